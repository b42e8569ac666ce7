package templates

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// islandThumb is a small picture of a board game's position: land by terrain, routes, pieces by colour and the robber.
// Everything of one class is one path, so that a picture takes about a kilobyte.
type islandThumb struct {
	viewBox string
	paths   []thumbPath
}

// newIslandThumb draws a position.
func newIslandThumb(i Island) *islandThumb {
	t := &islandThumb{viewBox: i.ViewBox}
	for _, h := range i.Hexes {
		t.add("h-"+h.Kind, "M%sz", rounded(h.Points))
	}
	for _, r := range i.Routes {
		t.add("h-route", "M%s", ways(r.A, r.B))
	}
	for _, s := range i.Sites {
		switch {
		case s.Built:
			t.add("s-"+s.Colour, "M%sl12 17v22h-24v-22z", whole(s.At.below(-28)))
		case s.Kind == "landmark":
			t.add("h-site", "M%sh18v18h-18z", whole(Spot{s.At.X - 9, s.At.Y - 9}))
		}
	}
	for _, h := range i.Hexes {
		if h.Robber {
			t.add("h-robber", "M%sa12 12 0 1 0 .1 0z", whole(h.At.below(-12)))
		}
	}
	for _, r := range i.Roads {
		t.add("s-"+r.Colour+" line", "M%s", ways(r.short()))
	}
	for _, b := range i.Buildings {
		if b.City {
			t.add("s-"+b.Colour, "M%sh32v-18h-16l-8-12-8 12z", whole(Spot{b.At.X - 16, b.At.Y + 12}))
		} else {
			t.add("s-"+b.Colour, "M%sh22v-12l-11-12-11 12z", whole(Spot{b.At.X - 11, b.At.Y + 10}))
		}
	}
	return t
}

// add draws a shape of a class.
func (t *islandThumb) add(class, shape, at string) {
	i := slices.IndexFunc(t.paths, func(p thumbPath) bool { return p.class == class })
	if i < 0 {
		t.paths = append(t.paths, thumbPath{class: class})
		i = len(t.paths) - 1
	}
	t.paths[i].d = fmt.Appendf(t.paths[i].d, shape, at)
}

func whole(s Spot) string { return fmt.Sprintf("%.0f %.0f", math.Round(s.X)+0, math.Round(s.Y)+0) }

func ways(a, b Spot) string { return whole(a) + "L" + whole(b) }

// rounded writes the points of a polygon in whole units.
func rounded(points string) string {
	var out []string
	for point := range strings.FieldsSeq(points) {
		var s Spot
		if _, err := fmt.Sscanf(point, "%f,%f", &s.X, &s.Y); err == nil {
			out = append(out, whole(s))
		}
	}
	return strings.Join(out, "L")
}
