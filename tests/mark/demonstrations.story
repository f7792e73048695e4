=== mark.bank
the set-up
    4 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]

turn: 0
phase: first-player
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .
company 3: $30 | yard . . . . | roof . . . .
company 4: $30 | yard . . . . | roof . . . .

4 legal moves, -1 decides

=== mark.bid-full-yard
the start
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 3
    Anna lays a sealed bid of $3. [mark.sealed-bids]
bid 4
    Ben lays a sealed bid of $4. [mark.sealed-bids]
    The bids are shown: Anna $3 and Ben $4. Ben pays $4 for the red piece. [mark.sealed-bids]
    The yard of Ben is full: Ben gets nothing for it, and the red piece stays in the bank. [mark.bid-full-yard]

turn: 20
phase: roll
player: 1
market: empty
bank: white 8, blue 6, gold 8, green 6, red 7
company 1: $30 | yard red . . . | roof . . . .
company 2: $26 | yard blue blue green green | roof . . . .

36 legal moves, -1 decides

=== mark.bid-tie
the set-up
    3 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 3
    The draw falls on Chloé, who begins. [mark.first-player]
    Turn 1: Chloé. [mark.turn]
roll hammer red
    Chloé rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Chloé rolls again. [mark.hammer]
bid 2
    Chloé lays a sealed bid of $2. [mark.sealed-bids]
bid 6
    Anna lays a sealed bid of $6. [mark.sealed-bids]
bid 6
    Ben lays a sealed bid of $6. [mark.sealed-bids]
    Equal bids of $6 by Anna and Ben: Anna comes first, counting clockwise from the roller. [mark.bid-tie]
    The bids are shown: Chloé $2, Anna $6 and Ben $6. Anna pays $6 for the red piece. [mark.sealed-bids]

turn: 1
phase: place
player: 3
dice: hammer red
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $24 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .
company 3: $30 | yard . . . . | roof . . . .
auction: red
winner: 1

4 legal moves, 0 decides

=== mark.bid-tie~roller
the set-up
    3 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 2
    The draw falls on Ben, who begins. [mark.first-player]
    Turn 1: Ben. [mark.turn]
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

turn: 1
phase: place
player: 2
dice: hammer red
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $25 | yard . . . . | roof . . . .
company 3: $30 | yard . . . . | roof . . . .
auction: red
winner: 2

4 legal moves, 1 decides

=== mark.bid-zero
the set-up
    2 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 1
    The draw falls on Anna, who begins. [mark.first-player]
    Turn 1: Anna. [mark.turn]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
    Nobody bids more than nothing: the red piece stays in the bank. [mark.bid-zero]

turn: 1
phase: roll
player: 1
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .

36 legal moves, -1 decides

=== mark.bid-zero~counts
the set-up
    2 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 1
    The draw falls on Anna, who begins. [mark.first-player]
    Turn 1: Anna. [mark.turn]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 0
    Anna lays a sealed bid of $0. [mark.sealed-bids]
bid 0
    Ben lays a sealed bid of $0. [mark.sealed-bids]
    Equal bids of $0 by Anna and Ben: Anna comes first, counting clockwise from the roller. [mark.bid-tie]
    The bids are shown: Anna $0 and Ben $0. Anna pays $0 for the red piece. [mark.sealed-bids mark.bid-zero]

turn: 1
phase: place
player: 1
dice: hammer red
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .
auction: red
winner: 1

4 legal moves, 0 decides

=== mark.close-colour
the start
roll red blue
    Anna rolls red and blue. [mark.roll]
sell red 1 A
    Anna sells red on square 5 of row A and earns $70. [mark.sell mark.one-action]
    The row of red is full: every other red piece leaves the game. [mark.close-colour]
    Turn 21: Ben. [mark.turn]

turn: 21
phase: roll
player: 2
market: A red 5
bank: white 8, blue 8, gold 8, green 8, red 0
company 1: $82 | yard . . . . | roof . . . .
company 2: $40 | yard . . . . | roof . . . .

36 legal moves, -1 decides

=== mark.closed-roll
the start
roll red white
    Anna rolls red and white. [mark.roll]
    Both dice show closed colours: Anna loses the turn. [mark.closed-roll]
    Turn 21: Ben. [mark.turn]

turn: 21
phase: roll
player: 2
market: A red 5, C white 5
bank: white 0, blue 8, gold 8, green 8, red 0
company 1: $60 | yard . . . . | roof . . . .
company 2: $40 | yard . . . . | roof . . . .

