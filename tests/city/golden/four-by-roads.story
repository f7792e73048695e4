the set-up
    4 players sit down at a board of 6 by 6 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    20 tiles are shuffled into the pile: 4 shops of each kind and 4 blockers; 20 blockers are left over. [city.pile city.open-info]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port F1
    The draw gives the port the corner F1. [city.setup-draw]
    The port stands on F1. [city.distributors]
site plant A6
    The draw gives the nuclear plant the corner A6. [city.setup-draw]
    The nuclear plant stands on A6. [city.distributors]
site refinery F6
    The draw gives the refinery the corner F6. [city.setup-draw]
    The refinery stands on F6. [city.distributors]
site factory A1
    The draw gives the toy factory the corner A1. [city.setup-draw]
    The toy factory stands on A1. [city.distributors]
first 4
    The draw falls on Dan, who begins. [city.first-player]
    Turn 1: Dan. [city.turn]
reserve C1
    Dan makes a first reservation, which may be anywhere: C1. [city.reserve-first city.reserve]
    Later, a building on C1 would make a road of B2; to reserve it makes none. [city.reserve-harmless]
    Turn 2: Anna. [city.turn city.turn-end]
reserve B6
    Anna makes a first reservation, which may be anywhere: B6. [city.reserve-first city.reserve]
    Later, a building on B6 would make a road of A5; to reserve it makes none. [city.reserve-harmless]
    Turn 3: Ben. [city.turn city.turn-end]
reserve E2
    Ben makes a first reservation, which may be anywhere: E2. [city.reserve-first city.reserve]
    Later, a building on E2 would make a road of D1 and F3; to reserve it makes none. [city.reserve-harmless]
    Turn 4: Chloé. [city.turn city.turn-end]
reserve D2
    Chloé makes a first reservation, which may be anywhere: D2. [city.reserve-first city.reserve]
    Turn 5: Dan. [city.turn city.turn-end]
reserve B5
    Dan reserves B5 and has 4 markers left in hand. [city.reserve]
    Later, a building on B5 would make a road of A4 and C6; to reserve it makes none. [city.reserve-harmless]
    Turn 6: Anna. [city.turn city.turn-end]
reserve F2
    Anna reserves F2 and has 4 markers left in hand. [city.reserve]
    Later, a building on F2 would make a road of E1; to reserve it makes none. [city.reserve-harmless]
    Turn 7: Ben. [city.turn city.turn-end]
reserve D3
    Ben reserves D3 and has 4 markers left in hand. [city.reserve]
    Turn 8: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile fishmonger
    Chloé draws a fishmonger; 19 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Dan, Anna, Ben and Chloé. [city.auction]
bid 0
    Dan lays a sealed bid of 0. [city.auction city.open-info]
bid 11
    Anna lays a sealed bid of 11. [city.auction city.open-info]
bid 8
    Ben lays a sealed bid of 8. [city.auction city.open-info]
bid 2
    Chloé lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Dan 0, Anna 11, Ben 8 and Chloé 2. Anna pays 11 coins for the fishmonger. [city.auction]
build F2
    Anna builds a fishmonger on F2. [city.auction-place]
    The fishmonger keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    E1 becomes a road: it is the last access of F1. [city.expropriate city.access]
    Another player won the shop that Chloé drew, so Chloé chooses again. [city.drawer-lost]
reserve B4
    Chloé reserves B4 and has 4 markers left in hand. [city.reserve]
    Turn 9: Dan. [city.turn city.turn-end]
reserve C4
    Dan reserves C4 and has 3 markers left in hand. [city.reserve]
    Turn 10: Anna. [city.turn city.turn-end]
reserve B3
    Anna reserves B3 and has 4 markers left in hand. [city.reserve]
    Turn 11: Ben. [city.turn city.turn-end]
reserve E3
    Ben reserves E3 and has 3 markers left in hand. [city.reserve]
    Later, a building on E3 would make a road of F4; to reserve it makes none. [city.reserve-harmless]
    Turn 12: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile station
    Chloé draws a petrol station; 18 tiles are left in the pile. [city.build]
    A petrol station is auctioned among Dan, Anna, Ben and Chloé. [city.auction]
bid 10
    Dan lays a sealed bid of 10. [city.auction city.open-info]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
bid 1
    Ben lays a sealed bid of 1. [city.auction city.open-info]
bid 12
    Chloé lays a sealed bid of 12. [city.auction city.open-info]
    The bids are shown: Dan 10, Anna 2, Ben 1 and Chloé 12. Chloé pays 12 coins for the petrol station. [city.auction]
