# The first game: a lesson that is played. Each step has its text, lesson-NAME, what is said when it has been done,
# lesson-NAME-done, and some of them what is said to another move, lesson-NAME-not.

lesson-title = Votre première partie
lesson-about = Dix minutes à une vraie table. Rien n’est expliqué que vous ne fassiez vous-même.
lesson-how = Chaque étape demande un coup, et ce dont il s’agit est entouré sur la table. Essayez aussi autre chose : on vous dit pourquoi cela ne convient pas.
lesson-begin = Commencer
lesson-resume = Continuer
lesson-restart = Tout recommencer
lesson-scene-again = Rejouer cette scène
lesson-next = Scène suivante
lesson-finish = Fin de la leçon
lesson-leave = Quitter la leçon
lesson-show = Montrez-moi
lesson-progress = Étape { $step } sur { $steps }
lesson-panel = La leçon
lesson-now = À vous
lesson-wait = Un instant : les autres jouent.
lesson-scene-over = Cette scène est finie : poursuivez la leçon.
lesson-not-now = Dans une partie, vous pourriez le faire. Mais la leçon attend autre chose.

lesson-scenes = Trois scènes
lesson-scene-done = jouée
lesson-scene-day = La première journée
    .about = De la mise du matin au repos de la nuit.
lesson-scene-rehearsal = La couturière
    .about = La quatrième journée, première répétition en costume : les costumes et les actes rapportent.
lesson-scene-pay = Le dernier soir
    .about = La sixième journée : chacun veut son salaire.

# The computer player of each scene.
computer-lesson-day = Partenaire
computer-lesson-rehearsal = Partenaire
computer-lesson-pay = Partenaire

## The first day

lesson-wager = Vous avez cinq cylindres. Misez-en quatre : chacun fait travailler un personnage pour vous aujourd’hui.
lesson-wager-done = Vert en a misé cinq, et vous moins : vous jouez donc en premier et gagnez 1 point de Prestige. Avec peu de cylindres, on joue plus tôt ; avec beaucoup, on fait davantage.
lesson-wager-not = Cette mise en vaut une autre ; mais aujourd’hui quatre personnages ont du travail. Misez quatre cylindres.
lesson-recruit = Chaque jour, vous recrutez un des personnages disponibles. Prenez Desdémone, telle quelle.
lesson-recruit-done = Desdémone fait désormais partie de votre troupe. On ne paye personne maintenant, mais à la fin de la partie elle voudra ses 3 £.
lesson-recruit-not = Recruter, c’est bien. Aujourd’hui il nous faut Desdémone elle-même, face visible.
lesson-actor = Posez un cylindre sur Desdémone : ses deux plumes bleues vous font avancer sur l’Acte III.
lesson-actor-done = Deux cases sur l’Acte III, et son masque riant a fait monter votre ambiance. Comme personne n’avait encore activé d’acteur, vous avez aussi l’initiative.
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
lesson-rehearsal = Le costume du figurant donne une plume blanche. C’est sur l’Acte II ou sur l’Acte III qu’elle vaut le plus : regardez le plateau principal, et choisissez.
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
lesson-play = Jouer votre première partie
lesson-play-what = vous et un joueur virtuel
