package engine

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
)

// phaseArticles say what may be done in a phase. They are behind an event only where the phase itself is what makes it
// so: the types of these events stand beside them. Everything else has a reason of its own.
var phaseArticles = map[string][]string{
	"103.C.b": {"declared", "die-set"},
	"103.E.a": {"undone"},
	"103.F.a": nil,
	"103.G.c": {"built", "built-place", "built-road", "declined", "dealt", "demolished", "discarded", "landscape",
		"offered", "paid", "played", "turned"},
	"103.H.a": {"main-ended"},
}

// citable reports whether something of that name can be looked up: an article, a section of a rulebook, a term, the
// text of a card.
var citable = sync.OnceValue(func() func(id string) bool {
	cat, _ := loaded()
	lib, _ := rulings.Load(content.FS, cat)
	return func(id string) bool {
		if card, ok := catalog.CitedCard(id); ok {
			return cat.Card(card) != nil
		}
		return lib.Ruling(id) != nil
	}
})

// badCites returns what is wrong with the citations of an event, or nil.
func badCites(e Event) error {
	if len(e.Cites) == 0 {
		return fmt.Errorf("the event %q cites nothing", e.Type)
	}
	for _, id := range e.Cites {
		types, ofPhase := phaseArticles[id]
		switch {
		case !citable()(id):
			return fmt.Errorf("the event %q cites %s, which cannot be looked up", e.Type, id)
		case ofPhase && !slices.Contains(types, e.Type):
			return fmt.Errorf("the event %q cites %s, which only says what may be done in the phase", e.Type, id)
		}
	}
	return nil
}

// checkCites: whatever happens cites what makes it so. It is an invariant of random play.
func (g *playing) checkCites() error {
	for _, e := range g.last {
		if err := badCites(e); err != nil {
			return err
		}
	}
	return nil
}

// TestBadCites: the check itself notices a missing citation, an unknown one and an article of the phase.
func TestBadCites(t *testing.T) {
	for _, c := range []struct {
		cites []string
		good  bool
	}{
		{nil, false},
		{[]string{"103.G.c"}, false},
		{[]string{"card:raubzug", "103.C.b"}, false},
		{[]string{"card:no-such-card"}, false},
		{[]string{"112.Q.z"}, false},
		{[]string{"card:raubzug", "112.K.a", "kuw.volksstimmung", "102.B.Ritter", "glossar.verbuchen"}, true},
	} {
		if err := badCites(Event{Type: "took", Cites: c.cites}); (err == nil) != c.good {
			t.Errorf("%v: %v", c.cites, err)
		}
	}
	if err := badCites(Event{Type: "built", Cites: []string{"103.G.c"}}); err != nil {
		t.Error(err)
	}
}

// TestEveryEmitCites: no event is emitted without saying why, even one that no game has shown so far.
func TestEveryEmitCites(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(node ast.Node) bool {
			call, ok := node.(*ast.CallExpr)
			if !ok {
				return true
			}
			f, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || f.Sel.Name != "emit" || name == "event.go" {
				return true
			}
			if n++; len(call.Args) < 3 {
				t.Errorf("%s: an event cites nothing", set.Position(call.Pos()))
			}
			return true
		})
	}
	if n < 100 {
		t.Errorf("only %d events found", n)
	}
}
