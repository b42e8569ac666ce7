package notation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/rulings/script"
	"catanica/rulings/seat"
	"catanica/rulings/vienna"
)

// Start implements script.Editor.
func (Game) Start() string {
	return "id: table\ngame: vienna\nplayers: 4\n\nstart\n  board example\n  active red\n  phase founding\n\nplay\n"
}

// edit changes the lines of a position.
type edit struct {
	script.Lines
	p *Position
	b *vienna.Board
}

func (p *Position) edit(lines []string) *edit {
	return &edit{p: p, b: p.Table.Board, Lines: script.Lines{Text: slices.Clone(lines), Keyword: keyword,
		Lists: []string{"settlement", "road", "landmark"}, Common: []string{"stands", "route"}}}
}

// Put implements script.Editor.
func (Game) Put(at script.Position, lines []string, tool, place string) ([]string, bool) {
	p, ok := at.(*Position)
	if !ok {
		return lines, false
	}
	e := p.edit(lines)
	who, what, _ := strings.Cut(tool, "-")
	kind, _, _ := strings.Cut(place, ".")
	n := p.find(place)
	switch _, seated := seat.Parse(who); {
	case n < 0 || seated && !p.plays(who):
		ok = false
	case kind == "place" && tool == "remove":
		e.clear(n)
	case kind == "place" && what == "settlement" && seated && e.b.Places[n].Kind == vienna.Location:
		e.clear(n)
		e.Add(who, what, e.b.Places[n].Name)
	case kind == "place" && e.b.Places[n].Kind == vienna.Landmark && what == "landmark" && seated:
		e.clear(n)
		e.Add(who, what, e.b.Places[n].Name)
	case kind == "place" && e.b.Places[n].Kind == vienna.Landmark && tool == "stands":
		e.clear(n)
		e.Add("", tool, e.b.Places[n].Name)
	case kind == "place" && e.b.Places[n].Kind == vienna.Landmark && who == "reward":
		ok = e.reward(n, what)
	case kind == "route" && tool == "remove":
		e.clearRoute(n)
	case kind == "route" && seated && what == "road":
		e.clearRoute(n)
		e.Add(who, what, e.ends(n))
	case kind == "route" && who == "trade":
		ok = e.trade(n, what)
	case kind == "field" && tool == "robber":
		e.Put("robber "+e.b.Fields[n].Name, "robber")
	case kind == "field":
		ok = e.land(n, tool)
	default:
		ok = false
	}
	return e.Text, ok
}

// plays reports whether the seat takes part.
func (p *Position) plays(who string) bool {
	n, ok := seat.Parse(who)
	return ok && int(n) < p.Table.Players
}

// find returns the number of a place, route or field, or -1.
func (p *Position) find(ref string) int {
	b := p.Table.Board
	kind, name, _ := strings.Cut(ref, ".")
	switch kind {
	case "place":
		if n, ok := b.Place(name); ok {
			return n
		}
	case "field":
		if n, ok := b.Field(name); ok {
			return n
		}
	case "route":
		for n := range b.Ends {
			if b.RouteName(n) == name {
				return n
			}
		}
	}
	return -1
}

// ends names a route as a line of the position does.
func (e *edit) ends(route int) string {
	ends := e.b.Ends[route]
	return e.b.Places[ends[0]].Name + " " + e.b.Places[ends[1]].Name
}

// clear takes the settlement or the landmark off a place.
func (e *edit) clear(place int) {
	e.Take(func(item string) bool {
		n, ok := e.b.Place(item)
		return ok && n == place
	}, "settlement", "landmark", "stands")
}

// clearRoute takes the road off a route.
func (e *edit) clearRoute(route int) {
	e.Take(func(item string) bool { return e.routeOf(item) == route }, "road")
}

// routeOf returns the route between the places that an item of a list begins with, or -1: `from a to c`, `a c grapes`.
func (e *edit) routeOf(item string) int {
	var at []int
	for _, word := range strings.Fields(item) {
		if n, ok := e.b.Place(word); ok {
			at = append(at, n)
		}
	}
	if len(at) < 2 {
		return -1
	}
	return e.b.Between(at[0], at[1])
}

