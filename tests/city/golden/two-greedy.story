the set-up
    2 players sit down at a board of 7 by 7 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    16 tiles are shuffled into the pile: 2 shops of each kind and 8 blockers; 16 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port G1
    The draw gives the port the corner G1. [city.setup-draw]
    The port stands on G1. [city.distributors]
site plant A7
    The draw gives the nuclear plant the corner A7. [city.setup-draw]
    The nuclear plant stands on A7. [city.distributors]
site refinery A1
    The draw gives the refinery the corner A1. [city.setup-draw]
    The refinery stands on A1. [city.distributors]
site factory G7
    The draw gives the toy factory the corner G7. [city.setup-draw]
    The toy factory stands on G7. [city.distributors]
first 2
    The draw falls on Ben, who begins. [city.first-player]
    Turn 1: Ben. [city.turn]
reserve C7
    Ben makes a first reservation, which may be anywhere: C7. [city.reserve-first city.reserve]
    Later, a building on C7 would make a road of B6; to reserve it makes none. [city.reserve-harmless]
    Turn 2: Anna. [city.turn city.turn-end]
reserve C1
    Anna makes a first reservation, which may be anywhere: C1. [city.reserve-first city.reserve]
    Later, a building on C1 would make a road of B2; to reserve it makes none. [city.reserve-harmless]
    Turn 3: Ben. [city.turn city.turn-end]
reserve F1
    Ben reserves F1 and has 4 markers left in hand. [city.reserve]
    Later, a building on F1 would make a road of G2; to reserve it makes none. [city.reserve-harmless]
    Turn 4: Anna. [city.turn city.turn-end]
reserve F2
    Anna reserves F2 and has 4 markers left in hand. [city.reserve]
    Later, a building on F2 would make a road of E1 and G3; to reserve it makes none. [city.reserve-harmless]
    Turn 5: Ben. [city.turn city.turn-end]
reserve F7
    Ben reserves F7 and has 3 markers left in hand. [city.reserve]
    Later, a building on F7 would make a road of G6; to reserve it makes none. [city.reserve-harmless]
    Turn 6: Anna. [city.turn city.turn-end]
reserve F6
    Anna reserves F6 and has 3 markers left in hand. [city.reserve]
    Later, a building on F6 would make a road of G5 and E7; to reserve it makes none. [city.reserve-harmless]
    Turn 7: Ben. [city.turn city.turn-end]
reserve A2
    Ben reserves A2 and has 2 markers left in hand. [city.reserve]
    Later, a building on A2 would make a road of B1; to reserve it makes none. [city.reserve-harmless]
    Turn 8: Anna. [city.turn city.turn-end]
reserve B7
    Anna reserves B7 and has 2 markers left in hand. [city.reserve]
    Later, a building on B7 would make a road of A6; to reserve it makes none. [city.reserve-harmless]
    Turn 9: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile station
    Ben draws a petrol station; 15 tiles are left in the pile. [city.build]
    A petrol station is auctioned among Anna and Ben. [city.auction]
bid 1
    Anna lays a sealed bid of 1. [city.auction city.open-info]
bid 1
    Ben lays a sealed bid of 1. [city.auction city.open-info]
    Equal bids of 1 by Anna and Ben: Anna comes first, counting clockwise from the left of Ben. [city.auction-tie]
    The bids are shown: Anna 1 and Ben 1. Anna pays 1 coin for the petrol station. [city.auction]
build C1
    Anna builds a petrol station on C1. [city.auction-place]
    The petrol station keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    B2 becomes a road: building on it later would cut off B1. [city.expropriate city.connected]
    Another player won the shop that Ben drew, so Ben chooses again. [city.drawer-lost]
draw
    Ben wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 14 tiles are left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build F7
    Ben builds a block of flats on F7. [city.build-blocker]
    The marker on F7 goes back to Ben. [city.marker-owner]
    G6 becomes a road: it is the last access of G7. [city.expropriate city.access]
    Turn 10: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 13 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Anna. [city.auction]
bid 1
    Ben lays a sealed bid of 1. [city.auction city.open-info]
bid 1
    Anna lays a sealed bid of 1. [city.auction city.open-info]
    Equal bids of 1 by Ben and Anna: Ben comes first, counting clockwise from the left of Anna. [city.auction-tie]
    The bids are shown: Ben 1 and Anna 1. Ben pays 1 coin for the fishmonger. [city.auction]
build F1
    Ben builds a fishmonger on F1. [city.auction-place]
    The fishmonger keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    G2 becomes a road: it is the last access of G1. [city.expropriate city.access]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 12 tiles are left in the pile. [city.build]
    Only Anna lacks a fishmonger and gets it free. [city.auction-last city.one-each]
