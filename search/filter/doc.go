// Package filter compiles the filters of the query grammar to bleve's typed queries. It looks up what a value names (a
// set, a class, a card, an edition); a value that names nothing is a mistake, which says what was probably meant. The
// browser has no filters, because bleve does not run there.
package filter
