the set-up
    The map lies open: 12 columns and 10 rows in 6 zones of 20 squares. [shark.board]
    5 players sit down with 0 FT each; the bank has 40 shares and 12 buildings of each company, and money without end. [shark.setup shark.bank-money shark.shares-fungible]
    Variant I: nobody gets a share at the start. [shark.variant-one-start]
    Variant I, Variant II and Variant III are played together. [shark.variants-combine]
first 5
    The draw falls on Emma, who begins. [shark.first-player]
    Turn 1: Emma. [shark.turn shark.first-player]
    Emma begins the game and rolls without trading first. [shark.first-turn]
roll 3
    Emma rolls zone 3; the colour is free. [shark.variant-three shark.zone-die]
place red K3
    Emma puts a red building on K3 in zone 3. [shark.zone-die shark.choose-placeable]
    Red rises from 0 to 1. [shark.first-building shark.value]
    Emma gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
buy red
    Emma buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
    Turn 2: Anna. [shark.turn shark.first-player]
    There is nothing that Anna could buy or sell. [shark.turn]
roll 2
    Anna rolls zone 2; the colour is free. [shark.variant-three shark.zone-die]
place blue H2
    Anna puts a blue building on H2 in zone 2. [shark.zone-die shark.choose-placeable]
    Blue rises from 0 to 1. [shark.first-building shark.value]
    Anna gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
buy red
    Anna buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 3: Ben. [shark.turn shark.first-player]
    There is nothing that Ben could buy or sell. [shark.turn]
roll 1
    Ben rolls zone 1; the colour is free. [shark.variant-three shark.zone-die]
place blue B1
    Ben puts a blue building on B1 in zone 1. [shark.zone-die shark.choose-placeable]
    A lone building: blue stays at 1. [shark.first-building]
    Ben gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Ben buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 4: Chloé. [shark.turn shark.first-player]
    There is nothing that Chloé could buy or sell. [shark.turn]
roll 5
    Chloé rolls zone 5; the colour is free. [shark.variant-three shark.zone-die]
place blue F7
    Chloé puts a blue building on F7 in zone 5. [shark.zone-die shark.choose-placeable]
    A lone building: blue stays at 1. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
buy blue
    Chloé buys a blue share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 5: David. [shark.turn shark.first-player]
    There is nothing that David could buy or sell. [shark.turn]
roll 3
    David rolls zone 3; the colour is free. [shark.variant-three shark.zone-die]
place blue I2
    David puts a blue building on I2 in zone 3. [shark.zone-die shark.choose-placeable]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 1 to 2. [shark.value]
    David gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
buy blue
    David buys a blue share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    David ends this round of trade. [shark.turn]
    Turn 6: Emma. [shark.turn shark.first-player]
done
    Emma ends this round of trade. [shark.turn]
roll 4
    Emma rolls zone 4; the colour is free. [shark.variant-three shark.zone-die]
place yellow D9
    Emma puts a yellow building on D9 in zone 4. [shark.zone-die shark.choose-placeable]
    Yellow rises from 0 to 1. [shark.first-building shark.value]
    Emma gets a premium of 1 × 1,000 = 1,000 FT. [shark.premium]
buy yellow
    Emma buys a yellow share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
    Turn 7: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll 3
    Anna rolls zone 3; the colour is free. [shark.variant-three shark.zone-die]
place red K2
    Anna puts a red building on K2 in zone 3. [shark.zone-die shark.choose-placeable]
    It makes a red chain of 2. [shark.chain]
    Red rises from 1 to 2. [shark.value]
    Anna gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
    Emma gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
buy blue
    Anna buys a blue share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Anna buys a yellow share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 8: Ben. [shark.turn shark.first-player]
buy yellow
    Ben buys a yellow share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll 4
    Ben rolls zone 4; the colour is free. [shark.variant-three shark.zone-die]
