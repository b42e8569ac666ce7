package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
)

// truth is what the sources say about one card doing something to another.
type truth struct {
	verdict Verdict // "" if nothing can be said for sure
	notes   []catalog.Text
	sources []catalog.Sources
	immune  bool // the other card is immune
	doubt   bool // the engine plays it otherwise
}

// note returns the notes of the truth in the reader's language, as one text.
func (t truth) note(x speaker) string { return strings.Join(t.remarks(x), " ") }

// remarks returns the notes of the truth in the reader's language.
func (t truth) remarks(x speaker) []string {
	var out []string
	if t.verdict == Depends && onlyBasic(t) {
		return nil // the statement says so
	}
	for _, n := range t.notes {
		if s := dot(n.In(x.lang)); s != "" && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// edges returns the edges of a kind from one card to another.
func (x world) edges(from, to *catalog.Card, kind catalog.EdgeKind) []catalog.Edge {
	var out []catalog.Edge
	for _, e := range x.cat.EdgesBetween(from, to, x.edition) {
		if e.Kind == kind {
			out = append(out, e)
		}
	}
	return out
}

// related reports whether the card acts on the other in any way.
func (x world) related(from, to *catalog.Card) bool {
	if slices.ContainsFunc(x.cat.EdgesBetween(from, to, x.edition), func(e catalog.Edge) bool {
		return e.Kind != catalog.EdgeKind(catalog.Exempts)
	}) {
		return true
	}
	return slices.ContainsFunc(from.Relations, func(r catalog.Relation) bool {
		return r.Holds(x.edition) && to.MatchAny(r.Against, x.edition)
	})
}

// hits says whether card a, when it acts, can hit card b. If the engine plays it otherwise, nothing is sure.
func (x world) hits(a, b *catalog.Card) truth {
	t := x.stated(a, b)
	if t.verdict != "" && !x.played(&Answer{Verdict: t.verdict, Pair: [2]string{a.ID, b.ID}, claim: interact.Hits}) {
		t.doubt = true
	}
	return t
}

// stated says whether the sources state that card a can hit card b.
func (x world) stated(a, b *catalog.Card) truth {
	if edges := x.edges(b, a, catalog.EdgeImmune); len(edges) > 0 {
		return truth{verdict: No, immune: true, sources: []catalog.Sources{edges[0].Source}}
	}
	edges := x.edges(a, b, catalog.EdgeKind(catalog.Hits))
	if exempt := x.edges(a, b, catalog.EdgeKind(catalog.Exempts)); len(edges) == 0 && len(exempt) > 0 {
		return truth{verdict: No, notes: []catalog.Text{exempt[0].Note}, sources: []catalog.Sources{exempt[0].Source}}
	}
	if len(edges) == 0 {
		if !x.known(a) || x.related(a, b) {
			return truth{}
		}
		return truth{verdict: No, sources: x.sourcesOf(a)}
	}
	if slices.ContainsFunc(edges, func(e catalog.Edge) bool { return strings.Contains(e.Note.EN, "no source") }) {
		return truth{} // nobody knows what it does
	}
	if x.onlyAnywhere(a, b) {
		return truth{} // only in a hand or a stack, but the question is about the card in play
	}
	t := truth{verdict: Yes}
	for _, e := range edges {
		v := x.limited(e.Note)
		if v == "" {
			continue
		}
		t.notes, t.sources = append(t.notes, e.Note), append(t.sources, e.Source)
		if v == Depends {
			t.verdict = Depends
		}
	}
	if len(t.notes) == 0 {
		return truth{verdict: No, notes: []catalog.Text{edges[0].Note}, sources: []catalog.Sources{edges[0].Source}}
	}
	return t
}

// onlyAnywhere reports whether card a hits card b only as it hits whatever lies in a hand or a stack, and b is a card
// that is built, so that a question about it means the card in play.
func (x world) onlyAnywhere(a, b *catalog.Card) bool {
	edges := x.edges(a, b, catalog.EdgeKind(catalog.Hits))
	return len(edges) > 0 && !x.playedOrDrawn(b) && !slices.ContainsFunc(edges, func(e catalog.Edge) bool {
		return !anywhere(a, e, x.edition)
	})
}

// anywhere reports whether an edge is one of a statement about whatever cards are in a hand or a stack: buildings as
// well as action cards.
func anywhere(a *catalog.Card, edge catalog.Edge, e catalog.EditionID) bool {
	return edge.Group() && slices.ContainsFunc(a.Statements(e), func(st catalog.Statement) bool {
		return st.Kind == edge.Kind && st.Anywhere() && st.Note == edge.Note
	})
}

// limited says whether an edge with this note holds in the game that the question speaks of: Yes, Depends if the note
// names a condition and the question does not settle it, or "" if the edge is not for this game.
func (x world) limited(note catalog.Text) Verdict {
	switch {
	case strings.Contains(note.EN, "only in the basic game"):
		switch games := x.games(); {
		case len(games) == 1 && games[0] == catalog.Basic:
			return Yes
		case x.game == "":
			return Depends
		}
		return ""
	case strings.Contains(note.EN, "only if you have"), strings.Contains(note.EN, "very old booklets"):
		return Depends
	}
	return Yes
}

// sourcesOf returns the sources of what the card hits, or else of its effect.
func (x world) sourcesOf(k *catalog.Card) []catalog.Sources {
	var out []catalog.Sources
	for _, st := range k.Statements(x.edition) {
		if st.Kind == catalog.EdgeKind(catalog.Hits) {
			out = append(out, st.Source)
		}
	}
	if d := k.Effect.DatedAt(x.edition); len(out) == 0 {
		out = append(out, d.Source)
	}
	return out
}

// rolled reports whether a note speaks of a die, so that the result is not certain.
func rolled(note catalog.Text) bool { return strings.Contains(note.EN, "roll") }

// members returns the cards of a group (type:T or class:C) that had come out.
func (x world) members(ref string) []*catalog.Card { return x.cat.Members(ref, x.edition) }
