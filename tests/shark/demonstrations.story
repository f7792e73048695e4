=== shark.bank-money
the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    2 players sit down with 0 FT each; the bank has 40 shares and 18 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]

turn: 0
phase: first-player
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 0 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

2 legal moves, -1 decides

=== shark.bank-only
the start
sell red
    Anna sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]

turn: 9
phase: trade-before
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 11000 | red 0, blue 0, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 0, yellow 0

3 legal moves, 0 decides

=== shark.bankrupt
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 2 to 0. [shark.value-drop shark.value]
    Ben owes 6,000 FT for the fall of blue. [shark.loss]
    Ben owes 6,000 FT; 1,000 FT in cash and 0 FT in shares do not cover it: all of it goes to the bank and Ben is out. [shark.bankrupt shark.shares-fungible]

turn: 18
phase: trade-after
player: 1
row 1: . R . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 4, blue 0, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 38, blue 40, green 40, yellow 40
player 1: 6000 | red 1, blue 0, green 0, yellow 0
player 2: out
player 3: 5000 | red 1, blue 0, green 0, yellow 0

4 legal moves, 0 decides

=== shark.bankrupt~last
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 2 to 0. [shark.value-drop shark.value]
    Ben owes 6,000 FT for the fall of blue. [shark.loss]
    Ben owes 6,000 FT; 1,000 FT in cash and 0 FT in shares do not cover it: all of it goes to the bank and Ben is out. [shark.bankrupt shark.shares-fungible]
    All others are out: Anna is left. [shark.bankrupt]
    Anna wins with 10,000 FT. [shark.winner]

outcome: shark.bankrupt
scores: (10000, 0)
winners: (0,)
turn: 18
phase: over
player: 1
row 1: . R . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 4, blue 0, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 6000 | red 1, blue 0, green 0, yellow 0
player 2: out

0 legal moves, None decides

=== shark.board
the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    2 players sit down with 0 FT each; the bank has 40 shares and 18 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]

turn: 0
phase: first-player
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 0 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

2 legal moves, -1 decides

=== shark.buy-limit
the start
buy red
    Anna buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 3,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll blue 6
    Anna rolls blue and zone 6. [shark.colour-die shark.zone-die]
place blue L10
    Anna puts a blue building on L10 in zone 6. [shark.zone-die shark.colour-die]
    A lone building: blue stays at 1. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Anna buys a blue share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 3,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    Anna sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]

turn: 9
phase: trade-after
player: 1
bought: 5
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . B
values: red 3, blue 1, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 37, blue 38, green 40, yellow 40
player 1: 33000 | red 3, blue 2, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 0, yellow 0

try buy blue
    Player 1 has bought 5 shares already, which is the limit. [shark.buy-limit], nearest: None
3 legal moves, 0 decides

=== shark.buy-limit~each-window
the start
buy blue
    Anna buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 1,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll blue 6
    Anna rolls blue and zone 6. [shark.colour-die shark.zone-die]
place blue L10
    Anna puts a blue building on L10 in zone 6. [shark.zone-die shark.colour-die]
    A lone building: blue stays at 1. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
buy red
    Anna buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]

turn: 9
phase: trade-after
player: 1
bought: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . B
values: red 3, blue 1, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 38, blue 35, green 40, yellow 40
player 1: 33000 | red 2, blue 5, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 0, yellow 0

5 legal moves, 0 decides

=== shark.chain
the start
roll red 2
    Anna rolls red and zone 2. [shark.colour-die shark.zone-die]
place red E5
    Anna puts a red building on E5 in zone 2. [shark.zone-die shark.colour-die]
    It makes a red chain of 2. [shark.chain]
    Red rises from 1 to 2. [shark.value]
    Anna gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]

turn: 9
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . R R . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 2, blue 1, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 3000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

3 legal moves, 0 decides

=== shark.choose-placeable
the start
roll white 1
    Anna rolls white and zone 1: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]

turn: 15
phase: place
player: 1
dice: white 1
row 1: . B . B . . . . . . . .
row 2: . B . . . . . . . . . .
row 3: . B B B . . . . . . . .
row 4: . B . . . . . . . . . .
row 5: . B . B . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 7, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 2000 | red 1, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

try place red A1
    Red has no legal square in zone 1, and another colour has. [shark.choose-placeable], nearest: place blue A1
11 legal moves, 0 decides

=== shark.colour-die
the start
roll red 2
    Anna rolls red and zone 2. [shark.colour-die shark.zone-die]

turn: 10
phase: place
player: 1
dice: red 2
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 2, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 2000 | red 1, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

20 legal moves, 0 decides

=== shark.colour-die~free
the start
roll white 2
    Anna rolls white and zone 2: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]

turn: 10
phase: place
player: 1
dice: white 2
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 2, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 2000 | red 1, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

80 legal moves, 0 decides

=== shark.colour-die~refused
the start
roll red 2
    Anna rolls red and zone 2. [shark.colour-die shark.zone-die]

turn: 10
phase: place
player: 1
dice: red 2
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 2, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 2000 | red 1, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

try place blue G3
    The die shows red: a blue building cannot be placed. [shark.colour-die], nearest: place red G3
20 legal moves, 0 decides

=== shark.diagonal-free
the start
roll green 1
    Anna rolls green and zone 1. [shark.colour-die shark.zone-die]
place green D5
    Anna puts a green building on D5 in zone 1. [shark.zone-die shark.colour-die shark.diagonal-free]
    Green rises from 0 to 1. [shark.first-building shark.value]
    Anna gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]

turn: 16
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . G . . . . . . . .
row 6: . . . . B . . . . . . .
row 7: . . . . B . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 2, green 1, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 2000 | red 0, blue 0, green 0, yellow 0
player 2: 6000 | red 0, blue 1, green 0, yellow 0

3 legal moves, 0 decides

=== shark.dividend
the start
roll red 5
    Anna rolls red and zone 5. [shark.colour-die shark.zone-die]
place red G9
    Anna puts a red building on G9 in zone 5. [shark.zone-die shark.colour-die]
    It makes a red chain of 2. [shark.chain]
    Red rises from 4 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Anna gets 2 × 2 × 1,000 = 4,000 FT for red. [shark.dividend]
    Ben gets 5 × 2 × 1,000 = 10,000 FT for red. [shark.dividend]

turn: 9
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . R . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . R . . . . .
row 9: . . . . . . R . . . . .
row 10: . . . . . . . . . . . .
values: red 6, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 33, blue 40, green 40, yellow 40
player 1: 11000 | red 2, blue 0, green 0, yellow 0
player 2: 10000 | red 5, blue 0, green 0, yellow 0

