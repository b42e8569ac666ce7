package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
)

const decksDir = "../../catalog/deck/testdata/decks/"

// loadOnce is loadContent for all calls of the tests together.
var loadOnce = sync.OnceValues(loadContent)

// call runs the program with the arguments, and in on standard input.
func call(t *testing.T, in string, args ...string) (code int, out, errOut string) {
	t.Helper()
	var o, e strings.Builder
	code = execute(t.Context(), args, env{in: strings.NewReader(in), out: &o, err: &e, load: loadOnce})
	return code, o.String(), e.String()
}

// spoiled writes a copy of an example list with replacements and returns its file name.
func spoiled(t *testing.T, list string, replace ...string) string {
	t.Helper()
	data, err := os.ReadFile(decksDir + list)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.NewReplacer(replace...).Replace(string(data))
	if text == string(data) && len(replace) > 0 {
		t.Fatalf("nothing to replace in %s: %v", list, replace)
	}
	name := filepath.Join(t.TempDir(), list)
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestValidateExitCodes(t *testing.T) {
	legal, guest := decksDir+"kuenstlerdeck.txt", decksDir+"drachenflug.txt"
	illegal := spoiled(t, "drachenflug.txt", "2 Burg", "3 Burg", "2 Abbey", "1 Abbey")
	undecided := spoiled(t, "drachenflug.txt", "Z&D, R&H", "Z&D, R&H, P&I", "2 Burg", "2 Kanzler")
	unreadable := spoiled(t, "drachenflug.txt", "2 Burg", "2 Brug")
	for name, c := range map[string]struct {
		args []string
		code int
		out  string // a part of standard output
		err  string // a part of standard error
	}{
		"legal": {[]string{legal, "--lang=en"}, 0, "legal", ""},
		"legal by an outside source": {[]string{decksDir + "ritter-1998.txt", "--lang=en"}, 0,
			`Rests on a fact that only one outside source states: Basic game holds 3 copies of "Black Knight".`, ""},
		"legal in German": {[]string{legal}, 0, "zulässig", ""},
		"illegal":         {[]string{illegal}, 1, "[copies.exceeded, kuw.turnier.deck]", ""},
		"undecided":       {[]string{undecided}, 3, "[copies.unknown, kuw.turnier.deck]", ""},
		"unreadable in German": {[]string{unreadable, "--lang=de"}, 2, "UNLESBAR",
			":32:3: unbekannte Karte „Brug“: meintest du „Burg“?\n"},
		"unreadable": {[]string{unreadable}, 2, "UNLESBAR", `:32:3: unknown card "Brug": did you mean "Burg"`},
		"a match":    {[]string{legal, guest}, 0, "Ereignisstapel: 13", ""},
		"two guests": {[]string{guest, guest}, 1, "match.hosts", ""},
		"illegal beats undecided": {[]string{spoiled(t, "kuenstlerdeck.txt", "3 Spion", "4 Spion"), undecided}, 1,
			"copies.exceeded", ""},
		"undecided beats legal": {[]string{legal, undecided}, 3, "copies.unknown", ""},
		"unreadable beats illegal": {[]string{spoiled(t, "kuenstlerdeck.txt", "3 Spion", "4 Spion"), unreadable}, 2,
			"copies.exceeded", "drachenflug.txt:32:3:"},
		"an option overrides":  {[]string{"--edition", "1998", legal}, 1, "set.not-yet", ""},
		"the small tournament": {[]string{"--format", "kleines-turnier", legal}, 1, "[share.exceeded, 106.B.a]", ""},
		"the beginners' game": {[]string{"--format", "einsteiger", "--lang=en", legal}, 3,
			"beginners' tournament game, edition 2005", ""},
		"a directory":        {[]string{decksDir}, 0, "ritter-1998.txt", ""},
		"an empty directory": {[]string{t.TempDir()}, 2, "", "no deck list"},
		"options behind":     {[]string{legal, "--lang", "de"}, 0, "zulässig", ""},
		"-- ends options":    {[]string{"--", legal}, 0, "", ""},
		"a name with a dash": {[]string{"--", "-json"}, 2, "", `no such file "-json"`},
		"no list":            {nil, 2, "", "takes one deck list or the two lists of a match"},
		"three lists": {[]string{legal, guest, guest}, 2, "",
			"takes one deck list or the two lists of a match"},
		"no such file":              {[]string{"nowhere.txt"}, 2, "", "no such file"},
		"no such edition":           {[]string{"--edition", "2010", legal}, 2, "", "no such edition"},
		"no such format":            {[]string{"--format", "skat", legal}, 2, "", "no such format"},
		"a format nearly":           {[]string{"--format", "einstiger", legal}, 2, "", `did you mean "einsteiger"?`},
		"no such language":          {[]string{"--lang", "fr", legal}, 2, "", "no such language"},
		"no such player":            {[]string{"--player", "3", legal, guest}, 2, "", "no such player"},
		"no such option":            {[]string{"--jason", legal}, 2, "", "no such option --jason: did you mean --json?"},
		"standard input twice":      {[]string{"-", "-"}, 2, "", "standard input"},
		"a directory and a list":    {[]string{decksDir, legal}, 2, "", "cannot read"},
		"a player of a single list": {[]string{"--player", "1", legal}, 2, "", "no such player"},
	} {
		code, out, errOut := call(t, "", append([]string{"validate"}, c.args...)...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(errOut, c.err) ||
			c.err == "" && errOut != "" {
			t.Errorf("%s: got %d, want %d\n%s%s", name, code, c.code, out, errOut)
		}
	}
}

func TestValidateStandardInput(t *testing.T) {
	data, err := os.ReadFile(decksDir + "ritter-1998.txt")
	if err != nil {
		t.Fatal(err)
	}
	if code, out, errOut := call(t, string(data), "validate", "-"); code != 0 || !strings.Contains(out, "<stdin>") {
		t.Errorf("got %d\n%s%s", code, out, errOut)
	}
	if code, _, errOut := call(t, strings.Repeat("# Spion\n", 20000), "validate", "-"); code != 2 ||
		!strings.HasPrefix(errOut, "<stdin>:1:1: ") {
		t.Errorf("a list that is too long: got %d\n%s", code, errOut)
	}
}

// TestValidateJSON checks the documented keys.
func TestValidateJSON(t *testing.T) {
	code, out, _ := call(t, "", "validate", "--json", "--lang", "en", spoiled(t, "kuenstlerdeck.txt", "3 Spion", "4 Spion",
		"2 Armen", "1 Armen"))
	var report struct {
		Verdict, Format, Edition string
		Violations, Warnings     []map[string]any
	}
	if err := json.Unmarshal([]byte(out), &report); err != nil || code != 1 {
		t.Fatalf("got %d, %v\n%s", code, err, out)
	}
	if report.Verdict != "illegal" || report.Format != "turnier" || report.Edition != "2005" ||
		len(report.Violations) != 1 || report.Warnings == nil {
		t.Errorf("got %+v", report)
	}
	v := report.Violations[0]
	for key, want := range map[string]any{"code": "copies.exceeded", "player": 1.0, "line": 32.0, "got": 4.0, "limit": 3.0,
		"rule":    "kuw.turnier.deck",
		"message": `"Spy" is in the list 4 times, but exists only 3 times.`, "fix": "Remove 1."} {
		if v[key] != want {
			t.Errorf("%s: got %v, want %v", key, v[key], want)
		}
	}
	if cards, ok := v["cards"].([]any); !ok || len(cards) != 1 || cards[0] != "spion" {
		t.Errorf("cards: got %v", v["cards"])
	}
	code, out, _ = call(t, "", "validate", "--json", decksDir)
	var dir struct {
		Verdict string
		Lists   []struct{ File, Verdict string }
	}
	if err := json.Unmarshal([]byte(out), &dir); err != nil || code != 0 || dir.Verdict != "legal" || len(dir.Lists) < 3 ||
		dir.Lists[0].File == "" {
		t.Errorf("directory: got %d, %v\n%s", code, err, out)
	}
}

// ruleTexts matches the sentences of articles in a report.
var ruleTexts = regexp.MustCompile(`(?s)\nDie Regeln:\n.*|"rule_text": "(\\"|[^"])*"`)

// TestValidateKeepsSecrets expects no card in the report on a match of legal lists, and nothing of the opponent's list
// in a player's view.
func TestValidateKeepsSecrets(t *testing.T) {
	a, b := decksDir+"kuenstlerdeck.txt", decksDir+"drachenflug.txt"
	for _, args := range [][]string{{a, b}, {"--json", a, b}} {
		_, out, _ := call(t, "", append([]string{"validate"}, args...)...)
		out = ruleTexts.ReplaceAllString(out, "") // articles name cards, whatever the decks hold
		for _, card := range []string{"Konrad", "konrad", "Komet", "komet", "Spion", "spion", "Unruhen", "Seuche", "seuche"} {
			if strings.Contains(out, card) {
				t.Errorf("%v shows %s:\n%s", args, card, out)
			}
		}
	}
	_, out, _ := call(t, "", "validate", "--player", "2", spoiled(t, "kuenstlerdeck.txt", "3 Spion", "4 Spion"), b)
	if strings.Contains(out, "Spion") || strings.Contains(out, "Künstlerdeck") || !strings.Contains(out, "1 × Komet") {
		t.Errorf("player 2 sees\n%s", out)
	}
	_, _, errOut := call(t, "", "validate", "--player", "2", spoiled(t, "kuenstlerdeck.txt", "3 Spion", "3 Spoin"), b)
	if errOut != "" {
		t.Errorf("player 2 sees the mistakes of player 1: %s", errOut)
	}
}
