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

// small is a vocabulary to test the rules with. The real one comes from the content.
const small = `hexe hexen haus ritter karte karten spion macht könig größe feuer mauer brennen abbrennen verbrennen
niederbrennen abfackeln verhexen gebäude gegner feuerwache wache saal handel niederlassung rittermacht stehlen kosten
burn witch spy building spell book`

// analyzers returns the analyzers of both languages with the small vocabulary.
func analyzers(t testing.TB) map[catalog.Lang]*analyzer {
	t.Helper()
	d, err := loadData()
	if err != nil {
		t.Fatal(err)
	}
	var docs []Document
	for _, line := range strings.Split(small, "\n") {
		docs = append(docs, Document{Kind: catalog.KindRule, Title: catalog.Text{DE: line, EN: line}})
	}
	out := newAnalyzers(d, ablation{})
	for _, a := range out {
		fields := defaultWeights().fields
		a.learn(newCorpus(docs, fields, a).vocabulary(fields), d.irregular[a.lang])
	}
	return out
}

// rows reads a table in testdata: columns separated by tabs, comments with #.
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
	l := analyzers(t)[catalog.DE]
	for _, row := range rows(t, "german.tsv") {
		a := l.analyze(row[0])
		var parts []string
		for _, f := range a.terms[2:] {
			parts = append(parts, f.text[1:])
		}
		want := ""
		if len(row) > 2 {
			want = row[2]
		}
		if got := strings.Join(parts, " "); a.stem() != row[1] || got != want {
			t.Errorf("%s: got %s [%s], want %s [%s]", row[0], a.stem(), got, row[1], want)
		}
	}
}

func TestEnglish(t *testing.T) {
	l := analyzers(t)[catalog.EN]
	for word, stem := range map[string]string{
		"buildings": "build", "spies": "spy", "spy": "spy", "spied": "spy", "spi": "spi", "stolen": "steal",
		"burnt": "burn", "burning": "burn", "witch's": "witch", "königssaal": "konigssa",
	} {
		if got := l.analyze(word).stem(); got != stem {
			t.Errorf("%s: got %s, want %s", word, got, stem)
		}
	}
	if a := l.analyze("spellbook"); a.parts != 2 {
		t.Errorf("spellbook: got %v, want two parts", a.terms)
	}
}