36 legal moves, -1 decides

=== mark.double
the start
roll red red
    Anna rolls red and red. [mark.roll]
sell red 1 A
    Anna sells red on square 5 of row A and earns $70. [mark.sell mark.one-action]
    The row of red is full: every other red piece leaves the game. [mark.close-colour]
    A double, but no second action with red is possible: it is dropped. [mark.double]
    Turn 21: Ben. [mark.turn]

turn: 21
phase: roll
player: 2
market: A red 5
bank: white 8, blue 8, gold 8, green 8, red 0
company 1: $82 | yard . . . . | roof . . . .
company 2: $40 | yard . . . . | roof . . . .

36 legal moves, -1 decides

=== mark.double~same-colour
the start
roll red red
    Anna rolls red and red. [mark.roll]
take red 1
    Anna takes a red piece to yard square 1. [mark.take mark.one-action]
    A double: Anna acts once more with red. [mark.double]

turn: 1
phase: act
player: 1
dice: red red
actions: 1
market: empty
bank: white 8, blue 8, gold 8, green 8, red 7
company 1: $30 | yard red . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .

try take blue 2
    The dice show red and red: there is no action with blue. [mark.double], nearest: take red 2
5 legal moves, 0 decides

=== mark.end
the start
roll red red
    Anna rolls red and red. [mark.roll]
sell red 2 A
    Anna sells red on square 5 of row A and earns $70. [mark.sell mark.one-action]
    The row of red is full: every other red piece leaves the game. [mark.close-colour]
    5 rows are full: the game ends at once. [mark.end]
    Anna wins with $270. [mark.winner]

outcome: mark.end
scores: (270, 210)
winners: (0,)
turn: 120
phase: over
player: 1
market: A red 5, B gold 5, C white 5, D blue 5, E green 5
bank: white 0, blue 0, gold 0, green 0, red 0
company 1: $270 | yard . . . . | roof . . . .
company 2: $210 | yard . . . . | roof . . . .

0 legal moves, None decides

=== mark.first-player
the set-up
    3 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 2
    The draw falls on Ben, who begins. [mark.first-player]
    Turn 1: Ben. [mark.turn]

turn: 1
phase: roll
player: 2
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .
company 3: $30 | yard . . . . | roof . . . .

36 legal moves, -1 decides

=== mark.hammer-nothing
the start
roll hammer white
    Anna rolls hammer and white. [mark.roll]
    White is closed: no auction, Anna rolls again. [mark.hammer-nothing]

turn: 20
phase: roll
player: 1
market: C white 5
bank: white 0, blue 8, gold 8, green 8, red 8
company 1: $50 | yard . . . . | roof . . . .
company 2: $90 | yard . . . . | roof . . . .

36 legal moves, -1 decides

=== mark.hammer-nothing~bank-empty
the start
roll hammer gold
    Anna rolls hammer and gold. [mark.roll]
    The bank has no gold piece: no auction, Anna rolls again. [mark.hammer-nothing]

turn: 20
phase: roll
player: 1
market: A gold 2
bank: white 8, blue 8, gold 0, green 8, red 8
company 1: $30 | yard gold gold . . | roof gold . . .
company 2: $25 | yard gold gold . . | roof gold . . .

36 legal moves, -1 decides

=== mark.hammer-nothing~star
the start
roll hammer star
    Anna rolls hammer and star. [mark.roll]
    The bank has no piece of any colour in play: no auction, Anna rolls again. [mark.hammer-nothing]

turn: 90
phase: roll
player: 1
market: A gold 4, B red 4, C white 5, D blue 5, E green 4
bank: white 0, blue 0, gold 0, green 0, red 0
company 1: $120 | yard gold gold red red | roof green green . .
company 2: $95 | yard green green red red | roof gold gold . .

36 legal moves, -1 decides

=== mark.hammer-nothing~turn-lost
the start
roll hammer white
    Anna rolls hammer and white. [mark.roll]
    White is closed: under this option Anna loses the turn. [mark.hammer-nothing]
    Turn 21: Ben. [mark.turn]

turn: 21
phase: roll
player: 2
market: C white 5
bank: white 0, blue 8, gold 8, green 8, red 8
company 1: $50 | yard . . . . | roof . . . .
company 2: $90 | yard . . . . | roof . . . .

