package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestInteract(t *testing.T) {
	for _, c := range []struct {
		name string
		args []string
		code int
		out  string // part of the output
		err  string // part of the errors
	}{
		{"a pair", []string{"--lang", "en", "--edition", "2004", "Arsonist", "Town Hall"}, 0,
			"Yes: the Arsonist can send the Town Hall back to the opponent's hand on a roll of 1–5", ""},
		{"German", []string{"Feuerteufel", "Feuerwache"}, 0, "Nein: Der Feuerteufel kann der Feuerwache nichts anhaben.", ""},
		{"all of a card", []string{"--lang", "en", "feuerwache"}, 0, "the Fire Brigade protects buildings", ""},
		{"an unknown card", []string{"Feuerteufl"}, 1, "", "Feuerteufel"},
		{"an unknown second card", []string{"Feuerteufel", "Ratthaus"}, 1, "", "Rathaus"},
		{"no card", nil, 2, "", "interact needs a card"},
		{"an unknown edition", []string{"--edition", "1850", "spion"}, 2, "", "1996"},
		{"a game that the edition lacks", []string{"--edition", "1996", "--game", "tournament", "spion"}, 2, "", "basic"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			code := run(context.Background(), append([]string{"interact"}, c.args...), strings.NewReader(""), &out, &errs)
			if code != c.code || !strings.Contains(out.String(), c.out) || !strings.Contains(errs.String(), c.err) {
				t.Errorf("exit %d, want %d; output %q, want %q; errors %q, want %q",
					code, c.code, out.String(), c.out, errs.String(), c.err)
			}
		})
	}
}

func TestInteractBatch(t *testing.T) {
	file := filepath.Join(t.TempDir(), "pairs.tsv")
	lines := "q1\tFeuerteufel\tRathaus\t2004\ttournament\n\nq2\tSpion\tNirgendwer\t\t\nq3\tbischof\tfeuerteufel\n"
	if err := os.WriteFile(file, []byte(lines), 0o666); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	if code := run(context.Background(), []string{"interact", "--batch", file}, nil, &out, &errs); code != exitNo {
		t.Errorf("exit %d, want %d", code, exitNo)
	}
	if want := file + ":3:1: "; !strings.HasPrefix(errs.String(), want) {
		t.Errorf("errors %q, want %q first", errs.String(), want)
	}
	var got []string
	for _, line := range strings.Split(strings.TrimSpace(out.String()), "\n") {
		var one struct{ ID, Outcome string }
		if err := json.Unmarshal([]byte(line), &one); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		got = append(got, one.ID+" "+one.Outcome)
	}
	if strings.Join(got, ", ") != "q1 hits, q3 protected" {
		t.Errorf("got %q", got)
	}
}
