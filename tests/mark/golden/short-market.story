the set-up
    4 players sit down with $30 each and empty companies; 4 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 2 squares, so of the 4 pieces of a colour 2 can be sold. [mark.market-shape]
    The values of the market are this game's own; row A rises from $5 to $70. [mark.market-values]
first 3
    The draw falls on Chloé, who begins. [mark.first-player]
    Turn 1: Chloé. [mark.turn]
roll green gold
    Chloé rolls green and gold. [mark.roll]
take gold 2
    Chloé takes a gold piece to yard square 2. [mark.take mark.one-action]
    Turn 2: David. [mark.turn]
roll blue blue
    David rolls blue and blue. [mark.roll]
take blue 3
    David takes a blue piece to yard square 3. [mark.take mark.one-action]
    A double: David acts once more with blue. [mark.double]
take blue 2
    David takes a blue piece to yard square 2. [mark.take mark.one-action]
    Turn 3: Anna. [mark.turn]
roll blue green
    Anna rolls blue and green. [mark.roll]
take green 3
    Anna takes a green piece to yard square 3. [mark.take mark.one-action]
    Turn 4: Ben. [mark.turn]
roll hammer gold
    Ben rolls hammer and gold. [mark.roll]
    The hammer falls: a gold piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
bid 3
    Chloé lays a sealed bid of $3. [mark.sealed-bids]
bid 0
    David lays a sealed bid of $0. [mark.sealed-bids]
bid 8
    Anna lays a sealed bid of $8. [mark.sealed-bids]
    The bids are shown: Ben $0, Chloé $3, David $0 and Anna $8. Anna pays $8 for the gold piece. [mark.sealed-bids]
place 1
    Anna puts the gold piece on yard square 1. [mark.sealed-bids]
roll gold white
    Ben rolls gold and white. [mark.roll]
take gold 1
    Ben takes a gold piece to yard square 1. [mark.take mark.one-action]
    Turn 5: Chloé. [mark.turn]
roll blue star
    Chloé rolls blue and star. [mark.roll]
refine gold 2-1
    Chloé refines gold from yard square 2 to roof square 1. [mark.refine mark.one-action mark.star]
    Turn 6: David. [mark.turn]
    David pays $5 storage: yard too full. [mark.storage-fee]
roll white star
    David rolls white and star. [mark.roll]
refine blue 2-3
    David refines blue from yard square 2 to roof square 3. [mark.refine mark.one-action mark.star]
    Turn 7: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 8
    Anna lays a sealed bid of $8. [mark.sealed-bids]
bid 2
    Ben lays a sealed bid of $2. [mark.sealed-bids]
bid 2
    Chloé lays a sealed bid of $2. [mark.sealed-bids]
bid 2
    David lays a sealed bid of $2. [mark.sealed-bids]
    The bids are shown: Anna $8, Ben $2, Chloé $2 and David $2. Anna pays $8 for the red piece. [mark.sealed-bids]
place 2
    Anna puts the red piece on yard square 2. [mark.sealed-bids]
roll white star
    Anna rolls white and star. [mark.roll]
refine red 2-2
    Anna refines red from yard square 2 to roof square 2. [mark.refine mark.one-action mark.star]
    Turn 8: Ben. [mark.turn]
roll hammer star
    Ben rolls hammer and star. [mark.roll]
    Hammer and star: Ben names the colour to be auctioned. [mark.hammer-star]
auction green
    Ben names green. [mark.hammer-star]
    The hammer falls: a green piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
bid 0
    Chloé lays a sealed bid of $0. [mark.sealed-bids]
bid 2
    David lays a sealed bid of $2. [mark.sealed-bids]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
    The bids are shown: Ben $0, Chloé $0, David $2 and Anna $5. Anna pays $5 for the green piece. [mark.sealed-bids]
place 2
    Anna puts the green piece on yard square 2. [mark.sealed-bids]
roll blue white
    Ben rolls blue and white. [mark.roll]
