package deck

import (
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"catanica/catalog"

	"golang.org/x/tools/txtar"
)

// TestCardLines parses a line of cards in every form that players paste.
func TestCardLines(t *testing.T) {
	cat := small(t)
	for line, want := range map[string]string{
		"3 Spion":                           "3 spion",
		"3x Spion":                          "3 spion",
		"3 x Spion":                         "3 spion",
		"3× Spion":                          "3 spion",
		"3×Spion":                           "3 spion",
		"Spion x3":                          "3 spion",
		"Spion ×3":                          "3 spion",
		"Spion":                             "1 spion",
		"  spion\t":                         "1 spion",
		"- Spion":                           "1 spion",
		"* 2 Spion":                         "2 spion",
		"•\t2\tSpion   # aus der Box":       "2 spion",
		"– 2x Spy":                          "2 spion",
		"KRAEUTERHEXE":                      "1 kraeuterhexe",
		"Krauterhexe":                       "1 kraeuterhexe",
		"Haus des Mäzens (K&W)":             "1 haus-des-maezens kuw",
		"2 Haus des Maezens (kw)":           "2 haus-des-maezens kuw",
		"Raubzug (R&H) x2":                  "2 raubzug ruh",
		"Raubzug x2 (R&H)":                  "2 raubzug ruh",
		"2 raubzug@ruh":                     "2 raubzug ruh",
		"guido@2003":                        "1 guido jahreskarten",
		"Guido, der große Diplomat (2003)":  "1 guido jahreskarten",
		"Guido, the Great Diplomat (K&W)":   "1 guido kuw",
		"3 Xaver":                           "?",
		"3Spion":                            "?",
		"-3 Spion":                          "?",
		"3. Spion":                          "?",
		"0 Spion":                           "?",
		"123456789012345678901234567 Spion": "?",
		"spion@2003":                        "?",
		"Spion (2007)":                      "?",
		"x":                                 "?",
		"()":                                "?",
		"@":                                 "?",
	} {
		l, problems := Parse("[Deck]\n"+line, cat, catalog.DE)
		got := "?"
		if len(l.Deck) == 1 && l.Deck[0].Card != nil && len(problems) == 0 {
			e := l.Deck[0]
			got = strings.Repeat("I", e.Count) + " " + e.Card.ID
			got = strings.Replace(got, strings.Repeat("I", e.Count), string(rune('0'+e.Count)), 1)
			if e.Set != nil {
				got += " " + e.Set.ID
			}
		}
		if got != want {
			t.Errorf("%q: got %s, want %s (%v)", line, got, want, problems)
		}
		if want == "?" && len(problems) == 0 {
			t.Errorf("%q: no problem reported", line)
		}
	}
}

// TestProblems checks position, message and suggestions of problems in both languages.
func TestProblems(t *testing.T) {
	cat := small(t)
	const text = "Sets: Grundspiel, K&V\nAusgbe: 2005\nAllow: gudio@2003, T2003\n[Deck]\n  3 Spoin\n[Hnad]\nKloster\n"
	want := map[catalog.Lang][]string{
		catalog.DE: {
			`1:19: unbekanntes Set „K&V“: meintest du „K&W“?`,
			`2:1: unbekannter Schlüssel „Ausgbe“: meintest du „Ausgabe“ oder „Ansage“?`,
			`3:8: unbekannte Karte oder unbekanntes Set „gudio@2003“: meintest du „Guido, der große Diplomat“?`,
			`3:20: unbekannte Karte oder unbekanntes Set „T2003“: meintest du „T2002“?`,
			`5:5: unbekannte Karte „Spoin“: meintest du „Spion“?`,
			`6:2: unbekannter Abschnitt „Hnad“: meintest du „Hand“?`,
		},
		catalog.EN: {
			`1:19: unknown set "K&V": did you mean "K&W"?`,
			`2:1: unknown key "Ausgbe": did you mean "Ausgabe" or "Ansage"?`,
			`3:8: unknown card or set "gudio@2003": did you mean "Guido, the Great Diplomat"?`,
			`3:20: unknown card or set "T2003": did you mean "T2002"?`,
			`5:5: unknown card "Spoin": did you mean "Spion"?`,
			`6:2: unknown section "Hnad": did you mean "Hand"?`,
		},
	}
	for lang, lines := range want {
		_, problems := Parse(text, cat, lang)
		if got := problems.Err().Error(); got != strings.Join(lines, "\n") {
			t.Errorf("got\n%s\nwant\n%s", got, strings.Join(lines, "\n"))
		}
	}
}

