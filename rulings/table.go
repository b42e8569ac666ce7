package rulings

import (
	"io/fs"
	"slices"

	"catanica/catalog"
)

// Table is an overview table of the encyclopedia: one file of content/tables. It has rows of one kind: the order of a
// turn, how often functions may be used, the size of the hand, or lines with columns of their own.
type Table struct {
	ID    string       `yaml:"id" json:"id"`
	Name  catalog.Text `yaml:"name" json:"name"`
	About catalog.Text `yaml:"about" json:"about"` // how to read it
	// Articles on whose pages it is shown; the first is its source.
	Articles []string        `yaml:"articles" json:"articles"`
	Source   catalog.Sources `yaml:"source" json:"source"`
	Turn     []TurnPhase     `yaml:"turn" json:"turn,omitempty"`
	Uses     []Use           `yaml:"uses" json:"uses,omitempty"`
	Hand     *Hand           `yaml:"hand" json:"hand,omitempty"`
	Columns  []Column        `yaml:"columns" json:"columns,omitempty"` // columns of Lines
	Lines    []TableLine     `yaml:"lines" json:"lines,omitempty"`
	File     string          `yaml:"-" json:"-"`
}

// TableRow holds what all kinds of rows have. The span is the range of editions in which the row holds; without one it
// always holds.
type TableRow struct {
	// The cards that it is about: card ids, type:T or class:C.
	Cards        []string     `yaml:"cards" json:"cards,omitempty"`
	Text         catalog.Text `yaml:"text" json:"text,omitzero"` // one line of Markdown
	Article      string       `yaml:"article" json:"article"`    // the article that states it
	catalog.Span `yaml:",inline"`
	Games        []catalog.Game  `yaml:"games" json:"games,omitempty"` // the games in which it holds, if not all
	Source       catalog.Sources `yaml:"source" json:"source"`
}

// Match reports whether the row is about the card under edition e.
func (r TableRow) Match(k *catalog.Card, e catalog.EditionID) bool { return k.MatchAny(r.Cards, e) }

// TurnPhase is a phase of the turn (Ruling 103.B.b) with its steps (103.C–103.H), and what the passive player may do
// during it (103.I).
type TurnPhase struct {
	Phase   string          `yaml:"phase" json:"phase"` // one of TurnPhases
	Name    catalog.Text    `yaml:"name" json:"name"`
	Article string          `yaml:"article" json:"article"` // the article on the phase
	Source  catalog.Sources `yaml:"source" json:"source"`
	Steps   []TurnStep      `yaml:"steps" json:"steps"`
	Passive []TableRow      `yaml:"passive" json:"passive"`
}

// TurnPhases lists the phases of a turn in order (Ruling 103.B.b), named as in the engine, except that the engine has
// no phase for the roll, which is a move.
var TurnPhases = []string{"before", "roll", "event", "yield", "main", "end"}

// TurnStep is a step of a phase. Its cards are those that its text links to.
type TurnStep struct {
	TableRow `yaml:",inline"`
	// the face of the event die that causes the step, one of catalog.DieFaces; "" for any
	Face string `yaml:"face" json:"face,omitempty"`
	// position in the order; 0 if the step may happen at any time in the phase
	N   int   `yaml:"n" json:"n,omitempty"`
	Who Actor `yaml:"who" json:"who"`
}

// Actor says who performs a step.
type Actor string

// The actors.
const (
	ActorActive  Actor = "active"
	ActorPassive Actor = "passive"
	ActorBoth    Actor = "both"   // each player on their own
	ActorEither  Actor = "either" // either player who wants to
	ActorHolder  Actor = "holder" // the player who has what the step names
)

// Actors lists all actors.
var Actors = []Actor{ActorActive, ActorPassive, ActorBoth, ActorEither, ActorHolder}

// Use says how often a function of cards may be used (Ruling 103.P.c).
type Use struct {
	TableRow `yaml:",inline"`
	Often    Often `yaml:"often" json:"often"`
}

