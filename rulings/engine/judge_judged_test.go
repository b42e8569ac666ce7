package engine

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"testing"
)

// TestJudgesJudge expects that the judges speak: in most positions of the games of known cards, and in some of the
// others.
func TestJudgesJudge(t *testing.T) {
	for _, r := range variants {
		all := map[string]*judged{}
		for seed := range uint64(4) {
			g := newGame(t, r, 400+seed)
			if f := g.play(30, invariants); f != nil {
				t.Fatalf("%s: %v", r.name, f.err)
			}
			for name, n := range g.judges {
				if all[name] == nil {
					all[name] = &judged{}
				}
				all[name].spoke += n.spoke
				all[name].abstained += n.abstained
			}
		}
		for _, name := range []string{"sums", "tokens", "victory points", "hand limits", "costs"} {
			n := all[name]
			if n == nil {
				t.Fatalf("%s: nobody judges %s", r.name, name)
			}
			t.Logf("%s: of %s the judge has counted %d, and abstained from %d", r.name, name, n.spoke, n.abstained)
			if n.spoke == 0 || !r.facts && name != "tokens" && name != "victory points" && n.abstained > n.spoke {
				t.Errorf("%s: of %s the judge has counted %d, and abstained from %d", r.name, name, n.spoke, n.abstained)
			}
		}
	}
}

// TestJudgesBounds gives tokens although points are not stated: a Robber Castle may take away what a building brings.
func TestJudgesBounds(t *testing.T) {
	all := slices.IndexFunc(variants, func(r rules) bool { return r.name == "all sets 1998" })
	total := judged{}
	for seed := uint64(900); seed < 920; seed++ {
		g := newGame(t, variants[all], seed)
		if f := g.play(40, invariants); f != nil {
			t.Fatal(f.err)
		}
		n := g.judged("tokens of open sums")
		total.spoke += n.spoke
		total.abstained += n.abstained
	}
	if t.Logf("%+v", total); total.spoke == 0 {
		t.Error("no judge gives a token that unstated points cannot move")
	}
}

// TestJudgesCountThemselves lets the methods of judge call nothing of the engine but a few that only name things.
func TestJudgesCountThemselves(t *testing.T) {
	names, err := filepath.Glob("judge_*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	var decls []ast.Decl
	for _, name := range append(names, "judge_test.go") {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		decls = append(decls, file.Decls...)
	}
	own := map[string]bool{"Other": true, "ParseKind": true, "Total": true}
	for _, d := range decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil {
			own[fn.Name.Name] = true
		}
	}
	n := 0
	for _, d := range decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Recv == nil {
			continue
		}
		if id, ok := fn.Recv.List[0].Type.(*ast.Ident); !ok || id.Name != "judge" {
			continue
		}
		ast.Inspect(fn, func(x ast.Node) bool {
			c, ok := x.(*ast.CallExpr)
			if !ok {
				return true
			}
			n++
			switch f := c.Fun.(type) {
			case *ast.SelectorExpr:
				pkg, _ := f.X.(*ast.Ident)
				theirs := pkg != nil && slices.Contains([]string{"slices", "strings", "fmt", "cmp", "catalog"}, pkg.Name)
				data := slices.Contains([]string{"Card", "At", "Is", "ClassAt", "AtLeast", "Get", "Str", "Strs", "Int"}, f.Sel.Name)
				if x, ok := f.X.(*ast.Ident); !theirs && !data && !own[f.Sel.Name] && (!ok || x.Name != "x") {
					t.Errorf("%s calls %s", fn.Name.Name, f.Sel.Name)
				}
			case *ast.Ident:
				builtin := []string{"string", "len", "max", "min", "append", "int", "count", "add"}
				if !slices.Contains(builtin, f.Name) {
					t.Errorf("%s calls %s", fn.Name.Name, f.Name)
				}
			}
			return true
		})
	}
	if n < 50 {
		t.Errorf("only %d calls: the test does not see the judge", n)
	}
}
