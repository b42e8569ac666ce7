package rulings

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"time"

	"catanica/catalog"
)

// Limits on the number of phrasings in "how players ask", for each language of an article.
const (
	minAsked = 6
	maxAsked = 45
)

var (
	rawHTML    = regexp.MustCompile(`</?[a-zA-Z!]`)
	barredLink = regexp.MustCompile(`\[\[[^\]]*\|`)
	verdicts   = []Verdict{Yes, No, Depends, VerdictNone}
)

// checker checks a library for consistency with itself and with the catalogue.
type checker struct {
	*Library
	ps *catalog.Problems
}

func (ck *checker) checkDraft(d *draft) {
	ck.checkFront(d)
	ck.checkDrawings(d)
	ck.checkEarlier(d)
	for _, lang := range catalog.Langs {
		if d.Prose[lang] == nil {
			ck.ps.Add(d.File, d.In(lang.Other()).Line, "%s is missing: every article is in both languages",
				langName(lang))
			continue
		}
		ck.checkProse(d, lang)
	}
	if d.Prose[catalog.DE] != nil && d.Prose[catalog.EN] != nil {
		ck.checkAnchors(d)
		ck.checkLanguages(d)
	}
}

func (ck *checker) checkFront(d *draft) {
	add := func(format string, args []any, at ...any) { ck.ps.Add(d.File, d.front.Line(at...), format, args...) }
	if kinds := []catalog.Kind{catalog.KindRuling, catalog.KindTerm, catalog.KindRule}; !slices.Contains(kinds,
		d.Kind) {
		add("kind %q: take ruling, term or rule", []any{d.Kind}, "kind")
	}
	if d.Kind == catalog.KindRuling && path.Base(d.File) != d.ID+".md" {
		add("id %q: call the file %s.md, or correct the id", []any{d.ID, d.ID}, "id")
	}
	if !slices.Contains(verdicts, d.Verdict) {
		add("verdict %q: take one of %v", []any{d.Verdict, verdicts}, "verdict")
	}
	ck.checkSpan(d, d.Editions, "editions")
	for i, g := range d.Games {
		if !slices.Contains(catalog.Games, g) {
			add("unknown game %q: take one of %v", []any{g, catalog.Games}, "games", i)
		}
	}
	if _, err := time.Parse(time.DateOnly, d.Changed); err != nil {
		add("changed %q: want a date YYYY-MM-DD", []any{d.Changed}, "changed")
	}
	for i, id := range d.Cards {
		if ck.Catalog.Card(id) == nil {
			add("cards: %q is no card: correct the id", []any{id}, "cards", i)
		}
	}
	for i, id := range d.See {
		if ck.byID[id] == nil {
			add("see: there is no article %q: correct the id", []any{id}, "see", i)
		}
	}
	ck.checkSources(d, d.Source)
}

func (ck *checker) checkSpan(d *draft, s catalog.Span, at ...any) {
	if s.From != "" && s.Until != "" && !s.Until.AtLeast(s.From) {
		ck.ps.Add(d.File, d.front.Line(at...),
			"until %q comes before from %q: until is the last edition in which it holds", s.Until, s.From)
	}
}

// checkSources checks the provenance of the article, or of the part of its front matter at the given path.
func (ck *checker) checkSources(d *draft, src catalog.Sources, path ...any) {
	ck.Catalog.CheckSources(src, func(format string, args []any, at ...any) {
		ck.ps.Add(d.File, d.front.Line(slices.Concat(path, at)...), format, args...)
	})
}

func (ck *checker) checkEarlier(d *draft) {
	for i, e := range d.Earlier {
		line := d.front.Line("earlier", i)
		if !slices.Contains(verdicts, e.Verdict) {
			ck.ps.Add(d.File, line, "earlier: verdict %q: take one of %v", e.Verdict, verdicts)
		}
		if e.DE == "" || e.EN == "" {
			ck.ps.Add(d.File, line, "earlier: say it in both languages, de: … and en: …")
		}
		for _, lang := range catalog.Langs {
			if word := leadingVerdict(lang, catalog.Text{DE: e.DE, EN: e.EN}.In(lang)); word != "" {
				ck.ps.Add(d.File, line,
					"earlier: %s: the short answer begins with %q: leave it out, the page writes the verdict", lang,
					word)
			}
		}
		ck.checkSpan(d, catalog.Span{From: e.From, Until: e.Until}, "earlier", i)
		ck.checkSources(d, e.Source, "earlier", i)
		ck.checkLinks(d.File, line, e.DE+" "+e.EN)
	}
}

