package main

import (
	"context"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/rulings"
	"catanica/rulings/scenario"
)

// kind says where a text comes from.
type kind string

// The kinds of texts.
const (
	rulingQuestion  kind = "ruling question"
	rulingShort     kind = "ruling short answer"
	rulingReasoning kind = "ruling reasoning"
	card            kind = "card"
	term            kind = "term"
	rule            kind = "rule"
	help            kind = "interface"
	change          kind = "question or change"
	trace           kind = "scenario or trace"
)

// fewestWords is the length of the shortest text that can be judged.
const fewestWords = 5

// text is a paragraph in one language as readers see it.
type text struct {
	kind  kind
	id    string
	lang  catalog.Lang
	words string
}

// contentTexts returns the texts of the articles, cards, questions, changes and scenarios.
func contentTexts(svc *service.Service) []text {
	var out []text
	for _, lang := range catalog.Langs {
		add := func(k kind, id, markdown string) {
			for _, p := range paragraphs(markdown) {
				out = append(out, text{k, id, lang, svc.Library.Plain(lang, p)})
			}
		}
		for _, r := range svc.Library.Rulings {
			in := r.In(lang)
			kinds := map[catalog.Kind]kind{catalog.KindTerm: term, catalog.KindRule: rule}
			body := func(of kind) kind {
				if k, ok := kinds[r.Kind]; ok {
					return k
				}
				return of
			}
			add(body(rulingQuestion), r.ID, in.Question)
			add(body(rulingShort), r.ID, r.Answer(lang))
			for _, s := range in.Sections {
				if s.Kind != rulings.Asked && s.Kind != rulings.Also {
					add(body(rulingReasoning), r.ID, s.Markdown)
				}
			}
		}
		for _, t := range svc.Catalog.Texts() {
			name := strings.TrimSuffix(filepath.Base(t.File), ".yaml")
			switch {
			case len(t.Path) > 0 && slices.Contains([]string{"name", "title", "topic"}, t.Path[len(t.Path)-1]):
			case strings.HasPrefix(t.File, "cards/"):
				add(card, name, t.Text.In(lang))
			case t.File == "changes.yaml":
				add(change, fmt.Sprintf("%s:%d", t.File, t.Line(lang)), t.Text.In(lang))
			}
		}
		for _, q := range svc.Library.Questions {
			add(change, "questions#"+q.ID, q.Question.In(lang))
			add(change, "questions#"+q.ID, q.Today.In(lang))
			for _, p := range q.Positions {
				add(change, "questions#"+q.ID, p.Says.In(lang))
			}
		}
		for _, f := range svc.Scenarios() {
			add(trace, f.ID, f.Title.In(lang))
			add(trace, f.ID, f.Note.In(lang))
		}
	}
	return out
}

// traceTexts plays the scenarios and returns what the engine says about each of their steps.
func traceTexts(ctx context.Context, svc *service.Service) []text {
	var out []text
	for _, f := range svc.Scenarios() {
		if !f.Pending.Empty() {
			continue
		}
		for _, step := range scenario.Replay(ctx, f, svc.Books(), scenario.Options{}).Steps {
			for _, lang := range catalog.Langs {
				var said []string
				for _, e := range step.Events {
					said = append(said, e.Text.In(lang))
				}
				out = append(out, text{trace, fmt.Sprintf("%s, step %d", f.ID, step.N), lang, strings.Join(said, " ")})
			}
		}
	}
	return out
}

// interfaceFiles are the files with texts of the interface, the deck law and the set-up calculator.
var interfaceFiles = []string{"templates/*.go", "catalog/deck/*.go", "catalog/setup/*.go"}

// helpTexts returns the bilingual texts in the Go files below root: {DE: …, EN: …}, and the arguments of say and t.
func helpTexts(root string) ([]text, error) {
	var out []text
	for _, pattern := range interfaceFiles {
		files, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(pattern)))
		if err != nil {
			return nil, err
		}
		if len(files) == 0 {
			return nil, fmt.Errorf("there is no %s below %s: name the module's directory with -root", pattern, root)
		}
		for _, file := range files {
			set := token.NewFileSet()
			parsed, err := parser.ParseFile(set, file, nil, 0)
			if err != nil {
				return nil, err
			}
			add := func(lang catalog.Lang, e ast.Expr) {
				if words, ok := literal(e); ok {
					id := fmt.Sprintf("%s:%d", filepath.Base(file), set.Position(e.Pos()).Line)
					out = append(out, text{help, id, lang, strings.Join(strings.Fields(words), " ")})
				}
			}
			ast.Inspect(parsed, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.KeyValueExpr:
					if key, ok := n.Key.(*ast.Ident); ok && key.Name == "DE" {
						add(catalog.DE, n.Value)
					} else if ok && key.Name == "EN" {
						add(catalog.EN, n.Value)
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
	}
	return out, nil
}

// literal returns the value of a string literal or of a sum of string literals.
func literal(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		return s, e.Kind == token.STRING && err == nil
	case *ast.BinaryExpr:
		left, ok := literal(e.X)
		right, also := literal(e.Y)
		return left + right, ok && also && e.Op == token.ADD
	}
	return "", false
}

// paragraphs splits Markdown into paragraphs and list items, without headings and tables.
func paragraphs(markdown string) []string {
	var out []string
	var open []string
	end := func() {
		if len(open) > 0 {
			out = append(out, strings.Join(open, " "))
			open = nil
		}
	}
	for line := range strings.Lines(markdown) {
		line = strings.TrimSpace(line)
		switch item, isItem := listItem(line); {
		case line == "" || strings.HasPrefix(line, "#") || strings.HasPrefix(line, "|"):
			end()
		case isItem:
			end()
			open = append(open, item)
		default:
			open = append(open, line)
		}
	}
	end()
	return out
}

// listItem returns the text of a line that begins a list item.
func listItem(line string) (string, bool) {
	for _, mark := range []string{"- ", "* "} {
		if item, ok := strings.CutPrefix(line, mark); ok {
			return item, true
		}
	}
	number, item, ok := strings.Cut(line, ". ")
	return item, ok && number != "" && strings.Trim(number, "0123456789") == ""
}
