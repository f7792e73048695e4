=== card of mark
MARK · Report card
3 players · Rules as printed
Bots: random, random, random
12 games · study seed 5 · bars and bands: 95 % intervals · played by random
Fewer than 100 games: too few to tell small differences apart. Read the intervals; more games narrow them.

Who wins, by order of play: Too few games to tell whether a seat wins more than its share
  seat 1   25 % (7 to 59 %)
  seat 2   33 % (11 to 66 %)
  seat 3   42 % (16 to 73 %)

Shared wins and games cut short: 0 % of these games end in a shared win, 0 % are cut short
  shared win   0 % (0 to 24 %)
  cut short    0 % (0 to 24 %)

How games end: mark.end ends 100 % of games (76 to 100 %)
  mark.end                 100 % (76 to 100 %)
  mark.variant-four-rows   0 % (0 to 24 %)
  mark.stall               0 % (0 to 24 %)

How long games last: Half of these games last 123 to 168 turns; the middle one 149
  mean          148 (132 to 166)
  middle game   150 (124 to 168)

How the lead changes: The lead changes hands 28 (24 to 34) times a game
  lead changes   28 (24 to 34)
  last change    91.0 %
  drama          12.3 %
  comeback       67 % (39 to 86 %)
no interval yet, as games are too few or too much alike, for last change (needs some 30 games), drama (needs some 30 games)

What an early lead is worth: Who leads alone at half time wins 33 % of games (14 to 61 %)
  lead at 25 %          0.047
  lead at 50 %          0.000
  lead at 75 %          -0.014
  leader at 25 % wins   50 % (25 to 75 %)
  leader at 50 % wins   33 % (14 to 61 %)
  leader at 75 % wins   33 % (14 to 61 %)
no interval yet, as games are too few or too much alike, for lead at 25 % (needs some 50 games), lead at 50 % (needs some 50 games), lead at 75 % (needs some 50 games)

How much there is to choose: 6.6 moves to choose from on average in these games; 13 % of decisions have only one
  take, refine or sell         5.94 (5.77 to 6.11)   only one move in 4.8 %
  lay a sealed bid             11.2 (8.8 to 13.8)    only one move in 37.0 %
  name the colour to auction   4.2 (3.9 to 4.5)      only one move in 5.3 %
  place the piece won          1.86 (1.74 to 2.01)   only one move in 36.6 %
  return pieces                3.27 (3.22 to 3.33)   only one move in 0 %

What is done, and what it has to do with winning: Too few games to tell whether a kind of move goes with winning
  auction   +17 (-30 to +63) % points   games 12   made 2.1 (1.4 to 3.0)
  bid       –                           games 0    made 26 (21 to 32)
  place     +18 (-24 to +60) % points   games 12   made 6.2 (4.9 to 7.9)
  refine    +16 (-30 to +59) % points   games 12   made 14.8 (13.4 to 16.1)
  return    +15 (-26 to +57) % points   games 11   made 21.9
  sell      +26 (-21 to +67) % points   games 12   made 8.33
  take      -19.0 % points              games 11   made 29 (24 to 33)
no interval yet, as games are too few or too much alike, for take (needs some 18 games in which players differ)

Which clauses fire: 28 of 30 clauses fire in these games; 2 never do
  mark.roll                180 (161 to 203)      games with it 100 %
  mark.one-action          155 (139 to 170)      games with it 100 %
  mark.turn                148 (132 to 166)      games with it 100 %
  mark.storage-default     119                   games with it 100 %
  mark.sealed-bids         119 (99 to 145)       games with it 100 %
  mark.take                86 (73 to 98)         games with it 100 %
  mark.refine              44 (40 to 48)         games with it 100 %
  mark.storage-fee         35 (32 to 40)         games with it 100 %
  mark.hammer              26 (21 to 32)         games with it 100 %
  mark.sell                25                    games with it 100 %
  mark.star                22.3 (21.1 to 23.6)   games with it 100 %
  mark.double              20 (17 to 25)         games with it 100 %
  mark.hammer-star         12 (8 to 18)          games with it 100 %
  mark.closed-roll         9 (6 to 14)           games with it 100 %
  mark.hammer-nothing      6.0 (3.8 to 8.8)      games with it 100 %
  mark.row-claim           5                     games with it 100 %
  mark.close-colour        5                     games with it 100 %
  mark.bid-zero            4 (2 to 8)            games with it 66.7 %
  mark.bid-full-yard       3.3 (2.0 to 4.9)      games with it 100 %
  mark.must-act            2.83                  games with it 75 %
  mark.setup               1                     games with it 100 %
  mark.first-player        1                     games with it 100 %
  mark.market-shape        1                     games with it 100 %
  mark.market-values       1                     games with it 100 %
  mark.end                 1                     games with it 100 %
  mark.winner              1                     games with it 100 %
  mark.bank                1                     games with it 100 %
  mark.bid-tie             0.833                 games with it 50 %
  mark.variant-four-rows   0 (0 to 0.25)         games with it 0 %
  mark.stall               0 (0 to 0.25)         games with it 0 %
no interval yet, as games are too few or too much alike, for mark.storage-default (needs some 1,546 games), mark.sell (needs some 32 games), mark.row-claim (needs some 32 games), 10 more

Where money comes from and goes to: Most money comes from mark.sell, most goes to mark.sealed-bids
  mark.sealed-bids   $280 ($240 to $330)   from bank $0     to bank $280   between $0
  mark.sell          $650                  from bank $650   to bank $0     between $0
  mark.setup         $90                   from bank $90    to bank $0     between $0
  mark.storage-fee   $180 ($163 to $208)   from bank $0     to bank $180   between $0
no interval yet, as games are too few or too much alike, for mark.sell (needs some 32 games), mark.setup (needs some 32 games)

How unequal the scores are: Scores of these games are apart by a Gini index of 0.20
  Gini index   0.200   games 12
no interval yet, as games are too few or too much alike, for Gini index (needs some 30 games)

Fill rates

=== card of mark, two bots in turn
MARK · Report card
2 players · Rules that differ from the printed ones: players = 2, rows_to_end = 2
Bots: greedy, random (the bots move on by one player from game to game)
30 games · study seed 5 · bars and bands: 95 % intervals · played by greedy, random, places changed from game to game
Fewer than 100 games: too few to tell small differences apart. Read the intervals; more games narrow them.

Who wins, by order of play: Too few games to tell whether a seat wins more than its share
  seat 1   50 % (33 to 67 %)
  seat 2   50 % (33 to 67 %)

Who wins, by bot: greedy wins 100 % of games (89 to 100 %); a fair share is 50 %
  greedy   100 % (89 to 100 %)   fair share 50 %
  random   0 % (0 to 11 %)       fair share 50 %

Shared wins and games cut short: 0 % of these games end in a shared win, 0 % are cut short
  shared win   0 % (0 to 11 %)
  cut short    0 % (0 to 11 %)

How games end: mark.variant-four-rows ends 100 % of games (89 to 100 %)
  mark.variant-four-rows   100 % (89 to 100 %)
  mark.end                 0 % (0 to 11 %)
  mark.stall               0 % (0 to 11 %)

How long games last: Half of these games last 57 to 71 turns; the middle one 62
  mean          63 (60 to 67)
  middle game   62 (58 to 68)

How the lead changes: The lead changes hands 0.63 (0.41 to 0.88) times a game
  lead changes   0.63 (0.41 to 0.88)
  last change    4 % (2 to 5 %)
  drama          0.03 % (0.02 to 0.05 %)
  comeback       0 % (0 to 11 %)

What an early lead is worth: Who leads alone at half time wins 100 % of games (89 to 100 %)
  lead at 25 %          0.966
  lead at 50 %          0.968
  lead at 75 %          0.964
  leader at 25 % wins   100 % (89 to 100 %)
  leader at 50 % wins   100 % (89 to 100 %)
  leader at 75 % wins   100 % (89 to 100 %)
no interval yet, as games are too few or too much alike, for lead at 25 % (needs some 50 games), lead at 50 % (needs some 50 games), lead at 75 % (needs some 50 games)

How much there is to choose: 16.7 moves to choose from on average in these games; 7 % of decisions have only one
  take, refine or sell         6.79 (6.60 to 6.97)   only one move in 2.1 % (1.4 to 2.8 %)
  lay a sealed bid             58 (54 to 63)         only one move in 15 % (11 to 20 %)
  name the colour to auction   4.74 (4.60 to 4.86)   only one move in 0 %
  place the piece won          2.14 (2.01 to 2.28)   only one move in 33 % (26 to 41 %)
  return pieces                3.27 (3.20 to 3.34)   only one move in 0 %

What is done, and what it has to do with winning: Who makes the move 'sell' more often than others wins more often: +100 % points
  auction   -10 (-58 to +39) % points   games 20   made 1.27 (1.01 to 1.56)
  bid       –                           games 0    made 13.3 (12.1 to 14.6)
  place     -76.9 % points              games 26   made 4.4 (3.9 to 4.9)
  refine    +92.6 % points              games 27   made 11.4 (10.7 to 12.0)
  return    -100 % points               games 30   made 8.43
  sell      +100 % points               games 30   made 8.4 (8.0 to 8.7)
  take      -100 % points               games 30   made 16.5 (15.4 to 17.4)
no interval yet, as games are too few or too much alike, for place (needs some 70 games in which players differ), refine (needs some 216 games in which players differ), return (needs some 80 games in which players differ), 2 more

Which clauses fire: 28 of 30 clauses fire in these games; 2 never do
  mark.roll                78 (74 to 82)         games with it 100 %
  mark.one-action          72 (69 to 76)         games with it 100 %
  mark.turn                63 (60 to 67)         games with it 100 %
  mark.sealed-bids         45 (41 to 50)         games with it 100 %
  mark.take                32.9 (30.9 to 34.9)   games with it 100 %
  mark.storage-default     30.7                  games with it 100 %
  mark.refine              22.8 (21.5 to 24.1)   games with it 100 %
  mark.sell                16.7 (16.0 to 17.5)   games with it 100 %
  mark.hammer              13.3 (12.1 to 14.6)   games with it 100 %
  mark.storage-fee         13.1 (11.3 to 15.2)   games with it 100 %
  mark.double              10.0 (9.1 to 11.1)    games with it 100 %
  mark.star                9.3 (8.3 to 10.4)     games with it 100 %
  mark.hammer-star         5.1 (4.0 to 6.3)      games with it 93.3 %
  mark.row-claim           4.63 (4.38 to 4.84)   games with it 100 %
  mark.bid-zero            3.2 (2.4 to 4.2)      games with it 86.7 %
  mark.close-colour        2                     games with it 100 %
  mark.bid-full-yard       1.3 (0.9 to 1.7)      games with it 76.7 %
  mark.setup               1                     games with it 100 %
  mark.first-player        1                     games with it 100 %
  mark.market-shape        1                     games with it 100 %
  mark.market-values       1                     games with it 100 %
  mark.variant-four-rows   1                     games with it 100 %
  mark.winner              1                     games with it 100 %
  mark.bank                1                     games with it 100 %
  mark.hammer-nothing      0.8 (0.5 to 1.3)      games with it 50 %
  mark.closed-roll         0.57 (0.33 to 0.89)   games with it 46.7 %
  mark.bid-tie             0.40 (0.21 to 0.64)   games with it 36.7 %
  mark.must-act            0.333                 games with it 23.3 %
  mark.end                 0 (0 to 0.10)         games with it 0 %
  mark.stall               0 (0 to 0.10)         games with it 0 %
no interval yet, as games are too few or too much alike, for mark.storage-default (needs some 1,546 games), mark.close-colour (needs some 80 games), mark.setup (needs some 80 games), 7 more

Where money comes from and goes to: Most money comes from mark.sell, most goes to mark.storage-fee or mark.sealed-bids
  mark.sealed-bids   $70 ($60 to $82)      from bank $0     to bank $70   between $0
  mark.sell          $366 ($350 to $382)   from bank $366   to bank $0    between $0
  mark.setup         $60                   from bank $60    to bank $0    between $0
  mark.storage-fee   $70 ($60 to $82)      from bank $0     to bank $70   between $0
no interval yet, as games are too few or too much alike, for mark.setup (needs some 80 games)

How unequal the scores are: Scores of these games are apart by a Gini index of 0.44
  Gini index   0.442 (0.415 to 0.472)   games 30

Fill rates

=== card of mark, three games
MARK · Report card
3 players · Rules as printed
Bots: random, random, random
3 games · study seed 5 · bars and bands: 95 % intervals · played by random · fewer than 5 games: no intervals, and nothing is called clear
Fewer than 100 games: too few to tell small differences apart. Read the intervals; more games narrow them.

Who wins, by order of play: Too few games to tell whether a seat wins more than its share
  seat 1   67 % (6 to 99 %)
  seat 2   0 % (0 to 66 %)
  seat 3   33 % (1 to 94 %)

