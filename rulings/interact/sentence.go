package interact

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
)

// Verdict returns the short answer to "Can A do anything to B?" and the like: yes, no, depends or undecided.
func (r Result) Verdict() string {
	switch r.Outcome {
	case Hits, Needs, Changes:
		return "yes"
	case Protected:
		if r.Effects[0].Deed == Guards && len(r.Effects[0].Rolls) > 0 {
			return "depends"
		}
		return "yes"
	case Undecided:
		return "undecided"
	}
	return "no"
}

// Sentence states the outcome in a sentence of its own.
func (r Result) Sentence(cat *catalog.Catalog, lang catalog.Lang) string {
	s := teller{r: r, lang: lang, cat: cat, a: cat.Card(r.A), b: cat.Card(r.B)}
	if s.a == nil || s.b == nil {
		return ""
	}
	return capital(s.outcome()) + "."
}

// Answer states the outcome with its verdict before it: "Yes: the Arsonist can …".
func (r Result) Answer(cat *catalog.Catalog, lang catalog.Lang) string {
	words := map[string]catalog.Text{"yes": {DE: "Ja", EN: "Yes"}, "no": {DE: "Nein", EN: "No"},
		"depends": {DE: "Zum Teil", EN: "In part"}, "undecided": {DE: "Unentschieden", EN: "Undecided"}}
	text := r.Sentence(cat, lang)
	s := teller{r: r, lang: lang, cat: cat, a: cat.Card(r.A), b: cat.Card(r.B)}
	if s.a == nil || s.b == nil {
		return text
	}
	if lang == catalog.EN { // a German sentence begins with a capital after a colon too
		text = s.outcome() + "."
	}
	return words[r.Verdict()].In(lang) + ": " + text
}

// teller writes one result in one language.
type teller struct {
	r    Result
	lang catalog.Lang
	cat  *catalog.Catalog
	a, b *catalog.Card
}

// say fills a sentence: {A} and {B} are the cards as subjects, {den A}, {dem B} and {des B} in the other cases of
// German, {n} a number, {s|p} the form for the number n, {is|are A} the form for a plural name.
func (s teller) say(text catalog.Text, n int) string {
	out := text.In(s.lang)
	for mark, k := range map[string]*catalog.Card{"A": s.a, "B": s.b} {
		for form, c := range map[string]catalog.Case{"": catalog.Nominative, "den ": catalog.Accusative,
			"dem ": catalog.Dative, "des ": catalog.Genitive} {
			out = strings.ReplaceAll(out, "{"+form+mark+"}", k.WithDefinite(s.lang, c))
		}
		out = choose(out, " "+mark, k.IsPlural(s.lang))
	}
	out = strings.ReplaceAll(out, "{n}", strconv.Itoa(max(n, -n)))
	return choose(out, "", n != 1 && n != -1)
}

// choose replaces each {one|many SUFFIX} by the form that second selects.
func choose(text, suffix string, second bool) string {
	for {
		i := strings.Index(text, "|")
		if i < 0 {
			return text
		}
		from, to := strings.LastIndex(text[:i], "{"), i+strings.Index(text[i:], "}")
		if from < 0 || to < i {
			return text
		}
		inner := text[from+1 : to]
		if suffix != "" && !strings.HasSuffix(inner, suffix) {
			// belongs to the other card or to the number: protect it from this pass
			rest := choose(text[to+1:], suffix, second)
			return text[:to+1] + rest
		}
		one, many, _ := strings.Cut(strings.TrimSuffix(inner, suffix), "|")
		if second {
			one = many
		}
		text = text[:from] + one + text[to+1:]
	}
}

// outcome returns the sentence without its capital and its full stop.
func (s teller) outcome() string {
	switch s.r.Outcome {
	case None, Refused:
		return s.without()
	case Undecided:
		return s.missing()
	}
	e := s.r.Effects[0]
	if back, ok := s.r.Back(); ok {
		s = teller{r: back, lang: s.lang, cat: s.cat, a: s.b, b: s.a}
		e = back.Effects[0]
	}
	out := s.deed(e)
	if e.Zone == Stated {
		out += catalog.Text{DE: " (so der Kartentext; nicht durchgespielt)", EN: " (by the card's text; not played)"}.In(s.lang)
	}
	if s.r.Outcome == Hits {
		out += s.rolls(e) + s.with() + s.unless()
	}
	return out
}

