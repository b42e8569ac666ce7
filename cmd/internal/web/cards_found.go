package web

import (
	"cmp"
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search"
	"catanica/search/query"
	"catanica/templates"
)

// foundCards is what the search finds among the cards, for lists that can be filtered by text too.
type foundCards struct {
	place    map[string]int // by id: the place among what was found, from 1 on
	ordered  bool           // the places say something: there are words, or an order is asked for
	mistakes []*query.Error
}

// findCards searches the cards for a text: words that must all be there, or the grammar. No text is nil.
func (s *Server) findCards(v *visit, text string) (*foundCards, error) {
	if text == "" {
		return nil, nil
	}
	found, err := s.index.Find(v.ctx(), search.Query{
		Text: text, Lang: v.frame.Lang, Edition: v.frame.Edition, Proven: s.svc.Proven(v.ctx()), Kinds: []catalog.Kind{catalog.KindCard}, All: true, Limit: len(s.svc.Catalog.Cards),
	})
	if err != nil {
		return nil, err
	}
	out := &foundCards{place: map[string]int{}, mistakes: found.Mistakes}
	for i, h := range found.Hits {
		out.place[h.ID] = i + 1
	}
	if len(out.mistakes) > 0 { // nothing is left out for a mistake
		for _, k := range s.svc.Catalog.Cards {
			if out.place[k.ID] == 0 {
				out.place[k.ID] = len(s.svc.Catalog.Cards)
			}
		}
	}
	parsed, _ := query.Parse(text)
	out.ordered = len(parsed.Sort) > 0 || strings.TrimSpace(parsed.Words) != ""
	if found.Plain && len(found.Mistakes) == 0 { // a name may be looked up by any part of it
		folded := catalog.Fold(text)
		for _, k := range s.svc.Catalog.Cards {
			names := append(k.Aliases.All(), k.Name.DE, k.Name.EN)
			if out.place[k.ID] == 0 && slices.ContainsFunc(names, func(n string) bool { return strings.Contains(catalog.Fold(n), folded) }) {
				out.place[k.ID] = len(out.place) + 1
			}
		}
	}
	return out, nil
}

func (c *foundCards) has(k *catalog.Card) bool { return c.place[k.ID] > 0 }

// compare orders cards as they were found.
func (c *foundCards) compare(a, b string) int {
	if !c.ordered {
		return 0
	}
	return cmp.Compare(c.place[a], c.place[b])
}

// asSearch is the filters of the catalogue as a search, nil where nothing is filtered.
func (s *Server) asSearch(f templates.Frame, w cardFilter) *templates.Link {
	if !w.any() {
		return nil
	}
	lang := f.Lang
	filters := []string{written("kind", wordIn("card", lang), lang), written("set", w.set, lang)}
	if w.class != "" {
		filters = append(filters, written("class", s.classWord(w.class, lang), lang))
	}
	if w.kind != "" {
		filters = append(filters, written("class", s.typeOrClass("type:"+string(w.kind), lang), lang))
	}
	filters = append(filters, w.cost.asFilter(lang), w.points.asFilter(lang), written("first", string(w.since), lang), written("is", wordIn(w.property, lang), lang))
	if w.relation != nil {
		of := "*"
		if w.of != nil {
			of = strings.ToLower(w.of.Title(lang))
		}
		filters = append(filters, written(w.relation.Word, of, lang))
	}
	if order := map[string]string{"name": "name", "class": "class", "set": "set", "cost": "cost", "points": "-vp"}[w.sort]; order != "" {
		filters = append(filters, written("sort", orderIn(order, lang), lang))
	}
	text := addFilters(w.text, strings.Join(slices.DeleteFunc(filters, func(part string) bool { return part == "" }), " "))
	return &templates.Link{Text: text, Href: f.To("/search?q=" + url.QueryEscape(text))}
}

// asFilter is a wish for a cost in the grammar.
func (w *costWant) asFilter(lang catalog.Lang) string {
	if w == nil {
		return ""
	}
	switch w.word {
	case "free":
		return written("cost", wordIn("none", lang), lang)
	case "unknown":
		return written("cost", wordIn("unknown", lang), lang)
	case "power":
		return ranged("power", "1", "", lang)
	case "star":
		return ranged("stars", "1", "", lang)
	}
	from, to, _ := bounds(query.Range{Low: w.low, High: w.high})
	return ranged("cost", from, to, lang)
}

// asFilter is a wish for points in the grammar.
func (w *pointsWant) asFilter(lang catalog.Lang) string {
	if w == nil {
		return ""
	}
	key := w.kind
	if key == "victory" {
		key = "vp"
	}
	from, to, _ := bounds(query.Range{Low: w.low, High: w.high})
	return ranged(key, from, to, lang)
}
