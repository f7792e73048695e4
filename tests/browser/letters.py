"""How large letters are on the screen: those of the page, those of a board, and those in pictures of one."""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = """within => {
  const root = document.querySelector(within), told = [];
  const add = (node, size) => { if (size && node.textContent.trim()) told.push([size, node.textContent.trim()]) };
  const scaled = node => {
    const { a, b, c, d } = node.getScreenCTM(), style = node.ownerDocument.defaultView.getComputedStyle(node);
    add(node, parseFloat(style.fontSize) * Math.sqrt(Math.abs(a * d - b * c)));
  };
  const seen = node => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length;
  for (const node of root.querySelectorAll("svg text")) if (seen(node)) scaled(node);
  for (const image of root.querySelectorAll(".example img, .sheet.how img, .leaf img")) {
    const { width, height } = image.getBoundingClientRect(), frame = document.createElement("iframe");
    Object.assign(frame.style, { position: "fixed", border: 0, width: `${width}px`, height: `${height}px` });
    document.body.append(frame);
    const bytes = Uint8Array.from(atob(image.src.split(",")[1]), sign => sign.charCodeAt(0));
    frame.contentDocument.body.innerHTML = new TextDecoder().decode(bytes);
    const svg = frame.contentDocument.querySelector("svg");
    Object.assign(svg.style, { width: `${width}px`, height: `${height}px` });
    svg.querySelectorAll("text").forEach(scaled);
    frame.remove();
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode.parentElement, { width, height } = node.getBoundingClientRect();
    if (node.closest("svg, option, script, style, noscript, .live") || !seen(node) || width < 2 || height < 2) continue;
    add(texts.currentNode, parseFloat(getComputedStyle(node).fontSize));
  }
  return told;
}"""
LEAST = 11
"""So many pixels high is the smallest letter that a player must read."""
DRAWINGS = 20
"""So many tenths of a second are waited for a board that is drawn anew."""


def small(page: Page, least: float = LEAST, within: str = "body") -> list[tuple[float, str]]:
    """What is written in smaller letters, with their size, on the page or within a part of it.

    After a window has changed its board is drawn anew: what is small only until then does not count.
    """
    for _ in range(DRAWINGS):
        sizes = page.evaluate(SIZES, within)
        assert sizes
        if not (told := sorted((round(size, 2), text) for size, text in sizes if size < least - 0.01)):
            break
        page.wait_for_timeout(100)
    return told
