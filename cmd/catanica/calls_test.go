package main

import (
	"context"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const (
	embedded = "112.G.e-verhexte-feuerwache"
	holding  = `id: mine
title de: Meins
title en: Mine
proves: 112.G.e
edition: 2004

start
  turn 9
  active north
  north axis: settlement A, road, settlement B
  south axis: city A, road, settlement B
  south at A: Bibliothek
  south on Bibliothek: Hexe (north)
  north hand: none
  south hand: none

play
  expect Bibliothek blocked
`
)

// branched is a scenario with a branch.
const branched = `id: branched
edition: 2004
start
  turn 9
  active north
  phase main
  gate open
  south axis: city A
  south at A: Bibliothek
  north hand: Feuerteufel
  south hand: none
play
  north plays Feuerteufel
  die 5
branch 1 after 1
  die 1
`

// errorForm matches every line on standard error.
var errorForm = regexp.MustCompile(`^(catanica: .+: .+|\S+:\d+:\d+: .+)$`)

// TestWrongCalls makes wrong calls: each exits 2 and says in one line what is wrong and how to correct it.
func TestWrongCalls(t *testing.T) {
	for want, args := range map[string][]string{
		`no such command "serch": did you mean ` + "`catanica search`?": {"serch"},
		`no such command "xyzzy": see ` + "`catanica help`":             {"xyzzy"},
		`no such command "": see ` + "`catanica help`":                  {""},
		`no such option --jsno: did you mean --json`:                    {"card", "hexe", "--jsno"},
		`no such option --loud: check takes none`:                       {"check", "--loud"},
		`no such option --lang: use --json`:                             {"coverage", "--lang", "de"},
		`--lang needs a value: write --lang`:                            {"ruling", "112.G.e", "--lang"},
		`invalid value "many" for -n: write -n NUMBER`:                  {"search", "-n", "many", "x"},
		`bad flag syntax: ---x: write --name`:                           {"simulate", "---x"},
		`no such language "fr": use de or en`:                           {"simulate", "--lang", "fr"},
		`no file or embedded scenario "x.scn"`:                          {"simulate", "x.scn"},
		`no such card "--json"`:                                         {"card", "--", "--json"},
		`no such article "112.Z.z"`:                                     {"ruling", "112.Z.z"},
		`export needs the directory`:                                    {"export"},
		`export: no such option`:                                        {"export", "-x"},
	} {
		code, out, errOut := call(t, "", args...)
		if code == exitOK || code != exitUnread && args[0] != "card" && args[0] != "ruling" || out != "" {
			t.Errorf("%v: exit %d\n%s", args, code, out)
		}
		if !strings.Contains(errOut, want) || strings.Count(errOut, "\n") != 1 ||
			!errorForm.MatchString(strings.TrimSpace(errOut)) {
			t.Errorf("%v: got %q, want %q", args, errOut, want)
		}
	}
}

// TestHelp asks for help in every way: it goes to standard output, for the program and for each command.
func TestHelp(t *testing.T) {
	for _, c := range commands() {
		code, want, errOut := call(t, "", "help", c.name)
		if code != exitOK || errOut != "" || !strings.HasPrefix(want, "usage: catanica "+c.name) {
			t.Errorf("help %s: exit %d\n%s%s", c.name, code, want, errOut)
		}
		for _, flag := range []string{"-h", "--help"} {
			if code, out, _ := call(t, "", c.name, flag); code != exitOK || out != want {
				t.Errorf("%s %s: exit %d\n%s", c.name, flag, code, out)
			}
		}
		if _, out, _ := call(t, "", "help"); !strings.Contains(out, "catanica "+c.name) {
			t.Errorf("help does not name %s", c.name)
		}
	}
	code, _, errOut := call(t, "", "help", "xyzzy")
	if code != exitUnread || !strings.Contains(errOut, "no such command") {
		t.Errorf("help xyzzy: exit %d\n%s", code, errOut)
	}
}

// TestSimulate checks exit codes: with several scenarios, unreadable beats failing beats undecided beats holding.
func TestSimulate(t *testing.T) {
	dir := t.TempDir()
	write := func(name, old, replacement string) string {
		file := filepath.Join(dir, name+".scn")
		text := strings.Replace(holding, old, replacement, 1)
		if text == holding && old != "" {
			t.Fatalf("%q is not in the scenario", old)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	holds := write("holds", "", "")
	fails := write("fails", "expect Bibliothek blocked", "expect Bibliothek works")
	unreadable := write("unreadable", "expect Bibliothek", "expect Bibliohtek")
	nowhere := filepath.Join(dir, "nowhere.scn")
	for name, c := range map[string]struct {
		args []string
		in   string
		code int
		out  string // a part of standard output
		err  string // a part of standard error
	}{
		"one that holds":        {[]string{holds}, "", 0, "gilt       mine\n1 Szenario: 1 gilt", ""},
		"in English":            {[]string{holds, "--lang", "en"}, "", 0, "holds      mine\n1 scenario: 1 holds, 0 fail", ""},
		"one that fails":        {[]string{fails}, "", 1, "FALSCH     mine", "fails.scn:18:"},
		"one unreadable":        {[]string{unreadable}, "", 2, "UNLESBAR   mine", "unreadable.scn:18:"},
		"failing beats holding": {[]string{holds, fails}, "", 1, "2 Szenarien: 1 gilt, 1 falsch", "fails.scn:18:"},
		"unreadable beats failing": {[]string{unreadable, fails, holds}, "", 2,
			"3 Szenarien: 1 gilt, 1 falsch, 0 offen, 1 unlesbar", "unreadable.scn:18:"},
		"missing beats failing": {[]string{fails, nowhere}, "", 2, "FALSCH     mine", "nowhere.scn"},
		"missing alone":         {[]string{nowhere}, "", 2, "", "catanica: no file or embedded"},
		"a directory":           {[]string{dir}, "", 2, "", "catanica: cannot read the scenario"},
		"standard input":        {[]string{"-"}, holding, 0, "gilt       mine", ""},
		"empty standard input":  {[]string{"-"}, "", 2, "UNLESBAR", "<stdin>:1:1: "},
		"an embedded one":       {[]string{embedded}, "", 0, "gilt       " + embedded, ""},
		"a trace":               {[]string{"--trace", holds, "--lang=en"}, "", 0, "Mine (2004", ""},
		"a trace of a branch": {[]string{"--trace", "--lang=en", "-"}, branched, 0,
			"  branch 1 after 1\n   2  die 1\n", ""},
		"-- ends options": {[]string{"--", holds}, "", 0, "gilt", ""},
	} {
		code, out, errOut := call(t, c.in, append([]string{"simulate"}, c.args...)...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(errOut, c.err) ||
			c.err == "" && errOut != "" || c.out == "" && out != "" {
			t.Errorf("%s: exit %d, want %d\n%s---\n%s", name, code, c.code, out, errOut)
		}
		for line := range strings.Lines(errOut) {
			if !errorForm.MatchString(strings.TrimSpace(line)) || strings.Count(errOut, line) > 1 {
				t.Errorf("%s: standard error: %q", name, line)
			}
		}
	}
}

// TestSimulateJSON expects one object per line and scenario, with the documented keys.
func TestSimulateJSON(t *testing.T) {
	code, out, errOut := call(t, holding, "simulate", "--json", embedded, "-")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != exitOK || len(lines) != 2 || errOut != "" {
		t.Fatalf("exit %d, %d lines\n%s%s", code, len(lines), out, errOut)
	}
	for i, id := range []string{embedded, "mine"} {
		var res struct {
			Scenario string
			OK       bool
			Steps    []struct {
				N         int
				StateHash string `json:"state_hash"`
				Events    []struct{ Cites []string }
			}
			Expectations []struct {
				Text string
				OK   bool
			}
		}
		if err := json.Unmarshal([]byte(lines[i]), &res); err != nil || res.Scenario != id || !res.OK ||
			i == 1 && len(res.Expectations) != 1 {
			t.Errorf("%v: %+v", err, res)
		}
		if i == 0 && (len(res.Steps) == 0 || res.Steps[0].StateHash == "") {
			t.Errorf("no steps: %+v", res)
		}
	}
}

// TestSimulateStops cancels the context.
func TestSimulateStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var out, errOut strings.Builder
	if code := run(ctx, []string{"simulate"}, strings.NewReader(""), &out, &errOut); code != exitUnread ||
		!strings.Contains(errOut.String(), "stopped") {
		t.Errorf("exit %d\n%s", code, errOut.String())
	}
}

func TestCheck(t *testing.T) {
	if code, out, errOut := call(t, "", "check"); code != exitOK || out != "content: no mistakes\n" || errOut != "" {
		t.Errorf("exit %d\n%s%s", code, out, errOut)
	}
}

// TestCoverageJSON checks the documented keys and the additional ones.
func TestCoverageJSON(t *testing.T) {
	code, out, errOut := call(t, "", "coverage", "--json")
	var got struct {
		Articles, Rulings, Clauses, Pairs, Cards map[string]any
		Games, Boards, Sets                      []map[string]any
		NoSet                                    []map[string]any `json:"no_set"`
	}
	dec := json.NewDecoder(strings.NewReader(out))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&got); err != nil || code != exitOK || errOut != "" || len(got.Sets) == 0 {
		t.Fatalf("exit %d, %v\n%s%s", code, err, out, errOut)
	}
	for _, c := range []struct {
		what string
		got  map[string]any
		want string
	}{
		{"articles", got.Articles, "de en missing total"},
		{"rulings", got.Rulings, "explanatory mechanical open proven"},
		{"clauses", got.Clauses, "open proven total unplayable"},
		{"pairs", got.Pairs, "open proven total unplayable"},
		{"games", got.Games[0], "game open proven total unplayable"},
		{"boards", got.Boards[0], "game open proven total unplayable"},
		{"cards", got.Cards, "each effect_unknown open played total"},
		{"sets", got.Sets[0], "id known printed uncounted unknown unknown_fields"},
		{"no_set", got.NoSet[0], "card fields settles"},
	} {
		if keys := strings.Join(slices.Sorted(maps.Keys(c.got)), " "); keys != c.want {
			t.Errorf("%s: got %s, want %s", c.what, keys, c.want)
		}
	}
	for what, list := range map[string]any{"missing": got.Articles["missing"], "open": got.Rulings["open"],
		"effect_unknown": got.Cards["effect_unknown"]} {
		if _, ok := list.([]any); !ok {
			t.Errorf("%s is %v, want a list", what, list)
		}
	}
	for what, c := range map[string]map[string]any{"clauses": got.Clauses, "pairs": got.Pairs} {
		open, ok := c["open"].([]any)
		unplayable, ok2 := c["unplayable"].([]any)
		total, _ := c["total"].(float64)
		proven, _ := c["proven"].(float64)
		if !ok || !ok2 || total < 300 || proven < 200 || int(total) != int(proven)+len(open)+len(unplayable) {
			t.Errorf("%s: %v proven, %d open and %d unplayable are not all of %v", what, proven, len(open), len(unplayable),
				total)
		}
	}
	each, _ := got.Cards["each"].([]any)
	if total, _ := got.Cards["total"].(float64); len(each) != int(total) || total == 0 {
		t.Errorf("%d of %v cards are listed", len(each), got.Cards["total"])
	}
	if code, out, _ := call(t, "", "coverage"); code != exitOK || !strings.Contains(out, "unknown fields") ||
		!strings.Contains(out, "silent: ") {
		t.Errorf("as text: exit %d\n%s", code, out)
	}
}
