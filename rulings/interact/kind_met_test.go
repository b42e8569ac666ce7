package interact

import (
	"testing"

	"catanica/catalog"
)

// TestMetKind: each kind of result has words for the card that is met, in both languages, and they are its own.
func TestMetKind(t *testing.T) {
	for deed, kind := range kindsOf {
		met := metKinds[deed]
		if met.DE == "" || met.EN == "" || met == kind {
			t.Errorf("%s: got %+v for the card that is met", kind.EN, met)
		}
	}
	for _, c := range []struct {
		r    Result
		want string
	}{
		{Result{Outcome: Needs, Effects: []Effect{{Deed: Requires}}}, "is needed by"},
		{Result{Outcome: Needs, Effects: []Effect{{Deed: Requires, Back: true}}}, "needs"},
		{Result{Outcome: Refused}, "cannot be affected by"},
		{Result{Outcome: None}, "no effect"},
		{Result{Outcome: Hits, Effects: []Effect{{Deed: ToHand, Rolls: []int8{1, 2}}}},
			"is sent back to the hand by (on 1 or 2)"},
	} {
		if got := c.r.MetKind().In(catalog.EN); got != c.want {
			t.Errorf("%+v: got %q, want %q", c.r, got, c.want)
		}
	}
}
