INSERT INTO tokens (token_hash, person) VALUES ('phone', 1);
INSERT INTO links (token_hash, person, table_id, seat, expires) VALUES ('link', 1, 'half', 0, 4102444800.0);
INSERT INTO reports (name, person) VALUES ('rude', 1);
INSERT INTO blocked (name) VALUES ('ruder');
UPDATE tables SET public = TRUE, house = '{"public":true,"spectators":false}', origin = 'somewhere';
