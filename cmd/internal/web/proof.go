package web

import (
	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/templates"
)

// proof says whether the referee plays a decision as the article has it, and in which scenarios.
func (s *Server) proof(v *visit, r *rulings.Ruling) templates.Proof {
	p := s.svc.Proofs(v.ctx()).Of(r.ID)
	switch {
	case p == nil && r.Kind != catalog.KindRuling:
		return templates.Proof{} // nothing to prove
	case p == nil:
		return templates.Proof{State: templates.ProofOpen}
	}
	out := templates.Proof{State: templates.ProofOpen, Why: s.plain(v.frame, v.frame.Say(p.Why))}
	switch {
	case p.Proven:
		out.State = templates.ProofProven
	case !p.Mechanical:
		out.State = templates.ProofExplanatory
	}
	s.witnesses(v, p, &out)
	return out
}

// witnesses lists the scenarios for an article with what this build makes of them, and tells the first that
// counts step by step.
func (s *Server) witnesses(v *visit, p *proof.Proof, out *templates.Proof) {
	report := s.svc.Proofs(v.ctx())
	for _, w := range p.Witnesses {
		file := s.svc.Scenario(w.Scenario)
		if file == nil {
			continue
		}
		line := s.scenarioLine(v.frame, report, file)
		line.Articles = nil // the page is about one of them
		out.Scenarios = append(out.Scenarios, line)
		if !w.Good() {
			continue
		}
		out.Good++
		if out.Mini == nil {
			out.Mini = s.replaySteps(v.frame, report.Results[file.ID])[1:]
			out.MiniTitle, out.MiniHref = line.Title, line.Href
		}
	}
}
