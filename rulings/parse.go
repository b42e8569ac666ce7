package rulings

import (
	"bytes"
	"maps"
	"slices"
	"strings"

	"catanica/catalog"
)

// headings maps the headings of sections to their kinds, for each language.
var headings = map[catalog.Lang]map[string]SectionKind{
	catalog.DE: {
		"Frage": Question, "Kurz": Short, "Begründung": Reasoning, "Beispiel": Example, "Beispiele": Example,
		"Bonus": Bonus, "So wird gefragt": Asked, "Auch genannt": Also,
		"Ja oder nein": YesOrNo,
	},
	catalog.EN: {
		"Question": Question, "Short": Short, "Reasoning": Reasoning, "Example": Example, "Examples": Example,
		"Bonus": Bonus, "How players ask": Asked, "Also called": Also,
		"Yes or no": YesOrNo,
	},
}

// unknownSection is a section with a heading that was reported as a mistake. Its content is skipped.
const unknownSection SectionKind = "unknown"

// headingsIn returns the headings of a language in alphabetical order.
func headingsIn(lang catalog.Lang) []string {
	return slices.Sorted(maps.Keys(headings[lang]))
}

var titles = map[string]catalog.Lang{"Deutsch": catalog.DE, "English": catalog.EN}

// draft is an article with the positions of its parts, for the checks.
type draft struct {
	*Ruling
	front catalog.Document
	parts map[catalog.Lang][]Section // all sections with their text as written
}

// part returns a section of the draft, or nil if there is none.
func (d *draft) part(lang catalog.Lang, kind SectionKind) *Section {
	for i, s := range d.parts[lang] {
		if s.Kind == kind {
			return &d.parts[lang][i]
		}
	}
	return nil
}

// lineOf returns the line of a section, or of its language if there is no such section.
func (d *draft) lineOf(lang catalog.Lang, kind SectionKind) int {
	if s := d.part(lang, kind); s != nil {
		return s.Line
	}
	return d.In(lang).Line
}

// parse parses an article. The result is usable as far as the article could be read. ok is false if there is no front
// matter.
func parse(file string, data []byte, ps *catalog.Problems) (d *draft, ok bool) {
	d = &draft{Ruling: &Ruling{File: file, Prose: map[catalog.Lang]*Prose{}}, parts: map[catalog.Lang][]Section{}}
	front, body, bodyLine, ok := splitFront(data)
	if !ok {
		ps.Add(file, 1, "no front matter: begin the file with a line --- and end the front matter with another")
		return d, false
	}
	d.front = catalog.ReadDocument(file, front, 1, d.Ruling, ps)
	p := proseParser{file: file, ps: ps, draft: d}
	for i, line := range strings.Split(string(body), "\n") {
		p.line(bodyLine+i, strings.TrimRight(line, " \t\r"))
	}
	p.endSection()
	return d, true
}

// splitFront separates the front matter from the body. bodyLine is the line of the file on which the body begins.
func splitFront(data []byte) (front, body []byte, bodyLine int, ok bool) {
	data = bytes.ReplaceAll(bytes.TrimPrefix(data, []byte("\ufeff")), []byte("\r\n"), []byte("\n"))
	rest, ok := bytes.CutPrefix(data, []byte("---\n"))
	if !ok {
		return nil, nil, 0, false
	}
	front, body, ok = bytes.Cut(rest, []byte("\n---\n"))
	return front, body, bytes.Count(front, []byte("\n")) + 4, ok
}

// proseParser parses the body line by line: `# Deutsch: title` begins a language, `## Kurz` a section.
type proseParser struct {
	file  string
	ps    *catalog.Problems
	draft *draft
	lang  catalog.Lang
	prose *Prose
	skip  bool // below the heading of a language that was reported as a mistake
	kind  SectionKind
	start int
	text  []string
}

