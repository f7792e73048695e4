the set-up
    2 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 1
    The draw falls on Anna, who begins. [mark.first-player]
    Turn 1: Anna. [mark.turn]
roll gold green
    Anna rolls gold and green. [mark.roll]
take green 4
    Anna takes a green piece to yard square 4. [mark.take mark.one-action]
    Turn 2: Ben. [mark.turn]
roll blue star
    Ben rolls blue and star. [mark.roll]
take gold 4
    Ben takes a gold piece to yard square 4. [mark.take mark.one-action mark.star]
    Turn 3: Anna. [mark.turn]
roll white star
    Anna rolls white and star. [mark.roll]
refine green 4-3
    Anna refines green from yard square 4 to roof square 3. [mark.refine mark.one-action mark.star]
    Turn 4: Ben. [mark.turn]
roll green gold
    Ben rolls green and gold. [mark.roll]
take gold 3
    Ben takes a gold piece to yard square 3. [mark.take mark.one-action]
    Turn 5: Anna. [mark.turn]
roll hammer star
    Anna rolls hammer and star. [mark.roll]
    Hammer and star: Anna names the colour to be auctioned. [mark.hammer-star]
auction green
    Anna names green. [mark.hammer-star]
    The hammer falls: a green piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
    Nobody bids more than nothing: the green piece stays in the bank. [mark.bid-zero]
roll gold red
    Anna rolls gold and red. [mark.roll]
take gold 4
    Anna takes a gold piece to yard square 4. [mark.take mark.one-action]
    Turn 6: Ben. [mark.turn]
roll blue star
    Ben rolls blue and star. [mark.roll]
refine gold 4-4
    Ben refines gold from yard square 4 to roof square 4. [mark.refine mark.one-action mark.star]
    Turn 7: Anna. [mark.turn]
roll hammer green
    Anna rolls hammer and green. [mark.roll]
    The hammer falls: a green piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
    The bids are shown: Anna $0 and Ben $5. Ben pays $5 for the green piece. [mark.sealed-bids]
place 4
    Ben puts the green piece on yard square 4. [mark.sealed-bids]
roll green green
    Anna rolls green and green. [mark.roll]
sell green 3 E
    Green has no row yet: Anna claims row E for it. [mark.row-claim]
    Anna sells green on square 1 of row E and earns $15. [mark.sell mark.one-action]
    A double: Anna acts once more with green. [mark.double]
take green 3
    Anna takes a green piece to yard square 3. [mark.take mark.one-action]
    Turn 8: Ben. [mark.turn]
roll hammer gold
    Ben rolls hammer and gold. [mark.roll]
    The hammer falls: a gold piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 1
    Ben lays a sealed bid of $1. [mark.sealed-bids]
bid 3
    Anna lays a sealed bid of $3. [mark.sealed-bids]
    The bids are shown: Ben $1 and Anna $3. Anna pays $3 for the gold piece. [mark.sealed-bids]
place 2
    Anna puts the gold piece on yard square 2. [mark.sealed-bids]
roll blue star
    Ben rolls blue and star. [mark.roll]
sell gold 4 D
    Gold has no row yet: Ben claims row D for it. [mark.row-claim]
    Ben sells gold on square 1 of row D and earns $10. [mark.sell mark.one-action mark.star]
    Turn 9: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
    The bids are shown: Anna $0 and Ben $5. Ben pays $5 for the red piece. [mark.sealed-bids]
place 2
    Ben puts the red piece on yard square 2. [mark.sealed-bids]
roll hammer gold
    Anna rolls hammer and gold. [mark.roll]
    The hammer falls: a gold piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 3
    Anna lays a sealed bid of $3. [mark.sealed-bids]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
    The bids are shown: Anna $3 and Ben $5. Ben pays $5 for the gold piece. [mark.sealed-bids]
place 1
    Ben puts the gold piece on yard square 1. [mark.sealed-bids]
roll blue star
    Anna rolls blue and star. [mark.roll]
refine green 3-2
    Anna refines green from yard square 3 to roof square 2. [mark.refine mark.one-action mark.star]
    Turn 10: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll red blue
    Ben rolls red and blue. [mark.roll]
refine red 2-2
    Ben refines red from yard square 2 to roof square 2. [mark.refine mark.one-action]
    Turn 11: Anna. [mark.turn]
roll hammer star
    Anna rolls hammer and star. [mark.roll]
    Hammer and star: Anna names the colour to be auctioned. [mark.hammer-star]
