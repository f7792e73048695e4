the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    4 players sit down with 0 FT each; the bank has 40 shares and 9 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
first 3
    The draw falls on Chloé, who begins. [shark.first-player]
deal green
    Chloé is dealt a green share. [shark.setup shark.shares-fungible]
deal red
    David is dealt a red share. [shark.setup shark.shares-fungible]
deal yellow
    Anna is dealt a yellow share. [shark.setup shark.shares-fungible]
deal blue
    Ben is dealt a blue share. [shark.setup shark.shares-fungible]
    Turn 1: Chloé. [shark.turn shark.first-player]
    Chloé begins the game and rolls without trading first. [shark.first-turn]
roll black 2
    Chloé rolls black and zone 2: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place red G4
    Chloé puts a red building on G4 in zone 2. [shark.zone-die shark.choose-placeable]
    Red rises from 0 to 1. [shark.first-building shark.value]
    Chloé gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    David gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 2: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll green 2
    David rolls green and zone 2. [shark.colour-die shark.zone-die]
place green E3
    David puts a green building on E3 in zone 2. [shark.zone-die shark.colour-die]
    Green rises from 0 to 1. [shark.first-building shark.value]
    David gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for green. [shark.dividend]
done
    David ends this round of trade. [shark.turn]
    Turn 3: Anna. [shark.turn shark.first-player]
    There is nothing that Anna could buy or sell. [shark.turn]
roll red 6
    Anna rolls red and zone 6. [shark.colour-die shark.zone-die]
place red J7
    Anna puts a red building on J7 in zone 6. [shark.zone-die shark.colour-die]
    A lone building: red stays at 1. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
done
    Anna ends this round of trade. [shark.turn]
    Turn 4: Ben. [shark.turn shark.first-player]
    There is nothing that Ben could buy or sell. [shark.turn]
roll black 1
    Ben rolls black and zone 1: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue A5
    Ben puts a blue building on A5 in zone 1. [shark.zone-die shark.choose-placeable]
    Blue rises from 0 to 1. [shark.first-building shark.value]
    Ben gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 5: Chloé. [shark.turn shark.first-player]
sell green
    Chloé sells a green share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Chloé buys a green share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Chloé buys a green share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Chloé buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Chloé sells a green share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Chloé buys a blue share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Chloé sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Chloé buys a green share for 1,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    Chloé sells a red share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
roll yellow 5
    Chloé rolls yellow and zone 5. [shark.colour-die shark.zone-die]
place yellow G9
    Chloé puts a yellow building on G9 in zone 5. [shark.zone-die shark.colour-die]
    Yellow rises from 0 to 1. [shark.first-building shark.value]
    Chloé gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 6: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll black 4
    David rolls black and zone 4: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue A6
    David puts a blue building on A6 in zone 4. [shark.zone-die shark.choose-placeable]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 1 to 2. [shark.value]
    David gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
done
    David ends this round of trade. [shark.turn]
    Turn 7: Anna. [shark.turn shark.first-player]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll green 5
    Anna rolls green and zone 5. [shark.colour-die shark.zone-die]
place green F6
    Anna puts a green building on F6 in zone 5. [shark.zone-die shark.colour-die]
    A lone building: green stays at 1. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
sell yellow
    Anna sells a yellow share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Anna ends this round of trade. [shark.turn]
    Turn 8: Ben. [shark.turn shark.first-player]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll white 1
    Ben rolls white and zone 1: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue B5
    Ben puts a blue building on B5 in zone 1. [shark.zone-die shark.choose-placeable]
    It makes a blue chain of 3. [shark.chain]
    Blue rises from 2 to 3. [shark.value]
    Ben gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
buy red
    Ben buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 9: Chloé. [shark.turn shark.first-player]
buy yellow
    Chloé buys a yellow share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
roll yellow 1
    Chloé rolls yellow and zone 1. [shark.colour-die shark.zone-die]
place yellow A3
    Chloé puts a yellow building on A3 in zone 1. [shark.zone-die shark.colour-die]
    A lone building: yellow stays at 1. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 10: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll white 5
    David rolls white and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow F9
    David puts a yellow building on F9 in zone 5. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 2. [shark.chain]
    Yellow rises from 1 to 2. [shark.value]
    David gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
done
    David ends this round of trade. [shark.turn]
    Turn 11: Anna. [shark.turn shark.first-player]