// without says that A does nothing to B.
func (s teller) without() string {
	if s.r.Outcome == Refused && len(s.r.Effects) > 0 { // a second copy of the card
		return s.guarded(s.r.Effects[0])
	}
	if s.r.Outcome == Refused {
		return s.say(catalog.Text{DE: "{A} {kann|können A} {dem B} nichts anhaben",
			EN: "{A} cannot affect {B}"}, 0)
	}
	return s.say(catalog.Text{DE: "{A} {wirkt|wirken A} nicht auf {den B}", EN: "{A} {has|have A} no effect on {B}"}, 0)
}

// deeds in words. Hits end so that a clause about the die can follow.
var told = map[Deed]catalog.Text{
	ToHand: {DE: "{A} {kann|können A} {den B} auf die Hand zurückschicken",
		EN: "{A} can send {B} back to the opponent's hand"},
	Stolen: {DE: "{A} {kann|können A} {den B} dem Mitspieler wegnehmen", EN: "{A} can take {B} from the opponent"},
	TakenOver: {DE: "{A} {kann|können A} {den B} ins eigene Fürstentum holen",
		EN: "{A} can bring {B} over to the player's own principality"},
	Discarded:  {DE: "{A} {kann|können A} {den B} auf die Ablage bringen", EN: "{A} can put {B} on the discard pile"},
	UnderStack: {DE: "{A} {kann|können A} {den B} unter einen Stapel bringen", EN: "{A} can put {B} under a draw stack"},
	OutOfGame:  {DE: "{A} {kann|können A} {den B} ganz aus dem Spiel nehmen", EN: "{A} can remove {B} from the game"},
	Fetched:    {DE: "{A} {kann|können A} {den B} auf die Hand holen", EN: "{A} can bring {B} into the hand"},
	Blocked:    {DE: "{A} {kann|können A} {den B} außer Kraft setzen", EN: "{A} can disable {B}"},
	Cheapens: {DE: "{A} {macht|machen A} {den B} um {n} {Rohstoff|Rohstoffe} billiger",
		EN: "{A} {makes|make A} {B} cheaper by {n} {resource|resources}"},
	Adds:    {DE: "{A} {stärkt|stärken A} {den B}", EN: "{A} {strengthens|strengthen A} {B}"},
	Lessens: {DE: "{A} {schwächt|schwächen A} {den B}", EN: "{A} {weakens|weaken A} {B}"},
	Stops:   {DE: "{A} {verhindert|verhindern A} {den B}", EN: "{A} {prevents|prevent A} {B}"},
	Moved:   {DE: "{A} {kann|können A} {den B} an einen anderen Platz bringen", EN: "{A} can move {B} to another place"},
	Yield:   {DE: "mit {dem A} {bringt|bringen B} {B} {n} mehr", EN: "with {A}, {B} {yields|yield B} {n} more"},
	Stock:   {DE: "{A} {kann|können A} Rohstoffe von {dem B} nehmen", EN: "{A} can take resources from {B}"},
	Power:   {DE: "{A} {verändert|verändern A} die Zauberkraft {des B}", EN: "{A} {changes|change A} the magic power of {B}"},
	Stars:   {DE: "{A} {verändert|verändern A} die Sterne auf {dem B}", EN: "{A} {changes|change A} the stars on {B}"},
	Stored:  {DE: "{A} {verändert|verändern A}, was auf {dem B} gespeichert ist", EN: "{A} {changes|change A} what is stored on {B}"},
}

// points in words, one more or one less.
var points = map[Deed]catalog.Plural{
	Strength: {One: catalog.Text{DE: "%d Stärkepunkt", EN: "%d strength point"},
		Many: catalog.Text{DE: "%d Stärkepunkte", EN: "%d strength points"}},
	Tourney: {One: catalog.Text{DE: "%d Turnierpunkt", EN: "%d tournament point"},
		Many: catalog.Text{DE: "%d Turnierpunkte", EN: "%d tournament points"}},
	Commerce: {One: catalog.Text{DE: "%d Handelspunkt", EN: "%d commerce point"},
		Many: catalog.Text{DE: "%d Handelspunkte", EN: "%d commerce points"}},
}