36 legal moves, -1 decides

=== mark.hammer-star
the start
roll hammer star
    Anna rolls hammer and star. [mark.roll]
    Hammer and star: Anna names the colour to be auctioned. [mark.hammer-star]
auction gold
    Anna names gold. [mark.hammer-star]
    The hammer falls: a gold piece from the bank is auctioned; then Anna rolls again. [mark.hammer]

turn: 20
phase: bid
player: 1
dice: hammer star
market: C white 5
bank: white 0, blue 8, gold 8, green 8, red 8
company 1: $50 | yard . . . . | roof . . . .
company 2: $90 | yard . . . . | roof . . . .
auction: gold
bids: - -

try auction white
    White is closed and cannot be auctioned. [mark.hammer-star], nearest: auction blue
51 legal moves, 0 decides

=== mark.hammer-star~bank-empty
the start
roll hammer star
    Anna rolls hammer and star. [mark.roll]
    Hammer and star: Anna names the colour to be auctioned. [mark.hammer-star]

turn: 20
phase: name-colour
player: 1
dice: hammer star
market: A gold 2
bank: white 8, blue 8, gold 0, green 8, red 8
company 1: $30 | yard gold gold . . | roof gold . . .
company 2: $25 | yard gold gold . . | roof gold . . .

try auction gold
    The bank has no gold piece to auction. [mark.hammer-star], nearest: auction blue
4 legal moves, 0 decides

=== mark.hammer
the set-up
    3 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 1
    The draw falls on Anna, who begins. [mark.first-player]
    Turn 1: Anna. [mark.turn]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 4
    Anna lays a sealed bid of $4. [mark.sealed-bids]
bid 7
    Ben lays a sealed bid of $7. [mark.sealed-bids]
bid 2
    Chloé lays a sealed bid of $2. [mark.sealed-bids]
    The bids are shown: Anna $4, Ben $7 and Chloé $2. Ben pays $7 for the red piece. [mark.sealed-bids]
place 1
    Ben puts the red piece on yard square 1. [mark.sealed-bids]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]

turn: 1
phase: bid
player: 1
dice: hammer red
market: empty
bank: white 8, blue 8, gold 8, green 8, red 7
company 1: $30 | yard . . . . | roof . . . .
company 2: $23 | yard red . . . | roof . . . .
company 3: $30 | yard . . . . | roof . . . .
auction: red
bids: - - -

31 legal moves, 0 decides

=== mark.market-shape
the set-up
    3 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]

turn: 0
phase: first-player
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .
company 3: $30 | yard . . . . | roof . . . .

3 legal moves, -1 decides

=== mark.market-values
the set-up
    3 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]

turn: 0
phase: first-player
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .
company 3: $30 | yard . . . . | roof . . . .

3 legal moves, -1 decides

=== mark.must-act
the start
roll white gold
    Anna rolls white and gold. [mark.roll]
    No action is possible with either die: the turn of Anna ends. [mark.must-act]
    Turn 21: Ben. [mark.turn]

turn: 21
phase: roll
player: 2
market: A red 3
bank: white 8, blue 6, gold 8, green 6, red 4
company 1: $12 | yard blue blue green green | roof red . . .
company 2: $30 | yard . . . . | roof . . . .

36 legal moves, -1 decides

=== mark.one-action
the set-up
    2 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 1
    The draw falls on Anna, who begins. [mark.first-player]
    Turn 1: Anna. [mark.turn]
roll red blue
    Anna rolls red and blue. [mark.roll]

turn: 1
phase: act
player: 1
dice: red blue
actions: 1
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .

try take green 1
    The dice show red and blue: there is no action with green. [mark.one-action], nearest: take red 1
8 legal moves, 0 decides

=== mark.refine
the start

turn: 20
phase: act
player: 1
dice: red blue
actions: 1
market: empty
bank: white 8, blue 8, gold 8, green 8, red 7
company 1: $30 | yard . red . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .

try refine red 2-4
    From yard square 2 a piece goes straight or diagonally ahead, never to roof square 4. [mark.refine], nearest: refine red 2-3
9 legal moves, 0 decides

=== mark.refine~diagonal
the start
refine red 2-1
    Anna refines red from yard square 2 to roof square 1. [mark.refine mark.one-action]
    Turn 21: Ben. [mark.turn]

