"""What can be wrong with an edition, and what is wanted instead, in English.

The texts in other languages lie with all others, in `locales`; there these are once more, and a test compares them. A name in
braces is an argument; a list is joined by "and", or by "or" where its name ends so.
"""

from typing import Final

TEXTS: Final = {
    # tables and keys
    "no-table": "must be a table, not {found}.",
    "key-no-text": "has the key {found}, but keys are texts.",
    "missing": "is missing: it must be {what}.",
    "missing-table": "is missing: an edition has the tables {names}.",
    "missing-backstage-table": "is missing: Backstage has the tables {names} (R11.1, R11.2).",
    "missing-printed": "is missing: the printed characters are {names} (R0.3).",
    "not-printed": "is not printed; the printed characters are {names} (R0.3).",
    "unknown-key": "is no known key; leave it out.",
    "unknown-key-near": "is no known key; did you mean {near}?",
    "wrong": "must be {what}, not {found}.",
    # provenance
    "missing-provenance": "is missing: it must say where {names} come from (R12.1).",
    "wrong-provenance": "must be a text or a table with a text for each of {names}, not {found}.",
    "no-datum": "is for a datum that is not there; leave it out.",
    "no-datum-near": "is for a datum that is not there; did you mean {near}?",
    # what belongs to others
    "only-backstage": "is only for actors of Backstage (R11.5), not for the base game; leave it out.",
    "only-cards": "is not for a printed character, which is no card (R0.3); leave it out.",
    "only-craftsmen": "is only for craftsmen (R5.4); leave it out.",
    "only-craftsmen-kind": "is only for craftsmen (R5.4), not for the kind {kind}; leave it out.",
    "only-actors-kind": "is only for actors (R0.2), not for the kind {kind}; leave it out.",
    "only-measure": "is only for the measure {measure}; leave it out.",
    "no-condition-of": "is no condition of the count {count}, whose conditions are {names}; leave it out.",
    "no-conditions": "is a condition, but the count {count} has none; leave it out.",
    "condition-missing": "is missing a condition: the count {count} needs {names-or}.",
    "only-activated": "is not for an actor with first-action, who is never activated (R11.5); leave it out.",
    "only-kind": "is only for the kind {kind} (R11.6); leave it out.",
    "only-kept": "is only for a card kept as a {kept} (R11.4); leave it out.",
    "any-cost": "is not for the kind {kind}, which is served at any cost (R11.4); leave it out.",
    # numbers of things
    "card-count": "has {count} cards, counting copies; there must be {right} ({rule}).",
    "actor-count": "has {count} actors, counting copies; there must be {right} ({rule}).",
    "objective-count": "has {count} objectives; there must be {right} ({rule}).",
    "first-actions": "has {count} actors with first-action; only one can act before everybody (R11.5).",
    "kind-missing": "has none of the kind {kind}; there is one of each kind (R11.6).",
    "too-few-left": "has {count} cards that nobody keeps; {right} are laid out a day (R11.2).",
    # measures
    "no-form": "lacks what it counts: a measure has one of the keys {names-or}.",
    "several-forms": "has {names} side by side; a measure has one of them.",
    "worth-in-parts": "is {measure}, which lacks its worth here; write {example} instead.",
    "measure-too-deep": "is nested too deeply; measures lie in measures {most} deep at most.",
    "measure-too-large": "counts too much; a measure has {most} counts at most.",
    # icons, spaces and cylinders
    "icon-elsewhere": "has {found} as icon {number}, which means nothing here: the icons of {whose} are {names} ({rule}).",
    "no-icon": "has {found} as icon {number}, which is no icon of {whose} ({rule}); those are {names}.",
    "no-icon-near": "has {found} as icon {number}, which is no icon of {whose} ({rule}); did you mean {near}?",
    "no-space": "has {found} as space {number}; spaces are {names-or} (R11.1).",
    "no-cylinders": "is no number of cylinders; those are {names} (R11.3).",
    # names
    "no-name": "is no name: names are lower-case words joined by hyphens, such as lady-macbeth, "
    "with at most {most} letters.",
    "reserved": "is a word that moves use for something else; take another name.",
    "taken": "uses the name {found}, as {by} does; take another name.",
    # the stage
    "no-row": "has {found} as row {number}; it must be {what}.",
    "no-cell": "has {found} in row {number}; cells are {names-or}, with one space between them.",
    "not-symmetric": "has row {number} not symmetric; both sides mirror each other (R7.3).",
    "bottom-row": "has a bottom row of {count}; it must be 5, 7 or 9 cells wide (R7.1).",
    "row-width": "has {count} cells in row {number}; each row is one narrower than the one below, "
    "so it must have {right} (R7.1).",
    "virtual-count": 'has {count} virtual elements "v"; there are exactly {right} (R7.2).',
    "on-virtual": "has space {place} resting on two virtual elements; no space may (R7.1).",
    # the file
    "unreadable": "cannot be read: {why}.",
    "too-large": "is larger than {most} bytes; no edition needs as much.",
    "too-many-dots": "has more than {most} dots in line {line}; no edition needs them.",
    "no-utf-8": "is not UTF-8 text (at line {line}); save it as UTF-8.",
    "too-deep": "is nested too deeply; an edition has tables in tables four deep.",
    "no-toml": "is not valid TOML: {why}.",
    "huge-number": "holds a number of thousands of digits; no edition needs one.",
    "more-mistakes": "has more mistakes than the {most} that are listed.",
    # what is wanted
    "wanted-words": "{names-or}",
    "wanted-words-rule": "{names-or} ({rule})",
    "wanted-truth": "true or false ({rule})",
    "wanted-title": "a text on one line, of 1 to {most} characters, without spaces around it",
    "wanted-provenance": '"rules", "attested" or "reconstructed", then ": " and a note if you like (R12.1), '
    "at most {most} characters on one line",
    "wanted-cost": "1, 3 or 5, in pounds (R0.4)",
    "wanted-copies": "a whole number from 1 to {most}",
    "wanted-circles": "2 or 3 (R6.3)",
    "wanted-any-value": "4, 6 or 8 (R5.4)",
    "wanted-value": "{names-or} for a {kind} (R5.4)",
    "wanted-measure": "{names-or}, or a table such as {example}",
    "wanted-measures": "a list of {least} to {most} measures",
    "wanted-some": "{names-or}, or a list of several of these, each once",
    "wanted-number": "a whole number from {least} to {most}",
    "wanted-steps": "one to three whole numbers from 1 to {most}, none less than the one before, such as [1, 2, 3] or [4, 4] (R10.4)",
    "wanted-worth": "a whole number from 1 to 15, the worth of a costume (R6.2)",
    "wanted-most-taken": "a whole number from 1 to 15, what is taken at most (R11.6)",
    "wanted-ambiance": "a whole number from 1 to 5, steps of ambiance (R11.6)",
    "wanted-icons": "a list of {least} to {most} icons of {whose} ({rule})",
    "wanted-no-icons": "an empty list beside first-action: such an actor is never activated (R11.5)",
    "wanted-cancelled": "one of the icons that are activated (R11.5)",
    "wanted-rows": 'a list of texts such as ". . c . .", bottom row first (R7.1)',
    "wanted-spaces": 'a list of 1 to {most} spaces such as [".", "c"], bottom first (R11.1)',
    "wanted-powers": "a table from numbers of cylinders to lists of icons, such as {example} (R11.3)",
    "wanted-kept": 'a table with nothing but "keep" for one number of cylinders from 1 to 5, '
    "such as {example}, because the card is kept (R11.4)",
    # whose icons
    "of-activation": "an activation",
    "of-base-activation": "an activation of the base game",
    "of-rehearsal": "a rehearsal",
    "of-base-rehearsal": "a rehearsal of the base game",
    "of-backstage-card": "a backstage card",
    "of-laid-out-card": "a backstage card that is not kept",
    # what was found
    "found-nothing": "nothing",
    "found-table": "a table",
    "found-no-table": "an empty table",
    "found-list": "a list",
    "found-no-list": "an empty list",
    "found-list-of": "of {count}",
    "found-huge": "a huge number",
    "found-type": "a value of type {type}",
}
