// Command mentions searches source texts for the names of all cards of which a fact is unknown, so that "no source
// states it" can be checked:
//
//	go run ./cmd/internal/mentions FILE.txt…
//
// It finds a name in all its forms: both languages, aliases, inflected, in the old and the new spelling, and broken at
// the end of a line. For each card it lists the articles that name it, or the lines of texts without articles, and
// marks with * those that neither the card's file nor an article about the card cites.
package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"catanica/catalog"
	"catanica/content"
)

func main() {
	if err := run(os.Stdout, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "mentions:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, files []string) error {
	cat, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		return err
	}
	if len(files) == 0 {
		return fmt.Errorf("no texts: name the files to search")
	}
	var texts []text
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		id, _, _ := strings.Cut(filepath.Base(f), "_")
		texts = append(texts, newText(id, string(data)))
	}
	for _, k := range cat.Cards {
		gaps := k.Gaps(catalog.DefaultEdition)
		if len(gaps) == 0 {
			continue
		}
		fmt.Fprintf(w, "%s (%s)\n", k.ID, strings.Join(gaps, ", "))
		cited := citedBy(k)
		for _, t := range texts {
			for _, place := range t.mentions(forms(k)) {
				mark := " "
				if !cited[t.id+"#"+place] {
					mark = "*"
				}
				fmt.Fprintf(w, "  %s %s#%s\n", mark, t.id, place)
			}
		}
	}
	return nil
}