Shared wins and games cut short: 0 % of these games end in a shared win, 0 % are cut short
  shared win   0 % (0 to 56 %)
  cut short    0 % (0 to 56 %)

How games end: mark.end ends 100 % of games (44 to 100 %)
  mark.end                 100 % (44 to 100 %)
  mark.variant-four-rows   0 % (0 to 56 %)
  mark.stall               0 % (0 to 56 %)

How long games last: Half of these games last 139 to 168 turns; the middle one 152
  mean          153
  middle game   152

How the lead changes: The lead changes hands 37.3 times a game
  lead changes   37.3
  last change    87.0 %
  drama          11.9 %
  comeback       67 % (12 to 98 %)

What an early lead is worth: Who leads alone at half time wins 33 % of games (2 to 88 %)
  lead at 25 %          -0.454
  lead at 50 %          -0.200
  lead at 75 %          0.367
  leader at 25 % wins   33 % (2 to 88 %)
  leader at 50 % wins   33 % (2 to 88 %)
  leader at 75 % wins   67 % (12 to 98 %)

How much there is to choose: 6.3 moves to choose from on average in these games; 13 % of decisions have only one
  take, refine or sell         5.97   only one move in 3.5 %
  lay a sealed bid             10.6   only one move in 41.1 %
  name the colour to auction   4.57   only one move in 4.8 %
  place the piece won          1.86   only one move in 34.5 %
  return pieces                3.31   only one move in 0 %

What is done, and what it has to do with winning: Too few games to tell whether a kind of move goes with winning
  auction   +30.0 % points   games 3   made 2.33
  bid       –                games 0   made 27.3
  place     0 % points       games 3   made 6.44
  refine    0 % points       games 3   made 14.9
  return    +60 % points     games 3   made 24.3
  sell      -30.0 % points   games 3   made 8.33
  take      +30.0 % points   games 3   made 31.1

Which clauses fire: 28 of 30 clauses fire in these games; 2 never do
  mark.roll                187     games with it 100 %
  mark.one-action          163     games with it 100 %
  mark.turn                153     games with it 100 %
  mark.storage-default     132     games with it 100 %
  mark.sealed-bids         123     games with it 100 %
  mark.take                93.3    games with it 100 %
  mark.refine              44.7    games with it 100 %
  mark.storage-fee         36      games with it 100 %
  mark.hammer              27.3    games with it 100 %
  mark.sell                25      games with it 100 %
  mark.star                22.7    games with it 100 %
  mark.double              21.7    games with it 100 %
  mark.hammer-star         14      games with it 100 %
  mark.closed-roll         7.67    games with it 100 %
  mark.hammer-nothing      6.67    games with it 100 %
  mark.bid-zero            5.67    games with it 100 %
  mark.row-claim           5       games with it 100 %
  mark.close-colour        5       games with it 100 %
  mark.must-act            3.67    games with it 100 %
  mark.bid-full-yard       2.33    games with it 100 %
  mark.setup               1       games with it 100 %
  mark.first-player        1       games with it 100 %
  mark.market-shape        1       games with it 100 %
  mark.market-values       1       games with it 100 %
  mark.end                 1       games with it 100 %
  mark.winner              1       games with it 100 %
  mark.bank                1       games with it 100 %
  mark.bid-tie             0.333   games with it 33.3 %
  mark.variant-four-rows   0       games with it 0 %
  mark.stall               0       games with it 0 %

Where money comes from and goes to: Most money comes from mark.sell or mark.setup, most goes to mark.sealed-bids or mark.storage-fee
  mark.sealed-bids   $258   from bank $0     to bank $258   between $0
  mark.sell          $650   from bank $650   to bank $0     between $0
  mark.setup         $90    from bank $90    to bank $0     between $0
  mark.storage-fee   $188   from bank $0     to bank $188   between $0

How unequal the scores are: Scores of these games are apart by a Gini index of 0.17
  Gini index   0.169   games 3

Fill rates

=== card of the city
City · Report card
2 players · Rules that differ from the printed ones: players = 2, size = 4
Bots: random, random
12 games · study seed 5 · bars and bands: 95 % intervals · played by random
Fewer than 100 games: too few to tell small differences apart. Read the intervals; more games narrow them.

Who wins, by order of play: Too few games to tell whether a seat wins more than its share
  seat 1   58 % (32 to 81 %)
  seat 2   42 % (19 to 68 %)

Shared wins and games cut short: 0 % of these games end in a shared win, 0 % are cut short
  shared win   0 % (0 to 24 %)
  cut short    0 % (0 to 24 %)

How games end: city.end ends 100 % of games (76 to 100 %)
  city.end   100 % (76 to 100 %)   games 12

How long games last: Half of these games last 14 to 16 turns; the middle one 15
  mean          15.0 (14.2 to 15.9)
  middle game   15.5 (14.0 to 16.0)

How the lead changes: The lead changes hands 2.8 (1.8 to 3.7) times a game
  lead changes   2.8 (1.8 to 3.7)
  last change    78.6 %
  drama          10.9 %
  comeback       42 % (19 to 68 %)
no interval yet, as games are too few or too much alike, for last change (needs some 30 games), drama (needs some 30 games)

What an early lead is worth: Who leads alone at half time wins 58 % of games (32 to 81 %)
  lead at 25 %          -0.130              games 12
  lead at 50 %          0.010               games 12
  lead at 75 %          0.428               games 12
  leader at 25 % wins   50 % (19 to 81 %)   games 6
  leader at 50 % wins   58 % (32 to 81 %)   games 12
  leader at 75 % wins   67 % (35 to 88 %)   games 9
no interval yet, as games are too few or too much alike, for lead at 25 % (needs some 50 games), lead at 50 % (needs some 50 games), lead at 75 % (needs some 50 games)

How much there is to choose: 6.2 moves to choose from on average in these games; 21 % of decisions have only one
  lay a sealed bid   11.9 (10.8 to 12.9)   only one move in 3.4 %
  build the tile     2.8 (2.5 to 3.2)      only one move in 25 %
  reserve or build   5.46 (5.33 to 5.61)   only one move in 24.7 %

What is done, and what it has to do with winning: Too few games to tell whether a kind of move goes with winning
  bid       –                games 0    made 2.42
  build     +16.7 % points   games 12   made 2.50
  draw      +27.3 % points   games 11   made 2.67
  reserve   +33.3 % points   games 6    made 5.2 (4.9 to 5.6)
no interval yet, as games are too few or too much alike, for build (needs some 20 games in which players differ), draw (needs some 22 games in which players differ), reserve (needs some 10 games in which players differ)

Which clauses fire: 35 of 40 clauses fire in these games; 5 never do
  city.turn                   15.0 (14.2 to 15.9)   games with it 100 %
  city.turn-end               14.6 (13.5 to 15.7)   games with it 100 %
  city.build                  10.7                  games with it 100 %
  city.reserve                10.5 (9.8 to 11.2)    games with it 100 %
  city.reserve-harmless       10.3 (9.5 to 11.2)    games with it 100 %
  city.auction                9.67                  games with it 100 %
  city.expropriate            7                     games with it 100 %
  city.open-info              6.83                  games with it 100 %
  city.expropriate-marker     5.5 (4.8 to 6.2)      games with it 100 %
  city.route-cap              5.42                  games with it 100 %
  city.unbuilt-shop           5.1 (4.6 to 5.6)      games with it 100 %
  city.marker-owner           5                     games with it 100 %
  city.build-blocker          4.83                  games with it 100 %
  city.connected              4.25                  games with it 100 %
  city.distributors           4                     games with it 100 %
  city.setup-draw             4                     games with it 100 %
  city.score                  3                     games with it 100 %
  city.access                 2.75                  games with it 100 %
  city.auction-place          2.58                  games with it 100 %
  city.route                  2.58                  games with it 100 %
  city.reserve-first          2                     games with it 100 %
  city.drawer-lost            1.42                  games with it 91.7 %
  city.board                  1                     games with it 100 %
  city.pile                   1                     games with it 100 %
  city.money                  1                     games with it 100 %
  city.markers                1                     games with it 100 %
  city.first-player           1                     games with it 100 %
  city.drawer-won             1                     games with it 75 %
  city.end                    1                     games with it 100 %
  city.option-works           1                     games with it 100 %
  city.auction-no-plot        0.7 (0.3 to 1.2)      games with it 33.3 %
  city.must-act               0.583                 games with it 41.7 %
  city.auction-last           0.50 (0.25 to 0.75)   games with it 50 %
  city.one-each               0.50 (0.25 to 0.75)   games with it 50 %
  city.auction-tie            0.250                 games with it 25 %
  city.reserve-owner          0 (0 to 0.25)         games with it 0 %
  city.pile-empty             0                     games with it 0 %
  city.roads-unlimited        0 (0 to 0.25)         games with it 0 %
  city.tie                    0 (0 to 0.25)         games with it 0 %
  city.option-demonstration   0 (0 to 0.25)         games with it 0 %
no interval yet, as games are too few or too much alike, for city.build (needs some 24 games), city.auction (needs some 16 games), city.expropriate (needs some 32 games), 24 more

Where money comes from and goes to: Most money comes from city.money, most goes to city.auction
  city.auction   19.2   from bank 0    to bank 19.2   between 0
  city.money     30     from bank 30   to bank 0      between 0
no interval yet, as games are too few or too much alike, for city.auction (needs some 17 games), city.money (needs some 32 games)

How unequal the scores are: No Gini index: the lowest score wins, so that a score is not something to have a part of

Road growth
Expropriation map
Bids and routes

=== card of shark
SHARK · Report card
3 players · Rules as printed
Bots: random, random, random
6 games · study seed 5 · bars and bands: 95 % intervals · played by random
Fewer than 100 games: too few to tell small differences apart. Read the intervals; more games narrow them.

Who wins, by order of play: Too few games to tell whether a seat wins more than its share
  seat 1   67 % (25 to 97 %)
  seat 2   33 % (3 to 75 %)
  seat 3   0 % (0 to 49 %)

Shared wins and games cut short: 0 % of these games end in a shared win, 0 % are cut short
  shared win   0 % (0 to 39 %)
  cut short    0 % (0 to 39 %)

How games end: shark.end-buildings ends 83 % of games (44 to 99 %)
  shark.end-buildings   83 % (44 to 99 %)
  shark.end-value       17 % (1 to 56 %)
  shark.bankrupt        0 % (0 to 39 %)

How long games last: Half of these games last 49 to 62 turns; the middle one 56
  mean          57 (47 to 64)
  middle game   58 (48 to 65)

How the lead changes: The lead changes hands 7 (4 to 11) times a game
  lead changes   7 (4 to 11)
  last change    81.7 %
  drama          6.2 %
  comeback       50 % (19 to 81 %)
no interval yet, as games are too few or too much alike, for last change (needs some 30 games), drama (needs some 31 games)

What an early lead is worth: Who leads alone at half time wins 50 % of games (19 to 81 %)
  lead at 25 %          0.259
  lead at 50 %          0.351
  lead at 75 %          0.538
  leader at 25 % wins   33 % (6 to 70 %)
  leader at 50 % wins   50 % (19 to 81 %)
  leader at 75 % wins   67 % (30 to 94 %)
no interval yet, as games are too few or too much alike, for lead at 25 % (needs some 50 games), lead at 50 % (needs some 50 games), lead at 75 % (needs some 50 games)

How much there is to choose: 7.3 moves to choose from on average in these games; 0.1 % of decisions have only one
  place a building           19 (16 to 23)         only one move in 0.6 %
  trade after the building   5.54 (5.28 to 5.85)   only one move in 0 %
  trade before the dice      6.29 (6.07 to 6.47)   only one move in 0 %

What is done, and what it has to do with winning: Too few games to tell whether a kind of move goes with winning
  buy     +30.0 % points   made 70.2
  done    -8.3 % points    made 33.8
  place   +25.7 % points   made 18.5
  sell    +39.0 % points   made 66.4
no interval yet, as games are too few or too much alike, for buy (needs some 10 games in which players differ), done (needs some 10 games in which players differ), place (needs some 10 games in which players differ), 1 more

