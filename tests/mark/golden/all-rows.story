the set-up
    3 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 2
    The draw falls on Ben, who begins. [mark.first-player]
    Turn 1: Ben. [mark.turn]
roll gold star
    Ben rolls gold and star. [mark.roll]
take blue 4
    Ben takes a blue piece to yard square 4. [mark.take mark.one-action mark.star]
    Turn 2: Chloé. [mark.turn]
roll hammer white
    Chloé rolls hammer and white. [mark.roll]
    The hammer falls: a white piece from the bank is auctioned; then Chloé rolls again. [mark.hammer]
bid 5
    Chloé lays a sealed bid of $5. [mark.sealed-bids]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
    Equal bids of $5 by Chloé and Ben: Chloé comes first, counting clockwise from the roller. [mark.bid-tie]
    The bids are shown: Chloé $5, Anna $0 and Ben $5. Chloé pays $5 for the white piece. [mark.sealed-bids]
place 2
    Chloé puts the white piece on yard square 2. [mark.sealed-bids]
roll hammer star
    Chloé rolls hammer and star. [mark.roll]
    Hammer and star: Chloé names the colour to be auctioned. [mark.hammer-star]
auction white
    Chloé names white. [mark.hammer-star]
    The hammer falls: a white piece from the bank is auctioned; then Chloé rolls again. [mark.hammer]
bid 1
    Chloé lays a sealed bid of $1. [mark.sealed-bids]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
    The bids are shown: Chloé $1, Anna $5 and Ben $0. Anna pays $5 for the white piece. [mark.sealed-bids]
place 3
    Anna puts the white piece on yard square 3. [mark.sealed-bids]
roll green gold
    Chloé rolls green and gold. [mark.roll]
take gold 1
    Chloé takes a gold piece to yard square 1. [mark.take mark.one-action]
    Turn 3: Anna. [mark.turn]
roll green green
    Anna rolls green and green. [mark.roll]
take green 4
    Anna takes a green piece to yard square 4. [mark.take mark.one-action]
    A double: Anna acts once more with green. [mark.double]
refine green 4-3
    Anna refines green from yard square 4 to roof square 3. [mark.refine mark.one-action]
    Turn 4: Ben. [mark.turn]
roll white red
    Ben rolls white and red. [mark.roll]
take white 3
    Ben takes a white piece to yard square 3. [mark.take mark.one-action]
    Turn 5: Chloé. [mark.turn]
roll red green
    Chloé rolls red and green. [mark.roll]
take red 3
    Chloé takes a red piece to yard square 3. [mark.take mark.one-action]
    Turn 6: Anna. [mark.turn]
roll gold star
    Anna rolls gold and star. [mark.roll]
sell green 3 E
    Green has no row yet: Anna claims row E for it. [mark.row-claim]
    Anna sells green on square 1 of row E and earns $15. [mark.sell mark.one-action mark.star]
    Turn 7: Ben. [mark.turn]
roll blue white
    Ben rolls blue and white. [mark.roll]
refine blue 4-3
    Ben refines blue from yard square 4 to roof square 3. [mark.refine mark.one-action]
    Turn 8: Chloé. [mark.turn]
    Chloé pays $5 storage: yard too full. [mark.storage-fee]
roll gold star
    Chloé rolls gold and star. [mark.roll]
refine red 3-4
    Chloé refines red from yard square 3 to roof square 4. [mark.refine mark.one-action mark.star]
    Turn 9: Anna. [mark.turn]
roll blue gold
    Anna rolls blue and gold. [mark.roll]
take blue 2
    Anna takes a blue piece to yard square 2. [mark.take mark.one-action]
    Turn 10: Ben. [mark.turn]
roll hammer red
    Ben rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
bid 5
    Chloé lays a sealed bid of $5. [mark.sealed-bids]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
    The bids are shown: Ben $0, Chloé $5 and Anna $0. Chloé pays $5 for the red piece. [mark.sealed-bids]
place 4
    Chloé puts the red piece on yard square 4. [mark.sealed-bids]
roll red green
    Ben rolls red and green. [mark.roll]
