package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the page of contradictions and open questions.
var (
	textQuestions      = catalog.Text{DE: "Widersprüche und offene Fragen", EN: "Contradictions and open questions"}
	textQuestionsAbout = catalog.Text{
		DE: "Wo die Quellen einander widersprechen oder schweigen: alle Aussagen nebeneinander, jede mit ihrem " +
			"Regelstand, und darunter, was heute gilt und warum.",
		EN: "Where the sources contradict one another or say nothing: every statement side by side, each with its " +
			"edition, followed by what applies today and why.",
	}
	textQuestionsHere = catalog.Text{
		DE: "Widerspruch oder offene Frage dazu",
		EN: "Related contradiction or open question",
	}
	textQuestionKind  = catalog.Text{DE: "Art", EN: "Kind"}
	textQuestionState = catalog.Text{DE: "Wer entscheidet", EN: "Who decides"}
	textQuestionNone  = catalog.Text{
		DE: "Dazu kennen wir weder einen Widerspruch noch eine offene Frage.",
		EN: "We know of no contradiction or open question here.",
	}
	textStatements     = catalog.Text{DE: "Was die Quellen sagen", EN: "What the sources say"}
	textHints          = catalog.Text{DE: "Was die Quellen andeuten", EN: "What the sources suggest"}
	textAppliesToday   = catalog.Text{DE: "Heute", EN: "Today"}
	textReadingAnswers = catalog.Text{
		DE: "So lässt sich ein Szenario anders spielen",
		EN: "How to play a scenario differently",
	}
	textReadingNow  = catalog.Text{DE: "so spielt der Schiedsrichter", EN: "used by the referee"}
	textAnyTime     = catalog.Text{DE: "ohne Datum", EN: "undated"}
	textPermanent   = catalog.Text{DE: "Fester Link", EN: "Permanent link"}
	TextBadQuestion = catalog.Text{
		DE: "Art der Frage: contradiction oder silence.",
		EN: "Unknown kind of question: use contradiction or silence.",
	}
	TextBadOutcome = catalog.Text{
		DE: "Wer entscheidet: source, ours oder open.",
		EN: "Unknown value for who decides: use source, ours or open.",
	}
)

// questionKinds holds, for each kind, the name of one question and the heading of all.
var questionKinds = map[rulings.QuestionKind][2]catalog.Text{
	rulings.Contradiction: {
		{DE: "Widerspruch", EN: "Contradiction"},
		{DE: "Wo die Quellen einander widersprechen", EN: "Where the sources contradict one another"},
	},
	rulings.Silence: {
		{DE: "Offene Frage", EN: "Open question"},
		{DE: "Wo die Quellen schweigen", EN: "Where the sources say nothing"},
	},
}

var outcomeNames = map[rulings.Outcome]catalog.Text{
	rulings.OutcomeSource: {DE: "eine Quelle", EN: "a source"},
	rulings.OutcomeOurs:   {DE: "Catanica", EN: "Catanica"},
	rulings.OutcomeOpen:   {DE: "niemand", EN: "nobody"},
}

// outcomeMarks marks what applies today unless a source decided it.
var outcomeMarks = map[rulings.Outcome]catalog.Text{
	rulings.OutcomeOurs: textOursDecided,
	rulings.OutcomeOpen: {DE: "bleibt offen", EN: "still open"},
}
