package query

import (
	"slices"
	"strings"

	"catanica/catalog"

	"github.com/agnivade/levenshtein"
)

// Form is what the values of a key look like.
type Form int

// The forms of values.
const (
	Name    Form = iota // a name or id: of a set, class, card, edition, kind …
	Number              // 3, 2..4, unknown, none; takes all operators
	YesNo               // yes or no, ja or nein
	Text                // any words, a phrase in quotes
	Date                // 2026-11-21 or the beginning of one; takes all operators
	SortKey             // one of Sorts, a minus in front for the greatest first
)

// Key is a word that stands before an operator.
type Key struct {
	Name    string   // in English, as the help shows it
	German  string   // the same in German
	Aliases []string // others, in either language
	Form    Form
	About   catalog.Text // what it asks for, as the help says it
	Example string       // a value that finds something
}

// Keys are all keys, in the order of the help.
func Keys() []Key { return slices.Clone(keys) }

// Lookup finds a key by its name or an alias, in any case and spelling of umlauts.
func Lookup(name string) (*Key, bool) {
	folded := catalog.Fold(name)
	for i := range keys {
		k := &keys[i]
		if catalog.Fold(k.Name) == folded || catalog.Fold(k.German) == folded || slices.ContainsFunc(k.Aliases, func(a string) bool { return catalog.Fold(a) == folded }) {
			return k, true
		}
	}
	return nil, false
}

// maxKey is the most bytes of a key that may be a mistyped one.
const maxKey = 24

// nearest is the name of the key that looks most like name, in the language of its names; "" if none does.
func nearest(name string) string {
	if len(name) > maxKey {
		return ""
	}
	best, least := "", 3
	folded := strings.ToLower(name)
	for _, k := range keys {
		for _, n := range append([]string{k.Name, k.German}, k.Aliases...) {
			if d := levenshtein.ComputeDistance(folded, n); d < least && d < len(n) {
				best, least = n, d
			}
		}
	}
	return best
}

func say(de, en string) catalog.Text { return catalog.Text{DE: de, EN: en} }

