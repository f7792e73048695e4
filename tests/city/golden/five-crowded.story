the set-up
    5 players sit down at a board of 5 by 5 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    39 tiles are shuffled into the pile: 5 shops of each kind and 19 blockers; 5 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port A5
    The draw gives the port the corner A5. [city.setup-draw]
    The port stands on A5. [city.distributors]
site plant A1
    The draw gives the nuclear plant the corner A1. [city.setup-draw]
    The nuclear plant stands on A1. [city.distributors]
site refinery E1
    The draw gives the refinery the corner E1. [city.setup-draw]
    The refinery stands on E1. [city.distributors]
site factory E5
    The draw gives the toy factory the corner E5. [city.setup-draw]
    The toy factory stands on E5. [city.distributors]
first 4
    The draw falls on Dan, who begins. [city.first-player]
    Turn 1: Dan. [city.turn]
reserve D3
    Dan makes a first reservation, which may be anywhere: D3. [city.reserve-first city.reserve]
    Turn 2: Eva. [city.turn city.turn-end]
reserve D4
    Eva makes a first reservation, which may be anywhere: D4. [city.reserve-first city.reserve]
    Later, a building on D4 would make a road of E3 and C5; to reserve it makes none. [city.reserve-harmless]
    Turn 3: Anna. [city.turn city.turn-end]
reserve B2
    Anna makes a first reservation, which may be anywhere: B2. [city.reserve-first city.reserve]
    Later, a building on B2 would make a road of C1 and A3; to reserve it makes none. [city.reserve-harmless]
    Turn 4: Ben. [city.turn city.turn-end]
reserve E3
    Ben makes a first reservation, which may be anywhere: E3. [city.reserve-first city.reserve]
    Later, a building on E3 would make a road of D2 and D4; to reserve it makes none. [city.reserve-harmless]
    Turn 5: Chloé. [city.turn city.turn-end]
reserve E2
    Chloé makes a first reservation, which may be anywhere: E2. [city.reserve-first city.reserve]
    Later, a building on E2 would make a road of D1; to reserve it makes none. [city.reserve-harmless]
    Turn 6: Dan. [city.turn city.turn-end]
reserve A2
    Dan reserves A2 and has 4 markers left in hand. [city.reserve]
    Later, a building on A2 would make a road of B1; to reserve it makes none. [city.reserve-harmless]
    Turn 7: Eva. [city.turn city.turn-end]
reserve B3
    Eva reserves B3 and has 4 markers left in hand. [city.reserve]
    Turn 8: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 38 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Ben, Chloé, Dan, Eva and Anna. [city.auction]
bid 14
    Ben lays a sealed bid of 14. [city.auction city.open-info]
bid 3
    Chloé lays a sealed bid of 3. [city.auction city.open-info]
bid 9
    Dan lays a sealed bid of 9. [city.auction city.open-info]
bid 14
    Eva lays a sealed bid of 14. [city.auction city.open-info]
bid 10
    Anna lays a sealed bid of 10. [city.auction city.open-info]
    Equal bids of 14 by Ben and Eva: Ben comes first, counting clockwise from the left of Anna. [city.auction-tie]
    The bids are shown: Ben 14, Chloé 3, Dan 9, Eva 14 and Anna 10. Ben pays 14 coins for the toy shop. [city.auction]
build E3
    Ben builds a toy shop on E3. [city.auction-place]
    The toy shop keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    D2 becomes a road: building on it later would cut off E2. [city.expropriate city.connected]
    D4 becomes a road: building on it later would cut off E4. [city.expropriate city.connected]
    Eva has lost D4 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
reserve D1
    Anna reserves D1 and has 4 markers left in hand. [city.reserve]
    Later, a building on D1 would make a road of E2; to reserve it makes none. [city.reserve-harmless]
    Turn 9: Ben. [city.turn city.turn-end]
reserve D5
    Ben reserves D5 and has 5 markers left in hand. [city.reserve]
    Later, a building on D5 would make a road of E4; to reserve it makes none. [city.reserve-harmless]
    Turn 10: Chloé. [city.turn city.turn-end]
reserve A4
    Chloé reserves A4 and has 4 markers left in hand. [city.reserve]
    Later, a building on A4 would make a road of B5; to reserve it makes none. [city.reserve-harmless]
    Turn 11: Dan. [city.turn city.turn-end]
reserve B4
    Dan reserves B4 and has 3 markers left in hand. [city.reserve]
    Later, a building on B4 would make a road of A3 and C5; to reserve it makes none. [city.reserve-harmless]
    Turn 12: Eva. [city.turn city.turn-end]
reserve B1
    Eva reserves B1 and has 4 markers left in hand. [city.reserve]
    Later, a building on B1 would make a road of A2; to reserve it makes none. [city.reserve-harmless]
    Turn 13: Anna. [city.turn city.turn-end]
