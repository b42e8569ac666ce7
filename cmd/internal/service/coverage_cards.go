package service

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// CardState is what the engine makes of a card.
type CardState string

// A card is played, or no source tells what it does. Open is what is neither: work that is left.
const (
	CardPlayed        CardState = "played"
	CardEffectUnknown CardState = "effect_unknown"
	CardOpen          CardState = "open"
)

// CardLine is a card with what the engine makes of it.
type CardLine struct {
	ID     string    `json:"id"`
	State  CardState `json:"state"`
	Silent []string  `json:"silent,omitempty"` // where the card is named and nothing said of what it does
	At     []string  `json:"at,omitempty"`     // of a card that is played: moments at which no source tells well enough what it does
}

// cardLine says what the engine makes of a card.
func (s *Service) cardLine(k *catalog.Card) CardLine {
	line := CardLine{ID: k.ID, State: CardOpen}
	_, effect := k.Effect.Latest()
	switch {
	case engine.Plays(k):
		line.State = CardPlayed
		for _, w := range k.Play.Works {
			if w.Name == "unplayed" {
				line.At = append(line.At, w.Arg.Get("at").Strs()...)
			}
		}
	case effect == catalog.Unknown || unplayedOnly(k):
		line.State = CardEffectUnknown
	}
	if line.State == CardEffectUnknown || len(line.At) > 0 {
		line.Silent = s.silentSources(k)
	}
	return line
}

// unplayedOnly reports whether all that the card's file has for the engine is that no source tells enough.
func unplayedOnly(k *catalog.Card) bool {
	return len(k.Play.Works) > 0 && !slices.ContainsFunc(k.Play.Works, func(w catalog.Word) bool { return w.Name != "unplayed" })
}

// silentSources are the places that name the card, and the articles on it that the Encyclopædia's index promises and
// its volume does not hold.
func (s *Service) silentSources(k *catalog.Card) []string {
	out := slices.Clone([]string(k.Source))
	for _, g := range s.Library.Gaps {
		if slices.Contains(g.See, k.ID) {
			out = append(out, g.Source[0]+" ("+g.ID+")")
		}
	}
	return out
}
