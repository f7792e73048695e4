the set-up
    2 merchants set out from Venice with 240 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]
first 2
    The draw falls on merchant 2, who begins. [marco_polo.first-player]
    Turn 1: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin 4
    The sea ring shows 4. [marco_polo.roulette]
go Constantinople
    merchant 2 moves by sea from Venice to Constantinople and stops after 3 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw bananas
    merchant 2 draws bananas (blue 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw tea
    merchant 2 draws tea (blue 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-wind
    merchant 2 draws a blue chance card: A strong wind. [marco_polo.chance-draw]
    A strong wind: merchant 2 plays 2 more turns when this one is over. [marco_polo.chance-blue-wind]
    The card 'A strong wind' goes under the blue pile. [marco_polo.chance-draw]
    merchant 2 plays an extra turn; 1 more is owed. [marco_polo.turn]
    Turn 2: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin 8
    The sea ring shows 8. [marco_polo.roulette]
go Malacca
    merchant 2 moves 8 steps by sea from Constantinople to Malacca. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw medicinal-plants
    merchant 2 draws medicinal plants (blue 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-khan
    merchant 2 draws a blue chance card: The Khan's protection. [marco_polo.chance-draw]
    The Khan protects merchant 2: 1 more card. [marco_polo.chance-blue-khan]
    merchant 2 takes 1 more card from the blue pile, free. [marco_polo.card-chain]
draw coconuts
    merchant 2 draws coconuts (blue 50). [marco_polo.card-chain marco_polo.hidden-hands]
    The card 'The Khan's protection' goes under the blue pile. [marco_polo.chance-draw]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw dates
    merchant 2 draws dates (blue 30). [marco_polo.buy marco_polo.hidden-hands]
    merchant 2 plays an extra turn; 0 more are owed. [marco_polo.turn]
    Turn 3: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin 4
    The sea ring shows 4. [marco_polo.roulette]
go Hangzhou
    merchant 2 moves by sea from Malacca to Hangzhou and stops after 3 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw silks
    merchant 2 draws silks (green 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw green-join
    merchant 2 draws a green chance card: Join a merchant. [marco_polo.chance-draw]
    merchant 2 may join a merchant and force a deal there. [marco_polo.chance-green-join]
    merchant 2 lacks 30 besants in cash, or no merchant with goods can be joined: no deal. [marco_polo.card-deal]
    The card 'Join a merchant' goes under the green pile. [marco_polo.chance-draw]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw sable-and-ermine
    merchant 2 draws sable and ermine (green 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 4: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Kiev
    merchant 1 moves 2 steps by land from Venice to Kiev. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw golden-robes
    merchant 1 draws golden robes (green 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw green-karakorum
    merchant 1 draws a green chance card: To Karakorum. [marco_polo.chance-draw]
    merchant 1 must send another merchant to Karakorum. [marco_polo.chance-green-karakorum]
name 2
    merchant 1 names merchant 2. [marco_polo.chance-green-karakorum]
    The card takes merchant 2 from Hangzhou to Karakorum. [marco_polo.card-moves marco_polo.trade-when]
    The card 'To Karakorum' goes under the green pile. [marco_polo.chance-draw]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw green-volcano
    merchant 1 draws a green chance card: The volcano. [marco_polo.chance-draw]
    A volcano erupts: merchant 1 owes the god of fire 20 besants. [marco_polo.chance-green-volcano]
    merchant 1 pays 20 besants. [marco_polo.debt]
    The card 'The volcano' goes under the green pile. [marco_polo.chance-draw]
    Turn 5: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Dunhuang
    merchant 2 moves 2 steps by land from Karakorum to Dunhuang. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw almonds
    merchant 2 draws almonds (blue 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw perfumes
    merchant 2 draws perfumes (blue 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-new-year
    merchant 2 draws a blue chance card: New Year. [marco_polo.chance-draw]
    New Year: every other merchant pays merchant 2 30 besants. [marco_polo.chance-blue-new-year]
    merchant 1 pays merchant 2 30 besants. [marco_polo.debt]
    The card 'New Year' goes under the blue pile. [marco_polo.chance-draw]
    Turn 6: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Samarkand
    merchant 1 moves 3 steps by land from Kiev to Samarkand. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-pope
    merchant 1 draws a yellow chance card: The Pope is bored. [marco_polo.chance-draw]
    The Pope is bored: merchant 1 may send a merchant to Acre. [marco_polo.chance-yellow-pope]
name 2
    merchant 1 names merchant 2. [marco_polo.chance-yellow-pope]
    The card takes merchant 2 from Dunhuang to Acre. [marco_polo.card-moves marco_polo.trade-when]
    The card 'The Pope is bored' goes under the yellow pile. [marco_polo.chance-draw]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw camels
    merchant 1 draws camels (yellow 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw falcons
    merchant 1 draws falcons (yellow 80). [marco_polo.buy marco_polo.hidden-hands]
    Turn 7: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 2 is attacked. [marco_polo.attack marco_polo.roulette]
dice 4 3
    Black 4 against white 3: merchant 2 has lost the fight. [marco_polo.fight]
ransom almonds
    merchant 2 lays almonds on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    Turn 8: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Hangzhou
    merchant 1 moves by land from Samarkand to Hangzhou and stops after 5 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw woollens
    merchant 1 draws woollens (green 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw green-tartar
    merchant 1 draws a green chance card: The Tartar tongue. [marco_polo.chance-draw]
    merchant 1 learns the Tartar tongue and owes 20 besants. [marco_polo.chance-green-tartar]
    merchant 1 pays 20 besants. [marco_polo.debt]
    The card 'The Tartar tongue' goes under the green pile. [marco_polo.chance-draw]
    Turn 9: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin attack
    The land ring shows bandits: merchant 2 is attacked. [marco_polo.attack marco_polo.roulette]
dice 2 2
    Black 2 against white 2: merchant 2 has won the fight. [marco_polo.fight]
    merchant 2 takes the loot: 0 besants and almonds. [marco_polo.loot]
    Turn 10: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Xian
    merchant 1 moves by land from Hangzhou to Xian and stops after 1 of 3 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell woollens
    merchant 1 sells woollens to the bank for 30 besants; the card goes under the green pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
sell camels
    merchant 1 sells camels to the bank for 50 besants; the card goes under the yellow pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw carpets
    merchant 1 draws carpets (green 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw small-rugs
    merchant 1 draws small rugs (green 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a green card. [marco_polo.buy]
draw hides
    merchant 1 draws hides (green 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 11: merchant 2. [marco_polo.turn]
announce sea
    merchant 2 announces sea. [marco_polo.announce]
spin 4
    The sea ring shows 4. [marco_polo.roulette]
go Calicut
    merchant 2 moves 4 steps by sea from Acre to Calicut. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell almonds
    merchant 2 sells almonds to the bank for 30 besants; the card goes under the blue pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw rare-spices
    merchant 2 draws rare spices (blue 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-typhoon
    merchant 2 draws a blue chance card: Typhoon. [marco_polo.chance-draw]
    A typhoon: merchant 2 needs another ship and owes 30 besants. [marco_polo.chance-blue-typhoon]
sell dates
    merchant 2 sells dates to the bank for 30 besants; the card goes under the blue pile. [marco_polo.debt marco_polo.hidden-hands marco_polo.bank]
    merchant 2 pays 30 besants. [marco_polo.debt]
    The card 'Typhoon' goes under the blue pile. [marco_polo.chance-draw]
buy
    merchant 2 pays 20 besants for a blue card. [marco_polo.buy]
draw rhubarb
    merchant 2 draws rhubarb (blue 80). [marco_polo.buy marco_polo.hidden-hands]
    Turn 12: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Khanbalik
    merchant 1 moves by land from Xian to Khanbalik and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    merchant 1 comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]
give golden-robes
    merchant 1 gives the Khan golden robes; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give carpets
    merchant 1 gives the Khan carpets; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give falcons
    merchant 1 gives the Khan falcons; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
table Mandalay
    merchant 1 receives a Golden Table; the mission leads to Mandalay. [marco_polo.mission-secret marco_polo.khanbalik-gift marco_polo.hidden-hands]
    Turn 13: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Delhi
    merchant 2 moves by land from Calicut to Delhi and stops after 2 of 3 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell coconuts
    merchant 2 sells coconuts to the bank for 50 besants; the card goes under the blue pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
sell bananas
    merchant 2 sells bananas to the bank for 50 besants; the card goes under the blue pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw green-machines
    merchant 2 draws a green chance card: Engines of war. [marco_polo.chance-draw]
    merchant 2 builds engines of war: 1 more card. [marco_polo.chance-green-machines]
    merchant 2 takes 1 more card from the green pile, free. [marco_polo.card-chain]
draw embroidered-cotton
    merchant 2 draws embroidered cotton (green 80). [marco_polo.card-chain marco_polo.hidden-hands]
    The card 'Engines of war' goes under the green pile. [marco_polo.chance-draw]
buy
    merchant 2 pays 20 besants for a green card. [marco_polo.buy]
draw tapestries
    merchant 2 draws tapestries (green 50). [marco_polo.buy marco_polo.hidden-hands]
done
    merchant 2 has traded enough. [marco_polo.trade-where]
    Turn 14: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Yunnan
    merchant 1 moves 3 steps by land from Khanbalik to Yunnan. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell small-rugs
    merchant 1 sells small rugs to the bank for 30 besants; the card goes under the green pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw monkeys
    merchant 1 draws monkeys (yellow 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw porcupines
    merchant 1 draws porcupines (yellow 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 1 pays 20 besants for a yellow card. [marco_polo.buy]
draw yellow-zanzibar
    merchant 1 draws a yellow chance card: To Zanzibar. [marco_polo.chance-draw]
    The Khan sends merchant 1 to Zanzibar. [marco_polo.chance-yellow-zanzibar]
    The card takes merchant 1 from Yunnan to Zanzibar, and that is the end of buying. [marco_polo.card-moves marco_polo.trade-when]
    The card 'To Zanzibar' goes under the yellow pile. [marco_polo.chance-draw]
    Turn 15: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Khanbalik
    merchant 2 moves by land from Delhi to Khanbalik and stops after 4 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Khanbalik is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    merchant 2 comes before the Khan with 3 goods worth 80 besants each. [marco_polo.khanbalik-entry marco_polo.arrival marco_polo.khanbalik-pass]
give rhubarb
    merchant 2 gives the Khan rhubarb; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give tea
    merchant 2 gives the Khan tea; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
give embroidered-cotton
    merchant 2 gives the Khan embroidered cotton; it goes under its pile. [marco_polo.khanbalik-gift marco_polo.hidden-hands]
table Lhasa
    merchant 2 receives a Golden Table; the mission leads to Lhasa. [marco_polo.mission-secret marco_polo.khanbalik-gift marco_polo.hidden-hands]
    Turn 16: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin 7
    The sea ring shows 7. [marco_polo.roulette]
go Bengal
    merchant 1 moves by sea from Zanzibar to Bengal and stops after 5 of 7 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Bengal is no trading post: merchant 1 cannot trade. [marco_polo.trade-where]
    Turn 17: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Karakorum
    merchant 2 moves 2 steps by land from Khanbalik to Karakorum. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 2 pays 20 besants for a yellow card. [marco_polo.buy]
draw elephants
    merchant 2 draws elephants (yellow 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a yellow card. [marco_polo.buy]
draw yaks
    merchant 2 draws yaks (yellow 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a yellow card. [marco_polo.buy]
draw tigers
    merchant 2 draws tigers (yellow 50). [marco_polo.buy marco_polo.hidden-hands]
    Turn 18: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Mandalay
    merchant 1 moves by land from Bengal to Mandalay and stops after 1 of 5 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Mandalay is no trading post: merchant 1 cannot trade. [marco_polo.trade-where]
    merchant 1 arrives in Mandalay and shows the Golden Table: the mission is done. [marco_polo.mission marco_polo.arrival]
secret kite
    merchant 1 learns a Secret of the Orient: how a kite can carry a man. [marco_polo.mission]
    Turn 19: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Lhasa
    merchant 2 moves 5 steps by land from Karakorum to Lhasa. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Lhasa is no trading post: merchant 2 cannot trade. [marco_polo.trade-where]
    merchant 2 arrives in Lhasa and shows the Golden Table: the mission is done. [marco_polo.mission marco_polo.arrival]
secret fireworks
    merchant 2 learns a Secret of the Orient: how fireworks are made. [marco_polo.mission]
    Turn 20: merchant 1. [marco_polo.turn]
announce land
    merchant 1 announces land. [marco_polo.announce]
spin 4
    The land ring shows 4. [marco_polo.roulette]
go Calicut
    merchant 1 moves by land from Mandalay to Calicut and stops after 3 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
done
    merchant 1 has traded enough. [marco_polo.trade-where]
    Turn 21: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Kashgar
    merchant 2 moves 2 steps by land from Lhasa to Kashgar. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell elephants
    merchant 2 sells elephants to the bank for 50 besants; the card goes under the yellow pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
sell perfumes
    merchant 2 sells perfumes to the bank for 50 besants; the card goes under the blue pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
sell silks
    merchant 2 sells silks to the bank for 50 besants; the card goes under the green pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    merchant 2 pays 20 besants for a mauve card. [marco_polo.buy]
draw giant-rubies
    merchant 2 draws giant rubies (mauve 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a mauve card. [marco_polo.buy]
draw topaz
    merchant 2 draws topaz (mauve 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    merchant 2 draws a mauve chance card: An insult. [marco_polo.chance-draw]
    merchant 2 insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]
    merchant 2 pays 30 besants. [marco_polo.debt]
    The card 'An insult' goes under the mauve pile. [marco_polo.chance-draw]
    Turn 22: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: merchant 1 is attacked. [marco_polo.attack marco_polo.roulette]
dice 5 1
    Black 5 against white 1: merchant 1 has lost the fight. [marco_polo.fight]
ransom monkeys
    merchant 1 lays monkeys on the loot space, face down. [marco_polo.ransom marco_polo.hidden-hands]
    merchant 1 stands on the trading post Calicut, but did not move there in this turn: no trade. [marco_polo.trade-when]
    Turn 23: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Samarkand
    merchant 2 moves by land from Kashgar to Samarkand and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
buy
    merchant 2 pays 20 besants for a yellow card. [marco_polo.buy]
draw giraffes
    merchant 2 draws giraffes (yellow 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    merchant 2 pays 20 besants for a yellow card. [marco_polo.buy]
draw peacocks
    merchant 2 draws peacocks (yellow 80). [marco_polo.buy marco_polo.hidden-hands]
done
    merchant 2 has traded enough. [marco_polo.trade-where]
    Turn 24: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin 3
    The sea ring shows 3. [marco_polo.roulette]
go Alexandria
    merchant 1 moves 3 steps by sea from Calicut to Alexandria. [marco_polo.move marco_polo.must-move marco_polo.no-return]
done
    merchant 1 has traded enough. [marco_polo.trade-where]
    Turn 25: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Kashgar
    merchant 2 moves by land from Samarkand to Kashgar and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
sell yaks
    merchant 2 sells yaks to the bank for 50 besants; the card goes under the yellow pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
sell tigers
    merchant 2 sells tigers to the bank for 50 besants; the card goes under the yellow pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
done
    merchant 2 has traded enough. [marco_polo.trade-where]
    Turn 26: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin 7
    The sea ring shows 7. [marco_polo.roulette]
go Candia
    merchant 1 moves by sea from Alexandria to Candia and stops after 1 of 7 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Candia is no trading post: merchant 1 cannot trade. [marco_polo.trade-where]
    Turn 27: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Buda
    merchant 2 moves 5 steps by land from Kashgar to Buda. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Buda is no trading post: merchant 2 cannot trade. [marco_polo.trade-where]
    Turn 28: merchant 1. [marco_polo.turn]
announce sea
    merchant 1 announces sea. [marco_polo.announce]
spin 2
    The sea ring shows 2. [marco_polo.roulette]
go Constantinople
    merchant 1 moves by sea from Candia to Constantinople and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
done
    merchant 1 has traded enough. [marco_polo.trade-where]
    Turn 29: merchant 2. [marco_polo.turn]
announce land
    merchant 2 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Venice
    merchant 2 moves by land from Buda to Venice and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    merchant 2 is home with the mission done, worth 1,100 besants of the 1,100 besants needed, with the right colours. [marco_polo.goal marco_polo.goal-colours marco_polo.arrival]
    merchant 2 is the first home with a fortune and wins at once. [marco_polo.goal-first]

outcome: marco_polo.goal-first
scores: (560, 1100)
winners: (1,)
turn: 29
phase: over
player: 2
merchant 1: Constantinople | 0 | goods porcupines, hides | homeward Mandalay | table | secret kite
merchant 2: Venice | 120 | goods peacocks, giraffes, topaz, giant-rubies, medicinal-plants, rare-spices, tapestries, sable-and-ermine | homeward Lhasa | table | secret fireworks
pile yellow: top 3 | under yellow-pope, camels, falcons, yellow-zanzibar, elephants, yaks, tigers
pile mauve: top 11 | under mauve-insult
pile blue: top 1 | under blue-wind, blue-khan, blue-new-year, almonds, dates, blue-typhoon, coconuts, bananas, rhubarb, tea, perfumes
pile green: top 0 | under green-join, green-karakorum, green-volcano, green-tartar, woollens, golden-robes, carpets, green-machines, small-rugs, embroidered-cotton, silks
loot: 0 | goods monkeys
tables: Manila, Kyoto
secrets: helicopter, printing
agenda: end
winner: 2
