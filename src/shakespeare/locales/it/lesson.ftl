# The lessons, which are played. Each step has its text, lesson-NAME, what is said when it has been done, lesson-NAME-done,
# and some of them what the partner did then, lesson-NAME-partner, and what is said to another move, lesson-NAME-not.

lesson-title = Impara a giocare
lesson-about = Due lezioni a veri tavoli. Tutto ciò che si spiega, lo fai tu.
lesson-how = Ogni passo chiede una mossa, e ciò di cui si tratta è cerchiato sul tavolo. «Mostrami» fa la mossa per te. Prova anche altro: ti si dice perché non va.
lesson-first = La tua prima partita
    .about = Tre scene, dieci minuti: come va una partita.
lesson-second = Che cosa c’è ancora
    .about = Tre scene brevi, cinque minuti: la prima scelta, gli aiuti degli artigiani, obiettivi e paghe.
lesson-begin = Comincia
lesson-again = Gioca di nuovo la lezione
lesson-resume = Continua
lesson-read = Continua
lesson-read-first = Un momento: prima leggi qui, poi continua.
lesson-restart = Dall’inizio
lesson-scene-again = Rifai questa scena
lesson-next = Alla prossima scena
lesson-finish = Alla fine della lezione
lesson-show = Mostrami
lesson-progress = Passo { $step } di { $steps }
lesson-panel = La lezione
lesson-not-now = In una partita potresti farlo. Ma la lezione aspetta un’altra cosa.

lesson-scene-done = fatta
lesson-scene-day = Il primo giorno
    .about = Dalla scommessa del mattino al riposo della notte.
lesson-scene-rehearsal = La prova preliminare
    .about = Il quarto giorno, prima prova in costume: costumi e atti rendono.
lesson-scene-pay = L’ultima sera
    .about = Il sesto giorno: tutti vogliono la paga.
lesson-scene-draft = Prima del primo giorno
    .about = Chi sceglie per primo, e chi si sceglie.
lesson-scene-craft = Elementi preziosi
    .about = L’Assistente, il gettone «+3», il Gioielliere.
lesson-scene-wages = Obiettivi e paghe
    .about = Che cosa conta alla fine, e quanto costa non pagare.

# The computer player of each scene.
computer-lesson-day = Compagno
computer-lesson-rehearsal = Compagno
computer-lesson-pay = Compagno
computer-lesson-draft = Compagno
computer-lesson-craft = Compagno
computer-lesson-wages = Compagno

## The first day

lesson-aim = Guidi una compagnia teatrale, e restano sei giorni per mettere in scena un’opera. Vince chi alla fine ha più prestigio. Il tuo è cerchiato: tutti cominciano con 5 punti.
lesson-days = Ogni giorno va allo stesso modo: la mattina una scommessa, poi recluti e fai lavorare i tuoi, la sera conta l’atmosfera, la notte chi ha lavorato riposa. Il quarto e il sesto giorno c’è anche una prova in costume, che porta punti.
lesson-wager = Hai cinque cilindri. Scommettine quattro: ognuno fa lavorare per te un personaggio, oggi.
lesson-wager-done = Verde ne ha scommessi cinque, tu meno: perciò oggi inizi tu e guadagni 1 punto prestigio. Con pochi cilindri si gioca prima, con molti si fa di più.
lesson-wager-not = È una scommessa come un’altra; ma oggi quattro personaggi hanno da fare. Scommetti quattro cilindri.
lesson-recruit = Ogni giorno recluti uno dei personaggi disponibili. Prendi Desdemona, con il suo ruolo.
lesson-recruit-done = Desdemona è con te per sempre. Ora non si paga nessuno, ma alla fine della partita vorrà le sue £3.
lesson-recruit-partner = Verde ha preso Romeo: chi è preso da uno non è più disponibile per gli altri.
lesson-recruit-not = Reclutare è giusto. Oggi però ci serve proprio Desdemona, a faccia in su.
lesson-actor = Metti un cilindro su Desdemona: le sue due piume blu ti fanno avanzare sull’Atto III.
lesson-actor-done = Due passi sull’Atto III, e la sua maschera che ride ha alzato la tua atmosfera. Nessuno ha usato un attore prima di te: hai anche l’iniziativa.
lesson-actor-partner = L’Autore di Verde l’ha fatto avanzare di un passo sull’Atto I e di uno sull’Atto II. Sull’Atto II il prestigio va a chi è più avanti.
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
lesson-costume-third-partner = Verde ha chiesto £4 alla Regina: alla fine ci sono paghe da dare.
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
lesson-set-second-partner = Verde ha passato, e oggi non fa più niente. Ora giochi soltanto tu, finché hai cilindri.
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
lesson-rehearsal = Il costume della comparsa dà una piuma bianca. Il passo vale di più sull’Atto II o sull’Atto III: guarda dove siete arrivati tu e Verde, e scegli.
lesson-rehearsal-done = Poi si sono valutati gli atti. L’Atto I dà sterline, l’Atto II prestigio al primo e al secondo, l’Atto III prestigio dalla casella 6 in poi; una casella grigia costa 1.
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

## The second lesson: the draft

