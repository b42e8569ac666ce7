//go:build !js

package analysis

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"

	"catanica/catalog"

	bleveanalysis "github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/analyzer/custom"
	"github.com/blevesearch/bleve/v2/mapping"
	"github.com/blevesearch/bleve/v2/registry"
)

// Names of the components.
const (
	tokenizerName = "catanica_words"
	foldName      = "catanica_fold"
	termsName     = "catanica_terms"
	conceptsName  = "catanica_concepts"
)

// Kinds of analyzers. Each language has one of each kind, called by AnalyzerName.
const (
	Words = "words" // folded words, for phrases
	Names = "names" // words as written, stems, parts of compounds and concepts
	Prose = "prose" // the same without the words as written
)

// AnalyzerName returns the name of the analyzer of a kind: de_names.
func AnalyzerName(lang catalog.Lang, kind string) string { return string(lang) + "_" + kind }

// register registers the types of components with bleve, whose registry is global and rejects a second time.
var register = sync.OnceValue(func() error {
	return errors.Join(
		registry.RegisterTokenizer(tokenizerName,
			func(map[string]any, *registry.Cache) (bleveanalysis.Tokenizer, error) { return wordTokenizer{}, nil }),
		registry.RegisterTokenFilter(foldName, newFoldFilter),
		registry.RegisterTokenFilter(termsName, withPhrasebook(
			func(b *Phrasebook, config map[string]any) bleveanalysis.TokenFilter {
				return termFilter{b.lexicon, config["exact"] == true}
			})),
		registry.RegisterTokenFilter(conceptsName, withPhrasebook(
			func(b *Phrasebook, _ map[string]any) bleveanalysis.TokenFilter { return conceptFilter{b} })),
	)
})

// phrasebooks holds the defined phrasebooks by version. bleve constructs components from the JSON of a mapping, so that
// a constructor can be handed a vocabulary by name only.
var phrasebooks sync.Map

// withPhrasebook returns a constructor that looks up the phrasebook, and with it the lexicon, of a component.
func withPhrasebook(
	construct func(*Phrasebook, map[string]any) bleveanalysis.TokenFilter,
) registry.TokenFilterConstructor {
	return func(config map[string]any, _ *registry.Cache) (bleveanalysis.TokenFilter, error) {
		b, ok := phrasebooks.Load(config["vocabulary"])
		if !ok {
			return nil, fmt.Errorf("analysis: no vocabulary %v: the index was built from other documents",
				config["vocabulary"])
		}
		return construct(b.(*Phrasebook), config), nil
	}
}

