package catalog

import (
	"path"
	"regexp"
	"slices"
	"strings"
)

var cardID = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

var landscapeKinds = []string{"forest", "hills", "mountains", "fields", "pasture", "river", "any"}

// check compares the catalogue with itself: ids, references, provenance, values from closed lists.
func (c *Catalog) check(ps *Problems) {
	c.checkLists(ps)
	seen := map[string]string{}
	for _, s := range c.Sets {
		c.checkSet(s, ps)
		if s.ID+".yaml" != path.Base(s.File) {
			ps.Add(s.File, 1, "set id %q: the file must be called %s.yaml", s.ID, s.ID)
		}
	}
	for _, k := range c.Cards {
		if other, twice := seen[k.ID]; twice {
			ps.Add(k.File, 1, "id %q stands in %s already: give each card one file", k.ID, other)
		}
		seen[k.ID] = k.File
		c.checkCard(k, ps)
	}
}

func (c *Catalog) checkLists(ps *Problems) {
	var ids []EditionID
	for _, e := range c.Editions {
		ids = append(ids, e.ID)
	}
	if !slices.Equal(ids, editionOrder) {
		ps.Add("editions.yaml", 1, "editions %v: want exactly %v, in this order", ids, editionOrder)
	}
	for _, r := range c.Readings {
		if len(r.Default.Values) == 0 {
			ps.Add("readings.yaml", 1, "reading %q: name its default", r.ID)
		}
		for _, d := range r.Default.Values {
			if !slices.ContainsFunc(r.Answers, func(a Answer) bool { return a.ID == d.Is }) {
				ps.Add("readings.yaml", max(1, r.Default.Line), "reading %q: its default %q is none of its answers", r.ID, d.Is)
			}
		}
		if r.Question.DE == "" || r.Question.EN == "" || r.Reasoning.DE == "" || r.Reasoning.EN == "" {
			ps.Add("readings.yaml", 1, "reading %q: question and reasoning are needed in both languages", r.ID)
		}
	}
}

func (c *Catalog) checkSet(s *Set, ps *Problems) {
	if s.ID == "" || s.Sign == "" || s.Name.DE == "" || s.Name.EN == "" {
		ps.Add(s.File, 1, "a set needs id, sign and a name in both languages")
	}
	if setRank(s) < 0 {
		ps.Add(s.File, 1, "kind %q: take base, theme, year or history", s.Kind)
	}
	c.checkSources(s.File, 1, s.Source, ps)
	known, counted := c.CopiesKnown(s.ID)
	printed, ok := s.Printed.Latest()
	if ok == Known && (known > printed || s.Complete && known != printed) {
		ps.Add(s.File, max(1, s.Printed.Line), "the cards of %s add up to %d, the set has %d: mend the copies of its cards", s.Sign, known, printed)
	}
	if s.Complete && !counted {
		ps.Add(s.File, 1, "%s is said to be complete, but a card's copies are unknown", s.Sign)
	}
}

