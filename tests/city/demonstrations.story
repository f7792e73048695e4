=== city.access
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile offices
    Anna draws an office block; 15 tiles are left in the pile. [city.build]
    Anna must put the office block on a reserved plot. [city.build-blocker]
build A2
    Anna builds an office block on A2. [city.build-blocker]
    The marker on A2 goes back to Anna. [city.marker-owner]
    B1 becomes a road: it is the last access of A1. [city.expropriate city.access]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P + . . . . N
  O . . . . . .
  . . . . . . .
  . . . . 2 . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 1, park 2
aside: flats 8, offices 4, park 4

14 legal moves, 1 decides

=== city.access~shop
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile park
    Anna draws a park; 12 tiles are left in the pile. [city.build]
    Anna must put the park on a reserved plot. [city.build-blocker]
build D3
    Anna builds a park on D3. [city.build-blocker]
    The marker on D3 goes back to Anna. [city.marker-owner]
    E4 becomes a road: it is the last access of D4. [city.expropriate city.access]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P  .  .  .  .  .  N
  .  .  .  .  .  .  .
  .  .  .  G  .  .  .
  .  .  F  p2 +  .  .
  .  .  .  O  .  .  .
  .  .  .  .  .  .  .
  R  .  .  .  .  .  T
coins: 15 14
pile: dump 2, fishmonger 1, station 2, toyshop 2, flats 3, offices 1, park 1
aside: flats 8, offices 4, park 4

16 legal moves, 1 decides

=== city.auction-last
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile station
    Anna draws a petrol station; 14 tiles are left in the pile. [city.build]
    Only Ben lacks a petrol station and gets it free. [city.auction-last city.one-each]

turn: 20
phase: build
player: 1
board:
  P  .  .  .  .  .  N
  .  .  .  .  .  .  .
  .  .  1  .  .  .  .
  .  .  .  .  2  .  .
  .  r1 .  .  .  .  .
  .  .  .  .  .  .  .
  R  .  .  .  .  .  T
coins: 12 15
pile: dump 2, fishmonger 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4
tile: station
winner: 2

1 legal moves, 1 decides

=== city.auction-no-plot
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 15 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Ben and Anna. [city.auction]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
    Equal bids of 0 by Ben and Anna: Ben comes first, counting clockwise from the left of Anna. [city.auction-tie]
    The bids are shown: Ben 0 and Anna 0. Ben pays 0 coins for the toy shop. [city.auction]
    Ben has no plot: the toy shop stays off the board for good, and its route counts 8. [city.auction-no-plot]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]

turn: 20
phase: choose
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . . . .
  . 1 . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
off-board: t2
pile: dump 2, fishmonger 2, station 2, toyshop 1, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

17 legal moves, 0 decides

=== city.auction-place
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 15 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Anna. [city.auction]
bid 3
    Ben lays a sealed bid of 3. [city.auction city.open-info]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Ben 3 and Anna 2. Ben pays 3 coins for the fishmonger. [city.auction]
build E4
    Ben builds a fishmonger on E4. [city.auction-place]
    The fishmonger keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]

turn: 20
phase: choose
player: 1
board:
  P  .  .  .  .  .  N
  .  .  .  .  .  .  .
  .  .  1  .  .  .  .
  .  .  .  .  p2 .  .
  .  1  .  .  .  .  .
  .  .  .  .  .  .  .
  R  .  .  .  .  .  T
coins: 15 12
pile: dump 2, fishmonger 1, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

try build C3
    C3 is reserved by Player 1: only its owner builds there. [city.reserve-owner], nearest: build E4
21 legal moves, 0 decides

=== city.auction-place~figure-2
the start
draw
    Red wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile fishmonger
    Red draws a fishmonger; 23 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Blue, Yellow and Red. [city.auction]
bid 0
    Blue lays a sealed bid of 0. [city.auction city.open-info]
bid 1
    Yellow lays a sealed bid of 1. [city.auction city.open-info]
bid 2
    Red lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Blue 0, Yellow 1 and Red 2. Red pays 2 coins for the fishmonger. [city.auction]
build B1
    Red builds a fishmonger on B1. [city.auction-place]
    The fishmonger keeps its marker, and Red gets one of those set aside. [city.marker-owner]
    A2 becomes a road: it is the last access of A1. [city.expropriate city.access]
    Blue has lost A2 to the road; its marker goes back to hand. [city.expropriate-marker]
    Red drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 21: Blue. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P  p1 .  .  .  .  .  N
  +  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  3  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  R  .  .  .  .  .  .  T
coins: 13 15 15
pile: dump 3, fishmonger 2, station 3, toyshop 3, flats 6, offices 3, park 3
aside: flats 6, offices 3, park 3

13 legal moves, 1 decides

=== city.auction-place~figure-6
the start
draw
    Yellow wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile fishmonger
    Yellow draws a fishmonger; 22 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Red, Blue and Yellow. [city.auction]
bid 0
    Red lays a sealed bid of 0. [city.auction city.open-info]
bid 1
    Blue lays a sealed bid of 1. [city.auction city.open-info]
bid 2
    Yellow lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Red 0, Blue 1 and Yellow 2. Yellow pays 2 coins for the fishmonger. [city.auction]
build B2
    Yellow builds a fishmonger on B2. [city.auction-place]
    The fishmonger keeps its marker, and Yellow gets one of those set aside. [city.marker-owner]
    C1 becomes a road: building on it later would cut off B1. [city.expropriate city.connected]
    A3 becomes a road: building on it later would cut off A2. [city.expropriate city.connected]
    Red has lost A3 to the road; its marker goes back to hand. [city.expropriate-marker]
    A4 becomes a road: building on it later would cut off A2 and A3. [city.expropriate city.connected]
    Yellow drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 22: Red. [city.turn city.turn-end]

turn: 22
phase: choose
player: 1
board:
  P  .  +  .  .  .  .  N
  .  p3 .  .  .  .  .  .
  +  F  .  .  .  .  .  .
  +  .  .  .  .  .  .  .
  .  .  .  .  1  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  R  .  .  .  .  .  .  T
coins: 15 15 13
pile: dump 3, fishmonger 2, station 3, toyshop 3, flats 5, offices 3, park 3
aside: flats 6, offices 3, park 3

18 legal moves, 0 decides

=== city.auction-tie
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 15 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Anna. [city.auction]
bid 3
    Ben lays a sealed bid of 3. [city.auction city.open-info]
bid 3
    Anna lays a sealed bid of 3. [city.auction city.open-info]
    Equal bids of 3 by Ben and Anna: Ben comes first, counting clockwise from the left of Anna. [city.auction-tie]
    The bids are shown: Ben 3 and Anna 3. Ben pays 3 coins for the fishmonger. [city.auction]

