package deck

import (
	"catanica/catalog"
)

// Portion describes how the copies of a card in a shared collection are divided (106.B.a): both players get Each
// copies, the rest is neutral.
type Portion struct {
	Card    string `json:"card"`    // id
	Each    int    `json:"each"`    // certain number for each player
	Neutral int    `json:"neutral"` // rest of the certain copies
	Open    bool   `json:"open"`    // there may be more copies, because no source states their number
}

// Share divides the collection of the list's sets, under the list's edition (106.B.a). Of each card, counted over all
// sets, both players get the same number of copies. Single cards and remainders are neutral. Central cards and events
// are not divided. Portions are in catalogue order.
func Share(cat *catalog.Catalog, l *List) []Portion {
	j := newJudge(cat, Options{}, l, 1)
	return j.share()
}

// shareExceeded implements 106.B.a: both players get the same number of copies of each card, and single cards are
// neutral.
func shareExceeded(j *judge) []finding {
	return j.overShared(func(got, sure, most int) bool {
		return got > most
	}, func(c *catalog.Card, got, sure, most int) finding {
		return finding{got: got, limit: most,
			message: say("%s steht %s in der Liste; bei gerechter Teilung bekommt jeder %d.",
				"%s is in the list %s; in a fair share, each player gets %d.", c, times(got), most),
			fix: say("Nimm %d heraus; was nicht aufgeht, liegt in der neutralen Reihe.",
				"Remove %d; leftover copies are in the neutral row.", got-most)}
	})
}

// shareUnknown finds entries where an unknown number of copies decides whether each player gets another one.
func shareUnknown(j *judge) []finding {
	return j.overShared(func(got, sure, most int) bool {
		return got > sure && got <= most
	}, func(c *catalog.Card, got, sure, most int) finding {
		return finding{got: got, limit: sure,
			message: say("%s steht %s in der Liste; sicher bekommt jeder %d, denn wie oft die Karte vorkommt, sagt "+
				"keine Quelle.", "%s is in the list %s; each player is only certain to get %d, because no source "+
				"says how many there are.", c, times(got), sure),
			fix: say("Das könnte die Kartenliste des Sets klären.", "The set's card list would settle it.")}
	})
}

// overShared returns a finding for each card of the deck for which is reports true.
func (j *judge) overShared(is func(got, sure, most int) bool,
	f func(c *catalog.Card, got, sure, most int) finding) []finding {
	var out []finding
	for _, c := range j.deckCards() {
		have := j.holdings(c)
		got, line := copiesIn(j.list.Deck, c.ID)
		if !j.shareable(c) || have.most == 0 || !is(got, have.sure/2, have.most/2) {
			continue // cards that no set supplies are a fault of their own
		}
		found := f(c, got, have.sure/2, have.most/2)
		found.line, found.cards = line, []*catalog.Card{c}
		out = append(out, found)
	}
	return out
}

// sharePartial implements 106.B.a: players may agree to use only a certain number of their own cards.
func sharePartial(j *judge) []finding {
	want := 0
	for _, p := range j.share() {
		want += p.Each
	}
	got := Count(j.list.Deck)
	if got >= want || j.list.unread.deckSize || j.list.unread.sets {
		return nil
	}
	return []finding{{got: got, limit: want,
		message: say("Deine Reihe hat %d von den wenigstens %d Karten, die dir bei der Teilung zufallen.",
			"Your row has %d cards; your share is at least %d.", got, want),
		fix: say("Das ist erlaubt, wenn ihr vereinbart habt, dass jeder nur eine bestimmte Zahl auswählt; sonst nimm die "+
			"übrigen dazu.", "That is fine if you have agreed that each player picks only a certain number; "+
			"otherwise add the rest.")}}
}

// shareEvents reports the event stack, which 106.B.a does not mention.
func shareEvents(j *judge) []finding {
	return unwantedSection(j.list.Events,
		say("Wie im Kleinen Kartenspiel-Turnier der Ereignisstapel entsteht, sagt keine Quelle.",
			"No source says how to form the event stack in the small card tournament."),
		say("Das könnte „Die Siedler von Catan – Das Buch zum Spielen“ klären; streiche [Ereignisse] und nehmt die "+
			"der gemeinsamen Sammlung.",
			"“Die Siedler von Catan – Das Buch zum Spielen” would settle it; delete [Events] and use the events of "+
				"the shared collection."))
}

// shareHand reports the starting hand, which 106.B.a does not mention.
func shareHand(j *judge) []finding {
	return unwantedSection(j.list.Hand,
		say("Woher im Kleinen Kartenspiel-Turnier die Starthand kommt, sagt keine Quelle.",
			"No source says where the starting hand comes from in the small card tournament."),
		say("Das könnte „Die Siedler von Catan – Das Buch zum Spielen“ klären; streiche [Starthand].",
			"“Die Siedler von Catan – Das Buch zum Spielen” would settle it; delete [Hand]."))
}

// tournamentOnly implements 105.G.a: the card may be used in the tournament game only. No source says whether the small
// card tournament is one; 106.B.a only compares it with one.
func tournamentOnly(j *judge) []finding {
	return j.eachDeckCard(func(c *catalog.Card) (finding, bool) {
		if only, certainty := c.Tournament.At(j.edition); certainty != catalog.Known || !only {
			return finding{}, false
		}
		return finding{rule: "105.G.a",
			message: say("%s gibt es nur im Turnierspiel; ob das Kleine Kartenspiel-Turnier eines ist, sagt keine "+
				"Quelle.",
				"%s is for the tournament game only; no source says whether the small card tournament counts as one.", c),
			fix: say("Das könnte „Die Siedler von Catan – Das Buch zum Spielen“ klären; ohne die Karte seid ihr auf "+
				"der sicheren Seite.",
				"“Die Siedler von Catan – Das Buch zum Spielen” would settle it; without the card you are on the "+
					"safe side.")}, true
	})
}

// eachDeckCard calls f for each distinct card of the deck and returns what it finds, with line, card and number of
// copies.
func (j *judge) eachDeckCard(f func(c *catalog.Card) (finding, bool)) []finding {
	var out []finding
	for _, c := range j.deckCards() {
		if found, is := f(c); is {
			found.got, found.line = copiesIn(j.list.Deck, c.ID)
			found.cards = []*catalog.Card{c}
			out = append(out, found)
		}
	}
	return out
}

// matchShare implements 106.B.a: both rows have the same number of cards.
func matchShare(m *match) []finding {
	a, b := m.judges[0].list, m.judges[1].list
	if Count(a.Deck) == Count(b.Deck) || !m.judgedBy(func(u unread) bool { return u.deckSize }) {
		return nil
	}
	return []finding{{got: Count(a.Deck), limit: Count(b.Deck),
		message: say("Die Reihen sind verschieden groß: %d und %d Karten. Geteilt wird gerecht.",
			"The rows have different sizes, %d and %d cards; the shares must be equal.", Count(a.Deck), Count(b.Deck)),
		fix: say("Nehmt beide alle Karten eures Anteils oder beide gleich viele davon.",
			"Both players must take their whole share, or the same number of cards from it.")}}
}
