package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// condition makes a condition never and always true. guards are the tags of what it guards.
func (f *finder) condition(cond ast.Expr, guards []string) {
	if f.isTechnical(cond) {
		return
	}
	if len(guards) > 0 {
		f.guards = append(f.guards, guard{cond.Pos(), cond.End(), guards})
	}
	n := f.add(cond, never, guards, len(guards) > 0)
	f.add(cond, always, guards, false)
	f.wrap(cond, fmt.Sprintf("mutantCond(%d, ", n), ")")
}

// ifStmt mutates the condition of an if. It skips branches to misreadings.
func (f *finder) ifStmt(n *ast.IfStmt) bool {
	if f.isTechnical(n.Cond) {
		if n.Else != nil {
			f.walk(n.Else)
		}
		return false
	}
	guards := f.guarded(n.Init, n.Body.List)
	if isErrCheck(n.Cond) && len(guards) == 0 {
		if made := f.made(n); made != nil && f.onlyMistakes(made) {
			guards = []string{tagMistake}
		}
	}
	f.condition(n.Cond, guards)
	return true
}

// caseClause mutates the conditions of a switch without a tag.
func (f *finder) caseClause(n *ast.CaseClause) {
	if len(f.stack) < 2 {
		return
	}
	if sw, ok := f.stack[len(f.stack)-2].(*ast.SwitchStmt); !ok || sw.Tag != nil {
		return
	}
	for _, cond := range n.List {
		f.condition(cond, f.guarded(nil, n.Body))
	}
}

// forStmt makes a loop end before it begins.
func (f *finder) forStmt(n *ast.ForStmt) {
	f.tick(n.Body)
	if n.Cond != nil && !f.isTechnical(n.Cond) {
		f.wrap(n.Cond, fmt.Sprintf("mutantOr(%d, ", f.add(n.Cond, never, nil, false)), ")")
	}
}

// tick counts the rounds of a loop, so that an endless one ends.
func (f *finder) tick(body *ast.BlockStmt) {
	at := f.offset(body.Lbrace) + 1
	f.edits = append(f.edits, edit{at: at, text: " mutantTick();", closes: true, seq: len(f.edits)})
}

// binary leaves out operands of && and ||, shifts bounds, and turns round comparisons that are values.
func (f *finder) binary(n *ast.BinaryExpr) {
	switch n.Op {
	case token.LAND, token.LOR:
		k, hook := andDropped, "mutantAnd"
		if n.Op == token.LOR {
			k, hook = orDropped, "mutantOr"
		}
		for _, side := range []ast.Expr{n.X, n.Y} {
			if b, ok := side.(*ast.BinaryExpr); ok && b.Op == n.Op || f.isTechnical(side) {
				continue // a longer chain, or g.by
			}
			f.wrap(side, fmt.Sprintf("%s(%d, ", hook, f.add(side, k, nil, false)), ")")
		}
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		hooks := map[token.Token]string{token.LSS: "mutantLess", token.LEQ: "mutantAtMost", token.GTR: "mutantMore",
			token.GEQ: "mutantAtLeast"}
		if f.isConstant(n.X) && f.isConstant(n.Y) {
			return
		}
		f.wrap(n, fmt.Sprintf("%s(%d, ", hooks[n.Op], f.add(n, bound, nil, false)), ")")
		at := f.offset(n.OpPos)
		f.edits = append(f.edits, edit{at: at, end: at + len(n.Op.String()), text: ",", seq: len(f.edits)})
	}
}

func (f *finder) isConstant(e ast.Expr) bool { return f.info.Types[e].Value != nil }

// number makes a number one larger.
func (f *finder) number(n *ast.BasicLit) {
	if n.Kind != token.INT {
		return
	}
	t, ok := f.info.TypeOf(n).Underlying().(*types.Basic)
	if !ok || t.Info()&types.IsInteger == 0 || t.Info()&types.IsUntyped != 0 {
		return
	}
	name := f.typeName(f.info.TypeOf(n))
	if name == "" {
		return
	}
	f.wrap(n, fmt.Sprintf("mutantInt[%s](%d, ", name, f.add(n, constant, nil, false)), ")")
}

