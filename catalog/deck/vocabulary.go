package deck

import "catanica/catalog"

// vocabulary holds the words with which the canonical form of a list is written.
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

// Key identifies a header line of a list, whatever its name in the list.
type Key int

// The header keys.
const (
	NameKey Key = iota
	FormatKey
	EditionKey
	HostKey
	SetsKey
	AnnounceKey
	AllowKey
	CharacterKey
	PointsKey
	AllowedKey
	YearsKey
)

// keyNames maps folded names to keys.
func keyNames() map[string]Key {
	return map[string]Key{
		"name": NameKey, "titel": NameKey, "title": NameKey,
		"format": FormatKey, "spiel": FormatKey, "game": FormatKey,
		"edition": EditionKey, "ausgabe": EditionKey, "auflage": EditionKey,
		"host": HostKey, "gastgeber": HostKey,
		"sets": SetsKey, "set": SetsKey, "themensets": SetsKey,
		"announce": AnnounceKey, "ansage": AnnounceKey, "angesagt": AnnounceKey,
		"allow": AllowKey, "allowed": AllowKey, "erlaubt": AllowKey, "hausregeln": AllowKey,
		"character": CharacterKey, "charakter": CharacterKey,
		"victorypoints": PointsKey, "siegpunkte": PointsKey,
		"allowedsets": AllowedKey, "erlaubtesets": AllowedKey,
		"yearcards": YearsKey, "jahreskarten": YearsKey,
	}
}

// reader returns the method that parses the value of the key.
func (k Key) reader() func(*parser, span) {
	switch k {
	case FormatKey:
		return (*parser).format
	case EditionKey:
		return (*parser).edition
	case HostKey:
		return (*parser).host
	case SetsKey:
		return (*parser).sets
	case AnnounceKey:
		return (*parser).announce
	case AllowKey:
		return (*parser).allow
	case CharacterKey:
		return (*parser).character
	case PointsKey:
		return (*parser).points
	case AllowedKey:
		return (*parser).allowedSets
	case YearsKey:
		return (*parser).yearCards
	}
	return (*parser).name
}

// in returns the name of the key in lists of the language.
func (k Key) in(lang catalog.Lang) string {
	w := vocabularyOf(lang)
	return []string{w.name, w.format, w.edition, w.host, w.sets, w.announce, w.allow, w.character, w.points, w.allowed,
		w.years}[k]
}

// sectionNames maps folded headings to sections.
func sectionNames() map[string]section {
	return map[string]section{
		"deck": inDeck, "kartendeck": inDeck, "spieldeck": inDeck,
		"ereignisse": inEvents, "ereigniskarten": inEvents, "events": inEvents, "eventcards": inEvents,
		"hand": inHand, "starthand": inHand, "startinghand": inHand,
	}
}

// ParseEdition parses the id of an edition or one of its aliases ("1999" is 1998). ok is false for anything else.
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

// yesNo parses a yes or no in either language.
func yesNo(s string) (yes, ok bool) {
	switch catalog.Fold(s) {
	case "yes", "y", "ja", "j", "true":
		return true, true
	case "no", "n", "nein", "false":
		return false, true
	}
	return false, false
}

// nearestOf suggests up to three names that are similar to s.
func nearestOf(s string, all []string) []string {
	var names catalog.Names
	for _, n := range all {
		names.Add(n, n)
	}
	return names.Nearest(s, 3)
}
