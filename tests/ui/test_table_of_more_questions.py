"""More of what pupils and teachers type: places that are not there, sums, whose turn is next, and how it is at this table."""

from __future__ import annotations

import re

import pytest

from tests.ui.test_common_questions import told
from tests.ui.test_table_of_questions import at


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("mark", "may i take a blue piece to yard square 5", "There is no square 5: a yard has 4 squares, and so has a roof."),
        ("mark", "may i take a blue piece to square 7", "There is no square 7: a yard has 4 squares, and so has a roof."),
        ("mark", "refine red to roof 5", "There is no square 5: a yard has 4 squares, and so has a roof. mark.setup"),
        ("mark", "sell gold in row f", "There is no row F: the market has five rows, A to E. mark.market-shape"),
        ("mark", "how much does a white piece cost", "Does taking a piece cost anything? Taking is free."),
        ("mark", "How much would I earn for blue?", "How much do I get for a piece?"),
        ("mark", "may ben take two if he rolls a double?", "Can I take two pieces in one turn? No, one action is with"),
        ("mark", "Is it Ben's turn next?", "Who is next after me? Play goes round clockwise"),
        ("closed", "Can Ben sell gold?", "✕ It is Anna's turn: Ben decides nothing now. Anna must take, refine or sell now."),
        ("nearly", "When does the white row get full?", "When does a row get full? When 5 pieces of its colour are sold."),
        ("nearly", "what hapens wen the markt is full", "What happens when the market is full? The game ends at once"),
        ("bid", "what do I get if I win", "Where does a piece go that I win? At once on any empty square of your yard"),
        ("bid", "who wins if nobody bids", "What if nobody bids? Then the piece stays in the bank"),
        ("out", "can chloe still play?", "Who is still in the game? Whoever could not pay a loss is out, and plays no more."),
        ("shark", "Is it Ben's turn next?", "Who begins, and who is next? Chance draws who begins."),
        ("shark", "what happens when a green chain touches a blue chain", "Can I build next to another colour? Only if the"),
        ("shark", "can Ben buy my shares", "Can I take shares from another player? No. Nobody can take your shares"),
        ("shark", "may Ben buy blue", "✕ It is Anna's turn: Ben decides nothing now. The dice are rolled: Anna must place a"),
        ("shark", "sell shares i dont have", "Can I sell shares I do not have? Only shares that you hold can be sold."),
        ("trade-after", "sell all my green", "Can I sell all my shares of one company? In your own turn"),
        (
            "shark",
            "if green goes up by 2",
            "If green goes up by 2, Anna gets 4,000 FT: 2 shares, 1,000 FT for each and each step.",
        ),
        ("shark", "what does chloe pay if green falls by 1", "If green falls by 1, Chloé pays 2,000 FT: 2 shares, 1,000 FT"),
        ("yellow", "may I build a yellow house", "✓ Yes, allowed by shark.zone-die"),
        ("yellow", "how much do I get if I build red on D1", "✕ Build red on D1 : The die shows yellow: a red building"),
        ("shark", "how much do I get if I build red on D1", "Build red on D1: get 1,000 FT. shark.zone-die"),
        ("shark", "how many buildings are on the map", "On the map stand 8 buildings: red 3, blue 0, green 4 and yellow 1."),
        ("shark", "half a share", "Can I buy half a share? Shares are bought and sold whole. shark.bank-only"),
        ("shark", "A11", "There is no A11 on this board: its columns go from A to L, its rows from 1 to 10. shark.board"),
        (
            "shark",
            "A5",
            "A5: a red building in a chain of 1. shark.board The map Show me this rule ✕ A5 is taken by a red building",
        ),
        ("city", "two shops on one plot", "Can two shops stand on one plot? Every plot is built on once and holds one tile."),
        ("city", "shop near a road?", "Where should a shop stand? Near its distributor"),
        (
            "city",
            "petrol station next to the refinery",
            "What if my shop stands beside the distributor? It may stand there, but",
        ),
        (
            "city",
            "H3",
            "H3: reserved by Ben. city.open-info What is open Show me this rule ✕ Reserve H3 : H3 is already reserved.",
        ),
        (
            "city",
            "how far is C3 from the port",
            "From C3 to the port on A8: a route of 6 road tiles at least, as the board is now.",
        ),
        ("city", "J3", "There is no J3 on this board: its columns go from A to H, its rows from 1 to 8. city.open-info"),
        ("city", "may I reserve G9", "There is no G9 on this board: its columns go from A to H, its rows from 1 to 8."),
        ("marco_polo", "how many yellow cards are left", "Yellow pile: 14 cards. marco_polo.bank"),
        ("marco_polo", "may I go 6 steps", "How many steps may I go? At most as many as you spin"),
        ("announce", "how many steps may I go", "How many steps may I go? At most as many as you spin"),
        ("yunnan", "why can't I travel by sea from here", "No: no sea line touches Yunnan. The nearest with one: Zaiton."),
        ("marco_polo", "Lhasa by ship", "No: no sea line touches Lhasa. The nearest with one: Cambay and Bengal."),
        ("marco_polo", "what does the Khan give me", "What happens in Khanbalik? You give the Khan 3 of the finest goods"),
        ("marco_polo", "may Ben enter Khanbalik?", "✕ It is Anna's turn: Ben decides nothing now. Anna must move now."),
        ("marco_polo", "what is the chance of spinning a 5", "Which numbers are on the rings? Each number with its chance:"),
        ("marco_polo", "which numbers are on the sea ring", "Which numbers are on the rings? Each number with its chance:"),
        ("marco_polo", "how far is Delhi from Sarai", "From Sarai to Delhi by land: 5 steps, first to Urgench."),
        ("marco_polo", "Rome", "Rome is not on this map. marco_polo.map"),
        ("mark", "how many white ones are allready sold", "White: 1 piece is sold, of 5 that can be. mark.market-shape"),
        ("mark", "what do i get 4 gold", "How much do I get for a piece? The number on the next empty square"),
        ("mark", "may i put two pieces on the same square", "Can two pieces stand on one square? No: every square of"),
        ("shark", "whos turn is it", "It is your turn. The dice are rolled: you must place a building now."),
        ("shark", "what do i get if i build green on C2", "Build green on C2: get 1,000 FT. shark.zone-die"),
        ("shark", "which company has most buildings", "Which company has the most buildings? So far it is so:"),
        ("shark", "how much do i need for 3 red shares", "3 shares of red cost 3,000 FT now. Anna has 2,000 FT."),
        ("shark", "what hapens if nobody has red", "What if nobody has shares of a company? Then nobody gets dividends"),
        ("city", "who has reserved the most plots", "Who has reserved the most plots? So far it is so: city.reserve"),
        ("city", "can i build without reserving", "Where can I build? Only on a plot that you reserved in an earlier"),
        ("city", "what happens when i draw a park", "Do I have to place a blocker? A blocker that you draw goes on one"),
        ("marco_polo", "what can i buy in Kiev", "Kiev is a trading post for green goods: clothes and carpets."),
        ("announce", "how far can i go by sea", "How many steps may I go? At most as many as you spin"),
        ("buy", "what are my giraffes worth", "Giraffes: yellow goods, worth 80 besants."),
        ("mark", "who has most gold", "Anna, gold: 1 piece in the yard and 0 pieces on the roof."),
        ("mark", "can i take 1 gold", "✓ Yes, allowed by mark.take"),
        ("shark", "what is my money", "Cash of Anna: 2,000 FT. shark.bank-money"),
        ("shark", "what is the zone of D4", "D4 lies in zone 1. shark.board"),
        ("trade-after", "end turn", "✓ Allowed: End turn, by shark.turn"),
        ("trade-after", "how many yellow may i buy", "Anna has bought 1 share and may buy 4 more"),
        ("trade-after", "may i sell my last green", "✓ Allowed: Sell a green share"),
        ("announce", "is there a sea route from here", "No: no sea line touches Sarai. The nearest with one: Tana."),
        ("city", "how far is my shop from the port", "Anna has no fishmonger yet, so no road to one."),
        ("drawn", "where can i put the park", "Allowed now, by city.build-blocker A blocker is drawn Build it on A2"),
    ],
)
def test_a_question_at_one_of_these_tables(table: str, question: str, answer: str) -> None:
    said = re.sub(r"^Read as [^.]*\. ", "", told(at(table), question))
    assert said.startswith(answer), said


