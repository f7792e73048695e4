the set-up
    4 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]
first 2
    The draw falls on merchant 2, who begins. [marco_polo.first-player]
    Turn 1: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 4
    The land ring shows 4. [marco_polo.roulette]
go Constantinople
    merchant 2 moves by land from Venice to Constantinople and stops after 2 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-typhoon
    merchant 2 draws a blue chance card: Typhoon. [marco_polo.chance-draw]
    A typhoon: merchant 2 needs another ship and owes 30 besants. [marco_polo.chance-blue-typhoon]
    merchant 2 pays 30 besants. [marco_polo.debt]
    The card 'Typhoon' goes under the blue pile. [marco_polo.chance-draw]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw dates
    merchant 2 draws dates (blue 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw rare-spices
    merchant 2 draws rare spices (blue 80). [marco_polo.buy marco_polo.hidden-hands]
    Turn 2: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 7
    The sea ring shows 7. [marco_polo.roulette]
go Calicut
    merchant 3 moves by sea from Venice to Calicut and stops after 6 of 7 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
buy
    merchant 3 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-wind
    merchant 3 draws a blue chance card: A strong wind. [marco_polo.chance-draw]
    A strong wind: merchant 3 plays 2 more turns when this one is over. [marco_polo.chance-blue-wind]
    The card 'A strong wind' goes under the blue pile. [marco_polo.chance-draw]
buy
    merchant 3 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-join
    merchant 3 draws a blue chance card: Join a merchant. [marco_polo.chance-draw]
    merchant 3 may join a merchant and force a deal there. [marco_polo.chance-blue-join]
decline
    merchant 3 declines. [marco_polo.chance-blue-join]
    The card 'Join a merchant' goes under the blue pile. [marco_polo.chance-draw]
buy
    merchant 3 pays 20 besants for a blue card. [marco_polo.buy]
draw bananas
    merchant 3 draws bananas (blue 50). [marco_polo.buy marco_polo.hidden-hands]
    merchant 3 plays an extra turn; 1 more is owed. [marco_polo.turn]
    Turn 3: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 3 is attacked. [marco_polo.attack marco_polo.roulette]
dice 3 1
    Black 3 against white 1: merchant 3 has lost the fight. [marco_polo.fight]
ransom bananas
    merchant 3 lays bananas on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    merchant 3 stands on the trading post Calicut, but did not move there in this turn: no trade. [marco_polo.trade-when]
    merchant 3 plays an extra turn; 0 more are owed. [marco_polo.turn]
    Turn 4: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 3
    The sea ring shows 3. [marco_polo.roulette]
go Malacca
    merchant 3 moves 3 steps by sea from Calicut to Malacca. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 3 pays 20 besants for a blue card. [marco_polo.buy]
draw perfumes
    merchant 3 draws perfumes (blue 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a blue card. [marco_polo.buy]
draw coconuts
    merchant 3 draws coconuts (blue 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a blue card. [marco_polo.buy]
draw tea
    merchant 3 draws tea (blue 80). [marco_polo.buy marco_polo.hidden-hands]
    Turn 5: merchant 4. [marco_polo.turn]
announce sea
    merchant 4 announces sea. [marco_polo.announce]
spin 3
    The sea ring shows 3. [marco_polo.roulette]
go Constantinople
    merchant 4 moves 3 steps by sea from Venice to Constantinople. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    merchant 4 meets merchant 2 in Constantinople. [marco_polo.share-space]
buy
    merchant 4 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-khan
    merchant 4 draws a blue chance card: The Khan's protection. [marco_polo.chance-draw]
    The Khan protects merchant 4: 1 more card. [marco_polo.chance-blue-khan]
    merchant 4 takes 1 more card from the blue pile, free. [marco_polo.card-chain]
draw blue-new-year
    merchant 4 draws a blue chance card: New Year. [marco_polo.chance-draw marco_polo.card-chain]
    New Year: every other merchant pays merchant 4 30 besants. [marco_polo.chance-blue-new-year]
    merchant 1 pays merchant 4 30 besants. [marco_polo.debt]
    merchant 2 pays merchant 4 30 besants. [marco_polo.debt]
    merchant 3 pays merchant 4 30 besants. [marco_polo.debt]
    The card 'New Year' goes under the blue pile. [marco_polo.chance-draw]
    The card 'The Khan's protection' goes under the blue pile. [marco_polo.chance-draw]
buy
    merchant 4 pays 20 besants for a blue card. [marco_polo.buy]
draw almonds
    merchant 4 draws almonds (blue 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 4 pays 20 besants for a blue card. [marco_polo.buy]
draw medicinal-plants
    merchant 4 draws medicinal plants (blue 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 6: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 1
    The land ring shows 1. [marco_polo.roulette]
go Buda
    merchant 1 moves 1 step by land from Venice to Buda. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Buda is no trading post: merchant 1 cannot trade. [marco_polo.trade-where]
    Turn 7: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Samarkand
    merchant 2 moves by land from Constantinople to Samarkand and stops after 5 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 2 pays 20 besants for a yellow card. [marco_polo.buy]
draw monkeys
    merchant 2 draws monkeys (yellow 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-zanzibar
    merchant 2 draws a yellow chance card: To Zanzibar. [marco_polo.chance-draw]
    The Khan sends merchant 2 to Zanzibar. [marco_polo.chance-yellow-zanzibar]
    The card takes merchant 2 from Samarkand to Zanzibar, and that is the end of buying. [marco_polo.card-moves marco_polo.trade-when]
    The card 'To Zanzibar' goes under the yellow pile. [marco_polo.chance-draw]
    Turn 8: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 3
    The sea ring shows 3. [marco_polo.roulette]
go Hangzhou
    merchant 3 moves 3 steps by sea from Malacca to Hangzhou. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 3 pays 20 besants for a green card. [marco_polo.buy]
draw embroidered-cotton
    merchant 3 draws embroidered cotton (green 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a green card. [marco_polo.buy]
draw green-join
    merchant 3 draws a green chance card: Join a merchant. [marco_polo.chance-draw]
    merchant 3 may join a merchant and force a deal there. [marco_polo.chance-green-join]
decline
    merchant 3 declines. [marco_polo.chance-green-join]
    The card 'Join a merchant' goes under the green pile. [marco_polo.chance-draw]
buy
    merchant 3 pays 20 besants for a green card. [marco_polo.buy]
draw green-tartar
    merchant 3 draws a green chance card: The Tartar tongue. [marco_polo.chance-draw]
    merchant 3 learns the Tartar tongue and owes 20 besants. [marco_polo.chance-green-tartar]
    merchant 3 pays 20 besants. [marco_polo.debt]
    The card 'The Tartar tongue' goes under the green pile. [marco_polo.chance-draw]
    Turn 9: merchant 4. [marco_polo.turn]
announce land
    merchant 4 announces land. [marco_polo.announce]
spin 4
    The land ring shows 4. [marco_polo.roulette]
go Baghdad
    merchant 4 moves by land from Constantinople to Baghdad and stops after 3 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 4 pays 20 besants for a yellow card. [marco_polo.buy]
draw tigers
    merchant 4 draws tigers (yellow 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 4 pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-pope
    merchant 4 draws a yellow chance card: The Pope is bored. [marco_polo.chance-draw]
    The Pope is bored: merchant 4 may send a merchant to Acre. [marco_polo.chance-yellow-pope]
name 3
    merchant 4 names merchant 3. [marco_polo.chance-yellow-pope]
    The card takes merchant 3 from Hangzhou to Acre. [marco_polo.card-moves marco_polo.trade-when]
    The card 'The Pope is bored' goes under the yellow pile. [marco_polo.chance-draw]
buy
    merchant 4 pays 20 besants for a yellow card. [marco_polo.buy]
draw elephants
    merchant 4 draws elephants (yellow 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 10: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Samarkand
    merchant 1 moves by land from Buda to Samarkand and stops after 4 of 5 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-astrologer
    merchant 1 draws a yellow chance card: The astrologer. [marco_polo.chance-draw]
    merchant 1 consults an astrologer and owes 20 besants. [marco_polo.chance-yellow-astrologer]
    merchant 1 pays 20 besants. [marco_polo.debt]
    The card 'The astrologer' goes under the yellow pile. [marco_polo.chance-draw]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw camels
    merchant 1 draws camels (yellow 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-birthday
    merchant 1 draws a yellow chance card: Birthday. [marco_polo.chance-draw]
    It is the birthday of merchant 1: every other merchant pays 40 besants. [marco_polo.chance-yellow-birthday]
    merchant 2 pays merchant 1 40 besants. [marco_polo.debt]
sell coconuts
    merchant 3 sells coconuts to the bank for 50 besants; the card goes under the blue pile. [marco_polo.debt marco_polo.hidden-hands marco_polo.bank]
    merchant 3 pays merchant 1 40 besants. [marco_polo.debt]
    merchant 4 pays merchant 1 40 besants. [marco_polo.debt]
    The card 'Birthday' goes under the yellow pile. [marco_polo.chance-draw]
    Turn 11: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin 6
    The sea ring shows 6. [marco_polo.roulette]
go Java
    merchant 2 moves by sea from Zanzibar to Java and stops after 5 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
sell monkeys
    merchant 2 sells monkeys to the bank for 30 besants; the card goes under the yellow pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 2 pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    merchant 2 draws a mauve chance card: An insult. [marco_polo.chance-draw]
    merchant 2 insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]
    merchant 2 pays 30 besants. [marco_polo.debt]
    The card 'An insult' goes under the mauve pile. [marco_polo.chance-draw]
buy
    merchant 2 pays 20 besants for a mauve card. [marco_polo.buy]
draw silver-jewels
    merchant 2 draws silver jewels (mauve 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 12: merchant 3. [marco_polo.turn]
announce land
    merchant 3 announces land. [marco_polo.announce]
spin attack
    The land ring shows bandits: merchant 3 is attacked. [marco_polo.attack marco_polo.roulette]
dice 3 1
    Black 3 against white 1: merchant 3 has lost the fight. [marco_polo.fight]
ransom perfumes
    merchant 3 lays perfumes on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    Turn 13: merchant 4. [marco_polo.turn]
announce land
    merchant 4 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Samarkand
    merchant 4 moves by land from Baghdad to Samarkand and stops after 4 of 5 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    merchant 4 meets merchant 1 in Samarkand. [marco_polo.share-space]
buy
    merchant 4 pays 20 besants for a yellow card. [marco_polo.buy]
draw yaks
    merchant 4 draws yaks (yellow 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 4 pays 20 besants for a yellow card. [marco_polo.buy]
draw falcons
    merchant 4 draws falcons (yellow 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 4 pays 20 besants for a yellow card. [marco_polo.buy]
draw porcupines
    merchant 4 draws porcupines (yellow 30). [marco_polo.buy marco_polo.hidden-hands]
    Turn 14: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin attack
    The land ring shows bandits: merchant 1 is attacked. [marco_polo.attack marco_polo.roulette]
dice 3 2
    Black 3 against white 2: merchant 1 has lost the fight. [marco_polo.fight]
ransom camels
    merchant 1 lays camels on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    merchant 1 stands on the trading post Samarkand, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 15: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin 2
    The sea ring shows 2. [marco_polo.roulette]
go Malacca
    merchant 2 moves by sea from Java to Malacca and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
sell dates
    merchant 2 sells dates to the bank for 30 besants; the card goes under the blue pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
sell silver-jewels
    merchant 2 sells silver jewels to the bank for 50 besants; the card goes under the mauve pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw rhubarb
    merchant 2 draws rhubarb (blue 80). [marco_polo.buy marco_polo.hidden-hands]
done
    merchant 2 has traded enough. [marco_polo.trade-where]
    Turn 16: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 8
    The sea ring shows 8. [marco_polo.roulette]
go Java
    merchant 3 moves 8 steps by sea from Acre to Java. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 3 pays 20 besants for a mauve card. [marco_polo.buy]
draw amethysts
    merchant 3 draws amethysts (mauve 80). [marco_polo.buy marco_polo.hidden-hands]
    Turn 17: merchant 4. [marco_polo.turn]
announce land
    merchant 4 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Karakorum
    merchant 4 moves 3 steps by land from Samarkand to Karakorum. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 4 pays 20 besants for a yellow card. [marco_polo.buy]
draw peacocks
    merchant 4 draws peacocks (yellow 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 4 pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-hunt
    merchant 4 draws a yellow chance card: Hunting with the Khan. [marco_polo.chance-draw]
    merchant 4 goes hunting with the Khan: 1 more card. [marco_polo.chance-yellow-hunt]
    merchant 4 takes 1 more card from the yellow pile, free. [marco_polo.card-chain]
draw giraffes
    merchant 4 draws giraffes (yellow 80). [marco_polo.card-chain marco_polo.hidden-hands]
    The card 'Hunting with the Khan' goes under the yellow pile. [marco_polo.chance-draw]
done
    merchant 4 has traded enough. [marco_polo.trade-where]
    Turn 18: merchant 1. [marco_polo.turn]
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
draw mauve-join
    merchant 1 draws a mauve chance card: Join a merchant. [marco_polo.chance-draw]
    merchant 1 may join a merchant and force a deal there. [marco_polo.chance-mauve-join]
decline
    merchant 1 declines. [marco_polo.chance-mauve-join]
    The card 'Join a merchant' goes under the mauve pile. [marco_polo.chance-draw]
buy
    merchant 1 pays 20 besants for a mauve card. [marco_polo.buy]
draw sapphires
    merchant 1 draws sapphires (mauve 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 19: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin 8
    The sea ring shows 8. [marco_polo.roulette]
go Hangzhou
    merchant 2 moves by sea from Malacca to Hangzhou and stops after 3 of 8 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw small-rugs
    merchant 2 draws small rugs (green 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw green-volcano
    merchant 2 draws a green chance card: The volcano. [marco_polo.chance-draw]
    A volcano erupts: merchant 2 owes the god of fire 20 besants. [marco_polo.chance-green-volcano]
    merchant 2 pays 20 besants. [marco_polo.debt]
    The card 'The volcano' goes under the green pile. [marco_polo.chance-draw]
    Turn 20: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 3 is attacked. [marco_polo.attack marco_polo.roulette]
dice 2 5
    Black 2 against white 5: merchant 3 has won the fight. [marco_polo.fight]
    merchant 3 takes the loot: 0 besants and camels, bananas and perfumes. [marco_polo.loot]
    merchant 3 stands on the trading post Java, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 21: merchant 4. [marco_polo.turn]
announce land
    merchant 4 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Khanbalik
    merchant 4 moves 2 steps by land from Karakorum to Khanbalik. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    merchant 4 comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]
give falcons
    merchant 4 gives the Khan falcons; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give peacocks
    merchant 4 gives the Khan peacocks; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give giraffes
    merchant 4 gives the Khan giraffes; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
table Lhasa
    merchant 4 receives a Golden Table; the mission leads to Lhasa. [marco_polo.mission-secret marco_polo.khanbalik-gift marco_polo.hidden-hands]
    Turn 22: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Hangzhou
    merchant 1 moves 5 steps by land from Kashgar to Hangzhou. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    merchant 1 meets merchant 2 in Hangzhou. [marco_polo.share-space]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw hides
    merchant 1 draws hides (green 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw golden-robes
    merchant 1 draws golden robes (green 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw silks
    merchant 1 draws silks (green 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 23: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Xian
    merchant 2 moves by land from Hangzhou to Xian and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell small-rugs
    merchant 2 sells small rugs to the bank for 30 besants; the card goes under the green pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw woollens
    merchant 2 draws woollens (green 30). [marco_polo.buy marco_polo.hidden-hands]
    Turn 24: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 5
    The sea ring shows 5. [marco_polo.roulette]
go Hangzhou
    merchant 3 moves by sea from Java to Hangzhou and stops after 4 of 5 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    merchant 3 meets merchant 1 in Hangzhou. [marco_polo.share-space]
sell bananas
    merchant 3 sells bananas to the bank for 50 besants; the card goes under the blue pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
sell camels
    merchant 3 sells camels to the bank for 50 besants; the card goes under the yellow pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 3 pays 20 besants for a green card. [marco_polo.buy]
draw green-karakorum
    merchant 3 draws a green chance card: To Karakorum. [marco_polo.chance-draw]
    merchant 3 must send another merchant to Karakorum. [marco_polo.chance-green-karakorum]
name 4
    merchant 3 names merchant 4. [marco_polo.chance-green-karakorum]
    The card takes merchant 4 from Khanbalik to Karakorum. [marco_polo.card-moves marco_polo.trade-when]
    The card 'To Karakorum' goes under the green pile. [marco_polo.chance-draw]
buy
    merchant 3 pays 20 besants for a green card. [marco_polo.buy]
draw sable-and-ermine
    merchant 3 draws sable and ermine (green 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 3 pays 20 besants for a green card. [marco_polo.buy]
draw green-machines
    merchant 3 draws a green chance card: Engines of war. [marco_polo.chance-draw]
    merchant 3 builds engines of war: 1 more card. [marco_polo.chance-green-machines]
    merchant 3 takes 1 more card from the green pile, free. [marco_polo.card-chain]
draw carpets
    merchant 3 draws carpets (green 80). [marco_polo.card-chain marco_polo.hidden-hands]
    The card 'Engines of war' goes under the green pile. [marco_polo.chance-draw]
    Turn 25: merchant 4. [marco_polo.turn]
announce land
    merchant 4 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Xian
    merchant 4 moves 3 steps by land from Karakorum to Xian. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    merchant 4 meets merchant 2 in Xian. [marco_polo.share-space]
buy
    merchant 4 pays 20 besants for a green card. [marco_polo.buy]
draw tapestries
    merchant 4 draws tapestries (green 50). [marco_polo.buy marco_polo.hidden-hands]
done
    merchant 4 has traded enough. [marco_polo.trade-where]
    Turn 26: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin 2
    The sea ring shows 2. [marco_polo.roulette]
go Kaesong
    merchant 1 moves by sea from Hangzhou to Kaesong and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Kaesong is no trading post: merchant 1 cannot trade. [marco_polo.trade-where]
    Turn 27: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 4
    The land ring shows 4. [marco_polo.roulette]
go Kashgar
    merchant 2 moves 4 steps by land from Xian to Kashgar. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell woollens
    merchant 2 sells woollens to the bank for 30 besants; the card goes under the green pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 2 pays 20 besants for a mauve card. [marco_polo.buy]
draw lapis-lazuli
    merchant 2 draws lapis lazuli (mauve 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a mauve card. [marco_polo.buy]
draw pearls
    merchant 2 draws pearls (mauve 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 28: merchant 3. [marco_polo.turn]
announce land
    merchant 3 announces land. [marco_polo.announce]
spin attack
    The land ring shows bandits: merchant 3 is attacked. [marco_polo.attack marco_polo.roulette]
dice 6 2
    Black 6 against white 2: merchant 3 has lost the fight. [marco_polo.fight]
ransom perfumes
    merchant 3 lays perfumes on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    merchant 3 stands on the trading post Hangzhou, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 29: merchant 4. [marco_polo.turn]
announce land
    merchant 4 announces land. [marco_polo.announce]
spin 4
    The land ring shows 4. [marco_polo.roulette]
go Lhasa
    merchant 4 moves by land from Xian to Lhasa and stops after 2 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Lhasa is no trading post: merchant 4 cannot trade. [marco_polo.trade-where]
    merchant 4 arrives in Lhasa and shows the Golden Table: the mission is done. [marco_polo.mission marco_polo.arrival]
secret printing
    merchant 4 learns a Secret of the Orient: how paper is made and books are printed. [marco_polo.mission]
    Turn 30: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 1 is attacked. [marco_polo.attack marco_polo.roulette]
dice 5 5
    Black 5 against white 5: merchant 1 has won the fight. [marco_polo.fight]
    merchant 1 takes the loot: 0 besants and perfumes. [marco_polo.loot]
    Turn 31: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin attack
    The land ring shows bandits: merchant 2 is attacked. [marco_polo.attack marco_polo.roulette]
dice 6 3
    Black 6 against white 3: merchant 2 has lost the fight. [marco_polo.fight]
ransom lapis-lazuli
    merchant 2 lays lapis lazuli on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    merchant 2 stands on the trading post Kashgar, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 32: merchant 3. [marco_polo.turn]
announce land
    merchant 3 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Khanbalik
    merchant 3 moves by land from Hangzhou to Khanbalik and stops after 1 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    merchant 3 comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]
give embroidered-cotton
    merchant 3 gives the Khan embroidered cotton; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give carpets
    merchant 3 gives the Khan carpets; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give amethysts
    merchant 3 gives the Khan amethysts; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
table Manila
    merchant 3 receives a Golden Table; the mission leads to Manila. [marco_polo.mission-secret marco_polo.khanbalik-gift marco_polo.hidden-hands]
    Turn 33: merchant 4. [marco_polo.turn]
announce land
    merchant 4 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Kiev
    merchant 4 moves 6 steps by land from Lhasa to Kiev. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell porcupines
    merchant 4 sells porcupines to the bank for 30 besants; the card goes under the yellow pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
sell elephants
    merchant 4 sells elephants to the bank for 50 besants; the card goes under the yellow pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
done
    merchant 4 has traded enough. [marco_polo.trade-where]
    Turn 34: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin 4
    The sea ring shows 4. [marco_polo.roulette]
go Hangzhou
    merchant 1 moves by sea from Kaesong to Hangzhou and stops after 1 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
done
    merchant 1 has traded enough. [marco_polo.trade-where]
    Turn 35: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Dunhuang
    merchant 2 moves 3 steps by land from Kashgar to Dunhuang. [marco_polo.move marco_polo.must-move marco_polo.no-return]
done
    merchant 2 has traded enough. [marco_polo.trade-where]
    Turn 36: merchant 3. [marco_polo.turn]
announce sea
    merchant 3 announces sea. [marco_polo.announce]
spin 4
    The sea ring shows 4. [marco_polo.roulette]
go Manila
    merchant 3 moves 4 steps by sea from Khanbalik to Manila. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Manila is no trading post: merchant 3 cannot trade. [marco_polo.trade-where]
    merchant 3 arrives in Manila and shows the Golden Table: the mission is done. [marco_polo.mission marco_polo.arrival]
secret kite
    merchant 3 learns a Secret of the Orient: how a kite can carry a man. [marco_polo.mission]
    Turn 37: merchant 4. [marco_polo.turn]
announce land
    merchant 4 announces land. [marco_polo.announce]
spin 4
    The land ring shows 4. [marco_polo.roulette]
go Venice
    merchant 4 moves by land from Kiev to Venice and stops after 2 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    merchant 4 is home with the mission done, worth 840 besants of the 700 besants needed, with the right colours. [marco_polo.goal marco_polo.goal-colours marco_polo.arrival]
    merchant 4 is the first home with a fortune and wins at once. [marco_polo.goal-first]

outcome: marco_polo.goal-first
scores: (390, 210, 650, 840)
winners: (3,)
turn: 37
phase: over
player: 4
merchant 1: Hangzhou | 110 | goods sapphires, perfumes, hides, silks, golden-robes | outward
merchant 2: Dunhuang | 0 | goods pearls, rare-spices, rhubarb | outward
merchant 3: Manila | 40 | goods tea, sable-and-ermine | homeward Manila | table | secret kite
merchant 4: Venice | 130 | goods yaks, tigers, almonds, medicinal-plants, tapestries | homeward Lhasa | table | secret printing
pile yellow: top 0 | under yellow-zanzibar, yellow-pope, yellow-astrologer, yellow-birthday, monkeys, yellow-hunt, falcons, peacocks, giraffes, camels, porcupines, elephants
pile mauve: top 6 | under mauve-insult, silver-jewels, mauve-bath, mauve-join, amethysts
pile blue: top 0 | under blue-typhoon, blue-wind, blue-join, blue-new-year, blue-khan, coconuts, dates, bananas
pile green: top 0 | under green-join, green-tartar, green-volcano, small-rugs, green-karakorum, green-machines, woollens, embroidered-cotton, carpets
loot: 0 | goods lapis-lazuli
tables: Mandalay, Kyoto
secrets: fireworks, helicopter
agenda: end
winner: 4
