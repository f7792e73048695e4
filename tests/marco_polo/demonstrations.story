=== marco_polo.announce
the set-up
    2 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]
first 1
    The draw falls on Anna, who begins. [marco_polo.first-player]
    Turn 1: Anna. [marco_polo.turn]
announce sea
    Anna announces sea. [marco_polo.announce]

turn: 1
phase: spin
player: 1
announced: sea
merchant 1: Venice | 240 | goods none | outward
merchant 2: Venice | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

9 legal moves, -1 decides

=== marco_polo.announce~no-line
the start

turn: 20
phase: announce
player: 1
merchant 1: Buda | 240 | goods none | outward
merchant 2: Venice | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try announce sea
    No sea line leaves Buda. [marco_polo.announce], nearest: announce land
1 legal moves, 0 decides

=== marco_polo.arrival
the start
name 2
    Anna names Ben. [marco_polo.chance-mauve-danger]
    The card takes Ben from Buda to Mandalay. [marco_polo.card-moves marco_polo.trade-when]
    The card 'In danger' goes under the mauve pile. [marco_polo.chance-draw]
    Ben arrives in Mandalay and shows the Golden Table: the mission is done. [marco_polo.mission marco_polo.arrival]

turn: 20
phase: secret
player: 1
announced: land
spun: 1
merchant 1: Mandalay | 240 | goods none | outward
merchant 2: Mandalay | 240 | goods none | homeward Mandalay | table
pile yellow: top 14 | under none
pile mauve: top 13 | under mauve-danger
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, secret 2

4 legal moves, -1 decides

=== marco_polo.attack
the start
spin attack
    The land ring shows bandits: Anna is attacked. [marco_polo.attack marco_polo.roulette]

turn: 20
phase: fight
player: 1
announced: land
spun: attack
merchant 1: Kiev | 240 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

36 legal moves, -1 decides

=== marco_polo.attack~corsairs
the start
spin attack
    The sea ring shows corsairs: Anna is attacked. [marco_polo.attack marco_polo.roulette]

turn: 20
phase: fight
player: 1
announced: sea
spun: attack
merchant 1: Acre | 240 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

36 legal moves, -1 decides

=== marco_polo.bank
the set-up
    2 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]

turn: 0
phase: first-player
merchant 1: Venice | 240 | goods none | outward
merchant 2: Venice | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

2 legal moves, -1 decides

=== marco_polo.blocked
the start
spin 1
    The land ring shows 1. [marco_polo.roulette]
    Anna has nowhere to go and stays in Venice, without trade. [marco_polo.blocked marco_polo.trade-when]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Venice | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.buy
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw silks
    Anna draws silks (green 50). [marco_polo.buy marco_polo.hidden-hands]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Tabriz | 80 | goods silks | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.buy~never-both
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw silks
    Anna draws silks (green 50). [marco_polo.buy marco_polo.hidden-hands]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Tabriz | 80 | goods silks | outward
merchant 2: Tabriz | 240 | goods tea | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

try deal 2
    Player 1 has bought from the pile and cannot deal with a merchant in the same turn. [marco_polo.buy], nearest: None
2 legal moves, 0 decides

