package service

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// CardState says how the engine handles a card.
type CardState string

const (
	CardPlayed        CardState = "played"         // the engine plays it
	CardEffectUnknown CardState = "effect_unknown" // no source says what it does
	CardOpen          CardState = "open"           // neither: work that remains
)

// CardLine is a card and its state.
type CardLine struct {
	ID     string    `json:"id"`
	State  CardState `json:"state"`
	Silent []string  `json:"silent,omitempty"` // sources that name the card without describing its effect
	// At lists, for a playable card, the moments at which no source describes its effect well enough.
	At []string `json:"at,omitempty"`
}

// cardLine returns the state of a card.
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

// unplayedOnly reports whether the card's effect words all declare that no source says enough to play it.
func unplayedOnly(k *catalog.Card) bool {
	playable := func(w catalog.Word) bool { return w.Name != "unplayed" }
	return len(k.Play.Works) > 0 && !slices.ContainsFunc(k.Play.Works, playable)
}

// silentSources returns the sources that name the card, and the articles about it that the Encyclopædia lists in its
// index but does not contain.
func (s *Service) silentSources(k *catalog.Card) []string {
	out := slices.Clone([]string(k.Source))
	for _, g := range s.Library.Gaps {
		if slices.Contains(g.See, k.ID) {
			out = append(out, g.Source[0]+" ("+g.ID+")")
		}
	}
	return out
}
