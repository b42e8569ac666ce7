package notation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/rulings/almanac"
	"catanica/rulings/script"
	"catanica/rulings/seat"
)

// Start implements script.Editor.
func (Game) Start() string {
	return "id: table\ngame: almanac\nplayers: 4\n\nstart\n  board example\n  active red\n  phase founding\n\nplay\n"
}

// Put implements script.Editor.
func (Game) Put(at script.Position, lines []string, tool, place string) ([]string, bool) {
	p, ok := at.(*Position)
	kind, name, _ := strings.Cut(place, ".")
	if !ok {
		return lines, false
	}
	e := p.edit(lines)
	who, what, _ := strings.Cut(tool, "-")
	_, seat := seat.Parse(who)
	_, terrain := almanac.ParseTerrain(tool)
	switch {
	case kind == "x" && seat && (what == "settlement" || what == "city"):
		ok = e.building(name, who, what)
	case kind == "x" && tool == "remove":
		ok = e.building(name, "", "")
	case kind == "p" && seat && what == "road":
		ok = e.road(name, who)
	case kind == "p" && tool == "remove":
		ok = e.road(name, "") && e.harbor(name, "")
	case kind == "p" && who == "harbor":
		ok = e.harbor(name, what)
	case kind == "h" && tool == "robber":
		var hex int
		if hex, ok = p.Table.Island.Hex(name); ok {
			e.Put("robber "+p.Table.Island.Hexes[hex].Name, "robber")
		}
	case kind == "h" && (terrain || who == "chip"):
		ok = e.hex(name, tool)
	default:
		ok = false
	}
	return e.Text, ok
}

// edit changes the lines of a position.
type edit struct {
	script.Lines
	p *Position
}

func (p *Position) edit(lines []string) *edit {
	return &edit{p: p, Lines: script.Lines{Text: slices.Clone(lines), Keyword: keyword,
		Lists: []string{"settlement", "new settlement", "city", "road"}}}
}

// building puts a building of a player on an intersection, or clears it.
func (e *edit) building(name, who, what string) bool {
	isle := e.p.Table.Island
	at, ok := isle.Intersection(name)
	if !ok {
		return false
	}
	e.Take(func(item string) bool { n, ok := isle.Intersection(item); return ok && n == at }, "settlement",
		"new settlement", "city")
	if who != "" {
		e.Add(who, what, isle.Intersections[at].Name)
	}
	return true
}

// road puts a road of a player on a path, or clears it.
func (e *edit) road(name, who string) bool {
	isle := e.p.Table.Island
	at, ok := isle.Path(name)
	if !ok {
		return false
	}
	e.Take(func(item string) bool { n, ok := isle.Path(item); return ok && n == at }, "road")
	if who != "" {
		e.Add(who, "road", isle.Paths[at].Name)
	}
	return true
}

// harbor puts a harbor on a path of the coast in place of those that it would touch, or takes away the harbor there.
// The harbors of a layout become lines of their own.
func (e *edit) harbor(name, kind string) bool {
	isle := e.p.Table.Island
	path, ok := isle.Path(name)
	if _, known := almanac.ParseHarbor(kind); !ok || kind != "" && (!known || !isle.Coastal.Has(path)) {
		return false
	}
	ends := isle.Paths[path].Ends
	touches := func(h almanac.Harbor) bool {
		other := isle.Paths[h.Path].Ends
		near := slices.Contains(ends[:], other[0]) || slices.Contains(ends[:], other[1])
		return h.Path == path || kind != "" && near
	}
	if !slices.ContainsFunc(e.p.Table.Harbors, touches) && kind == "" {
		return true
	}
	e.spell()
	e.Drop(func(words []string) bool {
		if len(words) < 2 || words[0] != "harbor" {
			return false
		}
		n, ok := isle.Path(words[1])
		return ok && touches(almanac.Harbor{Path: n})
	})
	if kind != "" {
		e.Text = slices.Insert(e.Text, e.land(), "harbor "+isle.Paths[path].Name+" "+kind)
	}
	return true
}

// spell writes the land and the harbors of a layout line by line.
func (e *edit) spell() {
	i := e.Find("board")
	if i < 0 {
		return
	}
	e.Drop(func(words []string) bool { return slices.Contains([]string{"row", "hex", "harbor"}, words[0]) })
	i = e.Find("board")
	var spelt []string
	for _, line := range e.p.Lines("en") {
		word, _, _ := strings.Cut(line, " ")
		if word == "row" || word == "harbor" || word == "robber" && e.Find("robber") < 0 {
			spelt = append(spelt, line)
		}
	}
	e.Text = slices.Replace(e.Text, i, i+1, spelt...)
}

// hex changes the terrain or the chip of a hex.
func (e *edit) hex(name, tool string) bool {
	t := e.p.Table
	n, ok := t.Island.Hex(name)
	if !ok {
		return false
	}
	terrain, chip := t.Terrain[n], int(t.Chip[n])
	if is, ok := almanac.ParseTerrain(tool); ok {
		terrain = is
	} else if _, err := fmt.Sscanf(tool, "chip-%d", &chip); err != nil || !almanac.ValidChip(chip) || chip == 0 {
		return false
	}
	switch {
	case terrain == almanac.UnknownTerrain || terrain == almanac.Desert && strings.HasPrefix(tool, "chip-"):
		return false // a chip needs land that produces
	case terrain == almanac.Desert:
		chip = 0
	case chip == 0:
		chip = 2
	}
	line := "hex " + t.Island.Hexes[n].Name + ": " + almanac.Terrains[terrain]
	if chip > 0 {
		line += fmt.Sprintf(" %d", chip)
	}
	e.Drop(func(words []string) bool {
		if len(words) < 2 || words[0] != "hex" {
			return false
		}
		other, ok := t.Island.Hex(words[1])
		return ok && other == n
	})
	e.Text = slices.Insert(e.Text, e.land(), line)
	return true
}

// land returns the index behind the lines that describe land and harbors.
func (e *edit) land() int { return e.After("board", "row", "hex", "harbor") }

// Refit implements script.Editor: with a number of players who play on an island of another size, everything on the
// island goes, and it becomes an example of that size. With another layout, the pieces stay.
func (Game) Refit(at script.Position, lines []string, key, value string) []string {
	p, ok := at.(*Position)
	if !ok {
		return lines
	}
	e := p.edit(lines)
	land := []string{"board", "row", "hex", "harbor", "robber"}
	switch n, err := strconv.Atoi(value); {
	case key == "board" && value != p.Table.Layout:
		e.Drop(func(words []string) bool { return slices.Contains(land, words[0]) })
		e.Text = slices.Insert(e.Text, 0, "board "+value)
	case key == "players" && err == nil:
		resized := (n > 4) != (p.Table.Players > 4)
		if resized {
			e.Text = slices.DeleteFunc(e.Text, e.IsList)
		}
		e.DropSeats(n)
		if resized {
			e.Drop(func(words []string) bool { return slices.Contains(land, words[0]) })
			e.Text = slices.Insert(e.Text, 0, "board "+exampleFor(n))
		}
	}
	return e.Text
}

// exampleFor returns the layout with which a table for so many players begins.
func exampleFor(players int) string {
	if players > 4 {
		return "example-large"
	}
	return "example"
}
