package notation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/script"
	"catanica/rulings/seat"
)

// pieces are what a player has on the board, as tools.
var pieces = []struct {
	id   string
	name catalog.Text
}{
	{"settlement", catalog.Text{DE: "Siedlung", EN: "settlement"}}, {"city", catalog.Text{DE: "Stadt", EN: "city"}},
	{"road", catalog.Text{DE: "Straße", EN: "road"}},
}

// Tools implements script.Editor.
func (Game) Tools(at script.Position) []script.Tool {
	p, ok := at.(*Position)
	if !ok {
		return nil
	}
	crossings, paths, hexes := p.crossings(), p.paths(), p.hexes()
	var out []script.Tool
	add := func(id string, name, group catalog.Text, at []script.Place) {
		out = append(out, script.Tool{ID: id, Name: name, Group: group, At: at})
	}
	for n := range p.Table.Players {
		who := almanac.Player(n)
		for _, piece := range pieces {
			at := crossings
			if piece.id == "road" {
				at = paths
			}
			add(who.String()+"-"+piece.id, piece.name, inBoth(who.In), at)
		}
	}
	island := catalog.Text{DE: "Insel", EN: "Island"}
	add("robber", catalog.Text{DE: "Räuber", EN: "robber"}, island, hexes)
	add("remove", catalog.Text{DE: "wegnehmen", EN: "take away"}, island, p.occupied())
	terrain := catalog.Text{DE: "Landschaft", EN: "Terrain"}
	for n, id := range almanac.Terrains {
		add(id, almanac.TerrainTitles[n], terrain, hexes)
	}
	var land []script.Place
	for n, hex := range hexes {
		if p.Table.Terrain[n] < almanac.Desert {
			land = append(land, hex)
		}
	}
	for chip := 2; chip <= 12; chip++ {
		if almanac.ValidChip(chip) {
			add(fmt.Sprintf("chip-%d", chip), catalog.Textf("%d", "%d", chip), catalog.Text{DE: "Zahlenchip", EN: "Chip"}, land)
		}
	}
	var coast []script.Place
	for n, path := range paths {
		if p.Table.Island.Coastal.Has(n) {
			coast = append(coast, path)
		}
	}
	harbor := catalog.Text{DE: "Hafen", EN: "Harbor"}
	add("harbor-any", catalog.Text{DE: "3:1", EN: "3:1"}, harbor, coast)
	for k := almanac.Lumber; k < almanac.NoResource; k++ {
		add("harbor-"+k.String(), inBoth(k.In), harbor, coast)
	}
	return out
}

func (p *Position) crossings() []script.Place {
	out := make([]script.Place, len(p.Table.Island.Intersections))
	for n, x := range p.Table.Island.Intersections {
		out[n] = script.Place{Ref: CrossingRef(x.Name), Name: x.Name}
	}
	return out
}

func (p *Position) paths() []script.Place {
	out := make([]script.Place, len(p.Table.Island.Paths))
	for n, path := range p.Table.Island.Paths {
		out[n] = script.Place{Ref: PathRef(path.Name), Name: path.Name}
	}
	return out
}

func (p *Position) hexes() []script.Place {
	out := make([]script.Place, len(p.Table.Island.Hexes))
	for n, h := range p.Table.Island.Hexes {
		out[n] = script.Place{Ref: HexRef(h.Name), Name: h.Name}
	}
	return out
}

// occupied lists the places that hold something that can be taken away.
func (p *Position) occupied() []script.Place {
	var out []script.Place
	for n, x := range p.crossings() {
		if p.State.Built.Has(n) {
			out = append(out, x)
		}
	}
	for n, path := range p.paths() {
		if p.State.Taken.Has(n) || slices.ContainsFunc(p.Table.Harbors, func(h almanac.Harbor) bool { return h.Path == n }) {
			out = append(out, path)
		}
	}
	return out
}

// phaseTitles name the phases that a position can state.
var phaseTitles = []struct {
	id   string
	name catalog.Text
}{
	{"founding", catalog.Text{DE: "Gründung", EN: "set-up"}},
	{"roll", catalog.Text{DE: "vor dem Wurf", EN: "before the roll"}},
	{"discard", catalog.Text{DE: "Ablegen nach einer 7", EN: "discarding after a 7"}},
	{"robber", catalog.Text{DE: "Räuber versetzen", EN: "moving the robber"}},
	{"rob", catalog.Text{DE: "Rauben", EN: "robbing"}},
	{"trade", catalog.Text{DE: "Handel", EN: "trade"}}, {"build", catalog.Text{DE: "Bau", EN: "building"}},
	{"special", catalog.Text{DE: "außerordentliche Bauphase", EN: "special building phase"}},
}

// Phase names the phase of the position.
func (p *Position) Phase() catalog.Text {
	for _, phase := range phaseTitles {
		if phase.id == p.phaseWord() {
			return phase.name
		}
	}
	return catalog.Text{DE: "zu Ende", EN: "over"}
}

