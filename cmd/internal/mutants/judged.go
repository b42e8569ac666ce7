package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// judged is the reviewed list of survivors. Each line of its file is the key of a mutant, a tab and a judgement:
// `equivalent: why` if no game can tell the mutant from the rule, `open` if a proof is missing.
type judged struct {
	head  []string // the comment at the top
	lines map[string]string
}

// The judgements.
const (
	open       = "open"
	equivalent = "equivalent: "
)

func readJudged(file string) (*judged, error) {
	j := &judged{lines: map[string]string{}}
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return j, nil
	}
	if err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(bytes.NewReader(data))
	for n := 1; lines.Scan(); n++ {
		line := lines.Text()
		if strings.HasPrefix(line, "#") || line == "" {
			j.head = append(j.head, line)
			continue
		}
		key, why, ok := strings.Cut(line, "\t")
		if !ok || why != open && (!strings.HasPrefix(why, equivalent) || why == equivalent) {
			return nil, fmt.Errorf("%s:%d: a key, a tab, and `open` or `equivalent: why`", file, n)
		}
		j.lines[key] = why
	}
	return j, lines.Err()
}

func (j *judged) why(m Mutant) string {
	if why := j.lines[m.Key]; why != "" {
		return why
	}
	return "not judged"
}

func (j *judged) equivalent(m Mutant) bool { return strings.HasPrefix(j.lines[m.Key], equivalent) }

// update writes the list anew: survivors that it does not have are open, and killed ones leave it.
func (r *session) update(j *judged) error {
	var b bytes.Buffer
	for _, line := range j.head {
		b.WriteString(line + "\n")
	}
	for _, m := range r.mutants {
		if _, killed := r.state.Killed[m.Key]; killed {
			continue
		}
		why := j.lines[m.Key]
		if why == "" {
			why = open
		}
		fmt.Fprintf(&b, "%s\t%s\n", m.Key, why)
	}
	return os.WriteFile(filepath.Join(r.root, r.target.judgements()), b.Bytes(), 0o644)
}
