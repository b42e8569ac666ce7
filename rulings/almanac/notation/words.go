package notation

import "strings"

// german translates words; plural and further forms follow in alias. Nouns and verbs may be written in either language,
// even mixed in one line.
var german = map[string]string{
	// players
	"rot": "red", "blau": "blue", "weiß": "white", "orange": "orange", "grün": "green", "braun": "brown",
	"niemand": "nobody",
	// header
	"spieler": "players", "handelsform": "trading", "verbunden": "combined", "getrennt": "separate",
	// position
	"insel": "board", "feld": "hex", "reihe": "row", "hafen": "harbor", "räuber": "robber", "aktiv": "active",
	"zug": "turn", "phase": "phase", "vorrat": "supply", "stapel": "deck", "siedlung": "settlement", "stadt": "city",
	"straße": "road", "hand": "hand", "karten": "cards", "gekauft": "bought", "ritter": "knight", "hält": "holds",
	"längste": "longest", "größte": "largest", "rittermacht": "army", "nichts": "none", "neu": "new", "erster": "first",
	"entwicklung": "development", "gespielt": "played", "entscheidet": "decides",
	"frei": "free", "danach": "after",
	"ablegen": "discard", "raub": "rob", "gründung": "founding", "wurf": "roll", "handel": "trade", "bau": "build", "bauphase": "special",
	"wald": "forest", "hügelland": "hills", "weideland": "pasture", "ackerland": "fields", "gebirge": "mountains",
	"wüste": "desert",
	"holz":  "lumber", "lehm": "brick", "wolle": "wool", "getreide": "grain", "erz": "ore", "beliebig": "any",
	"straßenbau": "road-building", "erfindung": "invention", "monopol": "monopoly", "siegpunkt": "victory-point",
	// moves
	"würfelt": "rolls", "baut": "builds", "kauft": "buys", "spielt": "plays", "tauscht": "trades", "ablegt": "discards",
	"versetzt": "moves", "beraubt": "robs", "passt": "passes", "beendet": "ends",
	"an": "at", "nach": "to", "gegen": "for", "mit": "with",
	// expectations
	"hat": "has", "punkte": "points", "länge": "length", "gewinnt": "wins", "zitiert": "cited", "geschehen": "happened",
	"kein": "no",
}

// alias maps further forms of words to the keyword.
var alias = map[string]string{
	"settlements": "settlement", "cities": "city", "roads": "road", "knights": "knight", "harbour": "harbor",
	"monopolies": "monopoly", "victory-points": "victory-point", "inventions": "invention",
	"siedlungen": "settlement", "städte": "city", "straßen": "road", "handelsstraße": "road", "korn": "grain",
	"monopole": "monopoly", "erfindungen": "invention", "siegpunkte": "victory-point", "keine": "no", "legt": "discards",
	"auf": "to", "bei": "at",
}

// written maps keywords to the German words that are written for them.
var written = func() map[string]string {
	out := map[string]string{}
	for de, en := range german {
		out[en] = de
	}
	return out
}()

// keyword returns the English, lower-case keyword for a word. German words may be written with ae, oe, ue and ss.
func keyword(word string) string {
	w := strings.ToLower(word)
	for _, form := range []string{w, umlauts.Replace(w), strings.ReplaceAll(umlauts.Replace(w), "ss", "ß"),
		strings.ReplaceAll(w, "ss", "ß")} {
		if en, ok := german[form]; ok {
			return en
		}
		if en, ok := alias[form]; ok {
			return en
		}
	}
	return w
}

var umlauts = strings.NewReplacer("ae", "ä", "oe", "ö", "ue", "ü")
