the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    6 players sit down with 0 FT each; the bank has 40 shares and 8 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
first 2
    The draw falls on Ben, who begins. [shark.first-player]
choose green
    Ben chooses a green share. [shark.setup shark.shares-fungible]
choose red
    Chloé chooses a red share. [shark.setup shark.shares-fungible]
choose red
    David chooses a red share. [shark.setup shark.shares-fungible]
choose yellow
    Emma chooses a yellow share. [shark.setup shark.shares-fungible]
choose blue
    Farid chooses a blue share. [shark.setup shark.shares-fungible]
choose green
    Anna chooses a green share. [shark.setup shark.shares-fungible]
    Turn 1: Ben. [shark.turn shark.first-player]
    Ben begins the game and rolls without trading first. [shark.first-turn]
roll black 3
    Ben rolls black and zone 3: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place red I5
    Ben puts a red building on I5 in zone 3. [shark.zone-die shark.choose-placeable]
    Red rises from 0 to 1. [shark.first-building shark.value]
    Ben gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
    David gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 2: Chloé. [shark.turn shark.first-player]
buy red
    Chloé buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
roll black 2
    Chloé rolls black and zone 2: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place red H5
    Chloé puts a red building on H5 in zone 2. [shark.zone-die shark.choose-placeable]
    It makes a red chain of 2. [shark.chain]
    Red rises from 1 to 2. [shark.value]
    Chloé gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
    Chloé gets 2 × 1 × 1,000 = 2,000 FT for red. [shark.dividend]
    David gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
buy red
    Chloé buys a red share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Chloé buys a red share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 3: David. [shark.turn shark.first-player]
buy red
    David buys a red share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    David sells a red share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy red
    David buys a red share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    David ends this round of trade. [shark.turn]
roll white 3
    David rolls white and zone 3: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place red K5
    David puts a red building on K5 in zone 3. [shark.zone-die shark.choose-placeable]
    A lone building: red stays at 2. [shark.first-building]
    David gets 1,000 FT for a lone building. [shark.premium]
sell red
    David sells a red share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    David sells a red share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    David ends this round of trade. [shark.turn]
    Turn 4: Emma. [shark.turn shark.first-player]
    There is nothing that Emma could buy or sell. [shark.turn]
roll yellow 3
    Emma rolls yellow and zone 3. [shark.colour-die shark.zone-die]
place yellow J2
    Emma puts a yellow building on J2 in zone 3. [shark.zone-die shark.colour-die]
    Yellow rises from 0 to 1. [shark.first-building shark.value]
    Emma gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Emma gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
buy red
    Emma buys a red share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
    Turn 5: Farid. [shark.turn shark.first-player]
    There is nothing that Farid could buy or sell. [shark.turn]
roll yellow 3
    Farid rolls yellow and zone 3. [shark.colour-die shark.zone-die]
place yellow I2
    Farid puts a yellow building on I2 in zone 3. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 2. [shark.chain]
    Yellow rises from 1 to 2. [shark.value]
    Farid gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Emma gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
done
    Farid ends this round of trade. [shark.turn]
    Turn 6: Anna. [shark.turn shark.first-player]
    There is nothing that Anna could buy or sell. [shark.turn]
roll yellow 6
    Anna rolls yellow and zone 6. [shark.colour-die shark.zone-die]
place yellow J8
    Anna puts a yellow building on J8 in zone 6. [shark.zone-die shark.colour-die]
    A lone building: yellow stays at 2. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
    There is nothing that Anna could buy or sell. [shark.turn]
    Turn 7: Ben. [shark.turn shark.first-player]
sell red
    Ben sells a red share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Ben ends this round of trade. [shark.turn]
roll red 1
    Ben rolls red and zone 1. [shark.colour-die shark.zone-die]
place red A1
    Ben puts a red building on A1 in zone 1. [shark.zone-die shark.colour-die]
    A lone building: red stays at 2. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy yellow
    Ben buys a yellow share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Ben sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Ben buys a yellow share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Ben sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Ben ends this round of trade. [shark.turn]
    Turn 8: Chloé. [shark.turn shark.first-player]
done
    Chloé ends this round of trade. [shark.turn]
roll blue 3
    Chloé rolls blue and zone 3. [shark.colour-die shark.zone-die]