buy green
    Anna buys a green share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Anna sells a green share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Anna buys a green share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll red 1
    Anna rolls red and zone 1. [shark.colour-die shark.zone-die]
place red A1
    Anna puts a red building on A1 in zone 1. [shark.zone-die shark.colour-die]
    A lone building: red stays at 1. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
sell green
    Anna sells a green share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Anna buys a yellow share for 2,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Anna sells a green share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
    There is nothing that Anna could buy or sell. [shark.turn]
    Turn 12: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll green 3
    Ben rolls green and zone 3. [shark.colour-die shark.zone-die]
place green I5
    Ben puts a green building on I5 in zone 3. [shark.zone-die shark.colour-die]
    A lone building: green stays at 1. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy green
    Ben buys a green share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 13: Chloé. [shark.turn shark.first-player]
buy green
    Chloé buys a green share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Chloé buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
roll green 3
    Chloé rolls green and zone 3. [shark.colour-die shark.zone-die]
place green I2
    Chloé puts a green building on I2 in zone 3. [shark.zone-die shark.colour-die]
    A lone building: green stays at 1. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
buy green
    Chloé buys a green share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 14: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll white 5
    David rolls white and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow F10
    David puts a yellow building on F10 in zone 5. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 3. [shark.chain]
    Yellow rises from 2 to 3. [shark.value]
    David gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
done
    David ends this round of trade. [shark.turn]
    Turn 15: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll yellow 6
    Anna rolls yellow and zone 6. [shark.colour-die shark.zone-die]
place yellow L6
    Anna puts a yellow building on L6 in zone 6. [shark.zone-die shark.colour-die]
    A lone building: yellow stays at 3. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy yellow
    Anna buys a yellow share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 16: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll blue 2
    Ben rolls blue and zone 2. [shark.colour-die shark.zone-die]
place blue E1
    Ben puts a blue building on E1 in zone 2. [shark.zone-die shark.colour-die]
    A lone building: blue stays at 3. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy green
    Ben buys a green share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 17: Chloé. [shark.turn shark.first-player]
sell yellow
    Chloé sells a yellow share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy red
    Chloé buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Chloé buys a blue share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Chloé sells a blue share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Chloé buys a yellow share for 3,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
roll red 6
    Chloé rolls red and zone 6. [shark.colour-die shark.zone-die]
place red K7
    Chloé puts a red building on K7 in zone 6. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a red chain of 2. [shark.chain]
    Red rises from 1 to 2. [shark.value]
    Chloé gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Ben gets 7 × 1 × 1,000 = 7,000 FT for red. [shark.dividend]
    Chloé gets 2 × 1 × 1,000 = 2,000 FT for red. [shark.dividend]
    David gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
buy green
    Chloé buys a green share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Chloé buys a blue share for 3,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Chloé sells a blue share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 18: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll yellow 1
    David rolls yellow and zone 1. [shark.colour-die shark.zone-die]
place yellow B3
    David puts a yellow building on B3 in zone 1. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 2. [shark.chain]
    Yellow rises from 3 to 5. [shark.value]
    David gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    Anna gets 1 × 2 × 1,000 = 2,000 FT for yellow. [shark.dividend]
    Chloé gets 1 × 2 × 1,000 = 2,000 FT for yellow. [shark.dividend]
done
    David ends this round of trade. [shark.turn]
    Turn 19: Anna. [shark.turn shark.first-player]
sell yellow
    Anna sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Anna buys a yellow share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll red 4
    Anna rolls red and zone 4. [shark.colour-die shark.zone-die]
place red B8
    Anna puts a red building on B8 in zone 4. [shark.zone-die shark.colour-die]
    A lone building: red stays at 2. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Anna buys a blue share for 3,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 20: Ben. [shark.turn shark.first-player]
buy red
    Ben buys a red share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 2,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll green 6
    Ben rolls green and zone 6. [shark.colour-die shark.zone-die]
place green I6
    Ben puts a green building on I6 in zone 6. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a green chain of 2. [shark.chain]
    Green rises from 1 to 2. [shark.value]
    Ben gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Ben gets 3 × 1 × 1,000 = 3,000 FT for green. [shark.dividend]
    Chloé gets 5 × 1 × 1,000 = 5,000 FT for green. [shark.dividend]
