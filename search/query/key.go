package query

import (
	"slices"
	"strings"
	"sync"

	"catanica/catalog"

	"github.com/agnivade/levenshtein"
)

// Form is the form of a key's values.
type Form int

// The forms of values.
const (
	Name    Form = iota // a name or id: of a set, class, card, edition, kind …
	Number              // 3, 2..4, unknown, none; with any operator
	YesNo               // yes or no, ja or nein
	Text                // any words, or a quoted phrase
	Date                // 2026-11-21 or its beginning; with any operator
	SortKey             // one of Sorts, with a minus for descending order
)

// Key is the key of a filter.
type Key struct {
	Name    string   // in English, as the help shows it
	German  string   // the same in German
	Aliases []string // others, in either language
	Form    Form
	About   catalog.Text // what it selects, for the help page
	Example string       // a value that finds something
}

// Keys returns all keys, in the order of the help page.
func Keys() []Key { return slices.Clone(keys) }

// Lookup finds a key by one of its names, ignoring case and the spelling of umlauts.
func Lookup(name string) (*Key, bool) {
	k, ok := keysByName()[catalog.Fold(name)]
	return k, ok
}

// keysByName maps the folded names of all keys.
var keysByName = sync.OnceValue(func() map[string]*Key {
	out := map[string]*Key{}
	for i := range keys {
		for _, n := range keys[i].names() {
			out[catalog.Fold(n)] = &keys[i]
		}
	}
	return out
})

// names returns all names of the key.
func (k *Key) names() []string { return append([]string{k.Name, k.German}, k.Aliases...) }

// maxKey is the length in bytes up to which an unknown key may be a misspelled one.
const maxKey = 24

// nearest returns the name of a key, in either language, that is nearest to the given name by Levenshtein distance, or
// "" if none is near.
func nearest(name string) string {
	if len(name) > maxKey {
		return ""
	}
	best, least := "", 3
	folded := strings.ToLower(name)
	for i := range keys {
		for _, n := range keys[i].names() {
			if d := levenshtein.ComputeDistance(folded, n); d < least && d < len(n) {
				best, least = n, d
			}
		}
	}
	return best
}

func text(de, en string) catalog.Text { return catalog.Text{DE: de, EN: en} }

