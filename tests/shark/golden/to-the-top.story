the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    2 players sit down with 0 FT each; the bank has 40 shares and 18 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
first 2
    The draw falls on Ben, who begins. [shark.first-player]
deal blue
    Ben is dealt a blue share. [shark.setup shark.shares-fungible]
deal blue
    Anna is dealt a blue share. [shark.setup shark.shares-fungible]
    Turn 1: Ben. [shark.turn shark.first-player]
    Ben begins the game and rolls without trading first. [shark.first-turn]
roll black 4
    Ben rolls black and zone 4: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place red B8
    Ben puts a red building on B8 in zone 4. [shark.zone-die shark.choose-placeable]
    Red rises from 0 to 1. [shark.first-building shark.value]
    Ben gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 2: Anna. [shark.turn shark.first-player]
    There is nothing that Anna could buy or sell. [shark.turn]
roll white 6
    Anna rolls white and zone 6: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green K8
    Anna puts a green building on K8 in zone 6. [shark.zone-die shark.choose-placeable]
    Green rises from 0 to 1. [shark.first-building shark.value]
    Anna gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 3: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll black 6
    Ben rolls black and zone 6: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green J8
    Ben puts a green building on J8 in zone 6. [shark.zone-die shark.choose-placeable]
    It makes a green chain of 2. [shark.chain]
    Green rises from 1 to 2. [shark.value]
    Ben gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 4: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll green 6
    Anna rolls green and zone 6. [shark.colour-die shark.zone-die]
place green I8
    Anna puts a green building on I8 in zone 6. [shark.zone-die shark.colour-die]
    It makes a green chain of 3. [shark.chain]
    Green rises from 2 to 3. [shark.value]
    Anna gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 5: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll white 3
    Ben rolls white and zone 3: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green L2
    Ben puts a green building on L2 in zone 3. [shark.zone-die shark.choose-placeable]
    A lone building: green stays at 3. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 6: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll blue 4
    Anna rolls blue and zone 4. [shark.colour-die shark.zone-die]
place blue D7
    Anna puts a blue building on D7 in zone 4. [shark.zone-die shark.colour-die]
    Blue rises from 0 to 1. [shark.first-building shark.value]
    Anna gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 7: Ben. [shark.turn shark.first-player]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll red 5
    Ben rolls red and zone 5. [shark.colour-die shark.zone-die]
place red F7
    Ben puts a red building on F7 in zone 5. [shark.zone-die shark.colour-die]
    A lone building: red stays at 1. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy red
    Ben buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 8: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll blue 6
    Anna rolls blue and zone 6. [shark.colour-die shark.zone-die]
place blue K10
    Anna puts a blue building on K10 in zone 6. [shark.zone-die shark.colour-die]
    A lone building: blue stays at 1. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 9: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll green 5
    Ben rolls green and zone 5. [shark.colour-die shark.zone-die]
place green H8
    Ben puts a green building on H8 in zone 5. [shark.zone-die shark.colour-die]
    It makes a green chain of 4. [shark.chain]
    Green rises from 3 to 4. [shark.value]
    Ben gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 10: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll green 5
    Anna rolls green and zone 5. [shark.colour-die shark.zone-die]
place green G8
    Anna puts a green building on G8 in zone 5. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a green chain of 5. [shark.chain]
    Green rises from 4 to 5. [shark.value]
    Anna gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 11: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll blue 2
    Ben rolls blue and zone 2. [shark.colour-die shark.zone-die]
place blue G4
    Ben puts a blue building on G4 in zone 2. [shark.zone-die shark.colour-die]
    A lone building: blue stays at 1. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Ben buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 12: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll yellow 1
    Anna rolls yellow and zone 1. [shark.colour-die shark.zone-die]
place yellow D5
    Anna puts a yellow building on D5 in zone 1. [shark.zone-die shark.colour-die]
    Yellow rises from 0 to 1. [shark.first-building shark.value]
    Anna gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
buy blue
    Anna buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 13: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll black 6
    Ben rolls black and zone 6: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green L8
    Ben puts a green building on L8 in zone 6. [shark.zone-die shark.choose-placeable]
    It makes a green chain of 6. [shark.chain]
    Green rises from 5 to 6. [shark.value]
    Ben gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
buy blue
    Ben buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 1,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 14: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll black 1
    Anna rolls black and zone 1: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow C5
    Anna puts a yellow building on C5 in zone 1. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 2. [shark.chain]
    Yellow rises from 1 to 2. [shark.value]
    Anna gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
