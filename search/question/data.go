package question

import (
	"embed"
	"fmt"
	"strings"

	"catanica/catalog"
)

//go:embed data
var dataFS embed.FS

// line is a line of a data file: `HEAD: German phrases | English phrases`.
type line struct {
	head    string
	phrases catalog.Words
}

// eachLine calls do for the lines of an embedded file that are neither empty nor comments. An error names the file and
// the line.
func eachLine(name string, do func(line) error) error {
	text, err := dataFS.ReadFile("data/" + name)
	if err != nil {
		return fmt.Errorf("question: %w", err)
	}
	for i, s := range strings.Split(string(text), "\n") {
		s, _, _ = strings.Cut(s, "//")
		if s = strings.TrimSpace(s); s == "" {
			continue
		}
		head, list, ok := strings.Cut(s, ":")
		german, english, ok2 := strings.Cut(list, "|")
		err := fmt.Errorf("want `HEAD: German phrases | English phrases`")
		if ok && ok2 {
			err = do(line{strings.TrimSpace(head), catalog.Words{DE: splitCommas(german), EN: splitCommas(english)}})
		}
		if err != nil {
			return fmt.Errorf("search/question/data/%s:%d: %w", name, i+1, err)
		}
	}
	return nil
}

// splitCommas splits a list at its commas and drops empty elements.
func splitCommas(list string) []string {
	var out []string
	for _, s := range strings.Split(list, ",") {
		if s = strings.TrimSpace(s); s != "" {
			out = append(out, s)
		}
	}
	return out
}
