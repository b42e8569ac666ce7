package deck

import (
	"catanica/catalog"
)

// setTwice implements kuw.turnier.voraussetzung: a player may not use the basic game or a theme set twice.
func setTwice(j *judge) []finding {
	var out []finding
	times := map[*catalog.Set]int{}
	for _, r := range j.list.Sets {
		if times[r.Set]++; r.Set != nil && times[r.Set] == 2 {
			out = append(out, finding{line: r.Pos.Line, got: j.declared(r.Set), limit: 1,
				message: say("%s steht doppelt bei den Sets; jedes darf nur einmal mitspielen.",
					"%s is listed twice under the sets; each may be used only once.", r.Set),
				fix: say("Nenne %s nur einmal; ein zweites Exemplar bringt keine Karten.",
					"List %s once; a second copy of the set adds no cards.", r.Set)})
		}
	}
	return out
}

// setNotYet reports sets that had not come out by the edition. Article 101.B says when each set came out.
func setNotYet(j *judge) []finding {
	return j.eachSet(func(r SetRef) []finding {
		if j.published(r.Set) {
			return nil
		}
		return []finding{{line: r.Pos.Line, rule: appeared(r.Set),
			message: say("%s gehört nicht zur Ausgabe %s; das Set kam mit der Ausgabe %s.",
				"%s is not part of edition %s; the set was introduced with edition %s.", r.Set, j.edition, r.Set.From),
			fix: say("Streiche %s samt seinen Karten, oder spiele nach der Ausgabe %s.",
				"Delete %s and its cards, or play under edition %s.", r.Set, r.Set.From)}}
	})
}

// appeared returns the article that says when the set came out, or "" for that of the table.
func appeared(set *catalog.Set) string {
	if set.Kind == catalog.YearSet {
		return "101.B.e"
	}
	return map[catalog.EditionID]string{catalog.Ed1997: "101.B.b", catalog.Ed1998: "101.B.c",
		catalog.EdCDROM: "101.B.d", catalog.Ed2003: "101.B.f"}[set.From]
}

// setSuperseded implements 141.K.b: T2002 cards are no longer official since B&H came out.
func setSuperseded(j *judge) []finding {
	return j.eachSet(func(r SetRef) []finding {
		s, gone := superseded(r.Set.ID, j.edition)
		if !gone || !s.decided || j.permitted(nil, r.Set) {
			return nil
		}
		return []finding{{line: r.Pos.Line,
			message: say("%s ist seit der Ausgabe %s kein offizielles Set mehr.",
				"%s has not been an official set since edition %s.", r.Set, s.from),
			fix: say("Streiche %[1]s samt seinen Karten; sind sich beide Spieler einig, schreibe `Erlaubt: %[1]s`.",
				"Delete %[1]s and its cards; if both players agree, write `Allow: %[1]s`.", r.Set)}}
	})
}

// setStatusUnknown reports superseded sets for which no source says whether they still count: 101.B.c calls the
// Tournament Set outdated. 141.C.a says how to turn it into R&H and W&F.
func setStatusUnknown(j *judge) []finding {
	return j.eachSet(func(r SetRef) []finding {
		s, gone := superseded(r.Set.ID, j.edition)
		if !gone || s.decided || j.permitted(nil, r.Set) {
			return nil
		}
		return []finding{{line: r.Pos.Line,
			message: say("Ob %s nach 1998 noch als Set gilt, sagt keine Quelle; es heißt nur überholt.",
				"No source says whether %s still counts as a set after 1998; it is only called superseded.", r.Set),
			fix: say("Das könnte nur der Verlag klären. Sicher ist der Weg von 141.C.a: Ergänze die fehlenden "+
				"Karten und nenne R&H und W&F.",
				"A word from the publisher would settle it. 141.C.a gives a safe way: add the missing cards and "+
					"list R&H and W&F.")}}
	})
}

// setNoBase implements kuw.turnier.voraussetzung: each player brings a basic game.
func setNoBase(j *judge) []finding {
	if j.list.unread.sets || j.brings(catalog.BaseSet) {
		return nil
	}
	return []finding{{line: j.setsLine(), limit: 1,
		message: say("Bei den Sets fehlt das Grundspiel.", "The basic game is missing from the sets."),
		fix:     say("Schreibe `Sets: Grundspiel, …`.", "Write `Sets: Basic game, …`.")}}
}

// setNoTheme implements kuw.turnier.voraussetzung: each player brings at least one theme set.
func setNoTheme(j *judge) []finding {
	if j.list.unread.sets || j.brings(catalog.ThemeSet) {
		return nil
	}
	return []finding{{line: j.setsLine(), limit: 1,
		message: say("Unter den Sets fehlt ein Themen-Set; du brauchst neben dem Grundspiel mindestens eines.",
			"The sets include no theme set; you need at least one besides the basic game."),
		fix: say("Nenne hinter `Sets:` mindestens ein Themen-Set, das es in der Ausgabe %s gibt.",
			"Under `Sets:`, add at least one theme set that exists in edition %s.", j.edition)}}
}