turn: 20
phase: build
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . 2 . .
  . 1 . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 12
pile: dump 2, fishmonger 1, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4
tile: fishmonger
winner: 2

1 legal moves, 1 decides

=== city.auction
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 15 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Anna. [city.auction]
bid 3
    Ben lays a sealed bid of 3. [city.auction city.open-info]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Ben 3 and Anna 2. Ben pays 3 coins for the fishmonger. [city.auction]

turn: 20
phase: build
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . 2 . .
  . 1 . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 12
pile: dump 2, fishmonger 1, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4
tile: fishmonger
winner: 2

try bid 16
    Player 2 has 15 coins and cannot bid 16. [city.auction], nearest: bid 15
1 legal moves, 1 decides

=== city.auction~abstains
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 15 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Anna. [city.auction]
abstain
    Ben stays out of the auction, in secret. [city.auction city.open-info]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
    Out of the auction stayed Ben. [city.auction]
    The bids are shown: Anna 2. Anna pays 2 coins for the fishmonger. [city.auction]

turn: 20
phase: build
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . 2 . .
  . 1 . . . . .
  . . . . . . .
  R . . . . . T
coins: 13 15
pile: dump 2, fishmonger 1, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4
tile: fishmonger
winner: 1

2 legal moves, 0 decides

=== city.auction~all-abstain
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 15 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Anna. [city.auction]
abstain
    Ben stays out of the auction, in secret. [city.auction city.open-info]
abstain
    Anna stays out of the auction, in secret. [city.auction city.open-info]
    Nobody wants the fishmonger: Ben comes first, counting clockwise from the left of Anna, and gets it for nothing. [city.auction city.auction-tie]

turn: 20
phase: build
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . 2 . .
  . 1 . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 1, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4
tile: fishmonger
winner: 2

1 legal moves, 1 decides

=== city.auction~must-bid
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 15 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Anna. [city.auction]

turn: 20
phase: bid
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . 2 . .
  . 1 . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 1, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4
tile: fishmonger
bids: - -

try abstain
    Player 2 must lay a bid: nobody may stay out of an auction, and 0 is a bid. [city.auction], nearest: None
16 legal moves, 1 decides

=== city.auction~too-high
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 14 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Anna. [city.auction]

turn: 20
phase: bid
player: 1
board:
  P  .  .  .  .  .  N
  .  .  .  .  .  .  .
  .  .  1  .  .  .  .
  .  .  .  .  2  .  .
  .  t2 .  .  .  .  .
  .  .  .  .  .  .  .
  R  .  .  .  .  .  T
coins: 15 4
pile: dump 2, fishmonger 1, station 2, toyshop 1, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4
tile: fishmonger
bids: - -

try bid 5
    Player 2 has 4 coins and cannot bid 5. [city.auction], nearest: bid 4
5 legal moves, 1 decides

=== city.board
the set-up
    5 players sit down at a board of 10 by 10 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    39 tiles are shuffled into the pile: 5 shops of each kind and 19 blockers; 5 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]

turn: 0
phase: site
board:
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
coins: 15 15 15 15 15
pile: dump 5, fishmonger 5, station 5, toyshop 5, flats 9, offices 5, park 5
aside: flats 3, offices 1, park 1

4 legal moves, -1 decides

=== city.build-blocker
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Anna draws a block of flats; 15 tiles are left in the pile. [city.build]
    Anna must put the block of flats on a reserved plot. [city.build-blocker]
build C3
    Anna builds a block of flats on C3. [city.build-blocker]
    The marker on C3 goes back to Anna. [city.marker-owner]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P . . . . . N
  . . . . . . .
  . . F . . . .
  . . . . 1 . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

try build D3
    Player 1 has not reserved D3, and builds on reserved plots only. [city.build-blocker], nearest: build C3
16 legal moves, 1 decides

=== city.build-blocker~figure-5
the start
draw
    Blue wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Blue draws a block of flats; 23 tiles are left in the pile. [city.build]
    Blue must put the block of flats on a reserved plot. [city.build-blocker]
build B3
    Blue builds a block of flats on B3. [city.build-blocker]
    The marker on B3 goes back to Blue. [city.marker-owner]
    Turn 21: Yellow. [city.turn city.turn-end]

turn: 21
phase: choose
player: 3
board:
  P . . . . . . N
  . 3 . . . . . .
  1 F . . . . . .
  . . . . . . . .
  . . . . 1 . . .
  . . . . . . . .
  . . . . . . . .
  R . . . . . . T
coins: 15 15 15
pile: dump 3, fishmonger 3, station 3, toyshop 3, flats 5, offices 3, park 3
aside: flats 6, offices 3, park 3

17 legal moves, 2 decides

=== city.build
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]

turn: 20
phase: draw
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . . . .
  . . . F . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

7 legal moves, -1 decides

=== city.build~no-plot
the start

turn: 20
phase: choose
player: 2
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . . . .
  . . . F . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

try draw
    Player 2 has no reserved plot to build on. [city.build], nearest: None
16 legal moves, 1 decides

=== city.connected
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Anna draws a block of flats; 10 tiles are left in the pile. [city.build]
    Anna must put the block of flats on a reserved plot. [city.build-blocker]
build D2
    Anna builds a block of flats on D2. [city.build-blocker]
    The marker on D2 goes back to Anna. [city.marker-owner]
    C1 becomes a road: building on it later would cut off B1, A2, B2, C2, A3, B3, C3, A4, B4, C4, A5, B5, C5, A6, B6, C6, B7 and C7. [city.expropriate city.connected]
    D1 becomes a road: building on it later would cut off E1, F1, E2, F2, G2, E3, F3, G3, E4, F4, G4, E5, F5, G5, E6, F6, G6, E7 and F7. [city.expropriate city.connected]
    Ben has lost D1 to the road; its marker goes back to hand. [city.expropriate-marker]
    E1 becomes a road: building on it later would cut off F1, E2, F2, G2, E3, F3, G3, E4, F4, G4, E5, F5, G5, E6, F6, G6, E7 and F7. [city.expropriate city.connected]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P . + + + . N
  . . . F . . .
  . . . O . . .
  . . . G 2 . .
  . . . G . . .
  . . . F . . .
  R . . F . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 1, offices 1
aside: flats 8, offices 4, park 4

21 legal moves, 1 decides

=== city.connected~figure-7
the start
draw
    Yellow wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile fishmonger
    Yellow draws a fishmonger; 22 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Red, Blue and Yellow. [city.auction]
