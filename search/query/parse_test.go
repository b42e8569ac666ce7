package query

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"catanica/catalog"
)

// shown writes a node with every group in brackets.
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
		// the grammar
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

// TestMistakes: each is named at its place, in both languages, and where it is known with the query as it was meant.
func TestMistakes(t *testing.T) {
	for _, c := range []struct{ text, caret, want, mend string }{
		{"cost<=x", "^^^^^^^", "is no number", ""},
		{"hexe cots<=3", "     ^^^^", `did you mean “cost”?`, "hexe cost<=3"},
		{"(set:zud or kuw", "^", "is not closed", ""},
		{"set:zud)", "       ^", "closes nothing", ""},
		{"set:zud OR", "        ^^", "does not stand between two things", ""},
		{"set:zud -", "", "", ""}, // a minus by itself is a word
		{"NOT", "^^^", "something is missing", ""},
		{"text:\"unter einen", "^^^^^^^^^^^^^^^^^", "is not closed", ""},
		{"set>zud", "^^^^^^^", "knows no greater or less", ""},
		{"proven:maybe", "^^^^^^^^^^^^", "neither yes nor no", ""},
		{"sort:farbe set:zud", "^^^^^^^^^^", "nothing to sort by", ""},
		{"date:gestern", "^^^^^^^^^^^^", "is no date", ""},
		{"cost:4..2", "^^^^^^^^^", "is no number", ""},
		{strings.Repeat("(", 40) + "set:zud", strings.Repeat(" ", 16) + "^", "Too many parentheses", ""},
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
		if !strings.Contains(e.Error(), c.want) || caret != c.caret || e.Mend != c.mend || e.In(catalog.DE) == e.In(catalog.EN) {
			t.Errorf("%s: got\n%s\n%s (%s), mend %q", c.text, e.Caret(), e, e.In(catalog.DE), e.Mend)
		}
		if !q.Plain || len(q.Words()) != len(c.text) || len(q.Filters()) > 0 {
			t.Errorf("%s: with a mistake the words alone are searched", c.text)
		}
	}
}

// TestWords: what only filters is blanked, and every offset stays.
func TestWords(t *testing.T) {
	q, _ := Parse(`hexe set:zud -spion "große mauer" (a or b)`)
	if got, want := q.Words(), `hexe                 große mauer   a    b `; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestWordsOfMistakes: what is no filter is searched all the same; where nothing else is there, the text as it stands.
func TestWordsOfMistakes(t *testing.T) {
	for text, want := range map[string]string{"hexe cost<=x": "hexe        ", "cost<=x": "cost<=x", "hexe (set:zud": "hexe         "} {
		q, errs := Parse(text)
		if len(errs) == 0 || q.Words() != want {
			t.Errorf("%s: got %q, want %q", text, q.Words(), want)
		}
	}
}

// TestKeys: no name stands for two keys, and every example can be read.
func TestKeys(t *testing.T) {
	for _, k := range Keys() {
		for _, name := range append([]string{k.Name, k.German}, k.Aliases...) {
			if found, ok := Lookup(name); !ok || found.Name != k.Name {
				t.Errorf("%s stands for %s and for %s", name, k.Name, found.Name)
			}
		}
		if k.About.DE == "" || k.About.EN == "" {
			t.Errorf("%s: say in both languages what it asks for", k.Name)
		}
		for _, name := range []string{k.Name, k.German} {
			if q, errs := Parse(name + ":" + k.Example); len(errs) > 0 || q.Plain {
				t.Errorf("%s:%s: %v", name, k.Example, errs)
			}
		}
	}
}

// FuzzParse: any text is read, mistakes point into it, and the words keep its length.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"set:zud (a or -b) \"c", "cost <= 3 or", "((((", "-(\"„", "🐉:<=", "a:b:c:d", "\xff:\"\xfe"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		q, errs := Parse(text)
		if len(q.Words()) != len(text) {
			t.Fatalf("%q: words %q", text, q.Words())
		}
		for _, e := range errs {
			if e.At.From < 0 || e.At.From > e.At.To || e.At.To > len(text) || e.What.DE == "" || e.What.EN == "" {
				t.Fatalf("%q: %+v", text, e)
			}
			if utf8.ValidString(text) && !utf8.ValidString(e.Caret()+e.Mend) {
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
