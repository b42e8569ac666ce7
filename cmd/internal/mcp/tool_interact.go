package mcp

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/rulings/interact"
)

// InteractIn holds the arguments of interact.
type InteractIn struct {
	A       string  `json:"a" jsonschema:"id or name of the acting card, in either language"`
	B       string  `json:"b,omitempty" jsonschema:"id or name of the card acted upon; without it all that A does and suffers"`
	Edition Edition `json:"edition,omitempty" jsonschema:"edition of the rules; default 2005"`
	Game    Game    `json:"game,omitempty" jsonschema:"default: the richest game of the edition"`
	Lang    Lang    `json:"lang,omitempty" jsonschema:"language of the answer; default en"`
}

// InteractOut is the output of interact.
type InteractOut struct {
	Interactions []Interaction `json:"interactions"`
	Total        int           `json:"total" jsonschema:"number of all interactions; at most 100 are returned"`
}

// Interaction describes the effect of one card on another.
type Interaction struct {
	A        string        `json:"a"`
	B        string        `json:"b"`
	Edition  string        `json:"edition"`
	Game     string        `json:"game"`
	Outcome  string        `json:"outcome" jsonschema:"hits, refused, protected, needs, changes, none or undecided"`
	Verdict  string        `json:"verdict" jsonschema:"yes, no, depends or undecided; empty if a card does not exist in that edition and game"`
	Sentence string        `json:"sentence"`
	Cites    []Cite        `json:"cites"`
	Missing  []string      `json:"missing" jsonschema:"facts that no source states, on which it depends"`
	Games    []GameOutcome `json:"games,omitempty" jsonschema:"other games of the edition in which it is otherwise"`
	Scenario string        `json:"scenario,omitempty" jsonschema:"link to the smallest scenario that shows it"`
	URL      string        `json:"url" jsonschema:"link to this answer; if it changes later, the page says so"`
}

// GameOutcome is the outcome in another game of the edition.
type GameOutcome struct {
	Game     string `json:"game"`
	Outcome  string `json:"outcome"`
	Verdict  string `json:"verdict"`
	Sentence string `json:"sentence"`
}

func (s *server) interact(ctx context.Context, in InteractIn) (InteractOut, string, error) {
	r := s.reader(ctx, in.Lang, in.Edition)
	with, err := s.svc.Interactions()
	if err != nil {
		return InteractOut{}, "", err
	}
	worlds := with.Worlds(r.edition, catalog.Game(in.Game))
	if len(worlds) == 0 {
		return InteractOut{}, "", fmt.Errorf("game %q is not played in the edition %s: use one of %v", in.Game, r.edition,
			s.svc.Catalog.Edition(string(r.edition)).Games)
	}
	a, err := r.card("a", in.A)
	if err != nil {
		return InteractOut{}, "", err
	}
	var results []interact.Result
	if in.B == "" {
		does, suffers := with.Matrix.Of(a.ID, worlds[0])
		results = slices.Concat(does, suffers)
	} else {
		b, err := r.card("b", in.B)
		if err != nil {
			return InteractOut{}, "", err
		}
		one, _ := with.Matrix.Between(interact.Case{A: a.ID, B: b.ID, Edition: r.edition, Game: worlds[0].Game})
		results = []interact.Result{one}
	}
	out := InteractOut{Interactions: []Interaction{}, Total: len(results)}
	var text strings.Builder
	for _, one := range results[:min(len(results), maxResults)] {
		x := r.interaction(with.Describe(one, r.lang, in.Game != ""))
		out.Interactions = append(out.Interactions, x)
		fmt.Fprintf(&text, "%s (%s)\n%s", x.Sentence, x.URL, r.citesText(x.Cites))
	}
	if out.Total > maxResults {
		fmt.Fprintf(&text, r.say("… und %d weitere\n", "… and %d more\n"), out.Total-maxResults)
	}
	return out, text.String(), nil
}

// interaction describes what one card does to another. If no article decides it, the text of the acting card does.
func (r *reader) interaction(x service.Interaction) Interaction {
	r.edition = x.Edition
	cites := slices.Concat(x.Cites, x.See)
	if len(cites) == 0 {
		cites = []string{catalog.CardCite + x.A}
	}
	out := Interaction{A: x.A, B: x.B, Edition: string(x.Edition), Game: string(x.Game), Outcome: string(x.Outcome),
		Verdict: x.Verdict, Sentence: x.Sentence, Missing: append([]string{}, x.Facts...), Cites: r.cites(cites...),
		Scenario: r.link(r.ctx, x.Scenario), URL: r.link(r.ctx, x.URL)}
	for _, g := range x.Games {
		out.Games = append(out.Games, GameOutcome{string(g.Game), string(g.Outcome), g.Verdict, g.Sentence})
	}
	return out
}

// card finds a card by any of its names. The error suggests the nearest ones.
func (r *reader) card(argument, name string) (*catalog.Card, error) {
	if err := nameFits(argument, name); err != nil {
		return nil, err
	}
	name = strings.TrimPrefix(name, catalog.CardCite)
	if k, _ := r.svc.FindCard(name); k != nil {
		return k, nil
	}
	return nil, notFound(argument, "card", name, r.svc.Catalog.NearestCards(name, 3))
}

// nameFits checks that an argument holds a name of sensible length.
func nameFits(argument, name string) error {
	switch n := utf8.RuneCountInString(name); {
	case strings.TrimSpace(name) == "":
		return fmt.Errorf("%s is empty: write an id or a name; the tool search finds them", argument)
	case n > maxID:
		return fmt.Errorf("%s has %d characters: write an id or a name of at most %d", argument, n, maxID)
	}
	return nil
}

func notFound(argument, what, name string, near []string) error {
	if len(near) == 0 {
		return fmt.Errorf("%s: no such %s %q: look for it with the tool search", argument, what, name)
	}
	return fmt.Errorf("%s: no such %s %q: did you mean %s?", argument, what, name, strings.Join(near, ", "))
}
