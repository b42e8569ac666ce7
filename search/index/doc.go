// Package index holds the bleve index of the search: its static mapping, its version, and the three ways to get one.
//
// Write builds an index ahead of time and packs it; `make build` calls it, and the program embeds the result. Prebuilt
// unpacks it and opens it read-only. InMemory builds one from the documents where there is no prebuilt index of them.
//
// The version of an index is a hash of the documents and of the code and lists that analyze them. An index of another
// version is never opened.
package index
