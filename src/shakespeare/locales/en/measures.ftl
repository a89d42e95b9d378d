# What objectives of somebody’s own edition may count beside the measures with a name (cards.ftl).
# Lists that say nothing are empty: $hues are colours, $places where elements lie.
measure-elements = { $hues-count ->
        [0] {""}
       *[other] { $hues-or }{" "}
    }{ $count ->
        [one] element
       *[other] elements
    } { $places-or }
measure-colours = { $count ->
        [one] colour
       *[other] different colours
    } among your elements { $places-or }
measure-candles = lit { $count ->
        [one] candle
       *[other] candles
    } { $places-or }
measure-rows = complete { $count ->
        [one] row
       *[other] rows
    } of your stage set
measure-halves = complete { $count ->
        [one] half
       *[other] halves
    } of your stage set, without its middle
# $wearer is actor, extra or any; $circles and $worth are 0 if they do not matter.
measure-costumes = { $state ->
        [complete] complete{" "}
        [unfinished] unfinished{" "}
       *[begun] {""}
    }{ $count ->
        [one] costume
       *[other] costumes
    }{ $circles ->
        [2] {" "}of two elements
        [3] {" "}of three elements
       *[other] {""}
    }{ $wearer ->
        [actor] {" "}on actors
        [extra] {" "}on extras
       *[any] {""}
    }{ $worth ->
        [0] {""}
       *[other] {" "}worth { $worth } or more
    }{ $state ->
        [begun] {" "}with at least one element
       *[other] {""}
    }
# $paid is yes, no or any.
measure-characters = { $kinds-count ->
        [0] { $count ->
            [one] character
           *[other] characters
        }
       *[other] { $kinds-or }
    }{ $costs-count ->
        [0] {""}
       *[other] {" "}costing { $costs-or }
    }{ $paid ->
        [yes] {" "}whom your money pays at the end
        [no] {" "}whom your money does not pay at the end
       *[any] {""}
    }
# $rank and $space are 0 if they do not matter.
measure-acts = { $count ->
        [one] act
       *[other] acts
    } where you { $rank ->
        [0] {""}
        [1] are first
        [2] are first or second
       *[other] are among the first { $rank }
    }{ $both ->
        [yes] {" "}and{" "}
       *[no] {""}
    }{ $space ->
        [0] {""}
       *[other] have reached space { $space }
    }
measure-space = { $count ->
        [one] space
       *[other] spaces
    } reached on { $act }
measure-behind = { $count ->
        [one] disc
       *[other] discs
    } behind yours on { $act }
measure-prestige = prestige before the final scoring
measure-tokens = “+3” { $count ->
        [one] token
       *[other] tokens
    }
measure-rests = Rest { $count ->
        [one] token
       *[other] tokens
    } on your characters
# Several together: outside, and inside another.
measure-sum = { $where ->
        [inside] ({ $parts } together)
       *[outside] in total of: { $parts }
    }
measure-least = { $where ->
        [inside] (the fewest of: { $parts })
       *[outside] each of: { $parts }
    }
measure-most = { $where ->
        [inside] (the most of: { $parts })
       *[outside] of the most numerous of: { $parts }
    }
measure-in-costumes = on costumes
measure-in-set = in your stage set
measure-in-theater = in your Theater
measure-in-hats = as hats
measure-colour-black = black
measure-colour-pink = pink
measure-colour-purple = purple
measure-colour-blue = blue
measure-colour-green = green
measure-colour-yellow = yellow
measure-kind-actor = { $count ->
        [one] actor
       *[other] actors
    }
measure-kind-costume-mistress = { $count ->
        [one] costume mistress
       *[other] costume mistresses
    }
measure-kind-set-dresser = { $count ->
        [one] set dresser
       *[other] set dressers
    }
measure-kind-handyman = { $count ->
        [one] handyman
       *[other] handymen
    }
measure-kind-jeweler = { $count ->
        [one] jeweler
       *[other] jewelers
    }
measure-kind-assistant = { $count ->
        [one] assistant
       *[other] assistants
    }
measure-kind-queen = { $count ->
        [one] queen
       *[other] queens
    }
measure-kind-extra = { $count ->
        [one] extra
       *[other] extras
    }
measure-kind-prompter = { $count ->
        [one] prompter
       *[other] prompters
    }
measure-kind-rag-picker = { $count ->
        [one] rag-picker
       *[other] rag-pickers
    }
measure-kind-craftsman = { $count ->
        [one] craftsman
       *[other] craftsmen
    }
measure-kind-non-actor = { $count ->
        [one] character who is neither an actor nor an extra
       *[other] characters who are neither actors nor extras
    }
