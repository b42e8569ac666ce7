package table

import (
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/api"
	"catanica/rulings/explore"
	"catanica/rulings/scenario"
)

// sample is a position with a Spy in North's hand, for the examples.
const sample = `id: x\nstart\nphase main\nnorth axis: settlement A\nnorth hand: Spion\nplay\n`

// both returns an example body that is the same in both languages.
func both(body string) catalog.Text { return catalog.Text{DE: body, EN: body} }

// Operations registers the calls of the section.
func (s *Section) Operations(a *api.API) {
	describeFields(a)
	s.reading(a)
	s.playing(a)
}

// reading registers the calls for the embedded scenarios.
func (s *Section) reading(a *api.API) {
	api.Register(a, api.Operation{
		Path: "/scenarios", ID: "listScenarios", Topic: api.Scenarios,
		Summary: catalog.Text{DE: "Alle Szenarien", EN: "All scenarios"},
		About: catalog.Text{
			DE: "Listet die Szenarien mit ihrem Ergebnis in dieser Version.",
			EN: "Lists the scenarios with their status in this build.",
		},
		Examples: []api.Example{{About: catalog.Text{DE: "Die ersten zwei", EN: "The first two"}, Query: both("limit=2")}},
	}, s.scenariosCall)
	api.Register(a, api.Operation{
		Path: "/scenarios/{id}", ID: "getScenario", Topic: api.Scenarios, Large: true,
		Summary: catalog.Text{DE: "Ein Szenario", EN: "One scenario"},
		About: catalog.Text{
			DE: "Liefert den Text eines Szenarios und sein Ergebnis in dieser Version.",
			EN: "Returns the text of a scenario and its result in this build.",
		},
		Docs: api.Docs{"id": {DE: "Kennung", EN: "Id"}},
		Examples: []api.Example{{
			About: catalog.Text{DE: "Die verhexte Feuerwache", EN: "The bewitched Fire Brigade"}, Path: firstExample,
		}},
	}, s.scenarioCall)
}

