# Names. A message is the name as it stands alone; each attribute is another form of it that the language needs
# in a sentence, and reaches the texts as an argument of its own: $character, $character-the.
# A name without an attribute that others have uses its plain form there.
#
# Forms in French: .the (with its article, inside a sentence), .start (at its beginning), .of (after "de"), .to (after "à"),
# .title (in full, as printed on the card).
# .kind is what the person is called, where that is another word than for most.
# $copy is empty, or the number of one of several equal cards (II) with a space before it.

## Characters

card-author = Auteur
    .the = l’Auteur
    .start = L’Auteur
    .of = de l’Auteur
    .to = à l’Auteur
card-falstaff = Falstaff
    .the = Falstaff
    .start = Falstaff
    .of = de Falstaff
    .to = à Falstaff
card-handyman = Homme à tout faire
    .the = l’Homme à tout faire
    .start = L’Homme à tout faire
    .of = de l’Homme à tout faire
    .to = à l’Homme à tout faire
card-queen = Reine
    .the = la Reine
    .start = La Reine
    .of = de la Reine
    .to = à la Reine
card-extra = Figurant{ $copy }
    .the = le Figurant{ $copy }
    .start = Le Figurant{ $copy }
    .of = du Figurant{ $copy }
    .to = au Figurant{ $copy }

card-costume-mistress-6 = Costumière{ $copy } (6)
    .the = la Costumière{ $copy } (6)
    .start = La Costumière{ $copy } (6)
    .of = de la Costumière{ $copy } (6)
    .to = à la Costumière{ $copy } (6)
card-costume-mistress-8 = Costumière{ $copy } (8)
    .the = la Costumière{ $copy } (8)
    .start = La Costumière{ $copy } (8)
    .of = de la Costumière{ $copy } (8)
    .to = à la Costumière{ $copy } (8)
card-set-dresser-6 = Décorateur{ $copy } (6)
    .the = le Décorateur{ $copy } (6)
    .start = Le Décorateur{ $copy } (6)
    .of = du Décorateur{ $copy } (6)
    .to = au Décorateur{ $copy } (6)
card-set-dresser-8 = Décorateur{ $copy } (8)
    .the = le Décorateur{ $copy } (8)
    .start = Le Décorateur{ $copy } (8)
    .of = du Décorateur{ $copy } (8)
    .to = au Décorateur{ $copy } (8)
card-handyman-4 = Homme à tout faire{ $copy } (4)
    .the = l’Homme à tout faire{ $copy } (4)
    .start = L’Homme à tout faire{ $copy } (4)
    .of = de l’Homme à tout faire{ $copy } (4)
    .to = à l’Homme à tout faire{ $copy } (4)
card-jeweler = Orfèvre{ $copy }
    .the = l’Orfèvre{ $copy }
    .start = L’Orfèvre{ $copy }
    .of = de l’Orfèvre{ $copy }
    .to = à l’Orfèvre{ $copy }
card-assistant = Assistant{ $copy }
    .the = l’Assistant{ $copy }
    .start = L’Assistant{ $copy }
    .of = de l’Assistant{ $copy }
    .to = à l’Assistant{ $copy }

card-romeo = Roméo
    .the = Roméo
    .start = Roméo
    .of = de Roméo
    .to = à Roméo
card-juliet = Juliette
    .the = Juliette
    .start = Juliette
    .of = de Juliette
    .to = à Juliette
    .kind = actrice
card-puck = Puck
    .the = Puck
    .start = Puck
    .of = de Puck
    .to = à Puck
card-viola = Viola
    .the = Viola
    .start = Viola
    .of = de Viola
    .to = à Viola
    .kind = actrice
card-hamlet = Hamlet
    .the = Hamlet
    .start = Hamlet
    .of = de Hamlet
    .to = à Hamlet
card-iago = Iago
    .the = Iago
    .start = Iago
    .of = d’Iago
    .to = à Iago
card-beatrice = Béatrice
    .the = Béatrice
    .start = Béatrice
    .of = de Béatrice
    .to = à Béatrice
    .kind = actrice
card-desdemona = Desdémone
    .the = Desdémone
    .start = Desdémone
    .of = de Desdémone
    .to = à Desdémone
    .kind = actrice
card-portia = Portia
    .the = Portia
    .start = Portia
    .of = de Portia
    .to = à Portia
    .kind = actrice
