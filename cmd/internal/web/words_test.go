package web

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"catanica/catalog"
)

// TestInterfaceWords checks the texts of the interface, the commands, the deck law, the set-up, the engine, scenarios
// and the example decks against the spellings in content/words.yaml.
func TestInterfaceWords(t *testing.T) {
	s := testSite(t)
	texts := map[catalog.Lang][]string{}
	for _, pattern := range []string{
		"../../../templates/*.go", "../../../catalog/deck/*.go", "../../../catalog/setup/*.go",
		"../../../rulings/engine/*.go", "../../../rulings/scenario/*.go", "../../../cmd/catanica/*.go",
		"../*/*.go", "*/*.go",
	} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no files: %v", pattern, err)
		}
		for _, name := range files {
			if !strings.HasSuffix(name, "_test.go") && !strings.HasSuffix(name, "_misread.go") {
				collectTexts(t, name, texts)
			}
		}
	}
	for _, x := range s.svc.Examples() {
		for _, lang := range catalog.Langs {
			texts[lang] = append(texts[lang], x.Style.In(lang), x.Plan.In(lang))
		}
	}
	for lang, list := range texts {
		if len(list) < 2000 {
			t.Errorf("%d texts in %s: the test no longer finds them", len(list), lang)
		}
		for _, wrong := range s.svc.Library.Misspelt(lang, list) {
			t.Errorf("%s: %s", lang, wrong)
		}
	}
	if len(s.svc.Library.Misspelt(catalog.EN, []string{"the rule booklet of the base game"})) != 2 {
		t.Error("the word list finds nothing")
	}
}

// collectTexts gathers the texts of a Go file in both languages: {DE: …, EN: …}, and the arguments of say and t.
func collectTexts(t *testing.T, name string, into map[catalog.Lang][]string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	add := func(lang catalog.Lang, e ast.Expr) {
		if text := literal(e); text != "" {
			into[lang] = append(into[lang], text)
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok && (key.Name == "DE" || key.Name == "EN") {
				add(map[string]catalog.Lang{"DE": catalog.DE, "EN": catalog.EN}[key.Name], n.Value)
			}
		case *ast.CallExpr:
			if at, ok := saysAt[called(n.Fun)]; ok && len(n.Args) > at+1 {
				add(catalog.DE, n.Args[at])
				add(catalog.EN, n.Args[at+1])
			}
		}
		return true
	})
}

// saysAt holds the functions that take a German text, followed by the English one, by the position of the German.
var saysAt = map[string]int{
	"say": 0, "t": 0, "text": 0, "Textf": 0, "wrong": 0, "refuse": 1, "refuseBy": 1, "unstated": 1, "unnamed": 1,
	"undecided": 1, "fail": 1,
}

// called returns the name of the function or method that an expression calls.
func called(e ast.Expr) string {
	switch f := e.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// literal returns the text of a string literal or of several joined with +. What is not a literal counts as a space.
func literal(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			if text, err := strconv.Unquote(e.Value); err == nil {
				return text
			}
		}
	case *ast.BinaryExpr:
		if a, b := literal(e.X), literal(e.Y); e.Op == token.ADD && a+b != "" {
			return cmp.Or(a, " ") + cmp.Or(b, " ")
		}
	case *ast.ParenExpr:
		return literal(e.X)
	}
	return ""
}

func TestLiteralJoins(t *testing.T) {
	for source, want := range map[string]string{
		`"one"`:                       "one",
		`"one " + "two " + ("three")`: "one two three",
		`"you have " + n + " cards"`:  "you have   cards",
		`n`:                           "",
	} {
		e, err := parser.ParseExpr(source)
		if err != nil {
			t.Fatal(err)
		}
		if got := literal(e); got != want {
			t.Errorf("%s: got %q, want %q", source, got, want)
		}
	}
}
