package rulings

import (
	"bytes"
	"strconv"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"catanica/catalog"
)

// anchorPrefix begins the ids of a section's paragraphs, in both languages alike: b3 is the third of the Begründung and
// of the reasoning, e1 the first of the example, z1 of the bonus (Zugabe).
var anchorPrefix = map[SectionKind]string{Reasoning: "b", Example: "e", Bonus: "z"}

// Anchored renders a section as HTML does, and gives each paragraph and each list item an id that links can lead to.
// The ids count in the order of the text; as both languages have the same blocks, they have the same ids. What mark
// makes of an id stands at the end of its paragraph; it is HTML.
func (l *Library) Anchored(lang catalog.Lang, s Section, mark func(id string) string) string {
	prefix, ok := anchorPrefix[s.Kind]
	if !ok {
		return l.HTML(lang, s.Markdown)
	}
	md, source := l.markdown(lang), []byte(s.Markdown)
	md.Renderer().AddOptions(renderer.WithNodeRenderers(util.Prioritized(markRenderer{mark}, 150)))
	root := md.Parser().Parse(text.NewReader(source))
	anchor(root, prefix)
	var b bytes.Buffer
	if err := md.Renderer().Render(&b, source, root); err != nil {
		return l.HTML(lang, s.Markdown)
	}
	return b.String()
}

// anchor gives ids to the paragraphs and list items below a node. A paragraph that opens a list item has that of the
// item.
func anchor(root ast.Node, prefix string) {
	var found []ast.Node
	// Walk fails only when the function does.
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

// lineOf is where the words of a paragraph or of a list item stand, nil if it has none.
func lineOf(n ast.Node) ast.Node {
	if n.Kind() == ast.KindListItem {
		n = n.FirstChild()
	}
	if n != nil && (n.Kind() == ast.KindParagraph || n.Kind() == ast.KindTextBlock) {
		return n
	}
	return nil
}

// markNode is what stands behind a paragraph to lead to it.
type markNode struct {
	ast.BaseInline
	id string
}

var markKind = ast.NewNodeKind("CatanicaMark")

func (n *markNode) Kind() ast.NodeKind         { return markKind }
func (n *markNode) Dump(src []byte, level int) { ast.DumpHelper(n, src, level, nil, nil) }

type markRenderer struct{ mark func(id string) string }

func (r markRenderer) RegisterFuncs(reg renderer.NodeRendererFuncRegisterer) {
	reg.Register(markKind, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			if _, err := w.WriteString(r.mark(n.(*markNode).id)); err != nil {
				return ast.WalkStop, err
			}
		}
		return ast.WalkContinue, nil
	})
}