build D2
    Chloé builds a petrol station on D2. [city.auction-place]
    The petrol station keeps its marker, and Chloé gets one of those set aside. [city.marker-owner]
    Chloé drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 13: Dan. [city.turn city.turn-end]
reserve F3
    Dan reserves F3 and has 2 markers left in hand. [city.reserve]
    Later, a building on F3 would make a road of E2; to reserve it makes none. [city.reserve-harmless]
    Turn 14: Anna. [city.turn city.turn-end]
reserve B1
    Anna reserves B1 and has 3 markers left in hand. [city.reserve]
    Later, a building on B1 would make a road of A2; to reserve it makes none. [city.reserve-harmless]
    Turn 15: Ben. [city.turn city.turn-end]
reserve A4
    Ben reserves A4 and has 2 markers left in hand. [city.reserve]
    Later, a building on A4 would make a road of B5; to reserve it makes none. [city.reserve-harmless]
    Turn 16: Chloé. [city.turn city.turn-end]
reserve A5
    Chloé reserves A5 and has 4 markers left in hand. [city.reserve]
    Later, a building on A5 would make a road of B6; to reserve it makes none. [city.reserve-harmless]
    Turn 17: Dan. [city.turn city.turn-end]
reserve E4
    Dan reserves E4 and has 1 marker left in hand. [city.reserve]
    Turn 18: Anna. [city.turn city.turn-end]
reserve F4
    Anna reserves F4 and has 2 markers left in hand. [city.reserve]
    Later, a building on F4 would make a road of E3 and E5; to reserve it makes none. [city.reserve-harmless]
    Turn 19: Ben. [city.turn city.turn-end]
reserve F5
    Ben reserves F5 and has 1 marker left in hand. [city.reserve]
    Later, a building on F5 would make a road of E6; to reserve it makes none. [city.reserve-harmless]
    Turn 20: Chloé. [city.turn city.turn-end]
reserve A3
    Chloé reserves A3 and has 3 markers left in hand. [city.reserve]
    Later, a building on A3 would make a road of B2; to reserve it makes none. [city.reserve-harmless]
    Turn 21: Dan. [city.turn city.turn-end]
reserve A2
    Dan reserves A2 and has 0 markers left in hand. [city.reserve]
    Later, a building on A2 would make a road of B1; to reserve it makes none. [city.reserve-harmless]
    Turn 22: Anna. [city.turn city.turn-end]
reserve D4
    Anna reserves D4 and has 1 marker left in hand. [city.reserve]
    Turn 23: Ben. [city.turn city.turn-end]
reserve C5
    Ben reserves C5 and has 0 markers left in hand. [city.reserve]
    Turn 24: Chloé. [city.turn city.turn-end]
reserve D5
    Chloé reserves D5 and has 2 markers left in hand. [city.reserve]
    Turn 25: Dan. [city.turn city.turn-end]
draw
    Dan wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Dan draws a fishmonger; 17 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben, Chloé and Dan. [city.auction]
    Nobody owns two shops of a kind, so there is no second fishmonger for Anna. [city.one-each]
bid 12
    Ben lays a sealed bid of 12. [city.auction city.open-info]
bid 2
    Chloé lays a sealed bid of 2. [city.auction city.open-info]
bid 2
    Dan lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Ben 12, Chloé 2 and Dan 2. Ben pays 12 coins for the fishmonger. [city.auction]
build F5
    Ben builds a fishmonger on F5. [city.auction-place]
    The fishmonger keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    E6 becomes a road: it is the last access of F6. [city.expropriate city.access]
    Another player won the shop that Dan drew, so Dan chooses again. [city.drawer-lost]
draw
    Dan wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile park
    Dan draws a park; 16 tiles are left in the pile. [city.build]
    Dan must put the park on a reserved plot. [city.build-blocker]
build F3
    Dan builds a park on F3. [city.build-blocker]
    The marker on F3 goes back to Dan. [city.marker-owner]
    E2 becomes a road: it is the last access of F2. [city.expropriate city.access]
    Ben has lost E2 to the road; its marker goes back to hand. [city.expropriate-marker]
    E4 becomes a road: building on it later would cut off F4. [city.expropriate city.connected]
    Dan has lost E4 to the road; its marker goes back to hand. [city.expropriate-marker]
    Turn 26: Anna. [city.turn city.turn-end]
reserve B2
    Anna reserves B2 and has 0 markers left in hand. [city.reserve]
    Later, a building on B2 would make a road of C1 and A3; to reserve it makes none. [city.reserve-harmless]
    Turn 27: Ben. [city.turn city.turn-end]
