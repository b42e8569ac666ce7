package search

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"

	uni "github.com/blevesearch/bleve/v2/analysis/tokenizer/unicode"
)

// small is a vocabulary to test the rules with; the real one is that of the content.
const small = `hexe hexen haus ritter karte karten spion macht könig größe feuer mauer brennen abbrennen verbrennen
niederbrennen abfackeln verhexen gebäude gegner feuerwache wache saal handel niederlassung rittermacht stehlen kosten
burn witch spy building spell book`

// languages returns both languages, taught the small vocabulary.
func languages(t testing.TB) map[catalog.Lang]*language {
	t.Helper()
	d, err := loadData()
	if err != nil {
		t.Fatal(err)
	}
	var docs []Document
	for _, line := range strings.Split(small, "\n") {
		docs = append(docs, Document{Kind: catalog.KindRule, Title: catalog.Text{DE: line, EN: line}})
	}
	langs := newLanguages(d, layers{})
	for _, l := range langs {
		fields := defaultWeights().fields
		l.learn(newCorpus(docs, fields, l).vocabulary(fields), d.forms[l.lang])
	}
	return langs
}

// rows reads the lines of a table in testdata: columns between tabs, # for comments.
func rows(t testing.TB, name string) [][]string {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out [][]string
	for s := bufio.NewScanner(f); s.Scan(); {
		if line := s.Text(); line != "" && !strings.HasPrefix(line, "#") {
			out = append(out, strings.Split(line, "\t"))
		}
	}
	return out
}

func TestGerman(t *testing.T) {
	l := languages(t)[catalog.DE]
	for _, row := range rows(t, "german.tsv") {
		e := l.entry(row[0])
		var parts []string
		for _, f := range e.forms[2:] {
			parts = append(parts, f.term[1:])
		}
		want := ""
		if len(row) > 2 {
			want = row[2]
		}
		if got := strings.Join(parts, " "); e.stem() != row[1] || got != want {
			t.Errorf("%s: got %s [%s], want %s [%s]", row[0], e.stem(), got, row[1], want)
		}
	}
}

func TestEnglish(t *testing.T) {
	l := languages(t)[catalog.EN]
	for word, stem := range map[string]string{
		"buildings": "build", "spies": "spy", "spy": "spy", "spied": "spy", "spi": "spi", "stolen": "steal",
		"burnt": "burn", "burning": "burn", "witch's": "witch", "königssaal": "konigssa",
	} {
		if got := l.entry(word).stem(); got != stem {
			t.Errorf("%s: got %s, want %s", word, got, stem)
		}
	}
	if e := l.entry("spellbook"); e.parts != 2 {
		t.Errorf("spellbook: got %v, want two parts", e.forms)
	}
}