Which clauses fire: 32 of 45 clauses fire in these games; 13 never do
  shark.price                    410 (360 to 470)      games with it 100 %
  shark.bank-only                410 (360 to 470)      games with it 100 %
  shark.buy-limit                210 (180 to 233)      games with it 100 %
  shark.sell-free                200 (180 to 240)      games with it 100 %
  shark.turn                     167 (138 to 187)      games with it 100 %
  shark.zone-die                 112 (93 to 125)       games with it 100 %
  shark.colour-die               93 (76 to 105)        games with it 100 %
  shark.first-player             58 (48 to 65)         games with it 100 %
  shark.premium                  56 (47 to 61)         games with it 100 %
  shark.choose-placeable         38 (26 to 49)         games with it 100 %
  shark.dividend                 37 (26 to 43)         games with it 100 %
  shark.value                    34 (25 to 41)         games with it 100 %
  shark.first-building           34 (30 to 37)         games with it 100 %
  shark.diagonal-free            22 (19 to 31)         games with it 100 %
  shark.chain                    22 (15 to 26)         games with it 100 %
  shark.rival-contact            10 (6 to 14)          games with it 100 %
  shark.removal                  8.7 (6.2 to 11.5)     games with it 100 %
  shark.value-drop               8.7 (6.2 to 11.5)     games with it 100 %
  shark.settle-order             8.0 (5.6 to 11.4)     games with it 100 %
  shark.setup                    4                     games with it 100 %
  shark.shares-fungible          4                     games with it 100 %
  shark.winner                   3.83                  games with it 100 %
  shark.loss                     3 (0 to 6)            games with it 66.7 %
  shark.merge                    2.33                  games with it 100 %
  shark.no-place                 1.33                  games with it 66.7 %
  shark.board                    1                     games with it 100 %
  shark.first-turn               1                     games with it 100 %
  shark.end-buildings            1                     games with it 100 %
  shark.end-settle               1                     games with it 100 %
  shark.bank-money               1                     games with it 100 %
  shark.loss-exempt              0.833                 games with it 66.7 %
  shark.end-value                0.17 (0.03 to 0.56)   games with it 16.7 %
  shark.no-sacrifice             0 (0 to 0.50)         games with it 0 %
  shark.share-stock              0 (0 to 0.50)         games with it 0 %
  shark.no-credit                0 (0 to 0.50)         games with it 0 %
  shark.forced-sale              0                     games with it 0 %
  shark.bankrupt                 0                     games with it 0 %
  shark.variant-one-start        0 (0 to 0.50)         games with it 0 %
  shark.variant-one-cap          0 (0 to 0.50)         games with it 0 %
  shark.variant-one-merge-loss   0 (0 to 0.50)         games with it 0 %
  shark.variant-two              0 (0 to 0.50)         games with it 0 %
  shark.variant-three            0 (0 to 0.50)         games with it 0 %
  shark.variants-combine         0 (0 to 0.50)         games with it 0 %
  shark.loss-together            0                     games with it 0 %
  shark.variant-one-size         0 (0 to 0.50)         games with it 0 %
no interval yet, as games are too few or too much alike, for shark.setup (needs some 16 games), shark.shares-fungible (needs some 13 games), shark.winner (needs some 89 games), 11 more

Where money comes from and goes to: Most money comes from shark.sell-free in these games (no clause is shown to be first), most goes to shark.price or shark.loss
  shark.dividend    102,000 (74,000 to 124,000) FT      from bank 102,000 FT   to bank 0 FT         between 0 FT
  shark.loss        6,000 (2,000 to 15,000) FT          from bank 0 FT         to bank 6,000 FT     between 0 FT
  shark.premium     180,000 (120,000 to 230,000) FT     from bank 180,000 FT   to bank 0 FT         between 0 FT
  shark.price       770,000 (550,000 to 1,070,000) FT   from bank 0 FT         to bank 770,000 FT   between 0 FT
  shark.sell-free   758,500 FT                          from bank 758,500 FT   to bank 0 FT         between 0 FT
  shark.winner      100,000 (60,000 to 140,000) FT      from bank 100,000 FT   to bank 0 FT         between 0 FT
no interval yet, as games are too few or too much alike, for shark.sell-free (needs some 8 games)

How unequal the scores are: Scores of these games are apart by a Gini index of 0.09
  Gini index   0.087   games 6
no interval yet, as games are too few or too much alike, for Gini index (needs some 30 games)

Value fans

=== card of marco polo
Marco Polo · Report card
2 players · Rules that differ from the printed ones: players = 2, turn_limit = 30
Bots: random, random
8 games · study seed 5 · bars and bands: 95 % intervals · played by random · 8 games cut short at a limit, counted as far as played: true lengths are longer
Fewer than 100 games: too few to tell small differences apart. Read the intervals; more games narrow them.

Who wins, by order of play: Too few games to tell whether a seat wins more than its share
  seat 1   0 % (0 to 32 %)
  seat 2   0 % (0 to 32 %)

Shared wins and games cut short: 0 % of these games end in a shared win, 100 % are cut short
  shared win   0 % (0 to 32 %)
  cut short    100 % (68 to 100 %)

How games end: marco_polo.turn-limit ends 100 % of games (68 to 100 %)
  marco_polo.turn-limit   100 % (68 to 100 %)
  marco_polo.goal-first   0 % (0 to 32 %)

How long games last: Half of these games last 30 to 30 turns; the middle one 30
  mean          30
  middle game   30
no interval yet, as games are too few or too much alike, for mean (needs some 14 games)

How the lead changes: The lead changes hands 2.88 times a game
  lead changes   2.88
  last change    68.3 %
  drama          0 %
  comeback       0 % (0 to 32 %)
no interval yet, as games are too few or too much alike, for lead changes (needs some 16 games), last change (needs some 30 games), drama (needs some 30 games)

What an early lead is worth: Who leads alone at half time wins 0 % of games (0 to 32 %)
  lead at 25 %          –                 games 8
  lead at 50 %          –                 games 8
  lead at 75 %          –                 games 8
  leader at 25 % wins   0 % (0 to 35 %)   games 7
  leader at 50 % wins   0 % (0 to 32 %)   games 8
  leader at 75 % wins   0 % (0 to 32 %)   games 8
no interval yet, as games are too few or too much alike, for lead at 25 % (needs some 50 games), lead at 50 % (needs some 50 games), lead at 75 % (needs some 50 games)

How much there is to choose: 5.0 moves to choose from on average in these games; 21 % of decisions have only one
  announce land or sea   1.48 (1.36 to 1.60)   only one move in 51.7 %
  buy more or stop       2                     only one move in 0 %
  move the pawn          11.8 (9.9 to 14.0)    only one move in 2.5 %
  name a merchant        1.6 (0.9 to 2.4)      only one move in 57.1 %
  pay the robbers        2.4 (1.7 to 3.3)      only one move in 0 %
  sell, buy or deal      2.8 (2.4 to 3.2)      only one move in 0 %
no interval yet, as games are too few or too much alike, for buy more or stop (needs some 22 games)

What is done, and what it has to do with winning: Too few games to tell whether a kind of move goes with winning
  announce   0 % points   games 4   made 15
  buy        0 % points   games 8   made 5.19
  done       0 % points   games 7   made 4.75
  go         0 % points   games 8   made 12.5
  name       0 % points   games 6   made 0.438
  ransom     0 % points   games 4   made 0.438
  sell       0 % points   games 7   made 2
no interval yet, as games are too few or too much alike, for buy (needs some 10 games in which players differ), done (needs some 10 games in which players differ), go (needs some 10 games in which players differ), 2 more

Which clauses fire: 51 of 63 clauses fire in these games; 12 never do
  marco_polo.turn                       31                    games with it 100 %
  marco_polo.roulette                   30                    games with it 100 %
  marco_polo.announce                   30                    games with it 100 %
  marco_polo.move                       25                    games with it 100 %
  marco_polo.must-move                  25                    games with it 100 %
  marco_polo.no-return                  25                    games with it 100 %
  marco_polo.trade-where                22.2                  games with it 100 %
  marco_polo.buy                        17 (12 to 24)         games with it 100 %
  marco_polo.hidden-hands               12 (8 to 19)          games with it 100 %
  marco_polo.chance-draw                8.25                  games with it 100 %
  marco_polo.port-change                7.75                  games with it 100 %
  marco_polo.attack                     5.0 (3.8 to 7.4)      games with it 100 %
  marco_polo.fight                      5                     games with it 100 %
  marco_polo.bank                       5.0 (3.5 to 7.6)      games with it 100 %
  marco_polo.arrival                    4.88                  games with it 75 %
  marco_polo.trade-when                 4.25                  games with it 100 %
  marco_polo.sell                       4.0 (2.5 to 6.6)      games with it 100 %
  marco_polo.loot                       2.88                  games with it 100 %
  marco_polo.goal-colours               2.88                  games with it 75 %
  marco_polo.debt                       2.88                  games with it 100 %
  marco_polo.ransom                     2.12                  games with it 100 %
  marco_polo.goal                       2                     games with it 75 %
  marco_polo.share-space                1.50                  games with it 100 %
  marco_polo.card-chain                 1.38                  games with it 62.5 %
  marco_polo.card-moves                 1.25                  games with it 87.5 %
  marco_polo.map                        1                     games with it 100 %
  marco_polo.setup                      1                     games with it 100 %
  marco_polo.first-player               1                     games with it 100 %
  marco_polo.goal-first                 1                     games with it 75 %
  marco_polo.goods                      1                     games with it 100 %
  marco_polo.meeting-places             1                     games with it 75 %
  marco_polo.turn-limit                 1                     games with it 100 %
  marco_polo.card-deal                  0.625                 games with it 25 %
  marco_polo.chance-mauve-danger        0.5 (0.1 to 1.2)      games with it 25 %
  marco_polo.chance-blue-wind           0.500                 games with it 50 %
  marco_polo.chance-green-karakorum     0.5 (0.1 to 1.2)      games with it 25 %
  marco_polo.chance-yellow-zanzibar     0.38 (0.14 to 0.69)   games with it 37.5 %
  marco_polo.chance-blue-new-year       0.375                 games with it 37.5 %
  marco_polo.chance-blue-join           0.375                 games with it 25 %
  marco_polo.chance-yellow-astrologer   0.25 (0.07 to 0.59)   games with it 25 %
  marco_polo.chance-yellow-pope         0.2 (0.0 to 0.9)      games with it 12.5 %
  marco_polo.chance-mauve-bath          0.25 (0.07 to 0.59)   games with it 25 %
  marco_polo.chance-mauve-join          0.2 (0.0 to 0.9)      games with it 12.5 %
  marco_polo.chance-blue-typhoon        0.250                 games with it 25 %
  marco_polo.chance-blue-khan           0.250                 games with it 25 %
  marco_polo.chance-green-volcano       0.25 (0.07 to 0.59)   games with it 25 %
  marco_polo.chance-yellow-birthday     0.12 (0.02 to 0.47)   games with it 12.5 %
  marco_polo.chance-yellow-hunt         0.12 (0.02 to 0.47)   games with it 12.5 %
  marco_polo.chance-mauve-insult        0.12 (0.02 to 0.47)   games with it 12.5 %
  marco_polo.chance-mauve-chief         0.12 (0.02 to 0.47)   games with it 12.5 %
  marco_polo.chance-green-machines      0.12 (0.02 to 0.47)   games with it 12.5 %
  marco_polo.blocked                    0                     games with it 0 %
  marco_polo.deal                       0                     games with it 0 %
  marco_polo.khanbalik-entry            0 (0 to 0.38)         games with it 0 %
  marco_polo.khanbalik-gift             0 (0 to 0.38)         games with it 0 %
  marco_polo.safe-conduct               0                     games with it 0 %
  marco_polo.mission-secret             0 (0 to 0.38)         games with it 0 %
  marco_polo.mission                    0 (0 to 0.38)         games with it 0 %
  marco_polo.fresh-start                0 (0 to 0.38)         games with it 0 %
  marco_polo.khanbalik-pass             0 (0 to 0.38)         games with it 0 %
  marco_polo.sold-papers                0 (0 to 0.38)         games with it 0 %
  marco_polo.chance-green-join          0                     games with it 0 %
  marco_polo.chance-green-tartar        0 (0 to 0.38)         games with it 0 %
no interval yet, as games are too few or too much alike, for marco_polo.turn (needs some 14 games), marco_polo.roulette (needs some 14 games), marco_polo.announce (needs some 14 games), 34 more

Where money comes from and goes to: Most money comes from marco_polo.setup or marco_polo.sell, most goes to marco_polo.buy or marco_polo.debt
  marco_polo.buy         210 (160 to 290) besants   from bank 0 besants     to bank 210 besants   between 0 besants
  marco_polo.card-deal   7.50 besants               from bank 0 besants     to bank 0 besants     between 7.50 besants
  marco_polo.debt        100 (70 to 180) besants    from bank 0 besants     to bank 30 besants    between 80 besants
  marco_polo.loot        50 besants                 from bank 0 besants     to bank 0 besants     between 50 besants
  marco_polo.ransom      18.8 besants               from bank 0 besants     to bank 0 besants     between 18.8 besants
  marco_polo.sell        220 (140 to 350) besants   from bank 220 besants   to bank 0 besants     between 0 besants
  marco_polo.setup       480 besants                from bank 480 besants   to bank 0 besants     between 0 besants
