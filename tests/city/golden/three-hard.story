the set-up
    3 players sit down at a board of 8 by 8 plots. [city.board]
    Everybody has 15 coins, open to all. [city.money city.open-info]
    Everybody has 6 markers to reserve with and 2 more set aside. [city.markers]
    26 tiles are shuffled into the pile: 3 shops of each kind and 14 blockers; 12 blockers are left over. [city.pile city.open-info]
    2 demonstrations join the pile as blockers. [city.option-demonstration]
    The two construction sites stay in the box: no rule for them is known. [city.option-works]
site port H8
    The draw gives the port the plot H8. [city.setup-draw]
    The port stands on H8. [city.distributors]
site plant G4
    The draw gives the nuclear plant the plot G4. [city.setup-draw]
    The nuclear plant stands on G4. [city.distributors]
site refinery A5
    The draw gives the refinery the plot A5. [city.setup-draw]
    The refinery stands on A5. [city.distributors]
site factory A4
    The draw gives the toy factory the plot A4. [city.setup-draw]
    The toy factory stands on A4. [city.distributors]
first 1
    The draw falls on Anna, who begins. [city.first-player]
    Turn 1: Anna. [city.turn]
reserve H5
    Anna makes a first reservation, which may be anywhere: H5. [city.reserve-first city.reserve]
    Later, a building on H5 would make a road of H3; to reserve it makes none. [city.reserve-harmless]
    Turn 2: Ben. [city.turn city.turn-end]
reserve G6
    Ben makes a first reservation, which may be anywhere: G6. [city.reserve-first city.reserve]
    Turn 3: Chloé. [city.turn city.turn-end]
reserve E2
    Chloé makes a first reservation, which may be anywhere: E2. [city.reserve-first city.reserve]
    Turn 4: Anna. [city.turn city.turn-end]
reserve H6
    Anna reserves H6 and has 4 markers left in hand. [city.reserve]
    Later, a building on H6 would make a road of G7; to reserve it makes none. [city.reserve-harmless]
    Turn 5: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 1 reserved plot, and draws a tile. [city.build]
tile park
    Ben draws a park; 25 tiles are left in the pile. [city.build]
    Ben must put the park on a reserved plot. [city.build-blocker]
build G6
    Ben builds a park on G6. [city.build-blocker]
    The marker on G6 goes back to Ben. [city.marker-owner]
    Turn 6: Chloé. [city.turn city.turn-end]
reserve B5
    Chloé reserves B5 and has 4 markers left in hand. [city.reserve]
    Later, a building on B5 would make a road of A6; to reserve it makes none. [city.reserve-harmless]
    Turn 7: Anna. [city.turn city.turn-end]
reserve B6
    Anna reserves B6 and has 3 markers left in hand. [city.reserve]
    Later, a building on B6 would make a road of A7; to reserve it makes none. [city.reserve-harmless]
    Turn 8: Ben. [city.turn city.turn-end]
reserve A3
    Ben reserves A3 and has 5 markers left in hand. [city.reserve]
    Later, a building on A3 would make a road of B4; to reserve it makes none. [city.reserve-harmless]
    Turn 9: Chloé. [city.turn city.turn-end]
reserve A2
    Chloé reserves A2 and has 3 markers left in hand. [city.reserve]
    Later, a building on A2 would make a road of B1 and B3; to reserve it makes none. [city.reserve-harmless]
    Turn 10: Anna. [city.turn city.turn-end]
reserve B3
    Anna reserves B3 and has 2 markers left in hand. [city.reserve]
    Later, a building on B3 would make a road of A2; to reserve it makes none. [city.reserve-harmless]
    Turn 11: Ben. [city.turn city.turn-end]
reserve C6
    Ben reserves C6 and has 4 markers left in hand. [city.reserve]
    Turn 12: Chloé. [city.turn city.turn-end]
