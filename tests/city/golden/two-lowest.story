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
reserve G2
    Anna makes a first reservation, which may be anywhere: G2. [city.reserve-first city.reserve]
    Later, a building on G2 would make a road of F1; to reserve it makes none. [city.reserve-harmless]
    Turn 2: Ben. [city.turn city.turn-end]
reserve D7
    Ben makes a first reservation, which may be anywhere: D7. [city.reserve-first city.reserve]
    Turn 3: Anna. [city.turn city.turn-end]
reserve A6
    Anna reserves A6 and has 4 markers left in hand. [city.reserve]
    Later, a building on A6 would make a road of B7; to reserve it makes none. [city.reserve-harmless]
    Turn 4: Ben. [city.turn city.turn-end]
reserve G3
    Ben reserves G3 and has 4 markers left in hand. [city.reserve]
    Later, a building on G3 would make a road of F2; to reserve it makes none. [city.reserve-harmless]
    Turn 5: Anna. [city.turn city.turn-end]
reserve C7
    Anna reserves C7 and has 3 markers left in hand. [city.reserve]
    Later, a building on C7 would make a road of B6; to reserve it makes none. [city.reserve-harmless]
    Turn 6: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 15 tiles are left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build D7
    Ben builds a block of flats on D7. [city.build-blocker]
    The marker on D7 goes back to Ben. [city.marker-owner]
    Turn 7: Anna. [city.turn city.turn-end]
reserve E7
    Anna reserves E7 and has 2 markers left in hand. [city.reserve]
    Later, a building on E7 would make a road of F6; to reserve it makes none. [city.reserve-harmless]
    Turn 8: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 14 tiles are left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build G3
    Ben builds a block of flats on G3. [city.build-blocker]
    The marker on G3 goes back to Ben. [city.marker-owner]
    F2 becomes a road: building on it later would cut off G2. [city.expropriate city.connected]
    Turn 9: Anna. [city.turn city.turn-end]
reserve G6
    Anna reserves G6 and has 1 marker left in hand. [city.reserve]
    Later, a building on G6 would make a road of F7; to reserve it makes none. [city.reserve-harmless]
    Turn 10: Ben. [city.turn city.turn-end]
reserve G5
    Ben reserves G5 and has 5 markers left in hand. [city.reserve]
    Later, a building on G5 would make a road of F4 and F6; to reserve it makes none. [city.reserve-harmless]
    Turn 11: Anna. [city.turn city.turn-end]
reserve A2
    Anna reserves A2 and has 0 markers left in hand. [city.reserve]
    Later, a building on A2 would make a road of B1; to reserve it makes none. [city.reserve-harmless]
    Turn 12: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 13 tiles are left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build G5
    Ben builds a block of flats on G5. [city.build-blocker]
    The marker on G5 goes back to Ben. [city.marker-owner]
    F4 becomes a road: building on it later would cut off G4. [city.expropriate city.connected]
    F6 becomes a road: building on it later would cut off G6. [city.expropriate city.connected]
    Turn 13: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile flats
    Anna draws a block of flats; 12 tiles are left in the pile. [city.build]
    Anna must put the block of flats on a reserved plot. [city.build-blocker]
build G2
    Anna builds a block of flats on G2. [city.build-blocker]
    The marker on G2 goes back to Anna. [city.marker-owner]
    F1 becomes a road: it is the last access of G1. [city.expropriate city.access]
    Turn 14: Ben. [city.turn city.turn-end]
reserve F3
    Ben reserves F3 and has 5 markers left in hand. [city.reserve]
    Turn 15: Anna. [city.turn city.turn-end]
reserve E1
    Anna reserves E1 and has 0 markers left in hand. [city.reserve]
    Turn 16: Ben. [city.turn city.turn-end]
reserve E4
    Ben reserves E4 and has 4 markers left in hand. [city.reserve]
    Turn 17: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile offices
    Anna draws an office block; 11 tiles are left in the pile. [city.build]
    Anna must put the office block on a reserved plot. [city.build-blocker]
build A2
    Anna builds an office block on A2. [city.build-blocker]
    The marker on A2 goes back to Anna. [city.marker-owner]
    B1 becomes a road: it is the last access of A1. [city.expropriate city.access]
    Turn 18: Ben. [city.turn city.turn-end]
reserve B2
    Ben reserves B2 and has 3 markers left in hand. [city.reserve]
    Later, a building on B2 would make a road of C1; to reserve it makes none. [city.reserve-harmless]
    Turn 19: Anna. [city.turn city.turn-end]
