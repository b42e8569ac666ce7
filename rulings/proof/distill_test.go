package proof_test

import (
	"context"
	"strings"
	"testing"

	"catanica/rulings/proof"
	"catanica/rulings/scenario/scenariotest"
)

// TestDistill pads a proof with cards, lines and moves. What is left is a proof, and has nothing that it can do
// without.
func TestDistill(t *testing.T) {
	padded := strings.NewReplacer(
		"  south at A: Bibliothek, Bischofssitz", "  south at A: Kloster, Bibliothek, Bischofssitz",
		"  north hand: Feuerteufel", "  north hand: Händler, Feuerteufel",
		"play\n", "play\n  expect south hand 0\n",
	).Replace("id: padded" + scenarios["holds"])
	got, ok := proof.Distill(context.Background(), padded, scenariotest.Books())
	if !ok {
		t.Fatal("the padded scenario is no proof")
	}
	for _, gone := range []string{"Bibliothek, ", "Händler", "expect south hand"} {
		if strings.Contains(got, gone) {
			t.Errorf("%s is left:\n%s", gone, got)
		}
	}
	again, ok := proof.Distill(context.Background(), got, scenariotest.Books())
	if !ok || again != got {
		t.Errorf("what is left is no proof, or can be made smaller: %v\n%s\n%s", ok, got, again)
	}
	if _, ok := proof.Distill(context.Background(), "id: idle"+scenarios["notices-nothing"], scenariotest.Books()); ok {
		t.Error("a scenario that proves nothing is distilled")
	}
}