reserve A6
    Chloé reserves A6 and has 2 markers left in hand. [city.reserve]
    Later, a building on A6 would make a road of B5; to reserve it makes none. [city.reserve-harmless]
    Turn 13: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile toyshop
    Anna draws a toy shop; 24 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Ben, Chloé and Anna. [city.auction]
bid 6
    Ben lays a sealed bid of 6. [city.auction city.open-info]
bid 9
    Chloé lays a sealed bid of 9. [city.auction city.open-info]
bid 3
    Anna lays a sealed bid of 3. [city.auction city.open-info]
    The bids are shown: Ben 6, Chloé 9 and Anna 3. Chloé pays 9 coins for the toy shop. [city.auction]
build A2
    Chloé builds a toy shop on A2. [city.auction-place]
    The toy shop keeps its marker, and Chloé gets one of those set aside. [city.marker-owner]
    B1 becomes a road: building on it later would cut off A1. [city.expropriate city.connected]
    B3 becomes a road: building on it later would cut off A3. [city.expropriate city.connected]
    Anna has lost B3 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
reserve C3
    Anna reserves C3 and has 2 markers left in hand. [city.reserve]
    Turn 14: Ben. [city.turn city.turn-end]
reserve C1
    Ben reserves C1 and has 3 markers left in hand. [city.reserve]
    Later, a building on C1 would make a road of B2; to reserve it makes none. [city.reserve-harmless]
    Turn 15: Chloé. [city.turn city.turn-end]
reserve C2
    Chloé reserves C2 and has 2 markers left in hand. [city.reserve]
    Turn 16: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile offices
    Anna draws an office block; 23 tiles are left in the pile. [city.build]
    Anna must put the office block on a reserved plot. [city.build-blocker]
build C3
    Anna builds an office block on C3. [city.build-blocker]
    The marker on C3 goes back to Anna. [city.marker-owner]
    Turn 17: Ben. [city.turn city.turn-end]
reserve D2
    Ben reserves D2 and has 2 markers left in hand. [city.reserve]
    Turn 18: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile flats
    Chloé draws a block of flats; 22 tiles are left in the pile. [city.build]
    Chloé must put the block of flats on a reserved plot. [city.build-blocker]
build A6
    Chloé builds a block of flats on A6. [city.build-blocker]
    The marker on A6 goes back to Chloé. [city.marker-owner]
    B5 becomes a road: it is the last access of A5. [city.expropriate city.access]
    Chloé has lost B5 to the road; its marker goes back to hand. [city.expropriate-marker]
    Turn 19: Anna. [city.turn city.turn-end]
reserve C4
    Anna reserves C4 and has 2 markers left in hand. [city.reserve]
    Turn 20: Ben. [city.turn city.turn-end]
reserve C7
    Ben reserves C7 and has 1 marker left in hand. [city.reserve]
    Turn 21: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile toyshop
    Chloé draws a toy shop; 21 tiles are left in the pile. [city.build]
    A toy shop is auctioned among Anna and Ben. [city.auction]
    Nobody owns two shops of a kind, so there is no second toy shop for Chloé. [city.one-each]
bid 1
    Anna lays a sealed bid of 1. [city.auction city.open-info]
bid 9
    Ben lays a sealed bid of 9. [city.auction city.open-info]
    The bids are shown: Anna 1 and Ben 9. Ben pays 9 coins for the toy shop. [city.auction]
build C7
    Ben builds a toy shop on C7. [city.auction-place]
    The toy shop keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    Another player won the shop that Chloé drew, so Chloé chooses again. [city.drawer-lost]
reserve C8
    Chloé reserves C8 and has 3 markers left in hand. [city.reserve]
    Later, a building on C8 would make a road of B6 and B7; to reserve it makes none. [city.reserve-harmless]
    Turn 22: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile station
    Anna draws a petrol station; 20 tiles are left in the pile. [city.build]
    A petrol station is auctioned among Ben, Chloé and Anna. [city.auction]
