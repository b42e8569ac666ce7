package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// source is an instrumented file.
type source struct {
	path string // absolute
	text []byte
}

// finder collects the mutants of a package and the edits that build them in.
type finder struct {
	target  *target
	fset    *token.FileSet
	info    *types.Info
	pkg     *types.Package
	mutants []Mutant
	used    map[string]int
	aside   map[types.Object]string          // the tags of functions that decide no rule
	errors  map[types.Object]map[string]bool // the tags of the errors that come out of a function

	// of the file and function that are being read
	file     string
	src      []byte
	edits    []edit
	function string
	tags     []string
	guards   []guard
	stack    []ast.Node
}

// guard is a condition that decides whether an error is returned.
type guard struct {
	from, to token.Pos
	tags     []string
}

// find loads a package of rules from the module in dir and returns its mutants and the instrumented files.
func find(dir string, t *target) ([]Mutant, []source, error) {
	cfg := &packages.Config{Dir: dir, Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles |
		packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports | packages.NeedDeps |
		packages.NeedExportFile}
	pkgs, err := packages.Load(cfg, t.path())
	if err != nil {
		return nil, nil, err
	}
	if len(pkgs) != 1 || len(pkgs[0].Errors) > 0 {
		return nil, nil, fmt.Errorf("cannot load %s: %v", t.path(), pkgs)
	}
	p := pkgs[0]
	f := &finder{target: t, fset: p.Fset, info: p.TypesInfo, pkg: p.Types, used: map[string]int{}}
	f.aside = f.asides(p.Syntax)
	f.errors = f.errorsOf(p.Syntax)
	var out []source
	for i, path := range p.CompiledGoFiles {
		name := filepath.Base(path)
		if strings.HasSuffix(name, "_misread.go") || t.aside[name] != "" {
			continue
		}
		if f.src, err = os.ReadFile(path); err != nil {
			return nil, nil, err
		}
		f.file, f.edits = name, nil
		for _, d := range p.Syntax[i].Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil && !strings.HasPrefix(fn.Name.Name, "misread") {
				f.function, f.tags, f.guards, f.stack = functionName(fn), f.tagsOf(fn), nil, nil
				f.walk(fn.Body)
			}
		}
		if len(f.edits) > 0 {
			out = append(out, source{path, rewrite(f.src, f.edits)})
		}
	}
	return f.mutants, out, nil
}

// functionName returns the name of a function with its receiver's type.
func functionName(fn *ast.FuncDecl) string {
	if fn.Recv == nil {
		return fn.Name.Name
	}
	t := fn.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	if id, ok := t.(*ast.Ident); ok {
		return id.Name + "." + fn.Name.Name
	}
	return fn.Name.Name
}

// walk visits the statements and expressions of a function.
func (f *finder) walk(n ast.Node) {
	ast.PreorderStack(n, f.stack, func(n ast.Node, stack []ast.Node) bool {
		f.stack = stack
		return f.visit(n)
	})
}

// parent returns the node around the one that is being visited.
func (f *finder) parent() ast.Node {
	if len(f.stack) == 0 {
		return nil
	}
	return f.stack[len(f.stack)-1]
}

// visit adds the mutants of a node. It returns false if the nodes below it are not to be visited.
func (f *finder) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.IfStmt:
		return f.ifStmt(n)
	case *ast.CaseClause:
		f.caseClause(n)
	case *ast.ForStmt:
		f.forStmt(n)
	case *ast.RangeStmt:
		f.tick(n.Body)
	case *ast.BinaryExpr:
		f.binary(n)
	case *ast.BasicLit:
		f.number(n)
	case *ast.Ident:
		f.truth(n)
	case *ast.ExprStmt:
		f.statement(n, call)
	case *ast.AssignStmt:
		if n.Tok != token.DEFINE {
			f.statement(n, assignment)
		}
	case *ast.IncDecStmt:
		f.statement(n, assignment)
	case *ast.ReturnStmt:
		f.returned(n)
	case *ast.CallExpr:
		return !f.isBookkeeping(n)
	case *ast.GenDecl:
		return n.Tok != token.CONST
	case *ast.KeyValueExpr:
		f.walk(n.Value) // keys are field names, or constants
		return false
	case *ast.SliceExpr, *ast.ArrayType:
		return false
	}
	return true
}

// add notes a mutant and returns its number.
func (f *finder) add(n ast.Node, k kind, tags []string, guard bool) int {
	m := Mutant{N: len(f.mutants) + 1, File: f.file, Line: f.fset.Position(n.Pos()).Line, Kind: k, Guard: guard}
	text := f.text(n)
	if k == accepted {
		text = withoutWords(text)
	}
	m.Key = newKey(f.used, f.file, f.function, k, text)
	all := slices.Concat(f.tags, tags)
	if slices.ContainsFunc(f.stack, f.lists) {
		all = append(all, tagListing)
	}
	for _, g := range f.guards {
		if g.from <= n.Pos() && n.End() <= g.to {
			all = append(all, g.tags...)
		}
	}
	slices.Sort(all)
	m.Tags = slices.Compact(all)
	f.mutants = append(f.mutants, m)
	return m.N
}

// withoutWords shortens a call that makes an error to its first argument, the articles or the fact: the rest is
// wording.
func withoutWords(text string) string {
	first, _, _ := strings.Cut(text, ",")
	return first
}

func (f *finder) text(n ast.Node) string { return string(f.src[f.offset(n.Pos()):f.offset(n.End())]) }

func (f *finder) offset(p token.Pos) int { return f.fset.Position(p).Offset }

// wrap writes open in front of a node and shut behind it.
func (f *finder) wrap(n ast.Node, open, shut string) {
	from, to := f.offset(n.Pos()), f.offset(n.End())
	seq := len(f.edits)
	f.edits = append(f.edits, edit{at: from, text: open, length: to - from, seq: seq},
		edit{at: to, text: shut, closes: true, length: to - from, seq: seq})
}
