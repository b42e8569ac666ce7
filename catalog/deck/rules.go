package deck

import (
	"cmp"
	"strings"

	"catanica/catalog"
)

// Rule is an entry of the table of rules: a fault, a missing fact or a warning, with the article that states it. A new
// rule needs one check function and one entry in Rules.
type Rule struct {
	Code    string
	Verdict Verdict           // Illegal, Undecided, or "" for a warning
	Title   catalog.Text      // short description, for tables
	cites   []cite            // the article by edition, oldest first
	Advice  bool              // the finding is advice on how to improve the deck
	gate    bool              // runs first; if it finds a fault, the rules without gate are not applied
	in      formatSet         // the formats in which the rule holds; 0 means inDecks
	since   catalog.EditionID // the first and last edition in which the rule holds; "" is open
	until   catalog.EditionID
	list    func(*judge) []finding
	match   func(*match) []finding
	// The finding is something to note for after the game. Only reports on a single list contain it; reports on a match
	// have a warning instead.
	After bool
}

// cite is the article that states a rule from an edition on.
type cite struct {
	from catalog.EditionID
	id   string
}

// Cites returns the article or rulebook section that states the rule under edition e, or "" if there is none.
func (r Rule) Cites(e catalog.EditionID) string {
	id := ""
	for i, c := range r.cites {
		if i == 0 || e.AtLeast(c.from) {
			id = c.id
		}
	}
	return id
}

// holds reports whether the rule applies to the list's format and edition.
func (r Rule) holds(j *judge) bool {
	return (j.alone || !r.After) && j.inFormat(cmp.Or(r.in, inDecks)) &&
		catalog.Span{From: r.since, Until: r.until}.Holds(j.edition)
}

// cites returns the article that states the rule for the list. In formats without decks, the article on the format
// takes the place of the tournament booklets.
func (j *judge) cites(r Rule) string {
	id := r.Cites(j.edition)
	if j.inFormat(inBoxed) && (strings.HasPrefix(id, "kuw.turnier.") || strings.HasPrefix(id, "zud.turnier.")) {
		return j.info.article
	}
	return id
}

// booklet cites a section of the tournament rules: 101.D.c for 1997, source 001 from 1998 on and source 000 from 2005
// on.
func booklet(section string) []cite {
	return []cite{{catalog.Ed1997, "101.D.c"}, {catalog.Ed1998, "zud.turnier." + section},
		{catalog.Ed2005, "kuw.turnier." + section}}
}

// article cites the same article in every edition.
func article(id string) []cite { return []cite{{"", id}} }

// uniqueness cites the rule on cards with a name of their own: source 001 until the reform, the Encyclopædia before and
// after it, source 000 from 2005 on.
func uniqueness() []cite {
	return []cite{{catalog.Ed1997, "101.D.b"}, {catalog.Ed1998, "zud.turnier.aenderungen"}, {catalog.Ed2003, "101.D.b"},
		{catalog.Ed2005, "kuw.turnier.sonstiges"}}
}

// stolenBack cites the rule on the return of stolen cards.
func stolenBack() []cite {
	return []cite{{catalog.Ed1998, "zud.turnier.aenderungen"}, {catalog.Ed2005, "kuw.turnier.sonstiges"}}
}

