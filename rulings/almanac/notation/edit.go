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
	e := &edit{p: p, lines: slices.Clone(lines)}
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
			e.put("robber "+p.Table.Island.Hexes[hex].Name, "robber")
		}
	case kind == "h" && (terrain || who == "chip"):
		ok = e.hex(name, tool)
	default:
		ok = false
	}
	return e.lines, ok
}

// edit changes the lines of a position.
type edit struct {
	p     *Position
	lines []string
}

// listLine is a line of places: red settlement: C3-N, B2-S.
type listLine struct {
	who, what string
	items     []string
	comment   string
}

// list reads a line of places. ok is false for any other line.
func list(line string) (l listLine, ok bool) {
	text, comment, commented := strings.Cut(line, "#")
	if commented {
		l.comment = " #" + comment
	}
	words := strings.Fields(strings.NewReplacer(":", " ", ",", " ").Replace(text))
	if len(words) < 2 {
		return l, false
	}
	l.who, l.what = keyword(words[0]), keyword(words[1])
	words = words[2:]
	if l.what == "new" && len(words) > 0 {
		l.what, words = "new settlement", words[1:]
	}
	l.items = words
	_, seat := seat.Parse(l.who)
	return l, seat && slices.Contains([]string{"settlement", "new settlement", "city", "road"}, l.what)
}

func (l listLine) String() string {
	return l.who + " " + l.what + ": " + strings.Join(l.items, ", ") + l.comment
}

// take removes a place from the lines of some kinds.
func (e *edit) take(here func(item string) bool, kinds ...string) {
	e.lines = slices.DeleteFunc(e.lines, func(line string) bool {
		l, ok := list(line)
		return ok && slices.Contains(kinds, l.what) && len(l.items) > 0 && !slices.ContainsFunc(l.items, func(i string) bool {
			return !here(i)
		})
	})
	for i, line := range e.lines {
		l, ok := list(line)
		if !ok || !slices.Contains(kinds, l.what) || !slices.ContainsFunc(l.items, here) {
			continue
		}
		l.items = slices.DeleteFunc(l.items, here)
		e.lines[i] = l.String()
	}
}

// add adds a place to the line of a player and a kind.
func (e *edit) add(who, what, name string) {
	for i, line := range e.lines {
		if l, ok := list(line); ok && l.who == who && l.what == what {
			l.items = append(l.items, name)
			e.lines[i] = l.String()
			return
		}
	}
	e.lines = append(e.lines, listLine{who: who, what: what, items: []string{name}}.String())
}

// building puts a building of a player on an intersection, or clears it.
func (e *edit) building(name, who, what string) bool {
	isle := e.p.Table.Island
	at, ok := isle.Intersection(name)
	if !ok {
		return false
	}
	e.take(func(item string) bool { n, ok := isle.Intersection(item); return ok && n == at }, "settlement",
		"new settlement", "city")
	if who != "" {
		e.add(who, what, isle.Intersections[at].Name)
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
	e.take(func(item string) bool { n, ok := isle.Path(item); return ok && n == at }, "road")
	if who != "" {
		e.add(who, "road", isle.Paths[at].Name)
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
	e.lines = slices.DeleteFunc(e.lines, func(line string) bool {
		words := strings.Fields(line)
		if len(words) < 2 || keyword(words[0]) != "harbor" {
			return false
		}
		n, ok := isle.Path(words[1])
		return ok && touches(almanac.Harbor{Path: n})
	})
	if kind != "" {
		e.lines = slices.Insert(e.lines, e.land(), "harbor "+isle.Paths[path].Name+" "+kind)
	}
	return true
}

// spell writes the land and the harbors of a layout line by line.
func (e *edit) spell() {
	i := e.find("board")
	if i < 0 {
		return
	}
	e.lines = slices.DeleteFunc(e.lines, func(line string) bool {
		words := strings.Fields(strings.ReplaceAll(line, ":", " "))
		return len(words) > 0 && slices.Contains([]string{"row", "hex", "harbor"}, keyword(words[0]))
	})
	i = e.find("board")
	var spelt []string
	for _, line := range e.p.Lines("en") {
		word, _, _ := strings.Cut(line, " ")
		if word == "row" || word == "harbor" || word == "robber" && e.find("robber") < 0 {
			spelt = append(spelt, line)
		}
	}
	e.lines = slices.Replace(e.lines, i, i+1, spelt...)
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
	e.lines = slices.DeleteFunc(e.lines, func(l string) bool {
		words := strings.Fields(strings.ReplaceAll(l, ":", " "))
		if len(words) < 2 || keyword(words[0]) != "hex" {
			return false
		}
		other, ok := t.Island.Hex(words[1])
		return ok && other == n
	})
	e.lines = slices.Insert(e.lines, e.land(), line)
	return true
}

// land returns the index behind the lines that describe land and harbors.
func (e *edit) land() int {
	at := 0
	for i, line := range e.lines {
		words := strings.Fields(strings.ReplaceAll(line, ":", " "))
		if len(words) > 0 && slices.Contains([]string{"board", "row", "hex", "harbor"}, keyword(words[0])) {
			at = i + 1
		}
	}
	return at
}

// find returns the index of the line that begins with the words, or -1.
func (e *edit) find(words ...string) int {
	return slices.IndexFunc(e.lines, func(line string) bool {
		text, _, _ := strings.Cut(line, "#")
		have := strings.Fields(strings.ReplaceAll(text, ":", " "))
		for i, w := range words {
			if i >= len(have) || keyword(have[i]) != w {
				return false
			}
		}
		return true
	})
}

// put replaces the lines that begin with the words, or adds one at the end. An empty line removes them.
func (e *edit) put(line string, words ...string) {
	i := e.find(words...)
	if i < 0 {
		if line != "" {
			e.lines = append(e.lines, line)
		}
		return
	}
	for j := i; j >= 0; j = e.find(words...) {
		e.lines = slices.Delete(e.lines, j, j+1)
	}
	if line != "" {
		e.lines = slices.Insert(e.lines, i, line)
	}
}

// Refit implements script.Editor: with a number of players who play on an island of another size, everything on the
// island goes.
func (Game) Refit(at script.Position, lines []string, key, value string) []string {
	p, ok := at.(*Position)
	n, err := strconv.Atoi(value)
	if !ok || key != "players" || err != nil {
		return lines
	}
	return slices.DeleteFunc(slices.Clone(lines), func(line string) bool {
		words := strings.Fields(strings.ReplaceAll(line, ":", " "))
		if len(words) == 0 {
			return false
		}
		if who, seat := seat.Parse(keyword(words[0])); seat && int(who) >= n {
			return true
		}
		_, places := list(line)
		land := []string{"board", "row", "hex", "harbor", "robber"}
		return (n > 4) != (p.Table.Players > 4) && (places || slices.Contains(land, keyword(words[0])))
	})
}