3 legal moves, 0 decides

=== shark.end-buildings
the start
roll green 3
    Anna rolls green and zone 3. [shark.colour-die shark.zone-die]
place green K2
    Anna puts a green building on K2 in zone 3. [shark.zone-die shark.colour-die]
    A lone building: green stays at 1. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
    All 18 green buildings are used: the game is over. [shark.end-buildings]
    The last placement is settled in full, and nobody trades any more. [shark.end-settle]
    Anna sells all shares for 2,000 FT. [shark.winner]
    Ben sells all shares for 3,000 FT. [shark.winner]
    Ben wins with 12,000 FT. [shark.winner]

outcome: shark.end-buildings
scores: (11000, 12000)
winners: (1,)
turn: 40
phase: over
player: 1
row 1: G . G . G . G . . . . .
row 2: . . . . . . . . . . G .
row 3: G . G . G . G . . . . .
row 4: . . . . . . . . . . . .
row 5: G . G . G . G . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B B .
row 9: . . . . . . . . . B . .
row 10: . . . . . . . . . . . .
values: red 0, blue 3, green 1, yellow 0
box: red 0, blue 0, green 5, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 11000 | red 0, blue 0, green 0, yellow 0
player 2: 12000 | red 0, blue 0, green 0, yellow 0

0 legal moves, None decides

=== shark.end-settle
the start
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red L4
    Anna puts a red building on L4 in zone 3. [shark.zone-die shark.colour-die]
    It joins red groups of 13 and 1 into a chain of 15. [shark.merge shark.chain]
    The red chain of 15 outnumbers the blue chain of 3. [shark.rival-contact]
    Red rises from 13 to 15. [shark.value]
    Anna gets a premium of 15 × 1,000 = 15,000 FT. [shark.premium]
    Anna gets 2 × 2 × 1,000 = 4,000 FT for red. [shark.dividend]
    Ben gets 1 × 2 × 1,000 = 2,000 FT for red. [shark.dividend]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 3 buildings of blue beside it. [shark.removal]
    Blue falls from 5 to 2. [shark.value-drop shark.value]
    Ben owes 9,000 FT for the fall of blue. [shark.loss]
    Ben pays 9,000 FT to the bank. [shark.loss]
    Red has reached 15: the game is over. [shark.end-value]
    The last placement is settled in full, and nobody trades any more. [shark.end-settle]
    Anna sells all shares for 30,000 FT. [shark.winner]
    Ben sells all shares for 21,000 FT. [shark.winner]
    Anna wins with 52,000 FT. [shark.winner]

outcome: shark.end-value
scores: (52000, 23000)
winners: (0,)
turn: 30
phase: over
player: 1
row 1: . R R R R R R R R R R R
row 2: . . . . . . . . . . . R
row 3: . . . . . . . . . . . R
row 4: . . . . . . . . . . . R
row 5: . . . . . . . . . . . R
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . B . . . . . . . . .
row 9: . . B . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 15, blue 2, green 0, yellow 0
box: red 0, blue 3, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 52000 | red 0, blue 0, green 0, yellow 0
player 2: 23000 | red 0, blue 0, green 0, yellow 0

0 legal moves, None decides

=== shark.end-value
the start
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red L4
    Anna puts a red building on L4 in zone 3. [shark.zone-die shark.colour-die]
    It joins red groups of 13 and 1 into a chain of 15. [shark.merge shark.chain]
    Red rises from 13 to 15. [shark.value]
    Anna gets a premium of 15 × 1,000 = 15,000 FT. [shark.premium]
    Anna gets 2 × 2 × 1,000 = 4,000 FT for red. [shark.dividend]
    Ben gets 1 × 2 × 1,000 = 2,000 FT for red. [shark.dividend]
    Red has reached 15: the game is over. [shark.end-value]
    The last placement is settled in full, and nobody trades any more. [shark.end-settle]
    Anna sells all shares for 30,000 FT. [shark.winner]
    Ben sells all shares for 21,000 FT. [shark.winner]
    Anna wins with 52,000 FT. [shark.winner]

outcome: shark.end-value
scores: (52000, 32000)
winners: (0,)
turn: 30
phase: over
player: 1
row 1: . R R R R R R R R R R R
row 2: . . . . . . . . . . . R
row 3: . . . . . . . . . . . R
row 4: . . . . . . . . . . . R
row 5: . . . . . . . . . . . R
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . B . . . . . . . . .
row 9: . . B . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 15, blue 2, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 52000 | red 0, blue 0, green 0, yellow 0
player 2: 32000 | red 0, blue 0, green 0, yellow 0

0 legal moves, None decides

=== shark.first-building
the start
roll green 5
    Anna rolls green and zone 5. [shark.colour-die shark.zone-die]
place green G8
    Anna puts a green building on G8 in zone 5. [shark.zone-die shark.colour-die]
    Green rises from 0 to 1. [shark.first-building shark.value]
    Anna gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for green. [shark.dividend]

turn: 9
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . G . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 0, green 1, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 39, yellow 40
player 1: 2000 | red 0, blue 0, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 1, yellow 0

2 legal moves, 0 decides

=== shark.first-building~again
the start
roll green 5
    Anna rolls green and zone 5. [shark.colour-die shark.zone-die]
place green G8
    Anna puts a green building on G8 in zone 5. [shark.zone-die shark.colour-die]
    Green rises from 0 to 1. [shark.first-building shark.value]
    Anna gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for green. [shark.dividend]

turn: 19
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . R . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . G . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 4, blue 0, green 1, yellow 0
box: red 0, blue 0, green 3, yellow 0
bank: red 40, blue 40, green 39, yellow 40
player 1: 2000 | red 0, blue 0, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 1, yellow 0

2 legal moves, 0 decides

=== shark.first-building~lone
the start
roll red 5
    Anna rolls red and zone 5. [shark.colour-die shark.zone-die]
place red G8
    Anna puts a red building on G8 in zone 5. [shark.zone-die shark.colour-die]
    A lone building: red stays at 3. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
    There is nothing that Anna could buy or sell. [shark.turn]
    Turn 10: Ben. [shark.turn shark.first-player]

turn: 10
phase: trade-before
player: 2
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . R . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 2000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 1, blue 0, green 0, yellow 0

2 legal moves, 1 decides

=== shark.first-player
the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    3 players sit down with 0 FT each; the bank has 40 shares and 18 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
first 3
    The draw falls on Chloé, who begins. [shark.first-player]

turn: 0
phase: deal
player: 3
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 0 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0
player 3: 0 | red 0, blue 0, green 0, yellow 0

4 legal moves, -1 decides

