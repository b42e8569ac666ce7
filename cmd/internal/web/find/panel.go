package find

import (
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/compose"
	"catanica/cmd/internal/web/present"
	"catanica/search/filter"
	"catanica/search/query"
	"catanica/templates"
)

// panelWas is the field that holds the query whose filters the panel showed.
const panelWas = "f-was"

// panelFields lists the fields of the filter panel except panelWas.
var panelFields = []string{
	"f-kind", "f-set", "f-class", "f-edition", "f-cost-from", "f-cost-to", "f-vp-from", "f-vp-to", "f-rel", "f-card",
	"f-proven", "f-verdict", "f-sort",
}

// panel holds the values of the panel's fields. Empty fields are missing.
type panel map[string]string

// readPanel reads the filters that the panel can show from a query: those at its top level, the first of each key.
func (s *Section) readPanel(text string, lang catalog.Lang) panel {
	q, _ := query.Parse(text)
	p := panel{}
	for _, f := range compose.TopFilters(&q) {
		if f.Op != query.IsNot {
			s.readFilter(p, f, lang)
		}
	}
	return p
}

// readFilter fills in the fields of one filter unless an earlier filter has.
func (s *Section) readFilter(p panel, f query.Filter, lang catalog.Lang) {
	set := func(field, value string) {
		if p["f-"+field] == "" && value != "" {
			p["f-"+field] = value
		}
	}
	switch key := f.Key.Name; key {
	case "kind":
		if k, ok := filter.KindNamed(f.Value); ok {
			f.Value = string(k)
		}
		set(key, f.Value)
	case "set":
		if found := s.Catalog.FindSet(f.Value); found != nil {
			f.Value = found.ID
		}
		set(key, f.Value)
	case "class":
		if g := s.Groups.Of(strings.Join(filter.Groups(s.Catalog, f.Value), ","), lang); g != nil {
			f.Value = g.Refs
		}
		set(key, f.Value)
	case "edition":
		if f.Op == query.Is {
			set(key, strings.ToLower(f.Value))
		}
	case "cost", "vp":
		if from, to, ok := compose.Bounds(f.Range); ok && p["f-"+key+"-from"]+p["f-"+key+"-to"] == "" {
			set(key+"-from", from)
			set(key+"-to", to)
		}
	case "proven":
		set(key, map[bool]string{true: "yes", false: "no"}[f.Yes()])
	case "verdict":
		if v, ok := filter.VerdictNamed(f.Value); ok {
			f.Value = string(v)
		}
		set(key, f.Value)
	case "sort":
		set(key, sortValue(f.Value))
	default:
		if p["f-rel"] == "" && slices.Contains(append(compose.RelationKeys(), "card"), key) {
			set("rel", key)
			if f.Value != "*" {
				set("card", f.Value)
			}
		}
	}
}

// sortValue translates a sort order to the English names of the grammar.
func sortValue(text string) string {
	q, _ := query.Parse("sort:" + text)
	if len(q.Sort) != 1 {
		return text
	}
	if q.Sort[0].Down {
		return "-" + q.Sort[0].By
	}
	return q.Sort[0].By
}

// composed returns the query with the reader's changes in the panel. Everything else is taken from the search box, so
// that readers who change both lose nothing.
func (s *Section) composed(f templates.Frame, text string, form url.Values) string {
	was, now := s.readPanel(form.Get(panelWas), f.Lang), s.readPanel(text, f.Lang)
	changed := false
	for _, field := range panelFields {
		if value := strings.TrimSpace(form.Get(field)); form.Has(field) && value != was[field] && value != now[field] {
			now[field], changed = value, true
		}
	}
	if !changed {
		return text
	}
	return compose.Rewrite(text, s.changedSettings(f, s.readPanel(text, f.Lang), now)...)
}

// changedSettings returns the filters in which two states of the panel differ, written in the reader's language.
func (s *Section) changedSettings(f templates.Frame, was, now panel) []compose.Setting {
	old, out := s.settings(f, was), []compose.Setting(nil)
	for i, set := range s.settings(f, now) {
		if set.Text != old[i].Text {
			out = append(out, set)
		}
	}
	return out
}

