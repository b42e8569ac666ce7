package deck

import "catanica/catalog"

// vocabulary is what the canonical form of a list is written with.
type vocabulary struct {
	name, format, edition, host, sets, announce, allow string
	character, points, allowed, years                  string
	yes, no                                            string
	deck, events, hand                                 string
}

func vocabularyOf(lang catalog.Lang) vocabulary {
	if lang == catalog.EN {
		return vocabulary{"Name", "Format", "Edition", "Host", "Sets", "Announce", "Allow",
			"Character", "Victory points", "Allowed sets", "Year cards", "yes", "no", "Deck", "Events", "Hand"}
	}
	return vocabulary{"Name", "Format", "Ausgabe", "Gastgeber", "Sets", "Ansage", "Erlaubt",
		"Charakter", "Siegpunkte", "Erlaubte Sets", "Jahreskarten", "ja", "nein", "Deck", "Ereignisse", "Starthand"}
}

// headerKeys maps folded keys to what they set.
func headerKeys() map[string]func(*parser, span) {
	return map[string]func(*parser, span){
		"name": (*parser).name, "titel": (*parser).name, "title": (*parser).name,
		"format": (*parser).format, "spiel": (*parser).format, "game": (*parser).format,
		"edition": (*parser).edition, "ausgabe": (*parser).edition, "auflage": (*parser).edition,
		"host": (*parser).host, "gastgeber": (*parser).host,
		"sets": (*parser).sets, "set": (*parser).sets, "themensets": (*parser).sets,
		"announce": (*parser).announce, "ansage": (*parser).announce, "angesagt": (*parser).announce,
		"character": (*parser).character, "charakter": (*parser).character,
		"victorypoints": (*parser).points, "siegpunkte": (*parser).points,
		"allowedsets": (*parser).allowedSets, "erlaubtesets": (*parser).allowedSets,
		"yearcards": (*parser).yearCards, "jahreskarten": (*parser).yearCards,
		"allow": (*parser).allow, "allowed": (*parser).allow, "erlaubt": (*parser).allow, "hausregeln": (*parser).allow,
	}
}

// sectionNames maps folded headings to sections.
func sectionNames() map[string]section {
	return map[string]section{
		"deck": inDeck, "kartendeck": inDeck, "spieldeck": inDeck,
		"ereignisse": inEvents, "ereigniskarten": inEvents, "events": inEvents, "eventcards": inEvents,
		"hand": inHand, "starthand": inHand, "startinghand": inHand,
	}
}

// ParseEdition reads an edition by its id or one of its by-names ("1999" is 1998); ok is false for any other.
func ParseEdition(s string, cat *catalog.Catalog) (id catalog.EditionID, ok bool) {
	want := catalog.Fold(s)
	for _, e := range cat.Editions {
		for _, name := range append([]string{string(e.ID)}, e.Aka...) {
			if want != "" && catalog.Fold(name) == want {
				return e.ID, true
			}
		}
	}
	return "", false
}

// yesNo reads a yes or no in either language.
func yesNo(s string) (yes, ok bool) {
	switch catalog.Fold(s) {
	case "yes", "y", "ja", "j", "true":
		return true, true
	case "no", "n", "nein", "false":
		return false, true
	}
	return false, false
}

// nearestOf offers the names that look like s, at most three.
func nearestOf(s string, all []string) []string {
	var names catalog.Names
	for _, n := range all {
		names.Add(n, n)
	}
	return names.Nearest(s, 3)
}