=== shark.first-player~skips
the start
done
    Anna ends this round of trade. [shark.turn]
    Turn 13: Chloé. [shark.turn shark.first-player]

turn: 13
phase: trade-before
player: 3
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 2, yellow 0
box: red 0, blue 0, green 0, yellow 2
bank: red 38, blue 40, green 39, yellow 40
player 1: 4000 | red 2, blue 0, green 0, yellow 0
player 2: out
player 3: 6000 | red 0, blue 0, green 1, yellow 0

5 legal moves, 2 decides

=== shark.first-turn
the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    3 players sit down with 5,000 FT each; the bank has 40 shares and 18 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
first 3
    The draw falls on Chloé, who begins. [shark.first-player]
deal red
    Chloé is dealt a red share. [shark.setup shark.shares-fungible]
deal blue
    Anna is dealt a blue share. [shark.setup shark.shares-fungible]
deal blue
    Ben is dealt a blue share. [shark.setup shark.shares-fungible]
    Turn 1: Chloé. [shark.turn shark.first-player]
    Chloé begins the game and rolls without trading first. [shark.first-turn]

turn: 1
phase: roll
player: 3
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 38, green 40, yellow 40
player 1: 5000 | red 0, blue 1, green 0, yellow 0
player 2: 5000 | red 0, blue 1, green 0, yellow 0
player 3: 5000 | red 1, blue 0, green 0, yellow 0

try buy red
    Player 3 begins the game and must roll without trading first. [shark.first-turn], nearest: None
36 legal moves, -1 decides

=== shark.forced-sale
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 5 to 3. [shark.value-drop shark.value]
    Ben owes 8,000 FT for the fall of blue. [shark.loss]
    Ben pays 5,000 FT to the bank. [shark.loss]
    Ben has no cash left for the remaining 3,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender blue
    Ben gives up a blue share: 1 share now covers 1,000 FT, 2,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender blue
    Ben gives up a blue share: 2 shares now cover 3,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]

turn: 18
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . B . .
row 3: . R . . . . . . . B . .
row 4: . . . . . . . . . B . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 2, blue 3, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 40, blue 38, green 40, yellow 40
player 1: 6000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 2, green 0, yellow 0

4 legal moves, 0 decides

=== shark.forced-sale~at-least-one
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 2 to 1. [shark.value-drop shark.value]
    Ben owes 1,000 FT for the fall of blue. [shark.loss]
    Ben has no cash left for the remaining 1,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender blue
    Ben gives up a blue share: 1 share now covers 1,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]

turn: 18
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . B . .
row 3: . R . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 2, blue 1, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 6000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

4 legal moves, 0 decides

=== shark.forced-sale~change
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 6 to 4. [shark.value-drop shark.value]
    Ben owes 4,000 FT for the fall of blue. [shark.loss]
    Ben pays 1,000 FT to the bank. [shark.loss]
    Ben has no cash left for the remaining 3,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender blue
    Ben gives up a blue share: 1 share now covers 2,000 FT, 1,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender blue
    Ben gives up a blue share: 2 shares now cover 4,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
    Ben keeps the change of 1,000 FT. [shark.forced-sale]

turn: 18
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . B . .
row 3: . R . . . . . . . B . .
row 4: . . . . . . . . . B . .
row 5: . . . . . . . . . B . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 2, blue 4, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 6000 | red 0, blue 0, green 0, yellow 0
player 2: 1000 | red 1, blue 0, green 0, yellow 0

try surrender green
    Green is at value 0: giving up its shares brings nothing. [shark.forced-sale], nearest: surrender blue
4 legal moves, 0 decides

=== shark.forced-sale~german
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 2 to 1. [shark.value-drop shark.value]
    Ben owes 2,000 FT for the fall of blue. [shark.loss]
    Ben pays 1,000 FT to the bank. [shark.loss]
    Ben has no cash left for the remaining 1,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender blue
    Ben gives up a blue share: 1 share now covers 0 FT, 1,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender blue
    Ben gives up a blue share: 2 shares now cover 1,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]

turn: 18
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . B . .
row 3: . R . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 2, blue 1, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 6000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

4 legal moves, 0 decides

=== shark.forced-sale~worthless
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 2 to 0. [shark.value-drop shark.value]
    Ben owes 6,000 FT for the fall of blue. [shark.loss]
    Ben pays 2,000 FT to the bank. [shark.loss]
    Ben has no cash left for the remaining 4,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender red
    Ben gives up a red share: 1 share now covers 2,000 FT, 2,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender red
    Ben gives up a red share: 2 shares now cover 4,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]

turn: 18
phase: trade-after
player: 1
row 1: . R . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 4, blue 0, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 40, blue 37, green 40, yellow 40
player 1: 6000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 3, green 0, yellow 0

try surrender blue
    Blue is at value 0: giving up its shares brings nothing. [shark.forced-sale], nearest: surrender red
3 legal moves, 0 decides

=== shark.loss-exempt
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Anna gets 3 × 1 × 1,000 = 3,000 FT for yellow. [shark.dividend]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 4 to 2. [shark.value-drop shark.value]
    Anna placed the building and pays nothing for 2 shares of blue. [shark.loss-exempt]
    Ben owes 10,000 FT for the fall of blue. [shark.loss]
    Ben pays 10,000 FT to the bank. [shark.loss]

turn: 16
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . B . .
row 3: . . . . . . . . . B . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 2, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 40, blue 33, green 40, yellow 36
player 1: 9000 | red 0, blue 2, green 0, yellow 3
player 2: 1000 | red 0, blue 5, green 0, yellow 1

5 legal moves, 0 decides

=== shark.loss-together
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D7
    Anna puts a yellow building on D7 in zone 4. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 4. [shark.chain]
    The yellow chain of 4 outnumbers the blue chain of 2. [shark.rival-contact]
    The yellow chain of 4 outnumbers the green chain of 2. [shark.rival-contact]
    Yellow rises from 3 to 4. [shark.value]
    Anna gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Out of the game: 2 buildings of green beside it. [shark.removal]
    Blue falls from 2 to 0. [shark.value-drop shark.value]
    Green falls from 2 to 0. [shark.value-drop shark.value]
    Ben owes 6,000 FT for the fall of blue and green. [shark.loss-together shark.loss]
    Chloé owes 2,000 FT for the fall of green. [shark.loss-together shark.loss]
    Ben pays 6,000 FT to the bank. [shark.loss]
    Chloé pays 2,000 FT to the bank. [shark.loss]