lesson-draft = Prima del primo giorno ognuno sceglie un personaggio, e chi gioca per ultimo sceglie per primo: Verde ha preso Romeo. Ora scegli tu, a faccia in su: un’attrice per gli atti, chi fa costumi, o un gioielliere.
lesson-draft-done = Un buon inizio. Le altre carte sono state scartate, e quattro nuove sono disponibili per il primo giorno, in cui recluti di nuovo. Per ora non si paga nessuno.
lesson-draft-not = A faccia in giù sarebbe una comparsa: gratis, ma inutile il primo giorno. Prendi qualcuno che possa lavorare.

## Dear elements

lesson-assistant = È il terzo giorno. Recluta l’Assistente.
lesson-assistant-done = Un assistente non si attiva mai, ma aggiunge 1 a ogni tuo artigiano, per sempre: ora il Tuttofare prende 5, la Costumista 7.
lesson-assistant-not = Reclutare è giusto. Oggi ti serve l’Assistente, a faccia in su.
lesson-fifth = Fai lavorare il Tuttofare: con 5 può finalmente prendere il verde.
lesson-fifth-done = Il verde è il colore più caro: vale 5.
lesson-fifth-not = Potresti farlo. Ma prima il Tuttofare: porta ciò che serve agli altri.
lesson-green = Piazza l’elemento di allestimento verde al centro della fila in basso: quella casella è lo specchio di sé stessa.
lesson-green-done = Il verde dà un gettone «+3». Lo tieni finché serve a un artigiano: una volta sola, il suo valore aumenta di 3.
lesson-green-not = Si può costruire anche così. Prendi il verde, per il centro della fila in basso: dà qualcosa.
lesson-dear = Ora la Costumista. Con l’Assistente prende 7.
lesson-dear-done = Prima che un artigiano prenda qualcosa, puoi spendere un gettone.
lesson-dear-not = Potresti farlo. Ma il gettone serve solo agli artigiani: fai lavorare la Costumista.
lesson-token = Spendi il gettone «+3»: 7 diventa 10, e bastano per due elementi verdi.
lesson-token-done = Hai 10. Il gettone è tornato nella riserva.
lesson-token-not = Potresti tenerlo. Ma 7 basta per un solo elemento verde: spendilo.
lesson-green-first = Desdemona porta il rosa. Dalle un elemento di costume verde.
lesson-green-first-done = Rosa e verde: per ora vale 7.
lesson-green-first-not = È permesso; ma i costumi preziosi rendono di più. Dai il verde a Desdemona.
lesson-green-second = E l’altro verde.
lesson-green-second-done = Completo, e vale 12: subito 2 punti prestigio. Da 13 in su sarebbero 3.
lesson-green-second-not = Dai a Desdemona l’altro elemento verde: così il suo costume vale 12.
lesson-jeweler = L’ultimo cilindro è per il Gioielliere.
lesson-jeweler-done = Gli elementi gialli non hanno prezzo, e nessun artigiano può prenderli. Un gioielliere ne prende uno.
lesson-jeweler-not = Potresti farlo. Ma il Gioielliere aspetta da stamattina: fallo lavorare.
lesson-yellow = Prendi un elemento giallo, per la scena o per un costume, e scegli dove metterlo.
lesson-yellow-done = Alla fine della partita ogni elemento giallo vale 1 punto prestigio. Nella scena va con ogni colore; in un costume conta 3. E con questo la giornata è finita.
lesson-yellow-not = Il Gioielliere è qui per una cosa sola: prendi un elemento giallo.

## Objectives and wages

lesson-bill = L’ultimo giorno. Stasera la tua compagnia vuole 1£1: la Costumista 3, Desdemona 3, Titania 5. Ne hai 5, e l’Atto I te ne darà 1.
lesson-audience = Anche con le £4 della Regina non basterebbe per Titania. Ma la Regina può fare altro: metti su di lei l’ultimo cilindro.
lesson-audience-done = La Regina dà £4, oppure un obiettivo: segreto, conta alla fine della partita, fino a 3 punti prestigio.
lesson-audience-not = Potresti farlo. Ma stasera la Regina ha di meglio da offrire.
lesson-objectives = Guarda degli obiettivi e tienine uno.
lesson-objectives-done = Gli altri due tornano sotto il mazzo, e soltanto tu sai quali sono.
lesson-objectives-not = Con £4 non pagheresti nessun altro: le due meno care le paghi comunque, e per Titania non basta.
lesson-keep = Sugli Atti I e II sei in testa. Uno di questi tre obiettivi conta proprio questo: tienilo.
lesson-keep-done = Il tuo obiettivo ha dato 2 punti prestigio e l’elemento giallo 1. Poi le paghe, dalla meno cara: Titania è rimasta senza, e questo è costato 2 punti. Hai vinto lo stesso.
lesson-keep-not = Guarda gli atti: su due sei in testa. Tieni l’obiettivo che conta i primi posti.

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
lesson-over-second = Cala il sipario, e niente ti è più nuovo.
lesson-learnt-draft = Hai scelto un personaggio prima del primo giorno.
lesson-learnt-assistant = Hai reclutato un assistente, che aggiunge 1 agli artigiani.
lesson-learnt-token = Hai guadagnato un gettone «+3» con un elemento verde, e l’hai speso.
lesson-learnt-jeweler = Hai fatto prendere a un gioielliere ciò che non si può comprare.
lesson-learnt-objective = Hai tenuto un obiettivo, che ha contato alla fine.
lesson-learnt-unpaid = Hai lasciato qualcuno senza paga, e questo costa 2 punti prestigio.
lesson-play = Gioca la tua prima partita
lesson-play-what = tu e un giocatore artificiale
