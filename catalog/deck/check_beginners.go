package deck

import (
	"slices"

	"catanica/catalog"
)

// The beginners' tournament game (101.D.c) is played without decks. Both players share one basic game and one
// Tournament Set: the basic game forms five stacks, the Tournament Set three, its universities are in play face up, and
// of its events one raid is added to those of the basic game. A list therefore names the shared sets and, optionally,
// the events.

// raid is the only event of the Tournament Set that is used.
const raid = "ueberfall"

// beginnersDeck implements 101.D.c: players do not build decks.
func beginnersDeck(j *judge) []finding {
	found := unwantedSection(j.list.Deck,
		say("Im Turnierspiel für Einsteiger baut niemand ein Deck; beide ziehen von gemeinsamen Stapeln.",
			"In the beginners' tournament game, nobody builds a deck; both players draw from common stacks."),
		say("Lass [Deck] leer: Das Grundspiel bildet seine 5 Stapel, das Turnier-Set ohne Ereignisse und "+
			"Universitäten 3 weitere.",
			"Leave [Deck] empty: the basic game forms its 5 stacks, and the Tournament Set, without its events and "+
				"universities, 3 more."))
	for i := range found {
		found[i].cards = j.deckCards()
	}
	return found
}

// unwantedSection returns a finding for a section that does not exist in the format, or none if the list leaves it out.
func unwantedSection(entries []Entry, message, fix catalog.Text) []finding {
	if len(entries) == 0 {
		return nil
	}
	return []finding{{line: entries[0].Pos.Line, got: Count(entries), message: message, fix: fix}}
}

// beginnersHand reports that no source says where the first cards in the hand come from.
func beginnersHand(j *judge) []finding {
	return unwantedSection(j.list.Hand,
		say("Woher im Turnierspiel für Einsteiger die ersten Handkarten kommen, sagt keine Quelle.",
			"No source says where the starting hand comes from in the beginners' tournament game."),
		say("Das könnte das Blatt „Zusatzregel: Turnierspiel für Einsteiger“ vom Juli 1997 klären; lass [Starthand] "+
			"weg.", "The leaflet “Zusatzregel: Turnierspiel für Einsteiger” of July 1997 would settle it; leave "+
			"[Hand] out."))
}

// beginnersEvents implements 101.D.c: the event stack is that of the basic game plus one raid. A list may leave it out.
func beginnersEvents(j *judge) []finding {
	if len(j.list.Events) == 0 || j.list.unread.events || j.list.unread.eventsSize {
		return nil
	}
	want := j.beginnersStack()
	if want == nil {
		return nil // the number of copies is not known for every card
	}
	var wrong []*catalog.Card
	for _, c := range j.cat.Cards {
		if got, _ := copiesIn(j.list.Events, c.ID); got != want[c] && kindOf(c, j.edition) == event {
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
			"The event stack must contain all the events of the basic game and 1 Raid; wrong number of copies: %s.",
			names(wrong)),
		fix: say("Streiche [Ereignisse], oder nenne genau diese %d Karten.",
			"Delete [Events] or list exactly these %d cards.", size)}}
}

// beginnersStack returns the event stack of the beginners' game, or nil if no source states some number of copies.
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

// matchShared reports lists with different sets, because players who share one collection must list the same sets.
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
			"The players share one collection, but their lists name different sets."),
		say("Schreibt beide dieselbe Zeile `Sets:`.", "Write the same `Sets:` line in both lists."))
}
