package templates

import (
	"fmt"
	"strings"

	"catanica/catalog"
)

// Island is the drawing of a board game's position.
type Island struct {
	ViewBox   string
	Hexes     []IslandHex
	Routes    []CityRoute // of a map whose board is a graph, such as Vienna's; its fields are the hexes
	Sites     []CitySite
	Harbors   []IslandHarbor
	Roads     []IslandRoad
	Buildings []IslandBuilding
	Players   []IslandPlayer
	Places    map[string]Spot // where the places are that moves and edits name
	Touches   []IslandTouch
	Faults    []IslandFault // what cannot be
	Facts     []BoardFact   // turn, phase, dice
	Lines     []string      // the position as lines of the scenario language: what the drawing shows, in words
	Zoom      int           // from 1, which fits its place, to MaxZoom
	Static    bool          // beside another board: nothing on it can be touched
	Marked    Change        // what the marks of new pieces mean; Unchanged if nothing is marked
}

// IslandTouch is a place of the board that can be touched: a button with the field and value that it sends.
type IslandTouch struct {
	Kind         string // crossing, path or hex
	At           Spot
	Name         string
	Field, Value string
}

// IslandFault is a mistake of the position, at the place that it is about.
type IslandFault struct {
	At   Spot
	Text string
}

// touchSizes are the sizes of the buttons, in units of the drawing.
var touchSizes = map[string]float64{"crossing": 34, "path": 34, "hex": 60}

func (t IslandTouch) x() string    { return fmt.Sprintf("%.1f", t.At.X-touchSizes[t.Kind]/2) }
func (t IslandTouch) y() string    { return fmt.Sprintf("%.1f", t.At.Y-touchSizes[t.Kind]/2) }
func (t IslandTouch) size() string { return fmt.Sprintf("%.0f", touchSizes[t.Kind]) }

// zoom returns the class of the board's size.
func (i Island) zoom() string { return Board{Zoom: i.Zoom}.zoom() }

// suffix keeps the ids of a second board apart.
func (i Island) suffix() string {
	if i.Static {
		return "-beside"
	}
	return ""
}

// Spot is a place in the drawing.
type Spot struct{ X, Y float64 }

// IslandHex is a hex of land. Kind names its pattern.
type IslandHex struct {
	Name, Kind, Terrain, Points string
	At                          Spot
	Chip                        int // 0 for none
	Red, Robber                 bool
}

// IslandHarbor is a harbor on the path from A to B, with its sign at At.
type IslandHarbor struct {
	A, B, At Spot
	Text     string
}

// IslandRoad is a road from A to B. New marks a road that the step has built.
type IslandRoad struct {
	A, B   Spot
	Colour string
	New    bool
}

// IslandBuilding is a settlement or a city.
type IslandBuilding struct {
	At           Spot
	Colour, Name string
	City, New    bool
}

// IslandPlayer is a player in the legend.
type IslandPlayer struct {
	Colour, Name string
	Points       int
	Active       bool
	Hand         []Good // its resource cards
	More         bool   // the hand may hold others
	Unseen       int    // cards of which the viewer sees only how many they are
	Cards        []string
	CardCount    int // development cards in Cards
	CardsUnseen  int // development cards that the viewer does not see
	Tags         []string
}

// terrainKinds are the patterns of hexes.
var terrainKinds = []string{"forest", "hills", "pasture", "fields", "mountains", "vineyard", "desert", "unknown"}

func (s Spot) x() string { return fmt.Sprintf("%.1f", s.X) }
func (s Spot) y() string { return fmt.Sprintf("%.1f", s.Y) }

// below returns the spot so far below s.
func (s Spot) below(d float64) Spot { return Spot{s.X, s.Y + d} }

// shape returns the outline of a building around its place.
func (b IslandBuilding) shape() string {
	outline := [][2]float64{{-8, 7}, {-8, -2}, {0, -10}, {8, -2}, {8, 7}}
	if b.City {
		outline = [][2]float64{{-12, 9}, {-12, -4}, {-6, -13}, {0, -4}, {0, -1}, {12, -1}, {12, 9}}
	}
	var out []string
	for _, p := range outline {
		out = append(out, fmt.Sprintf("%.1f,%.1f", b.At.X+p[0], b.At.Y+p[1]))
	}
	return strings.Join(out, " ")
}

// short returns the road without its ends, so that buildings can be seen.
func (r IslandRoad) short() (a, b Spot) {
	cut := func(from, to Spot) Spot { return Spot{from.X + (to.X-from.X)*0.18, from.Y + (to.Y-from.Y)*0.18} }
	return cut(r.A, r.B), cut(r.B, r.A)
}

// title says what a hex is, for readers who point at it.
func (h IslandHex) title(f Frame) string {
	out := h.Name + ": " + h.Terrain
	if h.Chip > 0 {
		out += fmt.Sprintf(" %d", h.Chip)
	}
	if h.Robber {
		out += ", " + f.Say(textRobber)
	}
	return out
}

var (
	textIsland      = catalog.Text{DE: "Die Insel", EN: "The island"}
	textIslandWords = catalog.Text{DE: "Die Stellung in Worten", EN: "The position in words"}
	textRobber      = catalog.Text{DE: "Räuber", EN: "robber"}
	textSeatHand    = catalog.Text{DE: "Hand:", EN: "Hand:"}
	textHandMore    = catalog.Text{DE: "unbekannte", EN: "unknown ones"}
	textUnseen      = catalog.Plural{One: catalog.Text{DE: "%d verdeckte Karte", EN: "%d card face down"},
		Many: catalog.Text{DE: "%d verdeckte Karten", EN: "%d cards face down"}}
	textCardsUnseen = catalog.Plural{One: catalog.Text{DE: "%d Entwicklungskarte", EN: "%d development card"},
		Many: catalog.Text{DE: "%d Entwicklungskarten", EN: "%d development cards"}}
	textHandNone     = catalog.Text{DE: "leer", EN: "empty"}
	textIslandPoints = catalog.Plural{One: catalog.Text{DE: "1 Siegpunkt", EN: "1 victory point"},
		Many: catalog.Text{DE: "%d Siegpunkte", EN: "%d victory points"}}
)
