# Chapters beside the rules (companion.md), where something leads to them, and the end of the game in the guide.

chapter-strategy = Comment bien jouer
chapter-scores = Qu’est-ce qu’un bon score ?
chapter-theme = Ce que raconte le jeu
chapter-box = Ce qu’il y a dans la boîte
chapter-signs = Ce que veut dire chaque symbole
guide-chapters = Pour en lire plus
guide-end = La fin de la partie
guide-end-what = Après la répétition en costume de la journée { $days }, tout ceci s’ajoute, dans cet ordre :
guide-end-objectives = Vos objectifs rapportent chacun de 0 à 3 points de Prestige.
guide-end-dismissal = L’objectif qui renvoie quelqu’un raye des salaires votre personnage le plus cher.
guide-end-yellow = Chaque élément jaune de votre décor et de vos costumes, complets ou non, rapporte 1 point de Prestige.
guide-end-hats = Chaque chapeau qui fait 6 avec l’élément du premier cercle rapporte 1 point de Prestige.
guide-end-pay = Votre troupe est payée, les moins chers d’abord. Chaque personnage non payé vous coûte { $penalty } points de Prestige.
guide-end-wins = Le joueur qui a le plus de Prestige l’emporte. À égalité, le joueur à qui il reste le plus de Livres l’emporte.
guide-end-solo = Ce que vous avez alors est votre score.
