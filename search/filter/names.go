package filter

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// kindNames lists names of kinds besides their ids.
var kindNames = map[catalog.Kind][]string{
	catalog.KindRuling:   {"rulings", "entscheid", "entscheide", "artikel", "article"},
	catalog.KindCard:     {"cards", "karte", "karten"},
	catalog.KindSet:      {"sets", "themenset"},
	catalog.KindClass:    {"classes", "klasse", "klassen"},
	catalog.KindRule:     {"rules", "regel", "regeln", "regelheft"},
	catalog.KindTerm:     {"terms", "begriff", "begriffe", "glossar", "glossary"},
	catalog.KindScenario: {"scenarios", "szenario", "szenarien", "beweis"},
}

// KindNamed returns the kind that a word names in a filter.
func KindNamed(word string) (catalog.Kind, bool) {
	for k, names := range kindNames {
		if word == string(k) || slices.Contains(names, strings.ToLower(word)) {
			return k, true
		}
	}
	return "", false
}

// verdictNames maps the names of verdicts in both languages.
var verdictNames = map[string]rulings.Verdict{
	"ja": rulings.Yes, "yes": rulings.Yes, "nein": rulings.No, "no": rulings.No,
	"depends": rulings.Depends, "kommt drauf an": rulings.Depends, "kommtdraufan": rulings.Depends,
	"none": rulings.VerdictNone, "keins": rulings.VerdictNone,
}

// VerdictNamed returns the verdict that a word names in a filter.
func VerdictNamed(word string) (rulings.Verdict, bool) {
	v, ok := verdictNames[strings.ToLower(word)]
	return v, ok
}

// propertyNames maps the German names of the properties of cards.
var propertyNames = map[string]catalog.Property{
	"einmalig": catalog.UniqueCard, "offen": catalog.OpenCard, "turnier": catalog.TournamentOnly,
	"mehrfach": catalog.InSeveralSets, "fassungen": catalog.WithPrintings, "unbekannt": catalog.WithUnknowns,
}

// variantNames maps the German names of the variants of the card game.
var variantNames = map[string]catalog.Game{
	"grundspiel": catalog.Basic, "erweitert": catalog.Extended, "erweitertesgrundspiel": catalog.Extended,
	"turnier": catalog.Tournament, "turnierspiel": catalog.Tournament,
}
