# The lessons, which are played. Each step has its text, lesson-NAME, what is said when it has been done, lesson-NAME-done,
# and some of them what the partner did then, lesson-NAME-partner, and what is said to another move, lesson-NAME-not.

lesson-title = Apprendre à jouer
lesson-about = Deux leçons à de vraies tables. Rien n’est expliqué que vous ne fassiez vous-même.
lesson-how = Chaque étape demande un coup, et ce dont il s’agit est entouré sur la table. « Montrez-moi » joue le coup pour vous. Essayez aussi autre chose : on vous dit pourquoi cela ne convient pas.
lesson-first = Votre première partie
    .about = Trois scènes, dix minutes : le cours d’une partie.
lesson-second = Ce qu’il y a encore
    .about = Trois courtes scènes, cinq minutes : le premier choix, les aides des artisans, les objectifs et les salaires.
lesson-begin = Commencer
lesson-again = Rejouer la leçon
lesson-resume = Continuer
lesson-read = Continuer
lesson-read-first = Un instant : lisez d’abord ceci, puis continuez.
lesson-restart = Tout recommencer
lesson-scene-again = Rejouer cette scène
lesson-next = Scène suivante
lesson-finish = Fin de la leçon
lesson-show = Montrez-moi
lesson-progress = Étape { $step } sur { $steps }
lesson-panel = La leçon
lesson-not-now = Dans une partie, vous pourriez le faire. Mais la leçon attend autre chose.

lesson-scene-done = jouée
lesson-scene-day = La première journée
    .about = De la mise du matin au repos de la nuit.
lesson-scene-rehearsal = La couturière
    .about = La quatrième journée, première répétition en costume : les costumes et les actes rapportent.
lesson-scene-pay = Le dernier soir
    .about = La sixième journée : chacun veut son salaire.
lesson-scene-draft = Avant la première journée
    .about = Dans quel ordre on choisit, et qui prendre.
lesson-scene-craft = Les éléments chers
    .about = L’Assistant, le jeton « +3 », l’Orfèvre.
lesson-scene-wages = Objectifs et salaires
    .about = Ce qui compte à la fin, et ce qu’il en coûte de ne pas payer.

# The computer player of each scene.
computer-lesson-day = Partenaire
computer-lesson-rehearsal = Partenaire
computer-lesson-pay = Partenaire
computer-lesson-draft = Partenaire
computer-lesson-craft = Partenaire
computer-lesson-wages = Partenaire

## The first day

