package scenario

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// tell puts an event into words.
func (p *player) tell(e engine.Event) EventResult {
	r := EventResult{Type: e.Type, Who: e.Who.String(), N: e.N, From: e.From, To: e.To, Cites: e.Cites, Card: p.cardID(e.Card), On: p.cardID(e.On), Readings: p.readings(e.Reads)}
	if e.Get.Total() > 0 {
		r.Get = bagText(e.Get).EN
	}
	said, ok := p.table.Book.Sentence(e.Type)
	if !ok {
		said = catalog.Text{DE: e.Type, EN: e.Type}
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

// fill puts the event's players, cards and numbers into a sentence. In German, {der card}, {den card}, {dem card} and
// {des card} are the card's name in the four cases with its definite article, if it takes one.
func (p *player) fill(s string, lang catalog.Lang, e engine.Event) string {
	s = p.fillCases(s, lang, "card}", e.Card)
	s = p.fillCases(s, lang, "on}", e.On)
	return strings.NewReplacer("{who}", PlayerName(e.Who, lang), "{card}", p.cardName(e.Card, lang), "{on}", p.cardName(e.On, lang),
		"{the card}", p.theCard(e.Card, lang), "{the on}", p.theCard(e.On, lang), "{stars}", stars(e.N, lang), "{through}", p.through(e.Card, lang), "{pile}", p.pileName(e.Who, lang), "{n}", fmt.Sprint(e.N), "{get}", bagText(e.Get).In(lang), "{from}", p.inWords(e.From, lang), "{to}", p.inWords(e.To, lang)).Replace(s)
}

// inWords translates a face of the event die, a place (`city A`) or the id of a card.
func (p *player) inWords(s string, lang catalog.Lang) string {
	first, rest, _ := strings.Cut(s, " ")
	if t, ok := words[first]; ok {
		return strings.TrimSpace(t.In(lang) + " " + rest)
	}
	if card := p.table.Book.Catalog.Card(s); card != nil {
		return card.Title(lang)
	}
	return s
}

// words translates the engine's names for faces and places.
var words = map[string]catalog.Text{
	"brigands": {DE: "die Keule", EN: "the club"}, "sun": {DE: "die Sonne", EN: "the sun"}, "tournament": {DE: "das Turnier", EN: "the tournament"},
	"mill": {DE: "die Mühle", EN: "the mill"}, "?": {DE: "das Fragezeichen", EN: "the question mark"},
	"settlement": {DE: "Siedlung", EN: "settlement"}, "city": {DE: "Stadt", EN: "city"}, "citadel": {DE: "Zitadelle", EN: "citadel"},
	"hand": {DE: "Hand", EN: "hand"}, "discard": {DE: "Ablage", EN: "discard pile"}, "stack": {DE: "Stapel", EN: "stack"},
	"principality": {DE: "Fürstentum", EN: "principality"},
	"north":        {DE: "Nord", EN: "North"}, "south": {DE: "Süd", EN: "South"},
}

// through names the card that causes an event, in brackets, or returns "" if no card does.
func (p *player) through(c engine.CardNo, lang catalog.Lang) string {
	if c == engine.NoCard {
		return ""
	}
	return " (" + p.cardName(c, lang) + ")"
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

// articles holds the articles that begin a placeholder, by the case that they stand for.
var articles = [...]string{
	catalog.Nominative: "{der ", catalog.Accusative: "{den ", catalog.Dative: "{dem ", catalog.Genitive: "{des ",
}

// hiddenCard names a card that the reader may not see, by case.
var hiddenCard = [...]string{
	catalog.Nominative: "eine verdeckte Karte", catalog.Accusative: "eine verdeckte Karte",
	catalog.Dative: "einer verdeckten Karte", catalog.Genitive: "einer verdeckten Karte",
}

// fillCases replaces the placeholders of one card that ask for a German case.
func (p *player) fillCases(s string, lang catalog.Lang, field string, c engine.CardNo) string {
	if lang != catalog.DE || c == engine.NoCard || !strings.Contains(s, "{d") {
		return s
	}
	card := p.table.Book.Catalog.Card(p.cardID(c))
	for k, article := range articles {
		if !strings.Contains(s, article+field) {
			continue
		}
		name := hiddenCard[k]
		if card != nil {
			name = card.WithDefinite(lang, catalog.Case(k))
		}
		s = strings.ReplaceAll(s, article+field, name)
	}
	return s
}

func stars(n int, lang catalog.Lang) string {
	one, more := "star", "stars"
	if lang == catalog.DE {
		one, more = "Stern", "Sterne"
	}
	if n == 1 {
		return one
	}
	return more
}

// PlayerName returns the name of a player on pages and in traces.
func PlayerName(p engine.Player, lang catalog.Lang) string {
	names := map[engine.Player]catalog.Text{
		engine.North: {DE: "Nord", EN: "North"}, engine.South: {DE: "Süd", EN: "South"}, engine.Chance: {DE: "Zufall", EN: "Chance"},
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