auction red
    Anna names red. [mark.hammer-star]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
    Equal bids of $5 by Anna and Ben: Anna comes first, counting clockwise from the roller. [mark.bid-tie]
    The bids are shown: Anna $5 and Ben $5. Anna pays $5 for the red piece. [mark.sealed-bids]
place 1
    Anna puts the red piece on yard square 1. [mark.sealed-bids]
roll white star
    Anna rolls white and star. [mark.roll]
refine gold 4-3
    Anna refines gold from yard square 4 to roof square 3. [mark.refine mark.one-action mark.star]
    Turn 12: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll blue white
    Ben rolls blue and white. [mark.roll]
take blue 2
    Ben takes a blue piece to yard square 2. [mark.take mark.one-action]
    Turn 13: Anna. [mark.turn]
roll white green
    Anna rolls white and green. [mark.roll]
sell green 2 E
    Anna sells green on square 2 of row E and earns $20. [mark.sell mark.one-action]
    Turn 14: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll hammer gold
    Ben rolls hammer and gold. [mark.roll]
    The hammer falls: a gold piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 2
    Ben lays a sealed bid of $2. [mark.sealed-bids]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
    The bids are shown: Ben $2 and Anna $5. Anna pays $5 for the gold piece. [mark.sealed-bids]
place 3
    Anna puts the gold piece on yard square 3. [mark.sealed-bids]
roll blue white
    Ben rolls blue and white. [mark.roll]
refine blue 2-1
    Ben refines blue from yard square 2 to roof square 1. [mark.refine mark.one-action]
    Turn 15: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll blue red
    Anna rolls blue and red. [mark.roll]
refine red 1-2
    Anna refines red from yard square 1 to roof square 2. [mark.refine mark.one-action]
    Turn 16: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll green red
    Ben rolls green and red. [mark.roll]
sell red 2 C
    Red has no row yet: Ben claims row C for it. [mark.row-claim]
    Ben sells red on square 1 of row C and earns $10. [mark.sell mark.one-action]
    Turn 17: Anna. [mark.turn]
roll gold white
    Anna rolls gold and white. [mark.roll]
sell gold 3 D
    Anna sells gold on square 2 of row D and earns $20. [mark.sell mark.one-action]
    Turn 18: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll hammer red
    Ben rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 1
    Ben lays a sealed bid of $1. [mark.sealed-bids]
bid 2
    Anna lays a sealed bid of $2. [mark.sealed-bids]
    The bids are shown: Ben $1 and Anna $2. Anna pays $2 for the red piece. [mark.sealed-bids]
place 1
    Anna puts the red piece on yard square 1. [mark.sealed-bids]
roll white green
    Ben rolls white and green. [mark.roll]
refine green 4-3
    Ben refines green from yard square 4 to roof square 3. [mark.refine mark.one-action]
    Turn 19: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll blue green
    Anna rolls blue and green. [mark.roll]
take green 4
    Anna takes a green piece to yard square 4. [mark.take mark.one-action]
    Turn 20: Ben. [mark.turn]
roll white gold
    Ben rolls white and gold. [mark.roll]
refine gold 3-2
    Ben refines gold from yard square 3 to roof square 2. [mark.refine mark.one-action]
    Turn 21: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll hammer green
    Anna rolls hammer and green. [mark.roll]
    The hammer falls: a green piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 1
    Anna lays a sealed bid of $1. [mark.sealed-bids]
bid 3
    Ben lays a sealed bid of $3. [mark.sealed-bids]
    The bids are shown: Anna $1 and Ben $3. Ben pays $3 for the green piece. [mark.sealed-bids]
place 4
    Ben puts the green piece on yard square 4. [mark.sealed-bids]
roll hammer white
    Anna rolls hammer and white. [mark.roll]
    The hammer falls: a white piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 8
    Anna lays a sealed bid of $8. [mark.sealed-bids]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
    The bids are shown: Anna $8 and Ben $0. Anna pays $8 for the white piece. [mark.sealed-bids]
    The yard of Anna is full: Anna gets nothing for it, and the white piece stays in the bank. [mark.bid-full-yard]
roll green red
    Anna rolls green and red. [mark.roll]
refine green 4-3
    Anna refines green from yard square 4 to roof square 3. [mark.refine mark.one-action]
    Turn 22: Ben. [mark.turn]
    Ben pays $5 storage: roof too full. [mark.storage-fee]
roll gold red
    Ben rolls gold and red. [mark.roll]
take gold 2
    Ben takes a gold piece to yard square 2. [mark.take mark.one-action]
    Turn 23: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll blue star
    Anna rolls blue and star. [mark.roll]
