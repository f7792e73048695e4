"""Handing in with a browser: the pupil reads that it is done, the teacher has it in one press, and what is printed is said."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from gamelib.teach import Results
from tests.browser.app import faults


def hand_in(page: Page, pupil: str) -> None:
    page.goto(f"{page.url.partition('#')[0]}#/mark/exercises/1")
    page.locator("form[data-do=name] input").fill(pupil)
    page.locator("form[data-do=name] button").click()
    expect(page.locator("form[data-do=name]")).to_have_count(0)
    page.locator("[data-region=moves] form input[name=text]").fill("5")
    page.locator("[data-region=moves] form button.strong").click()
    page.locator("[data-do=hand-in]").click()


def test_a_pupil_hands_in_and_the_teacher_has_it_in_one_press(plain: Page, browser: Browser, address: str) -> None:
    with browser.new_context(base_url=address) as context:
        pupil = context.new_page()
        pupil.goto("/")
        hand_in(pupil, "Lena")
        sheet = pupil.locator(".sheet.results")
        expect(sheet).to_contain_text("Handed in, Lena.")
        expect(sheet.locator(".marks li")).to_have_count(1)
        expect(sheet.locator("textarea")).not_to_be_visible()
        with pupil.expect_download() as got:
            sheet.locator("[data-here=download]").click()
        assert Results.load(Path(got.value.path())).pupil == "Lena"
        expect(sheet.locator(".confirmed")).to_contain_text("lena-mark.results is among your downloads")
        sheet.locator("summary").click()
        expect(sheet.locator("textarea")).to_be_visible()
    plain.locator("[data-key=results]").click()
    plain.locator("[data-key=handed-in]").click()
    expect(plain.locator("tbody th", has_text="Lena").first).to_be_visible()
    plain.locator("[data-key=csv]").click()
    expect(plain.locator(".confirmed")).to_contain_text("results.csv")
    assert faults(plain) == []


def test_whoever_prints_reads_that_it_was_passed_on(page: Page) -> None:
    page.add_init_script("window.print = () => {}")
    page.goto("/print/mark/rules")
    page.get_by_role("button", name="Print").click()
    expect(page.locator(".bar output")).to_contain_text("print window")
    page.goto("/#/mark/plan")
    page.locator("[data-key=print]").click()
    expect(page.locator(".confirmed")).to_contain_text("print window")
    assert page.locator(".plan").evaluate("one => one.getBoundingClientRect().top") < 400, "the plan begins on the first screen"
