=== seats, one wins always
Who wins, by order of play: Seat 1 wins 100 % of games (81 to 100 %); its fair share is 33 %
  seat 1   100 % (81 to 100 %)
  seat 2   0 % (0 to 19 %)
  seat 3   0 % (0 to 19 %)
24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Seat counts the order of play from the player who begins. A shared win counts in parts. The intervals hold for all seats together (Bonferroni); a seat is named only if one test of all seats (Cochran's Q) says that they differ.
greedy {}
what, value, low, high, n
seat 1, 1, 0.807234, 1, 24
seat 2, 0, 0, 0.192766, 24
seat 3, 0, 0, 0.192766, 24
plot of seats: seat 1 | seat 2 | seat 3 | 100 % | 0 % | 0 % | 24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.807234, 1
1
0, 0.192766
0
0, 0.192766
0
0.333333, 0.333333

=== seats, one wins never
Who wins, by order of play: Seat 3 wins 0 % of games (0 to 12 %); its fair share is 33 %
  seat 1   50 % (33 to 67 %)
  seat 2   50 % (33 to 67 %)
  seat 3   0 % (0 to 12 %)
42 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Seat counts the order of play from the player who begins. A shared win counts in parts. The intervals hold for all seats together (Bonferroni); a seat is named only if one test of all seats (Cochran's Q) says that they differ.
greedy {}
what, value, low, high, n
seat 1, 0.5, 0.330263, 0.669737, 42
seat 2, 0.5, 0.330263, 0.669737, 42
seat 3, 0, 0, 0.120071, 42
plot of seats: seat 1 | seat 2 | seat 3 | 50 % | 50 % | 0 % | 42 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.330263, 0.669737
0.5
0.330263, 0.669737
0.5
0, 0.120071
0
0.333333, 0.333333

=== seats, unlike but none to be named
Who wins, by order of play: The seats do not win alike, but no single seat can be named with these games
  seat 1   58 % (32 to 80 %)
  seat 2   32 % (13 to 59 %)
  seat 3   11 % (1 to 37 %)
19 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Seat counts the order of play from the player who begins. A shared win counts in parts. The intervals hold for all seats together (Bonferroni); a seat is named only if one test of all seats (Cochran's Q) says that they differ.
greedy {}
what, value, low, high, n
seat 1, 0.578947, 0.322273, 0.799032, 19
seat 2, 0.315789, 0.130677, 0.586279, 19
seat 3, 0.105263, 0.0102481, 0.370501, 19
plot of seats: seat 1 | seat 2 | seat 3 | 58 % | 32 % | 11 % | 19 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.322273, 0.799032
0.578947
0.130677, 0.586279
0.315789
0.0102481, 0.370501
0.105263
0.333333, 0.333333

=== seats, too few
Who wins, by order of play: Too few games to tell whether a seat wins more than its share
  seat 1   33 % (23 to 45 %)
  seat 2   33 % (23 to 45 %)
  seat 3   33 % (23 to 45 %)
99 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Seat counts the order of play from the player who begins. A shared win counts in parts. The intervals hold for all seats together (Bonferroni); a seat is named only if one test of all seats (Cochran's Q) says that they differ.
greedy {}
what, value, low, high, n
seat 1, 0.333333, 0.231802, 0.453105, 99
seat 2, 0.333333, 0.231802, 0.453105, 99
seat 3, 0.333333, 0.231802, 0.453105, 99
plot of seats: seat 1 | seat 2 | seat 3 | 33 % | 33 % | 33 % | 99 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.231802, 0.453105
0.333333
0.231802, 0.453105
0.333333
0.231802, 0.453105
0.333333
0.333333, 0.333333

=== seats, even
Who wins, by order of play: No seat is shown to win more than its share
  seat 1   34 % (24 to 46 %)
  seat 2   33 % (23 to 45 %)
  seat 3   33 % (23 to 45 %)
100 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Seat counts the order of play from the player who begins. A shared win counts in parts. The intervals hold for all seats together (Bonferroni); a seat is named only if one test of all seats (Cochran's Q) says that they differ.
greedy {}
what, value, low, high, n
seat 1, 0.34, 0.238044, 0.459302, 100
seat 2, 0.33, 0.229353, 0.449077, 100
seat 3, 0.33, 0.229353, 0.449077, 100
plot of seats: seat 1 | seat 2 | seat 3 | 34 % | 33 % | 33 % | 100 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.238044, 0.459302
0.34
0.229353, 0.449077
0.33
0.229353, 0.449077
0.33
0.333333, 0.333333

=== seats, four games
Who wins, by order of play: Too few games to tell whether a seat wins more than its share
  seat 1   100 % (41 to 100 %)
  seat 2   0 % (0 to 59 %)
  seat 3   0 % (0 to 59 %)
4 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · fewer than 5 games: no intervals, and nothing is called clear
Seat counts the order of play from the player who begins. A shared win counts in parts. The intervals hold for all seats together (Bonferroni); a seat is named only if one test of all seats (Cochran's Q) says that they differ.
greedy {}
what, value, low, high, n
seat 1, 1, 0.411052, 1, 4
seat 2, 0, 0, 0.588948, 4
seat 3, 0, 0, 0.588948, 4
plot of seats: seat 1 | seat 2 | seat 3 | 100 % | 0 % | 0 % | 4 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · fewer than 5
games: no intervals, and nothing is called clear
0.411052, 1
1
0, 0.588948
0
0, 0.588948
0
0.333333, 0.333333

=== seats, two players
Who wins, by order of play: Seat 1 wins 80 % of games (61 to 91 %); its fair share is 50 %
  seat 1   80 % (61 to 91 %)
  seat 2   20 % (9 to 39 %)
25 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Seat counts the order of play from the player who begins. A shared win counts in parts. The intervals hold for all seats together (Bonferroni); a seat is named only if one test of all seats (Cochran's Q) says that they differ.
greedy {}
what, value, low, high, n
seat 1, 0.8, 0.60869, 0.911394, 25
seat 2, 0.2, 0.0886058, 0.39131, 25
plot of seats: seat 1 | seat 2 | 80 % | 20 % | 25 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.60869, 0.911394
0.8
0.0886058, 0.39131
0.2
0.5, 0.5

=== bots, one stronger
Who wins, by bot: ann wins 100 % of games (76 to 100 %); a fair share is 33 %
  ann   100 % (76 to 100 %)   fair share 33 %
  ben   0 % (0 to 24 %)       fair share 33 %
  cid   0 % (0 to 24 %)       fair share 33 %
18 games · study seed 0 · bars and bands: 95 % intervals · played by greedy, random, random
The intervals hold for all bots together (Bonferroni), and a bot is named only if it stands out among all (Holm). A shared win counts in parts; a bot that plays several seats has the fair share of all of them.
greedy, random, random {}
what, value, low, high, n, fair
ann, 1, 0.758497, 1, 18, 0.333333
ben, 0, 0, 0.241503, 18, 0.333333
cid, 0, 0, 0.241503, 18, 0.333333
plot of bots: ann | ben | cid | 100 % | 0 % | 0 % | 18 games · study seed 0 · bars and bands: 95 % intervals · played by greedy, random, random
0.758497, 1
1
0, 0.241503
0
0, 0.241503
0
0.333333, 0.333333

=== bots, two stronger
Who wins, by bot: ann wins 60 % of games (49 to 70 %); a fair share is 33 %
  ann   60 % (49 to 70 %)   fair share 33 %
  ben   40 % (30 to 51 %)   fair share 33 %
  cid   0 % (0 to 5 %)      fair share 33 %
120 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
The intervals hold for all bots together (Bonferroni), and a bot is named only if it stands out among all (Holm). A shared win counts in parts; a bot that plays several seats has the fair share of all of them.
greedy {}
what, value, low, high, n, fair
ann, 0.6, 0.490749, 0.700135, 120, 0.333333
ben, 0.4, 0.299865, 0.509251, 120, 0.333333
cid, 0, 0, 0.0455825, 120, 0.333333
plot of bots: ann | ben | cid | 60 % | 40 % | 0 % | 120 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.490749, 0.700135
0.6
0.299865, 0.509251
0.4
0, 0.0455825
0
0.333333, 0.333333

=== bots, one weaker
Who wins, by bot: Too few games to tell whether a bot wins more than its share
  ann   50 % (28 to 72 %)   fair share 33 %
  ben   50 % (28 to 72 %)   fair share 33 %
  cid   0 % (0 to 19 %)     fair share 33 %
24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
The intervals hold for all bots together (Bonferroni), and a bot is named only if it stands out among all (Holm). A shared win counts in parts; a bot that plays several seats has the fair share of all of them.
greedy {}
what, value, low, high, n, fair
ann, 0.5, 0.280475, 0.719525, 24, 0.333333
ben, 0.5, 0.280475, 0.719525, 24, 0.333333
cid, 0, 0, 0.192766, 24, 0.333333
plot of bots: ann | ben | cid | 50 % | 50 % | 0 % | 24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.280475, 0.719525
0.5
0.280475, 0.719525
0.5
0, 0.192766
0
0.333333, 0.333333

=== bots, one of two on two seats
Who wins, by bot: ann wins 100 % of games (90 to 100 %); a fair share is 67 %
  ann   100 % (90 to 100 %)   fair share 67 %
  ben   0 % (0 to 10 %)       fair share 33 %
36 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
The intervals hold for all bots together (Bonferroni), and a bot is named only if it stands out among all (Holm). A shared win counts in parts; a bot that plays several seats has the fair share of all of them.
greedy {}
what, value, low, high, n, fair
ann, 1, 0.903581, 1, 36, 0.666667
ben, 0, 0, 0.0964186, 36, 0.333333
plot of bots: ann | ben | 100 % | 0 % | 36 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.903581, 1
1
0, 0.0964186
0
0.333333, 0.333333
0.666667, 0.666667

=== bots, even
Who wins, by bot: No bot is shown to win more than its share
  ann   33 % (23 to 45 %)   fair share 33 %
  ben   33 % (23 to 45 %)   fair share 33 %
  cid   33 % (23 to 45 %)   fair share 33 %
102 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
The intervals hold for all bots together (Bonferroni), and a bot is named only if it stands out among all (Holm). A shared win counts in parts; a bot that plays several seats has the fair share of all of them.
greedy {}
what, value, low, high, n, fair
ann, 0.333333, 0.23311, 0.451289, 102, 0.333333
ben, 0.333333, 0.23311, 0.451289, 102, 0.333333
cid, 0.333333, 0.23311, 0.451289, 102, 0.333333
plot of bots: ann | ben | cid | 33 % | 33 % | 33 % | 102 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.23311, 0.451289
0.333333
0.23311, 0.451289
0.333333
0.23311, 0.451289
0.333333
0.333333, 0.333333

=== ties
Shared wins and games cut short: 33 % of these games end in a shared win, 17 % are cut short
  shared win   33 % (6 to 70 %)
  cut short    17 % (1 to 56 %)
6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · 1 game cut short at a limit, counted as far as played: true lengths are longer
Of all games.
greedy {}
what, value, low, high, n
shared win, 0.333333, 0.0592269, 0.700007, 6
cut short, 0.166667, 0.00854888, 0.563503, 6
plot of ties: shared win | cut short | 33 % | 17 % | 6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · 1 game cut
short at a limit, counted as far as played: true lengths are longer
0.0592269, 0.700007
0.333333
0.00854888, 0.563503
0.166667

=== ends
How games end: mark.end ends 45 % of games (21 to 72 %)
  mark.end                 45 % (21 to 72 %)
  mark.stall               45 % (21 to 72 %)
  mark.variant-four-rows   9 % (0 to 38 %)
11 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
The clause that the result cites.
greedy {}
what, value, low, high, n
mark.end, 0.454545, 0.212713, 0.719908, 11
mark.stall, 0.454545, 0.212713, 0.719908, 11
mark.variant-four-rows, 0.0909091, 0.00466303, 0.377358, 11
plot of ends: mark.end | mark.stall | mark.variant-four-rows | 45 % | 45 % | 9 % | 11 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.212713, 0.719908
0.454545
0.212713, 0.719908
0.454545
0.00466303, 0.377358
0.0909091

=== length
How long games last: Half of these games last 30 to 70 turns; the middle one 40
  mean          300 (0 to 1,000)
  middle game   0 (0 to 1,200)
8 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Turns until the end.
greedy {}
what, value, low, high, n
mean, 341.875, -25.8782, 1036.97, 8
middle game, 47.5, 28.6485, 1206.44, 8
plot of length: 0 | 1 | 2 | 3 | 4 | 5 | 8 games · study seed 0 · bars and bands: 95 % intervals · played by greedy | turns | games
47.5, 47.5

=== lead
How the lead changes: The lead changes hands 2.0 (1.6 to 2.5) times a game
  lead changes   2.0 (1.6 to 2.5)
  last change    45 % (35 to 54 %)
  drama          18 % (14 to 22 %)
  comeback       18 % (9 to 32 %)
40 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Who leads is judged at the end of each turn by the ruleset's own estimate. Last change: part of the game after which nobody else took the lead. Drama: how far behind the later winner was on average, as a part of the widest gap of the game. Comeback: the winner was not ahead at half time.
greedy {}
what, value, low, high, n
lead changes, 2, 1.55994, 2.48673, 40
last change, 0.45, 0.347181, 0.537126, 40
drama, 0.175, 0.141756, 0.218971, 40
comeback, 0.175, 0.0874541, 0.3195, 40
plot of lead: last change | drama | comeback | 45 % | 18 % | 18 % | 40 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.347181, 0.537126
0.45
0.141756, 0.218971
0.175
0.0874541, 0.3195
0.175

=== no estimate of the lead
How the lead changes: This ruleset has no estimate of who leads
6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Who leads is judged at the end of each turn by the ruleset's own estimate. Last change: part of the game after which nobody else took the lead. Drama: how far behind the later winner was on average, as a part of the widest gap of the game. Comeback: the winner was not ahead at half time.
greedy {}
what, value, low, high, n
plot of lead: 6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy

=== early
What an early lead is worth: Who leads alone at half time wins 50 % of games (36 to 64 %)
  lead at 25 %          0.04 (-0.12 to 0.20)    games 60
  lead at 50 %          -0.08 (-0.24 to 0.09)   games 60
  lead at 75 %          0.05 (-0.11 to 0.21)    games 60
  leader at 25 % wins   40 % (29 to 53 %)       games 60
  leader at 50 % wins   50 % (36 to 64 %)       games 48
  leader at 75 % wins   27 % (16 to 41 %)       games 45
60 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Correlation, over players, of the lead over the best of the others with winning; and how often the one who leads alone wins.
greedy {}
what, value, low, high, n
lead at 25 %, 0.0373806, -0.121107, 0.198816, 60
lead at 50 %, -0.0814516, -0.244813, 0.0908028, 60
lead at 75 %, 0.0522931, -0.113133, 0.212804, 60
leader at 25 % wins, 0.4, 0.285695, 0.526339, 60
leader at 50 % wins, 0.5, 0.363893, 0.636107, 48
leader at 75 % wins, 0.266667, 0.159649, 0.410388, 45
plot of early: leader at 25 % wins | leader at 50 % wins | leader at 75 % wins | 40 % | 50 % | 27 % | 60 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.285695, 0.526339
0.4
0.363893, 0.636107
0.5
0.159649, 0.410388
0.266667
0.333333, 0.333333

=== early, nobody leads
What an early lead is worth: Nobody leads alone at half time in any game
  lead at 25 %          -0.127                games 6
  lead at 50 %          0                     games 6
  lead at 75 %          0.441                 games 6
  leader at 25 % wins   100 % (61 to 100 %)   games 6
  leader at 50 % wins   – (0 to 100 %)        games 0
  leader at 75 % wins   50 % (9 to 91 %)      games 4
6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for lead at 25 % (needs some 50 games), lead at 50 % (needs some 50 games), lead at 75 % (needs some 50 games)
Correlation, over players, of the lead over the best of the others with winning; and how often the one who leads alone wins.
greedy {}
what, value, low, high, n
lead at 25 %, -0.126773, nan, nan, 6
lead at 50 %, 0, nan, nan, 6
lead at 75 %, 0.441261, nan, nan, 6
leader at 25 % wins, 1, 0.609666, 1, 6
leader at 50 % wins, nan, 0, 1, 0
leader at 75 % wins, 0.5, 0.0888404, 0.91116, 4
plot of early: leader at 25 % wins | leader at 75 % wins | 100 % | 50 % | 6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for lead at 25 % (needs some 50 games), lead at
50 % (needs some 50 games), lead at 75 % (needs some 50 games)
0.609666, 1
1
0.0888404, 0.91116
0.5
0.333333, 0.333333

=== no estimate of an early lead
What an early lead is worth: This ruleset has no estimate of who leads
6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Correlation, over players, of the lead over the best of the others with winning; and how often the one who leads alone wins.
greedy {}
what, value, low, high, n
plot of early: 6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy

=== choices
How much there is to choose: 4.0 moves to choose from on average in these games; 19 % of decisions have only one
  take, refine or sell   4.8 (4.1 to 5.6)   only one move in 10 % (6 to 14 %)
  lay a sealed bid       2.33               only one move in 33.3 %
31 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for lay a sealed bid (needs some 83 games)
Legal moves for each decision of a player, and the part of decisions with one legal move.
greedy {}
what, value, low, high, n, forced, forced_low, forced_high
take, refine or sell, 4.83117, 4.10258, 5.56415, 31, 0.0974026, 0.0596407, 0.135461
lay a sealed bid, 2.33333, nan, nan, 31, 0.333333, nan, nan
plot of choices: take, refine or sell | lay a sealed bid | 4.83 | 2.33 | 31 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for lay a sealed bid (needs some 83 games)
4.10258, 5.56415
4.83117
nan, nan
2.33333

=== actions, up
What is done, and what it has to do with winning: Who makes the move 'sell' more often than others wins more often: +100 % points
  sell   +100 % points             made 2.17 (2.09 to 2.24)
  take   0 (-43 to +43) % points   made 2
24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for sell (needs some 64 games in which players differ)
Uses for each player and game; lift is the win rate of those who did it more than the mean of their table, less that of those who did it less, over the n games in which they differ (no interval below 10). How often counts, not how high or how well. The finding names only moves that somebody made while moves of another kind were open, and only what holds for all of them together, by Holm's rule.
greedy {}
what, value, low, high, n, uses, uses_low, uses_high
sell, 1, nan, nan, 24, 2.16667, 2.09478, 2.23856
take, 0, -0.431345, 0.431345, 24, 2, nan, nan
plot of actions: sell | take | 100 % | 0 % | 24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for sell (needs some 64 games in which players
differ)
nan, nan
1
-0.431345, 0.431345
0
0, 0

=== actions, down
What is done, and what it has to do with winning: Who makes the move 'sell' more often than others wins less often: -67 (-76 to -57) % points
  bid    –                           games 0    made 1
  sell   -67 (-76 to -57) % points   games 24   made 2.67 (2.52 to 2.81)
24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Uses for each player and game; lift is the win rate of those who did it more than the mean of their table, less that of those who did it less, over the n games in which they differ (no interval below 10). How often counts, not how high or how well. The finding names only moves that somebody made while moves of another kind were open, and only what holds for all of them together, by Holm's rule.
greedy {}
what, value, low, high, n, uses, uses_low, uses_high
bid, nan, nan, nan, 0, 1, nan, nan
sell, -0.666667, -0.762521, -0.570812, 24, 2.66667, 2.52289, 2.81045
plot of actions: sell | -67 % | 24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
-0.762521, -0.570812
-0.666667
0, 0

=== actions, the larger of two
What is done, and what it has to do with winning: Who makes the move 'take' more often than others wins more often: +100 % points
  sell   +50 % points    made 3.33
  take   +100 % points   made 3.50 (3.43 to 3.57)
24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for sell (needs some 64 games in which players differ), take (needs some 64 games in which players differ)
Uses for each player and game; lift is the win rate of those who did it more than the mean of their table, less that of those who did it less, over the n games in which they differ (no interval below 10). How often counts, not how high or how well. The finding names only moves that somebody made while moves of another kind were open, and only what holds for all of them together, by Holm's rule.
greedy {}
what, value, low, high, n, uses, uses_low, uses_high
sell, 0.5, nan, nan, 24, 3.33333, nan, nan
take, 1, nan, nan, 24, 3.5, 3.42658, 3.57089
plot of actions: sell | take | 50 % | 100 % | 24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for sell (needs some 64 games in which players
differ), take (needs some 64 games in which players differ)
nan, nan
0.5
nan, nan
1
0, 0

=== actions, nine differ
What is done, and what it has to do with winning: Too few games to tell whether a kind of move goes with winning
  sell   +100 % points   games 9   made 1.8 (1.4 to 2.1)
14 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for sell (needs some 10 games in which players differ)
Uses for each player and game; lift is the win rate of those who did it more than the mean of their table, less that of those who did it less, over the n games in which they differ (no interval below 10). How often counts, not how high or how well. The finding names only moves that somebody made while moves of another kind were open, and only what holds for all of them together, by Holm's rule.
greedy {}
what, value, low, high, n, uses, uses_low, uses_high
sell, 1, nan, nan, 9, 1.7619, 1.37753, 2.11135
plot of actions: sell | 100 % | 14 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for sell (needs some 10 games in which players
differ)
nan, nan
1
0, 0

=== actions, ten differ
What is done, and what it has to do with winning: Who makes the move 'sell' more often than others wins more often: +100 % points
  sell   +100 % points   games 10   made 1.8 (1.4 to 2.1)
15 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for sell (needs some 27 games in which players differ)
Uses for each player and game; lift is the win rate of those who did it more than the mean of their table, less that of those who did it less, over the n games in which they differ (no interval below 10). How often counts, not how high or how well. The finding names only moves that somebody made while moves of another kind were open, and only what holds for all of them together, by Holm's rule.
greedy {}
what, value, low, high, n, uses, uses_low, uses_high
sell, 1, nan, nan, 10, 1.77778, 1.41582, 2.10254
plot of actions: sell | 100 % | 15 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for sell (needs some 27 games in which players
differ)
nan, nan
1
0, 0

=== actions, even
What is done, and what it has to do with winning: No kind of move that can be chosen is shown to go with winning
  sell   0 (-14 to +15) % points   games 102   made 2.33
102 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Uses for each player and game; lift is the win rate of those who did it more than the mean of their table, less that of those who did it less, over the n games in which they differ (no interval below 10). How often counts, not how high or how well. The finding names only moves that somebody made while moves of another kind were open, and only what holds for all of them together, by Holm's rule.
greedy {}
what, value, low, high, n, uses, uses_low, uses_high
sell, 0, -0.139575, 0.146287, 102, 2.33333, nan, nan
plot of actions: sell | 0 % | 102 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
-0.139575, 0.146287
0
0, 0

=== actions, too few
What is done, and what it has to do with winning: Too few games to tell whether a kind of move goes with winning
  sell   0 (-14 to +15) % points   games 99   made 2.33
99 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Uses for each player and game; lift is the win rate of those who did it more than the mean of their table, less that of those who did it less, over the n games in which they differ (no interval below 10). How often counts, not how high or how well. The finding names only moves that somebody made while moves of another kind were open, and only what holds for all of them together, by Holm's rule.
greedy {}
what, value, low, high, n, uses, uses_low, uses_high
sell, 0, -0.141748, 0.148676, 99, 2.33333, nan, nan
plot of actions: sell | 0 % | 99 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
-0.141748, 0.148676
0
0, 0

=== coverage
Which clauses fire: 3 of 30 clauses fire in these games; 27 never do
  mark.take                2                  games with it 100 %
  mark.roll                1                  games with it 100 %
  mark.sell                1.0 (0.3 to 1.7)   games with it 66.7 %
  mark.setup               0 (0 to 0.33)      games with it 0 %
  mark.first-player        0 (0 to 0.33)      games with it 0 %
  mark.market-shape        0 (0 to 0.33)      games with it 0 %
  mark.market-values       0 (0 to 0.33)      games with it 0 %
  mark.one-action          0                  games with it 0 %
  mark.refine              0                  games with it 0 %
  mark.row-claim           0 (0 to 0.33)      games with it 0 %
  mark.must-act            0                  games with it 0 %
  mark.double              0                  games with it 0 %
  mark.star                0                  games with it 0 %
  mark.hammer              0                  games with it 0 %
  mark.hammer-star         0                  games with it 0 %
  mark.hammer-nothing      0                  games with it 0 %
  mark.sealed-bids         0                  games with it 0 %
  mark.bid-tie             0                  games with it 0 %
  mark.bid-zero            0                  games with it 0 %
  mark.bid-full-yard       0 (0 to 0.33)      games with it 0 %
  mark.storage-fee         0                  games with it 0 %
  mark.storage-default     0 (0 to 0.33)      games with it 0 %
  mark.close-colour        0 (0 to 0.33)      games with it 0 %
  mark.closed-roll         0                  games with it 0 %
  mark.end                 0 (0 to 0.33)      games with it 0 %
  mark.variant-four-rows   0 (0 to 0.33)      games with it 0 %
  mark.winner              0 (0 to 0.33)      games with it 0 %
  mark.turn                0                  games with it 0 %
  mark.bank                0 (0 to 0.33)      games with it 0 %
  mark.stall               0 (0 to 0.33)      games with it 0 %
9 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for mark.take (needs some 24 games), mark.roll (needs some 24 games), mark.one-action (needs some 24 games), 13 more
Citations by events for each game, and the part of games in which there is one. Clauses that only forbid, or only refuse rules, cause no events.
greedy {}
what, value, low, high, n, games
mark.take, 2, nan, nan, 9, 1
mark.roll, 1, nan, nan, 9, 1
mark.sell, 1, 0.334314, 1.66569, 9, 0.666667
mark.setup, 0, 0, 0.333333, 9, 0
mark.first-player, 0, 0, 0.333333, 9, 0
mark.market-shape, 0, 0, 0.333333, 9, 0
mark.market-values, 0, 0, 0.333333, 9, 0
mark.one-action, 0, nan, nan, 9, 0
mark.refine, 0, nan, nan, 9, 0
mark.row-claim, 0, 0, 0.333333, 9, 0
mark.must-act, 0, nan, nan, 9, 0
mark.double, 0, nan, nan, 9, 0
mark.star, 0, nan, nan, 9, 0
mark.hammer, 0, nan, nan, 9, 0
mark.hammer-star, 0, nan, nan, 9, 0
mark.hammer-nothing, 0, nan, nan, 9, 0
mark.sealed-bids, 0, nan, nan, 9, 0
mark.bid-tie, 0, nan, nan, 9, 0
mark.bid-zero, 0, nan, nan, 9, 0
mark.bid-full-yard, 0, 0, 0.333333, 9, 0
mark.storage-fee, 0, nan, nan, 9, 0
mark.storage-default, 0, 0, 0.333333, 9, 0
mark.close-colour, 0, 0, 0.333333, 9, 0
mark.closed-roll, 0, nan, nan, 9, 0
mark.end, 0, 0, 0.333333, 9, 0
mark.variant-four-rows, 0, 0, 0.333333, 9, 0
mark.winner, 0, 0, 0.333333, 9, 0
mark.turn, 0, nan, nan, 9, 0
mark.bank, 0, 0, 0.333333, 9, 0
mark.stall, 0, 0, 0.333333, 9, 0
plot of coverage: mark.take | mark.roll | mark.sell | mark.setup | mark.first-player | mark.market-shape | mark.market-values | mark.one-action | mark.refine | mark.row-claim | mark.must-act | mark.double | mark.star | mark.hammer | mark.hammer-star | mark.hammer-nothing | mark.sealed-bids | mark.bid-tie | mark.bid-zero | mark.bid-full-yard | mark.storage-fee | mark.storage-default | mark.close-colour | mark.closed-roll | mark.end | mark.variant-four-rows | mark.winner | mark.turn | mark.bank | mark.stall | 2 | 1 | 1 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 9 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for mark.take (needs some 24 games), mark.roll
(needs some 24 games), mark.one-action (needs some 24 games), 13 more
nan, nan
2
nan, nan
1
0.334314, 1.66569
1
0, 0.333333
0
0, 0.333333
0
0, 0.333333
0

=== coverage, all
Which clauses fire: All 30 clauses fire in these games
  mark.setup               3.5 (1.5 to 5.5)   games with it 100 %
  mark.first-player        3.5 (1.5 to 5.5)   games with it 100 %
  mark.market-shape        3.5 (1.5 to 5.5)   games with it 100 %
  mark.market-values       3.5 (1.5 to 5.5)   games with it 100 %
  mark.roll                3.5 (1.7 to 5.8)   games with it 100 %
  mark.one-action          3.5 (1.4 to 5.4)   games with it 100 %
  mark.take                3.5 (1.4 to 5.4)   games with it 100 %
  mark.refine              3.5 (1.5 to 5.5)   games with it 100 %
  mark.sell                3.5 (1.5 to 5.5)   games with it 100 %
  mark.row-claim           3.5 (1.5 to 5.5)   games with it 100 %
  mark.must-act            3.50               games with it 100 %
  mark.double              3.5 (1.6 to 5.6)   games with it 100 %
  mark.star                3.5 (1.6 to 5.6)   games with it 100 %
  mark.hammer              3.5 (1.6 to 5.6)   games with it 100 %
  mark.hammer-star         3.5 (1.8 to 6.0)   games with it 100 %
  mark.hammer-nothing      3.5 (1.8 to 6.0)   games with it 100 %
  mark.sealed-bids         3.5 (1.6 to 5.6)   games with it 100 %
  mark.bid-tie             3.5 (1.8 to 5.9)   games with it 100 %
  mark.bid-zero            3.5 (1.8 to 6.0)   games with it 100 %
  mark.bid-full-yard       3.5 (1.5 to 5.5)   games with it 100 %
  mark.storage-fee         3.5 (1.9 to 6.1)   games with it 100 %
  mark.storage-default     3.50               games with it 100 %
  mark.close-colour        3.5 (1.5 to 5.5)   games with it 100 %
  mark.closed-roll         3.5 (1.8 to 6.1)   games with it 100 %
  mark.end                 3.5 (1.5 to 5.5)   games with it 100 %
  mark.variant-four-rows   3.5 (1.5 to 5.5)   games with it 100 %
  mark.winner              3.5 (1.5 to 5.5)   games with it 100 %
  mark.turn                3.5 (1.7 to 5.7)   games with it 100 %
  mark.bank                3.5 (1.5 to 5.5)   games with it 100 %
  mark.stall               3.5 (1.5 to 5.5)   games with it 100 %
6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for mark.must-act (needs some 27 games), mark.storage-default (needs some 1,546 games)
Citations by events for each game, and the part of games in which there is one. Clauses that only forbid, or only refuse rules, cause no events.
greedy {}
what, value, low, high, n, games
mark.setup, 3.5, 1.53669, 5.46331, 6, 1
mark.first-player, 3.5, 1.53669, 5.46331, 6, 1
mark.market-shape, 3.5, 1.53669, 5.46331, 6, 1
mark.market-values, 3.5, 1.53669, 5.46331, 6, 1
mark.roll, 3.5, 1.71494, 5.77284, 6, 1
mark.one-action, 3.5, 1.40918, 5.38349, 6, 1
mark.take, 3.5, 1.43097, 5.39644, 6, 1
mark.refine, 3.5, 1.52981, 5.45874, 6, 1
mark.sell, 3.5, 1.53669, 5.46331, 6, 1
mark.row-claim, 3.5, 1.53669, 5.46331, 6, 1
mark.must-act, 3.5, nan, nan, 6, 1
mark.double, 3.5, 1.64197, 5.63505, 6, 1
mark.star, 3.5, 1.59922, 5.56182, 6, 1
mark.hammer, 3.5, 1.63776, 5.62762, 6, 1
mark.hammer-star, 3.5, 1.81852, 6.00207, 6, 1
mark.hammer-nothing, 3.5, 1.83578, 6.04485, 6, 1
mark.sealed-bids, 3.5, 1.60789, 5.57627, 6, 1
mark.bid-tie, 3.5, 1.7533, 5.85266, 6, 1
mark.bid-zero, 3.5, 1.82892, 6.02767, 6, 1
mark.bid-full-yard, 3.5, 1.53669, 5.46331, 6, 1
mark.storage-fee, 3.5, 1.86595, 6.12322, 6, 1
mark.storage-default, 3.5, nan, nan, 6, 1
mark.close-colour, 3.5, 1.53669, 5.46331, 6, 1
mark.closed-roll, 3.5, 1.83919, 6.05347, 6, 1
mark.end, 3.5, 1.53669, 5.46331, 6, 1
mark.variant-four-rows, 3.5, 1.53669, 5.46331, 6, 1
mark.winner, 3.5, 1.53669, 5.46331, 6, 1
mark.turn, 3.5, 1.69118, 5.72607, 6, 1
mark.bank, 3.5, 1.53669, 5.46331, 6, 1
mark.stall, 3.5, 1.53669, 5.46331, 6, 1
plot of coverage: mark.setup | mark.first-player | mark.market-shape | mark.market-values | mark.roll | mark.one-action | mark.take | mark.refine | mark.sell | mark.row-claim | mark.must-act | mark.double | mark.star | mark.hammer | mark.hammer-star | mark.hammer-nothing | mark.sealed-bids | mark.bid-tie | mark.bid-zero | mark.bid-full-yard | mark.storage-fee | mark.storage-default | mark.close-colour | mark.closed-roll | mark.end | mark.variant-four-rows | mark.winner | mark.turn | mark.bank | mark.stall | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 3.50 | 6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for mark.must-act (needs some 27 games),
mark.storage-default (needs some 1,546 games)
1.53669, 5.46331
3.5
1.53669, 5.46331
3.5
1.53669, 5.46331
3.5
1.53669, 5.46331
3.5
1.71494, 5.77284
3.5
1.40918, 5.38349
3.5

=== money
Where money comes from and goes to: Most money comes from mark.sell, most goes to mark.fee
  mark.fee    $7.5 ($6.7 to $8.3)   from bank $0     to bank $6.5   between $1.0
  mark.rent   $3.0 ($2.7 to $3.3)   from bank $1.5   to bank $0.5   between $1.0
  mark.sell   $48 ($43 to $53)      from bank $47    to bank $0     between $1
24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Money for each game that the clause brings from the bank, takes to the bank, or moves between players. Most comes from a clause, or goes to it, if it is clearly above every other over all pairs together, by Holm's rule; those that cannot be told from the first are named with it.
greedy {}
what, value, low, high, n, from bank, to bank, between
mark.fee, 7.5, 6.72238, 8.27762, 24, 0, 6.5, 1
mark.rent, 3, 2.69499, 3.30501, 24, 1.5, 0.5, 1
mark.sell, 48, 42.683, 53.2564, 24, 47, 0, 1
plot of money: mark.fee | mark.rent | mark.sell | 24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy | ← to the bank · money a game · from the bank →   (hatched: between players)
0, 0

=== money, two alike
Where money comes from and goes to: Most money comes from mark.bonus or mark.sell, most goes to mark.fee
  mark.bonus   $24 ($19 to $30)   from bank $24   to bank $0   between $1
  mark.fee     $5                 from bank $0    to bank $4   between $1
  mark.sell    $24 ($18 to $30)   from bank $23   to bank $0   between $1
24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for mark.fee (needs some 64 games)
Money for each game that the clause brings from the bank, takes to the bank, or moves between players. Most comes from a clause, or goes to it, if it is clearly above every other over all pairs together, by Holm's rule; those that cannot be told from the first are named with it.
greedy {}
what, value, low, high, n, from bank, to bank, between
mark.bonus, 24.5, 18.7735, 30.2987, 24, 23.5, 0, 1
mark.fee, 5, nan, nan, 24, 0, 4, 1
mark.sell, 24, 18.4175, 29.7147, 24, 23, 0, 1
plot of money: mark.bonus | mark.fee | mark.sell | 24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for mark.fee (needs some 64 games) | ← to the bank · money a game · from the bank →   (hatched: between players)
0, 0

=== money, three alike
Where money comes from and goes to: Most money comes from mark.sell or mark.bonus or mark.rent, most goes to mark.fee
  mark.bonus   $28 ($22 to $33)   from bank $27   to bank $0   between $1
  mark.fee     $5                 from bank $0    to bank $4   between $1
  mark.rent    $28 ($22 to $33)   from bank $27   to bank $0   between $1
  mark.sell    $28 ($22 to $33)   from bank $27   to bank $0   between $1
24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for mark.fee (needs some 64 games)
Money for each game that the clause brings from the bank, takes to the bank, or moves between players. Most comes from a clause, or goes to it, if it is clearly above every other over all pairs together, by Holm's rule; those that cannot be told from the first are named with it.
greedy {}
what, value, low, high, n, from bank, to bank, between
mark.bonus, 27.6667, 21.6461, 33.2834, 24, 26.6667, 0, 1
mark.fee, 5, nan, nan, 24, 0, 4, 1
mark.rent, 27.6667, 21.6461, 33.2834, 24, 26.6667, 0, 1
mark.sell, 27.6667, 21.6461, 33.2834, 24, 26.6667, 0, 1
plot of money: mark.bonus | mark.fee | mark.rent | mark.sell | 24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for mark.fee (needs some 64 games) | ← to the bank · money a game · from the bank →   (hatched: between players)
0, 0

=== money, four alike
Where money comes from and goes to: Most money comes from mark.d in these games (no clause is shown to be first); none goes back to the bank
  mark.a   $6.2 ($5.3 to $7.4)   from bank $5.2   to bank $0   between $1.0
  mark.b   $6.2 ($5.3 to $7.4)   from bank $5.2   to bank $0   between $1.0
  mark.c   $6.2 ($5.3 to $7.4)   from bank $5.2   to bank $0   between $1.0
  mark.d   $6.2 ($5.3 to $7.4)   from bank $5.2   to bank $0   between $1.0
24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Money for each game that the clause brings from the bank, takes to the bank, or moves between players. Most comes from a clause, or goes to it, if it is clearly above every other over all pairs together, by Holm's rule; those that cannot be told from the first are named with it.
greedy {}
what, value, low, high, n, from bank, to bank, between
mark.a, 6.25, 5.26757, 7.36315, 24, 5.25, 0, 1
mark.b, 6.25, 5.26757, 7.36315, 24, 5.25, 0, 1
mark.c, 6.25, 5.26757, 7.36315, 24, 5.25, 0, 1
mark.d, 6.25, 5.26757, 7.36315, 24, 5.25, 0, 1
plot of money: mark.a | mark.b | mark.c | mark.d | 24 games · study seed 0 · bars and bands: 95 % intervals · played by greedy | ← to the bank · money a game · from the bank →   (hatched: between players)
0, 0

=== money, all to the bank
Where money comes from and goes to: No money comes from the bank; most goes to mark.rent
  mark.fee    $6.3 ($5.5 to $7.2)   from bank $0   to bank $5.3   between $1.0
  mark.rent   $32 ($27 to $37)      from bank $0   to bank $31    between $1
12 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Money for each game that the clause brings from the bank, takes to the bank, or moves between players. Most comes from a clause, or goes to it, if it is clearly above every other over all pairs together, by Holm's rule; those that cannot be told from the first are named with it.
greedy {}
what, value, low, high, n, from bank, to bank, between
mark.fee, 6.33333, 5.50565, 7.24147, 12, 0, 5.33333, 1
mark.rent, 32, 27.1234, 36.8766, 12, 0, 31, 1
plot of money: mark.fee | mark.rent | 12 games · study seed 0 · bars and bands: 95 % intervals · played by greedy | ← to the bank · money a game · from the bank →   (hatched: between players)
0, 0

=== money, between players
Where money comes from and goes to: Money only changes hands between players
  mark.rent   $1   games 12   from bank $0   to bank $0   between $1
12 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval yet, as games are too few or too much alike, for mark.rent (needs some 32 games)
Money for each game that the clause brings from the bank, takes to the bank, or moves between players. Most comes from a clause, or goes to it, if it is clearly above every other over all pairs together, by Holm's rule; those that cannot be told from the first are named with it.
greedy {}
what, value, low, high, n, from bank, to bank, between
mark.rent, 1, nan, nan, 12, 0, 0, 1
plot of money: mark.rent | 12 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · no interval
yet, as games are too few or too much alike, for mark.rent (needs some 32 games) | ← to the bank · money a game · from the bank →   (hatched: between players)
0, 0

=== money, none
Where money comes from and goes to: No money flows
6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
Money for each game that the clause brings from the bank, takes to the bank, or moves between players. Most comes from a clause, or goes to it, if it is clearly above every other over all pairs together, by Holm's rule; those that cannot be told from the first are named with it.
greedy {}
what, value, low, high, n, from bank, to bank, between
plot of money: 6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy

=== gini
How unequal the scores are: Scores of these games are apart by a Gini index of 0.19
  Gini index   0.19 (0.15 to 0.23)   games 40
40 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0 if all scores are equal, towards 1 if one player has everything. Games with a score below zero have none and are left out.
greedy {}
what, value, low, high, n
Gini index, 0.1875, 0.147013, 0.231577, 40
plot of gini: Gini index | 0.188 | 40 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.147013, 0.231577
0.1875

=== gini of some
How unequal the scores are: Scores are apart by a Gini index of 0.22 in the 40 of 60 games without a score below zero
  Gini index   0.22 (0.18 to 0.26)   games 40
60 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0 if all scores are equal, towards 1 if one player has everything. Games with a score below zero have none and are left out.
greedy {}
what, value, low, high, n
Gini index, 0.2175, 0.178904, 0.259519, 40
plot of gini: Gini index | 0.217 | 60 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0.178904, 0.259519
0.2175

=== gini of none
How unequal the scores are: No Gini index: in every game a score is below zero, and the index is defined only from zero up
6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy
0 if all scores are equal, towards 1 if one player has everything. Games with a score below zero have none and are left out.
greedy {}
what, value, low, high, n
plot of gini: 6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy

=== gini, the lowest wins
How unequal the scores are: No Gini index: the lowest score wins, so that a score is not something to have a part of
6 games · study seed 0 · bars and bands: 95 % intervals · played by random
0 if all scores are equal, towards 1 if one player has everything. Games with a score below zero have none and are left out.
random {}
what, value, low, high, n
plot of gini: 6 games · study seed 0 · bars and bands: 95 % intervals · played by random

=== spoilt and cut
Shared wins and games cut short: 0 % of these games end in a shared win, 17 % are cut short
  shared win   0 % (0 to 39 %)
  cut short    17 % (1 to 56 %)
6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · 1 game left out, spoilt by a bot · 1 game cut short at a limit, counted as far as played: true lengths are longer
Of all games.
greedy {}
what, value, low, high, n
shared win, 0, 0, 0.390334, 6
cut short, 0.166667, 0.00854888, 0.563503, 6
plot of ties: shared win | cut short | 0 % | 17 % | 6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy · 1 game left
out, spoilt by a bot · 1 game cut short at a limit, counted as far as played: true lengths
are longer
0, 0.390334
0
0.00854888, 0.563503
0.166667

=== places changed
Shared wins and games cut short: 0 % of these games end in a shared win, 0 % are cut short
  shared win   0 % (0 to 39 %)
  cut short    0 % (0 to 39 %)
6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy, random, random, places changed from game to game
Of all games.
greedy, random, random, places changed from game to game {}
what, value, low, high, n
shared win, 0, 0, 0.390334, 6
cut short, 0, 0, 0.390334, 6
plot of ties: shared win | cut short | 0 % | 0 % | 6 games · study seed 0 · bars and bands: 95 % intervals · played by greedy, random, random,
places changed from game to game
0, 0.390334
0
0, 0.390334
0

=== compare, clear
What the change does: Clearly different: turns, moves
  turns          before 64.12     after 60.02     -4.1 (-5.1 to -3.2)     clear yes
  moves          before 192.38    after 180.07    -12.3 (-15.3 to -9.5)   clear yes
  margin         before 7.72      after 7.72      0                       clear no
  first seat     before 62.5 %    after 62.5 %    0 (-5 to +5) % points   clear no
  shared         before 0 %       after 0 %       0 (-5 to +5) % points   clear no
  finished       before 100.0 %   after 100.0 %   0 (-5 to +5) % points   clear no
  best score     before 28.4      after 28.4      0                       clear no
  lead changes   before 2.90      after 2.90      0                       clear no
  drama          before 47.9 %    after 47.9 %    0 % points              clear no
  comeback       before 30.0 %    after 30.0 %    0 (-5 to +5) % points   clear no
  branching      before 5.57      after 5.57      0                       clear no
  forced         before 12.1 %    after 12.1 %    0 % points              clear no
  gini           before 0.200     after 0.200     0                       clear no
40 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy · all pairs came out exactly alike in margin, best score, lead changes, 4 more
Before: mark, players = 2; greedy, greedy. After: mark, players = 2, cash = 60, rows_to_end = 4; greedy, greedy. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
greedy {'turns': -1, 'moves': -1}
what, before, after, value, low, high, n, clear
turns, 64.125, 60.025, -4.1, -5.09376, -3.17309, 40, True
moves, 192.375, 180.075, -12.3, -15.2813, -9.51926, 40, True
margin, 7.725, 7.725, 0, nan, nan, 40, False
first seat, 0.625, 0.625, 0, -0.0466658, 0.0466658, 40, False
shared, 0, 0, 0, -0.0466658, 0.0466658, 40, False
finished, 1, 1, 0, -0.0466658, 0.0466658, 40, False
best score, 28.425, 28.425, 0, nan, nan, 40, False
lead changes, 2.9, 2.9, 0, nan, nan, 40, False
drama, 0.478947, 0.478947, 0, nan, nan, 40, False
comeback, 0.3, 0.3, 0, -0.0466658, 0.0466658, 40, False
branching, 5.56652, 5.56652, 0, nan, nan, 40, False
forced, 0.120598, 0.120598, 0, nan, nan, 40, False
gini, 0.2, 0.2, 0, nan, nan, 40, False
plot of compare: turns | moves | margin | first seat | finished | best score | lead changes | drama | comeback | branching | forced | gini | -6 % | -6 % | 0 % | 0 % | 0 % | 0 % | 0 % | 0 % | 0 % | 0 % | 0 % | 0 % | 40 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy · all pairs came out exactly alike in margin, best score, lead changes, 4 more
-0.0794349, -0.0494828
-0.0639376
-0.0794349, -0.0494828
-0.0639376
nan, nan
0
-0.0746653, 0.0746653
0
-0.0466658, 0.0466658
0
nan, nan
0

=== compare, no pair differs
What the change does: All 40 pairs came out alike
  turns    before 64.1   after 64.1   0   clear no
  margin   before 7.72   after 7.72   0   clear no
40 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible · all pairs came out exactly alike in turns, margin
Before: mark, players = 2; sensible, sensible. After: mark, players = 2, fee_one_row = 3; sensible, sensible. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
sensible {}
what, before, after, value, low, high, n, clear
turns, 64.125, 64.125, 0, nan, nan, 40, False
margin, 7.725, 7.725, 0, nan, nan, 40, False
plot of compare: turns | margin | 0 % | 0 % | 40 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible · all pairs came out exactly alike in turns, margin
nan, nan
0
nan, nan
0
0, 0

=== compare, and skill
What the change does: Clearly different: turns
  turns   before 64.92    after 63.42    -1.5 (-2.2 to -0.8)       clear yes
  skill   before 83.3 %   after 83.3 %   0 (-14 to +14) % points   clear no
12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
Before: mark, Rules as printed; sensible, sensible, sensible. After: mark, pieces = 9; sensible, sensible, sensible. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
sensible {'turns': -1}
what, before, after, value, low, high, n, clear
turns, 64.9167, 63.4167, -1.5, -2.24195, -0.758048, 12, True
skill, 0.833333, 0.833333, 0, -0.139997, 0.139997, 12, False
plot of compare: turns | skill | -2 % | 0 % | 12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible
-0.0345358, -0.0116772
-0.0231065
-0.167997, 0.167997
0
0, 0

=== compare, 99 games
What the change does: Too few games to tell whether anything differs
  turns   before 64.41   after 64.20   -0.2 (-0.8 to +0.4)   games 99   clear no
99 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
Before: mark, Rules as printed; sensible, sensible, sensible. After: mark, squares = 3; sensible, sensible, sensible. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
sensible {}
what, before, after, value, low, high, n, clear
turns, 64.4141, 64.202, -0.212121, -0.812, 0.393527, 99, False
plot of compare: turns | -0.3 % | 99 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible
-0.0126059, 0.00610932
-0.00329308
0, 0

=== compare, a hundred
What the change does: No difference is shown
  turns   before 64.38   after 64.14   -0.2 (-0.8 to +0.4)   games 100   clear no
100 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
Before: mark, Rules as printed; sensible, sensible, sensible. After: mark, squares = 3; sensible, sensible, sensible. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
sensible {}
what, before, after, value, low, high, n, clear
turns, 64.38, 64.14, -0.24, -0.836346, 0.362809, 100, False
plot of compare: turns | -0.4 % | 100 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible
-0.0129908, 0.00563543
-0.00372787
0, 0

=== compare, other bots
What the change does: All 30 pairs came out alike
  margin       before 9.60     after 9.60     0                       clear no
  first seat   before 50.0 %   after 50.0 %   0 (-6 to +6) % points   clear no
30 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy, and after the change by random · all pairs came out exactly alike in margin
Before: mark, Rules as printed; greedy, greedy, greedy. After: mark, Rules as printed; random, random, random. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
greedy, and after the change by random {}
what, before, after, value, low, high, n, clear
margin, 9.6, 9.6, 0, nan, nan, 30, False
first seat, 0.5, 0.5, 0, -0.0612489, 0.0612489, 30, False
plot of compare: margin | first seat | 0 % | 0 % | 30 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy, and after the change by random · all pairs came out exactly alike in margin
nan, nan
0
-0.122498, 0.122498
0
0, 0

=== compare, some are cut
What the change does: Clearly different: finished
  turns      before 64.0      after 64.0     0                          games 24   clear no
  finished   before 100.0 %   after 80.0 %   -20 (-34 to -4) % points   games 30   clear yes
  skill      before 79.2 %    after 79.2 %   0 (-8 to +8) % points      games 24   clear no
30 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible · 6 games cut short at a limit and left out, with their pairs: what is said holds for games that end · all pairs came out exactly alike in turns
Before: mark, Rules as printed; sensible, sensible, sensible. After: mark, turn_limit = 50; sensible, sensible, sensible. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
sensible {'finished': -1}
what, before, after, value, low, high, n, clear
turns, 64.0417, 64.0417, 0, nan, nan, 24, False
finished, 1, 0.8, -0.2, -0.335957, -0.0390425, 30, True
skill, 0.791667, 0.791667, 0, -0.0753832, 0.0753832, 24, False
plot of compare: turns | finished | skill | 0 % | -20 % | 0 % | 30 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible · 6 games cut short at a limit and left out, with their pairs: what is said holds
for games that end · all pairs came out exactly alike in turns
nan, nan
0
-0.335957, -0.0390425
-0.2
-0.0952209, 0.0952209
0
0, 0

=== compare, four games
What the change does: Too few games to tell whether anything differs
  turns        before 66.5     after 63.5     -3                        clear no
  first seat   before 50.0 %   after 50.0 %   0 (-33 to +33) % points   clear no
4 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible · fewer than 5 games: no intervals, and nothing is called clear
Before: mark, Rules as printed; sensible, sensible, sensible. After: mark, cash = 60; sensible, sensible, sensible. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
sensible {}
what, before, after, value, low, high, n, clear
turns, 66.5, 63.5, -3, nan, nan, 4, False
first seat, 0.5, 0.5, 0, -0.326661, 0.326661, 4, False
plot of compare: turns | -5 % | 4 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible · fewer than 5 games: no intervals, and nothing is called clear
nan, nan
-0.0451128
0, 0

=== compare, five games alike
What the change does: All 5 pairs came out alike
  turns   before 65.4   after 65.4   0   games 5   clear no
5 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible · all pairs came out exactly alike in turns
Before: mark, Rules as printed; sensible, sensible, sensible. After: mark, turn_limit = 400; sensible, sensible, sensible. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
sensible {}
what, before, after, value, low, high, n, clear
turns, 65.4, 65.4, 0, nan, nan, 5, False
plot of compare: turns | 0 % | 5 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible · all pairs came out exactly alike in turns
nan, nan
0
0, 0

=== compare, four games alike
What the change does: Too few games to tell whether anything differs
  turns   before 66.5   after 66.5   0   games 4   clear no
4 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible · fewer than 5 games: no intervals, and nothing is called clear
Before: mark, Rules as printed; sensible, sensible, sensible. After: mark, turn_limit = 400; sensible, sensible, sensible. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
sensible {}
what, before, after, value, low, high, n, clear
turns, 66.5, 66.5, 0, nan, nan, 4, False
plot of compare: turns | 0 % | 4 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible · fewer than 5 games: no intervals, and nothing is called clear
nan, nan
0
0, 0

=== compare, bots who change places
What the change does: All 9 pairs came out alike
  turns   before 64.9   after 64.9   0   games 9   clear no
9 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy, and after the change by greedy, random, random, places changed from game to game · all pairs came out exactly alike in turns
Before: mark, Rules as printed; greedy, greedy, greedy. After: mark, Rules as printed; greedy, random, random. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
greedy, and after the change by greedy, random, random, places changed from game to game {}
what, before, after, value, low, high, n, clear
turns, 64.8889, 64.8889, 0, nan, nan, 9, False
plot of compare: turns | 0 % | 9 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy, and after the change by greedy, random, random, places changed from game to game ·
all pairs came out exactly alike in turns
nan, nan
0
0, 0

=== sweep
What the values do: turns is lowest, 40.8, at rows_to_end = 2, and highest, 56.8, at rows_to_end = 4 (this is the first of 2 measures; the table has them all)
  rows_to_end = 2   turns        40.8 (39.3 to 42.4)   against the unchanged rules -24                     above the lowest 0
  rows_to_end = 2   first seat   60 % (39 to 78 %)     against the unchanged rules 0 (-9 to +9) % points   above the lowest 0 % (-9 to 9 %)
  rows_to_end = 3   turns        48.8 (47.3 to 50.4)   against the unchanged rules -16                     above the lowest 8
  rows_to_end = 3   first seat   60 % (39 to 78 %)     against the unchanged rules 0 (-9 to +9) % points   above the lowest 0 % (-9 to 9 %)
  rows_to_end = 4   turns        56.8 (55.3 to 58.4)   against the unchanged rules -8                      above the lowest 16
  rows_to_end = 4   first seat   60 % (39 to 78 %)     against the unchanged rules 0 (-9 to +9) % points   above the lowest 0 % (-9 to 9 %)
20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
sensible {'rows_to_end = 2': -1, 'rows_to_end = 4': 1}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
rows_to_end = 2, turns, 40.75, 39.2732, 42.3711, 20, -24, nan, nan, 0, nan, nan
rows_to_end = 2, first seat, 0.6, 0.386582, 0.781193, 20, 0, -0.0890893, 0.0890893, 0, -0.0890893, 0.0890893
rows_to_end = 3, turns, 48.75, 47.2732, 50.3711, 20, -16, nan, nan, 8, nan, nan
rows_to_end = 3, first seat, 0.6, 0.386582, 0.781193, 20, 0, -0.0890893, 0.0890893, 0, -0.0890893, 0.0890893
rows_to_end = 4, turns, 56.75, 55.2732, 58.3711, 20, -8, nan, nan, 16, nan, nan
rows_to_end = 4, first seat, 0.6, 0.386582, 0.781193, 20, 0, -0.0890893, 0.0890893, 0, -0.0890893, 0.0890893
plot of sweep: rows_to_end = 2 | rows_to_end = 3 | rows_to_end = 4 | 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible | turns
39.2732, 42.3711
40.75
47.2732, 50.3711
48.75
55.2732, 58.3711
56.75

=== sweep, some not to be told apart
What the values do: turns is lowest, 40.8, at rows_to_end = 2, fee_one_row = 1 (not to be told from it: rows_to_end = 2, fee_one_row = 2), and highest, 56.8, at rows_to_end = 4, fee_one_row = 2 (not to be told from it: rows_to_end = 4, fee_one_row = 1)
  rows_to_end = 4, fee_one_row = 1   turns   56.8 (55.3 to 58.4)   against the unchanged rules -8    above the lowest 16
  rows_to_end = 4, fee_one_row = 2   turns   56.8 (55.3 to 58.4)   against the unchanged rules -8    above the lowest 16
  rows_to_end = 2, fee_one_row = 1   turns   40.8 (39.3 to 42.4)   against the unchanged rules -24   above the lowest 0
  rows_to_end = 2, fee_one_row = 2   turns   40.8 (39.3 to 42.4)   against the unchanged rules -24   above the lowest 0
20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
sensible {'rows_to_end = 2, fee_one_row = 1': -1, 'rows_to_end = 2, fee_one_row = 2': -1, 'rows_to_end = 4, fee_one_row = 2': 1, 'rows_to_end = 4, fee_one_row = 1': 1}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
rows_to_end = 4, fee_one_row = 1, turns, 56.75, 55.2732, 58.3711, 20, -8, nan, nan, 16, nan, nan
rows_to_end = 4, fee_one_row = 2, turns, 56.75, 55.2732, 58.3711, 20, -8, nan, nan, 16, nan, nan
rows_to_end = 2, fee_one_row = 1, turns, 40.75, 39.2732, 42.3711, 20, -24, nan, nan, 0, nan, nan
rows_to_end = 2, fee_one_row = 2, turns, 40.75, 39.2732, 42.3711, 20, -24, nan, nan, 0, nan, nan
plot of sweep: rows_to_end = 4, fee_one_row = 1 | rows_to_end = 4, fee_one_row = 2 | rows_to_end = 2, fee_one_row = 1 | rows_to_end = 2, fee_one_row = 2 | 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible | turns
55.2732, 58.3711
56.75
55.2732, 58.3711
56.75
39.2732, 42.3711
40.75
39.2732, 42.3711
40.75

=== sweep, nothing
What the values do: Too few games to tell whether a value changes turns
  turn_limit = 400   turns   64.8 (63.3 to 66.4)   against the unchanged rules 0   above the lowest 0
  turn_limit = 450   turns   64.8 (63.3 to 66.4)   against the unchanged rules 0   above the lowest 0
20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
sensible {}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
turn_limit = 400, turns, 64.75, 63.2732, 66.3711, 20, 0, nan, nan, 0, nan, nan
turn_limit = 450, turns, 64.75, 63.2732, 66.3711, 20, 0, nan, nan, 0, nan, nan
plot of sweep: turn_limit = 400 | turn_limit = 450 | 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible | turns
63.2732, 66.3711
64.75
63.2732, 66.3711
64.75

=== sweep, a hundred games
What the values do: No value is shown to change margin
  turn_limit = 400   margin   9.4 (8.2 to 10.6)   against the unchanged rules 0   above the lowest 0
  turn_limit = 450   margin   9.4 (8.2 to 10.6)   against the unchanged rules 0   above the lowest 0
100 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
sensible {}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
turn_limit = 400, margin, 9.39, 8.24868, 10.6429, 100, 0, nan, nan, 0, nan, nan
turn_limit = 450, margin, 9.39, 8.24868, 10.6429, 100, 0, nan, nan, 0, nan, nan
plot of sweep: turn_limit = 400 | turn_limit = 450 | 100 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible | margin
8.24868, 10.6429
9.39
8.24868, 10.6429
9.39

=== sweep, one value
What the values do: drama is 42.5 % at cash = 50
  cash = 50   drama   42.5 %   games 20   against the unchanged rules 0 % points   above the lowest 0 %
20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible · no interval yet, as games are too few or too much alike, for cash = 50, drama (needs some 30 games)
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
sensible {}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
cash = 50, drama, 0.424817, nan, nan, 20, 0, nan, nan, 0, nan, nan
plot of sweep: cash = 50 | 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible · no interval yet, as games are too few or too much alike, for cash = 50, drama
(needs some 30 games) | drama
nan, nan
0.424817

=== sweep, some are cut
What the values do: Too few games to tell whether a value changes finished (this is the first of 2 measures; the table has them all)
  turn_limit = 50   finished   80 % (58 to 92 %)     games 20   against the unchanged rules -20 (-37 to 0) % points   above the lowest 0 % (-9 to 9 %)
  turn_limit = 50   turns      64.3 (62.6 to 66.2)   games 16   against the unchanged rules 0                         above the lowest 5.50
  cash = 70         finished   100 % (84 to 100 %)   games 20   against the unchanged rules 0 (-9 to +9) % points     above the lowest 20 % (0 to 37 %)
  cash = 70         turns      59.5 (57.5 to 61.9)   games 20   against the unchanged rules -5.20                     above the lowest 0
20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible · 4 games cut short at a limit and left out, with their pairs: what is said holds for games that end
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
sensible {}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
turn_limit = 50, finished, 0.8, 0.583983, 0.919342, 20, -0.2, -0.365971, 0.00233448, 0, -0.0890893, 0.0890893
turn_limit = 50, turns, 64.3125, 62.5854, 66.2328, 16, 0, nan, nan, 5.5, nan, nan
cash = 70, finished, 1, 0.838875, 1, 20, 0, -0.0890893, 0.0890893, 0.2, -0.00233448, 0.365971
cash = 70, turns, 59.55, 57.5399, 61.8869, 20, -5.2, nan, nan, 0, nan, nan
plot of sweep: turn_limit = 50 | cash = 70 | 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible · 4 games cut short at a limit and left out, with their pairs: what is said holds
for games that end | finished
0.583983, 0.919342
0.8
0.838875, 1
1

=== sweep, what no game has
What the values do: none of all is – at cash = 20
  cash = 20   none of all   –   against the unchanged rules –   above the lowest –
  cash = 40   none of all   –   against the unchanged rules –   above the lowest –
20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
sensible {}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
cash = 20, none of all, nan, nan, nan, 0, nan, nan, nan, nan, nan, nan
cash = 40, none of all, nan, nan, nan, 0, nan, nan, nan, nan, nan, nan
plot of sweep: cash = 20 | cash = 40 | 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible | none of all
nan, nan
nan
nan, nan
nan

=== sweep, what some values have
What the values do: none of some is lowest, 62.1, at cash = 50, and highest, 63.5, at cash = 40
  cash = 20   none of some   –                     games 0    against the unchanged rules –       above the lowest –
  cash = 40   none of some   63.5 (61.9 to 65.0)   games 20   against the unchanged rules -1.30   above the lowest 1.30
  cash = 50   none of some   62.1 (60.5 to 63.8)   games 20   against the unchanged rules -2.60   above the lowest 0
20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
sensible {'cash = 50': -1, 'cash = 40': 1}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
cash = 20, none of some, nan, nan, nan, 0, nan, nan, nan, nan, nan, nan
cash = 40, none of some, 63.45, 61.9429, 64.9568, 20, -1.3, nan, nan, 1.3, nan, nan
cash = 50, none of some, 62.15, 60.5339, 63.8419, 20, -2.6, nan, nan, 0, nan, nan
plot of sweep: cash = 20 | cash = 40 | cash = 50 | 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible | none of some
nan, nan
nan
61.9429, 64.9568
63.45
60.5339, 63.8419
62.15

=== sweep, what the last has not
What the values do: none of some is lowest, 62.1, at cash = 50, and highest, 63.5, at cash = 40
  cash = 50   none of some   62.1 (60.5 to 63.8)   games 20   against the unchanged rules -2.60   above the lowest 0
  cash = 40   none of some   63.5 (61.9 to 65.0)   games 20   against the unchanged rules -1.30   above the lowest 1.30
  cash = 20   none of some   –                     games 0    against the unchanged rules –       above the lowest –
20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
sensible {'cash = 50': -1, 'cash = 40': 1}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high
cash = 50, none of some, 62.15, 60.5339, 63.8419, 20, -2.6, nan, nan, 0, nan, nan
cash = 40, none of some, 63.45, 61.9429, 64.9568, 20, -1.3, nan, nan, 1.3, nan, nan
cash = 20, none of some, nan, nan, nan, 0, nan, nan, nan, nan, nan, nan
plot of sweep: cash = 50 | cash = 40 | cash = 20 | 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible | none of some
60.5339, 63.8419
62.15
61.9429, 64.9568
63.45
nan, nan
nan

=== dials
Which dials matter: Clearly changing turns, largest estimate first: rows to end, pieces, cash, crowded
  rows_to_end     down   to 4                          rule mark.variant-four-rows   -8                       clear yes
  pieces          down   to 7                          rule mark.setup               +1.4 (+1.0 to +1.9)      clear yes
  pieces          up     to 9                          rule mark.setup               -1.4 (-1.9 to -1.0)      clear yes
  cash            down   to 25                         rule mark.setup               -1.3 (-1.7 to -0.9)      clear yes
  cash            up     to 35                         rule mark.setup               0                        clear no
  squares         down   to 3                          rule mark.setup               -0.8 (-1.9 to +0.4)      clear no
  squares         up     to 5                          rule mark.setup               -0.8 (-1.9 to +0.4)      clear no
  crowded         down   to 2                          rule mark.storage-fee         -0.50 (-0.69 to -0.31)   clear yes
  crowded         up     to 4                          rule mark.storage-fee         +0.50 (+0.31 to +0.69)   clear yes
  players         down   to 2                          rule mark.setup               -0.2 (-1.6 to +1.3)      clear no
  players         up     to 4                          rule mark.setup               0                        clear no
  fee_both_rows   down   to 9                          rule mark.storage-fee         0                        clear no
  fee_both_rows   up     to 11                         rule mark.storage-fee         0                        clear no
  fee_one_row     down   to 4                          rule mark.storage-fee         0                        clear no
  fee_one_row     up     to 6                          rule mark.storage-fee         0                        clear no
  market          up     to 10 15 20 35 75 / 10 1...   rule mark.market-values       0                        clear no
30 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy · no interval yet, as games are too few or too much alike, for rows to end down (needs some 80 games) · all pairs came out exactly alike in players up, cash up, market up, 4 more
The change of turns when a number is turned one step down or up, game by game from the same seeds. A step that the rules do not allow is left out; of a table of numbers all are turned together. Clear is what holds for all steps together, by Holm's rule.
greedy {'cash down': -1, 'pieces down': 1, 'pieces up': -1, 'crowded down': -1, 'crowded up': 1, 'rows_to_end down': -1}
what, way, to, clause, value, low, high, n, clear
rows_to_end, down, 4, mark.variant-four-rows, -8, nan, nan, 30, True
pieces, down, 7, mark.setup, 1.43333, 1.00947, 1.85852, 30, True
pieces, up, 9, mark.setup, -1.43333, -1.85852, -1.00947, 30, True
cash, down, 25, mark.setup, -1.33333, -1.6914, -0.94053, 30, True
cash, up, 35, mark.setup, 0, nan, nan, 30, False
squares, down, 3, mark.setup, -0.8, -1.89811, 0.380673, 30, False
squares, up, 5, mark.setup, -0.8, -1.89811, 0.380673, 30, False
crowded, down, 2, mark.storage-fee, -0.5, -0.689895, -0.310105, 30, True
crowded, up, 4, mark.storage-fee, 0.5, 0.310105, 0.689895, 30, True
players, down, 2, mark.setup, -0.166667, -1.61296, 1.27481, 30, False
players, up, 4, mark.setup, 0, nan, nan, 30, False
fee_both_rows, down, 9, mark.storage-fee, 0, nan, nan, 30, False
fee_both_rows, up, 11, mark.storage-fee, 0, nan, nan, 30, False
fee_one_row, down, 4, mark.storage-fee, 0, nan, nan, 30, False
fee_one_row, up, 6, mark.storage-fee, 0, nan, nan, 30, False
market, up, 10 15 20 35 75 / 10 1..., mark.market-values, 0, nan, nan, 30, False
plot of dials: pieces | cash | squares | crowded | players | 30 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy · no interval yet, as games are too few or too much alike, for rows to end down
(needs some 80 games) · all pairs came out exactly alike in players up, cash up, market up,
4 more | change · filled: one step up · hatched: one step down
1.00947, 1.85852
-1.85852, -1.00947
-1.6914, -0.94053
nan, nan
-1.89811, 0.380673
-1.89811, 0.380673
-0.689895, -0.310105
0.310105, 0.689895
-1.61296, 1.27481
nan, nan
0, 0

=== dials, two steps
Which dials matter: Clearly changing moves, largest estimate first: rows to end, pieces, cash
  rows_to_end     down   to 3                          rule mark.variant-four-rows   -48              clear yes
  pieces          down   to 6                          rule mark.setup               +8 (+4 to +12)   clear yes
  pieces          up     to 10                         rule mark.setup               -8 (-12 to -4)   clear yes
  cash            down   to 20                         rule mark.setup               +3.86            clear yes
  cash            up     to 40                         rule mark.setup               -3.86            clear yes
  crowded         down   to 1                          rule mark.storage-fee         -3               clear no
  crowded         up     to 5                          rule mark.storage-fee         +3               clear no
  fee_both_rows   down   to 8                          rule mark.storage-fee         0                clear no
  fee_both_rows   up     to 12                         rule mark.storage-fee         0                clear no
  fee_one_row     down   to 3                          rule mark.storage-fee         0                clear no
  fee_one_row     up     to 7                          rule mark.storage-fee         0                clear no
  market          up     to 15 20 25 40 80 / 15 2...   rule mark.market-values       0                clear no
  squares         down   to 2                          rule mark.setup               0                clear no
  squares         up     to 6                          rule mark.setup               0                clear no
14 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy, random, random, places changed from game to game · no interval yet, as games are too few or too much alike, for cash down (needs some 23 games), cash up (needs some 23 games), squares down (needs some 16 games), 4 more · all pairs came out exactly alike in market up, fee one row down, fee one row up, 2 more
The change of moves when a number is turned one step down or up, game by game from the same seeds. A step that the rules do not allow is left out; of a table of numbers all are turned together. Clear is what holds for all steps together, by Holm's rule.
greedy, random, random, places changed from game to game {'cash down': 1, 'cash up': -1, 'pieces down': 1, 'pieces up': -1, 'rows_to_end down': -1}
what, way, to, clause, value, low, high, n, clear
rows_to_end, down, 3, mark.variant-four-rows, -48, nan, nan, 14, True
pieces, down, 6, mark.setup, 8.14286, 4.15639, 12.1738, 14, True
pieces, up, 10, mark.setup, -8.14286, -12.1738, -4.15639, 14, True
cash, down, 20, mark.setup, 3.85714, nan, nan, 14, True
cash, up, 40, mark.setup, -3.85714, nan, nan, 14, True
crowded, down, 1, mark.storage-fee, -3, nan, nan, 14, False
crowded, up, 5, mark.storage-fee, 3, nan, nan, 14, False
fee_both_rows, down, 8, mark.storage-fee, 0, nan, nan, 14, False
fee_both_rows, up, 12, mark.storage-fee, 0, nan, nan, 14, False
fee_one_row, down, 3, mark.storage-fee, 0, nan, nan, 14, False
fee_one_row, up, 7, mark.storage-fee, 0, nan, nan, 14, False
market, up, 15 20 25 40 80 / 15 2..., mark.market-values, 0, nan, nan, 14, False
squares, down, 2, mark.setup, 0, nan, nan, 14, False
squares, up, 6, mark.setup, 0, nan, nan, 14, False
plot of dials: pieces | 14 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy, random, random, places changed from game to game · no interval yet, as games are too
few or too much alike, for cash down (needs some 23 games), cash up (needs some 23 games),
squares down (needs some 16 games), 4 more · all pairs came out exactly alike in market up,
fee one row down, fee one row up, 2 more | change · filled: one step up · hatched: one step down
4.15639, 12.1738
-12.1738, -4.15639
0, 0

=== dials, a share
Which dials matter: players clearly changes first seat
  players         down   to 2                          rule mark.setup               +20 (+7 to +32) % points   clear yes
  players         up     to 4                          rule mark.setup               -13 (-25 to 0) % points    clear no
  cash            down   to 25                         rule mark.setup               0 (-2 to +2) % points      clear no
  cash            up     to 35                         rule mark.setup               0 (-2 to +2) % points      clear no
  crowded         down   to 2                          rule mark.storage-fee         0 (-2 to +2) % points      clear no
  crowded         up     to 4                          rule mark.storage-fee         0 (-2 to +2) % points      clear no
  fee_both_rows   down   to 9                          rule mark.storage-fee         0 (-2 to +2) % points      clear no
  fee_both_rows   up     to 11                         rule mark.storage-fee         0 (-2 to +2) % points      clear no
  fee_one_row     down   to 4                          rule mark.storage-fee         0 (-2 to +2) % points      clear no
  fee_one_row     up     to 6                          rule mark.storage-fee         0 (-2 to +2) % points      clear no
  market          up     to 10 15 20 35 75 / 10 1...   rule mark.market-values       0 (-2 to +2) % points      clear no
  pieces          down   to 7                          rule mark.setup               0 (-2 to +2) % points      clear no
  pieces          up     to 9                          rule mark.setup               0 (-2 to +2) % points      clear no
  rows_to_end     down   to 4                          rule mark.variant-four-rows   0 (-2 to +2) % points      clear no
  squares         down   to 3                          rule mark.setup               0 (-2 to +2) % points      clear no
  squares         up     to 5                          rule mark.setup               0 (-2 to +2) % points      clear no
100 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible
The change of first seat when a number is turned one step down or up, game by game from the same seeds. A step that the rules do not allow is left out; of a table of numbers all are turned together. Clear is what holds for all steps together, by Holm's rule.
sensible {'players down': 1}
what, way, to, clause, value, low, high, n, clear
players, down, 2, mark.setup, 0.2, 0.0729226, 0.319234, 100, True
players, up, 4, mark.setup, -0.13, -0.252488, -0.00241372, 100, False
cash, down, 25, mark.setup, 0, -0.0192153, 0.0192153, 100, False
cash, up, 35, mark.setup, 0, -0.0192153, 0.0192153, 100, False
crowded, down, 2, mark.storage-fee, 0, -0.0192153, 0.0192153, 100, False
crowded, up, 4, mark.storage-fee, 0, -0.0192153, 0.0192153, 100, False
fee_both_rows, down, 9, mark.storage-fee, 0, -0.0192153, 0.0192153, 100, False
fee_both_rows, up, 11, mark.storage-fee, 0, -0.0192153, 0.0192153, 100, False
fee_one_row, down, 4, mark.storage-fee, 0, -0.0192153, 0.0192153, 100, False
fee_one_row, up, 6, mark.storage-fee, 0, -0.0192153, 0.0192153, 100, False
market, up, 10 15 20 35 75 / 10 1..., mark.market-values, 0, -0.0192153, 0.0192153, 100, False
pieces, down, 7, mark.setup, 0, -0.0192153, 0.0192153, 100, False
pieces, up, 9, mark.setup, 0, -0.0192153, 0.0192153, 100, False
rows_to_end, down, 4, mark.variant-four-rows, 0, -0.0192153, 0.0192153, 100, False
squares, down, 3, mark.setup, 0, -0.0192153, 0.0192153, 100, False
squares, up, 5, mark.setup, 0, -0.0192153, 0.0192153, 100, False
plot of dials: players | cash | crowded | fee both rows | fee one row | market | pieces | rows to end | squares | 100 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible | change · filled: one step up · hatched: one step down
0.0729226, 0.319234
-0.252488, -0.00241372
-0.0192153, 0.0192153
-0.0192153, 0.0192153
-0.0192153, 0.0192153
-0.0192153, 0.0192153
-0.0192153, 0.0192153
-0.0192153, 0.0192153
-0.0192153, 0.0192153
-0.0192153, 0.0192153
-0.0192153, 0.0192153
-0.0192153, 0.0192153

=== dials, nothing
Which dials matter: Too few games to tell which dial changes margin
  players         down   to 2                          rule mark.setup               -0.2 (-1.8 to +1.4)   clear no
  players         up     to 4                          rule mark.setup               0                     clear no
  cash            down   to 25                         rule mark.setup               0                     clear no
  cash            up     to 35                         rule mark.setup               0                     clear no
  crowded         down   to 2                          rule mark.storage-fee         0                     clear no
  crowded         up     to 4                          rule mark.storage-fee         0                     clear no
  fee_both_rows   down   to 9                          rule mark.storage-fee         0                     clear no
  fee_both_rows   up     to 11                         rule mark.storage-fee         0                     clear no
  fee_one_row     down   to 4                          rule mark.storage-fee         0                     clear no
  fee_one_row     up     to 6                          rule mark.storage-fee         0                     clear no
  market          up     to 10 15 20 35 75 / 10 1...   rule mark.market-values       0                     clear no
  pieces          down   to 7                          rule mark.setup               0                     clear no
  pieces          up     to 9                          rule mark.setup               0                     clear no
  rows_to_end     down   to 4                          rule mark.variant-four-rows   0                     clear no
  squares         down   to 3                          rule mark.setup               0                     clear no
  squares         up     to 5                          rule mark.setup               0                     clear no
99 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by random · all pairs came out exactly alike in players up, cash down, cash up, 12 more
The change of margin when a number is turned one step down or up, game by game from the same seeds. A step that the rules do not allow is left out; of a table of numbers all are turned together. Clear is what holds for all steps together, by Holm's rule.
random {}
what, way, to, clause, value, low, high, n, clear
players, down, 2, mark.setup, -0.222222, -1.8044, 1.3617, 99, False
players, up, 4, mark.setup, 0, nan, nan, 99, False
cash, down, 25, mark.setup, 0, nan, nan, 99, False
cash, up, 35, mark.setup, 0, nan, nan, 99, False
crowded, down, 2, mark.storage-fee, 0, nan, nan, 99, False
crowded, up, 4, mark.storage-fee, 0, nan, nan, 99, False
fee_both_rows, down, 9, mark.storage-fee, 0, nan, nan, 99, False
fee_both_rows, up, 11, mark.storage-fee, 0, nan, nan, 99, False
fee_one_row, down, 4, mark.storage-fee, 0, nan, nan, 99, False
fee_one_row, up, 6, mark.storage-fee, 0, nan, nan, 99, False
market, up, 10 15 20 35 75 / 10 1..., mark.market-values, 0, nan, nan, 99, False
pieces, down, 7, mark.setup, 0, nan, nan, 99, False
pieces, up, 9, mark.setup, 0, nan, nan, 99, False
rows_to_end, down, 4, mark.variant-four-rows, 0, nan, nan, 99, False
squares, down, 3, mark.setup, 0, nan, nan, 99, False
squares, up, 5, mark.setup, 0, nan, nan, 99, False
plot of dials: players | 99 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
random · all pairs came out exactly alike in players up, cash down, cash up, 12 more | change · filled: one step up · hatched: one step down
-1.8044, 1.3617
nan, nan
0, 0

=== ablate
What optional clauses are there for: Something clearly changes with cash = 0; fee_one_row = 0, fee_both_rows = 0; zero_is_a_bid = yes
  cash = 0                             turns        -8.0 (-10.1 to -5.6)     clear yes   rule mark.setup            there for Every player begins with $30 and an empty company of two rows of four squares: the yard in front, the roof behind it. All 40 pieces, eight of each of the five colours, are in the bank, and the market is empty. Companies that nobody runs stay empty.
  cash = 0                             margin       0                        clear no    rule mark.setup            there for
  cash = 0                             first seat   0 (-6 to +6) % points    clear no    rule mark.setup            there for
  cash = 0                             shared       0 (-6 to +6) % points    clear no    rule mark.setup            there for
  cash = 0                             finished     0 (-6 to +6) % points    clear no    rule mark.setup            there for
  fee_one_row = 0, fee_both_rows = 0   turns        +0.50 (+0.31 to +0.69)   clear yes   rule mark.storage-fee      there for At the start of a turn, before the dice, the player pays $5 if one row of the company holds three or four pieces, and $10 if both do. It is due once a turn, and not again after an auction.
  fee_one_row = 0, fee_both_rows = 0   margin       0                        clear no    rule mark.storage-fee      there for
  fee_one_row = 0, fee_both_rows = 0   first seat   0 (-6 to +6) % points    clear no    rule mark.storage-fee      there for
  fee_one_row = 0, fee_both_rows = 0   shared       0 (-6 to +6) % points    clear no    rule mark.storage-fee      there for
  fee_one_row = 0, fee_both_rows = 0   finished     0 (-6 to +6) % points    clear no    rule mark.storage-fee      there for
  closed_hammer_ends_turn = yes        turns        0                        clear no    rule mark.hammer-nothing   there for If the hammer falls with a closed colour, with a colour of which the bank has no piece, or with the star when no colour in play is in the bank, there is no auction and the player rolls again.
  closed_hammer_ends_turn = yes        margin       0                        clear no    rule mark.hammer-nothing   there for
  closed_hammer_ends_turn = yes        first seat   0 (-6 to +6) % points    clear no    rule mark.hammer-nothing   there for
  closed_hammer_ends_turn = yes        shared       0 (-6 to +6) % points    clear no    rule mark.hammer-nothing   there for
  closed_hammer_ends_turn = yes        finished     0 (-6 to +6) % points    clear no    rule mark.hammer-nothing   there for
  zero_is_a_bid = yes                  turns        -0.50 (-0.69 to -0.31)   clear yes   rule mark.bid-zero         there for A bid of 0 is no bid. If nobody bids, the piece stays in the bank.
  zero_is_a_bid = yes                  margin       0                        clear no    rule mark.bid-zero         there for
  zero_is_a_bid = yes                  first seat   0 (-6 to +6) % points    clear no    rule mark.bid-zero         there for
  zero_is_a_bid = yes                  shared       0 (-6 to +6) % points    clear no    rule mark.bid-zero         there for
  zero_is_a_bid = yes                  finished     0 (-6 to +6) % points    clear no    rule mark.bid-zero         there for
30 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy · all pairs came out exactly alike in cash = 0, margin, fee_one_row = 0, fee_both_rows = 0, margin, closed_hammer_ends_turn = yes, turns, 2 more
The change of each measure when an option is switched over or all numbers of a clause are set to 0, game by game from the same seeds. Clear is what holds for the whole table together, by Holm's rule. The plot shows the first measure. Not to be switched off alone: mark.market-shape (market_squares is never 0); mark.market-values (market is never 0); mark.variant-four-rows (rows_to_end is never 0). 23 clauses have no dial.
greedy {'cash = 0 turns': -1, 'fee_one_row = 0, fee_both_rows = 0 turns': 1, 'zero_is_a_bid = yes turns': -1}
what, measure, value, low, high, n, clear, clause, there for
cash = 0, turns, -8, -10.1484, -5.64318, 30, True, mark.setup, Every player begins with $30 and an empty company of two rows of four squares: the yard in front, the roof behind it. All 40 pieces, eight of each of the five colours, are in the bank, and the market is empty. Companies that nobody runs stay empty.
cash = 0, margin, 0, nan, nan, 30, False, mark.setup, 
cash = 0, first seat, 0, -0.0612489, 0.0612489, 30, False, mark.setup, 
cash = 0, shared, 0, -0.0612489, 0.0612489, 30, False, mark.setup, 
cash = 0, finished, 0, -0.0612489, 0.0612489, 30, False, mark.setup, 
fee_one_row = 0, fee_both_rows = 0, turns, 0.5, 0.310105, 0.689895, 30, True, mark.storage-fee, At the start of a turn, before the dice, the player pays $5 if one row of the company holds three or four pieces, and $10 if both do. It is due once a turn, and not again after an auction.
fee_one_row = 0, fee_both_rows = 0, margin, 0, nan, nan, 30, False, mark.storage-fee, 
fee_one_row = 0, fee_both_rows = 0, first seat, 0, -0.0612489, 0.0612489, 30, False, mark.storage-fee, 
fee_one_row = 0, fee_both_rows = 0, shared, 0, -0.0612489, 0.0612489, 30, False, mark.storage-fee, 
fee_one_row = 0, fee_both_rows = 0, finished, 0, -0.0612489, 0.0612489, 30, False, mark.storage-fee, 
closed_hammer_ends_turn = yes, turns, 0, nan, nan, 30, False, mark.hammer-nothing, If the hammer falls with a closed colour, with a colour of which the bank has no piece, or with the star when no colour in play is in the bank, there is no auction and the player rolls again.
closed_hammer_ends_turn = yes, margin, 0, nan, nan, 30, False, mark.hammer-nothing, 
closed_hammer_ends_turn = yes, first seat, 0, -0.0612489, 0.0612489, 30, False, mark.hammer-nothing, 
closed_hammer_ends_turn = yes, shared, 0, -0.0612489, 0.0612489, 30, False, mark.hammer-nothing, 
closed_hammer_ends_turn = yes, finished, 0, -0.0612489, 0.0612489, 30, False, mark.hammer-nothing, 
zero_is_a_bid = yes, turns, -0.5, -0.689895, -0.310105, 30, True, mark.bid-zero, A bid of 0 is no bid. If nobody bids, the piece stays in the bank.
zero_is_a_bid = yes, margin, 0, nan, nan, 30, False, mark.bid-zero, 
zero_is_a_bid = yes, first seat, 0, -0.0612489, 0.0612489, 30, False, mark.bid-zero, 
zero_is_a_bid = yes, shared, 0, -0.0612489, 0.0612489, 30, False, mark.bid-zero, 
zero_is_a_bid = yes, finished, 0, -0.0612489, 0.0612489, 30, False, mark.bid-zero, 
plot of ablate: cash = 0 | fee_one_row = 0, fee_both_rows = 0 | closed_hammer_ends_turn = yes | zero_is_a_bid = yes | 30 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy · all pairs came out exactly alike in cash = 0, margin, fee_one_row = 0,
fee_both_rows = 0, margin, closed_hammer_ends_turn = yes, turns, 2 more | turns
-10.1484, -5.64318
-8
0.310105, 0.689895
0.5
nan, nan
0
-0.689895, -0.310105
-0.5
0, 0

=== ablate, a hundred games
What optional clauses are there for: No optional clause is shown to change anything
  cash = 0                             margin   0   clear no   rule mark.setup            there for Every player begins with $30 and an empty company of two rows of four squares: the yard in front, the roof behind it. All 40 pieces, eight of each of the five colours, are in the bank, and the market is empty. Companies that nobody runs stay empty.
  fee_one_row = 0, fee_both_rows = 0   margin   0   clear no   rule mark.storage-fee      there for At the start of a turn, before the dice, the player pays $5 if one row of the company holds three or four pieces, and $10 if both do. It is due once a turn, and not again after an auction.
  closed_hammer_ends_turn = yes        margin   0   clear no   rule mark.hammer-nothing   there for If the hammer falls with a closed colour, with a colour of which the bank has no piece, or with the star when no colour in play is in the bank, there is no auction and the player rolls again.
  zero_is_a_bid = yes                  margin   0   clear no   rule mark.bid-zero         there for A bid of 0 is no bid. If nobody bids, the piece stays in the bank.
100 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by sensible · all pairs came out exactly alike in cash = 0, margin, fee_one_row = 0, fee_both_rows = 0, margin, closed_hammer_ends_turn = yes, margin, 1 more
The change of each measure when an option is switched over or all numbers of a clause are set to 0, game by game from the same seeds. Clear is what holds for the whole table together, by Holm's rule. The plot shows the first measure. Not to be switched off alone: mark.market-shape (market_squares is never 0); mark.market-values (market is never 0); mark.variant-four-rows (rows_to_end is never 0). 23 clauses have no dial.
sensible {}
what, measure, value, low, high, n, clear, clause, there for
cash = 0, margin, 0, nan, nan, 100, False, mark.setup, Every player begins with $30 and an empty company of two rows of four squares: the yard in front, the roof behind it. All 40 pieces, eight of each of the five colours, are in the bank, and the market is empty. Companies that nobody runs stay empty.
fee_one_row = 0, fee_both_rows = 0, margin, 0, nan, nan, 100, False, mark.storage-fee, At the start of a turn, before the dice, the player pays $5 if one row of the company holds three or four pieces, and $10 if both do. It is due once a turn, and not again after an auction.
closed_hammer_ends_turn = yes, margin, 0, nan, nan, 100, False, mark.hammer-nothing, If the hammer falls with a closed colour, with a colour of which the bank has no piece, or with the star when no colour in play is in the bank, there is no auction and the player rolls again.
zero_is_a_bid = yes, margin, 0, nan, nan, 100, False, mark.bid-zero, A bid of 0 is no bid. If nobody bids, the piece stays in the bank.
plot of ablate: cash = 0 | fee_one_row = 0, fee_both_rows = 0 | closed_hammer_ends_turn = yes | zero_is_a_bid = yes | 100 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
sensible · all pairs came out exactly alike in cash = 0, margin, fee_one_row = 0,
fee_both_rows = 0, margin, closed_hammer_ends_turn = yes, margin, 1 more | margin
nan, nan
0
nan, nan
0
nan, nan
0
nan, nan
0
0, 0

=== versus
0.875, 0.738879, 0.945405, 40, 0

=== versus, three players
0.725, 0.57165, 0.83892, 40, 0

=== ladder
Who beats whom: In 3 of 3 pairs the later one is shown to be stronger
  beginner against random   75 % (63 to 84 %)
  greedy against random     88 % (78 to 94 %)
  greedy against beginner   83 % (72 to 91 %)
60 games each, places changed from game to game · study seed 0 · 95 % intervals, each by itself
The share of wins of the first-named bot; 50 % is even. Shown is what holds for all pairs together, by Holm's rule. A shared win counts in parts.
 {}
what, value, low, high, n
beginner against random, 0.75, 0.627679, 0.842235, 60
greedy against random, 0.883333, 0.778212, 0.942323, 60
greedy against beginner, 0.833333, 0.719684, 0.906868, 60
plot of ladder: beginner against random | greedy against random | greedy against beginner | 75 % | 88 % | 83 % | 60 games each, places changed from game to game · study seed 0 · 95 % intervals, each by
itself
0.627679, 0.842235
0.75
0.778212, 0.942323
0.883333
0.719684, 0.906868
0.833333
0.5, 0.5

=== ladder downwards
Who beats whom: In 0 of 3 pairs the later one is shown to be stronger
  greedy against sensible   12 % (6 to 22 %)
  random against sensible   0 % (0 to 6 %)
  random against greedy     7 % (3 to 16 %)
60 games each, places changed from game to game · study seed 0 · 95 % intervals, each by itself
The share of wins of the first-named bot; 33 % is even. Shown is what holds for all pairs together, by Holm's rule. A shared win counts in parts.
 {}
what, value, low, high, n
greedy against sensible, 0.116667, 0.0576772, 0.221788, 60
random against sensible, 0, 0, 0.0601719, 60
random against greedy, 0.0666667, 0.0262287, 0.159254, 60
plot of ladder: greedy against sensible | random against sensible | random against greedy | 12 % | 0 % | 7 % | 60 games each, places changed from game to game · study seed 0 · 95 % intervals, each by
itself
0.0576772, 0.221788
0.116667
0, 0.0601719
0
0.0262287, 0.159254
0.0666667
0.333333, 0.333333

=== restricted
What a kind of move is worth: greedy is shown to miss something without sell
  without sell   32 % (21 to 44 %)
  without take   60 % (47 to 71 %)
60 games each, places changed from game to game · study seed 0 · 95 % intervals, each by itself
The share of wins of the bot that is denied the kind of move while anything else is legal, against its whole self; 50 % is even. Shown is what holds for all kinds together, by Holm's rule.
 {}
what, value, low, high, n
without sell, 0.316667, 0.213059, 0.442338, 60
without take, 0.6, 0.473661, 0.714305, 60
plot of restricted: without sell | without take | 32 % | 60 % | 60 games each, places changed from game to game · study seed 0 · 95 % intervals, each by
itself
0.213059, 0.442338
0.316667
0.473661, 0.714305
0.6
0.5, 0.5

=== restricted, 99 games
What a kind of move is worth: Too few games to tell whether greedy misses anything
  without bid   38 % (29 to 48 %)   games 99
99 games each, places changed from game to game · study seed 0 · 95 % intervals, each by itself
The share of wins of the bot that is denied the kind of move while anything else is legal, against its whole self; 33 % is even. Shown is what holds for all kinds together, by Holm's rule.
 {}
what, value, low, high, n
without bid, 0.383838, 0.294086, 0.482268, 99
plot of restricted: without bid | 38 % | 99 games each, places changed from game to game · study seed 0 · 95 % intervals, each by
itself
0.294086, 0.482268
0.383838
0.333333, 0.333333

=== restricted, nothing missed
What a kind of move is worth: greedy is not shown to miss anything
  without bid   38 % (29 to 48 %)   games 100
100 games each, places changed from game to game · study seed 0 · 95 % intervals, each by itself
The share of wins of the bot that is denied the kind of move while anything else is legal, against its whole self; 33 % is even. Shown is what holds for all kinds together, by Holm's rule.
 {}
what, value, low, high, n
without bid, 0.38, 0.290976, 0.477902, 100
plot of restricted: without bid | 38 % | 100 games each, places changed from game to game · study seed 0 · 95 % intervals, each by
itself
0.290976, 0.477902
0.38
0.333333, 0.333333

=== restricted, too few
What a kind of move is worth: Too few games to tell whether greedy misses anything
  without sell   38 % (14 to 69 %)   games 8
8 games each, places changed from game to game · study seed 0 · 95 % intervals, each by itself
The share of wins of the bot that is denied the kind of move while anything else is legal, against its whole self; 33 % is even. Shown is what holds for all kinds together, by Holm's rule.
 {}
what, value, low, high, n
without sell, 0.375, 0.136844, 0.694258, 8
plot of restricted: without sell | 38 % | 8 games each, places changed from game to game · study seed 0 · 95 % intervals, each by
itself
0.136844, 0.694258
0.375
0.333333, 0.333333

=== restricted, a hundred
What a kind of move is worth: random is shown to miss something without sell
  without sell   9 % (5 to 16 %)   games 100
100 games each, places changed from game to game · study seed 0 · 95 % intervals, each by itself
The share of wins of the bot that is denied the kind of move while anything else is legal, against its whole self; 25 % is even. Shown is what holds for all kinds together, by Holm's rule.
 {}
what, value, low, high, n
without sell, 0.09, 0.0480725, 0.162262, 100
plot of restricted: without sell | 9 % | 100 games each, places changed from game to game · study seed 0 · 95 % intervals, each by
itself
0.0480725, 0.162262
0.09
0.25, 0.25

=== line-ups, the answer turns
What the change does: The answer turns with the players. With greedy: Clearly different: turns. With random: Clearly different: turns.
  turns   before 64.72   after 72.53   +7.8 (+5.8 to +9.7)   clear yes   players greedy
  turns   before 64.72   after 56.92   -7.8 (-9.7 to -5.8)   clear yes   players random
40 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy · 40 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by random
Before: mark, Rules as printed; greedy, greedy, greedy. After: mark, cash = 90; greedy, greedy, greedy. Value is the mean difference, after less before, game by game from the same seeds; clear where it holds for all measures together, by Holm's rule (an interval by itself misses 0 for one in twenty measures that do not differ). In the plot differences are parts of what was before.
greedy {'turns': 1}
what, before, after, value, low, high, n, clear, bots
turns, 64.725, 72.525, 7.8, 5.81248, 9.65383, 40, True, greedy
turns, 64.725, 56.925, -7.8, -9.65383, -5.81248, 40, True, random
plot of compare: turns · greedy | turns · random | 12 % | -12 % | 40 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy · 40 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself ·
played by random
0.0898027, 0.149151
0.12051
-0.149151, -0.0898027
-0.12051
0, 0

=== line-ups, the same
What the values do: The same with all players. With greedy: turns is lowest, 40.8, at rows_to_end = 2, and highest, 56.8, at rows_to_end = 4. With random: turns is lowest, 40.8, at rows_to_end = 2, and highest, 56.8, at rows_to_end = 4.
  rows_to_end = 2   turns   40.8 (39.3 to 42.4)   against the unchanged rules -24   above the lowest 0    players greedy
  rows_to_end = 4   turns   56.8 (55.3 to 58.4)   against the unchanged rules -8    above the lowest 16   players greedy
  rows_to_end = 2   turns   40.8 (39.3 to 42.4)   against the unchanged rules -24   above the lowest 0    players random
  rows_to_end = 4   turns   56.8 (55.3 to 58.4)   against the unchanged rules -8    above the lowest 16   players random
20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy · 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by random
Means for each combination; differences are against the unchanged rules and against the lowest, game by game from the same seeds. Values cannot be told from each other unless they differ clearly over all pairs together, by Holm's rule. The plot shows the first measure.
greedy {'rows_to_end = 2': -1, 'rows_to_end = 4': 1}
what, measure, value, low, high, n, difference, difference_low, difference_high, above_lowest, above_lowest_low, above_lowest_high, bots
rows_to_end = 2, turns, 40.75, 39.2732, 42.3711, 20, -24, nan, nan, 0, nan, nan, greedy
rows_to_end = 4, turns, 56.75, 55.2732, 58.3711, 20, -8, nan, nan, 16, nan, nan, greedy
rows_to_end = 2, turns, 40.75, 39.2732, 42.3711, 20, -24, nan, nan, 0, nan, nan, random
rows_to_end = 4, turns, 56.75, 55.2732, 58.3711, 20, -8, nan, nan, 16, nan, nan, random
plot of sweep: rows_to_end = 2 · greedy | rows_to_end = 4 · greedy | rows_to_end = 2 · random | rows_to_end = 4 · random | 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy · 20 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself ·
played by random | turns
39.2732, 42.3711
40.75
55.2732, 58.3711
56.75
39.2732, 42.3711
40.75
55.2732, 58.3711
56.75

=== line-ups of ablate
What optional clauses are there for: The answer turns with the players. With greedy, random, random: Something clearly changes with cash = 0. With random: Something clearly changes with cash = 0.
  cash = 0                             turns   -4       clear yes   rule mark.setup            there for Every player begins with $30 and an empty company of two rows of four squares: the yard in front, the roof behind it. All 40 pieces, eight of each of the five colours, are in the bank, and the market is empty. Companies that nobody runs stay empty.   players greedy, random, random
  fee_one_row = 0, fee_both_rows = 0   turns   +0.500   clear no    rule mark.storage-fee      there for At the start of a turn, before the dice, the player pays $5 if one row of the company holds three or four pieces, and $10 if both do. It is due once a turn, and not again after an auction.                                                               players greedy, random, random
  closed_hammer_ends_turn = yes        turns   0        clear no    rule mark.hammer-nothing   there for If the hammer falls with a closed colour, with a colour of which the bank has no piece, or with the star when no colour in play is in the bank, there is no auction and the player rolls again.                                                            players greedy, random, random
  zero_is_a_bid = yes                  turns   -0.500   clear no    rule mark.bid-zero         there for A bid of 0 is no bid. If nobody bids, the piece stays in the bank.                                                                                                                                                                                         players greedy, random, random
  cash = 0                             turns   +4       clear yes   rule mark.setup            there for Every player begins with $30 and an empty company of two rows of four squares: the yard in front, the roof behind it. All 40 pieces, eight of each of the five colours, are in the bank, and the market is empty. Companies that nobody runs stay empty.   players random
  fee_one_row = 0, fee_both_rows = 0   turns   +0.500   clear no    rule mark.storage-fee      there for At the start of a turn, before the dice, the player pays $5 if one row of the company holds three or four pieces, and $10 if both do. It is due once a turn, and not again after an auction.                                                               players random
  closed_hammer_ends_turn = yes        turns   0        clear no    rule mark.hammer-nothing   there for If the hammer falls with a closed colour, with a colour of which the bank has no piece, or with the star when no colour in play is in the bank, there is no auction and the player rolls again.                                                            players random
  zero_is_a_bid = yes                  turns   -0.500   clear no    rule mark.bid-zero         there for A bid of 0 is no bid. If nobody bids, the piece stays in the bank.                                                                                                                                                                                         players random
12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy, random, random · no interval yet, as games are too few or too much alike, for cash = 0, turns (needs some 24 games), fee_one_row = 0, fee_both_rows = 0, turns (needs some 16 games), zero_is_a_bid = yes, turns (needs some 16 games) · all pairs came out exactly alike in closed_hammer_ends_turn = yes, turns · 12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by random · no interval yet, as games are too few or too much alike, for cash = 0, turns (needs some 24 games), fee_one_row = 0, fee_both_rows = 0, turns (needs some 16 games), zero_is_a_bid = yes, turns (needs some 16 games) · all pairs came out exactly alike in closed_hammer_ends_turn = yes, turns
The change of each measure when an option is switched over or all numbers of a clause are set to 0, game by game from the same seeds. Clear is what holds for the whole table together, by Holm's rule. The plot shows the first measure. Not to be switched off alone: mark.market-shape (market_squares is never 0); mark.market-values (market is never 0); mark.variant-four-rows (rows_to_end is never 0). 23 clauses have no dial.
greedy, random, random {'cash = 0 turns': -1}
what, measure, value, low, high, n, clear, clause, there for, bots
cash = 0, turns, -4, nan, nan, 12, True, mark.setup, Every player begins with $30 and an empty company of two rows of four squares: the yard in front, the roof behind it. All 40 pieces, eight of each of the five colours, are in the bank, and the market is empty. Companies that nobody runs stay empty., greedy, random, random
fee_one_row = 0, fee_both_rows = 0, turns, 0.5, nan, nan, 12, False, mark.storage-fee, At the start of a turn, before the dice, the player pays $5 if one row of the company holds three or four pieces, and $10 if both do. It is due once a turn, and not again after an auction., greedy, random, random
closed_hammer_ends_turn = yes, turns, 0, nan, nan, 12, False, mark.hammer-nothing, If the hammer falls with a closed colour, with a colour of which the bank has no piece, or with the star when no colour in play is in the bank, there is no auction and the player rolls again., greedy, random, random
zero_is_a_bid = yes, turns, -0.5, nan, nan, 12, False, mark.bid-zero, A bid of 0 is no bid. If nobody bids, the piece stays in the bank., greedy, random, random
cash = 0, turns, 4, nan, nan, 12, True, mark.setup, Every player begins with $30 and an empty company of two rows of four squares: the yard in front, the roof behind it. All 40 pieces, eight of each of the five colours, are in the bank, and the market is empty. Companies that nobody runs stay empty., random
fee_one_row = 0, fee_both_rows = 0, turns, 0.5, nan, nan, 12, False, mark.storage-fee, At the start of a turn, before the dice, the player pays $5 if one row of the company holds three or four pieces, and $10 if both do. It is due once a turn, and not again after an auction., random
closed_hammer_ends_turn = yes, turns, 0, nan, nan, 12, False, mark.hammer-nothing, If the hammer falls with a closed colour, with a colour of which the bank has no piece, or with the star when no colour in play is in the bank, there is no auction and the player rolls again., random
zero_is_a_bid = yes, turns, -0.5, nan, nan, 12, False, mark.bid-zero, A bid of 0 is no bid. If nobody bids, the piece stays in the bank., random
plot of ablate: cash = 0 · greedy, random, random | fee_one_row = 0, fee_both_rows = 0 · greedy, random, random | closed_hammer_ends_turn = yes · greedy, random, random | zero_is_a_bid = yes · greedy, random, random | cash = 0 · random | fee_one_row = 0, fee_both_rows = 0 · random | closed_hammer_ends_turn = yes · random | zero_is_a_bid = yes · random | 12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy, random, random · no interval yet, as games are too few or too much alike, for cash =
0, turns (needs some 24 games), fee_one_row = 0, fee_both_rows = 0, turns (needs some 16
games), zero_is_a_bid = yes, turns (needs some 16 games) · all pairs came out exactly alike
in closed_hammer_ends_turn = yes, turns · 12 games a side, paired by seed · study seed 0 ·
95 % intervals, each by itself · played by random · no interval yet, as games are too few or
too much alike, for cash = 0, turns (needs some 24 games), fee_one_row = 0, fee_both_rows =
0, turns (needs some 16 games), zero_is_a_bid = yes, turns (needs some 16 games) · all pairs
came out exactly alike in closed_hammer_ends_turn = yes, turns | turns
nan, nan
-4
nan, nan
0.5
nan, nan
0
nan, nan
-0.5
nan, nan
4
nan, nan
0.5

=== line-ups of dials
Which dials matter: The same with all players. With greedy: rows to end clearly changes turns. With greedy, random, random: rows to end clearly changes turns.
  rows_to_end     down   to 4                          rule mark.variant-four-rows   -8                    clear yes   players greedy
  pieces          down   to 7                          rule mark.setup               +1.5 (+0.8 to +2.2)   clear no    players greedy
  pieces          up     to 9                          rule mark.setup               -1.5 (-2.2 to -0.8)   clear no    players greedy
  cash            down   to 25                         rule mark.setup               -1.33                 clear no    players greedy
  cash            up     to 35                         rule mark.setup               0                     clear no    players greedy
  crowded         down   to 2                          rule mark.storage-fee         -0.500                clear no    players greedy
  crowded         up     to 4                          rule mark.storage-fee         +0.500                clear no    players greedy
  players         down   to 2                          rule mark.setup               -0.5 (-3.2 to +2.2)   clear no    players greedy
  players         up     to 4                          rule mark.setup               0                     clear no    players greedy
  fee_both_rows   down   to 9                          rule mark.storage-fee         0                     clear no    players greedy
  fee_both_rows   up     to 11                         rule mark.storage-fee         0                     clear no    players greedy
  fee_one_row     down   to 4                          rule mark.storage-fee         0                     clear no    players greedy
  fee_one_row     up     to 6                          rule mark.storage-fee         0                     clear no    players greedy
  market          up     to 10 15 20 35 75 / 10 1...   rule mark.market-values       0                     clear no    players greedy
  squares         down   to 3                          rule mark.setup               0                     clear no    players greedy
  squares         up     to 5                          rule mark.setup               0                     clear no    players greedy
  rows_to_end     down   to 4                          rule mark.variant-four-rows   -8                    clear yes   players greedy, random, random
  pieces          down   to 7                          rule mark.setup               +1.5 (+0.8 to +2.2)   clear no    players greedy, random, random
  pieces          up     to 9                          rule mark.setup               -1.5 (-2.2 to -0.8)   clear no    players greedy, random, random
  cash            down   to 25                         rule mark.setup               -1.33                 clear no    players greedy, random, random
  cash            up     to 35                         rule mark.setup               0                     clear no    players greedy, random, random
  crowded         down   to 2                          rule mark.storage-fee         -0.500                clear no    players greedy, random, random
  crowded         up     to 4                          rule mark.storage-fee         +0.500                clear no    players greedy, random, random
  fee_both_rows   down   to 9                          rule mark.storage-fee         0                     clear no    players greedy, random, random
  fee_both_rows   up     to 11                         rule mark.storage-fee         0                     clear no    players greedy, random, random
  fee_one_row     down   to 4                          rule mark.storage-fee         0                     clear no    players greedy, random, random
  fee_one_row     up     to 6                          rule mark.storage-fee         0                     clear no    players greedy, random, random
  market          up     to 10 15 20 35 75 / 10 1...   rule mark.market-values       0                     clear no    players greedy, random, random
  squares         down   to 3                          rule mark.setup               0                     clear no    players greedy, random, random
  squares         up     to 5                          rule mark.setup               0                     clear no    players greedy, random, random
12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy · no interval yet, as games are too few or too much alike, for cash down (needs some 24 games), squares down (needs some 16 games), squares up (needs some 16 games), 3 more · all pairs came out exactly alike in players up, cash up, market up, 4 more · 12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy, random, random · no interval yet, as games are too few or too much alike, for cash down (needs some 24 games), squares down (needs some 16 games), squares up (needs some 16 games), 3 more · all pairs came out exactly alike in cash up, market up, fee one row down, 3 more
The change of turns when a number is turned one step down or up, game by game from the same seeds. A step that the rules do not allow is left out; of a table of numbers all are turned together. Clear is what holds for all steps together, by Holm's rule.
greedy {'rows_to_end down': -1}
what, way, to, clause, value, low, high, n, clear, bots
rows_to_end, down, 4, mark.variant-four-rows, -8, nan, nan, 12, True, greedy
pieces, down, 7, mark.setup, 1.5, 0.758048, 2.24195, 12, False, greedy
pieces, up, 9, mark.setup, -1.5, -2.24195, -0.758048, 12, False, greedy
cash, down, 25, mark.setup, -1.33333, nan, nan, 12, False, greedy
cash, up, 35, mark.setup, 0, nan, nan, 12, False, greedy
crowded, down, 2, mark.storage-fee, -0.5, nan, nan, 12, False, greedy
crowded, up, 4, mark.storage-fee, 0.5, nan, nan, 12, False, greedy
players, down, 2, mark.setup, -0.5, -3.24584, 2.24288, 12, False, greedy
players, up, 4, mark.setup, 0, nan, nan, 12, False, greedy
fee_both_rows, down, 9, mark.storage-fee, 0, nan, nan, 12, False, greedy
fee_both_rows, up, 11, mark.storage-fee, 0, nan, nan, 12, False, greedy
fee_one_row, down, 4, mark.storage-fee, 0, nan, nan, 12, False, greedy
fee_one_row, up, 6, mark.storage-fee, 0, nan, nan, 12, False, greedy
market, up, 10 15 20 35 75 / 10 1..., mark.market-values, 0, nan, nan, 12, False, greedy
squares, down, 3, mark.setup, 0, nan, nan, 12, False, greedy
squares, up, 5, mark.setup, 0, nan, nan, 12, False, greedy
rows_to_end, down, 4, mark.variant-four-rows, -8, nan, nan, 12, True, greedy, random, random
pieces, down, 7, mark.setup, 1.5, 0.758048, 2.24195, 12, False, greedy, random, random
pieces, up, 9, mark.setup, -1.5, -2.24195, -0.758048, 12, False, greedy, random, random
cash, down, 25, mark.setup, -1.33333, nan, nan, 12, False, greedy, random, random
cash, up, 35, mark.setup, 0, nan, nan, 12, False, greedy, random, random
crowded, down, 2, mark.storage-fee, -0.5, nan, nan, 12, False, greedy, random, random
crowded, up, 4, mark.storage-fee, 0.5, nan, nan, 12, False, greedy, random, random
fee_both_rows, down, 9, mark.storage-fee, 0, nan, nan, 12, False, greedy, random, random
fee_both_rows, up, 11, mark.storage-fee, 0, nan, nan, 12, False, greedy, random, random
fee_one_row, down, 4, mark.storage-fee, 0, nan, nan, 12, False, greedy, random, random
fee_one_row, up, 6, mark.storage-fee, 0, nan, nan, 12, False, greedy, random, random
market, up, 10 15 20 35 75 / 10 1..., mark.market-values, 0, nan, nan, 12, False, greedy, random, random
squares, down, 3, mark.setup, 0, nan, nan, 12, False, greedy, random, random
squares, up, 5, mark.setup, 0, nan, nan, 12, False, greedy, random, random
plot of dials: pieces · greedy | players · greedy | pieces · greedy, random, random | 12 games a side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by
greedy · no interval yet, as games are too few or too much alike, for cash down (needs some
24 games), squares down (needs some 16 games), squares up (needs some 16 games), 3 more ·
all pairs came out exactly alike in players up, cash up, market up, 4 more · 12 games a
side, paired by seed · study seed 0 · 95 % intervals, each by itself · played by greedy,
random, random · no interval yet, as games are too few or too much alike, for cash down
(needs some 24 games), squares down (needs some 16 games), squares up (needs some 16 games),
3 more · all pairs came out exactly alike in cash up, market up, fee one row down, 3 more | change · filled: one step up · hatched: one step down
0.758048, 2.24195
-2.24195, -0.758048
-3.24584, 2.24288
nan, nan
0.758048, 2.24195
-2.24195, -0.758048
0, 0

=== verdicts of line-ups
lineups-same
lineups-turn
lineups-differ
lineups-same
lineups-differ
lineups-turn
