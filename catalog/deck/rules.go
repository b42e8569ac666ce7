package deck

import "catanica/catalog"

// Rule is one entry of the table: a fault, a missing fact or a warning with the article that says so. A new rule of
// decks is one check and one line here.
type Rule struct {
	Code    string
	Verdict Verdict      // Illegal, Undecided, or "" for a warning
	Title   catalog.Text // what it is, for tables
	cites   []cite       // the article by edition, oldest first
	gate    bool         // decides whether the other rules have anything to judge by
	list    func(*judge) []finding
	match   func(*match) []finding
}

// cite is the article that states a rule from an edition on.
type cite struct {
	from catalog.EditionID
	id   string
}

// Cites returns the article or rulebook section that states the rule under edition e; "" when none does.
func (r Rule) Cites(e catalog.EditionID) string {
	id := ""
	for i, c := range r.cites {
		if i == 0 || e.AtLeast(c.from) {
			id = c.id
		}
	}
	return id
}

// booklet cites the section of the tournament rules: 001 from 1998 on, 000 since 2005.
func booklet(section string) []cite {
	return []cite{{catalog.Ed1998, "zud.turnier." + section}, {catalog.Ed2005, "kuw.turnier." + section}}
}

// article cites the same article whatever the edition.
func article(id string) []cite { return []cite{{"", id}} }

// uniqueness cites the rule on units with a name: 001 until the reform, the Encyclopædia, 000 since 2005.
func uniqueness() []cite {
	return []cite{{catalog.Ed1998, "zud.turnier.aenderungen"}, {catalog.Ed2003, "101.D.b"}, {catalog.Ed2005, "kuw.turnier.sonstiges"}}
}

