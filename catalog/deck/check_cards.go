package deck

import (
	"slices"

	"catanica/catalog"
)

// shortFindings returns the findings that f makes of the shortages with the given code.
func (j *judge) shortFindings(code string, f func(s shortage) finding) []finding {
	var out []finding
	for _, s := range j.short(code) {
		found := f(s)
		found.line, found.got, found.limit, found.cards = s.line, s.got, s.limit, []*catalog.Card{s.card}
		out = append(out, found)
	}
	return out
}

// cardUndeclared implements kuw.turnier.deck: cards come from the basic game and the sets that the player brings. Cards
// that the same sets would supply make one finding, so a forgotten set is reported once.
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
		f.message = say("In keinem der angegebenen Sets enthalten: %s.", "Not in any of the listed sets: "+
			"%s.", names(f.cards))
		f.fix = say("Nimm heraus: %s.", "Remove: %s.", names(f.cards))
		return f
	}
	f.message = say("%[1]s steht nicht bei den Sets, enthält aber diese Karten: %[2]s.",
		"%[1]s is not listed under the sets, but these cards come from it: %[2]s.", signs(sets), names(f.cards))
	f.fix = say("Schreibe %[1]s hinter `Sets:`, wenn du das Set mitbringst; sonst nimm diese Karten heraus: %[2]s.",
		"Add %[1]s to `Sets:` if you bring that set; otherwise remove: %[2]s.", signs(sets), names(f.cards))
	return f
}

// cardAgreement implements 141.J.c: year cards may be used if both players agree on them beforehand.
func cardAgreement(j *judge) []finding {
	return j.shortFindings(codeAgreement, func(s shortage) finding {
		return finding{
			message: say("%s ist eine Jahreskarte und gilt nur, wenn beide sich vorher darauf einigen.",
				"%s is a year card, allowed only if both players agree on it beforehand.", s.card),
			fix: say("Seid ihr euch einig, gehört in beide Listen `Erlaubt: %[1]s`; sonst nimm die Karte heraus.",
				"If you agree, write `Allow: %[1]s` in both lists; otherwise remove the card.", s.card.ID)}
	})
}

// cardSetUnknown reports cards that the sources mention without saying which set contains them.
func cardSetUnknown(j *judge) []finding {
	return j.shortFindings(codeSetUnknown, func(s shortage) finding {
		if j.mayBeInOldSet(s.card) {
			return finding{
				message: say("Ob %s schon im Turnier-Set von 1997 lag, ist offen, denn keine Quelle zählt dessen "+
					"Karten auf.",
					"No source lists the cards of the 1997 Tournament Set, so we do not know whether it had %s.", s.card),
				fix: say("Das könnte die Kartenliste des Turnier-Sets klären; oder nenne %s hinter `Sets:`.",
					"The Tournament Set's card list would settle it; or add %s to `Sets:`.",
					signs(j.candidates(s)))}
		}
		return finding{
			message: say("In welchem Set %s liegt, nennt keine Quelle.", "No source says which set %s is from.",
				s.card),
			fix: say("Vielleicht hilft das Kurzzeichen auf der Karte oder die Kartenliste eines deiner Sets weiter.",
				"The sign on the card, or the card list of one of your sets, would settle it.")}
	})
}

// cardWrongSign implements kuw.turnier.ereignisse: after the game cards are sorted by the sign of their set.
func cardWrongSign(j *judge) []finding {
	return j.shortFindings(codeWrongSign, func(s shortage) finding {
		return finding{
			message: say("%s liegt nicht in %s.", "%s is not in %s.", s.card, s.set),
			fix: say("Streiche das Kurzzeichen hinter dem Namen, oder nimm das richtige%s.",
				"Delete the sign after the name, or use the right one%s.", j.rightSigns(s.card))}
	})
}

func (j *judge) rightSigns(c *catalog.Card) catalog.Text {
	sets := j.setsOf(c)
	if len(sets) == 0 {
		return catalog.Text{}
	}
	return say(": %s", ": %s", signs(sets))
}

// copiesExceeded implements kuw.turnier.deck: for example no fourth Spion from a second basic game.
func copiesExceeded(j *judge) []finding {
	return j.shortFindings(codeExceeded, func(s shortage) finding {
		return finding{
			message: say("%s steht %s in der Liste%s, vorhanden ist die Karte %[4]s.",
				"%s is in the list %s%s, but exists only %[4]s.", s.card, times(s.got), fromSet(s), times(s.limit),
				s.limit),
			fix: say("Nimm %d heraus.", "Remove %d.", s.got-s.limit)}
	})
}

// copiesUnknown reports cards whose number of copies no source states. A set that names a card contains at least one
// copy.
func copiesUnknown(j *judge) []finding {
	return j.shortFindings(codeUnknown, func(s shortage) finding {
		return finding{
			message: say("%s steht %s in der Liste%s; die Quellen belegen %d, und keine sagt, wie oft die Karte wirklich "+
				"vorkommt.",
				"%s is in the list %s%s; the sources confirm %d, and none says how many there really are.", s.card,
				times(s.got), fromSet(s), s.limit),
			fix: say("Das könnte die Kartenliste des Sets klären; mit %d bist du auf der sicheren Seite.",
				"The set's card list would settle it; with %d you are on the safe side.", s.limit)}
	})
}

func fromSet(s shortage) catalog.Text {
	if s.set == nil {
		return catalog.Text{}
	}
	return say(" (%s)", " (%s)", s.set)
}
