package table

import (
	"testing"

	"catanica/rulings/scenario"
)

func TestOpposite(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"south has Bibliothek", "south lacks Bibliothek"},
		{"south hand lacks Spion", "south hand has Spion"},
		{"Feuerwache blocked", "Feuerwache works"},
		{"north points 12", "north points 13"},
		{"north wins", ""},
		{"cited 112.G.e", ""},
	} {
		if got, ok := opposite(c.text); got != c.want || ok != (c.want != "") {
			t.Errorf("opposite(%q) = %q, %t", c.text, got, ok)
		}
	}
}

func TestBefore(t *testing.T) {
	refused := scenario.StepResult{Events: []scenario.EventResult{{Type: "refused"}}}
	res := &scenario.Result{Steps: []scenario.StepResult{{}, refused, refused, {}}}
	for n, want := range map[int]int{1: 0, 2: 1, 3: 1, 4: 1} {
		if got := before(res, n); got != want {
			t.Errorf("before step %d: %d, want %d", n, got, want)
		}
	}
}