reserve E5
    Ben reserves E5 and has 1 marker left in hand. [city.reserve]
    Later, a building on E5 would make a road of F4 and D6; to reserve it makes none. [city.reserve-harmless]
    Turn 28: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile flats
    Chloé draws a block of flats; 15 tiles are left in the pile. [city.build]
    Chloé must put the block of flats on a reserved plot. [city.build-blocker]
build D5
    Chloé builds a block of flats on D5. [city.build-blocker]
    The marker on D5 goes back to Chloé. [city.marker-owner]
    Turn 29: Dan. [city.turn city.turn-end]
reserve D6
    Dan reserves D6 and has 1 marker left in hand. [city.reserve]
    Later, a building on D6 would make a road of E5; to reserve it makes none. [city.reserve-harmless]
    Turn 30: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile station
    Anna draws a petrol station; 14 tiles are left in the pile. [city.build]
    A petrol station is auctioned among Ben, Dan and Anna. [city.auction]
    Nobody owns two shops of a kind, so there is no second petrol station for Chloé. [city.one-each]
bid 1
    Ben lays a sealed bid of 1. [city.auction city.open-info]
bid 12
    Dan lays a sealed bid of 12. [city.auction city.open-info]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
    The bids are shown: Ben 1, Dan 12 and Anna 0. Dan pays 12 coins for the petrol station. [city.auction]
build A2
    Dan builds a petrol station on A2. [city.auction-place]
    The petrol station keeps its marker, and Dan gets one of those set aside. [city.marker-owner]
    B1 becomes a road: it is the last access of A1. [city.expropriate city.access]
    Anna has lost B1 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
reserve C2
    Anna reserves C2 and has 0 markers left in hand. [city.reserve]
    Turn 31: Ben. [city.turn city.turn-end]
reserve C6
    Ben reserves C6 and has 0 markers left in hand. [city.reserve]
    Later, a building on C6 would make a road of B5 and E5; to reserve it makes none. [city.reserve-harmless]
    Turn 32: Chloé. [city.turn city.turn-end]
reserve C3
    Chloé reserves C3 and has 2 markers left in hand. [city.reserve]
    Turn 33: Dan. [city.turn city.turn-end]
reserve D1
    Dan reserves D1 and has 1 marker left in hand. [city.reserve]
    Later, a building on D1 would make a road of E3; to reserve it makes none. [city.reserve-harmless]
    Turn 34: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 13 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Ben, Chloé, Dan and Anna. [city.auction]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Chloé lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Dan lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
    Equal bids of 0 by Ben, Chloé, Dan and Anna: Ben comes first, counting clockwise from the left of Anna. [city.auction-tie]
    The bids are shown: Ben 0, Chloé 0, Dan 0 and Anna 0. Ben pays 0 coins for the toy shop. [city.auction]
build C5
    Ben builds a toy shop on C5. [city.auction-place]
    The toy shop keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 12 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Chloé, Dan and Anna. [city.auction]
    Nobody owns two shops of a kind, so there is no second toy shop for Ben. [city.one-each]
bid 3
    Chloé lays a sealed bid of 3. [city.auction city.open-info]
bid 2
    Dan lays a sealed bid of 2. [city.auction city.open-info]
bid 3
    Anna lays a sealed bid of 3. [city.auction city.open-info]
    Equal bids of 3 by Chloé and Anna: Chloé comes first, counting clockwise from the left of Anna. [city.auction-tie]
    The bids are shown: Chloé 3, Dan 2 and Anna 3. Chloé pays 3 coins for the toy shop. [city.auction]
build C3
    Chloé builds a toy shop on C3. [city.auction-place]
    The toy shop keeps its marker, and Chloé gets one of those set aside. [city.marker-owner]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile dump
    Anna draws a waste dump; 11 tiles are left in the pile. [city.build]
    A waste dump is auctioned among Ben, Chloé, Dan and Anna. [city.auction]
bid 2
    Ben lays a sealed bid of 2. [city.auction city.open-info]
bid 0
    Chloé lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Dan lays a sealed bid of 0. [city.auction city.open-info]
bid 4
    Anna lays a sealed bid of 4. [city.auction city.open-info]
    The bids are shown: Ben 2, Chloé 0, Dan 0 and Anna 4. Anna pays 4 coins for the waste dump. [city.auction]
