package scenario

import (
	"fmt"
	"strings"
	"unicode"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// tell puts an event into words.
func (p *player) tell(e engine.Event) EventResult {
	r := EventResult{Type: e.Type, Who: e.Who.String(), N: e.N, From: e.From, To: e.To, Cites: e.Cites,
		Card: p.cardID(e.Card), On: p.cardID(e.On), Readings: p.readings(e.Reads)}
	if e.Get.Total() > 0 {
		r.Get = bagText(e.Get).EN
	}
	said, ok := p.table.Book.Sentence(e.Type)
	if !ok {
		said = catalog.Text{DE: e.Type, EN: e.Type}
	}
	if !e.Text.Empty() {
		said = e.Text
	}
	r.Text = catalog.Text{DE: p.fill(said.DE, catalog.DE, e), EN: p.fill(said.EN, catalog.EN, e)}
	return r
}

func (p *player) cardID(c engine.CardNo) string {
	if c == engine.NoCard {
		return ""
	}
	return p.table.Book.ID(p.s.Cards[c].Def)
}

// fill puts the event's players, cards and numbers into a sentence; word and clause list the placeholders. In German,
// {der card}, {den card}, {dem card} and {des card} are the card's name in the four cases with its definite article, if
// it takes one; {Der card} begins a sentence.
func (p *player) fill(s string, lang catalog.Lang, e engine.Event) string {
	var out strings.Builder
	for {
		before, rest, open := strings.Cut(s, "{")
		out.WriteString(before)
		if !open {
			return out.String()
		}
		name, after, _ := strings.Cut(rest, "}")
		out.WriteString(p.word(name, lang, e))
		s = after
	}
}

// word returns what a placeholder of a sentence stands for. `one|more` is the form for the event's number.
func (p *player) word(name string, lang catalog.Lang, e engine.Event) string {
	if one, more, ok := strings.Cut(name, "|"); ok {
		if e.N == 1 {
			return one
		}
		return more
	}
	switch name {
	case "who":
		return PlayerName(e.Who, lang)
	case "card":
		return p.cardName(e.Card, lang)
	case "on":
		return p.cardName(e.On, lang)
	case "the card":
		return p.theCard(e.Card, lang)
	case "the on":
		return p.theCard(e.On, lang)
	case "The card":
		return capital(p.theCard(e.Card, lang))
	case "The on":
		return capital(p.theCard(e.On, lang))
	case " the on":
		return ifAny(" ", p.cardName(e.On, lang))
	case " den on":
		return ifAny(" ", p.inCase(e.On, catalog.Accusative))
	case "through":
		if lang == catalog.DE {
			return ifAny(" durch ", p.inCase(e.Card, catalog.Accusative))
		}
		return ifAny(" through ", p.cardName(e.Card, lang))
	case "pile":
		return p.pileName(e.Who, lang)
	case "n":
		return fmt.Sprint(e.N)
	case "get":
		return bagText(e.Get).In(lang)
	case "price":
		return priceText(e.Get, e.N).In(lang)
	case "from":
		return p.inWords(e.From, lang)
	case "to":
		return p.inWords(e.To, lang)
	}
	if article, field, ok := strings.Cut(name, " "); ok && (field == "card" || field == "on") {
		c := e.Card
		if field == "on" {
			c = e.On
		}
		if k, known := articles[strings.ToLower(article)]; known {
			said := p.inCase(c, k)
			if k == catalog.Nominative && p.isPlural(c) { // the verb is in the singular
				said = p.theCard(c, lang)
			}
			if article == "Der" {
				said = capital(said)
			}
			return said
		}
	}
	return p.clause(name, lang, e)
}

// articles are the articles that begin a placeholder, with their cases.
var articles = map[string]catalog.Case{
	"der": catalog.Nominative, "den": catalog.Accusative, "dem": catalog.Dative, "des": catalog.Genitive,
}

// hiddenCard names a card that the reader may not see, by case.
var hiddenCard = [...]string{
	catalog.Nominative: "eine verdeckte Karte", catalog.Accusative: "eine verdeckte Karte",
	catalog.Dative: "einer verdeckten Karte", catalog.Genitive: "einer verdeckten Karte",
}

// isPlural reports whether a card's German name is a plural.
func (p *player) isPlural(c engine.CardNo) bool {
	card := p.table.Book.Catalog.Card(p.cardID(c))
	return card != nil && card.IsPlural(catalog.DE)
}

// inCase returns a card's German name with its article in that case, or "" for no card.
func (p *player) inCase(c engine.CardNo, k catalog.Case) string {
	if c == engine.NoCard {
		return ""
	}
	if card := p.table.Book.Catalog.Card(p.cardID(c)); card != nil {
		return card.WithDefinite(catalog.DE, k)
	}
	return hiddenCard[k]
}

// clause returns a part of a sentence that some events leave out.
func (p *player) clause(name string, lang catalog.Lang, e engine.Event) string {
	said := catalog.Text{}
	switch {
	case name == "nothing" && e.Card == engine.NoCard:
		said = catalog.Text{DE: "Es geschieht nichts.", EN: "Nothing happens."}
	case name == "nothing":
		said = catalog.Text{DE: "{Der card} hat keine Wirkung.", EN: "{The card} has no effect."}
	case name == "loses" && e.Get.Total() > 0:
		said = catalog.Text{DE: ", und {who} verliert {get}", EN: ", and {who} loses {get}"}
	case name == "for stars" && e.N > 0:
		said = catalog.Text{DE: " und gibt dafür {n} {Stern|Sterne} ab", EN: " and gives up {n} {star|stars} for it"}
	case name == "number" && e.N > 0:
		said = catalog.Text{DE: " mit der Zahl {n}", EN: " with the number {n}"}
	}
	return p.fill(said.In(lang), lang, e)
}

// ifAny returns the words, or "" if there is nothing to say after them.
func ifAny(words, rest string) string {
	if rest == "" {
		return ""
	}
	return words + rest
}

// capital returns s with a capital letter first.
func capital(s string) string {
	r := []rune(s)
	if len(r) > 0 {
		r[0] = unicode.ToUpper(r[0])
	}
	return string(r)
}

// inWords translates a face of the event die, a place (`city A`), a landscape, a resource or the id of a card.
func (p *player) inWords(s string, lang catalog.Lang) string {
	first, rest, _ := strings.Cut(s, " ")
	if t, ok := words[first]; ok {
		return strings.TrimSpace(t.In(lang) + " " + rest)
	}
	if k, ok := engine.ParseKind(s); ok {
		return ResourceName(k, lang)
	}
	if card := p.table.Book.Catalog.Card(s); card != nil {
		return card.Title(lang)
	}
	return s
}

// words translates the engine's names for faces, places and landscapes.
var words = map[string]catalog.Text{
	"brigands":   {DE: "den Räuberüberfall", EN: "a brigand raid"},
	"sun":        {DE: "das erfolgreiche Jahr", EN: "a successful year"},
	"tournament": {DE: "das Ritterturnier", EN: "a knights' tournament"},
	"mill":       {DE: "den Handelsvorteil", EN: "the trade advantage"},
	"?":          {DE: "das Fragezeichen", EN: "the question mark"},
	"settlement": {DE: "Siedlung", EN: "settlement"}, "city": {DE: "Stadt", EN: "city"},
	"citadel": {DE: "Zitadelle", EN: "citadel"}, "metropolis": {DE: "Metropole", EN: "metropolis"},
	"hand": {DE: "Hand", EN: "hand"}, "discard": {DE: "Ablage", EN: "discard pile"},
	"stack":        {DE: "Stapel", EN: "stack"},
	"principality": {DE: "Fürstentum", EN: "principality"},
	"north":        {DE: "Nord", EN: "North"}, "south": {DE: "Süd", EN: "South"},
	"forest": engine.Lumber.LandscapeTitle(), "hills": engine.Brick.LandscapeTitle(),
	"mountains": engine.Ore.LandscapeTitle(),
	"fields":    engine.Grain.LandscapeTitle(), "pasture": engine.Wool.LandscapeTitle(),
	"river": engine.Gold.LandscapeTitle(),
}

// pileName names the discard pile of a player. Outside the tournament game there is only one.
func (p *player) pileName(who engine.Player, lang catalog.Lang) string {
	if p.table.Common() {
		return map[catalog.Lang]string{catalog.DE: "die gemeinsame Ablage", catalog.EN: "the common discard pile"}[lang]
	}
	name := PlayerName(who, lang)
	return map[catalog.Lang]string{catalog.DE: "die Ablage von " + name, catalog.EN: name + "'s discard pile"}[lang]
}

func (p *player) cardName(c engine.CardNo, lang catalog.Lang) string {
	if c == engine.NoCard {
		return ""
	}
	if card := p.table.Book.Catalog.Card(p.cardID(c)); card != nil {
		return card.Title(lang)
	}
	return map[catalog.Lang]string{catalog.DE: "eine verdeckte Karte", catalog.EN: "a hidden card"}[lang]
}

// theCard names a card as the object of a German sentence: names such as Schwarzer Ritter are not inflected.
func (p *player) theCard(c engine.CardNo, lang catalog.Lang) string {
	if c == engine.NoCard || lang != catalog.DE || p.table.Book.Catalog.Card(p.cardID(c)) == nil {
		return p.cardName(c, lang)
	}
	return "die Karte " + p.cardName(c, lang)
}

// PlayerName returns the name of a player on pages and in traces.
func PlayerName(p engine.Player, lang catalog.Lang) string {
	names := map[engine.Player]catalog.Text{
		engine.North: {DE: "Nord", EN: "North"}, engine.South: {DE: "Süd", EN: "South"},
		engine.Chance: {DE: "Zufall", EN: "Chance"},
	}
	return names[p].In(lang)
}

// ResourceName returns the name of a resource in lang.
func ResourceName(k engine.Kind, lang catalog.Lang) string {
	return catalog.Resource(k.String()).Name().Many.In(lang)
}

func bagText(b engine.Bag) catalog.Text {
	var de, en []string
	for k, n := range b {
		if n > 0 {
			de = append(de, fmt.Sprintf("%d %s", n, ResourceName(engine.Kind(k), catalog.DE)))
			en = append(en, fmt.Sprintf("%d %s", n, ResourceName(engine.Kind(k), catalog.EN)))
		}
	}
	if len(de) == 0 {
		return catalog.Text{DE: "nichts", EN: "nothing"}
	}
	return catalog.Text{DE: strings.Join(de, ", "), EN: strings.Join(en, ", ")}
}

// priceText returns the text for a price: resources, stars or both.
func priceText(b engine.Bag, stars int) catalog.Text {
	switch {
	case stars == 0:
		return bagText(b)
	case b.Total() == 0:
		return catalog.Text{DE: starCount.In(catalog.DE, stars), EN: starCount.In(catalog.EN, stars)}
	}
	t := bagText(b)
	return catalog.Text{DE: t.DE + ", " + starCount.In(catalog.DE, stars), EN: t.EN + ", " +
		starCount.In(catalog.EN, stars)}
}

var starCount = catalog.Plural{
	One:  catalog.Text{DE: "1 Stern", EN: "1 star"},
	Many: catalog.Text{DE: "%d Sterne", EN: "%d stars"},
}