take white 2
    Ben takes a white piece to yard square 2. [mark.take mark.one-action]
    Turn 9: Chloé. [mark.turn]
roll hammer red
    Chloé rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Chloé rolls again. [mark.hammer]
bid 0
    Chloé lays a sealed bid of $0. [mark.sealed-bids]
bid 3
    David lays a sealed bid of $3. [mark.sealed-bids]
bid 4
    Anna lays a sealed bid of $4. [mark.sealed-bids]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
    The bids are shown: Chloé $0, David $3, Anna $4 and Ben $0. Anna pays $4 for the red piece. [mark.sealed-bids]
    The yard of Anna is full: Anna gets nothing for it, and the red piece stays in the bank. [mark.bid-full-yard]
roll green red
    Chloé rolls green and red. [mark.roll]
take green 1
    Chloé takes a green piece to yard square 1. [mark.take mark.one-action]
    Turn 10: David. [mark.turn]
roll red blue
    David rolls red and blue. [mark.roll]
sell blue 3 E
    Blue has no row yet: David claims row E for it. [mark.row-claim]
    David sells blue on square 1 of row E and earns $34. [mark.sell mark.one-action]
    Turn 11: Anna. [mark.turn]
    Anna owes $5 storage and has $0: the excess goes back to the bank. [mark.storage-default]
return yard 1
    Anna gives a gold piece back from the yard. [mark.storage-default]
return yard 3
    Anna gives a green piece back from the yard. [mark.storage-default]
roll red blue
    Anna rolls red and blue. [mark.roll]
sell red 2 D
    Red has no row yet: Anna claims row D for it. [mark.row-claim]
    Anna sells red on square 1 of row D and earns $30. [mark.sell mark.one-action]
    Turn 12: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll white white
    Ben rolls white and white. [mark.roll]
take white 3
    Ben takes a white piece to yard square 3. [mark.take mark.one-action]
    A double: Ben acts once more with white. [mark.double]
refine white 2-1
    Ben refines white from yard square 2 to roof square 1. [mark.refine mark.one-action]
    Turn 13: Chloé. [mark.turn]
roll green red
    Chloé rolls green and red. [mark.roll]
refine green 1-2
    Chloé refines green from yard square 1 to roof square 2. [mark.refine mark.one-action]
    Turn 14: David. [mark.turn]
roll blue blue
    David rolls blue and blue. [mark.roll]
refine blue 3-3
    David refines blue from yard square 3 to roof square 3. [mark.refine mark.one-action]
    A double: David acts once more with blue. [mark.double]
sell blue 3 E
    David sells blue on square 2 of row E and earns $36. [mark.sell mark.one-action]
    The row of blue is full: every other blue piece leaves the game. [mark.close-colour]
    Turn 15: Anna. [mark.turn]
roll blue white
    Anna rolls blue and white. [mark.roll]
take white 1
    Anna takes a white piece to yard square 1. [mark.take mark.one-action]
    Turn 16: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll white blue
    Ben rolls white and blue. [mark.roll]
sell white 1 C
    White has no row yet: Ben claims row C for it. [mark.row-claim]
    Ben sells white on square 1 of row C and earns $20. [mark.sell mark.one-action]
    Turn 17: Chloé. [mark.turn]
    Chloé pays $5 storage: roof too full. [mark.storage-fee]
roll red gold
    Chloé rolls red and gold. [mark.roll]
sell gold 1 B
    Gold has no row yet: Chloé claims row B for it. [mark.row-claim]
    Chloé sells gold on square 1 of row B and earns $10. [mark.sell mark.one-action]
    Turn 18: David. [mark.turn]
roll hammer white
    David rolls hammer and white. [mark.roll]
    The hammer falls: a white piece from the bank is auctioned; then David rolls again. [mark.hammer]
bid 1
    David lays a sealed bid of $1. [mark.sealed-bids]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
