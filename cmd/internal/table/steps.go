package table

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// stateAt returns the position after n steps, or nil if n is negative.
func stateAt(res *scenario.Result, n int) *engine.State {
	switch {
	case n < 0:
		return nil
	case n == 0:
		return res.Start
	}
	return res.Steps[n-1].State
}

func stepHref(f templates.Frame, n int, there bool) string {
	switch {
	case !there:
		return ""
	case n == 0:
		return f.With("step", "") + "#stage"
	}
	return f.With("step", strconv.Itoa(n)) + "#stage"
}

func viewerWanted(name string) (engine.Player, error) {
	switch name {
	case "", "referee":
		return engine.Chance, nil
	case "north":
		return engine.North, nil
	case "south":
		return engine.South, nil
	}
	return engine.Chance, ErrView
}

// linesOf splits a text into its lines; an empty one has none.
func linesOf(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}

// viewers lists the sides from which the position can be seen.
func viewers(f templates.Frame, now engine.Player) []templates.KindFilter {
	return []templates.KindFilter{
		{Name: f.Say(templates.TextReferee), Href: f.With("view", "") + "#stage", Current: now == engine.Chance},
		{
			Name: scenario.PlayerName(engine.North, f.Lang), Href: f.With("view", "north") + "#stage",
			Current: now == engine.North,
		},
		{
			Name: scenario.PlayerName(engine.South, f.Lang), Href: f.With("view", "south") + "#stage",
			Current: now == engine.South,
		},
	}
}

// Steps presents the start and every step that was played, with the expectations after each.
func (r *Renderer) Steps(f templates.Frame, file *scenario.File, res *scenario.Result) []templates.ReplayStep {
	out := []templates.ReplayStep{{Href: stepHref(f, 0, true)}}
	for _, st := range res.Steps {
		step := templates.ReplayStep{N: st.N, At: st.Line, Href: stepHref(f, st.N, true),
			Line: file.TranslateLine(r.Catalog, st.Action, f.Lang), Said: st.Sentence(res.Table, f.Lang)}
		var cited []string
		for _, e := range st.Events {
			step.Refused = step.Refused || e.Type == "refused"
			line := templates.ReplayEvent{Text: f.Say(e.Text), Settle: linesOf(f.Say(e.Settle))}
			for _, id := range e.Cites {
				line.Cites = append(line.Cites, r.CiteLink(f, id))
				if !slices.Contains(cited, id) {
					cited = append(cited, id)
				}
			}
			for _, q := range e.Readings {
				line.Readings = append(line.Readings, templates.CiteLink{
					Text: f.Say(q.Text), Href: r.Sources.ReadingHref(f, q.ID), Short: q.ID,
				})
			}
			step.Events = append(step.Events, line)
		}
		for _, id := range cited {
			card, _ := catalog.CitedCard(id)
			if k := r.Catalog.Card(card); k != nil {
				step.Cited = append(step.Cited, r.cardEntry(f, k))
			} else if article, ok := r.Sources.Article(f, id); ok {
				step.Cited = append(step.Cited, article)
			}
		}
		out = append(out, step)
	}
	for _, o := range res.Odds {
		step := &out[min(o.Step, len(out)-1)]
		text := file.TranslateLine(r.Catalog, "odds "+o.Text, f.Lang)
		step.Odds = append(step.Odds, templates.OddsAnswer{Text: text, Answer: o.In(f.Lang)})
	}
	for _, x := range res.Expectations {
		if strings.HasPrefix(x.Text, "odds ") && x.OK {
			continue // shown with its answer already
		}
		step := &out[min(x.Step, len(out)-1)]
		text := file.TranslateLine(r.Catalog, x.Text, f.Lang)
		step.Expect = append(step.Expect, templates.Expected{Text: text, OK: x.OK, Got: r.Found(f, x.Found)})
	}
	return out
}

// CiteName returns the short name of an article: the id of a decision, the title of any other.
func (r *Renderer) CiteName(f templates.Frame, id string) string {
	if e, ok := r.Sources.Article(f, id); ok && e.Kind != catalog.KindRuling {
		return e.Title
	}
	return id
}

// CiteLink returns the link to an article, or to the card whose function is cited, with its short answer.
func (r *Renderer) CiteLink(f templates.Frame, id string) templates.CiteLink {
	if card, ok := catalog.CitedCard(id); ok {
		if k := r.Catalog.Card(card); k != nil {
			return templates.CiteLink{
				Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID) + "#effect", Short: r.Sources.Effect(f, k),
			}
		}
	}
	link := templates.CiteLink{Text: r.CiteName(f, id)}
	if e, ok := r.Sources.Article(f, id); ok {
		link.Href, link.Short = e.Href, strings.TrimSpace(e.Title+": "+e.Verdict.Word(f.Lang)+" "+e.Answer)
	}
	return link
}

// Status returns the outcome of a scenario in this build.
func Status(f *scenario.File, res *scenario.Result) templates.ScenarioStatus {
	if !f.Pending.Empty() && !res.OK {
		return templates.ScenarioWaits
	}
	return templates.ScenarioStatus(res.Status)
}

// EditionShown returns the edition in which a page shows a scenario: the reader's, if the scenario names it.
func EditionShown(f templates.Frame, file *scenario.File) catalog.EditionID {
	if slices.Contains(file.Editions, f.Edition) {
		return f.Edition
	}
	return file.Edition
}