build F2
    Anna builds a fishmonger on F2. [city.auction-place]
    The fishmonger keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    E1 becomes a road: it is the last access of F1. [city.expropriate city.access]
    G3 becomes a road: building on it later would cut off G2. [city.expropriate city.connected]
    Anna drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 11: Ben. [city.turn city.turn-end]
reserve G5
    Ben reserves G5 and has 3 markers left in hand. [city.reserve]
    Later, a building on G5 would make a road of F6; to reserve it makes none. [city.reserve-harmless]
    Turn 12: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile station
    Anna draws a petrol station; 11 tiles are left in the pile. [city.build]
    Only Ben lacks a petrol station and gets it free. [city.auction-last city.one-each]
build A2
    Ben builds a petrol station on A2. [city.auction-place]
    The petrol station keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    B1 becomes a road: it is the last access of A1. [city.expropriate city.access]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 10 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Ben and Anna. [city.auction]
bid 1
    Ben lays a sealed bid of 1. [city.auction city.open-info]
bid 1
    Anna lays a sealed bid of 1. [city.auction city.open-info]
    Equal bids of 1 by Ben and Anna: Ben comes first, counting clockwise from the left of Anna. [city.auction-tie]
    The bids are shown: Ben 1 and Anna 1. Ben pays 1 coin for the toy shop. [city.auction]
build G5
    Ben builds a toy shop on G5. [city.auction-place]
    The toy shop keeps its marker; none is left set aside for Ben. [city.marker-owner]
    F6 becomes a road: building on it later would cut off G6. [city.expropriate city.connected]
    Anna has lost F6 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
reserve E6
    Anna reserves E6 and has 4 markers left in hand. [city.reserve]
    Later, a building on E6 would make a road of F5 and D7; to reserve it makes none. [city.reserve-harmless]
    Turn 13: Ben. [city.turn city.turn-end]
reserve D1
    Ben reserves D1 and has 3 markers left in hand. [city.reserve]
    Later, a building on D1 would make a road of E2; to reserve it makes none. [city.reserve-harmless]
    Turn 14: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Anna draws a block of flats; 9 tiles are left in the pile. [city.build]
    Anna must put the block of flats on a reserved plot. [city.build-blocker]
build B7
    Anna builds a block of flats on B7. [city.build-blocker]
    The marker on B7 goes back to Anna. [city.marker-owner]
    A6 becomes a road: it is the last access of A7. [city.expropriate city.access]
    Turn 15: Ben. [city.turn city.turn-end]
reserve B6
    Ben reserves B6 and has 2 markers left in hand. [city.reserve]
    Later, a building on B6 would make a road of A5; to reserve it makes none. [city.reserve-harmless]
    Turn 16: Anna. [city.turn city.turn-end]
reserve A5
    Anna reserves A5 and has 4 markers left in hand. [city.reserve]
    Later, a building on A5 would make a road of B6; to reserve it makes none. [city.reserve-harmless]
    Turn 17: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile toyshop
    Ben draws a toy shop; 8 tiles are left in the pile. [city.build]
    Only Anna lacks a toy shop and gets it free. [city.auction-last city.one-each]
build E6
    Anna builds a toy shop on E6. [city.auction-place]
    The toy shop keeps its marker; none is left set aside for Anna. [city.marker-owner]
    F5 becomes a road: building on it later would cut off F6 and G6. [city.expropriate city.connected]
    D7 becomes a road: building on it later would cut off E7. [city.expropriate city.connected]
    Another player won the shop that Ben drew, so Ben chooses again. [city.drawer-lost]
draw
    Ben wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile park
    Ben draws a park; 7 tiles are left in the pile. [city.build]
    Ben must put the park on a reserved plot. [city.build-blocker]
build C7
    Ben builds a park on C7. [city.build-blocker]
    The marker on C7 goes back to Ben. [city.marker-owner]
    D6 becomes a road: building on it later would cut off D7 and E7. [city.expropriate city.connected]
    Turn 18: Anna. [city.turn city.turn-end]
reserve A3
    Anna reserves A3 and has 3 markers left in hand. [city.reserve]
    Turn 19: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile dump
    Ben draws a waste dump; 6 tiles are left in the pile. [city.build]
    A waste dump is auctioned among Anna and Ben. [city.auction]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
bid 2
    Ben lays a sealed bid of 2. [city.auction city.open-info]
    Equal bids of 2 by Anna and Ben: Anna comes first, counting clockwise from the left of Ben. [city.auction-tie]
    The bids are shown: Anna 2 and Ben 2. Anna pays 2 coins for the waste dump. [city.auction]
