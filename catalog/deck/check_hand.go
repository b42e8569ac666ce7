package deck

import (
	"slices"

	"catanica/catalog"
)

// handSizeWrong implements kuw.turnier.deck: three cards of the deck form the starting hand.
func handSizeWrong(j *judge) []finding {
	got := Count(j.list.Hand)
	if !j.list.HasHand || got == handSize || j.list.unread.handSize {
		return nil
	}
	return []finding{{got: got, limit: handSize,
		message: say("Die Starthand hat %s; %d müssen es sein.", "The starting hand has %s; it must have %d.",
			cardCount(got), handSize),
		fix: moreOrLess(got, handSize)}}
}

// handNotInDeck implements kuw.turnier.deck: the starting hand is taken from the 33 cards of the deck, not added to
// them.
func handNotInDeck(j *judge) []finding {
	if j.list.unread.deck {
		return nil
	}
	var out []finding
	var seen []*catalog.Card
	for _, e := range j.list.Hand {
		if e.Card == nil || slices.Contains(seen, e.Card) {
			continue
		}
		seen = append(seen, e.Card)
		got, line := copiesIn(j.list.Hand, e.Card.ID)
		have, _ := copiesIn(j.list.Deck, e.Card.ID)
		if got > have {
			out = append(out, finding{line: line, cards: []*catalog.Card{e.Card}, got: got, limit: have,
				message: say("%s liegt %s in der Starthand, im Deck aber nur %s.",
					"%s is in the starting hand %s, but in the deck only %s.", e.Card, times(got), times(have)),
				fix: say("Wähle die Starthand aus den 33 Karten des Decks.",
					"Choose the starting hand from the 33 cards in the deck.")})
		}
	}
	return out
}
