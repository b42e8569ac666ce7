package rulings

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"catanica/catalog"
)

// variantFiles are read by catalog/setup, but their texts are checked here.
const variantFiles = "variants/*.yaml"

// allTexts returns all bilingual texts of the YAML files, the front matter of articles and the titles of scenarios.
func (ck *checker) allTexts(fsys fs.FS, drafts []*draft, docs ...catalog.Document) []catalog.LocatedText {
	out := slices.Clone(ck.Catalog.Texts())
	files, err := fs.Glob(fsys, variantFiles)
	if err != nil {
		ck.ps.Add(variantFiles, 0, "cannot be read: %v", err)
	}
	for _, file := range files {
		var any map[string]any
		// setup.Load has reported its mistakes
		out = append(out, catalog.LoadDocument(fsys, file, &any, new(catalog.Problems)).Texts()...)
	}
	for _, doc := range docs {
		out = append(out, doc.Texts()...)
	}
	for _, d := range drafts {
		out = append(out, d.front.Texts()...)
	}
	return append(out, ck.scenarioTitles(fsys)...)
}

// scenarioTitles returns the titles of the scenarios: the lines `title de: …` and `title en: …` of their files.
func (ck *checker) scenarioTitles(fsys fs.FS) []catalog.LocatedText {
	var out []catalog.LocatedText
	err := fs.WalkDir(fsys, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(p) != ".scn" {
			return err
		}
		data, err := fs.ReadFile(fsys, p)
		if err != nil {
			return err
		}
		title := catalog.LocatedText{File: p, Path: []string{"scenario"}}
		line := 0
		for text := range strings.Lines(string(data)) {
			line++
			for _, lang := range catalog.Langs {
				if words, ok := strings.CutPrefix(text, "title "+string(lang)+":"); ok {
					title.Put(lang, strings.TrimSpace(words), line)
				}
			}
		}
		out = append(out, title)
		return nil
	})
	if err != nil {
		ck.ps.Add(".", 0, "cannot be read: %v", err)
	}
	return out
}

// checkTexts compares the two languages of the texts in YAML files. Tables and questions are compared by their own
// checks.
func (ck *checker) checkTexts(texts []catalog.LocatedText) {
	for _, s := range texts {
		if ownTexts(s.File) || givenName(s) || s.Text.DE == "" || s.Text.EN == "" {
			continue
		}
		textPair{ck: ck, file: s.File, de: s.Line(catalog.DE), en: s.Line(catalog.EN)}.alike(s.Text.DE, s.Text.EN)
	}
}

func ownTexts(file string) bool { return path.Dir(file) == "tables" || file == questionsFile }

// givenName reports whether a text is a name that others gave: of a card, a box or a source.
func givenName(s catalog.LocatedText) bool {
	return len(s.Path) > 0 && !ownTexts(s.File) && slices.Contains([]string{"name", "title"}, s.Path[len(s.Path)-1])
}

// checkSpelling reports spellings that the word list forbids, and misspelled names, in all prose of both languages. How
// players ask and what else they call things is not checked, because slang belongs there.
func (ck *checker) checkSpelling(drafts []*draft, texts []catalog.LocatedText) {
	if len(ck.Words) == 0 {
		return
	}
	for _, lang := range catalog.Langs {
		sp := spelling{ck: ck, lang: lang, speller: newSpeller(lang, ck.Words, ck.namesIn(lang))}
		for _, d := range drafts {
			if d.Prose[lang] == nil {
				continue
			}
			sp.text(d.File, d.ID, d.Prose[lang].Line, d.Prose[lang].Title)
			for _, s := range d.parts[lang] {
				if s.Kind != Asked && s.Kind != Also && s.Kind != YesOrNo {
					sp.text(d.File, d.ID, s.Line+1, s.Markdown)
				}
			}
		}
		for _, s := range texts {
			if !givenName(s) {
				sp.text(s.File, ownerOf(s.File), s.Line(lang), s.Text.In(lang))
			}
		}
	}
}

// namesIn returns the names of cards, sets and classes.
func (l *Library) namesIn(lang catalog.Lang) []string {
	var out []string
	for _, k := range l.Catalog.Cards {
		out = append(out, k.Title(lang))
	}
	for _, s := range l.Catalog.Sets {
		out = append(out, s.Name.In(lang))
	}
	for _, c := range l.Catalog.Classes {
		out = append(out, c.Name.In(lang))
	}
	return out
}

// Misspelt checks texts outside the content, such as those of the interface, against the word list and the names of the
// catalogue. It returns a message for each misspelling, with the right spelling.
func (l *Library) Misspelt(lang catalog.Lang, texts []string) []string {
	s := newSpeller(lang, l.Words, l.namesIn(lang))
	var out []string
	for _, text := range texts {
		for _, m := range s.check(text) {
			out = append(out, fmt.Sprintf("%q: %q: write %s: %s", text, m.Text, m.Write, m.Why))
		}
	}
	return out
}

// ownerOf returns the id of the thing that a file is about, which is the file's name.
func ownerOf(file string) string {
	return strings.TrimSuffix(path.Base(file), path.Ext(file))
}

// spelling checks the texts of one language.
type spelling struct {
	*speller
	ck   *checker
	lang catalog.Lang
}

// text reports the misspellings in a text that begins on the given line of the file. owner is the id of what it is
// about.
func (sp spelling) text(file, owner string, line int, markdown string) {
	for _, m := range sp.check(markdown) {
		if m.wrong != nil && (slices.Contains(m.wrong.Except, owner) || slices.Contains(m.wrong.Except, file)) {
			continue
		}
		sp.ck.ps.Add(file, line+m.Line, "%s: %q: write %s: %s", sp.lang, m.Text, m.Write, m.Why)
	}
}
