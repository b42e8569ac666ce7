package table

import (
	"fmt"
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/templates"
)

// Proof reports whether the referee plays an article as written, and in which scenarios.
func (s *Section) Proof(req *site.Request, r *rulings.Ruling) templates.Proof {
	p := s.Source.Proofs(req.Context()).Of(r.ID)
	switch {
	case p == nil && r.Kind != catalog.KindRuling:
		return templates.Proof{} // nothing to prove
	case p == nil:
		return templates.Proof{State: templates.ProofOpen}
	}
	out := templates.Proof{State: templates.ProofOpen, Why: s.Show.Plain(req.Frame, req.Frame.Say(p.Why))}
	switch {
	case p.Proven:
		out.State = templates.ProofProven
	case !p.Mechanical:
		out.State = templates.ProofExplanatory
	}
	s.witnesses(req, p, &out)
	out.Clauses = s.clauses(req.Frame, p)
	if m, ok := s.Library.Mined(r.ID); ok {
		f := req.Frame
		out.Mined = fmt.Sprintf(f.Say(templates.TextMined), f.Number(m.Games), f.Number(m.Of))
	}
	return out
}

// clauses presents the clauses of an article that has anchors.
func (s *Section) clauses(f templates.Frame, p *proof.Proof) []templates.ClauseProof {
	var out []templates.ClauseProof
	for _, c := range p.Clauses {
		if c.Anchor == "" {
			continue
		}
		line := templates.ClauseProof{Anchor: c.Anchor, State: templates.ClauseOpen}
		switch {
		case c.Proven():
			line.State = templates.ClauseProven
		case !c.Unplayable.Empty():
			line.State, line.Why = templates.ClauseUnplayable, s.Show.Plain(f, f.Say(c.Unplayable))
		}
		for _, id := range c.Scenarios {
			if file := s.Source.Scenario(id); file != nil {
				line.Scenarios = append(line.Scenarios,
					templates.Link{Text: f.Say(file.Title), Href: f.Thing(catalog.KindScenario, id)})
			}
		}
		out = append(out, line)
	}
	return out
}

// witnesses lists the scenarios for an article with their results, and shows one of them step by step: the first good
// one, preferably one with a refusal by the article.
func (s *Section) witnesses(req *site.Request, p *proof.Proof, out *templates.Proof) {
	report := s.Source.Proofs(req.Context())
	for _, w := range p.Witnesses {
		file := s.Source.Scenario(w.Scenario)
		if file == nil {
			continue
		}
		line := s.scenarioLine(req.Frame, report, file)
		line.Articles = nil // the page is about one of them
		out.Scenarios = append(out.Scenarios, line)
		if !w.Good() {
			continue
		}
		out.Good++
		at := func(e catalog.EditionID) string {
			return catalog.Path(req.Frame.Lang, catalog.KindScenario, file.ID) + "?edition=" + string(e)
		}
		if c := s.comparison(req.Frame, file, report.Results[file.ID], at); c != nil {
			out.Compared = append(out.Compared, templates.ComparedScenario{
				Title: line.Title, Href: line.Href, Comparison: c,
			})
		}
		res := report.Results[file.ID]
		steps := s.Table.Steps(req.Frame, file, res)[1:]
		if refuses(steps, p.Ruling) && !refuses(out.Mini, p.Ruling) || out.Mini == nil {
			out.Mini, out.MiniTitle, out.MiniHref = steps, line.Title, line.Href
			out.MiniBoard, out.MiniIsland = nil, nil
			if res.Start != nil {
				out.MiniBoard = s.Table.Thumb(req.Frame, res.Table, res.Start)
			} else if res.BoardStart != nil {
				out.MiniIsland = s.Table.BoardThumb(req.Frame, res.BoardStart)
			}
		}
	}
}

// refuses reports whether any step is refused by the article.
func refuses(steps []templates.ReplayStep, article string) bool {
	return slices.ContainsFunc(steps, func(st templates.ReplayStep) bool {
		return st.Refused && slices.ContainsFunc(st.Cited, func(e templates.Entry) bool { return e.ID == article })
	})
}