// TestPartsAreBytes is the word at which bleve's dict_compound fails: its parts begin one byte too early.
func TestPartsAreBytes(t *testing.T) {
	l := languages(t)[catalog.DE]
	const text = "Im Königssaal, im KOENIGSSAAL!"
	var got []string
	eachWord(text, func(start, end int) {
		for _, f := range l.entry(strings.ToLower(text[start:end])).forms {
			if f.term[0] == markPart {
				got = append(got, text[start+f.from:start+f.to])
			}
		}
	})
	if want := []string{"König", "saal", "KOENIG", "SAAL"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestMeaningWordsStay: nicht, ohne and kein decide what a rule says and are no stop words here.
func TestMeaningWordsStay(t *testing.T) {
	l := languages(t)
	for _, w := range []string{"nicht", "ohne", "kein", "gegen"} {
		if l[catalog.DE].weak[w] {
			t.Errorf("%s is weak", w)
		}
	}
	for _, w := range []string{"not", "no", "without", "against"} {
		if l[catalog.EN].weak[w] {
			t.Errorf("%s is weak", w)
		}
	}
	if !l[catalog.DE].weak["der"] || !l[catalog.EN].weak["the"] {
		t.Error("articles are not weak")
	}
}

// TestWordsAsUnicode: our words are those of bleve's tokenizer, which keeps to UAX 29, in all texts of the content.
func TestWordsAsUnicode(t *testing.T) {
	texts := []string{"don't, z.B. 3,5 u.a. K&W a_b x.1 1.x", "'quoted' word's", "e\u0301te\u0301 naïve ﬁx", "a·b c:d 1:2 ..a a.. _ __ _a"}
	for _, d := range realDocs(t) {
		for _, lang := range catalog.Langs {
			texts = append(texts, d.Title.In(lang), d.Question.In(lang), d.Answer.In(lang), d.Body.In(lang))
			texts = append(texts, d.Asked.In(lang)...)
		}
	}
	for _, text := range texts {
		var got, want []string
		eachWord(text, func(start, end int) {
			if text[start:end] != "?" {
				got = append(got, text[start:end])
			}
		})
		for _, w := range uni.NewUnicodeTokenizer().Tokenize([]byte(text)) {
			if len(w.Term) <= maxWord && strings.ContainsFunc(string(w.Term), isWordRune) {
				want = append(want, string(w.Term))
			}
		}
		if !slices.Equal(got, want) {
			i := 0
			for i < min(len(got), len(want)) && got[i] == want[i] {
				i++
			}
			t.Errorf("%.80q: got %q, want %q", text, got[i:min(i+3, len(got))], want[i:min(i+3, len(want))])
		}
	}
}

func TestTokenizer(t *testing.T) {
	for text, want := range map[string][]string{
		`würfelt er ein "?", kommt`:    {"würfelt", "er", "ein", "?", "kommt"},
		"muss ich das ? selbst":        {"muss", "ich", "das", "?", "selbst"},
		"was nun?":                     {"was", "nun"},
		"K&W":                          {"k", "w"},
		strings.Repeat("x", 99) + " a": {"a"},
		"🐉 ((( *":                      nil,
	} {
		var got []string
		for _, w := range typedWords(text, 99) {
			got = append(got, w.text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}

// TestSound has the examples that descriptions of the Cologne phonetics give, and mistakes of players.
func TestSound(t *testing.T) {
	for word, want := range map[string]string{
		"wikipedia": "3412", "breschnew": "17863", "mullerludenscheidt": "65752682", "axt": "0482", "heinz": "068",
		"phase": "38", "fase": "38", "rizzer": "787", "ritter": "727", "": "",
	} {
		if got := sound(word); got != want {
			t.Errorf("%s: got %s, want %s", word, got, want)
		}
	}
	if sound("sudn") != sound("sudden") || sound("feuertoifel") != sound("feuerteufel") {
		t.Error("what sounds alike has different codes")
	}
}

func TestWordList(t *testing.T) {
	l := wordList("aber\nburg\nherr\nzug\n")
	for word, want := range map[string]bool{"aber": true, "burg": true, "herr": true, "zug": true, "bur": false, "burgh": false, "a": false, "zz": false, "": false} {
		if got := l.has(word); got != want {
			t.Errorf("%q: got %v", word, got)
		}
	}
	for _, list := range []string{commonGerman, commonEnglish} {
		words := strings.Split(strings.TrimSuffix(list, "\n"), "\n")
		if !slices.IsSorted(words) || len(words) < 8000 {
			t.Errorf("the list of %d words is not sorted", len(words))
		}
		for i := 0; i < len(words); i += 97 {
			if !wordList(list).has(words[i]) {
				t.Errorf("%s is not found", words[i])
			}
		}
	}
}

// TestHalfCompounds: of a compound that our vocabulary knows only a part of, that part is found.
func TestHalfCompounds(t *testing.T) {
	l := languages(t)[catalog.DE]
	for word, want := range map[string]string{"ritterherz": "ritter", "sommerhexe": "hex", "ritterxyz": "", "feuerwache": "feuer wach"} {
		var parts []string
		e := l.entry(word)
		for _, f := range e.forms[2 : 2+e.parts] {
			parts = append(parts, f.term[1:])
		}
		if got := strings.Join(parts, " "); got != want {
			t.Errorf("%s: got %q, want %q", word, got, want)
		}
	}
}

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		max  int
		want int
	}{
		{"feuerwahce", "feuerwache", 2, 1}, // neighbours swapped
		{"abfakeln", "abfackeln", 2, 1},
		{"hexe", "hexe", 1, 0},
		{"hexe", "hexen", 1, 1},
		{"hxee", "hexe", 1, 1},
		{"haus", "maus", 1, 1},
		{"haus", "laub", 1, 2}, // too far
		{"", "ab", 1, 2},
		{strings.Repeat("a", 90), strings.Repeat("a", 90), 1, 2}, // no such word
	} {
		if got := distance(c.a, c.b, c.max); got != c.want {
			t.Errorf("%s, %s: got %d, want %d", c.a, c.b, got, c.want)
		}
	}
}
