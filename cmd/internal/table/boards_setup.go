package table

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/scenario"
	"catanica/rulings/script"
	"catanica/templates"
)

// boardSetup presents what can be changed while the position is being set up. The chosen tool is in the address.
func (r *Renderer) boardSetup(f templates.Frame, o *Opened, out *templates.Replay) {
	start := o.Game.Start().Board
	editor, ok := o.File.BoardGame().(script.Editor)
	if !ok || start == nil {
		return
	}
	s := &templates.BoardSetup{Title: f.Say(o.File.Title), Note: f.Say(o.File.Note), OnMap: out.Island.IsMap()}
	chosen := f.Query.Get("tool")
	for _, t := range editor.Tools(start) {
		name := f.Say(t.Group)
		if n := len(s.Tools); n == 0 || s.Tools[n-1].Name != name {
			s.Tools = append(s.Tools, templates.ToolGroup{Name: name})
		}
		g := &s.Tools[len(s.Tools)-1]
		link := templates.ToolLink{ID: t.ID, Name: f.Say(t.Name), Current: t.ID == chosen, Href: o.look(f, "tool", t.ID)}
		if link.Current {
			link.Href, s.Tool = o.look(f, "tool", ""), name+": "+link.Name
			if out.Island != nil {
				out.Island.Touches = putTouches(f, t, out.Island.Places, s.Tool)
			}
		}
		g.Tools = append(g.Tools, link)
	}
	for _, sel := range editor.Selects(start) {
		field := templates.SetupSelect{Name: "set-" + sel.Key, Label: f.Say(sel.Label), N: sel.N, Max: sel.Max}
		if sel.Head {
			field.Name = "head-" + sel.Key
		}
		for _, opt := range sel.Options {
			field.Choices = append(field.Choices, templates.Choice{Value: opt.Value, Name: f.Say(opt.Name), Selected: opt.On})
		}
		if sel.Max == 0 && !slices.ContainsFunc(sel.Options, func(opt script.Option) bool { return opt.On }) {
			field.Choices = slices.Insert(field.Choices, 0, templates.Choice{Value: "-", Name: "–", Selected: true})
		}
		s.Selects = append(s.Selects, field)
	}
	for _, form := range editor.Forms(start) {
		to := templates.SeatForm{ID: form.ID, Name: f.Say(form.Name)}
		for _, field := range form.Fields {
			to.Fields = append(to.Fields, templates.SeatField{Name: field.Name, Label: f.Say(field.Label), Icon: field.Kind,
				N: field.N, Max: field.Max, On: field.On})
		}
		s.Forms = append(s.Forms, to)
	}
	out.BoardSetup = s
}

// putTouches presents the places where a tool fits.
func putTouches(f templates.Frame, t script.Tool, at map[string]templates.Spot, name string) []templates.IslandTouch {
	var out []templates.IslandTouch
	for _, p := range t.At {
		if spot, drawn := at[p.Ref]; drawn {
			out = append(out, templates.IslandTouch{Kind: touchKind(p.Ref), At: spot,
				Name: name + ", " + f.Say(p.Name), Field: "do", Value: "put " + t.ID + " " + p.Ref})
		}
	}
	return out
}

// BoardStart returns the text of a table to begin a board game with, and the name of the game.
func BoardStart(f templates.Frame, g script.Game, cat *catalog.Catalog) (text string, name string) {
	editor, ok := g.(script.Editor)
	if !ok {
		return "", ""
	}
	return scenario.Translate(cat, editor.Start(), f.Lang), f.Say(g.Title())
}