place yellow D10
    Ben puts a yellow building on D10 in zone 4. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 2. [shark.chain]
    Yellow rises from 1 to 2. [shark.value]
    Ben gets a premium of 2 × 1,000 = 2,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Emma gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
buy blue
    Ben buys a blue share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 9: Chloé. [shark.turn shark.first-player]
done
    Chloé ends this round of trade. [shark.turn]
roll 2
    Chloé rolls zone 2; the colour is free. [shark.variant-three shark.zone-die]
place blue G2
    Chloé puts a blue building on G2 in zone 2. [shark.zone-die shark.choose-placeable]
    It makes a blue chain of 3. [shark.chain]
    Blue rises from 2 to 3. [shark.value]
    Chloé gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
    Ben gets 2 × 1 × 1,000 = 2,000 FT for blue. [shark.dividend]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
    David gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
buy blue
    Chloé buys a blue share for 3,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy yellow
    Chloé buys a yellow share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 10: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll 2
    David rolls zone 2; the colour is free. [shark.variant-three shark.zone-die]
place blue G3
    David puts a blue building on G3 in zone 2. [shark.zone-die shark.choose-placeable]
    It makes a blue chain of 4. [shark.chain]
    Blue rises from 3 to 4. [shark.value]
    David gets a premium of 4 × 1,000 = 4,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
    Ben gets 2 × 1 × 1,000 = 2,000 FT for blue. [shark.dividend]
    Chloé gets 2 × 1 × 1,000 = 2,000 FT for blue. [shark.dividend]
    David gets 1 × 1 × 1,000 = 1,000 FT for blue. [shark.dividend]
buy blue
    David buys a blue share for 4,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    David buys a red share for 2,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    David ends this round of trade. [shark.turn]
    Turn 11: Emma. [shark.turn shark.first-player]
buy yellow
    Emma buys a yellow share for 2,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
roll 3
    Emma rolls zone 3; the colour is free. [shark.variant-three shark.zone-die]
place red K4
    Emma puts a red building on K4 in zone 3. [shark.zone-die shark.choose-placeable]
    It makes a red chain of 3. [shark.chain]
    Red rises from 2 to 3. [shark.value]
    Emma gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
    David gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
    Emma gets 1 × 1 × 1,000 = 1,000 FT for red. [shark.dividend]
buy blue
    Emma buys a blue share for 4,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
    Turn 12: Anna. [shark.turn shark.first-player]
buy blue
    Anna buys a blue share for 4,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll 2
    Anna rolls zone 2; the colour is free. [shark.variant-three shark.zone-die]
place red E4
    Anna puts a red building on E4 in zone 2. [shark.zone-die shark.choose-placeable]
    A lone building: red stays at 3. [shark.first-building]
    Anna gets 1,000 FT for a lone building. [shark.premium]
done
    Anna ends this round of trade. [shark.turn]
    Turn 13: Ben. [shark.turn shark.first-player]
buy blue
    Ben buys a blue share for 4,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll 3
    Ben rolls zone 3; the colour is free. [shark.variant-three shark.zone-die]
place blue J2
    Ben puts a blue building on J2 in zone 3. [shark.zone-die shark.choose-placeable shark.diagonal-free]
    It makes a blue chain of 5. [shark.chain]
    The blue chain of 5 outnumbers the red chain of 3. [shark.variant-one-size shark.rival-contact]
    A chain of 5 counts 4: blue stays at 4. [shark.variant-one-cap]
    The value of blue has not risen: no premium for Ben. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    Out of the game: 3 buildings of red beside it. [shark.removal]
    Red falls from 3 to 1. [shark.value-drop shark.value]
    Anna owes 2,000 FT for the fall of red. [shark.loss]
    David owes 2,000 FT for the fall of red. [shark.loss]
    Emma owes 2,000 FT for the fall of red. [shark.loss]
    David pays 1,000 FT to the bank. [shark.loss]
    David has no cash left for the remaining 1,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender red
    David gives up a red share: 1 share now covers 1,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
    Emma has no cash left for the remaining 2,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender red
    Emma gives up a red share: 1 share now covers 1,000 FT, 1,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender yellow
    Emma gives up a yellow share: 1 share now covers 1,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
    Anna pays 1,000 FT to the bank. [shark.loss]
    Anna has no cash left for the remaining 1,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender red
    Anna gives up a red share: 1 share now covers 1,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
