package table

import (
	"cmp"
	"context"
	"net/url"
	"strconv"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/rulings/table"
	"catanica/templates"
)

// MaxLink limits an address that holds a table, in bytes.
const MaxLink = 8 << 10

// Address is the state of a table as an address holds it.
type Address struct {
	Text string // the scenario
	At   string // the path of the node that is shown
	Step string // instead of At: the number of a step of the main line
	View string // north, south, a seat of a board game, or "" for the referee
	Edit bool   // the position is being set up
	Keep bool   // two players keep the score of their own game
	News string // what the last press led to at such a table: see Renderer.news
	May  string // the question at such a table: a player and the id of a card
	ID   string // of an embedded scenario, whose steps have addresses of their own
	Page string // the path of the page below the language; "" is NewPath
}

// Opened is a table that has been read, with the game on it.
type Opened struct {
	Address
	Tree   table.Tree
	File   *scenario.File
	Game   *table.Game
	Errs   scenario.Errors // of the form and of the position
	Node   int             // the node that is shown
	Lost   bool            // At names a node that does not exist; Node is the last one on the way
	Viewer engine.Player   // of the card game
	Said   []Notice
	// edition is that of the frame in which the table was read.
	edition catalog.EditionID
	Draft   string // a line that the reader wrote and the game did not take
	inLink  string // the text as links hold it: see packed
	inLang  string // the text in the language of the frame: see translated
}

// translated returns the text in the language of a frame.
func (o *Opened) translated(c *catalog.Catalog, f templates.Frame) string {
	if o.inLang == "" {
		o.inLang = scenario.Translate(c, o.Text, f.Lang)
	}
	return o.inLang
}

// packed returns the text as links hold it.
func (o *Opened) packed() string {
	if o.inLink == "" {
		o.inLink = table.Pack(o.Text)
	}
	return o.inLink
}

// Notice is something that a reader has to know about their last action, with the articles behind it.
type Notice struct {
	Text  string
	Cites []string
}

// Read reads a table. It fails with ErrView if the step or the viewer does not exist.
func (r *Renderer) Read(f templates.Frame, a Address) (*Opened, error) { return r.reread(f, a, nil) }

// reread reads a table that may be the one before at another node, or may begin as that does: what has been played of
// it is not played again.
func (r *Renderer) reread(f templates.Frame, a Address, before *Opened) (*Opened, error) {
	o := &Opened{Address: a, edition: f.Edition}
	if before != nil && before.Game == nil {
		before = nil
	}
	if before != nil && before.Text == a.Text && before.edition == o.edition {
		o.Tree, o.File, o.Errs = before.Tree.Clone(), before.File, before.Errs
		o.Game, o.inLink, o.inLang = before.Game.On(&o.Tree), before.inLink, before.inLang
	} else {
		o.Tree, o.File, o.Errs = table.Read(r.Catalog, a.Text, f.Edition)
		if len(o.Errs) > 0 {
			o.File.Steps, o.File.Branches = nil, nil
		}
		var errs scenario.Errors
		o.Game, errs = table.Begin(&o.Tree, o.File, r.Books)
		o.Errs = append(o.Errs, errs...)
		if before != nil && before.edition == o.edition && len(o.Errs)+len(before.Errs) == 0 {
			o.Game.Reuse(before.Game)
		}
	}
	if o.File.IsBoard() {
		if !o.seatWanted(a.View) {
			return nil, ErrView
		}
	} else if viewer, err := viewerWanted(a.View); err != nil {
		return nil, err
	} else {
		o.Viewer = viewer
	}
	switch {
	case a.Step != "":
		n, err := strconv.Atoi(a.Step)
		if err != nil || n < 0 {
			return nil, ErrView
		}
		o.Node = o.Tree.Step(n)
	default:
		n, ok := o.Tree.Find(a.At)
		o.Node, o.Lost = n, !ok
	}
	o.At = o.Tree.Path(o.Node)
	return o, nil
}

// line returns the result of the line that is shown, and how many of its moves come before and with the node.
func (o *Opened) line() (nodes []int, res *scenario.Result, step int) {
	nodes = o.Tree.Line(o.Node)
	res = o.Game.Line(context.Background(), nodes)
	return nodes, res, min(o.Tree.Depth(o.Node), len(res.Steps))
}

// href returns the address of the table at a node.
func (o *Opened) href(f templates.Frame, n int) string {
	if o.ID != "" {
		return stepHref(f, o.Tree.Depth(n), true)
	}
	return o.With(f, func(q url.Values) {
		q.Del("at")
		if n != 0 {
			q.Set("at", o.Tree.Path(n))
		}
	}) + "#stage"
}

// keptKeys are the parameters of an address that say how a table is looked at. Its links and presses keep them.
var keptKeys = []string{"edition", "flip", "list", "zoom", "beside", "tool"}

// With returns the address of the table with a change of its parameters.
func (o *Opened) With(f templates.Frame, change func(url.Values)) string {
	q := url.Values{"g": {o.packed()}}
	if o.At != "" {
		q.Set("at", o.At)
	}
	if o.View != "" {
		q.Set("view", o.View)
	}
	if o.Edit {
		q.Set("edit", "1")
	}
	if o.Keep {
		q.Set("keep", "1")
		for key, v := range map[string]string{"news": o.News, "may": o.May} {
			if v != "" {
				q.Set(key, v)
			}
		}
	}
	for _, key := range keptKeys {
		if v := f.Query.Get(key); v != "" {
			q.Set(key, v)
		}
	}
	if change != nil {
		change(q)
	}
	return "/" + string(f.Lang) + cmp.Or(o.Page, NewPath) + "?" + q.Encode()
}