// playing registers the calls that play a scenario of the caller.
func (s *Section) playing(a *api.API) {
	scenarioDoc := catalog.Text{DE: "Text des Szenarios", EN: "Text of the scenario"}
	api.Register(a, api.Operation{
		Method: "POST", Path: "/simulate", ID: "simulate", Topic: api.Scenarios, Text: "scenario",
		Summary: catalog.Text{DE: "Ein Szenario spielen", EN: "Play a scenario"},
		About: catalog.Text{
			DE: "Spielt ein Szenario und prüft, was es erwartet. Jedes Ereignis nennt die Artikel, auf denen es beruht. Die " +
				"Sprache der Szenarien erklärt die Seite /de/scenarios/new.",
			EN: "Plays a scenario and checks what it expects. Every event cites the articles that caused it. The page " +
				"/en/scenarios/new explains the language of scenarios.",
		},
		Docs: api.Docs{"scenario": scenarioDoc},
		Examples: []api.Example{{
			About: catalog.Text{DE: "Die Hauptphase beenden", EN: "End the main phase"},
			Body:  both(`{"scenario": "` + sample + `north ends main\n"}`),
		}},
	}, s.simulateCall)
	api.Register(a, api.Operation{
		Method: "POST", Path: "/simulate/step", ID: "simulateStep", Topic: api.Scenarios,
		Summary: catalog.Text{DE: "Einen Zug machen", EN: "Make a move"},
		About: catalog.Text{
			DE: "Macht einen oder mehrere Züge in der letzten Stellung eines Szenarios. Die Antwort enthält das verlängerte " +
				"Szenario, die Ereignisse der neuen Züge und worauf die Stellung danach wartet.",
			EN: "Makes one or more moves in the last position of a scenario. The answer has the extended scenario, the events " +
				"of the new moves and what the position then waits for.",
		},
		Docs: api.Docs{
			"scenario": scenarioDoc,
			"move": {DE: "Ein Zug, wie ein Szenario ihn schreibt; mehrere in mehreren Zeilen",
				EN: "A move as a scenario writes it; several in several lines"},
		},
		Examples: []api.Example{{
			About: catalog.Text{DE: "Die Hauptphase beenden", EN: "End the main phase"},
			Body: catalog.Text{
				DE: `{"scenario": "` + sample + `", "move": "Nord beendet Hauptphase"}`,
				EN: `{"scenario": "` + sample + `", "move": "north ends main"}`,
			},
		}},
	}, s.stepCall)
	api.Register(a, api.Operation{
		Method: "POST", Path: "/simulate/moves", ID: "listMoves", Topic: api.Scenarios, Text: "scenario",
		Summary: catalog.Text{DE: "Erlaubte Züge", EN: "Legal moves"},
		About: catalog.Text{
			DE: "Listet, worauf die letzte Stellung eines Szenarios wartet und welche Züge erlaubt sind, als Zeilen in beiden " +
				"Sprachen. Auslassungspunkte stehen für etwas, das man wählen muss, etwa Rohstoffe.",
			EN: "Lists what the last position of a scenario waits for, and the legal moves as lines in both languages. An " +
				"ellipsis stands for something that has to be chosen, such as resources.",
		},
		Docs: api.Docs{
			"scenario": scenarioDoc,
			"limit":    {DE: "Höchstzahl der Züge; sonst 100", EN: "Maximum number of moves; 100 by default"},
		},
		Examples: []api.Example{{
			About: catalog.Text{DE: "Nord ist am Zug", EN: "North to move"},
			Body:  both(`{"scenario": "` + sample + `", "limit": 5}`),
		}},
	}, s.movesCall)
	api.Register(a, api.Operation{
		Method: "POST", Path: "/explore", ID: "explore", Topic: api.Scenarios,
		Summary: catalog.Text{DE: "Kann das passieren?", EN: "Can it happen?"},
		About: catalog.Text{
			DE: "Sucht von der letzten Stellung eines Szenarios aus einen Weg zu einem Ziel. Die Antwort ist yes mit dem " +
				"kürzesten Weg, no, wenn alles durchsucht ist, sonst undecided oder unknown.",
			EN: "Searches for a way from the last position of a scenario to a goal. The answer is yes with the shortest line, " +
				"no if everything has been searched, otherwise undecided or unknown.",
		},
		Docs: api.Docs{
			"scenario": scenarioDoc,
			"goal":     {DE: "Das Ziel als Erwartung, etwa: north wins", EN: "The goal as an expectation, such as: north wins"},
			"dice": {DE: "any: irgendein Wurf genügt (sonst); all: bei jedem Wurf",
				EN: "any: some roll is enough (default); all: with every roll"},
			"hidden": {DE: "any: irgendeine verdeckte Karte genügt (sonst); all: bei jeder",
				EN: "any: some hidden card is enough (default); all: with every one"},
			"opponent": {DE: "helps (sonst) oder hinders", EN: "helps (default) or hinders"},
			"player":   {DE: "Wer das Ziel anstrebt: north oder south", EN: "Who seeks the goal: north or south"},
			"turns":    {DE: "So viele Züge weit wird gesucht", EN: "Number of turns to search"},
			"limit":    {DE: "Höchstzahl der Stellungen", EN: "Maximum number of positions"},
			"offers":   {DE: "Auch Tauschangebote an den Gegner", EN: "Include trade offers to the opponent"},
		},
		Examples: []api.Example{{
			About: catalog.Text{DE: "Kann die Hauptphase enden?", EN: "Can the main phase end?"},
			Body:  both(`{"scenario": "` + sample + `", "goal": "phase end"}`),
		}},
	}, s.exploreCall)
}