buy red
    Ben buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 14: Chloé. [shark.turn shark.first-player]
buy red
    Chloé buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Chloé buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
roll 3
    Chloé rolls zone 3; the colour is free. [shark.variant-three shark.zone-die]
place yellow I5
    Chloé puts a yellow building on I5 in zone 3. [shark.zone-die shark.choose-placeable]
    A lone building: yellow stays at 2. [shark.first-building]
    Chloé gets 1,000 FT for a lone building. [shark.premium]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 15: David. [shark.turn shark.first-player]
done
    David ends this round of trade. [shark.turn]
roll 2
    David rolls zone 2; the colour is free. [shark.variant-three shark.zone-die]
place blue F1
    David puts a blue building on F1 in zone 2. [shark.zone-die shark.choose-placeable]
    A lone building: blue stays at 4. [shark.first-building]
    David gets 1,000 FT for a lone building. [shark.premium]
done
    David ends this round of trade. [shark.turn]
    Turn 16: Emma. [shark.turn shark.first-player]
done
    Emma ends this round of trade. [shark.turn]
roll 4
    Emma rolls zone 4; the colour is free. [shark.variant-three shark.zone-die]
place yellow C10
    Emma puts a yellow building on C10 in zone 4. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 3. [shark.chain]
    Yellow rises from 2 to 3. [shark.value]
    Emma gets a premium of 3 × 1,000 = 3,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Chloé gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Emma gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
buy blue
    Emma buys a blue share for 4,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
    Turn 17: Anna. [shark.turn shark.first-player]
done
    Anna ends this round of trade. [shark.turn]
roll 6
    Anna rolls zone 6; the colour is free. [shark.variant-three shark.zone-die]
place yellow I6
    Anna puts a yellow building on I6 in zone 6. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 2. [shark.chain]
    Yellow rises from 3 to 5. [shark.value]
    Anna gets a premium of 5 × 1,000 = 5,000 FT. [shark.premium]
    Anna gets 1 × 2 × 1,000 = 2,000 FT for yellow. [shark.dividend]
    Ben gets 1 × 2 × 1,000 = 2,000 FT for yellow. [shark.dividend]
    Chloé gets 1 × 2 × 1,000 = 2,000 FT for yellow. [shark.dividend]
    Emma gets 1 × 2 × 1,000 = 2,000 FT for yellow. [shark.dividend]
buy blue
    Anna buys a blue share for 4,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 4,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 18: Ben. [shark.turn shark.first-player]
done
    Ben ends this round of trade. [shark.turn]
roll 2
    Ben rolls zone 2; the colour is free. [shark.variant-three shark.zone-die]
place blue E1
    Ben puts a blue building on E1 in zone 2. [shark.zone-die shark.choose-placeable]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 4 to 6. [shark.value]
    Ben gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Anna gets 4 × 2 × 1,000 = 8,000 FT for blue. [shark.dividend]
    Ben gets 3 × 2 × 1,000 = 6,000 FT for blue. [shark.dividend]
    Chloé gets 2 × 2 × 1,000 = 4,000 FT for blue. [shark.dividend]
    David gets 2 × 2 × 1,000 = 4,000 FT for blue. [shark.dividend]
    Emma gets 2 × 2 × 1,000 = 4,000 FT for blue. [shark.dividend]
buy blue
    Ben buys a blue share for 6,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Ben buys a blue share for 6,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
    Turn 19: Chloé. [shark.turn shark.first-player]
