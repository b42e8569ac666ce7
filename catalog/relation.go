package catalog

import (
	"slices"
	"strings"
)

// RelationKind is a way in which a card acts on others.
type RelationKind string

// The relations that a card file states (`relations:`). What else stands between two cards follows from other fields:
// conditions, immunity, target buildings, the same name in several sets.
const (
	Hits        RelationKind = "hits"        // takes away, burns, steals, blocks or turns over
	Protects    RelationKind = "protects"    // keeps `what` safe from `against`
	Stops       RelationKind = "stops"       // makes unplayable or undoes
	Doubles     RelationKind = "doubles"     // multiplies the yield of landscapes, by `by`
	Strengthens RelationKind = "strengthens" // adds points to
	Weakens     RelationKind = "weakens"     // takes points from
	Cheapens    RelationKind = "cheapens"    // lowers the cost of
	Fetches     RelationKind = "fetches"     // brings from a stack or pile to the hand or the table
	Succeeds    RelationKind = "succeeds"    // took over from an older card
)

// RelationKinds lists them in the order in which they are shown.
var RelationKinds = []RelationKind{Hits, Protects, Stops, Doubles, Strengthens, Weakens, Cheapens, Fetches, Succeeds}

// Relation is what a card does to others, as its file states it.
type Relation struct {
	Kind RelationKind `yaml:"kind" json:"kind"`
	// What it acts on: card ids, type:T, class:C, landscape:L or any.
	What []string `yaml:"what" json:"what"`
	// Against are the cards that it protects from, in the same words, or die:FACE for a face of the event die.
	Against []string  `yaml:"against" json:"against,omitempty"`
	By      int       `yaml:"by" json:"by,omitempty"` // what a yield is multiplied by; 0 means 2
	From    EditionID `yaml:"from" json:"from,omitempty"`
	Until   EditionID `yaml:"until" json:"until,omitempty"`
	Note    Text      `yaml:"note" json:"note,omitzero"` // where it is limited: "in its own city"
	Source  Sources   `yaml:"source" json:"source"`
}

// Holds reports whether the relation exists under edition e.
func (r Relation) Holds(e EditionID) bool { return Span{r.From, r.Until}.Holds(e) }

// DieFaces are the faces of the event die (Ereigniswürfel) that a relation may name: brigand raid (Keule), successful
// year (Sonne), tournament (Ritterkopf), trade advantage (Mühle), event card (?).
var DieFaces = []string{"brigands", "sun", "tournament", "trade", "event"}

// Match reports whether a reference means the card under edition e: its id, type:T, class:C, landscape:L (the
// landscape cards themselves) or any.
func (k *Card) Match(ref string, e EditionID) bool {
	kind, id, ok := strings.Cut(ref, ":")
	if !ok {
		return ref == k.ID || ref == "any"
	}
	switch kind {
	case "type":
		return k.Is(CardType(id), e)
	case "class":
		return k.ClassAt(e) == id
	case "landscape":
		if !k.Is(LandscapeTy, e) {
			return false
		}
		land, _ := k.Landscape.At(e)
		return id == "any" || land == id
	}
	return false
}

// MatchAny reports whether one of the references means the card.
func (k *Card) MatchAny(refs []string, e EditionID) bool {
	return slices.ContainsFunc(refs, func(ref string) bool { return k.Match(ref, e) })
}

// EdgeKind is what stands between two cards: a relation of a card file, or what its other fields say.
type EdgeKind string

// The edges that other fields of a card give; those of relations bear the relation's name.
const (
	EdgeNeeds     EdgeKind = "needs"     // needs, all or any
	EdgeForbidden EdgeKind = "forbidden" // needs, none: shut out by
	EdgeImmune    EdgeKind = "immune"
	EdgeTarget    EdgeKind = "target" // target building of a work of art
)

// EdgeKinds lists all kinds of edges in the order in which they are shown.
func EdgeKinds() []EdgeKind {
	kinds := []EdgeKind{EdgeNeeds, EdgeForbidden, EdgeImmune, EdgeTarget}
	for _, k := range RelationKinds {
		kinds = append(kinds, EdgeKind(k))
	}
	return kinds
}

// Edge is one relation between two cards under an edition: From does it, To has it done.
type Edge struct {
	Kind    EdgeKind
	From    *Card
	To      *Card
	Via     string   // the reference that means To: its id, or a group such as type:building
	Against []*Card  // of protects: the cards that To is safe from
	Die     []string // of protects: faces of the event die that To is safe from
	Breadth int      // how many references the statement lists: the fewer, the more it is meant for To
	By      int      // of doubles
	Note    Text
	Source  Sources
}

