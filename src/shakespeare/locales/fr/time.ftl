# Time at a table: clocks, who plays for whom, leaving, notices.

clock-title = Pendule
clock-none = Aucune
clock-minutes = { $minutes } minutes par joueur pour toute la partie
clock-days = { $days ->
        [one] Un jour par décision
       *[other] { $days } jours par décision
    }
clock-about = Elle tourne tant qu’on attend votre réponse. Quand le temps est écoulé, le remplaçant joue.
clock-left = { $seat } : il reste { $time }
clock-soon = Il vous reste moins d’une minute.
house-clock-none = Il n’y a pas de pendule.
house-clock-minutes = Chacun dispose de { $minutes } minutes pour toute la partie.
house-clock-days = { $days ->
        [one] Chacun dispose d’un jour par décision.
       *[other] Chacun dispose de { $days } jours par décision.
    }

standin-title = Remplaçant
standin-about = Joue pour celui qui quitte la partie ou n’a plus de temps.
standin-returns = La place est rendue
    .about = Celui qui revient peut continuer à jouer.
standin-plays = { $computer-the } joue à sa place
standin-left = { $seat } a quitté la partie : { $computer-the } continue.
standin-time = { $seat } n’a plus de temps : { $computer-the } continue.
standin-failed = Chez { $seat }, le programme a échoué plusieurs fois : { $computer-the } continue.
standin-open = La place est libre ({ $seat }) : { $computer-the } joue jusqu’à ce que quelqu’un s’y asseye.
standin-back = { $seat } joue à nouveau.
standin-own-left = Vous avez quitté la partie : { $computer-the } joue pour vous.
standin-own-time = Votre temps est écoulé : { $computer-the } joue pour vous.
standin-take-back = Reprendre ma place
standin-final = À cette table, une place n’est pas rendue.
house-standin-returns = { $computer-start } joue pour celui qui s’en va ou n’a plus de temps. Celui qui revient reprend sa place.
house-standin-final = { $computer-start } joue jusqu’à la fin pour celui qui s’en va ou n’a plus de temps.

leave-title = Quitter définitivement la partie
leave-about = Les autres n’ont pas à vous attendre : { $computer-the } continue à votre place.
leave-do = Quitter la partie
leave-sure = Quitter définitivement cette partie ? Un joueur virtuel prend votre place.

notify-title = M’avertir quand c’est à moi
    .about = Ce navigateur affiche une notification quand on attend votre réponse et que vous n’êtes pas à la table.
notify-refused = Ce navigateur n’autorise pas les notifications de cette page : autorisez-les dans ses réglages.
notify-cannot = Ce navigateur ne peut pas afficher de notifications ici : il faut une adresse sécurisée (https).
notify-none = Ce serveur n’envoie pas de notifications.
