package deck

import "catanica/catalog"

// vocabulary is what the canonical form of a list is written with.
type vocabulary struct {
	name, format, edition, host, sets, announce, allow string
	yes                                                string
	deck, events, hand                                 string
}

func vocabularyOf(lang catalog.Lang) vocabulary {
	if lang == catalog.EN {
		return vocabulary{"Name", "Format", "Edition", "Host", "Sets", "Announce", "Allow", "yes", "Deck", "Events", "Hand"}
	}
	return vocabulary{"Name", "Format", "Ausgabe", "Gastgeber", "Sets", "Ansage", "Erlaubt", "ja", "Deck", "Ereignisse", "Starthand"}
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

// formatNames maps folded names to formats, for files in either language.
func formatNames() map[string]Format {
	return map[string]Format{
		"turnier": Tournament, "turnierspiel": Tournament, "tournament": Tournament, "tournamentgame": Tournament,
		"kleinesturnier": SmallTournament, "kleineskartenspielturnier": SmallTournament, "smalltournament": SmallTournament,
	}
}

// ParseFormat reads the name of a format in either language; ok is false for any other.
func ParseFormat(s string) (f Format, ok bool) {
	f, ok = formatNames()[catalog.Fold(s)]
	return f, ok
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
