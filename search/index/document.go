//go:build !js

package index

import (
	"crypto/sha256"
	"embed"
	"encoding/binary"
	"encoding/hex"
	"hash"
	"io"
	"maps"
	"slices"
	"strings"

	"catanica/search/analysis"
	"catanica/search/precedent"
)

// Document is a document with the texts and terms of its fields.
type Document struct {
	Key   string
	Texts map[string][]string // analyzed
	Terms map[string][]string // indexed as they are

	// Questions are those that the document answers. They are not indexed, but kept beside the index (Input.Precedents).
	Questions []string
}

// Compared lists the parts of documents whose words are compared with a query one by one.
func Compared() []string { return []string{Title, Question, Asked, Answer} }

// AddTexts adds texts to a field of texts.
func (d *Document) AddTexts(field string, texts ...string) { add(&d.Texts, field, texts) }

// AddTerms adds terms to a field of terms.
func (d *Document) AddTerms(field string, terms ...string) { add(&d.Terms, field, terms) }

func add(to *map[string][]string, field string, values []string) {
	if len(values) == 0 {
		return
	}
	if *to == nil {
		*to = map[string][]string{}
	}
	(*to)[field] = append((*to)[field], values...)
}

// data returns the document as bleve's mapping wants it. The texts of a field are joined, because bleve analyzes every
// value of a list by itself and merges the results.
func (d *Document) data() map[string]any {
	out := make(map[string]any, len(d.Texts)+len(d.Terms))
	for field, texts := range d.Texts {
		out[field] = strings.Join(texts, analysis.TextSeparator)
	}
	for field, terms := range d.Terms {
		out[field] = terms
	}
	return out
}

// sources are part of the version: another mapping makes another index.
//
//go:embed mapping.go document.go
var sources embed.FS

// Version returns a hash of the documents, of the mapping and of everything that decides how texts are analyzed.
func Version(docs []Document, options analysis.Options) string {
	h := sha256.New()
	for _, file := range []string{"mapping.go", "document.go"} {
		source, _ := sources.ReadFile(file)
		h.Write(source)
	}
	analysis.WriteVersion(h, options)
	precedent.WriteVersion(h)
	for i := range docs {
		write(h, docs[i].Key)
		for _, fields := range []map[string][]string{docs[i].Texts, docs[i].Terms} {
			for _, field := range slices.Sorted(maps.Keys(fields)) {
				write(h, field)
				for _, v := range fields[field] {
					write(h, v)
				}
			}
		}
		for _, q := range docs[i].Questions {
			write(h, q)
		}
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// write hashes a string and its length, so that two lists of strings never collide by concatenation.
func write(h hash.Hash, s string) {
	var length [8]byte
	binary.LittleEndian.PutUint64(length[:], uint64(len(s)))
	h.Write(length[:])
	_, _ = io.WriteString(h, s)
}
