package scenario_test

import (
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestImports: the language opens no files, reads no clock and draws no random number, and what it stands on keeps
// it small enough for the browser.
func TestImports(t *testing.T) {
	files, _ := filepath.Glob("*.go")
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, spec := range f.Imports {
			if name, _ := strconv.Unquote(spec.Path.Value); slices.Contains([]string{"os", "time", "math/rand", "math/rand/v2", "net/http"}, name) {
				t.Errorf("%s imports %s", file, name)
			}
		}
	}
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Skipf("go list: %v", err)
	}
	for _, dep := range strings.Fields(string(out)) {
		for _, heavy := range []string{"net/http", "github.com/blevesearch/", "github.com/a-h/templ", "github.com/yuin/goldmark", "math/rand"} {
			if dep == heavy || strings.HasSuffix(heavy, "/") && strings.HasPrefix(dep, heavy) {
				t.Errorf("it depends on %s", dep)
			}
		}
	}
}
