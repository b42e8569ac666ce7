// Package proof determines which articles are proven by scenarios that the engine plays.
//
// A proof is counted as follows. A scenario names the articles that it proves. Prove plays it once as written, and then
// again for each of those articles with that article switched off in the engine, which then plays the tempting wrong
// reading. The scenario is a good Witness for the article if all its expectations hold in the first run and it fails in
// the second: only then does it depend on the rule. A scenario marked as pending is not counted. An article is proven
// if it has at least one good witness and every witness that is not pending is good.
//
// Prove returns a Report with a Proof for each reviewed article (rulings.Mechanic) and each article that a scenario
// names. The page of an article, `catanica coverage` and the tests all use this report. The package must stay free of
// the network and of search.
package proof

import (
	"context"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/scenario"
)

// Proof is the state of the proof of one article.
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
	Pending  bool   `json:"pending,omitempty"` // written, but not yet expected to run
	// Notices says that the scenario fails when the article is switched off. A scenario that does not proves nothing.
	Notices bool `json:"notices"`
}

// Good reports whether the witness counts as a proof.
func (w Witness) Good() bool { return w.Holds && w.Notices && !w.Pending }

// Report holds the state of all proofs.
type Report struct {
	Proofs  map[string]*Proof // by article id
	Results map[string]*scenario.Result
}

// Prove plays every scenario, and again with each article switched off that it proves.
func Prove(ctx context.Context, lib *rulings.Library, books scenario.Books, files []*scenario.File) *Report {
	r := &Report{Proofs: map[string]*Proof{}, Results: map[string]*scenario.Result{}}
	for _, m := range lib.Mechanics {
		r.Proofs[m.ID] = &Proof{Ruling: m.ID, Mechanical: m.Mechanical(), Why: m.Why}
	}
	for _, f := range files {
		res := scenario.Replay(ctx, f, books, scenario.Options{})
		res.Settle(ctx, f, books)
		r.Results[f.ID] = res
		for _, ref := range f.Proves {
			p := r.Proofs[ref.ID]
			if p == nil {
				p = &Proof{Ruling: ref.ID, Mechanical: true}
				r.Proofs[ref.ID] = p
			}
			w := Witness{Scenario: f.ID, Holds: res.OK, Pending: !f.Pending.Empty()}
			if res.OK {
				off := scenario.Replay(ctx, f, books, scenario.Options{Off: []string{ref.ID}}).Status
				w.Notices = off == scenario.Fails || off == scenario.Mistaken
			}
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

// Of returns the proof of an article, or nil if the article is neither reviewed nor named by a scenario.
func (r *Report) Of(id string) *Proof { return r.Proofs[id] }
