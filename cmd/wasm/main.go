//go:build js

// Command wasm is the table in the browser. A worker (static/table-worker.js) runs it and calls its functions, with
// strings only:
//
//	catanicaOpen(content) → error         content is a bundle as bytes; "" if it could be read
//	catanicaShow(frame, g) → answer       the table in the address of the frame, or g, packed, if it holds none
//	catanicaPress(frame, form) → answer   what the fields of the table's form ask for, encoded as for a request
//
// frame is lang, path below the language, query and then the static files as name=address, one a line. An answer is
// [link, name, markup, …]: the address after a press and the parts of the stage, or [error]. catanicaRoll(n), which the
// worker defines, returns a random number from 1 to n.
package main

import (
	"net/url"
	"strings"
	"syscall/js"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/table/bundle"
	"catanica/templates"
)

func main() {
	var session *table.Session
	js.Global().Set("catanicaOpen", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := make([]byte, args[0].Length())
		js.CopyBytesToGo(data, args[0])
		renderer, err := bundle.Open(data)
		if err != nil {
			return err.Error()
		}
		session = &table.Session{Renderer: renderer, Roll: func(n int) int {
			return js.Global().Call("catanicaRoll", n).Int()
		}}
		return ""
	}))
	js.Global().Set("catanicaShow", call(func(frame, g string) (table.Answer, error) {
		return session.Show(frameOf(session.Renderer.Catalog, frame), g)
	}))
	js.Global().Set("catanicaPress", call(func(frame, form string) (table.Answer, error) {
		fields, err := url.ParseQuery(form)
		if err != nil {
			return table.Answer{}, err
		}
		return session.Press(frameOf(session.Renderer.Catalog, frame), fields)
	}))
	select {} // the functions stay
}

// call returns a function of two strings for JavaScript.
func call(answer func(a, b string) (table.Answer, error)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		a, err := answer(args[0].String(), args[1].String())
		if err != nil {
			return []any{err.Error()}
		}
		out := []any{a.Link}
		for name, markup := range a.Parts {
			out = append(out, name, string(markup))
		}
		return out
	})
}

// frameOf returns the frame of the page that asks.
func frameOf(c *catalog.Catalog, text string) templates.Frame {
	lines := append(strings.SplitN(text, "\n", 4), "", "", "", "")
	return table.FrameOf(c, catalog.Lang(lines[0]), lines[1], lines[2], lines[3])
}
