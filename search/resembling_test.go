package search

import (
	"context"
	"testing"

	"catanica/catalog/catalogtest/sample"
	"catanica/rulings/rulingstest"
)

// minReached is the least share of the labelled questions whose article or card is found by one of its questions. Of
// all of them, 0.9998 are; the best ten hits alone have 0.96.
const minReached = 0.995

// TestResembling asks labelled questions word for word. The article or card that decides each of them must be among the
// first hits or among the documents with resembling questions, or else nothing would ever compare the two.
func TestResembling(t *testing.T) {
	c := realContent(t)
	labels := sample.Of(t, 600, rulingstest.Labels(c.cat, c.lib))
	reached := 0
	for _, l := range labels {
		r, err := c.index.Find(context.Background(), Query{Text: l.Text, Lang: l.Lang})
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, h := range r.Hits {
			found = found || h.ID == l.Of
		}
		for _, d := range r.Resembling {
			found = found || d.ID == l.Of
		}
		if found {
			reached++
		} else {
			t.Logf("%s %q does not reach %s", l.Lang, l.Text, l.Of)
		}
	}
	if float64(reached) < minReached*float64(len(labels)) {
		t.Errorf("%d of %d labelled questions reach what decides them, want %.3f of them", reached, len(labels), minReached)
	}
}
