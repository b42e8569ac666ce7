package deck

import (
	"slices"

	"catanica/catalog"
)

// The checks in this file give advice based on the relations of cards. They are not faults: a condition may be met by a
// card that the player steals or mirrors, or by one in the opponent's principality (103.R.a: conditions are checked
// when the card is built or played).

// needsUnmet finds cards with a condition that neither the deck nor the central cards can meet.
func needsUnmet(j *judge) []finding {
	if j.list.unread.deck {
		return nil
	}
	var out []finding
	for _, c := range j.deckCards() {
		for _, n := range c.Needs {
			if n.Inferred() || !n.Holds(j.edition) || n.Where == "opponent" || n.Where == "table" || j.conditions.met(c, n) {
				continue
			}
			_, line := copiesIn(j.list.Deck, c.ID)
			wanted := j.conditions.describe(n)
			out = append(out, finding{line: line, cards: []*catalog.Card{c}, rule: articleOf(n.Source),
				message: say("%s braucht %s; davon steht nichts in deinem Deck.",
					"%s needs %s; your deck has none.", c, wanted),
				fix: say("Nimm %s dazu%s, oder rechne damit, dass %s liegen bleibt.",
					"Add %s%s, or expect %s to stay in your hand.", wanted, j.notOpen(n), c)})
			break
		}
	}
	return out
}

// notOpen notes that the cards of a condition, which are in play face up in the extended game, belong in the players'
// own decks in the tournament game (kuw.turnier.aufstellung). It returns the empty text if there are no such cards.
func (j *judge) notOpen(n catalog.Need) catalog.Text {
	open := slices.ContainsFunc(slices.Concat(n.Any, n.All), func(ref string) bool {
		k := j.cat.Card(ref)
		return k != nil && k.Open()
	})
	if !open || !j.inFormat(inDecks) {
		return catalog.Text{}
	}
	return say(" (offen wie im Erweiterten Grundspiel liegt es hier nicht aus)",
		" (unlike in the extended game, it is not laid out face up)")
}

// needsShutOut finds cards that cannot be built or played while another card of the same deck is in play.
func needsShutOut(j *judge) []finding {
	if j.list.unread.deck {
		return nil
	}
	var out []finding
	for _, c := range j.deckCards() {
		for _, n := range c.Needs {
			if n.Inferred() || !n.Holds(j.edition) || n.Where == "opponent" || len(n.None) == 0 {
				continue
			}
			bar := j.conditions.provider(c, n.None)
			if bar == nil {
				continue
			}
			_, line := copiesIn(j.list.Deck, c.ID)
			out = append(out, finding{line: line, cards: []*catalog.Card{c, bar}, rule: articleOf(n.Source),
				message: say("%s und %s schließen einander aus: Liegt die zweite Karte aus, ist die erste nicht mehr spielbar.",
					"%s and %s exclude each other: once the second is in play, the first cannot be built.", c, bar),
				fix: say("Spiele %s zuerst, oder nimm eine der beiden heraus.",
					"Play %s first, or remove one of the two.", c)})
		}
	}
	return out
}

// targetMissing finds works of art whose target building is not in the deck.
func targetMissing(j *judge) []finding {
	if j.list.unread.deck {
		return nil
	}
	var out []finding
	for _, c := range j.deckCards() {
		targets, certainty := c.Targets.At(j.edition)
		if certainty != catalog.Known || j.conditions.provider(c, targets) != nil {
			continue
		}
		_, line := copiesIn(j.list.Deck, c.ID)
		var buildings []*catalog.Card
		for _, id := range targets {
			if b := j.cat.Card(id); b != nil {
				buildings = append(buildings, b)
			}
		}
		out = append(out, finding{line: line, cards: append([]*catalog.Card{c}, buildings...),
			message: say("Für %s fehlt das Zielgebäude: %s.", "%s has no target building in the deck: %s.", c, names(buildings)),
			fix: say("Ohne das Gebäude bringt das Kunstwerk weniger Sterne.",
				"Without the building, the work of art earns fewer stars.")})
	}
	return out
}
