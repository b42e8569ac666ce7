package precedent

import (
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"sync"
)

// Questions holds the questions of all documents, each as a set of terms. catalog/packed can write it.
type Questions struct {
	Terms []string // sorted
	Keys  []string // of the documents that have questions, sorted
	Sizes []int    // of Keys: bytes in Sets
	// Sets holds for each question the number of its terms, and then for each of them, in ascending order, its distance
	// in Terms from the one before, as varints.
	Sets string
}

// Asked is a document with the terms of its questions.
type Asked struct {
	Key       string
	Questions [][]string // the terms of each question, sorted
}

// Of returns the questions of documents. Documents without any, and questions without terms, are left out.
func Of(docs []Asked) Questions {
	var q Questions
	for _, d := range docs {
		for _, terms := range d.Questions {
			q.Terms = append(q.Terms, terms...)
		}
	}
	slices.Sort(q.Terms)
	q.Terms = slices.Clip(slices.Compact(q.Terms))
	docs = slices.SortedFunc(slices.Values(docs), func(a, b Asked) int { return strings.Compare(a.Key, b.Key) })
	var sets []byte
	for _, d := range docs {
		begun := len(sets)
		for _, terms := range d.Questions {
			if len(terms) == 0 {
				continue
			}
			sets = binary.AppendUvarint(sets, uint64(len(terms)))
			before := 0
			for _, term := range terms {
				n, _ := slices.BinarySearch(q.Terms, term)
				sets = binary.AppendUvarint(sets, uint64(n-before))
				before = n
			}
		}
		if len(sets) > begun {
			q.Keys, q.Sizes = append(q.Keys, d.Key), append(q.Sizes, len(sets)-begun)
		}
	}
	q.Sets = string(sets)
	return q
}

// errDamaged reports Questions that Of did not make.
var errDamaged = errors.New("precedent: damaged questions")

// Open counts the terms of the questions. It fails if Of did not make them.
func (q Questions) Open() (*Known, error) {
	k := &Known{questions: q, begins: make([]int, 1, len(q.Keys)+1), asking: make([]float64, len(q.Terms))}
	if len(q.Sizes) != len(q.Keys) {
		return nil, errDamaged
	}
	for i, size := range q.Sizes {
		if size < 0 {
			return nil, errDamaged
		}
		k.begins = append(k.begins, k.begins[i]+size)
	}
	if k.begins[len(q.Sizes)] != len(q.Sets) {
		return nil, errDamaged
	}
	for i := range q.Keys {
		ok := k.each(i, func(terms []int) {
			k.count++
			k.total += float64(len(terms))
			for _, t := range terms {
				k.asking[t]++
			}
		})
		if !ok {
			return nil, errDamaged
		}
	}
	k.inverted = sync.OnceValue(k.invert)
	return k, nil
}

// each calls do with the terms of each question of the i-th document, and reports whether it could read them. do must
// not keep the terms.
func (k *Known) each(i int, do func(terms []int)) bool {
	rest, terms := []byte(k.questions.Sets[k.begins[i]:k.begins[i+1]]), []int(nil)
	next := func() int {
		n, size := binary.Uvarint(rest)
		if size <= 0 || n > uint64(len(k.questions.Terms)) {
			return -1
		}
		rest = rest[size:]
		return int(n)
	}
	for len(rest) > 0 {
		n, at := next(), 0
		terms = terms[:0]
		for range n {
			step := next()
			if at += step; step < 0 || at >= len(k.questions.Terms) {
				return false
			}
			terms = append(terms, at)
		}
		if n <= 0 {
			return false
		}
		do(terms)
	}
	return true
}