take green 4
    Ben takes a green piece to yard square 4. [mark.take mark.one-action]
    Turn 11: Chloé. [mark.turn]
    Chloé pays $5 storage: yard too full. [mark.storage-fee]
roll blue gold
    Chloé rolls blue and gold. [mark.roll]
refine gold 1-2
    Chloé refines gold from yard square 1 to roof square 2. [mark.refine mark.one-action]
    Turn 12: Anna. [mark.turn]
roll white star
    Anna rolls white and star. [mark.roll]
refine blue 2-2
    Anna refines blue from yard square 2 to roof square 2. [mark.refine mark.one-action mark.star]
    Turn 13: Ben. [mark.turn]
roll blue green
    Ben rolls blue and green. [mark.roll]
sell blue 3 C
    Blue has no row yet: Ben claims row C for it. [mark.row-claim]
    Ben sells blue on square 1 of row C and earns $10. [mark.sell mark.one-action]
    Turn 14: Chloé. [mark.turn]
roll red gold
    Chloé rolls red and gold. [mark.roll]
sell gold 2 D
    Gold has no row yet: Chloé claims row D for it. [mark.row-claim]
    Chloé sells gold on square 1 of row D and earns $10. [mark.sell mark.one-action]
    Turn 15: Anna. [mark.turn]
roll blue red
    Anna rolls blue and red. [mark.roll]
sell blue 2 C
    Anna sells blue on square 2 of row C and earns $15. [mark.sell mark.one-action]
    Turn 16: Ben. [mark.turn]
roll blue gold
    Ben rolls blue and gold. [mark.roll]
take blue 1
    Ben takes a blue piece to yard square 1. [mark.take mark.one-action]
    Turn 17: Chloé. [mark.turn]
roll green green
    Chloé rolls green and green. [mark.roll]
take green 1
    Chloé takes a green piece to yard square 1. [mark.take mark.one-action]
    A double: Chloé acts once more with green. [mark.double]
take green 3
    Chloé takes a green piece to yard square 3. [mark.take mark.one-action]
    Turn 18: Anna. [mark.turn]
roll gold green
    Anna rolls gold and green. [mark.roll]
take gold 4
    Anna takes a gold piece to yard square 4. [mark.take mark.one-action]
    Turn 19: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll hammer green
    Ben rolls hammer and green. [mark.roll]
    The hammer falls: a green piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
bid 8
    Chloé lays a sealed bid of $8. [mark.sealed-bids]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
    The bids are shown: Ben $5, Chloé $8 and Anna $5. Chloé pays $8 for the green piece. [mark.sealed-bids]
    The yard of Chloé is full: Chloé gets nothing for it, and the green piece stays in the bank. [mark.bid-full-yard]
roll red blue
    Ben rolls red and blue. [mark.roll]
refine blue 1-2
    Ben refines blue from yard square 1 to roof square 2. [mark.refine mark.one-action]
    Turn 20: Chloé. [mark.turn]
    Chloé pays $5 storage: yard too full. [mark.storage-fee]
roll blue blue
    Chloé rolls blue and blue. [mark.roll]
    No action is possible with either die: the turn of Chloé ends. [mark.must-act]
    Turn 21: Anna. [mark.turn]
roll green star
    Anna rolls green and star. [mark.roll]
refine gold 4-3
    Anna refines gold from yard square 4 to roof square 3. [mark.refine mark.one-action mark.star]
    Turn 22: Ben. [mark.turn]
roll white red
    Ben rolls white and red. [mark.roll]
refine white 3-3
    Ben refines white from yard square 3 to roof square 3. [mark.refine mark.one-action]
    Turn 23: Chloé. [mark.turn]
    Chloé pays $5 storage: yard too full. [mark.storage-fee]
roll green blue
    Chloé rolls green and blue. [mark.roll]
refine green 3-2
    Chloé refines green from yard square 3 to roof square 2. [mark.refine mark.one-action]
    Turn 24: Anna. [mark.turn]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 8
    Anna lays a sealed bid of $8. [mark.sealed-bids]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
