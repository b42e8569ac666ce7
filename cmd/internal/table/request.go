package table

import (
	"cmp"
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/rulings/scenario"
	"catanica/rulings/table"
	"catanica/templates"
)

// NewPath is the address of a reader's own table, below the language. The tables of puzzles, whose position is fixed,
// are below PuzzlePath.
const (
	NewPath    = "/scenarios/new"
	PuzzlePath = "/scenarios/puzzles/"
)

// PuzzleAddress reads the state of a puzzle's table, but for its text, from the parameters of the address page.
func PuzzleAddress(page string, get func(string) string) Address {
	return Address{At: get("at"), View: get("view"), Page: page}
}

// AddressOf reads the state of a table, but for its text, from the parameters of an address.
func AddressOf(get func(string) string) Address {
	return Address{At: get("at"), Step: get("step"), View: get("view"), Edit: get("edit") != "",
		Keep: get("keep") != "", News: get("news"), May: get("may")}
}

// Press carries out what was pressed on a table. The fields of the form name the table and what was pressed: see Act.
// It returns the table afterwards. If moved is false, its address stays as it is, and the table says why. Press sets
// the parameters of f that the form keeps.
func (r *Renderer) Press(f templates.Frame, o *Opened, get func(string) string, roll func(n int) int) (next *Opened,
	moved bool) {
	if draft := get("draft"); draft != "" {
		o.Draft = o.File.TranslateLine(r.Catalog, draft, f.Lang)
		return o, false
	}
	next = r.Act(f, o, get, roll)
	return next, len(next.Said) == 0 && len(next.With(f, nil)) <= MaxLink
}

// Keep sets the parameters of a frame that a form keeps.
func Keep(f *templates.Frame, get func(string) string) {
	if f.Query == nil {
		f.Query = url.Values{}
	}
	for _, key := range keptKeys {
		if v := get(key); v != "" {
			f.Query.Set(key, v)
		}
	}
}

// Session is the table of one page. It keeps what it has played from one request to the next, and serves one caller at
// a time.
type Session struct {
	Renderer *Renderer
	Roll     func(n int) int // returns a random number from 1 to n
	last     *Opened
}

// Answer is what a page shows after a request.
type Answer struct {
	Link  string // the address of the table after a press; "" if it stays as it is
	Parts Parts
}

// Show shows the table in an address, whose path and query are in the frame. Where the address holds none, packed does.
// Show fails with ErrView, ErrGame, table.ErrLink and scenario.ErrLink.
func (s *Session) Show(f templates.Frame, packed string) (Answer, error) {
	a := AddressOf(f.Query.Get)
	if strings.HasPrefix(f.Path, PuzzlePath) {
		a = PuzzleAddress(f.Path, f.Query.Get)
	} else if f.Path != NewPath { // an embedded scenario
		a = Address{Step: cmp.Or(a.Step, "0"), View: a.View, ID: strings.TrimPrefix(f.Path, "/scenarios/")}
	}
	var err error
	switch {
	case a.ID == "" && f.Query.Get("s") != "" && f.Query.Get("g") == "":
		a.Text, err = scenario.DecodeLink(f.Query.Get("s"))
	case a.ID == "" && f.Query.Get("g") != "":
		a.Text, err = table.Unpack(f.Query.Get("g"))
	default:
		a.Edit = a.ID == "" && a.Page == "" && !a.Keep
		a.Text, err = table.Unpack(packed)
	}
	if err != nil {
		return Answer{}, err
	}
	o, err := s.Renderer.reread(f, a, s.last)
	if err != nil {
		return Answer{}, err
	}
	return s.answer(f, o, "")
}

// Press carries out what was pressed in the form of a table.
func (s *Session) Press(f templates.Frame, form url.Values) (Answer, error) {
	Keep(&f, form.Get)
	a := AddressOf(form.Get)
	if strings.HasPrefix(f.Path, PuzzlePath) {
		a = PuzzleAddress(f.Path, form.Get)
	}
	var err error
	if a.Text, err = table.Unpack(form.Get("g")); err != nil {
		return Answer{}, err
	}
	before := s.last
	s.last = nil // unless the press succeeds
	o, err := s.Renderer.reread(f, a, before)
	if err != nil {
		return Answer{}, err
	}
	if o.File.Elsewhere {
		return Answer{}, ErrGame
	}
	next, moved := s.Renderer.Press(f, o, form.Get, s.Roll)
	link := ""
	if moved {
		link = next.With(f, nil)
		if f.Query, err = url.ParseQuery(link[strings.Index(link, "?")+1:]); err != nil {
			return Answer{}, err
		}
	}
	return s.answer(f, next, link)
}

func (s *Session) answer(f templates.Frame, o *Opened, link string) (Answer, error) {
	if o.File.Elsewhere {
		return Answer{}, ErrGame
	}
	parts, err := s.Renderer.Parts(f, o)
	if err != nil {
		return Answer{}, err
	}
	s.last = o
	return Answer{Link: link, Parts: parts}, nil
}

// FrameOf returns the frame of a table's page in the browser. Its address is a path below the language with its query;
// an unknown edition is the leading one. assets are lines of name=address.
func FrameOf(c *catalog.Catalog, lang catalog.Lang, path, query, assets string) templates.Frame {
	f := templates.Frame{Lang: lang, Edition: catalog.DefaultEdition, Path: path, Editions: c.Editions,
		Assets: map[string]string{}}
	f.Query, _ = url.ParseQuery(query) // what cannot be parsed is left out, as on the server
	if e := c.Edition(f.Query.Get("edition")); e != nil {
		f.Edition = e.ID
	}
	for line := range strings.SplitSeq(assets, "\n") {
		if name, address, ok := strings.Cut(line, "="); ok {
			f.Assets[name] = address
		}
	}
	return f
}
