package catalog

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Problem is a mistake in the content, told to its editor.
type Problem struct {
	File string `json:"file"`
	Line int    `json:"line"` // from 1; 0 when the whole file is meant
	Msg  string `json:"msg"`  // what is wrong: how to mend it
}

// Error says FILE:LINE: what is wrong.
func (p Problem) Error() string {
	if p.Line == 0 {
		return fmt.Sprintf("%s:1: %s", p.File, p.Msg)
	}
	return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Msg)
}

// Problems are all mistakes of a content tree; none is an empty list.
type Problems []Problem

// Add notes a mistake.
func (ps *Problems) Add(file string, line int, format string, args ...any) {
	*ps = append(*ps, Problem{File: file, Line: line, Msg: fmt.Sprintf(format, args...)})
}

// Sort orders the mistakes by file and line.
func (ps Problems) Sort() {
	slices.SortStableFunc(ps, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
}

// Err is nil when there is no mistake, else an error that lists them all.
func (ps Problems) Err() error {
	if len(ps) == 0 {
		return nil
	}
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return fmt.Errorf("content: %d mistakes:\n%s", len(ps), strings.Join(lines, "\n"))
}

var lineInMessage = regexp.MustCompile(`(?s)^(?:yaml: )?line (\d+): (.*)$`)

// AddYAML notes the mistakes that the YAML package reports, each at its line. offset is added to the
// lines, for front matter that does not begin with the file.
func (ps *Problems) AddYAML(file string, offset int, err error) {
	var msgs []string
	if te, ok := err.(interface{ Unwrap() []error }); ok {
		for _, e := range te.Unwrap() {
			msgs = append(msgs, e.Error())
		}
	} else {
		msgs = strings.Split(strings.TrimPrefix(err.Error(), "yaml: unmarshal errors:\n"), "\n")
	}
	for _, m := range msgs {
		m = strings.TrimSpace(m)
		line := 0
		if f := lineInMessage.FindStringSubmatch(m); f != nil {
			line, _ = strconv.Atoi(f[1])
			m = f[2]
		}
		ps.Add(file, line+offset, "%s", m)
	}
}