no interval yet, as games are too few or too much alike, for marco_polo.card-deal (needs some 32 games), marco_polo.loot (needs some 22 games), marco_polo.ransom (needs some 48 games), 1 more

How unequal the scores are: Scores of these games are apart by a Gini index of 0.08
  Gini index   0.084   games 8
no interval yet, as games are too few or too much alike, for Gini index (needs some 30 games)

Legs
Posts
Fights

=== plots of a card
plot of seats: seat 1 | seat 2 | 33 % | 67 % | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random
0.13812, 0.609378
0.333333
0.390622, 0.86188
0.666667
0.5, 0.5
plot of ties: shared win | cut short | 0 % | 0 % | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random
0, 0.242494
0
0, 0.242494
0
plot of ends: mark.variant-four-rows | mark.end | mark.stall | 100 % | 0 % | 0 % | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random
0.757506, 1
1
0, 0.242494
0
0, 0.242494
0
plot of length: 0 | 1 | 2 | 3 | 4 | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random | turns | games
126, 126
plot of lead: last change | drama | comeback | 91 % | 12 % | 58 % | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random · no interval
yet, as games are too few or too much alike, for last change (needs some 30 games), drama
(needs some 30 games)
nan, nan
0.909422
nan, nan
0.120119
0.319511, 0.80674
0.583333
plot of early: leader at 25 % wins | leader at 50 % wins | leader at 75 % wins | 42 % | 42 % | 58 % | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random · no interval
yet, as games are too few or too much alike, for lead at 25 % (needs some 50 games), lead at
50 % (needs some 50 games), lead at 75 % (needs some 50 games)
0.19326, 0.680489
0.416667
0.19326, 0.680489
0.416667
0.319511, 0.80674
0.583333
0.5, 0.5
plot of choices: take, refine or sell | lay a sealed bid | name the colour to auction | place the piece won | return pieces | 6.35 | 9.36 | 4.78 | 1.73 | 3.34 | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random
6.08169, 6.62137
6.34896
7.74474, 10.9734
9.3625
4.58084, 4.95642
4.78125
1.59759, 1.8607
1.72778
3.2259, 3.453
3.34269
plot of actions: auction | place | refine | return | sell | take | -20 % | -9 % | 9 % | -9 % | 60 % | 27 % | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random · no interval
yet, as games are too few or too much alike, for auction (needs some 20 games in which
players differ), place (needs some 18 games in which players differ), refine (needs some 18
games in which players differ), 3 more
nan, nan
-0.2
nan, nan
-0.0909091
nan, nan
0.0909091
nan, nan
-0.0909091
nan, nan
0.6
nan, nan
0.272727
plot of coverage: mark.roll | mark.one-action | mark.storage-default | mark.turn | mark.sealed-bids | mark.take | mark.refine | mark.storage-fee | mark.hammer | mark.double | mark.star | mark.sell | mark.hammer-star | mark.bid-zero | mark.row-claim | mark.bid-full-yard | mark.close-colour | mark.must-act | mark.hammer-nothing | mark.setup | mark.first-player | mark.market-shape | mark.market-values | mark.variant-four-rows | mark.winner | mark.bank | mark.bid-tie | mark.closed-roll | mark.end | mark.stall | 152 | 140 | 130 | 124 | 86.8 | 83.8 | 39.1 | 32.9 | 26.7 | 19.5 | 18.6 | 17.6 | 10.7 | 8.25 | 4.83 | 3.42 | 2 | 1.33 | 1.25 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 0.917 | 0.833 | 0 | 0 | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random · no interval
yet, as games are too few or too much alike, for mark.storage-default (needs some 1,546
games), mark.row-claim (needs some 48 games), mark.bid-full-yard (needs some 16 games), 10
more
132.333, 173.706
151.5
120.959, 158.68
140.417
nan, nan
129.583
107.858, 141.426
123.583
75.4142, 98.7427
86.75
69.5471, 97.2221
83.75
plot of money: mark.sealed-bids | mark.sell | mark.setup | mark.storage-fee | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random · no interval
yet, as games are too few or too much alike, for mark.setup (needs some 32 games) | ← to the bank · money a game · from the bank →   (hatched: between players)
0, 0
plot of gini: Gini index | 0.405 | 12 games · study seed 5 · bars and bands: 95 % intervals · played by random · no interval
yet, as games are too few or too much alike, for Gini index (needs some 30 games)
nan, nan
0.404789

=== compare
What the change does: Clearly different: best score
  turns          before 44.3      after 44.3      0                         clear no
  moves          before 130       after 130       0                         clear no
  margin         before 38.3      after 38.3      0                         clear no
  first seat     before 75.0 %    after 75.0 %    0 (-14 to +14) % points   clear no
  shared         before 0 %       after 0 %       0 (-14 to +14) % points   clear no
  finished       before 100.0 %   after 100.0 %   0 (-14 to +14) % points   clear no
  best score     before 203       after 253       +50                       clear yes
  lead changes   before 4.08      after 4.08      0                         clear no
  drama          before 8.9 %     after 8.9 %     0 % points                clear no
  comeback       before 41.7 %    after 41.7 %    0 (-14 to +14) % points   clear no
  branching      before 25.4      after 36.7      +11.3                     clear no
  forced         before 0.6 %     after 0.6 %     0 % points                clear no
  gini           before 0.050     after 0.040     -0.011                    clear no
12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy · no interval yet, as games are too few or too much alike, for best score (needs some 32 games), branching (needs some 30 games), gini (needs some 60 games) · all pairs came out exactly alike in turns, moves, margin, 3 more
Before: mark, players = 2, rows_to_end = 2; greedy, greedy. After: mark, players = 2, cash = 80, rows_to_end = 2; greedy, greedy. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
greedy {'best score': 1}
what, before, after, value, low, high, n, clear
turns, 44.3333, 44.3333, 0, nan, nan, 12, False
moves, 129.583, 129.583, 0, nan, nan, 12, False
margin, 38.3333, 38.3333, 0, nan, nan, 12, False
first seat, 0.75, 0.75, 0, -0.139997, 0.139997, 12, False
shared, 0, 0, 0, -0.139997, 0.139997, 12, False
finished, 1, 1, 0, -0.139997, 0.139997, 12, False
best score, 203.083, 253.083, 50, nan, nan, 12, True
lead changes, 4.08333, 4.08333, 0, nan, nan, 12, False
drama, 0.0892836, 0.0892836, 0, nan, nan, 12, False
comeback, 0.416667, 0.416667, 0, -0.139997, 0.139997, 12, False
branching, 25.3848, 36.7198, 11.3351, nan, nan, 12, False
forced, 0.005825, 0.005825, 0, nan, nan, 12, False
gini, 0.0504321, 0.0398959, -0.0105362, nan, nan, 12, False
plot of compare: turns | moves | margin | first seat | finished | best score | lead changes | drama | comeback | branching | forced | gini | 0 % | 0 % | 0 % | 0 % | 0 % | 25 % | 0 % | 0 % | 0 % | 45 % | 0 % | -21 % | 12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy · no interval yet, as games are too few or too much alike, for best score (needs some
32 games), branching (needs some 30 games), gini (needs some 60 games) · all pairs came out
exactly alike in turns, moves, margin, 3 more
nan, nan
0
nan, nan
0
nan, nan
0
-0.186663, 0.186663
0
-0.139997, 0.139997
0
nan, nan
0.246204

=== compare, clear
What the change does: Clearly different: turns
  turns    before 46.35   after 54.75   +8.4 (+6.0 to +10.8)   clear yes
  margin   before 71.5    after 83.9    +12 (-11 to +36)       clear no
40 games a side, paired by seed · study seed 3 · 95 % intervals, each by itself · played by greedy
Before: mark, players = 2, rows_to_end = 2; greedy, greedy. After: mark, players = 2, rows_to_end = 3; greedy, greedy. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
greedy {'turns': 1}
what, before, after, value, low, high, n, clear
turns, 46.35, 54.75, 8.4, 5.99491, 10.8243, 40, True
margin, 71.475, 83.925, 12.45, -10.8367, 35.5511, 40, False
plot of compare: turns | margin | 18 % | 17 % | 40 games a side, paired by seed · study seed 3 · 95 % intervals, each by itself · played by
greedy
0.12934, 0.233534
0.18123
-0.151616, 0.497392
0.174187
0, 0

=== compare bots
What the change does: Clearly different: turns, moves, best score, lead changes
  turns          before 110.3     after 44.3      -66 (-75 to -57)            clear yes
  moves          before 383       after 130       -250 (-300 to -210)         clear yes
  margin         before 56        after 38        -20 (-50 to +10)            clear no
  first seat     before 41.7 %    after 75.0 %    +33 (-5 to +62) % points    clear no
  shared         before 0 %       after 0 %       0 (-14 to +14) % points     clear no
  finished       before 100.0 %   after 100.0 %   0 (-14 to +14) % points     clear no
  best score     before 70.5      after 203.1     +133 (+109 to +156)         clear yes
  lead changes   before 18.8      after 4.1       -15 (-20 to -10)            clear yes
  drama          before 12.1 %    after 8.9 %     -3.1 % points               clear no
  comeback       before 58.3 %    after 41.7 %    -17 (-45 to +16) % points   clear no
  branching      before 6.06      after 25.4      +19.3                       clear no
  forced         before 8.9 %     after 0.6 %     -8.3 % points               clear no
  gini           before 0.345     after 0.050     -0.295                      clear no
12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by random, and after the change by greedy · no interval yet, as games are too few or too much alike, for drama (needs some 60 games), branching (needs some 30 games), forced (needs some 60 games), 1 more
Before: mark, players = 2, rows_to_end = 2; random, random. After: mark, players = 2, rows_to_end = 2; greedy, greedy. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
random, and after the change by greedy {'turns': -1, 'moves': -1, 'best score': 1, 'lead changes': -1}
what, before, after, value, low, high, n, clear
turns, 110.333, 44.3333, -66, -75.3798, -57.0719, 12, True
moves, 383.083, 129.583, -253.5, -296.871, -213.575, 12, True
margin, 55.5, 38.3333, -17.1667, -47.3679, 13.6399, 12, False
first seat, 0.416667, 0.75, 0.333333, -0.053101, 0.62453, 12, False
shared, 0, 0, 0, -0.139997, 0.139997, 12, False
finished, 1, 1, 0, -0.139997, 0.139997, 12, False
best score, 70.5, 203.083, 132.583, 109.296, 156.089, 12, True
lead changes, 18.75, 4.08333, -14.6667, -19.9409, -9.66865, 12, True
drama, 0.120652, 0.0892836, -0.0313688, nan, nan, 12, False
comeback, 0.583333, 0.416667, -0.166667, -0.446825, 0.161111, 12, False
branching, 6.05594, 25.3848, 19.3288, nan, nan, 12, False
forced, 0.0889798, 0.005825, -0.0831547, nan, nan, 12, False
gini, 0.345204, 0.0504321, -0.294772, nan, nan, 12, False
plot of compare: turns | moves | finished | best score | lead changes | drama | branching | forced | gini | -60 % | -66 % | 0 % | 188 % | -78 % | -26 % | 319 % | -93 % | -85 % | 12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
random, and after the change by greedy · no interval yet, as games are too few or too much
alike, for drama (needs some 60 games), branching (needs some 30 games), forced (needs some
60 games), 1 more
-0.683201, -0.517268
-0.598187
-0.774951, -0.557517
-0.661736
-0.139997, 0.139997
0
1.5503, 2.21403
1.88061
-1.06351, -0.515662
-0.782222
nan, nan
-0.259993

=== sweep
What the values do: Too few games to tell whether a value changes turns (this is the first of 2 measures; the table has them all)
  cash = 20    turns        46.6 (44.6 to 48.8)   against the unchanged rules +0.250                  above the lowest 0.250
  cash = 20    first seat   45 % (31 to 60 %)     against the unchanged rules 0 (-5 to +5) % points   above the lowest 0 % (-5 to 5 %)
  cash = 40    turns        46.4 (44.4 to 48.5)   against the unchanged rules 0                       above the lowest 0
  cash = 40    first seat   45 % (31 to 60 %)     against the unchanged rules 0 (-5 to +5) % points   above the lowest 0 % (-5 to 5 %)
  cash = 120   turns        46.4 (44.4 to 48.5)   against the unchanged rules 0                       above the lowest 0
  cash = 120   first seat   45 % (31 to 60 %)     against the unchanged rules 0 (-5 to +5) % points   above the lowest 0 % (-5 to 5 %)