turn: 21
phase: roll
player: 2
market: empty
bank: white 8, blue 8, gold 7, green 8, red 7
company 1: $30 | yard . . . . | roof red gold . .
company 2: $30 | yard . . . . | roof . . . .

try refine red 2-2
    Roof square 2 already holds a gold piece. [mark.refine], nearest: refine red 2-1
36 legal moves, -1 decides

=== mark.roll
the set-up
    2 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 1
    The draw falls on Anna, who begins. [mark.first-player]
    Turn 1: Anna. [mark.turn]
roll red blue
    Anna rolls red and blue. [mark.roll]

turn: 1
phase: act
player: 1
dice: red blue
actions: 1
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .

try take red 1
    The dice have not been rolled yet. [mark.roll], nearest: None
8 legal moves, 0 decides

=== mark.row-claim
the start
sell gold 2 B
    Gold has no row yet: Anna claims row B for it. [mark.row-claim]
    Anna sells gold on square 1 of row B and earns $5. [mark.sell mark.one-action]
    Turn 21: Ben. [mark.turn]

turn: 21
phase: roll
player: 2
market: A red 3, B gold 1, E blue 1
bank: white 8, blue 7, gold 7, green 8, red 5
company 1: $17 | yard . . . . | roof . . . .
company 2: $40 | yard . . . . | roof . . . .

try sell gold 2 A
    Row A belongs to red; the first gold piece needs a row that no colour holds. [mark.row-claim], nearest: sell gold 2 B
36 legal moves, -1 decides

=== mark.row-claim~own-row
the start

turn: 20
phase: act
player: 1
dice: gold green
actions: 1
market: A red 3, B gold 1
bank: white 8, blue 8, gold 6, green 8, red 5
company 1: $12 | yard . . . . | roof . gold . .
company 2: $40 | yard . . . . | roof . . . .

try sell gold 2 D
    Gold holds row B; its pieces go there and not to row D. [mark.row-claim], nearest: sell gold 2 B
9 legal moves, 0 decides

=== mark.sealed-bids
the set-up
    3 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 1
    The draw falls on Anna, who begins. [mark.first-player]
    Turn 1: Anna. [mark.turn]
roll hammer red
    Anna rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Anna rolls again. [mark.hammer]
bid 4
    Anna lays a sealed bid of $4. [mark.sealed-bids]
bid 7
    Ben lays a sealed bid of $7. [mark.sealed-bids]
bid 2
    Chloé lays a sealed bid of $2. [mark.sealed-bids]
    The bids are shown: Anna $4, Ben $7 and Chloé $2. Ben pays $7 for the red piece. [mark.sealed-bids]

turn: 1
phase: place
player: 1
dice: hammer red
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $23 | yard . . . . | roof . . . .
company 3: $30 | yard . . . . | roof . . . .
auction: red
winner: 2

try bid 31
    Player 3 has $30 and cannot bid $31; a bid is from nothing to all the cash. [mark.sealed-bids], nearest: bid 30
4 legal moves, 1 decides

=== mark.sell
the start
roll red blue
    Anna rolls red and blue. [mark.roll]
sell red 4 A
    Anna sells red on square 4 of row A and earns $30. [mark.sell mark.one-action]
    Turn 21: Ben. [mark.turn]

turn: 21
phase: roll
player: 2
market: A red 4
bank: white 8, blue 8, gold 8, green 8, red 4
company 1: $42 | yard . . . . | roof . . . .
company 2: $40 | yard . . . . | roof . . . .

36 legal moves, -1 decides

=== mark.setup
the set-up
    4 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]

turn: 0
phase: first-player
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .
company 3: $30 | yard . . . . | roof . . . .
company 4: $30 | yard . . . . | roof . . . .

4 legal moves, -1 decides

=== mark.stall
the set-up
    2 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 1
    The draw falls on Anna, who begins. [mark.first-player]
    Turn 1: Anna. [mark.turn]
roll red blue
    Anna rolls red and blue. [mark.roll]
take red 1
    Anna takes a red piece to yard square 1. [mark.take mark.one-action]
    Turn 2: Ben. [mark.turn]
roll red blue
    Ben rolls red and blue. [mark.roll]
take blue 1
    Ben takes a blue piece to yard square 1. [mark.take mark.one-action]
    Turn 3: Anna. [mark.turn]
roll red blue
    Anna rolls red and blue. [mark.roll]
