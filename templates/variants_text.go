package templates

import (
	"strconv"

	"catanica/catalog"
	"catanica/catalog/setup"
)

// Texts of the ways to play and their set-up.
var (
	TextVariants      = catalog.Text{DE: "Spielweisen und Aufbau", EN: "Ways to play and set-up"}
	TextVariantsAbout = catalog.Text{
		DE: "Vom Grundspiel über mehrere Sets zugleich bis zum Turnierspiel: was jede Spielweise ausmacht und was " +
			"vor dem ersten Wurf wohin gehört.",
		EN: "From the basic game to several sets at once to the tournament game: what is special about each way to " +
			"play, and what goes where before the first roll.",
	}
	textSetupGame     = catalog.Text{DE: "Spielweise", EN: "Way to play"}
	textSetupSets     = catalog.Text{DE: "Eure Sets außer dem Grundspiel", EN: "Your sets besides the basic game"}
	textSetupGo       = catalog.Text{DE: "Berechnen", EN: "Work it out"}
	textSetupResult   = catalog.Text{DE: "Aufbau", EN: "Set-up"}
	textSetupSetsUsed = catalog.Text{DE: "Dabei:", EN: "Used:"}
	textSetupLeftOut  = catalog.Text{DE: "Nicht dabei", EN: "Not used"}
	textSetupRefused  = catalog.Text{DE: "So lässt sich nichts aufbauen.", EN: "There is no set-up for this choice."}
	textSetupWhat     = catalog.Text{DE: "Was liegt wo", EN: "What goes where"}
	textSetupPiles    = catalog.Text{DE: "Stapel", EN: "Stacks"}
	textSetupStacks   = catalog.Text{DE: "Stapel und Karten", EN: "Stacks and cards"}
	textSetupEach     = catalog.Text{DE: "jeder Spieler", EN: "each player"}
	textSetupFaceDown = catalog.Text{
		DE: "Zur Probe: Verdeckte Stapel in der Mitte:",
		EN: "Check: face-down stacks in the middle:",
	}
	textSetupGoals     = catalog.Text{DE: "Siegpunkte zum Gewinnen", EN: "Victory points to win"}
	textSetupRules     = catalog.Text{DE: "Was dann gilt", EN: "Rules that apply"}
	textSetupNotes     = catalog.Text{DE: "Dazu gut zu wissen", EN: "Good to know"}
	textSetupOurs      = catalog.Text{DE: "unser Schluss", EN: "our conclusion"}
	textSetupList      = catalog.Text{DE: "Packliste zum Ausdrucken", EN: "Printable packing list"}
	textSetupListAbout = catalog.Text{
		DE: "Jede Karte an ihrem Platz, zum Abhaken. „?“ heißt: Keine Quelle nennt die Anzahl. Karten, die keine " +
			"Quelle " +
			"nennt, fehlen hier.",
		EN: "Every card in its place, to tick off. A “?” means that no source states the number of copies. Cards " +
			"that no source names are missing here.",
	}
	textSetupBack       = catalog.Text{DE: "Auswahl ändern", EN: "Change your choice"}
	textVariantsAll     = catalog.Text{DE: "Die Spielweisen im Einzelnen", EN: "The ways to play one by one"}
	textVariantSteps    = catalog.Text{DE: "Aufbau", EN: "Set-up"}
	textVariantGood     = catalog.Text{DE: "Dafür:", EN: "Pros:"}
	textVariantBad      = catalog.Text{DE: "Dagegen:", EN: "Cons:"}
	textSetupOpening    = catalog.Text{DE: "Die Partie mit der Eröffnung beginnen", EN: "Start the game with the opening"}
	textSetupBegin      = catalog.Text{DE: "Die Partie als Szenario beginnen", EN: "Start the game as a scenario"}
	textVariantPlays    = catalog.Text{DE: "So spielt es der Schiedsrichter:", EN: "How the referee plays it:"}
	textVariantSilent   = catalog.Text{DE: "Was keine Quelle sagt", EN: "What no source says"}
	textVariantOfficial = catalog.Text{DE: "offiziell", EN: "official"}
	textVariantHouse    = catalog.Text{DE: "inoffiziell", EN: "unofficial"}
	textVariantArticles = catalog.Text{DE: "Mehr dazu:", EN: "More about it:"}
	TextSetupWith       = catalog.Text{DE: "Aufbau berechnen", EN: "Work out the set-up"}
	TextNoVariant       = catalog.Text{DE: "Diese Spielweise kennen wir nicht.", EN: "No such way to play."}
)

var topicNames = map[setup.Topic]catalog.Text{
	setup.Hand:     {DE: "Starthand", EN: "Starting hand"},
	setup.Actions:  {DE: "Aktionskarten", EN: "Action cards"},
	setup.Brigands: {DE: "Räuberüberfall", EN: "Brigand raid"},
	setup.Spy:      {DE: "Spion", EN: "Spy"},
	setup.TearDown: {DE: "Abreißen", EN: "Tearing down"},
	setup.Exchange: {DE: "Karte austauschen", EN: "Exchanging a card"},
	setup.Discards: {DE: "Ablage", EN: "Discard pile"},
	setup.Unique:   {DE: "Einmaligkeit", EN: "Uniqueness"},
	setup.Ending:   {DE: "Spielende", EN: "End of the game"},
}

// TopicName returns the heading of a rule of a set-up.
func TopicName(f Frame, t setup.Topic) string { return f.Say(topicNames[t]) }

var goalNames = map[setup.GoalKind]catalog.Text{
	setup.Wins:  {DE: "Zum Sieg nötig", EN: "Needed to win"},
	setup.Thumb: {DE: "Nach Absprache mehr", EN: "More by agreement"},
	setup.Limit: {DE: "Höchstens sinnvoll", EN: "Sensible maximum"},
}

// GoalName returns the label of a goal.
func GoalName(f Frame, k setup.GoalKind) string { return f.Say(goalNames[k]) }

// CountText returns a number of cards or stacks in words: "22", "unbekannt (9 bis 26)".
func CountText(f Frame, c setup.Count) string {
	if c.Known() {
		return f.Number(c.Least)
	}
	say := func(de, en string) string { return f.Say(catalog.Text{DE: de, EN: en}) }
	least, unknown := f.Number(c.Least), say("unbekannt", "unknown")
	switch {
	case c.Most != setup.NoLimit:
		return unknown + " (" + least + say(" bis ", " to ") + f.Number(c.Most) + ")"
	case c.Least <= 1:
		return unknown
	}
	return unknown + say(" (mindestens ", " (at least ") + least + ")"
}

// CopiesText returns a number of copies: "2 ×", "? ×".
func CopiesText(c setup.Count) string {
	if !c.Known() {
		return "? ×"
	}
	return strconv.Itoa(c.Least) + " ×"
}
