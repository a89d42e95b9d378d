# What objectives of somebody’s own edition may count beside the measures with a name (cards.ftl).
# Lists that say nothing are empty: $hues are colours, $places where elements lie.
measure-elements = { $hues-count ->
        [0] {""}
       *[other] { $hues-or }{" "}
    }elem { $places-or }
measure-colours = különböző szín az elemeid között { $places-or }
measure-candles = meggyújtott gyertya { $places-or }
measure-rows = teljes sor a díszletedben
measure-halves = teljesen kész oldal a díszletedben, a közepe nélkül
# $wearer is actor, extra or any; $circles and $worth are 0 if they do not matter.
measure-costumes = { $state ->
        [complete] kész{" "}
        [unfinished] befejezetlen{" "}
       *[begun] {""}
    }{ $circles ->
        [2] két elemből álló{" "}
        [3] három elemből álló{" "}
       *[other] {""}
    }jelmez{ $wearer ->
        [actor] {" "}színészeken
        [extra] {" "}statisztákon
       *[any] {""}
    }{ $state ->
        [begun] , rajta legalább egy elemmel
       *[other] {""}
    }{ $worth ->
        [0] {""}
       *[other] , egyenként legalább { $worth } értékű
    }
# $paid is yes, no or any.
measure-characters = { $kinds-count ->
        [0] karakter
       *[other] { $kinds-or }
    }{ $costs-count ->
        [0] {""}
       *[other] {" "}{ $costs-or } bérrel
    }{ $paid ->
        [yes] , akit a végén ki tudsz fizetni
        [no] , akit a végén nem tudsz kifizetni
       *[any] {""}
    }
# $rank and $space are 0 if they do not matter.
measure-acts = felvonás, ahol { $rank ->
        [0] {""}
        [1] te vagy az első
        [2] az első kettő között állsz
       *[other] az első { $rank } között állsz
    }{ $both ->
        [yes] {" "}és{" "}
       *[no] {""}
    }{ $space ->
        [0] {""}
       *[other] elérted ezt a mezőt: { $space }
    }
measure-space = elért mező { $act-on }
measure-behind = korong a tiéd mögött { $act-on }
measure-prestige = hírnévpont a végső értékelés előtt
measure-tokens = „+3” jelző
measure-rests = pihenésjelző a karaktereiden
# Several together: outside, and inside another.
measure-sum = { $where ->
        [inside] (összesen: { $parts })
       *[outside] összesen ezekből: { $parts }
    }
measure-least = { $where ->
        [inside] (amiből a legkevesebb van: { $parts })
       *[outside] ezek mindegyikéből: { $parts }
    }
measure-most = { $where ->
        [inside] (amiből a legtöbb van: { $parts })
       *[outside] abból, amiből a legtöbb van: { $parts }
    }
measure-in-costumes = a jelmezeken
measure-in-set = a díszletedben
measure-in-theater = a Színházadban
measure-in-hats = kalapként
measure-colour-black = fekete
measure-colour-pink = pink
measure-colour-purple = lila
measure-colour-blue = kék
measure-colour-green = zöld
measure-colour-yellow = sárga
measure-kind-actor = színész
measure-kind-costume-mistress = jelmeztervező
measure-kind-set-dresser = díszlettervező
measure-kind-handyman = ezermester
measure-kind-jeweler = ékszerész
measure-kind-assistant = segéd
measure-kind-queen = királynő
measure-kind-extra = statiszta
measure-kind-prompter = súgó
measure-kind-rag-picker = rongyszedő
measure-kind-craftsman = mesterember
measure-kind-non-actor = se nem színész se nem statiszta karakter