=== marco_polo.buy~three
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw silks
    Anna draws silks (green 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw hides
    Anna draws hides (green 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw carpets
    Anna draws carpets (green 80). [marco_polo.buy marco_polo.hidden-hands]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Tabriz | 40 | goods hides, silks, carpets | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 11 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.buy~too-poor
the start

turn: 20
phase: trade
player: 1
announced: land
spun: 1
left: 3
merchant 1: Tabriz | 10 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, trade

try buy
    Player 1 has 10 besants in cash; a card costs 20 besants. [marco_polo.buy], nearest: None
2 legal moves, 0 decides

=== marco_polo.card-chain
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-chief
    Anna draws a mauve chance card: The chief's protection. [marco_polo.chance-draw]
    A chief protects Anna: 2 more cards. [marco_polo.chance-mauve-chief]
    Anna takes 2 more cards from the mauve pile, free. [marco_polo.card-chain]
draw pearls
    Anna draws pearls (mauve 50). [marco_polo.card-chain marco_polo.hidden-hands]

turn: 20
phase: draw
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 80 | goods pearls | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 12 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return mauve-chief, draw mauve

12 legal moves, -1 decides

=== marco_polo.card-chain~card-in-it
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-chief
    Anna draws a mauve chance card: The chief's protection. [marco_polo.chance-draw]
    A chief protects Anna: 2 more cards. [marco_polo.chance-mauve-chief]
    Anna takes 2 more cards from the mauve pile, free. [marco_polo.card-chain]
draw pearls
    Anna draws pearls (mauve 50). [marco_polo.card-chain marco_polo.hidden-hands]
draw mauve-bath
    Anna draws a mauve chance card: A bath. [marco_polo.chance-draw marco_polo.card-chain]
    Anna takes a bath and owes 20 besants. [marco_polo.chance-mauve-bath]
    Anna pays 20 besants. [marco_polo.debt]
    The card 'A bath' goes under the mauve pile. [marco_polo.chance-draw]
    The card 'The chief's protection' goes under the mauve pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 60 | goods pearls | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 11 | under mauve-bath, mauve-chief
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.card-deal
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-join
    Anna draws a mauve chance card: Join a merchant. [marco_polo.chance-draw]
    Anna may join a merchant and force a deal there. [marco_polo.chance-mauve-join]
name 2
    Anna names Ben. [marco_polo.chance-mauve-join]
    The card takes Anna from Ceylon to Kashgar, and that is the end of buying. [marco_polo.card-moves marco_polo.trade-when]
    Anna pays Ben 30 besants for a card. [marco_polo.card-deal]

turn: 20
phase: fan
player: 1
announced: land
spun: 1
merchant 1: Kashgar | 50 | goods none | outward
merchant 2: Kashgar | 270 | goods dates, tea | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under none
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return mauve-join, fan 1 2

2 legal moves, -1 decides

=== marco_polo.card-deal~impossible
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-join
    Anna draws a mauve chance card: Join a merchant. [marco_polo.chance-draw]
    Anna may join a merchant and force a deal there. [marco_polo.chance-mauve-join]
    Anna lacks 30 besants in cash, or no merchant with goods can be joined: no deal. [marco_polo.card-deal]
    The card 'Join a merchant' goes under the mauve pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 20 | goods none | outward
merchant 2: Kashgar | 240 | goods dates, tea | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under mauve-join
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.card-deal~no-goods
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-join
    Anna draws a mauve chance card: Join a merchant. [marco_polo.chance-draw]
    Anna may join a merchant and force a deal there. [marco_polo.chance-mauve-join]

turn: 20
phase: name
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 80 | goods none | outward
merchant 2: Kashgar | 240 | goods none | outward
merchant 3: Buda | 240 | goods tea | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return mauve-join, name mauve-join

try name 2
    Player 2 holds no goods. [marco_polo.card-deal], nearest: name 3
2 legal moves, 0 decides

=== marco_polo.card-moves
the start
buy
    Anna pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-zanzibar
    Anna draws a yellow chance card: To Zanzibar. [marco_polo.chance-draw]
    The Khan sends Anna to Zanzibar. [marco_polo.chance-yellow-zanzibar]
    The card takes Anna from Samarkand to Zanzibar, and that is the end of buying. [marco_polo.card-moves marco_polo.trade-when]
    The card 'To Zanzibar' goes under the yellow pile. [marco_polo.chance-draw]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Zanzibar | 80 | goods none | outward
merchant 2: Zanzibar | 240 | goods none | outward
pile yellow: top 13 | under yellow-zanzibar
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.card-moves~barred
the start
name 2
    Anna names Ben. [marco_polo.chance-mauve-danger]
    Ben may not enter Khanbalik and stays in Buda. [marco_polo.card-moves]
    The card 'In danger' goes under the mauve pile. [marco_polo.chance-draw]
    The card 'The chief's protection' goes under the mauve pile. [marco_polo.chance-draw]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Khanbalik | 170 | goods tea | on-mission Kyoto | table
merchant 2: Buda | 240 | goods none | outward
merchant 3: Khanbalik | 270 | goods dates | on-mission Lhasa | table
pile yellow: top 14 | under none
pile mauve: top 11 | under mauve-join, mauve-danger, mauve-chief
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.card-moves~closed
the start

turn: 20
phase: name
player: 1
announced: land
spun: 1
merchant 1: Ceylon | 240 | goods none | outward
merchant 2: Khanbalik | 240 | goods tea | on-mission Kyoto | table
merchant 3: Buda | 240 | goods dates | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under none
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return mauve-join, name mauve-join

try name 2
    Player 2 is in Khanbalik, which Player 1 may not enter without 3 goods worth 80 besants. [marco_polo.card-moves], nearest: name 3
2 legal moves, 0 decides

=== marco_polo.card-moves~there
the start
buy
    Anna pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-zanzibar
    Anna draws a yellow chance card: To Zanzibar. [marco_polo.chance-draw]
    The Khan sends Anna to Zanzibar. [marco_polo.chance-yellow-zanzibar]
    Anna is in Zanzibar already and stays. [marco_polo.card-moves]
    The card 'To Zanzibar' goes under the yellow pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Zanzibar | 80 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 13 | under yellow-zanzibar
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-blue-join
the start
buy
    Anna pays 20 besants for a blue card. [marco_polo.buy]
draw blue-join
    Anna draws a blue chance card: Join a merchant. [marco_polo.chance-draw]
    Anna may join a merchant and force a deal there. [marco_polo.chance-blue-join]
name 2
    Anna names Ben. [marco_polo.chance-blue-join]
    The card takes Anna from Calicut to Kashgar, and that is the end of buying. [marco_polo.card-moves marco_polo.trade-when]
    Anna pays Ben 30 besants for a card. [marco_polo.card-deal]

turn: 20
phase: fan
player: 1
announced: land
spun: 1
merchant 1: Kashgar | 50 | goods none | outward
merchant 2: Kashgar | 270 | goods tea | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return blue-join, fan 1 2

1 legal moves, -1 decides

=== marco_polo.chance-blue-khan
the start
buy
    Anna pays 20 besants for a blue card. [marco_polo.buy]
draw blue-khan
    Anna draws a blue chance card: The Khan's protection. [marco_polo.chance-draw]
    The Khan protects Anna: 1 more card. [marco_polo.chance-blue-khan]
    Anna takes 1 more card from the blue pile, free. [marco_polo.card-chain]

turn: 20
phase: draw
player: 1
announced: land
spun: 1
left: 2
merchant 1: Calicut | 80 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return blue-khan, draw blue

13 legal moves, -1 decides

=== marco_polo.chance-blue-new-year
the start
buy
    Anna pays 20 besants for a blue card. [marco_polo.buy]
draw blue-new-year
    Anna draws a blue chance card: New Year. [marco_polo.chance-draw]
    New Year: every other merchant pays Anna 30 besants. [marco_polo.chance-blue-new-year]
    Ben pays Anna 30 besants. [marco_polo.debt]
    Chloé pays Anna 30 besants. [marco_polo.debt]
    The card 'New Year' goes under the blue pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Calicut | 140 | goods none | outward
merchant 2: Buda | 210 | goods none | outward
merchant 3: Kiev | 210 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under blue-new-year
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-blue-typhoon
the start
buy
    Anna pays 20 besants for a blue card. [marco_polo.buy]
draw blue-typhoon
    Anna draws a blue chance card: Typhoon. [marco_polo.chance-draw]
    A typhoon: Anna needs another ship and owes 30 besants. [marco_polo.chance-blue-typhoon]
    Anna pays 30 besants. [marco_polo.debt]
    The card 'Typhoon' goes under the blue pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Calicut | 50 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under blue-typhoon
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-blue-wind
the start
buy
    Anna pays 20 besants for a blue card. [marco_polo.buy]
draw blue-wind
    Anna draws a blue chance card: A strong wind. [marco_polo.chance-draw]
    A strong wind: Anna plays 2 more turns when this one is over. [marco_polo.chance-blue-wind]
    The card 'A strong wind' goes under the blue pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
extra: 2
merchant 1: Calicut | 80 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under blue-wind
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-draw
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw green-tartar
    Anna draws a green chance card: The Tartar tongue. [marco_polo.chance-draw]
    Anna learns the Tartar tongue and owes 20 besants. [marco_polo.chance-green-tartar]
    Anna pays 20 besants. [marco_polo.debt]
    The card 'The Tartar tongue' goes under the green pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Tabriz | 60 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 13 | under green-tartar
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-green-join
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw green-join
    Anna draws a green chance card: Join a merchant. [marco_polo.chance-draw]
    Anna may join a merchant and force a deal there. [marco_polo.chance-green-join]
name 2
    Anna names Ben. [marco_polo.chance-green-join]
    The card takes Anna from Tabriz to Kashgar, and that is the end of buying. [marco_polo.card-moves marco_polo.trade-when]
    Anna pays Ben 30 besants for a card. [marco_polo.card-deal]

turn: 20
phase: fan
player: 1
announced: land
spun: 1
merchant 1: Kashgar | 50 | goods none | outward
merchant 2: Kashgar | 270 | goods tea | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return green-join, fan 1 2

1 legal moves, -1 decides

=== marco_polo.chance-green-karakorum
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw green-karakorum
    Anna draws a green chance card: To Karakorum. [marco_polo.chance-draw]
    Anna must send another merchant to Karakorum. [marco_polo.chance-green-karakorum]
name 2
    Anna names Ben. [marco_polo.chance-green-karakorum]
    The card takes Ben from Buda to Karakorum. [marco_polo.card-moves marco_polo.trade-when]
    The card 'To Karakorum' goes under the green pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Tabriz | 80 | goods none | outward
merchant 2: Karakorum | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 13 | under green-karakorum
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-green-karakorum~oneself
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw green-karakorum
    Anna draws a green chance card: To Karakorum. [marco_polo.chance-draw]
    Anna must send another merchant to Karakorum. [marco_polo.chance-green-karakorum]

turn: 20
phase: name
player: 1
announced: land
spun: 1
left: 2
merchant 1: Tabriz | 80 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return green-karakorum, name green-karakorum

try name 1
    The card is about another merchant, not about Player 1. [marco_polo.chance-green-karakorum], nearest: name 2
1 legal moves, 0 decides

=== marco_polo.chance-green-machines
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw green-machines
    Anna draws a green chance card: Engines of war. [marco_polo.chance-draw]
    Anna builds engines of war: 1 more card. [marco_polo.chance-green-machines]
    Anna takes 1 more card from the green pile, free. [marco_polo.card-chain]

turn: 20
phase: draw
player: 1
announced: land
spun: 1
left: 2
merchant 1: Tabriz | 80 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return green-machines, draw green

13 legal moves, -1 decides

=== marco_polo.chance-green-tartar
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw green-tartar
    Anna draws a green chance card: The Tartar tongue. [marco_polo.chance-draw]
    Anna learns the Tartar tongue and owes 20 besants. [marco_polo.chance-green-tartar]
    Anna pays 20 besants. [marco_polo.debt]
    The card 'The Tartar tongue' goes under the green pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Tabriz | 60 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 13 | under green-tartar
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-green-volcano
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw green-volcano
    Anna draws a green chance card: The volcano. [marco_polo.chance-draw]
    A volcano erupts: Anna owes the god of fire 20 besants. [marco_polo.chance-green-volcano]
    Anna pays 20 besants. [marco_polo.debt]
    The card 'The volcano' goes under the green pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Tabriz | 60 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 13 | under green-volcano
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-mauve-bath
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-bath
    Anna draws a mauve chance card: A bath. [marco_polo.chance-draw]
    Anna takes a bath and owes 20 besants. [marco_polo.chance-mauve-bath]
    Anna pays 20 besants. [marco_polo.debt]
    The card 'A bath' goes under the mauve pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 60 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under mauve-bath
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-mauve-chief
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-chief
    Anna draws a mauve chance card: The chief's protection. [marco_polo.chance-draw]
    A chief protects Anna: 2 more cards. [marco_polo.chance-mauve-chief]
    Anna takes 2 more cards from the mauve pile, free. [marco_polo.card-chain]

turn: 20
phase: draw
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 80 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return mauve-chief, draw mauve, draw mauve

13 legal moves, -1 decides

=== marco_polo.chance-mauve-danger
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-danger
    Anna draws a mauve chance card: In danger. [marco_polo.chance-draw]
    Anna is in danger and calls a merchant. [marco_polo.chance-mauve-danger]
name 2
    Anna names Ben. [marco_polo.chance-mauve-danger]
    The card takes Ben from Buda to Ceylon. [marco_polo.card-moves marco_polo.trade-when]
    The card 'In danger' goes under the mauve pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 80 | goods none | outward
merchant 2: Ceylon | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under mauve-danger
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-mauve-danger~must
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-danger
    Anna draws a mauve chance card: In danger. [marco_polo.chance-draw]
    Anna is in danger and calls a merchant. [marco_polo.chance-mauve-danger]

turn: 20
phase: name
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 80 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return mauve-danger, name mauve-danger

try decline
    The card leaves no choice: Player 1 must name a merchant. [marco_polo.chance-mauve-danger], nearest: None
1 legal moves, 0 decides

=== marco_polo.chance-mauve-insult
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    Anna draws a mauve chance card: An insult. [marco_polo.chance-draw]
    Anna insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]
    Anna pays 30 besants. [marco_polo.debt]
    The card 'An insult' goes under the mauve pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 50 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under mauve-insult
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-mauve-join
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-join
    Anna draws a mauve chance card: Join a merchant. [marco_polo.chance-draw]
    Anna may join a merchant and force a deal there. [marco_polo.chance-mauve-join]
name 2
    Anna names Ben. [marco_polo.chance-mauve-join]
    The card takes Anna from Ceylon to Kashgar, and that is the end of buying. [marco_polo.card-moves marco_polo.trade-when]
    Anna pays Ben 30 besants for a card. [marco_polo.card-deal]

turn: 20
phase: fan
player: 1
announced: land
spun: 1
merchant 1: Kashgar | 50 | goods none | outward
merchant 2: Kashgar | 270 | goods tea | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return mauve-join, fan 1 2

1 legal moves, -1 decides

=== marco_polo.chance-yellow-astrologer
the start
buy
    Anna pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-astrologer
    Anna draws a yellow chance card: The astrologer. [marco_polo.chance-draw]
    Anna consults an astrologer and owes 20 besants. [marco_polo.chance-yellow-astrologer]
    Anna pays 20 besants. [marco_polo.debt]
    The card 'The astrologer' goes under the yellow pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Samarkand | 60 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 13 | under yellow-astrologer
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-yellow-birthday
the start
buy
    Anna pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-birthday
    Anna draws a yellow chance card: Birthday. [marco_polo.chance-draw]
    It is the birthday of Anna: every other merchant pays 40 besants. [marco_polo.chance-yellow-birthday]
    Ben pays Anna 40 besants. [marco_polo.debt]
    Chloé pays Anna 40 besants. [marco_polo.debt]
    The card 'Birthday' goes under the yellow pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Samarkand | 160 | goods none | outward
merchant 2: Buda | 200 | goods none | outward
merchant 3: Kiev | 200 | goods none | outward
pile yellow: top 13 | under yellow-birthday
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-yellow-hunt
the start
buy
    Anna pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-hunt
    Anna draws a yellow chance card: Hunting with the Khan. [marco_polo.chance-draw]
    Anna goes hunting with the Khan: 1 more card. [marco_polo.chance-yellow-hunt]
    Anna takes 1 more card from the yellow pile, free. [marco_polo.card-chain]

turn: 20
phase: draw
player: 1
announced: land
spun: 1
left: 2
merchant 1: Samarkand | 80 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 13 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return yellow-hunt, draw yellow

13 legal moves, -1 decides

=== marco_polo.chance-yellow-pope
the start
buy
    Anna pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-pope
    Anna draws a yellow chance card: The Pope is bored. [marco_polo.chance-draw]
    The Pope is bored: Anna may send a merchant to Acre. [marco_polo.chance-yellow-pope]
name 2
    Anna names Ben. [marco_polo.chance-yellow-pope]
    The card takes Ben from Karakorum to Acre. [marco_polo.card-moves marco_polo.trade-when]
    The card 'The Pope is bored' goes under the yellow pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Samarkand | 80 | goods none | outward
merchant 2: Acre | 240 | goods none | outward
pile yellow: top 13 | under yellow-pope
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-yellow-pope~declined
the start
buy
    Anna pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-pope
    Anna draws a yellow chance card: The Pope is bored. [marco_polo.chance-draw]
    The Pope is bored: Anna may send a merchant to Acre. [marco_polo.chance-yellow-pope]
decline
    Anna declines. [marco_polo.chance-yellow-pope]
    The card 'The Pope is bored' goes under the yellow pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Samarkand | 80 | goods none | outward
merchant 2: Karakorum | 240 | goods none | outward
pile yellow: top 13 | under yellow-pope
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.chance-yellow-zanzibar
the start
buy
    Anna pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-zanzibar
    Anna draws a yellow chance card: To Zanzibar. [marco_polo.chance-draw]
    The Khan sends Anna to Zanzibar. [marco_polo.chance-yellow-zanzibar]
    The card takes Anna from Samarkand to Zanzibar, and that is the end of buying. [marco_polo.card-moves marco_polo.trade-when]
    The card 'To Zanzibar' goes under the yellow pile. [marco_polo.chance-draw]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Zanzibar | 80 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 13 | under yellow-zanzibar
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.deal
the start
deal 2
    Anna pays Ben 30 besants for a card. [marco_polo.deal]
take tea
    Anna takes tea from the hand of Ben. [marco_polo.deal marco_polo.hidden-hands]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Tabriz | 70 | goods tea | outward
merchant 2: Tabriz | 270 | goods dates | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.deal~elsewhere
the start

turn: 20
phase: trade
player: 1
announced: land
spun: 1
left: 3
merchant 1: Tabriz | 100 | goods none | outward
merchant 2: Buda | 240 | goods tea | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, trade

try deal 2
    Player 2 does not stand on the same trading post. [marco_polo.deal], nearest: None
2 legal moves, 0 decides

=== marco_polo.deal~no-goods
the start

turn: 20
phase: trade
player: 1
announced: land
spun: 1
left: 3
merchant 1: Tabriz | 100 | goods none | outward
merchant 2: Tabriz | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, trade

try deal 2
    Player 2 holds no goods. [marco_polo.deal], nearest: None
2 legal moves, 0 decides

=== marco_polo.deal~not-in-fan
the start
deal 2
    Anna pays Ben 30 besants for a card. [marco_polo.deal]

turn: 20
phase: fan
player: 1
announced: land
spun: 1
merchant 1: Tabriz | 70 | goods none | outward
merchant 2: Tabriz | 270 | goods tea | on-mission Kyoto | table
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, fan 1 2

try take dates
    'dates' is not in the hand from which a card is taken. [marco_polo.deal], nearest: take tea
1 legal moves, -1 decides

=== marco_polo.deal~once-with-each
the start
deal 2
    Anna pays Ben 30 besants for a card. [marco_polo.deal]
take tea
    Anna takes tea from the hand of Ben. [marco_polo.deal marco_polo.hidden-hands]

turn: 20
phase: deal
player: 1
announced: land
spun: 1
merchant 1: Tabriz | 70 | goods tea | outward
merchant 2: Tabriz | 270 | goods dates | outward
merchant 3: Tabriz | 240 | goods falcons | outward
pile yellow: top 13 | under none
pile mauve: top 14 | under none
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, deal 2

try deal 2
    Player 1 has already taken a card from Player 2; it is one from each. [marco_polo.deal], nearest: deal 3
2 legal moves, 0 decides

=== marco_polo.deal~seen-by-two
the start
deal 2
    Anna pays Ben 30 besants for a card. [marco_polo.deal]
take dates
    Anna takes dates from the hand of Ben. [marco_polo.deal marco_polo.hidden-hands]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Tabriz | 70 | goods dates | outward
merchant 2: Tabriz | 270 | goods tea | outward
merchant 3: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.deal~too-poor
the start

turn: 20
phase: trade
player: 1
announced: land
spun: 1
left: 3
merchant 1: Tabriz | 20 | goods none | outward
merchant 2: Tabriz | 240 | goods tea | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, trade

try deal 2
    Player 1 has 20 besants in cash; a deal costs 30 besants. [marco_polo.deal], nearest: None
2 legal moves, 0 decides

=== marco_polo.deal~with-each
the start
deal 2
    Anna pays Ben 30 besants for a card. [marco_polo.deal]
take tea
    Anna takes tea from the hand of Ben. [marco_polo.deal marco_polo.hidden-hands]
deal 3
    Anna pays Cleo 30 besants for a card. [marco_polo.deal]
take falcons
    Anna takes falcons from the hand of Cleo. [marco_polo.deal marco_polo.hidden-hands]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Tabriz | 40 | goods falcons, tea | outward
merchant 2: Tabriz | 270 | goods dates | outward
merchant 3: Tabriz | 270 | goods none | outward
pile yellow: top 13 | under none
pile mauve: top 14 | under none
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.debt
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    Anna draws a mauve chance card: An insult. [marco_polo.chance-draw]
    Anna insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]
