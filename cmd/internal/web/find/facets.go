package find

import (
	"maps"
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/compose"
	"catanica/cmd/internal/web/present"
	"catanica/rulings"
	"catanica/search"
	"catanica/templates"
)

// mostFacetValues limits the values of a facet that are shown; the rest can be chosen in the filter panel.
const mostFacetValues = 8

// facets presents the facets of a result as links that narrow the search to a value, or lift that restriction again. A
// facet says nothing and is left out if nobody has chosen its only value and all that was found has it.
func (s *Section) facets(f templates.Frame, text string, kind catalog.Kind, found search.Result) []templates.Facet {
	f.Query = maps.Clone(f.Query)
	f.Query.Del("n") // start over
	chosen := s.readPanel(text, f.Lang)
	if kind != "" {
		chosen["f-kind"] = string(kind)
	}
	if f.Game != "" {
		chosen["f-game"] = string(f.Game)
	}
	var out []templates.Facet
	for _, facet := range found.Facets {
		one := templates.Facet{Key: facet.Key}
		for _, v := range facet.Values {
			name, value := s.facetValue(f, facet.Key, v.Value)
			if name == "" || len(one.Values) == mostFacetValues {
				continue
			}
			current := chosen["f-"+facet.Key] == v.Value
			one.Values = append(one.Values, templates.FacetValue{
				Name: name, Count: v.Count, Current: current, Href: s.facetHref(f, text, facet.Key, v.Value, value, current),
			})
		}
		tells := func(v templates.FacetValue) bool { return v.Current || v.Count < found.Total }
		if slices.ContainsFunc(one.Values, tells) {
			out = append(out, one)
		}
	}
	return out
}

// facetValue returns the name of a value for readers and its word in the grammar. The name is "" for values that are
// not offered.
func (s *Section) facetValue(f templates.Frame, key, value string) (name, word string) {
	switch key {
	case "kind":
		if k := catalog.Kind(value); slices.Contains(present.ShownKinds, k) {
			return templates.KindsName(f, k), value
		}
	case "game":
		return f.Say(rulings.Game(value).Name()), value
	case "set":
		if set := s.Catalog.Set(value); set != nil {
			return set.Name.In(f.Lang), value
		}
	case "class":
		if g := s.Groups.Of(value, f.Lang); g != nil {
			return catalog.Capital(g.Name), g.Word
		}
	case "edition":
		return f.EditionName(catalog.EditionID(value)), value
	case "verdict":
		if v := rulings.Verdict(value); v != rulings.VerdictNone {
			return templates.VerdictName(f, value), compose.WordIn(value, f.Lang)
		}
	case "proven":
		return templates.ProvenName(f, value), compose.WordIn(value, f.Lang)
	}
	return "", ""
}

// facetHref returns the address of the search narrowed to a value, or without that restriction if it is current. Kind
// and game are fields of the address, everything else is a filter in the query.
func (s *Section) facetHref(f templates.Frame, text, key, value, word string, current bool) string {
	filter := compose.Setting{Keys: []string{key}}
	switch {
	case key == "kind" || key == "game":
		if current {
			value = ""
		}
		without := compose.Rewrite(text, filter) // a filter of that key in the query would contradict
		if without != text {
			f.Query.Set("q", without)
			defer f.Query.Set("q", text)
		}
		return f.With(key, value)
	case !current:
		filter.Text = compose.Written(key, word, f.Lang)
	}
	return f.With("q", compose.Rewrite(text, filter))
}
