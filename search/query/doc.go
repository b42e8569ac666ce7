// Package query reads what is typed into a search box: plain words, or the grammar that card players know from other card
// databases.
//
//	set:zud class:building cost<=3 vp>=1 -spion (hits:building or needs:citadel) text:"unter einen Stapel" sort:cost
//
// A text without any sign of the grammar is plain words, whatever else stands in it: "(((", "or", ":-)". The package knows the
// keys and the form of their values, not the catalogue: what `set:zud` means is for package search.
package query
