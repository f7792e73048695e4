the set-up
    4 merchants set out from Venice with 40 besants each; the bank's money never runs out. [marco_polo.setup marco_polo.bank marco_polo.share-space]
    The map 'From Venice to Khanbalik' with its 60 spaces, and the roulette, are our own: the printed ones are not known. [marco_polo.map]
    36 goods lie in four shuffled piles among the chance cards; 12 of them are worth 80 besants. [marco_polo.goods]
first 2
    The draw falls on random 2, who begins. [marco_polo.first-player]
    Turn 1: random 2. [marco_polo.turn]
announce land
    random 2 announces land. [marco_polo.announce]
spin 4
    The land ring shows 4. [marco_polo.roulette]
go Urgench
    random 2 moves 4 steps by land from Venice to Urgench. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Urgench is no trading post: random 2 cannot trade. [marco_polo.trade-where]
    Turn 2: random 3. [marco_polo.turn]
announce sea
    random 3 announces sea. [marco_polo.announce]
spin 2
    The sea ring shows 2. [marco_polo.roulette]
go Candia
    random 3 moves 2 steps by sea from Venice to Candia. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Candia is no trading post: random 3 cannot trade. [marco_polo.trade-where]
    Turn 3: random 4. [marco_polo.turn]
announce land
    random 4 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Baghdad
    random 4 moves 5 steps by land from Venice to Baghdad. [marco_polo.move marco_polo.must-move marco_polo.no-return]
done
    random 4 has traded enough. [marco_polo.trade-where]
    Turn 4: random 1. [marco_polo.turn]
announce land
    random 1 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Almaliq
    random 1 moves 6 steps by land from Venice to Almaliq. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Almaliq is no trading post: random 1 cannot trade. [marco_polo.trade-where]
    Turn 5: random 2. [marco_polo.turn]
announce land
    random 2 announces land. [marco_polo.announce]
spin attack
    The land ring shows bandits: random 2 is attacked. [marco_polo.attack marco_polo.roulette]
dice 2 6
    Black 2 against white 6: random 2 has won the fight. [marco_polo.fight]
    The loot space is empty: random 2 takes nothing. [marco_polo.loot]
    Turn 6: random 3. [marco_polo.turn]
announce sea
    random 3 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: random 3 is attacked. [marco_polo.attack marco_polo.roulette]
dice 3 1
    Black 3 against white 1: random 3 has lost the fight. [marco_polo.fight]
    random 3 has no goods and owes the robbers 100 besants. [marco_polo.ransom]
    random 3 owes 100 besants and pays 40 besants; the rest is forgiven. [marco_polo.debt]
    Turn 7: random 4. [marco_polo.turn]
announce land
    random 4 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Mecca
    random 4 moves 2 steps by land from Baghdad to Mecca. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Mecca is no trading post: random 4 cannot trade. [marco_polo.trade-where]
    Turn 8: random 1. [marco_polo.turn]
announce land
    random 1 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Nishapur
    random 1 moves 3 steps by land from Almaliq to Nishapur. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Nishapur is no trading post: random 1 cannot trade. [marco_polo.trade-where]
    Turn 9: random 2. [marco_polo.turn]
announce land
    random 2 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Buda
    random 2 moves 3 steps by land from Urgench to Buda. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Buda is no trading post: random 2 cannot trade. [marco_polo.trade-where]
    Turn 10: random 3. [marco_polo.turn]
decline
    random 3 has nothing left and carries on all the same. [marco_polo.fresh-start]
announce sea
    random 3 announces sea. [marco_polo.announce]
spin 6
    The sea ring shows 6. [marco_polo.roulette]
go Calicut
    random 3 moves by sea from Candia to Calicut and stops after 4 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    random 3 has nothing to sell and no money to buy: no trade. [marco_polo.trade-where]
    Turn 11: random 4. [marco_polo.turn]
announce land
    random 4 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Acre
    random 4 moves 2 steps by land from Mecca to Acre. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Acre is no trading post: random 4 cannot trade. [marco_polo.trade-where]
    Turn 12: random 1. [marco_polo.turn]
announce land
    random 1 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Tana
    random 1 moves 5 steps by land from Nishapur to Tana. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Tana is no trading post: random 1 cannot trade. [marco_polo.trade-where]
    Turn 13: random 2. [marco_polo.turn]
announce land
    random 2 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Sarai
    random 2 moves 2 steps by land from Buda to Sarai. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Sarai is no trading post: random 2 cannot trade. [marco_polo.trade-where]
    Turn 14: random 3. [marco_polo.turn]
decline
    random 3 has nothing left and carries on all the same. [marco_polo.fresh-start]
announce sea
    random 3 announces sea. [marco_polo.announce]