sell almonds
    Anna sells almonds to the bank for 30 besants; the card goes under the blue pile. [marco_polo.debt marco_polo.hidden-hands marco_polo.bank]
    Anna pays 30 besants. [marco_polo.debt]
    The card 'An insult' goes under the mauve pile. [marco_polo.chance-draw]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Ceylon | 10 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under mauve-insult
pile blue: top 13 | under almonds
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.debt~clockwise
the start
buy
    Anna pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-birthday
    Anna draws a yellow chance card: Birthday. [marco_polo.chance-draw]
    It is the birthday of Anna: every other merchant pays 40 besants. [marco_polo.chance-yellow-birthday]
sell tea
    Ben sells tea to the bank for 80 besants; the card goes under the blue pile. [marco_polo.debt marco_polo.hidden-hands marco_polo.bank]
    Ben pays Anna 40 besants. [marco_polo.debt]
sell dates
    Chloé sells dates to the bank for 30 besants; the card goes under the blue pile. [marco_polo.debt marco_polo.hidden-hands marco_polo.bank]
    Chloé owes 40 besants and pays 30 besants; the rest is forgiven. [marco_polo.debt]
    The card 'Birthday' goes under the yellow pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Samarkand | 150 | goods none | outward
merchant 2: Buda | 50 | goods none | outward
merchant 3: Kiev | 0 | goods none | outward
pile yellow: top 13 | under yellow-birthday
pile mauve: top 14 | under none
pile blue: top 12 | under tea, dates
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.debt~forgiven
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    Anna draws a mauve chance card: An insult. [marco_polo.chance-draw]
    Anna insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]
    Anna owes 30 besants and pays 10 besants; the rest is forgiven. [marco_polo.debt]
    The card 'An insult' goes under the mauve pile. [marco_polo.chance-draw]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Ceylon | 0 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under mauve-insult
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.debt~goods-first
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    Anna draws a mauve chance card: An insult. [marco_polo.chance-draw]
    Anna insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]

