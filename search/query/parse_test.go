package query

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"catanica/catalog"
)

// shown formats a node with every group in brackets.
func shown(n Node) string {
	list := func(nodes []Node, between string) string {
		var out []string
		for _, n := range nodes {
			out = append(out, shown(n))
		}
		return "(" + strings.Join(out, between) + ")"
	}
	switch n := n.(type) {
	case And:
		if len(n) == 1 {
			return shown(n[0])
		}
		return list(n, " ")
	case Or:
		return list(n, " | ")
	case Not:
		return "-" + shown(n.Of)
	case Word:
		return n.Text
	case Phrase:
		return "<" + n.Text + ">"
	case Filter:
		if n.Key.Form == Number {
			return fmt.Sprintf("%s[%d %d %s]", n.Key.Name, n.Range.Low, n.Range.High, n.Range.Word)
		}
		return n.Key.Name + string(n.Op) + n.Value
	}
	return "?"
}

func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		// plain words, whatever they look like
		"verhexte feuerwache abfackeln": "plain",
		"((((":                          "plain",
		":-) und oder -":                "plain",
		"darf ich (als nord) das":       "plain",
		"hexe oder spion":               "plain",
		"112:M.b":                       "plain",
		"kommt ein \"?\"":               "plain",
		"frage:darf ich":                "plain",
		"karte: hexe":                   "plain",
		"http://catan.example/x":        "plain",
		"z-d":                           "plain",
		"":                              "plain",
		"er sagt \"nein":                "plain",
		// with grammar
		"set:zd class:building cost<=3":     "(set:zd class:building cost[0 3 ])",
		"Kosten<3 siegpunkte>=1 HOLZ=2":     "(cost[0 2 ] vp[1 9223372036854775807 ] lumber[2 2 ])",
		"kosten <= 3":                       "cost[0 3 ]",
		"kosten<= 3 x":                      "(cost[0 3 ] x)",
		"kosten <=3":                        "cost[0 3 ]",
		"cost:2..4":                         "cost[2 4 ]",
		"cost:2-4":                          "cost[2 4 ]",
		"cost:..4":                          "cost[0 4 ]",
		"cost:3..":                          "cost[3 9223372036854775807 ]",
		"cost:unbekannt":                    "cost[0 0 unknown]",
		"cost:?":                            "cost[0 0 unknown]",
		"-spion hexe":                       "(-spion hexe)",
		"hexe -\"große mauer\"":             "(hexe -<große mauer>)",
		"NICHT set:zud":                     "-set:zud",
		"a OR b c":                          "(a | (b c))",
		"(hexe oder spion) kind:ruling":     "((hexe | spion) kind:ruling)",
		"-(hits:building or is:unique)":     "-(hits:building | is:unique)",
		"text:\"unter einen Stapel\" ort":   "(text:unter einen Stapel ort)",
		"text=„unter einen Stapel“":         "text:unter einen Stapel",
		"schützt:gebäude braucht:Zitadelle": "(protects:gebäude needs:Zitadelle)",
		"schuetzt:gebäude":                  "protects:gebäude",
		"edition>=2003 hexe":                "(edition>=2003 hexe)",
		"sortiere:-kosten,name set:zud":     "set:zud sorted [{cost true} {name false}]",
		"proven:no kind:ruling":             "(proven:no kind:ruling)",
		"set:zud UND kosten:1":              "(set:zud cost[1 1 ])",
	} {
		q, errs := Parse(text)
		got := shown(q.Root)
		if q.Plain {
			got = "plain"
		}
		if q.Sort != nil {
			got += fmt.Sprint(" sorted ", q.Sort)
		}
		if len(errs) > 0 || got != want {
			t.Errorf("%s: got %s %v, want %s", text, got, errs, want)
		}
	}
}

