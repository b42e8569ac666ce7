package interact

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// all makes the results of every ordered pair of cards; see Make for old and changed.
func (w *world) all(old *Matrix, changed []string, yield func(Result)) {
	var cards []*catalog.Card
	for _, k := range w.cat.Cards {
		if w.has(k) && !reserved(k, World{w.edition, w.game}) {
			cards = append(cards, k)
		}
	}
	if only := pairsOf(changed); old != nil && len(only) > 0 {
		for _, a := range cards {
			for _, b := range cards {
				r, ok := old.Between(Case{a.ID, b.ID, w.edition, w.game})
				if !ok || only[[2]string{a.ID, b.ID}] {
					r = w.between(a, b)
				}
				yield(r)
			}
		}
		return
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

// pairsOf returns the pairs among what has changed, `A>B`.
func pairsOf(changed []string) map[[2]string]bool {
	out := map[[2]string]bool{}
	for _, id := range changed {
		if a, b, ok := strings.Cut(id, ">"); ok {
			out[[2]string{a, b}] = true
		}
	}
	return out
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
	blind := false // what b does against a is unknown
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
		blind = blind || p.act.aggressive() && slices.Contains(p.missing, "effect of "+b.ID)
		for _, e := range p.by { // what they bring together counts for both
			if e.Deed == Counts && p.act.how == Builds {
				r.Effects = append(r.Effects, e)
			}
		}
	}
	for _, p := range w.met(b, a) {
		for _, e := range p.by {
			e.Zone = other(e.Zone)
			if cancels(a) && (e.Deed == Guards || e.Deed == Bars) {
				e.Deed, e.For = Stops, nil
			}
			r.Effects = append(r.Effects, e)
			note(&r.Missing, p.missing...)
		}
	}
	if kind, ok := w.landscape(b); ok {
		r.Effects = append(r.Effects, w.onLandscape(a, kind)...)
	}
	if e, ok := w.needs(a, b); ok && !r.targets(e) {
		r.Effects = append(r.Effects, e)
	}
	order(r.Effects)
	r.Effects = slices.CompactFunc(r.Effects, same)
	for i := 0; i < len(r.Effects); i++ { // acts of different kinds may do the same
		rest := slices.DeleteFunc(r.Effects[i+1:], func(e Effect) bool { return same(e, r.Effects[i]) })
		r.Effects = append(r.Effects[:i+1], rest...)
	}
	if blind && !slices.ContainsFunc(r.Effects, func(e Effect) bool { return e.Zone == InPlay || e.Zone == InHand }) {
		r.Effects = nil // what happens by mischance, or on its own player's side, would tell only half
	}
	switch {
	case len(r.Effects) > 0:
		r.Outcome = r.Effects[0].Deed.outcome()
		r.Missing = nil
		for _, e := range r.Effects {
			note(&r.Cites, e.Cites...)
		}
	case len(refused) > 0 && w.untyped(b):
		r.Outcome, r.Missing = Undecided, []string{"class of " + b.ID}
	case len(refused) > 0:
		r.Outcome, r.Cites = Refused, refused
	case len(r.Missing) > 0:
		r.Outcome = Undecided
	}
	if r.Outcome == None {
		r.unplayed(w, a)
	}
	r.stated(w, a, b)
	spell := magic(b, w.edition) || b.ClassAt(w.edition) == "magic-action"
	if r.Outcome == Hits && spell && r.Effects[0].Zone == InHand && w.wantsCitadel(r) {
		r.With = []string{"zitadelle"}
	}
	if r.Outcome == Hits {
		r.By = w.guards(a, b, r.Effects[0])
	}
	return r
}

// untyped reports whether no source says what kind of card it is.
func (w *world) untyped(k *catalog.Card) bool {
	_, known := k.Types.At(w.edition)
	return known == catalog.Unknown
}

// targets reports whether the card that the first one needs is what it hits: then the hit says all.
func (r *Result) targets(need Effect) bool {
	return slices.ContainsFunc(r.Effects, func(e Effect) bool {
		return e.Deed.outcome() == Hits && e.Deed != Fetched && e.Deed != Pays && (e.Zone == InPlay || e.Zone == OwnPlay)
	})
}

// wantsCitadel reports whether the hit on a card in the hand needs a citadel that the position gave: an act that hits
// it with one, and none that does without.
func (w *world) wantsCitadel(r Result) bool {
	wants := false
	for _, act := range w.actsOf(r.A) {
		if act.how != r.Effects[0].Act || act.refusal != nil || act.base.citadel {
			continue
		}
		if with, ok := w.meet(act, r.B, InHand); !ok || len(with.on) == 0 {
			continue // this act does not reach it either way
		}
		w.poor = true
		without, ok := w.meet(act, r.B, InHand)
		w.poor = false
		if ok && len(without.on) > 0 {
			return false
		}
		wants = wants || ok
	}
	return wants
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

// same reports whether two effects say the same.
func same(a, b Effect) bool {
	return a.Deed == b.Deed && a.Zone == b.Zone && a.Act == b.Act && a.N == b.N && a.What == b.What &&
		slices.Equal(a.Rolls, b.Rolls)
}
