package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"strings"
	"testing"
	"time"

	"catanica/catalog"
	"catanica/rulings/explore"
)

// explorePosition reads a position for questions, without a goal.
func explorePosition(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../rulings/explore/testdata/fire.scn")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestExplore asks questions from standard input and checks the exit codes of the contract.
func TestExplore(t *testing.T) {
	position := explorePosition(t)
	for _, c := range []struct {
		name  string
		args  []string
		input string
		code  int
		out   string // part of the output
		err   string // part of the errors
	}{
		{"yes", []string{"--lang", "en", "--goal", "south loses Bibliothek this turn", "-"}, position, 0,
			"  die 1\n  north chooses Library\n  expect south lacks Bibliothek\n", ""},
		{"ja", []string{"--goal", "Süd verliert die Bibliothek", "-"}, position, 0, "Ja, mit 3 Schritten.", ""},
		{"no", []string{"--lang", "en", "--goal", "north wins this turn", "-"}, position, 1,
			"all checked", ""},
		{"not by force", []string{"--lang", "en", "--dice", "all", "--goal", "south loses Bibliothek", "-"}, position, 1,
			"cannot be forced", ""},
		{"the goal in the scenario", []string{"--lang", "en", "-"}, position + "  expect south lacks Bibliothek\n", 0,
			"expect south lacks Bibliothek", ""},
		{"limit", []string{"--lang", "en", "--limit", "2", "--goal", "north wins", "-"}, position, 3, "within the limit", ""},
		{"undecided", []string{"--lang", "en", "--goal", "north wins", "-"},
			strings.Replace(position, "  south hand: none\n", "", 1), 3, "hand of south", ""},
		{"no goal", []string{"-"}, position, 2, "", "Das Ziel fehlt"},
		{"a wrong goal", []string{"--lang", "en", "--goal", "north winz", "-"}, position, 2,
			"", "--goal:7: Found \"winz\" (did you mean"},
		{"an unreadable scenario", []string{"--goal", "north wins", "-"}, "id: x\n", 2, "", "start"},
		{"no scenario", []string{"--goal", "north wins"}, "", 2, "", "explore takes one scenario"},
		{"no such file", []string{"--goal", "north wins", "nowhere.scn"}, "", 2, "", "nowhere.scn"},
		{"a wrong choice", []string{"--dice", "some", "-"}, "", 2, "", "use any or all"},
		{"a wrong player", []string{"--player", "west", "-"}, "", 2, "", "use north or south"},
		{"help", []string{"--help"}, "", 0, "Find the shortest line", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			code := run(context.Background(), append([]string{"explore"}, c.args...), strings.NewReader(c.input), &out, &errs)
			if code != c.code || !strings.Contains(out.String(), c.out) || !strings.Contains(errs.String(), c.err) {
				t.Errorf("exit %d, want %d; output %q, want %q; errors %q, want %q", code, c.code, out.String(), c.out,
					errs.String(), c.err)
			}
		})
	}
}

// TestExploreSimulate plays what explore prints.
func TestExploreSimulate(t *testing.T) {
	var found, errs, played bytes.Buffer
	args := []string{"explore", "--json", "--goal", "Süd verliert die Bibliothek", "-"}
	if code := run(context.Background(), args, strings.NewReader(explorePosition(t)), &found, &errs); code != 0 {
		t.Fatalf("exit %d: %s", code, errs.String())
	}
	var r explore.Report
	if err := json.Unmarshal(found.Bytes(), &r); err != nil {
		t.Fatal(err)
	}
	if r.Answer != explore.Yes || r.Moves != 3 || r.Positions < 3 || r.Seeker != "north" || r.Dice != "any" {
		t.Errorf("%+v", r)
	}
	if code := run(context.Background(), []string{"simulate", "-"}, strings.NewReader(r.Text), &played, &errs); code != 0 {
		t.Errorf("the line does not hold: exit %d, %s\n%s", code, errs.String(), r.Text)
	}
}

// TestExploreProgress checks the line on the terminal and that nothing goes into a pipe.
func TestExploreProgress(t *testing.T) {
	var pipe bytes.Buffer
	p := newSearchProgress(&pipe, time.Minute, catalog.EN)
	p.next = time.Now().Add(-time.Second)
	at := explore.Progress{Positions: 250000, Continued: 1200, Depth: 4, Limit: 1000000}
	p.step(at)
	p.end()
	if pipe.Len() > 0 {
		t.Errorf("a pipe got %q", pipe.String())
	}
	want := "250,000 positions (1,200 of them continued), 4 moves deep, at most 15s left"
	if got := p.line(at, 5*time.Second); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	p.to = &pipe
	p.step(at)
	p.step(at) // too early for another line
	p.end()
	if got := pipe.String(); strings.Count(got, "\r\033[K") != 2 || !strings.Contains(got, "250,000") {
		t.Errorf("the terminal got %q", got)
	}
}

// TestExploreInterrupted says how far a search came that the reader stops.
func TestExploreInterrupted(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	var out, errs bytes.Buffer
	args := []string{"explore", "--lang", "en", "--goal", "north wins", "-"}
	code := run(ctx, args, strings.NewReader(explorePosition(t)), &out, &errs)
	if code != exitUndecided || !strings.Contains(errs.String(), "catanica: explore: interrupted after") {
		t.Errorf("exit %d\n%s%s", code, out.String(), errs.String())
	}
}