buy blue
    Chloé buys a blue share for 6,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
roll 5
    Chloé rolls zone 5; the colour is free. [shark.variant-three shark.zone-die]
place blue E7
    Chloé puts a blue building on E7 in zone 5. [shark.zone-die shark.choose-placeable]
    It makes a blue chain of 2. [shark.chain]
    Blue rises from 6 to 8. [shark.value]
    Chloé gets a premium of 8 × 1,000 = 8,000 FT. [shark.premium]
    Anna gets 4 × 2 × 1,000 = 8,000 FT for blue. [shark.dividend]
    Ben gets 5 × 2 × 1,000 = 10,000 FT for blue. [shark.dividend]
    Chloé gets 3 × 2 × 1,000 = 6,000 FT for blue. [shark.dividend]
    David gets 2 × 2 × 1,000 = 4,000 FT for blue. [shark.dividend]
    Emma gets 2 × 2 × 1,000 = 4,000 FT for blue. [shark.dividend]
buy blue
    Chloé buys a blue share for 8,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Chloé buys a blue share for 8,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Chloé ends this round of trade. [shark.turn]
    Turn 20: David. [shark.turn shark.first-player]
buy blue
    David buys a blue share for 8,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    David ends this round of trade. [shark.turn]
roll 2
    David rolls zone 2; the colour is free. [shark.variant-three shark.zone-die]
place blue F2
    David puts a blue building on F2 in zone 2. [shark.zone-die shark.choose-placeable]
    It joins blue groups of 2 and 5 into a chain of 8. [shark.merge shark.chain]
    The joined chain of 8 counts only 4: blue is to fall from 8 to 6. [shark.variant-one-cap]
    The value of blue has not risen: no premium for David. [shark.premium]
    Premium and dividends come first; now what falls is settled. [shark.settle-order]
    The merger lowers blue from 8 to 6. [shark.variant-one-merge-loss shark.value]
    David placed the building and pays nothing for 3 shares of blue. [shark.loss-exempt]
    Anna owes 8,000 FT for the fall of blue. [shark.loss]
    Ben owes 10,000 FT for the fall of blue. [shark.loss]
    Chloé owes 10,000 FT for the fall of blue. [shark.loss]
    Emma owes 4,000 FT for the fall of blue. [shark.loss]
    Emma pays 4,000 FT to the bank. [shark.loss]
    Anna pays 8,000 FT to the bank. [shark.loss]
    Ben pays 10,000 FT to the bank. [shark.loss]
    Chloé has no cash left for the remaining 10,000 FT and must give up shares. [shark.forced-sale shark.loss-together]
surrender red
    Chloé gives up a red share: 1 share now covers 1,000 FT, 9,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender red
    Chloé gives up a red share: 2 shares now cover 1,000 FT, 9,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender yellow
    Chloé gives up a yellow share: 1 share now covers 2,000 FT, 7,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender blue
    Chloé gives up a blue share: 1 share now covers 3,000 FT, 4,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender blue
    Chloé gives up a blue share: 2 shares now cover 6,000 FT, 1,000 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
surrender blue
    Chloé gives up a blue share: 3 shares now cover 9,000 FT, 0 FT are still due. [shark.forced-sale shark.loss-together shark.shares-fungible]
    Chloé keeps the change of 2,000 FT. [shark.forced-sale]
done
    David ends this round of trade. [shark.turn]
    Turn 21: Emma. [shark.turn shark.first-player]
buy blue
    Emma buys a blue share for 6,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
roll 2
    Emma rolls zone 2; the colour is free. [shark.variant-three shark.zone-die]
place yellow H5
    Emma puts a yellow building on H5 in zone 2. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 3. [shark.chain]
    Yellow rises from 5 to 6. [shark.value]
    Emma gets a premium of 6 × 1,000 = 6,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Emma gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
