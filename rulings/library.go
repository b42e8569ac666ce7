package rulings

import (
	"cmp"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"
)

const mechanicsFile = "mechanics.yaml"

// Library is every article of the encyclopedia. It is made by Load and never changes; any number of
// goroutines may read it.
type Library struct {
	Catalog   *catalog.Catalog
	Rulings   []*Ruling       // in the order of their ids
	Mechanics []Mechanic      // in the order of the file
	Tables    []*Table        // by id
	Gaps      []Gap           // what the source announces and does not hold
	Questions []*OpenQuestion // contradictions and silences, in the order of the file
	Words     []Word          // what the things of the game are called, and what they are not

	byID    map[string]*Ruling
	books   map[string][]*Ruling // by chapter, in reading order
	names   catalog.Names
	explain map[catalog.Lang]explainer
	back    map[string][]string // id or card → rulings that speak of it
}

// Mechanic says of an article whether the engine can decide it, and why: the reviewed list mechanics.yaml.
type Mechanic struct {
	ID  string       `yaml:"id" json:"id"`
	Is  string       `yaml:"is" json:"is"` // mechanical or explanatory
	Why catalog.Text `yaml:"why" json:"why"`
}

// Mechanical reports whether the article decides something that the engine can play.
func (m Mechanic) Mechanical() bool { return m.Is == "mechanical" }

// Load reads the articles. The problems are what could not be read; the library that it returns is usable even then.
func Load(fsys fs.FS, cat *catalog.Catalog) (*Library, catalog.Problems) {
	r := load(fsys, cat)
	r.ps.Sort()
	return r.lib, r.ps
}

// Check reads the articles as Load does and compares them with themselves, the catalogue and each other: links, both
// languages, provenance, spelling. It takes as long again as Load and is for editors, not for every start.
func Check(fsys fs.FS, cat *catalog.Catalog) (*Library, catalog.Problems) {
	r := load(fsys, cat)
	ck := checker{Library: r.lib, ps: &r.ps}
	for _, d := range r.drafts {
		ck.checkDraft(d)
	}
	ck.checkOrder(r.drafts)
	ck.checkMechanics(r.mechanics)
	ck.checkTables(r.tables)
	ck.checkGaps(r.gaps)
	ck.checkReadings(fsys)
	if r.asked {
		ck.checkQuestions(r.questions)
	}
	ck.checkYAMLLinks(fsys)
	texts := ck.allTexts(fsys, r.drafts, append(r.tables, r.mechanics, r.gaps, r.questions)...)
	ck.checkTexts(texts)
	ck.checkWords(r.words, texts)
	ck.checkSpelling(r.drafts, texts)
	r.ps.Sort()
	return r.lib, r.ps
}

// reading is a library with the files that it was read from.
type reading struct {
	lib    *Library
	ps     catalog.Problems
	drafts []*draft

	mechanics, gaps, questions, words catalog.Document
	tables                            []catalog.Document
	asked                             bool // the list of questions is there
}

func load(fsys fs.FS, cat *catalog.Catalog) *reading {
	l := &Library{Catalog: cat, byID: map[string]*Ruling{}, books: map[string][]*Ruling{}, back: map[string][]string{}}
	r := &reading{lib: l}
	for _, dir := range []string{"rulings", "terms", "rules"} {
		r.drafts = append(r.drafts, l.loadTree(fsys, dir, &r.ps)...)
	}
	r.mechanics = catalog.LoadDocument(fsys, mechanicsFile, &l.Mechanics, &r.ps)
	r.gaps = catalog.LoadDocument(fsys, gapsFile, &l.Gaps, &r.ps)
	r.tables = l.loadTables(fsys, &r.ps)
	r.questions, r.asked = l.loadQuestions(fsys, &r.ps)
	r.words = l.loadWords(fsys, &r.ps)
	l.index()
	l.explain = l.explainers()
	return r
}

// index puts the articles in order and makes them findable by their names, and by what they speak of.
func (l *Library) index() {
	slices.SortFunc(l.Rulings, func(a, b *Ruling) int { return CompareIDs(a.ID, b.ID) })
	for _, r := range l.Rulings {
		l.names.Add(r.ID, r.ID)
		l.books[r.Chapter()] = append(l.books[r.Chapter()], r)
	}
	for _, chapter := range l.books {
		inOrder(chapter)
	}
	for _, r := range l.Rulings {
		l.names.Add(r.ID, r.Printed...)
		l.names.Add(r.ID, r.Aliases...)
		for _, lang := range catalog.Langs {
			l.names.Add(r.ID, r.Title(lang))
		}
		for _, id := range l.pointsTo(r) {
			if !slices.Contains(l.back[id], r.ID) {
				l.back[id] = append(l.back[id], r.ID)
			}
		}
	}
}