bid 5
    Ben lays a sealed bid of 5. [city.auction city.open-info]
bid 5
    Chloé lays a sealed bid of 5. [city.auction city.open-info]
bid 3
    Anna lays a sealed bid of 3. [city.auction city.open-info]
    Equal bids of 5 by Ben and Chloé: Ben comes first, counting clockwise from the left of Anna. [city.auction-tie]
    The bids are shown: Ben 5, Chloé 5 and Anna 3. Ben pays 5 coins for the petrol station. [city.auction]
build D2
    Ben builds a petrol station on D2. [city.auction-place]
    The petrol station keeps its marker, and Ben gets one of those set aside. [city.marker-owner]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile dump
    Anna draws a waste dump; 19 tiles are left in the pile. [city.build]
    A waste dump is auctioned among Ben, Chloé and Anna. [city.auction]
bid 1
    Ben lays a sealed bid of 1. [city.auction city.open-info]
bid 5
    Chloé lays a sealed bid of 5. [city.auction city.open-info]
bid 3
    Anna lays a sealed bid of 3. [city.auction city.open-info]
    The bids are shown: Ben 1, Chloé 5 and Anna 3. Chloé pays 5 coins for the waste dump. [city.auction]
build C8
    Chloé builds a waste dump on C8. [city.auction-place]
    The waste dump keeps its marker, and Chloé gets one of those set aside. [city.marker-owner]
    B6 becomes a road: building on it later would cut off A7, B7, A8 and B8. [city.expropriate city.connected]
    Anna has lost B6 to the road; its marker goes back to hand. [city.expropriate-marker]
    B7 becomes a road: building on it later would cut off A7, A8 and B8. [city.expropriate city.connected]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
reserve B4
    Anna reserves B4 and has 2 markers left in hand. [city.reserve]
    Later, a building on B4 would make a road of C1, D1, E1, B2 and A3; to reserve it makes none. [city.reserve-harmless]
    Turn 23: Ben. [city.turn city.turn-end]
reserve C5
    Ben reserves C5 and has 2 markers left in hand. [city.reserve]
    Turn 24: Chloé. [city.turn city.turn-end]
reserve D8
    Chloé reserves D8 and has 3 markers left in hand. [city.reserve]
    Later, a building on D8 would make a road of B8; to reserve it makes none. [city.reserve-harmless]
    Turn 25: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile park
    Anna draws a park; 18 tiles are left in the pile. [city.build]
    Anna must put the park on a reserved plot. [city.build-blocker]
build B4
    Anna builds a park on B4. [city.build-blocker]
    The marker on B4 goes back to Anna. [city.marker-owner]
    C1 becomes a road: building on it later would cut off A1, B1, B2, C2, A3 and B3. [city.expropriate city.connected]
    Ben has lost C1 to the road; its marker goes back to hand. [city.expropriate-marker]
    D1 becomes a road: building on it later would cut off A1, B1, C1, B2, C2, A3 and B3. [city.expropriate city.connected]
    E1 becomes a road: building on it later would cut off A1, B1, C1, D1, B2, C2, A3 and B3. [city.expropriate city.connected]
    B2 becomes a road: building on it later would cut off A3 and B3. [city.expropriate city.connected]
    A3 becomes a road: it is the last access of A4. [city.expropriate city.access]
    Ben has lost A3 to the road; its marker goes back to hand. [city.expropriate-marker]
    Turn 26: Ben. [city.turn city.turn-end]
reserve D3
    Ben reserves D3 and has 3 markers left in hand. [city.reserve]
    Turn 27: Chloé. [city.turn city.turn-end]
reserve G8
    Chloé reserves G8 and has 2 markers left in hand. [city.reserve]
    Later, a building on G8 would make a road of H7; to reserve it makes none. [city.reserve-harmless]
    Turn 28: Anna. [city.turn city.turn-end]
