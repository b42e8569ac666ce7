package main

import (
	"strings"
	"unicode/utf8"

	"catanica/catalog"
)

const (
	pageWidth  = 80
	labelWidth = 14
)

// page formats text for a terminal of 80 columns: a title, rows of a label and its values, paragraphs.
type page struct {
	strings.Builder
	lang catalog.Lang
}

func newPage(lang catalog.Lang) page { return page{lang: lang} }

func (p *page) say(de, en string) string { return catalog.Text{DE: de, EN: en}.In(p.lang) }

// title writes the names of an entry with its id at the right edge, if there is room, and a line below.
func (p *page) title(name, other, id string) {
	line := name
	if other != "" && other != name {
		line += " · " + other
	}
	if gap := pageWidth - utf8.RuneCountInString(line) - utf8.RuneCountInString(id); gap >= 2 {
		line += strings.Repeat(" ", gap) + id
	} else {
		line = wrap(line, pageWidth, 0) + "\n" + id
	}
	p.WriteString(line + "\n" + strings.Repeat("─", pageWidth) + "\n")
}

// row writes a label and its values, each starting a new line. It writes nothing without values.
func (p *page) row(label string, values ...string) {
	if len(values) > 0 && utf8.RuneCountInString(label) >= labelWidth {
		p.WriteString(label + "\n") // too long to fit beside the values
		label = ""
	}
	for i, v := range values {
		if i > 0 {
			label = ""
		}
		p.WriteString(padRight(label, labelWidth) + wrap(v, pageWidth-labelWidth, labelWidth) + "\n")
	}
}

// paragraph wraps running text. List items keep their markers and tables their lines.
func (p *page) paragraph(text string) {
	var run []string
	flush := func() {
		if len(run) > 0 {
			p.WriteString(wrap(strings.Join(run, " "), pageWidth, 0) + "\n")
		}
		run = nil
	}
	for _, line := range strings.Split(text, "\n") {
		mark := listMark(line)
		switch {
		case strings.TrimSpace(line) == "":
			flush()
			p.WriteString("\n")
		case strings.HasPrefix(line, "|"):
			flush()
			p.WriteString(line + "\n")
		case mark > 0:
			flush()
			p.WriteString(line[:mark] + wrap(line[mark:], pageWidth-mark, mark) + "\n")
		default:
			run = append(run, strings.TrimSpace(line))
		}
	}
	flush()
}

// listMark returns the width of a list item's marker, "- " or "12. ", including its indentation; 0 for other lines.
func listMark(line string) int {
	body := strings.TrimLeft(line, " ")
	indent := len(line) - len(body)
	digits := len(body) - len(strings.TrimLeft(body, "0123456789"))
	switch rest := body[digits:]; {
	case digits > 0 && strings.HasPrefix(rest, ". "):
		return indent + digits + 2
	case digits == 0 && (strings.HasPrefix(rest, "- ") || strings.HasPrefix(rest, "* ")):
		return indent + 2
	}
	return 0
}

func padRight(s string, width int) string {
	return s + strings.Repeat(" ", max(1, width-utf8.RuneCountInString(s)))
}

// wrap breaks text at spaces into lines of at most width characters and indents all lines but the first.
func wrap(text string, width, indent int) string {
	return wrapWords(strings.Fields(text), width, indent)
}

// wrapWords does what wrap does, and breaks no word, even if it contains spaces.
func wrapWords(words []string, width, indent int) string {
	var b strings.Builder
	col := 0
	for _, word := range words {
		n := utf8.RuneCountInString(word)
		switch {
		case col == 0:
		case col+1+n > width:
			b.WriteString("\n" + strings.Repeat(" ", indent))
			col = 0
		default:
			b.WriteByte(' ')
			col++
		}
		b.WriteString(word)
		col += n
	}
	return b.String()
}
