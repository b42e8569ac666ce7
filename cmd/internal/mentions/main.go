// Command mentions searches source texts for the names of all cards of which a fact is unknown or whose texts say that
// no source states something, so that "no source states it" can be checked:
//
//	go run ./cmd/internal/mentions [-all] [-entries] FILE.txt…
//
// It finds a name in all its forms: both languages, aliases, inflected, in the old and the new spelling, and broken at
// the end of a line. A passage is an article, a heading or, in texts without articles, a line. Passages that the card's
// file cites and those that reviewed.yaml lists have been read. For each card it prints the passages that nobody has
// read, and fails if there are any.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"catanica/catalog"
	"catanica/content"
)

func main() {
	all := flag.Bool("all", false, "print the passages that have been read as well")
	entries := flag.Bool("entries", false, "print the passages to be read as entries of reviewed.yaml that say nothing")
	flag.Parse()
	if err := run(os.Stdout, flag.Args(), *all, *entries); err != nil {
		fmt.Fprintln(os.Stderr, "mentions:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, files []string, all, entries bool) error {
	cat, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		return err
	}
	if len(files) == 0 {
		return fmt.Errorf("no texts: name the files to search")
	}
	texts, err := readTexts(files)
	if err != nil {
		return err
	}
	reviewed, err := readReviews()
	if err != nil {
		return err
	}
	hits := search(cat, texts, reviewed)
	unread := 0
	for _, h := range hits {
		if !h.Read {
			unread++
		}
	}
	if entries {
		err = writeEntries(w, hits)
	} else {
		writeHits(w, hits, all)
	}
	switch {
	case err != nil:
		return err
	case unread > 0:
		return fmt.Errorf("%d passages that name a card with an unknown fact have not been read", unread)
	}
	return nil
}

// readTexts reads the files. A file's name begins with the id of its source.
func readTexts(files []string) ([]text, error) {
	var out []text
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		id, _, _ := strings.Cut(filepath.Base(f), "_")
		out = append(out, newText(id, string(data)))
	}
	return out, nil
}

// hit is a passage that names a card.
type hit struct {
	Card *catalog.Card
	At   string // source and place: 003#112.G.a
	Hash string
	Read bool // cited in the card's file, or reviewed
}

// search returns the passages that name a card with silences, by card and in the order of the texts.
func search(cat *catalog.Catalog, texts []text, reviewed reviews) []hit {
	var out []hit
	for _, k := range cat.Cards {
		if len(silences(k)) == 0 {
			continue
		}
		cited, pattern := citedBy(k), forms(k)
		for _, t := range texts {
			for _, place := range t.mentions(pattern) {
				h := hit{Card: k, At: t.id + "#" + place, Hash: t.hash(place)}
				h.Read = cited[h.At] || reviewed.has(h)
				out = append(out, h)
			}
		}
	}
	return out
}

// writeHits prints the hits by card; those that have been read only if all is set.
func writeHits(w io.Writer, hits []hit, all bool) {
	var last *catalog.Card
	for _, h := range hits {
		if h.Read && !all {
			continue
		}
		if h.Card != last {
			last = h.Card
			fmt.Fprintf(w, "%s (%s)\n", last.ID, strings.Join(silences(last), ", "))
		}
		mark := "*"
		if h.Read {
			mark = " "
		}
		fmt.Fprintf(w, "  %s %s %s\n", mark, h.At, h.Hash)
	}
}