// describeFields describes the fields of answers.
func describeFields(a *api.API) {
	api.Values(a, games())
	api.Describe[ScenarioLine](a, api.Docs{
		"clauses": {DE: "Was es beweist: Artikel und Teile von Artikeln",
			EN: "What it proves: articles and clauses of articles"},
		"editions": {DE: "Alle genannten Regelstände, der älteste zuerst",
			EN: "All editions that it names, the oldest first"},
		"games": {DE: "Alle Spiele, in denen es gespielt wird", EN: "All games in which it is played, the simplest first"},
		"status": {DE: "holds, waiting, fails, undecided oder unreadable",
			EN: "holds, waiting, fails, undecided or unreadable"},
	})
	api.Describe[scenario.Result](a, api.Docs{
		"status": {DE: "holds, fails, undecided, mistaken oder unreadable",
			EN: "holds, fails, undecided, mistaken or unreadable"},
		"unknown":  {DE: "Die Angabe, von der es abhängt", EN: "The fact on which an undecided scenario depends"},
		"settle":   {DE: "Zeilen, die es entscheiden würden", EN: "The lines that would settle it"},
		"editions": {DE: "Das Ergebnis in den anderen Regelständen", EN: "The results in the other editions that it names"},
		"games":    {DE: "Das Ergebnis in den anderen Spielen", EN: "The results in the other games that it names"},
		"returns": {DE: "Karten, die nach der Partie zurückgehen",
			EN: "Cards returned to each player if the game ends here"},
		"odds": {DE: "Antworten auf Zeilen mit odds", EN: "Answers to lines with odds"},
	})
	api.Describe[simulation](a, api.Docs{
		"errors": {DE: "Alle Fehler in einem Text, der nicht lesbar ist", EN: "All mistakes in a text that cannot be read"},
	})
	api.Describe[scenario.StepResult](a, api.Docs{
		"action": {DE: "Die Zeile, wie sie geschrieben ist", EN: "The line as written"},
		"actor":  {DE: "north, south oder chance", EN: "north, south or chance"},
	})
	api.Describe[scenario.EventResult](a, api.Docs{
		"cites": {
			DE: "Warum es so ist: Artikel und Kartentexte wie card:feuerteufel",
			EN: "What made it so: ids of articles, and texts of cards such as card:feuerteufel",
		},
		"than":     {DE: "Die Zahl, mit der n verglichen wurde", EN: "The number against which n was held"},
		"readings": {DE: "Offene Fragen, von denen es abhängt", EN: "Open questions on whose answer it depends"},
	})
	api.Describe[Waiting](a, api.Docs{
		"over":     {DE: "Die Partie ist zu Ende", EN: "The game is over"},
		"who":      {DE: "north, south oder chance", EN: "north, south or chance"},
		"question": {DE: "Worauf die Stellung wartet", EN: "What the position waits for"},
		"card":     {DE: "Die Karte, die fragt", EN: "The card that asks"},
		"moves":    {DE: "Erlaubte Züge als Zeilen", EN: "Legal moves as lines of the language"},
		"more":     {DE: "So viele weitere fehlen in der Liste", EN: "Number of further moves that are left out"},
	})
	api.Describe[stepOutput](a, api.Docs{
		"scenario": {DE: "Das verlängerte Szenario", EN: "The extended scenario"},
		"steps":    {DE: "Die neuen Züge mit ihren Ereignissen", EN: "The new moves with their events"},
		"next":     {DE: "Worauf die Stellung danach wartet", EN: "What the position then waits for"},
		"ok":       {DE: "Die Züge sind gemacht", EN: "The moves have been made"},
		"url":      {DE: "Adresse des Tischs mit dieser Stellung", EN: "Path of the table with this position"},
	})
	api.Describe[explore.Report](a, api.Docs{
		"line":      {DE: "Die Züge, dann die Erwartungen, die gelten", EN: "Its moves, then the expectations that hold"},
		"text":      {DE: "Das ganze Szenario mit dem Weg", EN: "The whole scenario with the line"},
		"url":       {DE: "Adresse, unter der man ihn ansehen kann", EN: "Where the line can be watched"},
		"positions": {DE: "Zahl der verschiedenen Stellungen", EN: "Number of different positions reached"},
		"tried":     {DE: "Zahl der gemachten Züge", EN: "Number of moves made"},
	})
}

// games lists the games that answers name: those of the card game, board games, and none where a question names none.
func games() []catalog.Game {
	return slices.Concat([]catalog.Game{""}, catalog.Games, scenario.BoardGames())
}
