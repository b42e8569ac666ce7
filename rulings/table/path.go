package table

import (
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strings"
)

// idSize is the length of a node's id.
const idSize = 2

// id returns the id of a new child of node n, by the canonical form of its line: the first two characters of its hash,
// or if a sibling has them the next two, and so on.
func (t *Tree) id(n int, canonical string) string {
	sum := sha256.Sum256([]byte(canonical))
	for {
		long := base64.RawURLEncoding.EncodeToString(sum[:])
		for i := 0; i+idSize <= len(long); i += idSize {
			taken := slices.ContainsFunc(t.Nodes[n].Children, func(c int) bool { return t.Nodes[c].ID == long[i:i+idSize] })
			if !taken {
				return long[i : i+idSize]
			}
		}
		sum = sha256.Sum256(sum[:])
	}
}

// Path returns the path of node n: the ids from the start on, one after the other.
func (t *Tree) Path(n int) string {
	path := ""
	for n != 0 {
		path = t.Nodes[n].ID + path
		n = t.Nodes[n].Parent
	}
	return path
}

// Find returns the node at a path. If there is none, it returns the last node on the way, and false.
func (t *Tree) Find(path string) (n int, ok bool) {
next:
	for path != "" {
		for _, c := range t.Nodes[n].Children {
			if rest, found := strings.CutPrefix(path, t.Nodes[c].ID); found {
				n, path = c, rest
				continue next
			}
		}
		return n, false
	}
	return n, true
}

// Step returns the n-th node of the main line, or its last one.
func (t *Tree) Step(n int) int {
	line := t.Line(0)
	return line[max(0, min(n, len(line)-1))]
}
