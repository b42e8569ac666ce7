package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search"
)

// textUnquoted says that a quoted phrase was not found and that the hits are for its words.
var textUnquoted = catalog.Text{
	DE: "catanica: genau so hintereinander steht das nirgends; hier sind die Treffer ohne Anführungszeichen",
	EN: "catanica: no text contains exactly these words: here are the results without the quotes",
}

// mostHits limits the hits that one search prints.
const mostHits = 1000

// runSearch answers one query or a file of queries. It exits 0 even if nothing is found, and 2 for a wrong call.
func runSearch(ctx context.Context, e env, args []string) (int, error) {
	s, err := parseSearch(e, args)
	if err != nil {
		return exitUnread, err
	}
	svc, problems := e.load()
	e.warn(problems, "")
	s.search = svc.Search
	s.query.Proven = svc.Proven(ctx)
	if s.batch != "" {
		return s.runBatch(ctx)
	}
	return s.one(ctx)
}

// searching holds the arguments of search.
type searching struct {
	env
	search    func(ctx context.Context, q search.Query) (search.Result, error)
	query     search.Query
	langGiven bool   // --lang is given and overrides the languages of a batch
	batch     string // file of queries, - for standard input
	json      bool
}

func parseSearch(e env, args []string) (*searching, error) {
	fs := e.flags("search")
	s := &searching{env: e}
	langFlag := e.langFlag(fs)
	kinds := fs.String("kind", "", "")
	game := fs.String("game", "", "")
	fs.IntVar(&s.query.Limit, "n", 10, "")
	fs.BoolVar(&s.json, "json", false, "")
	fs.StringVar(&s.batch, "batch", "", "")
	words, err := e.words(fs, args)
	if err != nil {
		return nil, err
	}
	fs.Visit(func(f *flag.Flag) { s.langGiven = s.langGiven || f.Name == "lang" })
	if s.query.Lang, err = language(*langFlag); err != nil {
		return nil, err
	}
	if s.query.Kinds, err = parseKinds(*kinds); err != nil {
		return nil, err
	}
	if s.query.Game, err = parseGame(*game); err != nil {
		return nil, err
	}
	if s.query.Limit < 1 || s.query.Limit > mostHits {
		return nil, fmt.Errorf("-n %d: use a number from 1 to %d", s.query.Limit, mostHits)
	}
	s.query.Text = strings.Join(words, " ")
	return s, s.fits(len(words))
}

// fits checks that the arguments are either one query or a batch.
func (s *searching) fits(words int) error {
	switch {
	case s.batch == "" && words == 0:
		return errors.New("search needs a query: " + synopsis("search"))
	case s.batch != "" && words > 0:
		return fmt.Errorf("--batch reads its queries from the file: leave out %q", s.query.Text)
	}
	return nil
}

func parseKinds(list string) ([]catalog.Kind, error) {
	var out []catalog.Kind
	for _, name := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' }) {
		k := catalog.Kind(name)
		if !slices.Contains(catalog.Kinds, k) {
			return nil, fmt.Errorf("no such kind %q: use %s", name, kindNames())
		}
		out = append(out, k)
	}
	return out, nil
}

// parseGame parses the name of a game; "" means no game.
func parseGame(name string) (rulings.Game, error) {
	if name == "" {
		return "", nil
	}
	g, ok := rulings.ParseGame(name)
	if !ok {
		return "", fmt.Errorf("no such game %q: use %s", name, gameNames())
	}
	return g, nil
}

func gameNames() string {
	names := make([]string, len(rulings.Games))
	for i, g := range rulings.Games {
		names[i] = string(g)
	}
	return strings.Join(names, ", ")
}

func kindNames() string {
	names := make([]string, len(catalog.Kinds))
	for i, k := range catalog.Kinds {
		names[i] = string(k)
	}
	return strings.Join(names, ", ")
}

// one answers a single query.
func (s *searching) one(ctx context.Context) (int, error) {
	found, err := s.search(ctx, s.query)
	if err != nil {
		return exitNo, err
	}
	for _, m := range found.Mistakes {
		fmt.Fprintf(s.err, "catanica: %s\n\n  %s\n\n", m.In(s.query.Lang), strings.ReplaceAll(m.Caret(), "\n", "\n  "))
		if m.Corrected != "" {
			fmt.Fprintf(s.err, "  → %s\n\n", m.Corrected)
		}
	}
	if found.Loosened {
		fmt.Fprintln(s.err, textUnquoted.In(s.query.Lang))
	}
	if s.json {
		return exitOK, printJSON(s.out, found.Output(s.query.Lang))
	}
	_, err = fmt.Fprint(s.out, searchText(found))
	return exitOK, err
}
