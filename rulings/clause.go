package rulings

import (
	"bytes"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"catanica/catalog"
)

// A clause is a part of an article that decides something of its own: a sentence, a list item or a row of a table. In
// the file it ends with its anchor, {#palast}; pages link to it as ART#palast, switches of the engine and the `proves:`
// line of scenarios name it as ART/palast. An article without anchors is a single clause, named like the article.

// Anchor is the place in a section where a clause ends.
type Anchor struct {
	ID string `json:"id"`
	At int    `json:"at"` // bytes from the beginning of the Markdown
}

var (
	anchorID = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)
	listSign = regexp.MustCompile(`^\s*([-*]|[0-9]+\.) `)
	// numberedID matches the ids that pages give to the paragraphs of an article: see anchorPrefix.
	numberedID = regexp.MustCompile(`^[bez][0-9]+$`)
	// pageIDs are the ids of the other parts of an article's page.
	pageIDs = []string{"about-article", "cards", "earlier", "from", "main", "proof", "see", "sources", "top", "find"}
)

// cutAnchors takes the anchors out of a text, each with the space before it.
func cutAnchors(raw string) (string, []Anchor) {
	var b strings.Builder
	var out []Anchor
	last := 0
	for {
		before, rest, found := strings.Cut(raw[last:], "{#")
		id, _, closed := strings.Cut(rest, "}")
		if !found || !closed {
			b.WriteString(raw[last:])
			return b.String(), out
		}
		b.WriteString(strings.TrimSuffix(before, " "))
		out = append(out, Anchor{id, b.Len()})
		last += len(before) + len("{#") + len(id) + len("}")
	}
}

// marked returns the Markdown of a section with its anchors.
func (s Section) marked() string {
	var b strings.Builder
	last := 0
	for _, a := range s.Anchors {
		b.WriteString(s.Markdown[last:a.At] + "{#" + a.ID + "}")
		last = a.At
	}
	return b.String() + s.Markdown[last:]
}

// beforePunctuation matches an anchor and the punctuation after it.
var beforePunctuation = regexp.MustCompile(`(\{#[^}]*\})([,;:.)]+)`)

// anchorsLast moves each anchor behind the punctuation that follows it: pages show a badge in its place, and a badge
// does not stand between a word and its comma.
func anchorsLast(marked string) string { return beforePunctuation.ReplaceAllString(marked, "$2$1") }

// clauseText returns the Markdown of the clause that ends at an anchor: its line, without the signs of lists and
// tables, or of several clauses that end with sentences only its own sentences.
func (s Section) clauseText(i int) string {
	ends := func(at int) bool { return strings.IndexByte(".!?:;", s.Markdown[at-1]) >= 0 }
	at := s.Anchors[i].At
	begin, end := strings.LastIndex(s.Markdown[:at], "\n")+1, len(s.Markdown)
	if n := strings.Index(s.Markdown[at:], "\n"); n >= 0 {
		end = at + n
	}
	if i > 0 && s.Anchors[i-1].At > begin && ends(s.Anchors[i-1].At) {
		begin = s.Anchors[i-1].At
	}
	if ends(at) {
		end = at
	}
	line := strings.Trim(listSign.ReplaceAllString(s.Markdown[begin:end], ""), " |")
	var cells []string
	for cell := range strings.SplitSeq(line, "|") {
		if cell = strings.TrimSpace(cell); cell != "" {
			cells = append(cells, cell)
		}
	}
	return strings.Join(cells, " · ")
}

// Clause is a clause of an article.
type Clause struct {
	ID      string // as switches and scenarios name it: 112.P.a/palast, or 112.S.a for a whole article
	Article string
	Anchor  string                  // "" for a whole article
	Text    map[catalog.Lang]string // as plain text; the short answer of a whole article
}

// Clauses returns the clauses of a mechanical article in text order, and nil for all others.
func (l *Library) Clauses(article string) []Clause {
	r := l.Ruling(article)
	m, _ := l.Mechanic(article)
	if r == nil || !m.Mechanical() {
		return nil
	}
	var out []Clause
	for _, lang := range catalog.Langs {
		add := func(anchor, markdown string) {
			k := slices.IndexFunc(out, func(c Clause) bool { return c.Anchor == anchor })
			if k < 0 {
				k = len(out)
				out = append(out, Clause{article + "/" + anchor, article, anchor, map[catalog.Lang]string{}})
			}
			out[k].Text[lang] = l.Plain(lang, markdown)
		}
		for _, id := range r.In(lang).Anchors {
			add(id, r.In(lang).Short)
		}
		for _, s := range r.In(lang).Sections {
			for i, a := range s.Anchors {
				add(a.ID, s.clauseText(i))
			}
		}
	}
	if len(out) == 0 {
		whole := Clause{article, article, "", map[catalog.Lang]string{}}
		for _, lang := range catalog.Langs {
			whole.Text[lang] = l.Plain(lang, r.In(lang).Short)
		}
		return []Clause{whole}
	}
	return out
}

