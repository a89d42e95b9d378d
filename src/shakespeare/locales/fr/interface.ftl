# The words of the terminal and of the command line.

## The table

table-day = Journée { $day }/{ $days } · { $day ->
        [4] { $phase-initial }
        [6] { $phase-final }
       *[other] { $phase }
    }
table-order = Ordre { $seats-row }
table-initiative = Initiative { $seats-row }
table-crates = Disponibles (restant dans le sac)
table-row = Personnages
table-players = Joueurs
table-theatre = Votre plateau individuel
table-short = Il manque { $short } £ pour les salaires : chaque personnage non payé à la fin coûte 2 points de Prestige.
you-are = { $name } (vous)
neutral-short = N
row-empty = Aucun personnage n’est disponible.
rehearsal-power = en costume : { $power }
element-value = { $colour } { $value }
elements-costumes = Costumes
elements-sets = Décors
opponent-set = Décor :

column-prestige = Prestige
column-money = Argent
column-payroll = Salaires
column-tokens = +3
column-ambiance = Ambiance
column-cylinders = Cylindres
column-objectives = Objectifs
column-projected = Score
player-passed = a passé

# The six spaces of the ambiance track, by what they bring.
ambiance-1 = Prestige −1
ambiance-2 = un acte −1
ambiance-3 = –
ambiance-4 = 1 £
ambiance-5 = un acte +1
ambiance-6 = Prestige +1

state-used = a servi
state-resting = repos

# Of Backstage.
table-backstage = Coulisses
table-lord = Le paquet du Lord, à partir du dessus : { $actors-row }
table-lord-called = Le paquet du Lord, à partir du dessus :
table-played = Objectifs joués : { $masks-row }
table-discards = Dans la défausse
table-fewer-rests = { $count ->
        [one] Au repos de cette journée, un jeton Repos de moins pour vous.
       *[other] Au repos de cette journée, { $count } jetons Repos de moins pour vous.
    }
backstage-empty = Aucune carte Coulisses n’est disponible.
backstage-with-recruitment = avec la carte Recrutement
lord-empty = Le paquet du Lord est vide.
played-by = { $objective } par { $seat }
theater-spaces = Théâtre
# A hat; $short is the short form of its colour. The sign stands where there is little room.
hat-worn = chapeau { $short }
hat-sign = ^{ $short }

## Choosing

prompt = >{" "}
choices-recruit = Recruter
choices-activate = Activer
choices-costume = Éléments de costume
choices-set = Éléments de décor
choices-extra = comme figurant
choices-use = Utiliser une carte Coulisses
choices-back = autre chose
where-costume = Qui porte l’élément { $colour } ?
where-set = Où va l’élément { $colour } ?
note-step = case { $here } → { $there }
note-candle = une bougie : Prestige +1
# Of Backstage. $cylinders is the number that the card prints.
note-use = { $cylinders ->
        [one] { $cylinders } cylindre · { $power }
       *[other] { $cylinders } cylindres · { $power }
    }
note-use-recruitment = { $cylinders ->
        [one] la carte Recrutement · { $power }
        [2] 1 cylindre et la carte Recrutement · { $power }
        [3] 2 cylindres et la carte Recrutement · { $power }
       *[other] { $cylinders } cylindres, dont la carte Recrutement · { $power }
    }
label-use = avec des cylindres seulement
label-use-recruitment = avec la carte Recrutement à la place d’un cylindre, donc sans recruter aujourd’hui
where-use = Comment utilisez-vous { $card-the } ?
where-hat = Qui porte le chapeau { $colour } ?
label-first-circle = { $character }, premier cercle
label-other-circle = { $character }, un autre cercle
note-first-circle = { $colour } dans le premier cercle
note-six = { $colour } dans le premier cercle : total de 6
note-under-hat = sous le chapeau : total de 6
# What a set element of each colour does when it is built.
effect-black = aucun effet
effect-pink = 1 £
effect-purple = ambiance des autres −1
effect-blue = ambiance +2
effect-green = un jeton « +3 »
effect-yellow = aucun effet
note-worn = porte { $colours }, { $free ->
        [one] { $free } cercle libre
       *[other] { $free } cercles libres
    }