place blue L4
    Chloé puts a blue building on L4 in zone 3. [shark.zone-die shark.colour-die shark.diagonal-free]
    Blue rises from 0 to 1. [shark.first-building shark.value]
    Chloé gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Farid gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 9: David. [shark.turn shark.first-player]
buy red
    David buys a red share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    David ends this round of trade. [shark.turn]
roll black 3
    David rolls black and zone 3: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green K3
    David puts a green building on K3 in zone 3. [shark.zone-die shark.choose-placeable shark.diagonal-free]
    Green rises from 0 to 1. [shark.first-building shark.value]
    David gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for green. [shark.dividend]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for green. [shark.dividend]
buy red
    David buys a red share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    David sells a red share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    David ends this round of trade. [shark.turn]
    Turn 10: Emma. [shark.turn shark.first-player]
done
    Emma ends this round of trade. [shark.turn]
roll red 5
    Emma rolls red and zone 5. [shark.colour-die shark.zone-die]
place red H6
    Emma puts a red building on H6 in zone 5. [shark.zone-die shark.colour-die]
    It makes a red chain of 3. [shark.chain]
    Red rises from 2 to 3. [shark.value]
    Emma gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
    Chloé gets 4 × 1 × 1,000 = 4,000 FT for red. [shark.dividend]
    David gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
    Emma gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
buy red
    Emma buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Emma buys a yellow share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
    Turn 11: Farid. [shark.turn shark.first-player]
done
    Farid ends this round of trade. [shark.turn]
roll black 5
    Farid rolls black and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green E10
    Farid puts a green building on E10 in zone 5. [shark.zone-die shark.choose-placeable]
    A lone building: green stays at 1. [shark.first-building]
    Farid gets 1,000 FT for a lone building. [shark.premium]
sell blue
    Farid sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Farid buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Farid buys a blue share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Farid buys a red share for 3,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Farid sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Farid buys a blue share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Farid ends this round of trade. [shark.turn]
    Turn 12: Anna. [shark.turn shark.first-player]
buy green
    Anna buys a green share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll black 3
    Anna rolls black and zone 3: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green L3
    Anna puts a green building on L3 in zone 3. [shark.zone-die shark.choose-placeable]
    It makes a green chain of 2. [shark.chain]
    The green chain of 2 outnumbers the blue chain of 1. [shark.rival-contact]
    Green rises from 1 to 2. [shark.value]
    Anna gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Anna gets 3 × 1 × 1,000 = 3,000 FT for green. [shark.dividend]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for green. [shark.dividend]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 1 building of blue beside it. [shark.removal]
    Blue falls from 1 to 0. [shark.value-drop shark.value]
    Farid owes 2,000 FT for the fall of blue. [shark.loss]
    Farid owes 2,000 FT; 0 FT in cash and 1,000 FT in shares do not cover it: all of it goes to the bank and Farid is out. [shark.bankrupt shark.shares-fungible]
buy red
    Anna buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 13: Ben. [shark.turn shark.first-player]
sell red
    Ben sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Ben buys a green share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Ben sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    Ben sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy red
    Ben buys a red share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Ben buys a yellow share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 2,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
sell red
    Ben sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    Ben sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy red
    Ben buys a red share for 3,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    Ben sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Ben ends this round of trade. [shark.turn]
roll blue 5
    Ben rolls blue and zone 5. [shark.colour-die shark.zone-die]
place blue F9
    Ben puts a blue building on F9 in zone 5. [shark.zone-die shark.colour-die shark.diagonal-free]
    Blue rises from 0 to 1. [shark.first-building shark.value]
    Ben gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
buy green
    Ben buys a green share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Ben sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Ben buys a yellow share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 1,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Ben sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Ben sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Ben sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
    There is nothing that Ben could buy or sell. [shark.turn]
    Turn 14: Chloé. [shark.turn shark.first-player]
buy red
    Chloé buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Chloé buys a green share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
roll blue 3
    Chloé rolls blue and zone 3. [shark.colour-die shark.zone-die]
place blue J4
    Chloé puts a blue building on J4 in zone 3. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: blue stays at 1. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Chloé buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 15: David. [shark.turn shark.first-player]
sell red
    David sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    David buys a green share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    David buys a green share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    David sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    David buys a green share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    David ends this round of trade. [shark.turn]