reserve A1
    Anna reserves A1 and has 2 markers left in hand. [city.reserve]
    Turn 29: Ben. [city.turn city.turn-end]
reserve G5
    Ben reserves G5 and has 2 markers left in hand. [city.reserve]
    Turn 30: Chloé. [city.turn city.turn-end]
reserve G3
    Chloé reserves G3 and has 1 marker left in hand. [city.reserve]
    Turn 31: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 17 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben, Chloé and Anna. [city.auction]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
bid 1
    Chloé lays a sealed bid of 1. [city.auction city.open-info]
bid 3
    Anna lays a sealed bid of 3. [city.auction city.open-info]
    The bids are shown: Ben 0, Chloé 1 and Anna 3. Anna pays 3 coins for the fishmonger. [city.auction]
build H6
    Anna builds a fishmonger on H6. [city.auction-place]
    The fishmonger keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    G7 becomes a road: building on it later would cut off H7. [city.expropriate city.connected]
    Anna drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 32: Ben. [city.turn city.turn-end]
reserve E8
    Ben reserves E8 and has 1 marker left in hand. [city.reserve]
    Later, a building on E8 would make a road of D7 and F7; to reserve it makes none. [city.reserve-harmless]
    Turn 33: Chloé. [city.turn city.turn-end]
reserve F3
    Chloé reserves F3 and has 0 markers left in hand. [city.reserve]
    Turn 34: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile demonstration
    Anna draws a demonstration; 16 tiles are left in the pile. [city.build city.option-demonstration]
    Anna must put the demonstration on a reserved plot. [city.build-blocker]
build A1
    Anna builds a demonstration on A1. [city.build-blocker]
    The marker on A1 goes back to Anna. [city.marker-owner]
    Turn 35: Ben. [city.turn city.turn-end]
reserve B8
    Ben reserves B8 and has 0 markers left in hand. [city.reserve]
    Later, a building on B8 would make a road of A7 and D8; to reserve it makes none. [city.reserve-harmless]
    Turn 36: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile park
    Chloé draws a park; 15 tiles are left in the pile. [city.build]
    Chloé must put the park on a reserved plot. [city.build-blocker]
build C2
    Chloé builds a park on C2. [city.build-blocker]
    The marker on C2 goes back to Chloé. [city.marker-owner]
    Turn 37: Anna. [city.turn city.turn-end]
reserve F1
    Anna reserves F1 and has 3 markers left in hand. [city.reserve]
    Later, a building on F1 would make a road of E2; to reserve it makes none. [city.reserve-harmless]
    Turn 38: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile station
    Ben draws a petrol station; 14 tiles are left in the pile. [city.build]
    A petrol station is auctioned among Chloé and Anna. [city.auction]
    Nobody owns two shops of a kind, so there is no second petrol station for Ben. [city.one-each]
bid 0
    Chloé lays a sealed bid of 0. [city.auction city.open-info]
bid 1
    Anna lays a sealed bid of 1. [city.auction city.open-info]
    The bids are shown: Chloé 0 and Anna 1. Anna pays 1 coin for the petrol station. [city.auction]
build C4
    Anna builds a petrol station on C4. [city.auction-place]
    The petrol station keeps its marker, and Anna gets one of those set aside. [city.marker-owner]
    Another player won the shop that Ben drew, so Ben chooses again. [city.drawer-lost]
draw
    Ben wants to build, has 6 reserved plots, and draws a tile. [city.build]
tile demonstration
    Ben draws a demonstration; 13 tiles are left in the pile. [city.build city.option-demonstration]
    Ben must put the demonstration on a reserved plot. [city.build-blocker]
build G5
    Ben builds a demonstration on G5. [city.build-blocker]
    The marker on G5 goes back to Ben. [city.marker-owner]
    H3 becomes a road: building on it later would cut off H4 and H5. [city.expropriate city.connected]
    H4 becomes a road: building on it later would cut off H5. [city.expropriate city.connected]
    Turn 39: Chloé. [city.turn city.turn-end]