// TestPartOffsets: parts of compounds have byte offsets. bleve's dict_compound begins the parts of Königssaal one byte
// early.
func TestPartOffsets(t *testing.T) {
	l := analyzers(t)[catalog.DE]
	const text = "Im Königssaal, im KOENIGSSAAL!"
	var got []string
	eachToken(text, func(start, end int) {
		for _, f := range l.analyze(strings.ToLower(text[start:end])).terms {
			if f.text[0] == partPrefix {
				got = append(got, text[start+f.from:start+f.to])
			}
		}
	})
	if want := []string{"König", "saal", "KOENIG", "SAAL"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestNegationsAreNotStopWords: nicht, ohne and kein decide what a rule says.
func TestNegationsAreNotStopWords(t *testing.T) {
	l := analyzers(t)
	for _, w := range []string{"nicht", "ohne", "kein", "gegen"} {
		if l[catalog.DE].stopWords[w] {
			t.Errorf("%s is a stop word", w)
		}
	}
	for _, w := range []string{"not", "no", "without", "against"} {
		if l[catalog.EN].stopWords[w] {
			t.Errorf("%s is a stop word", w)
		}
	}
	if !l[catalog.DE].stopWords["der"] || !l[catalog.EN].stopWords["the"] {
		t.Error("articles are not stop words")
	}
}

// TestTokensAsUnicode: in all texts of the content, eachToken finds the tokens of bleve's Unicode tokenizer (UAX 29).
func TestTokensAsUnicode(t *testing.T) {
	texts := []string{
		"don't, z.B. 3,5 u.a. K&W a_b x.1 1.x", "'quoted' word's", "e\u0301te\u0301 naïve ﬁx", "a·b c:d 1:2 ..a a.. _ __ _a",
	}
	for _, d := range realDocs(t) {
		for _, lang := range catalog.Langs {
			texts = append(texts, d.Title.In(lang), d.Question.In(lang), d.Answer.In(lang), d.Body.In(lang))
			texts = append(texts, d.Asked.In(lang)...)
		}
	}
	for _, text := range texts {
		var got, want []string
		eachToken(text, func(start, end int) {
			if text[start:end] != "?" {
				got = append(got, text[start:end])
			}
		})
		for _, w := range uni.NewUnicodeTokenizer().Tokenize([]byte(text)) {
			if len(w.Term) <= maxTokenBytes && strings.ContainsFunc(string(w.Term), isWordRune) {
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

func TestTokenize(t *testing.T) {
	for text, want := range map[string][]string{
		`würfelt er ein "?", kommt`:    {"würfelt", "er", "ein", "?", "kommt"},
		"muss ich das ? selbst":        {"muss", "ich", "das", "?", "selbst"},
		"was nun?":                     {"was", "nun"},
		"K&W":                          {"k", "w"},
		strings.Repeat("x", 99) + " a": {"a"},
		"🐉 ((( *":                      nil,
	} {
		var got []string
		for _, w := range tokenize(text, 99) {
			got = append(got, w.text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}

// TestPhoneticCode has the examples from descriptions of the Cologne phonetics, and misspellings of players.
func TestPhoneticCode(t *testing.T) {
	for word, want := range map[string]string{
		"wikipedia": "3412", "breschnew": "17863", "mullerludenscheidt": "65752682", "axt": "0482", "heinz": "068",
		"phase": "38", "fase": "38", "rizzer": "787", "ritter": "727", "": "",
	} {
		if got := phoneticCode(word); got != want {
			t.Errorf("%s: got %s, want %s", word, got, want)
		}
	}
	if phoneticCode("sudn") != phoneticCode("sudden") || phoneticCode("feuertoifel") != phoneticCode("feuerteufel") {
		t.Error("words that sound alike have different codes")
	}
}

func TestWordList(t *testing.T) {
	l := wordList("aber\nburg\nherr\nzug\n")
	for word, want := range map[string]bool{
		"aber": true, "burg": true, "herr": true, "zug": true,
		"bur": false, "burgh": false, "a": false, "zz": false, "": false,
	} {
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

// TestPartlyKnownCompounds: if only a part of a compound is in the vocabulary, that part is found.
func TestPartlyKnownCompounds(t *testing.T) {
	l := analyzers(t)[catalog.DE]
	for word, want := range map[string]string{
		"ritterherz": "ritter", "sommerhexe": "hex", "ritterxyz": "", "feuerwache": "feuer wach",
	} {
		var parts []string
		a := l.analyze(word)
		for _, f := range a.terms[2 : 2+a.parts] {
			parts = append(parts, f.text[1:])
		}
		if got := strings.Join(parts, " "); got != want {
			t.Errorf("%s: got %q, want %q", word, got, want)
		}
	}
}

func TestEditDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		max  int
		want int
	}{
		{"feuerwahce", "feuerwache", 2, 1}, // neighbors swapped
		{"abfakeln", "abfackeln", 2, 1},
		{"hexe", "hexe", 1, 0},
		{"hexe", "hexen", 1, 1},
		{"hxee", "hexe", 1, 1},
		{"haus", "maus", 1, 1},
		{"haus", "laub", 1, 2}, // too far
		{"", "ab", 1, 2},
		{strings.Repeat("a", 90), strings.Repeat("a", 90), 1, 2}, // longer than any token
	} {
		if got := editDistance(c.a, c.b, c.max); got != c.want {
			t.Errorf("%s, %s: got %d, want %d", c.a, c.b, got, c.want)
		}
	}
}
