# What the server says when something cannot be done.

error-no-such-table = Cette table n’existe pas ; elle a peut-être été supprimée.
error-no-such-seat = Cette place n’existe pas à cette table.
error-no-such-edition = Cette édition n’est pas connue ici.
error-no-such-page = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse ne s’utilise pas ainsi.
error-not-your-table = Seule la personne qui a créé la table peut faire cela.
error-not-your-seat = Vous ne jouez pas à cette table : vous pouvez seulement regarder.
error-seat-taken = Cette place n’est pas libre, ou vous jouez déjà à cette table.
error-colour-taken = { $seat_colour } est déjà pris ({ $name }). Choisissez une autre couleur.
error-colour-held = { $seat_colour } est déjà pris : quelqu’un à la table joue avec cette couleur. Choisissez une autre couleur.
error-colour-twice = { $seat_colour } est demandé pour deux places : il faut à chacune sa couleur.
error-colour-late = La partie a commencé : chacun garde sa couleur.
error-colour-lesson = La leçon parle de ces couleurs : elles restent.
error-seats-wanted = { $players ->
        [one] Une partie en solo demande une place, et non { $count }.
       *[other] Une partie à { $players } demande { $players } places, et non { $count }.
    }
error-person-wanted = Il faut à la table au moins une place pour une personne.
error-seed-not-alone = On ne peut choisir la graine que si personne d’autre ne joue : celui qui la connaît connaît les secrets des autres.
error-too-many-tables = Vous avez { $most } parties en cours : terminez-en ou supprimez-en une d’abord.
error-too-many-tables-from = Trop de parties venant de votre adresse ne sont pas terminées : { $most } au plus.
error-too-many-requests = Trop de requêtes à la fois : réessayez dans { $seconds } s.
error-too-many-connections = Vous êtes déjà à des tables dans { $most } fenêtres : fermez-en une d’abord.
error-too-many-connections-from = Trop de fenêtres sont ouvertes depuis votre adresse : { $most } au plus.
error-name-refused = Veuillez choisir un autre nom.
error-not-known = Personne ne vous connaît encore ici : asseyez-vous d’abord à une table.
error-link-used = Ce lien a déjà servi, ou il est trop vieux : demandez-en un autre.
error-no-spectators = Personne ne peut regarder à cette table.
error-rematch-early = Cette partie n’est pas encore finie.
error-rematch-lesson = La leçon ne donne pas lieu à une revanche : recommencez-la.
error-no-such-scene = Cette scène n’existe pas dans la leçon.
error-unknown-player = Ce joueur virtuel est inconnu : { $problem }.
error-unknown-move = Aucun coup ne s’écrit « { $text } ».
error-bad-options = Ces options ne vont pas ensemble : { $problem }.
error-bad-edition = On ne peut pas jouer avec cette édition : { $problem }
error-bad-name = Un nom tient sur une ligne et se voit.
error-name-piled = Ce nom a trop de signes sur une même lettre.
error-bad-request = La requête n’est pas comprise : { $place } : { $problem }.
error-bad-message = Le message n’est pas compris : { $problem }.
error-too-large = La requête dépasse { $most } octets.
error-not-finished = L’enregistrement d’une partie n’est disponible qu’une fois la partie finie.
error-damaged-table = Cette partie est illisible ; la personne qui exploite le serveur peut savoir pourquoi.
error-foreign-origin = La page d’un autre site ne peut pas faire cela.
error-wrong-host = Le serveur ne répond pas à ce nom.
error-storage-failed = Le serveur ne peut pas enregistrer de parties pour le moment ; rien n’a changé.
error-failed = Une erreur s’est produite sur le serveur ; elle y a été notée.
error-client-missing = La page de jeu n’a pas été construite : lancez « make client », puis recommencez.
error-bad-record = Cet enregistrement ne peut pas être rejoué : { $problem }.
error-replays-busy = Trop de parties sont rejouées en ce moment : réessayez dans { $seconds } s.
error-replay-too-long = Cette partie est trop longue à rejouer.
error-no-such-moment = Ce moment n’existe pas dans la partie.
error-moment-over = À ce moment, la partie était finie : choisissez-en un autre, plus tôt.
error-hint-not-alone = Quand d’autres personnes jouent, un joueur virtuel ne donne de conseil que si la table l’a convenu.
error-hint-late = Cette question ne se pose plus : aucun conseil n’est nécessaire.
error-hint-failed = Le joueur virtuel ne donne pas de conseil pour l’instant ; réessayez.
error-no-wish = Aucun souhait n’attend de réponse à cette table, ou il a changé : regardez à nouveau.
error-record-unfinished = Une partie se garde quand elle est finie, pas avant.
error-too-many-records = On ne peut pas garder davantage de parties ici : supprimez-en une d’abord.
error-no-such-deal = Cette donne n’existe pas ; elle a peut-être été supprimée.
error-no-such-result = Ce résultat n’existe pas, ou il n’a pas de nom.
error-deal-early = Une donne se partage quand sa partie est finie.
error-deal-none = Cette partie n’a pas de mélange à partager : elle a été préparée, importée, sa graine a été choisie, ou d’autres joueurs virtuels ont pris la suite.
error-hint-deal = Dans une donne partagée, aucun joueur virtuel ne donne de conseil, pour que les résultats soient comparables.
error-stand-in-plays = Un joueur virtuel joue à votre place : reprenez-la d’abord.
error-nobody-stands-in = Aucun joueur virtuel ne joue cette place pour vous.
error-no-way-back = À cette table, une place n’est pas rendue.
error-leave-alone = Personne ne vous attend ici : partez simplement, ou supprimez la table.
error-leave-over = Cette partie est finie.
error-computers-stay = À cette table, les joueurs virtuels restent ceux qu’ils sont : c’est une donne partagée, ou une leçon.
error-no-computer-there = Aucun joueur virtuel ne joue cette place.
error-one-clock = Une partie n’a qu’une pendule : des minutes par joueur, ou des jours par décision.
error-no-push = Ce serveur n’envoie pas de notifications.
error-bad-push = Aucune notification ne peut être envoyée là : { $problem }.
error-too-many-pushes = Des notifications vont déjà à { $most } de vos navigateurs : désactivez-les d’abord dans l’un d’eux.

