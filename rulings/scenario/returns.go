package scenario

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// ReturnResult is a card that goes back to its owner after the game.
type ReturnResult struct {
	Card  string `json:"card"` // its id; "?" for a card that nobody has named
	From  string `json:"from"`
	To    string `json:"to"`
	Where string `json:"where"` // hand, principality, discard, stack
}

// returns lists the cards that go back to their owners if the game ends in position s.
func returns(t *engine.Table, s *engine.State) []ReturnResult {
	var out []ReturnResult
	for _, r := range engine.GoingBack(t, s) {
		out = append(out, ReturnResult{Card: t.Book.ID(s.Cards[r.Card].Def), From: r.From.String(), To: r.To.String(),
			Where: string(r.Where)})
	}
	return out
}

// ReturnsText describes the cards that go back: "North to South: Spy (hand)", or "" if there are none.
func ReturnsText(t *engine.Table, s *engine.State, lang catalog.Lang) string {
	var parts []string
	for _, from := range []engine.Player{engine.North, engine.South} {
		var cards []string
		for _, r := range engine.GoingBack(t, s) {
			if r.From != from {
				continue
			}
			name := catalog.Text{DE: "eine verdeckte Karte", EN: "a hidden card"}.In(lang)
			if k := t.Book.Catalog.Card(t.Book.ID(s.Cards[r.Card].Def)); k != nil {
				name = k.Title(lang)
			}
			cards = append(cards, name+" ("+words[string(r.Where)].In(lang)+")")
		}
		if len(cards) > 0 {
			to := catalog.Text{DE: " an ", EN: " to "}.In(lang)
			parts = append(parts, PlayerName(from, lang)+to+PlayerName(from.Other(), lang)+": "+strings.Join(cards,
				", "))
		}
	}
	return strings.Join(parts, "; ")
}
