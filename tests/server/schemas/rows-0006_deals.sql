INSERT INTO deals (code, created, options, edition, seed, seats, changed) VALUES ('0123456789abcdef', '2026-04-23T12:00:00.000+00:00', '{"players":2,"backstage":false,"strategic_rest":false}', '6e4278e8783a78713f840a8e686b6977af0e19a6e2680cdefd11122426f23e63', '1', '[null,null]', 1776948000.0);
INSERT INTO deal_attempts (deal, person, table_id) VALUES ('0123456789abcdef', 2, 'gone');
INSERT INTO deal_results (deal, table_id, seat, person, name, place, score, lead, money, ended, practice) VALUES ('0123456789abcdef', 'gone', 0, 2, 'Ben', 1, 20, 5, 3, '2026-04-23T12:00:00.000+00:00', NULL);
INSERT INTO table_marks (table_id, mark) VALUES ('half', 'hint');
