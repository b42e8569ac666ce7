package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/prose"
)

// OnlyBasic reports whether all notes of a truth are those of a deed that is possible in the basic game only.
func OnlyBasic(t Truth) bool {
	return len(t.Notes) > 0 && !slices.ContainsFunc(t.Notes, func(n catalog.Text) bool {
		return !strings.Contains(n.EN, "In hand, and only in the basic game")
	})
}

// Fails says whether an edge does not hold for card b because of a condition in its note: Yes, No, or "" if that is not
// certain.
func (x World) Fails(e catalog.Edge, b *catalog.Card) Verdict {
	switch {
	case strings.Contains(e.Note.EN, "never below 0"):
		q, _ := quantityOf("strength")
		switch of := q.of(b, x.EditionID); {
		case of.is != catalog.Known || of.counted:
			return ""
		case of.n == 0:
			return Yes // there is nothing that it could lose
		}
	case strings.Contains(e.Note.EN, "if it costs at least 5"):
		cost, is := b.Cost.At(x.EditionID)
		switch {
		case is != catalog.Known:
			return ""
		case cost.Total() < 5:
			return Yes
		}
	case strings.Contains(e.Note.EN, " if "), strings.Contains(e.Note.EN, "No source"):
		return ""
	}
	return No
}

// Truth is what the sources say about one card doing something to another.
type Truth struct {
	Verdict Verdict // "" if nothing can be said for sure
	Notes   []catalog.Text
	Sources []catalog.Sources
	Immune  bool // the other card is immune
	Doubt   bool // the engine plays it otherwise
}

// Note returns the notes of the truth in the reader's language, as one text.
func (t Truth) Note(x Speaker) string { return strings.Join(t.Remarks(x), " ") }

// Remarks returns the notes of the truth in the reader's language.
func (t Truth) Remarks(x Speaker) []string {
	var out []string
	if t.Verdict == Depends && OnlyBasic(t) {
		return nil // the statement says so
	}
	for _, n := range t.Notes {
		if s := prose.Dot(n.In(x.Language)); s != "" && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// Hits says whether card a, when it acts, can hit card b. If the engine plays it otherwise, nothing is sure.
func (x World) Hits(a, b *catalog.Card) Truth {
	t := x.Stated(a, b)
	if t.Verdict != "" && !x.Played(&Answer{Verdict: t.Verdict, Pair: [2]string{a.ID, b.ID}, Claim: interact.Hits}) {
		t.Doubt = true
	}
	return t
}

// Stated says whether the sources state that card a can hit card b.
func (x World) Stated(a, b *catalog.Card) Truth {
	if edges := x.Edges(b, a, catalog.EdgeImmune); len(edges) > 0 {
		return Truth{Verdict: No, Immune: true, Sources: []catalog.Sources{edges[0].Source}}
	}
	edges := x.Edges(a, b, catalog.EdgeKind(catalog.Hits))
	if exempt := x.Edges(a, b, catalog.EdgeKind(catalog.Exempts)); len(edges) == 0 && len(exempt) > 0 {
		return Truth{Verdict: No, Notes: []catalog.Text{exempt[0].Note}, Sources: []catalog.Sources{exempt[0].Source}}
	}
	if len(edges) == 0 {
		if !x.Known(a) || x.Related(a, b) {
			return Truth{}
		}
		return Truth{Verdict: No, Sources: x.SourcesOf(a)}
	}
	if slices.ContainsFunc(edges, func(e catalog.Edge) bool { return strings.Contains(e.Note.EN, "no source") }) {
		return Truth{} // nobody knows what it does
	}
	if x.OnlyAnywhere(a, b) {
		return Truth{} // only in a hand or a stack, but the question is about the card in play
	}
	t := Truth{Verdict: Yes}
	for _, e := range edges {
		v := x.limited(e.Note)
		if v == "" {
			continue
		}
		t.Notes, t.Sources = append(t.Notes, e.Note), append(t.Sources, e.Source)
		if v == Depends {
			t.Verdict = Depends
		}
	}
	if len(t.Notes) == 0 {
		return Truth{Verdict: No, Notes: []catalog.Text{edges[0].Note}, Sources: []catalog.Sources{edges[0].Source}}
	}
	return t
}

// OnlyAnywhere reports whether card a hits card b only as it hits whatever lies in a hand or a stack, and b is a card
// that is built, so that a question about it means the card in play.
func (x World) OnlyAnywhere(a, b *catalog.Card) bool {
	edges := x.Edges(a, b, catalog.EdgeKind(catalog.Hits))
	return len(edges) > 0 && !x.PlayedOrDrawn(b) && !slices.ContainsFunc(edges, func(e catalog.Edge) bool {
		return !anywhere(a, e, x.EditionID)
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
func (x World) limited(note catalog.Text) Verdict {
	switch {
	case strings.Contains(note.EN, "only in the basic game"):
		switch games := x.Games(); {
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
