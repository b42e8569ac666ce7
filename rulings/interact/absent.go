package interact

import "catanica/catalog"

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

// Absence says why a card does not exist in an edition and game.
func Absence(cat *catalog.Catalog, k *catalog.Card, w World, lang catalog.Lang) string {
	s := teller{lang: lang, cat: cat, a: k, b: k}
	edition := catalog.Text{DE: string(w.Edition), EN: string(w.Edition)}
	if e := cat.Edition(string(w.Edition)); e != nil {
		edition = e.Name
	}
	text := catalog.Text{DE: "{A} {gehört|gehören A} nicht zum Grundspiel",
		EN: "{A} {is|are A} not part of the basic game"}
	switch {
	case !cat.Exists(k, w.Edition):
		text = catalog.Text{DE: "{A} {war|waren A} noch nicht erschienen (Regelstand: " + edition.DE + ")",
			EN: "{A} had not come out yet (edition: " + edition.EN + ")"}
	case reserved(k, w):
		text = catalog.Text{DE: "{A} {ist|sind A} nur für das Turnierspiel",
			EN: "{A} {is|are A} for the tournament game only"}
	}
	return capital(s.say(text, 0)) + "."
}
