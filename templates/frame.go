package templates

import (
	"maps"
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/rulings"

	"github.com/a-h/templ"
)

// Texts of spans of editions.
var (
	textSince = catalog.Text{DE: "seit", EN: "since"}
	textUpTo  = catalog.Text{DE: "bis", EN: "until"}
)

// View is the content of a page, inside the common frame.
type View interface {
	// Head returns the page's title and metadata.
	Head(f Frame) Head
	// Body renders the page's content, including its h1.
	Body(f Frame) templ.Component
}

// Head is a page's title and metadata.
type Head struct {
	Title       string // without the site's name
	Description string
	Section     string // the entry of the main navigation to mark, such as "cards"
	NoIndex     bool   // not for search engines
	Table       bool   // shows a table, which has a style sheet and a script of its own
	Play        bool   // shows small boards, puzzles or scores, which have a style sheet and a script of their own
	Offline     bool   // has the buttons that keep the site on the device, which have a script of their own
	File        string // the content file behind the page, below content/; "" if there is none
	Data        []linkedData
	// Share is where the entry of this page is embedded, below /LANG/embed/ and /LANG/og/; "" for pages that are not.
	Share string
	Stamp Stamp // of the answer that the page gives
}

// Frame is the reader's language, edition and address, which every page knows.
type Frame struct {
	Lang     catalog.Lang
	Edition  catalog.EditionID
	Editions []catalog.Edition // oldest first, to switch between
	Path     string            // below the language, escaped: "/cards/hexe"
	Query    url.Values
	Origin   string            // "https://example.org", for canonical addresses
	Assets   map[string]string // address of each static file by its name
	Search   string            // content of the search box
	Game     rulings.Game      // the only game that the search box searches; "" for all
	Problem  bool              // an error page, which has no canonical address
	Build    Build
	Operator Operator
}

// Say returns t in the reader's language.
func (f Frame) Say(t catalog.Text) string { return t.In(f.Lang) }

// Count returns the form of p for n, with the digits grouped: "1 card", "1,234 cards".
func (f Frame) Count(p catalog.Plural, n int) string { return p.In(f.Lang, n) }

// Number returns a count with its digits grouped as the reader's language does. Ids, years and attributes use number.
func (f Frame) Number(n int) string { return catalog.Grouped(f.Lang, n) }

// To returns the address of the page at path in the reader's language and edition.
func (f Frame) To(path string) string { return f.keep("/" + string(f.Lang) + path) }

// SearchFor returns the address of the page with the results of a query in the reader's language and edition.
func (f Frame) SearchFor(query string) string { return f.To("/search?q=" + url.QueryEscape(query)) }

// Thing returns the address of a card, an article and so on in the reader's language and edition.
func (f Frame) Thing(kind catalog.Kind, id string) string {
	return f.keep(catalog.Path(f.Lang, kind, id))
}

// keep adds the edition to an address, unless it is the default.
func (f Frame) keep(address string) string {
	if f.Edition == "" || f.Edition == catalog.DefaultEdition {
		return address
	}
	return WithQuery(address, url.Values{"edition": {string(f.Edition)}})
}

// KeepIn adds the edition to every link of rendered prose that leads to a page of this language.
func (f Frame) KeepIn(html string) string {
	if f.Edition == "" || f.Edition == catalog.DefaultEdition {
		return html
	}
	const mark = `href="`
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(html, mark)
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		address, after, _ := strings.Cut(rest, `"`)
		if strings.HasPrefix(address, "/"+string(f.Lang)+"/") {
			address = f.keep(address)
		}
		b.WriteString(mark + address + `"`)
		html = after
	}
}

// In returns the address of this page in another language.
func (f Frame) In(lang catalog.Lang) string {
	return WithQuery("/"+string(lang)+f.Path, f.Query)
}

// At returns the address of this page under another edition.
func (f Frame) At(e catalog.EditionID) string {
	q := f.with("edition", string(e))
	if e == catalog.DefaultEdition {
		q.Del("edition")
	}
	return WithQuery("/"+string(f.Lang)+f.Path, q)
}

// With returns the address of this page with one query parameter set; "" removes it.
func (f Frame) With(key, value string) string {
	return WithQuery("/"+string(f.Lang)+f.Path, f.with(key, value))
}

func (f Frame) with(key, value string) url.Values {
	q := maps.Clone(f.Query)
	if q == nil {
		q = url.Values{}
	}
	q.Del(key)
	if key != StampKey {
		q.Del(StampKey) // it belongs to the answer at this address
	}
	if value != "" {
		q.Set(key, value)
	}
	return q
}

// Canonical returns the page's full address in lang, without its query.
func (f Frame) Canonical(lang catalog.Lang) string { return f.Origin + "/" + string(lang) + f.Path }

// Asset returns the address of a static file.
func (f Frame) Asset(name string) string { return f.Assets[name] }

// Icon returns the address of a symbol in the icon sheet.
func (f Frame) Icon(name string) string { return f.Asset("icons.svg") + "#" + name }

// EditionName returns the short name of an edition: its year or its nickname.
func (f Frame) EditionName(e catalog.EditionID) string {
	if e == catalog.EdCDROM {
		return "CD-ROM"
	}
	return string(e)
}

// SpanName says which editions something holds in: "1998–CD-ROM", "seit 2003"; "" for all of them.
func (f Frame) SpanName(s catalog.Span) string {
	if s.Until == catalog.DefaultEdition {
		s.Until = "" // still holds
	}
	switch {
	case s.From == "" && s.Until == "":
		return ""
	case s.From == s.Until:
		return f.EditionName(s.From)
	case s.Until == "":
		return f.Say(textSince) + " " + f.EditionName(s.From)
	case s.From == "":
		return f.Say(textUpTo) + " " + f.EditionName(s.Until)
	}
	return f.EditionName(s.From) + "–" + f.EditionName(s.Until)
}

// LangName returns the name of a language in that language.
func LangName(lang catalog.Lang) string {
	return catalog.Text{DE: "Deutsch", EN: "English"}.In(lang)
}
