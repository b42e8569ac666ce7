package deck

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
)

// TestNothingSecretLeaks judges every pair of lists in testdata as a match. No finding on one player's list may contain
// the other player's cards, and no finding on the match may contain any card.
func TestNothingSecretLeaks(t *testing.T) {
	cat := small(t)
	var lists []*List
	for _, a := range archives(t) {
		lists = append(lists, listsOf(a, cat)...)
	}
	for i, a := range lists {
		b := lists[(i*7+3)%len(lists)]
		r := Validate(cat, Options{Lang: catalog.EN}, a, b)
		for _, f := range slices.Concat(r.Violations, r.Warnings) {
			checkFinding(t, f, a, b)
		}
		for player, other := range map[int]*List{1: b, 2: a} {
			view := r.For(player)
			for _, f := range slices.Concat(view.Violations, view.Warnings) {
				if f.Player != 0 && f.Player != player {
					t.Errorf("player %d sees %s of the other", player, f.Code)
				}
			}
			if len(other.Name) > 0 {
				if data, err := json.Marshal(view); err != nil || strings.Contains(string(data), other.Name) {
					t.Errorf("player %d sees the other list's name: %v", player, err)
				}
			}
		}
	}
}

// checkFinding checks that a finding names only cards of its own list, and no card if it is on the match.
func checkFinding(t *testing.T, f Finding, a, b *List) {
	t.Helper()
	own := map[string]bool{}
	switch f.Player {
	case 1:
		own = named(a)
	case 2:
		own = named(b)
	}
	for _, id := range []string{civilWar, plague, yearEnd, "volksstimmung", "spion", "walther-der-saenger"} {
		own[id] = true // the rules name these, so a list that lacks one reveals nothing about the other list
	}
	for _, id := range f.Cards {
		if !own[id] {
			t.Errorf("%s of player %d names %s", f.Code, f.Player, id)
		}
	}
	for other := range cardsIn(&List{Deck: slices.Concat(a.Deck, b.Deck)}) {
		for _, e := range slices.Concat(a.Deck, b.Deck) {
			if e.Card != nil && e.Card.ID == other && !own[other] &&
				strings.Contains(f.Message+f.Fix, `"`+e.Card.Name.EN+`"`) {
				t.Errorf("%s of player %d says %s", f.Code, f.Player, f.Message)
			}
		}
	}
}

// named returns the cards of a list and the cards that those refer to. Naming these reveals nothing about the other
// deck.
func named(l *List) map[string]bool {
	out := cardsIn(l)
	for _, e := range slices.Concat(l.Deck, l.Events, l.Hand) {
		if e.Card == nil {
			continue
		}
		targets, _ := e.Card.Targets.Latest()
		for _, id := range targets {
			out[id] = true
		}
		for _, n := range e.Card.Needs {
			for _, id := range slices.Concat(n.Any, n.All, n.None) {
				out[id] = true
			}
		}
	}
	return out
}

func cardsIn(l *List) map[string]bool {
	out := map[string]bool{}
	for _, e := range slices.Concat(l.Deck, l.Events, l.Hand) {
		if e.Card != nil {
			out[e.Card.ID] = true
		}
	}
	return out
}

// TestOwnEvents checks that only the player learns which events belong to which set.
func TestOwnEvents(t *testing.T) {
	cat := small(t)
	host, _ := Parse("Host: yes\nSets: grundspiel, R&H\n[Deck]\n[Events]\nSeuche\nErtragreiches "+
		"Jahr\nKonflikt\nÜberfall\n", cat, catalog.EN)
	guest, _ := Parse("Sets: grundspiel, R&H\n[Deck]\n[Events]\nSeuche\n", cat, catalog.EN)
	r := Validate(cat, Options{Lang: catalog.EN}, host, guest)
	const want = "Your events – Grundspiel: 1 × Plague, 1 × Conflict; Grundspiel or R&H: 1 × Productive Year; R&H: 1 " +
		"× Raid"
	find := func(r Report, player int) string {
		for _, f := range r.Warnings {
			if f.Code == "match.return" && f.Player == player {
				return f.Message
			}
		}
		return ""
	}
	if got := find(r.For(1), 1); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := find(r, 1) + find(r.For(2), 1); strings.Contains(got, "Raid") {
		t.Errorf("the events show to others: %q", got)
	}
}