bid 0
    Red lays a sealed bid of 0. [city.auction city.open-info]
bid 1
    Blue lays a sealed bid of 1. [city.auction city.open-info]
bid 2
    Yellow lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Red 0, Blue 1 and Yellow 2. Yellow pays 2 coins for the fishmonger. [city.auction]
build B2
    Yellow builds a fishmonger on B2. [city.auction-place]
    The fishmonger keeps its marker, and Yellow gets one of those set aside. [city.marker-owner]
    C1 becomes a road: building on it later would cut off B1. [city.expropriate city.connected]
    A3 becomes a road: building on it later would cut off A2. [city.expropriate city.connected]
    Red has lost A3 to the road; its marker goes back to hand. [city.expropriate-marker]
    A4 becomes a road: building on it later would cut off A2 and A3. [city.expropriate city.connected]
    Yellow drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 22: Red. [city.turn city.turn-end]

turn: 22
phase: choose
player: 1
board:
  P  .  +  .  .  .  .  N
  .  p3 .  .  .  .  .  .
  +  F  .  .  .  .  .  .
  +  .  .  .  .  .  .  .
  .  .  .  .  1  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  R  .  .  .  .  .  .  T
coins: 15 15 13
pile: dump 3, fishmonger 2, station 3, toyshop 3, flats 5, offices 3, park 3
aside: flats 6, offices 3, park 3

18 legal moves, 0 decides

=== city.distributors
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port A1
    The draw gives the port the corner A1. [city.setup-draw]
    The port stands on A1. [city.distributors]
site plant G1
    The draw gives the nuclear plant the corner G1. [city.setup-draw]
    The nuclear plant stands on G1. [city.distributors]
site refinery A7
    The draw gives the refinery the corner A7. [city.setup-draw]
    The refinery stands on A7. [city.distributors]
site factory G7
    The draw gives the toy factory the corner G7. [city.setup-draw]
    The toy factory stands on G7. [city.distributors]

turn: 0
phase: first-player
board:
  P . . . . . N
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

try site factory D4
    In the easy game the toy factory stands in a free corner, not on D4. [city.distributors], nearest: site factory G7
2 legal moves, -1 decides

=== city.distributors~corner
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port A1
    The draw gives the port the corner A1. [city.setup-draw]
    The port stands on A1. [city.distributors]

turn: 0
phase: site
board:
  P . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

try site plant D4
    In the easy game the nuclear plant stands in a free corner, not on D4. [city.distributors], nearest: site plant G1
3 legal moves, -1 decides

=== city.distributors~given
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
    The port stands on A1. [city.distributors]
    The nuclear plant stands on F2. [city.distributors]
    The refinery stands on D4. [city.distributors]
    The toy factory stands on B6. [city.distributors]

turn: 0
phase: first-player
board:
  P . . . . . .
  . . . . . N .
  . . . . . . .
  . . . R . . .
  . . . . . . .
  . T . . . . .
  . . . . . . .
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

2 legal moves, -1 decides

=== city.drawer-lost
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 15 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Ben and Anna. [city.auction]
bid 2
    Ben lays a sealed bid of 2. [city.auction city.open-info]
bid 1
    Anna lays a sealed bid of 1. [city.auction city.open-info]
    The bids are shown: Ben 2 and Anna 1. Ben pays 2 coins for the toy shop. [city.auction]
build E4
    Ben builds a toy shop on E4. [city.auction-place]
    The toy shop keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]

turn: 20
phase: choose
player: 1
board:
  P  .  .  .  .  .  N
  .  .  .  .  .  .  .
  .  .  1  .  .  .  .
  .  .  .  .  t2 .  .
  .  1  .  .  .  .  .
  .  .  .  .  .  .  .
  R  .  .  .  .  .  T
coins: 15 13
pile: dump 2, fishmonger 2, station 2, toyshop 1, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

21 legal moves, 0 decides

=== city.drawer-lost~pile-empty
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile dump
    Anna draws a waste dump; 0 tiles are left in the pile. [city.build]
    Only Ben lacks a waste dump and gets it free. [city.auction-last city.one-each]
build C4
    Ben builds a waste dump on C4. [city.auction-place]
    The waste dump keeps its marker; none is left set aside for Ben. [city.marker-owner]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]

turn: 28
phase: choose
player: 1
board:
  N  +  F  1  P
  r2 +  +  +  +
  1  +  r1 t2 +
  O  +  n2 n1 t1
  T  +  +  +  R
coins: 1 7
off-board: p1 p2
pile: empty
aside: flats 11, offices 5, park 6

8 legal moves, 0 decides

=== city.drawer-won
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 15 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Ben and Anna. [city.auction]
bid 1
    Ben lays a sealed bid of 1. [city.auction city.open-info]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Ben 1 and Anna 2. Anna pays 2 coins for the toy shop. [city.auction]
build C3
    Anna builds a toy shop on C3. [city.auction-place]
    The toy shop keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    Anna drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P  .  .  .  .  .  N
  .  .  .  .  .  .  .
  .  .  t1 .  .  .  .
  .  .  .  .  2  .  .
  .  1  .  .  .  .  .
  .  .  .  .  .  .  .
  R  .  .  .  .  .  T
coins: 13 15
pile: dump 2, fishmonger 2, station 2, toyshop 1, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

21 legal moves, 1 decides

=== city.end
the start
draw
    Ben wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 11 tiles are left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build B4
    Ben builds a block of flats on B4. [city.build-blocker]
    The marker on B4 goes back to Ben. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 11 tiles left in the pile. [city.end]
    The waste dump of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The petrol station of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The toy shop of Anna is 3 road tiles from the toy factory. [city.route]
    The waste dump of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The petrol station of Ben is 1 road tile from the refinery. [city.route]
    The toy shop of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    Anna: routes of 27 less 2 coins make 25. [city.score]
    Ben: routes of 25 less 15 coins make 10. [city.score]
    Ben wins with 10. [city.score]

outcome: city.end
scores: (25, 10)
winners: (1,)
turn: 16
phase: over
player: 2
board:
  R  F  +  P
  +  r2 +  O
  +  +  +  t1
  T  F  +  N
coins: 2 15
pile: dump 2, fishmonger 2, station 1, toyshop 1, flats 2, offices 1, park 2
aside: flats 8, offices 4, park 4

0 legal moves, None decides

=== city.end~over
the start
draw
    Ben wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 11 tiles are left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build B4
    Ben builds a block of flats on B4. [city.build-blocker]
    The marker on B4 goes back to Ben. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 11 tiles left in the pile. [city.end]
    The waste dump of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The petrol station of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The toy shop of Anna is 3 road tiles from the toy factory. [city.route]
    The waste dump of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The petrol station of Ben is 1 road tile from the refinery. [city.route]
    The toy shop of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    Anna: routes of 27 less 2 coins make 25. [city.score]
    Ben: routes of 25 less 15 coins make 10. [city.score]
    Ben wins with 10. [city.score]

