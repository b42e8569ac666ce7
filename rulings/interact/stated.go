package interact

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// stated adds the relation that the card file states if no position has shown anything: it takes more than two cards,
// or points that no source states.
func (r *Result) stated(w *world, a, b *catalog.Card) {
	if r.Outcome != None && r.Outcome != Refused {
		return
	}
	deeds := map[catalog.EdgeKind]Deed{"strengthens": Adds, "weakens": Lessens, "cheapens": Cheapens, "doubles": Yield,
		"stops": Stops, "protects": Guards, "hits": Strikes, "fetches": Fetched, "affects": Affects}
	for _, edge := range w.cat.EdgesFrom(a, w.edition) {
		deed, known := deeds[edge.Kind]
		met, named := edge.To == b, !edge.Group() || strings.HasPrefix(edge.Via, "landscape:")
		if edge.Kind == "protects" {
			met, named = slices.Contains(edge.Against, b), w.namesAttacker(a, b)
		}
		switch {
		case !known || !met, (deed == Strikes || deed == Fetched) && !named:
			continue
		case deed == Cheapens && w.least(a) > 0:
			switch dear, known := w.dear(b, w.least(a)); {
			case !known:
				r.Outcome, r.Missing = Undecided, []string{"cost of " + b.ID}
				return
			case !dear:
				continue
			}
		case deed == Guards && !named && !w.robs(b):
			continue // it takes nothing that would have to be kept safe
		case deed == Guards && !named && w.unknown(b) != "":
			r.Outcome, r.Missing = Undecided, []string{w.unknown(b)}
			return
		case (deed == Adds || deed == Lessens) && !named && w.counted(b):
			continue // it was played, and nothing about its points is open
		case !named && deed != Affects && unplayable(a):
			r.Outcome, r.Missing = Undecided, []string{"effect of " + a.ID}
			return
		}
		r.Outcome = deed.outcome()
		r.Effects = []Effect{{Deed: deed, Zone: Stated, Cites: w.articles(edge.Source)}}
		r.Cites = r.Effects[0].Cites
		return
	}
}

// namesAttacker reports whether card a's file names b itself among the cards from which it protects something.
func (w *world) namesAttacker(a, b *catalog.Card) bool {
	return slices.ContainsFunc(a.Relations, func(x catalog.Relation) bool {
		return x.Kind == catalog.Protects && x.Holds(w.edition) && slices.Contains(x.Against, b.ID)
	})
}

// robs reports whether the card can cost the opponent resources, or no source says what it does.
func (w *world) robs(k *catalog.Card) bool {
	for _, a := range w.actsOf(k.ID) {
		if len(a.missing) > 0 {
			return true
		}
		if a.refusal != nil {
			continue
		}
		if tr := w.plain(a, a.base.citadel); tr != nil && spread(tr)[0][engine.South][0] < 0 {
			return true
		}
	}
	return false
}

// unknown returns the fact without which no act of the card can begin, or "".
func (w *world) unknown(k *catalog.Card) string {
	for _, a := range w.actsOf(k.ID) {
		if !a.aimless && len(a.targets) == 0 && len(a.missing) > 0 {
			return a.missing[0]
		}
	}
	return ""
}

// counted reports whether the sources state all points of the card, and none of them are stored on it or follow what
// else is there: those need not be there in the position.
func (w *world) counted(k *catalog.Card) bool {
	return !slices.ContainsFunc(k.Points.Kinds(), func(p catalog.PointKind) bool {
		n, known := p.Fact.At(w.edition)
		return known == catalog.Unknown || n.Count != ""
	})
}

// unplayable reports whether no source says precisely enough what the card does.
func unplayable(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Play.Works, func(x catalog.Word) bool { return x.Name == "unplayed" })
}

// least returns the number of resources from which on card a makes others cheaper, or 0.
func (w *world) least(a *catalog.Card) int {
	for _, x := range a.Play.Works {
		span := catalog.Span{From: catalog.EditionID(x.Arg.Get("from").Str),
			Until: catalog.EditionID(x.Arg.Get("until").Str)}
		if x.Name == "discount" && span.Holds(w.edition) {
			return x.Arg.Get("at-least").Int()
		}
	}
	return 0
}

// dear reports whether a card costs so many resources, of which stars and magic power are none. known is false if no
// source tells.
func (w *world) dear(k *catalog.Card, resources int) (dear, known bool) {
	switch cost := k.Cost.DatedAt(w.edition); {
	case cost.Certainty == catalog.Known:
		return cost.Is.Total() >= resources, true
	case cost.AtLeast.Total() >= resources:
		return true, true
	case len(cost.AtMost) > 0 && cost.AtMost.Total() < resources:
		return false, true
	}
	return false, false
}

// articles returns the ids of the articles among sources.
func (w *world) articles(src catalog.Sources) []string {
	var out []string
	for _, s := range src {
		if doc, id, ok := strings.Cut(s, "#"); ok && doc == "003" && !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}
