//go:build js

// Command wasm is the table in the browser. A worker (static/table-worker.js) runs it and calls its functions, with
// strings only:
//
//	catanicaOpen(content) → error         content is a bundle as bytes; "" if it could be read
//	catanicaShow(frame, g) → answer       the table in the address of the frame, or g, packed, if it holds none
//	catanicaPress(frame, form) → answer   what the fields of the table's form ask for, encoded as for a request
//	catanicaExplore(frame, form) → answer whether the goal of a question can be reached, as the part "found"
//
// frame is lang, path below the language, query and then the static files as name=address, one a line. An answer is
// [link, name, markup, …]: the address after a press and the parts of the stage; or [error]; or [] if the table is that
// of a game that this program was built without. The worker defines catanicaRoll(n), which returns a random number from
// 1 to n, and catanicaProgress(done, limit), which is told how many positions a search has reached.
//
// It is built twice: with the tag cardgame for the card game alone, and without it for the board games too.
package main

import (
	"bytes"
	"context"
	"errors"
	"net/url"
	"strings"
	"syscall/js"

	"catanica/catalog"
	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/table/bundle"
	"catanica/rulings/explore"
	"catanica/templates"
	"catanica/templates/typeset"
)

func main() {
	var session *table.Session
	var ref *referee.Referee
	js.Global().Set("catanicaOpen", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := make([]byte, args[0].Length())
		js.CopyBytesToGo(data, args[0])
		renderer, err := bundle.Open(data)
		if err != nil {
			return err.Error()
		}
		ref = referee.New(renderer.Books, nil)
		ref.SearchTime = referee.Unhurried
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
	js.Global().Set("catanicaExplore", call(func(frame, form string) (table.Answer, error) {
		return found(ref, frameOf(session.Renderer.Catalog, frame), form)
	}))
	select {} // the functions stay
}

// found answers the question of a form.
func found(ref *referee.Referee, f templates.Frame, form string) (table.Answer, error) {
	fields, err := url.ParseQuery(form)
	if err != nil {
		return table.Answer{}, err
	}
	q, err := table.QuestionOf(fields.Get)
	if err != nil {
		return table.Answer{}, err
	}
	ctx := context.Background()
	answer, err := table.Explore(ctx, ref, f, q, func(p explore.Progress) {
		js.Global().Call("catanicaProgress", p.Positions, p.Limit)
	})
	if err != nil {
		return table.Answer{}, err
	}
	var b bytes.Buffer
	err = templates.ExploreOutcome(f, answer).Render(ctx, &b)
	return table.Answer{Parts: table.Parts{"found": typeset.HTML(f.Lang, b.Bytes())}}, err
}

// call returns a function of two strings for JavaScript.
func call(answer func(a, b string) (table.Answer, error)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		a, err := answer(args[0].String(), args[1].String())
		if errors.Is(err, table.ErrGame) {
			return []any{}
		}
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
