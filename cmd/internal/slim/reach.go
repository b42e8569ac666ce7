package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"slices"

	"golang.org/x/tools/go/ast/astutil"
	"golang.org/x/tools/go/packages"
)

// program is the source of a program, and what of it is reached.
type program struct {
	pkgs    []*packages.Package // but those of the standard library
	ours    map[*types.Package]bool
	decls   map[types.Object]declared
	methods map[types.Object][]types.Object // of each named type
	inits   map[*types.Package][]declared   // init functions, and variables without a name
	kept    map[ast.Node]bool               // *ast.FuncDecl, ast.Spec, or a whole *ast.GenDecl of constants
	queue   []types.Object
	seen    map[types.Object]bool
	root    *packages.Package
	allowed []string // unwanted packages that functions may need
}

// declared is a declaration and the package in which it stands.
type declared struct {
	node ast.Node
	pkg  *packages.Package
}

// load parses a program for js/wasm with everything that it imports.
func load(pattern, tags string) (*program, error) {
	cfg := &packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule, BuildFlags: []string{"-tags=" + tags},
		Env: append(os.Environ(), "GOOS=js", "GOARCH=wasm"),
	}
	roots, err := packages.Load(cfg, pattern)
	if err != nil {
		return nil, err
	}
	if len(roots) != 1 {
		return nil, fmt.Errorf("%s names %d packages", pattern, len(roots))
	}
	p := &program{
		root: roots[0], ours: map[*types.Package]bool{}, decls: map[types.Object]declared{},
		methods: map[types.Object][]types.Object{}, inits: map[*types.Package][]declared{},
		kept: map[ast.Node]bool{}, seen: map[types.Object]bool{},
	}
	var errs []error
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		for _, e := range pkg.Errors {
			errs = append(errs, e)
		}
		if pkg.Module == nil {
			return // the standard library
		}
		p.pkgs, p.ours[pkg.Types] = append(p.pkgs, pkg), true
		for _, f := range pkg.Syntax {
			writeOut(pkg, f)
		}
		p.declare(pkg)
	})
	return p, errors.Join(errs...)
}

// declare records the top-level declarations of a package.
func (p *program) declare(pkg *packages.Package) {
	define := func(name *ast.Ident, node ast.Node) types.Object {
		o := pkg.TypesInfo.Defs[name]
		if o != nil {
			p.decls[o] = declared{node, pkg}
		}
		return o
	}
	for _, f := range pkg.Syntax {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				o := define(d.Name, d)
				if d.Recv == nil && d.Name.Name == "init" {
					p.inits[pkg.Types] = append(p.inits[pkg.Types], declared{d, pkg})
				}
				if fn, ok := o.(*types.Func); ok {
					if recv := fn.Signature().Recv(); recv != nil {
						t := namedOf(recv.Type())
						p.methods[t] = append(p.methods[t], o)
					}
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						define(spec.Name, spec)
					case *ast.ValueSpec:
						for _, name := range spec.Names {
							if d.Tok == token.CONST {
								define(name, d) // a constant may depend on its place in the group
							} else {
								define(name, spec)
							}
						}
					}
				}
			}
		}
	}
}

// namedOf returns the name of a receiver's type.
func namedOf(t types.Type) types.Object {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := t.(*types.Named); ok {
		return n.Origin().Obj()
	}
	return nil
}

// reach marks everything that main needs. Of a type, it keeps the methods that need no unwanted package; of a package,
// the init functions once anything of it is kept. An assertion such as `var _ I = T{}` is not kept.
func (p *program) reach() {
	p.want(p.root.Types.Scope().Lookup("main"))
	begun := map[*types.Package]bool{}
	for len(p.queue) > 0 {
		o := p.queue[0]
		p.queue = p.queue[1:]
		if !begun[o.Pkg()] {
			begun[o.Pkg()] = true
			for _, d := range p.inits[o.Pkg()] {
				p.keep(d)
			}
		}
		if d, ok := p.decls[o]; ok {
			p.keep(d)
		}
		for _, m := range p.methods[o] {
			if len(unwantedIn(p.decls[m])) == 0 {
				p.want(m)
			}
		}
	}
}

// keep marks a declaration and queues what it names.
func (p *program) keep(d declared) {
	if p.kept[d.node] {
		return
	}
	p.kept[d.node] = true
	ast.Inspect(d.node, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			p.want(d.pkg.TypesInfo.Uses[id])
			p.want(d.pkg.TypesInfo.Defs[id]) // the other constants of a group
		}
		return true
	})
}

// want queues an object, unless it belongs to the standard library.
func (p *program) want(o types.Object) {
	switch origin := o.(type) {
	case *types.Func:
		o = origin.Origin()
	case *types.Var:
		o = origin.Origin()
	case nil:
		return
	}
	if p.ours[o.Pkg()] && !p.seen[o] {
		p.seen[o] = true
		p.queue = append(p.queue, o)
	}
}

// writeOut replaces each interface of an unwanted package by its methods: http.Flusher becomes interface{ Flush() }.
func writeOut(pkg *packages.Package, f *ast.File) {
	astutil.Apply(f, func(c *astutil.Cursor) bool {
		sel, ok := c.Node().(*ast.SelectorExpr)
		if !ok {
			return true
		}
		o, ok := pkg.TypesInfo.Uses[sel.Sel].(*types.TypeName)
		if !ok || o.Pkg() == nil || !slices.Contains(unwanted, o.Pkg().Path()) || !types.IsInterface(o.Type()) {
			return true
		}
		expr, err := parser.ParseExpr(types.TypeString(o.Type().Underlying(), (*types.Package).Name))
		if err != nil {
			return true // an interface with types of its own package: it is reported if it is reached
		}
		c.Replace(expr)
		return false
	}, nil)
}

// unwantedIn returns the unwanted packages that a declaration names.
func unwantedIn(d declared) []string {
	var out []string
	for path := range importsOf(d) {
		if slices.Contains(unwanted, path) {
			out = append(out, path)
		}
	}
	slices.Sort(out)
	return out
}

// importsOf returns the packages that a declaration names, with the names that it uses for them.
func importsOf(d declared) map[string]string {
	out := map[string]string{}
	ast.Inspect(d.node, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			if pkg, ok := d.pkg.TypesInfo.Uses[id].(*types.PkgName); ok {
				out[pkg.Imported().Path()] = pkg.Name()
			}
		}
		return true
	})
	return out
}

// nameOf describes a declaration in a message.
func nameOf(n ast.Node) string {
	switch n := n.(type) {
	case *ast.FuncDecl:
		return n.Name.Name
	case *ast.TypeSpec:
		return n.Name.Name
	case *ast.ValueSpec:
		return n.Names[0].Name
	}
	return "a group of constants"
}