bid 2
    Chloé lays a sealed bid of $2. [mark.sealed-bids]
    The bids are shown: David $1, Anna $0, Ben $0 and Chloé $2. Chloé pays $2 for the white piece. [mark.sealed-bids]
place 1
    Chloé puts the white piece on yard square 1. [mark.sealed-bids]
roll red star
    David rolls red and star. [mark.roll]
take red 1
    David takes a red piece to yard square 1. [mark.take mark.one-action]
    Turn 19: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll hammer white
    Anna rolls hammer and white. [mark.roll]
    The bank has no white piece: no auction, Anna rolls again. [mark.hammer-nothing]
roll blue white
    Anna rolls blue and white. [mark.roll]
refine white 1-1
    Anna refines white from yard square 1 to roof square 1. [mark.refine mark.one-action]
    Turn 20: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll gold green
    Ben rolls gold and green. [mark.roll]
refine gold 1-1
    Ben refines gold from yard square 1 to roof square 1. [mark.refine mark.one-action]
    Turn 21: Chloé. [mark.turn]
roll blue red
    Chloé rolls blue and red. [mark.roll]
take red 2
    Chloé takes a red piece to yard square 2. [mark.take mark.one-action]
    Turn 22: David. [mark.turn]
roll white green
    David rolls white and green. [mark.roll]
take green 2
    David takes a green piece to yard square 2. [mark.take mark.one-action]
    Turn 23: Anna. [mark.turn]
roll hammer gold
    Anna rolls hammer and gold. [mark.roll]
    The hammer falls: a gold piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
bid 8
    Chloé lays a sealed bid of $8. [mark.sealed-bids]
bid 3
    David lays a sealed bid of $3. [mark.sealed-bids]
    The bids are shown: Anna $5, Ben $5, Chloé $8 and David $3. Chloé pays $8 for the gold piece. [mark.sealed-bids]
place 3
    Chloé puts the gold piece on yard square 3. [mark.sealed-bids]
roll hammer white
    Anna rolls hammer and white. [mark.roll]
    The bank has no white piece: no auction, Anna rolls again. [mark.hammer-nothing]
roll red gold
    Anna rolls red and gold. [mark.roll]
take red 1
    Anna takes a red piece to yard square 1. [mark.take mark.one-action]
    Turn 24: Ben. [mark.turn]
roll green white
    Ben rolls green and white. [mark.roll]
refine white 3-2
    Ben refines white from yard square 3 to roof square 2. [mark.refine mark.one-action]
    Turn 25: Chloé. [mark.turn]
    Chloé pays $5 storage: yard too full. [mark.storage-fee]
roll white blue
    Chloé rolls white and blue. [mark.roll]
refine white 1-1
    Chloé refines white from yard square 1 to roof square 1. [mark.refine mark.one-action]
    Turn 26: David. [mark.turn]
    David pays $5 storage: yard too full. [mark.storage-fee]
roll white gold
    David rolls white and gold. [mark.roll]
take gold 3
    David takes a gold piece to yard square 3. [mark.take mark.one-action]
    Turn 27: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll white white
    Anna rolls white and white. [mark.roll]
sell white 1 C
    Anna sells white on square 2 of row C and earns $50. [mark.sell mark.one-action]
    The row of white is full: every other white piece leaves the game. [mark.close-colour]
    A double, but no second action with white is possible: it is dropped. [mark.double]
    Turn 28: Ben. [mark.turn]
roll hammer gold
    Ben rolls hammer and gold. [mark.roll]
    The bank has no gold piece: no auction, Ben rolls again. [mark.hammer-nothing]
roll gold blue
    Ben rolls gold and blue. [mark.roll]
sell gold 1 B
    Ben sells gold on square 2 of row B and earns $60. [mark.sell mark.one-action]
    The row of gold is full: every other gold piece leaves the game. [mark.close-colour]
    Turn 29: Chloé. [mark.turn]
roll blue red
    Chloé rolls blue and red. [mark.roll]
