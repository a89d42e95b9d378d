UPDATE tables SET changed = 1776948000.0, waiting = FALSE;
