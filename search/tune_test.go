package search

import (
	"flag"
	"testing"

	"catanica/catalog"
)

var tune = flag.Bool("tune", false, "look for better weights on the open halves of the judged queries")

// TestTune changes one weight after the other and keeps changes that improve the answers to the open halves of the
// judged queries. It never asks the halves held back. Its findings are proposals: weights.go changes only with a
// reason.
func TestTune(t *testing.T) {
	if !*tune {
		t.Skip("-tune looks for better weights")
	}
	ix, err := New(realDocs(t), realContent(t).cat)
	if err != nil {
		t.Fatal(err)
	}
	w := &ix.weights
	knobs := map[string]*float64{
		"stem": &w.stem, "concept": &w.concept, "part": &w.part, "whole": &w.whole, "prefix": &w.prefix,
		"near": &w.near, "far": &w.far, "multiword": &w.multiword, "otherLanguage": &w.otherLanguage, "weak": &w.weak,
		"common":     &w.common,
		"saturation": &w.saturation, "coverage": &w.coverage, "close": &w.close, "title": &w.title,
		"tightness": &w.tightness, "same": &w.same, "category": &w.category, "related": &w.related,
	}
	best := openQuality(t, ix)
	t.Logf("now %.4f", best)
	for round := range 2 {
		for name, knob := range knobs {
			for _, factor := range []float64{0.8, 0.9, 1.1, 1.25} {
				was := *knob
				*knob = was * factor
				if got := openQuality(t, ix); got > best+0.0004 {
					t.Logf("round %d: %s %.3f → %.3f: %.4f", round+1, name, was, *knob, got)
					best = got
					continue
				}
				*knob = was
			}
		}
		for _, kinds := range []map[catalog.Kind]float64{w.kinds, w.wanted} {
			for kind, was := range kinds {
				for _, factor := range []float64{0.93, 1.07} {
					kinds[kind] = was * factor
					if got := openQuality(t, ix); got > best+0.0004 {
						t.Logf("round %d: kind %s %.3f → %.3f: %.4f", round+1, kind, was, kinds[kind], got)
						best, was = got, kinds[kind]
						continue
					}
					kinds[kind] = was
				}
			}
		}
	}
}

// openQuality returns the mean of success@1 and nDCG@5 on the open halves.
func openQuality(t *testing.T, ix *Index) float64 {
	t.Helper()
	var all measures
	for _, set := range judgedSets(t) {
		if !set.open {
			continue
		}
		for _, j := range set.queries {
			all.add(j.measure(idsOf(t, ix, Query{Text: j.query, Lang: j.lang})))
		}
	}
	return (all.success + all.ndcg) / 2 / float64(all.n)
}
