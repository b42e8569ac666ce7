package books

import (
	"catanica/catalog"
	"catanica/cmd/internal/web/api"
	"catanica/rulings"
)

// Operations registers the calls of the section.
func (s *Section) Operations(a *api.API) {
	api.Values(a, []rulings.Verdict{rulings.Yes, rulings.No, rulings.Depends, rulings.VerdictNone})
	api.Values(a, rulings.QuestionKinds)
	describeFields(a)
	api.Register(a, api.Operation{
		Path: "/rulings", ID: "listRulings", Topic: api.Rulings,
		Summary: catalog.Text{DE: "Alle Artikel mit Kurzantwort", EN: "All articles with their short answers"},
		About: catalog.Text{
			DE: "Listet die Artikel der Enzyklopädie, des Glossars und der Regelhefte.",
			EN: "Lists the articles of the Encyclopædia, the glossary and the rulebooks.",
		},
		Examples: someOf("Die ersten zwei", "The first two"),
	}, s.rulingsCall)
	api.Register(a, api.Operation{
		Path: "/rulings/{id}", ID: "getRuling", Topic: api.Rulings,
		Summary: catalog.Text{DE: "Ein Artikel", EN: "One article"},
		About: catalog.Text{
			DE: "Liefert einen Artikel in beiden Sprachen: nach seiner Kennung, wie sie in irgendeiner Auflage gedruckt ist, " +
				"nach einem anderen Namen oder nach dem Titel. Für einen Beleg wie card:feuerteufel liefert der Aufruf die Karte.",
			EN: "Returns an article in both languages, by its id as printed in any edition, by another name or by its title. " +
				"For a citation such as card:feuerteufel it returns the card.",
		},
		Docs: api.Docs{"id": {DE: "Kennung, Name oder Titel", EN: "Id, name or title"}},
		Examples: []api.Example{{
			About: catalog.Text{DE: "Ein Artikel der Enzyklopädie", EN: "An article of the Encyclopædia"}, Path: "112.G.e",
		}},
	}, s.rulingCall)
	api.Register(a, api.Operation{
		Path: "/terms", ID: "listTerms", Topic: api.Rulings,
		Summary:  catalog.Text{DE: "Das Glossar", EN: "The glossary"},
		About:    catalog.Text{DE: "Listet die Begriffe mit Kurzerklärung.", EN: "Lists the terms with a short explanation."},
		Examples: someOf("Die ersten zwei", "The first two"),
	}, s.termsCall)
	api.Register(a, api.Operation{
		Path: "/terms/{id}", ID: "getTerm", Topic: api.Rulings,
		Summary: catalog.Text{DE: "Ein Begriff", EN: "One term"},
		About: catalog.Text{
			DE: "Liefert einen Begriff des Glossars in beiden Sprachen.",
			EN: "Returns a term of the glossary in both languages.",
		},
		Docs: api.Docs{"id": {DE: "Kennung oder Begriff", EN: "Id or term"}},
		Examples: []api.Example{
			{About: catalog.Text{DE: "Banktausch", EN: "Trading with the bank"}, Path: "102.B.Banktausch"},
		},
	}, s.entryOf(catalog.KindTerm))
	api.Register(a, api.Operation{
		Path: "/rules", ID: "listRules", Topic: api.Rulings,
		Summary: catalog.Text{DE: "Die Regelhefte", EN: "The rulebooks"},
		About: catalog.Text{
			DE: "Listet die Abschnitte der Regelhefte und des Almanachs.",
			EN: "Lists the sections of the rulebooks and the almanac.",
		},
		Examples: someOf("Die ersten zwei", "The first two"),
	}, s.rulesCall)
	api.Register(a, api.Operation{
		Path: "/rules/{id}", ID: "getRule", Topic: api.Rulings,
		Summary: catalog.Text{DE: "Ein Abschnitt eines Regelhefts", EN: "One section of a rulebook"},
		About: catalog.Text{
			DE: "Liefert einen Abschnitt in beiden Sprachen.", EN: "Returns a section in both languages.",
		},
		Docs: api.Docs{"id": {DE: "Kennung oder Titel", EN: "Id or title"}},
		Examples: []api.Example{{
			About: catalog.Text{DE: "Das Deck im Turnierspiel", EN: "The deck in the tournament game"}, Path: "kuw.turnier.deck",
		}},
	}, s.entryOf(catalog.KindRule))
	api.Register(a, api.Operation{
		Path: "/tables", ID: "listTables", Topic: api.Rulings,
		Summary: catalog.Text{DE: "Tabellen", EN: "Tables"},
		About: catalog.Text{
			DE: "Listet die Tabellen der Regeln, etwa den Ablauf eines Zuges.",
			EN: "Lists the tables of the rules, such as the sequence of a turn.",
		},
		Examples: someOf("Die ersten zwei", "The first two"),
	}, s.tablesCall)
	api.Register(a, api.Operation{
		Path: "/questions", ID: "listQuestions", Topic: api.Rulings,
		Summary: catalog.Text{DE: "Widersprüche und Lücken", EN: "Contradictions and silences"},
		About: catalog.Text{
			DE: "Listet die Fragen, in denen sich die Quellen widersprechen oder schweigen, mit dem, was heute gilt.",
			EN: "Lists the questions on which the sources contradict each other or say nothing, with what applies today.",
		},
		Docs: api.Docs{
			"kind":  {DE: "Widerspruch oder Lücke", EN: "Contradiction or silence"},
			"state": {DE: "Wer entscheidet", EN: "Who decides"},
			"card":  {DE: "Nur Fragen zu dieser Karte", EN: "Only questions about this card"},
		},
		Examples: someOf("Die ersten zwei", "The first two"),
	}, s.questionsCall)
}