// settings returns all filters of the panel.
func (s *Section) settings(f templates.Frame, p panel) []compose.Setting {
	lang := f.Lang
	one := func(key, text string) compose.Setting { return compose.Setting{Keys: []string{key}, Text: text} }
	relation := ""
	switch {
	case p["f-rel"] == "card" && p["f-card"] == "":
	case p["f-rel"] != "" && p["f-card"] == "":
		relation = compose.Written(p["f-rel"], "*", lang)
	case p["f-rel"] != "":
		relation = compose.Written(p["f-rel"], p["f-card"], lang)
	case p["f-card"] != "":
		relation = compose.Written("card", p["f-card"], lang)
	}
	class := p["f-class"]
	if g := s.Groups.Of(class, lang); g != nil {
		class = g.Word
	}
	order := p["f-sort"]
	if order != "" {
		order = compose.OrderIn(order, lang)
	}
	return []compose.Setting{
		one("kind", compose.Written("kind", compose.WordIn(p["f-kind"], lang), lang)),
		one("set", compose.Written("set", p["f-set"], lang)),
		one("class", compose.Written("class", class, lang)),
		one("edition", compose.Written("edition", p["f-edition"], lang)),
		one("cost", compose.Ranged("cost", p["f-cost-from"], p["f-cost-to"], lang)),
		one("vp", compose.Ranged("vp", p["f-vp-from"], p["f-vp-to"], lang)),
		{Keys: append(compose.RelationKeys(), "card"), Text: relation},
		one("proven", compose.Written("proven", compose.WordIn(p["f-proven"], lang), lang)),
		one("verdict", compose.Written("verdict", compose.WordIn(p["f-verdict"], lang), lang)),
		one("sort", compose.Written("sort", order, lang)),
	}
}

// panelView presents the panel for a query.
func (s *Section) panelView(f templates.Frame, text string) templates.SearchPanel {
	p := s.readPanel(text, f.Lang)
	named := func(words []string, name func(templates.Frame, string) string, field string) []templates.Choice {
		return present.Listed(f, words, p[field], name)
	}
	view := templates.SearchPanel{
		Was: text, Values: p, CostFrom: p["f-cost-from"], CostTo: p["f-cost-to"], PointsFrom: p["f-vp-from"],
		PointsTo: p["f-vp-to"], Card: p["f-card"],
		Proven:  named([]string{"yes", "no"}, templates.ProvenName, "f-proven"),
		Verdict: named([]string{"yes", "no", "depends"}, templates.VerdictName, "f-verdict"),
		Sort: named([]string{
			"name", "id", "cost", "-cost", "vp", "-vp", "strength", "-strength", "set", "class", "edition", "kind",
		}, templates.OrderName, "f-sort"),
		Relation: named(append([]string{"card"}, compose.RelationKeys()...), templates.AskedRelation, "f-rel"),
	}
	for _, set := range s.settings(f, p) {
		if set.Text != "" {
			view.Used++
		}
	}
	var kinds, sets, editions []string
	for _, k := range present.ShownKinds {
		kinds = append(kinds, string(k))
	}
	view.Kind = named(kinds, func(f templates.Frame, w string) string {
		return templates.KindsName(f, catalog.Kind(w))
	}, "f-kind")
	for _, set := range s.Catalog.Sets {
		sets = append(sets, set.ID)
	}
	view.Set = named(sets, func(f templates.Frame, id string) string {
		return s.Catalog.Set(id).FullName(f.Lang)
	}, "f-set")
	for _, e := range f.Editions {
		editions = append(editions, string(e.ID))
	}
	view.Edition = named(editions, func(f templates.Frame, e string) string {
		return f.EditionName(catalog.EditionID(e))
	}, "f-edition")
	view.Types, view.Classes = s.groupChoices(f, p["f-class"])
	return view
}

// groupChoices offers types and classes. One that is both, such as spell books, is listed as a type only.
func (s *Section) groupChoices(f templates.Frame, chosen string) (types, classes []templates.Choice) {
	known := chosen == ""
	for _, g := range s.Groups[f.Lang] {
		choice := templates.Choice{Value: g.Refs, Name: g.Name, Selected: g.Refs == chosen}
		known = known || choice.Selected
		if g.IsType {
			types = append(types, choice)
		} else {
			classes = append(classes, choice)
		}
	}
	if !known {
		classes = append(classes, templates.Choice{Value: chosen, Name: chosen, Selected: true})
	}
	return types, classes
}