turn: 20
phase: debt
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 10 | goods almonds | on-mission Kyoto | table
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return mauve-insult, pay 1 bank 30

try sell table
    Player 1 still has goods; they are sold before the Golden Table or the Secret. [marco_polo.debt], nearest: sell almonds
1 legal moves, 0 decides

=== marco_polo.debt~no-paper
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    Anna draws a mauve chance card: An insult. [marco_polo.chance-draw]
    Anna insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]

turn: 20
phase: debt
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 10 | goods none | on-mission Kyoto | table
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy, return mauve-insult, pay 1 bank 30

try sell secret
    Player 1 holds no Secret of the Orient. [marco_polo.debt], nearest: sell table
1 legal moves, 0 decides

=== marco_polo.fight
the start
dice 2 2
    Black 2 against white 2: Anna has won the fight. [marco_polo.fight]
    The loot space is empty: Anna takes nothing. [marco_polo.loot]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Buda | 240 | goods tea | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.fight~lost
the start
dice 5 4
    Black 5 against white 4: Anna has lost the fight. [marco_polo.fight]

turn: 20
phase: ransom
player: 1
announced: land
spun: attack
merchant 1: Buda | 240 | goods tea | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

2 legal moves, 0 decides

=== marco_polo.first-player
the set-up
    2 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]
