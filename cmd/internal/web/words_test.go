package web

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"testing"

	"catanica/catalog"
)

// TestInterfaceWords checks the texts of the interface, the deck law, the set-up and the example decks against the
// spellings in content/words.yaml.
func TestInterfaceWords(t *testing.T) {
	s := testSite(t)
	texts := map[catalog.Lang][]string{}
	for _, pattern := range []string{
		"../../../templates/*.go", "../../../catalog/deck/*.go", "../../../catalog/setup/*.go",
	} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no files: %v", pattern, err)
		}
		for _, name := range files {
			collectTexts(t, name, texts)
		}
	}
	for _, x := range s.svc.Examples {
		for _, lang := range catalog.Langs {
			texts[lang] = append(texts[lang], x.Style.In(lang), x.Plan.In(lang))
		}
	}
	for lang, list := range texts {
		if len(list) < 500 {
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
		if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if text, err := strconv.Unquote(lit.Value); err == nil {
				into[lang] = append(into[lang], text)
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok && (key.Name == "DE" || key.Name == "EN") {
				add(map[string]catalog.Lang{"DE": catalog.DE, "EN": catalog.EN}[key.Name], n.Value)
			}
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.Ident); ok && (f.Name == "say" || f.Name == "t") && len(n.Args) > 1 {
				add(catalog.DE, n.Args[0])
				add(catalog.EN, n.Args[1])
			}
		}
		return true
	})
}
