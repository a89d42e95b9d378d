# The first game: a lesson that is played. Each step has its text, lesson-NAME, what is said when it has been done,
# lesson-NAME-done, and some of them what is said to another move, lesson-NAME-not.

lesson-title = La tua prima partita
lesson-about = Dieci minuti a un vero tavolo. Tutto ciò che si spiega, lo fai tu.
lesson-how = Ogni passo chiede una mossa, e ciò di cui si tratta è cerchiato sul tavolo. Prova anche altro: ti si dice perché non va.
lesson-begin = Comincia
lesson-resume = Continua
lesson-restart = Dall’inizio
lesson-scene-again = Rifai questa scena
lesson-next = Alla prossima scena
lesson-finish = Alla fine della lezione
lesson-leave = Lascia la lezione
lesson-show = Mostrami
lesson-progress = Passo { $step } di { $steps }
lesson-panel = La lezione
lesson-now = Tocca a te
lesson-wait = Un momento: giocano gli altri.
lesson-scene-over = Questa scena è finita: continua la lezione.
lesson-not-now = In una partita potresti farlo. Ma la lezione aspetta un’altra cosa.

lesson-scenes = Tre scene
lesson-scene-done = fatta
lesson-scene-day = Il primo giorno
    .about = Dalla scommessa del mattino al riposo della notte.
lesson-scene-rehearsal = La prova preliminare
    .about = Il quarto giorno, prima prova in costume: costumi e atti rendono.
lesson-scene-pay = L’ultima sera
    .about = Il sesto giorno: tutti vogliono la paga.

# The computer player of each scene.
computer-lesson-day = Compagno
computer-lesson-rehearsal = Compagno
computer-lesson-pay = Compagno

## The first day

lesson-wager = Hai cinque cilindri. Scommettine quattro: ognuno fa lavorare per te un personaggio, oggi.
lesson-wager-done = Verde ne ha scommessi cinque, tu meno: perciò oggi inizi tu e guadagni 1 punto prestigio. Con pochi cilindri si gioca prima, con molti si fa di più.
lesson-wager-not = È una scommessa come un’altra; ma oggi quattro personaggi hanno da fare. Scommetti quattro cilindri.
lesson-recruit = Ogni giorno recluti uno dei personaggi disponibili. Prendi Desdemona, con il suo ruolo.
lesson-recruit-done = Desdemona è con te per sempre. Ora non si paga nessuno, ma alla fine della partita vorrà le sue £3.
lesson-recruit-not = Reclutare è giusto. Oggi però ci serve proprio Desdemona, a faccia in su.
lesson-actor = Metti un cilindro su Desdemona: le sue due piume blu ti fanno avanzare sull’Atto III.
lesson-actor-done = Due passi sull’Atto III, e la sua maschera che ride ha alzato la tua atmosfera. Nessuno ha usato un attore prima di te: hai anche l’iniziativa.
lesson-mistress = E ora i costumi: fai lavorare la tua Costumista. Può prendere elementi per un valore di 6.
lesson-mistress-done = Un elemento nero vale 1, rosa 2, viola 3, blu 4, verde 5. I gialli non si possono comprare.
lesson-costume-first = Prendi per Desdemona l’elemento di costume nero, il rosa e il viola, uno dopo l’altro, nell’ordine che vuoi.
lesson-costume-first-done = Resta sul suo cerchio, e il suo valore si toglie dal 6.
lesson-costume-first-not = È permesso; ma un costume rende solo se è completo. Vesti Desdemona di nero, rosa e viola: 6 in tutto.
lesson-costume-second = Ora il secondo tra nero, rosa e viola, sempre per Desdemona.
lesson-costume-second-done = Resta un cerchio.
lesson-costume-second-not = È permesso; ma così il costume di Desdemona resta incompleto. Dalle nero, rosa e viola.
lesson-costume-third = Il terzo completa il suo costume.
lesson-costume-third-done = Completo, e vale 6: rende subito £2. I costumi più preziosi danno prestigio. Questo le servirà ancora nella prova in costume.
lesson-costume-third-not = Ancora un elemento per Desdemona, e il suo costume rende. Non fermarti ora.
lesson-handyman = Fai costruire la scena al Tuttofare: può prendere elementi per un valore di 4.
lesson-handyman-done = La scena si costruisce dal basso, come un muro.
lesson-set-first = Prendi un elemento di allestimento rosa e piazzalo sulla casella 2 della fila in basso.
lesson-set-first-done = Il rosa dà £1. Ogni colore, tranne il nero e il giallo, dà qualcosa quando si piazza.
lesson-set-first-not = Si può costruire così. Ma piazza un elemento rosa sulla casella 2 della fila in basso: vedrai che cosa vuol dire simmetria.
lesson-set-mirror = La scena deve essere simmetrica. Verificalo: prova a piazzare l’elemento di allestimento nero dall’altra parte, sulla casella 4.
lesson-set-mirror-done = Non va: di fronte al rosa può stare solo il rosa, oppure il giallo, che va con ogni colore.
lesson-set-mirror-not = Sì, questo andrebbe. Ma prima prova l’elemento di allestimento nero sulla casella 4: non rischi niente.
lesson-set-second = Prendi allora l’altro rosa per la casella 4.
lesson-set-second-done = Ancora £1, e la scena è simmetrica. Ora si può costruire ciò che poggia su due elementi; le caselle con la candela danno prestigio.
lesson-set-second-not = Prendi l’altro elemento di allestimento rosa per la casella 4: rispecchia il primo.
lesson-falstaff = Resta un cilindro. Mettilo su Falstaff: ha una piuma bianca e una maschera che ride.
lesson-falstaff-done = Una piuma bianca è un passo su un atto qualsiasi.
lesson-quill = Scegli l’atto su cui avanzi.
lesson-quill-done = E la maschera ha alzato ancora la tua atmosfera: fino alla casella 5. I cilindri sono finiti, e viene sera.
lesson-ambiance = La sera l’atmosfera dà ciò che mostra la sua casella. La tua è buona: scegli un atto per un altro passo.
lesson-ambiance-done = Il marcatore è tornato sulla casella di partenza. A sinistra l’atmosfera ti sarebbe costata qualcosa, e gli elementi di allestimento viola che nessuno prende la abbassano a tutti.
lesson-rest = Di notte chi ha lavorato va a riposo e salta il giorno dopo: tutti, tranne uno. Scegli chi ti serve domani.
lesson-rest-done = Gli altri portano un berretto da notte per un giorno. Questo era un giorno intero; ce ne sono sei.

