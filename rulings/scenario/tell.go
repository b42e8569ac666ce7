package scenario

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// tell puts an event into words.
func (p *player) tell(e engine.Event) EventResult {
	r := EventResult{Type: e.Type, Who: e.Who.String(), N: e.N, Than: e.Than, From: e.From, To: e.To, Cites: e.Cites,
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

// fill puts the event's players, cards and numbers into a sentence; word and clause list the placeholders. A card comes
// with its definite article, if it takes one: in German as {der card}, {den card}, {dem card} or {des card} for the
// four cases, in English as {card}, or {the card} as the subject of the verb. {Der card} and {The card} begin a
// sentence, and {name} is the bare name.
func (p *player) fill(s string, lang catalog.Lang, e engine.Event) string {
	var out strings.Builder
	for {
		before, rest, open := strings.Cut(s, "{")
		if strings.HasSuffix(out.String(), "!") { // a name that ends a sentence by itself
			before = strings.TrimPrefix(before, ".")
		}
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
	case "other":
		return PlayerName(e.Who.Other(), lang)
	case "name":
		return p.cardName(e.Card, lang)
	case "card":
		return p.inCase(e.Card, lang, catalog.Accusative)
	case "on":
		return p.inCase(e.On, lang, catalog.Accusative)
	case " on":
		return ifAny(" ", p.inCase(e.On, lang, catalog.Accusative))
	case "through":
		by := map[catalog.Lang]string{catalog.DE: " durch ", catalog.EN: " through "}[lang]
		return ifAny(by, p.inCase(e.Card, lang, catalog.Accusative))
	case "pile":
		return p.pileName(e.Who, lang)
	case "n":
		return fmt.Sprint(e.N)
	case "than":
		return fmt.Sprint(e.Than)
	case "get":
		return inSentence(lang, amounts(e.Get, 0, lang))
	case "price":
		return inSentence(lang, amounts(e.Get, e.N, lang))
	case "from":
		return p.inWords(e.From, lang)
	case "to":
		return p.inWords(e.To, lang)
	case "den from", "the from":
		return p.object(e.From, lang)
	case "as to":
		return p.asCard(e.To, lang)
	}
	if article, field, ok := strings.Cut(name, " "); ok {
		k, known := articles[strings.ToLower(article)]
		c, isCard := map[string]engine.CardNo{"card": e.Card, "on": e.On}[field]
		if known && isCard {
			said := p.inCase(c, lang, k)
			if strings.ToLower(article) != article {
				said = catalog.Capital(said)
			}
			return said
		}
	}
	return p.clause(name, lang, e)
}

// articles are the articles that begin a placeholder, with their cases. A card in the nominative is the subject.
var articles = map[string]catalog.Case{
	"der": catalog.Nominative, "den": catalog.Accusative, "dem": catalog.Dative, "des": catalog.Genitive,
	"the": catalog.Nominative,
}

// object returns the name of the card with that id as the object of a verb.
func (p *player) object(id string, lang catalog.Lang) string {
	if card := p.table.Book.Catalog.Card(id); card != nil {
		return card.WithDefinite(lang, catalog.Accusative)
	}
	return id
}

// asCard returns the name of the card with that id as what another card is used as: als Schwarzen Ritter, as a Black
// Knight.
func (p *player) asCard(id string, lang catalog.Lang) string {
	card := p.table.Book.Catalog.Card(id)
	switch {
	case card == nil:
		return id
	case lang == catalog.DE:
		return card.Inflected(catalog.Accusative, catalog.NoDeterminer)
	case card.Grammar.Proper || card.IsPlural(catalog.EN):
		return card.ShortTitle(catalog.EN)
	}
	return catalog.WithArticle(card.ShortTitle(catalog.EN))
}

// hiddenCard names a card that the reader may not see, by case.
var hiddenCard = [...]string{
	catalog.Nominative: "eine verdeckte Karte", catalog.Accusative: "eine verdeckte Karte",
	catalog.Dative: "einer verdeckten Karte", catalog.Genitive: "einer verdeckten Karte",
}

// inCase returns a card's name with its article in that case, or "" for no card. In the nominative it is the subject of
// a verb in the singular.
func (p *player) inCase(c engine.CardNo, lang catalog.Lang, k catalog.Case) string {
	if c == engine.NoCard {
		return ""
	}
	card := p.table.Book.Catalog.Card(p.cardID(c))
	switch {
	case card == nil && lang == catalog.DE:
		return hiddenCard[k]
	case card == nil:
		return "a hidden card"
	case k == catalog.Nominative:
		return card.AsSubject(lang)
	}
	return card.WithDefinite(lang, k)
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
		said = catalog.Text{DE: " und gibt dafür {n} {Stern|Sterne} ab", EN: " at a cost of {n} {star|stars}"}
	case name == "score" && e.N+e.Than > 0:
		said = catalog.Text{DE: ", {n} zu {than}", EN: ", {n} to {than}"}
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

// amounts lists resources and stars, each with its number.
func amounts(b engine.Bag, stars int, lang catalog.Lang) []string {
	var out []string
	for k, n := range b {
		if n > 0 {
			out = append(out, fmt.Sprintf("%d %s", n, ResourceName(engine.Kind(k), lang)))
		}
	}
	if stars > 0 {
		out = append(out, starCount.In(lang, stars))
	}
	return out
}

// inSentence joins amounts as a sentence does: 1 lumber, 2 ore and 1 star.
func inSentence(lang catalog.Lang, amounts []string) string {
	last := len(amounts) - 1
	switch {
	case last < 0:
		return nothing.In(lang)
	case last == 0:
		return amounts[0]
	}
	and := map[catalog.Lang]string{catalog.DE: " und ", catalog.EN: " and "}[lang]
	return strings.Join(amounts[:last], ", ") + and + amounts[last]
}

var nothing = catalog.Text{DE: "nichts", EN: "nothing"}

// bagText lists resources separated by commas.
func bagText(b engine.Bag) catalog.Text {
	if b.Total() == 0 {
		return nothing
	}
	return catalog.Text{DE: strings.Join(amounts(b, 0, catalog.DE), ", "),
		EN: strings.Join(amounts(b, 0, catalog.EN), ", ")}
}

var starCount = catalog.Plural{
	One:  catalog.Text{DE: "1 Stern", EN: "1 star"},
	Many: catalog.Text{DE: "%d Sterne", EN: "%d stars"},
}
