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
	// Against are the cards that it protects from, in the same words.
	Against []string  `yaml:"against" json:"against,omitempty"`
	By      int       `yaml:"by" json:"by,omitempty"` // what a yield is multiplied by; 0 means 2
	From    EditionID `yaml:"from" json:"from,omitempty"`
	Until   EditionID `yaml:"until" json:"until,omitempty"`
	Note    Text      `yaml:"note" json:"note,omitzero"` // where it is limited: "in its own city"
	Source  Sources   `yaml:"source" json:"source"`
}

// Holds reports whether the relation exists under edition e.
func (r Relation) Holds(e EditionID) bool { return Span{r.From, r.Until}.Holds(e) }

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
	Via     string  // the reference that means To: its id, or a group such as type:building
	Against []*Card // of protects: the cards that To is safe from
	By      int     // of doubles
	Note    Text
	Source  Sources
}

// Group reports whether the edge speaks of To only as one of a group.
func (e Edge) Group() bool { return strings.Contains(e.Via, ":") || e.Via == "any" }

// EdgesFrom are what k does to other cards under edition e. An attack's edge to a card that is immune to it is left
// out (103.P.a: a property nothing takes away).
func (c *Catalog) EdgesFrom(k *Card, e EditionID) []Edge {
	var out []Edge
	for _, st := range k.statements(e) {
		for _, other := range c.Cards {
			if edge, ok := st.to(c, k, other, e); ok {
				out = append(out, edge)
			}
		}
	}
	return out
}

// EdgesTo are what other cards do to k under edition e.
func (c *Catalog) EdgesTo(k *Card, e EditionID) []Edge {
	var out []Edge
	for _, other := range c.Cards {
		for _, st := range other.statements(e) {
			if edge, ok := st.to(c, other, k, e); ok {
				out = append(out, edge)
			}
		}
	}
	return out
}

// statement is one line of a card's file that says something of other cards.
type statement struct {
	kind    EdgeKind
	refs    []string
	against []string
	by      int
	note    Text
	source  Sources
}

// statements are all that the card's file says of other cards and that holds under edition e.
func (k *Card) statements(e EditionID) []statement {
	var out []statement
	for _, n := range k.Needs {
		if !n.Holds(e) {
			continue
		}
		if refs := slices.Concat(n.Any, n.All); len(refs) > 0 {
			out = append(out, statement{kind: EdgeNeeds, refs: refs, note: n.Text, source: n.Source})
		}
		if len(n.None) > 0 {
			out = append(out, statement{kind: EdgeForbidden, refs: n.None, note: n.Text, source: n.Source})
		}
	}
	for _, im := range k.Immune {
		if (Span{From: im.From}).Holds(e) {
			out = append(out, statement{kind: EdgeImmune, refs: []string{im.To}, source: im.Source})
		}
	}
	if target := k.Targets.DatedAt(e); target.Certainty == Known {
		out = append(out, statement{kind: EdgeTarget, refs: target.Is, source: target.Source})
	}
	for _, r := range k.Relations {
		if r.Holds(e) {
			out = append(out, statement{EdgeKind(r.Kind), r.What, r.Against, r.By, r.Note, r.Source})
		}
	}
	return out
}

// to is the edge from k to other that the statement makes, if it makes one.
func (st statement) to(c *Catalog, k, other *Card, e EditionID) (Edge, bool) {
	i := slices.IndexFunc(st.refs, func(ref string) bool { return other.Match(ref, e) })
	if i < 0 {
		return Edge{}, false
	}
	edge := Edge{Kind: st.kind, From: k, To: other, Via: st.refs[i], By: st.by, Note: st.note, Source: st.source}
	if edge.Group() && (other == k || st.kind == EdgeKind(Hits) && other.immuneTo(k.ID, e)) {
		return Edge{}, false
	}
	for _, ref := range st.against {
		for _, attacker := range c.Cards {
			if attacker.Match(ref, e) && !slices.Contains(edge.Against, attacker) {
				edge.Against = append(edge.Against, attacker)
			}
		}
	}
	return edge, true
}

func (k *Card) immuneTo(id string, e EditionID) bool {
	return slices.ContainsFunc(k.Immune, func(im Immunity) bool { return im.To == id && (Span{From: im.From}).Holds(e) })
}

// SeveralSets reports whether cards of this name lie in more than one set (102.B.Zentralkarte, 000: the deck may hold
// as many as the sets hold together).
func (k *Card) SeveralSets() bool { return len(k.Sets) > 1 }

// Open reports whether a set lays the card out openly in the extended game (105.C.b).
func (k *Card) Open() bool {
	return slices.ContainsFunc(k.Sets, func(in InSet) bool { return in.Open })
}
