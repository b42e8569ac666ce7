package interact

import (
	"slices"

	"catanica/catalog"
)

// between returns what card a does to card b: directly, by keeping b from other cards, or by what b does with a.
func (w *world) between(a, b *catalog.Card) Result {
	r := w.direct(a, b)
	r.Effects, r.Cites = slices.Clone(r.Effects), slices.Clone(r.Cites)
	if r.Outcome == Changes && a != b && !slices.ContainsFunc(r.Effects, func(e Effect) bool { return !e.sums() }) {
		w.directed(&r, b, a)
	}
	if a == b && len(r.Effects) > 0 && r.Effects[0].Deed == Bars && r.Effects[0].Act == Builds {
		r.Outcome = Refused // one copy of it is all that may be in play
	}
	if r.Outcome == None && a.Exempts(b, w.edition) {
		r.doubt(w)
		r.leave(w)
		r.cite(w)
		return r
	}
	if r.Outcome == None || r.Outcome == Refused && a != b {
		w.shelter(&r, a, b)
	}
	if r.Outcome == None && a != b {
		r.barred(w.direct(b, a))
	}
	if r.Outcome == None && a != b {
		w.reverse(&r, b, a)
	}
	if r.Outcome == None && b.ClassAt(w.edition) == "central" {
		w.misplaced(&r, a, b)
	}
	if r.Outcome == None && a != b {
		w.completes(&r, a, b)
	}
	if r.Outcome == None && a != b && w.linked(a, b) {
		w.through(&r, a, b)
	}
	if r.Outcome == None && a != b && w.linked(a, b) {
		w.enables(&r, a, b)
	}
	if r.Outcome == None && a != b && w.linked(a, b) {
		if w.enables(&r, b, a); r.Outcome != None {
			r.Effects[0].Back = true
		}
	}
	if r.Outcome == None && a != b && cancels(a) && !b.Is(catalog.Action, w.edition) {
		r.Outcome = Refused // there is nothing to undo
	}
	r.doubt(w)
	r.leave(w)
	r.cite(w)
	return r
}

// barred makes the result refused if card A cannot be played at all while B is in play.
func (r *Result) barred(back Result) {
	for _, e := range back.Effects {
		if e.Deed == Bars && e.Act == Plays && !e.Back {
			r.Outcome, r.Cites = Refused, slices.Clone(e.Cites)
			return
		}
	}
}

// shelter adds that a keeps b safe from other cards: because it is in their way as played, or because the card file of
// a states it.
func (w *world) shelter(r *Result, a, b *catalog.Card) {
	e := Effect{Deed: Shelters, Zone: OwnPlay}
	var cites []string
	if w.guarding(a) && a != b && !cancels(a) && w.beside(a, b) {
		for _, x := range w.cat.Cards {
			if x == a || x == b || !w.has(x) {
				continue
			}
			hit := w.direct(x, b)
			for _, g := range hit.By {
				if g.Only && hit.Effects[0].Zone == InHand { // it bars the attack itself, whatever is in the hand
					continue
				}
				if g.Card == a.ID && !slices.Contains(e.For, x.ID) {
					e.For, cites = append(e.For, x.ID), append(cites, g.Cites...)
					e.Near = e.Near || g.Near
				}
			}
		}
	}
	for _, edge := range w.cat.EdgesBetween(a, b, w.edition) {
		if edge.Kind != catalog.EdgeKind(catalog.Protects) || !w.beside(a, b) {
			continue
		}
		if edge.Group() && b.Is(catalog.Foreign, w.edition) { // whose building it is then, no source says
			r.Outcome, r.Missing, r.See = Undecided, []string{"owner of " + b.ID}, []string{"card:" + b.ID}
			return
		}
		if len(e.For) == 0 {
			e.Zone = Stated
		}
		for _, x := range edge.Against {
			if w.has(x) && !slices.Contains(e.For, x.ID) {
				e.For = append(e.For, x.ID)
			}
		}
		cites = append(cites, w.articles(edge.Source)...)
		e.Die = append(e.Die, edge.Die...)
	}
	if len(e.For)+len(e.Die) == 0 {
		return
	}
	for _, id := range cites {
		if !slices.Contains(e.Cites, id) {
			e.Cites = append(e.Cites, id)
		}
	}
	r.Outcome, r.Effects, r.Cites = Protected, []Effect{e}, e.Cites
}