// typeName returns the name of a type in the package; an alias, if it is a type of another package. It is empty if
// there is none.
func (f *finder) typeName(t types.Type) string {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() == f.pkg {
		return types.TypeString(t, types.RelativeTo(f.pkg))
	}
	for _, name := range f.pkg.Scope().Names() {
		alias, ok := f.pkg.Scope().Lookup(name).(*types.TypeName)
		if ok && alias.IsAlias() && types.Identical(alias.Type(), t) {
			return name
		}
	}
	return ""
}

// truth turns round the constants true and false, and calls and variables that a function returns.
func (f *finder) truth(n *ast.Ident) {
	if (n.Name == "true" || n.Name == "false") && f.info.Uses[n] != nil && f.info.Uses[n].Parent() == types.Universe {
		f.wrap(n, fmt.Sprintf("mutantNot(%d, ", f.add(n, constant, nil, false)), ")")
	}
}

// returned turns round truth values and turns refusals into nil.
func (f *finder) returned(n *ast.ReturnStmt) {
	for _, e := range n.Results {
		t := f.info.TypeOf(e)
		if basic, ok := t.(*types.Basic); ok && basic.Info()&types.IsBoolean != 0 && !f.isTechnical(e) {
			if id, ok := e.(*ast.Ident); ok && (id.Name == "true" || id.Name == "false") {
				continue // see truth
			}
			f.wrap(e, fmt.Sprintf("mutantNot(%d, ", f.add(e, negated, nil, false)), ")")
		}
		if tags := refusing(e); len(tags) > 0 && t.String() == "error" {
			f.wrap(e, fmt.Sprintf("mutantErr(%d, ", f.add(e, accepted, tags, true)), ")")
		}
	}
}

// statement leaves out a statement of a block.
func (f *finder) statement(n ast.Stmt, k kind) {
	switch f.parent().(type) {
	case *ast.BlockStmt, *ast.CaseClause:
	default:
		return // the init or post statement of an if, a for or a switch
	}
	var tags []string
	if e, ok := n.(*ast.ExprStmt); ok {
		c, ok := e.X.(*ast.CallExpr)
		if !ok || f.isBookkeeping(c) || calledName(c) == "panic" {
			return
		}
		tags = refusing(c)
	}
	if a, ok := n.(*ast.AssignStmt); ok && f.tells(a) {
		tags = append(tags, tagTelling)
	}
	guards := slices.ContainsFunc(tags, func(t string) bool { return t != tagTelling })
	f.wrap(n, fmt.Sprintf("if mutantKept(%d) { ", f.add(n, k, tags, guards)), " }")
}

// tells reports whether an assignment only sets a field of an event.
func (f *finder) tells(a *ast.AssignStmt) bool {
	for _, e := range a.Lhs {
		sel, ok := e.(*ast.SelectorExpr)
		if !ok || !strings.HasSuffix(f.info.TypeOf(sel.X).String(), f.pkg.Name()+".Event") {
			return false
		}
	}
	return true
}

// isBookkeeping reports whether a call only notes open questions or words for the reader.
func (f *finder) isBookkeeping(c *ast.CallExpr) bool {
	switch name := calledName(c); name {
	case "read", "reading", "readMined", "says", "say", "alsoRead", "make", "panic", "note", "Sprintf":
		return name != "reading"
	default:
		return strings.HasPrefix(name, "misread")
	}
}

// isTechnical reports whether a condition asks for something that is no rule: a misreading, whether an article is in
// force, or whether the move is only tried.
func (f *finder) isTechnical(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return f.isTechnical(e.X)
	case *ast.UnaryExpr:
		return f.isTechnical(e.X)
	case *ast.BinaryExpr:
		if e.Op == token.LAND || e.Op == token.LOR {
			return f.isTechnical(e.X)
		}
		text := f.text(e)
		return strings.Contains(text, "g.trial") || strings.Contains(text, ".t.off")
	case *ast.CallExpr:
		name := calledName(e)
		return slices.Contains([]string{"misread", "misreadOf", "by", "byOf", "on"}, name)
	case *ast.SelectorExpr:
		return e.Sel.Name == "silent" || e.Sel.Name == "Quiet"
	}
	return false
}

// calledName returns the name of the function or method that is called.
func calledName(c *ast.CallExpr) string {
	switch fn := c.Fun.(type) {
	case *ast.Ident:
		return fn.Name
	case *ast.SelectorExpr:
		return fn.Sel.Name
	}
	return ""
}