bid 2
    Chloé lays a sealed bid of $2. [mark.sealed-bids]
    The bids are shown: Anna $8, Ben $0 and Chloé $2. Anna pays $8 for the red piece. [mark.sealed-bids]
place 1
    Anna puts the red piece on yard square 1. [mark.sealed-bids]
roll red green
    Anna rolls red and green. [mark.roll]
refine red 1-1
    Anna refines red from yard square 1 to roof square 1. [mark.refine mark.one-action]
    Turn 25: Ben. [mark.turn]
roll white star
    Ben rolls white and star. [mark.roll]
sell blue 2 C
    Ben sells blue on square 3 of row C and earns $25. [mark.sell mark.one-action mark.star]
    Turn 26: Chloé. [mark.turn]
    Chloé owes $5 storage and has $2: the excess goes back to the bank. [mark.storage-default]
return yard 1
    Chloé gives a green piece back from the yard. [mark.storage-default]
roll blue green
    Chloé rolls blue and green. [mark.roll]
sell green 2 E
    Chloé sells green on square 2 of row E and earns $20. [mark.sell mark.one-action]
    Turn 27: Anna. [mark.turn]
roll white blue
    Anna rolls white and blue. [mark.roll]
refine white 3-2
    Anna refines white from yard square 3 to roof square 2. [mark.refine mark.one-action]
    Turn 28: Ben. [mark.turn]
roll gold green
    Ben rolls gold and green. [mark.roll]
refine green 4-4
    Ben refines green from yard square 4 to roof square 4. [mark.refine mark.one-action]
    Turn 29: Chloé. [mark.turn]
roll white blue
    Chloé rolls white and blue. [mark.roll]
refine white 2-2
    Chloé refines white from yard square 2 to roof square 2. [mark.refine mark.one-action]
    Turn 30: Anna. [mark.turn]
    Anna pays $5 storage: roof too full. [mark.storage-fee]
roll red green
    Anna rolls red and green. [mark.roll]
sell red 1 A
    Red has no row yet: Anna claims row A for it. [mark.row-claim]
    Anna sells red on square 1 of row A and earns $5. [mark.sell mark.one-action]
    Turn 31: Ben. [mark.turn]
roll gold gold
    Ben rolls gold and gold. [mark.roll]
take gold 3
    Ben takes a gold piece to yard square 3. [mark.take mark.one-action]
    A double: Ben acts once more with gold. [mark.double]
refine gold 3-2
    Ben refines gold from yard square 3 to roof square 2. [mark.refine mark.one-action]
    Turn 32: Chloé. [mark.turn]
roll red white
    Chloé rolls red and white. [mark.roll]
sell red 4 A
    Chloé sells red on square 2 of row A and earns $10. [mark.sell mark.one-action]
    Turn 33: Anna. [mark.turn]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 8
    Anna lays a sealed bid of $8. [mark.sealed-bids]
bid 3
    Ben lays a sealed bid of $3. [mark.sealed-bids]
bid 1
    Chloé lays a sealed bid of $1. [mark.sealed-bids]
    The bids are shown: Anna $8, Ben $3 and Chloé $1. Anna pays $8 for the red piece. [mark.sealed-bids]
place 1
    Anna puts the red piece on yard square 1. [mark.sealed-bids]
roll green gold
    Anna rolls green and gold. [mark.roll]
sell gold 3 D
    Anna sells gold on square 2 of row D and earns $20. [mark.sell mark.one-action]
    Turn 34: Ben. [mark.turn]
    Ben pays $5 storage: roof too full. [mark.storage-fee]
roll hammer gold
    Ben rolls hammer and gold. [mark.roll]
    The hammer falls: a gold piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
bid 0
    Chloé lays a sealed bid of $0. [mark.sealed-bids]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
    Nobody bids more than nothing: the gold piece stays in the bank. [mark.bid-zero]
roll white blue
    Ben rolls white and blue. [mark.roll]
sell white 3 B
    White has no row yet: Ben claims row B for it. [mark.row-claim]
    Ben sells white on square 1 of row B and earns $5. [mark.sell mark.one-action]
    Turn 35: Chloé. [mark.turn]
