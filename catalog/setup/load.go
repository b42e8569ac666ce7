package setup

import (
	"errors"
	"io/fs"
	"path"
	"slices"

	"catanica/catalog"
)

// dir contains the descriptions of the variants.
const dir = "variants"

// Load reads the descriptions of the variants and reports all mistakes. What could be read is usable in any case. A
// tree without the directory has no variants.
func Load(fsys fs.FS, cat *catalog.Catalog) (Variants, catalog.Problems) {
	var ps catalog.Problems
	entries, err := fs.ReadDir(fsys, dir)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			ps.Add(dir, 0, "cannot be read: %v", err)
		}
		return nil, ps
	}
	ck := checker{cat: cat, ps: &ps}
	for _, e := range entries {
		if path.Ext(e.Name()) != ".yaml" {
			continue
		}
		v := &Variant{File: path.Join(dir, e.Name())}
		doc := catalog.LoadDocument(fsys, v.File, v, &ps)
		ck.all = append(ck.all, v)
		ck.docs = append(ck.docs, doc)
	}
	for i, v := range ck.all {
		if !ck.docs[i].Broken() {
			ck.variant(v, ck.docs[i])
		}
	}
	var out Variants
	for _, id := range IDs() {
		file := path.Join(dir, id+".yaml")
		if v := ck.all.Find(id); v != nil {
			out = append(out, v)
		} else if !slices.ContainsFunc(ck.all, func(v *Variant) bool { return v.File == file }) {
			ps.Add(file, 0, "variant %q is not described: write the file", id)
		}
	}
	ps.Sort()
	return out, ps
}

// checker checks the descriptions for consistency with themselves and the catalogue.
type checker struct {
	cat  *catalog.Catalog
	all  Variants
	docs []catalog.Document
	ps   *catalog.Problems
}

func (ck *checker) variant(v *Variant, doc catalog.Document) {
	add := func(at []any, format string, args ...any) { ck.ps.Add(v.File, doc.Line(at...), format, args...) }
	if !slices.Contains(IDs(), v.ID) || v.ID+".yaml" != path.Base(v.File) {
		add([]any{"id"}, "id %q: take one of %v and call the file by it", v.ID, IDs())
	}
	if !slices.Contains(catalog.Games, v.Game) {
		add([]any{"game"}, "game %q: take one of %v", v.Game, catalog.Games)
	}
	if v.Like != "" && (ck.all.Find(v.Like) == nil || v.Like == v.ID) {
		add([]any{"like"}, "like %q: name another variant, or take it out", v.Like)
	}
	if v.From == "" {
		add(nil, "from is missing: name the edition since which it is known")
	}
	if len(v.Articles) == 0 {
		add(nil, "articles are missing: name those that describe it")
	}
	text := func(t catalog.Text, at ...any) { ck.text(v, doc, t, at...) }
	text(v.Name, "name")
	text(v.Text, "text")
	ck.sources(v, doc, v.Source)
	if len(v.Official.Values) == 0 {
		add(nil, "official is missing: write {is: true, source: …} or false")
	}
	fact(ck, v, doc, "official", v.Official, nil)
	fact(ck, v, doc, "good", v.Good, text)
	fact(ck, v, doc, "bad", v.Bad, text)
	if len(v.Steps) == 0 {
		add(nil, "steps are missing: say how the table is laid")
	}
	for i, s := range v.Steps {
		text(s.Text, "steps", i, "text")
		ck.sources(v, doc, s.Source, "steps", i)
	}
	for i, s := range v.Silent {
		text(s.Text, "silent", i, "text")
		ck.sources(v, doc, s.Source, "silent", i)
	}
	if !v.Plays.Empty() {
		text(v.Plays, "plays")
	}
	ck.rules(v, doc)
}

func (ck *checker) rules(v *Variant, doc catalog.Document) {
	for i, r := range v.Rules {
		add := func(format string, args ...any) { ck.ps.Add(v.File, doc.Line("rules", i), format, args...) }
		if !slices.Contains(Topics(), r.Topic) {
			add("topic %q: take one of %v", r.Topic, Topics())
		}
		if len(r.Articles) == 0 {
			add("articles are missing: name those that say so, or that are silent")
		}
		if (r.Each > 0 || r.Together > 0) && r.Topic != Actions || r.Rounds > 0 && r.Topic != Brigands {
			add("each and together belong to actions, rounds to brigands: move them")
		}
		for _, e := range catalog.EditionIDs() {
			first := slices.IndexFunc(v.Rules, func(o Rule) bool { return o.Topic == r.Topic && o.Holds(e) })
			if r.Holds(e) && first != i {
				add("a rule on %s holds in %s already: date them so that one follows the other", r.Topic, e)
				break
			}
		}
		ck.text(v, doc, r.Text, "rules", i, "text")
		ck.sources(v, doc, r.Source, "rules", i)
	}
}

// text checks that a text exists in both languages. Package rulings compares the two.
func (ck *checker) text(v *Variant, doc catalog.Document, t catalog.Text, at ...any) {
	if t.DE == "" || t.EN == "" {
		ck.ps.Add(v.File, doc.Line(at...), "%v is missing in a language: say it in both, {de: …, en: …}", at[len(at)-1])
	}
}

func (ck *checker) sources(v *Variant, doc catalog.Document, src catalog.Sources, path ...any) {
	ck.cat.CheckSources(src, func(format string, args []any, at ...any) {
		ck.ps.Add(v.File, doc.Line(slices.Concat(path, at)...), format, args...)
	})
}

// fact checks the values of a fact: their provenance and, if they are texts, both languages.
func fact[T any](ck *checker, v *Variant, doc catalog.Document, key string, f catalog.Fact[T],
	text func(catalog.Text, ...any)) {
	for i, d := range f.Values {
		if d.Certainty != catalog.Known {
			continue
		}
		ck.sources(v, doc, d.Source, key)
		if t, ok := any(d.Is).(catalog.Text); ok && text != nil {
			text(t, key, i)
		}
	}
}
