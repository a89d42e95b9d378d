# What objectives of somebody’s own edition may count beside the measures with a name (cards.ftl).
# Lists that say nothing are empty: $hues are colours, $places where elements lie.
measure-elements = { $count ->
        [one] élément
       *[other] éléments
    }{ $hues-count ->
        [0] {""}
       *[other] {" "}{ $hues-or }
    } { $places-or }
measure-colours = { $count ->
        [one] couleur
       *[other] couleurs différentes
    } parmi vos éléments { $places-or }
measure-candles = { $count ->
        [one] bougie allumée
       *[other] bougies allumées
    } { $places-or }
measure-rows = { $count ->
        [one] rangée complète
       *[other] rangées complètes
    } de votre décor
measure-halves = { $count ->
        [one] moitié complète
       *[other] moitiés complètes
    } de votre décor, sans le milieu
# $wearer is actor, extra or any; $circles and $worth are 0 if they do not matter.
measure-costumes = { $count ->
        [one] costume
       *[other] costumes
    }{ $state ->
        [complete] { $count ->
            [one] {" "}complet
           *[other] {" "}complets
        }
        [unfinished] { $count ->
            [one] {" "}inachevé
           *[other] {" "}inachevés
        }
       *[begun] {""}
    }{ $circles ->
        [2] {" "}de deux éléments
        [3] {" "}de trois éléments
       *[other] {""}
    }{ $wearer ->
        [actor] {" "}sur vos acteurs
        [extra] {" "}sur vos figurants
       *[any] {""}
    }{ $worth ->
        [0] {""}
       *[other] {" "}d’une valeur de { $worth } ou plus
    }{ $state ->
        [begun] {" "}avec au moins un élément
       *[other] {""}
    }
# $paid is yes, no or any.
measure-characters = { $kinds-count ->
        [0] { $count ->
            [one] personnage
           *[other] personnages
        }
       *[other] { $kinds-or }
    }{ $costs-count ->
        [0] {""}
       *[other] {" "}à { $costs-or }
    }{ $paid ->
        [yes] {" "}que votre argent paie à la fin
        [no] {" "}que votre argent ne paie pas à la fin
       *[any] {""}
    }
# $rank and $space are 0 if they do not matter.
measure-acts = { $count ->
        [one] acte
       *[other] actes
    } où vous { $rank ->
        [0] {""}
        [1] êtes en tête
        [2] êtes premier ou deuxième
       *[other] êtes parmi les { $rank } premiers
    }{ $both ->
        [yes] {" "}et{" "}
       *[no] {""}
    }{ $space ->
        [0] {""}
       *[other] avez atteint la case { $space }
    }
measure-space = { $count ->
        [one] case atteinte
       *[other] cases atteintes
    } sur l’{ $act }
measure-behind = { $count ->
        [one] disque
       *[other] disques
    } derrière le vôtre sur l’{ $act }
measure-prestige = { $count ->
        [one] point
       *[other] points
    } de Prestige avant le décompte final
measure-tokens = { $count ->
        [one] jeton
       *[other] jetons
    } « +3 »
measure-rests = { $count ->
        [one] jeton
       *[other] jetons
    } Repos sur vos personnages
# Several together: outside, and inside another.
measure-sum = { $where ->
        [inside] (au total : { $parts })
       *[outside] au total : { $parts }
    }
measure-least = { $where ->
        [inside] (le plus petit nombre de : { $parts })
       *[outside] de chaque : { $parts }
    }
measure-most = { $where ->
        [inside] (le plus grand nombre de : { $parts })
       *[outside] du plus nombreux de : { $parts }
    }
measure-in-costumes = sur les costumes
measure-in-set = dans votre décor
measure-in-theater = dans votre Théâtre
measure-in-hats = en chapeaux
measure-colour-black = { $count ->
        [one] noir
       *[other] noirs
    }
measure-colour-pink = { $count ->
        [one] rose
       *[other] roses
    }
measure-colour-purple = { $count ->
        [one] violet
       *[other] violets
    }
measure-colour-blue = { $count ->
        [one] bleu
       *[other] bleus
    }
measure-colour-green = { $count ->
        [one] vert
       *[other] verts
    }
measure-colour-yellow = { $count ->
        [one] jaune
       *[other] jaunes
    }
measure-kind-actor = { $count ->
        [one] acteur
       *[other] acteurs
    }
measure-kind-costume-mistress = { $count ->
        [one] costumière
       *[other] costumières
    }
measure-kind-set-dresser = { $count ->
        [one] décorateur
       *[other] décorateurs
    }
measure-kind-handyman = { $count ->
        [one] homme à tout faire
       *[other] hommes à tout faire
    }
measure-kind-jeweler = { $count ->
        [one] orfèvre
       *[other] orfèvres
    }
measure-kind-assistant = { $count ->
        [one] assistant
       *[other] assistants
    }
measure-kind-queen = { $count ->
        [one] reine
       *[other] reines
    }
measure-kind-extra = { $count ->
        [one] figurant
       *[other] figurants
    }
measure-kind-prompter = { $count ->
        [one] souffleur
       *[other] souffleurs
    }
measure-kind-rag-picker = { $count ->
        [one] chiffonnier
       *[other] chiffonniers
    }
measure-kind-craftsman = { $count ->
        [one] artisan
       *[other] artisans
    }
measure-kind-non-actor = { $count ->
        [one] personnage ni acteur ni figurant
       *[other] personnages ni acteurs ni figurants
    }