roll red star
    Chloé rolls red and star. [mark.roll]
sell white 2 B
    Chloé sells white on square 2 of row B and earns $10. [mark.sell mark.one-action mark.star]
    Turn 36: Anna. [mark.turn]
roll gold red
    Anna rolls gold and red. [mark.roll]
refine red 1-1
    Anna refines red from yard square 1 to roof square 1. [mark.refine mark.one-action]
    Turn 37: Ben. [mark.turn]
roll gold green
    Ben rolls gold and green. [mark.roll]
sell gold 2 D
    Ben sells gold on square 3 of row D and earns $25. [mark.sell mark.one-action]
    Turn 38: Chloé. [mark.turn]
roll white green
    Chloé rolls white and green. [mark.roll]
take green 1
    Chloé takes a green piece to yard square 1. [mark.take mark.one-action]
    Turn 39: Anna. [mark.turn]
roll blue star
    Anna rolls blue and star. [mark.roll]
sell white 2 B
    Anna sells white on square 3 of row B and earns $20. [mark.sell mark.one-action mark.star]
    Turn 40: Ben. [mark.turn]
roll red white
    Ben rolls red and white. [mark.roll]
take white 3
    Ben takes a white piece to yard square 3. [mark.take mark.one-action]
    Turn 41: Chloé. [mark.turn]
roll hammer star
    Chloé rolls hammer and star. [mark.roll]
    Hammer and star: Chloé names the colour to be auctioned. [mark.hammer-star]
auction white
    Chloé names white. [mark.hammer-star]
    The hammer falls: a white piece from the bank is auctioned; then Chloé rolls again. [mark.hammer]
bid 1
    Chloé lays a sealed bid of $1. [mark.sealed-bids]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
bid 2
    Ben lays a sealed bid of $2. [mark.sealed-bids]
    The bids are shown: Chloé $1, Anna $5 and Ben $2. Anna pays $5 for the white piece. [mark.sealed-bids]
place 4
    Anna puts the white piece on yard square 4. [mark.sealed-bids]
roll red blue
    Chloé rolls red and blue. [mark.roll]
refine red 4-3
    Chloé refines red from yard square 4 to roof square 3. [mark.refine mark.one-action]
    Turn 42: Anna. [mark.turn]
roll hammer green
    Anna rolls hammer and green. [mark.roll]
    The hammer falls: a green piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 3
    Anna lays a sealed bid of $3. [mark.sealed-bids]
bid 8
    Ben lays a sealed bid of $8. [mark.sealed-bids]
bid 0
    Chloé lays a sealed bid of $0. [mark.sealed-bids]
    The bids are shown: Anna $3, Ben $8 and Chloé $0. Ben pays $8 for the green piece. [mark.sealed-bids]
place 1
    Ben puts the green piece on yard square 1. [mark.sealed-bids]
roll blue red
    Anna rolls blue and red. [mark.roll]
take blue 3
    Anna takes a blue piece to yard square 3. [mark.take mark.one-action]
    Turn 43: Ben. [mark.turn]
roll hammer gold
    Ben rolls hammer and gold. [mark.roll]
    The hammer falls: a gold piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 2
    Ben lays a sealed bid of $2. [mark.sealed-bids]
bid 0
    Chloé lays a sealed bid of $0. [mark.sealed-bids]
bid 2
    Anna lays a sealed bid of $2. [mark.sealed-bids]
    Equal bids of $2 by Ben and Anna: Ben comes first, counting clockwise from the roller. [mark.bid-tie]
    The bids are shown: Ben $2, Chloé $0 and Anna $2. Ben pays $2 for the gold piece. [mark.sealed-bids]
place 2
    Ben puts the gold piece on yard square 2. [mark.sealed-bids]
roll hammer blue
    Ben rolls hammer and blue. [mark.roll]
    The hammer falls: a blue piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 3
    Ben lays a sealed bid of $3. [mark.sealed-bids]
