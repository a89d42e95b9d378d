# The words of scoring, of one screen for several people, of hints, of the end of a game and of watching it again.

## Where points come from

account-title = Le soir de la journée { $day }
account-title-end = La fin de la partie
account-bar = Le soir : voyez d’où viennent les points.
account-act = Décompte de l’{ $act }
account-objectives = Objectifs
account-yellow = Éléments jaunes
account-hats = Chapeaux
account-pay = Salaires
account-final = Les scores finaux
account-space = { $seat } est sur la case { $space }.
account-rank = { $place ->
        [1] { $seat } est en tête, sur la case { $space }.
        [2] { $seat } est à la deuxième place, sur la case { $space }.
       *[other] { $seat } est sur la case { $space }.
    }
account-grey = { $seat } est encore sur une case grise.
account-ambiance = Chez { $seat }, l’ambiance est sur la case { $space }.
account-paid = { $seat } paye { $cost } £ { $cards-to } et garde { $left } £.
account-next = Suivant
account-pause = Pause
account-play = Lecture automatique
account-close = Continuer
account-open = D’où viennent les points

## After being away

away-title = En votre absence
away-play = Revoir
away-playing = Ce qui s’est passé en votre absence :

## One screen for several people

handover-title = À { $seat } de jouer
handover-what = Passez l’écran. Rien ne s’affiche avant un appui sur le bouton.
handover-ready = C’est moi, { $seat }

## Hints

advice-ask = Conseil
advice-thinking = Un instant…
advice-do = Jouer ce coup
advice = { $player-start } choisirait « { $first } ».
advice-more = Score actuel : { $gain } ; avec le second choix, « { $second } » : { $other }.
advice-less = Sur le moment, le second choix, « { $second } », rapporterait plus (score actuel { $other }, contre { $gain }) : le premier voit plus loin.
advice-same = { $change ->
        [none] Sur le moment, ni ce coup ni le second choix, « { $second } », ne change le score : le premier prépare la suite.
       *[some] Sur le moment, le second choix, « { $second } », revient au même ({ $gain } au score actuel) : le premier prépare la suite.
    }
advice-only = Il n’y a pas de second choix.

done-nothing = Ne rien prendre
idle-today = sans effet aujourd’hui
pay-later = { $cost } £ à payer à la fin

## The end

end-tie-broken = { $seats } ont le même Prestige. { $seat } a le plus d’argent restant ({ $money } £) et gagne.
end-tie-shared = { $seats } ont le même Prestige et le même argent restant ({ $money } £) : la victoire est partagée.
end-turns = Les tournants de la partie
turn-lead = Journée { $day } : { $seat } prend la tête, avec surtout { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige { $source-for }.
turn-day = La meilleure journée : { $seat }, journée { $day }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige, surtout { $source-for }.
turn-loss = Ce qui a coûté le plus : { $points ->
        [one] { $points } point de Prestige perdu
       *[other] { $points } points de Prestige perdus
    } { $source-for }.
turn-unpaid = Sans { $points ->
        [one] le point de Prestige perdu
       *[other] les { $points } points de Prestige perdus
    } pour les personnages non payés ({ $cards }), { $seat } aurait gagné.
turn-objectives = Sans les objectifs ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige), { $seat } n’aurait pas gagné.
end-copied = Copié : ceux qui ont le lien peuvent revoir cette partie.
end-copy-by-hand = Copiez ce lien à la main :
end-download = Télécharger l’enregistrement
chart-sources = Les scores par source, comme dans le tableau ci-dessous.
chart-days = Le Prestige au départ et après chaque journée.
chart-run = { $seat } : { $scores-row }.

## Watching again

replay-title = Revoir une partie
replay-what = Un enregistrement est le fichier d’une partie entière : on peut le télécharger quand la partie est finie.
replay-choose = Choisir un enregistrement
replay-drop = ou déposez-le ici
replay-no-record = { $name } n’est pas l’enregistrement d’une partie.
replay-steps = Parcourir la partie
replay-phase-back = Retour à la phase précédente
replay-back = Un pas en arrière
replay-play = Lecture
replay-forward = Un pas en avant
replay-phase-forward = Aller à la phase suivante
replay-jump = Journée et phase
replay-view = Point de vue
replay-everybody = Ce que tous ont vu
replay-seat = Vu par { $seat }
replay-slider = Moment de la partie
replay-moment = { $at } sur { $all }
replay-mark = { $day ->
        [0] { $phase }
        [4] Journée { $day } : { $phase-initial }
        [6] Journée { $day } : { $phase-final }
       *[other] Journée { $day } : { $phase }
    }
replay-on = Jouer à partir d’ici
replay-on-what = Une nouvelle partie à partir de ce moment. Ce que vous ne pouviez pas savoir à cette place, et tout ce qui reste à tirer, est tiré de nouveau. Les autres sont des joueurs virtuels.
replay-on-seat = Votre place
replay-on-against = Contre
replay-keep = Créer un lien
