package analysis

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"

	"github.com/blevesearch/bleve/v2"
	uni "github.com/blevesearch/bleve/v2/analysis/tokenizer/unicode"
)

// small is a vocabulary to test the rules with. The real one comes from the content.
const small = `hexe hexen haus ritter karte karten spion macht könig größe feuer mauer brennen abbrennen verbrennen
niederbrennen abfackeln verhexen gebäude gegner feuerwache wache saal handel niederlassung rittermacht stehlen kosten
burn witch spy building spell book`

// lexicons returns the lexicons of both languages with the small vocabulary.
func lexicons(t testing.TB) map[catalog.Lang]*Lexicon {
	t.Helper()
	out, err := Lexicons(Options{})
	if err != nil {
		t.Fatal(err)
	}
	for lang, l := range out {
		vocabulary := map[string]bool{}
		for _, w := range Tokenize(small, 999) {
			vocabulary[Fold(lang, w.Text).Text] = true
		}
		l.Learn(vocabulary)
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
	l := lexicons(t)[catalog.DE]
	for _, row := range rows(t, "german.tsv") {
		a := l.Analyze(row[0])
		var parts []string
		for _, f := range a.Terms[2:] {
			parts = append(parts, f.Text[1:])
		}
		want := ""
		if len(row) > 2 {
			want = row[2]
		}
		if got := strings.Join(parts, " "); a.Stem() != row[1] || got != want {
			t.Errorf("%s: got %s [%s], want %s [%s]", row[0], a.Stem(), got, row[1], want)
		}
	}
}

func TestEnglish(t *testing.T) {
	l := lexicons(t)[catalog.EN]
	for word, stem := range map[string]string{
		"buildings": "build", "spies": "spy", "spy": "spy", "spied": "spy", "spi": "spi", "stolen": "steal",
		"burnt": "burn", "burning": "burn", "witch's": "witch", "königssaal": "konigssa",
	} {
		if got := l.Analyze(word).Stem(); got != stem {
			t.Errorf("%s: got %s, want %s", word, got, stem)
		}
	}
	if a := l.Analyze("spellbook"); a.Parts != 2 {
		t.Errorf("spellbook: got %v, want two parts", a.Terms)
	}
}

// TestPartOffsets: parts of compounds have byte offsets. bleve's dict_compound begins the parts of Königssaal one byte
// early.
func TestPartOffsets(t *testing.T) {
	l := lexicons(t)[catalog.DE]
	const text = "Im Königssaal, im KOENIGSSAAL!"
	var got []string
	EachToken(text, func(start, end int) {
		for _, f := range l.Analyze(strings.ToLower(text[start:end])).Terms {
			if f.Text[0] == PartPrefix {
				got = append(got, text[start+f.From:start+f.To])
			}
		}
	})
	if want := []string{"König", "saal", "KOENIG", "SAAL"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestNegationsAreNotStopWords: nicht, ohne and kein decide what a rule says.
func TestNegationsAreNotStopWords(t *testing.T) {
	l := lexicons(t)
	for _, w := range []string{"nicht", "ohne", "kein", "gegen"} {
		if l[catalog.DE].IsStopWord(w) {
			t.Errorf("%s is a stop word", w)
		}
	}
	for _, w := range []string{"not", "no", "without", "against"} {
		if l[catalog.EN].IsStopWord(w) {
			t.Errorf("%s is a stop word", w)
		}
	}
	if !l[catalog.DE].IsStopWord("der") || !l[catalog.EN].IsStopWord("the") {
		t.Error("articles are not stop words")
	}
}

// TestTokensAsUnicode: in all files of the content, eachToken finds the tokens of bleve's Unicode tokenizer (UAX 29).
func TestTokensAsUnicode(t *testing.T) {
	texts := []string{
		"don't, z.B. 3,5 u.a. K&W a_b x.1 1.x", "'quoted' word's", "e\u0301te\u0301 naïve ﬁx", "a·b c:d 1:2 ..a a.. _ __ _a",
	}
	err := fs.WalkDir(os.DirFS("../../content"), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile("../../content/" + path)
		texts = append(texts, string(text))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range texts {
		var got, want []string
		EachToken(text, func(start, end int) {
			if text[start:end] != "?" {
				got = append(got, text[start:end])
			}
		})
		for _, w := range uni.NewUnicodeTokenizer().Tokenize([]byte(text)) {
			if len(w.Term) <= MaxTokenBytes && strings.ContainsFunc(string(w.Term), IsWordRune) {
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
		for _, w := range Tokenize(text, 99) {
			got = append(got, w.Text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
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
	l := lexicons(t)[catalog.DE]
	for word, want := range map[string]string{
		"ritterherz": "ritter", "sommerhexe": "hex", "ritterxyz": "", "feuerwache": "feuer wach",
	} {
		var parts []string
		a := l.Analyze(word)
		for _, f := range a.Terms[2 : 2+a.Parts] {
			parts = append(parts, f.Text[1:])
		}
		if got := strings.Join(parts, " "); got != want {
			t.Errorf("%s: got %q, want %q", word, got, want)
		}
	}
}

// TestLongestPart: no part of a compound is longer than what is tried.
func TestLongestPart(t *testing.T) {
	for lang, l := range lexicons(t) {
		for w := range l.Vocabulary() {
			if got := l.splitter.longestPart(w + "schaft"); len(w) >= minPart && (got < len(w) || got > len(w)+len("schaft")) {
				t.Errorf("%s %s: %d bytes are tried", lang, w, got)
			}
		}
		for _, short := range []string{"", "e", "erz", "xyzw"} {
			if got := l.splitter.longestPart(short); got > len(short) || got < min(len(short), minPart-1) {
				t.Errorf("%s %q: %d bytes are tried", lang, short, got)
			}
		}
	}
}

// TestStem: the stem of a word is the same, whether it is looked up alone or with the other terms.
func TestStem(t *testing.T) {
	for lang, l := range lexicons(t) {
		for _, w := range Tokenize(small+" verhextes großen hexenhaus Königs", 999) {
			got, want := l.Stem(w.Text), l.Look(w.Text).Stem()
			if l.known(w.Text) != nil {
				t.Errorf("%s %s is remembered", lang, w.Text)
			}
			l.Analyze(w.Text)
			if again := l.Stem(w.Text); got != want || again != want {
				t.Errorf("%s %s: got %q, then %q, want %q", lang, w.Text, got, again, want)
			}
		}
	}
}

// TestIsStem: of the terms of a word, exactly its stem is one.
func TestIsStem(t *testing.T) {
	for i, term := range lexicons(t)[catalog.DE].Look("feuerwache").Terms {
		if got := IsStem(term.Text); got != (i == 1) {
			t.Errorf("%s: %v", term.Text, got)
		}
	}
	if IsStem("") || IsStem("#card/hexe") {
		t.Error("a concept is no stem")
	}
}

// TestComponents: bleve's analyzers give the terms of a text with their bytes, and a mapping that names an unknown
// vocabulary is refused.
func TestComponents(t *testing.T) {
	book := NewPhrasebook(lexicons(t)[catalog.DE])
	book.Add("card/koenigssaal", "Saal des Königs", "Königssaal")
	book.Add("card/spion", "Spion")
	m := bleve.NewIndexMapping()
	if err := Define(m, book); err != nil {
		t.Fatal(err)
	}
	const text = "Der Spion im Saal des KÖNIGS, Feuerwache"
	for kind, want := range map[string]string{
		Words: "der@ spion@ im@ saal@ des@ konigs@ feuerwache@", // positions only
		Names: "=der@Der der@Der =spion@Spion spion@Spion =im@im im@im =saal@Saal saal@Saal =des@des des@des " +
			"=konigs@KÖNIGS konig@KÖNIGS =feuerwache@Feuerwache feuerwach@Feuerwache /feuer@Feuer /wach@wache " +
			"#card/spion@Spion #card/koenigssaal@Saal des KÖNIGS",
		Prose: "der@Der spion@Spion im@im saal@Saal des@des konig@KÖNIGS feuerwach@Feuerwache /feuer@Feuer " +
			"/wach@wache #card/spion@Spion #card/koenigssaal@Saal des KÖNIGS",
	} {
		var got []string
		for _, tok := range m.AnalyzerNamed(AnalyzerName(catalog.DE, kind)).Analyze([]byte(text)) {
			got = append(got, string(tok.Term)+"@"+text[tok.Start:tok.End])
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s:\n got %s\nwant %s", kind, strings.Join(got, " "), want)
		}
	}
	joined := []byte("der Spion" + TextSeparator + "?" + TextSeparator + "Saal des KÖNIGS")
	var positions []int
	for _, tok := range m.AnalyzerNamed(AnalyzerName(catalog.DE, Words)).Analyze(joined) {
		positions = append(positions, tok.Position)
	}
	if want := []int{1, 2, 4, 6, 7, 8}; !slices.Equal(positions, want) {
		t.Errorf("joined texts: got positions %v, want %v", positions, want)
	}
	stored, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(stored, bleve.NewIndexMapping()); err != nil {
		t.Errorf("the mapping cannot be read back: %v", err)
	}
	other := bytes.ReplaceAll(stored, []byte(book.Version()), []byte("0123456789abcdef"))
	if err := json.Unmarshal(other, bleve.NewIndexMapping()); err == nil {
		t.Error("a mapping with another vocabulary is accepted")
	}
}
