package main

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"
)

// mostSentences is the length of the longest passage.
const mostSentences = 4

// passage is one to mostSentences consecutive sentences of a text.
type passage struct {
	kind  kind
	id    string
	words string
}

// draw returns the passages in lang, in random order. Each comes from a different text. The same seed and texts give
// the same passages.
func draw(lang catalog.Lang, seed string, texts []text) ([]passage, error) {
	sum := sha256.Sum256([]byte(seed + "\x00" + string(lang)))
	rng := rand.New(rand.NewPCG(binary.LittleEndian.Uint64(sum[:]), binary.LittleEndian.Uint64(sum[8:])))
	var out []passage
	for _, s := range shares {
		pool := poolOf(lang, s.kind, texts)
		if len(pool) < s.of(lang) {
			return nil, fmt.Errorf("%s, %s: there are %d texts, %d are wanted", lang, s.kind, len(pool), s.of(lang))
		}
		for _, at := range rng.Perm(len(pool))[:s.of(lang)] {
			t := pool[at]
			out = append(out, passage{t.kind, t.id, excerpt(rng, sentences(t.words))})
		}
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out, nil
}

// poolOf returns the texts of a kind, each wording once, sorted.
func poolOf(lang catalog.Lang, k kind, texts []text) []text {
	var out []text
	for _, t := range texts {
		if t.lang == lang && t.kind == k && len(strings.Fields(t.words)) >= fewestWords {
			out = append(out, t)
		}
	}
	slices.SortFunc(out, func(a, b text) int {
		if c := strings.Compare(a.words, b.words); c != 0 {
			return c
		}
		return strings.Compare(a.id, b.id)
	})
	return slices.CompactFunc(out, func(a, b text) bool { return a.words == b.words })
}

// excerpt picks up to mostSentences consecutive sentences with at least fewestWords words, or all if they are fewer.
func excerpt(rng *rand.Rand, all []string) string {
	n := min(1+rng.IntN(mostSentences), len(all))
	from := rng.IntN(len(all) - n + 1)
	to := from + n
	words := func() int { return len(strings.Fields(strings.Join(all[from:to], " "))) }
	for words() < fewestWords && to < len(all) {
		to++
	}
	for words() < fewestWords && from > 0 {
		from--
	}
	return strings.Join(all[from:to], " ")
}

// abbreviations end with a full stop that does not end a sentence, like all single letters.
var abbreviations = []string{"Nr.", "No.", "vgl.", "bzw.", "ca.", "e.g.", "i.e.", "vs.", "St."}

// sentences splits a paragraph into sentences. Colons and semicolons do not end them.
func sentences(paragraph string) []string {
	fields := strings.Fields(paragraph)
	var out []string
	from := 0
	for i, f := range fields {
		if i+1 < len(fields) && !(endsSentence(f) && beginsSentence(fields[i+1])) {
			continue
		}
		out = append(out, strings.Join(fields[from:i+1], " "))
		from = i + 1
	}
	return out
}

func endsSentence(word string) bool {
	if word = strings.TrimLeft(word, "([„“\""); slices.Contains(abbreviations, word) || len(word) == len("z.") {
		return false
	}
	bare := strings.TrimRight(word, ")]”“\"’'»")
	if n, ok := strings.CutSuffix(bare, "."); ok && n != "" && strings.Trim(n, "0123456789") == "" {
		return false // an ordinal number: 3. Zug
	}
	return strings.HasSuffix(bare, ".") || strings.HasSuffix(bare, "!") || strings.HasSuffix(bare, "?")
}

func beginsSentence(word string) bool {
	for _, r := range strings.TrimLeft(word, "([„“”\"’'«») ") {
		return unicode.IsUpper(r) || unicode.IsDigit(r)
	}
	return false
}
