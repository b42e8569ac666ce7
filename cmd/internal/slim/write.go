package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/scanner"
	"go/token"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/packages"
)

// write writes the reduced packages to dir: ours as an overlay, those of other modules as modules that take their
// place, since the go command replaces no files of the module cache. It fails if a declaration that is kept names an
// unwanted package.
func (p *program) write(dir string) error {
	overlay := map[string]string{}
	modules := map[string]string{}
	var errs []error
	for i, pkg := range p.pkgs {
		text, err := p.text(pkg)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		if text == nil {
			continue // nothing of it is reached, so that nothing imports it
		}
		var file string
		if pkg.Module.Main {
			file = filepath.Join(dir, fmt.Sprintf("%02d_%s.go", i, pkg.Name))
			for i, name := range pkg.CompiledGoFiles {
				overlay[name] = ""
				if i == 0 {
					overlay[name] = file
				}
			}
		} else {
			root := filepath.Join(dir, "modules", filepath.FromSlash(pkg.Module.Path))
			modules[pkg.Module.Path] = root
			file = filepath.Join(root, filepath.FromSlash(strings.TrimPrefix(pkg.PkgPath, pkg.Module.Path)), pkg.Name+".go")
		}
		if err := writeFile(file, text); err != nil {
			return err
		}
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	list, err := json.MarshalIndent(map[string]any{"Replace": overlay}, "", "\t")
	if err != nil {
		return err
	}
	if err := writeFile(filepath.Join(dir, "overlay.json"), list); err != nil {
		return err
	}
	return p.modfile(dir, modules)
}

// modfile writes go.mod and go.sum of the reduced program: ours, with the reduced modules in place of the real ones.
func (p *program) modfile(dir string, modules map[string]string) error {
	for _, name := range []string{"go.mod", "go.sum"} {
		data, err := os.ReadFile(filepath.Join(p.root.Module.Dir, name))
		if err != nil {
			return err
		}
		if err := writeFile(filepath.Join(dir, name), data); err != nil {
			return err
		}
	}
	edit := []string{"mod", "edit"}
	for _, path := range slices.Sorted(maps.Keys(modules)) {
		text := "module " + path + "\n\ngo " + p.root.Module.GoVersion + "\n"
		if err := writeFile(filepath.Join(modules[path], "go.mod"), []byte(text)); err != nil {
			return err
		}
		// Go notes these paths in the program. One below our module is the same wherever our module lies.
		place := modules[path]
		if rel, err := filepath.Rel(p.root.Module.Dir, place); err == nil && filepath.IsLocal(rel) {
			place = "./" + filepath.ToSlash(rel)
		}
		edit = append(edit, "-replace="+path+"="+place)
	}
	if msg, err := exec.Command("go", append(edit, filepath.Join(dir, "go.mod"))...).CombinedOutput(); err != nil {
		return fmt.Errorf("go mod edit: %s", bytes.TrimSpace(msg))
	}
	return nil
}

func writeFile(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}

// text returns the source of a reduced package, or nil if nothing of it is kept.
func (p *program) text(pkg *packages.Package) ([]byte, error) {
	imports := map[string]string{}
	var body bytes.Buffer
	var errs []error
	keep := func(d ast.Decl, parts ...ast.Node) {
		for _, n := range parts {
			in := declared{n, pkg}
			bad := slices.DeleteFunc(unwantedIn(in), func(path string) bool { return slices.Contains(p.allowed, path) })
			if len(bad) > 0 {
				errs = append(errs, fmt.Errorf("%s.%s is reached and needs %s", pkg.PkgPath, nameOf(n),
					strings.Join(bad, " and ")))
			}
			maps.Copy(imports, importsOf(in))
		}
		if err := format.Node(&body, pkg.Fset, d); err != nil {
			errs = append(errs, err)
		}
		body.WriteString("\n\n")
	}
	for _, f := range pkg.Syntax {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if p.kept[d] {
					d.Doc = directives(d.Doc)
					keep(d, d)
				}
			case *ast.GenDecl:
				d.Doc = directives(d.Doc)
				if p.kept[d] {
					keep(d, d)
					continue
				}
				specs := slices.DeleteFunc(slices.Clone(d.Specs), func(spec ast.Spec) bool { return !p.kept[spec] })
				if len(specs) == 0 {
					continue
				}
				some := *d
				some.Specs = specs
				nodes := make([]ast.Node, len(specs))
				for i, spec := range specs {
					nodes[i] = spec
				}
				keep(&some, nodes...)
			}
		}
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	if body.Len() == 0 {
		return nil, nil
	}
	var out bytes.Buffer
	fmt.Fprintf(&out, "package %s\n\n", pkg.Name)
	for _, from := range slices.Sorted(maps.Keys(imports)) {
		name := ""
		if imports[from] != path.Base(from) {
			name = imports[from] + " "
		}
		fmt.Fprintf(&out, "import %s%s\n", name, strconv.Quote(from))
	}
	if bytes.Contains(body.Bytes(), []byte("//go:embed ")) {
		out.WriteString("import _ \"embed\"\n")
	}
	out.WriteString("\n")
	out.Write(body.Bytes())
	text, err := format.Source(out.Bytes())
	if err != nil {
		return nil, err
	}
	return withoutLines(text), nil
}

// withoutLines gives every line of a source the number 1. The linker notes for each instruction from which line it
// comes, which is a twentieth of the compressed program and says nothing about a reduced source.
func withoutLines(source []byte) []byte {
	var s scanner.Scanner
	files := token.NewFileSet()
	file := files.AddFile("", files.Base(), len(source))
	s.Init(file, source, nil, 0)
	var out bytes.Buffer
	done, last := 0, 1
	for {
		pos, tok, _ := s.Scan()
		if tok == token.EOF {
			break
		}
		if at := file.Position(pos); at.Line > last && tok != token.SEMICOLON {
			out.Write(source[done:at.Offset])
			out.WriteString("/*line :1:1*/")
			done, last = at.Offset, at.Line
		}
	}
	out.Write(source[done:])
	return out.Bytes()
}

// directives returns the comments to the compiler, such as go:embed, or nil.
func directives(doc *ast.CommentGroup) *ast.CommentGroup {
	if doc == nil {
		return nil
	}
	var out []*ast.Comment
	for _, c := range doc.List {
		if strings.HasPrefix(c.Text, "//go:") {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return nil
	}
	return &ast.CommentGroup{List: out}
}