buy yellow
    Anna buys a yellow share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 15: Ben. [shark.turn shark.first-player]
buy blue
    Ben buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll blue 2
    Ben rolls blue and zone 2. [shark.colour-die shark.zone-die]
place blue G3
    Ben puts a blue building on G3 in zone 2. [shark.zone-die shark.colour-die]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 1 to 2. [shark.value]
    Ben gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Anna gets 2 × 1 × 1,000 = 2,000 FT for blue. [shark.dividend]
    Ben gets 8 × 1 × 1,000 = 8,000 FT for blue. [shark.dividend]
buy blue
    Ben buys a blue share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 2,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 2,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 16: Anna. [shark.turn shark.first-player]
buy blue
    Anna buys a blue share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red K3
    Anna puts a red building on K3 in zone 3. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: red stays at 1. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy red
    Anna buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 17: Ben. [shark.turn shark.first-player]
buy blue
    Ben buys a blue share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll red 4
    Ben rolls red and zone 4. [shark.colour-die shark.zone-die]
place red A10
    Ben puts a red building on A10 in zone 4. [shark.zone-die shark.colour-die]
    A lone building: red stays at 1. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy red
    Ben buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 18: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 3. [shark.chain]
    The yellow chain of 3 outnumbers the blue chain of 1. [shark.rival-contact]
    Yellow rises from 2 to 3. [shark.value]
    Anna gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 1 building of blue beside it. [shark.removal]
    Blue loses a lone building and stays at 2. [shark.value-drop shark.value]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 19: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll green 3
    Ben rolls green and zone 3. [shark.colour-die shark.zone-die]
place green L3
    Ben puts a green building on L3 in zone 3. [shark.zone-die shark.colour-die]
    It makes a green chain of 2. [shark.chain]
    The green chain of 2 outnumbers the red chain of 1. [shark.rival-contact]
    Green rises from 6 to 8. [shark.value]
    Ben gets a premium of 8 × 1,000 = 8,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 1 building of red beside it. [shark.removal]
    Red loses a lone building and stays at 1. [shark.value-drop shark.value]
buy yellow
    Ben buys a yellow share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Ben buys a yellow share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 20: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll green 2
    Anna rolls green and zone 2. [shark.colour-die shark.zone-die]
place green E4
    Anna puts a green building on E4 in zone 2. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: green stays at 8. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 21: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll yellow 6
    Ben rolls yellow and zone 6. [shark.colour-die shark.zone-die]
place yellow I6
    Ben puts a yellow building on I6 in zone 6. [shark.zone-die shark.colour-die]
    A lone building: yellow stays at 3. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 22: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll white 5
    Anna rolls white and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green G9
    Anna puts a green building on G9 in zone 5. [shark.zone-die shark.choose-placeable]
    It makes a green chain of 7. [shark.chain]
    Green rises from 8 to 9. [shark.value]
    Anna gets a premium of 9 × 1,000 = 9,000 FT. [shark.premium]
buy yellow
    Anna buys a yellow share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 3,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 23: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll yellow 3
    Ben rolls yellow and zone 3. [shark.colour-die shark.zone-die]
place yellow I2
    Ben puts a yellow building on I2 in zone 3. [shark.zone-die shark.colour-die]
    A lone building: yellow stays at 3. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 24: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll black 3
    Anna rolls black and zone 3: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow J2
    Anna puts a yellow building on J2 in zone 3. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 2. [shark.chain]
    Yellow rises from 3 to 5. [shark.value]
    Anna gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    Anna gets 5 × 2 × 1,000 = 10,000 FT for yellow. [shark.dividend]
    Ben gets 2 × 2 × 1,000 = 4,000 FT for yellow. [shark.dividend]
buy yellow
    Anna buys a yellow share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 9,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 25: Ben. [shark.turn shark.first-player]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll red 4
    Ben rolls red and zone 4. [shark.colour-die shark.zone-die]
place red B9
    Ben puts a red building on B9 in zone 4. [shark.zone-die shark.colour-die]
    It makes a red chain of 2. [shark.chain]
    Red rises from 1 to 2. [shark.value]
    Ben gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Anna gets 16 × 1 × 1,000 = 16,000 FT for red. [shark.dividend]
    Ben gets 19 × 1 × 1,000 = 19,000 FT for red. [shark.dividend]