card-lear = Lear
    .the = Lear
    .start = Lear
    .of = de Lear
    .to = à Lear
card-lady-macbeth = Lady Macbeth
    .the = Lady Macbeth
    .start = Lady Macbeth
    .of = de Lady Macbeth
    .to = à Lady Macbeth
    .kind = actrice
card-othello = Othello
    .the = Othello
    .start = Othello
    .of = d’Othello
    .to = à Othello
card-prospero = Prospero
    .the = Prospero
    .start = Prospero
    .of = de Prospero
    .to = à Prospero
card-titania = Titania
    .the = Titania
    .start = Titania
    .of = de Titania
    .to = à Titania
    .kind = actrice

# Of Backstage: its actors, then its backstage cards.
card-bear = Ours
    .the = l’Ours
    .start = L’Ours
    .of = de l’Ours
    .to = à l’Ours
    .title = Exit, poursuivi par un ours
card-caliban = Caliban
    .the = Caliban
    .start = Caliban
    .of = de Caliban
    .to = à Caliban
card-ghost = Fantôme
    .the = le Fantôme
    .start = Le Fantôme
    .of = du Fantôme
    .to = au Fantôme
card-hermione = Hermione
    .the = Hermione
    .start = Hermione
    .of = d’Hermione
    .to = à Hermione
    .kind = actrice
card-mark-antony = Marc Antoine
    .the = Marc Antoine
    .start = Marc Antoine
    .of = de Marc Antoine
    .to = à Marc Antoine
card-mercutio = Mercutio
    .the = Mercutio
    .start = Mercutio
    .of = de Mercutio
    .to = à Mercutio
card-ophelia = Ophélie
    .the = Ophélie
    .start = Ophélie
    .of = d’Ophélie
    .to = à Ophélie
    .kind = actrice
card-richard-iii = Richard III
    .the = Richard III
    .start = Richard III
    .of = de Richard III
    .to = à Richard III
card-shylock = Shylock
    .the = Shylock
    .start = Shylock
    .of = de Shylock
    .to = à Shylock

card-architect = Architecte{ $copy }
    .the = l’Architecte{ $copy }
    .start = L’Architecte{ $copy }
    .of = de l’Architecte{ $copy }
    .to = à l’Architecte{ $copy }
card-backstage-jeweler = Orfèvre{ $copy } (Coulisses)
    .the = l’Orfèvre{ $copy } (Coulisses)
    .start = L’Orfèvre{ $copy } (Coulisses)
    .of = de l’Orfèvre{ $copy } (Coulisses)
    .to = à l’Orfèvre{ $copy } (Coulisses)
card-barkeep = Tavernier{ $copy }
    .the = le Tavernier{ $copy }
    .start = Le Tavernier{ $copy }
    .of = du Tavernier{ $copy }
    .to = au Tavernier{ $copy }
card-director = Metteur en scène{ $copy }
    .the = le Metteur en scène{ $copy }
    .start = Le Metteur en scène{ $copy }
    .of = du Metteur en scène{ $copy }
    .to = au Metteur en scène{ $copy }
card-double = Doublure{ $copy }
    .the = la Doublure{ $copy }
    .start = La Doublure{ $copy }
    .of = de la Doublure{ $copy }
    .to = à la Doublure{ $copy }
card-hatter = Chapelière{ $copy }
    .the = la Chapelière{ $copy }
    .start = La Chapelière{ $copy }
    .of = de la Chapelière{ $copy }
    .to = à la Chapelière{ $copy }
card-lord-chamberlain = Lord Chambellan{ $copy }
    .the = le Lord Chambellan{ $copy }
    .start = Le Lord Chambellan{ $copy }
    .of = du Lord Chambellan{ $copy }
    .to = au Lord Chambellan{ $copy }
card-marlowe = Kit Marlowe{ $copy }
    .the = Kit Marlowe{ $copy }
    .start = Kit Marlowe{ $copy }
    .of = de Kit Marlowe{ $copy }
    .to = à Kit Marlowe{ $copy }
card-merchant = Marchand{ $copy }
    .the = le Marchand{ $copy }
    .start = Le Marchand{ $copy }
    .of = du Marchand{ $copy }
    .to = au Marchand{ $copy }
