// Command read prints passages of the texts, drawn at random, for a reader who judges the language without knowing the
// sources: make read. The draw depends only on the texts and on a seed, which is the commit's hash.
package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/content"
)

// share says how many passages of a kind are drawn in each language.
type share struct {
	kind   kind
	en, de int
}

// shares follows the amount of text of each kind: 150 English and 100 German passages.
var shares = []share{
	{rulingQuestion, 15, 10},
	{rulingShort, 18, 12},
	{rulingReasoning, 35, 23},
	{card, 22, 15},
	{term, 15, 10},
	{rule, 15, 10},
	{help, 15, 10},
	{change, 8, 5},
	{trace, 7, 5},
}

func (s share) of(lang catalog.Lang) int {
	if lang == catalog.EN {
		return s.en
	}
	return s.de
}

func main() {
	seed := flag.String("seed", "", "`seed` of the draw, the commit's hash")
	root := flag.String("root", ".", "`directory` of the module, for the texts of the interface")
	events := flag.Int("events", 0, "draw so many `events` of the engine with what they cite, instead of passages")
	lang := flag.String("lang", "en", "`language` of the events: en or de")
	flag.Parse()
	if err := run(os.Stdout, *seed, *root, *events, catalog.Lang(*lang)); err != nil {
		fmt.Fprintln(os.Stderr, "read:", err)
		os.Exit(1)
	}
}

// run draws the passages, or so many events, and prints them.
func run(w io.Writer, seed, root string, events int, lang catalog.Lang) error {
	if seed == "" {
		return errors.New("-seed is missing: pass the commit's hash, as make read does")
	}
	svc, problems := service.Load(content.FS)
	if len(problems) > 0 {
		return fmt.Errorf("the content has %d mistakes: run catanica check", len(problems))
	}
	if events > 0 {
		return drawnEvents(context.Background(), w, svc, lang, seed, events)
	}
	interfaceTexts, err := helpTexts(root)
	if err != nil {
		return err
	}
	texts := append(contentTexts(svc), interfaceTexts...)
	texts = append(texts, traceTexts(context.Background(), svc)...)
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "# Passages to judge, seed %s\n", seed)
	for _, lang := range []catalog.Lang{catalog.EN, catalog.DE} {
		drawn, err := draw(lang, seed, texts)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "\n## %s: %d\n\n", map[catalog.Lang]string{catalog.EN: "English", catalog.DE: "Deutsch"}[lang],
			len(drawn))
		for i, p := range drawn {
			fmt.Fprintf(out, "%d. %s (%s, `%s`)\n", i+1, p.words, p.kind, p.id)
		}
	}
	return out.Flush()
}
