package templates

import "catanica/catalog"

// Texts of the page about what is in, proven and unknown.
var (
	TextCoverage      = catalog.Text{DE: "Was ist bewiesen?", EN: "What is proven?"}
	textCoverageAbout = catalog.Text{
		DE: "Was in Catanica steht, was davon am Tisch ausgespielt und bewiesen ist und was noch fehlt.",
		EN: "What is in Catanica, what has been played out and proven at the table, and what is still missing.",
	}
	textCoverageHow = catalog.Text{
		DE: "Ein Beweis ist eine Spielstellung mit ein paar Zügen. Er zählt nur, wenn er scheitert, sobald man genau " +
			"diese eine Regel abschaltet. Jeder Satz eines Artikels, der etwas entscheidet, braucht einen eigenen.",
		EN: "A proof is a position and a few moves. It counts only if it fails as soon as exactly that one rule is " +
			"switched off. Each clause of an article that decides something needs a proof of its own.",
	}
	textCoverageHelp = catalog.Text{
		DE: "Du kennst die Antwort auf einen offenen Satz? " +
			"Schreib ein Szenario dazu; der Editor sagt dir sofort, ob es hält.",
		EN: "Do you know how an open clause is played? " +
			"Write a scenario for it; the editor tells you at once whether it holds.",
	}
	textWriteOne    = catalog.Text{DE: "Szenario schreiben", EN: "Write a scenario"}
	textByChapter   = catalog.Text{DE: "Artikel und Sätze", EN: "Articles and clauses"}
	textByGame      = catalog.Text{DE: "In welchem Spiel?", EN: "In which game?"}
	textByGameAbout = catalog.Text{
		DE: "Artikel, die in einem Spiel gelten und in diesem Spiel bewiesen sind.",
		EN: "Articles that apply in a game, and are proven in that game.",
	}
	textOpenPairs      = catalog.Text{DE: "Karten ohne Auftritt", EN: "Cards that never appear"}
	textOpenPairsAbout = catalog.Text{
		DE: "Diese Karten kommen in einem Artikel vor, aber in keinem seiner Beweise.",
		EN: "An article names these cards, but they take part in none of its proofs.",
	}
	textUnplayable  = catalog.Text{DE: "Nicht ausspielbar", EN: "Cannot be played out"}
	textCardFacts   = catalog.Text{DE: "Was von den Karten unbekannt ist", EN: "What is unknown about the cards"}
	textCardFactsIn = catalog.Text{
		DE: "Keine Quelle nennt diese Angaben. Hinter jeder steht, was sie klären würde. " +
			"Besitzt du eine der Karten? Dann sieh nach.",
		EN: "No source states these facts. Each comes with what would settle it. " +
			"Do you own one of the cards? Then have a look.",
	}
	textNoSetKnown = catalog.Text{DE: "Ohne bekanntes Set", EN: "Set unknown"}
	textTellUs     = catalog.Text{DE: "Sag es uns", EN: "Tell us"}
	textMissing    = catalog.Text{DE: "Was noch fehlt", EN: "What is missing"}
	textMissingIn  = catalog.Text{
		DE: "Das nennt keine Quelle, die wir kennen. Besitzt du die Karte? Dann kannst du es klären:",
		EN: "No source that we know states this. Do you own the card? Then you can settle it:",
	}
	textNoEffectKnown = catalog.Text{
		DE: "Wirkung nicht genau genug bekannt, um sie zu spielen", EN: "Effect not known well enough to be played",
	}
	textStillOpen = catalog.Text{DE: "Noch offen", EN: "Still open"}

	TextFigureArticles = catalog.Text{
		DE: "Artikel der Encyclopædia aufgenommen",
		EN: "articles of the Encyclopædia included",
	}
	TextFigureRulings = catalog.Text{DE: "Artikel mit einer Entscheidung bewiesen", EN: "articles with a decision proven"}
	TextFigureClauses = catalog.Text{DE: "Sätze bewiesen", EN: "clauses proven"}
	TextFigurePairs   = catalog.Text{
		DE: "Karten in einem Beweis des Artikels, der sie nennt",
		EN: "cards in a proof of the article that names them",
	}
	TextFigureCards = catalog.Text{DE: "Karten, die der Schiedsrichter spielt", EN: "cards that the referee plays"}
)

// CoveragePage shows what is in, proven, open and unknown.
type CoveragePage struct {
	Figures    []Figure
	Chapters   []CoverageChapter
	Games      []CoverageGame
	Pairs      []CoveragePairs
	Unplayable []CoverageReason
	NoEffect   []Link
	Sets       []CoverageSet
	NoSet      []CoverageCard
}

// Figure is a number out of a total.
type Figure struct {
	Label    catalog.Text
	N, Total int
}