outcome: city.end
scores: (25, 10)
winners: (1,)
turn: 16
phase: over
player: 2
board:
  R  F  +  P
  +  r2 +  O
  +  +  +  t1
  T  F  +  N
coins: 2 15
pile: dump 2, fishmonger 2, station 1, toyshop 1, flats 2, offices 1, park 2
aside: flats 8, offices 4, park 4

try draw
    The game is over. [city.end], nearest: None
0 legal moves, None decides

=== city.expropriate-marker
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Anna draws a block of flats; 15 tiles are left in the pile. [city.build]
    Anna must put the block of flats on a reserved plot. [city.build-blocker]
build B2
    Anna builds a block of flats on B2. [city.build-blocker]
    The marker on B2 goes back to Anna. [city.marker-owner]
    C1 becomes a road: building on it later would cut off B1. [city.expropriate city.connected]
    Ben has lost C1 to the road; its marker goes back to hand. [city.expropriate-marker]
    A3 becomes a road: building on it later would cut off A2. [city.expropriate city.connected]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P . + . . . N
  . F . . . . .
  + . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

12 legal moves, 1 decides

=== city.expropriate-marker~figure-3
the start
draw
    Red wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile fishmonger
    Red draws a fishmonger; 23 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Blue, Yellow and Red. [city.auction]
bid 0
    Blue lays a sealed bid of 0. [city.auction city.open-info]
bid 1
    Yellow lays a sealed bid of 1. [city.auction city.open-info]
bid 2
    Red lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Blue 0, Yellow 1 and Red 2. Red pays 2 coins for the fishmonger. [city.auction]
build B1
    Red builds a fishmonger on B1. [city.auction-place]
    The fishmonger keeps its marker, and Red gets one of those set aside. [city.marker-owner]
    A2 becomes a road: it is the last access of A1. [city.expropriate city.access]
    Blue has lost A2 to the road; its marker goes back to hand. [city.expropriate-marker]
    Red drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 21: Blue. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P  p1 .  .  .  .  .  N
  +  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  3  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  R  .  .  .  .  .  .  T
coins: 13 15 15
pile: dump 3, fishmonger 2, station 3, toyshop 3, flats 6, offices 3, park 3
aside: flats 6, offices 3, park 3

13 legal moves, 1 decides

=== city.expropriate
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Anna draws a block of flats; 15 tiles are left in the pile. [city.build]
    Anna must put the block of flats on a reserved plot. [city.build-blocker]
build B2
    Anna builds a block of flats on B2. [city.build-blocker]
    The marker on B2 goes back to Anna. [city.marker-owner]
    C1 becomes a road: building on it later would cut off B1. [city.expropriate city.connected]
    A3 becomes a road: building on it later would cut off A2. [city.expropriate city.connected]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P . + . . . N
  . F . . . . .
  + . . . . . .
  . . . . 2 . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

17 legal moves, 1 decides

=== city.expropriate~both
the start
draw
    Anna wants to build, has 5 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 10 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Anna. [city.auction]
bid 2
    Ben lays a sealed bid of 2. [city.auction city.open-info]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
    Equal bids of 2 by Ben and Anna: Ben comes first, counting clockwise from the left of Anna. [city.auction-tie]
    The bids are shown: Ben 2 and Anna 2. Ben pays 2 coins for the fishmonger. [city.auction]
build A4
    Ben builds a fishmonger on A4. [city.auction-place]
    The fishmonger keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    B2 becomes a road: building on it later would cut off A2 and A3. [city.expropriate city.connected]
    Ben has lost B2 to the road; its marker goes back to hand. [city.expropriate-marker]
    D3 becomes a road: building on it later would cut off B4, D4, E4, B5, C5 and D5. [city.expropriate city.connected]
    B5 becomes a road: it is the last access of A5, and building on it later would cut off B4. [city.expropriate city.access city.connected]
    Ben has lost B5 to the road; its marker goes back to hand. [city.expropriate-marker]
    C5 becomes a road: building on it later would cut off B4 and B5. [city.expropriate city.connected]
    D5 becomes a road: building on it later would cut off B4, B5 and C5. [city.expropriate city.connected]
    Anna has lost D5 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]

turn: 20
phase: choose
player: 1
board:
  P  n1 1  F  N
  +  +  +  +  +
  1  t2 1  +  O
  p2 1  r1 +  .
  R  +  +  +  T
coins: 2 3
pile: dump 1, fishmonger 1, station 1, toyshop 1, flats 3, offices 1, park 2
aside: flats 8, offices 4, park 4

2 legal moves, 0 decides

=== city.first-player
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port A1
    The draw gives the port the corner A1. [city.setup-draw]
    The port stands on A1. [city.distributors]
site plant G1
    The draw gives the nuclear plant the corner G1. [city.setup-draw]
    The nuclear plant stands on G1. [city.distributors]
site refinery A7
    The draw gives the refinery the corner A7. [city.setup-draw]
    The refinery stands on A7. [city.distributors]
site factory G7
    The draw gives the toy factory the corner G7. [city.setup-draw]
    The toy factory stands on G7. [city.distributors]
first 2
    The draw falls on Ben, who begins. [city.first-player]
    Turn 1: Ben. [city.turn]

turn: 1
phase: choose
player: 2
board:
  P . . . . . N
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

try first 3
    There is no player 3; 2 players play. [city.first-player], nearest: first 2
45 legal moves, 1 decides

=== city.marker-owner
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile park
    Anna draws a park; 15 tiles are left in the pile. [city.build]
    Anna must put the park on a reserved plot. [city.build-blocker]
build C3
    Anna builds a park on C3. [city.build-blocker]
    The marker on C3 goes back to Anna. [city.marker-owner]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P . . . . . N
  . . . . . . .
  . . G . . . .
  . . . . 1 . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 1
aside: flats 8, offices 4, park 4

16 legal moves, 1 decides

=== city.marker-owner~first-shop
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 15 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Ben and Anna. [city.auction]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Ben 0 and Anna 2. Anna pays 2 coins for the toy shop. [city.auction]
build C3
    Anna builds a toy shop on C3. [city.auction-place]
    The toy shop keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    Anna drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P  .  .  .  .  .  N
  .  .  .  .  .  .  .
  .  .  t1 .  .  .  .
  .  .  .  .  1  .  .
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  R  .  .  .  .  .  T
coins: 13 15
pile: dump 2, fishmonger 2, station 2, toyshop 1, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