buy red
    Ben buys a red share for 2,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 21: Chloé. [shark.turn shark.first-player]
buy blue
    Chloé buys a blue share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Chloé sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Chloé buys a blue share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Chloé sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Chloé sells a red share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Chloé sells a red share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Chloé buys a blue share for 3,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Chloé sells a blue share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
roll white 4
    Chloé rolls white and zone 4: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue D9
    Chloé puts a blue building on D9 in zone 4. [shark.zone-die shark.choose-placeable]
    A lone building: blue stays at 3. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 22: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll yellow 3
    David rolls yellow and zone 3. [shark.colour-die shark.zone-die]
place yellow L5
    David puts a yellow building on L5 in zone 3. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 2. [shark.chain]
    Yellow rises from 5 to 7. [shark.value]
    David gets a premium of 7 × 1,000 = 7,000 FT. [shark.premium]
    Anna gets 1 × 2 × 1,000 = 2,000 FT for yellow. [shark.dividend]
done
    David ends this round of trade. [shark.turn]
    Turn 23: Anna. [shark.turn shark.first-player]
sell blue
    Anna sells a blue share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Anna buys a blue share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Anna sells a blue share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Anna ends this round of trade. [shark.turn]
roll blue 1
    Anna rolls blue and zone 1. [shark.colour-die shark.zone-die]
place blue D4
    Anna puts a blue building on D4 in zone 1. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: blue stays at 3. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Anna buys a blue share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Anna sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Anna buys a green share for 2,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 24: Ben. [shark.turn shark.first-player]
buy blue
    Ben buys a blue share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll black 6
    Ben rolls black and zone 6: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place red L7
    Ben puts a red building on L7 in zone 6. [shark.zone-die shark.choose-placeable]
    It makes a red chain of 3. [shark.chain]
    The red chain of 3 outnumbers the yellow chain of 2. [shark.rival-contact]
    Red rises from 2 to 3. [shark.value]
    Ben gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Ben gets 11 × 1 × 1,000 = 11,000 FT for red. [shark.dividend]
    David gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of yellow beside it. [shark.removal]
    Yellow falls from 7 to 5. [shark.value-drop shark.value]
    Anna owes 2,000 FT for the fall of yellow. [shark.loss]
    Anna pays 1,000 FT to the bank. [shark.loss]
    Anna has no cash left for the remaining 1,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender yellow
    Anna gives up a yellow share: 1 share now covers 2,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
    Anna keeps the change of 1,000 FT. [shark.forced-sale]
buy red
    Ben buys a red share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 3,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 3,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 3,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 25: Chloé. [shark.turn shark.first-player]
buy yellow
    Chloé buys a yellow share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Chloé buys a green share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Chloé sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
buy red
    Chloé buys a red share for 3,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Chloé sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
roll green 2
    Chloé rolls green and zone 2. [shark.colour-die shark.zone-die]
place green F5
    Chloé puts a green building on F5 in zone 2. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a green chain of 2. [shark.chain]
    Green rises from 2 to 4. [shark.value]
    Chloé gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    Anna gets 1 × 2 × 1,000 = 2,000 FT for green. [shark.dividend]
    Ben gets 3 × 2 × 1,000 = 6,000 FT for green. [shark.dividend]
    Chloé gets 4 × 2 × 1,000 = 8,000 FT for green. [shark.dividend]
buy blue
    Chloé buys a blue share for 3,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 26: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll yellow 3
    David rolls yellow and zone 3. [shark.colour-die shark.zone-die]
place yellow L2
    David puts a yellow building on L2 in zone 3. [shark.zone-die shark.colour-die]
    A lone building: yellow stays at 5. [shark.first-building]
    David gets 1,000 FT for a lone building. [shark.premium]
done
    David ends this round of trade. [shark.turn]
    Turn 27: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll green 3
    Anna rolls green and zone 3. [shark.colour-die shark.zone-die]
place green J4
    Anna puts a green building on J4 in zone 3. [shark.zone-die shark.colour-die]
    A lone building: green stays at 4. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Anna buys a blue share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Anna sells a blue share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Anna buys a blue share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 28: Ben. [shark.turn shark.first-player]
buy red
    Ben buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll green 5
    Ben rolls green and zone 5. [shark.colour-die shark.zone-die]