reserve D7
    Chloé reserves D7 and has 0 markers left in hand. [city.reserve]
    Later, a building on D7 would make a road of E8; to reserve it makes none. [city.reserve-harmless]
    Turn 40: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 12 tiles are left in the pile. [city.build]
    A fishmonger is auctioned among Ben and Chloé. [city.auction]
    Nobody owns two shops of a kind, so there is no second fishmonger for Anna. [city.one-each]
bid 1
    Ben lays a sealed bid of 1. [city.auction city.open-info]
bid 0
    Chloé lays a sealed bid of 0. [city.auction city.open-info]
    The bids are shown: Ben 1 and Chloé 0. Ben pays 1 coin for the fishmonger. [city.auction]
build E8
    Ben builds a fishmonger on E8. [city.auction-place]
    The fishmonger keeps its marker; none is left set aside for Ben. [city.marker-owner]
    D7 becomes a road: building on it later would cut off D8. [city.expropriate city.connected]
    Chloé has lost D7 to the road; its marker goes back to hand. [city.expropriate-marker]
    F7 becomes a road: building on it later would cut off G7, H7, F8 and G8. [city.expropriate city.connected]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile dump
    Anna draws a waste dump; 11 tiles are left in the pile. [city.build]
    A waste dump is auctioned among Ben and Anna. [city.auction]
    Nobody owns two shops of a kind, so there is no second waste dump for Chloé. [city.one-each]
bid 0
    Ben lays a sealed bid of 0. [city.auction city.open-info]
bid 2
    Anna lays a sealed bid of 2. [city.auction city.open-info]
    The bids are shown: Ben 0 and Anna 2. Anna pays 2 coins for the waste dump. [city.auction]
build H5
    Anna builds a waste dump on H5. [city.auction-place]
    The waste dump keeps its marker; none is left set aside for Anna. [city.marker-owner]
    H7 becomes a road: it is the last access of H6. [city.expropriate city.access]
    Anna drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 41: Ben. [city.turn city.turn-end]
reserve D6
    Ben reserves D6 and has 0 markers left in hand. [city.reserve]
    Later, a building on D6 would make a road of C5, D5 and E7; to reserve it makes none. [city.reserve-harmless]
    Turn 42: Chloé. [city.turn city.turn-end]
reserve D5
    Chloé reserves D5 and has 0 markers left in hand. [city.reserve]
    Later, a building on D5 would make a road of C6 and D6; to reserve it makes none. [city.reserve-harmless]
    Turn 43: Anna. [city.turn city.turn-end]
reserve F2
    Anna reserves F2 and has 3 markers left in hand. [city.reserve]
    Turn 44: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 5 reserved plots, and draws a tile. [city.build]
tile toyshop
    Ben draws a toy shop; 10 tiles are left in the pile. [city.build]
    Only Anna lacks a toy shop and gets it free. [city.auction-last city.one-each]
build F1
    Anna builds a toy shop on F1. [city.auction-place]
    The toy shop keeps its marker; none is left set aside for Anna. [city.marker-owner]
    E2 becomes a road: building on it later would cut off B1, C1, D1, E1, B2, A3 and B3. [city.expropriate city.connected]
    Chloé has lost E2 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Ben drew, so Ben chooses again. [city.drawer-lost]
draw
    Ben wants to build, has 5 reserved plots, and draws a tile. [city.build]
tile offices
    Ben draws an office block; 9 tiles are left in the pile. [city.build]
    Ben must put the office block on a reserved plot. [city.build-blocker]
