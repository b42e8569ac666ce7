package notation

import "catanica/rulings/script"

// dictionary holds the words of the game.
var dictionary = script.NewDictionary(map[string]string{
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
	"ablegen": "discard", "raub": "rob", "gründung": "founding", "wurf": "roll", "handel": "trade",
	"bau": "build", "bauphase": "special",
	"wald": "forest", "hügelland": "hills", "weideland": "pasture", "ackerland": "fields", "gebirge": "mountains",
	"wüste": "desert",
	"holz":  "lumber", "lehm": "brick", "wolle": "wool", "getreide": "grain", "erz": "ore", "beliebig": "any",
	"straßenbau": "road-building", "erfindung": "invention", "monopol": "monopoly", "siegpunkt": "victory-point",
	// moves
	"würfelt": "rolls", "baut": "builds", "kauft": "buys", "spielt": "plays", "tauscht": "trades", "legt": "discards",
	"versetzt": "moves", "beraubt": "robs", "passt": "passes", "beendet": "ends",
	"an": "at", "nach": "to", "gegen": "for", "mit": "with",
	// expectations
	"hat": "has", "punkte": "points", "länge": "length", "gewinnt": "wins", "zitiert": "cited", "geschehen": "happened",
	"kein": "no",
}, map[string]string{
	"settlements": "settlement", "cities": "city", "roads": "road", "knights": "knight", "harbour": "harbor",
	"monopolies": "monopoly", "victory-points": "victory-point", "inventions": "invention",
	"siedlungen": "settlement", "städte": "city", "straßen": "road", "handelsstraße": "road", "korn": "grain",
	"monopole": "monopoly", "erfindungen": "invention", "siegpunkte": "victory-point", "keine": "no", "ablegt": "discards",
	"auf": "to", "bei": "at",
}, "active", "holds", "decides", "rolls", "builds", "buys", "plays", "trades", "discards", "moves", "robs", "passes",
	"ends", "at", "to", "for", "with", "new", "longest", "largest", "none", "played", "bought")

// keyword returns the English, lower-case keyword for a word in either language.
func keyword(word string) string { return dictionary.Keyword(word) }