buy green
    Ben buys a green share for 9,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 26: Anna. [shark.turn shark.first-player]
buy yellow
    Anna buys a yellow share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 9,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll white 1
    Anna rolls white and zone 1: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow B5
    Anna puts a yellow building on B5 in zone 1. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 4. [shark.chain]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Anna gets 7 × 1 × 1,000 = 7,000 FT for yellow. [shark.dividend]
    Ben gets 2 × 1 × 1,000 = 2,000 FT for yellow. [shark.dividend]
buy green
    Anna buys a green share for 9,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 2,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 27: Ben. [shark.turn shark.first-player]
buy red
    Ben buys a red share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 9,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll blue 2
    Ben rolls blue and zone 2. [shark.colour-die shark.zone-die]
place blue G2
    Ben puts a blue building on G2 in zone 2. [shark.zone-die shark.colour-die]
    It makes a blue chain of 3. [shark.chain]
    Blue rises from 2 to 3. [shark.value]
    Ben gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Anna gets 3 × 1 × 1,000 = 3,000 FT for blue. [shark.dividend]
    Ben gets 13 × 1 × 1,000 = 13,000 FT for blue. [shark.dividend]
buy green
    Ben buys a green share for 9,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Ben buys a yellow share for 6,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 28: Anna. [shark.turn shark.first-player]
buy red
    Anna buys a red share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll green 4
    Anna rolls green and zone 4. [shark.colour-die shark.zone-die]
place green A6
    Anna puts a green building on A6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: green stays at 9. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
done
    Anna ends this round of trade. [shark.turn]
    Turn 29: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll black 1
    Ben rolls black and zone 1: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue A1
    Ben puts a blue building on A1 in zone 1. [shark.zone-die shark.choose-placeable]
    A lone building: blue stays at 3. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Ben buys a blue share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 30: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll red 4
    Anna rolls red and zone 4. [shark.colour-die shark.zone-die]
place red D8
    Anna puts a red building on D8 in zone 4. [shark.zone-die shark.colour-die]
    A lone building: red stays at 2. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
done
    Anna ends this round of trade. [shark.turn]
    Turn 31: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll blue 3
    Ben rolls blue and zone 3. [shark.colour-die shark.zone-die]
place blue J5
    Ben puts a blue building on J5 in zone 3. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: blue stays at 3. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
done
    Ben ends this round of trade. [shark.turn]
    Turn 32: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll green 1
    Anna rolls green and zone 1. [shark.colour-die shark.zone-die]
place green D2
    Anna puts a green building on D2 in zone 1. [shark.zone-die shark.colour-die]
    A lone building: green stays at 9. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Anna buys a blue share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 33: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll red 6
    Ben rolls red and zone 6. [shark.colour-die shark.zone-die]
place red L6
    Ben puts a red building on L6 in zone 6. [shark.zone-die shark.colour-die]
    A lone building: red stays at 2. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
done
    Ben ends this round of trade. [shark.turn]
    Turn 34: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll yellow 6
    Anna rolls yellow and zone 6. [shark.colour-die shark.zone-die]
place yellow J6
    Anna puts a yellow building on J6 in zone 6. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 2. [shark.chain]
    The yellow chain of 2 outnumbers the blue chain of 1. [shark.rival-contact]
    Yellow rises from 6 to 8. [shark.value]
    Anna gets a premium of 8 × 1,000 = 8,000 FT. [shark.premium]
    Anna gets 7 × 2 × 1,000 = 14,000 FT for yellow. [shark.dividend]
    Ben gets 3 × 2 × 1,000 = 6,000 FT for yellow. [shark.dividend]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 1 building of blue beside it. [shark.removal]
    Blue loses a lone building and stays at 3. [shark.value-drop shark.value]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Anna buys a green share for 9,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 9,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 9,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 9,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 9,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 35: Ben. [shark.turn shark.first-player]
sell yellow
    Ben sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Ben sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Ben sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Ben buys a green share for 9,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 9,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 9,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 3,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll blue 1
    Ben rolls blue and zone 1. [shark.colour-die shark.zone-die]
place blue B1
    Ben puts a blue building on B1 in zone 1. [shark.zone-die shark.colour-die]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 3 to 5. [shark.value]
    Ben gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    Anna gets 5 × 2 × 1,000 = 10,000 FT for blue. [shark.dividend]
    Ben gets 15 × 2 × 1,000 = 30,000 FT for blue. [shark.dividend]
