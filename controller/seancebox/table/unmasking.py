"""What inputs do in phase 2: LINE-UP, SHARED VISION, VOTE, CHOICE, COUNT, ELDER, VERDICT."""

from seancebox.engine import commands

from . import notes
from .context import Context, Effect, Outcome
from .pages import line_up_pages
from .playing import seat
from .sitting import Token


def next_line_up_page(context: Context) -> Outcome:
    """LINE-UP: the next page of what to lay out."""
    count = len(line_up_pages(context.view))
    return (notes.PageTurned((context.sitting.page + 1) % count),)


def begin_shared_vision(_context: Context) -> Outcome:
    """LINE-UP: all lies there (R5.1)."""
    return (commands.BeginSharedVision(),)


def next_secret_group(_context: Context) -> Outcome:
    """SHARED VISION: the next group, on the ghost's OLED alone."""
    return Effect.NEXT_SECRET_GROUP


def take_secret_group(context: Context) -> Outcome:
    """SHARED VISION: the box knows the culprit; again: anew."""
    return (commands.ChooseCulprit(context.secret_group),)


def forget_secret_group(context: Context) -> Outcome:
    """SHARED VISION: the box shall not know after all."""
    known = context.sitting.game.culprit is not None
    return (commands.ForgetCulprit(),) if known else ()


def share_vision(_context: Context) -> Outcome:
    """SHARED VISION: three cards and the culprit token lie face down (R5.2)."""
    return (commands.ShareVision(),)


def vote(context: Context) -> Outcome:
    """VOTE: my vote is in the sleeve; again: out (R5.3)."""
    mine = seat(context)
    if mine.ballot is not None:
        return (commands.WithdrawVote(mine.psychic),)
    return (commands.CastVote(mine.psychic),)


def close_vote(_context: Context) -> Outcome:
    """VOTE: this level has voted."""
    return (commands.CloseVote(),)


def next_group(context: Context) -> Outcome:
    """CHOICE, VERDICT: propose the next group."""
    groups = context.sitting.game.setup.groups
    return (notes.GroupShown(context.sitting.group % groups + 1),)


def take_group(context: Context) -> Outcome:
    """CHOICE: the players agree on this group (R7.5)."""
    return (commands.AccuseGroup(context.sitting.group),)


def count_vote(context: Context) -> Outcome:
    """COUNT: my vote was this; again: not (R5.5)."""
    mine = seat(context)
    group = context.sitting.group or None
    if mine.counted is not None and mine.counted.group == group:
        return (commands.UncountVote(mine.psychic),)
    return (commands.CountVote(mine.psychic, group),)


def next_count(context: Context) -> Outcome:
    """COUNT: the next group; after the last "no valid vote"."""
    groups = context.sitting.game.setup.groups
    return (notes.GroupShown((context.sitting.group + 1) % (groups + 1)),)


def name_elder(context: Context) -> Outcome:
    """ELDER: I am the elder (R8.10)."""
    return (commands.NameElder(seat(context).psychic),)


def turn_token(context: Context) -> Outcome:
    """VERDICT: the culprit token is turned over (R5.7)."""
    game = context.sitting.game
    if game.accused is None and game.culprit is None:  # there is nothing to ask
        return (notes.TokenTurned(), commands.RevealCulprit(None))
    return (notes.TokenTurned(),)


def confirm(context: Context) -> Outcome:
    """VERDICT: the token shows the group that was named."""
    sitting = context.sitting
    if sitting.token is Token.DISPUTED:
        return (commands.RevealCulprit(sitting.group),)
    return (commands.RevealCulprit(sitting.game.culprit or sitting.game.accused),)


def dispute(context: Context) -> Outcome:
    """VERDICT: it shows another; the token rules."""
    if context.sitting.token is Token.DISPUTED:
        return next_group(context)
    if context.sitting.game.culprit is None:
        return (commands.RevealCulprit(None),)
    return (notes.TokenDisputed(),)


def leave(_context: Context) -> Outcome:
    """WON, LOST: back to ATTRACT."""
    return Effect.LEAVE