card-prompter = Souffleur{ $copy }
    .the = le Souffleur{ $copy }
    .start = Le Souffleur{ $copy }
    .of = du Souffleur{ $copy }
    .to = au Souffleur{ $copy }
card-rag-picker-costume-mistress = Chiffonnier{ $copy } (Costumière)
    .the = le Chiffonnier{ $copy } (Costumière)
    .start = Le Chiffonnier{ $copy } (Costumière)
    .of = du Chiffonnier{ $copy } (Costumière)
    .to = au Chiffonnier{ $copy } (Costumière)
card-rag-picker-handyman = Chiffonnier{ $copy } (Homme à tout faire)
    .the = le Chiffonnier{ $copy } (Homme à tout faire)
    .start = Le Chiffonnier{ $copy } (Homme à tout faire)
    .of = du Chiffonnier{ $copy } (Homme à tout faire)
    .to = au Chiffonnier{ $copy } (Homme à tout faire)
card-rag-picker-set-dresser = Chiffonnier{ $copy } (Décorateur)
    .the = le Chiffonnier{ $copy } (Décorateur)
    .start = Le Chiffonnier{ $copy } (Décorateur)
    .of = du Chiffonnier{ $copy } (Décorateur)
    .to = au Chiffonnier{ $copy } (Décorateur)

# A card or an objective that only somebody's own edition has.
own-card = { $title }{ $copy }
    .the = { $title }{ $copy }
    .start = { $title }{ $copy }
    .of = de la carte { $title }{ $copy }
    .to = à { $title }{ $copy }
# One of several equal cards, where an edition has several of a character that is usually alone.
# $name-the and the like are the forms of its name.
own-copy = { $name }{ $copy }
    .the = { $name-the }{ $copy }
    .start = { $name-start }{ $copy }
    .of = { $name-of }{ $copy }
    .to = { $name-to }{ $copy }

kind-actor = acteur
kind-costume-mistress = costumière
kind-set-dresser = décorateur
kind-handyman = homme à tout faire
kind-jeweler = orfèvre
kind-assistant = assistant
kind-queen = reine
kind-extra = figurant

## What characters do

power-costume-mistress = costumes (valeur max. { $value })
power-set-dresser = décors (valeur max. { $value })
power-handyman = costumes et décors (valeur max. { $value })
power-jeweler = un élément jaune
power-assistant = vos artisans +1
power-queen = 4 £ ou un objectif
power-extra = –
# Of some actors of Backstage: $icons is added to, or taken from, the $power by a complete costume.
power-costumed = { $power } ; en costume, aussi { $icons }
power-cancelled = { $power } ; en costume, sans { $icons }
power-first-action = la première action de chaque journée
# An actor who does not bring initiative.
power-no-initiative = { $power } ; pas d’initiative

# What a backstage card does as long as it is kept; $cost is 0 for craftsmen of any cost.
kept-prompter = vous pouvez payer 1 £ pour éviter le malus d’un acte
kept-rag-picker = { $cost ->
        [0] votre { $kind } peut aussi se servir dans la défausse
       *[other] votre { $kind } à { $cost } £ peut aussi se servir dans la défausse
    }

# Icons, $count of the same in a row.
icon-red = Acte I +{ $count }
icon-yellow = Acte II +{ $count }
icon-blue = Acte III +{ $count }
icon-white = acte au choix +{ $count }
icon-black = acte au choix −{ $count }
icon-coin1 = { $count ->
        [1] 1 £
       *[other] { $count } × 1 £
    }
icon-coin3 = { $count ->
        [1] 3 £
       *[other] { $count } × 3 £
    }
icon-coin5 = { $count ->
        [1] 5 £
       *[other] { $count } × 5 £
    }
icon-prestige = Prestige +{ $count }
icon-mask = ambiance +{ $count }
icon-mask-red = ambiance −{ $count }
icon-mask-black = ambiance des autres −{ $count }
icon-token = { $count ->
        [1] un jeton « +3 »
       *[other] { $count } jetons « +3 »
    }
icon-costume = { $count ->
        [1] un élément de costume { $colour }
       *[other] { $count } éléments de costume { $colour-many }
    }
icon-set = { $count ->
        [1] un élément de décor { $colour }
       *[other] { $count } éléments de décor { $colour-many }
    }