// amounts in words.
var amounts = map[string]catalog.Plural{
	"stock": {One: catalog.Text{DE: "%d Rohstoff", EN: "%d resource"}, Many: catalog.Text{DE: "%d Rohstoffe", EN: "%d resources"}},
	"hand":  {One: catalog.Text{DE: "%d Karte", EN: "%d card"}, Many: catalog.Text{DE: "%d Karten", EN: "%d cards"}},
	"stars": {One: catalog.Text{DE: "%d Stern", EN: "%d star"}, Many: catalog.Text{DE: "%d Sterne", EN: "%d stars"}},
	"limit": {One: catalog.Text{DE: "%d Handkarte", EN: "%d card in the hand limit"},
		Many: catalog.Text{DE: "%d Handkarten", EN: "%d cards in the hand limit"}},
	"points": {One: catalog.Text{DE: "%d Siegpunkt", EN: "%d victory point"},
		Many: catalog.Text{DE: "%d Siegpunkte", EN: "%d victory points"}},
	"strength": points[Strength], "tournament": points[Tourney], "commerce": points[Commerce],
}

// deed states one effect.
func (s teller) deed(e Effect) string {
	n := max(e.N, -e.N)
	switch e.Deed {
	case Strength, Tourney, Commerce:
		amount := points[e.Deed].In(s.lang, n)
		if e.N > 0 {
			return s.say(catalog.Text{DE: "{A} {bringt|bringen A} {dem B} " + amount + " mehr",
				EN: "{A} {gives|give A} {B} " + amount + " more"}, n)
		}
		return s.say(catalog.Text{DE: "{A} {nimmt|nehmen A} {dem B} " + amount, EN: "{A} {takes|take A} " + amount + " from {B}"}, n)
	case Guards, Bars:
		return s.guarded(e)
	case Shelters:
		return s.sheltered(e)
	case Requires:
		return s.required(e)
	case Counts, Pays:
		return s.counted(e)
	}
	if e.Zone == Stated {
		if t, ok := statedTold[e.Deed]; ok {
			return s.say(t, n)
		}
	}
	if e.Zone == OwnPlay || e.Zone == OwnHand {
		if t, ok := ownTold[e.Deed]; ok {
			return s.say(t, n)
		}
	}
	if t, ok := handTold[e.Deed]; ok && e.Zone == InHand {
		return s.say(t, n)
	}
	if e.Deed == Fetched {
		from := map[Zone]catalog.Text{InDiscard: {DE: "von der Ablage ", EN: " from the discard pile"},
			TheirPile: {DE: "von der Ablage des Mitspielers ", EN: " from the opponent's discard pile"},
			InStack:   {DE: "aus einem Stapel ", EN: " from a draw stack"}}[e.Zone]
		return s.say(catalog.Text{DE: "{A} {kann|können A} {den B} " + from.DE + "auf die Hand holen",
			EN: "{A} can bring {B}" + from.EN + " into the hand"}, n)
	}
	return s.say(told[e.Deed], n)
}

// statedTold are deeds whose amount the card file leaves open.
var statedTold = map[Deed]catalog.Text{
	Cheapens: {DE: "{A} {macht|machen A} {den B} billiger", EN: "{A} {makes|make A} {B} cheaper"},
	Yield:    {DE: "{A} {erhöht|erhöhen A} den Ertrag {des B}", EN: "{A} {raises|raise A} the yield of {B}"},
}

// handTold are deeds on cards in the opponent's hand.
var handTold = map[Deed]catalog.Text{
	Stolen: {DE: "{A} {kann|können A} {den B} von der Hand des Mitspielers nehmen",
		EN: "{A} can take {B} from the opponent's hand"},
	Discarded: {DE: "{A} {kann|können A} {den B} von der Hand des Mitspielers auf die Ablage bringen",
		EN: "{A} can move {B} from the opponent's hand to the discard pile"},
	UnderStack: {DE: "{A} {kann|können A} {den B} von der Hand des Mitspielers unter einen Stapel bringen",
		EN: "{A} can move {B} from the opponent's hand to the bottom of a draw stack"},
}

