package table_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/templates"
)

// TestCityMap draws positions in Vienna: what stands where, what the last move has built, and what can be touched.
func TestCityMap(t *testing.T) {
	r := newRenderer()
	const head = "id: case\ngame: vienna\n\nstart\n"
	show := func(t *testing.T, lang catalog.Lang, text, step string) *templates.Island {
		t.Helper()
		f := table.FrameOf(r.Catalog, lang, table.NewPath, "", "")
		o, err := r.Read(f, table.Address{Step: step, Text: head + text})
		if err != nil {
			t.Fatal(err)
		}
		for _, err := range o.Errs {
			t.Error(f.Say(err.Msg))
		}
		shown := r.Show(f, o)
		if shown.Island == nil {
			t.Fatal("nothing is drawn")
		}
		return shown.Island
	}
	site := func(t *testing.T, m *templates.Island, name string) templates.CitySite {
		t.Helper()
		i := slices.IndexFunc(m.Sites, func(s templates.CitySite) bool { return s.Name == name })
		if i < 0 {
			t.Fatalf("%s is not drawn", name)
		}
		return m.Sites[i]
	}

	t.Run("small", func(t *testing.T) {
		const text = `  board small
  red settlement: speising
  red road: speising k2, k2 k1, k1 stephansdom
  red hand: 2 stone, 1 grain
  blue settlement: o7
  blue landmark: w4
  stands: prater

play
  red builds landmark at stephansdom
`
		before, m := show(t, catalog.EN, text, "0"), show(t, catalog.EN, text, "1")
		if len(m.Sites) != 24 || len(m.Routes) != 30 || len(m.Hexes) != 7 || len(m.Roads) != 3 || len(m.Buildings) != 2 {
			t.Errorf("%d places, %d routes, %d fields, %d roads, %d settlements", len(m.Sites), len(m.Routes), len(m.Hexes),
				len(m.Roads), len(m.Buildings))
		}
		for name, want := range map[string]templates.CitySite{
			"Stephansdom":          {Kind: "landmark", Built: true, Colour: "red", New: true},
			"w4":                   {Kind: "landmark", Built: true, Colour: "blue"},
			"Prater":               {Kind: "landmark", Built: true},
			"Stift Klosterneuburg": {Kind: "landmark"},
			"o7":                   {Kind: "location"},
			"k1":                   {Kind: "free"},
		} {
			got := site(t, m, name)
			if got.Kind != want.Kind || got.Built != want.Built || got.Colour != want.Colour || got.New != want.New {
				t.Errorf("%s: %+v", name, got)
			}
		}
		if site(t, before, "Stephansdom").Built || before.Marked != templates.Unchanged || m.Marked != templates.Changed {
			t.Error("the marks do not follow the move")
		}
		var trades []string
		for _, r := range m.Routes {
			if r.Trade != "" {
				trades = append(trades, r.Trade)
			}
		}
		if want := []string{"2:1 lumber", "2:1 grapes", "3:1"}; !slices.Equal(trades, want) {
			t.Errorf("trades are %q, want %q", trades, want)
		}
		for _, h := range m.Hexes {
			if h.Robber != (h.Name == "f3") || (h.Name == "f4") != (h.Chip == 4) || h.Name == "f4" && h.Kind != "hills" {
				t.Errorf("field %+v", h)
			}
		}
		touched := map[string]int{}
		for _, touch := range m.Touches {
			if touch.Field != "move" || touch.Value == "" || touch.Name == "" {
				t.Errorf("touch %+v", touch)
			}
			touched[touch.Kind]++
		}
		if want := map[string]int{"path": 3}; !maps.Equal(touched, want) { // the free road of the reward
			t.Errorf("touched: %v, want %v; %+v", touched, want, m.Touches)
		}
		words := strings.Join(m.Lines, "\n")
		for _, want := range []string{"landmark prater", "field f4 3 5: hills 4 at o3", "robber f3",
			"red settlement: speising", "red hand: none", "route: speising k2", "stands: prater"} {
			if !strings.Contains(words, want) {
				t.Errorf("the words lack %q:\n%s", want, words)
			}
		}
	})

	t.Run("robber", func(t *testing.T) {
		m := show(t, catalog.DE, "  board small\n  red hand: none\n  phase robber\n\nplay\n", "0")
		for _, touch := range m.Touches {
			if touch.Kind != "hex" || !slices.Contains(slices.Collect(maps.Values(m.Places)), touch.At) {
				t.Errorf("touch %+v", touch)
			}
		}
		if len(m.Touches) == 0 {
			t.Error("no field can be touched")
		}
	})

	t.Run("names", func(t *testing.T) {
		const tight = `  location: nordtor 0 0, suedtor 1 0, westhafen 0 1, osthafen 1 1, altstadt 2 1
  landmark rathaus 2 0
  route: nordtor suedtor, suedtor rathaus, rathaus altstadt, altstadt osthafen, osthafen westhafen, westhafen nordtor
  field markt: forest 3 at nordtor, suedtor, osthafen, westhafen
  robber markt
  red hand: none

play
`
		const small, example = "  board small\n  red hand: none\n\nplay\n", "  board example\n  red hand: none\n\nplay\n"
		for _, text := range []string{small, example, tight} {
			m := show(t, catalog.DE, text, "0")
			for i, a := range m.Sites {
				if a.Label == (templates.Spot{}) || a.Anchor == "" {
					t.Errorf("%s has no place for its name", a.Name)
				}
				for _, b := range m.Sites[:i] {
					if nameBox(a).overlaps(nameBox(b)) {
						t.Errorf("the names of %s and %s overlap", a.Name, b.Name)
					}
				}
			}
		}
	})

	t.Run("without coordinates", func(t *testing.T) {
		m := show(t, catalog.DE, `  location: nord, sued
  free: mitte
  landmark turm: road
  route: nord mitte, mitte sued, mitte turm lumber
  field west: forest 3 at nord, mitte, turm
  field ost: ? at sued
  robber ost
  red hand: none

play
`, "0")
		spots := map[templates.Spot]bool{}
		for _, s := range m.Sites {
			spots[s.At] = true
		}
		if len(spots) != 4 {
			t.Errorf("places lie on each other: %+v", m.Sites)
		}
		for i, want := range []int{3, 6} {
			if got := len(strings.Fields(m.Hexes[i].Points)); got != want {
				t.Errorf("field %s has %d corners, want %d", m.Hexes[i].Name, got, want)
			}
		}
		if m.Hexes[1].Kind != "unknown" || m.Routes[2].Trade != "2:1 Holz" || len(m.Places) != 9 {
			t.Errorf("%+v, %+v, %v", m.Hexes[1], m.Routes, m.Places)
		}
	})
}

// nameBox returns where the name of a place is written: from left to right, and its line.
func nameBox(s templates.CitySite) (b rectangle) {
	width := 4.3 * float64(len(s.Name))
	b = rectangle{s.Label.X - width/2, s.Label.X + width/2, s.Label.Y - 7, s.Label.Y}
	switch s.Anchor {
	case "start":
		b.left, b.right = s.Label.X, s.Label.X+width
	case "end":
		b.left, b.right = s.Label.X-width, s.Label.X
	}
	return b
}

type rectangle struct{ left, right, top, bottom float64 }

func (r rectangle) overlaps(o rectangle) bool {
	return r.left < o.right && o.left < r.right && r.top < o.bottom && o.top < r.bottom
}