spin 4
    The sea ring shows 4. [marco_polo.roulette]
go Basra
    random 3 moves by sea from Calicut to Basra and stops after 3 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Basra is no trading post: random 3 cannot trade. [marco_polo.trade-where]
    Turn 15: random 4. [marco_polo.turn]
announce sea
    random 4 announces sea. [marco_polo.announce]
spin 2
    The sea ring shows 2. [marco_polo.roulette]
go Aydhab
    random 4 moves 2 steps by sea from Acre to Aydhab. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Aydhab is no trading post: random 4 cannot trade. [marco_polo.trade-where]
    Turn 16: random 1. [marco_polo.turn]
announce sea
    random 1 announces sea. [marco_polo.announce]
spin 8
    The sea ring shows 8. [marco_polo.roulette]
go Alexandria
    random 1 moves by sea from Tana to Alexandria and stops after 3 of 8 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
buy
    random 1 pays 20 besants for a mauve card. [marco_polo.buy]
draw lapis-lazuli
    random 1 draws lapis lazuli (mauve 30). [marco_polo.buy marco_polo.hidden-hands]
buy
    random 1 pays 20 besants for a mauve card. [marco_polo.buy]
draw mauve-insult
    random 1 draws a mauve chance card: An insult. [marco_polo.chance-draw]
    random 1 insults a dignitary and owes 30 besants. [marco_polo.chance-mauve-insult]
sell lapis-lazuli
    random 1 sells lapis lazuli to the bank for 30 besants; the card goes under the mauve pile. [marco_polo.debt marco_polo.hidden-hands marco_polo.bank]
    random 1 pays 30 besants. [marco_polo.debt]
    The card 'An insult' goes under the mauve pile. [marco_polo.chance-draw]
    Turn 17: random 2. [marco_polo.turn]
announce land
    random 2 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Samarkand
    random 2 moves 2 steps by land from Sarai to Samarkand. [marco_polo.move marco_polo.must-move marco_polo.no-return]
done
    random 2 has traded enough. [marco_polo.trade-where]
    Turn 18: random 3. [marco_polo.turn]
fresh start
    random 3 has nothing left and starts afresh in Venice with 40 besants. [marco_polo.fresh-start]
announce sea
    random 3 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: random 3 is attacked. [marco_polo.attack marco_polo.roulette]
dice 4 1
    Black 4 against white 1: random 3 has lost the fight. [marco_polo.fight]
    random 3 has no goods and owes the robbers 100 besants. [marco_polo.ransom]
    random 3 owes 100 besants and pays 40 besants; the rest is forgiven. [marco_polo.debt]
    Turn 19: random 4. [marco_polo.turn]
announce sea
    random 4 announces sea. [marco_polo.announce]
spin 5
    The sea ring shows 5. [marco_polo.roulette]
go Basra
    random 4 moves by sea from Aydhab to Basra and stops after 3 of 5 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Basra is no trading post: random 4 cannot trade. [marco_polo.trade-where]
    Turn 20: random 1. [marco_polo.turn]
fresh start
    random 1 has nothing left and starts afresh in Venice with 40 besants. [marco_polo.fresh-start]
announce land
    random 1 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Sarai
    random 1 moves 3 steps by land from Venice to Sarai. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Sarai is no trading post: random 1 cannot trade. [marco_polo.trade-where]
    Turn 21: random 2. [marco_polo.turn]
announce land
    random 2 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Tabriz
    random 2 moves by land from Samarkand to Tabriz and stops after 3 of 5 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
done
    random 2 has traded enough. [marco_polo.trade-where]
    Turn 22: random 3. [marco_polo.turn]
decline
    random 3 has nothing left and carries on all the same. [marco_polo.fresh-start]
announce land
    random 3 announces land. [marco_polo.announce]
spin attack
    The land ring shows bandits: random 3 is attacked. [marco_polo.attack marco_polo.roulette]
dice 2 5
    Black 2 against white 5: random 3 has won the fight. [marco_polo.fight]
    random 3 takes the loot: 80 besants. [marco_polo.loot]
    Turn 23: random 4. [marco_polo.turn]
announce sea
    random 4 announces sea. [marco_polo.announce]
spin 6
    The sea ring shows 6. [marco_polo.roulette]
go Pegu
    random 4 moves 6 steps by sea from Basra to Pegu. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Pegu is no trading post: random 4 cannot trade. [marco_polo.trade-where]
    Turn 24: random 1. [marco_polo.turn]
announce land
    random 1 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Kiev
    random 1 moves by land from Sarai to Kiev and stops after 1 of 2 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
done
    random 1 has traded enough. [marco_polo.trade-where]
    Turn 25: random 2. [marco_polo.turn]
announce land
    random 2 announces land. [marco_polo.announce]
