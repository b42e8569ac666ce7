package deck

import (
	"slices"

	"catanica/catalog"
)

// deckSizeWrong implements kuw.turnier.deck: a deck has 33 cards.
func deckSizeWrong(j *judge) []finding {
	got, want := Count(j.list.Deck), j.limits().Deck
	if want == nil || want.Holds(got) || j.list.unread.deckSize {
		return nil
	}
	return []finding{{got: got, limit: want.Most,
		message: say("Das Deck hat %s; %d müssen es sein.", "The deck has %s; it must have %d.", cardCount(got),
			want.Most),
		fix: moreOrLess(got, want.Most)}}
}

// moreOrLess returns how many cards to add or take out.
func moreOrLess(got, want int) catalog.Text {
	if got < want {
		return say("Nimm noch %d dazu.", "Add %d more.", want-got)
	}
	return say("Nimm %d heraus.", "Remove %d.", got-want)
}

// wrongKind returns a finding for each card in a section that is of one of the kinds.
func (j *judge) wrongKind(entries []Entry, f func(e Entry) finding, kinds ...kind) []finding {
	var out []finding
	var seen []*catalog.Card
	for _, e := range entries {
		if e.Card == nil || slices.Contains(seen, e.Card) || !slices.Contains(kinds, kindOf(e.Card, j.edition)) {
			continue
		}
		seen = append(seen, e.Card)
		found := f(e)
		found.got, found.line = copiesIn(entries, e.Card.ID)
		found.cards = []*catalog.Card{e.Card}
		out = append(out, found)
	}
	return out
}

// deckEvent implements kuw.turnier.deck: events belong in the common event stack.
func deckEvent(j *judge) []finding {
	return j.wrongKind(j.list.Deck, func(e Entry) finding {
		return finding{
			message: say("%s ist ein Ereignis und gehört nicht ins Deck.",
				"%s is an event card and does not belong in the deck.", e.Card),
			fix: say("Nimm die Karte aus [Deck]; als Ereignis steht sie unter [Ereignisse].",
				"Remove the card from [Deck]; events go under [Events].")}
	}, event)
}

// deckCentral implements kuw.turnier.deck: cards with a symbol on their back do not belong in a deck. Roads,
// settlements, cities and landscapes come from the host, citadels from a player who announces Z&D
// (kuw.turnier.aufstellung).
func deckCentral(j *judge) []finding {
	return j.wrongKind(j.list.Deck, func(e Entry) finding {
		f := finding{
			message: say("%s ist eine Zentralkarte und gehört nicht ins Deck.",
				"%s is a central card and does not belong in the deck.", e.Card),
			fix: say("Nimm sie heraus; diese Karten legt der Gastgeber aus seinem Grundspiel aus.",
				"Remove it; the host lays out these cards from their basic game.")}
		if e.Card.Is(catalog.Citadel, j.edition) {
			f.fix = say("Nimm sie heraus und schreibe `Ansage: Z&D`; die fünf Zitadellen kommen dann in die Mitte.",
				"Remove it and write `Announce: Z&D`; the five citadels are then placed in the middle.")
		}
		return f
	}, central)
}

// deckMetropolis reports central cards other than the Volksstimmung in a deck since 2005. In 1998 the central cards of
// the other sets went into the decks (zud.turnier.aufstellung). The list of 2005 names only the Volksstimmung
// (kuw.turnier.deck) and does not mention the metropolis.
func deckMetropolis(j *judge) []finding {
	if !j.edition.AtLeast(catalog.Ed2005) {
		return nil
	}
	return j.wrongKind(j.list.Deck, func(e Entry) finding {
		return finding{
			message: say("Ob %s seit 2005 ins Deck darf, sagt keine Quelle: Das Heft nennt von den Zentralkarten nur "+
				"die Volksstimmung.",
				"No source says whether %s has been allowed in a deck since 2005: Public Feeling is the only "+
					"central card that the booklet names.", e.Card),
			fix: say("Das könnten die Turnierregeln aus der Box mit P&I oder die Rückseite der Karte klären; bis "+
				"dahin nimm sie heraus oder einigt euch.",
				"The tournament rules in the P&I box or the back of the card would settle it; until then, remove it "+
					"or agree with your opponent to allow it.")}
	}, metropolis)
}

// kindNotKnown reports cards without a stated class or type, which may be events, buildings or anything else.
func kindNotKnown(j *judge) []finding {
	return j.wrongKind(slices.Concat(j.list.Deck, j.list.Events), func(e Entry) finding {
		return finding{
			message: say("Keine Quelle nennt die Art von %s; ob sie hier stehen darf, ist offen.",
				"No source says what kind of card %s is, so it is unclear whether it may be listed here.", e.Card),
			fix: say("Das könnten Farbe und Rückseite der Karte selbst klären.",
				"The card itself would settle it, by its color and its back.")}
	}, kindUnknown)
}

// noVolksstimmung warns about a deck without the card. Source 000 says that in the tournament game the card must be put
// in the deck. No source says whether that binds everyone who brings K&W, so this is a warning and not a fault. Our
// reading: players put it in if they want to collect stars.
func noVolksstimmung(j *judge) []finding {
	const id = "volksstimmung"
	c := j.cat.Card(id)
	if c == nil || j.list.unread.deck || j.list.unread.sets || !slices.ContainsFunc(j.setsOf(c), j.official) {
		return nil
	}
	if n, _ := copiesIn(j.list.Deck, id); n > 0 {
		return nil
	}
	return []finding{{
		message: say("Dein Deck hat keine %s. Ob jeder mit K&W eine mitnehmen muss, sagt keine Quelle eindeutig; wir "+
			"lesen es so: Wer eine will, nimmt sie ins Deck.",
			"Your deck has no %s. No source says clearly whether every player with K&W must have one; our reading "+
				"is that you add one if you want to.", c),
		fix: say("Ohne sie sammelst du keine Sterne.", "Without it you collect no stars.")}}
}