reserve C2
    Anna reserves C2 and has 3 markers left in hand. [city.reserve]
    Turn 14: Ben. [city.turn city.turn-end]
reserve C3
    Ben reserves C3 and has 4 markers left in hand. [city.reserve]
    Turn 15: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile offices
    Chloé draws an office block; 37 tiles are left in the pile. [city.build]
    Chloé must put the office block on a reserved plot. [city.build-blocker]
build A4
    Chloé builds an office block on A4. [city.build-blocker]
    The marker on A4 goes back to Chloé. [city.marker-owner]
    B5 becomes a road: it is the last access of A5. [city.expropriate city.access]
    Turn 16: Dan. [city.turn city.turn-end]
draw
    Dan wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile station
    Dan draws a petrol station; 36 tiles are left in the pile. [city.build]
    A petrol station is auctioned among Eva, Anna, Ben, Chloé and Dan. [city.auction]
bid 10
    Eva lays a sealed bid of 10. [city.auction city.open-info]
bid 12
    Anna lays a sealed bid of 12. [city.auction city.open-info]
bid 1
    Ben lays a sealed bid of 1. [city.auction city.open-info]
bid 12
    Chloé lays a sealed bid of 12. [city.auction city.open-info]
bid 9
    Dan lays a sealed bid of 9. [city.auction city.open-info]
    Equal bids of 12 by Anna and Chloé: Anna comes first, counting clockwise from the left of Dan. [city.auction-tie]
    The bids are shown: Eva 10, Anna 12, Ben 1, Chloé 12 and Dan 9. Anna pays 12 coins for the petrol station. [city.auction]
build C2
    Anna builds a petrol station on C2. [city.auction-place]
    The petrol station keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    Another player won the shop that Dan drew, so Dan chooses again. [city.drawer-lost]
reserve C1
    Dan reserves C1 and has 2 markers left in hand. [city.reserve]
    Later, a building on C1 would make a road of B2, B3 and D3; to reserve it makes none. [city.reserve-harmless]
    Turn 17: Eva. [city.turn city.turn-end]
reserve E4
    Eva reserves E4 and has 3 markers left in hand. [city.reserve]
    Later, a building on E4 would make a road of D5; to reserve it makes none. [city.reserve-harmless]
    Turn 18: Anna. [city.turn city.turn-end]
reserve C4
    Anna reserves C4 and has 3 markers left in hand. [city.reserve]
    Turn 19: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile toyshop
    Ben draws a toy shop; 35 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Chloé, Dan, Eva and Anna. [city.auction]
    Nobody owns two shops of a kind, so there is no second toy shop for Ben. [city.one-each]
bid 12
    Chloé lays a sealed bid of 12. [city.auction city.open-info]
bid 0
    Dan lays a sealed bid of 0. [city.auction city.open-info]
bid 10
    Eva lays a sealed bid of 10. [city.auction city.open-info]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
    The bids are shown: Chloé 12, Dan 0, Eva 10 and Anna 0. Chloé pays 12 coins for the toy shop. [city.auction]
build E2
    Chloé builds a toy shop on E2. [city.auction-place]
    The toy shop keeps its marker, and Chloé gets one of those set aside. [city.marker-owner]
    D1 becomes a road: it is the last access of E1. [city.expropriate city.access]
    Anna has lost D1 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Ben drew, so Ben chooses again. [city.drawer-lost]
draw
    Ben wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 34 tiles are left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build C3
    Ben builds a block of flats on C3. [city.build-blocker]
    The marker on C3 goes back to Ben. [city.marker-owner]
    Turn 20: Chloé. [city.turn city.turn-end]
reserve A3
    Chloé reserves A3 and has 5 markers left in hand. [city.reserve]
    Later, a building on A3 would make a road of B2; to reserve it makes none. [city.reserve-harmless]
    Turn 21: Dan. [city.turn city.turn-end]
draw
    Dan wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile toyshop
    Dan draws a toy shop; 33 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Eva, Anna and Dan. [city.auction]
    Nobody owns two shops of a kind, so there is no second toy shop for Ben and Chloé. [city.one-each]
bid 0
    Eva lays a sealed bid of 0. [city.auction city.open-info]
bid 3
    Anna lays a sealed bid of 3. [city.auction city.open-info]
bid 6
    Dan lays a sealed bid of 6. [city.auction city.open-info]
    The bids are shown: Eva 0, Anna 3 and Dan 6. Dan pays 6 coins for the toy shop. [city.auction]