lesson-aim = Vous dirigez une troupe de théâtre, et il reste six journées pour monter une pièce. Le joueur qui a le plus de Prestige à la fin l’emporte. Le vôtre est entouré : chacun commence avec 5 points.
lesson-days = Toutes les journées se ressemblent : le matin une mise, puis vous recrutez et faites travailler vos personnages ; le soir compte l’ambiance, la nuit ceux qui ont travaillé se reposent. Les quatrième et sixième journées, une répétition en costume s’y ajoute, et rapporte des points.
lesson-wager = Vous avez cinq cylindres. Misez-en quatre : chacun fait travailler un personnage pour vous aujourd’hui.
lesson-wager-done = Vert en a misé cinq, et vous moins : vous jouez donc en premier et gagnez 1 point de Prestige. Avec peu de cylindres, on joue plus tôt ; avec beaucoup, on fait davantage.
lesson-wager-not = Cette mise en vaut une autre ; mais aujourd’hui quatre personnages ont du travail. Misez quatre cylindres.
lesson-recruit = Chaque jour, vous recrutez un des personnages disponibles. Prenez Desdémone, telle quelle.
lesson-recruit-done = Desdémone fait désormais partie de votre troupe. On ne paye personne maintenant, mais à la fin de la partie elle voudra ses 3 £.
lesson-recruit-partner = Vert a pris Roméo : un personnage pris par l’un n’est plus disponible pour les autres.
lesson-recruit-not = Recruter, c’est bien. Aujourd’hui il nous faut Desdémone elle-même, face visible.
lesson-actor = Posez un cylindre sur Desdémone : ses deux plumes bleues vous font avancer sur l’Acte III.
lesson-actor-done = Deux cases sur l’Acte III, et son masque riant a fait monter votre ambiance. Comme personne n’avait encore activé d’acteur, vous avez aussi l’initiative.
lesson-actor-partner = L’Auteur de Vert l’a fait avancer d’une case sur l’Acte I et d’une sur l’Acte II. Sur l’Acte II, le Prestige va à qui est le plus avancé.
lesson-mistress = Place aux costumes : faites travailler votre Costumière. Elle peut prendre des éléments pour une valeur de 6.
lesson-mistress-done = Un élément noir vaut 1, un rose 2, un violet 3, un bleu 4, un vert 5. Les jaunes ne s’achètent pas.
lesson-costume-first = Prenez pour Desdémone l’élément de costume noir, le rose et le violet, l’un après l’autre, dans l’ordre que vous voulez.
lesson-costume-first-done = Il reste sur son cercle, et la valeur de 6 diminue d’autant.
lesson-costume-first-not = C’est permis ; mais un costume ne rapporte que complet. Habillez Desdémone de noir, de rose et de violet : 6 en tout.
lesson-costume-second = Et maintenant le deuxième des trois, noir, rose ou violet, toujours pour Desdémone.
lesson-costume-second-done = Il reste un cercle.
lesson-costume-second-not = C’est permis ; mais le costume de Desdémone resterait incomplet. Donnez-lui du noir, du rose et du violet.
lesson-costume-third = Le troisième élément complète son costume.
lesson-costume-third-done = Complet, et d’une valeur de 6 : cela rapporte aussitôt 2 £. Les costumes plus chers donnent du Prestige. Il servira encore à la répétition en costume.
lesson-costume-third-partner = Vert a demandé 4 £ à la Reine : à la fin, il faut payer les salaires.
lesson-costume-third-not = Encore un élément pour Desdémone, et son costume rapporte. Ne vous arrêtez pas là.
lesson-handyman = Faites construire le décor par l’Homme à tout faire : il peut prendre des éléments pour une valeur de 4.
lesson-handyman-done = Le décor se monte du bas vers le haut, comme un mur.
lesson-set-first = Prenez un élément de décor rose et placez-le sur la case 2 de la rangée du bas.
lesson-set-first-done = Le rose rapporte 1 £. Toutes les couleurs, sauf le noir et le jaune, apportent quelque chose quand on les place.
lesson-set-first-not = On peut construire ainsi. Mais placez un élément rose sur la case 2 de la rangée du bas : vous verrez ce que veut dire la symétrie.
lesson-set-mirror = Le décor doit être symétrique. Voyez vous-même : essayez de placer l’élément de décor noir en face, sur la case 4.
lesson-set-mirror-done = Cela ne va pas : en face d’un élément rose, il ne peut y avoir qu’un rose, ou un jaune, qui va avec tout.
lesson-set-mirror-not = Oui, cela irait. Mais essayez d’abord l’élément noir sur la case 4 : vous ne risquez rien.
lesson-set-second = Prenez donc l’autre rose pour la case 4.
lesson-set-second-done = Encore 1 £, et le décor est symétrique. Sur deux éléments côte à côte, on peut ensuite en placer un troisième ; les cases à bougie donnent du Prestige.
lesson-set-second-partner = Vert a passé et ne fera plus rien aujourd’hui. Vous continuez, sans adversaire, jusqu’à votre dernier cylindre.
lesson-set-second-not = Prenez l’autre élément de décor rose pour la case 4 : c’est le miroir du premier.
lesson-falstaff = Il reste un cylindre. Posez-le sur Falstaff : il a une plume blanche et un masque riant.
lesson-falstaff-done = Une plume blanche fait avancer sur l’acte de votre choix.
lesson-quill = Choisissez l’acte sur lequel vous avancez.
lesson-quill-done = Et le masque a encore fait monter votre ambiance : jusqu’à la case 5. Vos cylindres sont tous posés, le soir tombe.
lesson-ambiance = Le soir, l’ambiance apporte ce que montre sa case. La vôtre est bonne : choisissez un acte pour avancer encore d’une case.
lesson-ambiance-done = Le marqueur est revenu au départ. Plus à gauche, il vous aurait coûté quelque chose, et les éléments de décor violets que personne ne prend font baisser l’ambiance de tous.
lesson-rest = La nuit, tous ceux qui ont travaillé, sauf un, doivent se reposer : ils manqueront demain. Choisissez celui dont vous aurez besoin.
lesson-rest-done = Les autres portent un bonnet de nuit pour une journée. Voilà une journée entière ; il y en a six.

## The dress rehearsal