reserve C1
    Anna reserves C1 and has 0 markers left in hand. [city.reserve]
    Later, a building on C1 would make a road of B2; to reserve it makes none. [city.reserve-harmless]
    Turn 20: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Ben draws a fishmonger; 10 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Anna and Ben. [city.auction]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
    Equal bids of 0 by Anna and Ben: Anna comes first, counting clockwise from the left of Ben. [city.auction-tie]
    The bids are shown: Anna 0 and Ben 0. Anna pays 0 coins for the fishmonger. [city.auction]
build C1
    Anna builds a fishmonger on C1. [city.auction-place]
    The fishmonger keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    B2 becomes a road: building on it later would cut off B1. [city.expropriate city.connected]
    Ben has lost B2 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Ben drew, so Ben chooses again. [city.drawer-lost]
draw
    Ben wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile toyshop
    Ben draws a toy shop; 9 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Anna and Ben. [city.auction]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
    Equal bids of 0 by Anna and Ben: Anna comes first, counting clockwise from the left of Ben. [city.auction-tie]
    The bids are shown: Anna 0 and Ben 0. Anna pays 0 coins for the toy shop. [city.auction]
build E7
    Anna builds a toy shop on E7. [city.auction-place]
    The toy shop keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    Another player won the shop that Ben drew, so Ben chooses again. [city.drawer-lost]
draw
    Ben wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile dump
    Ben draws a waste dump; 8 tiles are left in the pile. [city.build]
    A waste dump is auctioned among Anna and Ben. [city.auction]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
    Equal bids of 0 by Anna and Ben: Anna comes first, counting clockwise from the left of Ben. [city.auction-tie]
    The bids are shown: Anna 0 and Ben 0. Anna pays 0 coins for the waste dump. [city.auction]
build E1
    Anna builds a waste dump on E1. [city.auction-place]
    The waste dump keeps its marker; none is left set aside for Anna. [city.marker-owner]
    D2 becomes a road: building on it later would cut off D1. [city.expropriate city.connected]
    Another player won the shop that Ben drew, so Ben chooses again. [city.drawer-lost]
draw
    Ben wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile offices
    Ben draws an office block; 7 tiles are left in the pile. [city.build]
    Ben must put the office block on a reserved plot. [city.build-blocker]
build E4
    Ben builds an office block on E4. [city.build-blocker]
    The marker on E4 goes back to Ben. [city.marker-owner]
    Turn 21: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile park
    Anna draws a park; 6 tiles are left in the pile. [city.build]
    Anna must put the park on a reserved plot. [city.build-blocker]
build G6
    Anna builds a park on G6. [city.build-blocker]
    The marker on G6 goes back to Anna. [city.marker-owner]
    F7 becomes a road: it is the last access of G7. [city.expropriate city.access]
    Turn 22: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile park
    Ben draws a park; 5 tiles are left in the pile. [city.build]
    Ben must put the park on a reserved plot. [city.build-blocker]
build F3
    Ben builds a park on F3. [city.build-blocker]
    The marker on F3 goes back to Ben. [city.marker-owner]
    E2 becomes a road: building on it later would cut off F1 and F2. [city.expropriate city.connected]
    F5 becomes a road: building on it later would cut off F4 and G4. [city.expropriate city.connected]
    Turn 23: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile dump
    Anna draws a waste dump; 4 tiles are left in the pile. [city.build]
    Only Ben lacks a waste dump and gets it free. [city.auction-last city.one-each]
    Ben has no plot: the waste dump stays off the board for good, and its route counts 8. [city.auction-no-plot]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 3 tiles are left in the pile. [city.build]
    Only Ben lacks a toy shop and gets it free. [city.auction-last city.one-each]
    Ben has no plot: the toy shop stays off the board for good, and its route counts 8. [city.auction-no-plot]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 2 tiles are left in the pile. [city.build]
    Only Ben lacks a fishmonger and gets it free. [city.auction-last city.one-each]
    Ben has no plot: the fishmonger stays off the board for good, and its route counts 8. [city.auction-no-plot]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile station
    Anna draws a petrol station; 1 tile is left in the pile. [city.build]
    A petrol station is auctioned among Ben and Anna. [city.auction]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
    Equal bids of 0 by Ben and Anna: Ben comes first, counting clockwise from the left of Anna. [city.auction-tie]
    The bids are shown: Ben 0 and Anna 0. Ben pays 0 coins for the petrol station. [city.auction]
    Ben has no plot: the petrol station stays off the board for good, and its route counts 8. [city.auction-no-plot]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile station
    Anna draws a petrol station; 0 tiles are left in the pile. [city.build]
    Only Anna lacks a petrol station and gets it free. [city.auction-last city.one-each]
build C7
    Anna builds a petrol station on C7. [city.auction-place]
    The petrol station keeps its marker; none is left set aside for Anna. [city.marker-owner]
    B6 becomes a road: building on it later would cut off B7. [city.expropriate city.connected]
    Anna drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 24: Ben. [city.turn city.turn-end]
