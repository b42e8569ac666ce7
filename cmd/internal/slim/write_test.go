package main

import (
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// TestWithoutLines numbers every line 1, except inside strings and comments, and changes nothing else.
func TestWithoutLines(t *testing.T) {
	const source = "package a\n\nvar text = `one\ntwo`\n\n" +
		"//go:noinline\nfunc f() int {\n\tx := 1 +\n\t\t2\n\treturn x\n}\n"
	out := string(withoutLines([]byte(source)))
	if back := strings.ReplaceAll(out, "/*line :1:1*/", ""); back != source {
		t.Errorf("%q\nbecomes\n%q", source, out)
	}
	if !strings.Contains(out, "`one\ntwo`") || !strings.Contains(out, "\n//go:noinline\n") {
		t.Errorf("a string or a directive is changed: %q", out)
	}
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "a.go", out, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		if from, to := files.Position(d.Pos()), files.Position(d.End()); from.Line != 1 || to.Line > 2 {
			t.Errorf("a declaration goes from line %d to %d:\n%s", from.Line, to.Line, out)
		}
	}
}