first 2
    The draw falls on Ben, who begins. [marco_polo.first-player]
    Turn 1: Ben. [marco_polo.turn]

turn: 1
phase: announce
player: 2
merchant 1: Venice | 240 | goods none | outward
merchant 2: Venice | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

2 legal moves, 1 decides

=== marco_polo.fresh-start
the start
fresh start
    Anna has nothing left and starts afresh in Venice with 240 besants. [marco_polo.fresh-start]

turn: 20
phase: announce
player: 1
merchant 1: Venice | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

2 legal moves, 0 decides

=== marco_polo.fresh-start~declined
the start
decline
    Anna has nothing left and carries on all the same. [marco_polo.fresh-start]

turn: 20
phase: announce
player: 1
merchant 1: Lhasa | 0 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 0 decides

=== marco_polo.goal-colours
the start
go Venice
    Anna moves 1 step by land from Buda to Venice. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna still needs a green card: 0 held, at least 1 wanted. [marco_polo.goal-colours marco_polo.arrival]
    Anna has not reached the goal and plays on. [marco_polo.goal-first]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Venice | 1500 | goods falcons, tea | homeward Kyoto | table | secret kite
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 13 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.goal-colours~too-many
the start
go Venice
    Anna moves 1 step by land from Buda to Venice. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna holds too many blue cards: 3 held, at most 2 allowed. [marco_polo.goal-colours marco_polo.arrival]
    Anna has not reached the goal and plays on. [marco_polo.goal-first]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Venice | 1500 | goods falcons, almonds, dates, tea, silks | homeward Kyoto | table | secret kite
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 13 | under none
pile mauve: top 14 | under none
pile blue: top 11 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.goal-first
the start
go Venice
    Anna moves 1 step by land from Buda to Venice. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna is home with the mission done, worth 1,690 besants of the 1,100 besants needed, with the right colours. [marco_polo.goal marco_polo.goal-colours marco_polo.arrival]
    Anna is the first home with a fortune and wins at once. [marco_polo.goal-first]

outcome: marco_polo.goal-first
scores: (1690, 1940)
winners: (0,)
turn: 20
phase: over
player: 1
merchant 1: Venice | 1000 | goods falcons, tea, silks | homeward Kyoto | table | secret kite
merchant 2: Kiev | 1300 | goods peacocks, dates, hides | homeward Lhasa | table | secret printing
pile yellow: top 12 | under none
pile mauve: top 14 | under none
pile blue: top 12 | under none
pile green: top 12 | under none
loot: 0 | goods none
tables: Manila, Mandalay
secrets: fireworks, helicopter
agenda: end
winner: 1

0 legal moves, None decides

=== marco_polo.goal-first~plays-on
the start
go Venice
    Anna moves 1 step by land from Buda to Venice. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna is in Venice, but the mission is not done. [marco_polo.goal marco_polo.arrival]
    Anna is worth 180 besants and needs 1,100 besants. [marco_polo.goal marco_polo.arrival]
    Anna still needs a green card: 0 held, at least 1 wanted. [marco_polo.goal-colours marco_polo.arrival]
    Anna still needs a yellow card: 0 held, at least 1 wanted. [marco_polo.goal-colours marco_polo.arrival]
    Anna has not reached the goal and plays on. [marco_polo.goal-first]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Venice | 100 | goods tea | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.goal
the start
go Venice
    Anna moves 1 step by land from Buda to Venice. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna is home with the mission done, worth 1,120 besants of the 1,100 besants needed, with the right colours. [marco_polo.goal marco_polo.goal-colours marco_polo.arrival]
    Anna is the first home with a fortune and wins at once. [marco_polo.goal-first]

outcome: marco_polo.goal-first
scores: (1120, 240)
winners: (0,)
turn: 20
phase: over
player: 1
merchant 1: Venice | 430 | goods falcons, tea, silks | homeward Kyoto | table | secret kite
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 13 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, helicopter, printing
agenda: end
winner: 1

0 legal moves, None decides

=== marco_polo.goal~mission
the start
go Venice
    Anna moves 1 step by land from Buda to Venice. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna is in Venice, but the mission is not done. [marco_polo.goal marco_polo.arrival]
    Anna has not reached the goal and plays on. [marco_polo.goal-first]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Venice | 1500 | goods falcons, tea, silks | on-mission Kyoto | table
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 13 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.goal~papers
the start
go Venice
    Anna moves 1 step by land from Buda to Venice. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna must still hold both the Golden Table and the Secret. [marco_polo.goal marco_polo.arrival]
    Anna has not reached the goal and plays on. [marco_polo.goal-first]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Venice | 2000 | goods falcons, tea, silks | homeward Kyoto | table
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 13 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter

