UPDATE seats SET colour = 'blue' WHERE seat = 0;
UPDATE seats SET colour = 'red' WHERE seat = 1;