// keys is the table; a new key is a line here and a line in package search that says what it finds.
var keys = []Key{
	{"kind", "art", []string{"k"}, Name, say("Art des Eintrags: Entscheid, Karte, Begriff, Regel, Set, Klasse, Szenario", "kind of entry: ruling, card, term, rule, set, class, scenario"), "ruling"},
	{"set", "set", []string{"s", "box", "schachtel", "themenset"}, Name, say("Set, mit Namen oder Kürzel", "set, by name or sign"), "zud"},
	{"class", "klasse", []string{"c", "kartenklasse", "type", "typ", "t"}, Name, say("Kartenklasse oder Kartentyp", "card class or type"), "building"},
	{"cost", "kosten", []string{"preis", "price"}, Number, say("Kosten in Rohstoffen zusammen", "cost in resources together"), "3"},
	{"lumber", "holz", []string{"wood"}, Number, say("Kosten an Holz", "lumber in the cost"), "2"},
	{"brick", "lehm", []string{"clay"}, Number, say("Kosten an Lehm", "brick in the cost"), "2"},
	{"ore", "erz", nil, Number, say("Kosten an Erz", "ore in the cost"), "2"},
	{"grain", "getreide", []string{"korn", "wheat"}, Number, say("Kosten an Getreide", "grain in the cost"), "2"},
	{"wool", "wolle", []string{"sheep", "schaf"}, Number, say("Kosten an Wolle", "wool in the cost"), "2"},
	{"gold", "gold", nil, Number, say("Kosten an Gold", "gold in the cost"), "2"},
	{"power", "zauberkraft", []string{"magie", "mana"}, Number, say("Kosten an Zauberkraft", "magic power in the cost"), "1"},
	{"stars", "sterne", []string{"star", "stern"}, Number, say("Kosten an Sternen", "stars in the cost"), "1"},
	{"vp", "siegpunkte", []string{"sp", "victory", "siegpunkt"}, Number, say("Siegpunkte", "victory points"), "1"},
	{"strength", "stärke", []string{"stärkepunkte", "kraft", "str", "stp"}, Number, say("Stärkepunkte", "strength points"), "3"},
	{"tournament", "turnierpunkte", []string{"tp", "turnier"}, Number, say("Turnierpunkte", "tournament points"), "3"},
	{"commerce", "handelspunkte", []string{"cp", "hp", "handel"}, Number, say("Handelspunkte", "commerce points"), "1"},
	{"copies", "anzahl", []string{"kopien", "exemplare"}, Number, say("wie oft die Karte in ihren Sets liegt", "how often the card lies in its sets"), "3"},
	{"is", "ist", nil, Name, say("Eigenschaft, auch eine Kartenklasse: einmalig, offen, turnier, mehrfach, fassungen, unbekannt, unsere, geändert", "property, or a card class: unique, open, tournament, several, printings, unknown, ours, changed"), "unique"},
	{"card", "karte", nil, Name, say("worin von der Karte die Rede ist", "what speaks of the card"), "spion"},
	{"hits", "trifft", nil, Name, say("kann treffen", "can hit"), "building"},
	{"hit-by", "getroffen-von", nil, Name, say("wird getroffen von", "is hit by"), "feuerteufel"},
	{"protects", "schützt", nil, Name, say("schützt", "protects"), "building"},
	{"protected-by", "geschützt-von", nil, Name, say("wird geschützt von", "is protected by"), "feuerwache"},
	{"immune-to", "immun-gegen", []string{"immun"}, Name, say("ist immun gegen", "is immune to"), "feuerteufel"},
	{"cannot-touch", "trifft-nicht", nil, Name, say("kann nicht treffen, weil es immun ist", "cannot touch, because it is immune"), "johanna"},
	{"needs", "braucht", []string{"benötigt"}, Name, say("braucht als Bedingung", "needs as a condition"), "citadel"},
	{"needed-by", "gebraucht-von", nil, Name, say("ist Bedingung für", "is a condition of"), "hospital"},
	{"shut-out-by", "verwehrt-durch", nil, Name, say("wird verwehrt durch", "is shut out by"), "citadel"},
	{"shuts-out", "verwehrt", nil, Name, say("verwehrt", "shuts out"), "johanna"},
	{"target", "zielgebäude", []string{"ziel"}, Name, say("hat als Zielgebäude", "has as its target building"), "bibliothek"},
	{"target-of", "ziel-von", nil, Name, say("ist Zielgebäude von", "is the target building of"), "epos"},
	{"stops", "verhindert", []string{"stoppt"}, Name, say("verhindert", "stops"), "action"},
	{"stopped-by", "verhindert-von", nil, Name, say("wird verhindert von", "is stopped by"), "zauberveto"},
	{"doubles", "verdoppelt", nil, Name, say("verdoppelt den Ertrag von", "doubles the yield of"), "wald"},
	{"doubled-by", "verdoppelt-von", nil, Name, say("wird verdoppelt von", "is doubled by"), "saegewerk"},
	{"strengthens", "stärkt", nil, Name, say("stärkt", "strengthens"), "knight"},
	{"strengthened-by", "gestärkt-von", nil, Name, say("wird gestärkt von", "is strengthened by"), "schmiede"},
	{"weakens", "schwächt", nil, Name, say("schwächt", "weakens"), "knight"},
	{"weakened-by", "geschwächt-von", nil, Name, say("wird geschwächt von", "is weakened by"), "bordell"},
	{"cheapens", "verbilligt", nil, Name, say("verbilligt", "makes cheaper"), "building"},
	{"cheapened-by", "verbilligt-von", nil, Name, say("wird verbilligt von", "is made cheaper by"), "baukran"},
	{"fetches", "holt", nil, Name, say("holt aus Stapel oder Ablage", "fetches from a stack or pile"), "action"},
	{"fetched-by", "geholt-von", nil, Name, say("wird geholt von", "is fetched by"), "diplomat"},
	{"succeeds", "folgt", []string{"löst-ab"}, Name, say("löst die ältere Karte ab", "takes over from the older card"), "anton-der-bankier"},
	{"succeeded-by", "abgelöst-von", nil, Name, say("wird abgelöst von", "is succeeded by"), "anton-der-kaemmerer"},
	{"edition", "regelstand", []string{"ausgabe", "stand", "e", "jahr", "year"}, Name, say("gilt oder ist erschienen nach diesem Regelstand; Angaben der Karten nach ihm", "holds or is out under these rules; the facts of cards under them"), "2003"},
	{"first", "erschienen", []string{"seit", "since"}, Name, say("zuerst erschienen mit diesem Regelstand", "first out with these rules"), "1998"},
	{"game", "spiel", []string{"spielform"}, Name, say("Spiel oder Spielform: Kartenspiel, Brettspiel, Wien; Grundspiel, erweitert, Turnier", "game or way to play: card, board, vienna; basic, extended, tournament"), "tournament"},
	{"proven", "bewiesen", []string{"beweis"}, YesNo, say("von einem Szenario bewiesen", "proven by a scenario"), "yes"},
	{"verdict", "urteil", []string{"antwort"}, Name, say("kurze Antwort: ja, nein, kommt drauf an", "short answer: yes, no, depends"), "no"},
	{"text", "text", []string{"wortlaut", "body"}, Text, say("Wörter, die so hintereinander im Text stehen", "words that stand in the text just so"), `"unter einen Stapel"`},
	{"title", "titel", []string{"name"}, Text, say("Wörter im Titel", "words in the title"), "hexe"},
	{"id", "nummer", []string{"artikel", "article", "nr"}, Name, say("Anfang der Nummer", "beginning of the id"), "112.G"},
	{"source", "quelle", nil, Name, say("Quelle", "source"), "003"},
	{"date", "datum", []string{"textstand"}, Date, say("Tag der letzten Änderung am Text", "day of the text's last change"), "2026-11"},
	{"sort", "sortiere", []string{"order", "ordne", "sortierung"}, SortKey, say("Reihenfolge: kosten, siegpunkte, stärke, turnierpunkte, handelspunkte, anzahl, name, nummer, set, klasse, regelstand; mit Minus davor umgekehrt", "order: cost, vp, strength, tournament, commerce, copies, name, id, set, class, edition; with a minus in front the other way round"), "-vp"},
}

// Sorts are what may be sorted by, each with its other names.
var Sorts = [][]string{
	{"relevance", "relevanz", "treffer"}, {"name", "titel", "title"}, {"id", "nummer"}, {"cost", "kosten", "preis"}, {"vp", "siegpunkte", "sp"},
	{"strength", "stärke"}, {"tournament", "turnierpunkte", "tp"}, {"commerce", "handelspunkte", "hp", "cp"}, {"copies", "anzahl"},
	{"set"}, {"class", "klasse"}, {"edition", "regelstand"}, {"kind", "art"},
}

// sortNamed is the first name of what a word sorts by.
func sortNamed(word string) (string, bool) {
	for _, names := range Sorts {
		if slices.ContainsFunc(names, func(n string) bool { return catalog.Fold(n) == catalog.Fold(word) }) {
			return names[0], true
		}
	}
	return "", false
}
