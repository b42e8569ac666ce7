package web

import (
	"catanica/catalog"
	"catanica/rulings"
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
	for _, w := range p.Witnesses {
		if f := s.svc.Scenario(w.Scenario); f != nil && w.Good() {
			out.Scenarios = append(out.Scenarios, templates.Link{Text: v.frame.Say(f.Title)})
		}
	}
	return out
}
