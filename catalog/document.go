package catalog

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Document is a YAML file, or the YAML front matter of a file, that remembers the line of every value.
type Document struct {
	File   string
	root   *yaml.Node
	offset int // number of lines in the file above the document
	broken bool
}

// ReadDocument decodes data into out as far as possible. Invalid YAML, keys without a field in out and values of a
// wrong type are added to ps. offset is the number of lines above the document in its file.
func ReadDocument(file string, data []byte, offset int, out any, ps *Problems) Document {
	doc := Document{File: file, offset: offset}
	var node yaml.Node
	if err := yaml.NewDecoder(bytes.NewReader(data)).Decode(&node); err != nil {
		if !errors.Is(err, io.EOF) { // io.EOF means an empty document
			ps.addYAML(file, offset, err)
			doc.broken = true
		}
		return doc
	}
	doc.root = node.Content[0]
	var found mistakes
	found.decode(doc.root, out)
	if err := found.err(); err != nil {
		ps.addYAML(file, offset, err)
		doc.broken = strings.Contains(err.Error(), "already defined") // the decoder skips such a mapping
	}
	return doc
}

// LoadDocument reads a file of fsys and decodes it like ReadDocument.
func LoadDocument(fsys fs.FS, file string, out any, ps *Problems) Document {
	data, err := fs.ReadFile(fsys, file)
	if err != nil {
		ps.Add(file, 0, "cannot be read: %v", err)
		return Document{File: file, broken: true}
	}
	return ReadDocument(file, data, 0, out, ps)
}

// Broken reports whether the document could not be read. Its values are then missing, and checks must not report that
// again.
func (d Document) Broken() bool { return d.broken }

// Line returns the line of the value at path, which consists of keys and, for list elements, indices. If path leads
// nowhere, such as to a missing key, Line returns the line of the last step that exists.
func (d Document) Line(path ...any) int {
	if d.root == nil {
		return d.offset + 1
	}
	n, line := d.root, d.root.Line
	for _, step := range path {
		at, next := child(n, step)
		if next == nil {
			break
		}
		line, n = at, next
	}
	return d.offset + line
}

// child returns the value of a key with the line of the key, or an element of a list with its own line.
func child(n *yaml.Node, step any) (int, *yaml.Node) {
	switch step := step.(type) {
	case string:
		for i := 0; n.Kind == yaml.MappingNode && i+1 < len(n.Content); i += 2 {
			if n.Content[i].Value == step {
				return n.Content[i].Line, n.Content[i+1]
			}
		}
	case int:
		if n.Kind == yaml.SequenceNode && step < len(n.Content) {
			return n.Content[step].Line, n.Content[step]
		}
	}
	return 0, nil
}
