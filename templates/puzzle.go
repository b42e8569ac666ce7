package templates

import "catanica/catalog"

// Texts of puzzles.
var (
	textPuzzlesAbout = catalog.Text{
		DE: "Gewinn in diesem Zug, oder rette dich vor der Niederlage. Jedes Rätsel hat genau eine Lösung.",
		EN: "Win this turn, or save yourself from losing. Every puzzle has exactly one solution.",
	}
	TextNoPuzzle    = catalog.Text{DE: "Dieses Rätsel gibt es nicht.", EN: "There is no such puzzle."}
	textPuzzleToday = catalog.Text{DE: "Rätsel des Tages", EN: "Puzzle of the day"}
	textPuzzleSolve = catalog.Text{DE: "Rätsel lösen", EN: "Solve the puzzle"}
	textPuzzleAll   = catalog.Text{DE: "Alle Rätsel", EN: "All puzzles"}
	textPuzzleTask  = map[string]catalog.Text{
		"win": {
			DE: "Du bist Nord. Gewinn in diesem Zug: Du brauchst %s Siegpunkte.",
			EN: "You are North. Win this turn: you need %s victory points.",
		},
		"save": {
			DE: "Du bist Nord. Nutze deinen Zug so, dass Süd im nächsten nicht auf %s Siegpunkte kommen kann, " +
				"was die Würfel auch zeigen.",
			EN: "You are North. Play your turn so that South cannot reach %s victory points in the next one, " +
				"whatever the dice show.",
		},
	}
	// textPuzzleShort is the task in one line above the board of a phone; below the board is the whole one.
	textPuzzleShort = map[string]catalog.Text{
		"win":  {DE: "Nord: Gewinn jetzt mit %s Siegpunkten.", EN: "North: win this turn with %s points."},
		"save": {DE: "Nord: Süd darf danach nicht auf %s kommen.", EN: "North: keep South below %s next turn."},
	}
	textPuzzleKinds = map[string]catalog.Text{
		"win": {DE: "Gewinn in diesem Zug", EN: "Win this turn"}, "save": {DE: "Rette dich", EN: "Save yourself"},
	}
	textFilterKind = catalog.Text{DE: "Aufgabe", EN: "Task"}
	textSolved     = catalog.Text{DE: "Gelöst!", EN: "Solved!"}
	textSolvedWin  = catalog.Text{DE: "Damit hast du gewonnen.", EN: "That wins the game."}
	textSolvedSave = catalog.Text{
		DE: "Süd kommt im nächsten Zug nicht mehr ans Ziel.",
		EN: "South cannot reach the goal next turn.",
	}
	textFailed    = catalog.Text{DE: "So geht es nicht.", EN: "That does not work."}
	textFailedWin = catalog.Text{
		DE: "Von hier aus reicht es in diesem Zug nicht mehr: Du hast %d von %d Siegpunkten, " +
			"und kein Zug bringt dich ans Ziel.",
		EN: "From here this turn no longer gets you there: you have %d of %d victory points, " +
			"and no line of moves reaches the goal.",
	}
	textFailedSave = catalog.Text{
		DE: "Süd gewinnt trotzdem, zum Beispiel so:",
		EN: "South still wins, for example like this:",
	}
	textLucky = catalog.Text{
		DE: "Das hängt von einem Würfel oder von Süd ab und zählt nicht als Lösung.",
		EN: "That depends on a die or on South and does not count as a solution.",
	}
	textGoesOn      = catalog.Text{DE: "Noch ist das Ziel zu erreichen.", EN: "The goal can still be reached."}
	textNotYet      = catalog.Text{DE: "Beende deinen Zug, wenn du fertig bist.", EN: "End your turn when you are done."}
	textRestart     = catalog.Text{DE: "Von vorn", EN: "Start over"}
	textNextPuzzle  = catalog.Text{DE: "Nächstes Rätsel", EN: "Next puzzle"}
	textPuzzleHints = catalog.Text{DE: "Hilfe", EN: "Hints"}
	textMoreHint    = catalog.Text{DE: "Einen Hinweis zeigen", EN: "Show a hint"}
	textShowAll     = catalog.Text{DE: "Die Lösung zeigen", EN: "Show the solution"}
	textHintMoves   = catalog.Plural{
		One: catalog.Text{
			DE: "Die Lösung besteht aus %d Schritt, das Zugende nicht mitgezählt.",
			EN: "The solution takes %d step, not counting the end of the turn.",
		},
		Many: catalog.Text{
			DE: "Die Lösung besteht aus %d Schritten, das Zugende nicht mitgezählt.",
			EN: "The solution takes %d steps, not counting the end of the turn.",
		},
	}
	textHintEnd   = catalog.Text{DE: "Sie endet so:", EN: "It ends like this:"}
	textHintFirst = catalog.Text{DE: "Sie beginnt so:", EN: "It begins like this:"}
	textOneOnly   = catalog.Text{
		DE: "Die Züge einer Lösung dürfen auch in anderer Reihenfolge kommen, wenn es die Regeln erlauben, " +
			"und auf welchen freien Bauplatz eine Karte kommt, ist gleich. Gesucht ist sie in den wenigsten Schritten; " +
			"wer länger braucht und trotzdem ans Ziel kommt, hat auch recht. " +
			"Was von einem Würfel oder von einer Entscheidung von Süd abhängt, zählt nicht.",
		EN: "The moves of a solution may come in another order if the rules allow it, " +
			"and it does not matter on which free site a card is built. It takes the fewest possible steps; " +
			"a longer line that reaches the goal is right too. " +
			"Whatever depends on a die or on South's decision does not count.",
	}
	textSolvedMark  = catalog.Text{DE: "gelöst", EN: "solved"}
	textPuzzleLevel = catalog.Text{
		DE: "Die Schwierigkeit zählt zehn für jeden Schritt der Lösung und eins für jede Handkarte; " +
			"wer sich retten muss, hat zehn mehr (unter 30 leicht, ab 40 schwer).",
		EN: "Difficulty counts ten for each step of the solution and one for each card in hand, " +
			"and ten more for a defense (under 30 is easy, 40 or more is hard).",
	}
)

