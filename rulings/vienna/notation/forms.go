package notation

import (
	"fmt"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/vienna"
)

// rewards are what landmarks may bring, as tools. Other cards are stated in the text.
var rewards = []struct {
	id   string
	name catalog.Text
}{
	{"road", catalog.Text{DE: "freie Straße", EN: "free road"}},
	{"development", catalog.Text{DE: "Entwicklungskarte", EN: "development card"}},
	{"1-any", catalog.Text{DE: "1 Rohstoff nach Wahl", EN: "1 resource of choice"}},
	{"2-any", catalog.Text{DE: "2 Rohstoffe nach Wahl", EN: "2 resources of choice"}},
	{"?", catalog.Text{DE: "unbekannt", EN: "unknown"}},
}

// Tools implements script.Editor.
func (Game) Tools(at script.Position) []script.Tool {
	p, ok := at.(*Position)
	if !ok {
		return nil
	}
	var out []script.Tool
	add := func(id string, name, group catalog.Text, at []script.Place) {
		out = append(out, script.Tool{ID: id, Name: name, Group: group, At: at})
	}
	routes, fields := p.routes(), p.fields(false)
	locations, landmarks := p.placesOf(vienna.Location), p.placesOf(vienna.Landmark)
	landmark := catalog.Text{DE: "Wahrzeichen", EN: "landmark"}
	for who := range vienna.Player(p.Table.Players) {
		group := catalog.Both(who.In)
		add(who.String()+"-settlement", catalog.Text{DE: "Siedlung", EN: "settlement"}, group, locations)
		add(who.String()+"-road", catalog.Text{DE: "Straße", EN: "road"}, group, routes)
		add(who.String()+"-landmark", landmark, group, landmarks)
	}
	plan := catalog.Text{DE: "Plan", EN: "Map"}
	add("robber", catalog.Text{DE: "Räuber", EN: "robber"}, plan, fields)
	add("stands", catalog.Text{DE: "Wahrzeichen ohne Besitzer", EN: "landmark of nobody"}, plan, landmarks)
	add("remove", catalog.Text{DE: "wegnehmen", EN: "take away"}, plan, p.occupied())
	for _, r := range rewards {
		add("reward-"+r.id, r.name, catalog.Text{DE: "Belohnung", EN: "Reward"}, landmarks)
	}
	terrain := catalog.Text{DE: "Landschaft", EN: "Terrain"}
	for n, id := range vienna.Terrains {
		add(id, vienna.TerrainTitles[n], terrain, fields)
	}
	add("unknown", catalog.Text{DE: "unbekannt", EN: "unknown"}, terrain, fields)
	number, land := catalog.Text{DE: "Zahl", EN: "Number"}, p.fields(true)
	for chip := range 13 {
		if name := catalog.Textf("%d", "%d", chip); chip == 0 {
			add("chip-0", catalog.Text{DE: "keine", EN: "none"}, number, land)
		} else if vienna.ValidChip(chip) {
			add(fmt.Sprintf("chip-%d", chip), name, number, land)
		}
	}
	trade := catalog.Text{DE: "Handelsweg", EN: "Trade route"}
	add("trade-any", catalog.Text{DE: "3:1", EN: "3:1"}, trade, routes)
	for k := range vienna.NoResource {
		add("trade-"+k.String(), catalog.Both(k.In), trade, routes)
	}
	add("trade-none", catalog.Text{DE: "kein Handel", EN: "no trade"}, trade, p.trading())
	return out
}

func (p *Position) placesOf(kind vienna.Kind) []script.Place {
	var out []script.Place
	for n, place := range p.Table.Board.Places {
		if place.Kind == kind {
			out = append(out, script.Place{Ref: PlaceRef(p.Table.Board, n), Name: catalog.Both(place.In)})
		}
	}
	return out
}

func (p *Position) routes() []script.Place {
	var out []script.Place
	for n := range p.Table.Board.Ends {
		out = append(out, p.route(n))
	}
	return out
}

func (p *Position) route(n int) script.Place {
	return script.Place{Ref: RouteRef(p.Table.Board, n), Name: catalog.Both(func(lang catalog.Lang) string {
		return p.Table.Board.RouteIn(n, lang)
	})}
}

// trading lists the routes with a trade.
func (p *Position) trading() []script.Place {
	var out []script.Place
	for n, trade := range p.Table.Board.Trade {
		if trade != vienna.NoTrade {
			out = append(out, p.route(n))
		}
	}
	return out
}

// fields lists the fields, or only those whose terrain is known.
func (p *Position) fields(known bool) []script.Place {
	var out []script.Place
	for n, f := range p.Table.Board.Fields {
		if !known || f.Terrain != vienna.UnknownTerrain {
			out = append(out, script.Place{Ref: FieldRef(p.Table.Board, n), Name: catalog.Text{DE: f.Name, EN: f.Name}})
		}
	}
	return out
}

