package catalog

import (
	"io/fs"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// The files at the top of the content tree.
const (
	editionsFile = "editions.yaml"
	classesFile  = "classes.yaml"
	sourcesFile  = "sources.yaml"
	readingsFile = "readings.yaml"
	changesFile  = "changes.yaml"
	boxesFile    = "boxes.yaml"
	reasonsFile  = "reasons.yaml"
)

// Catalog holds everything known about the cards. Load makes it. It is immutable and safe for concurrent use.
type Catalog struct {
	Cards    []*Card // by id
	Sets     []*Set  // base game first, then in order of publication
	Classes  []Class
	Editions []Edition
	Sources  []Source
	Readings []Reading
	Changes  []Change // oldest first
	Boxes    Boxes
	Boards   []*BoardGame // by id
	Reasons  []Reason     // in order of precedence; not part of what Assemble takes

	cards    map[string]*Card
	sets     map[string]*Set
	names    Names
	setNames Names
	texts    []LocatedText
}

// Load reads the catalogue's part of the content. Even if there are problems, the returned catalogue is usable as far
// as the files could be read.
func Load(fsys fs.FS) (*Catalog, Problems) {
	c := &Catalog{cards: map[string]*Card{}, sets: map[string]*Set{}}
	var ps Problems
	ck := checker{Catalog: c, ps: &ps, docs: map[string]Document{}}
	for file, list := range map[string]any{
		editionsFile: &c.Editions, classesFile: &c.Classes, sourcesFile: &c.Sources, readingsFile: &c.Readings,
		changesFile: &c.Changes, boxesFile: &c.Boxes,
	} {
		ck.docs[file] = LoadDocument(fsys, file, list, &ps)
	}
	if _, err := fs.Stat(fsys, reasonsFile); err == nil { // there need not be any
		ck.docs[reasonsFile] = LoadDocument(fsys, reasonsFile, &c.Reasons, &ps)
	}
	var setDocs, cardDocs []Document
	c.Sets, setDocs = loadTree[Set](fsys, "sets", &ps)
	c.Cards, cardDocs = loadTree[Card](fsys, "cards", &ps)
	var boardDocs []Document
	if _, err := fs.Stat(fsys, "boards"); err == nil { // there need not be any
		c.Boards, boardDocs = loadTree[BoardGame](fsys, "boards", &ps)
	}
	for i, d := range boardDocs {
		c.Boards[i].File, ck.docs[d.File] = d.File, d
	}
	for i, d := range setDocs {
		c.Sets[i].File, ck.docs[d.File] = d.File, d
	}
	for i, d := range cardDocs {
		c.Cards[i].File, ck.docs[d.File] = d.File, d
	}
	c.index()
	c.giveReasons()
	c.inheritCosts()
	c.setBases()
	ck.check()
	c.texts = textsOf(ck.docs)
	ps.Sort()
	return c, ps
}

// Assemble returns a catalogue of things that were read elsewhere, such as those of package packed. It checks nothing.
func Assemble(parts Catalog) *Catalog {
	c := &Catalog{
		Cards: parts.Cards, Sets: parts.Sets, Classes: parts.Classes, Editions: parts.Editions, Sources: parts.Sources,
		Readings: parts.Readings, Changes: parts.Changes, Boxes: parts.Boxes, Boards: parts.Boards,
		cards: map[string]*Card{}, sets: map[string]*Set{},
	}
	c.index()
	return c
}

// Texts returns every bilingual text in the catalogue's files, ordered by file.
func (c *Catalog) Texts() []LocatedText { return c.texts }

// index sorts everything and makes it findable by name. If two things share an id or a name, the first is found; check
// reports the other.
func (c *Catalog) index() {
	slices.SortStableFunc(c.Sets, func(a, b *Set) int {
		return slices.Index(editionOrder, a.From)*10 + setRank(a) - slices.Index(editionOrder, b.From)*10 - setRank(b)
	})
	slices.SortStableFunc(c.Cards, func(a, b *Card) int { return strings.Compare(a.ID, b.ID) })
	for _, s := range c.Sets {
		if c.sets[s.ID] == nil {
			c.sets[s.ID] = s
		}
		c.setNames.Add(s.ID, s.ID, s.Sign, s.Name.DE, s.Name.EN)
		c.setNames.Add(s.ID, s.Aliases.All()...)
	}
	for _, k := range c.Cards {
		if c.cards[k.ID] == nil {
			c.cards[k.ID] = k
		}
		c.names.Add(k.ID, k.ID)
	}
	for _, k := range c.Cards {
		c.names.Add(k.ID, k.Name.DE, k.Name.EN)
	}
	for _, k := range c.Cards {
		c.names.Add(k.ID, k.Aliases.All()...)
		for _, p := range k.Printings {
			c.names.Add(k.ID, p.ID)
		}
	}
}

func setRank(s *Set) int {
	return slices.Index([]SetKind{BaseSet, HistorySet, ThemeSet, YearSet}, s.Kind)
}

// Card returns the card with this id, or nil.
func (c *Catalog) Card(id string) *Card { return c.cards[id] }

// FindCard returns the card that people call name, which may be its id, its German or English name or an alias, with or
// without a printing (guido@2003). It returns nil if there is no such card.
func (c *Catalog) FindCard(name string) *Card {
	if base, _, ok := strings.Cut(name, "@"); ok {
		name = base
	}
	id, _ := c.names.Find(name)
	return c.cards[id]
}

// NearestCards returns up to max card names that are similar to name, most similar first.
func (c *Catalog) NearestCards(name string, max int) []string { return c.names.Nearest(name, max) }

// Set returns the set with this id, or nil.
func (c *Catalog) Set(id string) *Set { return c.sets[id] }

// FindSet returns the set that people call name, which may be its id, sign, name or alias, or nil.
func (c *Catalog) FindSet(name string) *Set {
	id, _ := c.setNames.Find(name)
	return c.sets[id]
}

// NearestSets returns up to max set names that are similar to name, most similar first.
func (c *Catalog) NearestSets(name string, max int) []string { return c.setNames.Nearest(name, max) }

// Class returns the class with this id, or nil.
func (c *Catalog) Class(id string) *Class {
	return find(c.Classes, func(c *Class) bool { return c.ID == id })
}

// Edition returns the edition with this id or alias, or nil.
func (c *Catalog) Edition(id string) *Edition {
	return find(c.Editions, func(e *Edition) bool { return string(e.ID) == id || slices.Contains(e.Aka, id) })
}

// GamesIn returns the games of an edition, the one that allows every card first.
func (c *Catalog) GamesIn(id EditionID) []Game {
	e := c.Edition(string(id))
	if e == nil {
		return nil
	}
	games := slices.Clone(e.Games)
	slices.Reverse(games)
	return games
}

// Source returns the source with this id, or nil.
func (c *Catalog) Source(id string) *Source {
	return find(c.Sources, func(s *Source) bool { return s.ID == id })
}

// Reading returns the reading with this id, or nil.
func (c *Catalog) Reading(id string) *Reading {
	return find(c.Readings, func(r *Reading) bool { return r.ID == id })
}

// find returns a pointer to the first element of list that matches, or nil.
func find[T any](list []T, matches func(*T) bool) *T {
	for i := range list {
		if matches(&list[i]) {
			return &list[i]
		}
	}
	return nil
}

// CardsOf returns the cards of a set, sorted by id.
func (c *Catalog) CardsOf(set string) []*Card {
	var out []*Card
	for _, k := range c.Cards {
		if _, ok := k.InSet(set); ok {
			out = append(out, k)
		}
	}
	return out
}

// CopiesKnown returns the number of known copies in the set, and whether the copies of all its cards are known.
func (c *Catalog) CopiesKnown(set string) (known int, complete bool) {
	complete = true
	for _, k := range c.CardsOf(set) {
		in, _ := k.InSet(set)
		known += in.Copies.N
		complete = complete && in.Copies.Known
	}
	return known, complete
}

// loadTree reads every .yaml file below dir, on all cores. The results are in path order.
func loadTree[T any](fsys fs.FS, dir string, ps *Problems) ([]*T, []Document) {
	var files []string
	err := fs.WalkDir(fsys, dir, func(p string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && path.Ext(p) == ".yaml" {
			files = append(files, p)
		}
		return err
	})
	if err != nil {
		ps.Add(dir, 0, "cannot be read: %v", err)
		return nil, nil
	}
	out, docs := make([]*T, len(files)), make([]Document, len(files))
	problems := make([]Problems, len(files))
	var wg sync.WaitGroup
	work := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range work {
				out[i] = new(T)
				docs[i] = LoadDocument(fsys, files[i], out[i], &problems[i])
			}
		})
	}
	for i := range files {
		work <- i
	}
	close(work)
	wg.Wait()
	*ps = append(*ps, slices.Concat(problems...)...)
	return out, docs
}
