UPDATE tables SET wish = '[0,40,[1]]';