buy green
    Ben buys a green share for 9,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 36: Anna. [shark.turn shark.first-player]
buy green
    Anna buys a green share for 9,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 9,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 9,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 9,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 5,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll blue 1
    Anna rolls blue and zone 1. [shark.colour-die shark.zone-die]
place blue A3
    Anna puts a blue building on A3 in zone 1. [shark.zone-die shark.colour-die]
    A lone building: blue stays at 5. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
done
    Anna ends this round of trade. [shark.turn]
    Turn 37: Ben. [shark.turn shark.first-player]
buy green
    Ben buys a green share for 9,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 9,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 9,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll green 3
    Ben rolls green and zone 3. [shark.colour-die shark.zone-die]
place green L1
    Ben puts a green building on L1 in zone 3. [shark.zone-die shark.colour-die]
    It makes a green chain of 3. [shark.chain]
    Green rises from 9 to 10. [shark.value]
    Ben gets a premium of 10 × 1,000 = 10,000 FT. [shark.premium]
    Anna gets 12 × 1 × 1,000 = 12,000 FT for green. [shark.dividend]
    Ben gets 10 × 1 × 1,000 = 10,000 FT for green. [shark.dividend]
buy green
    Ben buys a green share for 10,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 10,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 38: Anna. [shark.turn shark.first-player]
buy green
    Anna buys a green share for 10,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 5,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll blue 5
    Anna rolls blue and zone 5. [shark.colour-die shark.zone-die]
place blue G6
    Anna puts a blue building on G6 in zone 5. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: blue stays at 5. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
done
    Anna ends this round of trade. [shark.turn]
    Turn 39: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll white 3
    Ben rolls white and zone 3: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place red L5
    Ben puts a red building on L5 in zone 3. [shark.zone-die shark.choose-placeable]
    It makes a red chain of 2. [shark.chain]
    Red rises from 2 to 4. [shark.value]
    Ben gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    Anna gets 19 × 2 × 1,000 = 38,000 FT for red. [shark.dividend]
    Ben gets 21 × 2 × 1,000 = 42,000 FT for red. [shark.dividend]
buy green
    Ben buys a green share for 10,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 10,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 10,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 10,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 5,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 40: Anna. [shark.turn shark.first-player]
buy green
    Anna buys a green share for 10,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 10,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 10,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 5,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll yellow 2
    Anna rolls yellow and zone 2. [shark.colour-die shark.zone-die]
place yellow E5
    Anna puts a yellow building on E5 in zone 2. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 5. [shark.chain]
    The yellow chain of 5 outnumbers the green chain of 1. [shark.rival-contact]
    Yellow rises from 8 to 9. [shark.value]
    Anna gets a premium of 9 × 1,000 = 9,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 1 building of green beside it. [shark.removal]
    Green loses a lone building and stays at 10. [shark.value-drop shark.value]
buy green
    Anna buys a green share for 10,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 41: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll black 2
    Ben rolls black and zone 2: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue G5
    Ben puts a blue building on G5 in zone 2. [shark.zone-die shark.choose-placeable]
    It joins blue groups of 3 and 1 into a chain of 5. [shark.merge shark.chain]
    Blue rises from 5 to 7. [shark.value]
    Ben gets a premium of 7 × 1,000 = 7,000 FT. [shark.premium]
    Anna gets 8 × 2 × 1,000 = 16,000 FT for blue. [shark.dividend]
    Ben gets 16 × 2 × 1,000 = 32,000 FT for blue. [shark.dividend]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Ben buys a green share for 10,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 10,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 10,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 10,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 10,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 42: Anna. [shark.turn shark.first-player]
sell blue
    Anna sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Anna buys a green share for 10,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 10,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll blue 6
    Anna rolls blue and zone 6. [shark.colour-die shark.zone-die]
place blue L10
    Anna puts a blue building on L10 in zone 6. [shark.zone-die shark.colour-die]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 7 to 9. [shark.value]
    Anna gets a premium of 9 × 1,000 = 9,000 FT. [shark.premium]
done
    Anna ends this round of trade. [shark.turn]
    Turn 43: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll red 5
    Ben rolls red and zone 5. [shark.colour-die shark.zone-die]
