package present

import (
	"maps"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/query"
	"catanica/templates"
)

// Listed returns a choice for each word. If the chosen word is not among them, such as a custom range, it is added.
func Listed(f templates.Frame, words []string, chosen string,
	name func(templates.Frame, string) string) []templates.Choice {
	out := templates.Choices(f, words, chosen, name)
	if chosen != "" && !slices.Contains(words, chosen) {
		out = append(out, templates.Choice{Value: chosen, Name: chosen, Selected: true})
	}
	return out
}

// EditionChoices offers the editions.
func EditionChoices(f templates.Frame, chosen catalog.EditionID) []templates.Choice {
	var out []templates.Choice
	for _, e := range f.Editions {
		out = append(out, templates.Choice{Value: string(e.ID), Name: f.Say(e.Name), Selected: e.ID == chosen})
	}
	return out
}

// GameFilters returns the links that narrow a page to one game.
func GameFilters(f templates.Frame) []templates.KindFilter {
	f.Query = maps.Clone(f.Query)
	f.Query.Del("n") // start over
	out := []templates.KindFilter{
		{Name: f.Say(templates.TextAllGames), Href: f.With("game", ""), Current: f.Game == ""},
	}
	for _, g := range rulings.Games {
		out = append(out, templates.KindFilter{
			Name: f.Say(g.Name()), Href: f.With("game", string(g)), Current: f.Game == g,
		})
	}
	return out
}

// ShownKinds lists the kinds of things that have their own pages.
var ShownKinds = []catalog.Kind{
	catalog.KindRuling, catalog.KindCard, catalog.KindTerm, catalog.KindRule, catalog.KindSet, catalog.KindClass,
	catalog.KindScenario,
}

// Mistakes explains the mistakes of a query, with links that correct them.
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
