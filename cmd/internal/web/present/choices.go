package present

import (
	"maps"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/query"
	"catanica/templates"
)

// Listed makes choices of words; one that is not among them, such as a range of one's own, is offered as it stands.
func Listed(words []string, chosen string, name func(string) string) []templates.Choice {
	var out []templates.Choice
	for _, w := range words {
		out = append(out, templates.Choice{Value: w, Name: name(w), Selected: w == chosen})
	}
	if chosen != "" && !slices.Contains(words, chosen) {
		out = append(out, templates.Choice{Value: chosen, Name: chosen, Selected: true})
	}
	return out
}

func EditionChoices(f templates.Frame, chosen catalog.EditionID) []templates.Choice {
	var out []templates.Choice
	for _, e := range f.Editions {
		out = append(out, templates.Choice{Value: string(e.ID), Name: f.Say(e.Name), Selected: e.ID == chosen})
	}
	return out
}

// GameFilters narrow a page to one game.
func GameFilters(f templates.Frame) []templates.KindFilter {
	f.Query = maps.Clone(f.Query)
	f.Query.Del("n") // begins anew
	out := []templates.KindFilter{{Name: f.Say(templates.TextAllGames), Href: f.With("game", ""), Current: f.Game == ""}}
	for _, g := range rulings.Games {
		out = append(out, templates.KindFilter{Name: f.Say(g.Name()), Href: f.With("game", string(g)), Current: f.Game == g})
	}
	return out
}

// ShownKinds are the kinds of things that have pages to go to.
var ShownKinds = []catalog.Kind{catalog.KindRuling, catalog.KindCard, catalog.KindTerm, catalog.KindRule, catalog.KindSet, catalog.KindClass, catalog.KindScenario}

// Mistakes are what is wrong in a query, with links to the same page that mend it.
func Mistakes(f templates.Frame, list []*query.Error) []templates.Mistake {
	f.Query = maps.Clone(f.Query)
	f.Query.Del("n")
	var out []templates.Mistake
	for _, e := range list {
		m := templates.Mistake{Says: e.In(f.Lang), Caret: e.Caret()}
		if e.Corrected != "" {
			m.Mend = &templates.Link{Text: e.Corrected, Href: f.With("q", e.Corrected)}
		}
		out = append(out, m)
	}
	return out
}
