# What happened, one sentence an event. Arguments are those of the event; besides, of a list $cards there are
# $cards-count, $cards-row (without "and") and $cards-or, and of $amount, which is its size, $amount-sign (up or down).

event-order = Ordre du tour : { $seats-row }.
event-costumes-laid-out = Éléments de costume tirés : { $colours }.
event-sets-laid-out = Éléments de décor tirés : { $colours }.
event-characters-laid-out = Nouveaux personnages : { $cards }.
event-characters-discarded = { $cards-count ->
        [0] Aucun personnage à défausser.
       *[other] Personnages défaussés : { $cards }.
    }
event-characters-reshuffled = Les personnages défaussés sont mélangés et forment une nouvelle pioche : { $cards }.
event-elements-discarded = { $elements ->
        [costumes] Éléments de costume défaussés : { $colours }.
       *[sets] Éléments de décor défaussés : { $colours }.
    }
event-neutral = Le disque neutre est placé sur la case { $space } de l’{ $act }.

event-recruited = { $seat } recrute { $card-the }.
event-recruited-extra = { $seat } recrute { $card-the } comme { $character }.

event-day = La journée { $day } commence.
event-phase = { $day ->
        [4] { $phase-initial }.
        [6] { $phase-final }.
       *[other] { $phase }.
    }

event-wager-chosen = { $seat } a choisi sa mise.
event-wager-yours = { $seat } mise en secret { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    }.
event-wagered = { $seat } a misé { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    }.
event-cylinders = { $seat } a { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    } pour la journée.
event-initiative-emptied = La piste Initiative est vidée.

