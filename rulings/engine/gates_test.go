package engine

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestDiscardPilesHaveOneGate: cards leave a discard pile through fetchFrom and come to it through toDiscard. Nothing
// else of the rules changes such a pile, so no word can forget the Church Ban (Ruling 112.P.a).
func TestDiscardPilesHaveOneGate(t *testing.T) {
	files, err := fs.Glob(os.DirFS("."), "*.go")
	if err != nil {
		t.Fatal(err)
	}
	gates := map[string]int{"fetchFrom": 0, "toDiscard": 0}
	// These are given a draw stack or the event stack.
	ofStacks := []string{"takeTop", "takeMixed", "unnamedIn", "peekNames"}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil || fn.Name.Name == "editDiscard" || slices.Contains(ofStacks, fn.Name.Name) {
				continue
			}
			for _, what := range pilesChanged(fn) {
				if _, gate := gates[fn.Name.Name]; what == "discard" && gate {
					gates[fn.Name.Name]++
				} else if what != "" {
					t.Errorf("%s: %s changes %s, which may be a discard pile: use fetchFrom or toDiscard",
						name, fn.Name.Name, what)
				}
			}
		}
	}
	for gate, n := range gates {
		if n != 1 {
			t.Errorf("%s changes a discard pile %d times, want 1: the test looks in the wrong place", gate, n)
		}
	}
}

// pilesChanged returns what a function asks editPile and editDiscard for, without the piles that are surely no discard
// piles.
func pilesChanged(fn *ast.FuncDecl) []string {
	others := []string{"&g.s.Events", "&g.s.Display", "g.hand(p)", "&g.pilesOf(p).Stacks[n - 1]"}
	stacks := map[string]bool{} // local variables that are draw stacks
	var out []string
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			if len(n.Lhs) == 1 && len(n.Rhs) == 1 && strings.Contains(types.ExprString(n.Rhs[0]), ".Stacks[") {
				stacks[types.ExprString(n.Lhs[0])] = true
			}
		case *ast.CallExpr:
			sel, ok := n.Fun.(*ast.SelectorExpr)
			if !ok {
				break
			}
			switch sel.Sel.Name {
			case "editDiscard":
				out = append(out, "discard")
			case "editPile":
				if what := types.ExprString(n.Args[0]); !slices.Contains(others, what) && !stacks[what] {
					out = append(out, what)
				}
			}
		}
		return true
	})
	return out
}
