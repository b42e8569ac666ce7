package interact

import (
	"fmt"
	"strings"

	"catanica/catalog"
)

// factsOf words the facts about a card or a player that the engine may miss, by what stands before " of " in their
// names. %s stands for the card or the player.
var factsOf = map[string]catalog.Text{
	"effect":            {DE: "was %s genau bewirkt", EN: "what exactly %s does"},
	"class":             {DE: "zu welcher Klasse %s gehört", EN: "the class of %s"},
	"number":            {DE: "die Zahl auf %s", EN: "the number on %s"},
	"gain":              {DE: "was %s einbringt", EN: "what %s brings"},
	"loss":              {DE: "was %s kostet, wenn es misslingt", EN: "what a failure of %s costs"},
	"cost":              {DE: "was %s kostet", EN: "the cost of %s"},
	"price":             {DE: "was die Funktion von %s kostet", EN: "the price of using %s"},
	"rate":              {DE: "zu welchem Kurs %s tauscht", EN: "the rate of %s"},
	"reach":             {DE: "wie weit %s reicht", EN: "the reach of %s"},
	"copies":            {DE: "wie oft es %s gibt", EN: "the number of copies of %s"},
	"landscape":         {DE: "an welcher Landschaft %s liegt", EN: "the landscape of %s"},
	"owner":             {DE: "wessen Gebäude %s dann ist", EN: "whose building %s is then"},
	"strength points":   {DE: "die Stärkepunkte %s", EN: "the strength points of %s"},
	"commerce points":   {DE: "die Handelspunkte %s", EN: "the commerce points of %s"},
	"tournament points": {DE: "die Turnierpunkte %s", EN: "the tournament points of %s"},
	"victory points":    {DE: "die Siegpunkte %s", EN: "the victory points of %s"},
	"hand":              {DE: "die Hand %s", EN: "the hand of %s"},
	"axis":              {DE: "die Siedlungen und Straßen %s", EN: "the settlements and roads of %s"},
	"places":            {DE: "die Siedlungen und Städte %s", EN: "the settlements and cities of %s"},
	"landscapes":        {DE: "die Landschaften %s", EN: "the landscapes of %s"},
	"barred stacks":     {DE: "die gesperrten Stapel %s", EN: "the barred stacks of %s"},
	"forest":            {DE: "die Waldlandschaften %s", EN: "the Forests of %s"},
	"hills":             {DE: "die Hügellandschaften %s", EN: "the Hills of %s"},
	"mountains":         {DE: "die Gebirgslandschaften %s", EN: "the Mountains of %s"},
	"fields":            {DE: "die Getreidelandschaften %s", EN: "the Fields of %s"},
	"pasture":           {DE: "die Weidelandschaften %s", EN: "the Pastures of %s"},
	"river":             {DE: "die Goldflüsse %s", EN: "the Gold Fields of %s"},
	"place":             {DE: "die Lage der Landschaften", EN: "where the landscapes are"},
}

// states words the other facts that the engine may miss.
var states = map[string]catalog.Text{
	"top card of a draw stack": {DE: "die oberste Karte eines Nachziehstapels",
		EN: "the top card of a draw stack"},
	"top card of a shuffled pile": {DE: "die oberste Karte eines gemischten Stapels",
		EN: "the top card of a shuffled pile"},
	"top event card":     {DE: "die oberste Ereigniskarte", EN: "the top event card"},
	"a hidden card":      {DE: "welche Karte verdeckt liegt", EN: "which card is face down"},
	"landscape stack":    {DE: "die oberste Karte des Landschaftsstapels", EN: "the top card of the landscape stack"},
	"a metropolis":       {DE: "wo eine Metropole liegt", EN: "where a metropolis is"},
	"strength points":    {DE: "Stärkepunkte", EN: "strength points"},
	"commerce points":    {DE: "Handelspunkte", EN: "commerce points"},
	"tournament points":  {DE: "Turnierpunkte", EN: "tournament points"},
	"victory points":     {DE: "Siegpunkte", EN: "victory points"},
	"reach of the stone": {DE: "wie weit der Stein der Weisen reicht", EN: "the reach of the Philosopher's Stone"},
	"what is given back": {DE: "was man zurückgibt, wenn man nichts hat",
		EN: "what is given back by a player who has nothing"},
	"mirrored turning": {DE: "wie sich ein gespiegeltes Gebäude dreht", EN: "how a mirrored building turns"},
	"threshold of the beginners' tournament game": {DE: "die Punktgrenze des Einsteiger-Turnierspiels",
		EN: "the threshold of the beginners' tournament game"},
}

// frames words the facts about a card whose names stand around its id.
var frames = []struct {
	before, after string
	says          catalog.Text
}{
	{"whether ", " may be in a deck", catalog.Text{DE: "ob %s in ein Deck darf", EN: "whether %s may be in a deck"}},
	{"which way ", " lies", catalog.Text{DE: "wie herum %s liegt", EN: "which way %s lies"}},
}

// playersOf names the players of a pair in a fact.
var playersOf = map[string]catalog.Text{
	"north": {DE: "des Spielers selbst", EN: "its player"},
	"south": {DE: "des Mitspielers", EN: "the opponent"},
}

// Fact puts a missing fact of Result.Missing into words.
func Fact(cat *catalog.Catalog, fact string) catalog.Text {
	if t, ok := states[fact]; ok {
		return t
	}
	about := func(t catalog.Text, id string) (catalog.Text, bool) {
		who, isPlayer := playersOf[id]
		k := cat.Card(id)
		switch {
		case !strings.Contains(t.EN, "%s"):
			return t, true
		case isPlayer:
		case k != nil:
			who = catalog.Text{DE: "die Karte „" + k.ShortTitle(catalog.DE) + "“", EN: k.WithDefinite(catalog.EN, 0)}
			if strings.Contains(t.DE, " von %s") || strings.Contains(t.DE, " auf %s") {
				who.DE = strings.Replace(who.DE, "die", "der", 1)
			}
		default:
			return t, false
		}
		return catalog.Text{DE: fmt.Sprintf(t.DE, who.DE), EN: fmt.Sprintf(t.EN, who.EN)}, true
	}
	if kind, id, ok := strings.Cut(fact, " of "); ok {
		if t, told := about(factsOf[kind], id); factsOf[kind].EN != "" && told {
			return t
		}
		if kind == "place" {
			return factsOf[kind]
		}
	}
	for _, f := range frames {
		if id, ok := strings.CutPrefix(fact, f.before); ok && strings.HasSuffix(id, f.after) {
			if t, told := about(f.says, strings.TrimSuffix(id, f.after)); told {
				return t
			}
		}
	}
	return unworded
}

// unworded stands for a fact that has no words of its own.
var unworded = catalog.Text{DE: "eine Angabe zur Stellung", EN: "a fact about the position"}
