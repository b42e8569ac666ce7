package rulings

import (
	"bytes"
	"strings"

	"catanica/catalog"

	"go.yaml.in/yaml/v3"
)

// headings maps the section headings that an article may have to their meaning, for each language.
var headings = map[catalog.Lang]map[string]SectionKind{
	catalog.DE: {
		"Frage": Question, "Kurz": Short, "Begründung": Reasoning, "Beispiel": Example, "Beispiele": Example,
		"Bonus": Bonus, "So wird gefragt": Asked, "Auch genannt": Also,
	},
	catalog.EN: {
		"Question": Question, "Short": Short, "Reasoning": Reasoning, "Example": Example, "Examples": Example,
		"Bonus": Bonus, "How players ask": Asked, "Also called": Also,
	},
}

var titles = map[string]catalog.Lang{"Deutsch": catalog.DE, "English": catalog.EN}

// parse reads one article. The result is usable as far as it could be read.
func parse(file string, data []byte, ps *catalog.Problems) *Ruling {
	r := &Ruling{File: file, Prose: map[catalog.Lang]*Prose{}}
	front, body, bodyLine, ok := splitFront(data)
	if !ok {
		ps.Add(file, 1, "no front matter: begin the file with a line --- and end the front matter with another")
		return r
	}
	dec := yaml.NewDecoder(bytes.NewReader(front))
	dec.KnownFields(true)
	if err := dec.Decode(r); err != nil {
		ps.AddYAML(file, 1, err)
	}
	p := proseParser{file: file, ps: ps, ruling: r}
	for i, line := range strings.Split(string(body), "\n") {
		p.line(bodyLine+i, strings.TrimRight(line, " \t\r"))
	}
	p.endSection()
	return r
}

// splitFront cuts the front matter from the body; bodyLine is the body's first line in the file.
func splitFront(data []byte) (front, body []byte, bodyLine int, ok bool) {
	rest, ok := bytes.CutPrefix(data, []byte("---\n"))
	if !ok {
		return nil, nil, 0, false
	}
	front, body, ok = bytes.Cut(rest, []byte("\n---\n"))
	return front, body, bytes.Count(front, []byte("\n")) + 4, ok
}

// proseParser walks the body line by line: `# Deutsch: title` opens a language, `## Kurz` a section.
type proseParser struct {
	file   string
	ps     *catalog.Problems
	ruling *Ruling
	lang   catalog.Lang
	prose  *Prose
	kind   SectionKind
	start  int
	text   []string
}

func (p *proseParser) line(n int, s string) {
	switch {
	case strings.HasPrefix(s, "# "):
		p.endSection()
		p.language(n, strings.TrimPrefix(s, "# "))
	case strings.HasPrefix(s, "## "):
		p.endSection()
		p.section(n, strings.TrimSpace(strings.TrimPrefix(s, "## ")))
	case p.kind != "":
		p.text = append(p.text, s)
	case strings.TrimSpace(s) != "" && p.prose == nil:
		p.ps.Add(p.file, n, "text before the first language: begin with `# Deutsch: title`")
	case strings.TrimSpace(s) != "":
		p.ps.Add(p.file, n, "text outside a section: put it below a heading such as `## %s`", map[catalog.Lang]string{catalog.DE: "Begründung", catalog.EN: "Reasoning"}[p.lang])
	}
}

func (p *proseParser) language(n int, heading string) {
	name, title, _ := strings.Cut(heading, ":")
	lang, ok := titles[strings.TrimSpace(name)]
	if !ok {
		p.ps.Add(p.file, n, "heading %q: want `# Deutsch: title` or `# English: title`", heading)
		return
	}
	p.lang, p.prose = lang, &Prose{Title: strings.TrimSpace(title), Line: n}
	if p.ruling.Prose[lang] != nil {
		p.ps.Add(p.file, n, "the language %s stands twice", lang)
	}
	p.ruling.Prose[lang] = p.prose
}

func (p *proseParser) section(n int, heading string) {
	kind, ok := headings[p.lang][heading]
	if p.prose == nil || !ok {
		p.ps.Add(p.file, n, "unknown section %q: take one of the headings of docs/content.md in the section's language", heading)
		return
	}
	p.kind, p.start = kind, n
}

func (p *proseParser) endSection() {
	if p.kind == "" {
		return
	}
	text := strings.TrimSpace(strings.Join(p.text, "\n"))
	switch p.kind {
	case Question:
		p.prose.Question = unwrap(text)
	case Short:
		p.prose.Short = unwrap(text)
	case Asked:
		p.prose.Asked = p.bullets()
	case Also:
		p.prose.Also = p.bullets()
	default:
		p.prose.Sections = append(p.prose.Sections, Section{Kind: p.kind, Markdown: text, Line: p.start})
	}
	p.kind, p.text = "", nil
}

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
