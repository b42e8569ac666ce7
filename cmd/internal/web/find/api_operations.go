package find

import (
	"catanica/catalog"
	"catanica/cmd/internal/web/api"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/answer"
	"catanica/search/casebook"
)

// Operations registers the calls of the section.
func (s *Section) Operations(a *api.API) {
	api.Values(a, catalog.Langs)
	api.Values(a, catalog.Kinds)
	api.Values(a, rulings.Games)
	describeFields(a)
	api.Register(a, api.Operation{
		Path: "/search", ID: "search", Topic: api.Search, Volatile: "took_us",
		Summary: catalog.Text{DE: "Alles durchsuchen", EN: "Search everything"},
		About: catalog.Text{
			DE: "Sucht in Karten, Artikeln, Glossar, Regelheften, Sets, Klassen und Szenarien. q ist eine Frage in Worten " +
				"oder eine Anfrage mit Filtern, wie sie die Suchhilfe beschreibt: `set:zud klasse:gebäude kosten<=3`. Enthält " +
				"die Anfrage Fehler, stehen sie unter `mistakes`, und die Treffer gelten für die Wörter ohne die Filter.",
			EN: "Searches cards, articles, the glossary, rulebooks, sets, classes and scenarios. q is a question in words, or " +
				"a query in the grammar that /en/search/help describes: `set:zud class:building cost<=3 sort:-vp`. If the query " +
				"has mistakes, `mistakes` lists them and the hits are those for its words without the filters.",
		},
		Docs: api.Docs{
			"q": {DE: "Eine Frage in Worten oder eine Anfrage mit Filtern",
				EN: "A question in words, or a query with filters"},
			"kind": {DE: "Nur diese Arten, durch Kommas getrennt", EN: "Only these kinds, separated by commas"},
			"game": {
				DE: "Nur dieses Spiel. Ohne Angabe steht das Kartenspiel vorn, außer die Frage nennt ein anderes Spiel oder " +
					"enthält Wörter, die nur dort vorkommen",
				EN: "Only this game. By default the card game comes first, unless the question names another game or uses words " +
					"that belong only to another game",
			},
			"edition": {
				DE: "Der Regelstand, nach dem die Filter urteilen, falls die Anfrage keinen nennt; sonst 2005",
				EN: "The edition whose card facts the filters use, unless the query names another; 2005 by default",
			},
			"limit":  {DE: "Höchstzahl der Treffer; sonst 10", EN: "Maximum number of hits; 10 by default"},
			"n":      {DE: "Der ältere Name von limit; erlaubt auch 0", EN: "The older name of limit, which also takes 0"},
			"offset": {DE: "So viele Treffer werden übersprungen", EN: "Number of hits to skip"},
			"facets": {
				DE: "1 zählt alle Treffer nach Art, Set, Klasse und so weiter",
				EN: "1 counts all hits by kind, set, class and so on",
			},
		},
		Examples: []api.Example{
			{About: catalog.Text{DE: "Eine Frage", EN: "A question"}, Query: catalog.Text{
				DE: "q=darf+die+Hexe+die+Feuerwache+verhexen&limit=2", EN: "q=can+the+witch+bewitch+the+fire+brigade&limit=2",
			}},
			{About: catalog.Text{DE: "Mit Filtern", EN: "With filters"}, Query: catalog.Text{
				DE: "q=set%3Azud+klasse%3Agebäude&limit=2", EN: "q=set%3Azud+class%3Abuilding&limit=2",
			}},
		},
	}, s.searchCall)
	api.Register(a, api.Operation{
		Path: "/answer", ID: "answer", Topic: api.Search,
		Summary: catalog.Text{DE: "Eine Frage beantworten", EN: "Answer a question"},
		About: catalog.Text{
			DE: "Beantwortet eine Frage, wenn die Antwort gesichert ist, und nennt die Artikel, auf denen sie beruht. Sonst " +
				"ist `answer` null, und `hits` nennt die nächstliegenden Artikel.",
			EN: "Answers a question if the answer is known for sure, and cites the articles on which it rests. Otherwise " +
				"`answer` is null, and `hits` has the closest articles.",
		},
		Docs: api.Docs{
			"q":    {DE: "Eine Frage in Worten", EN: "A question in words"},
			"game": {DE: "Das Spiel, um das es geht", EN: "The game that the question is about"},
			"edition": {
				DE: "Der Regelstand, falls die Frage keinen nennt; sonst 2005",
				EN: "The edition, unless the question names one; 2005 by default",
			},
		},
		Examples: []api.Example{{About: catalog.Text{DE: "Eine Frage", EN: "A question"}, Query: catalog.Text{
			DE: "q=darf+die+Hexe+die+Feuerwache+verhexen", EN: "q=can+the+witch+bewitch+the+fire+brigade",
		}}},
	}, s.answerCall)
	api.Register(a, api.Operation{
		Path: "/suggest", ID: "suggest", Topic: api.Search,
		Summary: catalog.Text{DE: "Eingaben vervollständigen", EN: "Complete what is being typed"},
		About: catalog.Text{
			DE: "Nennt Einträge, deren Name mit dem getippten Text beginnt, und Ergänzungen für einen angefangenen Filter.",
			EN: "Lists entries whose names begin with the text typed so far, and completions for an unfinished filter.",
		},
		Docs: api.Docs{
			"q": {DE: "Was bisher getippt ist", EN: "What has been typed so far"},
			"n": {DE: "Höchstzahl der Vorschläge", EN: "Maximum number of suggestions"},
		},
		Examples: []api.Example{
			{About: catalog.Text{DE: "Ein Name", EN: "A name"}, Query: catalog.Text{DE: "q=feuerw", EN: "q=fire+b"}},
			{
				About: catalog.Text{DE: "Ein Filter", EN: "A filter"},
				Query: catalog.Text{DE: "q=hexe+set%3Aza", EN: "q=witch+set%3Awi"},
			},
		},
	}, s.suggestCall)
}

