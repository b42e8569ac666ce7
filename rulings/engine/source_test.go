package engine

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"catanica/content"
	"catanica/rulings"
)

// updating reports whether tests rewrite what they compare with: package catalogtest has the flag.
func updating() bool { return flag.Lookup("update").Value.String() == "true" }

// literals calls visit for every string in the package's source, outside its tests.
func literals(t *testing.T, visit func(file, value string)) {
	t.Helper()
	files, err := fs.Glob(os.DirFS("."), "*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if s, err := strconv.Unquote(lit.Value); err == nil {
					visit(name, s)
				}
			}
			return true
		})
	}
}

// TestNoCardIsNamed: what a card does stands in its file, or in a Go file of its own, card_*.go. Nowhere else does
// the engine know a card by its name.
func TestNoCardIsNamed(t *testing.T) {
	cat := loadCatalog(t)
	literals(t, func(file, s string) {
		if cat.Card(s) != nil && !strings.HasPrefix(file, "card_") {
			t.Errorf("%s names the card %q", file, s)
		}
	})
}

var article = regexp.MustCompile(`^(\d{3}\.[A-Z]+\.\S+|kuw\.\S+|zud\.\S+|glossar\.\S+)$`)

// TestCitedArticlesExist: every article that the engine or a card's words cite is one of the encyclopedia's, or of
// the reviewed list of all of them; or it is the text of a card.
func TestCitedArticlesExist(t *testing.T) {
	lib, _ := rulings.Load(content.FS, loadCatalog(t))
	exists := func(id string) bool {
		_, reviewed := lib.Mechanic(id)
		return reviewed || lib.IsClause(id) || citable()(id)
	}
	n := 0
	check := func(where, id string) {
		n++
		if !exists(id) {
			t.Errorf("%s cites %s, which does not exist", where, id)
		}
	}
	isOther := func(id string) bool { return !article.MatchString(id) }
	literals(t, func(file, s string) {
		ids := strings.Fields(s)
		if slices.ContainsFunc(ids, isOther) {
			return
		}
		for _, id := range ids {
			check(file, id)
		}
	})
	for _, node := range bookOf(t, "2005").nodes {
		for _, id := range node.cites {
			check(node.path, id)
		}
	}
	if n < 200 {
		t.Errorf("only %d citations found: the test looks in the wrong place", n)
	}
}

func documentation(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("../../docs/engine.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestWordsAreDocumented: the table of effect words in docs/engine.md is the one that the words themselves give.
// `go test -run TestWordsAreDocumented -update` writes it.
func TestWordsAreDocumented(t *testing.T) {
	const begin = "<!-- words: made by go test ./rulings/engine -run TestWordsAreDocumented -update -->\n"
	const end = "<!-- end of words -->"
	text := documentation(t)
	before, rest, ok := strings.Cut(text, begin)
	table, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatalf("docs/engine.md has no table between %q and %q", begin, end)
	}
	if table == WordTable() {
		return
	}
	if !updating() {
		t.Error("the table of effect words in docs/engine.md is stale: write it with -update")
		return
	}
	if err := os.WriteFile("../../docs/engine.md", []byte(before+begin+WordTable()+end+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestEventsAreDocumented: so does every type of event.
func TestEventsAreDocumented(t *testing.T) {
	_, list, ok := strings.Cut(documentation(t), "## Events")
	if !ok {
		t.Fatal("docs/engine.md has no part `## Events`")
	}
	for _, name := range eventTypes(t) {
		if !strings.Contains(list, "`"+name+"`") {
			t.Errorf("docs/engine.md does not name the event %q", name)
		}
	}
}

// eventTypes returns the types of events that the source emits by name, without those of tests.
func eventTypes(t *testing.T) []string {
	t.Helper()
	files, err := fs.Glob(os.DirFS("."), "*.go")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`\.emit\("([a-z-]+)"`).FindAllStringSubmatch(string(data), -1) {
			out = append(out, m[1])
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
