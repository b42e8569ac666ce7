package catalog

import (
	"slices"
	"strings"
)

// RelationKind is a way in which a card acts on other cards.
type RelationKind string

// The relations that card files state (`relations:`). Other connections between two cards follow from other fields:
// conditions, immunities, target buildings, the same name in several sets.
const (
	Hits        RelationKind = "hits"        // takes away, burns, steals, blocks or turns over
	Protects    RelationKind = "protects"    // keeps `what` safe from `against`
	Stops       RelationKind = "stops"       // prevents or undoes
	Doubles     RelationKind = "doubles"     // multiplies the yield of landscapes by `by`
	Strengthens RelationKind = "strengthens" // adds points to
	Weakens     RelationKind = "weakens"     // takes points from
	Cheapens    RelationKind = "cheapens"    // lowers the cost of
	Fetches     RelationKind = "fetches"     // moves from a stack or pile to the hand or into play
	Affects     RelationKind = "affects"     // changes or uses, in the way that the note states
	Exempts     RelationKind = "exempts"     // has no effect on, as a source says
	Succeeds    RelationKind = "succeeds"    // replaced an older card
)

// RelationKinds lists the relation kinds in display order.
var RelationKinds = []RelationKind{Hits, Protects, Stops, Doubles, Strengthens, Weakens, Cheapens, Fetches, Affects,
	Exempts, Succeeds}

// Relation is an effect of a card on other cards, as stated in its file.
type Relation struct {
	Kind RelationKind `yaml:"kind" json:"kind"`
	// What lists the cards that it acts on: card ids, type:T, class:C, landscape:L or any.
	What []string `yaml:"what" json:"what"`
	// Against lists, in the same form, the cards that it protects from, or die:FACE for a face of the event die.
	Against []string `yaml:"against" json:"against,omitempty"`
	By      int      `yaml:"by" json:"by,omitempty"`     // factor of a yield; 0 means 2
	Hand    bool     `yaml:"hand" json:"hand,omitempty"` // it acts on cards in a hand or a pile, not on those in play
	// Points names what Weakens takes away: strength, tournament or commerce. Cards without such points lose none.
	Points string    `yaml:"points" json:"points,omitempty"`
	From   EditionID `yaml:"from" json:"from,omitempty"`
	Until  EditionID `yaml:"until" json:"until,omitempty"`
	Note   Text      `yaml:"note" json:"note,omitzero"` // a limitation, such as "in its own city"
	Source Sources   `yaml:"source" json:"source"`
}

// Holds reports whether the relation exists under edition e.
func (r Relation) Holds(e EditionID) bool { return Span{r.From, r.Until}.Holds(e) }

// DieFaces lists the faces of the event die (Ereigniswürfel) that a relation may name: brigand raid (Keule), successful
// year (Sonne), tournament (Ritterkopf), trade advantage (Mühle) and event card (?).
var DieFaces = []string{"brigands", "sun", "tournament", "trade", "event"}

// Match reports whether ref refers to the card under edition e. A reference is a card id, type:T, class:C, landscape:L
// (landscape cards) or any.
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

// MatchAny reports whether one of the references refers to the card under edition e.
func (k *Card) MatchAny(refs []string, e EditionID) bool {
	return slices.ContainsFunc(refs, func(ref string) bool { return k.Match(ref, e) })
}

// EdgeKind is the kind of an Edge: a RelationKind, or one of the kinds that follow from other fields of a card.
type EdgeKind string

// The edge kinds that follow from other fields. Edges of relations have the relation's kind.
const (
	EdgeNeeds     EdgeKind = "needs"     // from Need.All and Need.Any
	EdgeForbidden EdgeKind = "forbidden" // from Need.None
	EdgeImmune    EdgeKind = "immune"
	EdgeTarget    EdgeKind = "target" // the target building of a work of art
)

// EdgeKinds lists all edge kinds in display order.
func EdgeKinds() []EdgeKind {
	kinds := []EdgeKind{EdgeNeeds, EdgeForbidden, EdgeImmune, EdgeTarget}
	for _, k := range RelationKinds {
		kinds = append(kinds, EdgeKind(k))
	}
	return kinds
}

