"""R11.1-R11.3, R11.9: setting up Backstage, and the action of using a card."""

import pytest

from shakespeare import Game, Options, PositionError
from tests.frozen import BACKSTAGE_EDITION, EDITION
from tests.scene import (
    BLUE,
    GREEN,
    RED,
    Backstage,
    InOrder,
    Seat,
    backstage,
    legal,
    lines,
    play,
    player,
    scene,
    why_not,
)

OPTIONS = [Options(n, True, edition=BACKSTAGE_EDITION) for n in (1, 2, 3, 4)]


def uses(game, seat):
    return [move for move in legal(game, seat) if move.startswith("use ")]


# Setup


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: str(options.players))
def test_the_lords_deck(options):
    """R11.1: nine of all actors make the Lord's deck; the other cards are again thirty."""
    game = Game.new(options, seed=5)
    view = game.view(None)
    lord = view["backstage"]["lord"]
    assert len(lord) == len(set(lord)) == 9
    cards = [*view["row"], *view["deck"]]
    assert len(cards) == 30 and not set(cards) & set(lord)
    actors = {
        a.name for a in (*BACKSTAGE_EDITION.characters, *BACKSTAGE_EDITION.backstage.actors) if a.is_actor
    }
    assert set(lord) <= actors
    assert actors <= {*lord, *cards}
    assert {card for card in cards if card not in actors} == {
        name for c in BACKSTAGE_EDITION.characters if not c.is_actor for name in c.card_names
    }


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: str(options.players))
def test_backstage_cards_are_laid_out(options):
    """R11.2: players + 2, four with one player (R11.9), once everybody has taken a character."""
    game = Game.new(options, seed=5)
    assert game.view(None)["backstage"]["row"] == []
    while game.view(None)["phase"] == "setup":
        (seat,) = game.deciders
        game.play(seat, game.legal(seat)[0])
    table = game.view(None)["backstage"]
    wanted = 4 if options.players == 1 else options.players + 2
    assert len(table["row"]) == wanted and len(table["deck"]) == 32 - wanted
    assert f"backstage-laid-out {' '.join(table['row'])}" in lines(game)


def test_five_more_objectives():
    """R11.1: the deck of objectives has fifteen."""
    game = scene(2, turn=RED, backstage=Backstage(), chance=InOrder())
    play(game, RED, "activate queen", "ask objectives")
    names = [o.name for o in (*BACKSTAGE_EDITION.objectives, *BACKSTAGE_EDITION.backstage.objectives)]
    assert len(names) == 15
    assert set(game.view(0)["looks"][0]["drawn"]) <= set(names)
    for name in names:
        assert why_not(game, RED, f"keep {name}") == "None" or "objective-not-drawn" in why_not(
            game, RED, f"keep {name}"
        )


def test_an_edition_without_backstage():
    """R12.2: it is complete for the base game, and for that only."""
    with pytest.raises(ValueError, match="has no Backstage"):
        Options(backstage=True, edition=EDITION)