// CoverageChapter is a chapter with its mechanical articles and the number of their clauses.
type CoverageChapter struct {
	ID, Name  string
	N, Total  int
	Articles  []CoverageArticle
	AnyMissed bool // an article has an open clause
}

// CoverageArticle is an article with its clauses.
type CoverageArticle struct {
	Link    Link // its text is the id
	Title   string
	Clauses []CoverageClause
}

// CoverageClause is a clause with its proof.
type CoverageClause struct {
	ClauseProof
	Text  string
	Href  string // its place on the article's page
	Write string // of an open clause: the editor with the beginning of a scenario
}

// CoverageSentence is a sentence of an article with the clauses that it holds. A sentence about several cards has a
// clause for each of them.
type CoverageSentence struct {
	Text    string
	Clauses []CoverageClause
}

// sentences groups successive clauses with the same text.
func (a CoverageArticle) sentences() []CoverageSentence {
	var out []CoverageSentence
	for _, c := range a.Clauses {
		if n := len(out); n > 0 && out[n-1].Text == c.Text {
			out[n-1].Clauses = append(out[n-1].Clauses, c)
			continue
		}
		out = append(out, CoverageSentence{c.Text, []CoverageClause{c}})
	}
	return out
}

// open returns the clauses of the sentence that are not proven.
func (s CoverageSentence) open() []CoverageClause {
	var out []CoverageClause
	for _, c := range s.Clauses {
		if c.State == ClauseOpen {
			out = append(out, c)
		}
	}
	return out
}

// CoverageGame counts the articles that apply in a game.
type CoverageGame struct {
	Name     string
	N, Total int
	Open     []Link
}

// CoveragePairs are the cards that an article names and that take part in none of its proofs.
type CoveragePairs struct {
	Article Link
	Cards   []Link
}

// CoverageReason is something that no scenario can play.
type CoverageReason struct {
	What Link
	More []Link
	Why  string
}

// CoverageSet is a set with the cards of which a fact is unknown.
type CoverageSet struct {
	Set     Link
	Known   int
	Printed string
	Cards   []CoverageCard
}

// CoverageCard is a card with its unknown facts.
type CoverageCard struct {
	Card Link
	Gaps []Gap
}

// Gap is a few unknown facts of a card with what would settle them.
type Gap struct {
	Fields []string // their names
	By     string
}

// NewGaps returns unknown facts with what would settle them.
func NewGaps(f Frame, settles []catalog.Settle) []Gap {
	var out []Gap
	for _, s := range settles {
		g := Gap{By: f.Say(s.By)}
		for _, field := range s.Fields {
			g.Fields = append(g.Fields, UnknownField(f, field))
		}
		out = append(out, g)
	}
	return out
}

// gapFields returns the names of all the facts.
func gapFields(gaps []Gap) []string {
	var out []string
	for _, g := range gaps {
		out = append(out, g.Fields...)
	}
	return out
}

// Head implements View.
func (p CoveragePage) Head(f Frame) Head {
	return Head{Title: f.Say(TextCoverage), Description: f.Say(textCoverageAbout), Section: "rulings"}
}

// Sign returns the sign of a clause's state.
func (c CoverageClause) Sign() string { return clauseSigns[c.State] }

// unknownFields names the facts of a card.
var unknownFields = map[string]catalog.Text{
	"sets":              {DE: "Set", EN: "set"},
	"copies":            {DE: "Anzahl", EN: "copies"},
	"class":             {DE: "Kartenart", EN: "class"},
	"cost":              {DE: "Kosten", EN: "cost"},
	"points.victory":    {DE: "Siegpunkte", EN: "victory points"},
	"points.strength":   {DE: "Stärkepunkte", EN: "strength points"},
	"points.tournament": {DE: "Turnierpunkte", EN: "tournament points"},
	"points.commerce":   {DE: "Handelspunkte", EN: "commerce points"},
	"effect":            {DE: "Wirkung", EN: "effect"},
	"kind":              {DE: "Art des Zaubers", EN: "kind of spell"},
	"beside":            {DE: "Landschaft daneben", EN: "landscape beside it"},
	"targets":           {DE: "Zielgebäude", EN: "target building"},
	"unique":            {DE: "ob es sie nur einmal gibt", EN: "whether it is unique"},
	"types":             {DE: "Merkmale", EN: "types"},
	"needs":             {DE: "Bedingungen", EN: "conditions"},
	"landscape":         {DE: "Landschaft", EN: "landscape"},
	"tournament_only":   {DE: "ob sie nur im Turnierspiel gilt", EN: "whether it is for tournament games only"},
}

// UnknownField returns the name of a card's fact as readers see it.
func UnknownField(f Frame, field string) string {
	if t, ok := unknownFields[field]; ok {
		return f.Say(t)
	}
	return field
}
