package search

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"catanica/catalog"
)

func TestDbg(t *testing.T) {
	ix, _ := New(realDocs(t))
	for _, w := range strings.Fields(os.Getenv("W")) {
		for _, l := range catalog.Langs {
			e := ix.langs[l].entry(w)
			fmt.Print(w, " ", l, " has:", ix.words[l].has(e.exact()), " stem:", ix.words[l].stems[e.stem()], " ")
			for _, f := range e.forms {
				fmt.Print(f.term, " ")
			}
			var c []string
			for _, x := range ix.words[l].corrections(e.exact(), 2, 5) {
				c = append(c, fmt.Sprint(x.shown, x.distance))
			}
			fmt.Println(c, ix.concepts.of(l).byFirst[e.stem()])
		}
	}
}
