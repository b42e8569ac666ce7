package table

import (
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// may answers whether a player may build or play a card in the position and, if the dice have not been rolled, after
// that.
func (r *Renderer) may(f templates.Frame, o *Opened, p engine.Player, k *catalog.Card) *templates.KeepMay {
	out := r.mayNow(f, o, p, k)
	s := o.Game.Start().State
	if out.Verdict == "no" && s != nil && s.Phase == engine.BeforeRoll && s.Active == p {
		out.Later = r.mayNow(f, o, p, k, "set phase main")
	}
	return out
}

// mayNow tries every way to build or play a card, with the card in hand, and again with enough resources to pay for it.
func (r *Renderer) mayNow(f templates.Frame, o *Opened, p engine.Player, k *catalog.Card,
	edits ...string) *templates.KeepMay {
	out := &templates.KeepMay{Card: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID),
		Who:    scenario.PlayerName(p, f.Lang),
		Search: f.To("/search") + sep(f.To("/search")) + "q=" + url.QueryEscape(k.Title(f.Lang))}
	if cost, ok := k.Cost.At(o.File.Edition); ok == catalog.Known {
		out.Price = templates.NewPrice(cost)
	}
	edits = append(edits, "keep suppose "+letter(p)+" "+k.Title(catalog.DE))
	rich := append(slices.Clip(edits), "keep afford "+letter(p))
	verdicts := map[string]bool{}
	lists := map[string]*[]templates.ReplayEvent{
		"yes": &out.Ways, "maybe": &out.Ways, "no": &out.Why, "unknown": &out.Open,
	}
	note := func(verdict string, e templates.ReplayEvent) {
		verdicts[verdict] = true
		same := func(x templates.ReplayEvent) bool { return x.Text == e.Text }
		list := lists[verdict]
		if !slices.ContainsFunc(*list, same) {
			*list = append(*list, e)
		}
	}
	for _, line := range r.waysTo(f, o, p, k, rich...) {
		verdict, e := r.tryWay(f, o, line, edits...)
		if verdict == "unknown" {
			if richer, way := r.tryWay(f, o, line, rich...); richer == "yes" {
				verdict, e = "maybe", way
			} else if richer != "" {
				verdict, e = richer, way
			}
		}
		if verdict != "" {
			note(verdict, e)
		}
	}
	for _, v := range []string{"yes", "maybe", "unknown", "no"} {
		if verdicts[v] {
			out.Verdict = v
			return out
		}
	}
	out.Verdict = "unknown"
	return out
}

func sep(address string) string {
	if strings.Contains(address, "?") {
		return "&"
	}
	return "?"
}

// waysTo lists the lines that build or play a card: the legal ones once it can be paid for, then one for each place, or
// the one that plays it.
func (r *Renderer) waysTo(f templates.Frame, o *Opened, p engine.Player, k *catalog.Card, edits ...string) []string {
	name := k.Title(catalog.DE)
	c, _ := r.tried(f, o, p.String()+" plays "+name, edits...)
	if c == nil {
		return nil
	}
	t, s := c.Game.Table(), c.Game.Start().State
	var out []string
	for _, m := range engine.Legal(t, s) {
		if m.Card == engine.NoCard || m.Who != p || m.Verb != engine.Build && m.Verb != engine.Play {
			continue
		}
		if def := s.Cards[m.Card].Def; def == engine.UnknownDef || t.Book.ID(def) != k.ID {
			continue
		}
		if line, ok := scenario.MoveLine(t, s, m, catalog.EN); ok && !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	if len(out) > 0 {
		return out
	}
	class := k.ClassAt(o.File.Edition)
	if strings.HasPrefix(class, "action") || class == "unclear" {
		out = append(out, p.String()+" plays "+name)
	}
	if strings.HasPrefix(class, "action") {
		return out
	}
	for _, pl := range s.Sides[p].Places {
		out = append(out, p.String()+" builds "+name+" at "+string(pl.Name))
	}
	return out
}

// tryWay plays a line and returns the verdict with what it says: yes, no, unknown, or "" if the line makes no sense.
func (r *Renderer) tryWay(f templates.Frame, o *Opened, line string, edits ...string) (string, templates.ReplayEvent) {
	_, played := r.tried(f, o, line, edits...)
	if played.Trouble != nil || played.Move == nil || len(played.Move.Events) == 0 {
		return "", templates.ReplayEvent{}
	}
	first := played.Move.Events[0]
	switch first.Type {
	case "refused":
		return "no", templates.ReplayEvent{Text: f.Say(first.Text), Cites: r.citeLinks(f, first.Cites)}
	case "undecided":
		return "unknown", templates.ReplayEvent{Text: f.Say(first.Text), Cites: r.citeLinks(f, first.Cites)}
	}
	c, _ := r.tried(f, o, line, edits...)
	way := templates.ReplayEvent{Text: scenario.TranslateLine(r.Catalog, line, f.Lang)}
	if said := played.Move.Sentence(c.Game.Table(), f.Lang); said != "" {
		way.Text = said
	}
	return "yes", way
}