// ownTold are deeds on cards of the acting player himself.
var ownTold = map[Deed]catalog.Text{
	ToHand: {DE: "{A} {schickt|schicken A} {den B} des eigenen Spielers auf die Hand zurück",
		EN: "{A} {sends|send A} {B} of its own player back to the hand"},
	Blocked: {DE: "{A} {setzt|setzen A} {den B} im eigenen Fürstentum außer Kraft", EN: "{A} {disables|disable A} {B} in its player's own principality"},
}

// guarded says that A keeps things safe from B, or forbids B.
func (s teller) guarded(e Effect) string {
	if e.Deed == Bars {
		if s.a == s.b && e.Act == Builds {
			return s.say(catalog.Text{DE: "{B} {darf|dürfen B} nicht gebaut werden, wenn diese Karte schon ausliegt",
				EN: "{B} cannot be built if that card is already in play"}, 0)
		}
		verb := map[Act]catalog.Text{Plays: {DE: "gespielt", EN: "played"}, Builds: {DE: "gebaut", EN: "built"},
			Uses: {DE: "eingesetzt", EN: "used"}, Drawn: {DE: "ausgeführt", EN: "carried out"}}[e.Act]
		if e.Near {
			what := s.kinds(e.For)
			return s.say(catalog.Text{DE: "{A} {schützt|schützen A} " + what + " im selben Ort vor {dem B}",
				EN: "{A} {protects|protect A} " + what + " in the same settlement or city from {B}"}, 0)
		}
		return s.say(catalog.Text{DE: "{B} {darf|dürfen B} nicht " + verb.DE + " werden, solange {A} {ausliegt|ausliegen A}",
			EN: "{B} cannot be " + verb.EN + " while {A} {is|are A} in play"}, 0)
	}
	text := catalog.Text{DE: "{A} {schützt|schützen A} vor {dem B}", EN: "{A} {protects|protect A} against {B}"}
	if what := s.kinds(e.For); what != "" {
		text = catalog.Text{DE: "{A} {schützt|schützen A} " + what + " vor {dem B}", EN: "{A} {protects|protect A} " + what + " from {B}"}
	}
	if e.Near {
		text.DE, text.EN = text.DE+", aber nur im selben Ort", text.EN+", but only in the same settlement or city"
	}
	if len(e.Rolls) > 0 {
		text.DE += ": Der Angriff gelingt dann nur bei " + faces(e.Rolls, "oder")
		text.EN += ": the attack then succeeds only on " + faces(e.Rolls, "or")
	}
	return s.say(text, 0)
}

