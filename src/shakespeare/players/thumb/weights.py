"""What things are worth by rules of thumb: one table, found by play. In prestige, unless a line says otherwise."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    # Money
    income: float = 3.0  # pounds that a day to come earns
    luck: float = 1.0  # pounds that such a day may bring more or less
    spare_pound: float = 0.04  # once everybody can be paid: it breaks ties (R10.5)

    # Acts, by the days to the rehearsal, from none
    exactness: tuple[float, ...] = (0.5, 0.3, 0.2, 0.1, 0.1, 0.1)  # of counting pay, not the way to it
    doubt: tuple[float, ...] = (0.6, 1.5, 2.0, 2.5, 3.0, 3.0)  # spaces by which Act II may still change

    # Ambiance
    effects: tuple[float, ...] = (-1.0, -0.5, 0.0, 0.4, 0.6, 1.0)  # of the spaces, from the left (R1.3)
    purple_left: float = 0.6  # share of the purple set elements that nobody will take
    rivals_mood: float = 0.25  # for each rival whose marker is pushed back
    initiative: float = 0.1  # a place on it, earlier than by rule (R8.1)

    # Elements
    token: float = 0.35
    yellow: float = 1.0  # (R10.4)
    completion: tuple[float, ...] = (1.0, 0.7, 0.45, 0.25)  # chance of a costume, by the circles still free
    support: float = 0.8  # chance of a candle, for each space that is still missing
    hurry: float = 0.75  # of these chances, on the last day but one; on the last day once more
    lopsided: float = 0.15  # a set element whose mirror is empty and may stay so (R7.3)
    prices: tuple[float, ...] = (0.0, 0.1, 0.2)  # of a point of value, tried in turn when a craftsman plans

    # Company
    uses: float = 0.5  # how often a day a character is activated
    idle: float = 0.45  # what its cylinder would bring elsewhere
    craft: float = 0.2  # a point of value on a day to come
    jewel: float = 1.9  # a yellow element on a day to come
    audience: tuple[float, float] = (1.1, 0.27)  # an objective: on the last day, and for each day before
    wearer: float = 0.5  # one more to dress, shared among all who wait for a costume
    recruiting: float = 0.5  # recruiting before activating, because others recruit too

    # Wagers
    fewest: tuple[float, ...] = (0.95, 0.75, 0.45, 0.15, 0.03)  # chance against one rival, by cylinders
    first: float = 1.2  # being first: 1 prestige (R3.2) and the best of what is laid out
    fresh: int = 4  # characters that tomorrow wants
    rest: float = 0.4  # each that tomorrow lacks
    effort: float = 0.1  # every activation that leads to a Rest token

    # Backstage
    shared: float = 0.9  # of what cards promise before the wager: others use them too
    handy: float = 1.6  # using a card before activating, because others use them too
    theater: float = 0.25  # share of an effect that comes again, and of the next candle, for each day to come
    hat: float = 0.45  # chance that a hat on an empty first circle will match
    hat_waiting: float = 0.3  # what an empty first circle under a hat is worth
    fewer_rest: float = 0.4  # one Rest token fewer
    rags: float = 0.1  # a craftsman whom a rag-picker serves, for each day to come
    first_action: float = 0.25  # the bear's, for each day to come
    others_back: float = 0.25  # for each rival who steps back
    others_coin: float = 0.1  # for each rival who loses a pound
    grey_risk: float = 3.0  # steps a day that lead out of the grey spaces
    # Masks: salvage, gold, cheer, run
    enough: tuple[float, ...] = (1.4, 1.1, 0.9, 0.0)  # for which one is played while there are days to come
    promises: tuple[float, ...] = (1.5, 1.3, 1.0, 0.9)  # what one brings, if there is time to wait

    chance: float = 0.02  # how far chance may turn a choice


WEIGHTS: Final = Weights()