build F4
    Anna builds a waste dump on F4. [city.auction-place]
    The waste dump keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    E5 becomes a road: it is the last access of F5. [city.expropriate city.access]
    Ben has lost E5 to the road; its marker goes back to hand. [city.expropriate-marker]
    Anna drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 35: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile offices
    Ben draws an office block; 10 tiles are left in the pile. [city.build]
    Ben must put the office block on a reserved plot. [city.build-blocker]
build A4
    Ben builds an office block on A4. [city.build-blocker]
    The marker on A4 goes back to Ben. [city.marker-owner]
    B3 becomes a road: building on it later would cut off A3. [city.expropriate city.connected]
    Anna has lost B3 to the road; its marker goes back to hand. [city.expropriate-marker]
    B5 becomes a road: building on it later would cut off A5. [city.expropriate city.connected]
    Dan has lost B5 to the road; its marker goes back to hand. [city.expropriate-marker]
    Turn 36: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Chloé draws a fishmonger; 9 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Dan and Chloé. [city.auction]
    Nobody owns two shops of a kind, so there is no second fishmonger for Anna and Ben. [city.one-each]
bid 3
    Dan lays a sealed bid of 3. [city.auction city.open-info]
bid 0
    Chloé lays a sealed bid of 0. [city.auction city.open-info]
    The bids are shown: Dan 3 and Chloé 0. Dan pays 3 coins for the fishmonger. [city.auction]
build D1
    Dan builds a fishmonger on D1. [city.auction-place]
    The fishmonger keeps its marker, and Dan gets one of those set aside. [city.marker-owner]
    B2 becomes a road: building on it later would cut off B1, C1 and C2. [city.expropriate city.connected]
    Anna has lost B2 to the road; its marker goes back to hand. [city.expropriate-marker]
    E3 becomes a road: building on it later would cut off E1 and E2. [city.expropriate city.connected]
    Ben has lost E3 to the road; its marker goes back to hand. [city.expropriate-marker]
    B4 becomes a road: building on it later would cut off B1, C1, B2, C2, A3 and B3. [city.expropriate city.connected]
    Chloé has lost B4 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Chloé drew, so Chloé chooses again. [city.drawer-lost]
draw
    Chloé wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile station
    Chloé draws a petrol station; 8 tiles are left in the pile. [city.build]
    A petrol station is auctioned among Anna and Ben. [city.auction]
    Nobody owns two shops of a kind, so there is no second petrol station for Chloé and Dan. [city.one-each]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
bid 3
    Ben lays a sealed bid of 3. [city.auction city.open-info]
    The bids are shown: Anna 0 and Ben 3. Ben pays 3 coins for the petrol station. [city.auction]
build C6
    Ben builds a petrol station on C6. [city.auction-place]
    The petrol station keeps its marker; none is left set aside for Ben. [city.marker-owner]
    C4 becomes a road: building on it later would cut off E1, E2, D3, E3, D4, E4, E5, D6 and E6. [city.expropriate city.connected]
    Dan has lost C4 to the road; its marker goes back to hand. [city.expropriate-marker]
    D4 becomes a road: building on it later would cut off E1, E2, D3, E3, E4, E5, D6 and E6. [city.expropriate city.connected]
    Anna has lost D4 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Chloé drew, so Chloé chooses again. [city.drawer-lost]
draw
    Chloé wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile dump
    Chloé draws a waste dump; 7 tiles are left in the pile. [city.build]
    A waste dump is auctioned among Dan, Ben and Chloé. [city.auction]
    Nobody owns two shops of a kind, so there is no second waste dump for Anna. [city.one-each]
bid 0
    Dan lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Chloé lays a sealed bid of 0. [city.auction city.open-info]
    Equal bids of 0 by Dan, Ben and Chloé: Dan comes first, counting clockwise from the left of Chloé. [city.auction-tie]
    The bids are shown: Dan 0, Ben 0 and Chloé 0. Dan pays 0 coins for the waste dump. [city.auction]
build C1
    Dan builds a waste dump on C1. [city.auction-place]
    The waste dump keeps its marker; none is left set aside for Dan. [city.marker-owner]
    Another player won the shop that Chloé drew, so Chloé chooses again. [city.drawer-lost]
draw
    Chloé wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Chloé draws a block of flats; 6 tiles are left in the pile. [city.build]
    Chloé must put the block of flats on a reserved plot. [city.build-blocker]
build A3
    Chloé builds a block of flats on A3. [city.build-blocker]
    The marker on A3 goes back to Chloé. [city.marker-owner]
    Turn 37: Dan. [city.turn city.turn-end]
