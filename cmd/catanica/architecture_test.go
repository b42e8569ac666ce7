package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// pure are the packages that know nothing of the web, the search and the page templates.
var pure = []string{"catanica/catalog", "catanica/catalog/deck", "catanica/catalog/setup", "catanica/search/query", "catanica/rulings/engine", "catanica/rulings/scenario"}

// TestPurePackages: the catalogue, the deck law, the engine and the scenario language pull in no server, no search,
// no templates and no Markdown; they run in a browser as they do on a server.
func TestPurePackages(t *testing.T) {
	forbidden := []string{"net/http", "github.com/blevesearch/", "github.com/a-h/templ", "github.com/yuin/goldmark"}
	for _, pkg := range pure {
		t.Run(filepath.Base(pkg), func(t *testing.T) {
			for _, dep := range goList(t, "-deps", "-f", "{{.ImportPath}}", pkg) {
				if slices.ContainsFunc(forbidden, func(f string) bool {
					return dep == f || strings.HasSuffix(f, "/") && strings.HasPrefix(dep, f) || strings.HasPrefix(dep, f+"/")
				}) {
					t.Errorf("%s depends on %s", pkg, dep)
				}
			}
		})
	}
}

// TestDeterministicPackages: engine and scenario language know no clock, no randomness and no files, and of this
// module nothing but what they stand on.
func TestDeterministicPackages(t *testing.T) {
	may := map[string][]string{
		"catanica/rulings/engine":   {"catanica/catalog"},
		"catanica/rulings/scenario": {"catanica/catalog", "catanica/rulings/engine"},
	}
	for pkg, own := range may {
		for _, imported := range goList(t, "-f", `{{join .Imports "\n"}}`, pkg) {
			switch {
			case slices.Contains([]string{"time", "math/rand", "math/rand/v2", "os", "runtime", "crypto/rand", "sync", "unsafe"}, imported):
				t.Errorf("%s imports %s", pkg, imported)
			case strings.HasPrefix(imported, "catanica/") && !slices.Contains(own, imported):
				t.Errorf("%s imports %s, which it may not know", pkg, imported)
			}
		}
	}
}

// TestRunsInABrowser builds the two packages for the browser.
func TestRunsInABrowser(t *testing.T) {
	if testing.Short() {
		t.Skip("builds for another machine")
	}
	cmd := exec.Command("go", "build", "catanica/rulings/engine", "catanica/rulings/scenario")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func goList(t *testing.T, args ...string) []string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list"}, args...)...).CombinedOutput()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, out)
	}
	return strings.Fields(string(out))
}