sell green 3 E
    Anna sells green on square 3 of row E and earns $25. [mark.sell mark.one-action mark.star]
    Turn 24: Ben. [mark.turn]
    Ben owes $10 storage and has $2: the excess goes back to the bank. [mark.storage-default]
return yard 4
    Ben gives a green piece back from the yard. [mark.storage-default]
return roof 1
    Ben gives a blue piece back from the roof. [mark.storage-default]
roll blue red
    Ben rolls blue and red. [mark.roll]
take red 4
    Ben takes a red piece to yard square 4. [mark.take mark.one-action]
    Turn 25: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll gold star
    Anna rolls gold and star. [mark.roll]
sell red 2 C
    Anna sells red on square 2 of row C and earns $15. [mark.sell mark.one-action mark.star]
    Turn 26: Ben. [mark.turn]
    Ben owes $5 storage and has $2: the excess goes back to the bank. [mark.storage-default]
return yard 1
    Ben gives a gold piece back from the yard. [mark.storage-default]
roll green red
    Ben rolls green and red. [mark.roll]
sell green 3 E
    Ben sells green on square 4 of row E and earns $30. [mark.sell mark.one-action]
    Turn 27: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 3
    Anna lays a sealed bid of $3. [mark.sealed-bids]
bid 8
    Ben lays a sealed bid of $8. [mark.sealed-bids]
    The bids are shown: Anna $3 and Ben $8. Ben pays $8 for the red piece. [mark.sealed-bids]
place 1
    Ben puts the red piece on yard square 1. [mark.sealed-bids]
roll blue star
    Anna rolls blue and star. [mark.roll]
refine gold 2-2
    Anna refines gold from yard square 2 to roof square 2. [mark.refine mark.one-action mark.star]
    Turn 28: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll hammer white
    Ben rolls hammer and white. [mark.roll]
    The hammer falls: a white piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 2
    Ben lays a sealed bid of $2. [mark.sealed-bids]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
    The bids are shown: Ben $2 and Anna $5. Anna pays $5 for the white piece. [mark.sealed-bids]
place 4
    Anna puts the white piece on yard square 4. [mark.sealed-bids]
roll blue blue
    Ben rolls blue and blue. [mark.roll]
take blue 3
    Ben takes a blue piece to yard square 3. [mark.take mark.one-action]
    A double: Ben acts once more with blue. [mark.double]
refine blue 3-4
    Ben refines blue from yard square 3 to roof square 4. [mark.refine mark.one-action]
    Turn 29: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll white gold
    Anna rolls white and gold. [mark.roll]
sell gold 2 D
    Anna sells gold on square 3 of row D and earns $25. [mark.sell mark.one-action]
    Turn 30: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll red white
    Ben rolls red and white. [mark.roll]
refine red 4-3
    Ben refines red from yard square 4 to roof square 3. [mark.refine mark.one-action]
    Turn 31: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll red star
    Anna rolls red and star. [mark.roll]
refine gold 3-2
    Anna refines gold from yard square 3 to roof square 2. [mark.refine mark.one-action mark.star]
    Turn 32: Ben. [mark.turn]
    Ben pays $5 storage: roof too full. [mark.storage-fee]
roll blue blue
    Ben rolls blue and blue. [mark.roll]
sell blue 4 A
    Blue has no row yet: Ben claims row A for it. [mark.row-claim]
    Ben sells blue on square 1 of row A and earns $5. [mark.sell mark.one-action]
    A double: Ben acts once more with blue. [mark.double]
take blue 3
    Ben takes a blue piece to yard square 3. [mark.take mark.one-action]
    Turn 33: Anna. [mark.turn]
roll blue star
    Anna rolls blue and star. [mark.roll]
sell gold 2 D
    Anna sells gold on square 4 of row D and earns $35. [mark.sell mark.one-action mark.star]
    Turn 34: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll white green
    Ben rolls white and green. [mark.roll]
take green 4
    Ben takes a green piece to yard square 4. [mark.take mark.one-action]
    Turn 35: Anna. [mark.turn]
roll gold star
    Anna rolls gold and star. [mark.roll]
refine red 1-2
    Anna refines red from yard square 1 to roof square 2. [mark.refine mark.one-action mark.star]
    Turn 36: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll white blue
    Ben rolls white and blue. [mark.roll]
refine blue 3-4
    Ben refines blue from yard square 3 to roof square 4. [mark.refine mark.one-action]
    Turn 37: Anna. [mark.turn]
