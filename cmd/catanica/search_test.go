package main

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestSearch(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		code int
		want []string // parts of the output, in this order
		err  string
	}{
		"a question": {[]string{"verhexte", "feuerwache", "abfackeln"}, 0,
			[]string{"112.G.e\n  Nein. Die Feuerwache selbst ist gegen", "/de/rulings/112.G.e"}, ""},
		"an answer": {[]string{"--lang", "en", "can the arsonist burn the town hall"}, 0,
			[]string{"» Yes: the Arsonist can burn the Town Hall. ", "Played by the referee · 112.G.b", "112.G.d",
				"Edition 2005"}, ""},
		"an answer from facts": {[]string{"--lang", "de", "was kostet der Feuerteufel"}, 0,
			[]string{"» ", "Regelstand 2005"}, ""},
		"a name that is unsure": {[]string{"--lang", "en", "can the arsonst burn the town hall"}, 0,
			[]string{
				"Read as: can the Arsonist burn the town hall\n",
				`To search literally: "arsonst"`,
				"» Yes: ",
			}, ""},
		"two names that are unsure": {[]string{"--lang", "en", "can the arsonst burn the tawn hall"}, 0,
			[]string{"Did you mean: can the Arsonist burn the Town Hall\n\n", "/en/"}, ""},
		"a card without a German name": {[]string{"was kostet Walter the Recreant"}, 0,
			[]string{"» ", "Walter the Recreant: deutscher Name nicht bekannt."}, ""},
		"an empty query": {[]string{"--lang", "en", " "}, 0, []string{"Type a card name, "}, ""},
		"options behind": {[]string{"spy", "buildings", "--lang", "en", "-n", "1"}, 0,
			[]string{"112.S.g", "/en/rulings/112.S.g", "1 of "}, ""},
		"one kind": {[]string{"--kind", "card", "feuerwache", "verhext"}, 0, []string{"/de/cards/feuerwache"}, ""},
		"another game": {[]string{"brettspiel", "räuber"}, 0,
			[]string{"almanach.raeuber", "/de/rules/almanach/raeuber · Brettspiel"}, ""},
		"one game": {[]string{"--game", "vienna", "--lang", "en", "robber"}, 0,
			[]string{"wien.raeuber", "· Catan: Vienna"}, ""},
		"no such game": {[]string{"--game", "chess", "x"}, 2, nil,
			`no such game "chess": use card, board, vienna, starship`},
		"a typing mistake": {[]string{"feuerwahce schwelle"}, 0, []string{"Meintest du: Feuerwache"}, ""},
		"a mistake in a question": {[]string{"brennt eine verhexte feuerwahce"}, 0,
			[]string{"Gelesen als: brennt eine verhexte Feuerwache", `Wörtlich suchen: "feuerwahce"`, "112.G.e"}, ""},
		"nothing":           {[]string{"xyzzyxyzzy"}, 0, []string{"Nichts gefunden."}, ""},
		"behind --":         {[]string{"--", "--feuerwache"}, 0, []string{"/de/cards/feuerwache"}, ""},
		"no query":          {nil, 2, nil, "search needs a query"},
		"no such kind":      {[]string{"--kind", "dragon", "x"}, 2, nil, `no such kind "dragon": use ruling, card`},
		"no such language":  {[]string{"--lang", "fr", "x"}, 2, nil, `no such language "fr": use de or en`},
		"no such option":    {[]string{"--loud", "x"}, 2, nil, "no such option --loud: use --batch, --game, --json"},
		"no hits wanted":    {[]string{"-n", "0", "x"}, 2, nil, "-n 0: use"},
		"a batch and words": {[]string{"--batch", "f", "x"}, 2, nil, "leave out \"x\""},
		"no such file":      {[]string{"--batch", "/nowhere"}, 2, nil, "cannot read the queries"},
	} {
		code, out, errOut := call(t, "", append([]string{"search"}, c.args...)...)
		if code != c.code || !strings.Contains(errOut, c.err) {
			t.Errorf("%s: got %d, want %d\n%s%s", name, code, c.code, out, errOut)
		}
		rest := out
		for _, part := range c.want {
			var ok bool
			if _, rest, ok = strings.Cut(rest, part); !ok {
				t.Errorf("%s: %q is missing:\n%s", name, part, out)
			}
		}
		for _, line := range strings.Split(out, "\n") {
			if utf8.RuneCountInString(line) > pageWidth {
				t.Errorf("%s: %d columns: %s", name, utf8.RuneCountInString(line), line)
			}
		}
	}
}