// IsClause reports whether an article has a clause with this id, such as 112.P.a/palast.
func (l *Library) IsClause(id string) bool {
	article, anchor, parted := strings.Cut(id, "/")
	r := l.Ruling(article)
	if m, _ := l.Mechanic(article); r == nil || !m.Mechanical() {
		return false
	}
	whole := true // an article without anchors is a single clause
	for _, lang := range catalog.Langs {
		anchors := slices.Clone(r.In(lang).Anchors)
		for _, s := range r.In(lang).Sections {
			for _, a := range s.Anchors {
				anchors = append(anchors, a.ID)
			}
		}
		if parted && slices.Contains(anchors, anchor) {
			return true
		}
		whole = whole && len(anchors) == 0
	}
	return whole && !parted
}

// ArticleOf returns the article of a clause: 112.P.a for 112.P.a/palast, and for 112.P.a itself.
func ArticleOf(id string) string {
	article, _, _ := strings.Cut(id, "/")
	return article
}

// checkAnchors checks that the anchors of an article are well formed, unique and the same in both languages.
func (ck *checker) checkAnchors(d *draft) {
	ids := map[catalog.Lang][]string{}
	for _, lang := range catalog.Langs {
		for _, s := range d.parts[lang] {
			for _, a := range s.Anchors {
				add := func(format string) {
					line := s.Line + 1 + strings.Count(s.Markdown[:a.At], "\n")
					ck.ps.Add(d.File, line, "{#%s}: "+format, a.ID)
				}
				switch {
				case !anchorID.MatchString(a.ID):
					add("an anchor has small letters, digits and hyphens, such as {#palast}")
				case numberedID.MatchString(a.ID) || slices.Contains(pageIDs, a.ID):
					add("the page uses this id for something else: choose another")
				case slices.Contains(ids[lang], a.ID):
					add("the article already has this anchor: choose another")
				case anchorPrefix[s.Kind] == "" && s.Kind != Short:
					add("anchors belong in the short answer, the reasoning, an example or a bonus")
				}
				ids[lang] = append(ids[lang], a.ID)
			}
		}
	}
	de, en := ids[catalog.DE], ids[catalog.EN]
	if !slices.Equal(slices.Sorted(slices.Values(de)), slices.Sorted(slices.Values(en))) {
		ck.ps.Add(d.File, d.In(catalog.EN).Line, "the anchors differ: %v in German, %v here: mark the same clauses", de,
			en)
	}
	if m, _ := ck.Mechanic(d.ID); len(de) > 0 && !m.Mechanical() {
		ck.ps.Add(d.File, d.In(catalog.DE).Line, "the article has anchors, but %s does not call it mechanical",
			mechanicsFile)
	}
}

// clauseNode is an anchor in goldmark's tree.
type clauseNode struct {
	ast.BaseInline
	id string
}

var clauseKind = ast.NewNodeKind("CatanicaClause")

func (n *clauseNode) Kind() ast.NodeKind         { return clauseKind }
func (n *clauseNode) Dump(src []byte, level int) { ast.DumpHelper(n, src, level, nil, nil) }

// clauseParser reads {#id}.
type clauseParser struct{}

func (clauseParser) Trigger() []byte { return []byte{'{'} }

func (clauseParser) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, _ := block.PeekLine()
	rest, ok := bytes.CutPrefix(line, []byte("{#"))
	if !ok {
		return nil
	}
	id, _, ok := bytes.Cut(rest, []byte("}"))
	if !ok {
		return nil
	}
	block.Advance(len(id) + 3)
	return &clauseNode{id: string(id)}
}

func (r markRenderer) renderClause(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering {
		if _, err := w.WriteString(r.clause(n.(*clauseNode).id)); err != nil {
			return ast.WalkStop, err
		}
	}
	return ast.WalkContinue, nil
}
