# Chapters beside the rules (companion.md), where something leads to them, and the end of the game in the guide.

chapter-strategy = Come giocare bene
chapter-scores = Qual è un buon punteggio?
chapter-theme = Che cosa racconta il gioco
chapter-box = Che cosa c’è nella scatola
chapter-signs = Che cosa vuol dire ogni simbolo
guide-chapters = Per saperne di più
guide-end = La fine della partita
guide-end-what = Dopo la prova in costume del giorno { $days } si aggiunge tutto questo, in quest’ordine:
guide-end-objectives = Ognuno dei tuoi obiettivi dà da 0 a 3 punti prestigio.
guide-end-dismissal = L’obiettivo che licenzia qualcuno toglie dalle paghe il tuo personaggio più caro.
guide-end-yellow = Ogni elemento giallo nella tua scena e nei tuoi costumi, completi o no, dà 1 punto prestigio.
guide-end-hats = Ogni cappello che fa 6 con l’elemento nel primo cerchio dà 1 punto prestigio.
guide-end-pay = La tua compagnia viene pagata, prima chi costa meno. Chi non è pagato ti costa { $penalty } punti prestigio.
guide-end-wins = Vince chi ha più prestigio; in caso di pareggio, chi ha più sterline avanzate.
guide-end-solo = Ciò che hai allora è il tuo punteggio.
