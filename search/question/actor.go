package question

import (
	"slices"

	"catanica/catalog"
)

// Frame holds who does something to whom. Cards may stand in for the player who plays them.
type Frame struct {
	Actors   []Mention // that act; empty if a player does, or nobody is named
	Objects  []Mention // that are acted upon
	Against  []Mention // from which something is protected or safe
	Rest     []Mention // in other roles
	ByPlayer bool      // the actor is a player without a card
}

// Frame assigns the mentions of a question with a verb to actors and objects. The cards of the catalogue supply the
// gender by which a German article shows the subject.
func (q *Question) Frame(cat *catalog.Catalog) Frame {
	var f Frame
	var core, by, with []Mention
	for _, m := range q.Mentions {
		switch m.Role {
		case Core:
			core = append(core, m)
		case By:
			by = append(by, m)
		case With:
			with = append(with, m)
		case Present: // takes no part
		case Against:
			f.Against = append(f.Against, m)
		default:
			f.Rest = append(f.Rest, m)
		}
	}
	switch {
	case q.Passive:
		f.Objects, f.Actors = core, append(by, with...)
	case len(with) > 0 && q.accompanied():
		f.Rest = append(append(f.Rest, by...), with...)
		n := subjects(core)
		f.Actors, f.Objects = core[:n], core[n:]
	case q.Player != "" || len(core) > 0 && len(with) > 0 && q.Modal == "":
		f.Objects, f.Actors, f.ByPlayer = core, with, len(with) == 0
		f.Rest = append(f.Rest, by...)
	case len(core) == 1 && len(with) == 1:
		f.Objects, f.Actors = core, with
		f.Rest = append(f.Rest, by...)
	default:
		f.Rest = append(append(f.Rest, by...), with...)
		n := subjects(core)
		f.Actors, f.Objects = core[:n], core[n:]
		if q.Lang == catalog.DE && n == 1 && len(f.Objects) == 1 && inverted(cat, f.Actors[0], f.Objects[0]) {
			f.Actors, f.Objects = f.Objects, f.Actors
		}
		if len(f.Objects) == 0 && len(f.Actors) == 1 && q.Modal == "" && len(f.Against) == 0 && !q.finite() {
			f.Actors, f.Objects = nil, f.Actors // rathaus abfackeln
		}
		if len(f.Objects) == 0 && len(f.Actors) == 1 && q.suffers(f.Actors[0]) {
			f.Actors, f.Objects, f.ByPlayer = nil, f.Actors, true // brennt das rathaus
		}
	}
	return f
}

// suffers reports whether something burns or sinks, rather than burning or sinking another card: without an object,
// these verbs say what becomes of their subject.
func (q *Question) suffers(m Mention) bool {
	return len(q.Verbs) == 1 && (q.Verbs[0].ID == "burn" || q.Verbs[0].ID == "capture") &&
		!slices.Contains(q.Verbs[0].Actors, m.Card)
}

// finite reports whether the question is a sentence and not a few keywords.
func (q *Question) finite() bool {
	return q.Be || q.Passive || len(q.Asks) > 0 || q.Modal != "" || q.VerbFirst
}

// accompanied reports whether what stands with its subject only takes part in what the verb says, and is no means: a
// Castle that works with the Smithy, or helps with it.
func (q *Question) accompanied() bool {
	return q.Sense() == Works || q.Sense() == Helps && q.Player == ""
}

// subjects returns the number of leading core mentions that are coordinated: the subject of the sentence.
func subjects(core []Mention) int {
	n := min(1, len(core))
	for n < len(core) && core[n].Joined != "" {
		n++
	}
	return n
}

// accusative are the German determiners that an object has and a subject never has.
var accusative = []string{"den", "einen", "dem", "einem", "nen", "diesen"}

// inverted reports whether the first mention is the object by the articles: Kann den Ritter der Feuerteufel treffen.
func inverted(cat *catalog.Catalog, first, second Mention) bool {
	return slices.Contains(accusative, first.article) && !slices.Contains(accusative, second.article) ||
		second.article == "der" && masculine(cat, second) && first.article != "der"
}

// ShowsActor reports whether the sentence shows which of its first two core mentions acts: by the order of an English
// sentence, or by a German article.
func (q *Question) ShowsActor(cat *catalog.Catalog) bool {
	core := q.In(Core)
	if len(core) < 2 || q.Passive {
		return false
	}
	if q.Lang == catalog.EN {
		return q.Does || q.Modal != ""
	}
	first, second := core[0], core[1]
	return inverted(cat, first, second) || slices.Contains(accusative, second.article) ||
		first.article == "der" && masculine(cat, first)
}

func masculine(cat *catalog.Catalog, m Mention) bool {
	k := cat.Card(m.Card)
	return k != nil && k.GermanGender() == catalog.Masculine
}