// Define adds the analyzers of a phrasebook's language to a mapping. The mapping names the version of the vocabulary,
// so that an index cannot be opened with another one.
func Define(m *mapping.IndexMappingImpl, b *Phrasebook) error {
	if err := register(); err != nil {
		return err
	}
	lang, version := b.lexicon.lang, b.Version()
	phrasebooks.Store(version, b)
	for name, config := range map[string]map[string]any{
		foldName:             {"type": foldName, "lang": string(lang)},
		termsName:            {"type": termsName, "vocabulary": version, "exact": false},
		termsName + "_exact": {"type": termsName, "vocabulary": version, "exact": true},
		conceptsName:         {"type": conceptsName, "vocabulary": version},
	} {
		if err := m.AddCustomTokenFilter(AnalyzerName(lang, name), config); err != nil {
			return err
		}
	}
	for kind, filters := range map[string][]string{
		Words: {foldName}, Names: {termsName + "_exact", conceptsName}, Prose: {termsName, conceptsName},
	} {
		for i, name := range filters {
			filters[i] = AnalyzerName(lang, name)
		}
		err := m.AddCustomAnalyzer(AnalyzerName(lang, kind), map[string]any{
			"type": custom.Name, "tokenizer": tokenizerName, "token_filters": filters,
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// sources are part of the version, so that an index made by other code or with other lists is recognized as stale.
//
//go:embed *.go data
var sources embed.FS

// WriteVersion writes to a hash whatever decides how texts are analyzed, except the vocabulary, which follows from the
// documents: the code of this package, its lists, and the options.
func WriteVersion(h hash.Hash, options Options) {
	fmt.Fprintln(h, options)
	_ = fs.WalkDir(sources, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := sources.ReadFile(path)
		h.Write(text)
		return err
	})
}

// Version returns a hash of what the documents contribute to the analysis: vocabulary and names.
func (b *Phrasebook) Version() string {
	h := sha256.New()
	fmt.Fprintln(h, b.lexicon.lang, b.lexicon.options)
	for _, w := range slices.Sorted(maps.Keys(b.lexicon.vocabulary)) {
		_, _ = io.WriteString(h, w+"\n")
	}
	for _, first := range slices.Sorted(maps.Keys(b.byFirstStem)) {
		for _, p := range b.byFirstStem[first] {
			_, _ = io.WriteString(h, strings.Join(p.stems, " ")+" "+strings.Join(p.concepts, " ")+"\n")
		}
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// wordTokenizer is EachToken for bleve.
type wordTokenizer struct{}

// Tokenize returns the lower-cased tokens of a text. The texts that a TextSeparator joins are a position apart.
func (wordTokenizer) Tokenize(input []byte) bleveanalysis.TokenStream {
	text := string(input)
	tokens := make([]bleveanalysis.Token, 0, len(text)/6+1)
	position, last := 0, 0
	EachToken(text, func(start, end int) {
		if position++; strings.IndexByte(text[last:start], '\f') >= 0 {
			position++
		}
		last = end
		tokens = append(tokens, bleveanalysis.Token{
			Term: lower(text[start:end], input[start:end:end]), Start: start, End: end, Position: position,
		})
	})
	out := make(bleveanalysis.TokenStream, len(tokens))
	for i := range tokens {
		out[i] = &tokens[i]
	}
	return out
}

// lower returns a word in lower case: input, which holds the word, if it is that already.
func lower(word string, input []byte) []byte {
	if l := strings.ToLower(word); l != word {
		return []byte(l)
	}
	return input
}

// foldFilter folds every word.
type foldFilter struct{ lang catalog.Lang }

func newFoldFilter(config map[string]any, _ *registry.Cache) (bleveanalysis.TokenFilter, error) {
	lang, _ := config["lang"].(string)
	return foldFilter{catalog.Lang(lang)}, nil
}

// Filter folds the words of a stream. Phrases need their positions only, and offsets of zero take little space.
func (f foldFilter) Filter(in bleveanalysis.TokenStream) bleveanalysis.TokenStream {
	for _, t := range in {
		t.Term, t.Start, t.End = []byte(Fold(f.lang, string(t.Term)).Text), 0, 0
	}
	return in
}

// termFilter replaces each word with its terms.
type termFilter struct {
	lexicon *Lexicon
	exact   bool // keep the folded word too
}

// Filter replaces the words of a stream with their stems, the parts of compounds and, if they are kept, the words as
// written. Parts have offsets of their own.
func (f termFilter) Filter(in bleveanalysis.TokenStream) bleveanalysis.TokenStream {
	out := make(bleveanalysis.TokenStream, 0, 2*len(in))
	for _, t := range in {
		w := f.lexicon.Analyze(string(t.Term))
		terms := w.Terms[1:]
		if f.exact {
			terms = w.Terms
		}
		for i := range terms {
			token := &bleveanalysis.Token{Term: []byte(terms[i].Text), Start: t.Start, End: t.End, Position: t.Position}
			if len(t.Term) == t.End-t.Start { // lower case kept the length: the offsets are valid
				token.Start, token.End = t.Start+terms[i].From, t.Start+terms[i].To
			}
			out = append(out, token)
		}
	}
	return out
}

// conceptFilter adds the concepts that the stems of a stream name.
type conceptFilter struct{ book *Phrasebook }

// Filter adds the concepts behind the tokens of a stream, with the offsets of their names.
func (f conceptFilter) Filter(in bleveanalysis.TokenStream) bleveanalysis.TokenStream {
	var stems []Stem
	var tokens bleveanalysis.TokenStream
	for _, t := range in {
		if len(t.Term) == 0 || t.Term[0] == ExactPrefix || t.Term[0] == PartPrefix {
			continue
		}
		stems, tokens = append(stems, Stem{string(t.Term), t.Start, t.End}), append(tokens, t)
	}
	for _, m := range f.book.Find(stems) {
		for _, concept := range m.Concepts {
			in = append(in, &bleveanalysis.Token{
				Term: []byte(concept), Start: stems[m.From].Start, End: stems[m.To-1].End,
				Position: tokens[m.From].Position,
			})
		}
	}
	return in
}
