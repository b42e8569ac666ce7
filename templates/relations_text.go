package templates

import "catanica/catalog"

// Texts of the relations between cards.
var (
	textRelations   = catalog.Text{DE: "Beziehungen zu anderen Karten", EN: "Relations to other cards"}
	textNoRelations = catalog.Text{
		DE: "Keine Quelle nennt eine Beziehung zu anderen Karten.",
		EN: "No source mentions a relation to any other card.",
	}
	textPicture      = catalog.Text{DE: "Beziehungsbild", EN: "Relation diagram"}
	textPictureAbout = catalog.Text{
		DE: "Was diese Karte treffen kann, was sie schützt und was sie braucht; dieselben Angaben gibt es auch als " +
			"Liste da.",
		EN: "What can hit this card, what protects it and what it needs. The same facts are also given as a list.",
	}
	TextAnyCard    = catalog.Text{DE: "jede Karte", EN: "any card"}
	textAgainst    = catalog.Text{DE: "gegen", EN: "against"}
	textMoreCards  = catalog.Text{DE: "weitere", EN: "more"}
	textTimes      = catalog.Text{DE: "fach", EN: "-fold"}
	textProperties = catalog.Text{DE: "Eigenheiten", EN: "Properties"}
	textPropUnique = catalog.Text{
		DE: "einmalig: nur eine dieses Namens in beiden Fürstentümern",
		EN: "unique: only one card of this name in both principalities together",
	}
	textPropOpen = catalog.Text{
		DE: "liegt im Erweiterten Grundspiel offen aus",
		EN: "laid out face up in the extended game",
	}
	textPropTournament = catalog.Text{DE: "nur im Turnierspiel", EN: "tournament game only"}
	textPropSeveral    = catalog.Text{DE: "gleicher Name in mehreren Sets", EN: "same name in several sets"}
)

// StoppersWord stands for what stops the cards that can hit a card, which is no relation of its own.
const StoppersWord = "stoppers"

// relationNames holds the headings of catalog.RelationWords.
var relationNames = map[string]catalog.Text{
	"hits":            {DE: "Kann treffen", EN: "Can hit"},
	"hit-by":          {DE: "Kann getroffen werden von", EN: "Can be hit by"},
	"protects":        {DE: "Schützt", EN: "Protects"},
	"protected-by":    {DE: "Wird geschützt durch", EN: "Protected by"},
	StoppersWord:      {DE: "Verhindert, was sie treffen kann", EN: "Stops what can hit it"},
	"immune-to":       {DE: "Immun gegen", EN: "Immune to"},
	"cannot-touch":    {DE: "Kann nicht treffen", EN: "Cannot affect"},
	"needs":           {DE: "Braucht", EN: "Needs"},
	"needed-by":       {DE: "Wird gebraucht von", EN: "Needed by"},
	"shut-out-by":     {DE: "Ausgeschlossen durch", EN: "Excluded by"},
	"shuts-out":       {DE: "Schließt aus", EN: "Excludes"},
	"target":          {DE: "Zielgebäude", EN: "Target building"},
	"target-of":       {DE: "Zielgebäude von", EN: "Target building of"},
	"stops":           {DE: "Unterbindet", EN: "Stops"},
	"stopped-by":      {DE: "Wird unterbunden von", EN: "Stopped by"},
	"doubles":         {DE: "Vervielfacht den Ertrag von", EN: "Multiplies the production of"},
	"doubled-by":      {DE: "Ertrag vervielfacht durch", EN: "Production multiplied by"},
	"strengthens":     {DE: "Stärkt", EN: "Strengthens"},
	"strengthened-by": {DE: "Wird gestärkt durch", EN: "Strengthened by"},
	"weakens":         {DE: "Schwächt", EN: "Weakens"},
	"weakened-by":     {DE: "Wird geschwächt durch", EN: "Weakened by"},
	"cheapens":        {DE: "Verbilligt", EN: "Makes cheaper"},
	"cheapened-by":    {DE: "Wird billiger durch", EN: "Made cheaper by"},
	"fetches":         {DE: "Holt", EN: "Fetches"},
	"fetched-by":      {DE: "Kann geholt werden von", EN: "Can be fetched by"},
	"affects":         {DE: "Beeinflusst", EN: "Affects"},
	"affected-by":     {DE: "Wird beeinflusst von", EN: "Affected by"},
	"exempts":         {DE: "Wirkt nicht auf", EN: "Has no effect on"},
	"exempt-from":     {DE: "Bleibt unberührt von", EN: "Unaffected by"},
	"succeeds":        {DE: "Löste ab", EN: "Replaced"},
	"succeeded-by":    {DE: "Wurde abgelöst von", EN: "Replaced by"},
}

// dieFaces names the faces of the event die.
var dieFaces = map[string]catalog.Text{
	"brigands":   {DE: "Räuberüberfall (Keule)", EN: "brigand raid (club)"},
	"sun":        {DE: "Erfolgreiches Jahr (Sonne)", EN: "successful year (sun)"},
	"tournament": {DE: "Ritterturnier (Ritterkopf)", EN: "knights’ tournament (helmet)"},
	"trade":      {DE: "Handelsvorteil (Mühle)", EN: "trade advantage (windmill)"},
	"event":      {DE: "Ereigniskarte (?)", EN: "event card (?)"},
}

// DieFace returns the name of a face of the event die, by its word in the content.
func DieFace(f Frame, face string) string { return f.Say(dieFaces[face]) }

// RelationName returns the heading of a relation: "Kann treffen".
func RelationName(f Frame, word string) string { return f.Say(relationNames[word]) }
