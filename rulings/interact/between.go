package interact

import (
	"errors"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// all makes the results of every ordered pair of cards; see Make for old and changed.
func (w *world) all(old *Matrix, changed []string, yield func(Result)) {
	var cards []*catalog.Card
	for _, k := range w.cat.Cards {
		if w.cat.Exists(k, w.edition) && !(k.Tournament.Values != nil && w.tournamentOnly(k) && w.game != catalog.Tournament) {
			cards = append(cards, k)
		}
	}
	for _, a := range cards {
		for _, b := range cards {
			if old != nil && !slices.Contains(changed, a.ID) && !slices.Contains(changed, b.ID) {
				if r, ok := old.Between(Case{a.ID, b.ID, w.edition, w.game}); ok {
					r.stated(w, a, b)
					w.kept[[2]string{a.ID, b.ID}] = r
				}
			}
		}
	}
	for _, a := range cards {
		for _, b := range cards {
			yield(w.between(a, b))
		}
	}
}

func (w *world) tournamentOnly(k *catalog.Card) bool {
	only, known := k.Tournament.At(w.edition)
	return known == catalog.Known && only
}

// met returns what the acts of card a and card b do to each other, in every zone in which they can meet.
func (w *world) met(a, b *catalog.Card) []probe {
	key := [2]string{a.ID, b.ID}
	if probes, done := w.probes[key]; done {
		return probes
	}
	var out []probe
	for _, act := range w.actsOf(a.ID) {
		if act.refusal != nil || !act.aimless && len(act.targets) == 0 && len(act.missing) > 0 {
			continue
		}
		for _, z := range w.zonesOf(act, b) {
			if p, ok := w.meet(act, b.ID, z); ok {
				out = append(out, p)
			}
		}
	}
	w.probes[key] = out
	return out
}

// direct returns what card a does to card b by itself.
func (w *world) direct(a, b *catalog.Card) Result {
	key := [2]string{a.ID, b.ID}
	if r, known := w.kept[key]; known {
		return r
	}
	r, done := w.results[key]
	if !done {
		r = w.compare(a, b)
		w.results[key] = r
	}
	return r
}

// compare plays the acts of both cards and collects what a does to b.
func (w *world) compare(a, b *catalog.Card) Result {
	r := Result{Case: Case{a.ID, b.ID, w.edition, w.game}, Outcome: None}
	var refused []string
	note := func(list *[]string, more ...string) {
		for _, s := range more {
			if !slices.Contains(*list, s) {
				*list = append(*list, s)
			}
		}
	}
	for _, p := range w.met(a, b) {
		r.Effects = append(r.Effects, p.on...)
		note(&refused, p.refused...)
		note(&r.Missing, p.missing...)
		note(&r.Readings, p.reads...)
		for _, e := range p.by { // what they bring together counts for both
			if e.Deed == Counts && p.act.how == Builds {
				r.Effects = append(r.Effects, e)
			}
		}
	}
	for _, p := range w.met(b, a) {
		for _, e := range p.by {
			e.Zone = other(e.Zone)
			r.Effects = append(r.Effects, e)
			note(&r.Missing, p.missing...)
		}
	}
	hit := slices.ContainsFunc(r.Effects, func(e Effect) bool { return e.Deed.outcome() == Hits })
	if e, ok := w.needs(a, b); ok && !hit { // what it hits, it needs anyway
		r.Effects = append(r.Effects, e)
	}
	if kind, ok := w.landscape(b); ok {
		r.Effects = append(r.Effects, w.onLandscape(a, kind)...)
	}
	order(r.Effects)
	r.Effects = slices.CompactFunc(r.Effects, same)
	for i := 0; i < len(r.Effects); i++ { // acts of different kinds may do the same
		r.Effects = append(r.Effects[:i+1], slices.DeleteFunc(r.Effects[i+1:], func(e Effect) bool { return same(e, r.Effects[i]) })...)
	}
	switch {
	case len(r.Effects) > 0:
		r.Outcome = r.Effects[0].Deed.outcome()
		r.Missing = nil
		for _, e := range r.Effects {
			note(&r.Cites, e.Cites...)
		}
	case len(refused) > 0:
		r.Outcome, r.Cites = Refused, refused
	case len(r.Missing) > 0:
		r.Outcome = Undecided
	}
	if r.Outcome == None {
		r.unplayed(w, a)
	}
	r.stated(w, a, b)
	if r.Outcome == Hits && (magic(b, w.edition) || b.ClassAt(w.edition) == "magic-action") && r.Effects[0].Zone == InHand && w.wantsCitadel(r) {
		r.With = []string{"zitadelle"}
	}
	if r.Outcome == Hits {
		r.By = w.guards(a, b, r.Effects[0])
	}
	return r
}

// wantsCitadel reports whether the hit on a card in the hand needs a citadel that the position gave.
func (w *world) wantsCitadel(r Result) bool {
	w.poor = true
	defer func() { w.poor = false }()
	for _, act := range w.actsOf(r.A) {
		if act.how != r.Effects[0].Act || act.refusal != nil || act.base.citadel {
			continue
		}
		p, ok := w.meet(act, r.B, InHand)
		if ok && len(p.on) == 0 {
			return true
		}
	}
	return false
}

// stated adds the relation that the card file states if no position has shown anything: it takes more than two cards, or
// points that no source states.
func (r *Result) stated(w *world, a, b *catalog.Card) {
	if r.Outcome != None && r.Outcome != Refused {
		return
	}
	deeds := map[catalog.EdgeKind]Deed{"strengthens": Adds, "weakens": Lessens, "cheapens": Cheapens, "doubles": Yield,
		"stops": Stops, "protects": Guards}
	for _, edge := range w.cat.EdgesFrom(a, w.edition) {
		deed, known := deeds[edge.Kind]
		met := edge.To == b
		if edge.Kind == "protects" {
			met = slices.Contains(edge.Against, b)
		}
		if known && met && !(deed == Cheapens && w.tooCheap(a, b)) {
			r.Outcome = deed.outcome()
			r.Effects = []Effect{{Deed: deed, Zone: Stated, Cites: w.articles(edge.Source)}}
			r.Cites = r.Effects[0].Cites
			return
		}
	}
}

// tooCheap reports whether the discount of a begins only above what b costs.
func (w *world) tooCheap(a, b *catalog.Card) bool {
	cost, known := b.Cost.At(w.edition)
	total := 0
	for _, n := range cost {
		total += n
	}
	return known == catalog.Known && slices.ContainsFunc(a.Play.Works, func(x catalog.Word) bool {
		span := catalog.Span{From: catalog.EditionID(x.Arg.Get("from").Str), Until: catalog.EditionID(x.Arg.Get("until").Str)}
		return x.Name == "discount" && span.Holds(w.edition) && total < x.Arg.Get("at-least").Int()
	})
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

// unplayed makes the result undecided if no source says what a does.
func (r *Result) unplayed(w *world, a *catalog.Card) {
	for _, act := range w.actsOf(a.ID) {
		if !act.aimless && len(act.targets) == 0 && len(act.missing) > 0 {
			r.Outcome, r.Missing = Undecided, act.missing
		}
	}
}

// other returns the zone as the other player names it.
func other(z Zone) Zone {
	switch z {
	case InPlay:
		return OwnPlay
	case OwnPlay:
		return InPlay
	case InHand:
		return OwnHand
	case OwnHand:
		return InHand
	case InDiscard:
		return TheirPile
	case TheirPile:
		return InDiscard
	}
	return z
}

// needs returns the effect that a can be built or played only with b.
func (w *world) needs(a, b *catalog.Card) (Effect, bool) {
	for _, n := range a.Needs {
		if !n.Holds(w.edition) || n.Where == "opponent" && n.Text.DE == "" || n.Where == "table" {
			continue
		}
		if !b.MatchAny(n.Any, w.edition) && !b.MatchAny(n.All, w.edition) {
			continue
		}
		e := Effect{Deed: Requires, Zone: OwnPlay, Act: Builds, N: max(1, n.Count)}
		if n.For == "play" {
			e.Act = Plays
		}
		for _, k := range w.cat.Cards { // what would do as well
			if k.MatchAny(n.Any, w.edition) && w.cat.Exists(k, w.edition) && k != b {
				e.For = append(e.For, k.ID)
			}
		}
		if len(e.For) > 8 {
			e.For = nil
		}
		e.Cites = w.lacking(a, e.Act)
		return e, true
	}
	return Effect{}, false
}

// lacking returns the articles of the refusal when the card has nothing of what it needs.
func (w *world) lacking(a *catalog.Card, how Act) []string {
	p := position{edition: w.edition, game: w.game, full: how == Builds}
	w.assumeCost(&p, a)
	p.citadel = magic(a, w.edition) && !slices.ContainsFunc(a.Needs, func(n catalog.Need) bool {
		return slices.Contains(n.Any, "zitadelle")
	})
	p.sides[engine.North].hand = []string{a.ID}
	t, err := w.set(p)
	if err != nil {
		return nil
	}
	tr := w.explore(t, w.begin(t, &act{how: how, card: a.ID}), engine.NoCard, engine.NoCard)
	var ref *engine.Refusal
	if errors.As(tr.err, &ref) {
		return printed(ref.Cites)
	}
	return nil
}

// same reports whether two effects say the same.
func same(a, b Effect) bool {
	return a.Deed == b.Deed && a.Zone == b.Zone && a.Act == b.Act && a.N == b.N && a.What == b.What &&
		slices.Equal(a.Rolls, b.Rolls)
}
