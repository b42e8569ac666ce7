package web

import (
	"io/fs"
	"path"
	"strings"
	"testing"

	"catanica/static"
)

// TestCompact leaves out comments and indentation, and nothing else.
func TestCompact(t *testing.T) {
	const script = "// About.\n\"use strict\";\n\n/** Says\n *  it. */\nfunction say() {\n  const a = 1; // one\n" +
		"  return `/* ${a} */ // no`;\n}\n/* a */ say();\n"
	const want = "\"use strict\";\nfunction say() {\nconst a = 1; // one\nreturn `/* ${a} */ // no`;\n}\nsay();\n"
	if got := string(compact("x.js", []byte(script))); got != want {
		t.Errorf("script: %q, want %q", got, want)
	}
	const sheet = "/* About\n   it. */\n.a {\n  color: red;\n  background: url(\"//b\");\n}\n"
	if got := string(compact("x.css", []byte(sheet))); got != ".a {\ncolor: red;\nbackground: url(\"//b\");\n}\n" {
		t.Errorf("style sheet: %q", got)
	}
	if got := string(compact("x.svg", []byte("  <svg/>"))); got != "  <svg/>" {
		t.Errorf("picture: %q", got)
	}
	scripts, err := fs.Glob(static.FS, "*.js")
	if err != nil || len(scripts) == 0 {
		t.Fatal(scripts, err)
	}
	for _, name := range scripts {
		body, err := static.FS.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for n, line := range strings.Split(string(body), "\n") {
			code, _, _ := strings.Cut(line, " // ")
			if strings.Count(code, "`")%2 != 0 && !strings.HasPrefix(strings.TrimSpace(line), "*") {
				t.Errorf("%s:%d: a template literal goes over several lines", path.Base(name), n+1)
			}
		}
	}
}
