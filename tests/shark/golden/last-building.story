the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    3 players sit down with 0 FT each; the bank has 40 shares and 9 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
first 3
    The draw falls on Chloé, who begins. [shark.first-player]
deal green
    Chloé is dealt a green share. [shark.setup shark.shares-fungible]
deal green
    Anna is dealt a green share. [shark.setup shark.shares-fungible]
deal blue
    Ben is dealt a blue share. [shark.setup shark.shares-fungible]
    Turn 1: Chloé. [shark.turn shark.first-player]
    Chloé begins the game and rolls without trading first. [shark.first-turn]
roll yellow 2
    Chloé rolls yellow and zone 2. [shark.colour-die shark.zone-die]
place yellow G5
    Chloé puts a yellow building on G5 in zone 2. [shark.zone-die shark.colour-die]
    Yellow rises from 0 to 1. [shark.first-building shark.value]
    Chloé gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
buy yellow
    Chloé buys a yellow share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Chloé sells a yellow share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Chloé buys a yellow share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Chloé sells a yellow share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Chloé buys a yellow share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Chloé sells a yellow share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 2: Anna. [shark.turn shark.first-player]
    There is nothing that Anna could buy or sell. [shark.turn]
roll blue 2
    Anna rolls blue and zone 2. [shark.colour-die shark.zone-die]
place blue G1
    Anna puts a blue building on G1 in zone 2. [shark.zone-die shark.colour-die]
    Blue rises from 0 to 1. [shark.first-building shark.value]
    Anna gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
buy yellow
    Anna buys a yellow share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 3: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll yellow 2
    Ben rolls yellow and zone 2. [shark.colour-die shark.zone-die]
place yellow F4
    Ben puts a yellow building on F4 in zone 2. [shark.zone-die shark.colour-die]
    A lone building: yellow stays at 1. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
done
    Ben ends this round of trade. [shark.turn]
    Turn 4: Chloé. [shark.turn shark.first-player]
buy blue
    Chloé buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Chloé sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Chloé buys a blue share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Chloé sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Chloé buys a blue share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
roll yellow 2
    Chloé rolls yellow and zone 2. [shark.colour-die shark.zone-die]
place yellow E2
    Chloé puts a yellow building on E2 in zone 2. [shark.zone-die shark.colour-die]
    A lone building: yellow stays at 1. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Chloé buys a blue share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 5: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red J4
    Anna puts a red building on J4 in zone 3. [shark.zone-die shark.colour-die]
    Red rises from 0 to 1. [shark.first-building shark.value]
    Anna gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
buy yellow
    Anna buys a yellow share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 6: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll red 5
    Ben rolls red and zone 5. [shark.colour-die shark.zone-die]
place red F9
    Ben puts a red building on F9 in zone 5. [shark.zone-die shark.colour-die]
    A lone building: red stays at 1. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
done
    Ben ends this round of trade. [shark.turn]
    Turn 7: Chloé. [shark.turn shark.first-player]
done
    Chloé ends this round of trade. [shark.turn]
roll black 4
    Chloé rolls black and zone 4: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue B10
    Chloé puts a blue building on B10 in zone 4. [shark.zone-die shark.choose-placeable]
    A lone building: blue stays at 1. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
sell blue
    Chloé sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Chloé buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Chloé buys a blue share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Chloé sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Chloé buys a blue share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 8: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll white 5
    Anna rolls white and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place yellow G6
    Anna puts a yellow building on G6 in zone 5. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 2. [shark.chain]
    Yellow rises from 1 to 2. [shark.value]
    Anna gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Anna gets 2 × 1 × 1,000 = 2,000 FT for yellow. [shark.dividend]
buy yellow
    Anna buys a yellow share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 9: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll black 4
    Ben rolls black and zone 4: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue B9
    Ben puts a blue building on B9 in zone 4. [shark.zone-die shark.choose-placeable]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 1 to 2. [shark.value]
    Ben gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
    Chloé gets 3 × 1 × 1,000 = 3,000 FT for blue. [shark.dividend]
done
    Ben ends this round of trade. [shark.turn]
    Turn 10: Chloé. [shark.turn shark.first-player]