reserve C6
    Ben reserves C6 and has 5 markers left in hand. [city.reserve]
    Later, a building on C6 would make a road of D5 and B7; to reserve it makes none. [city.reserve-harmless]
    Turn 25: Anna. [city.turn city.turn-end]
lay road A6
    The pile is empty: Anna lays a road on A6. [city.pile-empty city.build]
    The marker on A6 goes back to Anna. [city.marker-owner]
    Turn 26: Ben. [city.turn city.turn-end]
reserve A5
    Ben reserves A5 and has 4 markers left in hand. [city.reserve]
    Turn 27: Anna. [city.turn city.turn-end]
reserve D1
    Anna reserves D1 and has 3 markers left in hand. [city.reserve]
    Turn 28: Ben. [city.turn city.turn-end]
reserve E3
    Ben reserves E3 and has 3 markers left in hand. [city.reserve]
    Turn 29: Anna. [city.turn city.turn-end]
lay road D1
    The pile is empty: Anna lays a road on D1. [city.pile-empty city.build]
    The marker on D1 goes back to Anna. [city.marker-owner]
    Turn 30: Ben. [city.turn city.turn-end]
reserve E6
    Ben reserves E6 and has 2 markers left in hand. [city.reserve]
    Later, a building on E6 would make a road of D5 and E5; to reserve it makes none. [city.reserve-harmless]
    Turn 31: Anna. [city.turn city.turn-end]
reserve A4
    Anna reserves A4 and has 3 markers left in hand. [city.reserve]
    Later, a building on A4 would make a road of B3; to reserve it makes none. [city.reserve-harmless]
    Turn 32: Ben. [city.turn city.turn-end]
reserve B3
    Ben reserves B3 and has 1 marker left in hand. [city.reserve]
    Later, a building on B3 would make a road of C2 and A4; to reserve it makes none. [city.reserve-harmless]
    Turn 33: Anna. [city.turn city.turn-end]
lay road A4
    The pile is empty: Anna lays a road on A4. [city.pile-empty city.build]
    The marker on A4 goes back to Anna. [city.marker-owner]
    Turn 34: Ben. [city.turn city.turn-end]
reserve B5
    Ben reserves B5 and has 0 markers left in hand. [city.reserve]
    Turn 35: Anna. [city.turn city.turn-end]
reserve C2
    Anna reserves C2 and has 3 markers left in hand. [city.reserve]
    Later, a building on C2 would make a road of B3 and D3; to reserve it makes none. [city.reserve-harmless]
    Turn 36: Ben. [city.turn city.turn-end]
lay road E6
    The pile is empty: Ben lays a road on E6. [city.pile-empty city.build]
    The marker on E6 goes back to Ben. [city.marker-owner]
    Turn 37: Anna. [city.turn city.turn-end]
lay road C2
    The pile is empty: Anna lays a road on C2. [city.pile-empty city.build]
    The marker on C2 goes back to Anna. [city.marker-owner]
    Turn 38: Ben. [city.turn city.turn-end]
reserve D6
    Ben reserves D6 and has 0 markers left in hand. [city.reserve]
    Later, a building on D6 would make a road of D5 and E5; to reserve it makes none. [city.reserve-harmless]
    Turn 39: Anna. [city.turn city.turn-end]
reserve D4
    Anna reserves D4 and has 3 markers left in hand. [city.reserve]
    Turn 40: Ben. [city.turn city.turn-end]
lay park B3
    The pile is empty: Ben lays a park on B3. [city.pile-empty city.build]
    The marker on B3 goes back to Ben. [city.marker-owner]
    Turn 41: Anna. [city.turn city.turn-end]
lay road D4
    The pile is empty: Anna lays a road on D4. [city.pile-empty city.build]
    The marker on D4 goes back to Anna. [city.marker-owner]
    Turn 42: Ben. [city.turn city.turn-end]
reserve A3
    Ben reserves A3 and has 0 markers left in hand. [city.reserve]
    Turn 43: Anna. [city.turn city.turn-end]
reserve G4
    Anna reserves G4 and has 3 markers left in hand. [city.reserve]
    Turn 44: Ben. [city.turn city.turn-end]
lay park B5
    The pile is empty: Ben lays a park on B5. [city.pile-empty city.build]
    The marker on B5 goes back to Ben. [city.marker-owner]
    Turn 45: Anna. [city.turn city.turn-end]
lay road G4
    The pile is empty: Anna lays a road on G4. [city.pile-empty city.build]
    The marker on G4 goes back to Anna. [city.marker-owner]
    Turn 46: Ben. [city.turn city.turn-end]
