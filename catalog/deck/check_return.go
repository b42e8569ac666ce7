package deck

import (
	"catanica/catalog"
)

// The findings in this file concern cards that return to their owner after the game, and that the players have to note
// during it. A report on a match gives both players only the number of cards. The cards themselves appear in Report.For
// and in reports on a single list.

// returnEvents implements kuw.turnier.ereignisse: after the game the players take back their events, which they
// recognise by the set's sign.
func returnEvents(j *judge) []finding {
	if len(j.list.Events) == 0 || j.list.unread.events || j.list.unread.eventsSize || j.list.unread.sets {
		return nil
	}
	return []finding{{got: Count(j.list.Events),
		message: say("%s.", "%s.", j.eventsBySign()),
		fix:     noteEvents()}}
}

// returnStolen implements kuw.turnier.sonstiges: stolen cards are written down and returned after the game.
func returnStolen(j *judge) []finding {
	if len(j.list.Deck) == 0 {
		return nil
	}
	return stolen()
}

// matchReturn implements kuw.turnier.ereignisse: the same as returnEvents for a match.
func matchReturn(m *match) []finding {
	if !m.judgedBy(func(u unread) bool { return u.eventsSize }) {
		return nil
	}
	var out []finding
	for _, j := range m.judges {
		out = append(out, finding{player: j.player, got: Count(j.list.Events), ownMessage: j.eventsBySign(),
			message: say("Von den Karten im Ereignisstapel sind %d deine.",
				"%d of the cards in the event stack are yours.", Count(j.list.Events)),
			fix: noteEvents()})
	}
	return out
}

// matchStolen implements kuw.turnier.sonstiges: the same as returnStolen for a match. Every match gets this warning:
// giving it only where a deck can steal would reveal what the deck contains.
func matchStolen(m *match) []finding {
	if !m.judgedBy(func(unread) bool { return false }) {
		return nil
	}
	return stolen()
}

func stolen() []finding {
	return []finding{{
		message: say("Wer eine Karte des Mitspielers an sich nimmt, schreibt sie auf.",
			"If you take a card from your opponent, write it down."),
		fix: say("Nach dem Spiel geht sie an ihren Besitzer zurück.", "After the game, return it to its owner.")}}
}

func noteEvents() catalog.Text {
	return say("Notiere sie mit ihrem Kurzzeichen, damit du sie nach dem Spiel zurückbekommst.",
		"Write them down with their set's sign, so that you get them back after the game.")
}

// eventsBySign lists the player's events, grouped by the signs of their sets.
func (j *judge) eventsBySign() catalog.Text {
	var order []string
	groups := map[string][]Entry{}
	for _, e := range j.list.Events {
		sign := signs(j.lenders(e)).DE
		if groups[sign] == nil {
			order = append(order, sign)
		}
		groups[sign] = append(groups[sign], e)
	}
	out := say("Deine Ereignisse", "Your events")
	for i, sign := range order {
		out = say("%[1]s%[2]s %[3]s: %[4]s", "%[1]s%[2]s %[3]s: %[4]s", out,
			map[bool]string{true: " –", false: ";"}[i == 0], signs(j.lenders(groups[sign][0])),
			withCounts(groups[sign]))
	}
	return out
}

func withCounts(entries []Entry) catalog.Text {
	var out catalog.Text
	for i, e := range entries {
		name := catalog.Text{DE: e.Text, EN: e.Text}
		if e.Card != nil {
			name = e.Card.Name.Text
		}
		if out = say("%s%d × %s", "%s%d × %s", out, e.Count, name); i < len(entries)-1 {
			out = say("%s, ", "%s, ", out)
		}
	}
	return out
}