bid 8
    Chloé lays a sealed bid of $8. [mark.sealed-bids]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
    The bids are shown: Ben $3, Chloé $8 and Anna $0. Chloé pays $8 for the blue piece. [mark.sealed-bids]
place 2
    Chloé puts the blue piece on yard square 2. [mark.sealed-bids]
roll white gold
    Ben rolls white and gold. [mark.roll]
refine white 3-3
    Ben refines white from yard square 3 to roof square 3. [mark.refine mark.one-action]
    Turn 44: Chloé. [mark.turn]
roll white star
    Chloé rolls white and star. [mark.roll]
sell red 3 A
    Chloé sells red on square 3 of row A and earns $15. [mark.sell mark.one-action mark.star]
    Turn 45: Anna. [mark.turn]
roll red red
    Anna rolls red and red. [mark.roll]
sell red 1 A
    Anna sells red on square 4 of row A and earns $30. [mark.sell mark.one-action]
    A double: Anna acts once more with red. [mark.double]
take red 1
    Anna takes a red piece to yard square 1. [mark.take mark.one-action]
    Turn 46: Ben. [mark.turn]
roll green star
    Ben rolls green and star. [mark.roll]
sell white 3 B
    Ben sells white on square 4 of row B and earns $35. [mark.sell mark.one-action mark.star]
    Turn 47: Chloé. [mark.turn]
roll blue white
    Chloé rolls blue and white. [mark.roll]
refine blue 2-3
    Chloé refines blue from yard square 2 to roof square 3. [mark.refine mark.one-action]
    Turn 48: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll green star
    Anna rolls green and star. [mark.roll]
refine white 4-3
    Anna refines white from yard square 4 to roof square 3. [mark.refine mark.one-action mark.star]
    Turn 49: Ben. [mark.turn]
roll white gold
    Ben rolls white and gold. [mark.roll]
refine gold 2-3
    Ben refines gold from yard square 2 to roof square 3. [mark.refine mark.one-action]
    Turn 50: Chloé. [mark.turn]
roll green gold
    Chloé rolls green and gold. [mark.roll]
refine green 1-1
    Chloé refines green from yard square 1 to roof square 1. [mark.refine mark.one-action]
    Turn 51: Anna. [mark.turn]
roll hammer green
    Anna rolls hammer and green. [mark.roll]
    The hammer falls: a green piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 8
    Anna lays a sealed bid of $8. [mark.sealed-bids]
bid 8
    Ben lays a sealed bid of $8. [mark.sealed-bids]
bid 2
    Chloé lays a sealed bid of $2. [mark.sealed-bids]
    Equal bids of $8 by Anna and Ben: Anna comes first, counting clockwise from the roller. [mark.bid-tie]
    The bids are shown: Anna $8, Ben $8 and Chloé $2. Anna pays $8 for the green piece. [mark.sealed-bids]
place 4
    Anna puts the green piece on yard square 4. [mark.sealed-bids]
roll hammer star
    Anna rolls hammer and star. [mark.roll]
    Hammer and star: Anna names the colour to be auctioned. [mark.hammer-star]
auction red
    Anna names red. [mark.hammer-star]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
bid 2
    Chloé lays a sealed bid of $2. [mark.sealed-bids]
    The bids are shown: Anna $0, Ben $0 and Chloé $2. Chloé pays $2 for the red piece. [mark.sealed-bids]
place 2
    Chloé puts the red piece on yard square 2. [mark.sealed-bids]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
bid 8
    Ben lays a sealed bid of $8. [mark.sealed-bids]
bid 3
    Chloé lays a sealed bid of $3. [mark.sealed-bids]
    The bids are shown: Anna $0, Ben $8 and Chloé $3. Ben pays $8 for the red piece. [mark.sealed-bids]
place 3
    Ben puts the red piece on yard square 3. [mark.sealed-bids]
roll hammer green
    Anna rolls hammer and green. [mark.roll]
    The hammer falls: a green piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