## Why a decision is refused where no rule of the game is the reason

reason-question-over = Cette question a déjà reçu sa réponse ou n’est plus posée.
reason-undo-late = Il s’est passé quelque chose que vous n’aviez pas vu : regardez à nouveau avant d’annuler un coup.
reason-undo-nothing = Il n’y a rien à annuler : quelqu’un a joué ou appris quelque chose depuis.
reason-undo-enough = Trop de coups ont déjà été annulés dans cette partie : on ne peut plus en annuler.
reason-undo-limit = Ici, un coup ne s’annule que tant que personne n’a joué ni rien appris depuis.
reason-undo-asked = Un souhait d’annuler un coup attend déjà une réponse.

## Notices, as a browser shows them

push-turn = C’est à vous de jouer.
push-turn-at = La partie continue avec vous. À la table : { $names }.

## The command line

serve-at = Shakespeare est à l’adresse { $address } – Ctrl-C pour l’arrêter.
serve-already = Shakespeare tourne déjà, à l’adresse { $address }.
serve-stopped = Arrêté. Vos parties sont conservées.
help-serve = servir le jeu aux navigateurs, sans en ouvrir un
help-port = le port d’écoute (par défaut : 1616, ou un port libre)
help-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement)
help-data = le dossier où conserver les parties (par défaut : un dossier à part dans votre dossier de données)
help-pause = combien de temps un joueur virtuel attend avant de jouer, pour que vous puissiez suivre (par défaut : 0.3)
help-no-browser = ne pas ouvrir de navigateur
misused-serving = --port, --host, --data, --pause et --no-browser concernent le jeu dans le navigateur : ne donnez pas d’autre commande.
help-database = une base PostgreSQL où conserver les parties, postgresql://… ; plusieurs serveurs peuvent la partager (ou SHAKESPEARE_DATABASE)
help-redis = un serveur Redis par lequel plusieurs serveurs s’annoncent les nouveautés, redis://… (ou SHAKESPEARE_REDIS)
help-name = un nom sous lequel on atteint le serveur ; peut être donné plusieurs fois
help-proxy = l’adresse d’un mandataire (proxy) placé devant, qui fait foi sur l’origine des requêtes ; peut être donnée plusieurs fois
hosting-missing = Il manque quelque chose pour cela : pip install "shakespeare-boardgame[hosting]".
help-unblock = permettre de nouveau un nom signalé ; sans nom, afficher ceux qui sont bloqués
help-unblocked = le nom, tel que quelqu’un l’a donné
unblocked = { $name } peut de nouveau être donné.
not-blocked = { $name } n’est pas bloqué.
help-program = un programme qui peut jouer aux tables, et le nom qu’il y porte (docs/players.md) ; peut être donné plusieurs fois
