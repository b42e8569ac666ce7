package notation

import (
	"fmt"
	"slices"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/script"
	"catanica/rulings/seat"
)

// pieces lists a player's pieces on the board, as tools.
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
			add(who.String()+"-"+piece.id, piece.name, catalog.Both(who.In), at)
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
		add("harbor-"+k.String(), catalog.Both(k.In), harbor, coast)
	}
	return out
}

func (p *Position) crossings() []script.Place {
	out := make([]script.Place, len(p.Table.Island.Intersections))
	for n, x := range p.Table.Island.Intersections {
		out[n] = script.Place{Ref: CrossingRef(x.Name), Name: catalog.Text{DE: x.Name, EN: x.Name}}
	}
	return out
}

func (p *Position) paths() []script.Place {
	out := make([]script.Place, len(p.Table.Island.Paths))
	for n, path := range p.Table.Island.Paths {
		out[n] = script.Place{Ref: PathRef(path.Name), Name: catalog.Text{DE: path.Name, EN: path.Name}}
	}
	return out
}

func (p *Position) hexes() []script.Place {
	out := make([]script.Place, len(p.Table.Island.Hexes))
	for n, h := range p.Table.Island.Hexes {
		out[n] = script.Place{Ref: HexRef(h.Name), Name: catalog.Text{DE: h.Name, EN: h.Name}}
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
	phase := script.Select{Key: "phase", Label: catalog.Text{DE: "Phase", EN: "Phase"}}
	for _, is := range phaseTitles {
		if is.id != "special" || p.Table.Special() {
			phase.Options = append(phase.Options, script.Option{Value: is.id, Name: is.name, On: is.id == p.phaseWord()})
		}
	}
	island := script.Select{Key: "board", Label: catalog.Text{DE: "Insel", EN: "Island"}}
	if p.Table.Layout == "" {
		island.Options = []script.Option{{Value: "-", Name: catalog.Text{DE: "eigene Insel", EN: "own island"}, On: true}}
	}
	for _, l := range p.Table.Layouts {
		island.Options = append(island.Options, script.Option{Value: l.ID, Name: l.Title, On: l.ID == p.Table.Layout})
	}
	return []script.Select{script.SelectPlayers(p.Table.Players, almanac.MaxPlayers), island,
		script.SelectTurn(p.State.Turn), script.SelectActive(p.State.Active, p.Table.Players), phase}
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
	out := script.Seat[almanac.Resource, almanac.Card]{Who: who, Hand: s.Hands[who], Hidden: s.Hidden[who],
		Resources: almanac.Resources, Each: int(p.Table.Each), Cards: s.Cards[who], Bought: s.Bought,
		Active: who == s.Active, Names: almanac.Cards, Most: 20}.Form()
	add := func(f script.Field) { out.Fields = append(out.Fields, f) }
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
	e, fields := p.edit(lines), script.Fields(get)
	e.KeepCards(form, fields, almanac.Resources, almanac.Cards, who == p.State.Active)
	e.Seat(form, "knight", fields.Written("played-knight"))
	e.Holds(form, get("longest") != "", "longest", "road")
	e.Holds(form, get("army") != "", "largest", "army")
	return e.Text
}
