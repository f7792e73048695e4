"""The results of a class in the app: files that are chosen become a table, and the table a file for a spreadsheet."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from gamelib.teach import Mark, Results
from tests.browser.app import faults


def test_files_become_a_table_and_the_table_a_file(plain: Page, tmp_path: Path) -> None:
    marks = {"fee": Mark("right", 2, missed=("10",)), "forbidden": Mark("wrong", 1)}
    files = [tmp_path / f"{at}.results" for at in range(120)]  # more than one message holds
    for at, file in enumerate(files):
        Results("mark", f"Pupil {at:03}", marks).save(file)
    (tmp_path / "notes.txt").write_bytes(bytes(range(256)) * 999)
    plain.locator("[data-key=results]").click()
    plain.locator("[data-drop] input[type=file]").set_input_files([*files, tmp_path / "notes.txt"])
    expect(plain.locator("tbody tr")).to_have_count(120)
    expect(plain.locator("tbody tr").first).to_contain_text("2 tries")
    expect(plain.locator(".unread li")).to_have_count(1)
    expect(plain.locator(".hardest")).to_contain_text("10 120 pupils")
    with plain.expect_download() as saved:
        plain.locator("[data-key=csv]").click()
    assert len(Path(saved.value.path()).read_text(encoding="utf-8").splitlines()) == 121
    plain.locator("[data-key=clear]").click()
    expect(plain.locator("table")).to_have_count(0)
    plain.locator("[data-drop] input[type=file]").set_input_files(files[:3])
    expect(plain.locator("tbody tr")).to_have_count(3)
    assert faults(plain) == []


def test_files_can_be_dropped_too(plain: Page) -> None:
    plain.goto(f"{plain.url.partition('#')[0]}#/teachers/results")
    expect(plain.locator("[data-drop]")).to_have_count(1)
    text = Results("shark", "Lena", {}).text()
    plain.evaluate(
        """text => {
            const dropped = new DataTransfer();
            dropped.items.add(new File([text], "lena-shark.results"));
            const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: dropped });
            document.querySelector("[data-drop]").dispatchEvent(drop);
        }""",
        text,
    )
    expect(plain.locator("tbody th")).to_have_text("Lena")


def test_names_of_a_class_tell_who_is_missing(plain: Page, tmp_path: Path) -> None:
    file = tmp_path / "lena-shark.results"
    Results("shark", "Lena", {"value": Mark("wrong", 1, missed=("3",))}).save(file)
    plain.goto(f"{plain.url.partition('#')[0]}#/teachers/results")
    plain.locator("[data-drop] input[type=file]").set_input_files(file)
    expect(plain.locator("tbody tr")).to_have_count(1)
    plain.locator(".class-list summary").click()
    plain.locator(".class-list textarea").fill("Lena\nOskar")
    plain.locator(".class-list button").click()
    expect(plain.locator(".roll .missing")).to_have_text("Not handed in yet (1): Oskar")
    expect(plain.locator(".hardest > li.badly")).to_contain_text("went badly")
    assert faults(plain) == []


def test_for_the_wall_all_letters_can_be_read_from_afar(plain: Page, tmp_path: Path) -> None:
    file = tmp_path / "lena-mark.results"
    Results("mark", "Lena", {"fee": Mark("wrong", 2, missed=("10",))}).save(file)
    plain.set_viewport_size({"width": 853, "height": 480})
    plain.locator("[data-key=results]").click()
    plain.locator("[data-drop] input[type=file]").set_input_files(file)
    plain.locator("[data-key=wall]").click()
    wall = plain.locator(".on-wall")
    expect(wall.locator(".hardest")).to_be_visible()
    sizes = wall.locator("*").evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert min(sizes) >= 16
    expect(plain.get_by_text("Lena")).to_have_count(0)
    plain.locator("[data-key=wall]").click()
    expect(plain.locator("tbody th")).to_have_text("Lena")
    assert faults(plain) == []
