package interact

import (
	"strings"

	"catanica/catalog"
)

// Absent returns the cards of a case that do not exist in its edition and game.
func Absent(cat *catalog.Catalog, c Case) []*catalog.Card {
	var out []*catalog.Card
	for _, id := range [2]string{c.A, c.B} {
		k := cat.Card(id)
		if k == nil || len(out) > 0 && out[0] == k {
			continue
		}
		w := World{c.Edition, c.Game}
		if !has(cat, k, w) || reserved(k, w) {
			out = append(out, k)
		}
	}
	return out
}

// reserved reports whether the card is for the tournament game only, and w is another game.
func reserved(k *catalog.Card, w World) bool {
	only, known := k.Tournament.At(w.Edition)
	return known == catalog.Known && only && w.Game != catalog.Tournament
}

// Lack is why a card is missing from an edition or a game.
type Lack int

// The reasons.
const (
	NotYet     Lack = iota // it came out later
	NotInBasic             // the basic game has no such card
	Reserved               // it is for the tournament game only
)

// LackOf returns why a card is missing from an edition and game in which it is absent.
func LackOf(cat *catalog.Catalog, k *catalog.Card, w World) Lack {
	switch {
	case !cat.Exists(k, w.Edition):
		return NotYet
	case reserved(k, w):
		return Reserved
	}
	return NotInBasic
}

// Lacking says that cards are missing from an edition or game, and why: a sentence without its capital and its full
// stop.
func Lacking(cat *catalog.Catalog, why Lack, cards []*catalog.Card, e catalog.EditionID, lang catalog.Lang) string {
	several := len(cards) > 1 || len(cards) == 1 && cards[0].IsPlural(lang)
	verb := func(one, many catalog.Text) string {
		if several {
			return many.In(lang)
		}
		return one.In(lang)
	}
	form := catalog.Nominative
	if why == NotYet {
		form = catalog.Accusative
	}
	var names []string
	for _, k := range cards {
		names = append(names, k.WithDefinite(lang, form))
	}
	all := list(names, catalog.Text{DE: "und", EN: "and"}.In(lang))
	switch why {
	case NotYet:
		return catalog.Textf("unter den Regeln von %s gab es %s noch nicht", "under the rules of %s, %s did not exist yet",
			Era(e), all).In(lang)
	case Reserved:
		return catalog.Textf("%s %s nur für das Turnierspiel", "%s %s for the tournament game only", all,
			verb(catalog.Text{DE: "ist", EN: "is"}, catalog.Text{DE: "sind", EN: "are"})).In(lang)
	}
	text := catalog.Textf("%s %s nicht zum Grundspiel", "%s %s not part of the basic game", all,
		verb(catalog.Text{DE: "gehört", EN: "is"}, catalog.Text{DE: "gehören", EN: "are"})).In(lang)
	var sets []string
	for _, k := range cards {
		for _, in := range k.Sets {
			if set := cat.Set(in.Set); len(cards) == 1 && set != nil {
				sets = append(sets, set.Within(lang))
			}
		}
	}
	if len(sets) > 0 {
		text += catalog.Text{DE: ", sondern zu: ", EN: ", but of: "}.In(lang) +
			list(sets, catalog.Text{DE: "und", EN: "and"}.In(lang))
	}
	return text
}

// Era names an edition after *the rules of*: a year, or the PC version.
func Era(e catalog.EditionID) catalog.Text {
	if e == catalog.EdCDROM {
		return catalog.Text{DE: "2000 bis 2002 (PC-Version)", EN: "2000 to 2002 (PC version)"}
	}
	return catalog.Text{DE: string(e), EN: string(e)}
}

// Absence says which of the cards of a case are missing from its edition and game, and why, in whole sentences; "" if
// none is.
func Absence(cat *catalog.Catalog, c Case, lang catalog.Lang) string {
	by := map[Lack][]*catalog.Card{}
	for _, k := range Absent(cat, c) {
		why := LackOf(cat, k, World{c.Edition, c.Game})
		by[why] = append(by[why], k)
	}
	var out []string
	for _, why := range []Lack{NotYet, NotInBasic, Reserved} {
		if len(by[why]) > 0 {
			out = append(out, catalog.Capital(Lacking(cat, why, by[why], c.Edition, lang))+".")
		}
	}
	return strings.Join(out, " ")
}