build A5
    Anna builds a waste dump on A5. [city.auction-place]
    The waste dump keeps its marker; none is left set aside for Anna. [city.marker-owner]
    B6 becomes a road: building on it later would cut off A6. [city.expropriate city.connected]
    Ben has lost B6 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Ben drew, so Ben chooses again. [city.drawer-lost]
reserve B5
    Ben reserves B5 and has 3 markers left in hand. [city.reserve]
    Later, a building on B5 would make a road of C6; to reserve it makes none. [city.reserve-harmless]
    Turn 20: Anna. [city.turn city.turn-end]
reserve G4
    Anna reserves G4 and has 2 markers left in hand. [city.reserve]
    Later, a building on G4 would make a road of F3; to reserve it makes none. [city.reserve-harmless]
    Turn 21: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 5 tiles are left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build D1
    Ben builds a block of flats on D1. [city.build-blocker]
    The marker on D1 goes back to Ben. [city.marker-owner]
    E2 becomes a road: building on it later would cut off E1. [city.expropriate city.connected]
    Turn 22: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile dump
    Anna draws a waste dump; 4 tiles are left in the pile. [city.build]
    Only Ben lacks a waste dump and gets it free. [city.auction-last city.one-each]
build B5
    Ben builds a waste dump on B5. [city.auction-place]
    The waste dump keeps its marker; none is left set aside for Ben. [city.marker-owner]
    C6 becomes a road: building on it later would cut off A6 and B6. [city.expropriate city.connected]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile park
    Anna draws a park; 3 tiles are left in the pile. [city.build]
    Anna must put the park on a reserved plot. [city.build-blocker]
build G4
    Anna builds a park on G4. [city.build-blocker]
    The marker on G4 goes back to Anna. [city.marker-owner]
    F3 becomes a road: building on it later would cut off G2 and G3. [city.expropriate city.connected]
    Turn 23: Ben. [city.turn city.turn-end]
reserve E7
    Ben reserves E7 and has 3 markers left in hand. [city.reserve]
    Turn 24: Anna. [city.turn city.turn-end]
reserve D2
    Anna reserves D2 and has 2 markers left in hand. [city.reserve]
    Later, a building on D2 would make a road of E3; to reserve it makes none. [city.reserve-harmless]
    Turn 25: Ben. [city.turn city.turn-end]
reserve B3
    Ben reserves B3 and has 2 markers left in hand. [city.reserve]
    Later, a building on B3 would make a road of C2, A4, B4 and C4; to reserve it makes none. [city.reserve-harmless]
    Turn 26: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Anna draws a block of flats; 2 tiles are left in the pile. [city.build]
    Anna must put the block of flats on a reserved plot. [city.build-blocker]
build D2
    Anna builds a block of flats on D2. [city.build-blocker]
    The marker on D2 goes back to Anna. [city.marker-owner]
    E3 becomes a road: building on it later would cut off E1 and E2. [city.expropriate city.connected]
    Turn 27: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile offices
    Ben draws an office block; 1 tile is left in the pile. [city.build]
    Ben must put the office block on a reserved plot. [city.build-blocker]
build E7
    Ben builds an office block on E7. [city.build-blocker]
    The marker on E7 goes back to Ben. [city.marker-owner]
    Turn 28: Anna. [city.turn city.turn-end]
reserve F4
    Anna reserves F4 and has 2 markers left in hand. [city.reserve]
    Later, a building on F4 would make a road of E5; to reserve it makes none. [city.reserve-harmless]
    Turn 29: Ben. [city.turn city.turn-end]
reserve D5
    Ben reserves D5 and has 2 markers left in hand. [city.reserve]
    Later, a building on D5 would make a road of C4 and C5; to reserve it makes none. [city.reserve-harmless]
    Turn 30: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile offices
    Anna draws an office block; 0 tiles are left in the pile. [city.build]
    Anna must put the office block on a reserved plot. [city.build-blocker]
build A3
    Anna builds an office block on A3. [city.build-blocker]
    The marker on A3 goes back to Anna. [city.marker-owner]
    B4 becomes a road: building on it later would cut off A4. [city.expropriate city.connected]
    Turn 31: Ben. [city.turn city.turn-end]
lay road B3
    The pile is empty: Ben lays a road on B3. [city.pile-empty city.build]
    The marker on B3 goes back to Ben. [city.marker-owner]
    Turn 32: Anna. [city.turn city.turn-end]
reserve C3
    Anna reserves C3 and has 2 markers left in hand. [city.reserve]
    Later, a building on C3 would make a road of C4; to reserve it makes none. [city.reserve-harmless]
    Turn 33: Ben. [city.turn city.turn-end]