choose-something = Choisissez un nombre de 1 à { $count }, ou écrivez un coup. ? affiche l’aide.
unknown-move = Je ne connais pas « { $text } ». ? montre ce que je comprends.
nearest-move = Vouliez-vous dire « { $text } » ?
legal-move = Rien ne s’y oppose : « { $text } » est permis.
why-what = Quel coup ? Écrivez-le à la suite : why set green 2.1
help-game =
    Choisissez un numéro, ou écrivez un coup : recruit hamlet, recruit hamlet as
    extra, activate queen, step II, costume pink falstaff 1, pass, ou set green 1.3
    pour la rangée du bas, troisième case à partir de la gauche. Avec Backstage
    aussi : use hatter-1 3, ou use hatter-1 1 with recruitment.

    table         revoir toute la table
    log           tout ce qui s’est passé
    why COUP      pourquoi un coup n’est pas permis maintenant
    undo          annuler votre dernier coup, tant que personne d’autre n’a joué
    rules R7.3    une règle par son numéro ; rules R7 montre le chapitre
    save FICHIER  garder une copie de la partie
    quit          quitter ; la partie est conservée et peut être reprise

    Les lettres sur les actes sont les disques, celui qui est devant en premier ;
    une case vide montre ce qu’elle rapporte à une répétition. Dans le décor, un
    nombre est une case libre, * une bougie, ▒ un élément virtuel. « Score » est ce
    qu’un joueur aurait si la partie finissait maintenant, sans compter les
    objectifs des autres.

    Avec Backstage, 2/3 +1 signifie : sur 3 cylindres misés il en reste 2, et 1 autre
    reste pour les cartes Coulisses. ^ros est un chapeau rose. Le Théâtre se remplit
    à partir de la gauche.
undo-nothing = Il n’y a rien à annuler : quelqu’un a joué ou appris quelque chose depuis.
rules-unknown = Il n’y a pas de règle « { $number } ». Elles sont numérotées comme R7.3 ; R0 à R14 sont des chapitres.
rules-how = Demandez-en une autre par son numéro : rules R7.3, ou rules R7 pour un chapitre.
rules-chapters = À lire aussi : rules strategy, rules scores, rules theme, rules box, rules signs.

## A game's beginning and end

welcome = { $players ->
        [1] Une partie en solo, graine { $seed }. Vous êtes { $seat }. Tapez ? pour l’aide.
       *[other] Une partie à { $players } joueurs, graine { $seed }. Vous êtes { $seat }. Tapez ? pour l’aide.
    }
welcome-back = Vous revoici dans la partie { $file }. Vous êtes { $seat }. Tapez ? pour l’aide.
players-wanted = Combien de joueurs, vous compris ? (1 à 4, Entrée pour 2)
players-again = Tapez 1, 2, 3 ou 4.
quit-sure = Quitter la table ? La partie est conservée. (o/n)
# Answers that mean yes, in small letters.
yes-words = o oui y yes
saved = Enregistré dans { $file }.
save-elsewhere = La partie continue. Pour la conserver, tapez : save FICHIER
left-saved = La partie est conservée. Pour la reprendre : shakespeare play --load "{ $file }"
interrupted = Arrêté.

scores-title = Le score final
scores-source = Prestige
scores-total = Total
scores-payroll = Salaires
scores-left = Argent restant
scores-objective = { $seat }, objectif { $objective } : { $points }.
scores-solo = Vous terminez avec { $score } points.
scores-saved = L’enregistrement de la partie est dans { $file }.

replay-fine = { $file } est un enregistrement valable : tous ses coups sont permis.
replay-unfinished = La partie n’est pas finie : on attend { $waiting }.

## Simulations

simulate-progress = En jeu
simulate-stopped = Arrêté après { $done ->
        [one] { $done } partie
       *[other] { $done } parties
    } sur { $games }.
arena-rest = Elles sont conservées : la même commande reprend à partir de là.
arena-reading = Lecture
arena-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }.
arena-rating = Force
arena-report = Le rapport est dans { $file }, avec des tableaux à côté.
# A number that is not whole.
decimal = { $whole },{ $part }
percent = { $percent } %
results-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à partir de la graine { $seed } : { $players }.
results-player = Joueur
results-seat = Place
results-score = Score
results-sd = ±
results-least = Min
results-most = Max
results-wins = Victoires
results-interval = IC 95 %
results-payroll = Salaires
results-sources = Prestige, moyenne
results-winner = Score du vainqueur : { $mean } (± { $sd }, de { $least } à { $most }).
results-decisions = Décisions par partie : { $mean } (± { $sd }, de { $least } à { $most }).
results-speed = { $rate } parties par seconde, { $seconds } secondes en tout.

## Editions

edition-fine = { $file } est une édition valable.
edition-mistakes = L’édition a { $count } erreurs.
edition-counts = { $cards ->
        [one] { $cards } carte Personnage
       *[other] { $cards } cartes Personnage
    }, { $objectives } objectifs. { $reconstructed ->
        [0] Aucune de ses { $values } valeurs n’est reconstituée.
       *[other] Sur ses { $values } valeurs, { $reconstructed } sont reconstituées, et non tirées des règles ou d’avant-premières (R12.1).
    }