// kinds names the kinds of cards that the targets of an act stand for.
func (s teller) kinds(ids []string) string {
	words := map[string]catalog.Text{"bibliothek": {DE: "Gebäude", EN: "buildings"}, "kloster": {DE: "Gebäude", EN: "buildings"},
		"kirche": {DE: "Gebäude", EN: "buildings"}, "karl-der-starke": {DE: "Ritter", EN: "knights"},
		"kanone": {DE: "Kanonen", EN: "cannons"}, "gold-handelsflotte": {DE: "Flotten", EN: "fleets"},
		"samsor": {DE: "Drachen", EN: "dragons"}, "ari": {DE: "Zauberer", EN: "wizards"},
		"wahrsagung": {DE: "Zauberbücher", EN: "spell books"}, "haendler": {DE: "Handkarten", EN: "cards in hand"}}
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

// required says what A needs.
func (s teller) required(e Effect) string {
	verb := map[Act]catalog.Text{Plays: {DE: "gespielt", EN: "played"}, Builds: {DE: "gebaut", EN: "built"}}[e.Act]
	if s.b.Is(catalog.Citadel, s.r.Edition) || len(e.For) == 0 {
		return s.say(catalog.Text{DE: "{A} {darf|dürfen A} nur " + verb.DE + " werden, wenn man {den B} hat",
			EN: "{A} can be " + verb.EN + " only if its player has {B}"}, 0)
	}
	var names []string
	for _, id := range e.For {
		names = append(names, s.cat.Card(id).WithDefinite(s.lang, catalog.Accusative))
	}
	or := list(names, catalog.Text{DE: "oder", EN: "or"}.In(s.lang))
	return s.say(catalog.Text{DE: "{A} {braucht|brauchen A} {den B} oder " + or, EN: "{A} {needs|need A} {B} or " + or}, 0)
}

// counted says what one card brings with the other.
func (s teller) counted(e Effect) string {
	n := max(e.N, -e.N)
	amount := amounts[e.What].In(s.lang, n)
	more := catalog.Text{DE: "mehr", EN: "more"}
	if e.N < 0 {
		more = catalog.Text{DE: "weniger", EN: "less"}
		if e.What != "stock" {
			more.EN = "fewer"
		}
	}
	switch {
	case e.Act == Builds:
		return s.say(catalog.Text{DE: "{A} und {B} bringen zusammen " + amount + " " + more.DE + " als einzeln",
			EN: "{A} and {B} together bring " + amount + " " + more.EN + " than apart"}, n)
	case e.Deed == Pays && e.N > 0 && e.Zone == OwnPlay:
		return s.say(catalog.Text{DE: "{A} {bringt|bringen A} " + amount + ", wenn der Mitspieler {den B} einsetzt",
			EN: "{A} {brings|bring A} " + amount + " when the opponent uses {B}"}, n)
	}
	return s.say(catalog.Text{DE: "mit {dem A} {bringt|bringen B} {B} " + amount + " " + more.DE,
		EN: "with {A}, {B} {brings|bring B} " + amount + " " + more.EN}, n)
}

// rolls states on which faces of the die it happens.
func (s teller) rolls(e Effect) string {
	if len(e.Rolls) == 0 {
		return ""
	}
	return catalog.Text{DE: ", wenn der Würfel " + faces(e.Rolls, "oder") + " zeigt",
		EN: " on a roll of " + faces(e.Rolls, "or")}.In(s.lang)
}

// with states what A needs for it besides.
func (s teller) with() string {
	var out []string
	for _, id := range s.r.With {
		if k := s.cat.Card(id); k != nil {
			out = append(out, k.ShortTitle(s.lang))
		}
	}
	if len(out) == 0 {
		return ""
	}
	return catalog.Text{DE: ", aber nur mit eigener ", EN: ", but only if its player has a "}.In(s.lang) + strings.Join(out, ", ")
}

// unless states what protects B.
func (s teller) unless() string {
	var clauses []string
	for _, g := range s.r.By {
		k := s.cat.Card(g.Card)
		if k == nil {
			continue
		}
		name := k.WithDefinite(s.lang, catalog.Nominative)
		var c catalog.Text
		switch {
		case g.Zone == InHand || k.Is(catalog.SpellBook, s.r.Edition):
			with := k.WithDefinite(s.lang, catalog.Dative)
			c = catalog.Text{DE: "der Mitspieler antwortet mit " + with, EN: "the opponent answers with " + name}
		case g.Near:
			c = catalog.Text{DE: name + " liegt im selben Ort", EN: name + " is in the same city"}
		case g.Zone == OwnPlay || g.Only:
			c = catalog.Text{DE: name + " liegt aus", EN: name + " is in play"}
		default:
			c = catalog.Text{DE: "der Mitspieler hat " + k.WithDefinite(s.lang, catalog.Accusative), EN: "the opponent has " + name}
		}
		if len(g.Rolls) > 0 {
			c.DE += " (dann nur bei " + faces(g.Rolls, "oder") + ")"
			c.EN += " (then only on " + faces(g.Rolls, "or") + ")"
		}
		clauses = append(clauses, c.In(s.lang))
	}
	if len(clauses) == 0 {
		return ""
	}
	return catalog.Text{DE: ", es sei denn, ", EN: ", unless "}.In(s.lang) + list(clauses, catalog.Text{DE: "oder", EN: "or"}.In(s.lang))
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
	if e.Near {
		out += catalog.Text{DE: ", aber nur im selben Ort", EN: ", but only in the same settlement or city"}.In(s.lang)
	}
	return out
}

// dieFaces are the faces of the event die, in the dative of German.
var dieFaces = map[string]catalog.Text{"brigands": {DE: "dem Räuberüberfall", EN: "the brigand raid"},
	"sun":        {DE: "der Sonne des Ereigniswürfels", EN: "the sun of the event die"},
	"tournament": {DE: "dem Turnier", EN: "the tournament"}, "trade": {DE: "dem Handelsvorteil", EN: "the trade advantage"},
	"event": {DE: "dem Fragezeichen", EN: "the question mark"}}

// unplayed says that texts connect the cards but no position shows an effect.
func (s teller) unplayed() string {
	var see []string
	for _, id := range s.r.See {
		if card, ok := strings.CutPrefix(id, "card:"); ok {
			id = catalog.Text{DE: "Karte „" + s.cat.Card(card).ShortTitle(catalog.DE) + "“",
				EN: "the card " + s.cat.Card(card).ShortTitle(catalog.EN)}.In(s.lang)
		}
		see = append(see, id)
	}
	return s.say(catalog.Text{DE: "der Schiedsrichter hat in den geprüften Stellungen keine Wirkung {des A} auf {den B} gefunden; siehe ",
		EN: "the referee found no effect of {A} on {B} in the positions tried; see "}, 0) + strings.Join(see, ", ")
}

// missing says what no source states.
func (s teller) missing() string {
	if len(s.r.See) > 0 && len(s.r.Missing) == 0 {
		return s.unplayed()
	}
	var facts []string
	for _, f := range s.r.Missing {
		facts = append(facts, Fact(s.cat, f).In(s.lang))
	}
	return s.say(catalog.Text{DE: "was {A} mit {dem B} {macht|machen A}, sagt keine Quelle; es fehlt: ",
		EN: "no source says what {A} {does|do A} to {B}; missing: "}, 0) + strings.Join(facts, ", ")
}

// Fact puts a missing fact of Result.Missing into words.
func Fact(cat *catalog.Catalog, fact string) catalog.Text {
	kind, id, of := strings.Cut(fact, " of ")
	words := map[string]catalog.Text{"effect": {DE: "was die Karte %s genau bewirkt", EN: "what exactly %s does"},
		"class": {DE: "zu welcher Klasse die Karte %s gehört", EN: "the class of %s"}, "number": {DE: "die Zahl auf der Karte %s", EN: "the number on %s"},
		"gain": {DE: "was die Karte %s einbringt", EN: "what %s brings"}, "cost": {DE: "was die Karte %s kostet", EN: "the cost of %s"},
		"strength points": {DE: "Stärkepunkte", EN: "strength points"}, "commerce points": {DE: "Handelspunkte", EN: "commerce points"},
		"tournament points": {DE: "Turnierpunkte", EN: "tournament points"}, "victory points": {DE: "Siegpunkte", EN: "victory points"}}
	t, ok := words[kind]
	if !ok {
		return catalog.Text{DE: fact, EN: fact}
	}
	if k := cat.Card(id); of && k != nil && strings.Contains(t.EN, "%s") {
		return catalog.Text{DE: fmt.Sprintf(t.DE, "„"+k.ShortTitle(catalog.DE)+"“"), EN: fmt.Sprintf(t.EN, k.WithDefinite(catalog.EN, 0))}
	}
	return t
}

// faces writes the faces of a die: "1–5", "1 or 2", "3, 5 or 6".
func faces(rolls []int8, or string) string {
	if n := len(rolls); n > 2 && rolls[n-1]-rolls[0] == int8(n-1) {
		return fmt.Sprintf("%d–%d", rolls[0], rolls[n-1])
	}
	var out []string
	for _, r := range rolls {
		out = append(out, strconv.Itoa(int(r)))
	}
	return list(out, or)
}

// list joins words with commas and a conjunction.
func list(words []string, and string) string {
	if n := len(words); n > 1 {
		return strings.Join(words[:n-1], ", ") + " " + and + " " + words[n-1]
	}
	return strings.Join(words, "")
}

func capital(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}
