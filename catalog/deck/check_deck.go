package deck

import (
	"slices"

	"catanica/catalog"
)

// deckSizeWrong: kuw.turnier.deck, each player picks 33 cards.
func deckSizeWrong(j *judge) []finding {
	got := Count(j.list.Deck)
	if got == deckSize || j.list.unread.deckSize {
		return nil
	}
	return []finding{{got: got, limit: deckSize,
		says: say("Das Deck hat %d Karten; %d müssen es sein.", "The deck has %d cards; it must have %d.", got, deckSize),
		mend: moreOrLess(got, deckSize)}}
}

// moreOrLess says how many cards to add or take out.
func moreOrLess(got, want int) catalog.Text {
	if got < want {
		return say("Nimm noch %d dazu.", "Add %d more.", want-got)
	}
	return say("Nimm %d heraus.", "Take out %d.", got-want)
}

// wrongKind finds the entries of a section whose cards are of the kinds.
func (j *judge) wrongKind(entries []Entry, f func(e Entry) finding, kinds ...kind) []finding {
	var out []finding
	var seen []*catalog.Card
	for _, e := range entries {
		if e.Card == nil || slices.Contains(seen, e.Card) || !slices.Contains(kinds, kindOf(e.Card, j.edition)) {
			continue
		}
		seen = append(seen, e.Card)
		found := f(e)
		found.got, found.line = count(entries, e.Card.ID)
		found.cards = []*catalog.Card{e.Card}
		out = append(out, found)
	}
	return out
}

// deckEvent: kuw.turnier.deck, events go to the common stack.
func deckEvent(j *judge) []finding {
	return j.wrongKind(j.list.Deck, func(e Entry) finding {
		return finding{
			says: say("%s ist ein Ereignis und gehört nicht ins Deck.", "%s is an event and does not belong in the deck.", e.Card),
			mend: say("Nimm die Karte aus [Deck]; als Ereignis steht sie unter [Ereignisse].", "Take the card out of [Deck]; as an event it stands below [Events].")}
	}, event)
}

// deckCentral: kuw.turnier.deck lets no card with a symbol on its back into the deck; roads, settlements, cities and
// landscapes come from the host, citadels from whoever announces Z&D (kuw.turnier.aufstellung).
func deckCentral(j *judge) []finding {
	return j.wrongKind(j.list.Deck, func(e Entry) finding {
		f := finding{
			says: say("%s ist eine Zentralkarte und gehört nicht ins Deck.", "%s is a central card and does not belong in the deck.", e.Card),
			mend: say("Nimm sie heraus; diese Karten legt der Gastgeber aus seinem Grundspiel aus.", "Take it out; the host lays these cards out from their basic game.")}
		if e.Card.Is(catalog.Citadel, j.edition) {
			f.mend = say("Nimm sie heraus und schreibe `Ansage: Z&D`; die fünf Zitadellen kommen dann in die Mitte.", "Take it out and write `Announce: Z&D`; the five citadels then go in the middle.")
		}
		return f
	}, central)
}

// deckMetropolis: in 1998 the central cards of the other sets went into the decks (zud.turnier.aufstellung); the list of
// 2005 names the Volksstimmung only (kuw.turnier.deck), without a word on the metropolis.
func deckMetropolis(j *judge) []finding {
	if !j.edition.AtLeast(catalog.Ed2005) {
		return nil
	}
	return j.wrongKind(j.list.Deck, func(e Entry) finding {
		return finding{
			says: say("Ob %s seit 2005 ins Deck darf, sagt keine Quelle: Das Heft nennt von den Zentralkarten nur die Volksstimmung.",
				"No source says whether %s may go in a deck since 2005: of the central cards the booklet names only Public Feeling.", e.Card),
			mend: say("Entscheiden würden die Turnierregeln aus der Box mit P&I oder die Rückseite der Karte; bis dahin nimm sie heraus oder einigt euch.",
				"The tournament rules of the box with P&I or the back of the card would decide; until then take it out or agree on it.")}
	}, metropolis)
}

// kindNotKnown: a card of which no source states class or kind may be an event, a building or anything else.
func kindNotKnown(j *judge) []finding {
	return j.wrongKind(slices.Concat(j.list.Deck, j.list.Events), func(e Entry) finding {
		return finding{
			says: say("Keine Quelle nennt die Art von %s; ob sie hier stehen darf, ist offen.", "No source states what kind of card %s is; whether it may stand here is open.", e.Card),
			mend: say("Entscheiden würde die Karte selbst: Farbe und Rückseite.", "The card itself would decide: its colour and its back.")}
	}, kindUnknown)
}

