"""Films the README's picture: the real page in Chromium, while the demo is played at the box.

`python -m seancebox.gallery.film`; anew only when the page, or what the box shows, has changed.
"""

import asyncio
import io
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PIL import Image

from seancebox.page import Page
from seancebox.ports import Audience, Broadcast, Signal
from seancebox.senses.meanings import Button

from .chromium import FLAGS, MISSING, chromium
from .folder import opened
from .moments import SIZE, Moment, made_from, moments

if TYPE_CHECKING:
    from playwright.async_api import Page as Tab

FILM: Final = Path(__file__).parents[2] / "page.gif"
WIDTH: Final = 960  # of the picture
SECONDS: Final = 1.8  # that each moment stays
_COLOURS: Final = 255
_DRAWN: Final = """asks => {
  const told = document.querySelector("#asks").textContent.trim();
  const {data} = document.querySelector("#oled-table").getContext("2d").getImageData(0, 0, 128, 64);
  return told === asks && data.some((value, at) => at % 4 === 0 && value > 100);
}"""
_SETTLES_MS: Final = 600  # until what moves on the page has come to rest


class NoFilm(Exception):
    """The film can't be made: why, and what to do."""


class Theatre:
    """A box that stands still in one moment; nothing that a page does to it changes anything."""

    def __init__(self) -> None:
        """Show nothing yet."""
        self.shown: Sequence[Broadcast] = ()

    def snapshot(self, audience: Audience) -> Sequence[Broadcast]:
        """Return what `audience` sees of the moment."""
        return [one for one in self.shown if one.audience is audience and one.kind != "log"]

    def down(self, button: Button, at: float | None = None) -> None:
        """Put down no button."""

    def up(self, button: Button, at: float | None = None) -> None:
        """Let go of none."""

    def knock(self, at: float | None = None) -> None:
        """Knock on nothing."""

    def post(self, signal: Signal) -> None:
        """Hand over nothing."""


def film(scenes: Sequence[Moment]) -> list[Image.Image]:
    """Return a photograph of the page in each of `scenes`; raises NoFilm without a browser."""
    return asyncio.run(_film(scenes))


async def _film(scenes: Sequence[Moment]) -> list[Image.Image]:
    photographs = []
    async with _tab() as tab:
        for moment in scenes:
            theatre, page = Theatre(), Page()
            theatre.shown = moment.shown
            async with page.serve(theatre, theatre, theatre.snapshot, 0) as url:
                for one in moment.shown:
                    if one.kind == "log":
                        page.see(one)
                photographs.append(await _photograph(tab, url, moment))
    return photographs


@asynccontextmanager
async def _tab() -> "AsyncIterator[Tab]":
    try:
        from playwright.async_api import async_playwright
    except ModuleNotFoundError:
        raise NoFilm("Playwright is missing: .ci/setup dev brings it") from None
    path = chromium()
    if path is None:
        raise NoFilm(MISSING)
    async with async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=path, args=FLAGS)
        width, height = SIZE
        yield await browser.new_page(
            viewport={"width": width, "height": height},
            locale="en",
            color_scheme="dark",
            reduced_motion="reduce",
        )
        await browser.close()


async def _photograph(tab: "Tab", url: str, moment: Moment) -> Image.Image:
    await tab.goto(url)
    await tab.wait_for_function(_DRAWN, arg=moment.asks)
    await tab.keyboard.press("Escape")  # a newcomer is told how to play, and closes it
    if moment.is_behind:
        await tab.click("#peek")
    await tab.wait_for_timeout(_SETTLES_MS)
    return Image.open(io.BytesIO(await tab.screenshot())).convert("RGB")


# --- the file ---


def keep(photographs: Sequence[Image.Image], made_from: str, path: Path = FILM) -> None:
    """Keep `photographs` as a film at `path` that says what it was made from."""
    frames = _reduced(photographs)
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=round(1000 * SECONDS),
        loop=0,
        comment=made_from.encode(),
        optimize=True,
    )


def _reduced(photographs: Sequence[Image.Image]) -> list[Image.Image]:
    """Return `photographs` smaller, all in the same few colours."""
    height = round(SIZE[1] * WIDTH / SIZE[0])
    small = [one.resize((WIDTH, height), Image.Resampling.LANCZOS) for one in photographs]
    strip = Image.new("RGB", (WIDTH, height * len(small)))
    for at, one in enumerate(small):
        strip.paste(one, (0, at * height))
    octree = Image.Quantize.FASTOCTREE  # which, unlike median cut, keeps the few pixels of a lamp
    palette = strip.quantize(_COLOURS, method=octree, dither=Image.Dither.NONE)
    return [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in small]


def was_made_from(path: Path = FILM) -> str | None:
    """Return what the film at `path` says it was made from; None: there is none, or it says not."""
    image = opened(path)
    comment = None if image is None else image.info.get("comment")
    return comment.decode() if isinstance(comment, bytes) else None


def main() -> int:
    """Film anew if anything has changed; return 1 if that can't be."""
    now = made_from()
    if was_made_from() == now:
        return 0
    try:
        keep(film(moments()), now)
    except NoFilm as why:
        print(f"{FILM.name} is not what the page shows now, and can't be filmed: {why}")
        return 1
    print(f"changed: {FILM.name} ({FILM.stat().st_size // 1000} kB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
