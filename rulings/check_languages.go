package rulings

import (
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
)

// answers matches yes and no where they open a sentence or fill a table cell. In the middle of a sentence they are not
// answers ("if so").
var answers = map[catalog.Lang]answerWords{
	catalog.DE: answersOf("Ja", "Nein", "Kommt drauf an"),
	catalog.EN: answersOf("Yes", "No", "It depends"),
}

// answerWords matches answers. Most texts contain none of the words and need no regular expression.
type answerWords struct {
	words []string
	place *regexp.Regexp
}

func answersOf(words ...string) answerWords {
	any := strings.Join(words, "|")
	w := answerWords{place: regexp.MustCompile(`(?:^|[.!?:|]\s)[\s*„“]*(` + any +
		`)[*“”]*(?:[.,:;!]|\s+[–|]|\s*$)|\|\s*(?i:(` + any + `))\s*(?:\||$)`)}
	for _, word := range words {
		w.words = append(w.words, word, strings.ToLower(word))
	}
	return w
}

// checkLanguages compares the two languages of an article, which must have the same sections in the same order with the
// same content.
func (ck *checker) checkLanguages(d *draft) {
	same := true
	for _, lang := range catalog.Langs {
		for _, s := range d.parts[lang] {
			if d.part(lang.Other(), s.Kind) == nil {
				same = false
				ck.ps.Add(d.File, s.Line, "the section is in %s only: write ## %s too, or take it out",
					langName(lang), heading(lang.Other(), s.Kind))
			}
		}
	}
	de, en := d.parts[catalog.DE], d.parts[catalog.EN]
	for i := 0; same && i < min(len(de), len(en)); i++ {
		if de[i].Kind != en[i].Kind {
			ck.ps.Add(d.File, en[i].Line, "section %d is %q here and %q in German: put them in one order", i+1,
				heading(catalog.EN, en[i].Kind), heading(catalog.DE, de[i].Kind))
			same = false
		}
	}
	pair := textPair{ck: ck, file: d.File, de: d.In(catalog.DE).Line, en: d.In(catalog.EN).Line}
	pair.alike(d.In(catalog.DE).Title, d.In(catalog.EN).Title)
	for _, s := range de {
		if t := d.part(catalog.EN, s.Kind); t != nil && s.Kind != Asked && s.Kind != Also && s.Kind != YesOrNo {
			ck.compare(d, s, *t)
		}
	}
}

// compare compares the German and the English form of a section: first the structure, then passage by passage.
func (ck *checker) compare(d *draft, de, en Section) {
	a, b := shapeOf(de.Markdown), shapeOf(en.Markdown)
	pair := textPair{ck: ck, file: d.File, de: de.Line, en: en.Line}
	if !slices.Equal(a.Blocks, b.Blocks) {
		pair.differ("the blocks", strings.Join(a.Blocks, ", "), strings.Join(b.Blocks, ", "))
	}
	if !slices.Equal(a.Blocks, b.Blocks) || len(a.Passages) != len(b.Passages) {
		pair.alike(de.Markdown, en.Markdown)
		return
	}
	for i, p := range a.Passages {
		q := b.Passages[i]
		textPair{ck: ck, file: d.File, de: de.Line + 1 + p.Line, en: en.Line + 1 + q.Line}.alike(p.Text, q.Text)
	}
}

// textPair is a text in both languages, with the lines on which they begin.
type textPair struct {
	ck     *checker
	file   string
	de, en int
}

func (t textPair) differ(what string, de, en any) {
	t.ck.ps.Add(t.file, t.en, "%s differ: %v in German (line %d), %v here: both say the same", what, de, t.de, en)
}

// alike compares what must not depend on the language: links, numbers, and answers such as yes and no.
func (t textPair) alike(de, en string) {
	compareMarks(catalog.Text{DE: de, EN: en}, func(what string, de, en []string) { t.differ("the "+what, de, en) })
	if a, b := verdictsIn(catalog.DE, de), verdictsIn(catalog.EN, en); !slices.Equal(a, b) {
		t.differ("the answers", a, b)
	}
}

// compareMarks calls report for the links and for the numbers if they differ between the languages of a text.
func compareMarks(t catalog.Text, report func(what string, de, en []string)) {
	if de, en := refs(t.DE), refs(t.EN); !slices.Equal(de, en) {
		report("links", de, en)
	}
	if de, en := numbers(t.DE), numbers(t.EN); !slices.Equal(de, en) {
		report("numbers", de, en)
	}
}

// refs returns the references of the links in a text, sorted.
func refs(markdown string) []string {
	var out []string
	for _, l := range Links(markdown) {
		out = append(out, l.Ref)
	}
	slices.Sort(out)
	return out
}

// numbers returns the numbers that a text shows in digits, sorted. Of a link it counts the label, not the reference.
// Every run of digits is a number, even inside a word: 12 in "12er", 2004 in "2004er-Ausgabe", 1 and 5 in "1,5" and
// "1.5".
func numbers(markdown string) []string {
	shown := replaceLinks(markdown, func(inner, _, _ string) string {
		_, label, _ := strings.Cut(inner, "|")
		return label
	})
	out := strings.FieldsFunc(shown, func(r rune) bool { return r < '0' || r > '9' })
	slices.Sort(out)
	return out
}

// verdictsIn returns the answers in a text, in text order.
func verdictsIn(lang catalog.Lang, markdown string) []Verdict {
	a := answers[lang]
	if !slices.ContainsFunc(a.words, func(w string) bool { return strings.Contains(markdown, w) }) {
		return nil
	}
	var out []Verdict
	for _, m := range a.place.FindAllStringSubmatch(markdown, -1) {
		for _, v := range verdicts {
			if word := v.Word(lang); strings.EqualFold(word, m[1]+m[2]) && word != "" {
				out = append(out, v)
			}
		}
	}
	return out
}