place green H6
    Ben puts a green building on H6 in zone 5. [shark.zone-die shark.colour-die]
    It makes a green chain of 3. [shark.chain]
    Green rises from 4 to 5. [shark.value]
    Ben gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for green. [shark.dividend]
    Ben gets 3 × 1 × 1,000 = 3,000 FT for green. [shark.dividend]
    Chloé gets 4 × 1 × 1,000 = 4,000 FT for green. [shark.dividend]
buy green
    Ben buys a green share for 5,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 5,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 29: Chloé. [shark.turn shark.first-player]
sell green
    Chloé sells a green share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    Chloé sells a green share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Chloé buys a blue share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Chloé buys a blue share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Chloé buys a red share for 3,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Chloé buys a red share for 3,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Chloé sells a blue share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Chloé sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Chloé sells a blue share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Chloé buys a blue share for 3,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    Chloé sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Chloé sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    Chloé sells a green share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    Chloé sells a green share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Chloé sells a blue share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
roll white 1
    Chloé rolls white and zone 1: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue C4
    Chloé puts a blue building on C4 in zone 1. [shark.zone-die shark.choose-placeable shark.diagonal-free]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 3 to 5. [shark.value]
    Chloé gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    Anna gets 3 × 2 × 1,000 = 6,000 FT for blue. [shark.dividend]
    Ben gets 2 × 2 × 1,000 = 4,000 FT for blue. [shark.dividend]
    Chloé gets 3 × 2 × 1,000 = 6,000 FT for blue. [shark.dividend]
sell blue
    Chloé sells a blue share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 30: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll red 1
    David rolls red and zone 1. [shark.colour-die shark.zone-die]
place red D2
    David puts a red building on D2 in zone 1. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: red stays at 3. [shark.first-building]
    David gets 1,000 FT for a lone building. [shark.premium]
done
    David ends this round of trade. [shark.turn]
    Turn 31: Anna. [shark.turn shark.first-player]
sell blue
    Anna sells a blue share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Anna buys a yellow share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Anna sells a blue share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    Anna sells a green share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Anna buys a yellow share for 5,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Anna sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
buy red
    Anna buys a red share for 3,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 5,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Anna sells a blue share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Anna buys a blue share for 5,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Anna sells a blue share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
    There is nothing that Anna could buy or sell. [shark.turn]
roll white 3
    Anna rolls white and zone 3: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue K1
    Anna puts a blue building on K1 in zone 3. [shark.zone-die shark.choose-placeable shark.diagonal-free]
    A lone building: blue stays at 5. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
    There is nothing that Anna could buy or sell. [shark.turn]
    Turn 32: Ben. [shark.turn shark.first-player]
buy red
    Ben buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll white 5
    Ben rolls white and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow G7
    Ben puts a yellow building on G7 in zone 5. [shark.zone-die shark.choose-placeable shark.diagonal-free]
    A lone building: yellow stays at 5. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
    All 9 yellow buildings are used: the game is over. [shark.end-buildings]
    The last placement is settled in full, and nobody trades any more. [shark.end-settle]
    Ben sells all shares for 89,000 FT. [shark.winner]
    Chloé sells all shares for 10,000 FT. [shark.winner]
    David sells all shares for 3,000 FT. [shark.winner]
    Ben wins with 91,000 FT. [shark.winner]

outcome: shark.end-buildings
scores: (29000, 91000, 76000, 28000)
winners: (1,)
turn: 32
phase: over
player: 2
row 1: R . . . B . . . . . B .
row 2: . . . R . . . . G . . Y
row 3: Y Y . . G . . . . . . .
row 4: . . B B . . R . . G . .
row 5: B B . . . G . . G . . .
row 6: B . . . . G . G G . . .
row 7: . . . . . . Y . . R R R
row 8: . R . . . . . . . . . .
row 9: . . . B . Y Y . . . . .
row 10: . . . . . Y . . . . . .
values: red 3, blue 5, green 5, yellow 5
box: red 0, blue 0, green 0, yellow 2
bank: red 40, blue 40, green 40, yellow 40
player 1: 29000 | red 0, blue 0, green 0, yellow 0
player 2: 91000 | red 0, blue 0, green 0, yellow 0
player 3: 76000 | red 0, blue 0, green 0, yellow 0
player 4: 28000 | red 0, blue 0, green 0, yellow 0
