package scenario_test

import (
	"context"
	"strings"
	"testing"

	"catanica/rulings/scenario"
)

// twentySteps is a scenario of twenty legal moves in a position as rich as in a real game.
func twentySteps() string {
	return "id: bench\nedition: 2004\nstart\n  turn 9\n  gate open\n" +
		"  north axis: settlement A, road, city B\n  south axis: settlement A, road, settlement B\n" +
		"  north stores: 60 lumber\n  north land: pasture 2" + strings.Repeat(", pasture 2", 6) +
		"\n  south land: forest 2\n" +
		"  north at A: Otto, Gold-Handelsflotte\n  north at B: Kirche, Bibliothek, Rathaus\n  south at A: Schmiede\n" +
		"  north hand: Spion, Händler\n  south hand: Markt, Bischof\nplay\n" +
		strings.Repeat("  north trades 3 lumber for 1 wool\n", 20)
}

// BenchmarkReplay plays a scenario of twenty steps. The target is less than a millisecond; docs/scenarios.md has the
// figure.
func BenchmarkReplay(b *testing.B) {
	f, errs := scenario.Parse("bench.scn", twentySteps())
	if len(errs) > 0 {
		b.Fatal(errs)
	}
	if res := scenario.Replay(context.Background(), f, books(), scenario.Options{}); !res.OK || len(res.Steps) != 20 {
		b.Fatalf("%d steps, %v", len(res.Steps), res.Trouble)
	}
	b.ReportAllocs()
	for b.Loop() {
		scenario.Replay(context.Background(), f, books(), scenario.Options{})
	}
}

// BenchmarkRead parses and checks it.
func BenchmarkRead(b *testing.B) {
	books()
	src := twentySteps()
	b.ReportAllocs()
	for b.Loop() {
		if _, errs := scenario.Read("bench.scn", src, books()); len(errs) > 0 {
			b.Fatal(errs)
		}
	}
}
