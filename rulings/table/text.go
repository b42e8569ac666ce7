package table

import (
	"fmt"
	"strings"
)

// Text writes the tree as the text of a scenario: the main line, then a block for each branch. Reading it gives the
// same tree.
func (t *Tree) Text() string {
	var b strings.Builder
	for _, line := range t.Head {
		b.WriteString(line + "\n")
	}
	w := &treeWriter{t: t, out: &b}
	w.line(0, "  ")
	for len(w.later) > 0 {
		next := w.later[0]
		w.later = w.later[1:]
		w.n++
		from := fmt.Sprint(t.Depth(next.parent))
		if next.branch > 0 {
			from = fmt.Sprintf("%d.%s", next.branch, from)
		}
		fmt.Fprintf(&b, "branch %d after %s\n", w.n, from)
		w.branch = w.n
		w.move(next.node, "  ")
		w.line(next.node, "  ")
	}
	return b.String()
}

// treeWriter writes lines, and notes the branches that it passes.
type treeWriter struct {
	t      *Tree
	out    *strings.Builder
	n      int // branches written
	branch int // the one that is being written
	later  []waiting
}

// waiting is a branch that has yet to be written.
type waiting struct{ node, parent, branch int }

func (w *treeWriter) move(n int, indent string) {
	w.out.WriteString(indent + w.t.Nodes[n].Line + "\n")
}

// line writes what follows node n on its line.
func (w *treeWriter) line(n int, indent string) {
	for {
		node := w.t.Nodes[n]
		for _, after := range node.After {
			w.out.WriteString(strings.TrimRight(indent+after, " ") + "\n")
		}
		for i, c := range node.Children {
			if i > 0 {
				w.later = append(w.later, waiting{c, n, w.branch})
			}
		}
		if len(node.Children) == 0 {
			return
		}
		n = node.Children[0]
		w.move(n, indent)
	}
}
