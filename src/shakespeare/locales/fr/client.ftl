# The words of the browser client.

## The door

home-motto = Six jours pour monter la pièce la plus prestigieuse de Londres.
home-play = Jouer
home-play-what = vous et deux joueurs virtuels
home-what = Un jeu de société pour une à quatre personnes : contre l’ordinateur, entre amis par un lien, ou autour d’un seul écran. Gratuit et sans compte.
home-friends = Entre amis
    .about = envoyez un lien ; personne n’a besoin de compte
home-continue = Reprendre la partie
home-waits = { $day ->
        [0] Mise en place
       *[other] Journée { $day }
    } : { $turn ->
        [yours] à vous de jouer
       *[others] on attend { $names }
    }
home-about = Une adaptation non officielle du jeu de société d’Hervé Rigal. De nombreuses valeurs de cartes sont reconstituées.
home-version = Version { $version }

new-title = Une partie à votre goût
new-players = Combien de joueurs à la table ?
new-players-hint = { $players ->
        [1] Une partie en solo : vous visez le meilleur score.
        [2] Vous et un adversaire.
       *[other] Vous et { $players ->
            [3] deux
           *[other] trois
        } adversaires.
    }
new-name = Votre nom
new-backstage = Avec Backstage
new-backstage-hint = L’extension : des cartes Coulisses à utiliser avec les cylindres non misés, neuf acteurs de plus, des chapeaux et un petit Théâtre à vous. À essayer plutôt après une partie ou deux sans elle.
new-rest = Repos stratégique
new-rest-hint = La nuit, chacun choisit à découvert qui se repose, dans l’ordre de l’Initiative, et non en même temps et en secret.
new-start = Commencer la partie

# Computer players; .about says how well they play.
computer-random = Bouffon
    .about = joue n’importe quel coup permis.
computer-groundling = Badaud
    .about = joue au hasard, mais sans vraie sottise.
computer-apprentice = Apprenti
    .about = connaît le métier ; rapide, sensé, battable.
computer-player = Comédien
    .about = prévoit sa propre journée ; soigneux, et un peu épris de lui-même.
computer-master = Maître
    .about = songe à ce que chacun peut faire, mises comprises ; fort, et réfléchit une seconde.
computer-strength = En partie à deux, il l’emporte dans { $share } % des cas contre « { $rival } » (de { $low } à { $high } %).

games-title = Vos parties
games-day = { $day ->
        [0] Mise en place
       *[other] Journée { $day }
    } : { $turn ->
        [yours] à vous de jouer
       *[others] aux autres de jouer
    }
games-solo = Solo
games-with = Avec { $names }
games-finished = Terminée
games-score = Terminée : { $score } points
games-rank = { $rank ->
        [1] Victoire, avec { $score } points
       *[other] { $rank }e place, avec { $score } points
    }
games-more = { $count ->
        [one] Une de plus
       *[other] { $count } de plus
    }
games-deal = Partager cette donne
games-ranking = Le classement de cette donne
games-delete = Supprimer cette partie
games-delete-sure = Supprimer définitivement cette partie ?

## Everywhere

language = Langue
settings = Réglages
close = Fermer
undo = Annuler
word-prestige = Prestige
theme = { $theme ->
        [light] Thème clair. Passer au sombre
        [dark] Thème sombre. Suivre votre système
       *[system] Thème de votre système. Passer au clair
    }
title-table = Shakespeare : la table
title-your-turn = ● À vous – Shakespeare
connection-lost = Pas de connexion ; nous réessayons. Votre partie est sauvegardée.
connection-retry = Réessayer
unkept = Les parties ne peuvent pas être enregistrées pour le moment ; nous réessayons. Ce que vous avez joué est sauvegardé.
unkept-move = Les parties ne peuvent pas être enregistrées pour le moment. Votre coup attend en coulisses, et nous le renverrons.
server-away = Le serveur est injoignable. La connexion est-elle établie ?
server-odd = La réponse reçue ne vient pas du serveur du jeu ({ $status }).
page-unscripted = Le jeu a besoin de JavaScript, qui est désactivé dans ce navigateur.
page-broken = La page n’a pas pu être chargée en entier. La connexion est-elle établie ? Si oui, ce navigateur est peut-être trop ancien.
page-outdated = Le jeu a été mis à jour depuis l’ouverture de cette page.
page-reload = Recharger la page
table-loading = Le théâtre ouvre ses portes…
table-gone = Impossible d’ouvrir cette table.
skip = Abréger
skip-to-question = Aller à la question

