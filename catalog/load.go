package catalog

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"go.yaml.in/yaml/v3"
)

// Catalog is all that is known of the cards. It is made by Load and never changes; any number of
// goroutines may read it.
type Catalog struct {
	Cards    []*Card // by id
	Sets     []*Set  // base game first, then as they came out
	Classes  []Class
	Editions []Edition
	Sources  []Source
	Readings []Reading

	cards    map[string]*Card
	sets     map[string]*Set
	names    Names
	setNames Names
}

// Load reads the catalogue's part of the content. The catalogue that it returns is usable even when there
// are problems, as far as the files could be read.
func Load(fsys fs.FS) (*Catalog, Problems) {
	c := &Catalog{cards: map[string]*Card{}, sets: map[string]*Set{}}
	var ps Problems
	decodeFile(fsys, "editions.yaml", &c.Editions, &ps)
	decodeFile(fsys, "classes.yaml", &c.Classes, &ps)
	decodeFile(fsys, "sources.yaml", &c.Sources, &ps)
	decodeFile(fsys, "readings.yaml", &c.Readings, &ps)
	c.Sets = decodeTree(fsys, "sets", func(s *Set, file string) { s.File = file }, &ps)
	c.Cards = decodeTree(fsys, "cards", func(k *Card, file string) { k.File = file }, &ps)
	slices.SortStableFunc(c.Sets, func(a, b *Set) int {
		return slices.Index(editionOrder, a.From)*10 + setRank(a) - slices.Index(editionOrder, b.From)*10 - setRank(b)
	})
	slices.SortFunc(c.Cards, func(a, b *Card) int { return strings.Compare(a.ID, b.ID) })
	for _, s := range c.Sets {
		c.sets[s.ID] = s
		c.setNames.Add(s.ID, s.ID, s.Sign, s.Name.DE, s.Name.EN)
		c.setNames.Add(s.ID, s.Aliases.All()...)
	}
	for _, k := range c.Cards {
		c.cards[k.ID] = k
	}
	for _, k := range c.Cards {
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
	c.check(&ps)
	ps.Sort()
	return c, ps
}

func setRank(s *Set) int {
	return slices.Index([]SetKind{BaseSet, HistorySet, ThemeSet, YearSet}, s.Kind)
}

// Card returns the card with this id, or nil.
func (c *Catalog) Card(id string) *Card { return c.cards[id] }

// FindCard returns the card that people call name: id, German or English name, alias; nil if none is.
func (c *Catalog) FindCard(name string) *Card {
	if base, _, ok := strings.Cut(name, "@"); ok {
		name = base
	}
	id, _ := c.names.Find(name)
	return c.cards[id]
}

// NearestCards returns up to max card names that look like name.
func (c *Catalog) NearestCards(name string, max int) []string { return c.names.Nearest(name, max) }

// Set returns the set with this id, or nil.
func (c *Catalog) Set(id string) *Set { return c.sets[id] }

// FindSet returns the set that people call name: id, sign, name, alias; nil if none is.
func (c *Catalog) FindSet(name string) *Set {
	id, _ := c.setNames.Find(name)
	return c.sets[id]
}

// NearestSets returns up to max set names that look like name.
func (c *Catalog) NearestSets(name string, max int) []string { return c.setNames.Nearest(name, max) }

// Class returns the class with this id, or nil.
func (c *Catalog) Class(id string) *Class {
	for i := range c.Classes {
		if c.Classes[i].ID == id {
			return &c.Classes[i]
		}
	}
	return nil
}

// Edition returns the edition with this id or by-name, or nil.
func (c *Catalog) Edition(id string) *Edition {
	for i, e := range c.Editions {
		if string(e.ID) == id || slices.Contains(e.Aka, id) {
			return &c.Editions[i]
		}
	}
	return nil
}

// Source returns the source with this id, or nil.
func (c *Catalog) Source(id string) *Source {
	for i := range c.Sources {
		if c.Sources[i].ID == id {
			return &c.Sources[i]
		}
	}
	return nil
}

// Reading returns the reading with this id, or nil.
func (c *Catalog) Reading(id string) *Reading {
	for i := range c.Readings {
		if c.Readings[i].ID == id {
			return &c.Readings[i]
		}
	}
	return nil
}

// CardsOf returns the cards of a set, by id.
func (c *Catalog) CardsOf(set string) []*Card {
	var out []*Card
	for _, k := range c.Cards {
		if _, ok := k.InSet(set); ok {
			out = append(out, k)
		}
	}
	return out
}

// CopiesKnown is how many physical cards of the set are known, and whether every card's number is stated.
func (c *Catalog) CopiesKnown(set string) (known int, complete bool) {
	complete = true
	for _, k := range c.CardsOf(set) {
		in, _ := k.InSet(set)
		known += in.Copies.N
		complete = complete && in.Copies.Known
	}
	return known, complete
}

func decodeFile(fsys fs.FS, name string, out any, ps *Problems) {
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		ps.Add(name, 0, "cannot be read: %v", err)
		return
	}
	dec := yaml.NewDecoder(bytes.NewReader(data))
	dec.KnownFields(true)
	if err := dec.Decode(out); err != nil && !errors.Is(err, io.EOF) {
		ps.AddYAML(name, 0, err)
	}
}

// decodeTree reads every .yaml file below dir, on all cores; the order of the result is that of the paths.
func decodeTree[T any](fsys fs.FS, dir string, named func(*T, string), ps *Problems) []*T {
	var files []string
	err := fs.WalkDir(fsys, dir, func(p string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && path.Ext(p) == ".yaml" {
			files = append(files, p)
		}
		return err
	})
	if err != nil {
		ps.Add(dir, 0, "cannot be read: %v", err)
		return nil
	}
	out := make([]*T, len(files))
	problems := make([]Problems, len(files))
	var wg sync.WaitGroup
	work := make(chan int)
	for range 4 {
		wg.Go(func() {
			for i := range work {
				out[i] = new(T)
				decodeFile(fsys, files[i], out[i], &problems[i])
				named(out[i], files[i])
			}
		})
	}
	for i := range files {
		work <- i
	}
	close(work)
	wg.Wait()
	for _, p := range problems {
		*ps = append(*ps, p...)
	}
	return out
}