40 games a side, paired by seed · study seed 3 · 95 % intervals, each by itself · played by greedy
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
greedy {}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
cash = 20, turns, 46.6, 44.5842, 48.7776, 40, 0.25, nan, nan, 0.25, nan, nan
cash = 20, first seat, 0.45, 0.307053, 0.601709, 40, 0, -0.0466658, 0.0466658, 0, -0.0466658, 0.0466658
cash = 40, turns, 46.35, 44.3547, 48.544, 40, 0, nan, nan, 0, nan, nan
cash = 40, first seat, 0.45, 0.307053, 0.601709, 40, 0, -0.0466658, 0.0466658, 0, -0.0466658, 0.0466658
cash = 120, turns, 46.35, 44.3547, 48.544, 40, 0, nan, nan, 0, nan, nan
cash = 120, first seat, 0.45, 0.307053, 0.601709, 40, 0, -0.0466658, 0.0466658, 0, -0.0466658, 0.0466658
plot of sweep: cash = 20 | cash = 40 | cash = 120 | 40 games a side, paired by seed · study seed 3 · 95 % intervals, each by itself · played by
greedy | turns
44.5842, 48.7776
46.6
44.3547, 48.544
46.35
44.3547, 48.544
46.35

=== sweep of two
What the values do: Too few games to tell whether a value changes turns
  cash = 20, pieces = 7   turns   44 (40 to 49)   against the unchanged rules 0   above the lowest 0
  cash = 20, pieces = 8   turns   44 (40 to 49)   against the unchanged rules 0   above the lowest 0
  cash = 40, pieces = 7   turns   44 (40 to 49)   against the unchanged rules 0   above the lowest 0
  cash = 40, pieces = 8   turns   44 (40 to 49)   against the unchanged rules 0   above the lowest 0
12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
greedy {}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
cash = 20, pieces = 7, turns, 44.3333, 40.347, 48.8563, 12, 0, nan, nan, 0, nan, nan
cash = 20, pieces = 8, turns, 44.3333, 40.347, 48.8563, 12, 0, nan, nan, 0, nan, nan
cash = 40, pieces = 7, turns, 44.3333, 40.347, 48.8563, 12, 0, nan, nan, 0, nan, nan
cash = 40, pieces = 8, turns, 44.3333, 40.347, 48.8563, 12, 0, nan, nan, 0, nan, nan
plot of sweep: cash = 20, pieces = 7 | cash = 20, pieces = 8 | cash = 40, pieces = 7 | cash = 40, pieces = 8 | 12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy | turns
40.347, 48.8563
44.3333
40.347, 48.8563
44.3333
40.347, 48.8563
44.3333
40.347, 48.8563
44.3333

=== dials
Which dials matter: Clearly changing turns, largest estimate first: rows to end, players
  rows_to_end     down   to 1                          rule mark.variant-four-rows   -15 (-19 to -10)   clear yes
  rows_to_end     up     to 3                          rule mark.variant-four-rows   +11 (+5 to +16)    clear yes
  players         up     to 3                          rule mark.setup               +7 (+3 to +11)     clear yes
  crowded         down   to 2                          rule mark.storage-fee         +3 (-3 to +8)      clear no
  crowded         up     to 4                          rule mark.storage-fee         -1 (-5 to +2)      clear no
  squares         down   to 3                          rule mark.setup               -2 (-6 to +3)      clear no
  squares         up     to 5                          rule mark.setup               +2 (-2 to +6)      clear no
  fee_one_row     down   to 4                          rule mark.storage-fee         -0.583             clear no
  fee_one_row     up     to 6                          rule mark.storage-fee         +0.250             clear no
  cash            down   to 25                         rule mark.setup               0                  clear no
  cash            up     to 35                         rule mark.setup               0                  clear no
  fee_both_rows   down   to 9                          rule mark.storage-fee         0                  clear no
  fee_both_rows   up     to 11                         rule mark.storage-fee         0                  clear no
  market          up     to 10 15 20 35 75 / 10 1...   rule mark.market-values       0 (-4 to +4)       clear no
  pieces          down   to 7                          rule mark.setup               0                  clear no
  pieces          up     to 9                          rule mark.setup               0                  clear no
12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy · no interval yet, as games are too few or too much alike, for fee one row down (needs some 48 games), fee one row up (needs some 96 games) · all pairs came out exactly alike in cash down, cash up, pieces down, 3 more
The change of turns when a number is turned one step down or up, game by game from the same seeds. A step that the rules do not allow is left out; of a table of numbers all are turned together. Clear is what holds for all steps together, by Holm's rule.
greedy {'players up': 1, 'rows_to_end down': -1, 'rows_to_end up': 1}
what, way, to, clause, value, low, high, n, clear
rows_to_end, down, 1, mark.variant-four-rows, -14.75, -19.3805, -10.0094, 12, True
rows_to_end, up, 3, mark.variant-four-rows, 10.75, 5.392, 16.368, 12, True
players, up, 3, mark.setup, 6.91667, 3.00101, 10.7906, 12, True
crowded, down, 2, mark.storage-fee, 2.83333, -2.8129, 8.42402, 12, False
crowded, up, 4, mark.storage-fee, -1.25, -5.09735, 2.43619, 12, False
squares, down, 3, mark.setup, -1.83333, -6.29191, 2.63742, 12, False
squares, up, 5, mark.setup, 2.08333, -2.03702, 5.99494, 12, False
fee_one_row, down, 4, mark.storage-fee, -0.583333, nan, nan, 12, False
fee_one_row, up, 6, mark.storage-fee, 0.25, nan, nan, 12, False
cash, down, 25, mark.setup, 0, nan, nan, 12, False
cash, up, 35, mark.setup, 0, nan, nan, 12, False
fee_both_rows, down, 9, mark.storage-fee, 0, nan, nan, 12, False
fee_both_rows, up, 11, mark.storage-fee, 0, nan, nan, 12, False
market, up, 10 15 20 35 75 / 10 1..., mark.market-values, 0, -4.05663, 3.8979, 12, False
pieces, down, 7, mark.setup, 0, nan, nan, 12, False
pieces, up, 9, mark.setup, 0, nan, nan, 12, False
plot of dials: rows to end | players | crowded | squares | market | 12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy · no interval yet, as games are too few or too much alike, for fee one row down
(needs some 48 games), fee one row up (needs some 96 games) · all pairs came out exactly
alike in cash down, cash up, pieces down, 3 more | change · filled: one step up · hatched: one step down
-19.3805, -10.0094
5.392, 16.368
3.00101, 10.7906
-2.8129, 8.42402
-5.09735, 2.43619
-6.29191, 2.63742
-2.03702, 5.99494
-4.05663, 3.8979
0, 0

=== dials, clear
Which dials matter: Clearly changing turns, largest estimate first: rows to end, players
  crowded         down   to 1                          rule mark.storage-fee         +26.3                 games 3    clear no
  crowded         up     to 5                          rule mark.storage-fee         +1 (-2 to +4)         games 20   clear no
  rows_to_end     up     to 4                          rule mark.variant-four-rows   +21 (+16 to +26)      games 20   clear yes
  players         up     to 4                          rule mark.setup               +7 (+3 to +12)        games 20   clear yes
  squares         down   to 2                          rule mark.setup               +7 (+3 to +12)        games 20   clear no
  squares         up     to 6                          rule mark.setup               +0.8 (-1.7 to +3.4)   games 20   clear no
  market          up     to 15 20 25 40 80 / 15 2...   rule mark.market-values       -1.6 (-4.1 to +0.9)   games 20   clear no
  pieces          down   to 6                          rule mark.setup               -0.550                games 20   clear no
  pieces          up     to 10                         rule mark.setup               0                     games 20   clear no
  fee_one_row     down   to 3                          rule mark.storage-fee         +0.200                games 20   clear no
  fee_one_row     up     to 7                          rule mark.storage-fee         +0.200                games 20   clear no
  fee_both_rows   down   to 8                          rule mark.storage-fee         +0.050                games 20   clear no
  fee_both_rows   up     to 12                         rule mark.storage-fee         0                     games 20   clear no
  cash            down   to 20                         rule mark.setup               0                     games 20   clear no
  cash            up     to 40                         rule mark.setup               0                     games 20   clear no
20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy · 17 games cut short at a limit and left out, with their pairs: what is said holds for games that end · no interval yet, as games are too few or too much alike, for pieces down (needs some 40 games), fee one row down (needs some 40 games), fee one row up (needs some 40 games), 1 more · all pairs came out exactly alike in cash down, cash up, pieces up, 1 more
The change of turns when a number is turned one step down or up, game by game from the same seeds. A step that the rules do not allow is left out; of a table of numbers all are turned together. Clear is what holds for all steps together, by Holm's rule.
greedy {'players up': 1, 'rows_to_end up': 1}
what, way, to, clause, value, low, high, n, clear
crowded, down, 1, mark.storage-fee, 26.3333, nan, nan, 3, False
crowded, up, 5, mark.storage-fee, 0.6, -2.4384, 3.71237, 20, False
rows_to_end, up, 4, mark.variant-four-rows, 20.85, 16.0741, 25.692, 20, True
players, up, 4, mark.setup, 7.25, 2.79739, 11.7945, 20, True
squares, down, 2, mark.setup, 7.1, 2.50462, 11.8571, 20, False
squares, up, 6, mark.setup, 0.85, -1.70777, 3.383, 20, False
market, up, 15 20 25 40 80 / 15 2..., mark.market-values, -1.6, -4.13468, 0.929011, 20, False
pieces, down, 6, mark.setup, -0.55, nan, nan, 20, False
pieces, up, 10, mark.setup, 0, nan, nan, 20, False
fee_one_row, down, 3, mark.storage-fee, 0.2, nan, nan, 20, False
fee_one_row, up, 7, mark.storage-fee, 0.2, nan, nan, 20, False
fee_both_rows, down, 8, mark.storage-fee, 0.05, nan, nan, 20, False
fee_both_rows, up, 12, mark.storage-fee, 0, nan, nan, 20, False
cash, down, 20, mark.setup, 0, nan, nan, 20, False
cash, up, 40, mark.setup, 0, nan, nan, 20, False
plot of dials: crowded | rows to end | players | squares | market | 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy · 17 games cut short at a limit and left out, with their pairs: what is said holds
for games that end · no interval yet, as games are too few or too much alike, for pieces
down (needs some 40 games), fee one row down (needs some 40 games), fee one row up (needs
some 40 games), 1 more · all pairs came out exactly alike in cash down, cash up, pieces up,
1 more | change · filled: one step up · hatched: one step down
nan, nan
-2.4384, 3.71237
16.0741, 25.692
2.79739, 11.7945
2.50462, 11.8571
-1.70777, 3.383
-4.13468, 0.929011
0, 0

=== dials of two line-ups
Which dials matter: The same with all players. With greedy, random: Too few games to tell which dial changes turns. With random, greedy: Too few games to tell which dial changes turns.
  rows_to_end     down   to 1                          rule mark.variant-four-rows   -16.5    clear no   players greedy, random
  rows_to_end     up     to 3                          rule mark.variant-four-rows   +14      clear no   players greedy, random
  crowded         down   to 2                          rule mark.storage-fee         +11.5    clear no   players greedy, random
  crowded         up     to 4                          rule mark.storage-fee         -8.50    clear no   players greedy, random
  squares         down   to 3                          rule mark.setup               -5.50    clear no   players greedy, random
  squares         up     to 5                          rule mark.setup               +8       clear no   players greedy, random
  cash            down   to 25                         rule mark.setup               +2.50    clear no   players greedy, random
  cash            up     to 35                         rule mark.setup               -3.67    clear no   players greedy, random
  fee_one_row     down   to 4                          rule mark.storage-fee         +1       clear no   players greedy, random
  fee_one_row     up     to 6                          rule mark.storage-fee         +3.50    clear no   players greedy, random
  market          up     to 10 15 20 35 75 / 10 1...   rule mark.market-values       +2.83    clear no   players greedy, random
  pieces          down   to 7                          rule mark.setup               +0.833   clear no   players greedy, random
  pieces          up     to 9                          rule mark.setup               +2.67    clear no   players greedy, random
  fee_both_rows   down   to 9                          rule mark.storage-fee         0        clear no   players greedy, random
  fee_both_rows   up     to 11                         rule mark.storage-fee         0        clear no   players greedy, random
  crowded         down   to 2                          rule mark.storage-fee         +19.5    clear no   players random, greedy
  crowded         up     to 4                          rule mark.storage-fee         -3.50    clear no   players random, greedy
  rows_to_end     down   to 1                          rule mark.variant-four-rows   -16.5    clear no   players random, greedy
  rows_to_end     up     to 3                          rule mark.variant-four-rows   +8.67    clear no   players random, greedy
  squares         down   to 3                          rule mark.setup               +1.67    clear no   players random, greedy
  squares         up     to 5                          rule mark.setup               +7.50    clear no   players random, greedy
  fee_one_row     down   to 4                          rule mark.storage-fee         +1.67    clear no   players random, greedy
  fee_one_row     up     to 6                          rule mark.storage-fee         -6.67    clear no   players random, greedy
  cash            down   to 25                         rule mark.setup               +4       clear no   players random, greedy
  cash            up     to 35                         rule mark.setup               +0.833   clear no   players random, greedy
  fee_both_rows   down   to 9                          rule mark.storage-fee         -1.83    clear no   players random, greedy
  fee_both_rows   up     to 11                         rule mark.storage-fee         +3       clear no   players random, greedy
  market          up     to 10 15 20 35 75 / 10 1...   rule mark.market-values       -3       clear no   players random, greedy
  pieces          down   to 7                          rule mark.setup               0        clear no   players random, greedy
  pieces          up     to 9                          rule mark.setup               0        clear no   players random, greedy
