package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// module is the prefix of this module's packages.
const module = "catanica/"

// row is one package of the table in docs/architecture.md.
type row struct {
	pkg       string
	testsOnly bool     // only tests may import it
	may       []string // the packages of this module that it may import
	imports   []string // patterns of other packages that it may not import itself
	reaches   []string // patterns of other packages that it may not depend on, directly or indirectly
}

// goPackage is the part of `go list -json` that the rules need.
type goPackage struct {
	ImportPath    string
	Imports, Deps []string
}

// TestArchitecture holds every package of the module to its row of the table in docs/architecture.md.
func TestArchitecture(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join("..", "..", "docs", "architecture.md"))
	if err != nil {
		t.Fatal(err)
	}
	rows, err := parseArchitecture(string(doc))
	if err != nil {
		t.Fatalf("docs/architecture.md: %v", err)
	}
	for _, v := range violations(rows, listPackages(t)) {
		t.Error(v)
	}
}

// TestArchitectureNotices breaks each kind of rule once and expects the message that names it.
func TestArchitectureNotices(t *testing.T) {
	rows, err := parseArchitecture(strings.Join([]string{
		"| group | packages |", "| --- | --- |", "| server | net/http/... |", "| system | os/..., syscall |", "",
		"| package | may import (of ours) | does not import | stays free of |", "| --- | --- | --- | --- |",
		"| `content` | – | *server*, *system* | *server* |",
		"| `catalog` | – | *system*, `time` | *server* |",
		"| `catalog/catalogtest` (tests) | catalog | – | *server* |",
		"| `cmd/x` | everything above | – | – |", "",
	}, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	sound := func() []goPackage {
		return []goPackage{
			{ImportPath: "catanica/content", Imports: []string{"embed"}, Deps: []string{"embed", "time"}},
			{ImportPath: "catanica/catalog", Imports: []string{"fmt"}, Deps: []string{"fmt", "os", "time"}},
			{ImportPath: "catanica/catalog/catalogtest", Imports: []string{"os", "catanica/catalog"}},
			{ImportPath: "catanica/cmd/x", Imports: []string{"net/http", "catanica/catalog", "catanica/content"}},
		}
	}
	if got := violations(rows, sound()); len(got) > 0 {
		t.Errorf("sound packages: %q", got)
	}
	imports := func(pkg int, path string) func([]goPackage) []goPackage {
		return func(p []goPackage) []goPackage { p[pkg].Imports = append(p[pkg].Imports, path); return p }
	}
	for name, c := range map[string]struct {
		mutate func([]goPackage) []goPackage
		want   string
	}{
		"a forbidden import": {imports(1, "os/exec"), "catalog imports os/exec"},
		"a plain forbidden":  {imports(1, "time"), "catalog imports time"},
		"an import upwards":  {imports(1, "catanica/cmd/x"), "catalog imports cmd/x"},
		"a tests-only package": {
			imports(3, "catanica/catalog/catalogtest"), "cmd/x imports catalog/catalogtest, which is for tests only",
		},
		"a dependency": {func(p []goPackage) []goPackage {
			p[1].Deps = append(p[1].Deps, "net/http/internal")
			return p
		}, "catalog depends on net/http/internal"},
		"a package without a row": {func(p []goPackage) []goPackage {
			return append(p, goPackage{ImportPath: "catanica/catalog/new", Imports: []string{"fmt", "catanica/catalog"}})
		}, "add\n| `catalog/new` | catalog |"},
		"a row without a package": {func(p []goPackage) []goPackage { return p[1:] }, "content has a row"},
	} {
		got := violations(rows, c.mutate(sound()))
		if len(got) != 1 || !strings.Contains(got[0], c.want) {
			t.Errorf("%s: got %q, want one message with %q", name, got, c.want)
		}
	}
	for name, body := range map[string]string{
		"no rows":            "",
		"an unknown group":   "| `a` | – | *nobody* | – |\n",
		"an unknown package": "| `a` | b | – | – |\n",
		"a lower package":    "| `a` | b | – | – |\n| `b` | – | – | – |\n",
		"a missing cell":     "| `a` | – | – |\n",
	} {
		const head = "| package | may | not | free |\n| --- | --- | --- | --- |\n"
		if _, err := parseArchitecture(head + body); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// violations returns a message for every package that breaks its row and for every row or package without the other.
func violations(rows []row, pkgs []goPackage) []string {
	const table = "the table in docs/architecture.md"
	byName := map[string]row{}
	for _, r := range rows {
		byName[r.pkg] = r
	}
	var out []string
	for _, p := range pkgs {
		name := strings.TrimPrefix(p.ImportPath, module)
		r, ok := byName[name]
		if !ok {
			out = append(out, fmt.Sprintf("%s has no row in %s: below the packages that it imports, add\n%s",
				name, table, suggestRow(name, p)))
			continue
		}
		delete(byName, name)
		for _, path := range p.Imports {
			own, ours := strings.CutPrefix(path, module)
			switch {
			case ours && slices.ContainsFunc(rows, func(o row) bool { return o.pkg == own && o.testsOnly }) && !r.testsOnly:
				out = append(out, fmt.Sprintf("%s imports %s, which is for tests only", name, own))
			case ours && !slices.Contains(r.may, own):
				out = append(out, fmt.Sprintf("%s imports %s, which %s does not allow it", name, own, table))
			case !ours && matchAny(r.imports, path):
				out = append(out, fmt.Sprintf("%s imports %s, which %s forbids it", name, path, table))
			}
		}
		for _, pattern := range r.reaches {
			at := slices.IndexFunc(p.Deps, func(path string) bool { return matchAny([]string{pattern}, path) })
			if at >= 0 {
				out = append(out, fmt.Sprintf("%s depends on %s%s, but %s keeps it free of that", name, p.Deps[at],
					through(p, p.Deps[at], pkgs), table))
			}
		}
	}
	for _, r := range rows {
		if _, left := byName[r.pkg]; left {
			out = append(out, fmt.Sprintf("%s has a row in %s, but there is no such package: remove the row", r.pkg, table))
		}
	}
	return out
}

// through names the import of the package by which it depends on path, if that is a package of this module.
func through(p goPackage, path string, pkgs []goPackage) string {
	for _, o := range pkgs {
		if slices.Contains(p.Imports, o.ImportPath) && slices.Contains(o.Deps, path) {
			return " through " + strings.TrimPrefix(o.ImportPath, module)
		}
	}
	return ""
}

// suggestRow returns a row that allows what the package imports today.
func suggestRow(name string, p goPackage) string {
	var own []string
	for _, path := range p.Imports {
		if o, ours := strings.CutPrefix(path, module); ours {
			own = append(own, o)
		}
	}
	may := cmp.Or(strings.Join(own, ", "), "–")
	return fmt.Sprintf("| `%s` | %s | (groups that it must not import) | (groups that it must not reach) |", name, may)
}

// matchAny reports whether a pattern matches the import path. "x/..." matches x and everything below it.
func matchAny(patterns []string, path string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		root, below := strings.CutSuffix(p, "/...")
		return path == root || below && strings.HasPrefix(path, root+"/")
	})
}

var (
	tableCell  = regexp.MustCompile("`([^`]+)`")
	groupName  = regexp.MustCompile(`^\*([a-z]+)\*$`)
	everything = regexp.MustCompile(`^everything above(?: but (.+))?$`)
)

// parseArchitecture reads the table of groups, whose header begins with "group", and the table of packages, whose
// header begins with "package".
func parseArchitecture(doc string) ([]row, error) {
	groups := map[string][]string{}
	for _, cells := range markdownTable(doc, "group") {
		if len(cells) != 2 {
			return nil, fmt.Errorf("the row of group %q has %d cells, want 2", cells[0], len(cells))
		}
		groups[cells[0]] = list(cells[1])
	}
	patterns := func(pkg, cell string) ([]string, error) {
		var out []string
		for _, word := range list(cell) {
			m := groupName.FindStringSubmatch(word)
			if m == nil {
				out = append(out, strings.Trim(word, "`"))
				continue
			}
			if groups[m[1]] == nil {
				return nil, fmt.Errorf("%s: there is no group %q", pkg, m[1])
			}
			out = append(out, groups[m[1]]...)
		}
		return out, nil
	}
	var rows []row
	var above []string
	for _, cells := range markdownTable(doc, "package") {
		name := tableCell.FindStringSubmatch(cells[0])
		if name == nil || len(cells) != 4 {
			return nil, fmt.Errorf("row %q: want a package in backquotes and 4 cells, got %d", cells[0], len(cells))
		}
		r := row{pkg: name[1], testsOnly: strings.Contains(cells[0], "(tests)")}
		var not, reach error
		r.imports, not = patterns(r.pkg, cells[2])
		r.reaches, reach = patterns(r.pkg, cells[3])
		if err := errors.Join(not, reach); err != nil {
			return nil, err
		}
		if m := everything.FindStringSubmatch(cells[1]); m != nil {
			except := list(m[1])
			r.may = slices.DeleteFunc(slices.Clone(above), func(p string) bool { return slices.Contains(except, p) })
		} else {
			r.may = list(cells[1])
		}
		for _, p := range r.may {
			if !slices.Contains(above, p) {
				return nil, fmt.Errorf("%s may import %q, which no row above it names: sort the rows", r.pkg, p)
			}
		}
		above = append(above, r.pkg)
		rows = append(rows, r)
	}
	if len(rows) == 0 {
		return nil, errors.New("there is no table of packages")
	}
	return rows, nil
}

// markdownTable returns the cells of the body of the first table whose header begins with the given word.
func markdownTable(doc, head string) [][]string {
	_, body, found := strings.Cut("\n"+doc, "\n| "+head+" |")
	if !found {
		return nil
	}
	var rows [][]string
	for i, line := range strings.Split(body, "\n") {
		if i > 0 && !strings.HasPrefix(line, "|") {
			break
		}
		if i < 2 {
			continue // the rest of the header, and the line below it
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		rows = append(rows, cells)
	}
	return rows
}

// list splits a cell at its commas; a dash is an empty list.
func list(cell string) []string {
	if cell == "–" || cell == "" {
		return nil
	}
	words := strings.Split(cell, ",")
	for i := range words {
		words[i] = strings.TrimSpace(words[i])
	}
	return words
}

// listPackages returns every package of the module.
func listPackages(t *testing.T) []goPackage {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "go", "list", "-json=ImportPath,Imports,Deps", module+"...")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, stderr.String())
	}
	var pkgs []goPackage
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var p goPackage
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return pkgs
		} else if err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
	}
}