bid 1
    Chloé lays a sealed bid of $1. [mark.sealed-bids]
    Equal bids of $5 by Anna and Ben: Anna comes first, counting clockwise from the roller. [mark.bid-tie]
    The bids are shown: Anna $5, Ben $5 and Chloé $1. Anna pays $5 for the green piece. [mark.sealed-bids]
place 2
    Anna puts the green piece on yard square 2. [mark.sealed-bids]
roll white gold
    Anna rolls white and gold. [mark.roll]
sell white 3 B
    Anna sells white on square 5 of row B and earns $60. [mark.sell mark.one-action]
    The row of white is full: every other white piece leaves the game. [mark.close-colour]
    Turn 52: Ben. [mark.turn]
roll red white
    Ben rolls red and white. [mark.roll]
refine red 3-2
    Ben refines red from yard square 3 to roof square 2. [mark.refine mark.one-action]
    Turn 53: Chloé. [mark.turn]
roll green green
    Chloé rolls green and green. [mark.roll]
sell green 1 E
    Chloé sells green on square 3 of row E and earns $25. [mark.sell mark.one-action]
    A double: Chloé acts once more with green. [mark.double]
take green 1
    Chloé takes a green piece to yard square 1. [mark.take mark.one-action]
    Turn 54: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll blue white
    Anna rolls blue and white. [mark.roll]
refine blue 3-4
    Anna refines blue from yard square 3 to roof square 4. [mark.refine mark.one-action]
    Turn 55: Ben. [mark.turn]
    Ben pays $5 storage: roof too full. [mark.storage-fee]
roll hammer red
    Ben rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 5
    Ben lays a sealed bid of $5. [mark.sealed-bids]
bid 5
    Chloé lays a sealed bid of $5. [mark.sealed-bids]
bid 5
    Anna lays a sealed bid of $5. [mark.sealed-bids]
    Equal bids of $5 by Ben, Chloé and Anna: Ben comes first, counting clockwise from the roller. [mark.bid-tie]
    The bids are shown: Ben $5, Chloé $5 and Anna $5. Ben pays $5 for the red piece. [mark.sealed-bids]
place 3
    Ben puts the red piece on yard square 3. [mark.sealed-bids]
roll hammer red
    Ben rolls hammer and red. [mark.roll]
    The bank has no red piece: no auction, Ben rolls again. [mark.hammer-nothing]
roll white blue
    Ben rolls white and blue. [mark.roll]
take blue 2
    Ben takes a blue piece to yard square 2. [mark.take mark.one-action]
    Turn 56: Chloé. [mark.turn]
roll green blue
    Chloé rolls green and blue. [mark.roll]
sell blue 3 C
    Chloé sells blue on square 4 of row C and earns $30. [mark.sell mark.one-action]
    Turn 57: Anna. [mark.turn]
    Anna pays $5 storage: yard too full. [mark.storage-fee]
roll green green
    Anna rolls green and green. [mark.roll]
refine green 2-2
    Anna refines green from yard square 2 to roof square 2. [mark.refine mark.one-action]
    A double: Anna acts once more with green. [mark.double]
sell green 2 E
    Anna sells green on square 4 of row E and earns $30. [mark.sell mark.one-action]
    Turn 58: Ben. [mark.turn]
    Ben pays $10 storage: yard and roof too full. [mark.storage-fee]
roll hammer green
    Ben rolls hammer and green. [mark.roll]
    The bank has no green piece: no auction, Ben rolls again. [mark.hammer-nothing]
roll green red
    Ben rolls green and red. [mark.roll]
sell red 2 A
    Ben sells red on square 5 of row A and earns $70. [mark.sell mark.one-action]
    The row of red is full: every other red piece leaves the game. [mark.close-colour]
    Turn 59: Chloé. [mark.turn]
roll gold green
    Chloé rolls gold and green. [mark.roll]
refine green 1-2
    Chloé refines green from yard square 1 to roof square 2. [mark.refine mark.one-action]
    Turn 60: Anna. [mark.turn]
roll red green
    Anna rolls red and green. [mark.roll]
refine green 4-3
    Anna refines green from yard square 4 to roof square 3. [mark.refine mark.one-action]
    Turn 61: Ben. [mark.turn]