// TestMistakes: mistakes are reported at their place, in both languages, with the corrected query if it is known.
func TestMistakes(t *testing.T) {
	for _, c := range []struct{ text, caret, want, corrected string }{
		{"cost<=x", "^^^^^^^", "is not a number", ""},
		{"cost<=", "^^^^^^", "There is no value after “cost<=”", ""},
		{"hexe kosten>= ", "     ^^^^^^^^", "There is no value after “kosten>=”", ""},
		{"cost <= (set:zud)", "^^^^^^^", "There is no value", ""},
		{"hexe set:", "     ^^^^", "There is no value after “set:”", ""},
		{"Karte: wie oft", "", "", ""}, // a colon in a sentence
		{"welche Farbe<=", "", "", ""}, // no key
		{"hexe cots<=3", "     ^^^^", `did you mean “cost”?`, "hexe cost<=3"},
		{"(set:zud or kuw", "^", "is not closed", ""},
		{"set:zud)", "       ^", "closes nothing", ""},
		{"set:zud OR", "        ^^", "needs something on both sides", ""},
		{"set:zud -", "", "", ""}, // a lone minus is a word
		{"NOT", "^^^", "something to exclude is missing", ""},
		{"text:\"unter einen", "^^^^^^^^^^^^^^^^^", "is not closed", ""},
		{"set>zud", "^^^^^^^", "has no greater or less", ""},
		{"proven:maybe", "^^^^^^^^^^^^", "neither yes nor no", ""},
		{"sort:farbe set:zud", "^^^^^^^^^^", "is not a sort key", ""},
		{"date:gestern", "^^^^^^^^^^^^", "is not a date", ""},
		{"cost:4..2", "^^^^^^^^^", "is not a number", ""},
		{strings.Repeat("(", 40) + "set:zud", strings.Repeat(" ", 16) + "^", "Too many nested parentheses", ""},
		{strings.Repeat("is:unique ", 30), strings.Repeat(" ", 240) + "^^^^^^^^^", "Too many filters", ""},
	} {
		q, errs := Parse(c.text)
		if c.want == "" {
			if len(errs) > 0 {
				t.Errorf("%s: got %v, want no mistake", c.text, errs[0])
			}
			continue
		}
		if len(errs) == 0 {
			t.Errorf("%s: got %s, want a mistake", c.text, shown(q.Root))
			continue
		}
		e := errs[0]
		_, caret, _ := strings.Cut(e.Caret(), "\n")
		translated := e.In(catalog.DE) != e.In(catalog.EN)
		if !strings.Contains(e.Error(), c.want) || caret != c.caret || e.Corrected != c.corrected || !translated {
			t.Errorf("%s: got\n%s\n%s (%s), corrected %q", c.text, e.Caret(), e, e.In(catalog.DE), e.Corrected)
		}
		if !q.Plain || len(q.Words) != len(c.text) || len(q.Filters()) > 0 {
			t.Errorf("%s: a query with a mistake is not plain words", c.text)
		}
	}
}

// TestWords: filters and exclusions are blanked, and offsets stay valid.
func TestWords(t *testing.T) {
	q, _ := Parse(`hexe set:zud -spion "große mauer" (a or b)`)
	if got, want := q.Words, `hexe                 große mauer   a    b `; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestWordsOfMistakes: a query with a mistake keeps its words, or its whole text if it has no words.
func TestWordsOfMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"hexe cost<=x": "hexe        ", "cost<=x": "cost<=x", "hexe (set:zud": "hexe         ",
	} {
		q, errs := Parse(text)
		if len(errs) == 0 || q.Words != want {
			t.Errorf("%s: got %q, want %q", text, q.Words, want)
		}
	}
}

// TestKeys: no two keys share a name, and every example can be parsed.
func TestKeys(t *testing.T) {
	for _, k := range Keys() {
		for _, name := range append([]string{k.Name, k.German}, k.Aliases...) {
			if found, ok := Lookup(name); !ok || found.Name != k.Name {
				t.Errorf("%s names both %s and %s", name, k.Name, found.Name)
			}
		}
		if k.About.DE == "" || k.About.EN == "" {
			t.Errorf("%s: the description is missing in a language", k.Name)
		}
		for _, name := range []string{k.Name, k.German} {
			if q, errs := Parse(name + ":" + k.Example); len(errs) > 0 || q.Plain {
				t.Errorf("%s:%s: %v", name, k.Example, errs)
			}
		}
	}
}

// FuzzParse: any text can be parsed, mistakes point into it, and Words has its length.
func FuzzParse(f *testing.F) {
	for _, s := range []string{
		"set:zud (a or -b) \"c", "cost <= 3 or", "((((", "-(\"„", "🐉:<=", "a:b:c:d", "\xff:\"\xfe",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		q, errs := Parse(text)
		if len(q.Words) != len(text) {
			t.Fatalf("%q: words %q", text, q.Words)
		}
		for _, e := range errs {
			if e.At.From < 0 || e.At.From > e.At.To || e.At.To > len(text) || e.What.DE == "" || e.What.EN == "" {
				t.Fatalf("%q: %+v", text, e)
			}
			if utf8.ValidString(text) && !utf8.ValidString(e.Caret()+e.Corrected) {
				t.Fatalf("%q: %q", text, e.Caret())
			}
		}
		for _, filter := range q.Filters() {
			if filter.Key == nil || filter.Value == "" {
				t.Fatalf("%q: %+v", text, filter)
			}
		}
	})
}