// pointsTo are the cards that an article is about and the articles that it names, in its front matter or its text.
func (l *Library) pointsTo(r *Ruling) []string {
	out := slices.Concat(r.Cards, r.See)
	p := r.In(catalog.DE) // both languages have the same links
	texts := []string{p.Question, p.Short}
	for _, s := range p.Sections {
		texts = append(texts, s.Markdown)
	}
	for _, text := range texts {
		for _, link := range Links(text) {
			if l.byID[link.Ref] != nil && link.Ref != r.ID {
				out = append(out, link.Ref)
			}
		}
	}
	return out
}

// loadTree reads every .md file below dir.
func (l *Library) loadTree(fsys fs.FS, dir string, ps *catalog.Problems) []*draft {
	var drafts []*draft
	err := fs.WalkDir(fsys, dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(p) != ".md" {
			return err
		}
		data, err := fs.ReadFile(fsys, p)
		if err != nil {
			return err
		}
		r, ok := parse(p, data, ps)
		switch other := l.byID[r.ID]; {
		case !ok: // parse said so
		case r.front.Broken(): // neither
		case r.ID == "":
			ps.Add(p, 2, "id is missing in the front matter: name it, id: …")
		case other != nil:
			ps.Add(p, r.front.Line("id"), "id %q is already used in %s: give each article one file", r.ID, other.File)
		default:
			l.byID[r.ID] = r.Ruling
			l.Rulings = append(l.Rulings, r.Ruling)
			drafts = append(drafts, r)
		}
		return nil
	})
	if err != nil {
		ps.Add(dir, 0, "cannot be read: %v", err)
	}
	return drafts
}

// Ruling returns the article with this id, or nil.
func (l *Library) Ruling(id string) *Ruling { return l.byID[id] }

// Find returns the article that people call name: an id in any print (112Sg, 112 s g, 112:M.b), an alias or
// the title; nil if none is.
func (l *Library) Find(name string) *Ruling {
	if r := l.byID[name]; r != nil {
		return r
	}
	id, _ := l.names.Find(name)
	return l.byID[id]
}

// Nearest returns up to max names of articles that look like name.
func (l *Library) Nearest(name string, max int) []string { return l.names.Nearest(name, max) }

// About returns the articles that speak of a card or point to an article, in the order of their ids.
func (l *Library) About(id string) []*Ruling {
	var out []*Ruling
	for _, r := range l.back[id] {
		out = append(out, l.byID[r])
	}
	return out
}

// Mechanic returns the reviewed entry for an article.
func (l *Library) Mechanic(id string) (Mechanic, bool) {
	i := slices.IndexFunc(l.Mechanics, func(m Mechanic) bool { return m.ID == id })
	if i < 0 {
		return Mechanic{}, false
	}
	return l.Mechanics[i], true
}

// Chapters returns the chapters that have articles of one of the kinds, in order.
func (l *Library) Chapters(kinds ...catalog.Kind) []string {
	var out []string
	for _, r := range l.Rulings {
		if slices.Contains(kinds, r.Kind) && !slices.Contains(out, r.Chapter()) {
			out = append(out, r.Chapter())
		}
	}
	return out
}

// Chapter returns the articles of a chapter or rulebook in the order in which they are read.
func (l *Library) Chapter(chapter string) []*Ruling { return slices.Clone(l.books[chapter]) }

// CompareIDs orders ids as the Encyclopædia does: part by part, numbers by value, short before long
// (123.AF after 123.Z, so longer letter groups come later).
func CompareIDs(a, b string) int {
	pa, pb := strings.Split(a, "."), strings.Split(b, ".")
	for i := range min(len(pa), len(pb)) {
		x, y := pa[i], pb[i]
		if allUpper(x) && allUpper(y) {
			if c := cmp.Compare(len(x), len(y)); c != 0 {
				return c
			}
		}
		if c := strings.Compare(x, y); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(pa), len(pb))
}

func allUpper(s string) bool {
	for _, r := range s {
		if !unicode.IsUpper(r) {
			return false
		}
	}
	return s != ""
}