// someOf returns the example of a list: its first two entries.
func someOf(de, en string) []api.Example {
	return []api.Example{{
		About: catalog.Text{DE: de, EN: en}, Query: catalog.Text{DE: "limit=2", EN: "limit=2"},
	}}
}

// describeFields describes the fields of answers.
func describeFields(a *api.API) {
	api.Describe[rulingLine](a, api.Docs{
		"verdict": {DE: "Die Antwort in einem Wort", EN: "The answer in a word"},
		"short":   {DE: "Kurzantwort", EN: "The short answer"},
		"changed": {DE: "Tag der letzten Änderung", EN: "Day of the last change"},
		"was": {
			DE: "Stempel der Antwort. Als Parameter was im Link zur Seite: Ändert sich die Antwort später, sagt es die Seite",
			EN: "Stamp of the answer. As the parameter was of a link to the page: if the answer changes later, the page says so",
		},
	})
	api.Describe[article](a, api.Docs{
		"was": {
			DE: "Stempel der Antwort. Als Parameter was im Link zur Seite: Ändert sich die Antwort später, sagt es die Seite",
			EN: "Stamp of the answer. As the parameter was of a link to the page: if the answer changes later, the page says so",
		},
		"verdict": {DE: "Die Antwort in einem Wort", EN: "The answer in a word"},
		"source":  {DE: "Belege, jeweils QUELLE#STELLE", EN: "The sources, each as SOURCE#PLACE"},
		"prose": {
			DE: "Nach Sprache: Titel, Frage, Kurzantwort, Abschnitte in Markdown",
			EN: "By language: title, question, short answer, sections in Markdown",
		},
		"printed": {DE: "Abweichend gedruckte Kennungen", EN: "Ids as misprinted"},
		"see":     {DE: "Verwandte Artikel", EN: "Related articles"},
	})
	api.Describe[rulings.Table](a, api.Docs{
		"cards": {DE: "Kennungen von Karten, type:T oder class:C", EN: "Card ids, type:T or class:C"},
	})
	api.Describe[rulings.OpenQuestion](a, api.Docs{
		"id":      {DE: "Dauerhafter Anker auf der Seite", EN: "Its permanent anchor on the page"},
		"reading": {DE: "Die Lesart, nach der der Schiedsrichter spielt", EN: "The reading that the referee uses"},
		"ours":    {DE: "Keine Quelle entscheidet, aber Catanica", EN: "No source decides it, but Catanica does"},
		"open":    {DE: "Auch Catanica entscheidet nicht", EN: "Catanica does not decide it either"},
		"decides": {
			DE: "Paare „A > B“: Offen ist, was Karte A mit Karte B macht",
			EN: "Pairs “A > B”: what card A does to card B is open",
		},
	})
}
