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
	compoundsName = "catanica_compounds"
	stemsName     = "catanica_stems"
	conceptsName  = "catanica_concepts"
)

// Kinds of analyzers. Each language has one of each kind, called by AnalyzerName.
const (
	Spelling = "spelling" // words in lower case
	Words    = "words"    // folded words, for phrases
	Stems    = "stems"    // stems only
	Names    = "names"    // words as written, stems, parts of compounds and concepts
	Prose    = "prose"    // the same without the words as written
)

// AnalyzerName returns the name of the analyzer of a kind: de_names.
func AnalyzerName(lang catalog.Lang, kind string) string { return string(lang) + "_" + kind }

// register registers the types of components with bleve, whose registry is global and rejects a second time.
var register = sync.OnceValue(func() error {
	return errors.Join(
		registry.RegisterTokenizer(tokenizerName,
			func(map[string]any, *registry.Cache) (bleveanalysis.Tokenizer, error) { return wordTokenizer{}, nil }),
		registry.RegisterTokenFilter(foldName, newFoldFilter),
		registry.RegisterTokenFilter(compoundsName, withPhrasebook(
			func(b *Phrasebook, _ map[string]any) bleveanalysis.TokenFilter { return compoundFilter{b.lexicon} })),
		registry.RegisterTokenFilter(stemsName, withPhrasebook(
			func(b *Phrasebook, config map[string]any) bleveanalysis.TokenFilter {
				return stemFilter{b.lexicon, config["exact"] == true}
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

// Define adds the analyzers of a phrasebook's language to a mapping. The mapping names the version of the vocabulary, so
// that an index cannot be opened with another one.
func Define(m *mapping.IndexMappingImpl, b *Phrasebook) error {
	if err := register(); err != nil {
		return err
	}
	lang, version := b.lexicon.lang, b.Version()
	phrasebooks.Store(version, b)
	filter := func(kind string, exact bool) (string, error) {
		name := AnalyzerName(lang, kind)
		if exact {
			name += "_exact"
		}
		return name, m.AddCustomTokenFilter(name, map[string]any{
			"type": kind, "lang": string(lang), "vocabulary": version, "exact": exact,
		})
	}
	fold, err0 := filter(foldName, false)
	compounds, err1 := filter(compoundsName, false)
	stems, err2 := filter(stemsName, false)
	exactAndStems, err3 := filter(stemsName, true)
	concepts, err4 := filter(conceptsName, false)
	if err := errors.Join(err0, err1, err2, err3, err4); err != nil {
		return err
	}
	for kind, filters := range map[string][]string{
		Spelling: {}, Words: {fold}, Stems: {stems}, Names: {compounds, exactAndStems, concepts}, Prose: {compounds, stems, concepts},
	} {
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

// Tokenize returns the lower-cased tokens of a text.
func (wordTokenizer) Tokenize(input []byte) bleveanalysis.TokenStream {
	var out bleveanalysis.TokenStream
	text := string(input)
	EachToken(text, func(start, end int) {
		out = append(out, &bleveanalysis.Token{
			Term: []byte(strings.ToLower(text[start:end])), Start: start, End: end, Position: len(out) + 1,
		})
	})
	return out
}

// foldFilter folds every word.
type foldFilter struct{ lang catalog.Lang }

func newFoldFilter(config map[string]any, _ *registry.Cache) (bleveanalysis.TokenFilter, error) {
	lang, _ := config["lang"].(string)
	return foldFilter{catalog.Lang(lang)}, nil
}

// Filter folds the words of a stream.
func (f foldFilter) Filter(in bleveanalysis.TokenStream) bleveanalysis.TokenStream {
	for _, t := range in {
		t.Term = []byte(Fold(f.lang, string(t.Term)).Text)
	}
	return in
}

// compoundFilter adds the parts of compounds behind each word.
type compoundFilter struct{ lexicon *Lexicon }

// Filter adds the parts of the words of a stream, with the offsets of the parts.
func (f compoundFilter) Filter(in bleveanalysis.TokenStream) bleveanalysis.TokenStream {
	out := make(bleveanalysis.TokenStream, 0, len(in))
	for _, t := range in {
		out = append(out, t)
		for _, part := range f.lexicon.Analyze(string(t.Term)).Terms[2:] {
			start, end := t.Start+part.From, t.Start+part.To
			if len(t.Term) != t.End-t.Start { // lower case changed the length: the offsets are not valid
				start, end = t.Start, t.End
			}
			out = append(out, &bleveanalysis.Token{
				Term: []byte(part.Text), Start: start, End: end, Position: t.Position,
			})
		}
	}
	return out
}

// stemFilter replaces each word with its stem.
type stemFilter struct {
	lexicon *Lexicon
	exact   bool // keep the folded word too
}

// Filter stems the words of a stream. Parts of compounds are stems already.
func (f stemFilter) Filter(in bleveanalysis.TokenStream) bleveanalysis.TokenStream {
	out := make(bleveanalysis.TokenStream, 0, 2*len(in))
	for _, t := range in {
		if t.Term[0] == PartPrefix {
			out = append(out, t)
			continue
		}
		w := f.lexicon.Analyze(string(t.Term))
		if f.exact {
			out = append(out, &bleveanalysis.Token{
				Term: []byte(w.Terms[0].Text), Start: t.Start, End: t.End, Position: t.Position,
			})
		}
		t.Term = []byte(w.Stem())
		out = append(out, t)
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
