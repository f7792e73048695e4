the set-up
    3 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]
first 3
    The draw falls on merchant 3, who begins. [marco_polo.first-player]
    Turn 1: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 3
    The sea ring shows 3. [marco_polo.roulette]
go Constantinople
    merchant 3 moves 3 steps by sea from Venice to Constantinople. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 3 pays 20 besants for a blue card. [marco_polo.buy]
draw perfumes
    merchant 3 draws perfumes (blue 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-khan
    merchant 3 draws a blue chance card: The Khan's protection. [marco_polo.chance-draw]
    The Khan protects merchant 3: 1 more card. [marco_polo.chance-blue-khan]
    merchant 3 takes 1 more card from the blue pile, free. [marco_polo.card-chain]
draw dates
    merchant 3 draws dates (blue 30). [marco_polo.card-chain marco_polo.hidden-hands]
    The card 'The Khan's protection' goes under the blue pile. [marco_polo.chance-draw]
buy
    merchant 3 pays 20 besants for a blue card. [marco_polo.buy]
draw tea
    merchant 3 draws tea (blue 80). [marco_polo.buy marco_polo.hidden-hands]
    Turn 2: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Samarkand
    merchant 1 moves by land from Venice to Samarkand and stops after 5 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw giraffes
    merchant 1 draws giraffes (yellow 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-birthday
    merchant 1 draws a yellow chance card: Birthday. [marco_polo.chance-draw]
    It is the birthday of merchant 1: every other merchant pays 40 besants. [marco_polo.chance-yellow-birthday]
    merchant 2 pays merchant 1 40 besants. [marco_polo.debt]
    merchant 3 pays merchant 1 40 besants. [marco_polo.debt]
    The card 'Birthday' goes under the yellow pile. [marco_polo.chance-draw]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw yaks
    merchant 1 draws yaks (yellow 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 3: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 2 is attacked. [marco_polo.attack marco_polo.roulette]
dice 3 1
    Black 3 against white 1: merchant 2 has lost the fight. [marco_polo.fight]
    merchant 2 has no goods and owes the robbers 50 besants. [marco_polo.ransom]
    merchant 2 pays 50 besants. [marco_polo.debt]
    Turn 4: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 3
    The sea ring shows 3. [marco_polo.roulette]
go Alexandria
    merchant 3 moves by sea from Constantinople to Alexandria and stops after 2 of 3 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
buy
    merchant 3 pays 20 besants for a mauve card. [marco_polo.buy]
draw silver-jewels
    merchant 3 draws silver jewels (mauve 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a mauve card. [marco_polo.buy]
draw pearls
    merchant 3 draws pearls (mauve 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a mauve card. [marco_polo.buy]
draw amethysts
    merchant 3 draws amethysts (mauve 80). [marco_polo.buy marco_polo.hidden-hands]
    Turn 5: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Kashgar
    merchant 1 moves by land from Samarkand to Kashgar and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 1 pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-bath
    merchant 1 draws a mauve chance card: A bath. [marco_polo.chance-draw]
    merchant 1 takes a bath and owes 20 besants. [marco_polo.chance-mauve-bath]
    merchant 1 pays 20 besants. [marco_polo.debt]
    The card 'A bath' goes under the mauve pile. [marco_polo.chance-draw]
buy
    merchant 1 pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    merchant 1 draws a mauve chance card: An insult. [marco_polo.chance-draw]
    merchant 1 insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]
    merchant 1 pays 30 besants. [marco_polo.debt]
    The card 'An insult' goes under the mauve pile. [marco_polo.chance-draw]
buy
    merchant 1 pays 20 besants for a mauve card. [marco_polo.buy]
draw sapphires
    merchant 1 draws sapphires (mauve 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 6: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin 4
    The sea ring shows 4. [marco_polo.roulette]
go Alexandria
    merchant 2 moves by sea from Venice to Alexandria and stops after 3 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    merchant 2 meets merchant 3 in Alexandria. [marco_polo.share-space]
buy
    merchant 2 pays 20 besants for a mauve card. [marco_polo.buy]
draw topaz
    merchant 2 draws topaz (mauve 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-join
    merchant 2 draws a mauve chance card: Join a merchant. [marco_polo.chance-draw]
    merchant 2 may join a merchant and force a deal there. [marco_polo.chance-mauve-join]
decline
    merchant 2 declines. [marco_polo.chance-mauve-join]
    The card 'Join a merchant' goes under the mauve pile. [marco_polo.chance-draw]
buy
    merchant 2 pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-danger
    merchant 2 draws a mauve chance card: In danger. [marco_polo.chance-draw]
    merchant 2 is in danger and calls a merchant. [marco_polo.chance-mauve-danger]
name 1
    merchant 2 names merchant 1. [marco_polo.chance-mauve-danger]
    The card takes merchant 1 from Kashgar to Alexandria. [marco_polo.card-moves marco_polo.trade-when]
    The card 'In danger' goes under the mauve pile. [marco_polo.chance-draw]
    Turn 7: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 8
    The sea ring shows 8. [marco_polo.roulette]
go Java
    merchant 3 moves by sea from Alexandria to Java and stops after 7 of 8 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
buy
    merchant 3 pays 20 besants for a mauve card. [marco_polo.buy]
draw lapis-lazuli
    merchant 3 draws lapis lazuli (mauve 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a mauve card. [marco_polo.buy]
draw giant-rubies
    merchant 3 draws giant rubies (mauve 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-chief
    merchant 3 draws a mauve chance card: The chief's protection. [marco_polo.chance-draw]
    A chief protects merchant 3: 2 more cards. [marco_polo.chance-mauve-chief]
    merchant 3 takes 2 more cards from the mauve pile, free. [marco_polo.card-chain]
draw gold-jewels
    merchant 3 draws gold jewels (mauve 80). [marco_polo.card-chain marco_polo.hidden-hands]
draw diamonds
    merchant 3 draws diamonds (mauve 50). [marco_polo.card-chain marco_polo.hidden-hands]
    The card 'The chief's protection' goes under the mauve pile. [marco_polo.chance-draw]
    Turn 8: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin 4
    The sea ring shows 4. [marco_polo.roulette]
go Calicut
    merchant 1 moves by sea from Alexandria to Calicut and stops after 3 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
buy
    merchant 1 pays 20 besants for a blue card. [marco_polo.buy]
draw rhubarb
    merchant 1 draws rhubarb (blue 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-join
    merchant 1 draws a blue chance card: Join a merchant. [marco_polo.chance-draw]
    merchant 1 may join a merchant and force a deal there. [marco_polo.chance-blue-join]
decline
    merchant 1 declines. [marco_polo.chance-blue-join]
    The card 'Join a merchant' goes under the blue pile. [marco_polo.chance-draw]
buy
    merchant 1 pays 20 besants for a blue card. [marco_polo.buy]
draw bananas
    merchant 1 draws bananas (blue 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 9: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin 6
    The sea ring shows 6. [marco_polo.roulette]
go Malacca
    merchant 2 moves 6 steps by sea from Alexandria to Malacca. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-new-year
    merchant 2 draws a blue chance card: New Year. [marco_polo.chance-draw]
    New Year: every other merchant pays merchant 2 30 besants. [marco_polo.chance-blue-new-year]
sell dates
    merchant 3 sells dates to the bank for 30 besants; the card goes under the blue pile. [marco_polo.debt marco_polo.hidden-hands marco_polo.bank]
    merchant 3 pays merchant 2 30 besants. [marco_polo.debt]
    merchant 1 pays merchant 2 30 besants. [marco_polo.debt]
    The card 'New Year' goes under the blue pile. [marco_polo.chance-draw]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw coconuts
    merchant 2 draws coconuts (blue 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-typhoon
    merchant 2 draws a blue chance card: Typhoon. [marco_polo.chance-draw]
    A typhoon: merchant 2 needs another ship and owes 30 besants. [marco_polo.chance-blue-typhoon]
    merchant 2 pays 30 besants. [marco_polo.debt]
    The card 'Typhoon' goes under the blue pile. [marco_polo.chance-draw]
    Turn 10: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 3 is attacked. [marco_polo.attack marco_polo.roulette]
dice 3 1
    Black 3 against white 1: merchant 3 has lost the fight. [marco_polo.fight]
ransom lapis-lazuli
    merchant 3 lays lapis lazuli on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    merchant 3 stands on the trading post Java, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 11: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin 7
    The sea ring shows 7. [marco_polo.roulette]
go Malacca
    merchant 1 moves by sea from Calicut to Malacca and stops after 3 of 7 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    merchant 1 meets merchant 2 in Malacca. [marco_polo.share-space]
buy
    merchant 1 pays 20 besants for a blue card. [marco_polo.buy]
draw medicinal-plants
    merchant 1 draws medicinal plants (blue 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a blue card. [marco_polo.buy]
draw almonds
    merchant 1 draws almonds (blue 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a blue card. [marco_polo.buy]
draw rare-spices
    merchant 1 draws rare spices (blue 80). [marco_polo.buy marco_polo.hidden-hands]
    Turn 12: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 2 is attacked. [marco_polo.attack marco_polo.roulette]
dice 3 2
    Black 3 against white 2: merchant 2 has lost the fight. [marco_polo.fight]
ransom topaz
    merchant 2 lays topaz on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    merchant 2 stands on the trading post Malacca, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 13: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 2
    The sea ring shows 2. [marco_polo.roulette]
go Malacca
    merchant 3 moves by sea from Java to Malacca and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    merchant 3 meets merchant 1 and merchant 2 in Malacca. [marco_polo.share-space]
sell silver-jewels
    merchant 3 sells silver jewels to the bank for 50 besants; the card goes under the mauve pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 3 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-wind
    merchant 3 draws a blue chance card: A strong wind. [marco_polo.chance-draw]
    A strong wind: merchant 3 plays 2 more turns when this one is over. [marco_polo.chance-blue-wind]
    The card 'A strong wind' goes under the blue pile. [marco_polo.chance-draw]
done
    merchant 3 has traded enough. [marco_polo.trade-where]
    merchant 3 plays an extra turn; 1 more is owed. [marco_polo.turn]
    Turn 14: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 8
    The sea ring shows 8. [marco_polo.roulette]
go Khanbalik
    merchant 3 moves by sea from Malacca to Khanbalik and stops after 5 of 8 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    merchant 3 comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]
give gold-jewels
    merchant 3 gives the Khan gold jewels; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give amethysts
    merchant 3 gives the Khan amethysts; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give giant-rubies
    merchant 3 gives the Khan giant rubies; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
table Lhasa
    merchant 3 receives a Golden Table; the mission leads to Lhasa. [marco_polo.mission-secret marco_polo.khanbalik-gift marco_polo.hidden-hands]
    merchant 3 plays an extra turn; 0 more are owed. [marco_polo.turn]
    Turn 15: merchant 3. [marco_polo.turn]
announce land
    merchant 3 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Lhasa
    merchant 3 moves 3 steps by land from Khanbalik to Lhasa. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Lhasa is no trading post: merchant 3 cannot trade. [marco_polo.trade-where]
    merchant 3 arrives in Lhasa and shows the Golden Table: the mission is done. [marco_polo.mission marco_polo.arrival]
secret kite
    merchant 3 learns a Secret of the Orient: how a kite can carry a man. [marco_polo.mission]
    Turn 16: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 1 is attacked. [marco_polo.attack marco_polo.roulette]
dice 5 2
    Black 5 against white 2: merchant 1 has lost the fight. [marco_polo.fight]
ransom almonds
    merchant 1 lays almonds on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    merchant 1 stands on the trading post Malacca, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 17: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin 3
    The sea ring shows 3. [marco_polo.roulette]
go Hangzhou
    merchant 2 moves 3 steps by sea from Malacca to Hangzhou. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw green-volcano
    merchant 2 draws a green chance card: The volcano. [marco_polo.chance-draw]
    A volcano erupts: merchant 2 owes the god of fire 20 besants. [marco_polo.chance-green-volcano]
    merchant 2 pays 20 besants. [marco_polo.debt]
    The card 'The volcano' goes under the green pile. [marco_polo.chance-draw]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw green-join
    merchant 2 draws a green chance card: Join a merchant. [marco_polo.chance-draw]
    merchant 2 may join a merchant and force a deal there. [marco_polo.chance-green-join]
    merchant 2 lacks 30 besants in cash, or no merchant with goods can be joined: no deal. [marco_polo.card-deal]
    The card 'Join a merchant' goes under the green pile. [marco_polo.chance-draw]
    Turn 18: merchant 3. [marco_polo.turn]
announce land
    merchant 3 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Delhi
    merchant 3 moves by land from Lhasa to Delhi and stops after 1 of 3 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell pearls
    merchant 3 sells pearls to the bank for 50 besants; the card goes under the mauve pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 3 pays 20 besants for a green card. [marco_polo.buy]
draw green-machines
    merchant 3 draws a green chance card: Engines of war. [marco_polo.chance-draw]
    merchant 3 builds engines of war: 1 more card. [marco_polo.chance-green-machines]
    merchant 3 takes 1 more card from the green pile, free. [marco_polo.card-chain]
draw carpets
    merchant 3 draws carpets (green 80). [marco_polo.card-chain marco_polo.hidden-hands]
    The card 'Engines of war' goes under the green pile. [marco_polo.chance-draw]
buy
    merchant 3 pays 20 besants for a green card. [marco_polo.buy]
draw small-rugs
    merchant 3 draws small rugs (green 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a green card. [marco_polo.buy]
draw green-karakorum
    merchant 3 draws a green chance card: To Karakorum. [marco_polo.chance-draw]
    merchant 3 must send another merchant to Karakorum. [marco_polo.chance-green-karakorum]
name 2
    merchant 3 names merchant 2. [marco_polo.chance-green-karakorum]
    The card takes merchant 2 from Hangzhou to Karakorum. [marco_polo.card-moves marco_polo.trade-when]
    The card 'To Karakorum' goes under the green pile. [marco_polo.chance-draw]
    Turn 19: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 1 is attacked. [marco_polo.attack marco_polo.roulette]
dice 2 5
    Black 2 against white 5: merchant 1 has won the fight. [marco_polo.fight]
    merchant 1 takes the loot: 50 besants and topaz, lapis lazuli and almonds. [marco_polo.loot]
    merchant 1 stands on the trading post Malacca, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 20: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Shangdu
    merchant 2 moves 2 steps by land from Karakorum to Shangdu. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Shangdu is no trading post: merchant 2 cannot trade. [marco_polo.trade-where]
    Turn 21: merchant 3. [marco_polo.turn]
announce land
    merchant 3 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Samarkand
    merchant 3 moves by land from Delhi to Samarkand and stops after 3 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell small-rugs
    merchant 3 sells small rugs to the bank for 30 besants; the card goes under the green pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 3 pays 20 besants for a yellow card. [marco_polo.buy]
draw peacocks
    merchant 3 draws peacocks (yellow 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a yellow card. [marco_polo.buy]
draw camels
    merchant 3 draws camels (yellow 50). [marco_polo.buy marco_polo.hidden-hands]
done
    merchant 3 has traded enough. [marco_polo.trade-where]
    Turn 22: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 1 is attacked. [marco_polo.attack marco_polo.roulette]
dice 3 5
    Black 3 against white 5: merchant 1 has won the fight. [marco_polo.fight]
    The loot space is empty: merchant 1 takes nothing. [marco_polo.loot]
    merchant 1 stands on the trading post Malacca, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 23: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 4
    The land ring shows 4. [marco_polo.roulette]
go Xian
    merchant 2 moves by land from Shangdu to Xian and stops after 3 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell coconuts
    merchant 2 sells coconuts to the bank for 50 besants; the card goes under the blue pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw tapestries
    merchant 2 draws tapestries (green 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw woollens
    merchant 2 draws woollens (green 30). [marco_polo.buy marco_polo.hidden-hands]
    Turn 24: merchant 3. [marco_polo.turn]
announce land
    merchant 3 announces land. [marco_polo.announce]
spin 4
    The land ring shows 4. [marco_polo.roulette]
go Buda
    merchant 3 moves 4 steps by land from Samarkand to Buda. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Buda is no trading post: merchant 3 cannot trade. [marco_polo.trade-where]
    Turn 25: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin 7
    The sea ring shows 7. [marco_polo.roulette]
go Khanbalik
    merchant 1 moves by sea from Malacca to Khanbalik and stops after 5 of 7 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    merchant 1 comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]
give rhubarb
    merchant 1 gives the Khan rhubarb; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give rare-spices
    merchant 1 gives the Khan rare spices; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give giraffes
    merchant 1 gives the Khan giraffes; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
table Manila
    merchant 1 receives a Golden Table; the mission leads to Manila. [marco_polo.mission-secret marco_polo.khanbalik-gift marco_polo.hidden-hands]
    Turn 26: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Hangzhou
    merchant 2 moves by land from Xian to Hangzhou and stops after 1 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
sell woollens
    merchant 2 sells woollens to the bank for 30 besants; the card goes under the green pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
sell tapestries
    merchant 2 sells tapestries to the bank for 50 besants; the card goes under the green pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw silks
    merchant 2 draws silks (green 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw hides
    merchant 2 draws hides (green 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw sable-and-ermine
    merchant 2 draws sable and ermine (green 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 27: merchant 3. [marco_polo.turn]
announce land
    merchant 3 announces land. [marco_polo.announce]
spin 4
    The land ring shows 4. [marco_polo.roulette]
go Venice
    merchant 3 moves by land from Buda to Venice and stops after 1 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    merchant 3 is home with the mission done, worth 900 besants of the 900 besants needed, with the right colours. [marco_polo.goal marco_polo.goal-colours marco_polo.arrival]
    merchant 3 is the first home with a fortune and wins at once. [marco_polo.goal-first]

outcome: marco_polo.goal-first
scores: (580, 180, 900)
winners: (2,)
turn: 27
phase: over
player: 3
merchant 1: Khanbalik | 50 | goods yaks, topaz, lapis-lazuli, sapphires, almonds, bananas, medicinal-plants | on-mission Manila | table
merchant 2: Hangzhou | 30 | goods hides, silks, sable-and-ermine | outward
merchant 3: Venice | 30 | goods camels, peacocks, diamonds, perfumes, tea, carpets | homeward Lhasa | table | secret kite
pile yellow: top 9 | under yellow-birthday, giraffes
pile mauve: top 0 | under mauve-bath, mauve-insult, mauve-join, mauve-danger, mauve-chief, silver-jewels, gold-jewels, amethysts, giant-rubies, pearls
pile blue: top 0 | under blue-khan, blue-join, dates, blue-new-year, blue-typhoon, blue-wind, coconuts, rhubarb, rare-spices
pile green: top 3 | under green-volcano, green-join, green-machines, green-karakorum, small-rugs, woollens, tapestries
loot: 0 | goods none
tables: Mandalay, Kyoto
secrets: fireworks, helicopter, printing
agenda: end
winner: 3
