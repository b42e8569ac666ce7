package deck

import (
	"catanica/catalog"
)

// editionNoTournament implements 101.B.b: the tournament game was introduced by the Tournament Set of 1997.
func editionNoTournament(j *judge) []finding {
	if j.edition.AtLeast(catalog.Ed1997) || j.format == SmallTournament || j.format == Championship {
		return nil
	}
	return []finding{{
		message: say("Die Ausgabe %s kennt kein Turnierspiel; es kam erst 1997 mit dem Turnier-Set.",
			"Edition %s has no tournament game; it was introduced in 1997 with the Tournament Set.", j.edition),
		fix: say("Nenne eine Ausgabe ab 1998, etwa %s.", "Choose an edition from 1998 on, such as %s.",
			catalog.DefaultEdition),
	}}
}

// formatNotYet reports a format that is newer than the edition of the list.
func formatNotYet(j *judge) []finding {
	info := j.info
	if !info.sure || j.edition.AtLeast(info.from) || !j.edition.AtLeast(catalog.Ed1997) && j.format != Championship {
		return nil // edition.no-tournament covers 1996
	}
	return []finding{{rule: info.article,
		message: say("%s gibt es in der Ausgabe %s noch nicht; es kam mit der Ausgabe %s.",
			"Edition %[2]s has no %[1]s yet; it was introduced with edition %[3]s.", info.title, j.edition, info.from),
		fix: say("Schreibe `Ausgabe: %s`, oder streiche die Zeile.", "Write `Edition: %s` or delete the line.",
			info.from)}}
}

// formatUndated reports an edition for which the sources do not describe the format, because no source says how it
// would be played under it.
func formatUndated(j *judge) []finding {
	info := j.info
	if j.edition.AtLeast(info.from) && (info.until == "" || info.until.AtLeast(j.edition)) || info.sure &&
		!j.edition.AtLeast(info.from) {
		return nil
	}
	return []finding{{rule: info.article,
		message: say("Nach welchen Regeln man %s in der Ausgabe %s spielt, sagt keine Quelle.",
			"No source gives the rules for the %s in edition %s.", info.title, j.edition),
		fix: say("Das könnte ein Regelheft dieser Zeit klären; beschrieben ist das Format für die Ausgabe %s.",
			"Only a rulebook of that time could settle it; the format is documented for edition %s.", info.from)}}
}

// editionNotJudged reports the edition of 1997, for which 101.D.c states sets, events and victory points. No source
// contains the booklet with the size of the deck, the cards allowed in it and the starting hand.
func editionNotJudged(j *judge) []finding {
	if j.edition != catalog.Ed1997 {
		return nil
	}
	return []finding{{
		message: say("Wie groß ein Deck 1997 war, welche Kartenarten hinein durften und woher die Starthand kam, sagt "+
			"keine Quelle: Das Regelheft des Turnier-Sets liegt nicht vor.",
			"No source says how large a deck was in 1997, which kinds of cards were allowed or where the starting "+
				"hand came from: we do not have the Tournament Set's booklet."),
		fix: say("Das könnte das Regelheft von 1997 klären; beurteilt ist, was 101.D.c nennt: Sets und Ereignisse. "+
			"Die Ausgaben ab 1998 werden ganz beurteilt.",
			"The 1997 booklet would settle it; we check only what 101.D.c mentions: sets and events. Editions from "+
				"1998 on are checked in full."),
	}}
}

// setNoTournamentSet implements 101.D.c: in 1997 each player brought a Tournament Set, and beginners shared one.
func setNoTournamentSet(j *judge) []finding {
	set := j.cat.Set(oldSet)
	if set == nil || j.list.unread.sets || j.declared(set) > 0 {
		return nil
	}
	return []finding{{line: j.setsLine(), limit: 1,
		message: say("Bei den Sets fehlt das Turnier-Set von 1997 (%s).",
			"The 1997 Tournament Set (%s) is missing from the sets.", set),
		fix: say("Schreibe `Sets: Grundspiel, %s`.", "Write `Sets: Basic game, %s`.", set)}}
}

// formatGate implements 101.D.b: at the championship of 2002 action cards were allowed also once both principalities
// together had more than 22 resources. It does not affect the deck, so it is only a warning.
func formatGate(*judge) []finding {
	return []finding{{limit: 22,
		message: say("Aktionskarten sind hier auch frei, sobald beide Fürstentümer zusammen einmal mehr als 22 "+
			"Rohstoffe hatten; sonst erst, wenn beide je 3 Siegpunkte hatten (der Kundschafter immer).",
			"Here action cards are also allowed once both principalities together have had more than 22 resources; "+
				"otherwise only once both players have had 3 victory points each (the Scout is always allowed)."),
		fix: say("Für das Deck gelten die Turnierregeln seiner Zeit; merkt euch die zweite Möglichkeit für den Tisch.",
			"The deck follows the tournament game of its time; keep the second condition in mind at the table.")}}
}
