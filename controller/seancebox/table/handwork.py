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
        # Translators: the hand of the game's clock; {hour} is I to VII
        lines.append(say("hour hand back to {hour}", hour=hour_name(after.hour)))
    if after.crows > before.crows:
        # Translators: the crow marker
        lines.append(say("crow back to the ghost"))
    return tuple(lines)


def _of_seat(old: SeatView, new: SeatView) -> tuple[Text, ...]:
    who, lines = new.psychic, []
    if new.found < old.found:
        # Translators: what people move by hand when an answer is taken back
        lines.append(say("{psychic}: card back on the table", psychic=who))
    if new.space < old.space:
        # Translators: the level marker goes so many spaces back on the clairvoyancy track
        lines.append(say("{psychic}: level −{spaces}", psychic=who, spaces=old.space - new.space))
    if new.space > old.space:
        lines.append(say("{psychic}: level +{spaces}", psychic=who, spaces=new.space - old.space))
    if new.found < old.found:
        # Translators: the vision cards go back to the psychic
        lines.append(say("{psychic}: visions back", psychic=who))
    return tuple(lines)


def _of_vision(old: SeatView, new: SeatView) -> tuple[Text, ...]:
    if new.was_given or not old.was_given:
        return ()
    return (say("{psychic}: vision back to the ghost", psychic=new.psychic),)