16 legal moves, 1 decides

=== city.marker-owner~third-shop
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 13 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Ben and Anna. [city.auction]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Ben 0 and Anna 2. Anna pays 2 coins for the toy shop. [city.auction]
build C3
    Anna builds a toy shop on C3. [city.auction-place]
    The toy shop keeps its marker; none is left set aside for Anna. [city.marker-owner]
    Anna drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P  .  .  .  .  .  N
  .  .  .  .  .  .  .
  .  .  t1 .  .  .  .
  .  .  .  .  1  .  .
  .  n1 .  .  .  r1 .
  .  .  2  .  .  .  .
  R  .  .  .  .  .  T
coins: 9 15
pile: dump 1, fishmonger 2, station 1, toyshop 1, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

25 legal moves, 1 decides

=== city.markers
the start

turn: 20
phase: choose
player: 1
board:
  P 1 1 1 . . N
  . . . . . . .
  1 . . . . . .
  1 . . . . . .
  1 . . 2 . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

try reserve E1
    Player 1 has no marker left in hand. [city.markers], nearest: None
1 legal moves, 0 decides

=== city.markers~set-up
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]

turn: 0
phase: site
board:
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

4 legal moves, -1 decides

=== city.money
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]

turn: 0
phase: site
board:
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

4 legal moves, -1 decides

=== city.must-act
the start
reserve B4
    Ben reserves B4 and has 5 markers left in hand. [city.reserve]
    Turn 15: Anna. [city.turn city.turn-end]
    Anna can neither reserve nor build: the turn is lost. [city.must-act city.turn-end]
    Turn 16: Ben. [city.turn city.turn-end]

turn: 16
phase: choose
player: 2
board:
  R  F  +  P
  +  r2 +  O
  +  +  +  t1
  T  2  +  N
coins: 2 15
pile: dump 2, fishmonger 2, station 1, toyshop 1, flats 3, offices 1, park 2
aside: flats 8, offices 4, park 4

1 legal moves, 1 decides

=== city.one-each
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile dump
    Anna draws a waste dump; 22 tiles are left in the pile. [city.build]
    A waste dump is auctioned among Chloé and Anna. [city.auction]
    Nobody owns two shops of a kind, so there is no second waste dump for Ben. [city.one-each]

turn: 20
phase: bid
player: 1
board:
  P  .  .  .  .  .  .  N
  .  .  .  .  .  .  .  .
  .  .  1  .  .  .  .  .
  .  .  .  .  2  .  .  .
  .  n2 .  .  .  .  .  .
  .  .  .  3  .  .  .  .
  .  .  .  .  .  .  .  .
  R  .  .  .  .  .  .  T
coins: 15 14 15
pile: dump 1, fishmonger 3, station 3, toyshop 3, flats 6, offices 3, park 3
aside: flats 6, offices 3, park 3
tile: dump
bids: - - -

16 legal moves, 2 decides

=== city.open-info
the start
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 15 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Anna. [city.auction]
bid 3
    Ben lays a sealed bid of 3. [city.auction city.open-info]

turn: 20
phase: bid
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . 2 . .
  . 1 . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 1, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4
tile: fishmonger
bids: - 3

16 legal moves, 0 decides

=== city.option-demonstration
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    18 tiles are shuffled into the pile: 2 shops of each kind and 10 blockers; 16 blockers are left over. [city.pile city.open-info]
    2 demonstrations join the pile as blockers. [city.option-demonstration]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]

turn: 0
phase: site
board:
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2, demonstration 2
aside: flats 8, offices 4, park 4

4 legal moves, -1 decides

=== city.option-demonstration~drawn
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile demonstration
    Anna draws a demonstration; 17 tiles are left in the pile. [city.build city.option-demonstration]
    Anna must put the demonstration on a reserved plot. [city.build-blocker]

turn: 20
phase: build
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2, demonstration 1
aside: flats 8, offices 4, park 4
tile: demonstration

1 legal moves, 0 decides

=== city.option-works
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]

turn: 0
phase: site
board:
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

4 legal moves, -1 decides

=== city.pile-empty
the start
lay road A3
    The pile is empty: Anna lays a road on A3. [city.pile-empty city.build]
    The marker on A3 goes back to Anna. [city.marker-owner]
    Turn 29: Ben. [city.turn city.turn-end]
    Ben can neither reserve nor build: the turn is lost. [city.must-act city.turn-end]
    Turn 30: Anna. [city.turn city.turn-end]

turn: 30
phase: choose
player: 1
board:
  N  +  F  1  P
  r2 +  +  +  +
  +  +  r1 t2 +
  O  +  p1 n1 t1
  T  +  +  +  R
coins: 1 7
off-board: n2 p2
pile: empty
aside: flats 11, offices 5, park 6

4 legal moves, 0 decides

=== city.pile-empty~blocker
the start
lay offices A3
    The pile is empty: Anna lays an office block on A3. [city.pile-empty city.build]
    The marker on A3 goes back to Anna. [city.marker-owner]
    Turn 29: Ben. [city.turn city.turn-end]
    Ben can neither reserve nor build: the turn is lost. [city.must-act city.turn-end]
    Turn 30: Anna. [city.turn city.turn-end]

turn: 30
phase: choose
player: 1
board:
  N  +  F  1  P
  r2 +  +  +  +
  O  +  r1 t2 +
  O  +  p1 n1 t1
  T  +  +  +  R
coins: 1 7
off-board: n2 p2
pile: empty
aside: flats 11, offices 4, park 6

4 legal moves, 0 decides

=== city.pile-empty~no-draw
the start

turn: 28
phase: choose
player: 1
board:
  N  +  F  1  P
  r2 +  +  +  +
  1  +  r1 t2 +
  O  +  p1 n1 t1
  T  +  +  +  R
coins: 1 7
off-board: n2 p2
pile: empty
aside: flats 11, offices 5, park 6

try draw
    The pile is empty: lay a road or a blocker that was left over. [city.pile-empty], nearest: None
8 legal moves, 0 decides

=== city.pile-empty~none-left
the start

turn: 28
phase: choose
player: 1
board:
  N  +  F  1  P
  r2 +  +  +  +
  1  +  r1 t2 +
  O  +  p1 n1 t1
  T  +  +  +  R
coins: 1 7
off-board: n2 p2
pile: empty
aside: flats 11, park 6

try lay offices A3
    No office block is left over. [city.pile-empty], nearest: lay flats A3
6 legal moves, 0 decides

=== city.pile-empty~not-yet
the start

turn: 20
phase: choose
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