lesson-last-circle = C’est la quatrième journée, celle de la couturière, la première répétition en costume. Il manque un élément de costume à votre figurant (carte recrutée face cachée). Faites appel à l’Homme à tout faire.
lesson-last-circle-done = Les figurants ne font que porter des costumes ; mais ils sont gratuits.
lesson-last-circle-not = D’abord le costume du figurant : activez l’Homme à tout faire. À la répétition en costume, seuls comptent les costumes complets.
lesson-complete = Donnez au figurant l’élément bleu, qui vaut 4 : son costume vaudra 8.
lesson-complete-done = Valeur 8 : 1 £ et 1 point de Prestige. Puis la répétition a commencé : le costume de Desdémone vous a fait avancer d’une case sur l’Acte I et sur l’Acte II.
lesson-complete-not = Cela suffirait ; mais avec le bleu le costume vaut 8, et donne aussi du Prestige.
lesson-rehearsal = Le costume du figurant donne une plume blanche. C’est sur l’Acte II ou sur l’Acte III qu’elle vaut le plus : voyez où vous en êtes, Vert et vous, et choisissez.
lesson-rehearsal-done = Puis on a décompté les actes. L’Acte I rapporte des livres, l’Acte II du Prestige au premier et au second, l’Acte III du Prestige à partir de la case 6 ; une case grise coûte 1 point.
lesson-rehearsal-not = Sur l’Acte I, une case de plus n’apporte rien aujourd’hui. Sur l’Acte II elle vous met en tête, sur l’Acte III elle donne 1 point de Prestige.

## The last evening

lesson-extra = C’est la sixième journée. Il faut recruter, mais tout personnage voudra son salaire ce soir. Prenez qui vous voulez face cachée, comme figurant.
lesson-extra-done = Un figurant ne coûte rien. Le dernier jour, c’est souvent la meilleure recrue.
lesson-extra-not = Ce serait un salaire de plus ce soir, ou du Prestige perdu. Prenez quelqu’un face cachée, comme figurant.
lesson-queen = Votre troupe veut 11 £, et vous en avez 6. Demandez l’aide de la Reine avec votre dernier cylindre.
lesson-queen-done = La Reine donne 4 £, ou un objectif secret qui compte à la fin.
lesson-queen-not = Ce ne serait pas inutile. Mais un personnage non payé coûte 2 points de Prestige : la Reine d’abord.
lesson-money = Prenez l’argent.
lesson-money-done = Vous avez 10 £, et l’Acte I en ajoutera. La générale, dernière répétition en costume, a commencé.
lesson-money-not = Un objectif serait bien, mais ce soir c’est d’argent que vous avez besoin.
lesson-last-quill = Le dernier pas de la partie : choisissez un acte.
lesson-last-quill-done = On a décompté les actes, puis votre troupe a été payée tout entière : personne ne vous coûte de Prestige, et vous gagnez.

## The second lesson: the draft

lesson-draft = Avant la première journée, chacun choisit un personnage, et qui joue en dernier choisit d’abord : Vert a pris Roméo. À vous de choisir, face visible : une actrice pour les actes, quelqu’un qui fait des costumes, ou un orfèvre.
lesson-draft-done = Un bon début. Les autres cartes ont été défaussées, et quatre nouvelles sont disponibles pour la première journée : vous y recruterez de nouveau. Personne n’est encore payé.
lesson-draft-not = Face cachée, ce serait un figurant : gratuit, mais inutile le premier jour. Prenez quelqu’un qui puisse travailler.

## Dear elements

lesson-assistant = C’est la troisième journée. Recrutez l’Assistant.
lesson-assistant-done = Un assistant ne s’active jamais, mais il ajoute 1 à chacun de vos artisans, pour toujours : l’Homme à tout faire prend désormais 5, la Costumière 7.
lesson-assistant-not = Recruter, c’est bien. Aujourd’hui il vous faut l’Assistant, face visible.
lesson-fifth = Faites travailler l’Homme à tout faire : avec 5, il peut enfin prendre du vert.
lesson-fifth-done = Le vert est la couleur la plus chère : il vaut 5.
lesson-fifth-not = Vous pourriez le faire. Mais d’abord l’Homme à tout faire : il apporte ce dont les autres ont besoin.
lesson-green = Placez l’élément de décor vert au milieu de la rangée du bas : cette case est son propre miroir.
lesson-green-done = Le vert donne un jeton « +3 ». Vous le gardez jusqu’à ce qu’un artisan en ait besoin : une seule fois, sa valeur augmente de 3.
lesson-green-not = On peut aussi construire ainsi. Prenez le vert, pour le milieu de la rangée du bas : il apporte quelque chose.
lesson-dear = À la Costumière, maintenant. Avec l’Assistant, elle prend 7.
lesson-dear-done = Avant qu’un artisan prenne quoi que ce soit, vous pouvez dépenser un jeton.
lesson-dear-not = Vous pourriez le faire. Mais le jeton ne sert qu’aux artisans : faites travailler la Costumière.
lesson-token = Dépensez le jeton « +3 » : 7 devient 10, de quoi prendre deux éléments verts.
lesson-token-done = Vous voilà à 10. Le jeton est retourné à la réserve.
lesson-token-not = Vous pourriez le garder. Mais 7 ne suffit que pour un élément vert : dépensez-le.
lesson-green-first = Desdémone porte du rose. Donnez-lui un élément de costume vert.
lesson-green-first-done = Rose et vert : 7 pour l’instant.
lesson-green-first-not = C’est permis ; mais un costume cher rapporte plus. Donnez du vert à Desdémone.
lesson-green-second = Et l’autre élément vert.
lesson-green-second-done = Complet, et d’une valeur de 12 : 2 points de Prestige aussitôt. À partir de 13, ce serait 3.
lesson-green-second-not = Donnez à Desdémone l’autre élément vert : son costume vaudra 12.
lesson-jeweler = Votre dernier cylindre est pour l’Orfèvre.
lesson-jeweler-done = Les éléments jaunes n’ont pas de prix, et aucun artisan ne peut les prendre. Un orfèvre en prend un.
lesson-jeweler-not = Vous pourriez le faire. Mais l’Orfèvre attend depuis le matin : faites-le travailler.
lesson-yellow = Prenez un élément jaune, pour le décor ou pour un costume, et choisissez sa place.
lesson-yellow-done = À la fin de la partie, chaque élément jaune vaut 1 point de Prestige. Dans le décor il va avec toutes les couleurs ; dans un costume il compte pour 3. La journée est finie.
lesson-yellow-not = L’Orfèvre est là pour une seule chose : prenez un élément jaune.

