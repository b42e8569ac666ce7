package rulings

import (
	"maps"
	"path"
	"slices"
	"strings"

	"catanica/catalog"
)

// partChecker checks a part of a document, such as a table. at is the path of the part.
type partChecker struct {
	checker
	doc catalog.Document
	at  []any
}

func (ck *checker) checkTables(docs []catalog.Document) {
	for i, t := range ck.Tables {
		if pc := (partChecker{checker: *ck, doc: docs[i]}); !docs[i].Broken() {
			pc.table(t)
		}
	}
}

func (pc partChecker) in(at ...any) partChecker {
	pc.at = slices.Concat(pc.at, at)
	return pc
}

func (pc partChecker) add(format string, args ...any) {
	pc.ps.Add(pc.doc.File, pc.doc.Line(pc.at...), format, args...)
}

func (pc partChecker) table(t *Table) {
	if t.ID == "" {
		pc.add("id is missing: name the table as its file is called")
	} else if path.Base(t.File) != t.ID+".yaml" {
		pc.in("id").add("id %q: call the file %s.yaml, or correct the id", t.ID, t.ID)
	}
	pc.in("name").both(t.Name)
	pc.in("about").both(t.About)
	if len(t.Articles) == 0 {
		pc.add("articles are missing: name those on whose pages the table stands")
	}
	for i, id := range t.Articles {
		pc.in("articles", i).article(id)
	}
	pc.sources(t.Source)
	kinds := 0
	for _, has := range []bool{len(t.Turn) > 0, len(t.Uses) > 0, t.Hand != nil, len(t.Lines) > 0} {
		if has {
			kinds++
		}
	}
	if kinds != 1 {
		pc.add("rows of %d kinds: write one of turn, uses, hand and lines", kinds)
	}
	pc.turn(t.Turn)
	for i, u := range t.Uses {
		in := pc.in("uses", i)
		in.row(u.TableRow)
		if !slices.Contains(Oftens, u.Often) {
			in.in("often").add("often %q: take one of %v", u.Often, Oftens)
		}
	}
	if t.Hand != nil {
		pc.in("hand").hand(t.Hand)
	}
	pc.lines(t)
}

func (pc partChecker) turn(phases []TurnPhase) {
	var got []string
	for i, p := range phases {
		got = append(got, p.Phase)
		in := pc.in("turn", i)
		in.in("name").both(p.Name)
		in.in("article").article(p.Article)
		in.sources(p.Source)
		last := map[string]int{}
		for j, s := range p.Steps {
			in := in.in("steps", j)
			in.row(s.TableRow)
			if !slices.Contains(Actors, s.Who) {
				in.in("who").add("who %q: take one of %v", s.Who, Actors)
			}
			if s.Face != "" && !slices.Contains(catalog.DieFaces, s.Face) {
				in.in("face").add("face %q: take one of %v", s.Face, catalog.DieFaces)
			}
			if n := last[s.Face]; s.N != 0 && s.N != n && s.N != n+1 {
				in.in("n").add("step %d after step %d: number the steps in their order", s.N, n)
			}
			last[s.Face] = max(last[s.Face], s.N)
		}
		for j, r := range p.Passive {
			in.in("passive", j).row(r)
		}
	}
	if len(phases) > 0 && !slices.Equal(got, TurnPhases) {
		pc.in("turn").add("phases %v: write exactly %v, in this order", got, TurnPhases)
	}
}

// hand checks the rows, and that they add up to the largest hand under the default edition.
func (pc partChecker) hand(h *Hand) {
	for name, f := range map[string]catalog.Fact[int]{"base": h.Base, "largest": h.Largest} {
		if len(f.Values) == 0 {
			pc.add("%s is missing: write {is: …, source: …}, or unknown", name)
		}
		for i, d := range f.Values {
			if d.Certainty == catalog.Known {
				pc.in(name, i).sources(d.Source)
			}
		}
	}
	sum, _ := h.Base.Latest()
	sure := true
	for i, r := range h.Raises {
		in := pc.in("raises", i)
		in.row(r.TableRow)
		if r.N < 1 {
			in.add("n is missing: say how many more cards each copy allows")
		}
		if r.Holds(catalog.DefaultEdition) {
			sum += r.N * r.Most.N
			sure = sure && r.Most.Known
		}
	}
	if largest, is := h.Largest.Latest(); is == catalog.Known && sure && largest != sum {
		pc.in("largest").add("the largest hand is %d, the rows add up to %d: correct one of them", largest, sum)
	}
}

func (pc partChecker) lines(t *Table) {
	columns := map[string]bool{}
	for i, c := range t.Columns {
		in := pc.in("columns", i)
		in.in("name").both(c.Name)
		if c.ID == "" || columns[c.ID] {
			in.add("column %q: give each column an id of its own", c.ID)
		}
		columns[c.ID] = true
	}
	for i, l := range t.Lines {
		in := pc.in("lines", i)
		in.row(l.TableRow)
		if got, want := slices.Sorted(maps.Keys(l.Cells)), slices.Sorted(maps.Keys(columns)); !slices.Equal(got, want) {
			in.in("cells").add("cells %v: write one for each column, %v", got, want)
		}
		for _, id := range slices.Sorted(maps.Keys(l.Cells)) {
			in.in("cells", id).both(l.Cells[id])
		}
	}
}

// row checks the fields that all rows have.
func (pc partChecker) row(r TableRow) {
	if len(r.Cards) == 0 && r.Text.Empty() {
		pc.add("the row is about nothing: write cards: […] or text: {de: …, en: …}")
	}
	for i, ref := range r.Cards {
		if !pc.known(ref) {
			pc.in("cards", i).add("cards: %q is no card: take a card id, type:T or class:C", ref)
		}
	}
	if !r.Text.Empty() {
		pc.in("text").both(r.Text)
	}
	pc.in("article").article(r.Article)
	pc.span(r.Span)
	for i, g := range r.Games {
		if !slices.Contains(catalog.Games, g) {
			pc.in("games", i).add("unknown game %q: take one of %v", g, catalog.Games)
		}
	}
	pc.sources(r.Source)
}

// known reports whether a reference names a card or a group of cards.
func (pc partChecker) known(ref string) bool {
	kind, id, group := strings.Cut(ref, ":")
	switch {
	case !group:
		return pc.Catalog.Card(ref) != nil
	case kind == "type":
		return slices.Contains(catalog.CardTypes, catalog.CardType(id))
	}
	return kind == "class" && pc.Catalog.Class(id) != nil
}

func (pc partChecker) span(s catalog.Span) {
	if s.From != "" && s.Until != "" && !s.Until.AtLeast(s.From) {
		pc.in("until").add("until %q comes before from %q: until is the last edition in which it holds", s.Until,
			s.From)
	}
}

func (pc partChecker) article(id string) {
	if id == "" {
		pc.add("article is missing: name the one that says so")
	} else if pc.byID[id] == nil {
		pc.add("there is no article %q: correct the id", id)
	}
}

// both checks that the text at the path exists in both languages, with the same links and numbers.
func (pc partChecker) both(t catalog.Text) {
	key := pc.at[len(pc.at)-1]
	if t.DE == "" || t.EN == "" {
		pc.add("%v: a language is missing: say it in both, de: … and en: …", key)
		return
	}
	compareMarks(t, func(what string, de, en []string) {
		pc.add("%v: the %s differ: %v in German, %v in English: both say the same", key, what, de, en)
	})
}

func (pc partChecker) sources(src catalog.Sources) {
	pc.Catalog.CheckSources(src, func(format string, args []any, at ...any) { pc.in(at...).add(format, args...) })
}
