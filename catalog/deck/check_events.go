package deck

import (
	"slices"

	"catanica/catalog"
)

// wantedEvents returns the number of events that the list has to bring: kuw.turnier.ereignisse, six, and the
// Jahreswechsel if the player is the host.
func (j *judge) wantedEvents() int {
	if j.list.Host {
		return hostEvents
	}
	return guestEvents
}

// noEvents reports whether the list contains no events at all.
func (j *judge) noEvents() bool { return len(j.list.Events) == 0 && !j.list.unread.eventsSize }

// eventsMissing implements kuw.turnier.ereignisse: each player contributes to the event stack.
func eventsMissing(j *judge) []finding {
	if !j.noEvents() {
		return nil
	}
	want := j.wantedEvents()
	fixed := say("Bürgerkrieg, Seuche und vier nach Wahl", "one Civil War, one Plague and four of your choice")
	if j.list.Host {
		fixed = say("Bürgerkrieg, Seuche, Jahreswechsel und vier nach Wahl",
			"one Civil War, one Plague, the Year End and four of your choice")
	}
	return []finding{{limit: want,
		message: say("Die Ereignisse fehlen; %d müssen es sein.", "There are no events; there must be %d.", want),
		fix:     say("Schreibe einen Abschnitt [Ereignisse]: %s.", "Add an [Events] section: %s.", fixed)}}
}

// eventsSize implements kuw.turnier.ereignisse: the guest brings six events and the host seven.
func eventsSize(j *judge) []finding {
	got, want := Count(j.list.Events), j.wantedEvents()
	if got == want || j.noEvents() || j.list.unread.eventsSize || j.list.unread.host {
		return nil
	}
	who := say("als Gast", "as the guest")
	if j.list.Host {
		who = say("als Gastgeber", "as the host")
	}
	return []finding{{got: got, limit: want,
		message: say("Du bringst %d Ereignisse mit; %s sind es genau %d.", "You bring %d events; %s you bring "+
			"exactly %d.",
			got, who, want),
		fix: moreOrLess(got, want)}}
}

// eventsFree implements 101.D.c: in 1997 each player chose four events in secret, and five prescribed ones were added.
// No source says which player brings those.
func eventsFree(j *judge) []finding {
	got, want := Count(j.list.Events), j.limits().Events
	if want == nil || want.Holds(got) || j.list.unread.eventsSize {
		return nil
	}
	most := want.Most
	return []finding{{got: got, limit: freeEvents,
		message: say("Du bringst %d Ereignisse mit; frei gewählt sind 4, mit allen vorgeschriebenen sind es "+
			"höchstens %d.",
			"You bring %d events; 4 are of your choice, at most %d with all the required ones.", got, most),
		fix: say("Nimm 4 nach Wahl und dazu von den 2 Bürgerkriegen, 2 Seuchen und dem Jahreswechsel die, auf die ihr "+
			"euch einigt.",
			"Take 4 of your choice, plus whichever of the 2 Civil Wars, 2 Plagues and the Year End you both agree on.")}}
}

// eventsKind implements kuw.turnier.ereignisse: the stack consists of event cards only.
func eventsKind(j *judge) []finding {
	return j.wrongKind(j.list.Events, func(e Entry) finding {
		return finding{
			message: say("%s ist keine Ereigniskarte.", "%s is not an event card.", e.Card),
			fix: say("Nimm die Karte aus [Ereignisse]; Ausbau- und Aktionskarten stehen unter [Deck].",
				"Remove the card from [Events]; expansions and action cards go under [Deck].")}
	}, playable, central, metropolis, counter)
}

// civilWarMissing implements kuw.turnier.ereignisse: each player brings a civil war.
func civilWarMissing(j *judge) []finding { return j.mustBring(civilWar) }

// plagueMissing implements kuw.turnier.ereignisse: each player brings a plague.
func plagueMissing(j *judge) []finding { return j.mustBring(plague) }

// yearEndMissing implements kuw.turnier.ereignisse: the host adds the year end.
func yearEndMissing(j *judge) []finding {
	if !j.list.Host {
		return nil
	}
	return j.mustBring(yearEnd)
}

// mustBring returns a finding if the list lacks an event that it has to bring. It returns none if an event could not be
// read, which might be the one, or if there are no events at all, which is a fault of its own.
func (j *judge) mustBring(id string) []finding {
	c := j.cat.Card(id)
	n, _ := copiesIn(j.list.Events, id)
	if c == nil || n > 0 || j.noEvents() || j.list.unread.events || j.list.unread.host {
		return nil
	}
	return []finding{{limit: 1, cards: []*catalog.Card{c},
		message: say("Unter den Ereignissen fehlt %s.", "%s is missing from the events.", c),
		fix: say("Nimm %s dazu, notfalls anstelle eines der frei gewählten Ereignisse.",
			"Add %s, if necessary in place of one of the events of your choice.", c)}}
}

// yearEndGuest implements kuw.turnier.ereignisse: only the host brings a year end.
func yearEndGuest(j *judge) []finding {
	n, line := copiesIn(j.list.Events, yearEnd)
	if j.list.Host || n == 0 || j.list.unread.host {
		return nil
	}
	c := j.cat.Card(yearEnd)
	return []finding{{line: line, cards: []*catalog.Card{c}, got: n,
		message: say("%s darf nur der Gastgeber mitbringen.", "Only the host may bring %s.", c),
		fix: say("Tausche die Karte gegen ein anderes Ereignis, oder schreibe `Gastgeber: ja`, wenn du es bist.",
			"Replace it with another event, or write `Host: yes` if you are the host.")}}
}

// yearEndTwice implements kuw.turnier.ereignisse: there is only one year end.
func yearEndTwice(j *judge) []finding {
	n, line := copiesIn(j.list.Events, yearEnd)
	if !j.list.Host && j.edition != catalog.Ed1997 || n < 2 || j.list.unread.host {
		return nil
	}
	c := j.cat.Card(yearEnd)
	return []finding{{line: line, cards: []*catalog.Card{c}, got: n, limit: 1,
		message: say("%s steht %d-mal unter den Ereignissen; im ganzen Stapel darf nur einer liegen.",
			"The event list contains %[2]d copies of %[1]s; the whole stack has only one.", c, n),
		fix: say("Tausche %d gegen andere Ereignisse.", "Replace %d with other events.", n-1)}}
}

// eventsSign implements kuw.turnier.ereignisse: some events are in several sets. After the game, the sign shows who
// owns the card.
func eventsSign(j *judge) []finding {
	if j.list.unread.sets {
		return nil
	}
	var out []finding
	var seen []*catalog.Card
	for _, e := range j.list.Events {
		if e.Card == nil || e.Set != nil || slices.Contains(seen, e.Card) {
			continue
		}
		seen = append(seen, e.Card)
		sets := slices.DeleteFunc(j.setsOf(e.Card), func(s *catalog.Set) bool { return !j.usable(e.Card, s) })
		if len(sets) > 1 {
			out = append(out, finding{line: e.Pos.Line, cards: []*catalog.Card{e.Card}, got: len(sets), limit: 1,
				message: say("%s liegt in mehreren deiner Sets: %s.", "%s is in several of your sets: %s.", e.Card,
					signs(sets)),
				fix: say("Schreibe das Kurzzeichen dahinter, dann weißt du nach dem Spiel, welche Karte deine ist.",
					"Write the set's sign after the name, so that you know after the game which card is yours.")})
		}
	}
	return out
}
