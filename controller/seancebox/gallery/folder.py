"""The generated folder: files are written only where they differ, and stale ones go."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from .drawing import is_same


@dataclass
class Folder:
    """What is made, under `root`. changed: paths that were written or removed."""

    root: Path
    changed: list[Path] = field(default_factory=list)
    _made: set[Path] = field(default_factory=set)

    def keep_picture(self, name: str, image: Image.Image) -> None:
        """Keep `image` as the PNG `name`; the file stays as it is where its pixels are the same.

        So no other version of zlib changes a byte.
        """
        path = self._make(name)
        if not _shows(path, image):
            image.save(path, bits=2, optimize=True)
            self.changed.append(path)

    def keep_page(self, name: str, text: str) -> None:
        """Keep `text` as `name`."""
        path = self._make(name)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            self.changed.append(path)

    def _make(self, name: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        self._made.add(path)
        return path

    def clear(self) -> None:
        """Remove every page and picture that was not made, and folders that are empty then."""
        for path in sorted(self.root.rglob("*"), reverse=True):
            if path.is_dir():
                if not any(path.iterdir()):
                    path.rmdir()
            elif path not in self._made:
                path.unlink()
                self.changed.append(path)


def opened(path: Path) -> Image.Image | None:
    """Return the picture at `path`; None where there is none that can be read."""
    try:
        with Image.open(path) as image:
            image.load()
            return image
    except (FileNotFoundError, UnidentifiedImageError, OSError):
        return None


def _shows(path: Path, image: Image.Image) -> bool:
    kept = opened(path)
    return kept is not None and is_same(kept, image)


@contextmanager
def kept(root: Path) -> Iterator[Folder]:
    """Make the folder `root`; what was not made in the block is removed at its end."""
    folder = Folder(root)
    yield folder
    folder.clear()