// Edge is a relation between two cards under an edition, in which From acts on To.
type Edge struct {
	Kind    EdgeKind
	From    *Card
	To      *Card
	Via     string   // the reference that matched To: its id, or a group such as type:building
	Against []*Card  // for Protects: the cards that To is protected from
	Die     []string // for Protects: the faces of the event die that To is protected from
	Breadth int      // number of references in the statement; the fewer, the more specific it is to To
	By      int      // for Doubles: the factor
	Hand    bool     // To is acted upon in the hand, not in play
	Note    Text
	Source  Sources
}

// Group reports whether the statement refers to To only as a member of a group.
func (e Edge) Group() bool { return strings.Contains(e.Via, ":") || e.Via == "any" }

// EdgesFrom returns the edges from k under edition e, of the given kinds if there are any. Edges of attacks to cards
// that are immune to them are left out (Ruling 103.P.a: nothing takes immunity away).
func (c *Catalog) EdgesFrom(k *Card, e EditionID, kinds ...EdgeKind) []Edge {
	if !c.Exists(k, e) {
		return nil
	}
	var out []Edge
	for _, st := range k.Statements(e) {
		if len(kinds) > 0 && !slices.Contains(kinds, st.Kind) {
			continue
		}
		for _, other := range c.Cards {
			if edge, ok := c.edge(st, k, other, e); ok && c.Exists(other, e) {
				out = append(out, edge)
			}
		}
	}
	return out
}

// EdgesBetween returns the edges from one card to another under edition e.
func (c *Catalog) EdgesBetween(from, to *Card, e EditionID) []Edge {
	if !c.Exists(from, e) || !c.Exists(to, e) {
		return nil
	}
	var out []Edge
	for _, st := range from.Statements(e) {
		if edge, ok := c.edge(st, from, to, e); ok {
			out = append(out, edge)
		}
	}
	return out
}

// sweeps reports whether From hits To only as it hits any card that lies in a hand or a pile: that says nothing of To.
func (e Edge) sweeps() bool { return e.Kind == EdgeKind(Hits) && e.Hand && e.Group() }

// EdgesTo returns the edges to k under edition e, but for attacks on whatever lies in a hand or a pile, which are told
// with the card that makes them. The most specific come first.
func (c *Catalog) EdgesTo(k *Card, e EditionID) []Edge {
	var out []Edge
	for _, other := range c.Cards {
		if !c.Exists(other, e) {
			continue
		}
		for _, st := range other.Statements(e) {
			if edge, ok := c.edge(st, other, k, e); ok && !edge.sweeps() {
				out = append(out, edge)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Edge) int { return a.Breadth - b.Breadth })
	return out
}

// Statement is one entry of a card file that refers to other cards.
type Statement struct {
	Kind    EdgeKind
	Refs    []string // card ids, type:T, class:C, landscape:L or any
	Against []string // for Protects
	By      int      // for Doubles: the factor
	Hand    bool     // it is about cards in the hand
	Points  string   // for Weakens: which points it takes
	Note    Text
	Source  Sources
}

// Statements returns the statements of the card's file that hold under edition e.
func (k *Card) Statements(e EditionID) []Statement {
	var out []Statement
	for _, n := range k.Needs {
		if !n.Holds(e) || n.Where == "opponent" {
			continue // what the opponent must have is what the card attacks
		}
		if refs := slices.Concat(n.Any, n.All); len(refs) > 0 && !k.strikesAll(refs, e) {
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
			out = append(out, Statement{EdgeKind(r.Kind), r.What, r.Against, r.By, r.Hand, r.Points, r.Note, r.Source})
		}
	}
	return out
}

// strikesAll reports whether the card hits whatever the references name: what has to be there is then its target, not
// something that it needs.
func (k *Card) strikesAll(refs []string, e EditionID) bool {
	return !slices.ContainsFunc(refs, func(ref string) bool {
		return !slices.ContainsFunc(k.Relations, func(r Relation) bool {
			return r.Kind == Hits && !r.Hand && r.Holds(e) && slices.Contains(r.What, ref)
		})
	})
}

// lacks reports whether a source says that the card has no points of the kind.
func (k *Card) lacks(kind string, e EditionID) bool {
	return slices.ContainsFunc(k.Points.Kinds(), func(p PointKind) bool {
		n, known := p.Fact.At(e)
		return p.Kind == kind && (known == None || known == Known && n.N == 0 && n.Count == "")
	})
}

// edge returns the edge from k to other that statement st makes, and whether there is one.
func (c *Catalog) edge(st Statement, k, other *Card, e EditionID) (Edge, bool) {
	i := slices.IndexFunc(st.Refs, func(ref string) bool { return other.Match(ref, e) })
	if i < 0 {
		return Edge{}, false
	}
	if st.Points != "" && other.lacks(st.Points, e) {
		return Edge{}, false
	}
	edge := Edge{Kind: st.Kind, From: k, To: other, Via: st.Refs[i], By: st.By, Hand: st.Hand, Breadth: len(st.Refs),
		Note: st.Note, Source: st.Source}
	if edge.Group() && (other == k || st.Kind == EdgeKind(Hits) && other.immuneTo(k.ID, e) ||
		st.Kind != EdgeKind(Exempts) && st.Kind != EdgeNeeds && k.Exempts(other, e)) {
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
	return edge, len(edge.Against)+len(edge.Die) > 0 || len(st.Against) == 0 // cards that are immune need no protection
}

// Exempts reports whether a source says that the card has no effect on the other one, although it has on others of its
// kind.
func (k *Card) Exempts(other *Card, e EditionID) bool {
	return slices.ContainsFunc(k.Relations, func(r Relation) bool {
		return r.Kind == Exempts && r.Holds(e) && other.MatchAny(r.What, e)
	})
}

func (k *Card) immuneTo(id string, e EditionID) bool {
	return slices.ContainsFunc(k.Immune, func(im Immunity) bool {
		return im.To == id && (Span{From: im.From}).Holds(e)
	})
}

// RelationWord names a relation as seen from one of its two ends, such as "hits" and "hit-by".
type RelationWord struct {
	Word string
	Kind EdgeKind
	To   bool // the card is the end that is acted on
}

// RelationWords lists the words in the order in which they are offered.
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
		{"affects", EdgeKind(Affects), false}, {"affected-by", EdgeKind(Affects), true},
		{"exempts", EdgeKind(Exempts), false}, {"exempt-from", EdgeKind(Exempts), true},
		{"succeeds", EdgeKind(Succeeds), false}, {"succeeded-by", EdgeKind(Succeeds), true},
	}
}

