package table

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// maxAgainst limits the articles that are switched off to find out which of them a scenario contradicts.
const maxAgainst = 6

// against returns the rulings that a line contradicts: cited where it fails, and such that without them the expectation
// would be met or the move would turn out as written.
func (r *Renderer) against(f templates.Frame, o *Opened, nodes []int, res *scenario.Result) []templates.Contradicted {
	failed := slices.IndexFunc(res.Expectations, func(x scenario.Expectation) bool { return !x.OK })
	var cited []string
	switch {
	case res.Status != scenario.Fails || o.File.IsBoard():
		return nil
	case failed >= 0:
		cited = citedAt(res, res.Expectations[failed].Step)
	case len(res.Steps)+1 < len(nodes):
		cited = r.citedBy(o, nodes[len(res.Steps)+1])
	}
	var out []templates.Contradicted
	for _, id := range cited[:min(len(cited), maxAgainst)] {
		other := o.Game.Without(id, r.Books).Line(bg, nodes)
		meets := len(other.Steps) > len(res.Steps)
		if failed >= 0 {
			meets = len(other.Expectations) > failed && other.Expectations[failed].OK
		}
		if !meets {
			continue
		}
		c := templates.Contradicted{Article: r.CiteLink(f, id)}
		if proof := r.Sources.Proof(id); proof != "" {
			c.Proof = f.Thing(catalog.KindScenario, proof)
		}
		out = append(out, c)
	}
	return out
}

// citedAt returns the articles that a step cites.
func citedAt(res *scenario.Result, step int) []string {
	if step == 0 {
		return nil
	}
	return articlesOf(&res.Steps[step-1])
}

// citedBy returns the articles that the engine cites when the move of a node is tried without what the line says about
// its outcome.
func (r *Renderer) citedBy(o *Opened, node int) []string {
	line := o.Tree.Nodes[node].Line
	if step, errs := scenario.ParseStep(line); len(errs) == 0 && (step.Must || step.Unsure) {
		_, line, _ = strings.Cut(line, ": ")
	}
	_, p := o.Game.Try(bg, o.Tree.Nodes[node].Parent, line)
	if p.Move == nil {
		return nil
	}
	return articlesOf(p.Move)
}

func articlesOf(step *scenario.StepResult) []string {
	var out []string
	for _, e := range step.Events {
		for _, id := range e.Cites {
			if _, card := catalog.CitedCard(id); !card && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out
}