place red E8
    Ben puts a red building on E8 in zone 5. [shark.zone-die shark.colour-die]
    It makes a red chain of 2. [shark.chain]
    Red rises from 4 to 6. [shark.value]
    Ben gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Anna gets 19 × 2 × 1,000 = 38,000 FT for red. [shark.dividend]
    Ben gets 21 × 2 × 1,000 = 42,000 FT for red. [shark.dividend]
done
    Ben ends this round of trade. [shark.turn]
    Turn 44: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red K5
    Anna puts a red building on K5 in zone 3. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a red chain of 3. [shark.chain]
    Red rises from 6 to 7. [shark.value]
    Anna gets a premium of 7 × 1,000 = 7,000 FT. [shark.premium]
    Anna gets 19 × 1 × 1,000 = 19,000 FT for red. [shark.dividend]
    Ben gets 21 × 1 × 1,000 = 21,000 FT for red. [shark.dividend]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Anna ends this round of trade. [shark.turn]
    Turn 45: Ben. [shark.turn shark.first-player]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Ben ends this round of trade. [shark.turn]
roll yellow 5
    Ben rolls yellow and zone 5. [shark.colour-die shark.zone-die]
place yellow E6
    Ben puts a yellow building on E6 in zone 5. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    Yellow rises from 9 to 10. [shark.value]
    Ben gets a premium of 10 × 1,000 = 10,000 FT. [shark.premium]
buy yellow
    Ben buys a yellow share for 10,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Ben buys a yellow share for 10,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Ben buys a yellow share for 10,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Ben buys a yellow share for 10,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Ben buys a yellow share for 10,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 46: Anna. [shark.turn shark.first-player]
buy yellow
    Anna buys a yellow share for 10,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 10,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 10,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 10,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 10,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll black 5
    Anna rolls black and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue H6
    Anna puts a blue building on H6 in zone 5. [shark.zone-die shark.choose-placeable]
    It makes a blue chain of 6. [shark.chain]
    The blue chain of 6 outnumbers the yellow chain of 2. [shark.rival-contact]
    Blue rises from 9 to 10. [shark.value]
    Anna gets a premium of 10 × 1,000 = 10,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of yellow beside it. [shark.removal]
    Yellow falls from 10 to 8. [shark.value-drop shark.value]
    Anna placed the building and pays nothing for 5 shares of yellow. [shark.loss-exempt]
    Ben owes 10,000 FT for the fall of yellow. [shark.loss]
    Ben pays 10,000 FT to the bank. [shark.loss]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Anna sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Anna ends this round of trade. [shark.turn]
    Turn 47: Ben. [shark.turn shark.first-player]
sell yellow
    Ben sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Ben sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Ben sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Ben sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Ben sells a yellow share for 8,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Ben ends this round of trade. [shark.turn]
roll white 5
    Ben rolls white and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green F9
    Ben puts a green building on F9 in zone 5. [shark.zone-die shark.choose-placeable shark.diagonal-free]
    It makes a green chain of 8. [shark.chain]
    Green rises from 10 to 11. [shark.value]
    Ben gets a premium of 11 × 1,000 = 11,000 FT. [shark.premium]
    Anna gets 19 × 1 × 1,000 = 19,000 FT for green. [shark.dividend]
    Ben gets 21 × 1 × 1,000 = 21,000 FT for green. [shark.dividend]
done
    Ben ends this round of trade. [shark.turn]
    Turn 48: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll black 2
    Anna rolls black and zone 2: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue H3
    Anna puts a blue building on H3 in zone 2. [shark.zone-die shark.choose-placeable shark.diagonal-free]
    It makes a blue chain of 7. [shark.chain]
    Blue rises from 10 to 11. [shark.value]
    Anna gets a premium of 11 × 1,000 = 11,000 FT. [shark.premium]
buy blue
    Anna buys a blue share for 11,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 49: Ben. [shark.turn shark.first-player]
buy blue
    Ben buys a blue share for 11,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll red 6
    Ben rolls red and zone 6. [shark.colour-die shark.zone-die]
place red K6
    Ben puts a red building on K6 in zone 6. [shark.zone-die shark.colour-die]
    It makes a red chain of 4. [shark.chain]
    Red rises from 7 to 8. [shark.value]
    Ben gets a premium of 8 × 1,000 = 8,000 FT. [shark.premium]
done
    Ben ends this round of trade. [shark.turn]
    Turn 50: Anna. [shark.turn shark.first-player]