// describeFields describes the fields of answers.
func describeFields(a *api.API) {
	api.Describe[searchOutput](a, api.Docs{
		"answer": {
			DE: "Was zu genau dieser Frage gesichert ist; null, wenn es keine solche Antwort gibt",
			EN: "What is known for sure of exactly the question asked; null if there is no such answer",
		},
		"took_us":  {DE: "Dauer der Suche in Mikrosekunden", EN: "Duration of the search in microseconds"},
		"total":    {DE: "Zahl aller Treffer", EN: "Number of all hits"},
		"facets":   {DE: "Zählung aller Treffer, wenn verlangt", EN: "Counts of all hits, if asked for"},
		"mistakes": {DE: "Fehler in der Anfrage", EN: "Mistakes in the query"},
		"mean": {
			DE: "Was gemeint sein kann, wenn Wörter falsch geschrieben scheinen",
			EN: "What may be meant, if words seem to be misspelled",
		},
		"neighbors": {
			DE: "Entschiedene und offene Fragen, die der gestellten gleichen, wenn sie kein Urteil hat; höchstens drei",
			EN: "Decided and open questions that resemble the one asked, if it has no verdict; at most three",
		},
	})
	api.Describe[answerOutput](a, api.Docs{
		"answer": {
			DE: "Was zu genau dieser Frage gesichert ist; null, wenn es keine solche Antwort gibt",
			EN: "What is known for sure of exactly this question; null if there is no such answer",
		},
		"hits": {
			DE: "Die nächstliegenden Artikel und Karten, höchstens drei",
			EN: "The articles and cards that come closest, at most three",
		},
		"neighbors": {
			DE: "Entschiedene und offene Fragen, die der gestellten gleichen, wenn sie kein Urteil hat; höchstens drei",
			EN: "Decided and open questions that resemble the one asked, if it has no verdict; at most three",
		},
	})
	api.Describe[answer.Answer](a, api.Docs{
		"read_as": {
			DE: "Die Frage, wie sie gelesen wurde, wenn ein Wort falsch geschrieben ist",
			EN: "The question as it was read, if a word of it is misspelled",
		},
		"by_referee": {
			DE: "Ob der Schiedsrichter genau das ausgespielt hat; scenario zeigt es",
			EN: "Whether the referee played exactly this; scenario shows it",
		},
	})
	api.Describe[suggestOutput](a, api.Docs{
		"completions": {DE: "Ergänzungen für einen angefangenen Filter", EN: "Completions of an unfinished filter"},
		"suggestions": {DE: "Einträge mit passendem Namen", EN: "Entries whose names match"},
	})
	api.Describe[search.OutputMistake](a, api.Docs{
		"from": {DE: "Anfang in Zeichen der Anfrage", EN: "Where the mistake begins, in characters of the query"},
		"to":   {DE: "Ende in Zeichen der Anfrage", EN: "Where it ends"},
		"mend": {DE: "Die Anfrage, wie sie wohl gemeint war", EN: "The query as probably intended"},
	})
	api.Describe[stampedHit](a, api.Docs{
		"was": {
			DE: "Stempel der Antwort. Als Parameter was im Link zur Seite: Ändert sich die Antwort später, sagt es die Seite",
			EN: "Stamp of the answer. As the parameter was of a link to the page: if the answer changes later, the page says so",
		},
		"answer":  {DE: "Kurzantwort im gewählten Regelstand", EN: "Short answer in the edition asked for"},
		"snippet": {DE: "Die Textstelle, die am besten passt", EN: "The passage that matches best"},
		"score": {DE: "Höher ist besser; nur innerhalb einer Antwort vergleichbar",
			EN: "Higher is better; comparable within one answer only"},
		"url": {DE: "Pfad der Seite", EN: "Path of the page"},
		"verdict": {DE: "Nur wenn der Artikel genau das Gefragte beantwortet",
			EN: "Only if the article answers exactly what was asked"},
	})
	api.Describe[search.Facet](a, api.Docs{
		"key": {DE: "Schlüssel des Filters, der einen Wert auswählt", EN: "The key of the filter that selects a value"},
	})
	api.Describe[search.Suggestion](a, api.Docs{
		"text":  {DE: "Der passende Name, die Kennung oder der Titel", EN: "The matching name, id or title"},
		"title": {DE: "Name des Eintrags", EN: "The name of the entry"},
	})
	api.Describe[completion](a, api.Docs{
		"query": {DE: "Der ganze Text mit der Ergänzung", EN: "The whole text with the completion"},
		"text":  {DE: "Der Schlüssel oder Filter", EN: "The key or filter"},
		"about": {DE: "Was er bedeutet", EN: "What it means"},
	})
	api.Describe[casebook.Neighbor](a, api.Docs{
		"question": {DE: "Die Frage; sie kann nach etwas anderem fragen",
			EN: "The question; it may ask for something else"},
		"verdict": {DE: "yes, no oder depends: das Urteil zu dieser Frage, nicht zur gestellten; bei einer offenen Frage " +
			"undecided, oder fact, wenn eine Quelle sie heute klärt",
			EN: "yes, no or depends: the verdict of this question, not of the one asked; undecided for an open question, or " +
				"fact if a source settles it today"},
		"says": {DE: "Warum das Urteil so lautet; bei einer offenen Frage, was gilt",
			EN: "Why the verdict is so; of an open question, what applies"},
		"id": {DE: "Kennung des Artikels oder der Karte, die sie entscheiden, oder der offenen Frage",
			EN: "Id of the article or card that decides it, or of the open question"},
		"kind": {DE: "Art des Artikels oder der Karte; question bei einer offenen Frage",
			EN: "Kind of the article or card; question for an open question"},
		"url": {DE: "Pfad der Seite", EN: "Path of the page"},
	})
	api.Describe[answer.Answer](a, api.Docs{
		"verdict":  {DE: "yes, no, depends, undecided oder fact", EN: "yes, no, depends, undecided or fact"},
		"sentence": {DE: "Die Antwort als Satz", EN: "The answer as a sentence"},
		"cites": {DE: "Artikel, auf denen die Antwort beruht, der speziellste zuerst",
			EN: "Ids of the articles on which it rests, the most specific first"},
		"cards": {DE: "Karten, um die es geht, die handelnde zuerst",
			EN: "Ids of the cards that it is about, the acting one first"},
		"game": {DE: "basic, extended oder tournament; leer, wenn die Frage keines nennt",
			EN: "basic, extended or tournament; empty if the question names none"},
		"scenario": {DE: "Pfad einer Stellung, die es zeigt", EN: "Path of a position that shows it"},
		"list": {DE: "Pfad der Suche, die alle aufgezählten Karten findet",
			EN: "Path of the search that finds all the cards which it lists"},
		"open": {DE: "Pfad der offenen Frage, zu der die Quellen schweigen oder sich widersprechen",
			EN: "Path of the open question on which the sources are silent or disagree"},
		"precedent": {DE: "Die Frage, die ein Artikel so beantwortet, wenn die gestellte ihr nur gleicht",
			EN: "The question that an article answers so, if the one asked only resembles it"},
	})
}