build B4
    Dan builds a toy shop on B4. [city.auction-place]
    The toy shop keeps its marker, and Dan gets one of those set aside. [city.marker-owner]
    B1 becomes a road: building on it later would cut off A2, B2, A3 and B3. [city.expropriate city.connected]
    Eva has lost B1 to the road; its marker goes back to hand. [city.expropriate-marker]
    C1 becomes a road: building on it later would cut off B1, A2, B2, A3 and B3. [city.expropriate city.connected]
    Dan has lost C1 to the road; its marker goes back to hand. [city.expropriate-marker]
    B2 becomes a road: building on it later would cut off A2, A3 and B3. [city.expropriate city.connected]
    Anna has lost B2 to the road; its marker goes back to hand. [city.expropriate-marker]
    D3 becomes a road: building on it later would cut off C4, D4, E4, B5, C5 and D5. [city.expropriate city.connected]
    Dan has lost D3 to the road; its marker goes back to hand. [city.expropriate-marker]
    C5 becomes a road: building on it later would cut off B5. [city.expropriate city.connected]
    Dan drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 22: Eva. [city.turn city.turn-end]
draw
    Eva wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Eva draws a block of flats; 32 tiles are left in the pile. [city.build]
    Eva must put the block of flats on a reserved plot. [city.build-blocker]
build B3
    Eva builds a block of flats on B3. [city.build-blocker]
    The marker on B3 goes back to Eva. [city.marker-owner]
    A2 becomes a road: building on it later would cut off A3. [city.expropriate city.connected]
    Dan has lost A2 to the road; its marker goes back to hand. [city.expropriate-marker]
    Turn 23: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Anna draws a block of flats; 31 tiles are left in the pile. [city.build]
    Anna must put the block of flats on a reserved plot. [city.build-blocker]
build C4
    Anna builds a block of flats on C4. [city.build-blocker]
    The marker on C4 goes back to Anna. [city.marker-owner]
    D5 becomes a road: building on it later would cut off B5 and C5. [city.expropriate city.connected]
    Ben has lost D5 to the road; its marker goes back to hand. [city.expropriate-marker]
    Turn 24: Ben. [city.turn city.turn-end]
    Ben can neither reserve nor build: the turn is lost. [city.must-act city.turn-end]
    Turn 25: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile fishmonger
    Chloé draws a fishmonger; 30 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Dan, Eva, Anna, Ben and Chloé. [city.auction]
bid 4
    Dan lays a sealed bid of 4. [city.auction city.open-info]
bid 14
    Eva lays a sealed bid of 14. [city.auction city.open-info]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
bid 1
    Ben lays a sealed bid of 1. [city.auction city.open-info]
bid 2
    Chloé lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Dan 4, Eva 14, Anna 2, Ben 1 and Chloé 2. Eva pays 14 coins for the fishmonger. [city.auction]
build E4
    Eva builds a fishmonger on E4. [city.auction-place]
    The fishmonger keeps its marker, and Eva gets one of those set aside. [city.marker-owner]
    Another player won the shop that Chloé drew, so Chloé chooses again. [city.drawer-lost]
draw
    Chloé wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile flats
    Chloé draws a block of flats; 29 tiles are left in the pile. [city.build]
    Chloé must put the block of flats on a reserved plot. [city.build-blocker]
build A3
    Chloé builds a block of flats on A3. [city.build-blocker]
    The marker on A3 goes back to Chloé. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 29 tiles left in the pile. [city.end]
    The waste dump of Anna was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The fishmonger of Anna was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The petrol station of Anna is 2 road tiles from the refinery. [city.route]
    The toy shop of Anna was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The waste dump of Ben was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The fishmonger of Ben was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The petrol station of Ben was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The toy shop of Ben is 3 road tiles from the toy factory. [city.route]
    The waste dump of Chloé was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The fishmonger of Chloé was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The petrol station of Chloé was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The toy shop of Chloé is 4 road tiles from the toy factory. [city.route]
    The waste dump of Dan was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The fishmonger of Dan was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The petrol station of Dan was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The toy shop of Dan is 3 road tiles from the toy factory. [city.route]
    The waste dump of Eva was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The fishmonger of Eva is 4 road tiles from the port. [city.route]
    The petrol station of Eva was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    The toy shop of Eva was never drawn and counts 14. [city.unbuilt-shop city.route-cap]
    Anna: routes of 44 less 3 coins make 41. [city.score]
    Ben: routes of 45 less 1 coin make 44. [city.score]
    Chloé: routes of 46 less 3 coins make 43. [city.score]
    Dan: routes of 45 less 9 coins make 36. [city.score]
    Eva: routes of 46 less 1 coin make 45. [city.score]
    Dan wins with 36. [city.score]

outcome: city.end
scores: (41, 44, 43, 36, 45)
winners: (3,)
turn: 25
phase: over
player: 3
board:
  N  +  +  +  R
  +  +  r1 +  t3
  F  F  F  +  t2
  O  t4 F  +  p5
  P  +  +  +  T
coins: 3 1 3 9 1
pile: dump 5, fishmonger 4, station 4, toyshop 2, flats 5, offices 4, park 5
aside: flats 3, offices 1, park 1
