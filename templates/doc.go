// Package templates is what the pages look like: one .templ file a page, the small structs that it shows
// beside it in a .go file of the same name, and every word of the interface in texts.go.
//
// The structs are filled by cmd/internal/web; nothing here looks anything up or knows HTTP. After a change
// of a .templ file run `go tool templ generate -path templates`.
package templates