roll white 5
    David rolls white and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow E6
    David puts a yellow building on E6 in zone 5. [shark.zone-die shark.choose-placeable]
    A lone building: yellow stays at 2. [shark.first-building]
    David gets 1,000 FT for a lone building. [shark.premium]
buy yellow
    David buys a yellow share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    David sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    David ends this round of trade. [shark.turn]
    Turn 16: Emma. [shark.turn shark.first-player]
done
    Emma ends this round of trade. [shark.turn]
roll black 5
    Emma rolls black and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow F6
    Emma puts a yellow building on F6 in zone 5. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 2. [shark.chain]
    Yellow rises from 2 to 4. [shark.value]
    Emma gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    David gets 1 × 2 × 1,000 = 2,000 FT for yellow. [shark.dividend]
    Emma gets 2 × 2 × 1,000 = 4,000 FT for yellow. [shark.dividend]
buy red
    Emma buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Emma buys a red share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Emma buys a green share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
    Turn 17: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll black 1
    Anna rolls black and zone 1: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow C3
    Anna puts a yellow building on C3 in zone 1. [shark.zone-die shark.choose-placeable]
    A lone building: yellow stays at 4. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Anna buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 18: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll blue 1
    Ben rolls blue and zone 1. [shark.colour-die shark.zone-die]
place blue D1
    Ben puts a blue building on D1 in zone 1. [shark.zone-die shark.colour-die]
    A lone building: blue stays at 1. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Ben buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 19: Chloé. [shark.turn shark.first-player]
done
    Chloé ends this round of trade. [shark.turn]
roll red 6
    Chloé rolls red and zone 6. [shark.colour-die shark.zone-die]
place red K6
    Chloé puts a red building on K6 in zone 6. [shark.zone-die shark.colour-die]
    It makes a red chain of 2. [shark.chain]
    Red rises from 3 to 5. [shark.value]
    Chloé gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    Anna gets 1 × 2 × 1,000 = 2,000 FT for red. [shark.dividend]
    Chloé gets 5 × 2 × 1,000 = 10,000 FT for red. [shark.dividend]
    Emma gets 4 × 2 × 1,000 = 8,000 FT for red. [shark.dividend]
buy red
    Chloé buys a red share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Chloé buys a red share for 5,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Chloé buys a red share for 5,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 20: David. [shark.turn shark.first-player]
sell yellow
    David sells a yellow share for 4,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    David buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    David sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    David buys a yellow share for 4,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    David buys a blue share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    David sells a yellow share for 4,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    David buys a blue share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    David buys a yellow share for 4,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    David sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    David ends this round of trade. [shark.turn]
roll green 2
    David rolls green and zone 2. [shark.colour-die shark.zone-die]
place green E4
    David puts a green building on E4 in zone 2. [shark.zone-die shark.colour-die]
    A lone building: green stays at 2. [shark.first-building]
    David gets 1,000 FT for a lone building. [shark.premium]
buy green
    David buys a green share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    David buys a green share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    David ends this round of trade. [shark.turn]
    Turn 21: Emma. [shark.turn shark.first-player]
buy green
    Emma buys a green share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Emma buys a red share for 5,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Emma buys a blue share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
roll white 4
    Emma rolls white and zone 4: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow D6
    Emma puts a yellow building on D6 in zone 4. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 3. [shark.chain]
    Yellow rises from 4 to 5. [shark.value]
    Emma gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    David gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Emma gets 2 × 1 × 1,000 = 2,000 FT for yellow. [shark.dividend]
buy green
    Emma buys a green share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Emma buys a red share for 5,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
    Turn 22: Anna. [shark.turn shark.first-player]
buy blue
    Anna buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red K1
    Anna puts a red building on K1 in zone 3. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: red stays at 5. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Anna buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 23: Ben. [shark.turn shark.first-player]
buy yellow
    Ben buys a yellow share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Ben sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Ben sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy red
    Ben buys a red share for 5,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    Ben sells a red share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Ben buys a yellow share for 5,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Ben sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Ben buys a green share for 2,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Ben sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    Ben sells a green share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Ben ends this round of trade. [shark.turn]
