UPDATE reports SET origin = 'elsewhere', at = 1776948000.0;
