package table

import (
	"fmt"
	"strconv"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// editor offers the changes of a position that is being set up, as buttons at the things that they change.
type editor struct {
	f templates.Frame
	s *engine.State
}

func (e *editor) button(name catalog.Text, do string, args ...any) templates.EditButton {
	return templates.EditButton{Do: fmt.Sprintf(do, args...), Name: e.f.Say(name)}
}

// put offers a field for a card that goes to a place.
func (e *editor) put(do, ref string) templates.EditGroup {
	return templates.EditGroup{Label: e.f.Say(templates.TextCard), Field: "card@" + ref,
		Edits: []templates.EditButton{e.button(templates.TextPutCard, do+" %s", ref)}}
}

func (e *editor) card(c engine.CardNo) []templates.EditGroup {
	remove := e.button(templates.TextTakeAway, "remove %s", cardRef(c))
	return []templates.EditGroup{{Edits: []templates.EditButton{remove}}}
}

func letter(p engine.Player) string { return p.String()[:1] }

func (e *editor) place(p engine.Player, pl engine.Place) []templates.EditGroup {
	kinds := templates.EditGroup{Label: e.f.Say(templates.TextKind)}
	for _, k := range []engine.PlaceKind{
		engine.SettlementPlace, engine.CityPlace, engine.MetropolisPlace, engine.CitadelPlace,
	} {
		kinds.Edits = append(kinds.Edits, templates.EditButton{Do: fmt.Sprintf("kind %s.%c %s", letter(p), pl.Name, k),
			Name: templates.PlaceName(e.f, k.String()), On: k == pl.Kind})
	}
	ends := templates.EditGroup{Label: e.f.Say(templates.TextAxis), Edits: []templates.EditButton{
		e.button(templates.TextGrowLeft, "grow %s left", letter(p)),
		e.button(templates.TextGrowRight, "grow %s right", letter(p)),
		e.button(templates.TextShrinkLeft, "shrink %s left", letter(p)),
		e.button(templates.TextShrinkRight, "shrink %s right", letter(p)),
	}}
	return []templates.EditGroup{kinds, ends}
}

func (e *editor) site(p engine.Player, pl engine.Place, row int8) []templates.EditGroup {
	return []templates.EditGroup{e.put("place", siteRef(p, pl, row))}
}

// siteRef names a building site as edits do: n.A.above.1.
func siteRef(p engine.Player, pl engine.Place, row int8) string {
	side := "above"
	if row < 0 {
		side = "below"
	}
	return fmt.Sprintf("%s.%c.%s.%d", letter(p), pl.Name, side, max(row, -row))
}

func (e *editor) land(p engine.Player, i int) []templates.EditGroup {
	l := e.s.Sides[p].Lands[i]
	row := func(label catalog.Text, what string, from, to int, now int8) templates.EditGroup {
		g := templates.EditGroup{Label: e.f.Say(label)}
		for n := from; n <= to; n++ {
			g.Edits = append(g.Edits, templates.EditButton{Do: fmt.Sprintf("land %s %d %s %d", letter(p), i, what, n),
				Name: strconv.Itoa(n), On: int8(n) == now})
		}
		return g
	}
	kinds := templates.EditGroup{Label: e.f.Say(templates.TextKind)}
	for k := engine.Lumber; k <= engine.Gold; k++ {
		kinds.Edits = append(kinds.Edits, templates.EditButton{
			Do:   fmt.Sprintf("land %s %d kind %s", letter(p), i, k.Landscape()),
			Name: templates.LandscapeName(e.f, k.Landscape()), On: k == l.Kind})
	}
	return []templates.EditGroup{row(templates.TextStock, "holds", 0, 3, l.Stock),
		row(templates.TextNumber, "number", 1, 6, l.Number), kinds}
}

// setup presents the properties of a table that is being set up.
func (r *Renderer) setup(f templates.Frame, o *Opened) *templates.Setup {
	file := o.File
	out := &templates.Setup{Title: f.Say(file.Title), Note: f.Say(file.Note), Edition: file.Edition, Game: file.Game}
	for _, s := range file.Sets {
		out.Sets += s.Text + ", "
	}
	out.Editions = templates.Choices(f, catalog.EditionIDs(), file.Edition, templates.Frame.EditionName)
	out.Games = templates.Choices(f, []catalog.Game{catalog.Basic, catalog.Extended, catalog.Tournament}, file.Game,
		templates.GameName)
	if s := o.Game.Start().State; s != nil {
		out.Turn, out.Gate = int(s.Turn), s.Gate
		for _, p := range []engine.Player{engine.North, engine.South} {
			out.Active = append(out.Active, templates.Choice{Value: p.String(), Name: scenario.PlayerName(p, f.Lang),
				Selected: p == s.Active})
			for _, token := range []string{"knight", "mill"} {
				g := map[string]catalog.Text{"knight": templates.TextKnightToken, "mill": templates.TextMillToken}[token]
				out.Tokens = append(out.Tokens, templates.EditButton{Do: "set " + p.String() + " holds " + token,
					Name: scenario.PlayerName(p, f.Lang) + ": " + f.Say(g)})
			}
		}
		out.Phases = templates.Choices(f, []string{"before", "main", "end"}, s.Phase.String(), templates.PhaseName)
	}
	for _, k := range r.Catalog.Cards {
		if !catalog.Later(r.Catalog.FirstEdition(k), file.Edition) {
			out.Cards = append(out.Cards, k.Title(f.Lang))
		}
	}
	return out
}
