package search
var idfPow = 1.0