// shortFindings words the shortages of one code.
func (j *judge) shortFindings(code string, f func(s shortage) finding) []finding {
	var out []finding
	for _, s := range j.short(code) {
		found := f(s)
		found.line, found.got, found.limit, found.cards = s.line, s.got, s.limit, []*catalog.Card{s.card}
		out = append(out, found)
	}
	return out
}

// cardUndeclared: kuw.turnier.deck, the cards come from the basic game and the sets that the player brings. Cards that
// the same sets would supply are one finding, so that a forgotten set is one line.
func cardUndeclared(j *judge) []finding {
	var order []string
	groups := map[string][]shortage{}
	for _, s := range j.short(codeUndeclared) {
		key := signs(j.candidates(s)).EN
		if groups[key] == nil {
			order = append(order, key)
		}
		groups[key] = append(groups[key], s)
	}
	var out []finding
	for _, key := range order {
		out = append(out, undeclared(groups[key], j.candidates(groups[key][0])))
	}
	return out
}

func undeclared(short []shortage, sets []*catalog.Set) finding {
	f := finding{line: short[0].line}
	for _, s := range short {
		f.got += s.got
		f.line = min(f.line, s.line)
		if !slices.Contains(f.cards, s.card) {
			f.cards = append(f.cards, s.card)
		}
	}
	if len(sets) == 0 {
		f.says = say("In keinem der angegebenen Sets: %s.", "In none of the declared sets: %s.", names(f.cards))
		f.mend = say("Nimm heraus: %s.", "Take out: %s.", names(f.cards))
		return f
	}
	f.says = say("%[1]s steht nicht bei den Sets, aber darin liegt: %[2]s.", "%[1]s does not stand among the sets, but holds: %[2]s.", signs(sets), names(f.cards))
	f.mend = say("Schreibe %[1]s hinter `Sets:`, wenn du das Set mitbringst; sonst nimm heraus: %[2]s.", "Write %[1]s behind `Sets:` if you bring the set; otherwise take out: %[2]s.", signs(sets), names(f.cards))
	return f
}

// candidates are the sets that would supply the card if they were declared.
func (j *judge) candidates(s shortage) []*catalog.Set {
	sets := j.setsOf(s.card)
	if s.set != nil {
		sets = []*catalog.Set{s.set}
	}
	return slices.DeleteFunc(sets, func(set *catalog.Set) bool {
		_, gone := superseded(set.ID, j.edition)
		return gone || set.Kind == catalog.YearSet || !j.published(set)
	})
}

// cardAgreement: 141.J.c, year cards take part when both players agree on it beforehand.
func cardAgreement(j *judge) []finding {
	return j.shortFindings(codeAgreement, func(s shortage) finding {
		return finding{
			says: say("%s ist eine Jahreskarte und gilt nur, wenn beide sich vorher darauf einigen.", "%s is a year card and counts only if both players agree on it beforehand.", s.card),
			mend: say("Seid ihr euch einig, schreibt beide `Erlaubt: %[1]s`; sonst nimm die Karte heraus.", "If you agree, both write `Allow: %[1]s`; otherwise take the card out.", s.card.ID)}
	})
}

// cardSetUnknown: a card that the sources name without saying which set it lies in.
func cardSetUnknown(j *judge) []finding {
	return j.shortFindings(codeSetUnknown, func(s shortage) finding {
		if j.mayBeInOldSet(s.card) {
			return finding{
				says: say("Ob %s schon im Turnier-Set von 1997 lag, sagt keine Quelle Karte für Karte.", "No source says card by card whether %s lay in the Tournament Set of 1997.", s.card),
				mend: say("Entscheiden würde die Kartenliste des Turnier-Sets; oder nenne %s hinter `Sets:`.", "The card list of the Tournament Set would decide; or name %s behind `Sets:`.", signs(j.candidates(s)))}
		}
		return finding{
			says: say("In welchem Set %s liegt, nennt keine Quelle.", "No source states in which set %s lies.", s.card),
			mend: say("Entscheiden würde das Kurzzeichen auf der Karte, oder die Kartenliste eines deiner Sets.", "The sign on the card would decide, or the card list of one of your sets.")}
	})
}

