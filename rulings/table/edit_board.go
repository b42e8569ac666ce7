package table

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/scenario"
	"catanica/rulings/script"
)

// boardEdits are the edits of a board game's table:
//
//	put red-settlement x.C3-N  what a tool puts on a place of the board
//	seat red                   the fields red-… of a form
//	set turn 5, head players 4, form
var boardEdits = map[string]func(*edit, []string){
	"put": (*edit).putOn, "seat": (*edit).seat, "set": (*edit).boardSet, "head": (*edit).boardHead,
	"form": (*edit).boardForm,
}

// board is the board game of a table that is edited.
type board struct {
	game   script.Game
	editor script.Editor
	at     script.Position // nil if the header cannot be read
}

// boardOf returns the board game of a text, or nil for the card game.
func boardOf(text string, books scenario.Books) *board {
	file, _ := scenario.Parse("scenario", text)
	if !file.IsBoard() {
		return nil
	}
	b := &board{game: file.BoardGame()}
	b.editor, _ = b.game.(script.Editor)
	b.at = scenario.Prepare(file, books, scenario.Options{}).Begin().Board
	return b
}

// starts rewrites the lines of the position; change gets them without indentation.
func (e *edit) starts(change func([]string) ([]string, bool)) {
	from, to := e.part(true)
	if e.board.editor == nil || e.board.at == nil || from == 0 {
		e.fail("Diese Stellung lässt sich nur im Text ändern.", "This position can only be changed in the text.")
		return
	}
	for to > from && strings.TrimSpace(e.text[to-1]) == "" {
		to--
	}
	lines := make([]string, to-from)
	for i, line := range e.text[from:to] {
		lines[i] = strings.TrimSpace(line)
	}
	lines, ok := change(lines)
	if !ok {
		e.fail("Das passt dort nicht hin.", "That does not fit there.")
		return
	}
	for i, line := range lines {
		if lines[i] = "  " + line; line == "" {
			lines[i] = ""
		}
	}
	e.text = slices.Replace(e.text, from, to, lines...)
}

func (e *edit) putOn(args []string) {
	if len(args) < 2 {
		return
	}
	e.starts(func(lines []string) ([]string, bool) { return e.board.editor.Put(e.board.at, lines, args[0], args[1]) })
}

func (e *edit) seat(args []string) {
	if len(args) < 1 {
		return
	}
	get := func(field string) string { return e.get(args[0] + "-" + field) }
	e.starts(func(lines []string) ([]string, bool) {
		return e.board.editor.Keep(e.board.at, lines, args[0], get), true
	})
}

// boardHead sets a line of the header; lines of the position that do not fit it go.
func (e *edit) boardHead(args []string) {
	if len(args) == 2 {
		e.refit(args[0], args[1])
	}
	e.head(args)
}

// boardSet sets a line of the position; others that do not fit it go.
func (e *edit) boardSet(args []string) {
	if len(args) == 2 && e.board.editor != nil && e.board.at != nil {
		e.refit(args[0], args[1])
	}
	e.set(args)
}

func (e *edit) refit(key, value string) {
	e.starts(func(lines []string) ([]string, bool) {
		return e.board.editor.Refit(e.board.at, lines, key, value), true
	})
}

// boardForm sets what the form of the table's properties holds.
func (e *edit) boardForm([]string) {
	if e.board.editor == nil {
		return
	}
	for _, s := range e.board.editor.Selects(e.board.at) {
		switch v := firstWord(e.get("set-" + s.Key)); {
		case s.Head:
			if v := strings.TrimSpace(e.get("head-" + s.Key)); v != "" {
				e.boardHead([]string{s.Key, firstWord(v)})
			}
		case v != "-":
			e.boardSet([]string{s.Key, v})
		}
	}
	for _, key := range []string{"title", "note"} {
		if v := strings.TrimSpace(e.get("head-" + key)); v != "" {
			e.head([]string{key, e.get("lang")})
		}
	}
}

// begins reports whether a line begins with the words, which the game may know in other forms.
func (e *edit) begins(line string, words ...string) bool {
	if e.board == nil || scenario.Begins(line, words...) {
		return scenario.Begins(line, words...)
	}
	have := strings.Fields(strings.ReplaceAll(line, ":", " "))
	for i, w := range words {
		if i >= len(have) || e.board.game.Keyword(have[i]) != w {
			return false
		}
	}
	return true
}

// noEdit returns the fault for an edit that the table does not know.
func noEdit(op string) *Fault {
	return &Fault{Text: catalog.Textf("Das geht an diesem Tisch nicht: %s.", "This table cannot do that: %s.", op)}
}