def test_the_base_game_is_the_same_with_such_an_edition():
    """R11.1: without the option nothing of Backstage is in the game, and moves have the same numbers."""
    games = [Game.new(Options(3, edition=edition), seed=9) for edition in (EDITION, BACKSTAGE_EDITION)]
    while not games[0].finished:
        seat = games[0].deciders[-1]
        moves = [[move.number for move in game.legal(seat)] for game in games]
        assert moves[0] == moves[1]
        for game in games:
            game.play(seat, moves[0][len(moves[0]) // 2])
    views = [game.view(0) for game in games]
    for view in views:
        del view["edition"]
    assert views[0] == views[1]
    assert lines(games[0]) == lines(games[1])


# Maintenance


def test_used_or_not_the_cards_go():
    """R11.2: in maintenance all are discarded but those kept; new ones are laid out."""
    row = ("barkeep-1", "director-1", "hatter-1")
    game = scene(
        2,
        phase="maintenance",
        backstage=Backstage(row=row, uses=[(RED, "barkeep-1", 1, False), (RED, "prompter-1", 1, False)]),
        seats={RED: Seat(troupe=["prompter-1"], used=["author"], wagered=2)},
        chance=InOrder(),
    )
    told = lines(game)
    assert "backstage-discarded barkeep-1 director-1 hatter-1" in told
    assert "backstage-laid-out architect-1 architect-2 architect-3 architect-4" in told
    table = backstage(game)
    assert table["discards"] == list(row) and table["uses"] == []
    assert "prompter-1" not in [*table["row"], *table["deck"], *table["discards"]]


def test_the_discards_are_shuffled_when_the_deck_runs_short():
    """R11.2, R10.1: what is left of the deck comes first."""
    game = scene(2, phase="maintenance", backstage=Backstage(deck=["marlowe-1"]), chance=InOrder())
    told = lines(game)
    shuffled = next(line for line in told if line.startswith("backstage-reshuffled"))
    assert len(shuffled.split()) == 32  # the word, and all but the last card of the deck
    assert backstage(game)["row"][0] == "marlowe-1"
    assert len(backstage(game)["row"]) == 4 and backstage(game)["discards"] == []


def test_a_deck_that_is_just_enough():
    """R11.2, R10.1: it is not short, so nothing is shuffled before the next maintenance."""
    deck = ["barkeep-1", "director-1", "hatter-1", "marlowe-1"]
    game = scene(2, phase="maintenance", backstage=Backstage(row=["barkeep-2"], deck=deck), chance=InOrder())
    assert not [line for line in lines(game) if line.startswith("backstage-reshuffled")]
    table = backstage(game)
    assert sorted(table["row"]) == deck and table["deck"] == []
    assert len(table["discards"]) == 28 and "barkeep-2" in table["discards"]


class Counted(InOrder):
    """Says what it was asked for."""

    def __init__(self):
        self.asked = []

    def draw(self, what, items, count):
        self.asked.append((what, len(items), count))
        return super().draw(what, items, count)


@pytest.mark.parametrize(
    ("deck", "draws"),
    [([], [(32, 4)]), (["marlowe-1"], [(1, 1), (31, 3)]), (["marlowe-1", "hatter-1"], [(2, 2), (30, 2)])],
    ids=len,
)
def test_how_the_cards_are_drawn(deck, draws):
    """R11.2, R10.1: what is left of the deck, if anything, then the rest from the shuffled discards."""
    chance = Counted()
    scene(2, phase="maintenance", backstage=Backstage(deck=deck), chance=chance)
    asked = [(items, count) for what, items, count in chance.asked if what == "backstage"]
    assert asked == draws


def test_cylinders_on_cards_come_back_with_them():
    """R11.2, R11.9: alone; those on characters and at hand stay until the rest."""
    seat = Seat(used=["author", "falstaff"], wagered=5)
    uses = [(0, "barkeep-1", 2, False), (0, "marlowe-1", 1, True)]
    game = scene(1, phase="maintenance", seats={0: seat}, backstage=Backstage(uses=uses))
    assert game.question(0).kind == "spare"
    mine = player(game, 0)
    assert (mine["wagered"], mine["cylinders"]) == (3, 1) and backstage(game)["uses"] == []
    assert Game.at(game.position(), BACKSTAGE_EDITION).position() == game.position()
    play(game, 0, "spare author")
    assert player(game, 0)["cylinders"] == 5


@pytest.mark.parametrize("players", [2, 3])
def test_unwagered_cylinders_on_cards_were_never_wagered(players):
    """R11.3: the wager stays what it was until the rest."""
    seat = Seat(used=["author", "falstaff"], wagered=3)
    uses = [(RED, "barkeep-1", 2, False)]
    game = scene(players, phase="maintenance", seats={RED: seat}, backstage=Backstage(uses=uses))
    mine = player(game, RED)
    assert (mine["wagered"], mine["cylinders"]) == (3, 1)


# What a position must add up to


def test_a_recruitment_card_on_a_backstage_card_leaves_the_row():
    """R11.3: whoever used it so has recruited nobody; the others have."""
    table = Backstage(uses=[(RED, "barkeep-1", 1, True)])
    seats = {RED: Seat(wagered=4, recruited=True), GREEN: Seat(troupe=["hamlet"], recruited=True)}
    game = scene(3, turn=BLUE, seats=seats, backstage=table)
    assert len(game.view(None)["row"]) == 4
    position = game.position()
    assert Game.at(position, BACKSTAGE_EDITION).position() == position
    position["row"] = position["row"][1:]
    del position["deck"]
    with pytest.raises(PositionError, match="4 cards are laid out when 1 have been recruited"):
        Game.at(position, BACKSTAGE_EDITION)


def test_alone_cylinders_on_cards_are_accounted_for():
    """R11.9: they are neither at hand nor on characters."""
    uses = [(0, "barkeep-1", 2, False), (0, "barkeep-2", 2, True)]
    seat = Seat(used=["author"], recruited=True)
    position = scene(1, turn=0, seats={0: seat}, backstage=Backstage(uses=uses)).position()
    assert position["players"][0]["cylinders"] == 1
    assert Game.at(position, BACKSTAGE_EDITION).position() == position
    position["players"][0]["cylinders"] = 4
    with pytest.raises(PositionError, match="leave -2 on characters, but 1 bear one"):
        Game.at(position, BACKSTAGE_EDITION)


LORD = ["lear", "puck", "portia", "ghost", "bear", "caliban", "viola", "iago", "othello"]


@pytest.mark.parametrize("given", [0, 1, 2])
def test_how_many_the_lord_has_given(given):
    """R4.2, R11.4: a company has one card a day, one before the first, and at most those gone from his deck."""
    table = Backstage(lord=LORD[given:])
    troupe = [*LORD[:given], "hamlet"]
    scene(2, turn=RED, seats={RED: Seat(troupe=troupe)}, backstage=table)
    most = 1 + given
    with pytest.raises(PositionError, match=f"{most + 1} cards; nobody has more than {most} by now"):
        scene(2, turn=RED, seats={RED: Seat(troupe=[*troupe, "romeo"])}, backstage=table)


# The action


def test_unwagered_cylinders():
    """R11.3: only printed numbers, and no more than the unwagered cylinders."""
    table = Backstage(row=["hatter-1", "architect-1"])
    game = scene(2, turn=RED, backstage=table, seats={RED: Seat(wagered=3, recruited=True)})
    assert [use for use in uses(game, RED) if "hatter-1" in use] == ["use hatter-1 1"]
    assert [use for use in uses(game, RED) if "architect-1" in use] == [
        "use architect-1 1",
        "use architect-1 2",
    ]
    assert why_not(game, RED, "use hatter-1 3") == (
        "backstage-too-dear (R11.3): card hatter-1, cylinders 3, left 2"
    )
    assert why_not(game, RED, "use hatter-1 1 with recruitment") == "recruitment-used (R11.3)"
    assert why_not(game, RED, "use marlowe-2 1") == "backstage-not-laid-out (R11.3): card marlowe-2"
    assert not [move.text for move in game._state.components.moves.all if move.text == "use hatter-1 2"]


def test_the_recruitment_card_counts_as_one():
    """R11.3: alone or with others; then the day's recruiting is done."""
    table = Backstage(row=["barkeep-1", "barkeep-2"])
    game = scene(2, turn=RED, backstage=table, seats={RED: Seat(wagered=4), GREEN: Seat(wagered=4)})
    (card, *_) = game.view(0)["row"]
    assert [use for use in uses(game, RED) if "barkeep-1" in use] == [
        "use barkeep-1 1",
        "use barkeep-1 1 with recruitment",
        "use barkeep-1 2 with recruitment",
    ]
    assert play(game, RED, "use barkeep-1 2 with recruitment") == [
        "backstage-used-recruitment 0 barkeep-1 2",
        "ambiance 0 1 4",
        "ambiance 0 1 5",
        "ambiance 0 1 6",
    ]
    assert player(game, RED)["recruited"] and backstage(game, RED)["cylinders"] == 0
    assert len(game.view(0)["row"]) == 4  # nobody was recruited
    play(game, GREEN, "activate falstaff", "step I")
    assert "pass" in legal(game, RED) and not [m for m in legal(game, RED) if m.startswith("recruit")]
    assert why_not(game, RED, f"recruit {card}").startswith("recruited-already")
    assert not uses(game, RED)


def test_an_occupied_card():
    """R11.3: a card stays occupied for the day, for the same player too."""
    game = scene(2, turn=RED, backstage=Backstage(row=["barkeep-1"]), seats={RED: Seat(wagered=1)})
    play(game, RED, "use barkeep-1 1")
    assert why_not(game, GREEN, "use barkeep-1 1") == "backstage-occupied (R11.3): card barkeep-1"
    play(game, GREEN, "activate author")
    assert not [use for use in uses(game, RED) if "barkeep-1" in use]


def test_the_recruitment_card_alone_occupies_too():
    """R11.3: either keeps the card occupied."""
    game = scene(2, turn=RED, backstage=Backstage(row=["barkeep-1"]), seats={GREEN: Seat(wagered=1)})
    assert (
        play(game, RED, "use barkeep-1 1 with recruitment")[0] == "backstage-used-recruitment 0 barkeep-1 1"
    )
    assert why_not(game, GREEN, "use barkeep-1 1") == "backstage-occupied (R11.3): card barkeep-1"


def test_a_higher_number_does_not_give_a_lower_power():
    """R11.3: exactly the power of that number."""
    game = scene(2, turn=RED, backstage=Backstage(row=["marlowe-1"]), seats={RED: Seat(wagered=2)})
    assert play(game, RED, "use marlowe-1 3") == [
        "backstage-used 0 marlowe-1 3",
        "step 0 1 2",
        "step 0 2 2",
        "step 0 3 2",
    ]


def test_a_card_that_can_do_nothing_may_be_used():
    """R11.3: an Architect without elements."""
    game = scene(2, turn=RED, backstage=Backstage(row=["architect-1"]), seats={RED: Seat(wagered=2)})
    assert play(game, RED, "use architect-1 3") == [
        "backstage-used 0 architect-1 3",
        "backstage-idle 0 architect-1",
    ]


def test_who_has_passed_uses_none():
    """R11.3, R4.3: passing ends the phase."""
    game = scene(
        2,
        turn=RED,
        row=["hamlet"],
        backstage=Backstage(row=["barkeep-1"]),
        seats={RED: Seat(wagered=1, recruited=True), GREEN: Seat(wagered=1)},
    )
    play(game, RED, "pass")
    play(game, GREEN, "recruit hamlet")
    assert game.deciders == (GREEN,)


def test_passed_by_rule_only_without_a_backstage_action():
    """R4.3: no cylinder for a character, and none for a card."""
    spent = Seat(wagered=1, used=["author"], recruited=True)
    game = scene(3, turn=RED, backstage=Backstage(), seats={GREEN: spent})
    play(game, RED, "activate falstaff", "step I")
    assert game.deciders == (GREEN,) and len(uses(game, GREEN)) > 4
    all_wagered = Seat(
        wagered=5,
        used=["author", "falstaff", "handyman", "queen", "hamlet"],
        troupe=["hamlet"],
        recruited=True,
    )
    game = scene(3, turn=RED, backstage=Backstage(), seats={GREEN: all_wagered})
    assert "passed-by-rule 1" in play(game, RED, "activate falstaff", "step I")
    assert game.deciders == (BLUE,)


# Alone


def test_any_cylinder_goes_to_a_card():
    """R11.9: of the five at hand, and both count as placed."""
    game = scene(1, turn=0, row=["hamlet"], backstage=Backstage(row=["barkeep-1", "barkeep-2"]))
    play(game, 0, "use barkeep-1 2")
    assert player(game, 0)["cylinders"] == 3
    assert play(game, 0, "recruit hamlet", "pass")[2:4] == ["solo-stopped 0 2", "prestige 0 1 wager 6"]


def test_the_recruitment_card_is_not_placed():
    """R11.9: it does not count for R10.6."""
    game = scene(1, turn=0, backstage=Backstage(row=["barkeep-1", "barkeep-2"]))
    play(game, 0, "use barkeep-1 2 with recruitment", "use barkeep-2 1")
    assert player(game, 0)["cylinders"] == 3
    assert "solo-stopped 0 2" in play(game, 0, "pass")


def test_cards_need_cylinders_at_hand():
    """R11.9: what lies on characters is not at hand."""
    seat = Seat(used=["author", "falstaff", "queen"], recruited=True)
    game = scene(1, turn=0, backstage=Backstage(row=["marlowe-1"]), seats={0: seat})
    assert why_not(game, 0, "use marlowe-1 3") == (
        "backstage-too-dear (R11.9): card marlowe-1, cylinders 3, left 2"
    )