## The top bar

top-home = Shakespeare : accueil
top-day = Compteur de journées : journée { $day } sur { $days }
# A phase of a day.
top-phase = { $day ->
        [4] { $phase-initial }
        [6] { $phase-final }
       *[other] { $phase }
    }
top-rehearsal = { $day ->
        [4] La journée { $day } finit par la couturière, première répétition en costume
        [6] La journée { $day } finit par la générale, dernière répétition en costume
       *[other] La journée { $day } finit par une répétition en costume
    }
top-your-turn = À vous
day-begins = Journée { $day }

## The board

board-title = Le plateau principal
prestige-title = Piste de Prestige
prestige-of = { $seat } : Prestige { $prestige }, score si la partie finissait maintenant : { $projected }
track-order = Ordre
track-initiative = Initiative
act-label = { $act } : { $standing }
act-disc = { $seat } sur la case { $space }
act-neutral = disque neutre sur la case { $space }
act-ranks = Le premier et le second sur cet acte gagnent du Prestige ; dans une pile, le plus bas est devant.
act-rank = { $place ->
        [1] premier
        [2] second
       *[other] { $place }e
    }

crates-title = Les malles
crate-costumes = Éléments de costume
crate-sets = Éléments de décor
crate-discarded-costumes = Costumes défaussés
crate-discarded-sets = Décors défaussés
crate-bag = Sac
crate-in-bag = Dans le sac
crate-discarded = Défaussés
element-name = { $elements ->
        [costumes] élément de costume { $colour }
       *[sets] élément de décor { $colour }
    }
element-label = { $elements ->
        [costumes] éléments de costume { $colour-many } : { $count } { $count ->
            [one] disponible
           *[other] disponibles
        }, { $bag } dans le sac
       *[sets] éléments de décor { $colour-many } : { $count } { $count ->
            [one] disponible
           *[other] disponibles
        }, { $bag } dans le sac
    }

