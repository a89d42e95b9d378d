"""What figures an edition would have, from those of others: a Bayesian linear model of each family of figures.

Games are few and their luck is great, so no edition is judged by its own games alone. A card's figure depends on what is printed
on it, an objective's on its steps, scores on how much of everything there is; what was seen of one edition tells of its neighbours.
Samples of the model (Thompson sampling) are bold where little is known.
"""

from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt
from benchmarks.tuning.figures import Figure
from benchmarks.tuning.levers import TAKES

from shakespeare.edition import Character, Edition
from shakespeare.edition.facts import FORWARD_QUILLS, POUNDS

Vector = npt.NDArray[np.float64]
Features = dict[str, float]  # by the name of the weight; a name with the figure in it is that figure's own

# By family: how far weights are from 0, and how far figures are from the model.
WEIGHTS = {"score": 0.4, "card": 0.4, "objective": 0.3, "payroll": 0.05}
MISFITS = {"score": 0.4, "card": 0.2, "objective": 0.12, "payroll": 0.04}
OWN = {"score": 5.0, "card": 0.8, "objective": 0.6, "payroll": 0.3}
STARTS = {"card": 0.0, "objective": 1.5, "payroll": 0.9, "score": 25.0}


def family(figure: str) -> str:
    return figure.partition("-")[0]


def features(edition: Edition) -> dict[str, Features]:
    """What each figure depends on, by its name."""
    found: dict[str, Features] = {}
    actors = [one for one in edition.characters if one.is_actor]
    for card in edition.characters:
        found[f"card-{card.name}"] = _card(card)
    total = {
        "quills": sum(_quills(actor.activate) for actor in actors),
        "in costume": sum(_quills(actor.rehearse) for actor in (*actors, *edition.printed)),
        "black masks": sum(actor.activate.count("mask-black") for actor in actors),
        "masks": sum(actor.activate.count("mask") for actor in actors),
        "pounds": sum(POUNDS.get(icon, 0) for actor in actors for icon in actor.activate),
        "costs": sum(card.cost * card.copies for card in edition.characters) / 3,
        "candles": sum(row.count("c") for row in edition.stage.rows),
        "steps": sum(sum(objective.steps) for objective in edition.objectives) / 3,
    }
    for objective in edition.objectives:
        name = f"objective-{objective.name}"
        found[name] = {
            f"steps {name}": sum(objective.steps) / 3,
            f"quills {name}": (total["quills"] + total["in costume"]) / 4,
            f"candles {name}": total["candles"] / 2,
        }
    for players in (2, 3, 4):
        found[f"score-{players}"] = dict(total)
    found["payroll"] = {"costs": total["costs"]}
    return found


def _quills(icons: tuple[str, ...]) -> int:
    return sum(icon in FORWARD_QUILLS for icon in icons)


def _card(card: Character) -> Features:
    if not card.is_actor:
        return {"cost": card.cost / 2, "copies": card.copies / 2}
    return {
        "cost of actor": card.cost / 2,
        "white": card.activate.count("white"),
        "colour": _quills(card.activate) - card.activate.count("white"),
        "pounds": sum(POUNDS.get(icon, 0) for icon in card.activate) / 2,
        "mask": card.activate.count("mask"),
        "black mask": card.activate.count("mask-black"),
        "black": card.activate.count("black"),
        "takes": sum(icon in TAKES for icon in card.activate),
        "white in costume": card.rehearse.count("white"),
        "colour in costume": _quills(card.rehearse) - card.rehearse.count("white"),
    }


class Family:
    """One regression: all cards, say. Its weights are normally distributed before and after what is seen."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._index: dict[str, int] = {}
        self._precision: Vector = np.zeros((0, 0))
        self._pull: Vector = np.zeros(0)

    def vector(self, figure: str, given: Features) -> Vector:
        """New weights join as they are met."""
        named = {**given, f"own {figure}": 1.0}
        for weight in named:
            if weight not in self._index:
                self._add(weight)
        vector = np.zeros(len(self._index))
        for weight, value in named.items():
            vector[self._index[weight]] = value
        return vector

    def _add(self, weight: str) -> None:
        size = len(self._index)
        self._index[weight] = size
        spread = OWN[self.name] if weight.startswith("own ") else WEIGHTS[self.name]
        precision = np.zeros((size + 1, size + 1))
        precision[:size, :size] = self._precision
        precision[size, size] = spread**-2
        self._precision = precision
        self._pull = np.append(self._pull, 0.0)

    def see(self, vector: Vector, figure: Figure) -> None:
        trust = 1 / (figure.error**2 + MISFITS[self.name] ** 2)
        self._precision = self._precision + trust * np.outer(vector, vector)
        self._pull = self._pull + trust * (figure.value - STARTS[self.name]) * vector

    def weights(self, random: np.random.Generator | None = None) -> Vector:
        """The likeliest, or a sample."""
        likeliest = np.linalg.solve(self._precision, self._pull)
        if random is None:
            return likeliest
        lower = np.linalg.cholesky(self._precision)
        return likeliest + np.linalg.solve(lower.T, random.standard_normal(len(likeliest)))


class Model:
    """All families. `base` is the edition that features are counted from, so that intercepts mean something."""

    def __init__(self, base: Edition) -> None:
        self._base = features(base)
        self._families = {name: Family(name) for name in STARTS}
        for figure in self._base:  # all weights are known from the start
            self._families[family(figure)].vector(figure, self._relative(self._base, figure))

    def see(self, edition: Edition, figures: Mapping[str, Figure]) -> None:
        given = features(edition)
        for name, figure in figures.items():
            if name in given:
                found = self._families[family(name)]
                found.see(found.vector(name, self._relative(given, name)), figure)

    def predictor(self, random: np.random.Generator | None = None) -> Callable[[Edition], dict[str, float]]:
        weights = {name: found.weights(random) for name, found in self._families.items()}

        def predict(edition: Edition) -> dict[str, float]:
            given = features(edition)
            return {
                name: STARTS[family(name)]
                + float(
                    self._families[family(name)].vector(name, self._relative(given, name))
                    @ weights[family(name)]
                )
                for name in given
            }

        return predict

    def _relative(self, given: Mapping[str, Features], figure: str) -> Features:
        base = self._base[figure]
        return {name: value - base.get(name, 0.0) for name, value in given[figure].items()}


def blended(predicted: Mapping[str, float], seen: Mapping[str, Figure]) -> dict[str, float]:
    """The prediction corrected by the edition's own games, by how much each can be trusted."""
    found = dict(predicted)
    for name, figure in seen.items():
        if name in predicted:
            misfit, error = MISFITS[family(name)] ** -2, figure.error**-2
            found[name] = (predicted[name] * misfit + figure.value * error) / (misfit + error)
    return found