refine red 2-3
    Chloé refines red from yard square 2 to roof square 3. [mark.refine mark.one-action]
    Turn 30: David. [mark.turn]
    David pays $5 storage: yard too full. [mark.storage-fee]
roll green white
    David rolls green and white. [mark.roll]
refine green 2-2
    David refines green from yard square 2 to roof square 2. [mark.refine mark.one-action]
    Turn 31: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The bank has no red piece: no auction, Anna rolls again. [mark.hammer-nothing]
roll red blue
    Anna rolls red and blue. [mark.roll]
refine red 1-2
    Anna refines red from yard square 1 to roof square 2. [mark.refine mark.one-action]
    Turn 32: Ben. [mark.turn]
roll gold red
    Ben rolls gold and red. [mark.roll]
    No action is possible with either die: the turn of Ben ends. [mark.must-act]
    Turn 33: Chloé. [mark.turn]
    Chloé pays $5 storage: roof too full. [mark.storage-fee]
roll green white
    Chloé rolls green and white. [mark.roll]
sell green 2 A
    Green has no row yet: Chloé claims row A for it. [mark.row-claim]
    Chloé sells green on square 1 of row A and earns $5. [mark.sell mark.one-action]
    Turn 34: David. [mark.turn]
roll hammer green
    David rolls hammer and green. [mark.roll]
    The hammer falls: a green piece from the bank is auctioned; then David rolls again. [mark.hammer]
bid 5
    David lays a sealed bid of $5. [mark.sealed-bids]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
bid 2
    Ben lays a sealed bid of $2. [mark.sealed-bids]
bid 3
    Chloé lays a sealed bid of $3. [mark.sealed-bids]
    Equal bids of $5 by David and Anna: David comes first, counting clockwise from the roller. [mark.bid-tie]
    The bids are shown: David $5, Anna $5, Ben $2 and Chloé $3. David pays $5 for the green piece. [mark.sealed-bids]
place 3
    David puts the green piece on yard square 3. [mark.sealed-bids]
roll hammer white
    David rolls hammer and white. [mark.roll]
    White is closed: under this option David loses the turn. [mark.hammer-nothing]
    Turn 35: Anna. [mark.turn]
roll hammer green
    Anna rolls hammer and green. [mark.roll]
    The bank has no green piece: no auction, Anna rolls again. [mark.hammer-nothing]
roll red blue
    Anna rolls red and blue. [mark.roll]
sell red 2 D
    Anna sells red on square 2 of row D and earns $40. [mark.sell mark.one-action]
    The row of red is full: every other red piece leaves the game. [mark.close-colour]
    Turn 36: Ben. [mark.turn]
roll gold red
    Ben rolls gold and red. [mark.roll]
    Both dice show closed colours: Ben loses the turn. [mark.closed-roll]
    Turn 37: Chloé. [mark.turn]
roll red white
    Chloé rolls red and white. [mark.roll]
    Both dice show closed colours: Chloé loses the turn. [mark.closed-roll]
    Turn 38: David. [mark.turn]
roll hammer star
    David rolls hammer and star. [mark.roll]
    The bank has no piece of any colour in play: no auction, David rolls again. [mark.hammer-nothing]
roll green blue
    David rolls green and blue. [mark.roll]
sell green 2 A
    David sells green on square 2 of row A and earns $70. [mark.sell mark.one-action]
    The row of green is full: every other green piece leaves the game. [mark.close-colour]
    5 rows are full: the game ends at once. [mark.end]
    David wins with $150. [mark.winner]

outcome: mark.end
scores: (105, 95, 20, 150)
winners: (3,)
turn: 38
phase: over
player: 4
market: A green 2, B gold 2, C white 2, D red 2, E blue 2
bank: white 0, blue 0, gold 0, green 0, red 0
company 1: $105 | yard . . . | roof . . .
company 2: $95 | yard . . . | roof . . .
company 3: $20 | yard . . . | roof . . .
company 4: $150 | yard . . . | roof . . .