build C6
    Ben builds an office block on C6. [city.build-blocker]
    The marker on C6 goes back to Ben. [city.marker-owner]
    C5 becomes a road: building on it later would cut off B5, B6, A7, B7, A8 and B8. [city.expropriate city.connected]
    Ben has lost C5 to the road; its marker goes back to hand. [city.expropriate-marker]
    D5 becomes a road: building on it later would cut off B5, C5, B6, A7, B7, A8 and B8. [city.expropriate city.connected]
    Chloé has lost D5 to the road; its marker goes back to hand. [city.expropriate-marker]
    Turn 45: Chloé. [city.turn city.turn-end]
reserve A7
    Chloé reserves A7 and has 1 marker left in hand. [city.reserve]
    Later, a building on A7 would make a road of B8; to reserve it makes none. [city.reserve-harmless]
    Turn 46: Anna. [city.turn city.turn-end]
reserve E3
    Anna reserves E3 and has 2 markers left in hand. [city.reserve]
    Later, a building on E3 would make a road of F2, F3, D4 and F4; to reserve it makes none. [city.reserve-harmless]
    Turn 47: Ben. [city.turn city.turn-end]
reserve G1
    Ben reserves G1 and has 1 marker left in hand. [city.reserve]
    Later, a building on G1 would make a road of H2; to reserve it makes none. [city.reserve-harmless]
    Turn 48: Chloé. [city.turn city.turn-end]
reserve D4
    Chloé reserves D4 and has 0 markers left in hand. [city.reserve]
    Later, a building on D4 would make a road of E3; to reserve it makes none. [city.reserve-harmless]
    Turn 49: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile dump
    Anna draws a waste dump; 8 tiles are left in the pile. [city.build]
    Only Ben lacks a waste dump and gets it free. [city.auction-last city.one-each]
build D3
    Ben builds a waste dump on D3. [city.auction-place]
    The waste dump keeps its marker; none is left set aside for Ben. [city.marker-owner]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Anna draws a block of flats; 7 tiles are left in the pile. [city.build]
    Anna must put the block of flats on a reserved plot. [city.build-blocker]
build E3
    Anna builds a block of flats on E3. [city.build-blocker]
    The marker on E3 goes back to Anna. [city.marker-owner]
    F2 becomes a road: building on it later would cut off B1, C1, D1, E1, B2, E2, A3 and B3. [city.expropriate city.connected]
    Anna has lost F2 to the road; its marker goes back to hand. [city.expropriate-marker]
    F3 becomes a road: building on it later would cut off B1, C1, D1, E1, G1, H1, B2, E2, F2, G2, H2, A3, B3, G3, H3 and H4. [city.expropriate city.connected]
    Chloé has lost F3 to the road; its marker goes back to hand. [city.expropriate-marker]
    D4 becomes a road: it is the last access of D3. [city.expropriate city.access]
    Chloé has lost D4 to the road; its marker goes back to hand. [city.expropriate-marker]
    F4 becomes a road: building on it later would cut off B1, C1, D1, E1, G1, H1, B2, E2, F2, G2, H2, A3, B3, F3, G3, H3 and H4. [city.expropriate city.connected]
    Turn 50: Ben. [city.turn city.turn-end]
reserve E6
    Ben reserves E6 and has 0 markers left in hand. [city.reserve]
    Turn 51: Chloé. [city.turn city.turn-end]
reserve H2
    Chloé reserves H2 and has 1 marker left in hand. [city.reserve]
    Later, a building on H2 would make a road of G1, G2 and G3; to reserve it makes none. [city.reserve-harmless]
    Turn 52: Anna. [city.turn city.turn-end]
reserve F6
    Anna reserves F6 and has 3 markers left in hand. [city.reserve]
    Later, a building on F6 would make a road of E7; to reserve it makes none. [city.reserve-harmless]
    Turn 53: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 4 reserved plots, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 6 tiles are left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build G1
    Ben builds a block of flats on G1. [city.build-blocker]
    The marker on G1 goes back to Ben. [city.marker-owner]
    H2 becomes a road: building on it later would cut off H1. [city.expropriate city.connected]
    Chloé has lost H2 to the road; its marker goes back to hand. [city.expropriate-marker]
    Turn 54: Chloé. [city.turn city.turn-end]
