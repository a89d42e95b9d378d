UPDATE tables SET source = 'secret 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', helped = '[[1, "master", "groundling", "2026-04-23T12:00:00.000+00:00"]]';
UPDATE deals SET source = 'seed 1';