turn: 18
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . Y . . . . . . . . .
row 7: . Y Y Y . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 4
box: red 0, blue 2, green 2, yellow 0
bank: red 40, blue 38, green 38, yellow 39
player 1: 4000 | red 0, blue 0, green 0, yellow 0
player 2: 3000 | red 0, blue 2, green 1, yellow 0
player 3: 2000 | red 0, blue 0, green 1, yellow 1

2 legal moves, 0 decides

=== shark.loss-together~choice
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D7
    Anna puts a yellow building on D7 in zone 4. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 4. [shark.chain]
    The yellow chain of 4 outnumbers the blue chain of 2. [shark.rival-contact]
    The yellow chain of 4 outnumbers the green chain of 2. [shark.rival-contact]
    Yellow rises from 3 to 4. [shark.value]
    Anna gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Out of the game: 2 buildings of green beside it. [shark.removal]
    Blue falls from 4 to 2. [shark.value-drop shark.value]
    Green falls from 5 to 3. [shark.value-drop shark.value]
    Ben owes 8,000 FT for the fall of blue and green. [shark.loss-together shark.loss]
    Chloé owes 6,000 FT for the fall of green. [shark.loss-together shark.loss]
    Ben pays 4,000 FT to the bank. [shark.loss]
    Ben has no cash left for the remaining 4,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender green
    Ben gives up a green share: 1 share now covers 1,000 FT, 3,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender blue
    Ben gives up a blue share: 1 share now covers 1,000 FT, 2,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender blue
    Ben gives up a blue share: 2 shares now cover 2,000 FT, 1,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender green
    Ben gives up a green share: 2 shares now cover 3,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
    Ben keeps the change of 1,000 FT. [shark.forced-sale]
    Chloé pays 2,000 FT to the bank. [shark.loss]
    Chloé has no cash left for the remaining 4,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender green
    Chloé gives up a green share: 1 share now covers 1,000 FT, 3,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender green
    Chloé gives up a green share: 2 shares now cover 3,000 FT, 1,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender green
    Chloé gives up a green share: 3 shares now cover 4,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]

turn: 20
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . B . .
row 3: . . . . . . . . . B . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . Y . . . . . . . . .
row 7: . Y Y Y . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . G G G .
row 10: . . . . . . . . . . . .
values: red 0, blue 2, green 3, yellow 4
box: red 0, blue 2, green 2, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 4000 | red 0, blue 0, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 0, yellow 0
player 3: 0 | red 0, blue 0, green 0, yellow 0

4 legal moves, 0 decides

=== shark.loss
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Anna gets 3 × 1 × 1,000 = 3,000 FT for yellow. [shark.dividend]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 4 to 2. [shark.value-drop shark.value]
    Anna placed the building and pays nothing for 2 shares of blue. [shark.loss-exempt]
    Ben owes 10,000 FT for the fall of blue. [shark.loss]
    Ben pays 10,000 FT to the bank. [shark.loss]

turn: 16
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . B . .
row 3: . . . . . . . . . B . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 2, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 40, blue 33, green 40, yellow 36
player 1: 9000 | red 0, blue 2, green 0, yellow 3
player 2: 1000 | red 0, blue 5, green 0, yellow 1

5 legal moves, 0 decides

=== shark.merge
the start
roll red 1
    Anna rolls red and zone 1. [shark.colour-die shark.zone-die]
place red C3
    Anna puts a red building on C3 in zone 1. [shark.zone-die shark.colour-die]
    It joins red groups of 1, 2 and 3 into a chain of 7. [shark.merge shark.chain]
    Red rises from 5 to 7. [shark.value]
    Anna gets a premium of 7 × 1,000 = 7,000 FT. [shark.premium]
    Ben gets 1 × 2 × 1,000 = 2,000 FT for red. [shark.dividend]

turn: 12
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . R . . . . . . . . .
row 3: R R R . . . . . . . . .
row 4: . . R . . . . . . . . .
row 5: . R R . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 7, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 8000 | red 0, blue 0, green 0, yellow 0
player 2: 2000 | red 1, blue 0, green 0, yellow 0

2 legal moves, 0 decides

=== shark.no-credit
the start

turn: 9
phase: trade-before
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 2000 | red 0, blue 1, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 0, yellow 0

try buy red
    A red share costs 3,000 FT and Player 1 has 2,000 FT. [shark.no-credit], nearest: buy blue
3 legal moves, 0 decides

=== shark.no-place
the start
roll red 1
    Anna rolls red and zone 1. [shark.colour-die shark.zone-die]
    No legal square for red in zone 1: the turn of Anna is over. [shark.no-place shark.rival-contact]
    Turn 16: Ben. [shark.turn shark.first-player]
    There is nothing that Ben could buy or sell. [shark.turn]

turn: 16
phase: roll
player: 2
row 1: . B . B . . . . . . . .
row 2: . B . . . . . . . . . .
row 3: . B B B . . . . . . . .
row 4: . B . . . . . . . . . .
row 5: . B . B . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 7, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 2000 | red 0, blue 1, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

36 legal moves, -1 decides

=== shark.no-place~still-trades
the start
roll red 1
    Anna rolls red and zone 1. [shark.colour-die shark.zone-die]
    No legal square for red in zone 1: Anna places nothing and may still trade. [shark.no-place shark.rival-contact]

turn: 15
phase: trade-after
player: 1
row 1: . B . B . . . . . . . .
row 2: . B . . . . . . . . . .
row 3: . B B B . . . . . . . .
row 4: . B . . . . . . . . . .
row 5: . B . B . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 7, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 2000 | red 0, blue 1, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

2 legal moves, 0 decides

=== shark.no-sacrifice
the start
roll green 4
    Anna rolls green and zone 4. [shark.colour-die shark.zone-die]

turn: 16
phase: place
player: 1
dice: green 4
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . B . . . . . . .
row 7: . . . . B . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 2, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 6000 | red 0, blue 1, green 0, yellow 0

try place green D6
    On D6 the green chain would have 1 and the blue chain 2: no building may be sacrificed. [shark.no-sacrifice], nearest: place green C6
18 legal moves, 0 decides

=== shark.premium
the start
roll red 1
    Anna rolls red and zone 1. [shark.colour-die shark.zone-die]
place red B5
    Anna puts a red building on B5 in zone 1. [shark.zone-die shark.colour-die]
    It makes a red chain of 4. [shark.chain]
    Red rises from 3 to 4. [shark.value]
    Anna gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]

turn: 9
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . R . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 4, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 5000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 1, green 0, yellow 0

2 legal moves, 0 decides

=== shark.premium~beside-a-full-chain
the start
roll red 4
    Anna rolls red and zone 4. [shark.colour-die shark.zone-die]