// TestRunsInABrowser builds engine and scenario language for WebAssembly.
func TestRunsInABrowser(t *testing.T) {
	if testing.Short() {
		t.Skip("cross-compiles")
	}
	cmd := exec.CommandContext(t.Context(), "go", "build", module+"rulings/engine", module+"rulings/scenario")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestDependencies requires a row in the dependency table of docs/architecture.md for every module that go.mod
// requires directly and for every tool, and no row for any other.
func TestDependencies(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join("..", "..", "docs", "architecture.md"))
	if err != nil {
		t.Fatal(err)
	}
	documented := map[string]bool{}
	for _, cells := range markdownTable(string(doc), "module") {
		documented[strings.Fields(strings.Trim(cells[0], "`"))[0]] = true
	}
	out, err := exec.CommandContext(t.Context(), "go", "list", "-m", "-f",
		"{{if not (or .Main .Indirect)}}{{.Path}}{{end}}", "all").Output()
	if err != nil {
		t.Fatalf("go list -m: %v", err)
	}
	required := map[string]bool{}
	for _, path := range strings.Fields(string(out)) {
		required[path] = true
	}
	gomod, err := exec.CommandContext(t.Context(), "go", "mod", "edit", "-json").Output()
	if err != nil {
		t.Fatalf("go mod edit: %v", err)
	}
	var mod struct{ Tool []struct{ Path string } }
	if err := json.Unmarshal(gomod, &mod); err != nil {
		t.Fatal(err)
	}
	for path := range documented {
		isTool := slices.ContainsFunc(mod.Tool, func(t struct{ Path string }) bool {
			return strings.HasPrefix(t.Path, path+"/")
		})
		if !required[path] && !isTool {
			t.Errorf("docs/architecture.md documents %s, which go.mod does not require directly: remove the row", path)
		}
		delete(required, path)
	}
	for path := range required {
		t.Errorf("go.mod requires %s: add it to the dependency table in docs/architecture.md, with what it is for", path)
	}
}