buy blue
    Chloé buys a blue share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Chloé buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
roll black 2
    Chloé rolls black and zone 2: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue H2
    Chloé puts a blue building on H2 in zone 2. [shark.zone-die shark.choose-placeable]
    A lone building: blue stays at 2. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
buy red
    Chloé buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Chloé sells a blue share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 11: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll red 2
    Anna rolls red and zone 2. [shark.colour-die shark.zone-die]
place red E5
    Anna puts a red building on E5 in zone 2. [shark.zone-die shark.colour-die shark.diagonal-free]
    A lone building: red stays at 1. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 12: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll blue 3
    Ben rolls blue and zone 3. [shark.colour-die shark.zone-die]
place blue I2
    Ben puts a blue building on I2 in zone 3. [shark.zone-die shark.colour-die]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 2 to 4. [shark.value]
    Ben gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    Ben gets 1 × 2 × 1,000 = 2,000 FT for blue. [shark.dividend]
    Chloé gets 3 × 2 × 1,000 = 6,000 FT for blue. [shark.dividend]
done
    Ben ends this round of trade. [shark.turn]
    Turn 13: Chloé. [shark.turn shark.first-player]
buy yellow
    Chloé buys a yellow share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Chloé sells a blue share for 4,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Chloé sells a red share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy red
    Chloé buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Chloé buys a yellow share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Chloé sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Chloé buys a yellow share for 2,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Chloé buys a yellow share for 2,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Chloé sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Chloé sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Chloé sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Chloé sells a blue share for 4,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Chloé sells a blue share for 4,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
roll yellow 2
    Chloé rolls yellow and zone 2. [shark.colour-die shark.zone-die]
place yellow H4
    Chloé puts a yellow building on H4 in zone 2. [shark.zone-die shark.colour-die]
    A lone building: yellow stays at 2. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 14: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll blue 6
    Anna rolls blue and zone 6. [shark.colour-die shark.zone-die]
place blue L6
    Anna puts a blue building on L6 in zone 6. [shark.zone-die shark.colour-die]
    A lone building: blue stays at 4. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 15: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll red 5
    Ben rolls red and zone 5. [shark.colour-die shark.zone-die]
place red E7
    Ben puts a red building on E7 in zone 5. [shark.zone-die shark.colour-die]
    A lone building: red stays at 1. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
done
    Ben ends this round of trade. [shark.turn]
    Turn 16: Chloé. [shark.turn shark.first-player]
buy red
    Chloé buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Chloé buys a yellow share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Chloé buys a yellow share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Chloé buys a yellow share for 2,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
sell red
    Chloé sells a red share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Chloé buys a yellow share for 2,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Chloé sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Chloé sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Chloé sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
sell yellow
    Chloé sells a yellow share for 2,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
roll blue 4
    Chloé rolls blue and zone 4. [shark.colour-die shark.zone-die]
place blue C10
    Chloé puts a blue building on C10 in zone 4. [shark.zone-die shark.colour-die]
    It makes a blue chain of 3. [shark.chain]
    Blue rises from 4 to 5. [shark.value]
    Chloé gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 17: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll blue 6
    Anna rolls blue and zone 6. [shark.colour-die shark.zone-die]
place blue K6
    Anna puts a blue building on K6 in zone 6. [shark.zone-die shark.colour-die]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 5 to 7. [shark.value]
    Anna gets a premium of 7 × 1,000 = 7,000 FT. [shark.premium]
    Ben gets 1 × 2 × 1,000 = 2,000 FT for blue. [shark.dividend]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 2,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 2,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 18: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll red 4
    Ben rolls red and zone 4. [shark.colour-die shark.zone-die]
place red D6
    Ben puts a red building on D6 in zone 4. [shark.zone-die shark.colour-die]
    A lone building: red stays at 1. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
done
    Ben ends this round of trade. [shark.turn]
    Turn 19: Chloé. [shark.turn shark.first-player]
buy red
    Chloé buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Chloé buys a blue share for 7,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    Chloé sells a red share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