# Icons of Backstage.
icon-others-back = chaque autre joueur −{ $count } sur un acte de son choix
icon-others-coin = chaque autre joueur −{ $count } £
icon-objective = { $count ->
        [1] un objectif
       *[other] { $count } objectifs
    }
icon-coin2 = { $count ->
        [1] 2 £
       *[other] { $count } × 2 £
    }
icon-theater-1 = { $count ->
        [1] un élément de décor de valeur 1 dans votre Théâtre
       *[other] { $count } éléments de décor de valeur 1 dans votre Théâtre
    }
icon-theater-2-4 = { $count ->
        [1] un élément de décor de valeur 2 à 4 dans votre Théâtre
       *[other] { $count } éléments de décor de valeur 2 à 4 dans votre Théâtre
    }
icon-theater-5 = { $count ->
        [1] un élément de décor de valeur 5 dans votre Théâtre
       *[other] { $count } éléments de décor de valeur 5 dans votre Théâtre
    }
icon-hat = { $count ->
        [1] un chapeau
       *[other] { $count } chapeaux
    }
icon-double-1 = { $count ->
        [1] activer un acteur à 1 £
       *[other] activer { $count } fois un acteur à 1 £
    }
icon-double-3 = { $count ->
        [1] activer un acteur à 3 £
       *[other] activer { $count } fois un acteur à 3 £
    }
icon-double-5 = { $count ->
        [1] activer un acteur à 5 £
       *[other] activer { $count } fois un acteur à 5 £
    }
icon-lord-top = { $count ->
        [1] la première carte du paquet du Lord
       *[other] les { $count } premières cartes du paquet du Lord
    }
icon-lord-any = { $count ->
        [1] une carte au choix du paquet du Lord
       *[other] { $count } cartes au choix du paquet du Lord
    }
icon-fewer-rest = { $count ->
        [1] un jeton Repos de moins
       *[other] { $count } jetons Repos de moins
    }
icon-jewel = { $count ->
        [1] un élément jaune
       *[other] { $count } éléments jaunes
    }
icon-costume-1-3 = { $count ->
        [1] un élément de costume de valeur 1 à 3
       *[other] { $count } éléments de costume de valeur 1 à 3
    }
icon-costume-4-5 = { $count ->
        [1] un élément de costume de valeur 4 ou 5
       *[other] { $count } éléments de costume de valeur 4 ou 5
    }
icon-keep = gardé comme personnage

## Objectives

objective-first-nights = Premières
objective-wardrobe = Garde-robe
objective-company = Compagnie
objective-scenery = Scénographie
objective-gilding = Dorures
objective-cast = Distribution
objective-purse = Bourse
objective-finery = Beaux atours
objective-balance = Équilibre
objective-crowd = Foule

# Of Backstage.
objective-salvage = Récupération
objective-gold = Or
objective-cheer = Liesse
objective-run = Filage
objective-dismissal = Renvoi

own-objective = { $title }

# What an objective counts, in the number of $count. First the measures with a name.
measure-acts-first = { $count ->
        [one] acte
       *[other] actes
    } où vous êtes en tête
measure-costumes-complete = { $count ->
        [one] costume complet
       *[other] costumes complets
    } de trois éléments
measure-non-actors = { $count ->
        [one] personnage ni acteur ni figurant
       *[other] personnages ni acteurs ni figurants
    }
measure-stage-filled = { $count ->
        [one] case remplie
       *[other] cases remplies
    } de votre décor
measure-yellow-elements = { $count ->
        [one] élément jaune placé
       *[other] éléments jaunes placés
    }
measure-actors = { $count ->
        [one] acteur
       *[other] acteurs
    }
measure-pounds = { $count ->
        [one] livre
       *[other] livres
    } avant de payer
measure-least-act = { $count ->
        [one] case atteinte
       *[other] cases atteintes
    } sur votre acte le moins avancé
measure-extras-costumed = { $count ->
        [one] figurant
       *[other] figurants
    } avec un costume complet

# $steps are how many it takes, $points what each brings in all; $most is the last of these.
goal = { $steps-or } { $measure } pour { $points-or } { $most ->
        [one] point
       *[other] points
    } de Prestige
# With what the objective counts so far.
goal-counted = { $goal }. Décompte : { $counted }

# What an objective of Backstage does; $value is for salvage, $amount for cheer.
goal-salvage = des éléments de la défausse (valeur max. { $value })
goal-gold = un élément jaune de la défausse
goal-cheer = ambiance +{ $amount }
goal-run = une case en avant sur chaque acte
goal-dismissal = à la fin, un de vos personnages n’est plus à payer

