package main

import (
	"go/ast"
	"slices"
)

// errorTags says what the constructors of errors stand for, those of the engine and those of verdict.Clerk.
var errorTags = map[string]string{
	"refuse": tagRefusal, "refuseBy": tagRefusal,
	"unstated": tagUndecided, "undecided": tagUndecided, "needLand": tagUndecided, "needLands": tagUndecided,
	"hiddenCard": tagUndecided,
	"wrong":      tagMistake, "unnamed": tagMistake, "noNumber": tagMistake,
	"Refuse": tagRefusal, "RefuseText": tagRefusal, "Undecided": tagUndecided, "Wrong": tagMistake,
}

// tagsOf returns the tags of all mutants of a function.
func (f *finder) tagsOf(fn *ast.FuncDecl) []string {
	var tags []string
	if slices.Contains(f.target.payments, f.file) {
		tags = append(tags, tagPayment)
	}
	if slices.Contains(f.target.preconditions, f.file) {
		tags = append(tags, tagPrecondition)
	}
	if tag := f.aside[f.info.Defs[fn.Name]]; tag != "" {
		tags = append(tags, tag)
	}
	return tags
}

// guarded returns the tags of the errors that a branch ends in. init is the statement before the condition, which makes
// the error that is passed on: `if err := g.needLands(p); err != nil`.
func (f *finder) guarded(init ast.Stmt, body []ast.Stmt) []string {
	var tags []string
	for _, s := range body {
		switch s := s.(type) {
		case *ast.ReturnStmt:
			for _, e := range s.Results {
				tags = append(tags, refusing(e)...)
				if id, ok := e.(*ast.Ident); ok && id.Name == "err" && init != nil {
					tags = append(tags, refusingIn(init)...)
				}
			}
		case *ast.ExprStmt:
			tags = append(tags, refusing(s.X)...)
		}
	}
	return slices.Compact(slices.Sorted(slices.Values(tags)))
}

// refusing returns the tag of an expression that makes an error, if it does.
func refusing(e ast.Expr) []string {
	if c, ok := e.(*ast.CallExpr); ok {
		if tag := errorTags[calledName(c)]; tag != "" {
			return []string{tag}
		}
	}
	return nil
}

// refusingIn returns the tags of the errors that are made anywhere in a statement.
func refusingIn(s ast.Stmt) []string {
	var tags []string
	ast.Inspect(s, func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok {
			tags = append(tags, refusing(c)...)
		}
		return true
	})
	return tags
}
