# What a person can set in the browser.

setting-theme = Colori
choice-theme-system = Secondo il sistema
choice-theme-light = Chiari
choice-theme-dark = Scuri
setting-size = Dimensione di testo e pezzi
setting-speed = Le mosse degli altri
choice-speed-normal = Una alla volta
choice-speed-slow = Lentamente
choice-speed-instant = Tutte subito
setting-motion = Movimento
    .about = I pezzi viaggiano, il sipario cala, le candele si accendono.
setting-sound = Suoni
    .about = Legno, stoffa, monete e candele; si bussa quando tocca a te.
setting-confirm = Conferma ogni mossa
    .about = Il primo clic mostra una mossa, il secondo la esegue.
setting-decline = Passa automaticamente
    .about = Quando non si può fare altro, non ti viene chiesto nulla.
setting-shortcuts = Scorciatoie da tastiera
    .about = G scorre tutto ciò che è evidenziato, I ingrandisce una carta, U annulla una mossa.
settings-kept = Queste impostazioni valgono subito e restano in questo browser.