spin attack
    The land ring shows bandits: random 2 is attacked. [marco_polo.attack marco_polo.roulette]
dice 3 1
    Black 3 against white 1: random 2 has lost the fight. [marco_polo.fight]
    random 2 has no goods and owes the robbers 100 besants. [marco_polo.ransom]
    random 2 stands on the trading post Tabriz, but did not move there in this turn: no trade. [marco_polo.trade-when]
    random 2 owes 100 besants and pays 40 besants; the rest is forgiven. [marco_polo.debt]
    Turn 26: random 3. [marco_polo.turn]
announce land
    random 3 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Kiev
    random 3 moves by land from Venice to Kiev and stops after 2 of 5 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    random 3 meets random 1 in Kiev. [marco_polo.share-space]
buy
    random 3 pays 20 besants for a green card. [marco_polo.buy]
draw tapestries
    random 3 draws tapestries (green 50). [marco_polo.buy marco_polo.hidden-hands]
done
    random 3 has traded enough. [marco_polo.trade-where]
    Turn 27: random 4. [marco_polo.turn]
announce sea
    random 4 announces sea. [marco_polo.announce]
spin 3
    The sea ring shows 3. [marco_polo.roulette]
go Bengal
    random 4 moves by sea from Pegu to Bengal and stops after 1 of 3 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Bengal is no trading post: random 4 cannot trade. [marco_polo.trade-where]
    Turn 28: random 1. [marco_polo.turn]
announce land
    random 1 announces land. [marco_polo.announce]
spin 1
    The land ring shows 1. [marco_polo.roulette]
go Sarai
    random 1 moves 1 step by land from Kiev to Sarai. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Sarai is no trading post: random 1 cannot trade. [marco_polo.trade-where]
    Turn 29: random 2. [marco_polo.turn]
fresh start
    random 2 has nothing left and starts afresh in Venice with 40 besants. [marco_polo.fresh-start]
announce sea
    random 2 announces sea. [marco_polo.announce]
spin attack
    The sea ring shows corsairs: random 2 is attacked. [marco_polo.attack marco_polo.roulette]
dice 3 2
    Black 3 against white 2: random 2 has lost the fight. [marco_polo.fight]
    random 2 has no goods and owes the robbers 100 besants. [marco_polo.ransom]
    random 2 owes 100 besants and pays 40 besants; the rest is forgiven. [marco_polo.debt]
    Turn 30: random 3. [marco_polo.turn]
announce land
    random 3 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Venice
    random 3 moves 2 steps by land from Kiev to Venice. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    random 3 meets random 2 in Venice. [marco_polo.share-space]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    random 3 is in Venice, but the mission is not done. [marco_polo.goal marco_polo.arrival]
    random 3 is worth 110 besants and needs 700 besants. [marco_polo.goal marco_polo.arrival]
    random 3 still needs a blue card: 0 held, at least 1 wanted. [marco_polo.goal-colours marco_polo.arrival]
    random 3 still needs a yellow card: 0 held, at least 1 wanted. [marco_polo.goal-colours marco_polo.arrival]
    random 3 has not reached the goal and plays on. [marco_polo.goal-first]
    Turn 31: random 4. [marco_polo.turn]
announce land
    random 4 announces land. [marco_polo.announce]
spin 5
    The land ring shows 5. [marco_polo.roulette]
go Hangzhou
    random 4 moves by land from Bengal to Hangzhou and stops after 4 of 5 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
done
    random 4 has traded enough. [marco_polo.trade-where]
    Turn 32: random 1. [marco_polo.turn]
announce land
    random 1 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Tana
    random 1 moves by land from Sarai to Tana and stops after 1 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Tana is no trading post: random 1 cannot trade. [marco_polo.trade-where]
    Turn 33: random 2. [marco_polo.turn]
decline
    random 2 has nothing left and carries on all the same. [marco_polo.fresh-start]
announce land
    random 2 announces land. [marco_polo.announce]
spin 6
    The land ring shows 6. [marco_polo.roulette]
go Samarkand
    random 2 moves by land from Venice to Samarkand and stops after 5 of 6 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    random 2 has nothing to sell and no money to buy: no trade. [marco_polo.trade-where]
    Turn 34: random 3. [marco_polo.turn]
announce land
    random 3 announces land. [marco_polo.announce]
spin 3
    The land ring shows 3. [marco_polo.roulette]
go Constantinople
    random 3 moves by land from Venice to Constantinople and stops after 2 of 3 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
sell tapestries
    random 3 sells tapestries to the bank for 50 besants; the card goes under the green pile. [marco_polo.sell marco_polo.hidden-hands marco_polo.bank]
buy
    random 3 pays 20 besants for a blue card. [marco_polo.buy]