## Elements, acts, phases, players

# .short has three letters, each colour its own.
# .many is the plural.
colour-black = noir
    .short = noi
    .many = noirs
colour-pink = rose
    .short = ros
    .many = roses
colour-purple = violet
    .short = vio
    .many = violets
colour-blue = bleu
    .short = ble
    .many = bleus
colour-green = vert
    .short = ver
    .many = verts
colour-yellow = jaune
    .short = jau
    .many = jaunes

act-1 = Acte I
act-2 = Acte II
act-3 = Acte III

phase-setup = Mise en place
phase-wager = Mise
phase-company = Recrutement et activation
phase-ambiance = Ambiance
# The two dress rehearsals have names (R9.0): .initial on day 4, .final on day 6.
phase-rehearsal = Répétition en costume
    .initial = Répétition (la couturière)
    .final = Répétition (la générale)
phase-maintenance = Maintenance
phase-rest = Repos
phase-end = Fin de partie

# .short is one letter: the disc.
seat-red = Rouge
    .short = R
seat-green = Vert
    .short = V
seat-blue = Bleu
    .short = B
seat-yellow = Jaune
    .short = J
# A player with a name of their own.
own-seat = { $name }
    .short = { $short }

# Where prestige and money come from. .for follows a sum that may have come in several parts; .one follows
# "gagne 1 point de Prestige" or "reçoit 1 £", .loss follows "perd": only what can cost something has it.
source-start = Départ
    .for = au départ
    .one = au départ
source-wager = Première place
    .for = pour la première place du jour
    .one = pour la première place du jour
source-costumes = Costumes
    .for = pour les costumes
    .one = pour un costume
source-candles = Bougies
    .for = pour les bougies
    .one = pour une bougie
source-ambiance = Ambiance
    .for = pour l’ambiance
    .one = grâce à l’ambiance
    .loss = à cause de l’ambiance
source-activation = Activations
    .for = pour les activations
    .one = pour une activation
source-rehearsal = Répétitions
    .for = pour les répétitions
    .one = pour la répétition
    .loss = à la répétition
source-acts = Actes
    .for = pour les actes
    .one = pour l’acte
    .loss = à cause d’une case grise
source-objectives = Objectifs
    .for = pour les objectifs
    .one = pour un objectif
source-yellow = Éléments jaunes
    .for = pour les éléments jaunes
    .one = pour les éléments jaunes
source-unpaid = Personnages non payés
    .for = pour les personnages non payés
    .one = pour un personnage non payé
    .loss = à cause d’un personnage non payé
source-sets = Décor
    .for = pour le décor
    .one = pour le décor
source-queen = La Reine
    .for = de la Reine
    .one = de la Reine
source-hats = Chapeaux
    .for = pour les chapeaux
    .one = pour les chapeaux
source-backstage = Cartes Coulisses
    .for = grâce aux cartes Coulisses
    .one = grâce à une carte Coulisses
source-prompter = Le Souffleur
    .for = pour le Souffleur
    .one = grâce au Souffleur
    .loss = au profit du Souffleur

## Lists

# One more item at the end of a list: $list is all that comes before.
list-comma = { $list }, { $item }
list-and = { $list } et { $item }
list-or = { $list } ou { $item }
# The same item several times.
list-times = { $item } ×{ $count }
list-empty = aucun

# Quotation marks, then those of a quotation inside another: one opens, one closes.
quotes = «   » “ ”

## Money and labels

pounds = { $pounds } £
# A change; $sign is + or −.
pounds-change = { $sign }{ $pounds } £
labelled = { $label } : { $text }

# At the end of a game: the points of a close win, or alone what strong play exceeds; then said with Backstage, for which nobody has published any.
close-win = { $players ->
        [1] En solo, plus de { $score } points est une belle partie.
        [2] À deux, une victoire serrée se joue autour de { $score } points.
        [3] À trois, une victoire serrée se joue autour de { $score } points.
       *[other] À quatre, une victoire serrée se joue autour de { $score } points.
    }
close-win-base = Cela vaut pour le jeu sans Backstage.

# The shipped edition; its name is the English words.
named-reconstructed-first-edition = Première édition, reconstituée