try lay road C3
    A road or a left-over is laid only once the pile is empty. It still has 16 tiles. [city.pile-empty], nearest: None
13 legal moves, 0 decides

=== city.pile
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]

turn: 0
phase: site
board:
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

4 legal moves, -1 decides

=== city.pile~none-left
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]

turn: 20
phase: draw
player: 1
board:
  P . . . . . N
  . . 1 . . . .
  . . . . G . .
  . G . . . . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2
aside: flats 8, offices 4, park 4

try tile park
    The pile has no park left. [city.pile], nearest: tile offices
6 legal moves, -1 decides

=== city.reserve-first
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port A1
    The draw gives the port the corner A1. [city.setup-draw]
    The port stands on A1. [city.distributors]
site plant G1
    The draw gives the nuclear plant the corner G1. [city.setup-draw]
    The nuclear plant stands on G1. [city.distributors]
site refinery A7
    The draw gives the refinery the corner A7. [city.setup-draw]
    The refinery stands on A7. [city.distributors]
site factory G7
    The draw gives the toy factory the corner G7. [city.setup-draw]
    The toy factory stands on G7. [city.distributors]
first 2
    The draw falls on Ben, who begins. [city.first-player]
    Turn 1: Ben. [city.turn]
reserve D4
    Ben makes a first reservation, which may be anywhere: D4. [city.reserve-first city.reserve]
    Turn 2: Anna. [city.turn city.turn-end]

turn: 2
phase: choose
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . . . . . .
  . . . 2 . . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

44 legal moves, 0 decides

=== city.reserve-harmless
the start
reserve B2
    Anna reserves B2 and has 5 markers left in hand. [city.reserve]
    Later, a building on B2 would make a road of C1 and A3; to reserve it makes none. [city.reserve-harmless]
    Turn 21: Ben. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P . . . . . N
  . 1 2 . . . .
  . . . . . . .
  . . . . . . .
  . . . F . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

17 legal moves, 1 decides

=== city.reserve-owner
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile park
    Anna draws a park; 15 tiles are left in the pile. [city.build]
    Anna must put the park on a reserved plot. [city.build-blocker]

turn: 20
phase: build
player: 1
board:
  P . 2 . . . N
  . . . . . . .
  . . . . . . .
  . 1 . . . . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 1
aside: flats 8, offices 4, park 4
tile: park

try build C1
    C1 is reserved by Player 2: only its owner builds there. [city.reserve-owner], nearest: build B4
1 legal moves, 0 decides

=== city.reserve
the start
reserve C2
    Ben reserves C2 and has 5 markers left in hand. [city.reserve]
    Turn 21: Anna. [city.turn city.turn-end]

turn: 21
phase: choose
player: 1
board:
  P . 1 . . . N
  . . 2 . . . .
  . . . . . . .
  . . . . . . .
  . . . F . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

try reserve C3
    C3 does not lie side to side with a plot that is built on or reserved, or with a road. [city.reserve], nearest: reserve C2
17 legal moves, 0 decides

=== city.reserve~by-roads
the start

turn: 20
phase: choose
player: 2
board:
  P . 1 . . . N
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . F . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

try reserve D4
    D4 does not lie side to side with a road or a reserved plot, as this option asks. [city.reserve], nearest: reserve D1
3 legal moves, 1 decides

=== city.reserve~figure-1
the start
reserve A2
    Blue reserves A2 and has 5 markers left in hand. [city.reserve]
    Later, a building on A2 would make a road of B1; to reserve it makes none. [city.reserve-harmless]
    Turn 21: Yellow. [city.turn city.turn-end]

turn: 21
phase: choose
player: 3
board:
  P 1 . . . . . N
  2 . . . . . . .
  . . . . . . . .
  . . . 3 . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  R . . . . . . T
coins: 15 15 15
pile: dump 3, fishmonger 3, station 3, toyshop 3, flats 6, offices 3, park 3
aside: flats 6, offices 3, park 3

14 legal moves, 2 decides

=== city.reserve~figure-4
the start
reserve A3
    Red reserves A3 and has 4 markers left in hand. [city.reserve]
    Later, a building on A3 would make a road of B2; to reserve it makes none. [city.reserve-harmless]
    Turn 21: Blue. [city.turn city.turn-end]

turn: 21
phase: choose
player: 2
board:
  P . . . . . . N
  . 3 . . . . . .
  1 2 . . . . . .
  . . . . . . . .
  . . . . 1 . . .
  . . . . . . . .
  . . . . . . . .
  R . . . . . . T
coins: 15 15 15
pile: dump 3, fishmonger 3, station 3, toyshop 3, flats 6, offices 3, park 3
aside: flats 6, offices 3, park 3

17 legal moves, 1 decides

=== city.reserve~no-road
the start
reserve D4
    Ben reserves D4 and has 5 markers left in hand. [city.reserve]
    Turn 21: Anna. [city.turn city.turn-end]

turn: 21
phase: choose
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . . . . . .
  . . . 2 . . .
  . . . F . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

3 legal moves, 0 decides

=== city.reserve~taken
the start

turn: 20
phase: choose
player: 2
board:
  P . 1 . . . N
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . F . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

try reserve C1
    C1 is already reserved. [city.reserve], nearest: reserve B1
try reserve D5
    D5 is already built on or a road. [city.reserve], nearest: reserve D4
14 legal moves, 1 decides

=== city.reserve~too-far
the start

turn: 20
phase: choose
player: 2
board:
  P . 1 . . . N
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . F . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

try reserve D3
    D3 does not lie side to side with a plot that is built on or reserved, or with a road. [city.reserve], nearest: reserve D4
14 legal moves, 1 decides

=== city.roads-unlimited
the start
lay road E5
    The pile is empty: Anna lays a road on E5. [city.pile-empty city.build]
    The marker on E5 goes back to Anna. [city.marker-owner]
    The 58 printed road tiles are used up: 1 road more lies on the board. [city.roads-unlimited]
    Every plot is built on or a road: the game ends, with 0 tiles left in the pile. [city.end]
    The waste dump of Anna is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The fishmonger of Anna is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The petrol station of Anna is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The toy shop of Anna is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The waste dump of Ben is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The fishmonger of Ben is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The petrol station of Ben is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The toy shop of Ben is off the board and counts 8. [city.route-cap city.auction-no-plot]
    Anna: routes of 32 less 15 coins make 17. [city.score]
    Ben: routes of 32 less 15 coins make 17. [city.score]
    Anna and Ben have 17 each: Anna and Ben also have the same money and share the win. [city.tie]
    Anna and Ben share the win with 17 each. [city.score]