roll gold blue
    Anna rolls gold and blue. [mark.roll]
take gold 2
    Anna takes a gold piece to yard square 2. [mark.take mark.one-action]
    Turn 38: Ben. [mark.turn]
    Ben owes $10 storage and has $4: the excess goes back to the bank. [mark.storage-default]
return roof 4
    Ben gives a blue piece back from the roof. [mark.storage-default]
return yard 1
    Ben gives a red piece back from the yard. [mark.storage-default]
roll red red
    Ben rolls red and red. [mark.roll]
sell red 3 C
    Ben sells red on square 3 of row C and earns $25. [mark.sell mark.one-action]
    A double: Ben acts once more with red. [mark.double]
take red 3
    Ben takes a red piece to yard square 3. [mark.take mark.one-action]
    Turn 39: Anna. [mark.turn]
roll white white
    Anna rolls white and white. [mark.roll]
refine white 4-3
    Anna refines white from yard square 4 to roof square 3. [mark.refine mark.one-action]
    A double: Anna acts once more with white. [mark.double]
sell white 3 B
    White has no row yet: Anna claims row B for it. [mark.row-claim]
    Anna sells white on square 1 of row B and earns $5. [mark.sell mark.one-action]
    Turn 40: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll gold star
    Ben rolls gold and star. [mark.roll]
sell gold 2 D
    Ben sells gold on square 5 of row D and earns $40. [mark.sell mark.one-action]
    The row of gold is full: every other gold piece leaves the game. [mark.close-colour]
    Turn 41: Anna. [mark.turn]
roll gold white
    Anna rolls gold and white. [mark.roll]
take white 2
    Anna takes a white piece to yard square 2. [mark.take mark.one-action]
    Turn 42: Ben. [mark.turn]
roll green red
    Ben rolls green and red. [mark.roll]
refine green 4-4
    Ben refines green from yard square 4 to roof square 4. [mark.refine mark.one-action]
    Turn 43: Anna. [mark.turn]
roll hammer blue
    Anna rolls hammer and blue. [mark.roll]
    The hammer falls: a blue piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 1
    Anna lays a sealed bid of $1. [mark.sealed-bids]
bid 2
    Ben lays a sealed bid of $2. [mark.sealed-bids]
    The bids are shown: Anna $1 and Ben $2. Ben pays $2 for the blue piece. [mark.sealed-bids]
place 2
    Ben puts the blue piece on yard square 2. [mark.sealed-bids]
roll red blue
    Anna rolls red and blue. [mark.roll]
sell red 2 C
    Anna sells red on square 4 of row C and earns $30. [mark.sell mark.one-action]
    Turn 44: Ben. [mark.turn]
roll red white
    Ben rolls red and white. [mark.roll]
refine red 3-2
    Ben refines red from yard square 3 to roof square 2. [mark.refine mark.one-action]
    Turn 45: Anna. [mark.turn]
roll blue red
    Anna rolls blue and red. [mark.roll]
take red 3
    Anna takes a red piece to yard square 3. [mark.take mark.one-action]
    Turn 46: Ben. [mark.turn]
roll green green
    Ben rolls green and green. [mark.roll]
sell green 4 E
    Ben sells green on square 5 of row E and earns $40. [mark.sell mark.one-action]
    The row of green is full: every other green piece leaves the game. [mark.close-colour]
    A double, but no second action with green is possible: it is dropped. [mark.double]
    Turn 47: Anna. [mark.turn]
roll gold white
    Anna rolls gold and white. [mark.roll]
refine white 2-3
    Anna refines white from yard square 2 to roof square 3. [mark.refine mark.one-action]
    Turn 48: Ben. [mark.turn]
roll white white
    Ben rolls white and white. [mark.roll]
take white 1
    Ben takes a white piece to yard square 1. [mark.take mark.one-action]
    A double: Ben acts once more with white. [mark.double]
refine white 1-1
    Ben refines white from yard square 1 to roof square 1. [mark.refine mark.one-action]
    Turn 49: Anna. [mark.turn]
roll white red
    Anna rolls white and red. [mark.roll]
sell white 3 B
    Anna sells white on square 2 of row B and earns $10. [mark.sell mark.one-action]
    Turn 50: Ben. [mark.turn]
roll blue star
    Ben rolls blue and star. [mark.roll]
sell red 2 C
    Ben sells red on square 5 of row C and earns $50. [mark.sell mark.one-action mark.star]
    The row of red is full: every other red piece leaves the game. [mark.close-colour]
    Turn 51: Anna. [mark.turn]