6 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy, random · no interval yet, as games are too few or too much alike, for cash down (needs some 10 games), cash up (needs some 10 games), pieces down (needs some 16 games), 10 more · all pairs came out exactly alike in fee both rows down, fee both rows up · 6 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by random, greedy · no interval yet, as games are too few or too much alike, for cash down (needs some 10 games), cash up (needs some 10 games), squares down (needs some 10 games), 10 more · all pairs came out exactly alike in pieces down, pieces up
The change of turns when a number is turned one step down or up, game by game from the same seeds. A step that the rules do not allow is left out; of a table of numbers all are turned together. Clear is what holds for all steps together, by Holm's rule.
greedy, random {}
what, way, to, clause, value, low, high, n, clear, bots
rows_to_end, down, 1, mark.variant-four-rows, -16.5, nan, nan, 6, False, greedy, random
rows_to_end, up, 3, mark.variant-four-rows, 14, nan, nan, 6, False, greedy, random
crowded, down, 2, mark.storage-fee, 11.5, nan, nan, 6, False, greedy, random
crowded, up, 4, mark.storage-fee, -8.5, nan, nan, 6, False, greedy, random
squares, down, 3, mark.setup, -5.5, nan, nan, 6, False, greedy, random
squares, up, 5, mark.setup, 8, nan, nan, 6, False, greedy, random
cash, down, 25, mark.setup, 2.5, nan, nan, 6, False, greedy, random
cash, up, 35, mark.setup, -3.66667, nan, nan, 6, False, greedy, random
fee_one_row, down, 4, mark.storage-fee, 1, nan, nan, 6, False, greedy, random
fee_one_row, up, 6, mark.storage-fee, 3.5, nan, nan, 6, False, greedy, random
market, up, 10 15 20 35 75 / 10 1..., mark.market-values, 2.83333, nan, nan, 6, False, greedy, random
pieces, down, 7, mark.setup, 0.833333, nan, nan, 6, False, greedy, random
pieces, up, 9, mark.setup, 2.66667, nan, nan, 6, False, greedy, random
fee_both_rows, down, 9, mark.storage-fee, 0, nan, nan, 6, False, greedy, random
fee_both_rows, up, 11, mark.storage-fee, 0, nan, nan, 6, False, greedy, random
crowded, down, 2, mark.storage-fee, 19.5, nan, nan, 6, False, random, greedy
crowded, up, 4, mark.storage-fee, -3.5, nan, nan, 6, False, random, greedy
rows_to_end, down, 1, mark.variant-four-rows, -16.5, nan, nan, 6, False, random, greedy
rows_to_end, up, 3, mark.variant-four-rows, 8.66667, nan, nan, 6, False, random, greedy
squares, down, 3, mark.setup, 1.66667, nan, nan, 6, False, random, greedy
squares, up, 5, mark.setup, 7.5, nan, nan, 6, False, random, greedy
fee_one_row, down, 4, mark.storage-fee, 1.66667, nan, nan, 6, False, random, greedy
fee_one_row, up, 6, mark.storage-fee, -6.66667, nan, nan, 6, False, random, greedy
cash, down, 25, mark.setup, 4, nan, nan, 6, False, random, greedy
cash, up, 35, mark.setup, 0.833333, nan, nan, 6, False, random, greedy
fee_both_rows, down, 9, mark.storage-fee, -1.83333, nan, nan, 6, False, random, greedy
fee_both_rows, up, 11, mark.storage-fee, 3, nan, nan, 6, False, random, greedy
market, up, 10 15 20 35 75 / 10 1..., mark.market-values, -3, nan, nan, 6, False, random, greedy
pieces, down, 7, mark.setup, 0, nan, nan, 6, False, random, greedy
pieces, up, 9, mark.setup, 0, nan, nan, 6, False, random, greedy
plot of dials: rows to end · greedy, random | crowded · greedy, random | squares · greedy, random | cash · greedy, random | fee one row · greedy, random | market · greedy, random | pieces · greedy, random | fee both rows · greedy, random | crowded · random, greedy | rows to end · random, greedy | squares · random, greedy | fee one row · random, greedy | cash · random, greedy | fee both rows · random, greedy | market · random, greedy | pieces · random, greedy | 6 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy, random · no interval yet, as games are too few or too much alike, for cash down
(needs some 10 games), cash up (needs some 10 games), pieces down (needs some 16 games), 10
more · all pairs came out exactly alike in fee both rows down, fee both rows up · 6 games a
side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by random,
greedy · no interval yet, as games are too few or too much alike, for cash down (needs some
10 games), cash up (needs some 10 games), squares down (needs some 10 games), 10 more · all
pairs came out exactly alike in pieces down, pieces up | change · filled: one step up · hatched: one step down
nan, nan
nan, nan
nan, nan
nan, nan
nan, nan
nan, nan
nan, nan
nan, nan
nan, nan
nan, nan
nan, nan
nan, nan

=== ablate
What optional clauses are there for: Too few games to tell what any optional clause changes
  cash = 0                             turns    -2 (-5 to +1)      clear no   rule mark.setup            there for Every player begins with $30 and an empty company of two rows of four squares: the yard in front, the roof behind it. All 40 pieces, eight of each of the five colours, are in the bank, and the market is empty. Companies that nobody runs stay empty.
  cash = 0                             margin   -3 (-21 to +14)    clear no   rule mark.setup            there for
  fee_one_row = 0, fee_both_rows = 0   turns    +2 (-3 to +6)      clear no   rule mark.storage-fee      there for At the start of a turn, before the dice, the player pays $5 if one row of the company holds three or four pieces, and $10 if both do. It is due once a turn, and not again after an auction.
  fee_one_row = 0, fee_both_rows = 0   margin   +40 (0 to +70)     clear no   rule mark.storage-fee      there for
  closed_hammer_ends_turn = yes        turns    -0.333             clear no   rule mark.hammer-nothing   there for If the hammer falls with a closed colour, with a colour of which the bank has no piece, or with the star when no colour in play is in the bank, there is no auction and the player rolls again.
  closed_hammer_ends_turn = yes        margin   -6.42              clear no   rule mark.hammer-nothing   there for
  zero_is_a_bid = yes                  turns    +1 (-3 to +4)      clear no   rule mark.bid-zero         there for A bid of 0 is no bid. If nobody bids, the piece stays in the bank.
  zero_is_a_bid = yes                  margin   +10 (-30 to +50)   clear no   rule mark.bid-zero         there for
12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy · no interval yet, as games are too few or too much alike, for closed_hammer_ends_turn = yes, turns (needs some 48 games), closed_hammer_ends_turn = yes, margin (needs some 32 games)
The change of each measure when an option is switched over or all numbers of a clause are set to 0, game by game from the same seeds. Clear is what holds for the whole table together, by Holm's rule. The plot shows the first measure. Not to be switched off alone: mark.market-shape (market_squares is never 0); mark.market-values (market is never 0); mark.variant-four-rows (rows_to_end is never 0). 23 clauses have no dial.
greedy {}
what, measure, value, low, high, n, clear, clause, there for
cash = 0, turns, -2.08333, -5.49082, 1.15029, 12, False, mark.setup, Every player begins with $30 and an empty company of two rows of four squares: the yard in front, the roof behind it. All 40 pieces, eight of each of the five colours, are in the bank, and the market is empty. Companies that nobody runs stay empty.
cash = 0, margin, -3, -20.5332, 14.171, 12, False, mark.setup, 
fee_one_row = 0, fee_both_rows = 0, turns, 1.66667, -2.95757, 6.43077, 12, False, mark.storage-fee, At the start of a turn, before the dice, the player pays $5 if one row of the company holds three or four pieces, and $10 if both do. It is due once a turn, and not again after an auction.
fee_one_row = 0, fee_both_rows = 0, margin, 35.9167, 4.39816, 67.6318, 12, False, mark.storage-fee, 
closed_hammer_ends_turn = yes, turns, -0.333333, nan, nan, 12, False, mark.hammer-nothing, If the hammer falls with a closed colour, with a colour of which the bank has no piece, or with the star when no colour in play is in the bank, there is no auction and the player rolls again.
closed_hammer_ends_turn = yes, margin, -6.41667, nan, nan, 12, False, mark.hammer-nothing, 
zero_is_a_bid = yes, turns, 0.666667, -2.5587, 3.83001, 12, False, mark.bid-zero, A bid of 0 is no bid. If nobody bids, the piece stays in the bank.
zero_is_a_bid = yes, margin, 10.1667, -26.8963, 47.0269, 12, False, mark.bid-zero, 
plot of ablate: cash = 0 | fee_one_row = 0, fee_both_rows = 0 | closed_hammer_ends_turn = yes | zero_is_a_bid = yes | 12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy · no interval yet, as games are too few or too much alike, for
closed_hammer_ends_turn = yes, turns (needs some 48 games), closed_hammer_ends_turn = yes,
margin (needs some 32 games) | turns
-5.49082, 1.15029
-2.08333
-2.95757, 6.43077
1.66667
nan, nan
-0.333333
-2.5587, 3.83001
0.666667
0, 0

=== ablate the city
What optional clauses are there for: Too few games to tell what any optional clause changes
  size = 0                 turns   +38.3    clear no   rule city.board                  there for The board is a square of plots: 10 by 10 for five players, 9 by 9 for four, 8 by 8 for three and 7 by 7 for two.
  setup = hard             turns   -4.17    clear no   rule city.distributors           there for The port stands in a corner. In the easy game the nuclear plant, the refinery and the toy factory take the other corners; in the hard game they may stand anywhere, best one in each quarter. A set-up that already breaks a rule of connection is refused.
  coins = 0                turns   -0.333   clear no   rule city.money                  there for Each player begins with 15 coins.
  spare_markers = 0        turns   0        clear no   rule city.markers                there for Each player has six markers to reserve with and two more set aside.
  reserve_by_roads = yes   turns   -0.500   clear no   rule city.reserve                there for To reserve is to put a marker from hand on an empty plot that lies side to side with a road, with a reserved plot or with one that is built on: a distributor, a shop or a blocker stands there. It costs nothing and ends the turn.
  may_abstain = yes        turns   +0.167   clear no   rule city.auction                there for A shop that is drawn is auctioned in secret among all who lack that kind, with or without a plot; whoever drew it bids only if they lack it too. Bids are whole coins and at most one's money; 0 is a bid as well, so somebody always wins. The highest bidder pays the bank.
  demonstrations = yes     turns   +0.667   clear no   rule city.option-demonstration   there for The two anti-nuclear demonstrations may join the pile as blockers.
6 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by random · no interval yet, as games are too few or too much alike, for size = 0, turns (needs some 10 games), setup = hard, turns (needs some 10 games), coins = 0, turns (needs some 16 games), 3 more · all pairs came out exactly alike in spare_markers = 0, turns
The change of each measure when an option is switched over or all numbers of a clause are set to 0, game by game from the same seeds. Clear is what holds for the whole table together, by Holm's rule. The plot shows the first measure. Not to be switched off alone: city.option-works (The construction sites cannot be played: no rule for them is known. Leave works at no. [city.option-works]); city.pile (pile_blockers is never 0); city.route-cap (route_cap is never 0). 30 clauses have no dial.
random {}
what, measure, value, low, high, n, clear, clause, there for
size = 0, turns, 38.3333, nan, nan, 6, False, city.board, The board is a square of plots: 10 by 10 for five players, 9 by 9 for four, 8 by 8 for three and 7 by 7 for two.
setup = hard, turns, -4.16667, nan, nan, 6, False, city.distributors, The port stands in a corner. In the easy game the nuclear plant, the refinery and the toy factory take the other corners; in the hard game they may stand anywhere, best one in each quarter. A set-up that already breaks a rule of connection is refused.
coins = 0, turns, -0.333333, nan, nan, 6, False, city.money, Each player begins with 15 coins.
spare_markers = 0, turns, 0, nan, nan, 6, False, city.markers, Each player has six markers to reserve with and two more set aside.
reserve_by_roads = yes, turns, -0.5, nan, nan, 6, False, city.reserve, To reserve is to put a marker from hand on an empty plot that lies side to side with a road, with a reserved plot or with one that is built on: a distributor, a shop or a blocker stands there. It costs nothing and ends the turn.
may_abstain = yes, turns, 0.166667, nan, nan, 6, False, city.auction, A shop that is drawn is auctioned in secret among all who lack that kind, with or without a plot; whoever drew it bids only if they lack it too. Bids are whole coins and at most one's money; 0 is a bid as well, so somebody always wins. The highest bidder pays the bank.
demonstrations = yes, turns, 0.666667, nan, nan, 6, False, city.option-demonstration, The two anti-nuclear demonstrations may join the pile as blockers.
plot of ablate: size = 0 | setup = hard | coins = 0 | spare_markers = 0 | reserve_by_roads = yes | may_abstain = yes | demonstrations = yes | 6 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
random · no interval yet, as games are too few or too much alike, for size = 0, turns (needs
some 10 games), setup = hard, turns (needs some 10 games), coins = 0, turns (needs some 16
games), 3 more · all pairs came out exactly alike in spare_markers = 0, turns | turns
nan, nan
38.3333
nan, nan
-4.16667
nan, nan
-0.333333
nan, nan
0
nan, nan
-0.5
nan, nan
0.166667