1 legal moves, 1 decides

=== marco_polo.goal~sum
the start
go Venice
    Anna moves 1 step by land from Buda to Venice. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna is worth 790 besants and needs 1,100 besants. [marco_polo.goal marco_polo.arrival]
    Anna has not reached the goal and plays on. [marco_polo.goal-first]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Venice | 100 | goods falcons, tea, silks | homeward Kyoto | table | secret kite
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 13 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.goods
the set-up
    2 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]

turn: 0
phase: first-player
merchant 1: Venice | 240 | goods none | outward
merchant 2: Venice | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

2 legal moves, -1 decides

=== marco_polo.hidden-hands
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw silks
    Anna draws silks (green 50). [marco_polo.buy marco_polo.hidden-hands]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Tabriz | 80 | goods silks | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.khanbalik-entry
the start

turn: 20
phase: move
player: 1
announced: land
spun: 1
merchant 1: Xian | 240 | goods falcons, tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 13 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try go Khanbalik
    Khanbalik may be entered only with 3 goods worth 80 besants; Player 1 has 2 of them. Open are: Dunhuang, Chengdu and Hangzhou. [marco_polo.khanbalik-entry], nearest: go Dunhuang
3 legal moves, 0 decides

=== marco_polo.khanbalik-entry~three
the start
go Khanbalik
    Anna moves 1 step by land from Xian to Khanbalik. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]

turn: 20
phase: gift
player: 1
announced: land
spun: 1
merchant 1: Khanbalik | 240 | goods falcons, peacocks, giraffes | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 11 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, table 1, gift 1 3

3 legal moves, 0 decides

=== marco_polo.khanbalik-gift
the start
go Khanbalik
    Anna moves 1 step by land from Xian to Khanbalik. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]
give falcons
    Anna gives the Khan falcons; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give peacocks
    Anna gives the Khan peacocks; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give giraffes
    Anna gives the Khan giraffes; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]

turn: 20
phase: table
player: 1
announced: land
spun: 1
merchant 1: Khanbalik | 240 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 11 | under falcons, peacocks, giraffes
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, table 1

4 legal moves, -1 decides

=== marco_polo.khanbalik-gift~not-fine
the start
go Khanbalik
    Anna moves 1 step by land from Xian to Khanbalik. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]

turn: 20
phase: gift
player: 1
announced: land
spun: 1
merchant 1: Khanbalik | 240 | goods falcons, peacocks, giraffes, almonds | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 11 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, table 1, gift 1 3

try give almonds
    The Khan wants goods worth 80 besants; the worth of almonds is 30 besants. [marco_polo.khanbalik-gift], nearest: give falcons
3 legal moves, 0 decides

=== marco_polo.khanbalik-pass
the start

turn: 20
phase: move
player: 1
announced: land
spun: 2
merchant 1: Shangdu | 240 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try go Hangzhou
    The way to Hangzhou leads through Khanbalik, which is closed to Player 1 without the gift. Open are: Turfan, Dunhuang, Karakorum and Etzina. [marco_polo.khanbalik-pass], nearest: go Turfan
4 legal moves, 0 decides

=== marco_polo.khanbalik-pass~gate
the start

turn: 20
phase: move
player: 1
announced: land
spun: 2
merchant 1: Shangdu | 240 | goods falcons, peacocks, giraffes | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 11 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try go Hangzhou
    The way to Hangzhou leads through Khanbalik, where the move ends with the gift. Open are: Turfan, Dunhuang, Karakorum, Etzina and Khanbalik. [marco_polo.khanbalik-pass], nearest: go Turfan
5 legal moves, 0 decides

=== marco_polo.khanbalik-pass~stop
the start
go Khanbalik
    Anna moves by land from Shangdu to Khanbalik and stops after 1 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]

turn: 20
phase: gift
player: 1
announced: land
spun: 4
merchant 1: Khanbalik | 240 | goods falcons, peacocks, giraffes | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 11 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, table 1, gift 1 3

3 legal moves, 0 decides

=== marco_polo.loot
the start
dice 1 6
    Black 1 against white 6: Anna has won the fight. [marco_polo.fight]
    Anna takes the loot: 50 besants and pearls. [marco_polo.loot]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Buda | 50 | goods pearls | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.loot~cash
the start
dice 1 6
    Black 1 against white 6: Anna has won the fight. [marco_polo.fight]
    Anna takes the loot: 100 besants. [marco_polo.loot]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Buda | 100 | goods none | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.loot~empty
the start
dice 3 6
    Black 3 against white 6: Anna has won the fight. [marco_polo.fight]
    The loot space is empty: Anna takes nothing. [marco_polo.loot]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Buda | 240 | goods none | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.map
the set-up
    2 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]

turn: 0
phase: first-player
merchant 1: Venice | 240 | goods none | outward
merchant 2: Venice | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

2 legal moves, -1 decides

=== marco_polo.meeting-places
the start
go Venice
    Anna moves 1 step by land from Buda to Venice. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Anna meets Ben in Venice. [marco_polo.share-space]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna is in Venice, but the mission is not done. [marco_polo.goal marco_polo.arrival]
    Anna is worth 320 besants and needs 1,100 besants. [marco_polo.goal marco_polo.arrival]
    Anna still needs a green card: 0 held, at least 1 wanted. [marco_polo.goal-colours marco_polo.arrival]
    Anna still needs a yellow card: 0 held, at least 1 wanted. [marco_polo.goal-colours marco_polo.arrival]
    Anna has not reached the goal and plays on. [marco_polo.goal-first]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Venice | 240 | goods tea | outward
merchant 2: Venice | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

2 legal moves, 1 decides

=== marco_polo.mission-secret
the start
go Khanbalik
    Anna moves 1 step by land from Xian to Khanbalik. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    Anna comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]
give falcons
    Anna gives the Khan falcons; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give peacocks
    Anna gives the Khan peacocks; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give giraffes
    Anna gives the Khan giraffes; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
table Kyoto
    Anna receives a Golden Table; the mission leads to Kyoto. [marco_polo.mission-secret marco_polo.khanbalik-gift marco_polo.hidden-hands]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Khanbalik | 240 | goods none | on-mission Kyoto | table
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 11 | under falcons, peacocks, giraffes
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.mission
the start
go Kyoto
    Anna moves by sea from Hangzhou to Kyoto and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Kyoto is no trading post: Anna cannot trade. [marco_polo.trade-where]
    Anna arrives in Kyoto and shows the Golden Table: the mission is done. [marco_polo.mission marco_polo.arrival]