roll green gold
    Anna rolls green and gold. [mark.roll]
    Both dice show closed colours: Anna loses the turn. [mark.closed-roll]
    Turn 52: Ben. [mark.turn]
roll red gold
    Ben rolls red and gold. [mark.roll]
    Both dice show closed colours: Ben loses the turn. [mark.closed-roll]
    Turn 53: Anna. [mark.turn]
roll hammer green
    Anna rolls hammer and green. [mark.roll]
    Green is closed: no auction, Anna rolls again. [mark.hammer-nothing]
roll hammer star
    Anna rolls hammer and star. [mark.roll]
    Hammer and star: Anna names the colour to be auctioned. [mark.hammer-star]
auction blue
    Anna names blue. [mark.hammer-star]
    The hammer falls: a blue piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
    The bids are shown: Anna $5 and Ben $0. Anna pays $5 for the blue piece. [mark.sealed-bids]
place 2
    Anna puts the blue piece on yard square 2. [mark.sealed-bids]
roll hammer gold
    Anna rolls hammer and gold. [mark.roll]
    Gold is closed: no auction, Anna rolls again. [mark.hammer-nothing]
roll green gold
    Anna rolls green and gold. [mark.roll]
    Both dice show closed colours: Anna loses the turn. [mark.closed-roll]
    Turn 54: Ben. [mark.turn]
roll green white
    Ben rolls green and white. [mark.roll]
sell white 1 B
    Ben sells white on square 3 of row B and earns $20. [mark.sell mark.one-action]
    Turn 55: Anna. [mark.turn]
roll white green
    Anna rolls white and green. [mark.roll]
take white 3
    Anna takes a white piece to yard square 3. [mark.take mark.one-action]
    Turn 56: Ben. [mark.turn]
roll green blue
    Ben rolls green and blue. [mark.roll]
refine blue 2-2
    Ben refines blue from yard square 2 to roof square 2. [mark.refine mark.one-action]
    Turn 57: Anna. [mark.turn]
roll blue blue
    Anna rolls blue and blue. [mark.roll]
refine blue 2-2
    Anna refines blue from yard square 2 to roof square 2. [mark.refine mark.one-action]
    A double: Anna acts once more with blue. [mark.double]
sell blue 2 A
    Anna sells blue on square 2 of row A and earns $10. [mark.sell mark.one-action]
    Turn 58: Ben. [mark.turn]
roll blue red
    Ben rolls blue and red. [mark.roll]
sell blue 2 A
    Ben sells blue on square 3 of row A and earns $15. [mark.sell mark.one-action]
    Turn 59: Anna. [mark.turn]
roll red blue
    Anna rolls red and blue. [mark.roll]
take blue 2
    Anna takes a blue piece to yard square 2. [mark.take mark.one-action]
    Turn 60: Ben. [mark.turn]
roll green blue
    Ben rolls green and blue. [mark.roll]
take blue 2
    Ben takes a blue piece to yard square 2. [mark.take mark.one-action]
    Turn 61: Anna. [mark.turn]
roll green star
    Anna rolls green and star. [mark.roll]
refine blue 2-1
    Anna refines blue from yard square 2 to roof square 1. [mark.refine mark.one-action mark.star]
    Turn 62: Ben. [mark.turn]
roll gold star
    Ben rolls gold and star. [mark.roll]
refine blue 2-1
    Ben refines blue from yard square 2 to roof square 1. [mark.refine mark.one-action mark.star]
    Turn 63: Anna. [mark.turn]
roll white star
    Anna rolls white and star. [mark.roll]
sell blue 1 A
    Anna sells blue on square 4 of row A and earns $30. [mark.sell mark.one-action mark.star]
    Turn 64: Ben. [mark.turn]
roll green blue
    Ben rolls green and blue. [mark.roll]
sell blue 1 A
    Ben sells blue on square 5 of row A and earns $70. [mark.sell mark.one-action]
    The row of blue is full: every other blue piece leaves the game. [mark.close-colour]
    4 rows are full: the game ends at once. [mark.variant-four-rows]
    Ben wins with $257. [mark.winner]

outcome: mark.variant-four-rows
scores: (192, 257)
winners: (1,)
turn: 64
phase: over
player: 2
market: A blue 5, B white 3, C red 5, D gold 5, E green 5
bank: white 4, blue 0, gold 0, green 0, red 0
company 1: $192 | yard . . white . | roof . . . .
company 2: $257 | yard . . . . | roof . . . .
