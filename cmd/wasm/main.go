//go:build js

// Command wasm is the table in the browser. A worker (static/table-worker.js) runs it and calls two functions, with
// strings only:
//
//	catanicaOpen(content) → error           content is a bundle as bytes; "" if it could be read
//	catanicaShow(frame, text, step, view, id) → [name, markup, …] or [error]
//
// frame is lang, edition, path, query and then the static files as name=address, one a line; id is that of an
// embedded scenario, whose steps have addresses of their own, or empty.
package main

import (
	"net/url"
	"slices"
	"strings"
	"syscall/js"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/table/bundle"
	"catanica/templates"
)

func main() {
	var renderer *table.Renderer
	js.Global().Set("catanicaOpen", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := make([]byte, args[0].Length())
		js.CopyBytesToGo(data, args[0])
		var err error
		if renderer, err = bundle.Open(data); err != nil {
			return err.Error()
		}
		return ""
	}))
	js.Global().Set("catanicaShow", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if renderer == nil || len(args) != 5 {
			return []any{"not open"}
		}
		parts, err := renderer.Open(frame(renderer.Catalog, args[0].String()), table.Address{
			Text: args[1].String(), Step: args[2].String(), View: args[3].String(), ID: args[4].String(),
		})
		if err != nil {
			return []any{err.Error()}
		}
		var out []any
		for name, markup := range parts {
			out = append(out, name, string(markup))
		}
		return out
	}))
	select {} // the functions stay
}

// frame returns the frame of the page that asks. Its first four lines are the language, the edition, the path and the
// query; every other line is a static file.
func frame(c *catalog.Catalog, text string) templates.Frame {
	lines := append(strings.Split(text, "\n"), "", "", "", "")
	f := templates.Frame{
		Lang: catalog.Lang(lines[0]), Edition: catalog.EditionID(lines[1]), Path: lines[2], Editions: c.Editions,
		Assets: map[string]string{},
	}
	f.Query, _ = url.ParseQuery(lines[3]) // the page wrote it
	for _, line := range slices.Backward(lines[4:]) {
		if name, address, ok := strings.Cut(line, "="); ok {
			f.Assets[name] = address
		}
	}
	return f
}