turn: 20
phase: secret
player: 1
announced: sea
spun: 2
merchant 1: Kyoto | 240 | goods none | homeward Kyoto | table
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, secret 1

4 legal moves, -1 decides

=== marco_polo.mission~must-stop
the start

turn: 20
phase: move
player: 1
announced: land
spun: 2
merchant 1: Delhi | 240 | goods none | on-mission Lhasa | table
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto
secrets: fireworks, kite, helicopter, printing

try go Chengdu
    The way to Chengdu leads through Lhasa, where the mission ends the move. Open are: Balkh, Lhasa, Cambay, Calicut, Mylapore, Bengal and Mandalay. [marco_polo.mission], nearest: go Balkh
7 legal moves, 0 decides

=== marco_polo.mission~secret
the start
go Kyoto
    Anna moves by sea from Hangzhou to Kyoto and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Kyoto is no trading post: Anna cannot trade. [marco_polo.trade-where]
    Anna arrives in Kyoto and shows the Golden Table: the mission is done. [marco_polo.mission marco_polo.arrival]
secret printing
    Anna learns a Secret of the Orient: how paper is made and books are printed. [marco_polo.mission]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Kyoto | 240 | goods none | homeward Kyoto | table | secret printing
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter

1 legal moves, 1 decides

=== marco_polo.move
the start
go Acre
    Anna moves 3 steps by sea from Venice to Acre. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Acre is no trading post: Anna cannot trade. [marco_polo.trade-where]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Acre | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.move~short-stop
the start
go Kiev
    Anna moves by land from Venice to Kiev and stops after 2 of 3 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]

turn: 20
phase: trade
player: 1
announced: land
spun: 3
left: 3
merchant 1: Kiev | 240 | goods none | outward
merchant 2: Tabriz | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, trade

2 legal moves, 0 decides

=== marco_polo.move~to-and-fro
the start
go Damascus
    Anna moves 3 steps by land from Mecca to Damascus. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Damascus is no trading post: Anna cannot trade. [marco_polo.trade-where]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Damascus | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.move~too-far
the start

turn: 20
phase: move
player: 1
announced: land
spun: 3
merchant 1: Venice | 240 | goods none | outward
merchant 2: Tabriz | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try go Samarkand
    Samarkand cannot be reached from Venice with 3 steps by land. Open are: Kiev, Constantinople, Tana, Trebizond and Sarai. [marco_polo.move], nearest: go Kiev
5 legal moves, 0 decides

=== marco_polo.move~too-soon
the start

turn: 20
phase: move
player: 1
announced: land
spun: 3
merchant 1: Venice | 240 | goods none | outward
merchant 2: Tabriz | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try go Buda
    Buda is nearer than 3 steps by land, and no place to stop sooner. Open are: Kiev, Constantinople, Tana, Trebizond and Sarai. [marco_polo.move], nearest: go Kiev
5 legal moves, 0 decides

=== marco_polo.move~twice
the start

turn: 20
phase: move
player: 1
announced: land
spun: 4
merchant 1: Mecca | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try go Damascus
    Damascus is nearer than 4 steps by land, and no place to stop sooner. Open are: Constantinople, Trebizond, Alexandria, Acre, Tabriz, Baghdad, Basra, Nishapur, Kerman, Aden and Balkh. [marco_polo.move], nearest: go Constantinople
11 legal moves, 0 decides

=== marco_polo.must-move
the start

turn: 20
phase: move
player: 1
announced: land
spun: 2
merchant 1: Tabriz | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try buy
    Player 1 must move now. [marco_polo.must-move], nearest: None
9 legal moves, 0 decides

=== marco_polo.must-move~stay
the start

turn: 20
phase: move
player: 1
announced: land
spun: 1
merchant 1: Tabriz | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try go Tabriz
    Player 1 stands in Tabriz and must move. Open are: Trebizond, Damascus, Baghdad and Nishapur. [marco_polo.must-move], nearest: go Trebizond
4 legal moves, 0 decides

=== marco_polo.no-return
the start

turn: 20
phase: move
player: 1
announced: land
spun: 3
merchant 1: Kiev | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try go Kiev
    Kiev is where the move starts: a pawn may not come back to it. Open are: Venice, Constantinople, Tana, Trebizond, Urgench and Samarkand. [marco_polo.no-return], nearest: go Venice
6 legal moves, 0 decides

=== marco_polo.port-change
the start

turn: 20
phase: move
player: 1
announced: sea
spun: 4
merchant 1: Venice | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try go Damascus
    Damascus lies on the other kind of line: to change from sea, the move has to end at a port. Open are: Candia, Constantinople, Tana, Trebizond, Alexandria, Acre and Aydhab. [marco_polo.port-change], nearest: go Candia
7 legal moves, 0 decides

=== marco_polo.port-change~stop
the start
go Acre
    Anna moves by sea from Venice to Acre and stops after 3 of 5 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Acre is no trading post: Anna cannot trade. [marco_polo.trade-where]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Acre | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.ransom
the start
ransom almonds
    Anna lays almonds on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Buda | 240 | goods tea | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods almonds
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.ransom~cash
the start
ransom cash
    Anna lays 50 besants on the loot space. [marco_polo.ransom]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Buda | 190 | goods almonds, tea | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 50 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.ransom~no-goods
the start
dice 6 1
    Black 6 against white 1: Anna has lost the fight. [marco_polo.fight]
    Anna has no goods and owes the robbers 50 besants. [marco_polo.ransom]
    Anna owes 50 besants and pays 30 besants; the rest is forgiven. [marco_polo.debt]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Buda | 0 | goods none | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 30 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.ransom~too-poor
the start

turn: 20
phase: ransom
player: 1
announced: land
spun: attack
merchant 1: Buda | 40 | goods almonds, tea | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 12 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try ransom cash
    Player 1 has 40 besants in cash; the robbers want 50 besants. [marco_polo.ransom], nearest: ransom almonds
2 legal moves, 0 decides

=== marco_polo.roulette
the set-up
    2 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]
first 1
    The draw falls on Anna, who begins. [marco_polo.first-player]
    Turn 1: Anna. [marco_polo.turn]
announce sea
    Anna announces sea. [marco_polo.announce]
spin 8
    The sea ring shows 8. [marco_polo.roulette]

turn: 1
phase: move
player: 1
announced: sea
spun: 8
merchant 1: Venice | 240 | goods none | outward
merchant 2: Venice | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

15 legal moves, 0 decides

=== marco_polo.roulette~ring
the set-up
    2 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]
