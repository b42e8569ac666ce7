package web

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// register answers GET /LANG/register: everything by name, and by what else people call it.
func (s *Server) register(v *visit) (answer, error) {
	entries := slices.Concat(s.registerCards(v.frame), s.registerSets(v.frame), s.registerArticles(v.frame))
	entries = byName(entries, func(e templates.RegisterEntry) string { return e.Text })
	var page templates.RegisterPage
	for _, e := range entries {
		letter := letterOf(e.Text)
		if n := len(page.Letters); n == 0 || page.Letters[n-1].Name != letter {
			page.Letters = append(page.Letters, templates.Letter{Name: letter})
		}
		last := &page.Letters[len(page.Letters)-1]
		last.Entries = append(last.Entries, e)
	}
	return answer{view: page}, nil
}

// letterOf is the letter under which a name stands; digits and signs come under "0–9".
func letterOf(name string) string {
	r, _ := utf8.DecodeRuneInString(strings.TrimSpace(sortKey(name)))
	if !unicode.IsLetter(r) {
		return "0–9"
	}
	return string(unicode.ToUpper(r))
}

func (s *Server) registerCards(f templates.Frame) []templates.RegisterEntry {
	var out []templates.RegisterEntry
	for _, k := range s.svc.Catalog.Cards {
		title, href := k.Title(f.Lang), f.Thing(catalog.KindCard, k.ID)
		out = append(out, templates.RegisterEntry{Text: title, Href: href, Kind: catalog.KindCard, Also: otherName(title, k.Title(f.Lang.Other()))})
		for _, alias := range k.Aliases.In(f.Lang) {
			out = append(out, templates.RegisterEntry{Text: alias, Href: href, Kind: catalog.KindCard, Also: "→ " + title})
		}
	}
	return out
}

func (s *Server) registerSets(f templates.Frame) []templates.RegisterEntry {
	var out []templates.RegisterEntry
	for _, set := range s.svc.Catalog.Sets {
		title := set.Name.In(f.Lang)
		out = append(out, templates.RegisterEntry{Text: title, Href: f.Thing(catalog.KindSet, set.ID), Kind: catalog.KindSet, Also: otherName(title, set.Name.In(f.Lang.Other()))})
	}
	return out
}

func (s *Server) registerArticles(f templates.Frame) []templates.RegisterEntry {
	var out []templates.RegisterEntry
	for _, r := range s.svc.Library.Rulings {
		title, href := r.Title(f.Lang), f.Thing(r.Kind, r.ID)
		entry := templates.RegisterEntry{Text: title, Href: href, Kind: r.Kind, ID: r.ID}
		if r.Kind == catalog.KindTerm {
			entry.Also = otherName(title, r.Title(f.Lang.Other()))
		}
		out = append(out, entry)
		for _, also := range r.In(f.Lang).Also {
			out = append(out, templates.RegisterEntry{Text: also, Href: href, Kind: r.Kind, ID: r.ID, Also: "→ " + title})
		}
	}
	return out
}

// otherName is the name in the other language, where it differs.
func otherName(title, other string) string {
	if title == other {
		return ""
	}
	return "· " + other
}

// byTitle orders articles by their titles in lang.
func byTitle(list []*rulings.Ruling, lang catalog.Lang) []*rulings.Ruling {
	return byName(list, func(r *rulings.Ruling) string { return r.Title(lang) })
}
