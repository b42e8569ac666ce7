package interact

import (
	"slices"

	"catanica/catalog"
)

// guarded says that A keeps things safe from B, or forbids B.
func (s teller) guarded(e Effect) string {
	if e.Deed == Bars {
		if s.a == s.b && e.Act == Builds {
			return s.say(catalog.Text{DE: "{B} {darf|dürfen B} nicht gebaut werden, wenn diese Karte schon ausliegt",
				EN: "{B} cannot be built if that card is already in play"}, 0)
		}
		verb := map[Act]catalog.Text{Plays: {DE: "gespielt", EN: "played"}, Builds: {DE: "gebaut", EN: "built"},
			Uses: {DE: "eingesetzt", EN: "used"}, Drawn: {DE: "ausgeführt", EN: "carried out"}}[e.Act]
		if s.near(e) {
			what := s.kinds(e.For)
			return s.say(catalog.Text{DE: "{A} {schützt|schützen A} " + what + " im selben Ort vor {dem B}",
				EN: "{A} {protects|protect A} " + what + " in the same settlement or city from {B}"}, 0)
		}
		return s.say(catalog.Text{DE: "{B} {darf|dürfen B} nicht " + verb.DE + " werden, solange {A} {ausliegt|ausliegen A}",
			EN: "{B} cannot be " + verb.EN + " while {A} {is|are A} in play"}, 0)
	}
	text := catalog.Text{DE: "{A} {schützt|schützen A} vor {dem B}", EN: "{A} {protects|protect A} against {B}"}
	if what := s.kinds(e.For); what != "" {
		text = catalog.Text{
			DE: "{A} {schützt|schützen A} " + what + " vor {dem B}",
			EN: "{A} {protects|protect A} " + what + " from {B}",
		}
	}
	if s.near(e) {
		text.DE, text.EN = text.DE+", aber nur im selben Ort", text.EN+", but only in the same settlement or city"
	}
	if s.reachless(s.a) {
		text.DE, text.EN = text.DE+reachless.DE, text.EN+reachless.EN
	}
	if len(e.Rolls) > 0 {
		text.DE += ": Der Angriff gelingt dann nur bei " + faces(e.Rolls, "oder")
		text.EN += ": the attack then succeeds only on " + faces(e.Rolls, "or")
	}
	return s.say(text, 0)
}

// near reports whether A protects only at its own place, and a source says so.
func (s teller) near(e Effect) bool { return e.Near && !s.reachless(s.a) }

// reachless reports whether no source says how far the card's protection reaches.
func (s teller) reachless(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Play.Works, func(x catalog.Word) bool {
		return x.Name == "shields" && x.Arg.Get("reach").Str == "unstated"
	})
}

// reachless is what a sentence says of such a card.
var reachless = catalog.Text{DE: " (wie weit, sagt keine Quelle)", EN: " (how far, no source says)"}

// kinds names the kinds of cards that the targets of an act stand for.
func (s teller) kinds(ids []string) string {
	words := map[string]catalog.Text{
		"bibliothek":         {DE: "Gebäude", EN: "buildings"},
		"kloster":            {DE: "Gebäude", EN: "buildings"},
		"kirche":             {DE: "Gebäude", EN: "buildings"},
		"karl-der-starke":    {DE: "Ritter", EN: "knights"},
		"kanone":             {DE: "Kanonen", EN: "cannons"},
		"gold-handelsflotte": {DE: "Flotten", EN: "fleets"},
		"samsor":             {DE: "Drachen", EN: "dragons"},
		"ari":                {DE: "Zauberer", EN: "wizards"},
		"wahrsagung":         {DE: "Zauberbücher", EN: "spell books"},
		"haendler":           {DE: "Handkarten", EN: "cards in hand"},
	}
	var out []string
	for _, id := range ids {
		word := words[id].In(s.lang)
		if word == "" {
			word = catalog.Text{DE: "Karten", EN: "cards"}.In(s.lang)
		}
		if !slices.Contains(out, word) {
			out = append(out, word)
		}
	}
	return list(out, catalog.Text{DE: "und", EN: "and"}.In(s.lang))
}

// sheltered says from which cards and faces of the event die A keeps B safe.
func (s teller) sheltered(e Effect) string {
	const most = 4
	var from []string
	for _, id := range e.For {
		if len(from) < most {
			from = append(from, s.cat.Card(id).WithDefinite(s.lang, catalog.Dative))
		}
	}
	for _, face := range e.Die {
		from = append(from, dieFaces[face].In(s.lang))
	}
	if len(e.For) > most {
		from = append(from, catalog.Text{DE: "anderen", EN: "others"}.In(s.lang))
	}
	text := catalog.Text{DE: "{A} {schützt|schützen A} {den B} vor ", EN: "{A} {protects|protect A} {B} from "}
	out := s.say(text, 0) + list(from, catalog.Text{DE: "und", EN: "and"}.In(s.lang))
	if s.reachless(s.a) {
		out += reachless.In(s.lang)
	}
	if s.near(e) {
		out += catalog.Text{DE: ", aber nur im selben Ort", EN: ", but only in the same settlement or city"}.In(s.lang)
	}
	return out
}

// dieFaces are the faces of the event die, in the dative of German.
var dieFaces = map[string]catalog.Text{
	"brigands":   {DE: "dem Räuberüberfall", EN: "the brigand raid"},
	"sun":        {DE: "der Sonne des Ereigniswürfels", EN: "the sun of the event die"},
	"tournament": {DE: "dem Turnier", EN: "the tournament"},
	"trade":      {DE: "dem Handelsvorteil", EN: "the trade advantage"},
	"event":      {DE: "dem Fragezeichen", EN: "the question mark"},
}
