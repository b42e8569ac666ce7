package rulings

import (
	"bytes"
	"fmt"
	"html"
	"regexp"
	"strings"

	"catanica/catalog"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Target is the destination of a link.
type Target struct {
	Kind catalog.Kind
	ID   string
}

// Resolve returns the target of `[[ref]]`, where ref is set:ID, class:ID, or the id of a card or article. ok is false
// for a dangling link.
func (l *Library) Resolve(ref string) (t Target, ok bool) {
	if id, found := strings.CutPrefix(ref, "set:"); found {
		return Target{catalog.KindSet, id}, l.Catalog.Set(id) != nil
	}
	if id, found := strings.CutPrefix(ref, "class:"); found {
		return Target{catalog.KindClass, id}, l.Catalog.Class(id) != nil
	}
	if r := l.byID[ref]; r != nil {
		return Target{r.Kind, r.ID}, true
	}
	return Target{catalog.KindCard, ref}, l.Catalog.Card(ref) != nil
}

// TitleOf returns the name of a target in lang.
func (l *Library) TitleOf(t Target, lang catalog.Lang) string {
	switch t.Kind {
	case catalog.KindSet:
		if s := l.Catalog.Set(t.ID); s != nil {
			return s.Name.In(lang)
		}
	case catalog.KindClass:
		if c := l.Catalog.Class(t.ID); c != nil {
			return c.Name.In(lang)
		}
	case catalog.KindCard:
		if c := l.Catalog.Card(t.ID); c != nil {
			return c.Title(lang)
		}
	case catalog.KindTerm, catalog.KindRule:
		if r := l.byID[t.ID]; r != nil {
			return r.Title(lang)
		}
	}
	return t.ID // rulings are called by their ids
}

// HTML renders Markdown with our links as HTML for readers of lang. Raw HTML in the source is dropped.
func (l *Library) HTML(lang catalog.Lang, markdown string) string {
	var b bytes.Buffer
	if err := l.converters[lang].Convert([]byte(markdown), &b); err != nil {
		return "<p>" + html.EscapeString(markdown) + "</p>" // cannot happen: writing to a bytes.Buffer does not fail
	}
	return b.String()
}

// newConverter returns a goldmark converter that knows our links.
func (l *Library) newConverter(lang catalog.Lang) goldmark.Markdown {
	return goldmark.New(
		goldmark.WithExtensions(extension.Table),
		goldmark.WithParserOptions(parser.WithInlineParsers(util.Prioritized(linkParser{}, 150))),
		goldmark.WithRendererOptions(renderer.WithNodeRenderers(util.Prioritized(linkRenderer{l, lang}, 150))),
	)
}

// Plain returns a Markdown passage as plain text, with links replaced by their labels, for search and terminals.
func (l *Library) Plain(lang catalog.Lang, markdown string) string {
	shown := replaceLinks(markdown, func(inner, before, after string) string {
		return l.label(lang, inner, before, after)
	})
	return withoutMarks(shown)
}

// withoutMarks removes the marks of emphasis and code from Markdown.
func withoutMarks(markdown string) string {
	const marks = "*`"
	at := strings.IndexAny(markdown, marks)
	if at < 0 {
		return markdown
	}
	var b strings.Builder
	b.Grow(len(markdown))
	for ; at >= 0; at = strings.IndexAny(markdown, marks) {
		b.WriteString(markdown[:at])
		markdown = markdown[at+1:]
	}
	b.WriteString(markdown)
	return b.String()
}

// replaceLinks replaces every `[[…]]` by what show returns for its inside and the Markdown before and after it. An
// unclosed link stays as it is.
func replaceLinks(markdown string, show func(inner, before, after string) string) string {
	var b strings.Builder
	for at := 0; ; {
		open := strings.Index(markdown[at:], "[[")
		if open < 0 {
			return b.String() + markdown[at:]
		}
		open += at
		length := strings.Index(markdown[open+2:], "]]")
		if length < 0 {
			return b.String() + markdown[at:]
		}
		b.WriteString(markdown[at:open])
		end := open + 2 + length
		at = end + 2
		b.WriteString(show(markdown[open+2:end], markdown[:open], markdown[at:]))
	}
}

// label returns the text of a link between two passages: its own label, or the name of its target as the sentence
// demands.
func (l *Library) label(lang catalog.Lang, inner, before, after string) string {
	ref, label, ok := strings.Cut(inner, "|")
	if ok {
		return label
	}
	t, found := l.Resolve(ref)
	if found && t.Kind == catalog.KindCard {
		if lang == catalog.EN {
			return englishName(l.Catalog.Card(ref), before, after)
		}
		return l.inflected(l.Catalog.Card(ref), before, after)
	}
	title := l.TitleOf(t, lang)
	if !found || t.Kind == catalog.KindRuling {
		return title
	}
	line := before[max(0, strings.LastIndexByte(before, '\n')):]
	if t.Kind == catalog.KindRule && !alone.MatchString(line) ||
		pointing.MatchString(line) || strings.HasSuffix(line, "„") {
		title = withoutGame(title)
		if !strings.HasSuffix(before, "„") && !strings.HasSuffix(before, "“") {
			title = quoted(lang, title)
		}
	}
	return title
}

var (
	// alone matches what precedes a link that is an item of a list or a cell of a table by itself.
	alone = regexp.MustCompile(`(?:^|\n) *(?:[-*]|\d+\.|\|) +$|\| *$`)

	// pointing matches what precedes a link that sends the reader elsewhere: (see [[a]] and [[b]]).
	pointing = regexp.MustCompile(`(?:\(|\b[Ss]ee |\b[Ss]iehe )(?:\[\[[^\]]*\]\](?:, | and | or | und | oder ))*$`)
)

// withoutGame returns the title of an entry without the name of its game in brackets.
func withoutGame(title string) string {
	return strings.TrimSuffix(strings.TrimSuffix(title, " (Brettspiel)"), " (board game)")
}

// quoted returns a title in quotation marks.
func quoted(lang catalog.Lang, title string) string {
	if lang == catalog.DE {
		return "„" + title + "“"
	}
	return "“" + title + "”"
}

// Links returns the references of all `[[…]]` in a Markdown passage. Lines count from 0.
func Links(markdown string) []Link {
	var out []Link
	for i, line := range strings.Split(markdown, "\n") {
		for {
			_, rest, ok := strings.Cut(line, "[[")
			if !ok {
				break
			}
			inner, after, ok := strings.Cut(rest, "]]")
			if !ok {
				break
			}
			ref, _, _ := strings.Cut(inner, "|")
			out = append(out, Link{Ref: ref, Line: i})
			line = after
		}
	}
	return out
}

// Link is a reference in a text.
type Link struct {
	Ref  string
	Line int
}

// linkNode represents `[[ref]]` or `[[ref|label]]` in goldmark's tree.
type linkNode struct {
	ast.BaseInline
	inner, before, after string // before and after are the Markdown around the link
}

var linkKind = ast.NewNodeKind("CatanicaLink")

func (n *linkNode) Kind() ast.NodeKind         { return linkKind }
func (n *linkNode) Dump(src []byte, level int) { ast.DumpHelper(n, src, level, nil, nil) }

type linkParser struct{}

func (linkParser) Trigger() []byte { return []byte{'['} }

func (linkParser) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, segment := block.PeekLine()
	inner, ok := bytes.CutPrefix(line, []byte("[["))
	if !ok {
		return nil
	}
	inner, _, ok = bytes.Cut(inner, []byte("]]"))
	if !ok {
		return nil
	}
	block.Advance(len(inner) + 4)
	before, after := block.Source()[:segment.Start], line[len(inner)+4:]
	before = before[max(0, bytes.LastIndex(before, []byte("\n\n"))):]
	return &linkNode{inner: string(inner), before: string(before), after: string(after)}
}

type linkRenderer struct {
	lib  *Library
	lang catalog.Lang
}

func (r linkRenderer) RegisterFuncs(reg renderer.NodeRendererFuncRegisterer) {
	reg.Register(linkKind, r.render)
}

func (r linkRenderer) render(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	link := n.(*linkNode)
	ref, _, _ := strings.Cut(link.inner, "|")
	label := html.EscapeString(r.lib.label(r.lang, link.inner, link.before, link.after))
	t, ok := r.lib.Resolve(ref)
	if !ok {
		_, err := fmt.Fprintf(w, `<span class="dangling">%s</span>`, label)
		return ast.WalkContinue, err
	}
	href := html.EscapeString(catalog.Path(r.lang, t.Kind, t.ID))
	_, err := fmt.Fprintf(w, `<a class="ref ref-%s" href="%s">%s</a>`, t.Kind, href, label)
	return ast.WalkContinue, err
}
