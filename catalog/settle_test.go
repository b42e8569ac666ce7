package catalog

import (
	"slices"
	"testing"
)

func TestSettles(t *testing.T) {
	got := Settles([]string{"sets", "copies", "cost", "points.victory", "effect", "points.strength"})
	want := [][]string{{"sets"}, {"copies"}, {"cost", "points.victory", "points.strength"}, {"effect"}}
	if len(got) != len(want) {
		t.Fatalf("got %+v", got)
	}
	for i, fields := range want {
		if !slices.Equal(got[i].Fields, fields) || got[i].By.DE == "" || got[i].By.EN == "" {
			t.Errorf("%d: got %+v, want %v", i, got[i], fields)
		}
	}
	if Settles(nil) != nil {
		t.Error("nothing is unknown, but something would settle it")
	}
}

func TestGaps(t *testing.T) {
	known := Fact[Points]{Values: []Dated[Points]{{Certainty: None}}}
	k := &Card{
		Class:  Fact[string]{Values: []Dated[string]{{Certainty: Known, Is: "city"}}},
		Effect: Fact[Text]{Values: []Dated[Text]{{Certainty: Known}}},
		Points: PointFacts{known, known, known, known},
	}
	if got := k.Gaps(Ed2005); !slices.Equal(got, []string{"sets", "copies", "cost"}) {
		t.Errorf("without a set: %v", got)
	}
	k.Copies.Values = []Dated[int]{{Certainty: Known, Is: 2}}
	if got := k.Gaps(Ed2005); !slices.Equal(got, []string{"sets", "cost"}) {
		t.Errorf("without a set, but with a number of copies: %v", got)
	}
	k.Sets = []InSet{{Set: "a", Copies: Copies{N: 1, Known: true}}, {Set: "b"}}
	if got := k.Gaps(Ed2005); !slices.Equal(got, []string{"copies", "cost"}) {
		t.Errorf("with one set of two counted: %v", got)
	}
}
