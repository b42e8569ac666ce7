package deck

import (
	"slices"

	"catanica/catalog"
)

// match holds the judges of the lists of a match.
type match struct {
	cat    *catalog.Catalog
	judges []*judge
}

// matchPlayers implements kuw.turnier.voraussetzung: a match has two players.
func matchPlayers(m *match) []finding {
	if len(m.judges) <= 2 {
		return nil
	}
	return []finding{{got: len(m.judges), limit: 2,
		message: say("Das sind %d Listen; eine Partie hat zwei.", "There are %d lists; a match has two.",
			len(m.judges)),
		fix: say("Nimm die Listen der beiden Spieler.", "Enter the lists of the two players.")}}
}

// judgedBy reports whether all lists could be judged, and skip is false for what could not be read in them.
func (m *match) judgedBy(skip func(unread) bool) bool {
	return !slices.ContainsFunc(m.judges, func(j *judge) bool { return !j.ruled || skip(j.list.unread) })
}

// matchHosts implements kuw.turnier.aufstellung: exactly one player is the host.
func matchHosts(m *match) []finding {
	hosts := 0
	for _, j := range m.judges {
		if j.list.Host {
			hosts++
		}
	}
	if hosts == 1 || !m.judgedBy(func(u unread) bool { return u.host }) {
		return nil
	}
	f := finding{got: hosts, limit: 1,
		message: say("Beide Listen nennen sich Gastgeber; einer muss es sein.",
			"Both lists claim to be the host's; only one of them can be."),
		fix: say("Streiche `Gastgeber: ja` und den Jahreswechsel in einer der Listen.",
			"Delete `Host: yes` and the Year End from one of the lists.")}
	if hosts == 0 {
		f.message = say("Keine der Listen ist die des Gastgebers; einer muss es sein.",
			"Neither list is the host's; one of them must be.")
		f.fix = say("Schreibe in eine der Listen `Gastgeber: ja` und gib ihr den Jahreswechsel.",
			"Write `Host: yes` in one of the lists and add the Year End to it.")
	}
	return []finding{f}
}

// matchEventStack implements kuw.turnier.ereignisse: the stack has exactly 13 cards.
func matchEventStack(m *match) []finding {
	got := 0
	for _, j := range m.judges {
		got += Count(j.list.Events)
	}
	if got == stackSize || !m.judgedBy(func(u unread) bool { return u.eventsSize }) {
		return nil
	}
	fix := say("Der Gastgeber bringt %d mit, der Gast %d.", "The host brings %d, the guest %d.", hostEvents,
		guestEvents)
	if m.judges[0].edition == catalog.Ed1997 { // no source says who brings the prescribed five
		fix = say("Jeder gibt %d nach Wahl, dazu kommen zusammen %d vorgeschriebene.",
			"Each player adds %d of their choice, and together they add %d required ones.", freeEvents, prescribedEvents)
	}
	return []finding{{got: got, limit: stackSize, fix: fix,
		message: say("Der gemeinsame Ereignisstapel hätte %s; genau %d müssen es sein.",
			"The common event stack would have %s; it must have exactly %d.", cardCount(got), stackSize)}}
}

// matchPrescribed implements 101.D.c: in 1997 the stack contained two civil wars, two plagues and one year end, whoever
// brought them. They are in every stack, so naming them reveals nothing.
func matchPrescribed(m *match) []finding {
	if !m.judgedBy(func(u unread) bool { return u.eventsSize || u.events }) {
		return nil
	}
	var out []finding
	for _, want := range []struct {
		id   string
		n    int
		name catalog.Text
	}{
		{civilWar, 2, say("Bürgerkriege", "Civil Wars")}, {plague, 2, say("Seuchen", "Plagues")},
		{yearEnd, 1, say("Jahreswechsel", "Year Ends")},
	} {
		got := 0
		for _, j := range m.judges {
			n, _ := copiesIn(j.list.Events, want.id)
			got += n
		}
		if got < want.n || want.id == yearEnd && got > want.n {
			out = append(out, finding{got: got, limit: want.n,
				message: say("Im Ereignisstapel wären %d %s; %d gehören hinein.",
					"The event stack would have %d %s; it must have %d.", got, want.name, want.n),
				fix: say("Einigt euch, wer sie mitbringt.", "Agree on who brings them.")})
		}
	}
	return out
}