roll red 1
    Chloé rolls red and zone 1. [shark.colour-die shark.zone-die]
place red C2
    Chloé puts a red building on C2 in zone 1. [shark.zone-die shark.colour-die]
    A lone building: red stays at 1. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
sell blue
    Chloé sells a blue share for 7,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Chloé sells a red share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy yellow
    Chloé buys a yellow share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 20: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll yellow 2
    Anna rolls yellow and zone 2. [shark.colour-die shark.zone-die]
place yellow G4
    Anna puts a yellow building on G4 in zone 2. [shark.zone-die shark.colour-die]
    It joins yellow groups of 1, 1 and 2 into a chain of 5. [shark.merge shark.chain]
    Yellow rises from 2 to 5. [shark.value]
    Anna gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    Anna gets 6 × 3 × 1,000 = 18,000 FT for yellow. [shark.dividend]
    Chloé gets 1 × 3 × 1,000 = 3,000 FT for yellow. [shark.dividend]
buy yellow
    Anna buys a yellow share for 5,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 5,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 5,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 7,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 21: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll red 2
    Ben rolls red and zone 2. [shark.colour-die shark.zone-die]
    No legal square for red in zone 2: the turn of Ben is over. [shark.no-place shark.rival-contact]
    Turn 22: Chloé. [shark.turn shark.first-player]
buy red
    Chloé buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    Chloé sells a red share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Chloé ends this round of trade. [shark.turn]
roll green 3
    Chloé rolls green and zone 3. [shark.colour-die shark.zone-die]
place green L4
    Chloé puts a green building on L4 in zone 3. [shark.zone-die shark.colour-die]
    Green rises from 0 to 1. [shark.first-building shark.value]
    Chloé gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for green. [shark.dividend]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for green. [shark.dividend]
buy blue
    Chloé buys a blue share for 7,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 23: Anna. [shark.turn shark.first-player]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red K4
    Anna puts a red building on K4 in zone 3. [shark.zone-die shark.colour-die]
    It makes a red chain of 2. [shark.chain]
    The red chain of 2 outnumbers the green chain of 1. [shark.rival-contact]
    Red rises from 1 to 2. [shark.value]
    Anna gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Anna gets 7 × 1 × 1,000 = 7,000 FT for red. [shark.dividend]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 1 building of green beside it. [shark.removal]
    Green falls from 1 to 0. [shark.value-drop shark.value]
    Anna placed the building and pays nothing for 1 share of green. [shark.loss-exempt]
    Chloé owes 1,000 FT for the fall of green. [shark.loss]
    Chloé pays 1,000 FT to the bank. [shark.loss]
buy red
    Anna buys a red share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 2,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 2,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 2,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 24: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll blue 1
    Ben rolls blue and zone 1. [shark.colour-die shark.zone-die]
place blue A4
    Ben puts a blue building on A4 in zone 1. [shark.zone-die shark.colour-die]
    A lone building: blue stays at 7. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
    All 9 blue buildings are used: the game is over. [shark.end-buildings]
    The last placement is settled in full, and nobody trades any more. [shark.end-settle]
    Anna sells all shares for 74,000 FT. [shark.winner]
    Ben sells all shares for 7,000 FT. [shark.winner]
    Chloé sells all shares for 14,000 FT. [shark.winner]
    Anna wins with 75,000 FT. [shark.winner]

outcome: shark.end-buildings
scores: (75000, 25000, 38000)
winners: (0,)
turn: 24
phase: over
player: 2
row 1: . . . . . . B . . . . .
row 2: . . R . Y . . B B . . .
row 3: . . . . . . . . . . . .
row 4: B . . . . Y Y Y . R R .
row 5: . . . . R . Y . . . . .
row 6: . . . R . . Y . . . B B
row 7: . . . . R . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . B . . . R . . . . . .
row 10: . B B . . . . . . . . .
values: red 2, blue 7, green 0, yellow 5
box: red 0, blue 0, green 1, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 75000 | red 0, blue 0, green 0, yellow 0
player 2: 25000 | red 0, blue 0, green 0, yellow 0
player 3: 38000 | red 0, blue 0, green 0, yellow 0