func (p *proseParser) line(n int, s string) {
	switch {
	case strings.HasPrefix(s, "# "):
		p.endSection()
		p.language(n, strings.TrimPrefix(s, "# "))
	case strings.HasPrefix(s, "## "):
		p.endSection()
		p.section(n, strings.TrimSpace(strings.TrimPrefix(s, "## ")))
	case p.skip:
	case p.kind != "":
		p.text = append(p.text, s)
	case strings.TrimSpace(s) != "" && p.prose == nil:
		p.ps.Add(p.file, n, "text before the first language: begin with `# Deutsch: title`")
	case strings.TrimSpace(s) != "":
		p.ps.Add(p.file, n, "text outside a section: put it below a heading such as `## %s`",
			heading(p.lang, Reasoning))
	}
}

func (p *proseParser) language(n int, heading string) {
	name, title, _ := strings.Cut(heading, ":")
	lang, ok := titles[strings.TrimSpace(name)]
	if p.prose, p.skip = nil, !ok; !ok {
		p.ps.Add(p.file, n, "heading %q: want `# Deutsch: title` or `# English: title`", heading)
		return
	}
	if p.skip = p.draft.Prose[lang] != nil; p.skip {
		p.ps.Add(p.file, n, "%s appears twice: keep one of them", name)
		return
	}
	p.lang, p.prose = lang, &Prose{Title: strings.TrimSpace(title), Line: n}
	p.draft.Prose[lang] = p.prose
}

func (p *proseParser) section(n int, heading string) {
	if p.skip {
		return
	}
	if p.prose == nil {
		p.ps.Add(p.file, n, "section %q before the first language: begin with `# Deutsch: title`", heading)
		p.kind = unknownSection
		return
	}
	kind, ok := headings[p.lang][heading]
	if !ok {
		p.ps.Add(p.file, n, "unknown section %q: take one of %s", heading, strings.Join(headingsIn(p.lang), ", "))
		p.kind, p.start = unknownSection, n
		return
	}
	if p.draft.part(p.lang, kind) != nil {
		p.ps.Add(p.file, n, "section %q appears twice: merge the two", heading)
		kind = unknownSection
	}
	p.kind, p.start = kind, n
}

func (p *proseParser) endSection() {
	if p.kind == "" || p.kind == unknownSection {
		p.kind, p.text = "", nil
		return
	}
	raw, anchors := cutAnchors(strings.Join(p.text, "\n"))
	p.draft.parts[p.lang] = append(p.draft.parts[p.lang],
		Section{Kind: p.kind, Markdown: raw, Anchors: anchors, Line: p.start})
	text := strings.TrimSpace(raw)
	if text == "" {
		p.ps.Add(p.file, p.start, "the section is empty: write it, or take its heading out")
	}
	switch p.kind {
	case Question:
		p.prose.Question = unwrap(text)
	case Short:
		p.prose.Short = unwrap(text)
		for _, a := range anchors {
			p.prose.Anchors = append(p.prose.Anchors, a.ID)
		}
	case Asked:
		asked, answered := p.phrasings(p.bullets())
		p.prose.Asked, p.prose.Answered = asked, append(p.prose.Answered, answered...)
	case YesOrNo:
		p.prose.YesOrNo = strings.Join(p.decided(p.bullets()), "\n")
	case Also:
		p.prose.Also = p.bullets()
	default:
		lead := len(raw) - len(strings.TrimLeft(raw, " \t\r\n"))
		anchors = slices.Clone(anchors)
		for i := range anchors {
			anchors[i].At -= lead
		}
		p.prose.Sections = append(p.prose.Sections,
			Section{Kind: p.kind, Markdown: text, Anchors: anchors, Line: p.start})
	}
	p.kind, p.text = "", nil
}

// bullets returns the items of the list in a section.
func (p *proseParser) bullets() []string {
	var out []string
	for i, s := range p.text {
		if s = strings.TrimSpace(s); s == "" {
			continue
		}
		item, ok := strings.CutPrefix(s, "- ")
		if !ok {
			p.ps.Add(p.file, p.start+1+i, "want a list here, one phrasing a line: begin the line with `- `")
			continue
		}
		out = append(out, strings.TrimSpace(item))
	}
	return out
}

func unwrap(s string) string { return strings.Join(strings.Fields(s), " ") }