// occupied lists the places and routes that hold something that can be taken away.
func (p *Position) occupied() []script.Place {
	var out []script.Place
	for n, place := range p.Table.Board.Places {
		if p.State.Built.Has(n) || p.State.Stands.Has(n) {
			out = append(out, script.Place{Ref: PlaceRef(p.Table.Board, n), Name: catalog.Both(place.In)})
		}
	}
	for n := range p.Table.Board.Ends {
		if p.State.Taken.Has(n) {
			out = append(out, p.route(n))
		}
	}
	return out
}

// Selects implements script.Editor.
func (Game) Selects(at script.Position) []script.Select {
	p, ok := at.(*Position)
	if !ok {
		return nil
	}
	s, b := &p.State, p.Table.Board
	plan := script.Select{Key: "board", Label: catalog.Text{DE: "Plan", EN: "Map"}}
	if b.Map == "" {
		plan.Options = []script.Option{{Value: "-", Name: catalog.Text{DE: "eigener Plan", EN: "own map"}, On: true}}
	}
	for _, m := range p.Table.Maps {
		plan.Options = append(plan.Options, script.Option{Value: m.ID, Name: m.Title, On: m.ID == b.Map})
	}
	phase := script.Select{Key: "phase", Label: catalog.Text{DE: "Phase", EN: "Phase"}}
	for is := range vienna.Over {
		phase.Options = append(phase.Options, script.Option{Value: is.String(), Name: phaseTitles[is], On: is == s.Phase})
	}
	out := []script.Select{script.SelectPlayers(p.Table.Players, vienna.MaxPlayers), plan, script.SelectTurn(s.Turn),
		script.SelectActive(s.Active, p.Table.Players), phase}
	if s.Phase == vienna.Rewarding {
		due := script.Select{Key: "due", Label: catalog.Text{DE: "Belohnung von", EN: "Reward of"}}
		for n, place := range b.Places {
			if place.Kind == vienna.Landmark && place.Reward.Kind >= vienna.RewardCards {
				due.Options = append(due.Options, script.Option{Value: place.Name,
					Name: catalog.Both(place.In), On: n == int(s.Last)})
			}
		}
		out = append(out, due)
	}
	return out
}

// tableForm is the form of what belongs to no seat.
const tableForm = "table"

// Forms implements script.Editor: a form for each seat, and one for the whole table.
func (Game) Forms(at script.Position) []script.Form {
	p, ok := at.(*Position)
	if !ok {
		return nil
	}
	var out []script.Form
	for who := range vienna.Player(p.Table.Players) {
		out = append(out, p.form(who))
	}
	s := &p.State
	table := script.Form{ID: tableForm, Name: catalog.Text{DE: "Stapel und Zug", EN: "Stack and turn"}}
	table.Fields = append(table.Fields, script.Field{Name: "deck", N: int(s.Left), Max: int(p.Table.Stack),
		Label: catalog.Text{DE: "Entwicklungskarten im Stapel", EN: "development cards in the stack"}})
	for c := range vienna.NoCard {
		table.Fields = append(table.Fields, script.Field{
			Name: "deck-" + c.String(), N: int(s.Deck[c]), Max: int(p.Table.Stack),
			Label: catalog.Text{DE: "davon " + c.In(catalog.DE), EN: "of them " + c.In(catalog.EN)}})
	}
	played := catalog.Text{
		DE: "in diesem Zug eine Entwicklungskarte gespielt", EN: "a development card played in this turn"}
	table.Fields = append(table.Fields, script.Field{Name: "played", On: s.Played, Label: played},
		script.Field{Name: "gratis", N: int(s.Free), Max: 2,
			Label: catalog.Text{DE: "Straßen, die gratis zu legen sind", EN: "roads to place for free"}})
	return append(out, table)
}

func (p *Position) form(who vienna.Player) script.Form {
	s := &p.State
	out := script.Seat[vienna.Resource, vienna.Card]{Who: who, Hand: s.Hands[who], Hidden: s.Hidden[who],
		Resources: vienna.Resources, Each: int(p.Table.Each), Cards: s.Cards[who], Bought: s.Bought,
		Active: who == s.Active, Names: vienna.Cards, Most: int(p.Table.Stack)}.Form()
	add := func(f script.Field) { out.Fields = append(out.Fields, f) }
	add(script.Field{Name: "played-militia", N: int(s.Militias[who]), Max: int(p.Table.Stack),
		Label: catalog.Text{DE: "gespielte Bürgerwehren", EN: "militias played"}})
	add(script.Field{Name: "toll-road", On: s.Toll == who,
		Label: catalog.Text{DE: "hat die Längste Mautstrecke", EN: "holds the Longest Toll Road"}})
	add(script.Field{Name: "guard", On: s.Guard == who,
		Label: catalog.Text{DE: "hat die Stärkste Bürgerwehr", EN: "holds the Strongest Militia"}})
	return out
}
