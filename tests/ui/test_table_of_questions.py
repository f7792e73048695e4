"""What pupils and teachers type, at four tables in the middle of a game: each question with the kind of answer that is right.

Anna decides at each of them and is the only person: a false yes or no is worse than an answer that is said to be only near.
"""

from __future__ import annotations

import re
from functools import lru_cache

import pytest

import gamelib
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.ui.test_common_questions import told

NAMES = ("Anna", "Ben", "Chloé")
FOR = "For Anna, whose turn it is: "
POSITIONS = {
    "mark": """turn: 24
phase: act
player: 1
dice: gold blue
actions: 1
market: A gold 2, D white 1
bank: white 4, blue 5, gold 4, green 6, red 7
company 1: $0 | yard . gold white . | roof blue . . .
company 2: $3 | yard white green blue . | roof . blue red .
company 3: $17 | yard . gold green white | roof . . . .
""",
    "bid": """turn: 11
phase: bid
player: 3
dice: hammer white
market: empty
bank: white 7, blue 6, gold 6, green 6, red 6
company 1: $4 | yard green blue green . | roof . . . .
company 2: $25 | yard blue . gold . | roof . . red .
company 3: $25 | yard red white gold . | roof . . . .
auction: white
bids: - - 14
""",
    "city": """turn: 10
phase: choose
player: 1
board:
  R . . . . . . N
  1 3 . . . . . 1
  . . . . . . . 2
  . . . . . . . .
  . . . 3 . . . .
  . . . 1 . . . .
  + . . . . . . .
  P F 3 . . . . T
coins: 15 15 15
pile: dump 3, fishmonger 3, station 3, toyshop 3, flats 5, offices 3, park 3
aside: flats 6, offices 3, park 3
""",
    "shark": """turn: 9
phase: place
player: 1
dice: white 1
bought: 1
row 1: . . . . . . . . . . . .
row 2: . . . . . . . . . . . .
row 3: . . . . . . . G . . . .
row 4: . . . . . . R . . . . .
row 5: R . . . . . . . . . . .
row 6: . . . G . . . . . . . .
row 7: . . . . . . . . . . . .
row 8: . . G . . G . . . R . .
row 9: . . . . . . . . . . . .
row 10: . . . . . . Y . . . . .
values: red 1, blue 0, green 1, yellow 1
box: red 0, blue 0, green 0, yellow 0
bank: red 40, blue 40, green 36, yellow 38
player 1: 2000 | red 0, blue 0, green 2, yellow 0
player 2: 4000 | red 0, blue 0, green 0, yellow 1
player 3: 2000 | red 0, blue 0, green 2, yellow 1
""",
    "marco_polo": """turn: 8
phase: move
player: 1
announced: land
spun: 5
merchant 1: Sarai | 240 | goods none | outward
merchant 2: Ceylon | 220 | goods none | outward
merchant 3: Khotan | 240 | goods none | outward
pile yellow: top 14 | under none
pile mauve: top 14 | under none
pile blue: top 13 | under blue-wind
pile green: top 14 | under none
loot: 0 | goods none
tables: Manila, Mandalay, Kyoto, Lhasa
secrets: fireworks, kite, helicopter, printing
""",
}


POSITIONS["announce"] = (
    POSITIONS["marco_polo"].replace("phase: move", "phase: announce").replace("announced: land\nspun: 5\n", "")
)
POSITIONS["trade"] = (
    POSITIONS["marco_polo"]
    .replace("phase: move", "phase: trade")
    .replace("spun: 5", "spun: 5\nleft: 3")
    .replace("Sarai", "Tabriz")
    + "agenda: end, trade\n"
)
POSITIONS["buy"] = (
    POSITIONS["trade"]
    .replace("phase: trade", "phase: buy")
    .replace("left: 3", "left: 2")
    .replace("land", "sea")
    .replace("Tabriz | 240 | goods none", "Zanzibar | 160 | goods giraffes")
    .replace("yellow: top 14", "yellow: top 13")
    .replace("end, trade", "end, buy")
)
POSITIONS["set-out"] = POSITIONS["announce"].replace("Sarai", "Venice")
POSITIONS["trade-after"] = (
    POSITIONS["shark"].replace("phase: place", "phase: trade-after").replace("dice: white 1\nbought: 1", "bought: 1")
)
POSITIONS["closed"] = (
    POSITIONS["mark"]
    .replace("A gold 2", "A gold 5")
    .replace("blue 5, gold 4", "blue 3, gold 0")
    .replace("gold white .", "blue white .")
    .replace("gold green white", "blue green white")
)
POSITIONS["nearly"] = POSITIONS["mark"].replace("D white 1", "D white 4").replace("white 4, blue", "white 1, blue")
POSITIONS["out"] = (
    POSITIONS["shark"]
    .replace("player 3: 2000 | red 0, blue 0, green 2, yellow 1", "player 3: out")
    .replace("green 36, yellow 38", "green 38, yellow 39")
)
POSITIONS["yellow"] = POSITIONS["shark"].replace("white 1", "yellow 1")
POSITIONS["yunnan"] = POSITIONS["announce"].replace("Sarai", "Yunnan")
POSITIONS["drawn"] = (
    POSITIONS["city"].replace("phase: choose", "phase: build").replace("park 3\naside", "park 2\naside") + "tile: park\n"
)
POSITIONS["roomy"] = POSITIONS["mark"].replace("yard . gold white .", "yard white gold . .")
GAMES = {"bid": "mark", "roomy": "mark", "closed": "mark", "nearly": "mark"}
GAMES |= dict.fromkeys(("trade-after", "out", "yellow"), "shark") | {"drawn": "city"}
GAMES |= dict.fromkeys(("announce", "trade", "buy", "set-out", "yunnan"), "marco_polo")