func (c *Catalog) checkCard(k *Card, ps *Problems) {
	add := func(line int, format string, args ...any) { ps.Add(k.File, max(1, line), format, args...) }
	if !cardID.MatchString(k.ID) {
		add(1, "id %q: want lower-case ASCII words joined by -", k.ID)
	}
	if k.ID+".yaml" != path.Base(k.File) {
		add(1, "id %q: the file must be called %s.yaml", k.ID, k.ID)
	}
	if k.Name.DE == "" || k.Name.EN == "" {
		add(1, "the name is needed in both languages")
	}
	if !slices.Contains([]string{"published", "ours"}, k.Name.ENBy) {
		add(1, "name.en_by %q: take published or ours", k.Name.ENBy)
	}
	if k.Name.ENBy == "published" && len(k.NameSource.EN) == 0 {
		add(1, "a published English name needs name_source.en")
	}
	c.checkSources(k.File, 1, k.Source, ps)
	for _, in := range k.Sets {
		if c.sets[in.Set] == nil {
			add(1, "unknown set %q: see content/sets", in.Set)
		}
		if in.Copies.Known && in.Copies.N < 1 {
			add(1, "copies %d in %s: want at least 1, or unknown", in.Copies.N, in.Set)
		}
		c.checkSources(k.File, 1, in.Source, ps)
	}
	for _, d := range k.Class.Values {
		if d.Certainty == Known && c.Class(d.Is) == nil {
			add(k.Class.Line, "unknown class %q: see content/classes.yaml", d.Is)
		}
	}
	if len(k.Class.Values) == 0 {
		add(1, "class is missing: name it, or unclear")
	}
	for _, d := range k.Types.Values {
		for _, t := range d.Is {
			if !slices.Contains(CardTypes, t) {
				add(k.Types.Line, "unknown type %q: take one of %v", t, CardTypes)
			}
		}
	}
	for _, d := range k.Cost.Values {
		for r, n := range d.Is {
			if !slices.Contains(CostResources, r) || n < 1 {
				add(k.Cost.Line, "cost %d %q: take a positive number of %v", n, r, CostResources)
			}
		}
		c.checkKnown(k.File, k.Cost.Line, d.Certainty, d.Source, "cost", ps)
	}
	for _, d := range k.Effect.Values {
		if d.Certainty == Known && (d.Is.DE == "" || d.Is.EN == "") {
			add(k.Effect.Line, "effect: say it in both languages, or unknown")
		}
		c.checkKnown(k.File, k.Effect.Line, d.Certainty, d.Source, "effect", ps)
	}
	for _, n := range k.Needs {
		c.checkNeed(k, n, ps)
	}
	for _, i := range k.Immune {
		if c.cards[i.To] == nil {
			add(1, "immune to unknown card %q", i.To)
		}
		c.checkSources(k.File, 1, i.Source, ps)
	}
	for _, d := range k.Beside.Values {
		for _, l := range d.Is {
			if !slices.Contains(landscapeKinds, l) {
				add(k.Beside.Line, "beside %q: take one of %v", l, landscapeKinds)
			}
		}
	}
	for _, d := range k.Targets.Values {
		for _, t := range d.Is {
			if c.cards[t] == nil {
				add(k.Targets.Line, "target building %q is no card", t)
			}
		}
	}
}

func (c *Catalog) checkNeed(k *Card, n Need, ps *Problems) {
	if !slices.Contains([]string{"build", "play", "hold"}, n.For) {
		ps.Add(k.File, 1, "needs: for %q: take build, play or hold", n.For)
	}
	if !slices.Contains([]string{"", "own", "opponent", "table"}, n.Where) {
		ps.Add(k.File, 1, "needs: where %q: take own, opponent or table", n.Where)
	}
	if len(n.Any)+len(n.All)+len(n.None) == 0 && n.Text.Empty() {
		ps.Add(k.File, 1, "needs: name any, all, none or text")
	}
	for _, ref := range slices.Concat(n.Any, n.All, n.None) {
		kind, id, ok := strings.Cut(ref, ":")
		switch {
		case !ok && c.cards[ref] != nil:
		case ok && kind == "type" && slices.Contains(CardTypes, CardType(id)):
		case ok && kind == "class" && c.Class(id) != nil:
		case ok && kind == "landscape" && slices.Contains(landscapeKinds, id):
		default:
			ps.Add(k.File, 1, "needs: %q is no card, type:T, class:C or landscape:L", ref)
		}
	}
	c.checkSources(k.File, 1, n.Source, ps)
}

func (c *Catalog) checkKnown(file string, line int, certainty Certainty, src Sources, field string, ps *Problems) {
	if certainty != Known {
		return
	}
	if len(src) == 0 {
		ps.Add(file, max(1, line), "%s: a stated value needs its source", field)
		return
	}
	c.checkSources(file, line, src, ps)
}

func (c *Catalog) checkSources(file string, line int, src Sources, ps *Problems) {
	if len(src) == 0 {
		ps.Add(file, max(1, line), "source is missing: name it as SOURCE#PLACE")
	}
	for _, s := range src {
		id, _, _ := strings.Cut(s, "#")
		if c.Source(id) == nil {
			ps.Add(file, max(1, line), "unknown source %q: add it to content/sources.yaml or mend the id", id)
		}
	}
}