reserve E4
    Chloé reserves E4 and has 1 marker left in hand. [city.reserve]
    Later, a building on E4 would make a road of F5; to reserve it makes none. [city.reserve-harmless]
    Turn 55: Anna. [city.turn city.turn-end]
reserve E5
    Anna reserves E5 and has 2 markers left in hand. [city.reserve]
    Turn 56: Ben. [city.turn city.turn-end]
reserve G2
    Ben reserves G2 and has 0 markers left in hand. [city.reserve]
    Later, a building on G2 would make a road of G3; to reserve it makes none. [city.reserve-harmless]
    Turn 57: Chloé. [city.turn city.turn-end]
reserve A8
    Chloé reserves A8 and has 0 markers left in hand. [city.reserve]
    Turn 58: Anna. [city.turn city.turn-end]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile fishmonger
    Anna draws a fishmonger; 5 tiles are left in the pile. [city.build]
    Only Chloé lacks a fishmonger and gets it free. [city.auction-last city.one-each]
build D8
    Chloé builds a fishmonger on D8. [city.auction-place]
    The fishmonger keeps its marker; none is left set aside for Chloé. [city.marker-owner]
    B8 becomes a road: it is the last access of C8. [city.expropriate city.access]
    Ben has lost B8 to the road; its marker goes back to hand. [city.expropriate-marker]
    Another player won the shop that Anna drew, so Anna chooses again. [city.drawer-lost]
draw
    Anna wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Anna draws a block of flats; 4 tiles are left in the pile. [city.build]
    Anna must put the block of flats on a reserved plot. [city.build-blocker]
build E5
    Anna builds a block of flats on E5. [city.build-blocker]
    The marker on E5 goes back to Anna. [city.marker-owner]
    Turn 59: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile offices
    Ben draws an office block; 3 tiles are left in the pile. [city.build]
    Ben must put the office block on a reserved plot. [city.build-blocker]
build E6
    Ben builds an office block on E6. [city.build-blocker]
    The marker on E6 goes back to Ben. [city.marker-owner]
    Turn 60: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 5 reserved plots, and draws a tile. [city.build]
tile station
    Chloé draws a petrol station; 2 tiles are left in the pile. [city.build]
    Only Chloé lacks a petrol station and gets it free. [city.auction-last city.one-each]
build A8
    Chloé builds a petrol station on A8. [city.auction-place]
    The petrol station keeps its marker; none is left set aside for Chloé. [city.marker-owner]
    Chloé drew the shop and got it: the turn is over. [city.drawer-won]
    Turn 61: Anna. [city.turn city.turn-end]
reserve H1
    Anna reserves H1 and has 2 markers left in hand. [city.reserve]
    Turn 62: Ben. [city.turn city.turn-end]
draw
    Ben wants to build, has 2 reserved plots, and draws a tile. [city.build]
tile flats
    Ben draws a block of flats; 1 tile is left in the pile. [city.build]
    Ben must put the block of flats on a reserved plot. [city.build-blocker]
build D6
    Ben builds a block of flats on D6. [city.build-blocker]
    The marker on D6 goes back to Ben. [city.marker-owner]
    E4 becomes a road: building on it later would cut off D4, B5, C5, D5, B6, A7, B7 and B8. [city.expropriate city.connected]
    Chloé has lost E4 to the road; its marker goes back to hand. [city.expropriate-marker]
    F5 becomes a road: building on it later would cut off F6, D7, E7, F7, G7, H7, F8 and G8. [city.expropriate city.connected]
    F6 becomes a road: building on it later would cut off D7, E7, F7, G7, H7, F8 and G8. [city.expropriate city.connected]
    Anna has lost F6 to the road; its marker goes back to hand. [city.expropriate-marker]
    E7 becomes a road: building on it later would cut off D7. [city.expropriate city.connected]
    Turn 63: Chloé. [city.turn city.turn-end]
