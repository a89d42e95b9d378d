# Other people: public tables, what was agreed about a table, one's own devices and data.

public-title = Tables publiques
public-free = { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
public-going = Journée { $day } de la partie
public-with = À la table : { $names }
public-empty = Personne n’y est encore assis.
public-sit = S’asseoir
public-watch = Regarder

house-hints = Conseils
    .about = Chacun peut demander à un joueur virtuel ce qu’il ferait.
house-public = Table publique
    .about = Affichée sur la page d’accueil : chacun peut prendre une place libre.
house-spectators = Spectateurs
    .about = Tous ceux qui ont l’adresse peuvent regarder.
house-you = vous
house-person = une personne
house-free = libre
house-is-public = La table est publique.
house-is-private = Seules les personnes qui ont l’adresse trouvent la table.
house-watched = Les spectateurs sont admis.
house-unwatched = Personne ne peut regarder.
house-report = Signaler le nom
house-report-sure = « { $name } » est-il un nom offensant ? Si plusieurs personnes le disent, il est retiré.
house-reported = Merci, c’est signalé.
house-carry = Emporter votre place sur un autre appareil
    .about = Celui qui ouvre le lien s’assied ici à votre place.

link-make = Créer un lien
link-address = Le lien, à usage unique
link-note = Il ne s’ouvre qu’une fois, dans les 24 heures. Ne l’envoyez qu’à vous-même.
link-failed = Le lien n’a pas pu être copié : sélectionnez-le et copiez-le à la main.

you-what = Il n’y a pas de compte. Ce navigateur est reconnu à un jeton aléatoire, auquel vos parties sont liées.
you-carry = Sur un autre appareil
    .about = Avec ce lien, un autre navigateur devient aussi le vôtre : mêmes parties, mêmes places, votre nom et votre langue.
you-delete = Supprimer mes données
    .about = Vos jetons, les noms que vous avez donnés et les tables où il n’y avait que vous sont supprimés aussitôt. Vos autres places se libèrent. Vos résultats dans les classements restent, sans nom.
you-delete-do = Tout supprimer
you-delete-sure = Tout supprimer définitivement ? Personne ne pourra le rétablir.
you-deleted = C’est supprimé. Personne ne vous connaît plus ici.

carry-title = Un lien de reprise
carry-seat = Ce lien donne la place de quelqu’un à une table. Il ne sert qu’une fois : celui qui l’utilise occupe désormais cette place.
carry-me = Avec ce lien, ce navigateur devient la même personne que celui qui l’a créé. Les parties jouées ici sous une autre identité ne seront alors plus accessibles.
carry-take = Reprendre ici
carry-nothing = Ce lien est incomplet : copiez-le encore une fois en entier.

wish-own = Vous souhaitez annuler votre dernière décision et tout ce qui l’a suivie. On attend { $waiting }.
wish-other = { $seat } souhaite annuler sa dernière décision et tout ce qui l’a suivie.
wish-agree = Accepter
wish-refuse = Refuser
wish-withdraw = Y renoncer
wish-agreed = Vous avez accepté. On attend { $waiting }.
house-undo = Annuler d’un commun accord
    .about = Si toute la table est d’accord, une décision peut être annulée quoi qu’il se soit passé depuis.
house-undo-consent = Les décisions peuvent être annulées si tout le monde est d’accord.
house-undo-limit = Un coup ne s’annule que tant que personne n’a joué ni rien appris depuis.
house-back = Demander à annuler votre dernière décision
house-deal = On joue ici une donne partagée, sans conseils.
