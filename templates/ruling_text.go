package templates

import (
	"html"

	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the article page. A whole chapter on one page shares some of them.
var (
	textQuestion = catalog.Text{DE: "Frage:", EN: "Question:"}
	textToday    = catalog.Text{DE: "Später gilt:", EN: "Later rules say:"}
	textSilent   = catalog.Text{
		DE: "Diese Antwort ist nicht belegt für den Regelstand",
		EN: "No source documents this answer for the edition",
	}
	textEarlier      = catalog.Text{DE: "Früher galt", EN: "Earlier rules said"}
	textProof        = catalog.Text{DE: "Am Tisch bewiesen?", EN: "Proven at the table?"}
	textSeeAlso      = catalog.Text{DE: "Mehr dazu", EN: "See also"}
	textPointHere    = catalog.Text{DE: "Verweisen hierher", EN: "What links here"}
	textAboutArticle = catalog.Text{DE: "Über diesen Artikel", EN: "About this article"}
	textGames        = catalog.Text{DE: "Gilt im", EN: "Applies in the"}
	textDocumented   = catalog.Text{DE: "Belegt", EN: "Documented"}
	textPrinted      = catalog.Text{DE: "Gedruckt als", EN: "Printed as"}
	textProvenance   = catalog.Text{DE: "Herkunft", EN: "Provenance"}
	textChanged      = catalog.Text{DE: "Zuletzt geändert", EN: "Last changed"}
	textOursDecided  = catalog.Text{DE: "eigene Entscheidung", EN: "our decision"}
	textOursWhy      = catalog.Text{
		DE: "Die Quellen schweigen; so entscheiden wir.",
		EN: "The sources say nothing; this is our decision.",
	}
	textTurn        = catalog.Text{DE: "Blättern", EN: "Previous and next"}
	TextAllEditions = catalog.Text{DE: "alle Regelstände", EN: "all editions"}

	TextNoRuling  = catalog.Text{DE: "Diesen Artikel gibt es hier nicht.", EN: "No such article."}
	textParagraph = catalog.Text{DE: "Link auf Absatz", EN: "Link to paragraph"}

	// The proof of a ruling.

	textProvenBy = catalog.Text{DE: "Von diesem Stand des Programms bewiesen:", EN: "Proven by this build:"}
	textHold     = catalog.Plural{
		One: catalog.Text{
			DE: "geht auf und scheitert, sobald man die Regel abschaltet.",
			EN: "holds, and fails when the rule is switched off.",
		},
		Many: catalog.Text{
			DE: "gehen auf und scheitern, sobald man die Regel abschaltet.",
			EN: "hold, and fail when the rule is switched off.",
		},
	}
	textClausesProven = catalog.Text{DE: "Satz für Satz bewiesen:", EN: "Proven, clause by clause:"}
	textClauseKey     = catalog.Text{
		DE: "✓ führt zum Beweis, ○ ist noch nicht bewiesen, – lässt sich nicht ausspielen.",
		EN: "✓ leads to the proof, ○ is not yet proven, – cannot be played out.",
	}
	textWatch  = catalog.Text{DE: "Schritt für Schritt ansehen", EN: "Watch it step by step"}
	textSoGoes = catalog.Text{DE: "So läuft es am Tisch", EN: "How it goes at the table"}
)

var sectionNames = map[rulings.SectionKind]catalog.Text{
	rulings.Reasoning: {DE: "Begründung", EN: "Reasoning"},
	rulings.Example:   {DE: "Beispiel", EN: "Example"},
	rulings.Bonus:     {DE: "Nebenbei", EN: "By the way"},
}

// SectionName returns the heading of a part of an article.
func SectionName(f Frame, k rulings.SectionKind) string { return f.Say(sectionNames[k]) }

var proofNames = map[ProofState]catalog.Text{
	ProofProven: {DE: "Bewiesen: Der Schiedsrichter spielt es so.", EN: "Proven: the referee plays it this way."},
	ProofOpen:   {DE: "Noch nicht bewiesen.", EN: "Not yet proven."},
	ProofExplanatory: {
		DE: "Der Artikel erklärt nur; auszuspielen gibt es hier nichts.",
		EN: "Explanation only: there is nothing to play out.",
	},
}

// ClauseMark returns the place of a clause on its article's page and a badge with the state of its proof, as HTML. The
// badge of a proven clause opens the first scenario that proves it.
func ClauseMark(f Frame, id string, c ClauseProof) string {
	name := f.Say(clauseNames[c.State])
	title := name
	switch {
	case c.Why != "":
		title += ": " + c.Why
	case len(c.Scenarios) > 0:
		title += ": " + c.Scenarios[0].Text
	}
	href := "#proof"
	if len(c.Scenarios) > 0 {
		href = c.Scenarios[0].Href
	}
	return ` <a class="clause clause-` + string(c.State) + `" id="` + html.EscapeString(id) + `" href="` +
		html.EscapeString(href) + `" title="` + html.EscapeString(title) + `"><span aria-hidden="true">` +
		clauseSigns[c.State] + `</span><span class="hidden">` + html.EscapeString(title) + `</span></a>`
}

var clauseNames = map[ClauseState]catalog.Text{
	ClauseProven:     {DE: "Bewiesen", EN: "Proven"},
	ClauseOpen:       {DE: "Noch nicht bewiesen", EN: "Not yet proven"},
	ClauseUnplayable: {DE: "Nicht ausspielbar", EN: "Cannot be played out"},
}

// clauseSigns tell the states apart without their colours.
var clauseSigns = map[ClauseState]string{ClauseProven: "✓", ClauseOpen: "○", ClauseUnplayable: "–"}

// TextAwaited says that this release lacks an article that the source has.
func TextAwaited(id string) catalog.Text {
	return catalog.Text{
		DE: "Der Artikel " + id + " ist noch nicht aufgenommen.",
		EN: "The article " + id + " has not been added yet.",
	}
}

// TextGap says that the source announces an article but does not contain it.
func TextGap(id string, title catalog.Text) catalog.Text {
	return catalog.Text{
		DE: id + " („" + title.DE + "“) kündigt die Encyclopædia nur an; in diesem Band steht nichts davon, und wir " +
			"erfinden nichts dazu.",
		EN: "The Encyclopædia announces " + id + " (“" + title.EN + "”), but this volume does not include it, and we do " +
			"not make anything up.",
	}
}

// ParagraphMark returns a paragraph's link to itself as HTML.
func ParagraphMark(f Frame, id string) string {
	id = html.EscapeString(id)
	return `<a class="para" href="#` + id + `" aria-label="` + f.Say(textParagraph) + ` ` + id + `">¶</a>`
}

// TextMined says in how many of so many games of random play an article decided something.
var TextMined = catalog.Text{
	DE: "In %s von %s zufällig gespielten Partien hat dieser Artikel etwas entschieden.",
	EN: "This article decided something in %s of %s games played at random.",
}