func TestSearchJSON(t *testing.T) {
	code, out, _ := call(t, "", "search", "--lang", "en", "--json", "-n", "2", "can the spy steal buildings")
	var got map[string]json.RawMessage
	if err := json.Unmarshal([]byte(out), &got); err != nil || code != 0 {
		t.Fatalf("got %d, %v\n%s", code, err, out)
	}
	for _, key := range []string{"query", "lang", "took_us", "total", "answer", "hits"} {
		if got[key] == nil {
			t.Errorf("%s is missing", key)
		}
	}
	var hits []map[string]any
	if err := json.Unmarshal(got["hits"], &hits); err != nil || len(hits) != 2 || hits[0]["id"] != "112.S.g" {
		t.Fatalf("got %v, %v", hits, err)
	}
	for _, key := range []string{"id", "kind", "game", "title", "answer", "verdict", "snippet", "score", "url"} {
		if _, ok := hits[0][key]; !ok {
			t.Errorf("%s of a hit is missing", key)
		}
	}
	if code, out, _ = call(t, "", "search", "--json", "xyzzyxyzzy"); code != 0 || !strings.Contains(out, `"hits": []`) {
		t.Errorf("no hits: got %d\n%s", code, out)
	}
}

func TestSearchBatch(t *testing.T) {
	const batch = "q1\tde\tverhexte feuerwache abfackeln\r\n\nq 2\ten\tcan the spy\tsteal buildings\nq3\tde\txyzzyxyzzy\n"
	file := filepath.Join(t.TempDir(), "queries.tsv")
	if err := os.WriteFile(file, []byte(batch), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, source := range []string{file, "-"} {
		code, out, errOut := call(t, batch, "search", "--batch", source, "--kind", "ruling,term", "-n", "1")
		if want := "q1\t112.G.e\nq 2\t112.S.g\nq3\t\n"; code != 0 || out != want {
			t.Errorf("%s: got %d %q, want %q\n%s", source, code, out, want, errOut)
		}
	}
	code, out, errOut := call(t, "q1 de x\nq2\tfr\tx\n", "search", "--batch", "-")
	if code != 2 || out != "" || !strings.Contains(errOut, "<stdin>:1:8: got 1 columns") ||
		!strings.Contains(errOut, "<stdin>:2:4: no such language \"fr\"") {
		t.Errorf("mistakes: got %d %q %q", code, out, errOut)
	}
}

func TestSearchBatchJSON(t *testing.T) {
	const batch = "q1\ten\tcan the spy take buildings\nq2\tde\txyzzyxyzzy\n"
	code, out, errOut := call(t, batch, "search", "--batch", "-", "--json", "-n", "1")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != 0 || len(lines) != 2 {
		t.Fatalf("got %d and %d lines\n%s%s", code, len(lines), out, errOut)
	}
	var first, second struct {
		QID    string `json:"qid"`
		Answer *struct{ Verdict, Sentence, Edition string }
		Hits   []struct{ ID string }
	}
	err := errors.Join(json.Unmarshal([]byte(lines[0]), &first), json.Unmarshal([]byte(lines[1]), &second))
	if err != nil {
		t.Fatal(err)
	}
	if first.QID != "q1" || first.Answer == nil || first.Answer.Verdict != "no" || first.Answer.Edition != "2005" ||
		len(first.Hits) != 1 {
		t.Errorf("got %+v, want the answer no in the edition 2005 and one hit", first)
	}
	if second.QID != "q2" || second.Answer != nil || second.Hits == nil {
		t.Errorf("got %+v, want no answer and an empty list of hits", second)
	}
}

// TestSearchBatchLanguages: a mistake in a query is told in the language of its line, or in the one that --lang names.
func TestSearchBatchLanguages(t *testing.T) {
	const batch = "q1\ten\tcost<=\nq2\tde\tcost<=\n"
	for _, c := range []struct {
		args []string
		want []string
	}{
		{nil, []string{"There is no value after", "steht nichts"}},
		{[]string{"--lang", "en"}, []string{"There is no value after", "There is no value after"}},
	} {
		code, out, errOut := call(t, batch, append([]string{"search", "--batch", "-", "--json"}, c.args...)...)
		lines := strings.Split(strings.TrimSpace(out), "\n")
		if code != 0 || len(lines) != 2 {
			t.Fatalf("%v: got %d and %d lines\n%s%s", c.args, code, len(lines), out, errOut)
		}
		for i, want := range c.want {
			if !strings.Contains(lines[i], want) {
				t.Errorf("%v: line %d: got %s, want %q", c.args, i, lines[i], want)
			}
		}
	}
}