// PuzzleKind names what a puzzle asks for.
func PuzzleKind(f Frame, kind string) string { return f.Say(textPuzzleKinds[kind]) }

// PuzzlesPage lists the puzzles.
type PuzzlesPage struct {
	Kind, Level []Choice
	Puzzles     []PuzzleCase
	Total       int
	Filters     bool
}

// PuzzleCase is a puzzle in the list.
type PuzzleCase struct {
	ID, Title, Href, Kind, Level string
	Story                        string
	Moves                        int
	Board                        *Board
}

// Head implements View.
func (p PuzzlesPage) Head(f Frame) Head {
	return Head{
		Title:       f.Say(textPuzzles),
		Description: f.Say(textPuzzlesAbout),
		Section:     "scenarios",
		Play:        true,
		NoIndex:     p.Filters,
	}
}

// PuzzlePage is a puzzle with the moves that the reader has made.
type PuzzlePage struct {
	ID, Title, Story, Kind, Level string
	Goal, Moves, Points           int
	Replay                        Replay
	Solved, Failed, Lucky         bool
	Refutation                    []string // of a failed defense: South's moves
	Hint                          int      // how many hints are shown
	MoreHint                      string
	EndsWith, BeginsWith          string
	Solution                      []string
	Restart, Next                 string
}

// Head implements View.
func (p PuzzlePage) Head(f Frame) Head {
	return Head{
		Title:       p.Title,
		Description: p.Story,
		Section:     "scenarios",
		Play:        true,
		Table:       true,
		NoIndex:     p.Replay.Step > 0 || p.Hint > 0,
	}
}

func (p PuzzlePage) right() string {
	if p.Solved && p.Hint < 4 {
		return "yes"
	}
	return "no"
}