// keys is the table of keys. A new key needs an entry here and a case in package search that evaluates it.
var keys = []Key{
	{"kind", "art", []string{"k"}, Name,
		text("Art des Eintrags: Entscheid, Karte, Begriff, Regel, Set, Klasse, Szenario",
			"kind of entry: ruling, card, term, rule, set, class, scenario"), "ruling"},
	{"set", "set", []string{"s", "box", "schachtel", "themenset"}, Name,
		text("Set, mit Namen oder Kürzel", "set, by name or sign"), "zud"},
	{"class", "klasse", []string{"c", "kartenklasse", "type", "typ", "t"}, Name,
		text("Kartenklasse oder Kartentyp", "card class or type"), "building"},
	{"cost", "kosten", []string{"preis", "price"}, Number,
		text("Kosten in Rohstoffen zusammen", "total cost in resources"), "3"},
	{"lumber", "holz", []string{"wood"}, Number, text("Kosten an Holz", "lumber in the cost"), "2"},
	{"brick", "lehm", []string{"clay"}, Number, text("Kosten an Lehm", "brick in the cost"), "2"},
	{"ore", "erz", nil, Number, text("Kosten an Erz", "ore in the cost"), "2"},
	{"grain", "getreide", []string{"korn", "wheat"}, Number, text("Kosten an Getreide", "grain in the cost"), "2"},
	{"wool", "wolle", []string{"sheep", "schaf"}, Number, text("Kosten an Wolle", "wool in the cost"), "2"},
	{"gold", "gold", nil, Number, text("Kosten an Gold", "gold in the cost"), "2"},
	{"power", "zauberkraft", []string{"magie", "mana"}, Number,
		text("Kosten an Zauberkraft", "magic power in the cost"), "1"},
	{"stars", "sterne", []string{"star", "stern"}, Number, text("Kosten an Sternen", "stars in the cost"), "1"},
	{"vp", "siegpunkte", []string{"sp", "victory", "siegpunkt"}, Number, text("Siegpunkte", "victory points"), "1"},
	{"strength", "stärke", []string{"stärkepunkte", "kraft", "str", "stp"}, Number,
		text("Stärkepunkte", "strength points"), "3"},
	{"tournament", "turnierpunkte", []string{"tp", "turnier"}, Number, text("Turnierpunkte", "tournament points"), "3"},
	{"commerce", "handelspunkte", []string{"cp", "hp", "handel"}, Number, text("Handelspunkte", "commerce points"), "1"},
	{"copies", "anzahl", []string{"kopien", "exemplare"}, Number,
		text("wie oft die Karte in ihren Sets liegt", "how many copies its sets contain"), "3"},
	{"is", "ist", nil, Name,
		text("Eigenschaft, auch eine Kartenklasse: "+
			"einmalig, offen, turnier, mehrfach, fassungen, unbekannt, unsere, geändert",
			"property, or a card class: unique, open, tournament, several, printings, unknown, ours, changed"), "unique"},
	{"card", "karte", nil, Name, text("worin von der Karte die Rede ist", "entries about the card"), "spion"},
	{"hits", "trifft", nil, Name, text("kann treffen", "can hit"), "building"},
	{"hit-by", "getroffen-von", nil, Name, text("wird getroffen von", "is hit by"), "feuerteufel"},
	{"protects", "schützt", nil, Name, text("schützt", "protects"), "building"},
	{"protected-by", "geschützt-von", nil, Name, text("wird geschützt von", "is protected by"), "feuerwache"},
	{"immune-to", "immun-gegen", []string{"immun"}, Name, text("ist immun gegen", "is immune to"), "feuerteufel"},
	{"cannot-touch", "trifft-nicht", nil, Name,
		text("kann nicht treffen, weil es immun ist", "cannot affect, because it is immune"), "johanna"},
	{"needs", "braucht", []string{"benötigt"}, Name, text("braucht als Bedingung", "requires"), "citadel"},
	{"needed-by", "gebraucht-von", nil, Name, text("ist Bedingung für", "is required by"), "hospital"},
	{"shut-out-by", "verwehrt-durch", nil, Name, text("wird verwehrt durch", "is excluded by"), "citadel"},
	{"shuts-out", "verwehrt", nil, Name, text("verwehrt", "excludes"), "johanna"},
	{"target", "zielgebäude", []string{"ziel"}, Name,
		text("hat als Zielgebäude", "has as its target building"), "bibliothek"},
	{"target-of", "ziel-von", nil, Name, text("ist Zielgebäude von", "is the target building of"), "epos"},
	{"stops", "verhindert", []string{"stoppt"}, Name, text("verhindert", "stops"), "action"},
	{"stopped-by", "verhindert-von", nil, Name, text("wird verhindert von", "is stopped by"), "zauberveto"},
	{"doubles", "verdoppelt", nil, Name, text("verdoppelt den Ertrag von", "doubles the production of"), "wald"},
	{"doubled-by", "verdoppelt-von", nil, Name, text("wird verdoppelt von", "is doubled by"), "saegewerk"},
	{"strengthens", "stärkt", nil, Name, text("stärkt", "strengthens"), "knight"},
	{"strengthened-by", "gestärkt-von", nil, Name, text("wird gestärkt von", "is strengthened by"), "schmiede"},
	{"weakens", "schwächt", nil, Name, text("schwächt", "weakens"), "knight"},
	{"weakened-by", "geschwächt-von", nil, Name, text("wird geschwächt von", "is weakened by"), "bordell"},
	{"cheapens", "verbilligt", nil, Name, text("verbilligt", "makes cheaper"), "building"},
	{"cheapened-by", "verbilligt-von", nil, Name, text("wird verbilligt von", "is made cheaper by"), "baukran"},
	{"fetches", "holt", nil, Name,
		text("holt aus Stapel oder Ablage", "fetches from a draw stack or discard pile"), "action"},
	{"fetched-by", "geholt-von", nil, Name, text("wird geholt von", "is fetched by"), "diplomat"},
	{"affects", "beeinflusst", nil, Name, text("beeinflusst", "affects"), "kolonialstuetzpunkt"},
	{"affected-by", "beeinflusst-von", nil, Name, text("wird beeinflusst von", "is affected by"), "gesandtschaft"},
	{"exempts", "verschont", nil, Name, text("wirkt ausdrücklich nicht auf", "expressly has no effect on"), "dragon"},
	{"exempt-from", "verschont-von", nil, Name,
		text("bleibt ausdrücklich unberührt von", "is expressly unaffected by"), "schmiede"},
	{"succeeds", "folgt", []string{"löst-ab"}, Name,
		text("löst die ältere Karte ab", "replaces the older card"), "anton-der-bankier"},
	{"succeeded-by", "abgelöst-von", nil, Name, text("wird abgelöst von", "is replaced by"), "anton-der-kaemmerer"},
	{"edition", "regelstand", []string{"ausgabe", "stand", "e", "jahr", "year"}, Name,
		text("gilt oder ist erschienen nach diesem Regelstand; danach richten sich die Angaben der Karten",
			"valid or published in this edition; card facts as of that edition"), "2003"},
	{"first", "erschienen", []string{"seit", "since"}, Name,
		text("zuerst erschienen mit diesem Regelstand", "first published in this edition"), "1998"},
	{"game", "spiel", []string{"spielform"}, Name,
		text("Spiel oder Spielform: Kartenspiel, Brettspiel, Wien; Grundspiel, erweitert, Turnier",
			"game or way to play: card, board, vienna; basic, extended, tournament"), "tournament"},
	{"proven", "bewiesen", []string{"beweis"}, YesNo,
		text("von einem Szenario bewiesen", "proven by a scenario"), "yes"},
	{"verdict", "urteil", []string{"antwort"}, Name,
		text("kurze Antwort: ja, nein, kommt drauf an", "short answer: yes, no, depends"), "no"},
	{"text", "text", []string{"wortlaut", "body"}, Text,
		text("Wörter, die so hintereinander im Text stehen", "exact phrase in the text"), `"unter einen Stapel"`},
	{"title", "titel", []string{"name"}, Text, text("Wörter im Titel", "words in the title"), "hexe"},
	{"id", "nummer", []string{"artikel", "article", "nr"}, Name,
		text("Anfang der Nummer", "beginning of the id"), "112.G"},
	{"source", "quelle", nil, Name, text("Quelle", "source"), "003"},
	{"date", "datum", []string{"textstand"}, Date,
		text("Tag der letzten Änderung am Text", "date of the last change to the text"), "2026-11"},
	{"sort", "sortiere", []string{"order", "ordne", "sortierung"}, SortKey,
		text("Reihenfolge: kosten, siegpunkte, stärke, turnierpunkte, handelspunkte, anzahl, name, "+
			"nummer, set, klasse, regelstand; mit Minus davor umgekehrt",
			"order: cost, vp, strength, tournament, commerce, copies, "+
				"name, id, set, class, edition; with a leading minus in reverse"), "-vp"},
}

// Sorts lists the sort keys, each followed by its other names.
var Sorts = [][]string{
	{"relevance", "relevanz", "treffer"}, {"name", "titel", "title"}, {"id", "nummer"},
	{"cost", "kosten", "preis"}, {"vp", "siegpunkte", "sp"},
	{"strength", "stärke"}, {"tournament", "turnierpunkte", "tp"},
	{"commerce", "handelspunkte", "hp", "cp"}, {"copies", "anzahl"},
	{"set"}, {"class", "klasse"}, {"edition", "regelstand"}, {"kind", "art"},
}

// sortNamed returns the first name of the sort key that a word names.
func sortNamed(word string) (string, bool) {
	for _, names := range Sorts {
		if slices.ContainsFunc(names, func(n string) bool { return catalog.Fold(n) == catalog.Fold(word) }) {
			return names[0], true
		}
	}
	return "", false
}