roll red red
    Ben rolls red and red. [mark.roll]
    Both dice show closed colours: Ben loses the turn. [mark.closed-roll]
    Turn 62: Chloé. [mark.turn]
roll green white
    Chloé rolls green and white. [mark.roll]
sell green 2 E
    Chloé sells green on square 5 of row E and earns $40. [mark.sell mark.one-action]
    The row of green is full: every other green piece leaves the game. [mark.close-colour]
    Turn 63: Anna. [mark.turn]
roll blue star
    Anna rolls blue and star. [mark.roll]
sell blue 4 C
    Anna sells blue on square 5 of row C and earns $50. [mark.sell mark.one-action]
    The row of blue is full: every other blue piece leaves the game. [mark.close-colour]
    Turn 64: Ben. [mark.turn]
roll red star
    Ben rolls red and star. [mark.roll]
sell gold 3 D
    Ben sells gold on square 4 of row D and earns $35. [mark.sell mark.one-action mark.star]
    Turn 65: Chloé. [mark.turn]
roll gold star
    Chloé rolls gold and star. [mark.roll]
take gold 4
    Chloé takes a gold piece to yard square 4. [mark.take mark.one-action]
    Turn 66: Anna. [mark.turn]
roll white green
    Anna rolls white and green. [mark.roll]
    Both dice show closed colours: Anna loses the turn. [mark.closed-roll]
    Turn 67: Ben. [mark.turn]
roll red gold
    Ben rolls red and gold. [mark.roll]
take gold 2
    Ben takes a gold piece to yard square 2. [mark.take mark.one-action]
    Turn 68: Chloé. [mark.turn]
roll blue white
    Chloé rolls blue and white. [mark.roll]
    Both dice show closed colours: Chloé loses the turn. [mark.closed-roll]
    Turn 69: Anna. [mark.turn]
roll white gold
    Anna rolls white and gold. [mark.roll]
take gold 4
    Anna takes a gold piece to yard square 4. [mark.take mark.one-action]
    Turn 70: Ben. [mark.turn]
roll white green
    Ben rolls white and green. [mark.roll]
    Both dice show closed colours: Ben loses the turn. [mark.closed-roll]
    Turn 71: Chloé. [mark.turn]
roll green red
    Chloé rolls green and red. [mark.roll]
    Both dice show closed colours: Chloé loses the turn. [mark.closed-roll]
    Turn 72: Anna. [mark.turn]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    Red is closed: no auction, Anna rolls again. [mark.hammer-nothing]
roll hammer white
    Anna rolls hammer and white. [mark.roll]
    White is closed: no auction, Anna rolls again. [mark.hammer-nothing]
roll blue star
    Anna rolls blue and star. [mark.roll]
refine gold 4-4
    Anna refines gold from yard square 4 to roof square 4. [mark.refine mark.one-action mark.star]
    Turn 73: Ben. [mark.turn]
roll gold red
    Ben rolls gold and red. [mark.roll]
take gold 1
    Ben takes a gold piece to yard square 1. [mark.take mark.one-action]
    Turn 74: Chloé. [mark.turn]
roll green blue
    Chloé rolls green and blue. [mark.roll]
    Both dice show closed colours: Chloé loses the turn. [mark.closed-roll]
    Turn 75: Anna. [mark.turn]
roll white star
    Anna rolls white and star. [mark.roll]
sell gold 4 D
    Anna sells gold on square 5 of row D and earns $40. [mark.sell mark.one-action mark.star]
    The row of gold is full: every other gold piece leaves the game. [mark.close-colour]
    5 rows are full: the game ends at once. [mark.end]
    Anna wins with $256. [mark.winner]

outcome: mark.end
scores: (256, 187, 142)
winners: (0,)
turn: 75
phase: over
player: 1
market: A red 5, B white 5, C blue 5, D gold 5, E green 5
bank: white 0, blue 0, gold 0, green 0, red 0
company 1: $256 | yard . . . . | roof . . . .
company 2: $187 | yard . . . . | roof . . . .
company 3: $142 | yard . . . . | roof . . . .