func (ck *checker) checkProse(d *draft, lang catalog.Lang) {
	p := d.Prose[lang]
	add := func(line int, format string, args ...any) { ck.ps.Add(d.File, line, string(lang)+": "+format, args...) }
	if p.Title == "" {
		add(p.Line, "the title is missing: write it behind the colon")
	}
	if p.Short == "" {
		add(p.Line, "the short answer is missing: write ## %s", heading(lang, Short))
	}
	if p.Question == "" && d.Kind == catalog.KindRuling {
		add(p.Line, "the question is missing: write ## %s", heading(lang, Question))
	}
	if word := leadingVerdict(lang, p.Short); word != "" {
		add(d.lineOf(lang, Short), "the short answer begins with %q: leave it out, the page writes the verdict", word)
	}
	if n := len(p.Asked); n < minAsked || n > maxAsked {
		add(d.lineOf(lang, Asked), "%d ways players ask it: write %d to %d below ## %s", n, minAsked, maxAsked,
			heading(lang, Asked))
	}
	for _, s := range d.parts[lang] {
		ck.checkLinks(d.File, s.Line+1, s.Markdown)
		for i, line := range strings.Split(s.Markdown, "\n") {
			if row := strings.TrimSpace(line); strings.HasPrefix(row, "|") && barredLink.MatchString(row) {
				add(s.Line+1+i, "a link with a text of its own in a row of a table: write [[ID]], the bar ends the cell")
			}
			if tag := rawHTML.FindString(line); tag != "" {
				add(s.Line+1+i, "HTML %q is not shown: take Markdown, or \\< for the sign itself", tag)
			}
		}
	}
}

// leadingVerdict returns the verdict's word if a short answer begins with one, and otherwise "".
func leadingVerdict(lang catalog.Lang, short string) string {
	for _, v := range verdicts {
		word := v.Word(lang)
		if rest, ok := strings.CutPrefix(short, word); ok && word != "" && strings.IndexAny(rest, ".,:;!") == 0 {
			return word
		}
	}
	return ""
}

func langName(lang catalog.Lang) string {
	return catalog.Text{DE: "German", EN: "English"}.In(lang)
}

// heading returns the first heading of the language, in alphabetical order, for a kind of section.
func heading(lang catalog.Lang, kind SectionKind) string {
	for _, h := range headingsIn(lang) {
		if headings[lang][h] == kind {
			return h
		}
	}
	return string(kind)
}

// checkLinks reports broken links in a text that begins on the given line of the file.
func (ck *checker) checkLinks(file string, line int, markdown string) {
	for _, link := range Links(markdown) {
		if _, ok := ck.Resolve(link.Ref); !ok {
			ck.ps.Add(file, line+link.Line,
				"dangling link [[%s]]: take the id of a card or article, set:ID or class:ID", link.Ref)
		}
	}
	for i, text := range strings.Split(markdown, "\n") {
		if strings.Count(text, "[[") > len(Links(text)) {
			ck.ps.Add(file, line+i, "a link is not closed: write [[ID]] or [[ID|text]] on one line")
		}
	}
}

func (ck *checker) checkMechanics(doc catalog.Document) {
	seen := map[string]bool{}
	for i, m := range ck.Mechanics {
		add := func(format string, args ...any) { ck.ps.Add(doc.File, doc.Line(i), format, args...) }
		if m.ID == "" {
			add("id is missing: name the article")
		} else if seen[m.ID] {
			add("%s appears twice: keep one of them", m.ID)
		}
		seen[m.ID] = true
		if m.Is != "mechanical" && m.Is != "explanatory" {
			add("%s is %q: take mechanical or explanatory", m.ID, m.Is)
		}
		if m.Why.DE == "" || m.Why.EN == "" {
			add("%s: the reason is missing in a language: write why: {de: …, en: …}", m.ID)
		}
	}
	for _, r := range ck.Rulings {
		if own := strings.HasPrefix(r.ID, ownTerms); r.Kind != catalog.KindRule && !own && !seen[r.ID] {
			ck.ps.Add(doc.File, 0, "%s is not reviewed: add it with is: mechanical or explanatory, and why", r.ID)
		}
	}
}

// checkReadings checks that the articles named in readings.yaml exist or are at least reviewed.
func (ck *checker) checkReadings(fsys fs.FS) {
	const file = "readings.yaml"
	var again []catalog.Reading
	doc := catalog.LoadDocument(fsys, file, &again, new(catalog.Problems)) // catalog.Load has reported its mistakes
	for i, r := range ck.Catalog.Readings {
		for j, id := range r.Rulings {
			if _, reviewed := ck.Mechanic(id); !reviewed && ck.byID[id] == nil {
				ck.ps.Add(file, doc.Line(i, "rulings", j), "rulings: there is no article %q: correct the id", id)
			}
		}
	}
}

// checkYAMLLinks reports broken links in the YAML files.
func (ck *checker) checkYAMLLinks(fsys fs.FS) {
	err := fs.WalkDir(fsys, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(p) != ".yaml" {
			return err
		}
		data, err := fs.ReadFile(fsys, p)
		if err == nil {
			ck.checkLinks(p, 1, string(data))
		}
		return err
	})
	if err != nil {
		ck.ps.Add(".", 0, "cannot be read: %v", err)
	}
}