// Rules is the table of the deck law, in the order in which findings of one line are shown.
func Rules() []Rule {
	t := func(de, en string) catalog.Text { return catalog.Text{DE: de, EN: en} }
	return []Rule{
		{Code: "format.not-judged", Verdict: Undecided, cites: article("106.B.a"), gate: true, list: formatNotJudged,
			Title: t("Format, das dieser Stand noch nicht beurteilt", "format that this build does not judge yet")},
		{Code: "edition.no-tournament", Verdict: Illegal, cites: article("101.B.b"), gate: true, list: editionNoTournament,
			Title: t("Ausgabe ohne Turnierspiel", "edition without a tournament game")},
		{Code: "edition.not-judged", Verdict: Undecided, cites: article("101.D.c"), gate: true, list: editionNotJudged,
			Title: t("Ausgabe, deren Turnierregeln keine Quelle abdruckt", "edition whose tournament rules no source prints")},

		{Code: "set.twice", Verdict: Illegal, cites: booklet("voraussetzung"), list: setTwice,
			Title: t("Set doppelt eingesetzt", "set brought twice")},
		{Code: "set.not-yet", Verdict: Illegal, cites: booklet("voraussetzung"), list: setNotYet,
			Title: t("Set, das es in dieser Ausgabe noch nicht gibt", "set that is not out yet in this edition")},
		{Code: "set.superseded", Verdict: Illegal, cites: article("141.K.b"), list: setSuperseded,
			Title: t("Set, das nicht mehr offiziell ist", "set that is no longer official")},
		{Code: "set.status-unknown", Verdict: Undecided, cites: article("101.B.c"), list: setStatusUnknown,
			Title: t("Set, dessen Geltung keine Quelle regelt", "set whose standing no source settles")},
		{Code: "set.no-base", Verdict: Illegal, cites: booklet("voraussetzung"), list: setNoBase,
			Title: t("kein Grundspiel", "no basic game")},
		{Code: "set.no-theme", Verdict: Illegal, cites: booklet("voraussetzung"), list: setNoTheme,
			Title: t("kein Themen-Set", "no theme set")},

		{Code: "deck.size", Verdict: Illegal, cites: booklet("deck"), list: deckSizeWrong,
			Title: t("Deck hat nicht 33 Karten", "deck does not have 33 cards")},
		{Code: "deck.event", Verdict: Illegal, cites: booklet("deck"), list: deckEvent,
			Title: t("Ereigniskarte im Deck", "event card in the deck")},
		{Code: "deck.central", Verdict: Illegal, cites: booklet("deck"), list: deckCentral,
			Title: t("Zentralkarte im Deck", "central card in the deck")},
		{Code: "deck.metropolis", Verdict: Undecided, cites: booklet("deck"), list: deckMetropolis,
			Title: t("Metropole im Deck", "metropolis in the deck")},
		{Code: "card.kind-unknown", Verdict: Undecided, cites: booklet("deck"), list: kindNotKnown,
			Title: t("Karte, deren Art keine Quelle nennt", "card whose kind no source states")},
		{Code: codeUndeclared, Verdict: Illegal, cites: booklet("deck"), list: cardUndeclared,
			Title: t("Karte aus keinem angegebenen Set", "card from no declared set")},
		{Code: codeAgreement, Verdict: Illegal, cites: article("141.J.c"), list: cardAgreement,
			Title: t("Jahreskarte ohne Absprache", "year card without agreement")},
		{Code: codeSetUnknown, Verdict: Undecided, cites: booklet("deck"), list: cardSetUnknown,
			Title: t("Karte, deren Set keine Quelle nennt", "card whose set no source states")},
		{Code: codeWrongSign, Verdict: Illegal, cites: booklet("ereignisse"), list: cardWrongSign,
			Title: t("Kurzzeichen eines Sets, in dem die Karte nicht liegt", "sign of a set that does not hold the card")},
		{Code: codeExceeded, Verdict: Illegal, cites: booklet("deck"), list: copiesExceeded,
			Title: t("mehr Exemplare als vorhanden", "more copies than there are")},
		{Code: codeUnknown, Verdict: Undecided, cites: booklet("deck"), list: copiesUnknown,
			Title: t("mehr Exemplare, als sicher vorhanden sind", "more copies than there certainly are")},

		{Code: "events.missing", Verdict: Illegal, cites: booklet("ereignisse"), list: eventsMissing,
			Title: t("keine Ereignisse", "no events")},
		{Code: "events.size", Verdict: Illegal, cites: booklet("ereignisse"), list: eventsSize,
			Title: t("falsche Zahl von Ereignissen", "wrong number of events")},
		{Code: "events.kind", Verdict: Illegal, cites: booklet("ereignisse"), list: eventsKind,
			Title: t("keine Ereigniskarte", "not an event card")},
		{Code: "events.civil-war", Verdict: Illegal, cites: booklet("ereignisse"), list: civilWarMissing,
			Title: t("kein Bürgerkrieg", "no civil war")},
		{Code: "events.plague", Verdict: Illegal, cites: booklet("ereignisse"), list: plagueMissing,
			Title: t("keine Seuche", "no plague")},
		{Code: "events.year-end-missing", Verdict: Illegal, cites: booklet("ereignisse"), list: yearEndMissing,
			Title: t("Gastgeber ohne Jahreswechsel", "host without the year end")},
		{Code: "events.year-end-guest", Verdict: Illegal, cites: booklet("ereignisse"), list: yearEndGuest,
			Title: t("Jahreswechsel beim Gast", "year end in the guest's list")},
		{Code: "events.year-end-twice", Verdict: Illegal, cites: booklet("ereignisse"), list: yearEndTwice,
			Title: t("mehr als ein Jahreswechsel", "more than one year end")},

		{Code: "hand.size", Verdict: Illegal, cites: booklet("deck"), list: handSizeWrong,
			Title: t("Starthand hat nicht 3 Karten", "starting hand does not have 3 cards")},
		{Code: "hand.not-in-deck", Verdict: Illegal, cites: booklet("deck"), list: handNotInDeck,
			Title: t("Karte der Starthand fehlt im Deck", "card of the starting hand is not in the deck")},

		{Code: "announce.unowned", Verdict: Illegal, cites: booklet("aufstellung"), list: announceUnowned,
			Title: t("Set angesagt, aber nicht mitgebracht", "set announced, but not brought")},

		{Code: "match.players", Verdict: Illegal, cites: booklet("voraussetzung"), match: matchPlayers,
			Title: t("mehr als zwei Listen", "more than two lists")},
		{Code: "match.hosts", Verdict: Illegal, cites: booklet("aufstellung"), match: matchHosts,
			Title: t("nicht genau ein Gastgeber", "not exactly one host")},
		{Code: "match.event-stack", Verdict: Illegal, cites: booklet("ereignisse"), match: matchEventStack,
			Title: t("Ereignisstapel hat nicht 13 Karten", "event stack does not have 13 cards")},
		{Code: "match.format", Verdict: Illegal, match: matchFormat,
			Title: t("Listen nennen verschiedene Formate", "lists name different formats")},
		{Code: "match.edition", Verdict: Illegal, match: matchEdition,
			Title: t("Listen nennen verschiedene Ausgaben", "lists name different editions")},
		{Code: "match.agreement", Verdict: Illegal, cites: article("141.J.c"), match: matchAgreement,
			Title: t("Hausregel, die nur eine Liste nennt", "house rule that only one list names")},

		// The list may leave the announcement to the table (contract: `Announce` is optional).
		{Code: "announce.missing", cites: booklet("aufstellung"), list: announceMissing,
			Title: t("Z&D eingesetzt, Ansage nicht vergessen", "Z&D used, remember to announce it")},
		{Code: "announce.idle", cites: article("105.J.a"), list: announceIdle,
			Title: t("Ansage ohne Wirkung", "announcement without effect")},
		{Code: "allow.idle", cites: article("141.J.c"), list: allowIdle,
			Title: t("Erlaubnis ohne Wirkung", "permission without effect")},
		{Code: "allow.used", cites: article("141.J.c"), list: allowUsed,
			Title: t("gilt nur nach Absprache", "holds only by agreement")},
		{Code: "deck.volksstimmung", cites: []cite{{catalog.Ed2005, "kuw.turnier.deck"}}, list: noVolksstimmung,
			Title: t("K&W ohne Volksstimmung", "K&W without Public Feeling")},
		{Code: "needs.unmet", cites: article("103.R.a"), list: needsUnmet,
			Title: t("Bedingung, die das Deck nicht erfüllt", "condition that the deck cannot meet")},
		{Code: "needs.shut-out", cites: article("103.R.a"), list: needsShutOut,
			Title: t("Karten, die einander ausschließen", "cards that shut each other out")},
		{Code: "target.missing", cites: []cite{{catalog.Ed2005, "kuw.volksstimmung"}}, list: targetMissing,
			Title: t("Kunstwerk ohne Zielgebäude", "work of art without its target building")},
		{Code: "events.sign", cites: booklet("ereignisse"), list: eventsSign,
			Title: t("Ereignis, das in mehreren Sets liegt", "event that lies in several sets")},
		{Code: "match.unique", cites: uniqueness(), match: matchUnique,
			Title: t("gleiche Namensträger in beiden Decks", "the same named units in both decks")},
		{Code: "match.return", cites: booklet("ereignisse"), match: matchReturn,
			Title: t("Rückgabe der Ereignisse", "returning the events")},
	}
}
