package service

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"sync"
	"testing"
	"text/template"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// loaded returns the service of the repository's content, which is read once for all tests.
var loaded = sync.OnceValue(func() *Service {
	s, _ := Load(content.FS) // `catanica check` reports its mistakes
	return s
})

// use is a function of a card, as the templates in testdata/uses need it.
type use struct {
	Card    string
	Edition catalog.EditionID
	arg     catalog.Value
}

// Arg returns an argument of the effect word, or the first element of a list.
func (u use) Arg(name string) string {
	if list := u.arg.Get(name).Strs(); len(list) > 0 {
		return list[0]
	}
	return ""
}

// TestHowOften compares the table of 103.P.c with the engine: it uses the function of each playable card twice in one
// turn, and the second use must succeed if and only if the table says unlimited. testdata/uses has a scenario for each
// effect word, or for the word of one card, whose last line is the second use.
func TestHowOften(t *testing.T) {
	s := loaded()
	table := s.Library.Table("how-often")
	if table == nil || len(table.Uses) == 0 {
		t.Fatal("there is no table how-often with uses")
	}
	tried := 0
	for _, row := range table.Uses {
		for _, e := range []catalog.EditionID{catalog.Ed2004, catalog.Ed2005} { // the article dates from 2004
			if !row.Holds(e) {
				continue
			}
			for _, k := range s.Catalog.Cards {
				if !row.Match(k, e) {
					continue
				}
				n, err := s.tryUses(t.Context(), k, row, e)
				if err != nil {
					t.Errorf("%s, %s: %v", k.ID, e, err)
				}
				tried += n
			}
		}
	}
	if tried < 30 {
		t.Errorf("only %d functions tried", tried)
	}
}

// tryUses uses each function of a card twice. The error reports where table and engine differ, with both values.
func (s *Service) tryUses(
	ctx context.Context, k *catalog.Card, row rulings.Use, e catalog.EditionID,
) (tried int, err error) {
	var errs []error
	for _, w := range k.Play.Works {
		from, until := catalog.EditionID(w.Arg.Get("from").Str), catalog.EditionID(w.Arg.Get("until").Str)
		if !(catalog.Span{From: from, Until: until}).Holds(e) {
			continue
		}
		text, err := tryText(w.Name, k.ID, use{Card: k.Name.DE, Edition: e, arg: w.Arg})
		if errors.Is(err, fs.ErrNotExist) {
			continue // not a function that is used, such as hand-limit
		}
		if err != nil {
			return tried, err
		}
		again, why, err := s.worksTwice(ctx, text)
		if err != nil {
			return tried, fmt.Errorf("%s: %w", w.Name, err)
		}
		tried++
		if unlimited := row.Often == rulings.OftenUnlimited; again != unlimited {
			errs = append(errs, fmt.Errorf("the table says %s, but for a second use of %s in one turn the engine says: %s",
				row.Often, w.Name, why))
		}
	}
	if tried == 0 && len(k.Play.Works) > 0 && engine.Plays(k) {
		errs = append(errs,
			errors.New("the engine plays it, but testdata/uses has no scenario for any of its words: write one"))
	}
	return tried, errors.Join(errs...)
}

// tryText returns the scenario for a word, from WORD.CARD.scn or else WORD.scn.
func tryText(word, card string, u use) (string, error) {
	data, err := os.ReadFile("testdata/uses/" + word + "." + card + ".scn")
	if errors.Is(err, fs.ErrNotExist) {
		data, err = os.ReadFile("testdata/uses/" + word + ".scn")
	}
	if err != nil {
		return "", err
	}
	tmpl, err := template.New(word).Parse(string(data))
	if err != nil {
		return "", err
	}
	var b strings.Builder
	err = tmpl.Execute(&b, u)
	return "id: try\ntitle de: Versuch\ntitle en: Try\n" + b.String(), err
}

// worksTwice plays a scenario whose last line is the second use, and reports whether that line succeeds and what the
// engine said.
func (s *Service) worksTwice(ctx context.Context, text string) (again bool, why string, err error) {
	f, errs := scenario.Read("try.scn", text, s.Books())
	if len(errs) > 0 {
		return false, "", fmt.Errorf("the scenario cannot be read: %v\n%s", errs[0], text)
	}
	res := scenario.Replay(ctx, f, s.Books(), scenario.Options{})
	switch last := strings.Count(strings.TrimSpace(text), "\n") + 1; {
	case res.OK:
		return true, "it succeeds", nil
	case (res.Status == scenario.Fails || res.Status == scenario.Mistaken) && res.Line == last:
		return false, res.Message.EN, nil
	}
	return false, "", fmt.Errorf("line %d: %s\n%s", res.Line, res.Message.EN, text)
}