// beside reports whether a may lie at landscape b. It is true for cards that are no landscapes.
func (w *world) beside(a, b *catalog.Card) bool {
	land, known := b.Landscape.At(w.edition)
	at, said := a.Beside.At(w.edition)
	return known != catalog.Known || said != catalog.Known || len(at) == 0 || slices.Contains(at, "any") ||
		slices.Contains(at, land)
}

// guarding reports whether the card may get in the way of another card's act: it answers to one, or its file states
// that it protects or stops something.
func (w *world) guarding(k *catalog.Card) bool {
	return len(k.Play.Reacts) > 0 || slices.ContainsFunc(k.Relations, func(r catalog.Relation) bool {
		return r.Kind == catalog.Protects || r.Kind == catalog.Stops
	})
}

// cancels reports whether the card undoes whatever card or event its player wants: it keeps no card in particular safe.
func cancels(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Play.Works, func(x catalog.Word) bool { return x.Name == "veto" || x.Name == "undoes" })
}

// reversed are the deeds by which a card profits from another one, or serves it.
var reversed = []Deed{Requires, Counts, Pays, Cheapens, Adds, Lessens, Yield, Stored, Strength, Tourney, Commerce, Odds}

// sums reports whether the effect only compares sums of points.
func (e Effect) sums() bool {
	return e.together() || e.Deed == Counts && !slices.Contains([]string{"stock", "hand", "stars"}, e.What)
}

// together reports whether the effect only compares the sums of two cards that are both in play.
func (e Effect) together() bool { return e.Deed == Counts && e.Act == Builds }

// lends are the deeds by which one card changes what another one has. They say more than the sum of the two.
var lends = []Deed{Strength, Tourney, Commerce, Power, Stars, Stored, Adds, Lessens, Yield, Cheapens}

// directed replaces what the two cards bring together by what b gives a, if that is known.
func (w *world) directed(r *Result, b, a *catalog.Card) {
	back := Result{Case: r.Case, Outcome: None}
	if w.reverse(&back, b, a); len(back.Effects) > 0 && slices.Contains(lends, back.Effects[0].Deed) {
		back.Effects = slices.DeleteFunc(back.Effects, Effect.sums)
		*r = back
	}
}

// reverse adds what b does with a, where a does nothing to b by itself.
func (w *world) reverse(r *Result, b, a *catalog.Card) {
	back := w.direct(b, a)
	for _, e := range back.Effects {
		if slices.Contains(reversed, e.Deed) && !e.Back {
			e.Back = true
			r.Effects = append(r.Effects, e)
		}
	}
	order(r.Effects)
	if len(r.Effects) == 0 {
		return
	}
	r.Outcome = Changes
	if d := r.Effects[0].Deed; d == Pays || d == Stored {
		r.Outcome = Hits
	}
	r.Cites = slices.Clone(r.Effects[0].Cites)
	if len(r.Cites) == 0 {
		r.Cites = slices.Clone(back.Cites)
	}
}

// Back returns the case with the cards exchanged, if the result says what B does with A.
func (r Result) Back() (Result, bool) {
	if len(r.Effects) == 0 || !r.Effects[0].Back {
		return r, false
	}
	r.A, r.B = r.B, r.A
	r.Effects = slices.Clone(r.Effects)
	for i := range r.Effects {
		r.Effects[i].Back = false
	}
	r.Outcome = r.Effects[0].Deed.outcome()
	return r, true
}
