package rulings

import (
	"fmt"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// passage is the smallest part of a section that must exist in both languages: a paragraph, a list item or a table row.
type passage struct {
	Text string // without the text of lists inside it
	Line int    // line on which it begins in the section, from 0
}

// shape is the structure of a section without its words.
type shape struct {
	Blocks   []string  // the top-level blocks: paragraph, list of 3, table (columns: 2, rows: 4)
	Passages []passage // in text order
}

// blockParser parses Markdown blocks but not their inline content, which shapes do not need.
var blockParser = parser.NewParser(
	parser.WithBlockParsers(parser.DefaultBlockParsers()...),
	parser.WithParagraphTransformers(append(parser.DefaultParagraphTransformers(),
		util.Prioritized(extension.NewTableParagraphTransformer(), 200))...),
)

// shapeOf returns the structure of a section.
func shapeOf(markdown string) shape {
	b := shaper{source: []byte(markdown)}
	root := blockParser.Parse(text.NewReader(b.source))
	for n := root.FirstChild(); n != nil; n = n.NextSibling() {
		b.out.Blocks = append(b.out.Blocks, b.block(n))
	}
	return b.out
}

type shaper struct {
	source []byte
	out    shape
}

// block collects the passages of a block and returns its description.
func (b *shaper) block(n ast.Node) string {
	switch n := n.(type) {
	case *ast.List:
		return b.list(n)
	case *extast.Table:
		return b.table(n)
	case *ast.Paragraph, *ast.TextBlock:
		b.passage(n)
		return "paragraph"
	case *ast.Heading:
		b.passage(n)
		return fmt.Sprintf("heading %d", n.Level)
	case *ast.Blockquote:
		return "quotation of " + b.inside(n)
	}
	b.passage(n)
	return strings.ToLower(n.Kind().String())
}

// list describes a list: the number of items, and items that contain more than a paragraph.
func (b *shaper) list(n *ast.List) string {
	name := "list"
	if n.IsOrdered() {
		name = "numbered list"
	}
	var more []string
	for i, item := 1, n.FirstChild(); item != nil; i, item = i+1, item.NextSibling() {
		inside := b.inside(item)
		if inside != "paragraph" {
			more = append(more, fmt.Sprintf("in %d: %s", i, strings.TrimPrefix(inside, "paragraph, ")))
		}
	}
	name = fmt.Sprintf("%s of %d", name, n.ChildCount())
	if len(more) > 0 {
		name += " (" + strings.Join(more, "; ") + ")"
	}
	return name
}

func (b *shaper) inside(n ast.Node) string {
	var names []string
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		names = append(names, b.block(c))
	}
	return strings.Join(names, ", ")
}

// table collects each row as one passage, with bars between the cells.
func (b *shaper) table(n *extast.Table) string {
	for row := n.FirstChild(); row != nil; row = row.NextSibling() {
		var cells []string
		line := -1
		for c := row.FirstChild(); c != nil; c = c.NextSibling() {
			p := b.read(c)
			cells = append(cells, p.Text)
			if line < 0 && p.Text != "" {
				line = p.Line
			}
		}
		b.out.Passages = append(b.out.Passages, passage{Text: strings.Join(cells, " | "), Line: max(line, 0)})
	}
	return fmt.Sprintf("table (columns: %d, rows: %d)", len(n.Alignments), n.ChildCount()-1)
}

func (b *shaper) passage(n ast.Node) { b.out.Passages = append(b.out.Passages, b.read(n)) }

// read returns the passage of a block with lines of its own.
func (b *shaper) read(n ast.Node) passage {
	lines := n.Lines()
	if lines == nil || lines.Len() == 0 {
		return passage{}
	}
	return passage{
		Text: strings.TrimSpace(string(lines.Value(b.source))),
		Line: strings.Count(string(b.source[:lines.At(0).Start]), "\n"),
	}
}
