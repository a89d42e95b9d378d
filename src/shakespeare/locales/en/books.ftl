# The rules page and the cards page of the browser client.

## The rules

rules-title = The rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found
        [one] One passage found
       *[other] { $count } passages found
    }
rules-nothing = The rules say nothing about “{ $query }”.

## The cards

cards-title = The cards
cards-search = Search the cards
cards-found = { $count ->
        [0] No card
        [one] One card
       *[other] { $count } cards
    }
cards-nothing = There is no such card.
cards-about = Every card and board, what it does, and where each of its values comes from.
cards-edition = Edition: “{ $name }”.
cards-values = { $reconstructed ->
        [0] None of its { $values } values is reconstructed.
       *[other] { $reconstructed } of its { $values } values are reconstructed.
    }
# Groups of cards.
cards-kind-all = All
cards-kind-actors = Actors
cards-kind-others = Craftsmen and others
cards-kind-backstage = Backstage cards
cards-kind-objectives = Objectives
cards-kind-boards = Boards
cards-of-backstage = Backstage
cards-stage = Stage set
cards-theater = Theater card
cards-extra = Extra
# What is known of a card.
cards-kind = Kind
cards-cost = Cost
cards-copies = Copies
cards-copies-printed = on every individual board
cards-copies-back = on the back of every card
cards-circles = Circles
cards-activated = Activated
cards-rehearsal = In a dress rehearsal
cards-goal = At the end
cards-played = When played
cards-kept = As long as it is kept
cards-shape = Spaces
cards-spaces = { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, { $candles ->
        [0] no candle
        [one] { $candles } with a candle
       *[other] { $candles } with a candle
    }
# Where a value comes from; .meaning says what that is.
cards-from-rules = rules
    .meaning = stated by a rule document
cards-from-attested = attested
    .meaning = shown by the publisher’s previews or by reviews
cards-from-reconstructed = reconstructed
    .meaning = ours, chosen to fit every known fact
cards-from-title = Where values come from

## An edition of one's own

own-title = An edition of your own
own-what = Do you own the box? Write what your cards say into an edition file, have it checked here, and play with it.
own-begin = Download the shipped edition, to begin with
own-choose = Choose a file
own-drop = or drop it here
own-checking = The file is being checked …
own-good = “{ $name }” is a good edition: its cards are shown below.
own-play = Play with it
own-leave = Back to the shipped edition
own-bad = { $count ->
        [one] There is one mistake in { $file }.
       *[other] There are { $count } mistakes in { $file }.
    }
own-line = Line { $line }
own-whole = The file as a whole
own-again = Mend it, and choose it again.
own-large = { $file } is too large: an edition needs no more than 100 kB.
