the set-up
    4 players sit down with $10 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 3
    The draw falls on Chloé, who begins. [mark.first-player]
    Turn 1: Chloé. [mark.turn]
roll green red
    Chloé rolls green and red. [mark.roll]
take green 1
    Chloé takes a green piece to yard square 1. [mark.take mark.one-action]
    Turn 2: David. [mark.turn]
roll red star
    David rolls red and star. [mark.roll]
take blue 4
    David takes a blue piece to yard square 4. [mark.take mark.one-action mark.star]
    Turn 3: Anna. [mark.turn]
roll white green
    Anna rolls white and green. [mark.roll]
take white 2
    Anna takes a white piece to yard square 2. [mark.take mark.one-action]
    Turn 4: Ben. [mark.turn]
roll green star
    Ben rolls green and star. [mark.roll]
take blue 4
    Ben takes a blue piece to yard square 4. [mark.take mark.one-action mark.star]
    Turn 5: Chloé. [mark.turn]
roll red white
    Chloé rolls red and white. [mark.roll]
take red 3
    Chloé takes a red piece to yard square 3. [mark.take mark.one-action]
    Turn 6: David. [mark.turn]
roll gold green
    David rolls gold and green. [mark.roll]
take gold 2
    David takes a gold piece to yard square 2. [mark.take mark.one-action]
    Turn 7: Anna. [mark.turn]
roll red gold
    Anna rolls red and gold. [mark.roll]
take red 1
    Anna takes a red piece to yard square 1. [mark.take mark.one-action]
    Turn 8: Ben. [mark.turn]
roll blue red
    Ben rolls blue and red. [mark.roll]
refine blue 4-3
    Ben refines blue from yard square 4 to roof square 3. [mark.refine mark.one-action]
    Turn 9: Chloé. [mark.turn]
roll blue gold
    Chloé rolls blue and gold. [mark.roll]
take gold 4
    Chloé takes a gold piece to yard square 4. [mark.take mark.one-action]
    Turn 10: David. [mark.turn]
roll blue gold
    David rolls blue and gold. [mark.roll]
refine blue 4-3
    David refines blue from yard square 4 to roof square 3. [mark.refine mark.one-action]
    Turn 11: Anna. [mark.turn]
roll gold blue
    Anna rolls gold and blue. [mark.roll]
take blue 4
    Anna takes a blue piece to yard square 4. [mark.take mark.one-action]
    Turn 12: Ben. [mark.turn]
roll blue red
    Ben rolls blue and red. [mark.roll]
sell blue 3 E
    Blue has no row yet: Ben claims row E for it. [mark.row-claim]
    Ben sells blue on square 1 of row E and earns $15. [mark.sell mark.one-action]
    Turn 13: Chloé. [mark.turn]
    Chloé pays $5 storage: yard too full. [mark.storage-fee]
roll hammer red
    Chloé rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Chloé rolls again. [mark.hammer]
bid 2
    Chloé lays a sealed bid of $2. [mark.sealed-bids]
bid 1
    David lays a sealed bid of $1. [mark.sealed-bids]
bid 2
    Anna lays a sealed bid of $2. [mark.sealed-bids]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
    The bids are shown: Chloé $2, David $1, Anna $2 and Ben $5. Ben pays $5 for the red piece. [mark.sealed-bids]
place 3
    Ben puts the red piece on yard square 3. [mark.sealed-bids]
roll white blue
    Chloé rolls white and blue. [mark.roll]
take blue 2
    Chloé takes a blue piece to yard square 2. [mark.take mark.one-action]
    Turn 14: David. [mark.turn]
roll blue green
    David rolls blue and green. [mark.roll]
sell blue 3 E
    David sells blue on square 2 of row E and earns $20. [mark.sell mark.one-action]
    Turn 15: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll green blue
    Anna rolls green and blue. [mark.roll]
refine blue 4-3
    Anna refines blue from yard square 4 to roof square 3. [mark.refine mark.one-action]
    Turn 16: Ben. [mark.turn]
roll green green
    Ben rolls green and green. [mark.roll]
take green 2
    Ben takes a green piece to yard square 2. [mark.take mark.one-action]
    A double: Ben acts once more with green. [mark.double]
refine green 2-2
    Ben refines green from yard square 2 to roof square 2. [mark.refine mark.one-action]
    Turn 17: Chloé. [mark.turn]
    Chloé pays $5 storage: yard too full. [mark.storage-fee]
roll green gold
    Chloé rolls green and gold. [mark.roll]
refine green 1-2
    Chloé refines green from yard square 1 to roof square 2. [mark.refine mark.one-action]
    Turn 18: David. [mark.turn]
roll blue star
    David rolls blue and star. [mark.roll]
refine gold 2-1
    David refines gold from yard square 2 to roof square 1. [mark.refine mark.one-action mark.star]
    Turn 19: Anna. [mark.turn]
roll green red
    Anna rolls green and red. [mark.roll]
refine red 1-1
    Anna refines red from yard square 1 to roof square 1. [mark.refine mark.one-action]
    Turn 20: Ben. [mark.turn]
roll hammer star
    Ben rolls hammer and star. [mark.roll]
    Hammer and star: Ben names the colour to be auctioned. [mark.hammer-star]
auction green
    Ben names green. [mark.hammer-star]
    The hammer falls: a green piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
bid 0
    Chloé lays a sealed bid of $0. [mark.sealed-bids]
bid 0
    David lays a sealed bid of $0. [mark.sealed-bids]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
    Equal bids of $5 by Ben and Anna: Ben comes first, counting clockwise from the roller. [mark.bid-tie]
    The bids are shown: Ben $5, Chloé $0, David $0 and Anna $5. Ben pays $5 for the green piece. [mark.sealed-bids]
place 1
    Ben puts the green piece on yard square 1. [mark.sealed-bids]
roll blue star
    Ben rolls blue and star. [mark.roll]
sell green 2 C
    Green has no row yet: Ben claims row C for it. [mark.row-claim]
    Ben sells green on square 1 of row C and earns $10. [mark.sell mark.one-action mark.star]
    Turn 21: Chloé. [mark.turn]
    Chloé owes $5 storage and has $0: the excess goes back to the bank. [mark.storage-default]
return yard 2
    Chloé gives a blue piece back from the yard. [mark.storage-default]
roll gold green
    Chloé rolls gold and green. [mark.roll]
sell green 2 C
    Chloé sells green on square 2 of row C and earns $15. [mark.sell mark.one-action]
    Turn 22: David. [mark.turn]
roll green red
    David rolls green and red. [mark.roll]
take green 3
    David takes a green piece to yard square 3. [mark.take mark.one-action]
    Turn 23: Anna. [mark.turn]
roll red star
    Anna rolls red and star. [mark.roll]
sell blue 3 E
    Anna sells blue on square 3 of row E and earns $25. [mark.sell mark.one-action mark.star]
    Turn 24: Ben. [mark.turn]
roll green white
    Ben rolls green and white. [mark.roll]
refine green 1-1
    Ben refines green from yard square 1 to roof square 1. [mark.refine mark.one-action]
    After 24 turns the game is cut: it is unfinished and nobody has won. [mark.stall]

outcome: mark.stall
scores: (30, 25, 15, 30)
winners: ()
turn: 24
phase: over
player: 2
market: C green 2, E blue 3
bank: white 7, blue 5, gold 6, green 4, red 5
company 1: $30 | yard . white . . | roof red . . .
company 2: $25 | yard . . red . | roof green . . .
company 3: $15 | yard . . red gold | roof . . . .
company 4: $30 | yard . . green . | roof gold . . .
