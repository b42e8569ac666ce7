package main

import (
	"go/ast"
	"go/types"
)

// errorsOf returns the tags of the errors that each function of the package can return or stop with, including those of
// the functions that it calls. It errs towards too many tags: an error that a function makes counts, whatever becomes
// of it.
func (f *finder) errorsOf(files []*ast.File) map[types.Object]map[string]bool {
	out := map[types.Object]map[string]bool{}
	calls := map[types.Object][]types.Object{}
	for _, file := range files {
		for _, d := range file.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			in := f.info.Defs[fn.Name]
			out[in] = map[string]bool{}
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				if c, ok := n.(*ast.CallExpr); ok {
					for _, tag := range refusing(c) {
						out[in][tag] = true
					}
					if to := f.called(c); to != nil {
						calls[in] = append(calls[in], to)
					} else if f.dynamic(c) {
						out[in][tagRefusal] = true // any error may come out of it
					}
				}
				return true
			})
		}
	}
	for more := true; more; {
		more = false
		for in, tos := range calls {
			for _, to := range tos {
				for tag := range out[to] {
					if !out[in][tag] && f.returnsError(to) {
						out[in][tag], more = true, true
					}
				}
			}
		}
	}
	return out
}

// called returns the function or method of the package that a call names, or nil.
func (f *finder) called(c *ast.CallExpr) types.Object {
	var id *ast.Ident
	switch e := ast.Unparen(c.Fun).(type) {
	case *ast.Ident:
		id = e
	case *ast.SelectorExpr:
		id = e.Sel
	default:
		return nil
	}
	if fn, ok := f.info.Uses[id].(*types.Func); ok && fn.Pkg() == f.pkg {
		return fn.Origin()
	}
	return nil
}

// dynamic reports whether a call of a function value can return an error.
func (f *finder) dynamic(c *ast.CallExpr) bool {
	if tv := f.info.Types[c.Fun]; tv.IsType() || tv.IsBuiltin() {
		return false
	}
	var id *ast.Ident
	switch e := ast.Unparen(c.Fun).(type) {
	case *ast.Ident:
		id = e
	case *ast.SelectorExpr:
		id = e.Sel
	}
	if id != nil {
		if _, ok := f.info.Uses[id].(*types.Func); ok {
			return false
		}
	}
	sig, ok := f.info.TypeOf(c.Fun).Underlying().(*types.Signature)
	return ok && hasError(sig)
}

func (f *finder) returnsError(fn types.Object) bool { return hasError(fn.(*types.Func).Signature()) }

// hasError reports whether a function returns an error.
func hasError(sig *types.Signature) bool {
	for i := range sig.Results().Len() {
		if sig.Results().At(i).Type().String() == "error" {
			return true
		}
	}
	return false
}

// onlyMistakes reports whether a statement calls a function that returns an error, and all errors that can come out of
// such calls are about a move that makes no sense.
func (f *finder) onlyMistakes(s ast.Stmt) bool {
	any, all := false, true
	ast.Inspect(s, func(n ast.Node) bool {
		c, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		to := f.called(c)
		if to == nil {
			all = all && !f.dynamic(c)
			return true
		}
		if !f.returnsError(to) || len(refusing(c)) > 0 {
			return true
		}
		any = true
		tags := f.errors[to]
		all = all && len(tags) == 1 && tags[tagMistake]
		return true
	})
	return any && all
}

// made returns the statement that sets the error of a condition: the init statement of the if, or the one before it.
func (f *finder) made(n *ast.IfStmt) ast.Stmt {
	if n.Init != nil {
		return n.Init
	}
	var list []ast.Stmt
	switch p := f.parent().(type) {
	case *ast.BlockStmt:
		list = p.List
	case *ast.CaseClause:
		list = p.Body
	}
	for i, s := range list {
		if s == n && i > 0 {
			return list[i-1]
		}
	}
	return nil
}

// isErrCheck reports whether a condition is `err != nil`.
func isErrCheck(e ast.Expr) bool {
	b, ok := e.(*ast.BinaryExpr)
	if !ok {
		return false
	}
	x, ok1 := b.X.(*ast.Ident)
	y, ok2 := b.Y.(*ast.Ident)
	return ok1 && ok2 && x.Name == "err" && y.Name == "nil" && b.Op.String() == "!="
}