row-title = Personnages
row-deck = { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
row-nobody = Plus personne à recruter aujourd’hui.

## Backstage

backstage = Backstage
backstage-title = Cartes Coulisses
backstage-none = Plus de carte Coulisses aujourd’hui.
# What one has for these cards.
backstage-own = { $count ->
        [0] Pour ces cartes, vous avez : aucun cylindre
       *[other] Pour ces cartes, vous avez :
    }
backstage-recruitment = ou votre carte Recrutement
backstage-cylinders = { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    }
backstage-gives = { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    } : { $power }
backstage-in-use = { $seat } l’utilise avec { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    }
# What it takes to use a card: cylinders, with the Recruitment card or without.
use-cost = { $recruitment ->
        [use-recruitment] { $cylinders ->
            [0] Votre carte Recrutement
            [one] { $cylinders } cylindre et votre carte Recrutement
           *[other] { $cylinders } cylindres et votre carte Recrutement
        }
       *[use] { $cylinders ->
            [one] { $cylinders } cylindre
           *[other] { $cylinders } cylindres
        }
    }
rag-picker = Chiffonnier
lord-title = Paquet du Lord
lord-open = Voir tout le paquet du Lord
lord-label = { $card ->
        [nobody] Le paquet du Lord : il n’y a plus personne
       *[other] Le paquet du Lord : { $count ->
            [one] { $count } acteur
           *[other] { $count } acteurs
        }, { $card-the } sur le dessus
    }
lord-none = Il n’y a plus personne.
lord-what = Le Lord Chambellan vous amène des acteurs d’ici, du dessus ou au choix. Ils restent dans cet ordre, et il n’en vient pas d’autres.
theater-title = Théâtre
theater-label = Théâtre : { $colours-count ->
        [0] vide
       *[other] { $colours }
    }, { $free } { $free ->
        [one] case libre
       *[other] cases libres
    }
theater-what = L’Architecte place ici des éléments de décor, de bas en haut. Une case avec une bougie rapporte 1 point de Prestige. Puis tous les éléments du Théâtre font de nouveau effet, du bas jusqu’au nouveau. Le Théâtre ne fait pas partie de votre décor.
element-discarded = { $count } dans la défausse
element-salvaged = { $elements ->
        [costumes] éléments de costume { $colour-many } : { $count } dans la défausse
       *[sets] éléments de décor { $colour-many } : { $count } dans la défausse
    }

# More about a card than its icons say.
about-architect = L’élément va sur la case libre la plus basse de votre Théâtre. Puis tous les éléments qui s’y trouvent font effet, les anciens aussi.
about-hatter = Un chapeau se pose au-dessus du premier cercle d’un acteur ou d’un figurant, un seul par personnage. Si le chapeau et l’élément de ce cercle valent 6 ensemble, il rapporte 1 point de Prestige à la fin.
about-double = L’acteur peut avoir déjà travaillé, ou se reposer. On ne pose pas de cylindre sur lui, et il peut encore être activé normalement. La Doublure donne toujours l’initiative.
about-lord-chamberlain = L’acteur rejoint aussitôt votre troupe, et vous pouvez encore recruter aujourd’hui.
about-director = Valable pour cette nuit. Deux Metteurs en scène s’additionnent.
about-prompter = Le Souffleur reste avec vous. À chaque décompte d’un acte où vous perdriez du Prestige, vous pouvez payer 1 £ à la place.
about-backstage-jeweler = Ce n’est pas un personnage : il sert une fois, puis s’en va.
about-ghost = Chaque adversaire choisit un acte et y recule.
about-caliban = À une répétition en costume, chaque adversaire choisit un acte et y recule.
about-bear = Chaque jour, vous faites une action de votre choix avant tout le monde, à partir du lendemain de l’arrivée de l’Ours. Il ne s’active jamais.

## Theatres

theatre-title = Votre plateau individuel
troupe-actors = Acteurs et figurants
troupe-others = Artisans, Reine et autres
stage-title = Décor
cell-filled = { $place } : { $colour }
cell-empty = { $place } : { $kind ->
        [candle] libre, avec une bougie
        [virtual] virtuelle
       *[space] libre
    }

card-does = activation : { $power }
card-rehearses = en costume : { $power }
card-wears = { $free ->
        [0] costume : { $colours }
       *[other] costume : { $colours }, { $free } { $free ->
            [one] cercle libre
           *[other] cercles libres
        }
    }
card-hat = porte un chapeau { $colour }
card-spared = reste en forme
card-used = a travaillé aujourd’hui
card-resting = se repose aujourd’hui
card-pending = un instant

ambiance-label = Piste Ambiance, case { $space } : { $effect }
# What a space of the ambiance track brings in the evening.
evening-prestige = { $amount-sign ->
        [up] gagner { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de Prestige
       *[down] perdre { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de Prestige
    }
evening-money = gagner { $amount } £
evening-step = avancer de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    } sur un acte
evening-back = reculer de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    } sur un acte
evening-nothing = rien

purse-projected = Score actuel
purse-projected-title = Votre score si la partie finissait maintenant
purse-money = Argent
purse-payroll = Salaires
purse-payroll-title = { $short ->
        [0] Vous pouvez payer tout le monde à la fin.
       *[other] Il manque { $short } £ : chaque personnage non payé à la fin coûte du Prestige.
    }
purse-short = −{ $short } £
purse-tokens = Jetons « +3 »
purse-cylinders = { $count ->
        [one] { $count } cylindre en main
       *[other] { $count } cylindres en main
    }

purse-cards = { $count ->
        [one] { $count } cylindre pour les cartes Coulisses
       *[other] { $count } cylindres pour les cartes Coulisses
    }
purse-fewer-rests = { $count ->
        [one] Un jeton Repos de moins cette nuit
       *[other] { $count } jetons Repos de moins cette nuit
    }

mask-sign = Il porte un masque : il se joue, et ne rapporte rien à la fin.
mask-played = { $objective }, joué
objectives-title = Objectifs
objectives-ask = Aucun pour l’instant : demandez à la Reine.
objectives-secret = { $count ->
        [0] Aucun pour l’instant.
        [one] { $count }, secret
       *[other] { $count }, secrets
    }

opponents-title = Les autres joueurs
opponent-title = Chez { $seat }
opponent-thinking = réfléchit…
opponent-passed = a passé

## What is asked

question-title = Ce qu’on vous demande
question-part = { $number } sur { $count }
question-waiting = On attend { $waiting }.
question-watching = Vous regardez.
question-over = La partie est finie.
note-over = La partie est finie.
note-not-asked = Ce n’est pas le moment.
note-waiting = Patience : on attend { $waiting }.
recap-title = Depuis votre dernier coup
chooser-title = Que choisissez-vous ?
wager-title = Cylindres à miser
hint-first-recruit = Cliquez sur un personnage : il vous rejoint tel quel, ou face cachée comme figurant.
hint-first-recruit-touch = Touchez un personnage : il vous rejoint tel quel, ou face cachée comme figurant. Appui long pour le voir en grand.
hint-wager = Qui mise le moins joue en premier et gagne 1 point de Prestige ; mais chaque cylindre est une activation aujourd’hui.
hint-action = Cliquez sur un personnage disponible pour le recruter, ou sur l’un des vôtres pour l’activer. { $keys ->
        [on] Un clic droit ou I montre une carte en grand ; G parcourt tout ce qui brille.
       *[off] Un clic droit montre une carte en grand.
    }
hint-action-touch = Touchez un personnage disponible pour le recruter, ou l’un des vôtres pour l’activer. Appui long pour voir une carte en grand.
hint-action-own = Cliquez sur l’un de vos personnages qui brillent pour l’activer. { $keys ->
        [on] Un clic droit ou I montre une carte en grand ; G parcourt tout ce qui brille.
       *[off] Un clic droit montre une carte en grand.
    }
hint-action-own-touch = Touchez l’un de vos personnages qui brillent pour l’activer. Appui long pour voir une carte en grand.
hint-take = Cliquez sur un élément dans une malle, puis sur sa place ; ou sur la place d’abord.
hint-take-touch = Touchez un élément, puis sa place ; ou la place d’abord.
hint-place = Cliquez maintenant sur une place qui brille sur votre plateau individuel.
hint-place-touch = Touchez maintenant une place qui brille sur votre plateau individuel.
hint-armed-touch = Touchez de nouveau le même endroit, ou le bouton ci-dessus, et c’est joué.
hint-place-one = Il n’y a qu’une place pour lui : elle brille sur votre plateau individuel.
pass-sure = { $count ->
        [one] Passer avec { $count } cylindre inutilisé ? Cela termine votre journée.
       *[other] Passer avec { $count } cylindres inutilisés ? Cela termine votre journée.
    }
pass-yes = Oui, passer
# Whoever wants to be asked before every move.
confirm-yes = Oui : { $move }
confirm-sure = Encore une fois, et c’est fait.
hint-queen = Vous gardez en secret un objectif sur trois au plus.
hint-step = Ou cliquez sur l’acte lui-même.
hint-step-touch = Ce que rapporte chaque acte est indiqué sur le plateau principal.
hint-back = Ou cliquez sur l’acte lui-même.
hint-back-touch = Ce que rapporte chaque acte est indiqué sur le plateau principal.
hint-spare = C’est la nuit après le travail : cliquez, parmi vos personnages qui brillent, sur celui qui travaillera aussi demain.
hint-spare-touch = C’est la nuit après le travail : touchez, parmi vos personnages qui brillent, celui qui travaillera aussi demain.

hint-wager-backstage = Qui mise le moins joue en premier et gagne 1 point de Prestige. Chaque cylindre misé est une activation aujourd’hui ; les autres peuvent servir aux cartes Coulisses.
hint-action-backstage = { $players ->
        [1] Recrutez un personnage disponible, activez l’un des vôtres, ou utilisez une carte Coulisses avec des cylindres.
       *[other] Recrutez un personnage disponible, activez l’un des vôtres, ou utilisez une carte Coulisses avec les cylindres non misés.
    }
hint-spare-more = { $count ->
        [one] Grâce au Metteur en scène, un de plus reste en forme : choisissez-les l’un après l’autre.
       *[other] Grâce aux Metteurs en scène, { $count } de plus restent en forme : choisissez-les l’un après l’autre.
    }
hint-scavenge = Votre chiffonnier vous ouvre aussi la défausse : le nombre après le + dit combien d’éléments de chaque couleur s’y trouvent.
done-hat = Pas de chapeau
done-theater = Ne rien y placer
hint-first-action = Recrutez, activez ou utilisez une carte Coulisses avant les autres ; votre tour vient ensuite comme d’habitude.
hint-theater = Cliquez sur un élément de décor dans la malle, puis sur votre Théâtre. Tous les éléments qui s’y trouvent font de nouveau effet.
hint-theater-touch = Touchez un élément de décor, puis votre Théâtre. Tous les éléments qui s’y trouvent font de nouveau effet.
hint-hat = Cliquez sur un élément de costume dans la malle, puis sur le personnage qui le portera. S’il vaut 6 avec l’élément du premier cercle, il rapporte 1 point de Prestige à la fin.
hint-hat-touch = Touchez un élément de costume, puis le personnage qui le portera. S’il vaut 6 avec l’élément du premier cercle, il rapporte 1 point de Prestige à la fin.
hint-double = Cliquez sur un de vos acteurs qui brillent. Il peut avoir déjà travaillé, ou se reposer.
hint-double-touch = Touchez un de vos acteurs qui brillent. Il peut avoir déjà travaillé, ou se reposer.
hint-engage = Cliquez sur un acteur du paquet du Lord : il vous rejoint aussitôt, en plus du recrutement du jour.
hint-engage-touch = Touchez un acteur du paquet du Lord : il vous rejoint aussitôt, en plus du recrutement du jour.
hint-origin = Le chiffonnier vous ouvre la défausse ; ce que vous laissez dans une malle, d’autres peuvent le prendre.
hint-masks = Les objectifs à masque brillent, si vous en avez : cliquez pour en jouer un. On pose la question à quiconque a un objectif, pour que personne ne devine qui en a un à jouer.
hint-masks-touch = On pose la question à quiconque a un objectif, pour que personne ne devine qui en a un à jouer.
hint-salvage = Cliquez sur un élément défaussé, puis sur sa place sur votre plateau individuel.
hint-salvage-touch = Touchez un élément défaussé, puis sa place sur votre plateau individuel.
hint-rehearse = Cliquez sur un de vos acteurs qui brillent : vous choisissez dans quel ordre ils répètent.
hint-rehearse-touch = Touchez un de vos acteurs qui brillent : vous choisissez dans quel ordre ils répètent.
hint-prompt = Vous êtes sur une case grise de cet acte, ce qui coûte 1 point de Prestige.

# What a move would bring, $change with its sign.
gain-prestige = Prestige { $change }
gain-money = argent { $change }
gain-tokens = jetons « +3 » { $change }
gain-steps = { $act } { $change }
gain-ambiance = ambiance { $change }
gain-others = ambiance des autres { $change }
gain-costume = costume complet, valeur { $worth }
gain-act-pounds = l’Acte I rapporterait { $before } £ → { $after } £
gain-act-prestige = Prestige en cas de répétition { $before } → { $after }
gain-projected = score actuel { $before } → { $after }
gain-nothing = rien dans l’immédiat

## A card, large

dialog-kind = Qui
dialog-printed = à vous dès le départ
dialog-cost = À payer à la fin
dialog-free = rien
dialog-activated = Activation
dialog-back-of = De l’autre côté
dialog-rehearsal = À la répétition, avec un costume complet
dialog-nothing = rien
dialog-costume = Un costume complet rapporte aussitôt
dialog-pay = { $worths ->
        [one] valeur { $from }
       *[several] valeur { $from }–{ $to }
    } : { $pounds ->
        [0] Prestige +{ $prestige }
       *[other] { $prestige ->
            [0] { $pounds } £
           *[other] { $pounds } £ et Prestige +{ $prestige }
        }
    }
dialog-today = Aujourd’hui
dialog-no-initiative = Ne donne pas l’initiative.
dialog-hat = Chapeau
dialog-hat-what = { $colour } : s’il vaut 6 avec l’élément du premier cercle, il rapporte 1 point de Prestige à la fin
dialog-mask = Vous pouvez le jouer le soir, avant l’effet de l’ambiance. Il quitte alors la partie ; si vous le gardez, il ne rapporte rien.

log-title = Ce qui s’est passé

## On a phone

phone-nav = Zones de la table
phone-board = Plateau
phone-crates = Malles
phone-people = Joueurs
phone-log = Journal
phone-guide = Aide

## The game on one page

guide-open = Comment on joue
guide-title = Comment on joue

## The end

end-solo = Le rideau tombe : { $score } points.
end-won = Vous gagnez !
end-shared = { $seats } se partagent la victoire.
end-lost = { $seats } { $seats-count ->
        [one] gagne
       *[other] gagnent
    }{ $rank ->
        [2] ; vous finissez à la deuxième place
        [3] ; vous finissez à la troisième place
        [4] ; vous finissez à la quatrième place
       *[other] {""}
    }.
end-winner = vainqueur
end-apart = Le détail des scores
end-by-source = Par source
end-by-day = Par journée
end-day = { $day ->
        [0] Au départ
       *[other] Journée { $day }
    }
end-total = Total
end-unpaid = Non payés
end-objectives = Objectifs gardés
end-money = Argent restant
end-rematch = Rejouer
end-again = Une revanche vous attend.
end-look = Voir la table
end-home = Accueil
end-reopen = Les scores finaux

## Ways on from the door

ways = Apprendre, consulter, revoir
way-lesson = Première partie
    .about = apprenez en jouant, en dix minutes
way-rules = Règles
    .about = toutes, avec des images
way-cards = Cartes
    .about = chaque carte et ce qu’elle fait
way-replay = Revoir
    .about = regarder à nouveau une partie enregistrée

## Playing with friends

new-friend = Un ami, par un lien
    .about = vous recevez une adresse à envoyer ; le premier qui l’ouvre prend la place.
join-title = Rejoindre un ami
join-what = L’adresse que l’on vous a envoyée
join-go = Y aller
join-odd = Ce n’est pas l’adresse d’une table. Elle se termine ainsi : /tables/abc123
seats-title = Places libres
seats-send = { $seats-count ->
        [one] La place { $seats } est libre : envoyez cette adresse à un ami.
       *[other] Les places { $seats } sont libres : envoyez cette adresse à vos amis.
    }
seats-address = L’adresse de cette table
seats-copy = Copier l’adresse
seats-copied = Copiée
seats-sit = S’asseoir : { $seat }
seats-sit-colour = S’asseoir : { $seat_colour }
seats-sit-for = Prendre la place : { $seat }
colours-own = Votre couleur
colours-theirs = Sa couleur
colours-holder = à { $name }
colours-held = pris

## Other people, and oneself elsewhere

home-you = Vos appareils et vos données
table-about = Cette table
table-barred = Personne ne peut regarder à cette table, mais une place est libre.

## Said at home and at the table

end-replay = Revoir la partie
end-copy = Copier le lien
new-here = Une personne devant cet écran
new-here-name = Son nom
new-here-hint = À plusieurs devant un même écran, on se le passe : entre les tours, il cache ce qu’une seule personne peut voir.
