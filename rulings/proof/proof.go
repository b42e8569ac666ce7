// Package proof says which rulings are proven: scenarios that the engine plays show the short answer, refuse
// the tempting wrong reading, and stop holding when the rule that they prove is switched off.
package proof

import (
	"context"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/scenario"
)

// Proof is what is known of one article.
type Proof struct {
	Ruling     string       `json:"ruling"`
	Mechanical bool         `json:"mechanical"`
	Why        catalog.Text `json:"why"` // why it is mechanical or explanatory
	Witnesses  []Witness    `json:"witnesses,omitempty"`
	Proven     bool         `json:"proven"`
}

// Witness is a scenario that proves an article.
type Witness struct {
	Scenario string `json:"scenario"`
	Holds    bool   `json:"holds"`
	Pending  bool   `json:"pending,omitempty"` // written, but it does not run yet
	// Notices says that the scenario fails when the article is switched off; one that does not proves nothing.
	Notices bool `json:"notices"`
}

// Good reports whether the witness counts.
func (w Witness) Good() bool { return w.Holds && w.Notices && !w.Pending }

// Report is the state of all proofs of a build.
type Report struct {
	Proofs  map[string]*Proof // by article
	Results map[string]*scenario.Result
}

// Prove plays every scenario, and again with each article that it proves switched off.
func Prove(ctx context.Context, lib *rulings.Library, books scenario.Books, files []*scenario.File) *Report {
	r := &Report{Proofs: map[string]*Proof{}, Results: map[string]*scenario.Result{}}
	for _, m := range lib.Mechanics {
		r.Proofs[m.ID] = &Proof{Ruling: m.ID, Mechanical: m.Mechanical(), Why: m.Why}
	}
	for _, f := range files {
		res := scenario.Replay(ctx, f, books, scenario.Options{})
		r.Results[f.ID] = res
		for _, ref := range f.Proves {
			p := r.Proofs[ref.ID]
			if p == nil {
				p = &Proof{Ruling: ref.ID, Mechanical: true}
				r.Proofs[ref.ID] = p
			}
			w := Witness{Scenario: f.ID, Holds: res.OK, Pending: !f.Pending.Empty()}
			w.Notices = res.OK && scenario.Replay(ctx, f, books,
				scenario.Options{Off: []string{ref.ID}}).Status == scenario.Fails
			p.Witnesses = append(p.Witnesses, w)
		}
	}
	for _, p := range r.Proofs {
		p.Proven = slices.ContainsFunc(p.Witnesses, Witness.Good) &&
			!slices.ContainsFunc(p.Witnesses, func(w Witness) bool {
				return !w.Pending && !w.Good()
			})
	}
	return r
}

// Of returns the proof of an article; an article that nobody has reviewed has none.
func (r *Report) Of(id string) *Proof { return r.Proofs[id] }