@lru_cache
def at(table: str) -> TablePage:
    game = gamelib.ruleset(GAMES.get(table, table))
    page = TablePage(begun(game.position(POSITIONS[table], game.Rules(players=3)), NAMES, 0), face="play")
    page.game.seats = [PERSON, "sensible", "sensible"]
    return page


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("mark", "can she sell her blue piece", f"{FOR}✓ Yes, allowed by mark.row-claim"),
        ("mark", "why can't Anna sell gold", "✕ No: There is no gold piece on the roof. mark.sell"),
        ("mark", "can he take three golds", f"{FOR}✕ No, only one in this turn. mark.take"),
        ("mark", "which colours can she take", f"{FOR}Allowed now, by mark.take Take Take blue to yard square 1"),
        ("mark", "what can i sell", "Allowed now, by mark.row-claim Claiming a row Sell blue on row B"),
        ("mark", "what happens if she takes gold", f"{FOR}There are several ways to do that, for example: Take gold"),
        ("mark", "may she take a gold one and put it on yard 1", f"{FOR}✓ Yes, allowed by mark.take"),
        ("mark", "can she refine her gold piece to roof 2", f"{FOR}✓ Yes, allowed by mark.refine Refine Refine gold: yard 2"),
        ("mark", "can I move a piece from the roof to the yard", "Can a piece move sideways or back? No: a piece only"),
        ("mark", "can she put gold on the roof", f"{FOR}✓ Yes, allowed by mark.refine Refine Refine gold: yard 2 to roof 2"),
        ("mark", "is it ok for her to take red", "✕ The dice show gold and blue: there is no action with red."),
        ("mark", "must i act", "Can I skip my turn? While an action is possible with either die you must do one"),
        ("mark", "can i pass", "Can I skip my turn? No. While an action is possible"),
        ("mark", "do i need to pay for storage", "What is the storage fee? At the start of a turn you pay"),
        ("mark", "why would i ever leave a piece in the yard", "Why would I leave a piece in the yard? A turn has one action"),
        ("mark", "how do i make a color dissapear", "What happens when a row is full? Its colour closes"),
        ("mark", "can i take two pieces if i roll a dubble", "What is a double? Both dice with the same colour"),
        ("mark", "how come she cant refine white", f"{FOR}✕ The dice show gold and blue: there is no action with white."),
        ("mark", "can anyone take gold", f"{FOR}✓ Yes, allowed by mark.take"),
        ("mark", "can gold be sold", "✕ No: There is no gold piece on the roof. mark.sell"),
        ("mark", "when can i sell gold", "How do I sell? When the dice allow its colour"),
        ("bid", "can they pass", f"{FOR}✓ Allowed: Bid $0, by mark.sealed-bids"),
        ("bid", "may Anna bid 5", "✕ Bid $5 : Anna has $4 and cannot bid $5"),
        ("bid", "can i bid 2.5", "✕ A bid is in whole dollars: from $0 to $4"),
        ("city", "may she reserve D4?", f"{FOR}✓ Allowed: Reserve D4, by city.reserve"),
        ("city", "May she draw a tile?", f"{FOR}✓ Allowed: Draw a tile and build, by city.build"),
        ("city", "why can't she reserve H8", f"{FOR}✕ Reserve H8 : The toy factory stands on H8"),
        ("city", "where can i reserve", "Allowed now, by city.reserve Reserving Reserve B1"),
        ("city", "is D4 free", "D4: empty. city.open-info"),
        ("city", "who owns b2", "B2: reserved by Chloé. city.open-info"),
        ("city", "can i build a park", "Can I choose the tile? No: you draw the next tile"),
        ("city", "can i build on a park", "No: a plot is built on once"),
        ("city", "is b2 mine", "B2: reserved by Chloé. city.open-info"),
        ("city", "is reserving free", "Do I pay for reserving? It costs nothing."),
        ("city", "can she place her marker on E6", f"{FOR}✓ Allowed: Reserve E6"),
        ("city", "why does anna have to reserve", "Anna must reserve a plot now, or draw a tile to build with. city.turn"),
        ("city", "can i put it back", "The nearest question I know:"),
        ("city", "who gets the shop", "How does the auction work? A shop that is drawn is auctioned"),
        ("city", "how meny coins has chloe", "Chloé has 15 coins."),
        ("city", "wat do i haf to do", "It is your turn. You must reserve a plot now"),
        ("city", "can i draw a tile and build", "✓ Allowed: Draw a tile and build, by city.build"),
        ("city", "kan i bild now", "✓ Yes, allowed by city.build Building Draw a tile and build"),
        ("city", "why would i draw a tile", "Why should I build at all?"),
        (
            "shark",
            "may she build in zone 5?",
            f"{FOR}✕ No: The die shows zone 1: nothing is built in zone 5 now. shark.zone-die",
        ),
        ("shark", "may she build in zone 1?", f"{FOR}✓ Yes, allowed by shark.zone-die"),
        ("shark", "can i build in zone 9", "There is no zone 9: the map has six zones, 1 to 6. shark.board"),
        ("shark", "where may she build", f"{FOR}Allowed now, by shark.zone-die"),
        ("shark", "why can't she buy red", f"{FOR}The dice are rolled: Anna must place a building now."),
        ("shark", "can red be built on A4", "✓ Allowed: Build red on A4, by shark.zone-die"),
        ("shark", "what stands on A5", "A5: a red building in a chain of 1. shark.board"),
        ("shark", "how many reds are on the map", "Red: 15 buildings are left to place, 3 on the map."),
        (
            "shark",
            "why is green only worth 1 when there are 3 greens",
            "Why is this company so cheap? The price follows the value",
        ),
        ("shark", "how do i make a color dissapear", "How do I remove a chain?"),
        ("marco_polo", "may she go to Kiev", f"{FOR}✓ Allowed: Go to Kiev, by marco_polo.move"),
        ("marco_polo", "is it allowed for Anna to go to Delhi", "✓ Allowed: Go to Delhi, by marco_polo.move"),
        ("marco_polo", "can Anna sail to Acre", "✕ Go to Acre : Acre lies on the other kind of line"),
        ("marco_polo", "which citys can i reach", "Allowed now, by marco_polo.move The move Go to Venice"),
        ("marco_polo", "why can't i buy a card", "You must move now. marco_polo.must-move"),
        ("marco_polo", "can i choose sea instead", "Not now. You must move now. marco_polo.must-move"),
        ("marco_polo", "which posts can i reach", "Allowed now, by marco_polo.move The move Go to Kiev Go to Constantinople"),
        ("marco_polo", "which trading posts can i reach", "Allowed now, by marco_polo.move The move Go to Kiev Go to Const"),
        ("marco_polo", "which yellow posts can i reach", "Allowed now, by marco_polo.move The move Go to Samarkand"),
        ("marco_polo", "can i go to a port", "✓ Yes, allowed by marco_polo.move The move Go to Venice Go to Const"),
        ("marco_polo", "is Kabul a trading post", "Kabul is a small circle on the way, without trade. marco_polo.map"),
        ("marco_polo", "can i go by sea from kiev", "No: no sea line touches Kiev. The nearest with one: Tana."),
        ("marco_polo", "is there a ship from kiev", "No: no sea line touches Kiev."),
        ("marco_polo", "can i sail from tana", "From Tana by sea: Constantinople and Trebizond. marco_polo.map"),
        ("marco_polo", "can i go from kiev", "The nearest question I know:"),
        ("marco_polo", "can i go from sarai to kiev", "✓ Allowed: Go to Kiev, by marco_polo.move"),
        ("marco_polo", "where do i haf to go", "What is my journey? From Venice to Khanbalik"),
        ("marco_polo", "how do i get 80 cards", "How do I get goods worth 80? By luck: every card from a pile"),
        ("marco_polo", "why do I own 240?", "Anna is worth 240 besants of the 900 besants wanted: 240 in cash"),
        ("buy", "why cant i go to khanbalik", "✕ Go to Khanbalik : Khanbalik may be entered only with 3 goods worth 80"),
        ("buy", "can i go to khanbalik", "✕ Go to Khanbalik : Khanbalik may be entered only with 3 goods worth 80"),
        ("buy", "why cant i go to kiev", "You are buying and may buy one more card or have enough. marco_polo.buy"),
        ("buy", "if i had 3 could i go to khanbalik", "The nearest question I know:"),
        ("buy", "why cant i enter khanbalik", "✕ Go to Khanbalik : Khanbalik may be entered only with 3 goods worth 80"),
        ("buy", "how much is tea worth", "Tea: blue goods, worth 80 besants. marco_polo.goods"),
        ("buy", "hoos tern is it", "It is your turn."),
        ("announce", "can i sail", "✕ Travel by sea : No sea line leaves Sarai. marco_polo.announce"),
        ("announce", "can i buy now", "Not now. You must announce land or sea now. marco_polo.announce"),
        ("announce", "can i buy", "Not now. You must announce land or sea now."),
        ("marco_polo", "where can i buy", "Where can I buy goods?"),
        ("marco_polo", "where is she", "Anna stands in Sarai."),
        ("announce", "may she go to Acre", f"{FOR}✕ Go to Acre : Not this turn: no spin leads from Sarai to Acre."),
        ("announce", "may she go to Kiev", f"{FOR}Not now. Anna must announce land or sea now."),
        ("set-out", "may she go to Kyoto", f"{FOR}✕ Go to Kyoto : Not this turn: Kyoto is 11 steps from Venice, and one turn"),
        ("set-out", "can she get to Kyoto this turn", f"{FOR}✕ Go to Kyoto : Not this turn: Kyoto is 11 steps from Venice"),
        ("set-out", "can she reach Khanbalik this turn?", f"{FOR}✕ Go to Khanbalik : Khanbalik may be entered only with 3"),
        ("set-out", "may she go to Venice", f"{FOR}✕ Go to Venice : Anna stands in Venice and must move. marco_polo.must-move"),
        ("set-out", "may she go to Acre", f"{FOR}Not now. Anna must announce land or sea now."),
        (
            "announce",
            "may she go to Kyoto",
            f"{FOR}✕ Go to Kyoto : Not this turn: Kyoto is 8 steps from Sarai, and one turn lead",
        ),
        ("buy", "can i go to kiev", "Not now. You are buying and may buy one more card or have enough. marco_polo.buy"),
        ("trade-after", "build blue c3", "Not now. You have placed and may trade now; the turn ends when trading is done."),
        ("shark", "how much is a blue share", "Blue stands at 0: its shares are neither bought nor sold. shark.price"),
        ("shark", "how much is a red share", "Red stands at 1: a share costs and fetches 1,000 FT. shark.price"),
        ("shark", "What does a premium pay?", "What is a premium? What the builder gets"),
        ("city", "why did C1 become a road?", "C1: empty. city.open-info"),
        ("announce", "can she spin", "Nobody has to do that: it falls by itself when it is due."),
        ("announce", "do i have to move", "Do I have to move? Yes: who can move must move."),
        ("trade", "can i by 2", "The nearest question I know: How many cards can I buy? Up to 3"),
        ("trade", "can she sell", f"{FOR}✕ No, in no way: ✕ Anna holds none of these cards. marco_polo.sell"),
        ("trade", "can she buy 4 cards", f"{FOR}✕ No: at most 3 cards are bought in a turn. marco_polo.buy"),
    ],
)
def test_a_question_at_a_table_in_the_middle_of_a_game(table: str, question: str, answer: str) -> None:
    said = re.sub(r"^Read as [^.]*\. ", "", told(at(table), question))
    assert said.startswith(answer), said


def test_several_companies_that_are_highest_are_named_in_a_sentence() -> None:
    assert "The highest companies are red, green and yellow, at 1 of 15." in told(at("shark"), "when does the game end")


def test_two_deeds_of_one_action_are_refused_by_the_rule_of_one_action() -> None:
    said = told(at("roomy"), "May she take a blue piece to yard square 3 and then refine it?")
    assert "not both. First: Take blue to yard square 3. After that this turn is over." in said
    assert "mark.one-action" in said
    assert "not been rolled" not in said


@pytest.mark.parametrize("table", ["shark", "trade-after"])
def test_more_shares_than_the_limit_are_refused_with_the_limit(table: str) -> None:
    for question in ("can she buy six shares", "can she buy six red shares", "can she buy 7 yellow"):
        said = told(at(table), question)
        assert said.startswith(f"{FOR}✕ No: at most 5 shares are bought in a turn"), question
        assert "shark.buy-limit" in said
        assert "FT" not in said, "the limit holds whatever one has"
    assert "at most 5" not in told(at(table), "can she buy five red shares")