edition-backstage-counts = Backstage : { $actors } acteurs, { $objectives } objectifs, { $cards } cartes.
edition-marks = † reconstitué   ° attesté par des avant-premières ou des critiques   sans signe : tiré des règles
edition-character = Personnage
edition-cost = Coût
edition-copies = Cartes
# A column of numbers, and what they are.
edition-circles = ○
edition-circles-legend = ○ cercles d’un costume
edition-power = Activation
edition-rehearsal = En costume
edition-printed = sur chaque plateau individuel
edition-back = au dos des cartes
edition-stage = Décor
edition-objective = Objectif
edition-goal = À la fin
edition-backstage = Backstage
edition-theater = Théâtre
edition-effect = Effet
edition-card = Carte Coulisses
edition-cylinders = Pour
edition-cylinders-count = { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    }
edition-notes = Notes

## The command line

help-shakespeare = Le jeu de société Shakespeare. Sans commande, il s’ouvre dans votre navigateur ; les commandes servent à jouer dans le terminal, à simuler des parties, à vérifier des éditions et des enregistrements.
help-commands = commandes
help-version = afficher la version et le moteur utilisé
help-language = la langue : { $languages-or } (par défaut : celle du système, ou l’anglais)
help-play = jouer contre l’ordinateur, dans ce terminal
help-players = nombre de joueurs, de 1 à 4, vous compris ; demandé s’il manque
help-seat = votre place, à partir de 1 : Rouge, Vert, Bleu, Jaune (par défaut : 1)
help-opponent = le joueur virtuel des autres places : { $names-or } (par défaut : apprentice)
help-seed = un nombre qui décide de tous les tirages, pour rejouer la même partie (par défaut : au hasard)
help-load = reprendre une partie enregistrée
help-save = où conserver la partie (par défaut : un fichier à part dans votre dossier de données)
help-simulate = faire jouer beaucoup de parties à des joueurs virtuels, et en faire le bilan
help-seats = nombre de joueurs, de 1 à 4 (par défaut : 2)
help-games = nombre de parties (par défaut : { $games })
help-first-seed = la graine de la première partie ; chacune des parties suivantes prend la suivante (par défaut : 1)
help-jobs = nombre de processus ; les résultats n’en dépendent pas (par défaut : un par processeur)
help-arena = faire s’affronter des joueurs virtuels, chacun à chaque place de chaque donne, et écrire un rapport
help-entrants = qui s’affronte : { $names-row }, ou program:COMMANDE pour un programme à vous ; sans aucun nom, le rapport est refait à partir de ce que contient le dossier
help-arena-out = où conserver les parties, les tableaux et le rapport ; la même commande reprend là où elle a été interrompue
help-arena-record = afficher l’enregistrement d’une partie du dossier, tel que « shakespeare replay » le lit
help-cluster = jouer sur un cluster Ray au lieu de processus de cette machine
help-with = joueurs virtuels, un pour tous ou un par place, séparés par des virgules : { $names-row } (par défaut : apprentice)
help-json = afficher les résultats en JSON
help-out = écrire les résultats, une ligne par partie, dans un fichier JSON
help-backstage = jouer avec l’extension Backstage (R11)
help-strategic-rest = repos à découvert, dans l’ordre de l’Initiative (R10.3)
help-edition-file = une édition à vous, un fichier TOML
help-edition-shown = une édition à vous, un fichier TOML (par défaut : l’édition fournie)
help-edition-facts = dire aussi quels faits des règles elle respecte
help-edition = vérifier ou afficher les valeurs des cartes et des plateaux
help-check = vérifier un fichier d’édition ; chaque erreur est nommée
help-show = afficher une édition : personnages, décor, objectifs, Backstage
help-replay = vérifier l’enregistrement d’une partie et la raconter
help-record = l’enregistrement d’une partie, un fichier JSON

version = { $engine ->
        [compiled] shakespeare { $version } (moteur compilé)
       *[python] shakespeare { $version } (moteur en Python pur)
    }
misused-load = --load apporte ses joueurs et son édition : retirez --players, --strategic-rest, --backstage et --edition.
misused-seat = Il n’y a pas de place { $seat_number } dans une partie à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
misused-with = --with nomme { $count } joueurs, mais la partie a { $players } places : nommez-en un, ou un par place.
save-exists = { $file } existe déjà : nommez un autre fichier.
