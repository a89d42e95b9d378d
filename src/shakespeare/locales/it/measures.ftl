# What objectives of somebody’s own edition may count beside the measures with a name (cards.ftl).
# Lists that say nothing are empty: $hues are colours, $places where elements lie.
measure-elements = { $count ->
        [one] elemento
       *[other] elementi
    }{ $hues-count ->
        [0] {""}
       *[other] {" "}{ $hues-or }
    } { $places-or }
measure-colours = { $count ->
        [one] colore
       *[other] colori diversi
    } tra i tuoi elementi { $places-or }
measure-candles = { $count ->
        [one] candela accesa
       *[other] candele accese
    } { $places-or }
measure-rows = { $count ->
        [one] fila completa
       *[other] file complete
    } della tua scena
measure-halves = { $count ->
        [one] metà completa
       *[other] metà complete
    } della tua scena, senza il centro
# $wearer is actor, extra or any; $circles and $worth are 0 if they do not matter.
measure-costumes = { $count ->
        [one] costume
       *[other] costumi
    }{ $state ->
        [complete] { $count ->
            [one] {" "}completo
           *[other] {" "}completi
        }
        [unfinished] { $count ->
            [one] {" "}incompiuto
           *[other] {" "}incompiuti
        }
       *[begun] {""}
    }{ $circles ->
        [2] {" "}da due elementi
        [3] {" "}da tre elementi
       *[other] {""}
    }{ $wearer ->
        [actor] {" "}di attori
        [extra] {" "}di comparse
       *[any] {""}
    }{ $worth ->
        [0] {""}
       *[other] {" "}di valore { $worth } o più
    }{ $state ->
        [begun] {" "}con almeno un elemento
       *[other] {""}
    }
# $paid is yes, no or any.
measure-characters = { $kinds-count ->
        [0] { $count ->
            [one] personaggio
           *[other] personaggi
        }
       *[other] { $kinds-or }
    }{ $costs-count ->
        [0] {""}
       *[other] {" "}da { $costs-or }
    }{ $paid ->
        [yes] {" "}che il tuo denaro paga alla fine
        [no] {" "}che il tuo denaro non paga alla fine
       *[any] {""}
    }
# $rank and $space are 0 if they do not matter.
measure-acts = { $count ->
        [one] atto
       *[other] atti
    } in cui { $rank ->
        [0] {""}
        [1] sei in testa
        [2] sei al primo o secondo posto
       *[other] sei tra i primi { $rank }
    }{ $both ->
        [yes] {" "}e{" "}
       *[no] {""}
    }{ $space ->
        [0] {""}
       *[other] hai raggiunto la casella { $space }
    }
measure-space = { $count ->
        [one] casella raggiunta
       *[other] caselle raggiunte
    } sull’{ $act }
measure-behind = { $count ->
        [one] disco
       *[other] dischi
    } dietro al tuo sull’{ $act }
measure-prestige = { $count ->
        [one] punto
       *[other] punti
    } prestigio prima del conteggio finale
measure-tokens = { $count ->
        [one] gettone
       *[other] gettoni
    } «+3»
measure-rests = { $count ->
        [one] gettone
       *[other] gettoni
    } Riposo sui tuoi personaggi
# Several together: outside, and inside another.
measure-sum = { $where ->
        [inside] (in totale: { $parts })
       *[outside] in totale tra: { $parts }
    }
measure-least = { $where ->
        [inside] (il numero minore tra: { $parts })
       *[outside] di ciascuna voce: { $parts }
    }
measure-most = { $where ->
        [inside] (il numero maggiore tra: { $parts })
       *[outside] della voce più numerosa tra: { $parts }
    }
measure-in-costumes = sui costumi
measure-in-set = nella tua scena
measure-in-theater = nel tuo Teatro
measure-in-hats = come cappelli
measure-colour-black = { $count ->
        [one] nero
       *[other] neri
    }
measure-colour-pink = rosa
measure-colour-purple = viola
measure-colour-blue = blu
measure-colour-green = { $count ->
        [one] verde
       *[other] verdi
    }
measure-colour-yellow = { $count ->
        [one] giallo
       *[other] gialli
    }
measure-kind-actor = { $count ->
        [one] attore
       *[other] attori
    }
measure-kind-costume-mistress = { $count ->
        [one] costumista
       *[other] costumiste
    }
measure-kind-set-dresser = { $count ->
        [one] decoratore
       *[other] decoratori
    }
measure-kind-handyman = tuttofare
measure-kind-jeweler = { $count ->
        [one] gioielliere
       *[other] gioiellieri
    }
measure-kind-assistant = { $count ->
        [one] assistente
       *[other] assistenti
    }
measure-kind-queen = { $count ->
        [one] regina
       *[other] regine
    }
measure-kind-extra = { $count ->
        [one] comparsa
       *[other] comparse
    }
measure-kind-prompter = { $count ->
        [one] suggeritore
       *[other] suggeritori
    }
measure-kind-rag-picker = { $count ->
        [one] straccivendolo
       *[other] straccivendoli
    }
measure-kind-craftsman = { $count ->
        [one] artigiano
       *[other] artigiani
    }
measure-kind-non-actor = { $count ->
        [one] personaggio che non è né attore né comparsa
       *[other] personaggi che non sono né attori né comparse
    }