// reward says what a landmark brings: road, development, 2-any, or ? if nobody knows.
func (e *edit) reward(place int, what string) bool {
	words := strings.ReplaceAll(what, "-", " ")
	if _, ok := vienna.ParseReward(words); !ok || words == "" {
		return false
	}
	e.Put("reward "+e.b.Places[place].Name+": "+words, "reward", strings.ToLower(e.b.Places[place].Name))
	return true
}

// trade says what a road on a route exchanges.
func (e *edit) trade(route int, what string) bool {
	item := e.ends(route)
	if _, ok := vienna.ParseTrade(what); ok {
		item += " " + what
	} else if what != "none" {
		return false
	}
	e.spell()
	e.Change(func(is string) string {
		if e.routeOf(is) == route {
			return item
		}
		return is
	}, "route")
	return true
}

// land changes the terrain or the number of a field.
func (e *edit) land(field int, tool string) bool {
	f := e.b.Fields[field]
	number, chip := strings.CutPrefix(tool, "chip-")
	switch terrain, known := vienna.ParseTerrain(tool); {
	case known:
		f.Terrain = terrain
	case tool == "unknown":
		f.Terrain, f.Chip = vienna.UnknownTerrain, 0
	case !chip || f.Terrain == vienna.UnknownTerrain:
		return false // a number belongs to a known landscape
	default:
		n, err := strconv.Atoi(number)
		if err != nil || !vienna.ValidChip(n) {
			return false
		}
		f.Chip = uint8(n)
	}
	e.spell()
	w := &writer{Position: e.p, lang: "en"}
	w.field(f)
	e.Put(w.out[0], "field", strings.ToLower(f.Name))
	return true
}

// spell writes a map of content/boards place by place, with its robber.
func (e *edit) spell() {
	i := e.Find("board")
	if i < 0 {
		return
	}
	w := &writer{Position: e.p, lang: "en"}
	if w.board(); e.Find("robber") < 0 && e.p.State.Robber >= 0 {
		w.line("robber", e.b.Fields[e.p.State.Robber].Name)
	}
	e.Text = slices.Replace(e.Text, i, i+1, w.out...)
}

// Refit implements script.Editor: with another map, everything on the map goes.
func (Game) Refit(at script.Position, lines []string, key, value string) []string {
	p, ok := at.(*Position)
	if !ok {
		return lines
	}
	e := p.edit(lines)
	switch {
	case key == "board" && value != p.Table.Board.Map:
		e.Text = slices.DeleteFunc(e.Text, e.IsList)
		e.Drop(func(words []string) bool {
			_, ofMap := mapLines[words[0]]
			return ofMap && words[0] != "board" || slices.Contains([]string{"robber", "due", "gratis"}, words[0])
		})
		if e.Find("board") < 0 {
			e.Text = slices.Insert(e.Text, 0, "board "+value)
		}
	case key == "players":
		n, err := strconv.Atoi(value)
		if err != nil {
			return lines
		}
		e.DropSeats(n)
	}
	return e.Text
}

// Keep implements script.Editor.
func (Game) Keep(at script.Position, lines []string, form string, get func(string) string) []string {
	p, ok := at.(*Position)
	if !ok || form != tableForm && !p.plays(form) {
		return lines
	}
	e, fields := p.edit(lines), script.Fields(get)
	if form == tableForm {
		e.table(fields)
		return e.Text
	}
	e.KeepCards(form, fields, vienna.Resources, vienna.Cards, form == p.State.Active.String())
	e.Seat(form, "militia", fields.Written("played-militia"))
	e.Holds(form, get("toll-road") != "", "longest", "toll-road")
	e.Holds(form, get("guard") != "", "strongest", "militia")
	return e.Text
}

// table keeps what the form of the whole table says.
func (e *edit) table(fields script.Fields) {
	s := &e.p.State
	switch kinds := fields.Counts("deck-", vienna.Cards); {
	case kinds != "":
		e.Put("deck: "+kinds, "deck")
	case s.Stacked || fields.Number("deck") != int(s.Left):
		e.Put(fmt.Sprintf("deck: %d", fields.Number("deck")), "deck")
	}
	switch does := fields("played") != ""; {
	case does && !s.Played:
		e.Put("played development", "played")
	case !does:
		e.Put("", "played")
	}
	gratis := ""
	if n := fields.Number("gratis"); n > 0 {
		gratis = fmt.Sprintf("gratis %d", n)
	}
	e.Put(gratis, "gratis")
}