## Objectives and wages

lesson-bill = La dernière journée. Ce soir, votre troupe veut 11 £ : la Costumière 3, Desdémone 3, Titania 5. Vous avez 5 £, et l’Acte I en rapportera 1.
lesson-audience = Même avec les 4 £ de la Reine, il manquerait de quoi payer Titania. Mais la Reine peut autre chose : posez sur elle votre dernier cylindre.
lesson-audience-done = La Reine donne 4 £, ou un objectif : secret, il compte à la fin de la partie, jusqu’à 3 points de Prestige.
lesson-audience-not = Vous pourriez le faire. Mais la Reine a mieux à offrir ce soir.
lesson-objectives = Regardez des objectifs et gardez-en un.
lesson-objectives-done = Les deux autres retournent sous la pioche, et nul autre que vous ne sait lesquels.
lesson-objectives-not = Avec 4 £, personne de plus ne serait payé : les deux moins chères le seront de toute façon, et pour Titania cela ne suffit pas.
lesson-keep = Vous êtes en tête sur les Actes I et II. Un de ces trois objectifs compte justement cela : gardez-le.
lesson-keep-done = Votre objectif a rapporté 2 points de Prestige et l’élément jaune 1. Puis sont venus les salaires, du moins cher au plus cher : Titania n’a pas été payée, et cela a coûté 2 points. Vous gagnez tout de même.
lesson-keep-not = Regardez les actes : vous êtes en tête sur deux d’entre eux. Gardez l’objectif qui compte les premières places.

## What has been learnt

lesson-over = Le rideau tombe, et vous connaissez le jeu.
lesson-over-what = Voici ce que vous avez fait vous-même :
lesson-learnt-wager = Miser des cylindres : avec peu, on joue plus tôt ; avec beaucoup, on fait davantage.
lesson-learnt-recruit = Recruter chaque jour un personnage, ou un figurant face cachée.
lesson-learnt-actor = Avancer sur les actes grâce aux acteurs.
lesson-learnt-costume = Compléter des costumes, qui rapportent aussitôt et encore aux répétitions.
lesson-learnt-set = Construire un décor symétrique.
lesson-learnt-ambiance = Faire monter l’ambiance, qui rapporte le soir.
lesson-learnt-rest = Envoyer se reposer ceux qui ont travaillé.
lesson-learnt-rehearsal = Tenir une répétition en costume : les costumes d’abord, puis les actes.
lesson-learnt-pay = Payer votre troupe, pour que personne ne vous coûte de Prestige.
lesson-over-second = Le rideau tombe, et plus rien ne vous est nouveau.
lesson-learnt-draft = Choisir un personnage avant la première journée.
lesson-learnt-assistant = Recruter un assistant, qui ajoute 1 aux artisans.
lesson-learnt-token = Gagner un jeton « +3 » avec un élément vert, et le dépenser.
lesson-learnt-jeweler = Faire prendre par un orfèvre ce qui ne s’achète pas.
lesson-learnt-objective = Garder un objectif, qui a compté à la fin.
lesson-learnt-unpaid = Laisser un personnage sans salaire, ce qui coûte 2 points de Prestige.
lesson-play = Jouer votre première partie
lesson-play-what = vous et un joueur virtuel
