package catalog

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Problem is a mistake in the content, reported to its editor.
type Problem struct {
	File string `json:"file"`
	Line int    `json:"line"` // 1-based; 0 if the problem concerns the whole file
	Msg  string `json:"msg"`  // what is wrong, a colon, and how to correct it
}

// Error returns "FILE:LINE: MSG".
func (p Problem) Error() string {
	if p.Line == 0 {
		return fmt.Sprintf("%s:1: %s", p.File, p.Msg)
	}
	return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Msg)
}

// Problems lists the mistakes in a content tree. An empty list means that there are none.
type Problems []Problem

// Add appends a problem.
func (ps *Problems) Add(file string, line int, format string, args ...any) {
	*ps = append(*ps, Problem{File: file, Line: line, Msg: fmt.Sprintf(format, args...)})
}

// Sort sorts the problems by file, line and message.
func (ps Problems) Sort() {
	slices.SortStableFunc(ps, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Msg, b.Msg))
	})
}

// Err returns nil if there are no problems, and otherwise an error that lists them all.
func (ps Problems) Err() error {
	if len(ps) == 0 {
		return nil
	}
	errs := make([]error, len(ps))
	for i, p := range ps {
		errs[i] = p
	}
	return fmt.Errorf("the content has %d mistakes: correct these lines:\n%w", len(ps), errors.Join(errs...))
}

var (
	lineInMessage = regexp.MustCompile(`(?s)^(?:yaml: )?line (\d+): (.*)$`)
	lineAtEnd     = regexp.MustCompile(` at line (\d+)$`)
	wrongKind     = regexp.MustCompile("(?s)^cannot unmarshal (!!\\w+)(?: `(.*)`)? into (.*)$")
)

// addYAML appends the mistakes that the YAML package reports in err, each with its line. offset is added to the lines,
// for front matter that does not begin at the top of its file.
func (ps *Problems) addYAML(file string, offset int, err error) {
	msgs := []string{err.Error()}
	var te *yaml.TypeError
	if errors.As(err, &te) {
		msgs = te.Errors
	}
	for _, m := range msgs {
		line := 1
		if f := lineInMessage.FindStringSubmatch(m); f != nil {
			line, _ = strconv.Atoi(f[1])
			m = f[2]
		}
		ps.Add(file, line+offset, "%s", explainYAML(m, offset))
	}
}

// explainYAML rewords a message of the YAML package for editors and says how to correct the mistake.
func explainYAML(msg string, offset int) string {
	if f := wrongKind.FindStringSubmatch(msg); f != nil {
		got := map[string]string{"!!seq": "a list", "!!map": "named values"}[f[1]]
		if got == "" {
			got = strconv.Quote(f[2])
		}
		return fmt.Sprintf("got %s: want %s", got, kindWanted(f[3]))
	}
	if f := lineAtEnd.FindStringSubmatch(msg); f != nil {
		line, _ := strconv.Atoi(f[1])
		return fmt.Sprintf("%s at line %d: keep one of them", strings.TrimSuffix(msg, f[0]), line+offset)
	}
	if msg, ok := strings.CutPrefix(msg, "yaml: "); ok {
		return msg + ": correct the YAML here or just above"
	}
	if strings.Contains(msg, ": ") {
		return msg // one of our own messages
	}
	return msg + ": correct the YAML here or just above, and put texts with : or # in quotes"
}

// kindWanted describes the YAML that is wanted for a Go type.
func kindWanted(goType string) string {
	switch {
	case strings.HasPrefix(goType, "[]"):
		return "a list, such as [a, b]"
	case goType == "int":
		return "a number"
	case goType == "bool":
		return "true or false"
	case strings.HasPrefix(goType, "catalog.") || strings.HasPrefix(goType, "rulings.") ||
		strings.HasPrefix(goType, "map["):
		return "named values, such as {key: value}; docs/content.md shows them"
	}
	return "one text"
}
