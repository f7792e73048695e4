the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    2 players sit down with 0 FT each; the bank has 40 shares and 12 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
first 1
    The draw falls on Anna, who begins. [shark.first-player]
deal red
    Anna is dealt a red share. [shark.setup shark.shares-fungible]
deal red
    Ben is dealt a red share. [shark.setup shark.shares-fungible]
    Turn 1: Anna. [shark.turn shark.first-player]
    Anna begins the game and rolls without trading first. [shark.first-turn]
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow C8
    Anna puts a yellow building on C8 in zone 4. [shark.zone-die shark.colour-die]
    Yellow rises from 0 to 1. [shark.first-building shark.value]
    Anna gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
done
    Anna ends this round of trade. [shark.turn]
    Turn 2: Ben. [shark.turn shark.first-player]
    There is nothing that Ben could buy or sell. [shark.turn]
roll black 5
    Ben rolls black and zone 5: any colour that can be placed. [shark.colour-die shark.zone-die shark.choose-placeable]
place blue E8
    Ben puts a blue building on E8 in zone 5. [shark.zone-die shark.choose-placeable]
    Blue rises from 0 to 1. [shark.first-building shark.value]
    Ben gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
buy blue
    Ben buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 3: Anna. [shark.turn shark.first-player]
buy yellow
    Anna buys a yellow share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell yellow
    Anna sells a yellow share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
buy blue
    Anna buys a blue share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
sell blue
    Anna sells a blue share for 1,000 FT. [shark.sell-free shark.price shark.bank-only]
done
    Anna ends this round of trade. [shark.turn]
roll yellow 4
    Anna rolls yellow and zone 4. [shark.colour-die shark.zone-die]
place yellow D8
    Anna puts a yellow building on D8 in zone 4. [shark.zone-die shark.colour-die]
    It makes a yellow chain of 2. [shark.chain]
    The yellow chain of 2 outnumbers the blue chain of 1. [shark.rival-contact]
    Yellow rises from 1 to 2. [shark.value]
    Anna gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 1 building of blue beside it. [shark.removal]
    Blue falls from 1 to 0. [shark.value-drop shark.value]
    Ben owes 1,000 FT for the fall of blue. [shark.loss]
    Ben owes 1,000 FT; 0 FT in cash and 0 FT in shares do not cover it: all of it goes to the bank and Ben is out. [shark.bankrupt shark.shares-fungible]
    All others are out: Anna is left. [shark.bankrupt]
    Anna wins with 3,000 FT. [shark.winner]

outcome: shark.bankrupt
scores: (3000, 0)
winners: (0,)
turn: 3
phase: over
player: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . . . . . .
row 4: . . . . . . . . . . . .
row 5: . . . . . . . . . . . .
row 6: . . . . . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . Y Y . . . . . . . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . . . . . . .
values: red 0, blue 0, green 0, yellow 2
box: red 0, blue 1, green 0, yellow 0
bank: red 39, blue 40, green 40, yellow 40
player 1: 3000 | red 1, blue 0, green 0, yellow 0
player 2: out