outcome: city.end
scores: (17, 17)
winners: (0, 1)
turn: 90
phase: over
player: 1
board:
  P + + + F + + + N
  + F + F + F + F +
  + + + + + + + + +
  + F + F + F + F +
  + + + + + + + + +
  + F + F + O + O +
  + + + + + + + + +
  + O + O + O + O +
  R + + + G + + + T
coins: 15 15
off-board: n1 p1 r1 t1 n2 p2 r2 t2
pile: empty
aside: flats 1, park 5

0 legal moves, None decides

=== city.route-cap
the start
draw
    Ben wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile toyshop
    Ben draws a toy shop; 6 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Anna and Ben. [city.auction]
bid 1
    Anna lays a sealed bid of 1. [city.auction city.open-info]
bid 2
    Ben lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Anna 1 and Ben 2. Ben pays 2 coins for the toy shop. [city.auction]
build E3
    Ben builds a toy shop on E3. [city.auction-place]
    The toy shop keeps its marker; none is left set aside for Ben. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 6 tiles left in the pile. [city.end]
    The waste dump of Anna is off the board and counts 3. [city.route-cap city.auction-no-plot]
    The fishmonger of Anna is 7 road tiles from the port and counts 3. [city.route-cap city.route]
    The petrol station of Anna was never drawn and counts 3. [city.unbuilt-shop city.route-cap]
    The toy shop of Anna was never drawn and counts 3. [city.unbuilt-shop city.route-cap]
    The waste dump of Ben is 8 road tiles from the nuclear plant and counts 3. [city.route-cap city.route]
    The fishmonger of Ben was never drawn and counts 3. [city.unbuilt-shop city.route-cap]
    The petrol station of Ben is 4 road tiles from the refinery and counts 3. [city.route-cap city.route]
    The toy shop of Ben is 5 road tiles from the toy factory and counts 3. [city.route-cap city.route]
    Anna: routes of 12 less 8 coins make 4. [city.score]
    Ben: routes of 12 less 0 coins make 12. [city.score]
    Anna wins with 4. [city.score]

outcome: city.end
scores: (4, 12)
winners: (0,)
turn: 24
phase: over
player: 2
board:
  T  +  p1 O  R
  F  +  O  +  +
  +  +  +  +  t2
  n2 F  r2 +  G
  N  +  +  +  P
coins: 8 0
off-board: n1
pile: fishmonger 1, station 1, toyshop 1, flats 2, park 1
aside: flats 8, offices 4, park 4

0 legal moves, None decides

=== city.route
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile offices
    Anna draws an office block; 11 tiles are left in the pile. [city.build]
    Anna must put the office block on a reserved plot. [city.build-blocker]
build A2
    Anna builds an office block on A2. [city.build-blocker]
    The marker on A2 goes back to Anna. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 11 tiles left in the pile. [city.end]
    The waste dump of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Anna is 3 road tiles from the port. [city.route]
    The petrol station of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The toy shop of Anna is 4 road tiles from the toy factory. [city.route]
    The waste dump of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Ben is 4 road tiles from the port. [city.route]
    The petrol station of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The toy shop of Ben is 5 road tiles from the toy factory. [city.route]
    Anna: routes of 23 less 4 coins make 19. [city.score]
    Ben: routes of 25 less 6 coins make 19. [city.score]
    Anna and Ben have 19 each: Ben has more money, 6 coins. [city.tie]
    Ben wins with 19. [city.score]

outcome: city.end
scores: (19, 19)
winners: (1,)
turn: 14
phase: over
player: 1
board:
  R  +  +  T
  O  +  p1 p2
  +  +  +  +
  P  t1 t2 N
coins: 4 6
pile: dump 2, station 2, flats 4, offices 1, park 2
aside: flats 8, offices 4, park 4

0 legal moves, None decides

=== city.score
the start
draw
    Ben wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile toyshop
    Ben draws a toy shop; 9 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Anna and Ben. [city.auction]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
bid 2
    Ben lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Anna 0 and Ben 2. Ben pays 2 coins for the toy shop. [city.auction]
build B4
    Ben builds a toy shop on B4. [city.auction-place]
    The toy shop keeps its marker; none is left set aside for Ben. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 9 tiles left in the pile. [city.end]
    The waste dump of Anna is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The fishmonger of Anna is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The petrol station of Anna is 3 road tiles from the refinery. [city.route]
    The toy shop of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The waste dump of Ben is 1 road tile from the nuclear plant. [city.route]
    The fishmonger of Ben is 2 road tiles from the port. [city.route]
    The petrol station of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The toy shop of Ben is 3 road tiles from the toy factory. [city.route]
    Anna: routes of 27 less 0 coins make 27. [city.score]
    Ben: routes of 14 less 2 coins make 12. [city.score]
    Ben wins with 12. [city.score]

outcome: city.end
scores: (27, 12)
winners: (1,)
turn: 13
phase: over
player: 2
board:
  T  F  +  R
  +  p2 +  n2
  +  +  +  +
  P  t2 r1 N
coins: 0 2
off-board: n1 p1
pile: station 1, toyshop 1, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

0 legal moves, None decides

=== city.setup-draw
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port A1
    The draw gives the port the corner A1. [city.setup-draw]
    The port stands on A1. [city.distributors]
site plant G1
    The draw gives the nuclear plant the corner G1. [city.setup-draw]
    The nuclear plant stands on G1. [city.distributors]

turn: 0
phase: site
board:
  P . . . . . N
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

try site refinery G7
    The nuclear plant is placed now. [city.setup-draw], nearest: site plant G7
2 legal moves, -1 decides

=== city.setup-draw~hard
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port A1
    The draw gives the port the plot A1. [city.setup-draw]
    The port stands on A1. [city.distributors]
site plant F2
    The draw gives the nuclear plant the plot F2. [city.setup-draw]
    The nuclear plant stands on F2. [city.distributors]

turn: 0
phase: site
board:
  P . . . . . .
  . . . . . N .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

try site plant C2
    The nuclear plant cannot be drawn on C2: the port stands in a corner, and each of the others in a quarter of its own that leaves everything connected. [city.distributors], nearest: site plant E2
18 legal moves, -1 decides

=== city.tie
the start
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile offices
    Anna draws an office block; 11 tiles are left in the pile. [city.build]
    Anna must put the office block on a reserved plot. [city.build-blocker]