take red 2
    Anna takes a red piece to yard square 2. [mark.take mark.one-action]
    Turn 4: Ben. [mark.turn]
roll red blue
    Ben rolls red and blue. [mark.roll]
take blue 2
    Ben takes a blue piece to yard square 2. [mark.take mark.one-action]
    After 4 turns the game is cut: it is unfinished and nobody has won. [mark.stall]

outcome: mark.stall
scores: (30, 30)
winners: ()
turn: 4
phase: over
player: 2
market: empty
bank: white 8, blue 6, gold 8, green 8, red 6
company 1: $30 | yard red red . . | roof . . . .
company 2: $30 | yard blue blue . . | roof . . . .

0 legal moves, None decides

=== mark.star
the start
roll white star
    Anna rolls white and star. [mark.roll]
take gold 1
    Anna takes a gold piece to yard square 1. [mark.take mark.one-action mark.star]
    Turn 21: Ben. [mark.turn]

turn: 21
phase: roll
player: 2
market: C white 5
bank: white 0, blue 8, gold 7, green 8, red 8
company 1: $50 | yard gold . . . | roof . . . .
company 2: $90 | yard . . . . | roof . . . .

try take white 1
    White is closed: its pieces have left the game. [mark.close-colour], nearest: take blue 1
36 legal moves, -1 decides

=== mark.storage-default
the start
take red 1
    Anna takes a red piece to yard square 1. [mark.take mark.one-action]
    Turn 21: Ben. [mark.turn]
    Ben owes $10 storage and has $7: the excess goes back to the bank. [mark.storage-default]
return yard 1
    Ben gives a blue piece back from the yard. [mark.storage-default]
return yard 4
    Ben gives a green piece back from the yard. [mark.storage-default]
return roof 2
    Ben gives a gold piece back from the roof. [mark.storage-default]

turn: 21
phase: roll
player: 2
market: empty
bank: white 7, blue 7, gold 7, green 7, red 7
company 1: $30 | yard red . . . | roof . . . .
company 2: $7 | yard . blue green . | roof gold . white .

36 legal moves, -1 decides

=== mark.storage-default~exactly
the start

turn: 20
phase: return
player: 2
market: empty
bank: white 7, blue 6, gold 7, green 7, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $3 | yard blue blue green . | roof gold white . .

try return roof 1
    The roof holds 2 pieces; only what exceeds 2 is given back. [mark.storage-default], nearest: return yard 1
3 legal moves, 1 decides

=== mark.storage-fee
the start
take red 1
    Anna takes a red piece to yard square 1. [mark.take mark.one-action]
    Turn 21: Ben. [mark.turn]
    Ben pays $10 storage: yard and roof too full. [mark.storage-fee]

turn: 21
phase: roll
player: 2
market: empty
bank: white 7, blue 6, gold 6, green 7, red 7
company 1: $30 | yard red . . . | roof . . . .
company 2: $20 | yard blue blue green . | roof gold gold white .

36 legal moves, -1 decides

=== mark.storage-fee~one-row
the start
take red 1
    Anna takes a red piece to yard square 1. [mark.take mark.one-action]
    Turn 21: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]

turn: 21
phase: roll
player: 2
market: empty
bank: white 8, blue 6, gold 6, green 7, red 7
company 1: $30 | yard red . . . | roof . . . .
company 2: $25 | yard blue blue green . | roof gold gold . .

36 legal moves, -1 decides

=== mark.take
the set-up
    2 players sit down with $30 each and empty companies; 8 pieces of each colour lie in the bank, whose money never runs out. [mark.setup mark.bank]
    The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold. [mark.market-shape]
    The printed values of the market are not known, and these are our own; row A rises from $5 to $70. [mark.market-values]
first 1
    The draw falls on Anna, who begins. [mark.first-player]
    Turn 1: Anna. [mark.turn]
roll red blue
    Anna rolls red and blue. [mark.roll]
take red 3
    Anna takes a red piece to yard square 3. [mark.take mark.one-action]
    Turn 2: Ben. [mark.turn]

turn: 2
phase: roll
player: 2
market: empty
bank: white 8, blue 8, gold 8, green 8, red 7
company 1: $30 | yard . . red . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .

36 legal moves, -1 decides

=== mark.take~none-left
the start

turn: 20
phase: act
player: 1
dice: gold blue
actions: 1
market: empty
bank: white 8, blue 8, gold 0, green 8, red 8
company 1: $30 | yard gold . . . | roof gold gold . .
company 2: $25 | yard gold gold . . | roof gold gold gold .

