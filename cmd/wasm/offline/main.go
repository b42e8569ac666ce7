//go:build js

// Command offline answers searches and judges decks in the service worker (static/sw.js), which calls its functions
// with strings and bytes:
//
//	catanicaKeep(lang, cards, index) → error          what standalone.Open reads; "" if it could be read
//	catanicaFind(lang, query, assets) → [markup]      the hits of /LANG/search?query
//	catanicaSuggest(lang, text) → [JSON]              what /api/v1/suggest answers
//	catanicaJudge(lang, form, assets) → [markup]      the verdict on the decks of a form, encoded as for a request
//
// assets are the static files as name=address, one a line. If something fails, an answer is [] and the message.
package main

import (
	"context"
	"net/url"
	"syscall/js"

	"catanica/catalog"
	"catanica/cmd/internal/standalone"
)

func main() {
	answers := map[string]*standalone.Answers{}
	ctx := context.Background()
	js.Global().Set("catanicaKeep", js.FuncOf(func(_ js.Value, args []js.Value) any {
		a, err := standalone.Open(bytesOf(args[1]), bytesOf(args[2]))
		if err != nil {
			return err.Error()
		}
		answers[args[0].String()] = a
		return ""
	}))
	type answerer func(a *standalone.Answers, lang catalog.Lang, text, assets string) ([]byte, error)
	serve := func(name string, answer answerer) {
		js.Global().Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			lang := args[0].String()
			out, err := answer(answers[lang], catalog.Lang(lang), args[1].String(), args[2].String())
			if err != nil {
				return []any{nil, err.Error()}
			}
			return []any{string(out)}
		}))
	}
	serve("catanicaFind", func(a *standalone.Answers, lang catalog.Lang, query, assets string) ([]byte, error) {
		return a.Search(ctx, a.Frame(lang, "/search", query, assets))
	})
	serve("catanicaSuggest", func(a *standalone.Answers, lang catalog.Lang, text, _ string) ([]byte, error) {
		return a.Suggest(ctx, lang, text)
	})
	serve("catanicaJudge", func(a *standalone.Answers, lang catalog.Lang, form, assets string) ([]byte, error) {
		fields, err := url.ParseQuery(form)
		if err != nil {
			return nil, err
		}
		return a.Judge(ctx, a.Frame(lang, "/decks", "", assets), fields)
	})
	select {} // the functions stay
}

func bytesOf(v js.Value) []byte {
	data := make([]byte, v.Length())
	js.CopyBytesToGo(data, v)
	return data
}