draw
    Chloé wants to build, has 3 reserved plots, and draws a tile. [city.build]
tile flats
    Chloé draws a block of flats; 0 tiles are left in the pile. [city.build]
    Chloé must put the block of flats on a reserved plot. [city.build-blocker]
build A7
    Chloé builds a block of flats on A7. [city.build-blocker]
    The marker on A7 goes back to Chloé. [city.marker-owner]
    Turn 64: Anna. [city.turn city.turn-end]
reserve F8
    Anna reserves F8 and has 2 markers left in hand. [city.reserve]
    Turn 65: Ben. [city.turn city.turn-end]
lay road G2
    The pile is empty: Ben lays a road on G2. [city.pile-empty city.build]
    The marker on G2 goes back to Ben. [city.marker-owner]
    Turn 66: Chloé. [city.turn city.turn-end]
lay flats G3
    The pile is empty: Chloé lays a block of flats on G3. [city.pile-empty city.build]
    The marker on G3 goes back to Chloé. [city.marker-owner]
    Turn 67: Anna. [city.turn city.turn-end]
lay flats F8
    The pile is empty: Anna lays a block of flats on F8. [city.pile-empty city.build]
    The marker on F8 goes back to Anna. [city.marker-owner]
    Turn 68: Ben. [city.turn city.turn-end]
    Ben can neither reserve nor build: the turn is lost. [city.must-act city.turn-end]
    Turn 69: Chloé. [city.turn city.turn-end]
lay flats G8
    The pile is empty: Chloé lays a block of flats on G8. [city.pile-empty city.build]
    The marker on G8 goes back to Chloé. [city.marker-owner]
    Turn 70: Anna. [city.turn city.turn-end]
lay road H1
    The pile is empty: Anna lays a road on H1. [city.pile-empty city.build]
    The marker on H1 goes back to Anna. [city.marker-owner]
    Every plot is built on or a road: the game ends, with 0 tiles left in the pile. [city.end]
    The waste dump of Anna is 1 road tile from the nuclear plant. [city.route]
    The fishmonger of Anna is 1 road tile from the port. [city.route]
    The petrol station of Anna is 2 road tiles from the refinery. [city.route]
    The toy shop of Anna is 7 road tiles from the toy factory. [city.route]
    The waste dump of Ben is 3 road tiles from the nuclear plant. [city.route]
    The fishmonger of Ben is 4 road tiles from the port. [city.route]
    The petrol station of Ben is 9 road tiles from the refinery. [city.route]
    The toy shop of Ben is 16 road tiles from the toy factory and counts 10. [city.route-cap city.route]
    The waste dump of Chloé is 9 road tiles from the nuclear plant. [city.route]
    The fishmonger of Chloé is 5 road tiles from the port. [city.route]
    The petrol station of Chloé is 4 road tiles from the refinery. [city.route]
    The toy shop of Chloé is 1 road tile from the toy factory. [city.route]
    Anna: routes of 11 less 9 coins make 2. [city.score]
    Ben: routes of 26 less 0 coins make 26. [city.score]
    Chloé: routes of 19 less 1 coin make 18. [city.score]
    Anna wins with 2. [city.score]

outcome: city.end
scores: (2, 26, 18)
winners: (0,)
turn: 70
phase: over
player: 1
board:
  D  +  +  +  +  t1 F  +
  t3 +  G  r2 +  +  +  +
  +  +  O  n2 F  +  F  +
  T  G  r1 +  +  +  N  +
  R  +  +  +  F  +  D  n1
  F  +  O  F  O  +  G  p1
  F  +  t2 +  +  +  +  +
  r3 +  n3 p3 p2 F  F  P
coins: 9 0 1
pile: empty
aside: flats 3, offices 3, park 3
