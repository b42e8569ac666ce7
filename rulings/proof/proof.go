// Package proof determines which articles and clauses are proven by scenarios that the engine plays.
//
// A proof is counted as follows. A scenario names the articles, or clauses of articles, that it proves. Prove plays it
// once as written, and then again for each of them with it alone switched off in the engine, which then plays the
// tempting wrong reading. The scenario is a good Witness for the article if all its expectations hold in the first run
// and it fails in each of the others that concern the article: only then does it depend on the rule. (The misreading of
// one clause may hide that of another, so a witness of clauses need not notice the article as a whole.) A scenario
// marked as pending is not counted. An article is proven if it has at least one good
// witness and every witness that is not pending is good. A clause is proven if at least one scenario names and notices
// it. A scenario that names an article with clauses as a whole proves the article, but none of its clauses.
//
// Prove returns a Report with a Proof for each reviewed article (rulings.Mechanic) and each article that a scenario
// names. The page of an article, the coverage and the tests all use this report. The package must stay free of the
// network and of search.
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
	// Clauses are the clauses of a mechanical article in text order; the article itself if it has no anchors.
	Clauses []Clause `json:"clauses,omitempty"`
}

// Clause is the state of the proof of one clause.
type Clause struct {
	ID         string       `json:"id"`
	Anchor     string       `json:"anchor,omitempty"`
	Scenarios  []string     `json:"scenarios,omitempty"` // those that name and notice it
	Unplayable catalog.Text `json:"unplayable,omitzero"` // why no scenario can play it
}

// Proven reports whether a scenario proves the clause.
func (c Clause) Proven() bool { return len(c.Scenarios) > 0 }

// Witness is a scenario that proves an article.
type Witness struct {
	Scenario string `json:"scenario"`
	Holds    bool   `json:"holds"`
	Pending  bool   `json:"pending,omitempty"` // written, but not yet expected to run
	// Notices says that the scenario fails when the article is switched off, if it names the article, and when any of
	// the clauses is that it names. A scenario that does not proves nothing.
	Notices bool     `json:"notices"`
	Clauses []string `json:"clauses,omitempty"` // that it names and notices
	Misses  []string `json:"misses,omitempty"`  // that it names and does not notice
	// Games are the games in which it is played and, played in that game alone, notices all that it names.
	Games []catalog.Game `json:"games,omitempty"`
}

// Good reports whether the witness counts as a proof.
func (w Witness) Good() bool { return w.Holds && w.Notices && !w.Pending }

// Report holds the state of all proofs.
type Report struct {
	Proofs  map[string]*Proof // by article id
	Results map[string]*scenario.Result
}

// Prove plays every scenario, and again with each article and each clause switched off that it proves.
func Prove(ctx context.Context, lib *rulings.Library, books scenario.Books, files []*scenario.File) *Report {
	r := &Report{Proofs: map[string]*Proof{}, Results: map[string]*scenario.Result{}}
	for _, m := range lib.Mechanics {
		p := &Proof{Ruling: m.ID, Mechanical: m.Mechanical(), Why: m.Why}
		for _, c := range lib.Clauses(m.ID) {
			p.Clauses = append(p.Clauses, Clause{ID: c.ID, Anchor: c.Anchor, Unplayable: lib.Unplayable(c.ID)})
		}
		r.Proofs[m.ID] = p
	}
	for _, f := range files {
		res := scenario.Replay(ctx, f, books, scenario.Options{})
		res.Settle(ctx, f, books)
		res.Share() // a report holds thousands of positions
		r.Results[f.ID] = res
		notices := func(id string) bool { return FailsWithout(ctx, f, books, id) }
		for _, ref := range f.Proves {
			p := r.Proofs[ref.ID]
			if p == nil {
				p = &Proof{Ruling: ref.ID, Mechanical: true}
				r.Proofs[ref.ID] = p
			}
			w := Witness{Scenario: f.ID, Holds: res.OK, Pending: !f.Pending.Empty()}
			if res.OK {
				w.witness(f.ClausesOf(ref.ID), p, notices)
				w.Games = games(ctx, f, books, f.ClausesOf(ref.ID))
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

// games returns the games of the scenario in which it notices each of the clauses by itself. A scenario of one game
// notices what it notices in that game.
func games(ctx context.Context, f *scenario.File, books scenario.Books, clauses []string) []catalog.Game {
	if len(f.AllGames()) == 1 {
		return f.AllGames()
	}
	return slices.DeleteFunc(slices.Clone(f.AllGames()), func(g catalog.Game) bool {
		return slices.ContainsFunc(clauses, func(id string) bool { return !FailsWithout(ctx, f.InGame(g), books, id) })
	})
}

// witness notes which of the clauses the scenario notices, and adds it to their proofs unless it is pending.
func (w *Witness) witness(clauses []string, p *Proof, notices func(id string) bool) {
	for _, id := range clauses {
		if !notices(id) {
			w.Misses = append(w.Misses, id)
			continue
		}
		w.Clauses = append(w.Clauses, id)
		for i := range p.Clauses {
			if p.Clauses[i].ID == id && !w.Pending {
				p.Clauses[i].Scenarios = append(p.Clauses[i].Scenarios, w.Scenario)
			}
		}
	}
	w.Notices = len(w.Misses) == 0
}

// Of returns the proof of an article, or nil if the article is neither reviewed nor named by a scenario.
func (r *Report) Of(id string) *Proof { return r.Proofs[id] }