// Group reports whether the edge speaks of To only as one of a group.
func (e Edge) Group() bool { return strings.Contains(e.Via, ":") || e.Via == "any" }

// EdgesFrom are what k does to other cards under edition e. An attack's edge to a card that is immune to it is left
// out (103.P.a: a property nothing takes away).
func (c *Catalog) EdgesFrom(k *Card, e EditionID) []Edge {
	if !c.Exists(k, e) {
		return nil
	}
	var out []Edge
	for _, st := range k.Statements(e) {
		for _, other := range c.Cards {
			if edge, ok := c.edge(st, k, other, e); ok && c.Exists(other, e) {
				out = append(out, edge)
			}
		}
	}
	return out
}

// EdgesTo are what other cards do to k under edition e; what is meant for few cards comes first.
func (c *Catalog) EdgesTo(k *Card, e EditionID) []Edge {
	var out []Edge
	for _, other := range c.Cards {
		if !c.Exists(other, e) {
			continue
		}
		for _, st := range other.Statements(e) {
			if edge, ok := c.edge(st, other, k, e); ok {
				out = append(out, edge)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Edge) int { return a.Breadth - b.Breadth })
	return out
}

// Statement is one line of a card's file that says something of other cards.
type Statement struct {
	Kind    EdgeKind
	Refs    []string // card ids, type:T, class:C, landscape:L or any
	Against []string // of protects
	By      int      // of doubles
	Note    Text
	Source  Sources
}

// Statements are all that the card's file says of other cards and that holds under edition e.
func (k *Card) Statements(e EditionID) []Statement {
	var out []Statement
	for _, n := range k.Needs {
		if !n.Holds(e) || n.Where == "opponent" {
			continue // what the opponent must have is what the card hits or takes
		}
		if refs := slices.Concat(n.Any, n.All); len(refs) > 0 {
			out = append(out, Statement{Kind: EdgeNeeds, Refs: refs, Note: n.Text, Source: n.Source})
		}
		if len(n.None) > 0 {
			out = append(out, Statement{Kind: EdgeForbidden, Refs: n.None, Note: n.Text, Source: n.Source})
		}
	}
	for _, im := range k.Immune {
		if (Span{From: im.From}).Holds(e) {
			out = append(out, Statement{Kind: EdgeImmune, Refs: []string{im.To}, Source: im.Source})
		}
	}
	if target := k.Targets.DatedAt(e); target.Certainty == Known {
		out = append(out, Statement{Kind: EdgeTarget, Refs: target.Is, Source: target.Source})
	}
	for _, r := range k.Relations {
		if r.Holds(e) {
			out = append(out, Statement{EdgeKind(r.Kind), r.What, r.Against, r.By, r.Note, r.Source})
		}
	}
	return out
}

// edge is what the statement of k makes of it and other, if anything.
func (c *Catalog) edge(st Statement, k, other *Card, e EditionID) (Edge, bool) {
	i := slices.IndexFunc(st.Refs, func(ref string) bool { return other.Match(ref, e) })
	if i < 0 {
		return Edge{}, false
	}
	edge := Edge{Kind: st.Kind, From: k, To: other, Via: st.Refs[i], By: st.By, Breadth: len(st.Refs), Note: st.Note,
		Source: st.Source}
	if edge.Group() && (other == k || st.Kind == EdgeKind(Hits) && other.immuneTo(k.ID, e)) {
		return Edge{}, false
	}
	for _, ref := range st.Against {
		if face, ok := strings.CutPrefix(ref, "die:"); ok {
			edge.Die = append(edge.Die, face)
		}
		for _, attacker := range c.Cards {
			if attacker.Match(ref, e) && c.Exists(attacker, e) && !slices.Contains(edge.Against, attacker) &&
				!(edge.Group() && other.immuneTo(attacker.ID, e)) {
				edge.Against = append(edge.Against, attacker)
			}
		}
	}
	return edge, len(edge.Against)+len(edge.Die) > 0 || len(st.Against) == 0 // what is immune needs no protection
}

func (k *Card) immuneTo(id string, e EditionID) bool {
	return slices.ContainsFunc(k.Immune, func(im Immunity) bool {
		return im.To == id && (Span{From: im.From}).Holds(e)
	})
}

// RelationWord names a relation from one of its two ends: "hits", "hit-by".
type RelationWord struct {
	Word string
	Kind EdgeKind
	To   bool // the card is the end that it happens to
}

// RelationWords lists them in the order in which they are offered.
func RelationWords() []RelationWord {
	return []RelationWord{
		{"hits", EdgeKind(Hits), false}, {"hit-by", EdgeKind(Hits), true},
		{"protects", EdgeKind(Protects), false}, {"protected-by", EdgeKind(Protects), true},
		{"immune-to", EdgeImmune, false}, {"cannot-touch", EdgeImmune, true},
		{"needs", EdgeNeeds, false}, {"needed-by", EdgeNeeds, true},
		{"shut-out-by", EdgeForbidden, false}, {"shuts-out", EdgeForbidden, true},
		{"target", EdgeTarget, false}, {"target-of", EdgeTarget, true},
		{"stops", EdgeKind(Stops), false}, {"stopped-by", EdgeKind(Stops), true},
		{"doubles", EdgeKind(Doubles), false}, {"doubled-by", EdgeKind(Doubles), true},
		{"strengthens", EdgeKind(Strengthens), false}, {"strengthened-by", EdgeKind(Strengthens), true},
		{"weakens", EdgeKind(Weakens), false}, {"weakened-by", EdgeKind(Weakens), true},
		{"cheapens", EdgeKind(Cheapens), false}, {"cheapened-by", EdgeKind(Cheapens), true},
		{"fetches", EdgeKind(Fetches), false}, {"fetched-by", EdgeKind(Fetches), true},
		{"succeeds", EdgeKind(Succeeds), false}, {"succeeded-by", EdgeKind(Succeeds), true},
	}
}

// WordOf is the word for an edge of the kind as seen from its beginning or, with to, its end.
func WordOf(kind EdgeKind, to bool) string {
	for _, w := range RelationWords() {
		if w.Kind == kind && w.To == to {
			return w.Word
		}
	}
	return string(kind)
}

// Related returns the cards that stand in the relation to the card of, or to any card when of is nil, under edition e.
func (c *Catalog) Related(w RelationWord, of *Card, e EditionID) map[*Card]bool {
	found := map[*Card]bool{}
	if of == nil {
		for _, k := range c.Cards {
			for _, st := range k.Statements(e) {
				if st.Kind != w.Kind || !c.Exists(k, e) {
					continue
				}
				found[k] = found[k] || !w.To
				for _, other := range c.Cards {
					if w.To && !found[other] {
						_, found[other] = c.edge(st, k, other, e)
					}
				}
			}
		}
		return found
	}
	if w.To {
		for _, edge := range c.EdgesFrom(of, e) {
			if edge.Kind == w.Kind {
				found[edge.To] = true
			}
		}
		return found
	}
	for _, edge := range c.EdgesTo(of, e) {
		if edge.Kind == w.Kind {
			found[edge.From] = true
		}
	}
	return found
}

// RelatesToGroup reports whether a card's file says under edition e that it stands in the relation to one of the groups
// (type:T, class:C), to a card of one of them, or to any card.
func (c *Catalog) RelatesToGroup(k *Card, kind EdgeKind, groups []string, e EditionID) bool {
	for _, st := range k.Statements(e) {
		if st.Kind != kind || !c.Exists(k, e) {
			continue
		}
		for _, ref := range st.Refs {
			if other := c.Card(ref); ref == "any" || slices.Contains(groups, ref) || other != nil &&
				other.MatchAny(groups, e) {
				return true
			}
		}
	}
	return false
}

// FirstEdition returns the edition in which a card came out: that of its oldest set; "" when no set is known.
func (c *Catalog) FirstEdition(k *Card) EditionID {
	var first EditionID
	for _, in := range k.Sets {
		if set := c.Set(in.Set); set != nil && set.From != "" && (first == "" || Later(first, set.From)) {
			first = set.From
		}
	}
	return first
}

// Exists reports whether a card was out under edition e; a card of no known set may have been.
func (c *Catalog) Exists(k *Card, e EditionID) bool {
	first := c.FirstEdition(k)
	return first == "" || e.AtLeast(first)
}

// SeveralSets reports whether cards of this name lie in more than one set that is still in use; a tournament deck may
// hold as many as its sets hold together.
func (c *Catalog) SeveralSets(k *Card) bool {
	n := 0
	for _, in := range k.Sets {
		if set := c.Set(in.Set); set != nil && set.Kind != HistorySet {
			n++
		}
	}
	return n > 1
}

// Open reports whether a set lays the card out openly in the extended game (105.C.b).
func (k *Card) Open() bool {
	return slices.ContainsFunc(k.Sets, func(in InSet) bool { return in.Open })
}
