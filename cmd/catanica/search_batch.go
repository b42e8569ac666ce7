package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/search"
)

// batchQuery is one line of a batch.
type batchQuery struct {
	id   string
	lang catalog.Lang
	text string
}

// runBatch answers each query of a file with a line, in the order of the file: `qid<TAB>id id …`, or with --json the
// JSON of the search with its qid.
func (s *searching) runBatch(ctx context.Context) (int, error) {
	text, err := s.readBatch()
	if err != nil {
		return exitUnread, fmt.Errorf("cannot read the queries: %w: name a file with lines `qid<TAB>lang<TAB>query`, "+
			"or - for standard input", err)
	}
	queries, mistakes := parseBatch(shown(s.batch), text)
	if len(mistakes) > 0 {
		for _, m := range mistakes {
			fmt.Fprintln(s.err, m)
		}
		return exitUnread, nil
	}
	out := bufio.NewWriter(s.out)
	told := newProgress(s.err, len(queries), s.query.Lang)
	defer told.clear()
	for i, b := range queries {
		told.step(i)
		found, err := s.find(ctx, b)
		if err != nil {
			return exitNo, err
		}
		if err := s.printLine(out, b, found); err != nil {
			return exitNo, err
		}
	}
	return exitOK, out.Flush()
}

func (s *searching) readBatch() (string, error) {
	if s.batch == "-" {
		data, err := io.ReadAll(s.in)
		return string(data), err
	}
	data, err := os.ReadFile(s.batch)
	return string(data), err
}

// batchJSON is the result of one query of a batch.
type batchJSON struct {
	QID string `json:"qid"`
	search.Output
}

// printLine prints the result of one query of a batch.
func (s *searching) printLine(out io.Writer, b batchQuery, found search.Result) error {
	if s.json {
		return json.NewEncoder(out).Encode(batchJSON{b.id, found.Output(s.langOf(b))})
	}
	ids := make([]string, len(found.Hits))
	for i, h := range found.Hits {
		ids[i] = h.ID
	}
	_, err := fmt.Fprintf(out, "%s\t%s\n", b.id, strings.Join(ids, " "))
	return err
}

func (s *searching) find(ctx context.Context, b batchQuery) (search.Result, error) {
	q := s.query
	q.Text, q.Lang = b.text, s.langOf(b)
	return s.search(ctx, q)
}

// langOf returns the language in which a query of a batch is answered: its own, unless --lang overrides it.
func (s *searching) langOf(b batchQuery) catalog.Lang {
	if s.langGiven {
		return s.query.Lang
	}
	return b.lang
}

// parseBatch parses the lines of a batch and skips empty ones. Errors begin with FILE:LINE:COLUMN.
func parseBatch(file, text string) (queries []batchQuery, mistakes []string) {
	text = strings.TrimPrefix(text, "\ufeff")
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSuffix(line, "\r")
		if strings.TrimSpace(line) == "" {
			continue
		}
		cols := strings.SplitN(line, "\t", 3)
		if len(cols) < 3 {
			mistakes = append(mistakes, fmt.Sprintf("%s:%d:%d: got %d columns, want 3: write qid, lang and query, "+
				"separated by tabs", file, i+1, utf8.RuneCountInString(line)+1, len(cols)))
			continue
		}
		lang, ok := catalog.ParseLang(cols[1])
		if !ok {
			mistakes = append(mistakes, fmt.Sprintf("%s:%d:%d: no such language %q: use de or en", file, i+1,
				utf8.RuneCountInString(cols[0])+2, cols[1]))
			continue
		}
		queries = append(queries, batchQuery{cols[0], lang, cols[2]})
	}
	return queries, mistakes
}