draw
    Dan wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile dump
    Dan draws a waste dump; 5 tiles are left in the pile. [city.build]
    A waste dump is auctioned among Ben and Chloé. [city.auction]
    Nobody owns two shops of a kind, so there is no second waste dump for Anna and Dan. [city.one-each]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Chloé lays a sealed bid of 0. [city.auction city.open-info]
    Equal bids of 0 by Ben and Chloé: Ben comes first, counting clockwise from the left of Dan. [city.auction-tie]
    The bids are shown: Ben 0 and Chloé 0. Ben pays 0 coins for the waste dump. [city.auction]
build D3
    Ben builds a waste dump on D3. [city.auction-place]
    The waste dump keeps its marker; none is left set aside for Ben. [city.marker-owner]
    Another player won the shop that Dan drew, so Dan chooses again. [city.drawer-lost]
draw
    Dan wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile toyshop
    Dan draws a toy shop; 4 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Anna and Dan. [city.auction]
    Nobody owns two shops of a kind, so there is no second toy shop for Ben and Chloé. [city.one-each]
bid 0
    Anna lays a sealed bid of 0. [city.auction city.open-info]
bid 0
    Dan lays a sealed bid of 0. [city.auction city.open-info]
    Equal bids of 0 by Anna and Dan: Anna comes first, counting clockwise from the left of Dan. [city.auction-tie]
    The bids are shown: Anna 0 and Dan 0. Anna pays 0 coins for the toy shop. [city.auction]
build C2
    Anna builds a toy shop on C2. [city.auction-place]
    The toy shop keeps its marker; none is left set aside for Anna. [city.marker-owner]
    Another player won the shop that Dan drew, so Dan chooses again. [city.drawer-lost]
draw
    Dan wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile fishmonger
    Dan draws a fishmonger; 3 tiles are left in the pile. [city.build]
    Only Chloé lacks a fishmonger and gets it free. [city.auction-last city.one-each]
build A5
    Chloé builds a fishmonger on A5. [city.auction-place]
    The fishmonger keeps its marker; none is left set aside for Chloé. [city.marker-owner]
    B6 becomes a road: it is the last access of A6. [city.expropriate city.access]
    Anna has lost B6 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Dan drew, so Dan chooses again. [city.drawer-lost]
draw
    Dan wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile toyshop
    Dan draws a toy shop; 2 tiles are left in the pile. [city.build]
    Only Dan lacks a toy shop and gets it free. [city.auction-last city.one-each]
build D6
    Dan builds a toy shop on D6. [city.auction-place]
    The toy shop keeps its marker; none is left set aside for Dan. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 2 tiles left in the pile. [city.end]
    The waste dump of Anna is 6 road tiles from the nuclear plant. [city.route]
    The fishmonger of Anna is 2 road tiles from the port. [city.route]
    The petrol station of Anna was never drawn and counts 12. [city.unbuilt-shop city.route-cap]
    The toy shop of Anna is 2 road tiles from the toy factory. [city.route]
    The waste dump of Ben is 5 road tiles from the nuclear plant. [city.route]
    The fishmonger of Ben is 5 road tiles from the port. [city.route]
    The petrol station of Ben is 8 road tiles from the refinery. [city.route]
    The toy shop of Ben is 5 road tiles from the toy factory. [city.route]
    The waste dump of Chloé was never drawn and counts 12. [city.unbuilt-shop city.route-cap]
    The fishmonger of Chloé is 8 road tiles from the port. [city.route]
    The petrol station of Chloé is 5 road tiles from the refinery. [city.route]
    The toy shop of Chloé is 3 road tiles from the toy factory. [city.route]
    The waste dump of Dan is 6 road tiles from the nuclear plant. [city.route]
    The fishmonger of Dan is 1 road tile from the port. [city.route]
    The petrol station of Dan is 8 road tiles from the refinery. [city.route]
    The toy shop of Dan is 9 road tiles from the toy factory. [city.route]
    Anna: routes of 22 less 0 coins make 22. [city.score]
    Ben: routes of 23 less 0 coins make 23. [city.score]
    Chloé: routes of 28 less 0 coins make 28. [city.score]
    Dan: routes of 24 less 0 coins make 24. [city.score]
    Anna wins with 22. [city.score]

outcome: city.end
scores: (22, 23, 28, 24)
winners: (0,)
turn: 37
phase: over
player: 4
board:
  T  +  n4 p4 +  P
  r4 +  t1 r3 +  p1
  F  +  t3 n2 +  G
  O  +  +  +  +  n1
  p3 +  t2 F  +  p2
  N  +  r2 t4 +  R
coins: 0 0 0 0
pile: dump 1, station 1
aside: flats 10, offices 5, park 5
