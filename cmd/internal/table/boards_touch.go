package table

import (
	"strings"

	"catanica/rulings/script"
	"catanica/templates"
)

// touches presents the moves as buttons on the places of the board that they are about. A place with several moves has
// none: they are in the list.
func touches(offered []script.Move, at map[string]templates.Spot, f templates.Frame) []templates.IslandTouch {
	byPlace := map[string][]script.Move{}
	var order []string
	for _, m := range offered {
		for _, ref := range m.Places {
			if byPlace[ref] == nil {
				order = append(order, ref)
			}
			byPlace[ref] = append(byPlace[ref], m)
		}
	}
	var out []templates.IslandTouch
	for _, ref := range order {
		spot, drawn := at[ref]
		m := byPlace[ref][0]
		if len(byPlace[ref]) != 1 || !drawn {
			continue
		}
		t := templates.IslandTouch{Kind: touchKind(ref), At: spot, Name: moveSaid(f, m), Field: "move", Value: m.Line.EN}
		switch {
		case m.IsOpen() && m.Chances() > 0:
			t.Field, t.Value = "do", "draw "+m.Line.EN
		case m.IsOpen():
			t.Field = "draft"
		}
		out = append(out, t)
	}
	return out
}

// touchKinds maps what precedes the dot in the name of a place to the kind of its button.
var touchKinds = map[string]string{"x": "crossing", "p": "path", "h": "hex",
	"place": "crossing", "route": "path", "field": "hex"}

func touchKind(ref string) string {
	before, _, _ := strings.Cut(ref, ".")
	if kind, ok := touchKinds[before]; ok {
		return kind
	}
	return "crossing"
}