## The dress rehearsal

lesson-last-circle = È il quarto giorno, quello della prova preliminare, la prima prova in costume. Alla tua comparsa (carta reclutata a faccia in giù) manca un elemento di costume. Chiama il Tuttofare.
lesson-last-circle-done = Le comparse non fanno che indossare costumi; ma sono gratis.
lesson-last-circle-not = Prima il costume della comparsa: attiva il Tuttofare. Nella prova contano solo i costumi completi.
lesson-complete = Dai alla comparsa l’elemento blu, che vale 4: così il suo costume vale 8.
lesson-complete-done = Vale 8: £1 e 1 punto prestigio. Poi è cominciata la prova: il costume di Desdemona, da sé, ti ha fatto avanzare di un passo sull’Atto I e di uno sull’Atto II.
lesson-complete-not = Basterebbe; ma con il blu il costume vale 8, e dà anche prestigio.
lesson-rehearsal = Il costume della comparsa dà una piuma bianca. Il passo vale di più sull’Atto II o sull’Atto III: guarda il tabellone principale, e scegli.
lesson-rehearsal-done = Poi si sono valutati gli atti. L’Atto I dà sterline, l’Atto II prestigio al primo e al secondo, l’Atto III prestigio dalla casella 6 in poi; una casella grigia costa 1 punto prestigio.
lesson-rehearsal-not = Sull’Atto I un altro passo oggi non dà niente di nuovo. Sull’Atto II ti mette in testa, sull’Atto III dà 1 punto prestigio.

## The last evening

lesson-extra = È il sesto giorno. Devi reclutare, ma chi entra come personaggio vuole la paga stasera. Prendi chi vuoi a faccia in giù, come comparsa.
lesson-extra-done = Una comparsa non costa niente. L’ultimo giorno è spesso la scelta migliore.
lesson-extra-not = Sarebbe un’altra paga stasera, o prestigio perso. Prendi qualcuno a faccia in giù, come comparsa.
lesson-queen = La tua compagnia vuole £11, e ne hai 6. Chiedi aiuto alla Regina con l’ultimo cilindro.
lesson-queen-done = La Regina dà £4, oppure un obiettivo segreto che conta alla fine.
lesson-queen-not = Non sarebbe inutile. Ma ogni personaggio non pagato costa 2 punti prestigio: prima la Regina.
lesson-money = Prendi il denaro.
lesson-money-done = Ora hai £10, e l’Atto I ne aggiungerà. È cominciata la prova generale.
lesson-money-not = Un obiettivo sarebbe bello, ma stasera ti serve denaro.
lesson-last-quill = L’ultimo passo della partita: scegli un atto.
lesson-last-quill-done = Si sono valutati gli atti, poi la tua compagnia è stata pagata, tutta: nessuno ti costa prestigio, e vinci tu.

## What has been learnt

lesson-over = Cala il sipario, e ora conosci il gioco.
lesson-over-what = Ecco ciò che hai fatto da te:
lesson-learnt-wager = Hai scommesso cilindri: con pochi si gioca prima, con molti si fa di più.
lesson-learnt-recruit = Hai reclutato ogni giorno un personaggio, o una comparsa a faccia in giù.
lesson-learnt-actor = Hai fatto lavorare gli attori per avanzare sugli atti.
lesson-learnt-costume = Hai completato costumi, che rendono subito e di nuovo nelle prove.
lesson-learnt-set = Hai costruito una scena simmetrica.
lesson-learnt-ambiance = Hai alzato l’atmosfera, che rende la sera.
lesson-learnt-rest = Hai mandato a riposare chi aveva lavorato.
lesson-learnt-rehearsal = Hai tenuto una prova in costume: prima i costumi, poi gli atti.
lesson-learnt-pay = Hai pagato la compagnia, così nessuno ti è costato prestigio.
lesson-play = Gioca la tua prima partita
lesson-play-what = tu e un giocatore artificiale
