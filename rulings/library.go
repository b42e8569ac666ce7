package rulings

import (
	"cmp"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"

	"github.com/yuin/goldmark"
)

const mechanicsFile = "mechanics.yaml"

// Library holds all articles of the encyclopedia. Load makes it. It is immutable and safe for concurrent use.
type Library struct {
	Catalog   *catalog.Catalog
	Rulings   []*Ruling       // sorted by CompareIDs
	Mechanics []Mechanic      // in file order
	Tables    []*Table        // sorted by id
	Gaps      []Gap           // announced by the source but missing
	Questions []*OpenQuestion // contradictions and silences, in file order
	Words     []Word          // the word list: right and wrong terms
	Basics    Basics          // the facts that beginners ask for

	unproven []Unproven // what no scenario can prove
	mined    mined

	byID    map[string]*Ruling
	books   map[string][]*Ruling // by chapter, in reading order
	names   catalog.Names
	explain map[catalog.Lang]explainer

	converters map[catalog.Lang]goldmark.Markdown // for HTML; safe for concurrent use
	back       map[string][]string                // id of an article or card → ids of the articles that refer to it
}

// Mechanic is an entry of the reviewed list mechanics.yaml: whether the engine can decide the article, and why.
type Mechanic struct {
	ID  string       `yaml:"id" json:"id"`
	Is  string       `yaml:"is" json:"is"` // "mechanical" or "explanatory"
	Why catalog.Text `yaml:"why" json:"why"`
}

// Mechanical reports whether the article decides something that the engine can play.
func (m Mechanic) Mechanical() bool { return m.Is == "mechanical" }

// Load reads the articles. The problems say what could not be read; even then, the returned library is usable.
func Load(fsys fs.FS, cat *catalog.Catalog) (*Library, catalog.Problems) {
	r := load(fsys, cat)
	r.ps.Sort()
	return r.lib, r.ps
}

// Check reads the articles like Load and checks them against each other and the catalogue: links, both languages,
// provenance, spelling. It takes twice as long as Load and is meant for editors, not for every start.
func Check(fsys fs.FS, cat *catalog.Catalog) (*Library, catalog.Problems) {
	r := load(fsys, cat)
	ck := checker{Library: r.lib, ps: &r.ps}
	for _, d := range r.drafts {
		ck.checkDraft(d)
	}
	ck.checkOrder(r.drafts)
	ck.checkMechanics(r.mechanics)
	ck.checkUnplayable(r.unplayable)
	ck.checkTables(r.tables)
	ck.checkGaps(r.gaps)
	ck.checkReadings(fsys)
	if r.asked {
		ck.checkQuestions(r.questions)
	}
	ck.checkBasics(r.basics)
	ck.checkYAMLLinks(fsys)
	texts := ck.allTexts(fsys, r.drafts, append(r.tables, r.mechanics, r.unplayable, r.gaps, r.questions, r.basics)...)
	ck.checkTexts(texts)
	ck.checkInflection(r.drafts, texts)
	ck.checkWords(r.words, texts)
	ck.checkSpelling(r.drafts, texts)
	r.ps.Sort()
	return r.lib, r.ps
}

// reading is a library with the documents that it was read from.
type reading struct {
	lib    *Library
	ps     catalog.Problems
	drafts []*draft

	mechanics, unplayable, gaps, questions, basics, words catalog.Document

	tables []catalog.Document
	asked  bool // whether there is a list of questions
}

func newLibrary(cat *catalog.Catalog) *Library {
	return &Library{Catalog: cat, byID: map[string]*Ruling{}, books: map[string][]*Ruling{}, back: map[string][]string{}}
}

func load(fsys fs.FS, cat *catalog.Catalog) *reading {
	l := newLibrary(cat)
	r := &reading{lib: l}
	for _, dir := range []string{"rulings", "terms", "rules"} {
		r.drafts = append(r.drafts, l.loadTree(fsys, dir, &r.ps)...)
	}
	r.mechanics = catalog.LoadDocument(fsys, mechanicsFile, &l.Mechanics, &r.ps)
	if _, err := fs.Stat(fsys, unplayableFile); err == nil {
		r.unplayable = catalog.LoadDocument(fsys, unplayableFile, &l.unproven, &r.ps)
	}
	if _, err := fs.Stat(fsys, minedFile); err == nil {
		catalog.LoadDocument(fsys, minedFile, &l.mined, &r.ps)
	}
	r.gaps = catalog.LoadDocument(fsys, gapsFile, &l.Gaps, &r.ps)
	r.tables = l.loadTables(fsys, &r.ps)
	r.questions, r.asked = l.loadQuestions(fsys, &r.ps)
	r.basics = l.loadBasics(fsys, &r.ps)
	r.words = l.loadWords(fsys, &r.ps)
	l.complete()
	return r
}

// complete derives what follows from the articles.
func (l *Library) complete() {
	l.index()
	l.explain = l.explainers()
	l.converters = map[catalog.Lang]goldmark.Markdown{}
	for _, lang := range catalog.Langs {
		l.converters[lang] = l.newConverter(lang)
	}
}

// index sorts the articles and makes them findable by name and by what they refer to.
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

// pointsTo returns the cards and articles that an article refers to in its front matter or its text.
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
		case !ok: // parse has reported it
		case r.front.Broken(): // ReadDocument has reported it
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

// Find returns the article that people call name, which may be an id in any spelling (112Sg, 112 s g, 112:M.b), an
// alias or the title, or nil.
func (l *Library) Find(name string) *Ruling {
	if r := l.byID[name]; r != nil {
		return r
	}
	id, _ := l.names.Find(name)
	return l.byID[id]
}

// Nearest returns up to max names of articles that are similar to name, most similar first.
func (l *Library) Nearest(name string, max int) []string { return l.names.Nearest(name, max) }

// About returns the articles that refer to a card or an article, sorted by CompareIDs.
func (l *Library) About(id string) []*Ruling {
	var out []*Ruling
	for _, r := range l.back[id] {
		out = append(out, l.byID[r])
	}
	return out
}

// LastChanged returns up to n articles, the most recently changed first.
func (l *Library) LastChanged(n int) []*Ruling {
	all := slices.Clone(l.Rulings)
	slices.SortStableFunc(all, func(a, b *Ruling) int { return strings.Compare(b.Changed, a.Changed) })
	return all[:min(len(all), n)]
}

// Mechanic returns the reviewed entry for an article, and whether there is one.
func (l *Library) Mechanic(id string) (Mechanic, bool) {
	i := slices.IndexFunc(l.Mechanics, func(m Mechanic) bool { return m.ID == id })
	if i < 0 {
		return Mechanic{}, false
	}
	return l.Mechanics[i], true
}

// Chapters returns the chapters that have articles of one of the kinds, sorted by CompareIDs.
func (l *Library) Chapters(kinds ...catalog.Kind) []string {
	var out []string
	for _, r := range l.Rulings {
		if slices.Contains(kinds, r.Kind) && !slices.Contains(out, r.Chapter()) {
			out = append(out, r.Chapter())
		}
	}
	return out
}

// Chapter returns the articles of a chapter or rulebook in reading order.
func (l *Library) Chapter(chapter string) []*Ruling { return slices.Clone(l.books[chapter]) }

// CompareIDs compares ids in the order of the Encyclopædia: part by part, numbers by value, and short letter groups
// before long ones (123.Z before 123.AF).
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
