package catalog

import (
	"maps"
	"slices"

	"go.yaml.in/yaml/v3"
)

// LocatedText is a bilingual text of a content file, in YAML {de: …, en: …}, with its position.
type LocatedText struct {
	File string
	Path []string // keys that lead to it, without list indices, such as effect, is
	Text Text
	line map[Lang]int
}

// Line returns the line on which the text in lang begins in its file, or 0 if there is none.
func (s LocatedText) Line(lang Lang) int { return s.line[lang] }

// notTexts lists keys whose {de: …, en: …} is not a text: sources of names, and words that people use.
var notTexts = []string{"name_source", "aliases", "asked", "forms"}

// Texts returns all bilingual texts of the document in file order.
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

// Put sets the text in lang, which begins on the given line.
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

// firstLine returns the line on which the text of a value begins. In a block scalar that is the line after the
// indicator.
func firstLine(n *yaml.Node) int {
	if n.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0 {
		return n.Line + 1
	}
	return n.Line
}

// textsOf returns the texts of all documents, ordered by file.
func textsOf(docs map[string]Document) []LocatedText {
	var out []LocatedText
	for _, file := range slices.Sorted(maps.Keys(docs)) {
		out = append(out, docs[file].Texts()...)
	}
	return out
}
