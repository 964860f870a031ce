"""What people move back by hand when an input is taken back: the difference of two views."""

from seancebox.engine.views import SeatView, TableView
from seancebox.locale.text import Text, say
from seancebox.show.words import hour_name


def handwork(before: TableView, after: TableView) -> tuple[Text, ...]:
    """Return what to move so that the table looks like `after` again; () for nothing."""
    if not after.seats:
        return ()
    seats = tuple(zip(before.seats, after.seats, strict=True)) if before.seats else ()
    lines = [line for old, new in seats for line in _of_seat(old, new)]
    if after.stage is before.stage:  # what "all have theirs" took for granted still lies there
        lines += [line for old, new in seats for line in _of_vision(old, new)]
    if after.hour != before.hour:
        lines.append(say("hour hand back to {hour}", hour=hour_name(after.hour)))
    if after.crows > before.crows:
        lines.append(say("crow back to the ghost"))
    return tuple(lines)


def _of_seat(old: SeatView, new: SeatView) -> tuple[Text, ...]:
    parts = []
    if new.found < old.found:
        parts.append(say("card back on the table"))
    if new.space < old.space:
        parts.append(say("level −{spaces}", spaces=old.space - new.space))
    if new.space > old.space:
        parts.append(say("level +{spaces}", spaces=new.space - old.space))
    if new.found < old.found:
        parts.append(say("visions back"))
    return tuple(say("{psychic}: {what}", psychic=new.psychic, what=part) for part in parts)


def _of_vision(old: SeatView, new: SeatView) -> tuple[Text, ...]:
    if new.was_given or not old.was_given:
        return ()
    return (say("{psychic}: {what}", psychic=new.psychic, what=say("vision back to the ghost")),)
