package main

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"
)

// asides returns the functions that decide no rule, each with its tag: they list moves for Legal, describe an open
// decision, or put something into words. An unexported function that only listing or wording functions mention is one
// of them.
func (f *finder) asides(files []*ast.File) map[types.Object]string {
	tags := map[types.Object]string{}
	mentions := map[types.Object][]types.Object{} // by function: the functions that mention it; nil is a package variable
	for _, file := range files {
		name := f.fset.Position(file.Pos()).Filename
		for _, d := range file.Decls {
			var in types.Object
			if fn, ok := d.(*ast.FuncDecl); ok {
				in = f.info.Defs[fn.Name]
				if tag := f.asideTag(name, fn); tag != "" {
					tags[in] = tag
				}
			}
			ast.Inspect(d, func(n ast.Node) bool {
				id, ok := n.(*ast.Ident)
				if !ok {
					return true
				}
				if fn, ok := f.info.Uses[id].(*types.Func); ok && fn.Pkg() == f.pkg && fn.Origin() != in {
					mentions[fn.Origin()] = append(mentions[fn.Origin()], in)
				}
				return true
			})
		}
	}
	for more := true; more; {
		more = false
		for fn, by := range mentions {
			if tags[fn] != "" || fn.Exported() ||
				slices.ContainsFunc(by, func(in types.Object) bool { return !beside(tags[in]) }) {
				continue
			}
			tags[fn], more = tags[by[0]], true
		}
	}
	return tags
}

// lists reports whether a node is a function literal that lists moves.
func (f *finder) lists(n ast.Node) bool {
	lit, ok := n.(*ast.FuncLit)
	return ok && strings.Contains(types.TypeString(f.info.TypeOf(lit), types.RelativeTo(f.pkg)), "*list")
}

// beside reports whether a function with this tag is not asked by the rules at all.
func beside(tag string) bool { return tag == tagListing || tag == tagTelling }

// asideTag returns the tag that a function has by its file or its signature, or "".
func (f *finder) asideTag(file string, fn *ast.FuncDecl) string {
	results := f.info.Defs[fn.Name].(*types.Func).Signature().Results()
	signature := types.TypeString(f.info.Defs[fn.Name].Type(), types.RelativeTo(f.pkg))
	switch {
	case strings.HasSuffix(file, "/legal.go") || strings.Contains(signature, "*list") ||
		strings.HasPrefix(functionName(fn), "list."):
		return tagListing
	case strings.HasSuffix(signature, " Decision") || strings.HasSuffix(signature, "[]Move"):
		return tagAnswers
	case results.Len() == 1 && strings.HasSuffix(results.At(0).Type().String(), "catalog.Text"):
		return tagTelling
	case slices.ContainsFunc(f.target.input, func(name string) bool { return strings.HasSuffix(file, "/"+name) }),
		strings.HasPrefix(strings.ToLower(fn.Name.Name), "misplaced"),
		slices.Contains(f.target.inputFunctions, functionName(fn)):
		return tagMistake
	}
	return ""
}
