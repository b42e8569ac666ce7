package deck

import (
	"catanica/catalog"
)

// Portion is how one card of a shared collection is divided (106.B.a): both players get Each, the rest is neutral.
type Portion struct {
	Card    string `json:"card"`    // id
	Each    int    `json:"each"`    // certainly
	Neutral int    `json:"neutral"` // of the certain copies
	Open    bool   `json:"open"`    // there may be more copies: no source counts them
}

// Share divides the collection of the list's sets fairly: of every card that there is more than once, over all sets,
// both players get equally many; single cards and what is left over are neutral. Cards that lie in the middle or in the
// event stack are not shared. Portions are in the order of the catalogue; the edition is the list's.
func Share(cat *catalog.Catalog, l *List) []Portion {
	j := newJudge(cat, Options{}, l, 1)
	return j.share()
}

// shareExceeded: 106.B.a, of each card both get equally many, and single cards are neutral.
func shareExceeded(j *judge) []finding {
	return j.overShared(func(got, sure, most int) bool {
		return got > most
	}, func(c *catalog.Card, got, sure, most int) finding {
		return finding{got: got, limit: most,
			message: say("%s steht %s in der Liste; bei gerechter Teilung bekommt jeder %d.",
				"%s stands %s in the list; shared fairly each player gets %d.", c, times(got), most),
			fix: say("Nimm %d heraus; was nicht aufgeht, liegt in der neutralen Reihe.",
				"Take %d out; what does not divide lies in the neutral row.", got-most)}
	})
}

// shareUnknown: how often there is a card decides whether both get another one.
func shareUnknown(j *judge) []finding {
	return j.overShared(func(got, sure, most int) bool {
		return got > sure && got <= most
	}, func(c *catalog.Card, got, sure, most int) finding {
		return finding{got: got, limit: sure,
			message: say("%s steht %s in der Liste; sicher bekommt jeder %d, denn wie oft die Karte vorkommt, sagt "+
				"keine Quelle.", "%s stands %s in the list; each player gets %d for certain, as no source states how "+
				"many there are.", c, times(got), sure),
			fix: say("Entscheiden würde die Kartenliste des Sets.", "The set's card list would decide.")}
	})
}

// overShared finds cards of which the list has other than a fair share.
func (j *judge) overShared(is func(got, sure, most int) bool,
	f func(c *catalog.Card, got, sure, most int) finding) []finding {
	var out []finding
	for _, c := range j.deckCards() {
		have := j.holdings(c)
		got, line := count(j.list.Deck, c.ID)
		if !j.shareable(c) || have.most == 0 || !is(got, have.sure/2, have.most/2) {
			continue // what no set supplies is a fault of its own
		}
		found := f(c, got, have.sure/2, have.most/2)
		found.line, found.cards = line, []*catalog.Card{c}
		out = append(out, found)
	}
	return out
}

// sharePartial: 106.B.a, players may agree to take only a number of their own cards along.
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
			"Your row has %d of the at least %d cards that are your share.", got, want),
		fix: say("Das geht, wenn ihr vereinbart habt, dass jeder nur eine bestimmte Zahl auswählt; sonst nimm die "+
			"übrigen dazu.", "That is fine if you have agreed that each picks only a certain number; otherwise add "+
			"the rest.")}}
}

// shareEvents: 106.B.a says nothing of the event stack.
func shareEvents(j *judge) []finding {
	return unwantedSection(j.list.Events,
		say("Wie im Kleinen Kartenspiel-Turnier der Ereignisstapel entsteht, sagt keine Quelle.",
			"No source says how the event stack is made in the small card tournament."),
		say("Entscheiden würde „Die Siedler von Catan – Das Buch zum Spielen“; streiche [Ereignisse] und nehmt die "+
			"der gemeinsamen Sammlung.",
			"“Die Siedler von Catan – Das Buch zum Spielen” would decide; strike [Events] and take those of the "+
				"common collection."))
}

// shareHand: nor of a starting hand.
func shareHand(j *judge) []finding {
	return unwantedSection(j.list.Hand,
		say("Woher im Kleinen Kartenspiel-Turnier die Starthand kommt, sagt keine Quelle.",
			"No source says where the starting hand comes from in the small card tournament."),
		say("Entscheiden würde „Die Siedler von Catan – Das Buch zum Spielen“; streiche [Starthand].",
			"“Die Siedler von Catan – Das Buch zum Spielen” would decide; strike [Hand]."))
}

// tournamentOnly: 105.G.a, the card may be used in the tournament game only; whether the small card tournament is one,
// nobody message: 106.B.a only likens it to one.
func tournamentOnly(j *judge) []finding {
	return j.eachDeckCard(func(c *catalog.Card) (finding, bool) {
		if only, certainty := c.Tournament.At(j.edition); certainty != catalog.Known || !only {
			return finding{}, false
		}
		return finding{rule: "105.G.a",
			message: say("%s gibt es nur im Turnierspiel; ob das Kleine Kartenspiel-Turnier eines ist, sagt keine Quelle.",
				"%s is for the tournament game only; whether the small card tournament is one no source says.", c),
			fix: say("Entscheiden würde „Die Siedler von Catan – Das Buch zum Spielen“; ohne die Karte seid ihr auf "+
				"der sicheren Seite.",
				"“Die Siedler von Catan – Das Buch zum Spielen” would decide; without the card you are on the safe "+
					"side.")}, true
	})
}

// eachDeckCard calls f for every different card of the deck and keeps what it finds, with line, card and number.
func (j *judge) eachDeckCard(f func(c *catalog.Card) (finding, bool)) []finding {
	var out []finding
	for _, c := range j.deckCards() {
		if found, is := f(c); is {
			found.got, found.line = count(j.list.Deck, c.ID)
			found.cards = []*catalog.Card{c}
			out = append(out, found)
		}
	}
	return out
}

// matchShare: 106.B.a, both rows have the same number of cards, whether all of the share or an agreed number.
func matchShare(m *match) []finding {
	a, b := m.judges[0].list, m.judges[1].list
	if Count(a.Deck) == Count(b.Deck) || !m.judgedBy(func(u unread) bool { return u.deckSize }) {
		return nil
	}
	return []finding{{got: Count(a.Deck), limit: Count(b.Deck),
		message: say("Die Reihen sind verschieden groß: %d und %d Karten. Geteilt wird gerecht.",
			"The rows differ in size: %d and %d cards. Sharing is fair.", Count(a.Deck), Count(b.Deck)),
		fix: say("Nehmt beide alle Karten eures Anteils, oder beide gleich viele davon.",
			"Both take all cards of their share, or both equally many of them.")}}
}
