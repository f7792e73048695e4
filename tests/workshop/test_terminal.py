"""The commands that speak in the terminal: play, rules, replay."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamelib
from gamelib.cli import main


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let these lines be typed, then end the input."""
    left = iter(lines)

    def answer(prompt: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def test_rules_lists_rulesets_clauses_and_fields(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    assert "mark" in capsys.readouterr().out
    assert main(["rules", "mark"]) == 0
    everything = capsys.readouterr().out
    assert all(f"[{clause}]" in everything for clause in gamelib.ruleset("mark").rulebook)
    assert main(["rules", "mark", "--fields"]) == 0
    assert "rows_to_end = 5  (1 to 5)  [mark.variant-four-rows]" in capsys.readouterr().out


def test_rules_tells_one_clause_with_its_demonstration(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mark.storage-fee", "--demo"]) == 0
    out = capsys.readouterr().out
    assert "Storage fee" in out
    assert out.count("[mark.storage-fee]") == 2


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["rules", "chess"], "There is no ruleset 'chess'; the rulesets are"),
        (["rules", "mark.storage"], "did you mean mark.storage-fee"),
        (["rules", "storage-fee"], "did you mean the clause mark.storage-fee?"),
        (["rules", "storage-fees"], "did you mean the clause mark.storage-fee?"),
        (["rules", "setup"], "did you mean the clause marco_polo.setup or mark.setup or shark.setup?"),
        (["replay", "missing.record"], "missing.record: No such file"),
        (["play", "mark", "--players", "9"], "players is 9; it must be from 2 to 4"),
        (["play", "mark", "--set", "cash=lots"], "cash must be a whole number, found 'lots'"),
        (["play", "mark", "--set", "fee_one_row"], "--set takes FIELD=VALUE, such as --set cash=50; 'fee_one_row' is not"),
        (["play", "mark", "--set", "=3"], "--set takes FIELD=VALUE, such as --set cash=50; '=3' is not"),
        (["play", "mark", "--set", "fees=3"], "there is no rule named 'fees'; did you mean fee_one_row or fee_both_rows?"),
        (["simulate", "mark", "--games", "2", "--cores", "0"], "--cores is 0; it must be a number of processes from 1 on"),
        (["play", "mark", "--seat", "4"], "The seat is 4; it must be from 1 to 3"),
        (["play", "mark", "--bot", "deep"], "There is no bot 'deep'; the bots are random"),
        (["replay", "mark.end", "--turn", "900"], "There is no turn 900"),
    ],
)
def test_a_mistake_gets_one_sentence_and_no_traceback(argv: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_replay_tells_every_event_with_its_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = gamelib.playout("mark", seed=2)
    record.save(tmp_path / "game.record")
    assert main(["replay", str(tmp_path / "game.record")]) == 0
    assert capsys.readouterr().out.split("\n")[:-1] == list(record.story())


def test_replay_of_a_bad_record_names_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.record").write_text("gamelib record 1\nruleset: mark\nmoves:\n  first 1\n  take red 1\n")
    assert main(["replay", str(tmp_path / "bad.record")]) == 2
    assert "line 5: 'take red 1' is refused: The dice have not been rolled yet. [mark.roll]" in capsys.readouterr().err


def test_replay_draws_the_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "mark.storage-fee", "--turn", "21", "--svg", str(tmp_path / "board.svg")]) == 0
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "[mark.storage-fee]" in capsys.readouterr().out


def test_a_game_at_the_keyboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = tmp_path / "mine.record"
    typed(monkeypatch, "first 1", "roll red blue", "why refine red 1-1", "take red 9", "bid 5", "2", "undo", "take red 3",
          "roll white white", "", "board", "moves", "help", "clause take", "clause nope", f"save {saved}", "quit")  # fmt: skip
    assert main(["play", "mark", "--players", "2", "--bot", "none", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "There is no red piece on yard square 1. [mark.refine]" in out
    assert "'bid 5' is refused: Player 1 must take, refine or sell now. [mark.one-action]" in out
    assert "Player 1 takes a red piece to yard square 3. [mark.take]" in out
    assert "did you mean" in out
    record = gamelib.Record.load(saved)
    assert [str(move) for move in record.moves[:4]] == ["first 1", "roll red blue", "take red 3", "roll white white"]
    assert len(record.moves) == 5


def test_a_whole_game_against_bots_by_pressing_enter(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "")
    assert main(["play", "mark", "--seed", "5", "--set", "rows_to_end=1"]) == 0
    assert "[mark.winner]" in capsys.readouterr().out


def test_bids_of_others_stay_sealed_at_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "first 2", "roll hammer red")
    assert main(["play", "mark", "--players", "2", "--bot", "random", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "Player 2 lays a sealed bid." in out
    assert "Player 2 lays a sealed bid of" not in out


def test_a_list_of_moves_tells_nobody_what_lies_in_a_hidden_pile(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At chance the list is what the player may think possible: it stays the same whatever another has drawn."""
    record = gamelib.playout("marco_polo", bots="merchant", seed=1)
    drawn = [state for state in record.states() if state.phase == "draw"]
    hidden = [state for state in drawn if len(state.seen_by(0).moves()) > len(state.moves())]
    assert hidden
    path = "hidden.record"
    monkeypatch.setattr(
        "gamelib.core.record.Record.load", lambda _: gamelib.Record("marco_polo", hidden[0].rules, start=hidden[0])
    )
    typed(monkeypatch, "moves", "0", "?", "why")
    assert main(["play", "--record", path, "--bot", "random"]) == 0
    out = capsys.readouterr().out
    assert f"{len(hidden[0].seen_by(0).moves()):3}  " in out
    assert "the list goes from 1 to" in out
    assert "Ask with a move, for example: why" in out


@pytest.mark.parametrize(("name", "columns", "square"), [("city", "A  B  C  D  E  F  G  H", "H8"), ("shark", "A  B  C", "L10")])
def test_the_board_has_letters_and_numbers_and_no_code_words(
    name: str, columns: str, square: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, *[""] * 30, "board", "quit")
    assert main(["play", name, "--seed", "3"]) == 0
    out = capsys.readouterr().out
    shown = out[out.rindex("turn: ") :].splitlines()
    head = next(at for at, line in enumerate(shown) if line.strip().startswith(columns))
    rows = [line.split() for line in shown[head + 1 : head + 1 + int(square[1:])]]
    assert [row[0] for row in rows] == [str(number) for number in range(1, int(square[1:]) + 1)]
    assert {len(row) for row in rows} == {"ABCDEFGHIJKL".index(square[0]) + 2}
    assert not any(line.startswith(("phase:", "agenda:")) for line in shown)
    assert any(line.startswith("now: ") for line in shown)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_example_of_a_move_can_be_read(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "quit")
    assert main(["play", name, "--seed", "3"]) == 0
    example = capsys.readouterr().out.partition("(for example: ")[2].partition(")")[0]
    assert " " in str(gamelib.ruleset(name).parse(example))