place red B8
    Anna puts a red building on B8 in zone 4. [shark.zone-die shark.colour-die]
    A lone building: red stays at 7. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
    There is nothing that Anna could buy or sell. [shark.turn]
    Turn 21: Ben. [shark.turn shark.first-player]

turn: 21
phase: trade-before
player: 2
row 1: . R R R R R R R . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . R . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 7, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 38, blue 40, green 40, yellow 40
player 1: 2000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 2, blue 0, green 0, yellow 0

try place red F1
    F1 lies in zone 2; the die shows zone 4. [shark.zone-die], nearest: place red D6
2 legal moves, 1 decides

=== shark.premium~six
the start
roll red 5
    Anna rolls red and zone 5. [shark.colour-die shark.zone-die]
place red G9
    Anna puts a red building on G9 in zone 5. [shark.zone-die shark.colour-die]
    It makes a red chain of 2. [shark.chain]
    Red rises from 4 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Anna gets 2 × 2 × 1,000 = 4,000 FT for red. [shark.dividend]
    Ben gets 5 × 2 × 1,000 = 10,000 FT for red. [shark.dividend]

turn: 9
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . R . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . R . . . . .
row 9: . . . . . . R . . . . .
row 10: . . . . . . . . . . . .
values: red 6, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 33, blue 40, green 40, yellow 40
player 1: 11000 | red 2, blue 0, green 0, yellow 0
player 2: 10000 | red 5, blue 0, green 0, yellow 0

3 legal moves, 0 decides

=== shark.price
the start
buy red
    Anna buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]

turn: 9
phase: trade-before
player: 1
bought: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 38, blue 40, green 40, yellow 40
player 1: 5000 | red 2, blue 0, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 0, yellow 0

4 legal moves, 0 decides

=== shark.price~worthless
the start

turn: 9
phase: trade-before
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 39, yellow 40
player 1: 8000 | red 1, blue 0, green 1, yellow 0
player 2: 1000 | red 0, blue 0, green 0, yellow 0

try sell green
    Green is at value 0: its shares are neither bought nor sold. [shark.price], nearest: sell red
try buy green
    Green is at value 0: its shares are neither bought nor sold. [shark.price], nearest: buy blue
4 legal moves, 0 decides

=== shark.removal
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 4. [shark.chain]
    The yellow chain of 4 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 3 to 4. [shark.value]
    Anna gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 4 to 2. [shark.value-drop shark.value]
    Ben owes 2,000 FT for the fall of blue. [shark.loss]
    Ben pays 2,000 FT to the bank. [shark.loss]

turn: 16
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . B . .
row 3: . . . . . . . . . B . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 2, green 0, yellow 4
box: red 0, blue 2, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 5000 | red 0, blue 0, green 0, yellow 0
player 2: 2000 | red 0, blue 1, green 0, yellow 0

3 legal moves, 0 decides

=== shark.rival-contact
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 2 to 0. [shark.value-drop shark.value]
    Ben owes 2,000 FT for the fall of blue. [shark.loss]
    Ben pays 2,000 FT to the bank. [shark.loss]

turn: 16
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 7000 | red 0, blue 0, green 0, yellow 0
player 2: 4000 | red 0, blue 1, green 0, yellow 0

2 legal moves, 0 decides

=== shark.rival-contact~equal
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]

turn: 16
phase: place
player: 1
dice: yellow 4
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . Y . B . . . . . . .
row 7: . . . . B . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 2, green 0, yellow 1
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 6000 | red 0, blue 1, green 0, yellow 0

try place yellow D6
    On D6 a yellow chain of 2 would touch a blue chain of 2: it must be larger. [shark.rival-contact], nearest: place yellow B6
17 legal moves, 0 decides

=== shark.rival-contact~once
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]

turn: 16
phase: place
player: 1
dice: yellow 4
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . B . . . . . .
row 7: . . Y . B B B . . . . .
row 8: . . Y Y . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 4, green 0, yellow 3
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 6000 | red 0, blue 1, green 0, yellow 0

try place yellow D7
    On D7 a yellow chain of 4 would touch a blue chain of 4: it must be larger. [shark.rival-contact], nearest: place yellow D6
16 legal moves, 0 decides

=== shark.rival-contact~one-by-one
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D7
    Anna puts a yellow building on D7 in zone 4. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 3. [shark.chain]
    The yellow chain of 3 outnumbers the blue chain of 2. [shark.rival-contact]
    The yellow chain of 3 outnumbers the green chain of 2. [shark.rival-contact]
    Yellow rises from 2 to 3. [shark.value]
    Anna gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Out of the game: 2 buildings of green beside it. [shark.removal]
    Blue falls from 2 to 0. [shark.value-drop shark.value]
    Green falls from 2 to 0. [shark.value-drop shark.value]
    Ben owes 2,000 FT for the fall of blue. [shark.loss-together shark.loss]
    Ben pays 2,000 FT to the bank. [shark.loss]

turn: 16
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . Y Y Y . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 3
box: red 0, blue 2, green 2, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 4000 | red 0, blue 0, green 0, yellow 0
player 2: 4000 | red 0, blue 1, green 0, yellow 0

2 legal moves, 0 decides

=== shark.sell-free
the start
buy red
    Anna buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell red
    Anna sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]
sell blue
    Anna sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
sell red
    Anna sells a red share for 3,000 FT. [shark.sell-free shark.price shark.bank-only]

turn: 9
phase: trade-before
player: 1
bought: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 15000 | red 0, blue 1, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 0, yellow 0

4 legal moves, 0 decides

=== shark.sell-free~none
the start

turn: 9
phase: trade-before
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 38, green 40, yellow 40
player 1: 8000 | red 0, blue 2, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 0, yellow 0

try sell red
    Player 1 has no red share: only what one holds can be sold. [shark.sell-free], nearest: sell blue
4 legal moves, 0 decides

=== shark.settle-order
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 6. [shark.chain]
    The yellow chain of 6 outnumbers the blue chain of 2. [shark.rival-contact]
    Yellow rises from 5 to 6. [shark.value]
    Anna gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Anna gets 3 × 1 × 1,000 = 3,000 FT for yellow. [shark.dividend]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 2 buildings of blue beside it. [shark.removal]
    Blue falls from 4 to 2. [shark.value-drop shark.value]
    Anna placed the building and pays nothing for 2 shares of blue. [shark.loss-exempt]
    Ben owes 10,000 FT for the fall of blue. [shark.loss]
    Ben pays 10,000 FT to the bank. [shark.loss]

turn: 16
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . B . .
row 3: . . . . . . . . . B . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: Y Y . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 2, green 0, yellow 6
box: red 0, blue 2, green 0, yellow 0
bank: red 40, blue 33, green 40, yellow 36
player 1: 9000 | red 0, blue 2, green 0, yellow 3
player 2: 1000 | red 0, blue 5, green 0, yellow 1

