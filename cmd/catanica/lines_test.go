package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// mostColumns is where lines of Go end. A tab is one column.
const mostColumns = 120

// TestLinesEnd finds lines of Go that are too long, apart from generated templates.
func TestLinesEnd(t *testing.T) {
	root := os.DirFS(filepath.Join("..", ".."))
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (name == "bin" || name != "." && strings.HasPrefix(d.Name(), ".")):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_templ.go"):
			return nil
		}
		src, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		lines, err := longLines(src)
		if err != nil {
			return err
		}
		for _, n := range lines {
			t.Errorf("%s:%d: the line has more than %d columns", name, n, mostColumns)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// longLines returns the numbers of the lines of a Go file that are too long. What cannot be broken does not count: the
// text of raw strings of several lines, struct tags, directives, and comments of a single word, such as an address.
func longLines(src []byte) ([]int, error) {
	isLong := func(line []byte) bool { return utf8.RuneCount(line) > mostColumns }
	if !slices.ContainsFunc(bytes.Split(src, []byte("\n")), isLong) {
		return nil, nil
	}
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, "", src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	text := slices.Clone(src)
	cut := func(n ast.Node) {
		offset := files.File(f.FileStart).Offset
		for i := offset(n.Pos()); i < offset(n.End()); i++ {
			if text[i] != '\n' {
				text[i] = 0
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field:
			if n.Tag != nil {
				cut(n.Tag)
			}
		case *ast.BasicLit:
			if n.Kind == token.STRING && strings.Contains(n.Value, "\n") {
				cut(n)
			}
		}
		return true
	})
	for _, group := range f.Comments {
		for _, c := range group.List {
			if strings.HasPrefix(c.Text, "//go:") || len(strings.Fields(strings.TrimPrefix(c.Text, "//"))) == 1 {
				cut(c)
			}
		}
	}
	var out []int
	for i, line := range bytes.Split(text, []byte("\n")) {
		if isLong(bytes.ReplaceAll(line, []byte{0}, nil)) {
			out = append(out, i+1)
		}
	}
	return out, nil
}

// TestLongLines checks which lines count as too long.
func TestLongLines(t *testing.T) {
	long := strings.Repeat("ü", mostColumns)
	fits := strings.Repeat("ü", mostColumns-len("\t// b "))
	for name, c := range map[string]struct {
		src  string // what follows the package clause
		want []int
	}{
		"a comment that fits":            {"\t// b " + fits, nil},
		"a comment with one letter more": {"\t// bc " + fits, []int{2}},
		"a comment behind code":          {"var s int // b " + fits, []int{2}},
		"a string":                       {"var s = \"" + long + "\"", []int{2}},
		"a raw string in one line":       {"var s = `" + long + "`", []int{2}},
		"a raw string in several lines":  {"var s = `" + long + "\n" + long + "`", nil},
		"code behind such a string":      {"var s = `\n` + \"" + long + "\"", []int{3}},
		"an address":                     {"// https://example.org/" + long + "\nvar s int", nil},
		"a directive":                    {"//go:embed a b " + long + "\nvar s string", nil},
		"a struct tag":                   {"type t struct {\n\ts int `json:\"" + long + "\"`\n}", nil},
		"a struct tag and a long name":   {"type t struct {\n\t" + long + " int `json:\"a\"`\n}", []int{3}},
	} {
		got, err := longLines([]byte("package a\n" + c.src + "\n"))
		if err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%s: got lines %v, want %v (%v)", name, got, c.want, err)
		}
	}
}