=== ladder
Who beats whom: In 2 of 3 pairs the later one is shown to be stronger
  greedy against random     100 % (61 to 100 %)
  search 2 against random   100 % (61 to 100 %)
  search 2 against greedy   67 % (30 to 94 %)
6 games each, places changed from game to game · study seed 0 · 95 % intervals, each by itself
The share of wins of the first-named bot; 50 % is even. Shown is what holds for all pairs together, by Holm's rule. A shared win counts in parts.
 {}
what, value, low, high, n
greedy against random, 1, 0.609666, 1, 6
search 2 against random, 1, 0.609666, 1, 6
search 2 against greedy, 0.666667, 0.299993, 0.940773, 6
plot of ladder: greedy against random | search 2 against random | search 2 against greedy | 100 % | 100 % | 67 % | 6 games each, places changed from game to game · study seed 0 · 95 % intervals, each by
itself
0.609666, 1
1
0.609666, 1
1
0.299993, 0.940773
0.666667
0.5, 0.5

=== restricted
What a kind of move is worth: greedy is shown to miss something without refine, without sell
  without refine   0 % (0 to 32 %)
  without sell     0 % (0 to 32 %)
  without take     25 % (4 to 59 %)
8 games each, places changed from game to game · study seed 0 · 95 % intervals, each by itself
The share of wins of the bot that is denied the kind of move while anything else is legal, against its whole self; 50 % is even. Shown is what holds for all kinds together, by Holm's rule.
 {}
what, value, low, high, n
without refine, 0, 0, 0.324408, 8
without sell, 0, 0, 0.324408, 8
without take, 0.25, 0.0444202, 0.590725, 8
plot of restricted: without refine | without sell | without take | 0 % | 0 % | 25 % | 8 games each, places changed from game to game · study seed 0 · 95 % intervals, each by
itself
0, 0.324408
0
0, 0.324408
0
0.0444202, 0.590725
0.25
0.5, 0.5

=== versus
1, 0.757506, 1, 12, 0

=== series
game, turn, group, name, value
0, 0, fill, white, 0
0, 9, fill, white, 0
0, 18, fill, white, 2
0, 27, fill, white, 3
0, 36, fill, white, 4
0, 5, fill, blue, 0
0, 14, fill, blue, 1
0, 23, fill, blue, 2
0, 32, fill, blue, 2
0, 1, fill, gold, 0
0, 10, fill, gold, 0
0, 19, fill, gold, 0
0, 28, fill, gold, 0
0, 37, fill, gold, 0
0, 6, fill, green, 0
0, 15, fill, green, 0
0, 24, fill, green, 0
0, 33, fill, green, 0
0, 2, fill, red, 0
0, 11, fill, red, 2
0, 20, fill, red, 3
0, 29, fill, red, 4
0, 38, fill, red, 5
0, 7, rows, A, 0
0, 16, rows, A, 0
0, 25, rows, A, 0
0, 34, rows, A, 0
0, 3, rows, B, 0
0, 12, rows, B, 0
0, 21, rows, B, 0
0, 30, rows, B, 0
0, 39, rows, B, 0
0, 8, rows, C, 1
0, 17, rows, C, 1
0, 26, rows, C, 2
0, 35, rows, C, 2
0, 4, rows, D, 0
0, 13, rows, D, 1
0, 22, rows, D, 3
0, 31, rows, D, 4
0, 0, rows, E, 0
0, 9, rows, E, 2
0, 18, rows, E, 2
0, 27, rows, E, 3
0, 36, rows, E, 5
0, 5, cash, 1, 45
0, 14, cash, 1, 59
0, 23, cash, 1, 99
0, 32, cash, 1, 129
0, 1, cash, 2, 30
0, 10, cash, 2, 40
0, 19, cash, 2, 66
0, 28, cash, 2, 86
0, 37, cash, 2, 161
1, 6, fill, white, 0
1, 15, fill, white, 1
1, 24, fill, white, 2
1, 33, fill, white, 2
1, 42, fill, white, 3
1, 2, fill, blue, 0
1, 11, fill, blue, 0
1, 20, fill, blue, 0
1, 29, fill, blue, 0
1, 38, fill, blue, 0
1, 47, fill, blue, 0
1, 7, fill, gold, 0
1, 16, fill, gold, 2
1, 25, fill, gold, 3
1, 34, fill, gold, 5
1, 43, fill, gold, 5
1, 3, fill, green, 1
1, 12, fill, green, 1
1, 21, fill, green, 1
1, 30, fill, green, 2
1, 39, fill, green, 4
1, 48, fill, green, 5
1, 8, fill, red, 0
1, 17, fill, red, 1
1, 26, fill, red, 2
1, 35, fill, red, 3
1, 44, fill, red, 4
1, 4, rows, A, 0
1, 13, rows, A, 0
1, 22, rows, A, 0
1, 31, rows, A, 0
1, 40, rows, A, 0
1, 0, rows, B, 0
1, 9, rows, B, 0
1, 18, rows, B, 1
1, 27, rows, B, 2
1, 36, rows, B, 3
1, 45, rows, B, 4
1, 5, rows, C, 0
1, 14, rows, C, 2
1, 23, rows, C, 2
1, 32, rows, C, 5
1, 41, rows, C, 5
1, 1, rows, D, 0
1, 10, rows, D, 0
1, 19, rows, D, 2
1, 28, rows, D, 2
1, 37, rows, D, 3
1, 46, rows, D, 3
1, 6, rows, E, 1
1, 15, rows, E, 1
1, 24, rows, E, 2
1, 33, rows, E, 2
1, 42, rows, E, 4
1, 2, cash, 1, 30
1, 11, cash, 1, 54
1, 20, cash, 1, 64
1, 29, cash, 1, 112
1, 38, cash, 1, 187
1, 47, cash, 1, 177
1, 7, cash, 2, 25
1, 16, cash, 2, 39
1, 25, cash, 2, 50
1, 34, cash, 2, 70
1, 43, cash, 2, 138

=== simulate
game, seed, first, end, finished, winners, winning_seats, shared, margin, score_1, score_2, bot_1, bot_2, turns, moves, decisions, branching, forced, gini, lead_changes, last_change, drama, comeback, leader_25, leader_50, leader_75, won_1, won_2, rules
0, 1847347600471190995, 1, mark.variant-four-rows, True, 1, 1, False, 279, 279, 0, greedy, random, 65, 215, 131, 24.5878, 0.076336, 0.5, 0, 0, 0, False, 1, 1, 1, 1, 0, {"players": "2", "rows_to_end": "2"}
1, 7144094638832152895, 1, mark.variant-four-rows, True, 2, 2, False, 258, 0, 258, random, greedy, 62, 228, 145, 17.1172, 0.096552, 0.5, 3, 0.129032, 0.001425, False, 2, 2, 2, 0, 1, {"players": "2", "rows_to_end": "2"}
2, 4801743758789063830, 2, mark.variant-four-rows, True, 1, 2, False, 308, 308, 0, greedy, random, 72, 220, 133, 18.2256, 0.022556, 0.5, 1, 0.069444, 0.000276, False, 1, 1, 1, 1, 0, {"players": "2", "rows_to_end": "2"}
3, 902093040951874116, 1, mark.variant-four-rows, True, 2, 2, False, 223, 0, 223, random, greedy, 58, 186, 116, 15.9138, 0.077586, 0.5, 1, 0.137931, 0.002621, False, 2, 2, 2, 0, 1, {"players": "2", "rows_to_end": "2"}
4, 2968180720905400121, 2, mark.variant-four-rows, True, 1, 2, False, 225, 267, 42, greedy, random, 65, 213, 134, 19.4328, 0, 0.364078, 1, 0.092308, 0.000952, False, 1, 1, 1, 1, 0, {"players": "2", "rows_to_end": "2"}
5, 980487587034854766, 2, mark.variant-four-rows, True, 2, 1, False, 298, 18, 316, random, greedy, 75, 185, 106, 10.2736, 0.009434, 0.446108, 0, 0, 0, False, 2, 2, 2, 0, 1, {"players": "2", "rows_to_end": "2"}

=== wins
won_1, won_2
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1
1, 0
0, 1

=== measures
measure, says
turns, Turns until the end.
moves, Moves until the end.
margin, By how much the winner is ahead of the next.
first seat, The share of the win that the player who begins gets.
shared, Whether the win is shared.
finished, Whether the game came to its end.
best score, The score of the winner.
lead changes, How often the lead changes hands.
drama, How far behind the later winner was, as a part of the widest gap.
comeback, Whether the winner was not ahead at half time.
branching, Legal moves for each decision.
forced, The part of decisions with one legal move.
gini, How unequal the scores are, from 0 to 1.
skill, The share of the win that the game's sensible bot gets against beginners, in games of their own on the same seeds.
route length, Road tiles of a route at the end, on average.
routes, How many routes stand at the end.
expropriated, Plots that were expropriated.

=== differences
what, before, after, value, low, high, n, clear
turns, 85.125, 85.125, 0, nan, nan, 8, False
moves, 233.75, 233.75, 0, nan, nan, 8, False
margin, 94, 94, 0, nan, nan, 8, False
first seat, 0, 0, 0, -0.803343, 0.803343, 8, False
shared, 0, 0, 0, -0.803343, 0.803343, 8, False
best score, 302.125, 352.125, 50, nan, nan, 8, False
fill rate, 0.294357, 0.294357, 0, nan, nan, 8, False
first row closes, 33.25, 33.25, 0, nan, nan, 8, False

=== own measures
['fill rate']

=== growing
turns, 10, (43.4, 39.1569, 48.2908, 10, 0), (53.3, 46.3746, 62.0037, 10, 0), (9.9, -0.426685, 20.2267, 10, 0), oddest 5
turns, 20, (45.8, 42.8315, 49.0585, 20, 0), (55.55, 51.3157, 60.1979, 20, 0), (9.75, 3.92907, 15.5709, 20, 0), oddest 5
turns, 30, (45.3667, 42.8221, 48.1079, 30, 0), (56.1333, 53.077, 59.4258, 30, 0), (10.7667, 6.02115, 15.5122, 30, 0), oddest 5
# players = 2, rows_to_end = 2
lab.compare('mark', {}, {'rows_to_end': 3}, rules=Rules(players=2, cash=30, pieces=8, squares=4, market_squares=5, market=((5, 10, 15, 30, 70), (5, 10, 20, 35, 60), (10, 15, 25, 30, 50), (10, 20, 25, 35, 40), (15, 20, 25, 30, 40)), crowded=3, fee_one_row=5, fee_both_rows=10, rows_to_end=2, closed_hammer_ends_turn=False, zero_is_a_bid=False, turn_limit=1000), bots='greedy', games=30, seed=0, rotate=False, measures=['turns'])

=== beside
turns, (89.9286, 84.4102, 96.1185, 14, 0), (89.4286, 84.136, 95.6875, 14, 0), (-0.5, nan, nan, 14, 112), False, Unit(pattern='#', scale=1.0, signed=False)
moves, (238.643, 227.751, 255.645, 14, 0), (237.5, 227.477, 254.287, 14, 0), (-1.14286, nan, nan, 14, 112), False, Unit(pattern='#', scale=1.0, signed=False)
margin, (56.5, 40.6857, 77.1842, 14, 0), (54.0714, 37.5035, 75.7413, 14, 0), (-2.42857, nan, nan, 14, 112), False, Unit(pattern='#', scale=1.0, signed=False)
first seat, (0.357143, 0.163447, 0.612356, 14, 0), (0.357143, 0.163447, 0.612356, 14, 0), (0, -0.37485, 0.37485, 14, 0), False, Unit(pattern='# %', scale=100, signed=False)
shared, (0, 0, 0.215311, 14, 0), (0, 0, 0.215311, 14, 0), (0, -0.37485, 0.37485, 14, 0), False, Unit(pattern='# %', scale=100, signed=False)
best score, (281.429, 271.753, 292.809, 14, 0), (329.5, 317.777, 343.288, 14, 0), (48.0714, nan, nan, 14, 112), True, Unit(pattern='#', scale=1.0, signed=False)
fill rate, (0.281224, 0.264349, 0.302023, 14, 0), (0.282656, 0.265994, 0.3027, 14, 0), (0.00143186, nan, nan, 14, 112), False, Unit(pattern='#', scale=1.0, signed=False)
first row closes, (36.1429, 33.0823, 39.97, 14, 0), (36.1429, 33.0823, 39.97, 14, 0), (0, nan, nan, 14, -1), False, Unit(pattern='#', scale=1.0, signed=False)
0 cut, turns are oddest in game 4
from gamelib import lab

