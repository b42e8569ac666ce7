package main

import (
	"flag"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"catanica/catalog"
)

// helpIn returns what a call prints with the help in a language.
func helpIn(t *testing.T, lang catalog.Lang, args ...string) string {
	t.Helper()
	var out, errOut strings.Builder
	e := env{in: strings.NewReader(""), out: &out, err: &errOut, load: loadOnce, helpIn: lang}
	if code := execute(t.Context(), args, e); code != exitOK || errOut.Len() > 0 {
		t.Fatalf("%v: exit %d\n%s", args, code, errOut.String())
	}
	return out.String()
}

// TestHelpTexts checks that each text of the help exists in both languages, and that each option has one.
func TestHelpTexts(t *testing.T) {
	complete := func(what string, text catalog.Text) {
		if text.DE == "" || text.EN == "" {
			t.Errorf("%s: %+v", what, text)
		}
	}
	differs := func(what string, text catalog.Text) {
		if complete(what, text); text.DE == text.EN && !strings.Contains(text.DE, "$(") {
			t.Errorf("%s: the same in both languages: %q", what, text.DE)
		}
	}
	used := map[string]bool{"help": true}
	for _, c := range commands() {
		differs(c.name, c.about)
		if !c.usage.Empty() {
			complete(c.name+": usage", c.usage)
		}
		for _, text := range []catalog.Text{c.exit, c.more} {
			if !text.Empty() {
				differs(c.name, text)
			}
		}
		for _, x := range c.examples {
			differs(x.line, x.about)
		}
		e := env{in: strings.NewReader(""), out: io.Discard, err: io.Discard}
		e.options = func(fs *flag.FlagSet) {
			fs.VisitAll(func(f *flag.Flag) {
				key := c.name + "." + f.Name
				if _, ok := optionTexts[key]; !ok {
					key = f.Name
				}
				used[key] = true
				differs(key, optionTexts[key].about)
				if value := optionTexts[key].value; isSwitch(f) != value.Empty() {
					t.Errorf("%s: switch %v, value %+v", key, isSwitch(f), value)
				} else if !value.Empty() {
					complete(key, value)
				}
			})
		}
		_, _ = c.run(t.Context(), e, nil) // it stops at its options
	}
	for _, key := range slices.Sorted(maps.Keys(optionTexts)) {
		if !used[key] {
			t.Errorf("%s: no command has this option", key)
		}
	}
}

// otherLanguage matches words of the help that belong to the other language.
var otherLanguage = map[catalog.Lang]*regexp.Regexp{
	catalog.DE: regexp.MustCompile(
		`(?i:usage:|default|options:|examples:|exit status|\b(the|of|and|such as)\b)|FILE|NUMBER`),
	catalog.EN: regexp.MustCompile(
		`(?i:Aufruf|Vorgabe|Optionen|Beispiele|Rückgabewert|\b(oder|und|etwa)\b)|DATEI|ZAHL`),
}

// TestHelpPages checks the help of every command in both languages: its width, its parts, and that no word of the other
// language is in it.
func TestHelpPages(t *testing.T) {
	pages := [][]string{{"help"}}
	for _, c := range commands() {
		pages = append(pages, []string{"help", c.name})
	}
	for lang, foreign := range otherLanguage {
		for _, args := range pages {
			page := helpIn(t, lang, args...)
			for line := range strings.Lines(page) {
				line = strings.TrimSuffix(line, "\n")
				if n := utf8.RuneCountInString(line); n > helpWidth || strings.TrimRight(line, " ") != line {
					t.Errorf("%s %v: %d columns: %q", lang, args, n, line)
				}
			}
			if m := foreign.FindString(page); m != "" {
				t.Errorf("%s %v: %q in\n%s", lang, args, m, page)
			}
		}
	}
	for lang, want := range map[catalog.Lang][]string{
		catalog.DE: {"Aufruf: catanica search ", "  -n ZAHL ", "(Vorgabe: 10)", "\nBeispiele:\n", "--help "},
		catalog.EN: {"usage: catanica search ", "  -n NUMBER ", "(default: 10)", "\nexamples:\n", "--help "},
	} {
		page := helpIn(t, lang, "search", "--help")
		for _, part := range want {
			if !strings.Contains(page, part) {
				t.Errorf("%s: %q is missing in\n%s", lang, part, page)
			}
		}
	}
}

