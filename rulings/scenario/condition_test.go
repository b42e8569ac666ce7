package scenario

import (
	"context"
	"testing"

	"catanica/rulings/engine"
)

func conditionPosition(tb testing.TB) (*engine.Table, *engine.State) {
	f, errs := Parse("x", "id: x\nstart\nphase main\nnorth axis: city A, road, settlement B\nsouth axis: city A\n"+
		"north land: forest 1 holds 2, hills 2\nnorth at A: Kirche, Bibliothek\nnorth hand: Händler\nplay\n")
	if len(errs) > 0 {
		tb.Fatal(errs)
	}
	res := Replay(context.Background(), f, testBooks(), Options{})
	if res.End() == nil {
		tb.Fatal(res.Trouble)
	}
	return res.Table, res.End()
}

func BenchmarkCondition(b *testing.B) {
	t, s := conditionPosition(b)
	for _, line := range []string{"north wins", "north has Kirche", "north holds knight", "north points 4",
		"north stores 2 lumber", "Kirche blocked", "south hand has Händler"} {
		c, err := ReadCondition(t, s, line)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(line, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				c.Holds(s, nil)
			}
		})
	}
}