buy blue
    Anna buys a blue share for 11,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll red 5
    Anna rolls red and zone 5. [shark.colour-die shark.zone-die]
place red H10
    Anna puts a red building on H10 in zone 5. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: red stays at 8. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
done
    Anna ends this round of trade. [shark.turn]
    Turn 51: Ben. [shark.turn shark.first-player]
buy blue
    Ben buys a blue share for 11,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll red 1
    Ben rolls red and zone 1. [shark.colour-die shark.zone-die]
place red C3
    Ben puts a red building on C3 in zone 1. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: red stays at 8. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
done
    Ben ends this round of trade. [shark.turn]
    Turn 52: Anna. [shark.turn shark.first-player]
buy blue
    Anna buys a blue share for 11,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 11,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll red 2
    Anna rolls red and zone 2. [shark.colour-die shark.zone-die]
place red E3
    Anna puts a red building on E3 in zone 2. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: red stays at 8. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
done
    Anna ends this round of trade. [shark.turn]
    Turn 53: Ben. [shark.turn shark.first-player]
buy blue
    Ben buys a blue share for 11,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 11,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll yellow 5
    Ben rolls yellow and zone 5. [shark.colour-die shark.zone-die]
place yellow E7
    Ben puts a yellow building on E7 in zone 5. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 7. [shark.chain]
    The yellow chain of 7 outnumbers the red chain of 1. [shark.rival-contact]
    The yellow chain of 7 outnumbers the red chain of 2. [shark.rival-contact]
    Yellow rises from 8 to 9. [shark.value]
    Ben gets a premium of 9 × 1,000 = 9,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 1 building of red beside it. [shark.removal]
    Out of the game: 2 buildings of red beside it. [shark.removal]
    Red falls from 8 to 6. [shark.value-drop shark.value]
done
    Ben ends this round of trade. [shark.turn]
    Turn 54: Anna. [shark.turn shark.first-player]
buy red
    Anna buys a red share for 6,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 6,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 6,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 6,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 6,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll green 4
    Anna rolls green and zone 4. [shark.colour-die shark.zone-die]
place green A7
    Anna puts a green building on A7 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a green chain of 2. [shark.chain]
    Green rises from 11 to 13. [shark.value]
    Anna gets a premium of 13 × 1,000 = 13,000 FT. [shark.premium]
    Anna gets 19 × 2 × 1,000 = 38,000 FT for green. [shark.dividend]
    Ben gets 21 × 2 × 1,000 = 42,000 FT for green. [shark.dividend]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 6,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 6,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 6,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 6,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 6,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Anna ends this round of trade. [shark.turn]
    Turn 55: Ben. [shark.turn shark.first-player]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 11,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Ben ends this round of trade. [shark.turn]
roll black 1
    Ben rolls black and zone 1: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green D1
    Ben puts a green building on D1 in zone 1. [shark.zone-die shark.choose-placeable]
    It makes a green chain of 2. [shark.chain]
    Green rises from 13 to 15. [shark.value]
    Ben gets a premium of 15 × 1,000 = 15,000 FT. [shark.premium]
    Anna gets 19 × 2 × 1,000 = 38,000 FT for green. [shark.dividend]
    Ben gets 21 × 2 × 1,000 = 42,000 FT for green. [shark.dividend]
    Green has reached 15: the game is over. [shark.end-value]
    The last placement is settled in full, and nobody trades any more. [shark.end-settle]
    Anna sells all shares for 285,000 FT. [shark.winner]
    Ben sells all shares for 315,000 FT. [shark.winner]
    Ben wins with 773,000 FT. [shark.winner]

outcome: shark.end-value
scores: (667000, 773000)
winners: (1,)
turn: 55
phase: over
player: 2
row 1: B B . G . . . . . . . G
row 2: . . . G . . B . Y Y . G
row 3: B . R . R . B B . . . G
row 4: . . . . . . B . . . . .
row 5: . Y Y Y Y . B . . . R R
row 6: G . . Y Y . B B . . R R
row 7: G . . . Y . . . . . . .
row 8: . R . . . . G G G G G G
row 9: . R . . . G G . . . . .
row 10: R . . . . . . R . . B B
values: red 6, blue 11, green 15, yellow 9
box: red 4, blue 2, green 1, yellow 2
bank: red 40, blue 40, green 40, yellow 40
player 1: 667000 | red 0, blue 0, green 0, yellow 0
player 2: 773000 | red 0, blue 0, green 0, yellow 0
