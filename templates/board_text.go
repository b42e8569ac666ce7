package templates

import "catanica/catalog"

// Texts of the position on the table.
var (
	textOnTurn       = catalog.Text{DE: "am Zug", EN: "to move"}
	textPrincipality = catalog.Text{DE: "Fürstentum", EN: "Principality"}
	textLandscapes   = catalog.Text{DE: "Landschaften", EN: "Landscapes"}
	textFreeSite     = catalog.Text{DE: "freier Bauplatz", EN: "free building site"}
	textLandNumber   = catalog.Text{DE: "Zahl", EN: "number"}
	textChangedNow   = catalog.Text{DE: "in diesem Schritt geändert", EN: "changed in this step"}
	textChangedKey   = catalog.Text{
		DE: "Umrandet ist, was dieser Schritt geändert hat.",
		EN: "Outlined: changed in this step.",
	}
	changeWords     = map[Change]catalog.Text{Changed: textChangedNow, Differs: textDiffersNow}
	changeKeys      = map[Change]catalog.Text{Changed: textChangedKey, Differs: textDiffersKey}
	textImpossible  = catalog.Text{DE: "nicht möglich", EN: "impossible"}
	textUnplacedKey = catalog.Text{
		DE: "Nennt die Stellung keinen genauen Bauplatz, liegt die Karte auf irgendeinem Bauplatz ihres Ortes.",
		EN: "If the position does not name a building site, the card is shown on any site of its settlement or city.",
	}
	textHiddenCards = catalog.Plural{
		One:  catalog.Text{DE: "%d verdeckte Karte", EN: "%d face-down card"},
		Many: catalog.Text{DE: "%d verdeckte Karten", EN: "%d face-down cards"},
	}
	textPileEmpty     = catalog.Text{DE: "leer", EN: "empty"}
	textPileMore      = catalog.Text{DE: "vielleicht mehr", EN: "maybe more"}
	textSecretAnswers = catalog.Text{
		DE: "Nur wer entscheidet, sieht die möglichen Antworten.",
		EN: "Only the deciding player can see the possible answers.",
	}
	TextTurn        = catalog.Text{DE: "Zug", EN: "Turn"}
	TextPhase       = catalog.Text{DE: "Phase", EN: "Phase"}
	TextDice        = catalog.Text{DE: "Würfel", EN: "Dice"}
	TextWinner      = catalog.Text{DE: "Sieg", EN: "Winner"}
	TextAttacks     = catalog.Text{DE: "Angriffe", EN: "Attacks"}
	TextAttacksFree = catalog.Text{DE: "frei", EN: "allowed"}
	TextHand        = catalog.Text{DE: "Hand", EN: "Hand"}
	TextLimit       = catalog.Text{DE: "erlaubt am Zugende:", EN: "allowed at the end of the turn:"}
	TextStack       = catalog.Text{DE: "Stapel", EN: "Stack"}
	TextStacks      = catalog.Plural{
		One:  catalog.Text{DE: "%d Ausbaustapel", EN: "%d draw stack"},
		Many: catalog.Text{DE: "%d Ausbaustapel", EN: "%d draw stacks"},
	}
	TextDiscard     = catalog.Text{DE: "Ablage", EN: "Discard pile"}
	TextGoesBack    = catalog.Text{DE: "Nach dem Spiel zurück", EN: "Returned after the game"}
	TextLiesOpen    = catalog.Text{DE: "liegt offen", EN: "face up"}
	TextDisplay     = catalog.Text{DE: "Auslage", EN: "Face-up cards"}
	TextEventStack  = catalog.Text{DE: "Ereignisstapel", EN: "Event stack"}
	TextRemoved     = catalog.Text{DE: "Aus dem Spiel", EN: "Removed from play"}
	TextLaidBy      = catalog.Text{DE: "von", EN: "by"}
	TextOwnedBy     = catalog.Text{DE: "gehört", EN: "owned by"}
	TextBlocked     = catalog.Text{DE: "blockiert", EN: "blocked"}
	TextUsed        = catalog.Text{DE: "benutzt", EN: "used"}
	TextFreshPower  = catalog.Text{DE: "frisch", EN: "fresh"}
	TextStored      = catalog.Text{DE: "eingelagert", EN: "stored"}
	TextRoad        = catalog.Text{DE: "Straße", EN: "Road"}
	TextKnightToken = catalog.Text{DE: "Ritterstein", EN: "knight token"}
	TextMillToken   = catalog.Text{DE: "Mühlenstein", EN: "windmill token"}
	TextHiddenOne   = catalog.Text{DE: "verdeckte Karte", EN: "face-down card"}
	TextOpenPoints  = catalog.Text{DE: "dazu Punkte, die keine Quelle nennt", EN: "plus points that no source states"}
	TextForgo       = catalog.Text{DE: "verzichten", EN: "decline"}
	TextToTake      = catalog.Text{DE: "zu nehmen:", EN: "to take:"}
	TextToGive      = catalog.Text{DE: "zu geben:", EN: "to give:"}
	TextResources   = catalog.Text{DE: "Rohstoffe", EN: "resources"}
	TextTo          = catalog.Text{DE: "bis", EN: "to"}
)

// phaseNames maps the engine's names of the phases to their labels.
var phaseNames = map[string]catalog.Text{
	"before":  {DE: "vor dem Würfeln", EN: "before the roll"},
	"event":   {DE: "Ereignisphase", EN: "event phase"},
	"yield":   {DE: "Ertragsphase", EN: "production phase"},
	"main":    {DE: "Hauptphase", EN: "main phase"},
	"end":     {DE: "Schluss des Zuges", EN: "end of the turn"},
	"over":    {DE: "Spielende", EN: "game over"},
	"opening": {DE: "Eröffnung", EN: "opening"},
}

// PhaseName returns the label of a phase.
func PhaseName(f Frame, phase string) string { return f.Say(phaseNames[phase]) }

// faceNames maps the engine's names of the event die's faces to their labels.
var faceNames = map[string]catalog.Text{
	"brigands":   {DE: "Keule", EN: "club"},
	"sun":        {DE: "Sonne", EN: "sun"},
	"tournament": {DE: "Turnier", EN: "tournament"},
	"mill":       {DE: "Windmühle", EN: "windmill"},
	"?":          {DE: "Fragezeichen", EN: "question mark"},
}

// FaceName returns the label of a face of the event die, by the engine's name.
func FaceName(f Frame, face string) string { return f.Say(faceNames[face]) }

// placeNames labels the central cards.
var placeNames = map[string]catalog.Text{
	"settlement": {DE: "Siedlung", EN: "Settlement"},
	"city":       {DE: "Stadt", EN: "City"},
	"citadel":    {DE: "Zitadelle", EN: "Citadel"},
	"metropolis": {DE: "Metropole", EN: "Metropolis"},
}

// PlaceName returns the label of a central card.
func PlaceName(f Frame, kind string) string { return f.Say(placeNames[kind]) }