5 legal moves, 0 decides

=== shark.setup
the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    3 players sit down with 0 FT each; the bank has 40 shares and 18 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
first 2
    The draw falls on Ben, who begins. [shark.first-player]
deal red
    Ben is dealt a red share. [shark.setup shark.shares-fungible]
deal yellow
    Chloé is dealt a yellow share. [shark.setup shark.shares-fungible]
deal red
    Anna is dealt a red share. [shark.setup shark.shares-fungible]
    Turn 1: Ben. [shark.turn shark.first-player]
    Ben begins the game and rolls without trading first. [shark.first-turn]

turn: 1
phase: roll
player: 2
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 38, blue 40, green 40, yellow 39
player 1: 0 | red 1, blue 0, green 0, yellow 0
player 2: 0 | red 1, blue 0, green 0, yellow 0
player 3: 0 | red 0, blue 0, green 0, yellow 1

36 legal moves, -1 decides

=== shark.setup~chosen
the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    2 players sit down with 0 FT each; the bank has 40 shares and 18 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
first 2
    The draw falls on Ben, who begins. [shark.first-player]
choose green
    Ben chooses a green share. [shark.setup shark.shares-fungible]
choose red
    Anna chooses a red share. [shark.setup shark.shares-fungible]
    Turn 1: Ben. [shark.turn shark.first-player]
    Ben begins the game and rolls without trading first. [shark.first-turn]

turn: 1
phase: roll
player: 2
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 39, yellow 40
player 1: 0 | red 1, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 1, yellow 0

36 legal moves, -1 decides

=== shark.share-stock
the start

turn: 20
phase: trade-before
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 0, green 40, yellow 40
player 1: 8000 | red 0, blue 22, green 0, yellow 0
player 2: 1000 | red 0, blue 18, green 0, yellow 0

try buy blue
    The bank has no blue share left. [shark.share-stock], nearest: buy red
3 legal moves, 0 decides

=== shark.shares-fungible
the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    2 players sit down with 0 FT each; the bank has 40 shares and 18 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
first 1
    The draw falls on Anna, who begins. [shark.first-player]
deal blue
    Anna is dealt a blue share. [shark.setup shark.shares-fungible]

turn: 0
phase: deal
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 0 | red 0, blue 1, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

4 legal moves, -1 decides

=== shark.turn
the start
buy red
    Anna buys a red share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 13: Ben. [shark.turn shark.first-player]

turn: 13
phase: trade-before
player: 2
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 2, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 37, blue 40, green 39, yellow 40
player 1: 1000 | red 3, blue 0, green 0, yellow 0
player 2: 3000 | red 0, blue 0, green 1, yellow 0

5 legal moves, 1 decides

=== shark.turn~nothing
the start
place red D1
    Anna puts a red building on D1 in zone 1. [shark.zone-die shark.colour-die]
    A lone building: red stays at 4. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
    There is nothing that Anna could buy or sell. [shark.turn]
    Turn 9: Ben. [shark.turn shark.first-player]

turn: 9
phase: trade-before
player: 2
row 1: . . . R . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . R . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . B B . .
row 9: . . . . . . . . . B . .
row 10: . . . . . . . . . . . .
values: red 4, blue 3, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 3000 | red 0, blue 1, green 0, yellow 0

3 legal moves, 1 decides

=== shark.value-drop
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a yellow chain of 4. [shark.chain]
    The yellow chain of 4 outnumbers the blue chain of 3. [shark.rival-contact]
    Yellow rises from 3 to 4. [shark.value]
    Anna gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 3 buildings of blue beside it. [shark.removal]
    Blue falls from 3 to 1. [shark.value-drop shark.value]
    Ben owes 2,000 FT for the fall of blue. [shark.loss]
    Ben pays 2,000 FT to the bank. [shark.loss]

turn: 16
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . B . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 1, green 0, yellow 4
box: red 0, blue 3, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 5000 | red 0, blue 0, green 0, yellow 0
player 2: 2000 | red 0, blue 1, green 0, yellow 0

3 legal moves, 0 decides

=== shark.value-drop~last
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 4. [shark.chain]
    The yellow chain of 4 outnumbers the blue chain of 1. [shark.rival-contact]
    Yellow rises from 3 to 4. [shark.value]
    Anna gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 1 building of blue beside it. [shark.removal]
    Blue falls from 1 to 0. [shark.value-drop shark.value]
    Ben owes 3,000 FT for the fall of blue. [shark.loss]
    Ben pays 3,000 FT to the bank. [shark.loss]

turn: 16
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 4
box: red 0, blue 1, green 0, yellow 0
bank: red 40, blue 37, green 40, yellow 40
player 1: 5000 | red 0, blue 0, green 0, yellow 0
player 2: 1000 | red 0, blue 3, green 0, yellow 0

2 legal moves, 0 decides

=== shark.value-drop~lone
the start
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D6
    Anna puts a yellow building on D6 in zone 4. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 4. [shark.chain]
    The yellow chain of 4 outnumbers the blue chain of 1. [shark.rival-contact]
    Yellow rises from 3 to 4. [shark.value]
    Anna gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 1 building of blue beside it. [shark.removal]
    Blue loses a lone building and stays at 2. [shark.value-drop shark.value]

turn: 16
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . B . .
row 3: . . . . . . . . . B . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: Y Y Y Y . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 2, green 0, yellow 4
box: red 0, blue 1, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 5000 | red 0, blue 0, green 0, yellow 0
player 2: 4000 | red 0, blue 1, green 0, yellow 0

3 legal moves, 0 decides

=== shark.value
the start
roll red 6
    Anna rolls red and zone 6. [shark.colour-die shark.zone-die]
place red J9
    Anna puts a red building on J9 in zone 6. [shark.zone-die shark.colour-die]
    It makes a red chain of 2. [shark.chain]
    Red rises from 3 to 5. [shark.value]
    Anna gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]

turn: 9
phase: trade-after
player: 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . R . .
row 9: . . . . . . . . . R . .
row 10: . . . . . . . . . . . .
values: red 5, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 6000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

2 legal moves, 0 decides

=== shark.variant-one-cap
the start
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red I1
    Anna puts a red building on I1 in zone 3. [shark.zone-die shark.colour-die]
    It makes a red chain of 8. [shark.chain]
    A chain of 8 counts 7: red stays at 7. [shark.variant-one-cap]
    The value of red has not risen: no premium for Anna. [shark.premium]
    There is nothing that Anna could buy or sell. [shark.turn]
    Turn 21: Ben. [shark.turn shark.first-player]

