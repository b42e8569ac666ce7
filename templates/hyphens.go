package templates

import "strings"

// parted holds where the long words of card names may be parted. Browsers know this by themselves only if they have a
// dictionary of the language, which many have not.
var parted = partings(`
	Arch|diocese Armen|speisung Auf|rührerin Barbaren|feldzug Barbaren|stützpunkt Barbaren|überfall
	Befes|tigtes Bettel|mönche Bischofs|sitz Bronze|skulptur Brother|hood Bruder|schaft Burg|fräulein Bürger|krieg
	Bürger|meister Christo|pher Counter|magic Drei|felder|wirtschaft Eisen|gießerei Entdecker|flotte Ertrag|reiches
	Feuer|teufel Flagg|schiff Fort|schritt Fried|fertige Gesandt|schaft Getreide|landschaft Getreide|mühle
	Gewürz|karawane Gold|schmiede Grenz|konflikt Handels|akademie Handels|fahrt Handels|flotte Handels|herr
	Handels|herren Handels|kontor Handels|messe Handels|monopol Handels|nieder|lassung Handels|posten Handels|ritter
	Händler|zunft Inqui|sition Inspi|ration Jahres|wechsel Kaper|flotte Kirchen|bann Kirchen|fest Kolonial|stützpunkt
	Kräuter|hexe Kund|schafter Kunst|schmiede Lanzen|reiter Market|place Material|isation Material|ization
	Münz|gießerei Nachbar|schaft Natura|lien|speicher Pfand|leiher Philos|opher's Rats|sitzung Raub|ritter|burg
	Schatz|flotte Schatz|kammer Schnaps|brennerei Schreib|stube Scrip|torium Spring|brunnen Super|stition
	Trans|formed! Triumph|bogen Turnier|platz Unheim|liche Univer|sität Volks|stimmung Wander|bühne
	Wasser|versorgung Wein|kellerei Wirbel|sturm Wissen|schaften Zauber|küche Zauber|mühle Zauber|trank Zoll|station`)

// softHyphen is shown only where a line ends.
const softHyphen = "\u00ad"

func partings(list string) *strings.Replacer {
	var pairs []string
	for _, w := range strings.Fields(list) {
		pairs = append(pairs, strings.ReplaceAll(w, "|", ""), strings.ReplaceAll(w, "|", softHyphen))
	}
	return strings.NewReplacer(pairs...)
}

// Parted returns a card's name with soft hyphens in its long words, for places that are narrower than they are.
func Parted(name string) string { return parted.Replace(name) }