// Selects implements script.Editor.
func (Game) Selects(at script.Position) []script.Select {
	p, ok := at.(*Position)
	if !ok {
		return nil
	}
	players := script.Select{Key: "players", Head: true, Label: catalog.Text{DE: "Spieler", EN: "Players"}}
	for n := 3; n <= almanac.MaxPlayers; n++ {
		players.Options = append(players.Options, script.Option{Value: strconv.Itoa(n), Name: catalog.Textf("%d", "%d", n),
			On: n == p.Table.Players})
	}
	active := script.Select{Key: "active", Label: catalog.Text{DE: "Am Zug", EN: "To move"}}
	for n := range p.Table.Players {
		who := almanac.Player(n)
		active.Options = append(active.Options, script.Option{Value: who.String(), Name: inBoth(who.In),
			On: who == p.State.Active})
	}
	phase := script.Select{Key: "phase", Label: catalog.Text{DE: "Phase", EN: "Phase"}}
	for _, is := range phaseTitles {
		if is.id != "special" || p.Table.Special() {
			phase.Options = append(phase.Options, script.Option{Value: is.id, Name: is.name, On: is.id == p.phaseWord()})
		}
	}
	turn := script.Select{Key: "turn", Label: catalog.Text{DE: "Zug", EN: "Turn"}, N: int(p.State.Turn), Max: 99}
	return []script.Select{players, turn, active, phase}
}

// Forms implements script.Editor: a form for each seat.
func (Game) Forms(at script.Position) []script.Form {
	p, ok := at.(*Position)
	if !ok {
		return nil
	}
	var out []script.Form
	for n := range p.Table.Players {
		out = append(out, p.form(almanac.Player(n)))
	}
	return out
}

func (p *Position) form(who almanac.Player) script.Form {
	s := &p.State
	out := script.Form{ID: who.String(), Name: inBoth(who.In)}
	add := func(f script.Field) { out.Fields = append(out.Fields, f) }
	for k := almanac.Lumber; k < almanac.NoResource; k++ {
		add(script.Field{Name: k.String(), Label: inBoth(k.In), Kind: k.String(),
			N: int(s.Hands[who][k]), Max: int(p.Table.Each)})
	}
	add(script.Field{Name: "more", On: s.Hidden[who],
		Label: catalog.Text{DE: "die Hand kann mehr enthalten", EN: "the hand may hold more"}})
	for c := almanac.Knight; c < almanac.NoCard; c++ {
		fresh := 0
		if who == s.Active {
			fresh = int(s.Bought[c])
		}
		add(script.Field{Name: c.String(), Label: inBoth(c.In), N: int(s.Cards[who][c]) - fresh, Max: 20})
	}
	if who == s.Active {
		for c := almanac.Knight; c < almanac.NoCard; c++ {
			add(script.Field{Name: "bought-" + c.String(), N: int(s.Bought[c]), Max: 20,
				Label: catalog.Text{DE: "eben gekauft: " + c.In(catalog.DE), EN: "just bought: " + c.In(catalog.EN)}})
		}
	}
	add(script.Field{Name: "played-knight", N: int(s.Knights[who]), Max: 20,
		Label: catalog.Text{DE: "gespielte Ritter", EN: "knights played"}})
	add(script.Field{Name: "longest", On: s.Longest == who,
		Label: catalog.Text{DE: "hat die Längste Handelsstraße", EN: "holds the Longest Road"}})
	add(script.Field{Name: "army", On: s.Army == who,
		Label: catalog.Text{DE: "hat die Größte Rittermacht", EN: "holds the Largest Army"}})
	return out
}

// Keep implements script.Editor.
func (Game) Keep(at script.Position, lines []string, form string, get func(string) string) []string {
	p, ok := at.(*Position)
	who, seat := seat.Parse(form)
	if !ok || !seat {
		return lines
	}
	e := &edit{p: p, lines: slices.Clone(lines)}
	number := func(name string) int {
		n, err := strconv.Atoi(strings.TrimSpace(get(name)))
		if err != nil {
			return 0
		}
		return max(0, min(n, 99))
	}
	counted := func(prefix string, names []string) string {
		var parts []string
		for _, name := range names {
			if n := number(prefix + name); n > 0 {
				parts = append(parts, fmt.Sprintf("%d %s", n, name))
			}
		}
		return strings.Join(parts, ", ")
	}
	line := func(what, value string) {
		if value != "" {
			value = form + " " + what + ": " + value
		}
		e.put(value, form, what)
	}
	hand := counted("", almanac.Resources[:])
	switch more := get("more") != ""; {
	case more && hand != "":
		hand += ", …"
	case !more && hand == "":
		hand = "none"
	}
	line("hand", hand)
	line("cards", counted("", almanac.Cards[:]))
	if who == p.State.Active {
		line("bought", counted("bought-", almanac.Cards[:]))
	}
	knights := ""
	if n := number("played-knight"); n > 0 {
		knights = strconv.Itoa(n)
	}
	line("knight", knights)
	for name, words := range map[string][]string{"longest": {"longest", "road"}, "army": {"largest", "army"}} {
		e.holds(form, get(name) != "", words)
	}
	return e.lines
}

// holds says whether a player holds a special card, which nobody else can hold then.
func (e *edit) holds(who string, does bool, card []string) {
	for _, colour := range seat.Colours {
		if does || colour == who {
			e.put("", append([]string{colour, "holds"}, card[:1]...)...)
		}
	}
	if does {
		e.lines = append(e.lines, who+" holds "+strings.Join(card, " "))
	}
}
