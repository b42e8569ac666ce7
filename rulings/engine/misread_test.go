package engine

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"strings"
	"testing"
)

// TestMisreadingsStandApart holds the form of misread.go: a condition that begins with g.misread guards nothing but the
// call of a misread function, g.by is never negated or compared and comes last in its condition, and misread functions
// are in files of their own.
func TestMisreadingsStandApart(t *testing.T) {
	files, err := fs.Glob(os.DirFS("."), "*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") || name == "misread.go" || name == "table.go" { // a table has no game
			continue
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		form := misreadForm{apart: strings.HasSuffix(name, "_misread.go"), good: map[ast.Node]bool{}}
		form.complain = func(n ast.Node, what string) { t.Errorf("%s: %s", fset.Position(n.Pos()), what) }
		ast.Inspect(file, form.look)
	}
}

// misreadForm looks at one file.
type misreadForm struct {
	apart    bool              // it is a file of misreadings
	good     map[ast.Node]bool // calls and names that an enclosing node has found in their places
	complain func(n ast.Node, what string)
}

func (f *misreadForm) look(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FuncDecl:
		if !f.apart && isMisreadName(n.Name.Name) && n.Recv == nil {
			f.complain(n, n.Name.Name+" belongs in a file *_misread.go")
		}
		f.good[n.Name] = true
	case *ast.IfStmt:
		f.guards(n, n.Else == nil, n.Cond, n.Body.List)
	case *ast.CaseClause:
		if len(n.List) == 1 {
			f.guards(n, true, n.List[0], n.Body)
		}
	case *ast.KeyValueExpr: // a step that only a misreading takes
		if id, ok := n.Value.(*ast.Ident); ok {
			f.good[id] = true
		}
	case *ast.UnaryExpr:
		if n.Op == token.NOT && isCall(n.X, "by") {
			f.complain(n, "g.by is negated: use g.misread")
		}
	case *ast.BinaryExpr:
		if isCall(n.X, "by") {
			f.complain(n, "g.by is not the last operand")
		} else if isCall(n.Y, "by") && n.Op != token.LAND {
			f.complain(n, "g.by is compared or an alternative: use g.misread")
		}
	case *ast.CallExpr:
		if isCall(n, "misread") && !f.good[n] && !f.apart {
			f.complain(n, "g.misread does not begin the condition of an if")
		}
	case *ast.Ident:
		if isMisreadName(n.Name) && !f.apart && !f.good[n] {
			f.complain(n, n.Name+" is used outside an if g.misread")
		}
	}
	return true
}

// guards notes what a statement guards whose condition begins with g.misread: misread functions, or nothing at all.
func (f *misreadForm) guards(n ast.Node, alone bool, cond ast.Expr, body []ast.Stmt) {
	first := firstOperand(cond)
	if !isCall(first, "misread") || !alone {
		return
	}
	f.good[first] = true
	calls := false
	ast.Inspect(n, func(x ast.Node) bool {
		if id, ok := x.(*ast.Ident); ok && isMisreadName(id.Name) {
			f.good[id], calls = true, true
		}
		return true
	})
	if _, leaves := body[0].(*ast.ReturnStmt); !calls && !(leaves && len(body) == 1) {
		f.complain(n, "g.misread calls no misread function")
	}
}

// firstOperand returns the leftmost operand of a chain of &&.
func firstOperand(e ast.Expr) ast.Expr {
	for {
		b, ok := e.(*ast.BinaryExpr)
		if !ok || b.Op != token.LAND {
			return e
		}
		e = b.X
	}
}

// isMisreadName reports whether a function of that name plays a wrong reading.
func isMisreadName(name string) bool {
	rest, ok := strings.CutPrefix(name, "misread")
	return ok && rest != "" && rest[0] >= 'A' && rest[0] <= 'Z'
}

// isCall reports whether the expression calls the method of game of that name, or its form for a single card.
func isCall(e ast.Expr, name string) bool {
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	return ok && (sel.Sel.Name == name || sel.Sel.Name == name+"Of")
}