draw bananas
    random 3 draws bananas (blue 50). [marco_polo.buy marco_polo.hidden-hands]
buy
    random 3 pays 20 besants for a blue card. [marco_polo.buy]
draw rhubarb
    random 3 draws rhubarb (blue 80). [marco_polo.buy marco_polo.hidden-hands]
buy
    random 3 pays 20 besants for a blue card. [marco_polo.buy]
draw blue-khan
    random 3 draws a blue chance card: The Khan's protection. [marco_polo.chance-draw]
    The Khan protects random 3: 1 more card. [marco_polo.chance-blue-khan]
    random 3 takes 1 more card from the blue pile, free. [marco_polo.card-chain]
draw tea
    random 3 draws tea (blue 80). [marco_polo.card-chain marco_polo.hidden-hands]
    The card 'The Khan's protection' goes under the blue pile. [marco_polo.chance-draw]
    Turn 35: random 4. [marco_polo.turn]
announce land
    random 4 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Chengdu
    random 4 moves 2 steps by land from Hangzhou to Chengdu. [marco_polo.move marco_polo.must-move marco_polo.no-return]
    Chengdu is no trading post: random 4 cannot trade. [marco_polo.trade-where]
    Turn 36: random 1. [marco_polo.turn]
announce sea
    random 1 announces sea. [marco_polo.announce]
spin 4
    The sea ring shows 4. [marco_polo.roulette]
go Constantinople
    random 1 moves by sea from Tana to Constantinople and stops after 1 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    random 1 meets random 3 in Constantinople. [marco_polo.share-space]
done
    random 1 has traded enough. [marco_polo.trade-where]
    Turn 37: random 2. [marco_polo.turn]
fresh start
    random 2 has nothing left and starts afresh in Venice with 40 besants. [marco_polo.fresh-start]
announce sea
    random 2 announces sea. [marco_polo.announce]
spin 8
    The sea ring shows 8. [marco_polo.roulette]
go Calicut
    random 2 moves by sea from Venice to Calicut and stops after 6 of 8 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
done
    random 2 has traded enough. [marco_polo.trade-where]
    Turn 38: random 3. [marco_polo.turn]
announce land
    random 3 announces land. [marco_polo.announce]
spin 2
    The land ring shows 2. [marco_polo.roulette]
go Tabriz
    random 3 moves 2 steps by land from Constantinople to Tabriz. [marco_polo.move marco_polo.must-move marco_polo.no-return]
done
    random 3 has traded enough. [marco_polo.trade-where]
    Turn 39: random 4. [marco_polo.turn]
announce land
    random 4 announces land. [marco_polo.announce]
spin attack
    The land ring shows bandits: random 4 is attacked. [marco_polo.attack marco_polo.roulette]
dice 6 2
    Black 6 against white 2: random 4 has lost the fight. [marco_polo.fight]
    random 4 has no goods and owes the robbers 100 besants. [marco_polo.ransom]
    random 4 owes 100 besants and pays 40 besants; the rest is forgiven. [marco_polo.debt]
    Turn 40: random 1. [marco_polo.turn]
announce sea
    random 1 announces sea. [marco_polo.announce]
spin 4
    The sea ring shows 4. [marco_polo.roulette]
go Venice
    random 1 moves by sea from Constantinople to Venice and stops after 3 of 4 steps. [marco_polo.move marco_polo.must-move marco_polo.no-return marco_polo.port-change]
    Venice is a meeting place and no trading post: there is no trade. [marco_polo.meeting-places]
    random 1 is in Venice, but the mission is not done. [marco_polo.goal marco_polo.arrival]
    random 1 is worth 40 besants and needs 700 besants. [marco_polo.goal marco_polo.arrival]
    random 1 still needs a blue card: 0 held, at least 1 wanted. [marco_polo.goal-colours marco_polo.arrival]
    random 1 still needs a green card: 0 held, at least 1 wanted. [marco_polo.goal-colours marco_polo.arrival]
    random 1 still needs a yellow card: 0 held, at least 1 wanted. [marco_polo.goal-colours marco_polo.arrival]
    random 1 has not reached the goal and plays on. [marco_polo.goal-first]
    After 40 turns the game is cut: it is unfinished and nobody has won. [marco_polo.turn-limit]

outcome: marco_polo.turn-limit
scores: (40, 40, 260, 0)
winners: ()
turn: 40
phase: over
player: 1
merchant 1: Venice | 40 | goods none | outward
merchant 2: Calicut | 40 | goods none | outward
merchant 3: Tabriz | 50 | goods bananas, tea, rhubarb | outward
merchant 4: Chengdu | 0 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 12 | under lapis-lazuli, mauve-insult
pile blue: top 10 | under blue-khan
pile green: top 13 | under tapestries
loot: 120 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