@pytest.mark.parametrize(
    ("table", "question", "tells"),
    [
        ("closed", "Can Ben sell gold?", "Gold is closed: its row is full. mark.close-colour"),
        ("closed", "may Ben take gold", "Gold is closed: its row is full. mark.close-colour"),
        ("shark", "may Ben buy blue", "Blue stands at 0: its shares are neither bought nor sold. shark.price"),
        ("nearly", "When does the white row get full?", "White is still open: 4 pieces are sold, of 5 that can be."),
        ("shark", "Is it Ben's turn next?", "It is the turn of Anna, and Ben is next."),
        ("out", "can chloe still play?", "Chloé is out of the game."),
        ("trade-after", "sell all my green", "Anna, green: 2 shares."),
        ("city", "may I reserve a corner", "✕ H8 is already built on or a road."),
        ("marco_polo", "may Ben enter Khanbalik?", "Ben holds 0 of the 3 goods worth 80 besants that the Khan wants."),
        ("marco_polo", "may I go 6 steps", "Anna has spun 5: up to 5 steps by land."),
        ("announce", "how many steps may I go", "The roulette shows at most 6 steps by land, and 8 by sea."),
        ("marco_polo", "which numbers are on the sea ring", "By sea: 1 (1/18), 2 (2/18), 3 (2/18)"),
    ],
)
def test_an_answer_tells_how_it_is_at_this_table(table: str, question: str, tells: str) -> None:
    assert tells in told(at(table), question)


def test_the_case_of_another_is_no_answer_about_whoever_is_named() -> None:
    assert "Anna has 0" not in told(at("marco_polo"), "may Ben enter Khanbalik?")
    assert "Ben, green" not in told(at("trade-after"), "sell all my green")
    assert "by land:" not in told(at("marco_polo"), "which numbers are on the sea ring").lower()


def test_rules_that_do_not_name_all_that_was_asked_are_only_the_nearest() -> None:
    said = told(at("bid"), "who buys the roof of the bank")
    assert "nearest" in said or "not understood" in said


def test_no_price_is_named_on_the_ladder_where_nothing_is_traded() -> None:
    drawn = at("shark").game.state.svg()
    assert "Blue is at 0: its shares are neither bought nor sold" in drawn
    assert "Red is at 1: a share costs 1,000 FT" in drawn
    assert "costs 0 FT" not in drawn