try take gold 3
    The bank has no gold piece left to take. [mark.take], nearest: take blue 3
13 legal moves, 0 decides

=== mark.take~square-taken
the start

turn: 20
phase: act
player: 1
dice: gold blue
actions: 1
market: empty
bank: white 8, blue 8, gold 8, green 8, red 7
company 1: $30 | yard . red . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .

try take blue 2
    Yard square 2 already holds a red piece. [mark.take], nearest: take blue 1
6 legal moves, 0 decides

=== mark.turn
the start
take white 1
    Anna takes a white piece to yard square 1. [mark.take mark.one-action]
    Turn 21: Ben. [mark.turn]
    Ben pays $5 storage: yard too full. [mark.storage-fee]
roll hammer red
    Ben rolls hammer and red. [mark.roll]
    The hammer falls: a red piece from the bank is auctioned; then Ben rolls again. [mark.hammer]
bid 1
    Ben lays a sealed bid of $1. [mark.sealed-bids]
bid 5
    Chloé lays a sealed bid of $5. [mark.sealed-bids]
bid 3
    Anna lays a sealed bid of $3. [mark.sealed-bids]
    The bids are shown: Ben $1, Chloé $5 and Anna $3. Chloé pays $5 for the red piece. [mark.sealed-bids]
place 2
    Chloé puts the red piece on yard square 2. [mark.sealed-bids]
roll green gold
    Ben rolls green and gold. [mark.roll]
take gold 4
    Ben takes a gold piece to yard square 4. [mark.take mark.one-action]
    Turn 22: Chloé. [mark.turn]

turn: 22
phase: roll
player: 3
market: empty
bank: white 7, blue 6, gold 7, green 7, red 7
company 1: $30 | yard white . . . | roof . . . .
company 2: $25 | yard blue blue green gold | roof . . . .
company 3: $25 | yard . red . . | roof . . . .

36 legal moves, -1 decides

=== mark.variant-four-rows
the start
roll red blue
    Anna rolls red and blue. [mark.roll]
sell red 2 A
    Anna sells red on square 5 of row A and earns $70. [mark.sell mark.one-action]
    The row of red is full: every other red piece leaves the game. [mark.close-colour]
    4 rows are full: the game ends at once. [mark.variant-four-rows]
    Anna wins with $220. [mark.winner]

outcome: mark.variant-four-rows
scores: (220, 210)
winners: (0,)
turn: 100
phase: over
player: 1
market: A red 5, B gold 2, C white 5, D blue 5, E green 5
bank: white 0, blue 0, gold 5, green 0, red 0
company 1: $220 | yard . . . . | roof . . . .
company 2: $210 | yard . . . . | roof gold . . .

0 legal moves, None decides

=== mark.winner
the start
roll red blue
    Anna rolls red and blue. [mark.roll]
sell red 2 A
    Anna sells red on square 5 of row A and earns $70. [mark.sell mark.one-action]
    The row of red is full: every other red piece leaves the game. [mark.close-colour]
    4 rows are full: the game ends at once. [mark.variant-four-rows]
    Ben wins with $210. [mark.winner]

outcome: mark.variant-four-rows
scores: (160, 210)
winners: (1,)
turn: 100
phase: over
player: 1
market: A red 5, B gold 2, C white 5, D blue 5, E green 5
bank: white 0, blue 0, gold 3, green 0, red 0
company 1: $160 | yard gold gold . . | roof gold . . .
company 2: $210 | yard . . . . | roof . . . .

0 legal moves, None decides

=== mark.winner~shared
the start
roll red red
    Anna rolls red and red. [mark.roll]
sell red 2 A
    Anna sells red on square 5 of row A and earns $70. [mark.sell mark.one-action]
    The row of red is full: every other red piece leaves the game. [mark.close-colour]
    5 rows are full: the game ends at once. [mark.end]
    Anna and Ben share the win with $210 each. [mark.winner]

outcome: mark.end
scores: (210, 210)
winners: (0, 1)
turn: 120
phase: over
player: 1
market: A red 5, B gold 5, C white 5, D blue 5, E green 5
bank: white 0, blue 0, gold 0, green 0, red 0
company 1: $210 | yard . . . . | roof . . . .
company 2: $210 | yard . . . . | roof . . . .

0 legal moves, None decides
