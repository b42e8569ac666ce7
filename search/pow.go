package search
var idfPow = 0.6

