package templates

import "catanica/catalog"

// Texts of the facts of a card.
var (
	TextNone = catalog.Text{DE: "keine", EN: "none"}

	TextClass        = catalog.Text{DE: "Klasse", EN: "Class"}
	TextType         = catalog.Text{DE: "Art", EN: "Type"}
	TextCost         = catalog.Text{DE: "Kosten", EN: "Cost"}
	TextCostsNothing = catalog.Text{DE: "kostet nichts", EN: "costs nothing"}
	TextPoints       = catalog.Text{DE: "Punkte", EN: "Points"}
	TextNeeds        = catalog.Text{DE: "Bedingungen", EN: "Conditions"}
	TextImmune       = catalog.Text{DE: "Immun gegen", EN: "Immune to"}
	TextCopies       = catalog.Text{DE: "Exemplare", EN: "Copies"}
	TextBeside       = catalog.Text{DE: "Liegt an", EN: "Placed next to"}
	TextLandscape    = catalog.Text{DE: "Landschaft", EN: "Landscape"}
	TextUnique       = catalog.Text{DE: "Einmalig", EN: "Unique"}
	TextTargets      = catalog.Text{DE: "Zielgebäude", EN: "Target building"}
	TextSpellKind    = catalog.Text{DE: "Art des Zaubers", EN: "Spell type"}
	textUnknownShort = catalog.Text{DE: "unbekannt", EN: "unknown"}
	textUniqueYes    = catalog.Text{
		DE: "ja, nur einmal in beiden Fürstentümern",
		EN: "yes, only one in both principalities together",
	}
	textNeedNot = catalog.Text{DE: "keine dieser Karten:", EN: "none of these cards:"}
	textAnd     = catalog.Text{DE: "und", EN: "and"}
	textOr      = catalog.Text{DE: "oder", EN: "or"}
)

// TypeName returns the name of a card type.
func TypeName(f Frame, t catalog.CardType) string { return f.Say(t.Name()) }

var landscapeNames = map[string]catalog.Text{
	"forest":    {DE: "Wald", EN: "forest"},
	"hills":     {DE: "Hügelland", EN: "hills"},
	"mountains": {DE: "Gebirge", EN: "mountains"},
	"fields":    {DE: "Ackerland", EN: "fields"},
	"pasture":   {DE: "Weideland", EN: "pasture"},
	"river":     {DE: "Goldfluss", EN: "gold field"},
	"any":       {DE: "jede Landschaft", EN: "any landscape"},
}

// LandscapeName returns the name of a kind of landscape, or its id if it has none.
func LandscapeName(f Frame, id string) string {
	if t, ok := landscapeNames[id]; ok {
		return f.Say(t)
	}
	return id
}

// needMoments names the moments at which a condition is checked.
var needMoments = map[string]catalog.Text{
	"build": {DE: "Zum Bauen:", EN: "To build:"},
	"play":  {DE: "Zum Ausspielen:", EN: "To play:"},
	"hold":  {DE: "Damit sie wirkt:", EN: "To have an effect:"},
}

// needPlaces says whose cards may meet a condition.
var needPlaces = map[string]catalog.Text{
	"own":      {DE: "(bei dir)", EN: "(your own)"},
	"opponent": {DE: "(beim Mitspieler)", EN: "(your opponent’s)"},
	"table":    {DE: "(bei dir oder beim Mitspieler)", EN: "(either player’s)"},
}

// pointNames names the kinds of points.
var pointNames = map[string]catalog.Plural{
	"victory": {
		One:  catalog.Text{DE: "Siegpunkt", EN: "victory point"},
		Many: catalog.Text{DE: "Siegpunkte", EN: "victory points"},
	},
	"strength": {
		One:  catalog.Text{DE: "Stärkepunkt", EN: "strength point"},
		Many: catalog.Text{DE: "Stärkepunkte", EN: "strength points"},
	},
	"tournament": {
		One:  catalog.Text{DE: "Turnierpunkt", EN: "tournament point"},
		Many: catalog.Text{DE: "Turnierpunkte", EN: "tournament points"},
	},
	"commerce": {
		One:  catalog.Text{DE: "Handelspunkt", EN: "commerce point"},
		Many: catalog.Text{DE: "Handelspunkte", EN: "commerce points"},
	},
}

// countWords describes points that are counted during play instead of printed.
var countWords = map[string]catalog.Text{
	"gold":         {DE: "so viele, wie man Gold hat", EN: "1 per gold you have"},
	"grain-beside": {DE: "so viele, wie daneben Getreide liegt", EN: "1 per grain next to it"},
	"stars":        {DE: "so viele, wie man Sterne hat", EN: "1 per star you have"},
	"stored":       {DE: "so viele, wie darauf eingelagert ist", EN: "1 per resource stored on it"},
	"die":          {DE: "so viele, wie der Würfel zeigt", EN: "the number rolled"},
	"won":          {DE: "1 für jeden gewonnenen Barbarenfeldzug", EN: "1 per campaign won"},
}

var spellKinds = map[string]catalog.Text{
	"attack":     {DE: "Angriff", EN: "attack"},
	"neutral":    {DE: "neutral", EN: "neutral"},
	"protection": {DE: "Schutz", EN: "protection"},
}
