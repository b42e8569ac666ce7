package table_test

import (
	"net/url"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	rtable "catanica/rulings/table"
	"catanica/templates"
)

var arson = tournament("2004", `  south at A: Bibliothek, Kloster
  north hand: Feuerteufel
  south hand: none

play
`)

// TestSession presses the same buttons in a session, which keeps what it has played, and on tables that are read anew
// each time: addresses and markup are the same.
func TestSession(t *testing.T) {
	samePresses(t, arson, []url.Values{
		{"move": {"north plays Feuerteufel"}}, {"move": {"die 5"}}, {"do": {"undo"}}, {"move": {"die 2"}},
		{"move": {"^die 6"}}, {"do": {"promote"}}, {"line": {"south plays Spion"}, "do": {"line"}}, {"do": {"undo"}},
		{"do": {"delete"}}, {"do": {"place n.A.above.1 Kloster"}}, {"do": {"move c3 pile n.hand"}},
		{"do": {"kind s.A settlement"}}, {"do": {"nonsense"}}, {"do": {"empty"}},
	})
}

// TestKeepSession does the same where two players keep the score of their own game.
func TestKeepSession(t *testing.T) {
	var presses []url.Values
	for _, press := range []url.Values{
		{"do": {"keep roll n"}}, {"do": {"keep rolled n"}, "face": {"mill"}, "die": {"2"}},
		{"do": {"keep built -"}, "card@built": {"Konrad"}, "keep-who": {"north"}},
		{"do": {"keep may -"}, "card@built": {"Church"}, "keep-who": {"south"}}, {"do": {"keep count n 5"}},
		{"do": {"keep end"}}, {"do": {"keep played -"}, "card@built": {"Spy"}, "keep-who": {"south"}},
		{"do": {"keep may -"}}, {"do": {"remove c0"}},
	} {
		press.Set("keep", "1")
		presses = append(presses, press)
	}
	samePresses(t, arson, presses)
}

// samePresses presses buttons in a session, which keeps what it has played, and on tables that are read anew each time.
func samePresses(t *testing.T, start string, presses []url.Values) {
	r := newRenderer()
	roll := func(int) int { return 3 }
	kept := &table.Session{Renderer: r, Roll: roll}
	form := url.Values{"g": {rtable.Pack(start)}}
	frame := func() templates.Frame { return table.FrameOf(r.Catalog, catalog.EN, table.NewPath, "", "") }
	for i, press := range presses {
		for key, v := range form {
			if _, there := press[key]; !there {
				press[key] = v
			}
		}
		want, err := (&table.Session{Renderer: r, Roll: roll}).Press(frame(), press)
		if err != nil {
			t.Fatal(err)
		}
		got, err := kept.Press(frame(), press)
		if err != nil {
			t.Fatal(err)
		}
		if got.Link != want.Link {
			t.Errorf("press %d %v leads to %s, want %s", i, press["do"], got.Link, want.Link)
		}
		for name := range want.Parts {
			if !slices.Equal(got.Parts[name], want.Parts[name]) {
				t.Errorf("press %d %v: part %s differs:\n%s\nwant\n%s", i, press, name, got.Parts[name], want.Parts[name])
			}
		}
		if want.Link == "" {
			continue
		}
		u, err := url.Parse(want.Link)
		if err != nil {
			t.Fatal(err)
		}
		form = url.Values{"g": {u.Query().Get("g")}, "at": {u.Query().Get("at")}}
	}
	if text, err := rtable.Unpack(form.Get("g")); err != nil || text == start {
		t.Errorf("nothing was changed: %v\n%s", err, text)
	} else {
		t.Log(text)
	}
}

const islandTable = `id: table
game: almanac
players: 3

start
  board example
  active red
  phase roll
  red settlement: B2-S
  red hand: 3 ore, 1 wool, 1 grain
  blue city: D3-N
  blue hand: 2 ore, 7 lumber
  white hand: none

play
`

// TestBoardSession does the same on the table of a board game.
func TestBoardSession(t *testing.T) {
	samePresses(t, islandTable, []url.Values{
		{"move": {"red rolls 3 4"}}, {"do": {"fill 0 blue discards …"}, "fill0-0-lumber": {"4"}},
		{"move": {"red moves robber to D3"}},
		{"do": {"draw red robs blue: …"}}, {"do": {"draw red buys …"}}, {"do": {"fill 0 red trades … for … with blue"}},
		{"line": {"red plays knight"}, "do": {"line"}}, {"do": {"undo"}}, {"do": {"delete"}}, {"do": {"draw red rolls …"}},
		{"do": {"edit"}}, {"do": {"put red-road p.B2-SE"}}, {"do": {"seat white"}, "white-ore": {"2"}},
		{"do": {"form"}, "head-players": {"4"}, "set-phase": {"trade"}}, {"do": {"nonsense"}}, {"do": {"done"}},
	})
}
