# A deal: the shuffle of a game, shared by a link, and who did best with it.

deal-title = Une donne partagée
deal-of-day = Donne du jour : { $date }
deal-yesterday = La donne d’hier
deal-solo = La partie en solo
deal-players = Une partie à { $count }
deal-edition = Édition : { $name }
deal-person = une personne
deal-about = { $computers ->
        [0] Tout le monde part du même mélange.
       *[other] Tout le monde part du même mélange, avec les mêmes joueurs virtuels.
    } La suite est la même tant que les mêmes choses sont tirées : les mêmes décisions donnent la même partie.
deal-terms = La première partie que vous commencez compte, même si vous l’abandonnez ; toute autre est un entraînement. Il n’y a pas de conseils, et un coup ne s’annule que tant que personne n’a rien appris depuis.
deal-company = On compare celles et ceux qui ont occupé la même place. Si quelqu’un à la table connaît déjà la donne, la partie est un entraînement pour tout le monde.
deal-seat = Votre place
deal-player = Joueur { $number }
deal-here = Tout le monde joue sur cet écran
deal-play = Jouer cette donne
deal-again = La rejouer, pour s’entraîner
deal-go-on = Reprendre votre partie
deal-link = Le lien vers cette donne
deal-copied = Copié : ceux qui ont le lien peuvent jouer cette donne.
deal-copy-failed = Le lien n’a pas pu être copié : sélectionnez-le et copiez-le à la main.

deal-ranking = Classement
deal-count = { $count ->
        [one] Un résultat compte.
       *[other] { $count } résultats comptent.
    }
deal-order = Les victoires passent d’abord ; puis le Prestige décide, puis l’argent restant.
deal-order-solo = Le Prestige décide, puis l’argent restant.
deal-nobody = Aucune partie ne compte encore ici : la vôtre peut être la première.
deal-nameless = Quelqu’un
deal-place = place { $place }
deal-ahead = { $points } d’avance
deal-behind = { $points } de retard
deal-level = à égalité
deal-watch = Regarder cette partie : { $name }
deal-watch-later = Les parties se regardent quand vous avez fini la vôtre.
deal-practice = Pour s’entraîner
deal-practice-again = connaissait la donne
deal-practice-company = quelqu’un à la table connaissait la donne
deal-practice-hint = avec un conseil
deal-practice-stand-in = un joueur virtuel a remplacé quelqu’un
deal-practice-back = avec des décisions annulées
deal-report = Signaler un nom

day-title = Donne du jour
day-about = La même partie en solo pour tout le monde, une nouvelle chaque jour.
day-count = { $count ->
        [0] Personne ne l’a encore finie.
        [one] Une personne l’a finie.
       *[other] { $count } personnes l’ont finie.
    }
day-best = Meilleur score jusqu’ici : { $score }.
day-mine = Vous êtes à la place { $stands }, avec un score de { $score }.
