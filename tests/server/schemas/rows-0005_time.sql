UPDATE seats SET stand_in = 'random', cause = 'left' WHERE seat = 1;
UPDATE tables SET house = '{"public":true,"spectators":false,"undo":"consent","stand_in":"random","returns":true,"minutes":60,"days":null}', clocks = '[[3000.5,null],[2400.0,null]]';
INSERT INTO heartbeat VALUES (1776948000.0);
INSERT INTO subscriptions (endpoint, person, key, secret, language, created) VALUES ('https://push.example.org/a', 1, 'key', 'secret', 'en', 1776948000.0);
INSERT INTO presences (person, table_id, server, until) VALUES (1, 'half', 'gone', 1776948000.0);
