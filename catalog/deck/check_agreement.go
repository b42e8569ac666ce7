package deck

import (
	"slices"

	"catanica/catalog"
)

// The checks in this file concern what a list announces (`Announce:`) and what it allows by agreement (`Allow:`).

// announceMissing implements kuw.turnier.aufstellung: a player who uses cards of Z&D announces it and puts the citadels
// in play. 105.J.a: the announcement does not oblige the player to use any.
func announceMissing(j *judge) []finding {
	zud := j.cat.Set(wizardSet)
	if zud == nil || j.list.unread.announce || j.list.unread.sets || j.announces(zud) {
		return nil
	}
	cards, line := j.cardsFrom(wizardSet)
	if len(cards) == 0 {
		return nil
	}
	return []finding{{line: line, cards: cards, got: len(cards),
		message: say("Deine Liste enthält Karten aus %[1]s, sagt %[1]s aber nicht an.",
			"The list uses cards from %[1]s but does not announce %[1]s.", zud),
		fix: say("Sag %[1]s am Tisch an oder schreib `Ansage: %[1]s`; damit werden nur die Zitadellen ausgelegt, "+
			"weiter verpflichtet es zu nichts (105.J.a).",
			"Announce %[1]s at the table or write `Announce: %[1]s`; this only lays out the citadels and does not "+
				"commit you to anything (105.J.a).", zud)}}
}

func (j *judge) announces(set *catalog.Set) bool {
	return slices.ContainsFunc(j.list.Announce, func(r SetRef) bool { return r.Set == set })
}

// announceUnowned implements kuw.turnier.aufstellung: the citadels come from the set of the player who announces it.
func announceUnowned(j *judge) []finding {
	var out []finding
	for _, r := range j.list.Announce {
		if r.Set != nil && r.Set.ID == wizardSet && !j.official(r.Set) && !j.list.unread.sets {
			out = append(out, finding{line: r.Pos.Line, limit: 1,
				message: say("%s ist angesagt, steht aber nicht bei den Sets; die Zitadellen kommen aus dem eigenen "+
					"Set.",
					"%s is announced but not listed under the sets; the citadels come from your own set.", r.Set),
				fix: say("Schreibe %s auch hinter `Sets:`, oder streiche die Ansage.",
					"Add %s to `Sets:` or delete the announcement.", r.Set)})
		}
	}
	return out
}

// announceIdle implements 105.J.a: an announcement only puts citadels in play.
func announceIdle(j *judge) []finding {
	var out []finding
	for _, r := range j.list.Announce {
		if r.Set != nil && r.Set.ID != wizardSet {
			out = append(out, finding{line: r.Pos.Line,
				message: say("%s anzusagen bewirkt nichts; nur mit Z&D werden Karten ausgelegt.",
					"Announcing %s does nothing; only Z&D has cards that are laid out.", r.Set),
				fix: say("Streiche die Ansage.", "Delete the announcement.")})
		}
	}
	return out
}

// allowIdle reports agreements without effect. Only year cards and sets that are no longer official need an agreement,
// and an unknown year card cannot be allowed.
func allowIdle(j *judge) []finding {
	var out []finding
	for _, p := range j.list.Allow {
		var sets []*catalog.Set
		switch {
		case p.Set != nil:
			sets = []*catalog.Set{p.Set}
		case p.Card != nil:
			sets = j.setsOf(p.Card)
		default:
			continue
		}
		if !slices.ContainsFunc(sets, func(s *catalog.Set) bool { return j.permitted(p.Card, s) }) {
			out = append(out, finding{line: p.Pos.Line,
				message: say("`Erlaubt: %s` bewirkt nichts: Das ist weder eine bekannte Jahreskarte noch ein Set, das "+
					"eine Absprache braucht.",
					"`Allow: %s` does nothing: it is neither a known year card nor a set that needs an agreement.",
					p.Text),
				fix: say("Streiche die Zeile.", "Delete the line.")})
		}
	}
	return out
}

// allowUsed implements 141.J.c: such cards are legal only because both players agreed on them.
func allowUsed(j *judge) []finding {
	if len(j.relied) == 0 {
		return nil
	}
	_, line := copiesIn(j.placed(), j.relied[0].ID)
	return []finding{{line: line, cards: j.relied, got: len(j.relied),
		message: say("Nur nach Absprache dabei: %d verschiedene Karten.", "%d different cards are in the deck by "+
			"agreement only.",
			len(j.relied)),
		fix: say("Einigt euch vor dem Spiel; nach den offiziellen Regeln gehören sie nicht ins Deck.",
			"Agree before the game; under the official rules they do not belong in the deck.")}}
}