// Often is a limit on the use of a function.
type Often string

// The limits of 103.P.c.
const (
	OftenUnlimited Often = "unlimited"
	OftenTurn      Often = "turn"  // once per turn
	OftenRoll      Often = "roll"  // once, when the dice are rolled
	OftenNamed     Often = "named" // any number of times, with what was named before the roll
	OftenEver      Often = "ever"  // once; then the card is removed
)

// Oftens lists all limits.
var Oftens = []Often{OftenUnlimited, OftenTurn, OftenRoll, OftenNamed, OftenEver}

// Hand is the number of cards that a player may hold at the end of a turn (Ruling 103.H.a).
type Hand struct {
	Base    catalog.Fact[int] `yaml:"base" json:"base"`       // without buildings
	Largest catalog.Fact[int] `yaml:"largest" json:"largest"` // with all buildings that one player can have
	Raises  []Raise           `yaml:"raises" json:"raises"`
}

// Raise is a card that increases its player's hand limit.
type Raise struct {
	TableRow `yaml:",inline"`
	N        int            `yaml:"n" json:"n"`       // increase for each copy
	Most     catalog.Copies `yaml:"most" json:"most"` // copies that one player can have
}

// Column is a column of a table with lines.
type Column struct {
	ID   string       `yaml:"id" json:"id"`
	Name catalog.Text `yaml:"name" json:"name"`
}

// TableLine is a row of a table with columns: its text and cards are the head, followed by the cells.
type TableLine struct {
	TableRow `yaml:",inline"`
	Cells    map[string]catalog.Text `yaml:"cells" json:"cells"` // one line of Markdown for each column id
}

// Rows returns the common part of all rows of the table, in order.
func (t *Table) Rows() []TableRow {
	var out []TableRow
	for _, p := range t.Turn {
		for _, s := range p.Steps {
			out = append(out, s.TableRow)
		}
		out = append(out, p.Passive...)
	}
	for _, u := range t.Uses {
		out = append(out, u.TableRow)
	}
	if t.Hand != nil {
		for _, r := range t.Hand.Raises {
			out = append(out, r.TableRow)
		}
	}
	for _, l := range t.Lines {
		out = append(out, l.TableRow)
	}
	return out
}

// Table returns the table with this id, or nil.
func (l *Library) Table(id string) *Table {
	i := slices.IndexFunc(l.Tables, func(t *Table) bool { return t.ID == id })
	if i < 0 {
		return nil
	}
	return l.Tables[i]
}

// TablesOf returns the tables that are shown on the page of an article.
func (l *Library) TablesOf(article string) []*Table {
	var out []*Table
	for _, t := range l.Tables {
		if slices.Contains(t.Articles, article) {
			out = append(out, t)
		}
	}
	return out
}

// loadTables reads content/tables. A tree without that directory has no tables.
func (l *Library) loadTables(fsys fs.FS, ps *catalog.Problems) []catalog.Document {
	files, err := fs.Glob(fsys, "tables/*.yaml")
	if err != nil {
		ps.Add("tables", 0, "cannot be read: %v", err)
	}
	var docs []catalog.Document
	for _, file := range files {
		t := &Table{File: file}
		docs = append(docs, catalog.LoadDocument(fsys, file, t, ps))
		t.linkSteps(l)
		l.Tables = append(l.Tables, t)
	}
	return docs
}

// linkSteps adds to the steps of a turn the cards that their texts link to.
func (t *Table) linkSteps(l *Library) {
	link := func(r *TableRow) {
		for _, link := range Links(r.Text.DE) {
			if l.Catalog.Card(link.Ref) != nil && !slices.Contains(r.Cards, link.Ref) {
				r.Cards = append(r.Cards, link.Ref)
			}
		}
	}
	for i := range t.Turn {
		p := &t.Turn[i]
		for j := range p.Steps {
			link(&p.Steps[j].TableRow)
		}
		for j := range p.Passive {
			link(&p.Passive[j])
		}
	}
}