buy blue
    Emma buys a blue share for 6,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Emma ends this round of trade. [shark.turn]
    Turn 22: Anna. [shark.turn shark.first-player]
buy blue
    Anna buys a blue share for 6,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
roll 6
    Anna rolls zone 6; the colour is free. [shark.variant-three shark.zone-die]
place yellow I7
    Anna puts a yellow building on I7 in zone 6. [shark.zone-die shark.choose-placeable]
    It makes a yellow chain of 4. [shark.chain]
    Yellow rises from 6 to 7. [shark.value]
    Anna gets a premium of 7 × 1,000 = 7,000 FT. [shark.premium]
    Anna gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Ben gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
    Emma gets 1 × 1 × 1,000 = 1,000 FT for yellow. [shark.dividend]
buy red
    Anna buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy blue
    Anna buys a blue share for 6,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Anna buys a red share for 1,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Anna ends this round of trade. [shark.turn]
    Turn 23: Ben. [shark.turn shark.first-player]
buy red
    Ben buys a red share for 1,000 FT; 4 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 3 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 2 purchases are left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 1 purchase is left. [shark.price shark.bank-only shark.buy-limit]
buy red
    Ben buys a red share for 1,000 FT; 0 purchases are left. [shark.price shark.bank-only shark.buy-limit]
done
    Ben ends this round of trade. [shark.turn]
roll 5
    Ben rolls zone 5; the colour is free. [shark.variant-three shark.zone-die]
place blue E8
    Ben puts a blue building on E8 in zone 5. [shark.zone-die shark.choose-placeable shark.diagonal-free]
    It makes a blue chain of 3. [shark.chain]
    Blue rises from 6 to 7. [shark.value]
    Ben gets a premium of 7 × 1,000 = 7,000 FT. [shark.premium]
    Anna gets 6 × 1 × 1,000 = 6,000 FT for blue. [shark.dividend]
    Ben gets 5 × 1 × 1,000 = 5,000 FT for blue. [shark.dividend]
    Chloé gets 2 × 1 × 1,000 = 2,000 FT for blue. [shark.dividend]
    David gets 3 × 1 × 1,000 = 3,000 FT for blue. [shark.dividend]
    Emma gets 4 × 1 × 1,000 = 4,000 FT for blue. [shark.dividend]
    All 12 blue buildings are used: the game is over. [shark.end-buildings]
    The last placement is settled in full, and nobody trades any more. [shark.end-settle]
    Anna sells all shares for 52,000 FT. [shark.winner]
    Ben sells all shares for 48,000 FT. [shark.winner]
    Chloé sells all shares for 14,000 FT. [shark.winner]
    David sells all shares for 21,000 FT. [shark.winner]
    Emma sells all shares for 35,000 FT. [shark.winner]
    Anna and Ben share the win with 60,000 FT each. [shark.winner]

outcome: shark.end-buildings
scores: (60000, 60000, 18000, 25000, 41000)
winners: (0, 1)
turn: 23
phase: over
player: 2
row 1: . B . . B B . . . . . .
row 2: . . . . . B B B B B . .
row 3: . . . . . . B . . . . .
row 4: . . . . R . . . . . . .
row 5: . . . . . . . Y Y . . .
row 6: . . . . . . . . Y . . .
row 7: . . . . B B . . Y . . .
row 8: . . . . B . . . . . . .
row 9: . . . Y . . . . . . . .
row 10: . . Y Y . . . . . . . .
values: red 1, blue 7, green 0, yellow 7
box: red 3, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 40, yellow 40
player 1: 60000 | red 0, blue 0, green 0, yellow 0
player 2: 60000 | red 0, blue 0, green 0, yellow 0
player 3: 18000 | red 0, blue 0, green 0, yellow 0
player 4: 25000 | red 0, blue 0, green 0, yellow 0
player 5: 41000 | red 0, blue 0, green 0, yellow 0
