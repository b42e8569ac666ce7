package question

import (
	"embed"
	"errors"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
)

//go:embed data
var dataFS embed.FS

// line is a line of a data file: `HEAD: German phrases | English phrases`.
type line struct {
	head    string
	phrases catalog.Words
}

// eachLine calls do for the lines of an embedded file, see analysis.EachLine.
func eachLine(name string, do func(line) error) error {
	return analysis.EachLine(dataFS, "data/"+name, func(s string) error {
		head, list, ok := strings.Cut(s, ":")
		german, english, ok2 := strings.Cut(list, "|")
		if !ok || !ok2 {
			return errors.New("want `HEAD: German phrases | English phrases`")
		}
		return do(line{strings.TrimSpace(head),
			catalog.Words{DE: analysis.SplitCommas(german), EN: analysis.SplitCommas(english)}})
	})
}
