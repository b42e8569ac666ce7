package filter

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/compose"
	"catanica/search/query"
	"catanica/templates"
)

// AsSearch returns the filters as a link to the search, or nil if none is set.
func (w Filter) AsSearch(f templates.Frame) *templates.Link {
	if !w.Any() {
		return nil
	}
	lang := f.Lang
	filters := []string{
		compose.Written("kind", compose.WordIn("card", lang), lang), compose.Written("set", w.Set, lang),
	}
	if w.Class != "" {
		filters = append(filters, compose.Written("class", w.in.Groups.Class(w.Class, lang), lang))
	}
	if w.Kind != "" {
		filters = append(filters, compose.Written("class", w.in.Groups.TypeOrClass("type:"+string(w.Kind), lang), lang))
	}
	filters = append(filters, w.cost.asFilter(lang), w.points.asFilter(lang),
		compose.Written("first", string(w.Since), lang), compose.Written("is", compose.WordIn(w.Property, lang), lang))
	if w.relation != nil {
		of := "*"
		if w.of != nil {
			of = strings.ToLower(w.of.Title(lang))
		}
		filters = append(filters, compose.Written(w.relation.Word, of, lang))
	}
	orders := map[string]string{"name": "name", "class": "class", "set": "set", "cost": "cost", "points": "-vp"}
	if order := orders[w.Sort]; order != "" {
		filters = append(filters, compose.Written("sort", compose.OrderIn(order, lang), lang))
	}
	text := compose.AddFilters(w.Text, strings.Join(slices.DeleteFunc(filters,
		func(part string) bool { return part == "" }), " "))
	return &templates.Link{Text: text, Href: f.SearchFor(text)}
}

// asFilter returns the filter for w in the search grammar, or "" if w is nil.
func (w *costWant) asFilter(lang catalog.Lang) string {
	if w == nil {
		return ""
	}
	switch w.word {
	case "free":
		return compose.Written("cost", compose.WordIn("none", lang), lang)
	case "unknown":
		return compose.Written("cost", compose.WordIn("unknown", lang), lang)
	case "power":
		return compose.Ranged("power", "1", "", lang)
	case "star":
		return compose.Ranged("stars", "1", "", lang)
	}
	from, to, _ := compose.Bounds(query.Range{Low: w.low, High: w.high})
	return compose.Ranged("cost", from, to, lang)
}

// asFilter returns the filter for w in the search grammar, or "" if w is nil.
func (w *pointsWant) asFilter(lang catalog.Lang) string {
	if w == nil {
		return ""
	}
	key := w.kind
	if key == "victory" {
		key = "vp"
	}
	from, to, _ := compose.Bounds(query.Range{Low: w.low, High: w.high})
	return compose.Ranged(key, from, to, lang)
}
