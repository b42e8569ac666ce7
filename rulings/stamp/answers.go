package stamp

import (
	"fmt"
	"strconv"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/rulings"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// Waiting is the verdict of a scenario that is written, although the engine cannot play it yet.
const Waiting = "waiting"

// Ruling returns the stamp of an article's answer in one edition.
func Ruling(r *rulings.Ruling, e catalog.EditionID) Stamp {
	verdict, de, holds := r.At(e, catalog.DE)
	_, en, _ := r.At(e, catalog.EN)
	return New(OfRuling, string(verdict), de, en, strconv.FormatBool(holds))
}

// Outcome returns the stamp of what one card does to another: its verdict, its sentence and the articles behind it. A
// verdict that is neither yes, no nor depends counts as none.
func Outcome(verdict, outcome string, sentence catalog.Text, cites []string) Stamp {
	switch rulings.Verdict(verdict) {
	case rulings.Yes, rulings.No, rulings.Depends:
	default:
		verdict = None
	}
	return New(OfRuling, verdict, append([]string{outcome, sentence.DE, sentence.EN}, cites...)...)
}

// Deck returns the stamp of a verdict on decks.
func Deck(r deck.Report) Stamp {
	parts := []string{string(r.Format), string(r.Edition)}
	for _, v := range r.Violations {
		parts = append(parts, fmt.Sprint(v.Player, " ", v.Line, " ", v.Code, " ", v.Rule, " ", v.Cards))
	}
	for _, p := range r.Problems {
		parts = append(parts, fmt.Sprint(p.Player, " ", p.Line))
	}
	return New(OfDeck, string(r.Verdict), parts...)
}

// Scenario returns the stamp of a scenario's result: how it ended, the hash of the last position, and whether each
// expectation holds. A scenario that cannot be played has the zero Stamp.
func Scenario(f *scenario.File, res *scenario.Result) Stamp {
	if res == nil {
		return Stamp{}
	}
	var met []bool
	for _, e := range res.Expectations {
		met = append(met, e.OK)
	}
	end := ""
	if s := res.End(); s != nil && res.Table != nil {
		end = engine.Hash(res.Table, s)
	}
	status := string(res.Status)
	if !f.Pending.Empty() && !res.OK {
		status = Waiting
	}
	return New(OfScenario, status, end, fmt.Sprint(met))
}
