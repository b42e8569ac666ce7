package table_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/templates"
)

// TestSeatView shows positions of both board games from a seat: hands and cards of others are face down, in the drawing
// as in the words, and only their number is known; moves of others, and what chance may bring, are not listed.
func TestSeatView(t *testing.T) {
	r := newRenderer()
	f := table.FrameOf(r.Catalog, catalog.EN, table.NewPath, "", "")
	show := func(text, view string) (templates.Replay, error) {
		o, err := r.Read(f, table.Address{Text: text, View: view})
		if err != nil {
			return templates.Replay{}, err
		}
		for _, err := range o.Errs {
			t.Error(f.Say(err.Msg))
		}
		return r.Show(f, o), nil
	}
	for _, c := range []struct{ text, own, others string }{
		{`id: case
game: almanac
players: 3

start
  board example
  phase trade
  red settlement: C3-N
  red hand: 3 wool
  red cards: monopoly
  blue settlement: D3-N
  blue hand: 2 ore, 1 grain
  blue cards: 2 victory-point, knight
  white hand: 1 lumber, …

play
`, "red hand: 3 wool, red cards: monopoly", "blue hand, blue cards, white hand, deck, victory-point"},
		{`id: case
game: vienna
players: 3

start
  board small
  red settlement: o3
  red hand: 1 stone, 1 grapes, 1 grain
  red cards: toll
  blue settlement: o5
  blue hand: 2 stone, 1 grapes
  blue cards: 2 victory-point, militia
  white hand: 1 lumber, …
  deck: 3 staple-right, 4 toll

play
`, "red cards: 1 toll, deck: 7", "blue hand, blue cards, white hand, victory-point, staple-right"},
	} {
		all, _ := show(c.text, "")
		red, _ := show(c.text, "red")
		blue, _ := show(c.text, "blue")
		if len(all.Views) != 4 || all.Partial || !red.Partial || !red.Views[1].Current {
			t.Errorf("views %+v, partial %t, %t", red.Views, all.Partial, red.Partial)
		}
		words := strings.Join(red.Island.Lines, "\n")
		for want := range strings.SplitSeq(c.own, ", ") {
			if !strings.Contains(words, want) {
				t.Errorf("red does not see %q:\n%s", want, words)
			}
		}
		for gone := range strings.SplitSeq(c.others, ", ") {
			if strings.Contains(words, gone) {
				t.Errorf("red sees %q:\n%s", gone, words)
			}
		}
		for i, want := range []templates.IslandPlayer{
			{Points: 1}, {Unseen: 3, CardsUnseen: 3, Points: 1}, {Unseen: 1, More: true},
		} {
			p := red.Island.Players[i]
			seen := i == 0 && len(p.Hand) > 0 && len(p.Cards) > 0 || i > 0 && len(p.Hand)+len(p.Cards) == 0
			if !seen || p.Unseen != want.Unseen || p.CardsUnseen != want.CardsUnseen ||
				p.Points != want.Points || p.More != want.More {
				t.Errorf("player %d: %+v", i, p)
			}
		}
		if all.Island.Players[1].Points != 3 || blue.Island.Players[1].Points != 3 {
			t.Errorf("blue has %d points, seen by blue %d", all.Island.Players[1].Points, blue.Island.Players[1].Points)
		}
		if len(blue.Groups) > 0 || len(blue.Island.Touches) > 0 || len(red.Groups) == 0 || blue.Asked == nil {
			t.Errorf("blue sees %d groups of moves, red %d", len(blue.Groups), len(red.Groups))
		}
		for _, g := range red.Groups {
			for _, c := range g.Chances {
				if !c.Dice && (len(c.Ways) > 0 || c.Draw == "") {
					t.Errorf("red sees what may be drawn: %+v", c)
				}
			}
			for _, fill := range g.Fills {
				if strings.Contains(fmt.Sprint(fill.Buttons), "with blue") && len(fill.Gaps[1].Goods) != 5 {
					t.Errorf("red can ask for %+v only", fill.Gaps[1].Goods)
				}
			}
		}
		for _, view := range []string{"north", "orange", "nobody"} {
			if _, err := show(c.text, view); !errors.Is(err, table.ErrView) {
				t.Errorf("seen from %s: %v", view, err)
			}
		}
	}
	if _, err := show(arson, "red"); !errors.Is(err, table.ErrView) {
		t.Errorf("a table of the card game seen by red: %v", err)
	}
}