// WordOf returns the word for an edge kind as seen from the card that acts or, if to is set, from the card acted on.
func WordOf(kind EdgeKind, to bool) string {
	for _, w := range RelationWords() {
		if w.Kind == kind && w.To == to {
			return w.Word
		}
	}
	return string(kind)
}

// Related returns the cards that have the relation w to card of under edition e, or to any card if of is nil.
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

// RelatesToGroup reports whether a statement of card k under edition e has the given kind and refers to one of the
// groups (type:T, class:C), to a card in one of them, or to any card.
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

// FirstEdition returns the edition of the card's oldest set, or "" if no set is known.
func (c *Catalog) FirstEdition(k *Card) EditionID {
	var first EditionID
	for _, in := range k.Sets {
		if set := c.Set(in.Set); set != nil && set.From != "" && (first == "" || Later(first, set.From)) {
			first = set.From
		}
	}
	return first
}

// Exists reports whether the card had come out by edition e. A card whose sets are unknown counts as existing.
func (c *Catalog) Exists(k *Card, e EditionID) bool {
	first := c.FirstEdition(k)
	return first == "" || e.AtLeast(first)
}

// Members returns the cards of a group (type:T or class:C) that had come out by edition e.
func (c *Catalog) Members(ref string, e EditionID) []*Card {
	var out []*Card
	for _, k := range c.Cards {
		if k.Match(ref, e) && c.Exists(k, e) {
			out = append(out, k)
		}
	}
	return out
}

// Defends reports whether the card protects others or stops other cards under edition e.
func (c *Catalog) Defends(k *Card, e EditionID) bool {
	return len(c.EdgesFrom(k, e, EdgeKind(Protects), EdgeKind(Stops))) > 0
}

// SeveralSets reports whether the card is in more than one set that is still in use. A tournament deck may hold as many
// copies as its sets hold together.
func (c *Catalog) SeveralSets(k *Card) bool {
	n := 0
	for _, in := range k.Sets {
		if set := c.Set(in.Set); set != nil && set.Kind != HistorySet {
			n++
		}
	}
	return n > 1
}

// Open reports whether a set puts the card in play face up in the extended game (Ruling 105.C.b).
func (k *Card) Open() bool {
	return slices.ContainsFunc(k.Sets, func(in InSet) bool { return in.Open })
}