event-prestige = { $amount-sign ->
        [up] { $seat } gagne { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de Prestige { $source-one } (total : { $total }).
       *[down] { $seat } perd { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de Prestige { $source-loss } (total : { $total }).
    }
event-money = { $amount-sign ->
        [up] { $seat } reçoit { $amount } £ { $source-one } (total : { $total } £).
       *[down] { $seat } perd { $amount } £ { $source-loss } (total : { $total } £).
    }

event-activated = { $seat } active { $character-the }.
event-initiative = { $seat } prend la place { $place } sur la piste Initiative.
event-step = { $seat } avance sur la case { $space } de l’{ $act }.
event-step-lost = { $seat } est déjà au bout de l’{ $act } et n’avance pas.
event-quill-lost = { $seat } est au bout de tous les actes et n’avance pas.
event-back = { $seat } recule sur la case { $space } de l’{ $act }.
event-back-lost = { $seat } est sur la première case de tous les actes et ne recule pas.
event-ambiance = { $amount-sign ->
        [up] Chez { $seat }, l’ambiance monte de { $amount } (case { $space }).
       *[down] Chez { $seat }, l’ambiance baisse de { $amount } (case { $space }).
    }
event-ambiance-held = { $space ->
        [1] Chez { $seat }, l’ambiance ne peut plus baisser.
       *[other] Chez { $seat }, l’ambiance ne peut plus monter.
    }
event-token-gained = { $seat } gagne un jeton « +3 » (total : { $total }).
event-token-none = Il ne reste plus de jeton « +3 » pour { $seat }.
event-token-spent = { $total ->
        [0] { $seat } utilise un jeton « +3 » pour { $character-the } et n’en a plus.
       *[other] { $seat } utilise un jeton « +3 » pour { $character-the } et en garde { $total }.
    }

event-costume-placed = { $seat } place un élément de costume { $colour } sur { $character-the }, cercle { $circle }.
event-costume-complete = { $seat } complète le costume { $character-of } (valeur { $worth }).
event-set-placed = { $seat } place un élément de décor { $colour } en { $cell }.
event-nothing-to-take = { $value ->
        [0] { $seat } ne trouve rien à prendre avec { $character-the }.
       *[other] { $seat } ne trouve rien à prendre avec { $character-the } pour une valeur de { $value }.
    }
event-declined = { $seat } ne prend plus rien avec { $character-the }.

event-looked = { $count ->
        [one] { $seat } consulte { $count } objectif.
       *[other] { $seat } consulte { $count } objectifs.
    }
event-looked-at = { $seat } découvre les objectifs { $objectives }.
event-kept = { $seat } garde un objectif.
event-kept-card = { $seat } garde l’objectif { $objective }.

event-passed = { $seat } passe.
event-passed-by-rule = { $seat } n’a plus rien à faire aujourd’hui et passe.

event-purple-left = { $count ->
        [one] Il reste { $count } élément de décor violet, qui fait baisser l’ambiance.
       *[other] Il reste { $count } éléments de décor violets, qui font baisser l’ambiance.
    }
event-ambiance-reset = L’ambiance est remise à zéro.
event-rehearsed = { $seat } fait répéter { $character-the } en costume.
event-act-scored = Décompte de l’{ $act }.

event-rest-tokens-off = Les jetons Repos sont retirés.
event-rest-chosen = { $seat } a choisi qui reste en forme.
event-rest-yours = { $seat } garde { $character-the } en forme, en secret pour l’instant.
event-rested = { $seat } pose un jeton Repos sur { $character-the }.
event-stayed-fresh = { $seat } garde { $character-the } en forme.
event-cylinders-back = { $seat } récupère ses cylindres.
event-solo-stopped = { $seat } termine sa journée avec { $cylinders ->
        [one] { $cylinders } cylindre posé
       *[other] { $cylinders } cylindres posés
    }.

event-objective-scored = Objectif { $objective } : { $seat } en compte { $measured } et marque { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Prestige.
event-yellow-counted = { $count ->
        [0] { $seat } n’a placé aucun élément jaune.
        [one] { $seat } a placé { $count } élément jaune.
       *[other] { $seat } a placé { $count } éléments jaunes.
    }
event-paid = { $seat } paye { $cost } £ { $character-to } et garde { $left } £.
event-unpaid = { $seat } ne peut pas payer { $cost } £ { $character-to }.
event-final = { $seat } termine avec un Prestige de { $total } et { $left } £ en excédent.
event-won = { $seats-count ->
        [one] { $seats } remporte la partie.
       *[other] { $seats } se partagent la victoire.
    }
event-undone = { $seat } annule son dernier coup.
event-forced = { $seat } n’a qu’un choix : « { $move } ».

## Backstage

event-lord-dealt = Le paquet du Lord, à partir du dessus : { $cards-row }.
event-backstage-laid-out = Nouvelles cartes Coulisses : { $cards }.
event-backstage-discarded = { $cards-count ->
        [0] Aucune carte Coulisses à défausser.
       *[other] Cartes Coulisses défaussées : { $cards }.
    }
event-backstage-reshuffled = Les cartes Coulisses défaussées sont mélangées et forment une nouvelle pioche : { $cards }.
event-backstage-used = { $seat } utilise { $card-the } avec { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    }.
event-backstage-used-recruitment = { $cylinders ->
        [one] { $seat } utilise { $card-the } avec la carte Recrutement.
        [2] { $seat } utilise { $card-the } avec 1 cylindre et la carte Recrutement.
        [3] { $seat } utilise { $card-the } avec 2 cylindres et la carte Recrutement.
       *[other] { $seat } utilise { $card-the } avec { $cylinders } cylindres, dont la carte Recrutement.
    }
event-backstage-kept = { $seat } garde { $card-the }.
event-backstage-idle = { $card-start } ne trouve rien à faire pour { $seat }.
event-theater-placed = { $seat } place un élément de décor { $colour } sur la case { $space } de son Théâtre.
event-hat-placed = { $seat } donne un chapeau { $colour } { $character-to }.
event-doubled = { $seat } fait doubler { $character-the }.
event-engaged = { $seat } prend { $card-the } dans le paquet du Lord.
event-lord-empty = Il ne reste personne pour { $seat } dans le paquet du Lord.
event-rest-eased = { $count ->
        [one] { $seat } posera { $count } jeton Repos de moins cette nuit.
       *[other] { $seat } posera { $count } jetons Repos de moins cette nuit.
    }
event-spared = { $seat } garde { $character-the } en forme, et peut encore en garder un autre.
event-discard-taken = { $elements ->
        [costumes] { $seat } prend un élément de costume { $colour } dans la défausse.
       *[sets] { $seat } prend un élément de décor { $colour } dans la défausse.
    }
event-salvage-ended = { $seat } ne prend plus rien dans la défausse.
event-first-action-forgone = { $seat } renonce à la première action.
event-no-objective-left = Il ne reste plus d’objectif à consulter pour { $seat }.
event-objective-played = { $seat } joue l’objectif { $objective }.
event-objectives-held = { $seat } ne joue pas d’objectif.
event-objectives-held-for-good = { $seat } ne joue pas d’objectif, et n’y reviendra qu’après en avoir gardé un autre.
event-penalty-avoided = { $seat } paye le Souffleur et évite le malus de l’{ $act }.
event-fired = { $seat } renvoie { $character-the } : pas de salaire à payer.
event-hats-counted = { $count ->
        [0] { $seat } n’a aucun chapeau valant 6 avec le premier cercle.
        [one] { $seat } a { $count } chapeau valant 6 avec le premier cercle.
       *[other] { $seat } a { $count } chapeaux valant 6 avec le premier cercle.
    }
