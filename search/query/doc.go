// Package query parses what is typed into a search box: plain words, or the grammar that card players know from other
// card databases.
//
//	set:zud class:building cost<=3 vp>=1 -spion (hits:building or needs:citadel) text:"unter einen Stapel" sort:cost
//
// A text without any sign of the grammar is plain words, whatever else it contains: "(((", "or", ":-)". The package
// knows the keys and the form of their values but not the catalogue: package search resolves names such as zud in
// set:zud.
package query
