package rulings

import (
	"bytes"
	"strconv"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"catanica/catalog"
)

// anchorPrefix begins the ids of a section's paragraphs in both languages: b3 is the third paragraph of the Begründung
// and of the reasoning, e1 the first of the example, z1 the first of the bonus (Zugabe).
var anchorPrefix = map[SectionKind]string{Reasoning: "b", Example: "e", Bonus: "z"}

// Marks are what a page inserts into an article, in HTML.
type Marks struct {
	Paragraph func(id string) string // at the end of a paragraph or list item
	Clause    func(id string) string // at the end of a clause; it carries the id
}

// Anchored renders a section like HTML and gives each paragraph and list item an id that links can refer to. Ids are
// numbered in text order. Because both languages have the same blocks, they have the same ids. At the end of each
// paragraph it inserts marks.Paragraph(id), and at the end of each clause marks.Clause(id), which must be HTML.
func (l *Library) Anchored(lang catalog.Lang, s Section, marks Marks) string {
	prefix, ok := anchorPrefix[s.Kind]
	if !ok {
		return l.HTML(lang, s.Markdown)
	}
	md, source := l.newConverter(lang), []byte(anchorsLast(s.marked()))
	md.Parser().AddOptions(parser.WithInlineParsers(util.Prioritized(clauseParser{}, 150)))
	marker := markRenderer{marks.Paragraph, marks.Clause}
	md.Renderer().AddOptions(renderer.WithNodeRenderers(util.Prioritized(marker, 150)))
	root := md.Parser().Parse(text.NewReader(source))
	anchor(root, prefix)
	var b bytes.Buffer
	if err := md.Renderer().Render(&b, source, root); err != nil {
		return l.HTML(lang, s.Markdown)
	}
	return b.String()
}

// anchor gives ids to the paragraphs and list items below root. The first paragraph of a list item shares the item's
// id.
func anchor(root ast.Node, prefix string) {
	var found []ast.Node
	// Walk fails only if the function does.
	_ = ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		switch {
		case !entering:
		case n.Kind() == ast.KindListItem:
			found = append(found, n)
		case n.Kind() == ast.KindParagraph && (n.Parent().Kind() != ast.KindListItem || n.PreviousSibling() != nil):
			found = append(found, n)
		}
		return ast.WalkContinue, nil
	})
	for i, n := range found {
		id := prefix + strconv.Itoa(i+1)
		n.SetAttributeString("id", []byte(id))
		if last := lineOf(n); last != nil {
			last.AppendChild(last, &markNode{id: id})
		}
	}
}

// lineOf returns the block with the text of a paragraph or list item, or nil if there is none.
func lineOf(n ast.Node) ast.Node {
	if n.Kind() == ast.KindListItem {
		n = n.FirstChild()
	}
	if n != nil && (n.Kind() == ast.KindParagraph || n.Kind() == ast.KindTextBlock) {
		return n
	}
	return nil
}

// markNode is the mark at the end of a paragraph.
type markNode struct {
	ast.BaseInline
	id string
}

var markKind = ast.NewNodeKind("CatanicaMark")

func (n *markNode) Kind() ast.NodeKind         { return markKind }
func (n *markNode) Dump(src []byte, level int) { ast.DumpHelper(n, src, level, nil, nil) }

type markRenderer struct{ mark, clause func(id string) string }

func (r markRenderer) RegisterFuncs(reg renderer.NodeRendererFuncRegisterer) {
	reg.Register(clauseKind, r.renderClause)
	reg.Register(markKind, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			if _, err := w.WriteString(r.mark(n.(*markNode).id)); err != nil {
				return ast.WalkStop, err
			}
		}
		return ast.WalkContinue, nil
	})
}
