package table

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// replay presents a played scenario at the step and from the side that the request names.
func (s *Section) replay(req *site.Request, file *scenario.File, res *scenario.Result) (templates.Replay, error) {
	f := req.Frame
	out := templates.Replay{Status: scenarioStatus(file, res), Last: len(res.Steps)}
	if !res.OK {
		out.Message, out.Line, out.Settle = f.Say(res.Message), res.Line, linesOf(f.Say(res.Settling))
		if out.Status == templates.ScenarioWaits {
			out.Message, out.Line = f.Say(file.Pending), 0
		}
	}
	var err error
	if out.Step, err = stepWanted(req.Get("step"), out.Last); err != nil {
		return out, err
	}
	viewer, err := viewerWanted(req.Get("view"))
	if err != nil {
		return out, err
	}
	out.First, out.Back = stepHref(f, 0, out.Step > 0), stepHref(f, out.Step-1, out.Step > 0)
	out.Next, out.End = stepHref(f, out.Step+1, out.Step < out.Last), stepHref(f, out.Last, out.Step < out.Last)
	out.Partial = viewer != engine.Chance
	out.Views = viewers(f, viewer)
	out.Steps = s.replaySteps(f, res)
	if res.Start != nil {
		now, before := stateAt(res, out.Step), stateAt(res, out.Step-1)
		for i := range out.Steps {
			if i > 0 {
				if a := scenario.QuestionAt(res.Table, stateAt(res, i-1)); a != nil {
					out.Steps[i].Asked = s.question(f, a)
				}
			}
		}
		if before != nil {
			out.Steps[out.Step].Asked = s.asked(f, res.Table, before, viewer)
		}
		if res.Trouble != nil {
			out.Asked = s.asked(f, res.Table, stateAt(res, out.Last), viewer)
		}
		b := newTableView(s, f, res.Table, now, before, viewer).board()
		out.Board, out.Hash = &b, engine.Hash(res.Table, now)
		if !out.Partial { // the text contains what a player does not see
			out.Fork = s.fork(f, file, res, out.Step)
		}
	}
	return out, nil
}

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
	return engine.Chance, site.Fault{Kind: site.ErrBadRequest}
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

// replaySteps presents the start and every step that was played, with the expectations after each.
func (s *Section) replaySteps(f templates.Frame, res *scenario.Result) []templates.ReplayStep {
	out := []templates.ReplayStep{{Href: stepHref(f, 0, true)}}
	for _, st := range res.Steps {
		step := templates.ReplayStep{N: st.N, At: st.Line, Line: st.Action, Href: stepHref(f, st.N, true)}
		var cited []string
		for _, e := range st.Events {
			step.Refused = step.Refused || e.Type == "refused"
			line := templates.ReplayEvent{Text: f.Say(e.Text), Settle: linesOf(f.Say(e.Settle))}
			for _, id := range e.Cites {
				line.Cites = append(line.Cites, s.citeLink(f, id))
				if !slices.Contains(cited, id) {
					cited = append(cited, id)
				}
			}
			for _, r := range e.Readings {
				line.Readings = append(line.Readings, templates.CiteLink{
					Text: f.Say(r.Text), Href: s.Show.ReadingHref(f, r.ID), Short: r.ID,
				})
			}
			step.Events = append(step.Events, line)
		}
		for _, id := range cited {
			card, _ := catalog.CitedCard(id)
			if k := s.Catalog.Card(card); k != nil {
				step.Cited = append(step.Cited, s.Show.CardEntry(f, k))
			} else if r := s.Library.Ruling(id); r != nil {
				step.Cited = append(step.Cited, s.Show.RulingEntry(f, r))
			}
		}
		out = append(out, step)
	}
	for _, o := range res.Odds {
		step := &out[min(o.Step, len(out)-1)]
		step.Odds = append(step.Odds, templates.OddsAnswer{Text: "odds " + o.Text, Answer: o.In(f.Lang)})
	}
	for _, x := range res.Expectations {
		if strings.HasPrefix(x.Text, "odds ") && x.OK {
			continue // shown with its answer already
		}
		step := &out[min(x.Step, len(out)-1)]
		step.Expect = append(step.Expect, templates.Expected{Text: x.Text, OK: x.OK, Got: s.found(f, x.Found)})
	}
	return out
}

// citeName returns the short name of an article: the id of a decision, the title of any other.
func (s *Section) citeName(f templates.Frame, id string) string {
	if r := s.Library.Ruling(id); r != nil && r.Kind != catalog.KindRuling {
		return r.Title(f.Lang)
	}
	return id
}

func (s *Section) citeLink(f templates.Frame, id string) templates.CiteLink {
	link := templates.CiteLink{Text: s.citeName(f, id)}
	if card, ok := catalog.CitedCard(id); ok {
		if k := s.Catalog.Card(card); k != nil {
			effect, _ := k.Effect.At(s.Show.EditionFor(f, k))
			return templates.CiteLink{
				Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID) + "#effect", Short: s.Show.Plain(f, f.Say(effect)),
			}
		}
	}
	if r := s.Library.Ruling(id); r != nil {
		e := s.Show.RulingEntry(f, r)
		link.Href, link.Short = f.Thing(r.Kind,
			r.ID), strings.TrimSpace(e.Title+": "+e.Verdict.Word(f.Lang)+" "+e.Answer)
	}
	return link
}

// foundWords translates findings that the scenario package does not word itself.
var foundWords = map[string]catalog.Text{
	"nothing": {DE: "nichts", EN: "nothing"},
	"north":   {DE: "Nord", EN: "North"}, "south": {DE: "Süd", EN: "South"},
	"?": {DE: "eine verdeckte Karte", EN: "a face-down card"},
}

// found says what an expectation found; ids and the engine's words are put into words of the language.
func (s *Section) found(f templates.Frame, have catalog.Text) string {
	if have.DE != have.EN {
		return f.Say(have)
	}
	got := have.EN
	if t, ok := foundWords[got]; ok {
		return f.Say(t)
	}
	if name := templates.PhaseName(f, got); name != "" {
		return name
	}
	if n, open := strings.CutSuffix(got, " (and points that no source states)"); open {
		return n + " (" + f.Say(templates.TextOpenPoints) + ")"
	}
	parts := strings.Split(got, ", ")
	for i, part := range parts {
		parts[i] = s.foundPart(f, part)
	}
	return strings.Join(parts, ", ")
}

func (s *Section) foundPart(f templates.Frame, part string) string {
	if k := s.Catalog.Card(part); k != nil {
		return k.Title(f.Lang)
	}
	if t, ok := foundWords[part]; ok {
		return f.Say(t)
	}
	count, kind, ok := strings.Cut(part, " ")
	if n, err := strconv.Atoi(count); ok && err == nil {
		if _, known := engine.ParseKind(kind); known {
			return templates.ResourceWords(f, catalog.Resource(kind), n)
		}
	}
	return part
}