// TestHelpLang checks how the language of the help is chosen.
func TestHelpLang(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		env  map[string]string
		want catalog.Lang
	}{
		"nothing":               {nil, nil, catalog.EN},
		"locale":                {nil, map[string]string{"LANG": "de_DE.UTF-8"}, catalog.DE},
		"Swiss locale":          {nil, map[string]string{"LANG": "de_CH"}, catalog.DE},
		"other locale":          {nil, map[string]string{"LANG": "fr_FR.UTF-8"}, catalog.EN},
		"not German":            {nil, map[string]string{"LANG": "den_CA"}, catalog.EN},
		"LC_ALL beats LANG":     {nil, map[string]string{"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, catalog.EN},
		"messages beat LANG":    {nil, map[string]string{"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_AT.UTF-8"}, catalog.DE},
		"variable beats locale": {nil, map[string]string{"LANG": "de_DE.UTF-8", "CATANICA_LANG": "en"}, catalog.EN},
		"unknown variable":      {nil, map[string]string{"LANG": "de_DE.UTF-8", "CATANICA_LANG": "fr"}, catalog.DE},
		"option beats variable": {
			[]string{"search", "--lang", "de", "-h"}, map[string]string{"CATANICA_LANG": "en"}, catalog.DE,
		},
		"option with =":           {[]string{"search", "-lang=de", "-h"}, nil, catalog.DE},
		"after the options":       {[]string{"search", "--", "--lang", "de"}, nil, catalog.EN},
		"option without language": {[]string{"search", "--lang"}, map[string]string{"LANG": "de"}, catalog.DE},
	} {
		if got := helpLang(c.args, func(key string) string { return c.env[key] }); got != c.want {
			t.Errorf("%s: got %s, want %s", name, got, c.want)
		}
	}
	for _, args := range [][]string{
		{"help", "--lang", "de", "card"}, {"help", "card", "--lang=de"}, {"help", "--lang", "de"},
	} {
		var out strings.Builder
		if code := run(t.Context(), args, strings.NewReader(""), &out, io.Discard); code != exitOK ||
			!strings.Contains(out.String(), "Aufruf: catanica ") {
			t.Errorf("%v: exit %d\n%s", args, code, out.String())
		}
	}
}

// TestAnswerLang checks that CATANICA_LANG sets the language of answers, and that --lang overrides it.
func TestAnswerLang(t *testing.T) {
	t.Setenv("CATANICA_LANG", "en")
	for want, args := range map[string][]string{
		"Witch": {"card", "hexe"}, "Hexe": {"card", "--lang", "de", "hexe"},
	} {
		var out, errOut strings.Builder
		if code := run(t.Context(), args, strings.NewReader(""), &out, &errOut); code != exitOK ||
			!strings.HasPrefix(out.String(), want) {
			t.Errorf("%v: exit %d, want %s\n%s%s", args, code, want, out.String(), errOut.String())
		}
	}
}

// TestCompletionLang checks that the scripts describe commands and options in the language of the help, or that of
// --lang.
func TestCompletionLang(t *testing.T) {
	const de, en = "eine Karte zeigen", "show one card"
	for _, shell := range []string{"zsh", "fish"} { // bash shows no descriptions
		for want, got := range map[string]string{
			de: helpIn(t, catalog.DE, "completion", shell), en: helpIn(t, catalog.EN, "completion", shell),
		} {
			if !strings.Contains(got, want) {
				t.Errorf("%s: %q is missing", shell, want)
			}
		}
		got := helpIn(t, catalog.EN, "completion", "--lang", "de", shell)
		if !strings.Contains(got, de) || strings.Contains(got, en) {
			t.Errorf("%s --lang de: %q is missing, or %q is not", shell, de, en)
		}
	}
}
