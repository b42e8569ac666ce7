package rulings

import (
	"io/fs"
	"slices"

	"catanica/catalog"
)

// Table is a survey of the encyclopedia as data: one file of content/tables. It has rows of one kind: the order of a
// turn, how often functions may be used, the size of the hand, or lines below columns of its own.
type Table struct {
	ID       string          `yaml:"id" json:"id"`
	Name     catalog.Text    `yaml:"name" json:"name"`
	About    catalog.Text    `yaml:"about" json:"about"`       // how to read it
	Articles []string        `yaml:"articles" json:"articles"` // on whose pages it stands; it comes from the first
	Source   catalog.Sources `yaml:"source" json:"source"`
	Turn     []TurnPhase     `yaml:"turn" json:"turn,omitempty"`
	Uses     []Use           `yaml:"uses" json:"uses,omitempty"`
	Hand     *Hand           `yaml:"hand" json:"hand,omitempty"`
	Columns  []Column        `yaml:"columns" json:"columns,omitempty"` // of the lines
	Lines    []TableLine     `yaml:"lines" json:"lines,omitempty"`
	File     string          `yaml:"-" json:"-"`
}

// TableRow is what every row of a table has. Its span tells the editions in which it holds; without one it never
// changed.
type TableRow struct {
	Cards        []string     `yaml:"cards" json:"cards,omitempty"` // what it is about: card ids, type:T or class:C
	Text         catalog.Text `yaml:"text" json:"text,omitzero"`    // Markdown of one line
	Article      string       `yaml:"article" json:"article"`       // that says so
	catalog.Span `yaml:",inline"`
	Games        []catalog.Game  `yaml:"games" json:"games,omitempty"` // where it is not all of them
	Source       catalog.Sources `yaml:"source" json:"source"`
}

// Match reports whether the row is about the card under edition e.
func (r TableRow) Match(k *catalog.Card, e catalog.EditionID) bool { return k.MatchAny(r.Cards, e) }

// TurnPhase is a part of a turn (103.B.b) with its steps (103.C–103.H), and what the passive player may do
// meanwhile (103.I).
type TurnPhase struct {
	Phase   string          `yaml:"phase" json:"phase"` // one of TurnPhases
	Name    catalog.Text    `yaml:"name" json:"name"`
	Article string          `yaml:"article" json:"article"` // that introduces it
	Source  catalog.Sources `yaml:"source" json:"source"`
	Steps   []TurnStep      `yaml:"steps" json:"steps"`
	Passive []TableRow      `yaml:"passive" json:"passive"`
}

// TurnPhases are the phases of a turn in their order (103.B.b), called as the engine calls them; of the roll it makes
// a move.
var TurnPhases = []string{"before", "roll", "event", "yield", "main", "end"}

// TurnStep is something that is done in a phase. Its cards are those that its text links to.
type TurnStep struct {
	TableRow `yaml:",inline"`
	// of the event die, one of catalog.DieFaces; "" whatever it shows
	Face string `yaml:"face" json:"face,omitempty"`
	// its place in the order; without one it is done at any time in the phase
	N   int   `yaml:"n" json:"n,omitempty"`
	Who Actor `yaml:"who" json:"who"`
}

// Actor says who does a step.
type Actor string

// Who acts in a turn.
const (
	ActorActive  Actor = "active"
	ActorPassive Actor = "passive"
	ActorBoth    Actor = "both"   // each player for himself
	ActorEither  Actor = "either" // whoever wants to
	ActorHolder  Actor = "holder" // whoever has what the step names
)

// Actors lists them.
var Actors = []Actor{ActorActive, ActorPassive, ActorBoth, ActorEither, ActorHolder}

// Use says how often the function of cards may be used (103.P.c).
type Use struct {
	TableRow `yaml:",inline"`
	Often    Often `yaml:"often" json:"often"`
}

// Often is how often a function may be used.
type Often string

// The limits of 103.P.c.
const (
	OftenUnlimited Often = "unlimited"
	OftenTurn      Often = "turn"  // once in a turn
	OftenRoll      Often = "roll"  // once, at the roll of the dice
	OftenNamed     Often = "named" // any number of times, with what was named before the roll
	OftenEver      Often = "ever"  // once; then the card is gone
)

// Oftens lists them.
var Oftens = []Often{OftenUnlimited, OftenTurn, OftenRoll, OftenNamed, OftenEver}

// Hand is how many cards a player holds at the end of his turn (103.H.a).
type Hand struct {
	Base    catalog.Fact[int] `yaml:"base" json:"base"`       // without any building
	Largest catalog.Fact[int] `yaml:"largest" json:"largest"` // with all buildings that one player can have
	Raises  []Raise           `yaml:"raises" json:"raises"`
}

// Raise is a card that lets its player hold more cards.
type Raise struct {
	TableRow `yaml:",inline"`
	N        int            `yaml:"n" json:"n"`       // more cards, for each copy
	Most     catalog.Copies `yaml:"most" json:"most"` // copies that one player can have
}

// Column is a column of a table of lines.
type Column struct {
	ID   string       `yaml:"id" json:"id"`
	Name catalog.Text `yaml:"name" json:"name"`
}

// TableLine is a row of such a table: its text and cards are the head, the cells stand below the columns.
type TableLine struct {
	TableRow `yaml:",inline"`
	Cells    map[string]catalog.Text `yaml:"cells" json:"cells"` // Markdown of one line, by the column's id
}

// Rows are all rows of the table in their order, as far as all kinds are alike.
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

// TablesOf returns the tables that stand on the page of an article.
func (l *Library) TablesOf(article string) []*Table {
	var out []*Table
	for _, t := range l.Tables {
		if slices.Contains(t.Articles, article) {
			out = append(out, t)
		}
	}
	return out
}

// loadTables reads content/tables; a tree without that folder has none.
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

// linkSteps notes the cards that the texts of a turn's steps link to.
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