roll black 3
    Ben rolls black and zone 3: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green L4
    Ben puts a green building on L4 in zone 3. [shark.zone-die shark.choose-placeable shark.diagonal-free]
    It makes a green chain of 3. [shark.chain]
    Green rises from 2 to 3. [shark.value]
    Ben gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Anna gets 4 × 1 × 1,000 = 4,000 FT for green. [shark.dividend]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for green. [shark.dividend]
    David gets 2 × 1 × 1,000 = 2,000 FT for green. [shark.dividend]
    Emma gets 3 × 1 × 1,000 = 3,000 FT for green. [shark.dividend]
buy green
    Ben buys a green share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Ben sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    Ben buys a green share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Ben buys a green share for 3,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Ben sells a green share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Ben buys a yellow share for 5,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
sell green
    Ben sells a green share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Ben buys a yellow share for 5,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Ben sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Ben sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    Ben sells a green share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
    There is nothing that Ben could buy or sell. [shark.turn]
    Turn 24: Chloé. [shark.turn shark.first-player]
buy blue
    Chloé buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
roll blue 3
    Chloé rolls blue and zone 3. [shark.colour-die shark.zone-die]
    No legal square for blue in zone 3: Chloé places nothing and may still trade. [shark.no-place shark.rival-contact]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 25: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll white 2
    David rolls white and zone 2: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place green H1
    David puts a green building on H1 in zone 2. [shark.zone-die shark.choose-placeable shark.diagonal-free]
    A lone building: green stays at 3. [shark.first-building]
    David gets 1,000 FT for a lone building. [shark.premium]
buy red
    David buys a red share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    David sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    David sells a green share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    David sells a green share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    David buys a green share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    David sells a red share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    David buys a yellow share for 5,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    David buys a green share for 3,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    David sells a yellow share for 5,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    David sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy green
    David buys a green share for 3,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    David sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    David sells a green share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    David sells a green share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell green
    David sells a green share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
    There is nothing that David could buy or sell. [shark.turn]
    Turn 26: Emma. [shark.turn shark.first-player]
buy blue
    Emma buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Emma buys a blue share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Emma buys a blue share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
roll green 2
    Emma rolls green and zone 2. [shark.colour-die shark.zone-die]
place green G1
    Emma puts a green building on G1 in zone 2. [shark.zone-die shark.colour-die]
    It makes a green chain of 2. [shark.chain]
    Green rises from 3 to 5. [shark.value]
    Emma gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    Anna gets 4 × 2 × 1,000 = 8,000 FT for green. [shark.dividend]
    Chloé gets 1 × 2 × 1,000 = 2,000 FT for green. [shark.dividend]
    Emma gets 3 × 2 × 1,000 = 6,000 FT for green. [shark.dividend]
buy green
    Emma buys a green share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Emma buys a green share for 5,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Emma buys a blue share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
    Turn 27: Anna. [shark.turn shark.first-player]
buy green
    Anna buys a green share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy green
    Anna buys a green share for 5,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll green 1
    Anna rolls green and zone 1. [shark.colour-die shark.zone-die]
place green A4
    Anna puts a green building on A4 in zone 1. [shark.zone-die shark.colour-die]
    A lone building: green stays at 5. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
    All 8 green buildings are used: the game is over. [shark.end-buildings]
    The last placement is settled in full, and nobody trades any more. [shark.end-settle]
    Anna sells all shares for 41,000 FT. [shark.winner]
    Chloé sells all shares for 47,000 FT. [shark.winner]
    Emma sells all shares for 70,000 FT. [shark.winner]
    Emma wins with 70,000 FT. [shark.winner]

outcome: shark.end-buildings
scores: (42000, 15000, 49000, 21000, 70000, 0)
winners: (4,)
turn: 27
phase: over
player: 1
row 1: R . . B . . G G . . R .
row 2: . . . . . . . . Y Y . .
row 3: . . Y . . . . . . . G G
row 4: G . . . G . . . . B . G
row 5: . . . . . . . R R . R .
row 6: . . . Y Y Y . R . . R .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . Y . .
row 9: . . . . . B . . . . . .
row 10: . . . . G . . . . . . .
values: red 5, blue 1, green 5, yellow 5
box: red 0, blue 1, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 42000 | red 0, blue 0, green 0, yellow 0
player 2: 15000 | red 0, blue 0, green 0, yellow 0
player 3: 49000 | red 0, blue 0, green 0, yellow 0
player 4: 21000 | red 0, blue 0, green 0, yellow 0
player 5: 70000 | red 0, blue 0, green 0, yellow 0
player 6: out