lay offices A5
    The pile is empty: Ben lays an office block on A5. [city.pile-empty city.build]
    The marker on A5 goes back to Ben. [city.marker-owner]
    B4 becomes a road: building on it later would cut off A3 and A4. [city.expropriate city.connected]
    C4 becomes a road: building on it later would cut off A3, A4 and B4. [city.expropriate city.connected]
    C6 becomes a road: building on it later would cut off A6, B6 and B7. [city.expropriate city.connected]
    Ben has lost C6 to the road; its marker goes back to hand. [city.expropriate-marker]
    Turn 47: Anna. [city.turn city.turn-end]
reserve C5
    Anna reserves C5 and has 3 markers left in hand. [city.reserve]
    Later, a building on C5 would make a road of D5 and D6; to reserve it makes none. [city.reserve-harmless]
    Turn 48: Ben. [city.turn city.turn-end]
reserve B7
    Ben reserves B7 and has 2 markers left in hand. [city.reserve]
    Turn 49: Anna. [city.turn city.turn-end]
lay road C5
    The pile is empty: Anna lays a road on C5. [city.pile-empty city.build]
    The marker on C5 goes back to Anna. [city.marker-owner]
    Turn 50: Ben. [city.turn city.turn-end]
reserve D5
    Ben reserves D5 and has 1 marker left in hand. [city.reserve]
    Later, a building on D5 would make a road of D6; to reserve it makes none. [city.reserve-harmless]
    Turn 51: Anna. [city.turn city.turn-end]
reserve D3
    Anna reserves D3 and has 3 markers left in hand. [city.reserve]
    Later, a building on D3 would make a road of C3; to reserve it makes none. [city.reserve-harmless]
    Turn 52: Ben. [city.turn city.turn-end]
lay road A3
    The pile is empty: Ben lays a road on A3. [city.pile-empty city.build]
    The marker on A3 goes back to Ben. [city.marker-owner]
    Turn 53: Anna. [city.turn city.turn-end]
lay road D3
    The pile is empty: Anna lays a road on D3. [city.pile-empty city.build]
    The marker on D3 goes back to Anna. [city.marker-owner]
    Turn 54: Ben. [city.turn city.turn-end]
lay flats D6
    The pile is empty: Ben lays a block of flats on D6. [city.pile-empty city.build]
    The marker on D6 goes back to Ben. [city.marker-owner]
    D5 becomes a road: building on it later would cut off F4, G4, E5, F5, E6, F6 and F7. [city.expropriate city.connected]
    Ben has lost D5 to the road; its marker goes back to hand. [city.expropriate-marker]
    E5 becomes a road: building on it later would cut off F4, G4, F5, E6, F6 and F7. [city.expropriate city.connected]
    Turn 55: Anna. [city.turn city.turn-end]
reserve C3
    Anna reserves C3 and has 3 markers left in hand. [city.reserve]
    Turn 56: Ben. [city.turn city.turn-end]
lay park E3
    The pile is empty: Ben lays a park on E3. [city.pile-empty city.build]
    The marker on E3 goes back to Ben. [city.marker-owner]
    Turn 57: Anna. [city.turn city.turn-end]
lay road C3
    The pile is empty: Anna lays a road on C3. [city.pile-empty city.build]
    The marker on C3 goes back to Anna. [city.marker-owner]
    Turn 58: Ben. [city.turn city.turn-end]
lay road B7
    The pile is empty: Ben lays a road on B7. [city.pile-empty city.build]
    The marker on B7 goes back to Ben. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 0 tiles left in the pile. [city.end]
    The waste dump of Anna is 1 road tile from the nuclear plant. [city.route]
    The fishmonger of Anna is 1 road tile from the port. [city.route]
    The petrol station of Anna is 1 road tile from the refinery. [city.route]
    The toy shop of Anna is 1 road tile from the toy factory. [city.route]
    The waste dump of Ben is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The fishmonger of Ben is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The petrol station of Ben is off the board and counts 8. [city.route-cap city.auction-no-plot]
    The toy shop of Ben is off the board and counts 8. [city.route-cap city.auction-no-plot]
    Anna: routes of 4 less 15 coins make -11. [city.score]
    Ben: routes of 32 less 15 coins make 17. [city.score]
    Anna wins with -11. [city.score]

outcome: city.end
scores: (-11, 17)
winners: (0,)
turn: 58
phase: over
player: 2
board:
  P  +  p1 +  n1 +  N
  O  +  +  +  +  +  F
  +  G  +  +  G  G  F
  +  +  +  +  O  +  +
  O  G  +  +  +  +  F
  +  +  +  F  +  +  G
  R  +  r1 F  t1 +  T
coins: 15 15
off-board: n2 p2 r2 t2
pile: empty
aside: flats 7, offices 3, park 1
