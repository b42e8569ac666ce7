package rulings

import (
	"slices"

	"go.yaml.in/yaml/v3"
)

// Drawing identifies a schematic drawing that articles may show. Package templates draws it.
type Drawing string

// The drawings.
const (
	DrawHexBoard        Drawing = "hex-board"        // the island for 3–4 players with its sea
	DrawHexBoard56      Drawing = "hex-board-56"     // the island for 5–6 players with its sea
	DrawChipSpiral      Drawing = "chip-spiral"      // the order in which the number tokens are placed
	DrawChipSpiral56    Drawing = "chip-spiral-56"   // the same for 5–6 players
	DrawHarbours        Drawing = "harbours"         // the two kinds of harbours and the intersections that use them
	DrawDistanceRule    Drawing = "distance-rule"    // an intersection and its neighbours
	DrawViennaCrossings Drawing = "vienna-crossings" // the intersections in Vienna beyond which a road may continue
)

// AllDrawings lists all drawings.
var AllDrawings = []Drawing{
	DrawHexBoard, DrawHexBoard56, DrawChipSpiral, DrawChipSpiral56, DrawHarbours, DrawDistanceRule, DrawViennaCrossings,
}

// Drawings lists the drawings of an article in order.
type Drawings []Drawing

// UnmarshalYAML accepts one drawing or a list of drawings.
func (d *Drawings) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind == yaml.ScalarNode {
		*d = Drawings{Drawing(n.Value)}
		return nil
	}
	return n.Decode((*[]Drawing)(d))
}

// checkDrawings checks the drawings that an article names.
func (ck *checker) checkDrawings(d *draft) {
	for i, name := range d.Drawing {
		line := d.front.Line("drawing", i)
		switch {
		case !slices.Contains(AllDrawings, name):
			ck.ps.Add(d.File, line, "unknown drawing %q: take one of %v", name, AllDrawings)
		case slices.Contains(d.Drawing[:i], name):
			ck.ps.Add(d.File, line, "drawing %q appears twice: keep one of them", name)
		}
	}
}