turn: 21
phase: trade-before
player: 2
row 1: . R R R R R R R R . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 7, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 38, blue 40, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 2, blue 0, green 0, yellow 0

2 legal moves, 1 decides

=== shark.variant-one-cap~flat
the start
roll red 2
    Anna rolls red and zone 2. [shark.colour-die shark.zone-die]
place red F1
    Anna puts a red building on F1 in zone 2. [shark.zone-die shark.colour-die]
    It joins red groups of 4 and 3 into a chain of 8. [shark.merge shark.chain]
    A chain of 8 counts 7: red stays at 7. [shark.variant-one-cap]
    The value of red has not risen: no premium for Anna. [shark.premium]
    There is nothing that Anna could buy or sell. [shark.turn]
    Turn 21: Ben. [shark.turn shark.first-player]

turn: 21
phase: trade-before
player: 2
row 1: . R R R R R R R R . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 7, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 38, blue 40, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 2, blue 0, green 0, yellow 0

2 legal moves, 1 decides

=== shark.variant-one-cap~joins
the start
roll red 2
    Anna rolls red and zone 2. [shark.colour-die shark.zone-die]
place red H1
    Anna puts a red building on H1 in zone 2. [shark.zone-die shark.colour-die]
    It joins red groups of 6 and 1 into a chain of 8. [shark.merge shark.chain]
    Red rises from 6 to 7. [shark.value shark.variant-one-cap]
    Anna gets a premium of 7 × 1,000 = 7,000 FT. [shark.premium]
    Ben gets 2 × 1 × 1,000 = 2,000 FT for red. [shark.dividend]

turn: 20
phase: trade-after
player: 1
row 1: . R R R R R R R R . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 7, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 38, blue 40, green 40, yellow 40
player 1: 8000 | red 0, blue 0, green 0, yellow 0
player 2: 2000 | red 2, blue 0, green 0, yellow 0

2 legal moves, 0 decides

=== shark.variant-one-merge-loss
the start
roll red 2
    Anna rolls red and zone 2. [shark.colour-die shark.zone-die]
place red G1
    Anna puts a red building on G1 in zone 2. [shark.zone-die shark.colour-die]
    It joins red groups of 5 and 3 into a chain of 9. [shark.merge shark.chain]
    The joined chain of 9 counts only 7: red is to fall from 8 to 7. [shark.variant-one-cap]
    The value of red has not risen: no premium for Anna. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    The merger lowers red from 8 to 7. [shark.variant-one-merge-loss shark.value]
    Anna placed the building and pays nothing for 1 share of red. [shark.loss-exempt]
    Ben owes 2,000 FT for the fall of red. [shark.loss]
    Ben pays 2,000 FT to the bank. [shark.loss]

turn: 20
phase: trade-after
player: 1
row 1: . R R R R R R R R R . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 7, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 37, blue 40, green 40, yellow 40
player 1: 1000 | red 1, blue 0, green 0, yellow 0
player 2: 4000 | red 2, blue 0, green 0, yellow 0

2 legal moves, 0 decides

=== shark.variant-one-size
the start
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red I1
    Anna puts a red building on I1 in zone 3. [shark.zone-die shark.colour-die shark.diagonal-free]
    It makes a red chain of 9. [shark.chain]
    The red chain of 9 outnumbers the blue chain of 8. [shark.variant-one-size shark.rival-contact]
    A chain of 9 counts 7: red stays at 7. [shark.variant-one-cap]
    The value of red has not risen: no premium for Anna. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 8 buildings of blue beside it. [shark.removal]
    Blue falls from 7 to 0. [shark.value-drop shark.value]
    Ben owes 7,000 FT for the fall of blue. [shark.loss]
    Ben pays 7,000 FT to the bank. [shark.loss]
    There is nothing that Anna could buy or sell. [shark.turn]
    Turn 31: Ben. [shark.turn shark.first-player]
    There is nothing that Ben could buy or sell. [shark.turn]

turn: 31
phase: roll
player: 2
row 1: . R R R R R R R R . . .
row 2: . R . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 7, blue 0, green 0, yellow 0
box: red 0, blue 8, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 2000 | red 0, blue 1, green 0, yellow 0

36 legal moves, -1 decides

=== shark.variant-one-size~refused
the start
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]

turn: 30
phase: place
player: 1
dice: red 3
row 1: . R R R R R R R . B . .
row 2: . . . . . . . . . B . .
row 3: . . . . . . . . . B B .
row 4: . . . . . . . . . B B .
row 5: . . . . . . . . . B B .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 7, blue 7, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 9000 | red 0, blue 1, green 0, yellow 0

try place red I1
    On I1 a red chain of 8 would touch a blue chain of 8: it must be larger. [shark.rival-contact], nearest: place red L1
2 legal moves, 0 decides

=== shark.variant-one-start
the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    2 players sit down with 0 FT each; the bank has 40 shares and 18 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
    Variant I: nobody gets a share at the start. [shark.variant-one-start]

turn: 0
phase: first-player
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 0 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

2 legal moves, -1 decides

=== shark.variant-three
the start
roll 3
    Anna rolls zone 3; the colour is free. [shark.variant-three shark.zone-die]

turn: 9
phase: place
player: 1
dice: 3
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 2, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 3000 | red 0, blue 1, green 0, yellow 0

try roll red 3
    In Variant III there is no colour die; only the zone is rolled. [shark.variant-three], nearest: roll 3
80 legal moves, 0 decides

=== shark.variant-three~with-two
the start
roll 3
    Anna rolls zone 3; the colour is free. [shark.variant-three shark.zone-die]

turn: 9
phase: place
player: 1
dice: 3
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 2, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 3000 | red 0, blue 1, green 0, yellow 0

try roll black 3
    In Variant III there is no colour die; only the zone is rolled. [shark.variant-three], nearest: roll 3
80 legal moves, 0 decides

=== shark.variant-two
the start
roll black 4
    Anna rolls black and zone 4: a colour with the fewest buildings on the map, red and yellow. [shark.variant-two shark.zone-die]

turn: 20
phase: place
player: 1
dice: black 4
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . Y .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . B . .
row 10: . . . . . . . . . . . .
values: red 1, blue 2, green 2, yellow 1
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 3000 | red 0, blue 1, green 0, yellow 0

40 legal moves, 0 decides

=== shark.variant-two~none
the start
roll black 1
    Anna rolls black and zone 1: a colour with the fewest buildings on the map, red, green and yellow. [shark.variant-two shark.zone-die]
    No legal square for red, green and yellow in zone 1: the turn of Anna is over. [shark.no-place shark.rival-contact]
    Turn 21: Ben. [shark.turn shark.first-player]