reserve A4
    Ben reserves A4 and has 2 markers left in hand. [city.reserve]
    Turn 34: Anna. [city.turn city.turn-end]
lay road F4
    The pile is empty: Anna lays a road on F4. [city.pile-empty city.build]
    The marker on F4 goes back to Anna. [city.marker-owner]
    Turn 35: Ben. [city.turn city.turn-end]
lay flats D5
    The pile is empty: Ben lays a block of flats on D5. [city.pile-empty city.build]
    The marker on D5 goes back to Ben. [city.marker-owner]
    C4 becomes a road: building on it later would cut off C5, A6, B6, C6, D6 and D7. [city.expropriate city.connected]
    C5 becomes a road: building on it later would cut off A6, B6, C6, D6 and D7. [city.expropriate city.connected]
    Turn 36: Anna. [city.turn city.turn-end]
reserve C2
    Anna reserves C2 and has 2 markers left in hand. [city.reserve]
    Turn 37: Ben. [city.turn city.turn-end]
reserve E5
    Ben reserves E5 and has 2 markers left in hand. [city.reserve]
    Turn 38: Anna. [city.turn city.turn-end]
lay park C2
    The pile is empty: Anna lays a park on C2. [city.pile-empty city.build]
    The marker on C2 goes back to Anna. [city.marker-owner]
    Turn 39: Ben. [city.turn city.turn-end]
lay road A4
    The pile is empty: Ben lays a road on A4. [city.pile-empty city.build]
    The marker on A4 goes back to Ben. [city.marker-owner]
    Turn 40: Anna. [city.turn city.turn-end]
reserve E4
    Anna reserves E4 and has 2 markers left in hand. [city.reserve]
    Later, a building on E4 would make a road of D3; to reserve it makes none. [city.reserve-harmless]
    Turn 41: Ben. [city.turn city.turn-end]
reserve D4
    Ben reserves D4 and has 2 markers left in hand. [city.reserve]
    Later, a building on D4 would make a road of C3 and D3; to reserve it makes none. [city.reserve-harmless]
    Turn 42: Anna. [city.turn city.turn-end]
lay flats E4
    The pile is empty: Anna lays a block of flats on E4. [city.pile-empty city.build]
    The marker on E4 goes back to Anna. [city.marker-owner]
    D3 becomes a road: building on it later would cut off E1, E2, G2, E3, F3, G3, F4, E5, F5, F6 and G6. [city.expropriate city.connected]
    Turn 43: Ben. [city.turn city.turn-end]
lay park D4
    The pile is empty: Ben lays a park on D4. [city.pile-empty city.build]
    The marker on D4 goes back to Ben. [city.marker-owner]
    C3 becomes a road: building on it later would cut off E1, E2, G2, D3, E3, F3, G3, F4, E5, F5, F6 and G6. [city.expropriate city.connected]
    Anna has lost C3 to the road; its marker goes back to hand. [city.expropriate-marker]
    Turn 44: Anna. [city.turn city.turn-end]
    Anna can neither reserve nor build: the turn is lost. [city.must-act city.turn-end]
    Turn 45: Ben. [city.turn city.turn-end]
lay flats E5
    The pile is empty: Ben lays a block of flats on E5. [city.pile-empty city.build]
    The marker on E5 goes back to Ben. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 0 tiles left in the pile. [city.end]
    The waste dump of Anna is 1 road tile from the nuclear plant. [city.route]
    The fishmonger of Anna is 1 road tile from the port. [city.route]
    The petrol station of Anna is 1 road tile from the refinery. [city.route]
    The toy shop of Anna is 2 road tiles from the toy factory. [city.route]
    The waste dump of Ben is 2 road tiles from the nuclear plant. [city.route]
    The fishmonger of Ben is 6 road tiles from the port. [city.route]
    The petrol station of Ben is 2 road tiles from the refinery. [city.route]
    The toy shop of Ben is 1 road tile from the toy factory. [city.route]
    Anna: routes of 5 less 12 coins make -7. [city.score]
    Ben: routes of 11 less 13 coins make -2. [city.score]
    Anna wins with -7. [city.score]

outcome: city.end
scores: (-7, -2)
winners: (0,)
turn: 45
phase: over
player: 2
board:
  R  +  r1 F  +  p2 P
  r2 +  G  F  +  p1 +
  O  +  +  +  +  +  +
  +  +  +  G  F  +  G
  n1 n2 +  F  F  +  t2
  +  +  +  +  t1 +  +
  N  F  G  +  O  F  T
coins: 12 13
pile: empty
aside: flats 5, offices 4, park 2