first 1
    The draw falls on Anna, who begins. [marco_polo.first-player]
    Turn 1: Anna. [marco_polo.turn]
announce land
    Anna announces land. [marco_polo.announce]

turn: 1
phase: spin
player: 1
announced: land
merchant 1: Venice | 240 | goods none | outward
merchant 2: Venice | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try spin 7
    The land ring shows 1, 2, 3, 4, 5 and 6 and an attack, nothing else. [marco_polo.roulette], nearest: spin 6
7 legal moves, -1 decides

=== marco_polo.safe-conduct
the start
refuse
    Anna shows the Golden Table, refuses the fight and spins again. [marco_polo.safe-conduct]

turn: 20
phase: announce
player: 1
merchant 1: Xian | 240 | goods none | on-mission Kyoto | table
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 0 decides

=== marco_polo.safe-conduct~fights
the start
fight
    Anna could refuse with the Golden Table, and fights all the same. [marco_polo.safe-conduct]

turn: 20
phase: fight
player: 1
announced: land
spun: attack
merchant 1: Xian | 240 | goods none | on-mission Kyoto | table
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 100 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing

36 legal moves, -1 decides

=== marco_polo.sell
the start
sell tea
    Anna sells tea to the bank for 80 besants; the card goes under the blue pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]

turn: 20
phase: trade
player: 1
announced: land
spun: 1
left: 3
merchant 1: Tabriz | 180 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under tea
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, trade

2 legal moves, 0 decides

=== marco_polo.sell~not-held
the start

turn: 20
phase: trade
player: 1
announced: land
spun: 1
left: 3
merchant 1: Tabriz | 100 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, trade

try sell rhubarb
    Player 1 does not hold rhubarb. [marco_polo.sell], nearest: sell tea
3 legal moves, 0 decides

=== marco_polo.sell~papers
the start

turn: 20
phase: trade
player: 1
announced: land
spun: 1
left: 3
merchant 1: Tabriz | 100 | goods tea | on-mission Kyoto | table
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, trade

try sell table
    A Golden Table cannot be sold in trade; only a debt can force that. [marco_polo.sell], nearest: sell tea
3 legal moves, 0 decides

=== marco_polo.setup
the set-up
    2 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]

turn: 0
phase: first-player
merchant 1: Venice | 240 | goods none | outward
merchant 2: Venice | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

2 legal moves, -1 decides

=== marco_polo.share-space
the start

turn: 20
phase: move
player: 1
announced: land
spun: 1
merchant 1: Kiev | 240 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

try go Buda
    Buda is taken by Player 2, and as it is no trading post only one pawn has room. Open are: Tana and Sarai. [marco_polo.share-space], nearest: go Tana
2 legal moves, 0 decides

=== marco_polo.share-space~meeting
the start
go Kiev
    Anna moves 2 steps by land from Venice to Kiev. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Anna meets Ben in Kiev. [marco_polo.share-space]

turn: 20
phase: trade
player: 1
announced: land
spun: 2
left: 3
merchant 1: Kiev | 240 | goods none | outward
merchant 2: Kiev | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, trade

2 legal moves, 0 decides

=== marco_polo.sold-papers
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    Anna draws a mauve chance card: An insult. [marco_polo.chance-draw]
    Anna insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]
sell table
    Anna sells the Golden Table to the bank for 240 besants; it leaves the game. [marco_polo.sold-papers marco_polo.debt]
    Anna pays 30 besants. [marco_polo.debt]
    The card 'An insult' goes under the mauve pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 220 | goods none | on-mission Kyoto
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under mauve-insult
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.sold-papers~secret
the start
buy
    Anna pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    Anna draws a mauve chance card: An insult. [marco_polo.chance-draw]
    Anna insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]
sell secret
    Anna sells the Secret of the Orient to the bank for 240 besants; it leaves the game. [marco_polo.sold-papers marco_polo.debt]
    Anna pays 30 besants. [marco_polo.debt]
    The card 'An insult' goes under the mauve pile. [marco_polo.chance-draw]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Ceylon | 220 | goods none | homeward Kyoto | table
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 13 | under mauve-insult
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Lhasa
secrets: fireworks, helicopter, printing
agenda: end, buy

2 legal moves, 0 decides

=== marco_polo.trade-when
the start
dice 1 2
    Black 1 against white 2: Anna has won the fight. [marco_polo.fight]
    The loot space is empty: Anna takes nothing. [marco_polo.loot]
    Anna stands on the trading post Tabriz, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Tabriz | 240 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.trade-where
the start
go Mecca
    Anna moves 1 step by land from Damascus to Mecca. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Mecca is no trading post: Anna cannot trade. [marco_polo.trade-where]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Mecca | 240 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.trade-where~enough
the start
done
    Anna has traded enough. [marco_polo.trade-where]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Tabriz | 100 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.trade-where~nothing
the start
go Tabriz
    Anna moves 1 step by land from Trebizond to Tabriz. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Anna has nothing to sell and no money to buy: no trade. [marco_polo.trade-where]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Tabriz | 10 | goods none | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 14 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.trade-where~sell-first
the start
buy
    Anna pays 20 besants for a green card. [marco_polo.buy]
draw hides
    Anna draws hides (green 50). [marco_polo.buy marco_polo.hidden-hands]

turn: 20
phase: buy
player: 1
announced: land
spun: 1
left: 2
merchant 1: Tabriz | 80 | goods tea, hides | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 13 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
agenda: end, buy

try sell tea
    Player 1 has begun to buy; selling comes before buying. [marco_polo.trade-where], nearest: None
2 legal moves, 0 decides

=== marco_polo.turn-limit
the start
done
    Anna has traded enough. [marco_polo.trade-where]
    After 20 turns the game is cut: it is unfinished and nobody has won. [marco_polo.turn-limit]

outcome: marco_polo.turn-limit
scores: (180, 240)
winners: ()
turn: 20
phase: over
player: 1
merchant 1: Tabriz | 100 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

0 legal moves, None decides

=== marco_polo.turn
the start
done
    Anna has traded enough. [marco_polo.trade-where]
    Turn 21: Ben. [marco_polo.turn]

turn: 21
phase: announce
player: 2
merchant 1: Tabriz | 100 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 1 decides

=== marco_polo.turn~extra
the start
done
    Anna has traded enough. [marco_polo.trade-where]
    Anna plays an extra turn; 1 more is owed. [marco_polo.turn]
    Turn 21: Anna. [marco_polo.turn]

turn: 21
phase: announce
player: 1
extra: 1
merchant 1: Tabriz | 100 | goods tea | outward
merchant 2: Buda | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under none
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing

1 legal moves, 0 decides