turn: 21
phase: trade-before
player: 2
row 1: . B . B . . . . . . . .
row 2: . B . . . . . . . . . .
row 3: . B B B . . . . . . . .
row 4: . B . . . . . . . . . .
row 5: . B . B . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 7, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 3000 | red 0, blue 1, green 0, yellow 0

2 legal moves, 1 decides

=== shark.variant-two~refused
the start
roll black 4
    Anna rolls black and zone 4: a colour with the fewest buildings on the map, red. [shark.variant-two shark.zone-die]

turn: 20
phase: place
player: 1
dice: black 4
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . Y .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . Y .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . B . .
row 10: . . . . . . . . . . . .
values: red 1, blue 2, green 2, yellow 1
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 3000 | red 0, blue 1, green 0, yellow 0

try place blue B8
    Black means a colour with the fewest buildings on the map, red; blue has more. [shark.variant-two], nearest: place red B8
20 legal moves, 0 decides

=== shark.variant-two~white
the start
roll white 4
    Anna rolls white and zone 4: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable shark.variant-two]

turn: 20
phase: place
player: 1
dice: white 4
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . Y .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . Y .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . B . .
row 10: . . . . . . . . . . . .
values: red 1, blue 2, green 2, yellow 1
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 39, green 40, yellow 40
player 1: 1000 | red 0, blue 0, green 0, yellow 0
player 2: 3000 | red 0, blue 1, green 0, yellow 0

80 legal moves, 0 decides

=== shark.variants-combine
the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    4 players sit down with 0 FT each; the bank has 40 shares and 18 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
    Variant I: nobody gets a share at the start. [shark.variant-one-start]
    Variant I, Variant II and Variant III are played together. [shark.variants-combine]

turn: 0
phase: first-player
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . . . . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 0 | red 0, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0
player 3: 0 | red 0, blue 0, green 0, yellow 0
player 4: 0 | red 0, blue 0, green 0, yellow 0

4 legal moves, -1 decides

=== shark.winner
the start
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red L4
    Anna puts a red building on L4 in zone 3. [shark.zone-die shark.colour-die]
    It joins red groups of 13 and 1 into a chain of 15. [shark.merge shark.chain]
    Red rises from 13 to 15. [shark.value]
    Anna gets a premium of 15 × 1,000 = 15,000 FT. [shark.premium]
    Anna gets 2 × 2 × 1,000 = 4,000 FT for red. [shark.dividend]
    Ben gets 4 × 2 × 1,000 = 8,000 FT for red. [shark.dividend]
    Red has reached 15: the game is over. [shark.end-value]
    The last placement is settled in full, and nobody trades any more. [shark.end-settle]
    Anna sells all shares for 30,000 FT. [shark.winner]
    Ben sells all shares for 66,000 FT. [shark.winner]
    Ben wins with 83,000 FT. [shark.winner]

outcome: shark.end-value
scores: (52000, 83000)
winners: (1,)
turn: 30
phase: over
player: 1
row 1: . R R R R R R R R R R R
row 2: . . . . . . . . . . . R
row 3: . . . . . . . . . . . R
row 4: . . . . . . . . . . . R
row 5: . . . . . . . . . . . R
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . B . . . . . . . . .
row 9: . . B . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 15, blue 2, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 52000 | red 0, blue 0, green 0, yellow 0
player 2: 83000 | red 0, blue 0, green 0, yellow 0

0 legal moves, None decides

=== shark.winner~shared
the start
roll red 3
    Anna rolls red and zone 3. [shark.colour-die shark.zone-die]
place red L4
    Anna puts a red building on L4 in zone 3. [shark.zone-die shark.colour-die]
    It joins red groups of 13 and 1 into a chain of 15. [shark.merge shark.chain]
    Red rises from 13 to 15. [shark.value]
    Anna gets a premium of 15 × 1,000 = 15,000 FT. [shark.premium]
    Anna gets 1 × 2 × 1,000 = 2,000 FT for red. [shark.dividend]
    Ben gets 1 × 2 × 1,000 = 2,000 FT for red. [shark.dividend]
    Red has reached 15: the game is over. [shark.end-value]
    The last placement is settled in full, and nobody trades any more. [shark.end-settle]
    Anna sells all shares for 15,000 FT. [shark.winner]
    Ben sells all shares for 15,000 FT. [shark.winner]
    Anna and Ben share the win with 35,000 FT each. [shark.winner]

outcome: shark.end-value
scores: (35000, 35000)
winners: (0, 1)
turn: 30
phase: over
player: 1
row 1: . R R R R R R R R R R R
row 2: . . . . . . . . . . . R
row 3: . . . . . . . . . . . R
row 4: . . . . . . . . . . . R
row 5: . . . . . . . . . . . R
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . B . . . . . . . . .
row 9: . . B . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 15, blue 2, green 0, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 35000 | red 0, blue 0, green 0, yellow 0
player 2: 35000 | red 0, blue 0, green 0, yellow 0

0 legal moves, None decides

=== shark.zone-die
the start
roll green 3
    Ben rolls green and zone 3. [shark.colour-die shark.zone-die]
place green K2
    Ben puts a green building on K2 in zone 3. [shark.zone-die shark.colour-die]
    A lone building: green stays at 2. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]

turn: 10
phase: trade-after
player: 2
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . G .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 2, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 2000 | red 1, blue 0, green 0, yellow 0
player 2: 1000 | red 0, blue 0, green 0, yellow 0

2 legal moves, 1 decides

=== shark.zone-die~border
the start
roll green 1
    Ben rolls green and zone 1. [shark.colour-die shark.zone-die]

turn: 10
phase: place
player: 2
dice: green 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 2, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 2000 | red 1, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

try place green F3
    F3 lies in zone 2; the die shows zone 1. [shark.zone-die], nearest: place green D3
9 legal moves, 1 decides

=== shark.zone-die~taken
the start
roll red 1
    Ben rolls red and zone 1. [shark.colour-die shark.zone-die]

turn: 10
phase: place
player: 2
dice: red 1
row 1: . . . . . . . . . . . .
row 2: . R . . . . . . . . . .
row 3: . R . . . . . . . . . .
row 4: . R . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . G G . . . . .
row 8: . . . . . . . . . B . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 3, blue 1, green 2, yellow 0
box: red 0, blue 0, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 2000 | red 1, blue 0, green 0, yellow 0
player 2: 0 | red 0, blue 0, green 0, yellow 0

try place red B3
    B3 is taken by a red building; a building needs an empty square of the zone. [shark.zone-die], nearest: place red A3
17 legal moves, 1 decides