// TestControlCharacters checks that a control character inside a line is a problem with its place. Names are compared
// without such characters, so the line would otherwise pass for the card.
func TestControlCharacters(t *testing.T) {
	cat := small(t)
	for text, want := range map[string]string{
		"[Deck]\n3 Sp\x00ion\n":          "2:5: control character U+0000: delete it",
		"[Deck]\n3 Krä\x1buterhexe\n":    "2:6: control character U+001B: delete it",
		"Sets: Grund\x7fspiel\n":         "1:12: control character U+007F: delete it",
		"[De\x00ck]\n3 Spion\n":          "1:4: control character U+0000: delete it",
		"\ufeff[Deck]\r\n3\tSpion\t\r\n": "",
		"[Deck]\n3 Spion # \x00\n":       "",
	} {
		l, problems := Parse(text, cat, catalog.EN)
		got := ""
		if len(problems) > 0 {
			got = problems[0].Error()
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
		if want != "" && Validate(cat, Options{}, l).Verdict != Unreadable {
			t.Errorf("%q: not unreadable", text)
		}
	}
}

func TestBounds(t *testing.T) {
	cat := small(t)
	for name, text := range map[string]string{
		"bytes":      strings.Repeat("#", MaxBytes+1),
		"lines":      strings.Repeat("\n", MaxLines) + "Spion",
		"name":       "Name: " + strings.Repeat("ä", maxName+1),
		"no UTF-8":   "[Deck]\n3 Spi\xffon",
		"long words": "[Deck]\n" + strings.Repeat("Spion ", 1000),
	} {
		_, problems := Parse(text, cat, catalog.EN)
		if len(problems) != 1 || len(problems[0].Message) > 300 {
			t.Errorf("%s: got %v, want one short problem", name, problems)
		}
	}
	for _, text := range []string{"[Deck]\n" + strings.Repeat("Spoin\n", 400),
		strings.Repeat("Allow: "+strings.Repeat("x,", 60)+"\n", 400)} {
		l, problems := Parse(text, cat, catalog.EN)
		if len(problems) != maxProblems || Validate(cat, Options{}, l).Verdict != Unreadable {
			t.Errorf("%d problems, want %d", len(problems), maxProblems)
		}
	}
	if _, problems := Parse("\ufeffName: x\r\n[Deck]\r\n3 Spion\r\n", cat, catalog.EN); len(problems) > 0 {
		t.Errorf("byte order mark and CRLF: %v", problems)
	}
}

// FuzzParse checks that no text makes the package panic, that every problem has a position in the text, and that what
// was read can be written and parsed again.
func FuzzParse(f *testing.F) {
	names, _ := os.ReadDir("testdata/lists")
	for _, n := range names {
		if a, err := txtar.ParseFile("testdata/lists/" + n.Name()); err == nil {
			for _, file := range a.Files {
				f.Add(string(file.Data))
			}
		}
	}
	f.Add("[Deck]\n1 Statue (\u00a0)\n")
	cat := small(f)
	f.Fuzz(func(t *testing.T, text string) {
		l, problems := Parse(text, cat, catalog.EN)
		lines := strings.Split(text, "\n")
		for _, p := range problems {
			if p.Line < 1 || p.Line > len(lines) || p.Column < 1 ||
				p.Column > utf8.RuneCountInString(lines[p.Line-1])+1 || p.Message == "" {
				t.Fatalf("problem without a place: %+v", p)
			}
		}
		r := Validate(cat, Options{Lang: catalog.EN}, l)
		if (r.Verdict == Unreadable) != (len(problems) > 0) {
			t.Fatalf("%s with %d problems", r.Verdict, len(problems))
		}
		if len(problems) > 0 {
			return
		}
		again, more := Parse(l.String(), cat, catalog.EN)
		if len(more) > 0 || bare(again) != bare(l) {
			t.Fatalf("%v\n%s\nbecame\n%s", more, l, again)
		}
	})
}