// matchFormat reports two lists with different formats. No article is needed for that.
func matchFormat(m *match) []finding {
	a, b := m.judges[0], m.judges[1]
	return m.contradiction(a.format == b.format, func(u unread) bool { return u.format },
		say("Die Listen nennen verschiedene Formate: %s und %s.", "The lists name different formats: %s and %s.",
			a.format, b.format),
		say("Einigt euch auf eines.", "Agree on one."))
}

// matchEdition reports two lists with different editions. Each was judged by its own edition.
func matchEdition(m *match) []finding {
	a, b := m.judges[0], m.judges[1]
	return m.contradiction(a.edition == b.edition, func(u unread) bool { return u.edition },
		say("Die Listen nennen verschiedene Ausgaben: %s und %s; jede wurde nach ihrer eigenen beurteilt.",
			"The lists name different editions, %s and %s; each was checked under its own.", a.edition, b.edition),
		say("Einigt euch auf eine.", "Agree on one."))
}

// contradiction returns a finding unless the lists agree, or one of them could not be read in this respect.
func (m *match) contradiction(agree bool, lost func(unread) bool, message, fix catalog.Text) []finding {
	if agree || lost(m.judges[0].list.unread) || lost(m.judges[1].list.unread) {
		return nil
	}
	return []finding{{message: message, fix: fix}}
}

// matchAgreement implements 141.J.c: an agreement must be in both lists. Agreements are not secret.
func matchAgreement(m *match) []finding {
	var out []finding
	for i, j := range m.judges[:2] {
		other := m.judges[1-i]
		if !j.ruled || other.list.unread.allow {
			continue
		}
		alone := slices.DeleteFunc(slices.Clone(j.relied), func(c *catalog.Card) bool {
			return slices.ContainsFunc(j.setsOf(c), func(s *catalog.Set) bool {
				return j.permitted(c, s) && other.permitted(c, s)
			})
		})
		if len(alone) > 0 {
			out = append(out, finding{player: j.player, cards: alone, got: 1, limit: 2,
				message: say("Die Hausregel, auf die sich dein Deck stützt, steht nicht in der Liste des Mitspielers.",
					"Your deck relies on a house rule that is not in your opponent's list."),
				fix: say("In beide Listen gehört dieselbe Zeile `Erlaubt:`; sonst nimm die Karten heraus.",
					"Write the same `Allow:` line in both lists, or remove the cards.")})
		}
	}
	return out
}

// matchUnique implements kuw.turnier.sonstiges: only one copy of a unit or wizard with a name of its own may be in
// play. Both players may have it in their decks, so this is a warning. It gives the number of such cards but not their
// names, because decks are secret.
func matchUnique(m *match) []finding {
	if !m.judgedBy(func(unread) bool { return false }) {
		return nil
	}
	a, b := m.judges[0].named(), m.judges[1].named()
	shared := slices.DeleteFunc(a, func(c *catalog.Card) bool { return !slices.Contains(b, c) })
	if len(shared) == 0 {
		return nil
	}
	return []finding{{got: len(shared),
		message: say(
			"Einheiten und Zauberer mit Eigennamen, die in beiden Decks vorkommen: %d. Welche es sind, bleibt geheim.",
			"Named units and wizards that are in both decks: %d. Which ones remains secret.",
			len(shared)),
		fix: say("Erlaubt ist das; ausliegen darf jede auf beiden Seiten zusammen nur einmal.",
			"This is allowed, but only one of each can be in play in both principalities together.")}}
}

// named returns the distinct unique cards of the deck.
func (j *judge) named() []*catalog.Card {
	var out []*catalog.Card
	for _, e := range j.list.Deck {
		if e.Card == nil || slices.Contains(out, e.Card) {
			continue
		}
		if unique, certainty := e.Card.Unique.At(j.edition); certainty == catalog.Known && unique {
			out = append(out, e.Card)
		}
	}
	return out
}
