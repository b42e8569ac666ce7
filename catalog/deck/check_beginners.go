package deck

import (
	"slices"

	"catanica/catalog"
)

// The beginners' tournament game (101.D.c) has no decks: one basic game and one Tournament Set lie on the table for
// both, the basic game in its five stacks, the Tournament Set in three, its universities open, and of its events one
// raid joins those of the basic game. A list therefore states the shared sets, and the events if it likes.

// raid is the only event of the Tournament Set that takes part.
const raid = "ueberfall"

// beginnersDeck: 101.D.c, nobody builds a deck.
func beginnersDeck(j *judge) []finding {
	found := unwantedSection(j.list.Deck,
		say("Im Turnierspiel für Einsteiger baut niemand ein Deck; beide ziehen von gemeinsamen Stapeln.",
			"In the beginners' tournament game nobody builds a deck; both draw from common stacks."),
		say("Lass [Deck] leer: Das Grundspiel bildet seine 5 Stapel, das Turnier-Set ohne Ereignisse und "+
			"Universitäten 3 weitere.",
			"Leave [Deck] empty: the basic game makes its 5 stacks, the Tournament Set without events and "+
				"universities 3 more."))
	for i := range found {
		found[i].cards = j.deckCards()
	}
	return found
}

// unwantedSection is one finding on a section that a format has no place for, or none when the list leaves it out.
func unwantedSection(entries []Entry, message, fix catalog.Text) []finding {
	if len(entries) == 0 {
		return nil
	}
	return []finding{{line: entries[0].Pos.Line, got: Count(entries), message: message, fix: fix}}
}

// beginnersHand: no source says where the first cards in the hand come from.
func beginnersHand(j *judge) []finding {
	return unwantedSection(j.list.Hand,
		say("Woher im Turnierspiel für Einsteiger die ersten Handkarten kommen, sagt keine Quelle.",
			"No source says where the first cards in the hand come from in the beginners' tournament game."),
		say("Entscheiden würde das Blatt „Zusatzregel: Turnierspiel für Einsteiger“ vom Juli 1997; lass [Starthand] "+
			"weg.", "The leaflet “Zusatzregel: Turnierspiel für Einsteiger” of July 1997 would decide; leave [Hand] "+
			"out."))
}

// beginnersEvents: 101.D.c, the events of the basic game and one raid, no more and no fewer; a list may leave them out.
func beginnersEvents(j *judge) []finding {
	if len(j.list.Events) == 0 || j.list.unread.events || j.list.unread.eventsSize {
		return nil
	}
	want := j.beginnersStack()
	if want == nil {
		return nil // not every copy is known
	}
	var wrong []*catalog.Card
	for _, c := range j.cat.Cards {
		if got, _ := count(j.list.Events, c.ID); got != want[c] && kindOf(c, j.edition) == event {
			wrong = append(wrong, c)
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	size := total(want)
	return []finding{{line: j.list.Events[0].Pos.Line, cards: wrong, got: Count(j.list.Events), limit: size,
		message: say("In den Ereignisstapel kommen alle Ereignisse des Grundspiels und 1 Überfall; nicht in der "+
			"richtigen Zahl: %s.",
			"The event stack takes all events of the basic game and 1 Raid; not in the right number: %s.",
			names(wrong)),
		fix: say("Streiche [Ereignisse], oder nenne genau diese %d Karten.",
			"Strike [Events], or name exactly these %d cards.", size)}}
}

// beginnersStack is the event stack of the beginners' game; nil when a source leaves a number open.
func (j *judge) beginnersStack() map[*catalog.Card]int {
	out := map[*catalog.Card]int{}
	for _, set := range j.cat.Sets {
		if set.Kind != catalog.BaseSet {
			continue
		}
		for _, c := range j.cat.CardsOf(set.ID) {
			if kindOf(c, j.edition) != event {
				continue
			}
			in, _ := c.InSet(set.ID)
			if !in.Copies.Known {
				return nil
			}
			out[c] += in.Copies.N
		}
	}
	if c := j.cat.Card(raid); c != nil {
		out[c]++
	}
	return out
}

// matchShared: where both players share one collection, both lists are about the same sets.
func matchShared(m *match) []finding {
	ids := func(j *judge) []string {
		var out []string
		for _, r := range j.list.Sets {
			if r.Set != nil {
				out = append(out, r.Set.ID)
			}
		}
		slices.Sort(out)
		return slices.Compact(out)
	}
	return m.contradiction(slices.Equal(ids(m.judges[0]), ids(m.judges[1])), func(u unread) bool { return u.sets },
		say("Beide Spieler teilen sich eine Sammlung, aber die Listen nennen verschiedene Sets.",
			"Both players share one collection, but the lists name different sets."),
		say("Schreibt beide dieselbe Zeile `Sets:`.", "Both write the same line `Sets:`."))
}