// Rules returns the table of the deck law, in the order in which findings on the same line are shown.
func Rules() []Rule {
	t := func(de, en string) catalog.Text { return catalog.Text{DE: de, EN: en} }
	return []Rule{
		{Code: "edition.no-tournament", Verdict: Illegal, cites: article("101.B.b"), gate: true, in: inAll,
			list:  editionNoTournament,
			Title: t("Ausgabe ohne Turnierspiel", "edition without a tournament game")},
		{Code: "format.not-yet", Verdict: Illegal, cites: article("101.D.c"), gate: true, in: inAll, list: formatNotYet,
			Title: t("Format, das es in dieser Ausgabe noch nicht gibt",
				"format not yet introduced in this edition")},
		{Code: "format.undated", Verdict: Undecided, cites: article("101.D.c"), gate: true, in: inAll &^ inPlain,
			list: formatUndated,
			Title: t("Format, das keine Quelle für diese Ausgabe beschreibt",
				"format that no source describes for this edition")},
		{Code: "edition.not-judged", Verdict: Undecided, cites: article("101.D.c"), list: editionNotJudged,
			Title: t("Ausgabe, deren Turnierregeln keine Quelle abdruckt",
				"edition whose tournament rules are in no source")},
		{Code: "format.gate", cites: article("101.D.b"), in: inChampionship, list: formatGate,
			Title: t("Aktionskarten auch ab 22 Rohstoffen", "action cards also allowed from 22 resources")},
		{Code: "character.unknown", Verdict: Undecided, cites: article("101.D.c"), in: inAdvanced,
			list:  characterUnknown,
			Title: t("vorgeschriebene Karten, die keine Quelle nennt", "required cards that no source names")},
		{Code: "character.cards", Verdict: Illegal, cites: article("141.A.d"), in: inAdvanced, list: characterCards,
			Title: t("vorgeschriebene Karte des Charakters fehlt", "required card of the character is missing")},
		{Code: "character.idle", cites: article("101.D.c"), in: inAll, list: characterIdle,
			Title: t("Charakter ohne Wirkung", "character without effect")},

		{Code: "beginners.deck", Verdict: Illegal, cites: article("101.D.c"), in: inBeginners, list: beginnersDeck,
			Title: t("Deck im Turnierspiel für Einsteiger", "deck in the beginners' tournament game")},
		{Code: "beginners.hand", Verdict: Undecided, cites: article("101.D.c"), in: inBeginners, list: beginnersHand,
			Title: t("Starthand im Turnierspiel für Einsteiger", "starting hand in the beginners' tournament game")},
		{Code: "beginners.events", Verdict: Illegal, cites: article("101.D.c"), in: inBeginners, list: beginnersEvents,
			Title: t("Ereignisstapel weicht von dem für Einsteiger ab", "the beginners' event stack is different")},

		{Code: "share.exceeded", Verdict: Illegal, cites: article("106.B.a"), in: inSmall, list: shareExceeded,
			Title: t("mehr als der gerechte Anteil", "more than a fair share")},
		{Code: "share.unknown", Verdict: Undecided, cites: article("106.B.a"), in: inSmall, list: shareUnknown,
			Title: t("vielleicht mehr als der gerechte Anteil", "possibly more than a fair share")},
		{Code: "share.events", Verdict: Undecided, cites: article("106.B.a"), in: inSmall, list: shareEvents,
			Title: t("Ereignisse im Kleinen Turnier", "events in the small tournament")},
		{Code: "share.hand", Verdict: Undecided, cites: article("106.B.a"), in: inSmall, list: shareHand,
			Title: t("Starthand im Kleinen Turnier", "starting hand in the small tournament")},
		{Code: "card.tournament-only", Verdict: Undecided, cites: article("105.G.a"), in: inSmall, list: tournamentOnly,
			Title: t("Karte nur fürs Turnierspiel", "card for the tournament game only")},
		{Code: "share.partial", cites: article("106.B.a"), in: inSmall, list: sharePartial,
			Title: t("weniger als der ganze Anteil", "less than the whole share")},

		{Code: "set.twice", Verdict: Illegal, cites: booklet("voraussetzung"), in: inAll, list: setTwice,
			Title: t("Set doppelt eingesetzt", "set listed twice")},
		{Code: "set.not-yet", Verdict: Illegal, cites: booklet("voraussetzung"), in: inAll, list: setNotYet,
			Title: t("Set, das es in dieser Ausgabe noch nicht gibt", "set not yet published in this edition")},
		{Code: "set.superseded", Verdict: Illegal, cites: article("141.K.b"), in: inAll, list: setSuperseded,
			Title: t("Set, das nicht mehr offiziell ist", "set that is no longer official")},
		{Code: "set.status-unknown", Verdict: Undecided, cites: article("101.B.c"), in: inAll, list: setStatusUnknown,
			Title: t("Set, dessen Geltung keine Quelle regelt", "set whose status no source settles")},
		{Code: "set.no-base", Verdict: Illegal, cites: booklet("voraussetzung"), in: inAll, list: setNoBase,
			Title: t("kein Grundspiel", "no basic game")},
		{Code: "set.no-theme", Verdict: Illegal, cites: booklet("voraussetzung"), since: catalog.Ed1998,
			list:  setNoTheme,
			Title: t("kein Themen-Set", "no theme set")},

		{Code: "set.no-tournament-set", Verdict: Illegal, cites: article("101.D.c"), in: inDecks | inBeginners,
			until: catalog.Ed1997, list: setNoTournamentSet,
			Title: t("kein Turnier-Set", "no Tournament Set")},

		{Code: "deck.size", Verdict: Illegal, cites: booklet("deck"), since: catalog.Ed1998, list: deckSizeWrong,
			Title: t("Deck hat nicht 33 Karten", "deck does not have 33 cards")},
		{Code: "deck.event", Verdict: Illegal, cites: booklet("deck"), in: inDecks | inSmall, since: catalog.Ed1998,
			list:  deckEvent,
			Title: t("Ereigniskarte im Deck", "event card in the deck")},
		{Code: "deck.central", Verdict: Illegal, cites: booklet("deck"), in: inDecks | inSmall, since: catalog.Ed1998,
			list:  deckCentral,
			Title: t("Zentralkarte im Deck", "central card in the deck")},
		{Code: "deck.metropolis", Verdict: Undecided, cites: booklet("deck"), in: inDecks | inSmall,
			list:  deckMetropolis,
			Title: t("Metropole im Deck", "metropolis in the deck")},
		{Code: "card.kind-unknown", Verdict: Undecided, cites: booklet("deck"), in: inDecks | inSmall,
			since: catalog.Ed1998, list: kindNotKnown,
			Title: t("Karte, deren Art keine Quelle nennt", "card of unknown kind")},
		{Code: codeUndeclared, Verdict: Illegal, cites: booklet("deck"), in: inDecks | inSmall, list: cardUndeclared,
			Title: t("Karte aus keinem angegebenen Set", "card from none of the listed sets")},
		{Code: codeAgreement, Verdict: Illegal, cites: article("141.J.c"), in: inDecks | inSmall, list: cardAgreement,
			Title: t("Jahreskarte ohne Absprache", "year card without agreement")},
		{Code: codeSetUnknown, Verdict: Undecided, cites: booklet("deck"), in: inDecks | inSmall, list: cardSetUnknown,
			Title: t("Karte, deren Set keine Quelle nennt", "card from an unknown set")},
		{Code: codeHouseSet, Verdict: Illegal, cites: article(HouseRule), in: inDecks | inSmall, list: houseSet,
			Title: t("Karte aus einem Set, das die Hausregel ausschließt",
				"card from a set that the house rule excludes")},
		{Code: codeHouseYear, Verdict: Illegal, cites: article(HouseRule), in: inDecks | inSmall, list: houseYear,
			Title: t("Jahreskarte trotz Hausregel", "year card despite the house rule")},
		{Code: codeWrongSign, Verdict: Illegal, cites: booklet("ereignisse"), in: inDecks | inSmall,
			list: cardWrongSign,
			Title: t("Kurzzeichen eines Sets, in dem die Karte nicht liegt",
				"sign of a set that does not contain the card")},
		{Code: codeExceeded, Verdict: Illegal, cites: booklet("deck"), list: copiesExceeded,
			Title: t("mehr Exemplare als vorhanden", "more copies than exist")},
		{Code: codeUnknown, Verdict: Undecided, cites: booklet("deck"), list: copiesUnknown,
			Title: t("mehr Exemplare, als sicher vorhanden sind", "more copies than are certain to exist")},

		{Code: "events.missing", Verdict: Illegal, cites: booklet("ereignisse"), since: catalog.Ed1998,
			list:  eventsMissing,
			Title: t("keine Ereignisse", "no events")},
		{Code: "events.size", Verdict: Illegal, cites: booklet("ereignisse"), since: catalog.Ed1998, list: eventsSize,
			Title: t("falsche Zahl von Ereignissen", "wrong number of events")},
		{Code: "events.free", Verdict: Illegal, cites: article("101.D.c"), until: catalog.Ed1997, list: eventsFree,
			Title: t("falsche Zahl von Ereignissen 1997", "wrong number of events in 1997")},
		{Code: "events.kind", Verdict: Illegal, cites: booklet("ereignisse"), list: eventsKind,
			Title: t("keine Ereigniskarte", "not an event card")},
		{Code: "events.civil-war", Verdict: Illegal, cites: booklet("ereignisse"), since: catalog.Ed1998,
			list:  civilWarMissing,
			Title: t("kein Bürgerkrieg", "no Civil War")},
		{Code: "events.plague", Verdict: Illegal, cites: booklet("ereignisse"), since: catalog.Ed1998,
			list:  plagueMissing,
			Title: t("keine Seuche", "no Plague")},
		{Code: "events.year-end-missing", Verdict: Illegal, cites: booklet("ereignisse"), since: catalog.Ed1998,
			list:  yearEndMissing,
			Title: t("Gastgeber ohne Jahreswechsel", "host without the Year End")},
		{Code: "events.year-end-guest", Verdict: Illegal, cites: booklet("ereignisse"), since: catalog.Ed1998,
			list:  yearEndGuest,
			Title: t("Jahreswechsel beim Gast", "Year End in the guest's list")},
		{Code: "events.year-end-twice", Verdict: Illegal, cites: booklet("ereignisse"), list: yearEndTwice,
			Title: t("mehr als ein Jahreswechsel", "more than one Year End")},

		{Code: "hand.size", Verdict: Illegal, cites: booklet("deck"), since: catalog.Ed1998, list: handSizeWrong,
			Title: t("Starthand hat nicht 3 Karten", "starting hand does not have 3 cards")},
		{Code: "hand.not-in-deck", Verdict: Illegal, cites: booklet("deck"), since: catalog.Ed1998, list: handNotInDeck,
			Title: t("Karte der Starthand fehlt im Deck", "card of the starting hand is not in the deck")},

		{Code: "announce.unowned", Verdict: Illegal, cites: booklet("aufstellung"), list: announceUnowned,
			Title: t("Set angesagt, aber nicht mitgebracht", "set announced but not listed")},

		{Code: "match.players", Verdict: Illegal, cites: booklet("voraussetzung"), in: inAll, match: matchPlayers,
			Title: t("mehr als zwei Listen", "more than two lists")},
		{Code: "match.hosts", Verdict: Illegal, cites: booklet("aufstellung"), since: catalog.Ed1998, match: matchHosts,
			Title: t("nicht genau ein Gastgeber", "not exactly one host")},
		{Code: "match.event-stack", Verdict: Illegal, cites: booklet("ereignisse"), match: matchEventStack,
			Title: t("Ereignisstapel hat nicht 13 Karten", "event stack does not have 13 cards")},
		{Code: "match.prescribed", Verdict: Illegal, cites: article("101.D.c"), until: catalog.Ed1997,
			match: matchPrescribed,
			Title: t("vorgeschriebene Ereignisse 1997", "required events in 1997")},
		{Code: "match.format", Verdict: Illegal, in: inAll, match: matchFormat,
			Title: t("Listen nennen verschiedene Formate", "lists name different formats")},
		{Code: "match.edition", Verdict: Illegal, in: inAll, match: matchEdition,
			Title: t("Listen nennen verschiedene Ausgaben", "lists name different editions")},
		{Code: "match.agreement", Verdict: Illegal, cites: article("141.J.c"), in: inDecks | inSmall,
			match: matchAgreement,
			Title: t("Hausregel, die nur eine Liste nennt", "house rule that only one list names")},

		{Code: "match.house", Verdict: Illegal, cites: article(HouseRule), in: inAll, match: matchHouse,
			Title: t("Listen nennen verschiedene Hausregeln", "lists name different house rules")},
		{Code: "match.shared", Verdict: Illegal, cites: []cite{{catalog.Ed1997, "101.D.c"},
			{catalog.Ed2004, "106.B.a"}}, in: inBoxed, match: matchShared,
			Title: t("gemeinsame Sammlung mit verschiedenen Sets", "shared collection of different sets")},
		{Code: "match.share", Verdict: Illegal, cites: article("106.B.a"), in: inSmall, match: matchShare,
			Title: t("ungleich große Reihen", "rows of different sizes")},

		{Code: "house.points", cites: article(HouseRule), in: inAll, list: housePoints,
			Title: t("Siegpunkte nach Hausregel", "victory points by house rule")},
		// Not a fault: `Announce:` is optional, a list may leave the announcement to the table.
		{Code: "announce.missing", cites: booklet("aufstellung"), list: announceMissing,
			Title: t("Z&D eingesetzt, Ansage nicht vergessen", "Z&D used: remember to announce it")},
		{Code: "announce.idle", cites: article("105.J.a"), list: announceIdle,
			Title: t("Ansage ohne Wirkung", "announcement without effect")},
		{Code: "allow.idle", cites: article("141.J.c"), in: inDecks | inSmall, list: allowIdle,
			Title: t("Erlaubnis ohne Wirkung", "permission without effect")},
		{Code: "allow.used", cites: article("141.J.c"), in: inDecks | inSmall, list: allowUsed,
			Title: t("gilt nur nach Absprache", "allowed only by agreement")},
		{Code: "deck.volksstimmung", cites: []cite{{catalog.Ed2005, "kuw.turnier.deck"}}, list: noVolksstimmung,
			Title: t("K&W ohne Volksstimmung", "K&W without Public Feeling")},
		{Code: "needs.unmet", Advice: true, in: inDecks | inSmall, cites: article("103.R.a"), list: needsUnmet,
			Title: t("Bedingung, die das Deck nicht erfüllt", "condition that the deck cannot meet")},
		{Code: "needs.shut-out", Advice: true, in: inDecks | inSmall, cites: article("103.R.a"), list: needsShutOut,
			Title: t("Karten, die einander ausschließen", "cards that exclude each other")},
		{Code: "target.missing", Advice: true, in: inDecks | inSmall,
			cites: []cite{{catalog.Ed2005, "kuw.volksstimmung"}}, list: targetMissing,
			Title: t("Kunstwerk ohne Zielgebäude", "work of art without its target building")},
		{Code: "gold.toll-stations", Advice: true, cites: article("121.R.a"), list: tollGold,
			Title: t("zwei Zollstationen für eine Goldlandschaft", "two toll stations for one Gold Field")},
		{Code: "magic.unannounced", Advice: true, cites: booklet("aufstellung"), list: magicUnannounced,
			Title: t("Zauberer und Zauberbücher ohne Ansage", "wizards and spell books without an announcement")},
		{Code: "unique.twice", Advice: true, cites: uniqueness(), list: uniqueTwice,
			Title: t("Karte mit Eigennamen mehrfach im Deck", "several copies of a named card")},
		{Code: "hand.shut", Advice: true, cites: article("101.D.b"), list: handShut,
			Title: t("Starthand, mit der man nichts tun kann", "starting hand with nothing to play")},
		{Code: "events.sign", cites: booklet("ereignisse"), since: catalog.Ed1998, list: eventsSign,
			Title: t("Ereignis, das in mehreren Sets liegt", "event in several sets")},
		{Code: "match.unique", cites: uniqueness(), match: matchUnique,
			Title: t("gleiche Karten mit Eigennamen in beiden Decks", "same named units in both decks")},
		{Code: "return.events", cites: booklet("ereignisse"), since: catalog.Ed1998, After: true, list: returnEvents,
			Title: t("eigene Ereignisse nach dem Spiel", "your own events after the game")},
		{Code: "return.stolen", cites: stolenBack(), since: catalog.Ed1998, After: true, list: returnStolen,
			Title: t("gestohlene Karten nach dem Spiel", "stolen cards after the game")},
		{Code: "match.return", cites: booklet("ereignisse"), since: catalog.Ed1998, match: matchReturn,
			Title: t("Rückgabe der Ereignisse", "returning the events")},
		{Code: "match.stolen", cites: stolenBack(), since: catalog.Ed1998, match: matchStolen,
			Title: t("Rückgabe gestohlener Karten", "returning stolen cards")},
	}
}
