package table

import (
	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// mostAnswers limits the answers that a step shows.
const mostAnswers = 8

// Asked presents what the position s waits for, with some of the lines that may follow, or nil once the game is over. A
// viewer does not see what the opponent may answer, because that would show hidden cards.
func (r *Renderer) Asked(f templates.Frame, t *engine.Table, pos *engine.State, viewer engine.Player) *templates.Asked {
	a := scenario.AskedAt(t, pos, mostAnswers)
	if a == nil {
		return nil
	}
	out := r.question(f, a)
	if viewer != engine.Chance && a.Who == viewer.Other().String() {
		return out
	}
	for _, line := range a.May {
		out.Lines = append(out.Lines, f.Say(line))
	}
	out.More = a.More
	return out
}

// question presents who is asked what.
func (r *Renderer) question(f templates.Frame, a *scenario.Asked) *templates.Asked {
	out := &templates.Asked{Who: scenario.PlayerWord(a.Who, f.Lang), Text: f.Say(a.Text)}
	if k := r.Catalog.Card(a.Card); k != nil {
		out.Card, out.CardHref = k.Title(f.Lang), f.Thing(catalog.KindCard, k.ID)
	}
	return out
}
