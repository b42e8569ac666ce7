package catalog

import (
	"maps"
	"slices"

	"go.yaml.in/yaml/v3"
)

// Said is something that a file says in both languages, in YAML {de: …, en: …}, with the place where it stands.
type LocatedText struct {
	File string
	Path []string // the keys that lead to it, without the numbers of lists: effect, is
	Text Text
	line map[Lang]int
}

// Line is where the text of a language begins in its file.
func (s LocatedText) Line(lang Lang) int { return s.line[lang] }

// notTexts are the keys whose {de: …, en: …} is no text: sources of names, and words that people use.
var notTexts = []string{"name_source", "aliases", "asked", "forms"}

// Said lists everything that the document says in both languages, in the order of the file.
func (d Document) Texts() []LocatedText {
	var out []LocatedText
	var walk func(n *yaml.Node, path []string)
	walk = func(n *yaml.Node, path []string) {
		switch n.Kind {
		case yaml.SequenceNode:
			for _, c := range n.Content {
				walk(c, path)
			}
		case yaml.MappingNode:
			text := LocatedText{File: d.File, Path: path, line: map[Lang]int{}}
			for i := 0; i+1 < len(n.Content); i += 2 {
				key, value := n.Content[i].Value, n.Content[i+1]
				lang := Lang(key)
				switch {
				case slices.Contains(notTexts, key):
				case slices.Contains(Langs, lang) && value.Kind == yaml.ScalarNode:
					text.Put(lang, value.Value, d.offset+firstLine(value))
				default:
					walk(value, append(slices.Clone(path), key))
				}
			}
			if len(text.line) > 0 {
				out = append(out, text)
			}
		}
	}
	if d.root != nil && !d.broken {
		walk(d.root, nil)
	}
	return out
}

// Put says the text in lang, which begins on the line of the file.
func (s *LocatedText) Put(lang Lang, text string, line int) {
	if s.line == nil {
		s.line = map[Lang]int{}
	}
	s.line[lang] = line
	if lang == EN {
		s.Text.EN = text
	} else {
		s.Text.DE = text
	}
}

// firstLine is where the text of a value begins: in a block, below the sign that opens it.
func firstLine(n *yaml.Node) int {
	if n.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0 {
		return n.Line + 1
	}
	return n.Line
}

// textsOf is what all documents say, by file.
func textsOf(docs map[string]Document) []LocatedText {
	var out []LocatedText
	for _, file := range slices.Sorted(maps.Keys(docs)) {
		out = append(out, docs[file].Texts()...)
	}
	return out
}
