package engine

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// TestWritesAreJournaled: cards, piles and lists of a position change only through the accessors of the journal, so
// that a move can be taken back. It looks for assignments to their fields through g.s.
func TestWritesAreJournaled(t *testing.T) {
	fset := token.NewFileSet()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	guarded := map[string]bool{
		"Cards": true, "Marks": true, "Sides": true, "Events": true, "Display": true, "Removed": true, "Landscapes": true,
	}
	through := func(e ast.Expr) bool { // g.s.X[…]….f with X guarded, but not g.s.X = append(g.s.X, …)
		for {
			switch x := e.(type) {
			case *ast.IndexExpr:
				e = x.X
			case *ast.SelectorExpr:
				if inner, ok := x.X.(*ast.SelectorExpr); ok && inner.Sel.Name == "s" && guarded[x.Sel.Name] {
					return true
				}
				e = x.X
			default:
				return false
			}
		}
	}
	seen := 0
	for _, name := range names {
		if name == "journal.go" || name == "copy.go" || strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			var targets []ast.Expr
			switch n := n.(type) {
			case *ast.AssignStmt:
				targets = n.Lhs
				if n.Tok == token.DEFINE {
					return true
				}
			case *ast.IncDecStmt:
				targets = []ast.Expr{n.X}
			}
			for _, to := range targets {
				seen++
				if sel, ok := to.(*ast.SelectorExpr); ok && guarded[sel.Sel.Name] {
					continue // a whole list: its header is saved with the State value
				}
				if through(to) {
					t.Errorf("%s: write through an accessor of journal.go", fset.Position(to.Pos()))
				}
			}
			return true
		})
	}
	if seen < 100 {
		t.Errorf("only %d assignments found", seen)
	}
}