build A2
    Anna builds an office block on A2. [city.build-blocker]
    The marker on A2 goes back to Anna. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 11 tiles left in the pile. [city.end]
    The waste dump of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Anna is 3 road tiles from the port. [city.route]
    The petrol station of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The toy shop of Anna is 4 road tiles from the toy factory. [city.route]
    The waste dump of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Ben is 4 road tiles from the port. [city.route]
    The petrol station of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The toy shop of Ben is 5 road tiles from the toy factory. [city.route]
    Anna: routes of 23 less 4 coins make 19. [city.score]
    Ben: routes of 25 less 6 coins make 19. [city.score]
    Anna and Ben have 19 each: Ben has more money, 6 coins. [city.tie]
    Ben wins with 19. [city.score]

outcome: city.end
scores: (19, 19)
winners: (1,)
turn: 14
phase: over
player: 1
board:
  R  +  +  T
  O  +  p1 p2
  +  +  +  +
  P  t1 t2 N
coins: 4 6
pile: dump 2, station 2, flats 4, offices 1, park 2
aside: flats 8, offices 4, park 4

0 legal moves, None decides

=== city.tie~shared
the start
draw
    Ben wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile toyshop
    Ben draws a toy shop; 10 tiles are left in the pile. [city.build]
    Only Ben lacks a toy shop and gets it free. [city.auction-last city.one-each]
build C4
    Ben builds a toy shop on C4. [city.auction-place]
    The toy shop keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 10 tiles left in the pile. [city.end]
    The waste dump of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Anna is 1 road tile from the port. [city.route]
    The petrol station of Anna is 4 road tiles from the refinery. [city.route]
    The toy shop of Anna is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The waste dump of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The petrol station of Ben is 3 road tiles from the refinery. [city.route]
    The toy shop of Ben is 2 road tiles from the toy factory. [city.route]
    Anna: routes of 21 less 2 coins make 19. [city.score]
    Ben: routes of 21 less 2 coins make 19. [city.score]
    Anna and Ben have 19 each: Anna and Ben also have the same money and share the win. [city.tie]
    Anna and Ben share the win with 19 each. [city.score]

outcome: city.end
scores: (19, 19)
winners: (0, 1)
turn: 16
phase: over
player: 2
board:
  N  +  +  P
  r2 +  p1 r1
  F  +  +  +
  R  +  t2 T
coins: 2 2
off-board: t1
pile: dump 2, fishmonger 1, flats 3, offices 2, park 2
aside: flats 8, offices 4, park 4

0 legal moves, None decides

=== city.turn-end
the set-up
    3 players sit down at a board of 8 by 8 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    24 tiles are shuffled into the pile: 3 shops of each kind and 12 blockers; 12 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port A1
    The draw gives the port the corner A1. [city.setup-draw]
    The port stands on A1. [city.distributors]
site plant H1
    The draw gives the nuclear plant the corner H1. [city.setup-draw]
    The nuclear plant stands on H1. [city.distributors]
site refinery A8
    The draw gives the refinery the corner A8. [city.setup-draw]
    The refinery stands on A8. [city.distributors]
site factory H8
    The draw gives the toy factory the corner H8. [city.setup-draw]
    The toy factory stands on H8. [city.distributors]
first 3
    The draw falls on Chloé, who begins. [city.first-player]
    Turn 1: Chloé. [city.turn]
reserve C3
    Chloé makes a first reservation, which may be anywhere: C3. [city.reserve-first city.reserve]
    Turn 2: Anna. [city.turn city.turn-end]

turn: 2
phase: choose
player: 1
board:
  P . . . . . . N
  . . . . . . . .
  . . 3 . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  R . . . . . . T
coins: 15 15 15
pile: dump 3, fishmonger 3, station 3, toyshop 3, flats 6, offices 3, park 3
aside: flats 6, offices 3, park 3

59 legal moves, 0 decides

=== city.turn
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port A1
    The draw gives the port the corner A1. [city.setup-draw]
    The port stands on A1. [city.distributors]
site plant G1
    The draw gives the nuclear plant the corner G1. [city.setup-draw]
    The nuclear plant stands on G1. [city.distributors]
site refinery A7
    The draw gives the refinery the corner A7. [city.setup-draw]
    The refinery stands on A7. [city.distributors]
site factory G7
    The draw gives the toy factory the corner G7. [city.setup-draw]
    The toy factory stands on G7. [city.distributors]
first 1
    The draw falls on Anna, who begins. [city.first-player]
    Turn 1: Anna. [city.turn]
reserve C3
    Anna makes a first reservation, which may be anywhere: C3. [city.reserve-first city.reserve]
    Turn 2: Ben. [city.turn city.turn-end]

turn: 2
phase: choose
player: 2
board:
  P . . . . . N
  . . . . . . .
  . . 1 . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

try draw
    Player 1 has no reserved plot to build on. [city.build], nearest: None
44 legal moves, 1 decides

=== city.turn~due
the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port A1
    The draw gives the port the corner A1. [city.setup-draw]
    The port stands on A1. [city.distributors]
site plant G1
    The draw gives the nuclear plant the corner G1. [city.setup-draw]
    The nuclear plant stands on G1. [city.distributors]
site refinery A7
    The draw gives the refinery the corner A7. [city.setup-draw]
    The refinery stands on A7. [city.distributors]
site factory G7
    The draw gives the toy factory the corner G7. [city.setup-draw]
    The toy factory stands on G7. [city.distributors]
first 1
    The draw falls on Anna, who begins. [city.first-player]
    Turn 1: Anna. [city.turn]

turn: 1
phase: choose
player: 1
board:
  P . . . . . N
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  R . . . . . T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4

try build C3
    Player 1 must reserve a plot now, or draw a tile to build with. [city.turn], nearest: None
45 legal moves, 0 decides

=== city.unbuilt-shop
the start
draw
    Ben wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 11 tiles are left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build B4
    Ben builds a block of flats on B4. [city.build-blocker]
    The marker on B4 goes back to Ben. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 11 tiles left in the pile. [city.end]
    The waste dump of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The petrol station of Anna was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The toy shop of Anna is 3 road tiles from the toy factory. [city.route]
    The waste dump of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The fishmonger of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    The petrol station of Ben is 1 road tile from the refinery. [city.route]
    The toy shop of Ben was never drawn and counts 8. [city.unbuilt-shop city.route-cap]
    Anna: routes of 27 less 2 coins make 25. [city.score]
    Ben: routes of 25 less 15 coins make 10. [city.score]
    Ben wins with 10. [city.score]

outcome: city.end
scores: (25, 10)
winners: (1,)
turn: 16
phase: over
player: 2
board:
  R  F  +  P
  +  r2 +  O
  +  +  +  t1
  T  F  +  N
coins: 2 15
pile: dump 2, fishmonger 2, station 1, toyshop 1, flats 2, offices 1, park 2
aside: flats 8, offices 4, park 4

0 legal moves, None decides