// cardWrongSign: kuw.turnier.ereignisse sorts cards after the game by the sign of their set.
func cardWrongSign(j *judge) []finding {
	return j.shortFindings(codeWrongSign, func(s shortage) finding {
		return finding{
			says: say("%s liegt nicht in %s.", "%s does not lie in %s.", s.card, s.set),
			mend: say("Streiche das Kurzzeichen hinter dem Namen, oder nimm das richtige%s.", "Strike the sign behind the name, or take the right one%s.", j.rightSigns(s.card))}
	})
}

func (j *judge) rightSigns(c *catalog.Card) catalog.Text {
	sets := j.setsOf(c)
	if len(sets) == 0 {
		return catalog.Text{}
	}
	return say(": %s", ": %s", signs(sets))
}

// copiesExceeded: kuw.turnier.deck, no fourth Spion from a second basic game.
func copiesExceeded(j *judge) []finding {
	return j.shortFindings(codeExceeded, func(s shortage) finding {
		return finding{
			says: say("%s steht %d-mal in der Liste%s, vorhanden ist die Karte %d-mal.", "%s stands %d times in the list%s, there are %d of it.", s.card, s.got, fromSet(s), s.limit),
			mend: say("Nimm %d heraus.", "Take out %d.", s.got-s.limit)}
	})
}

// copiesUnknown: a set that names a card holds one of it for certain; how many more, no source states.
func copiesUnknown(j *judge) []finding {
	return j.shortFindings(codeUnknown, func(s shortage) finding {
		return finding{
			says: say("%s steht %d-mal in der Liste%s; sicher belegt sind %d, wie oft die Karte wirklich vorkommt, sagt keine Quelle.",
				"%s stands %d times in the list%s; %d are certain, how many there really are no source states.", s.card, s.got, fromSet(s), s.limit),
			mend: say("Entscheiden würde die Kartenliste des Sets; mit %d bist du auf der sicheren Seite.", "The set's card list would decide; with %d you are on the safe side.", s.limit)}
	})
}

func fromSet(s shortage) catalog.Text {
	if s.set == nil {
		return catalog.Text{}
	}
	return say(" (%s)", " (%s)", s.set)
}

// handSizeWrong: kuw.turnier.deck, three cards of the deck form the starting hand.
func handSizeWrong(j *judge) []finding {
	got := Count(j.list.Hand)
	if !j.list.HasHand || got == handSize || j.list.unread.handSize {
		return nil
	}
	return []finding{{got: got, limit: handSize,
		says: say("Die Starthand hat %d Karten; %d müssen es sein.", "The starting hand has %d cards; it must have %d.", got, handSize),
		mend: moreOrLess(got, handSize)}}
}

// handNotInDeck: kuw.turnier.deck, the hand is taken from the 33 cards, not added to them.
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
		got, line := count(j.list.Hand, e.Card.ID)
		have, _ := count(j.list.Deck, e.Card.ID)
		if got > have {
			out = append(out, finding{line: line, cards: []*catalog.Card{e.Card}, got: got, limit: have,
				says: say("%s liegt %d-mal in der Starthand, im Deck aber nur %d-mal.", "%s lies %d times in the starting hand, but only %d times in the deck.", e.Card, got, have),
				mend: say("Wähle die Starthand aus den 33 Karten des Decks.", "Choose the starting hand from the 33 cards of the deck.")})
		}
	}
	return out
}

// noVolksstimmung: 000 says that in the tournament game the card must be taken into the deck; whether that binds
// everyone who brings K&W no source says, so it is a hint and no fault (our reading: who wants one takes one).
func noVolksstimmung(j *judge) []finding {
	const id = "volksstimmung"
	c := j.cat.Card(id)
	if c == nil || j.list.unread.deck || j.list.unread.sets || !slices.ContainsFunc(j.setsOf(c), j.official) {
		return nil
	}
	if n, _ := count(j.list.Deck, id); n > 0 {
		return nil
	}
	return []finding{{
		says: say("Dein Deck hat keine %s. Ob jeder mit K&W eine mitnehmen muss, sagt keine Quelle eindeutig; wir lesen: wer eine will, nimmt sie ins Deck.",
			"Your deck has no %s. No source says clearly whether everyone with K&W must take one; we read: whoever wants one puts it in the deck.", c),
		mend: say("Ohne sie sammelst du keine Sterne.", "Without it you collect no stars.")}}
}
