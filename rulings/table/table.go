// Package table keeps the state of a table on which scenarios are set up and played: the text of the position, the tree
// of the lines that were played, the node that is shown, and for whom. It reads and writes the state as the text of a
// scenario, packs it into a link, plays it, and edits its position line by line.
package table

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// State is everything that a table shows. Positions are not part of it: Play works them out.
type State struct {
	Tree Tree
	At   string // the path of the node that is shown; "" is the start
	View engine.Player
}

// Tree is a scenario's text with its lines of play as a tree. Node 0 is the start.
type Tree struct {
	Head  []string // the header, the position and the line `play`, as written
	Nodes []Node
	file  *scenario.File // whose game says which lines are the same
}

// Node is a move, with the lines after it that are none.
type Node struct {
	ID       string // two characters, which no sibling has
	Line     string // as written, without indentation; "" at the start
	After    []string
	Parent   int
	Children []int // the first one continues the line to which the node belongs
	Leaf     bool  // refused or undecided: the position is that of its parent
}

// Read reads the tree of a scenario's text under an edition; "" is the leading one. Lines that hold in other editions
// only are kept, but are no nodes. Errors of form are those of scenario.Parse; the tree has the lines that can be read.
func Read(cat *catalog.Catalog, text string, edition catalog.EditionID) (Tree, *scenario.File, scenario.Errors) {
	file, errs := scenario.Parse("scenario", text)
	if edition != "" && slices.Contains(file.Editions, edition) {
		file = file.Under(edition)
	} else if len(file.Editions) > 1 {
		file = file.Under(file.Edition)
	}
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	moves := map[int]scenario.Step{}
	for _, s := range file.Steps {
		moves[s.Pos.Line] = s
	}
	branches := map[int]scenario.Branch{}
	for _, b := range file.Branches {
		branches[b.Pos.Line] = b
		for _, s := range b.Steps {
			moves[s.Pos.Line] = s
		}
	}
	t := Tree{Nodes: []Node{{}}, file: file}
	at := 0
	ends := map[int]int{0: 0} // the last node of each branch
	branch := 0
	playing := false
	for i, line := range lines {
		line = strings.TrimRight(line, " \t\r")
		if !playing {
			t.Head = append(t.Head, line)
			playing = scenario.IsHeading(line, "play")
			continue
		}
		if b, ok := branches[i+1]; ok {
			branch = b.N
			at = t.upTo(ends[b.From], b.After)
			ends[branch] = at
			continue
		}
		step, ok := moves[i+1]
		if !ok || !step.IsMove() {
			t.Nodes[at].After = append(t.Nodes[at].After, strings.TrimSpace(line))
			continue
		}
		at = t.add(cat, at, strings.TrimSpace(line), step.Must || step.Unsure)
		ends[branch] = at
	}
	for i := range t.Nodes {
		t.Nodes[i].After = trimBlank(t.Nodes[i].After)
	}
	return t, file, errs
}

func trimBlank(lines []string) []string {
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// upTo returns the ancestor of node n, or n itself, that has so many moves before and including it.
func (t *Tree) upTo(n, moves int) int {
	for t.Depth(n) > moves {
		n = t.Nodes[n].Parent
	}
	return n
}

// Depth returns the number of moves from the start up to node n.
func (t *Tree) Depth(n int) int {
	d := 0
	for n != 0 {
		n, d = t.Nodes[n].Parent, d+1
	}
	return d
}

// add adds a move after node n, unless it has the same one already, and returns its node.
func (t *Tree) add(cat *catalog.Catalog, n int, line string, leaf bool) int {
	canonical := t.file.Canonical(cat, line)
	for _, c := range t.Nodes[n].Children {
		if t.file.Canonical(cat, t.Nodes[c].Line) == canonical {
			return c
		}
	}
	t.Nodes = append(t.Nodes, Node{ID: t.id(n, canonical), Line: line, Parent: n, Leaf: leaf})
	c := len(t.Nodes) - 1
	t.Nodes[n].Children = append(t.Nodes[n].Children, c)
	return c
}

// Add adds a move after node n, unless it has the same one already, and returns its node. From a leaf, which changes
// nothing, the game goes on from its parent.
func (t *Tree) Add(cat *catalog.Catalog, n int, line string, leaf bool) int {
	for t.Nodes[n].Leaf && len(t.Nodes[n].Children) == 0 {
		n = t.Nodes[n].Parent
	}
	return t.add(cat, n, line, leaf)
}

// Clone returns a tree that changes independently.
func (t *Tree) Clone() Tree {
	out := Tree{Head: slices.Clone(t.Head), Nodes: slices.Clone(t.Nodes), file: t.file}
	for i := range out.Nodes {
		out.Nodes[i].After, out.Nodes[i].Children = slices.Clone(out.Nodes[i].After), slices.Clone(out.Nodes[i].Children)
	}
	return out
}

// Remove removes node n with everything after it, and returns its parent.
func (t *Tree) Remove(n int) int {
	if n == 0 {
		return 0
	}
	parent := t.Nodes[n].Parent
	keep := make([]int, len(t.Nodes)) // the new number of each node, -1 for those removed
	var nodes []Node
	for i, node := range t.Nodes {
		if i == n || i > 0 && keep[node.Parent] < 0 {
			keep[i] = -1
			continue
		}
		keep[i] = len(nodes)
		nodes = append(nodes, node)
	}
	for i := range nodes {
		nodes[i].Parent = keep[nodes[i].Parent]
		var children []int
		for _, c := range nodes[i].Children {
			if keep[c] >= 0 {
				children = append(children, keep[c])
			}
		}
		nodes[i].Children = children
	}
	t.Nodes = nodes
	return keep[parent]
}

// Promote makes node n, and every node before it, the first of its siblings.
func (t *Tree) Promote(n int) {
	for n != 0 {
		siblings := t.Nodes[t.Nodes[n].Parent].Children
		i := slices.Index(siblings, n)
		copy(siblings[1:i+1], siblings[:i])
		siblings[0] = n
		n = t.Nodes[n].Parent
	}
}

// Line returns the nodes from the start through node n to the end of its line, which the first children continue.
func (t *Tree) Line(n int) []int {
	var out []int
	for i := n; i != 0; i = t.Nodes[i].Parent {
		out = append(out, i)
	}
	out = append(out, 0)
	slices.Reverse(out)
	for len(t.Nodes[n].Children) > 0 {
		n = t.Nodes[n].Children[0]
		out = append(out, n)
	}
	return out
}
