package search

import (
	"fmt"
	"sort"
	"strings"
	"testing"

	"catanica/catalog"
)

func TestWordsExplore(t *testing.T) {
	docs := realDocs(t)
	ix, _ := New(docs)
	for _, lang := range catalog.Langs {
		n := map[string]int{}
		for _, d := range docs {
			for _, a := range d.Asked.In(lang) {
				p := ix.phrasing(a, lang)
				for i, w := range p.words {
					if p.weak[i] {
						continue
					}
					c := false
					for _, f := range w {
						c = c || f[0] == markConcept
					}
					if !c {
						n[w[0]]++
					}
				}
			}
		}
		var ws []string
		for w := range n {
			ws = append(ws, w)
		}
		sort.Slice(ws, func(i, j int) bool { return n[ws[i]] > n[ws[j]] || n[ws[i]] == n[ws[j]] && ws[i] < ws[j] })
		var b strings.Builder
		for _, w := range ws[:min(420, len(ws))] {
			fmt.Fprintf(&b, "%s:%d ", w[1:], n[w])
		}
		fmt.Println(lang, b.String())
	}
	sp := ix.langs[catalog.DE]
	var b strings.Builder
	i := 0
	var keys []string
	for w := range sp.known {
		keys = append(keys, w)
	}
	sort.Strings(keys)
	for _, w := range keys {
		e := sp.known[w]
		if e.parts > 0 {
			i++
			if i%4 == 0 {
				fmt.Fprintf(&b, "%s=", w)
				for _, f := range e.forms[2:] {
					b.WriteString(f.term)
				}
				b.WriteString(" ")
			}
		}
	}
	fmt.Println(b.String())
	b.Reset()
	sp = ix.langs[catalog.EN]
	for w, e := range sp.known {
		if e.parts > 0 {
			fmt.Fprintf(&b, "%s=", w)
			for _, f := range e.forms[2:] {
				b.WriteString(f.term)
			}
			b.WriteString(" ")
		}
	}
	fmt.Println(b.String())
}
