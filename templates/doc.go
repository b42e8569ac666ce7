// Package templates renders the pages of the site in both languages.
//
// A page is a view: a struct that cmd/internal/web fills and that implements [View]. The page's files share its name:
//
//   - PAGE.go declares the view structs, the methods that turn their values into words, and the page's texts. Pages
//     with many texts have them in PAGE_text.go.
//   - PAGE.templ declares the components: the method Body of the view, and below it the parts of the page.
//   - PAGE_templ.go is generated from PAGE.templ by `go tool templ generate -path templates`. A test fails if it is
//     stale.
//
// What several pages share has files of its own: layout.templ is the document around every page, frame.go the reader's
// language, edition and address, parts.go and parts.templ the small components (links, prices, facts, sources, lists of
// entries), and texts.go the labels.
//
// Every text of the interface is a [catalog.Text], a pair of German and English that the compiler checks. Texts that
// depend on a count are a [catalog.Plural], which also groups digits ([Frame.Count], [Frame.Number]).
//
// The package looks nothing up and knows no HTTP.
package templates
