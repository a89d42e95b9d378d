# What is asked. $character is "nobody" where no character's power asks; $value is 0 where no value counts.

ask-first-recruit = Qui rejoint votre troupe avant la première journée ?
ask-wager = Combien de cylindres misez-vous aujourd’hui ? Celui qui mise le moins joue en premier.
ask-action = À vous de jouer : que faites-vous ?
ask-token = Utilisez-vous un jeton « +3 » pour { $character-the }, de valeur { $value } ?
ask-take = { $value ->
        [0] { $elements ->
            [costumes] Quel élément de costume { $colours-or } prend { $character-the }, et pour qui ?
            [sets] Où va l’élément de décor { $colours-or } que prend { $character-the } ?
           *[both] Quel élément { $colours-or } prend { $character-the }, et où va-t-il ?
        }
       *[other] { $elements ->
            [costumes] Quel élément de costume prend { $character-the } ? Valeur restante : { $value }.
            [sets] Quel élément de décor prend { $character-the } ? Valeur restante : { $value }.
           *[both] Quel élément prend { $character-the } ? Valeur restante : { $value }.
        }
    }
ask-step = { $character ->
        [nobody] L’ambiance est bonne : sur quel acte avancez-vous ?
       *[other] Sur quel acte avancez-vous grâce { $character-to } ?
    }
ask-back = { $character ->
        [nobody] L’ambiance est mauvaise : sur quel acte reculez-vous ?
       *[other] Sur quel acte reculez-vous à cause { $character-of } ?
    }
ask-queen = Que demandez-vous { $character-to } ?
ask-keep = Quel objectif gardez-vous : { $objectives-or } ?
ask-spare = Qui reste en forme ? Tous les autres personnages qui ont travaillé reçoivent un jeton Repos.

# Of Backstage.
ask-first-action = L’Ours vous laisse agir avant tout le monde : que faites-vous ?
ask-theater = Quel élément de décor { $colours-or } va dans votre Théâtre ?
ask-hat = Qui reçoit un chapeau, et de quelle couleur ?
ask-double = Quel acteur activez-vous avec { $character-the } ?
ask-engage = Quel acteur prenez-vous dans le paquet du Lord ?
ask-origin = { $move } : l’élément vient-il des malles ou de la défausse ?
ask-masks = Jouez-vous un objectif avant l’effet de l’ambiance ?
ask-rehearse = Qui répète ensuite ?
ask-prompt = Payez-vous 1 £ pour éviter le malus de l’{ $act } ?
ask-salvage = { $value ->
        [0] Quel élément jaune prenez-vous dans la défausse, et où va-t-il ?
       *[other] Quel élément prenez-vous dans la défausse ? Valeur restante : { $value }.
    }

## Moves, as they are offered.

move-wager = { $cylinders ->
        [one] Miser { $cylinders } cylindre
       *[other] Miser { $cylinders } cylindres
    }
move-recruit = Recruter { $card-the }
move-recruit-extra = Recruter { $card-the } comme figurant
move-activate = Activer { $character-the }
move-pass = Passer
move-spend-token = Utiliser un jeton « +3 »
move-keep-token = Garder le jeton
move-step = Avancer sur l’{ $act }
move-back = Reculer sur l’{ $act }
move-costume = Placer un élément { $colour } sur { $character-the }, cercle { $circle }
move-set = Placer un élément { $colour } en { $place }
move-done = Ne plus rien prendre
move-ask-money = Prendre 4 £
move-ask-objectives = Consulter des objectifs et en garder un
move-keep = Garder l’objectif { $objective }
move-spare = Garder { $character-the } en forme
move-use = { $cylinders ->
        [one] Utiliser { $card-the }, { $cylinders } cylindre
       *[other] Utiliser { $card-the }, { $cylinders } cylindres
    }
move-use-recruitment = { $cylinders ->
        [one] Utiliser { $card-the } avec la carte Recrutement
        [2] Utiliser { $card-the }, 1 cylindre et la carte Recrutement
        [3] Utiliser { $card-the }, 2 cylindres et la carte Recrutement
       *[other] Utiliser { $card-the }, { $cylinders } cylindres dont la carte Recrutement
    }
move-theater = Placer un élément { $colour } dans le Théâtre
move-hat = Donner un chapeau { $colour } { $character-to }
move-double = Doubler { $character-the }
move-engage = Prendre { $card-the }
move-from-crates = Prendre dans les malles
move-from-discards = Prendre dans la défausse
move-forgo = Renoncer à la première action
move-play = Jouer l’objectif { $objective }
move-hold = Ne pas jouer d’objectif aujourd’hui
move-hold-for-good = Ne pas jouer d’objectif avant d’en garder un autre
move-rehearse = Faire répéter { $character-the }
move-pay-prompter = Payer 1 £
move-take-penalty = Subir le malus
