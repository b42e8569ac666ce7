package index

import (
	"crypto/sha256"
	_ "embed"
	"encoding/binary"
	"encoding/hex"
	"hash"
	"io"
	"math"

	"catanica/search/analysis"
)

// Document is a document with its fields.
type Document struct {
	Key    string
	Fields []Value
}

// Value is the value of a field: texts, terms or a number.
type Value struct {
	Field  string
	Texts  []string
	Number float64
}

// AddTexts adds texts or terms to a field.
func (d *Document) AddTexts(field string, texts ...string) {
	if len(texts) == 0 {
		return
	}
	if n := len(d.Fields); n > 0 && d.Fields[n-1].Field == field {
		d.Fields[n-1].Texts = append(d.Fields[n-1].Texts, texts...)
		return
	}
	d.Fields = append(d.Fields, Value{Field: field, Texts: texts})
}

// AddNumber adds a number.
func (d *Document) AddNumber(field string, n int) {
	d.Fields = append(d.Fields, Value{Field: field, Number: float64(n)})
}

// data returns the document as bleve's mapping wants it.
func (d *Document) data() map[string]any {
	out := make(map[string]any, len(d.Fields))
	for _, v := range d.Fields {
		if v.Texts == nil {
			out[v.Field] = v.Number
			continue
		}
		list, _ := out[v.Field].([]any)
		for _, t := range v.Texts {
			list = append(list, t)
		}
		out[v.Field] = list
	}
	return out
}

// mappingSource is part of the version: another mapping makes another index.
//
//go:embed mapping.go
var mappingSource string

// Version returns a hash of the documents, of the mapping and of everything that decides how texts are analyzed.
func Version(docs []Document, options analysis.Options) string {
	h := sha256.New()
	write(h, mappingSource)
	analysis.WriteVersion(h, options)
	for i := range docs {
		write(h, docs[i].Key)
		for _, v := range docs[i].Fields {
			write(h, v.Field)
			for _, t := range v.Texts {
				write(h, t)
			}
			var number [8]byte
			binary.LittleEndian.PutUint64(number[:], math.Float64bits(v.Number))
			h.Write(number[:])
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