table = lab.differences(
    'mark',
    {'cash': 80},
    bots='greedy',
    games=14,
    seed=2,
    measures=['turns', 'moves', 'margin', 'first seat', 'shared', 'best score', 'fill rate', 'first row closes'],
)
table


=== calibration
Intervals, stated 95 %                       games    given  on average    worst
  mark       a mean                              5      99 %    94.9 %    89.7 %  best score
  mark       a mean                             12     100 %    95.3 %    92.5 %  turns
  mark       a mean                             30     100 %    93.4 %    90.6 %  turns  ← off
  mark       a share                             5     100 %    96.6 %    92.5 %  first seat
  mark       a share                            12     100 %    95.6 %    90.0 %  first seat
  mark       a share                            30     100 %    95.0 %    90.0 %  seat 1
  mark       a seldom share                      5     100 %    97.5 %    95.0 %  skill
  mark       a seldom share                     12     100 %    95.0 %    95.0 %  shared
  mark       a seldom share                     30     100 %   100.0 %   100.0 %  shared
  mark       a paired difference                12      70 %    95.7 %    94.9 %  moves
  mark       a paired difference                30      95 %    95.4 %    93.8 %  branching
  mark       a paired difference of shares      12     100 %   100.0 %   100.0 %  first seat
  mark       a paired difference of shares      30     100 %    96.2 %    96.2 %  first seat
  mark       how often a clause fires           12      95 %    95.3 %    90.0 %  mark.hammer
  mark       how often a clause fires           30     100 %    94.7 %    87.5 %  mark.take
  mark       money by a clause                   5      96 %    95.1 %    92.8 %  mark.storage-fee
  mark       money by a clause                  12      99 %    95.9 %    94.3 %  mark.sealed-bids
  mark       money by a clause                  30     100 %    94.1 %    91.2 %  mark.sealed-bids
  mark       how often a move is made           12      94 %    95.9 %    93.7 %  bid
  mark       how often a move is made           30     100 %    96.0 %    92.5 %  refine
  mark       the middle game                    12     100 %    95.0 %    90.0 %  turns
  mark       the middle game                    30     100 %    94.6 %    90.6 %  turns
  mark       moves for each decision             5     100 %    93.5 %    93.0 %  place  ← off
  mark       moves for each decision            12     100 %    94.4 %    93.8 %  place
  mark       moves for each decision            30     100 %    94.2 %    92.5 %  place
  mark       decisions with one move            30     100 %    93.8 %    93.8 %  act  ← off
  mark       all seats together                  5     100 %    97.5 %    97.5 %  all seats
  mark       all seats together                 12     100 %   100.0 %   100.0 %  all seats
  mark       all seats together                 30     100 %   100.0 %   100.0 %  all seats
  mark       the lowest of a sweep               5     100 %   100.0 %   100.0 %  the lowest
  mark       the lowest of a sweep              12     100 %   100.0 %   100.0 %  the lowest
  mark       the lowest of a sweep              30     100 %   100.0 %   100.0 %  the lowest

False alarms, stated 5 % at most             games    given  on average    worst
  mark       seats                               5     100 %     2.5 %     2.5 %  seats differ
  mark       seats                              12     100 %     2.5 %     2.5 %  seats differ
  mark       seats                              30     100 %     2.5 %     2.5 %  seats differ
  mark       bots                                5     100 %     0.0 %     0.0 %  a bot is named
  mark       bots                               12     100 %     5.0 %     5.0 %  a bot is named
  mark       bots                               30     100 %     4.4 %     4.4 %  a bot is named
  mark       kinds of moves                     12     100 %     2.5 %     2.5 %  a kind of move is named
  mark       kinds of moves                     30     100 %     0.0 %     0.0 %  a kind of move is named
  mark       compare                             5     100 %     0.0 %     0.0 %  anything is clear
  mark       compare                            12     100 %     5.0 %     5.0 %  anything is clear
  mark       compare                            30     100 %     0.0 %     0.0 %  anything is clear
  mark       dials, ablate                       5     100 %     0.0 %     0.0 %  a dial is clear
  mark       dials, ablate                      12     100 %     0.0 %     0.0 %  a dial is clear
  mark       dials, ablate                      30     100 %     5.0 %     5.0 %  a dial is clear
  mark       sweep                               5     100 %     0.0 %     0.0 %  a value is named
  mark       sweep                              12     100 %     2.5 %     2.5 %  a value is named
  mark       sweep                              30     100 %     5.0 %     5.0 %  a value is named
  mark       ladder, restricted                  5     100 %     1.2 %     1.2 %  a bot is stronger
  mark       ladder, restricted                 12     100 %     5.0 %     5.0 %  a bot is stronger
  mark       ladder, restricted                 30     100 %     2.5 %     2.5 %  a bot is stronger
  mark       a watched difference                5     100 %     0.0 %     0.0 %  it ever leaves 0
  mark       a watched difference               12     100 %     0.0 %     0.0 %  it ever leaves 0
  mark       a watched difference               30     100 %     0.0 %     0.0 %  it ever leaves 0

3 of 55 lines are more than a point off. Studies are drawn with replacement from games that were played once, whose own mean is the truth: 60 × 2 of mark (pieces = 9). Chance alone moves a line by about 3.4 points, so that of many lines some seem off by luck: 14 lines that seemed so had 160 fresh studies, and those alone count.

=== calibration as a page
# Calibration

A designer acts on sentences, so each kind of sentence of the lab is tried on studies whose truth is known: the command below draws thousands of studies from games that were played once, and counts how often an interval holds the truth and how often something is called *clear* where nothing differs. The stated level is 95 %. This page is its output with `--markdown docs/calibration.md`.

```sh
gamelib bench --calibration mark --pool 60 --seed 0 --studies 40
```

3 of 55 lines are more than a point off. Studies are drawn with replacement from games that were played once, whose own mean is the truth: 60 × 2 of mark (pieces = 9). Chance alone moves a line by about 3.4 points, so that of many lines some seem off by luck: 14 lines that seemed so had 160 fresh studies, and those alone count.

## How often intervals hold

Per cent of intervals that hold the truth, over all measures (seats, clauses, phases) of a kind that so many games may bear; in brackets, where it is not all, the per cent of studies that gave an interval. Bold is off: below 94 %, or above 96 % for a kind that can come nearer. A share, a middle value and most pairs alike cannot: where games take few values coverage goes in jumps, so that single measures lie some points on either side, and what is seldom is covered more often than stated. The interval for all seats together is Bonferroni's and that of a sweep's lowest is Holm's, which hold at 95 % or more.

| kind of sentence | games | mark |
| --- | --- | --- |
| a mean | 5 | 94.9 (99) |
| a mean | 12 | 95.3 |
| a mean | 30 | **93.4** |
| a share | 5 | 96.6 |
| a share | 12 | 95.6 |
| a share | 30 | 95.0 |
| a seldom share | 5 | 97.5 |
| a seldom share | 12 | 95.0 |
| a seldom share | 30 | 100.0 |
| a paired difference | 12 | 95.7 (70) |
| a paired difference | 30 | 95.4 (95) |
| a paired difference of shares | 12 | 100.0 |
| a paired difference of shares | 30 | 96.2 |
| how often a clause fires | 12 | 95.3 (95) |
| how often a clause fires | 30 | 94.7 |
| money by a clause | 5 | 95.1 (96) |
| money by a clause | 12 | 95.9 (99) |
| money by a clause | 30 | 94.1 |
| how often a move is made | 12 | 95.9 (94) |
| how often a move is made | 30 | 96.0 |
| the middle game | 12 | 95.0 |
| the middle game | 30 | 94.6 |
| moves for each decision | 5 | **93.5** |
| moves for each decision | 12 | 94.4 |
| moves for each decision | 30 | 94.2 |
| decisions with one move | 30 | **93.8** |
| all seats together | 5 | 97.5 |
| all seats together | 12 | 100.0 |
| all seats together | 30 | 100.0 |
| the lowest of a sweep | 5 | 100.0 |
| the lowest of a sweep | 12 | 100.0 |
| the lowest of a sweep | 30 | 100.0 |

## False alarms

Per cent of studies in which something is named though there is nothing to be named; stated is 5 % at most, bold is above 6 %. Holm's rule makes no assumption about how measures depend on each other and is therefore below its level; with 5 or 10 games a test that counts wins can only take few values, and stays further below. A watched interval must hold at every look, for ever, and up to any one number of games is wrong less often.

| kind of sentence | games | mark |
| --- | --- | --- |
| seats | 5 | 2.5 |
| seats | 12 | 2.5 |
| seats | 30 | 2.5 |
| bots | 5 | 0.0 |
| bots | 12 | 5.0 |
| bots | 30 | 4.4 |
| kinds of moves | 12 | 2.5 |
| kinds of moves | 30 | 0.0 |
| compare | 5 | 0.0 |
| compare | 12 | 5.0 |
| compare | 30 | 0.0 |
| dials, ablate | 5 | 0.0 |
| dials, ablate | 12 | 0.0 |
| dials, ablate | 30 | 5.0 |
| sweep | 5 | 0.0 |
| sweep | 12 | 2.5 |
| sweep | 30 | 5.0 |
| ladder, restricted | 5 | 1.2 |
| ladder, restricted | 12 | 5.0 |
| ladder, restricted | 30 | 2.5 |
| a watched difference | 5 | 0.0 |
| a watched difference | 12 | 0.0 |
| a watched difference | 30 | 0.0 |

## What holds least

The single measure with the lowest coverage of all, for each ruleset and number of games, of those for which most studies give an interval.

| ruleset | games | lowest | covered |
| --- | --- | --- | --- |
| mark | 5 | a mean: `best score` | 89.7 |
| mark | 12 | a share: `first seat` | 90.0 |
| mark | 30 | how often a clause fires: `mark.take` | 87.5 |

## How many games a mean needs

Few games do not show a long tail, and those that miss it look the most certain: no interval made from them alone can hold. So the skewness of every number was taken once from 1,000 games of each ruleset by its sensible bot, on a seed of their own. Where it is known, an interval reaches further on the side of the tail, and it is given from 3 times the squared skewness on; where a third of the games or more are alike, as many games are asked for as give 8 unlike ones. Below that the lab says how many games it needs. The measures that need more than 5:

| ruleset | measures (games) |
| --- | --- |
| mark | drama (30), forced (30), gini (30), last change (30) |

## How

| what | interval or test |
| --- | --- |
| a mean | Student's t, bent by the third moment as by Johnson (1978), with the larger of the sample's skewness and the one known beforehand: wider on the side of the tail, and by two thirds of that shorter on the other. What is not known beforehand, such as a measure of one's own, is only widened, by the sample's skewness. How often a move is made from 10 games on, means of parts of a whole from 30 |
| a ratio of sums | the same for what each game adds to it, bent half as much; the part of decisions with one move bent fully, and from 30 games on |
| a share | Wilson's, with the ends of Brown, Cai and DasGupta (2001); shared wins count as more games |
| a paired difference | Student's t of the pairs, bent a quarter as much, and fully where most pairs are alike; of shares, Agresti and Min (2005). From 10 pairs on for whole numbers, 30 for means within a game (*branching*), 60 for parts of a whole (*drama*): a game that a change hardly touches differs by exactly nothing in a whole number, which is seen, and by very little in the others, which is not |
| a middle value | order statistics, interpolated by Hettmansperger and Sheather (1986) |
| a correlation | Fisher's z with the jackknife over games, bent like a ratio; from 50 games on |
| while games come in | the confidence sequence of Lai (1976) for Student's t |
| seats | Cochran's Q, by shuffled seats below 100 games; then Bonferroni |
| bots, ladders | the binomial's mid-p and Holm |
| compare, sweep, dials, ablate | Student's t, or McNemar's mid-p for shares, and Holm |

One guard stands before all of them: below 5 games there is no interval; where more than half of the games are alike, 8 must be unlike them (of pairs, 15 for means within a game and 30 for parts of a whole). Else the lab says about how many games it needs.

