package books

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/templates"
)

// Register answers GET /LANG/register?names=LANG: everything by its name and its aliases. Names are those of the
// reader's language, or with names= those of the other one. Both link to pages in the reader's language.
func (s *Section) Register(req *site.Request) (site.Answer, error) {
	f := req.Frame
	names := f.Lang
	if other := f.Lang.Other(); req.Get("names") == string(other) {
		names = other
	}
	r := registerBuilder{s: s, f: f, lang: names}
	entries := slices.Concat(r.cards(), r.sets(), r.classes(), r.articles())
	entries = present.ByName(entries, func(e templates.RegisterEntry) string { return e.Text })
	page := templates.RegisterPage{Names: names}
	for _, e := range entries {
		letter := letterOf(e.Text)
		if n := len(page.Letters); n == 0 || page.Letters[n-1].Name != letter {
			page.Letters = append(page.Letters, templates.Letter{Name: letter})
		}
		last := &page.Letters[len(page.Letters)-1]
		last.Entries = append(last.Entries, e)
	}
	return site.Answer{View: page}, nil
}

// letterOf returns the letter under which a name is listed. Digits and punctuation come under "0–9".
func letterOf(name string) string {
	r, _ := utf8.DecodeRuneInString(strings.TrimSpace(present.SortKey(name)))
	if !unicode.IsLetter(r) {
		return "0–9"
	}
	return string(unicode.ToUpper(r))
}

// registerBuilder lists names in one language for a reader of another or the same.
type registerBuilder struct {
	s    *Section
	f    templates.Frame
	lang catalog.Lang // language of the names
}

// named returns the entries of a thing: its name and its aliases.
func (r registerBuilder) named(kind catalog.Kind, id string, name catalog.Text,
	aka []string) []templates.RegisterEntry {
	title, other := name.In(r.lang), otherName(name.In(r.lang), name.In(r.lang.Other()))
	e := templates.RegisterEntry{Text: title, Href: r.f.Thing(kind, id), Kind: kind, ID: id, Also: other}
	out := []templates.RegisterEntry{e}
	for _, alias := range aka {
		e.Text, e.Also = alias, "→ "+title
		if r.lang != r.f.Lang && other != "" {
			e.Also += " " + other
		}
		out = append(out, e)
	}
	return out
}

func (r registerBuilder) cards() []templates.RegisterEntry {
	var out []templates.RegisterEntry
	for _, k := range r.s.Catalog.Cards {
		out = append(out, r.named(catalog.KindCard, k.ID, catalog.Text{
			DE: k.Title(catalog.DE), EN: k.Title(catalog.EN),
		}, k.Aliases.In(r.lang))...)
	}
	return out
}

func (r registerBuilder) sets() []templates.RegisterEntry {
	var out []templates.RegisterEntry
	for _, set := range r.s.Catalog.Sets {
		out = append(out, r.named(catalog.KindSet, set.ID, catalog.Text{DE: set.Name.DE, EN: set.Name.EN},
			set.Aliases.In(r.lang))...)
	}
	return out
}

func (r registerBuilder) classes() []templates.RegisterEntry {
	var out []templates.RegisterEntry
	for _, c := range r.s.Catalog.Classes {
		out = append(out, r.named(catalog.KindClass, c.ID, c.Name, nil)...)
	}
	return out
}

// articles lists terms, rules and decisions by title. Decisions are not shown with their title in the other language,
// because their id identifies them.
func (r registerBuilder) articles() []templates.RegisterEntry {
	var out []templates.RegisterEntry
	for _, a := range r.s.Library.Rulings {
		entries := r.named(a.Kind, a.ID, catalog.Text{
			DE: a.Title(catalog.DE), EN: a.Title(catalog.EN),
		}, a.In(r.lang).Also)
		if a.Kind == catalog.KindRuling {
			entries[0].Also = ""
		}
		out = append(out, entries...)
	}
	return out
}

// otherName returns the name in the other language if it differs.
func otherName(title, other string) string {
	if title == other {
		return ""
	}
	return "· " + other
}

// byTitle sorts articles by title in a language.
func byTitle(list []*rulings.Ruling, lang catalog.Lang) []*rulings.Ruling {
	return present.ByName(list, func(r *rulings.Ruling) string { return r.Title(lang) })
}
