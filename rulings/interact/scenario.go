package interact

import (
	"errors"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// demonstration is a scenario in the making.
type demonstration struct {
	act    *act
	card   string // the card that the act meets
	zone   Zone
	effect Effect
	beside []target
	other  bool     // the effect is on the act, not on the card
	held   []string // cards that lie there, though they may make no difference

	header, start, play []string
}

// demonstrations lists what may show the result, the likeliest first.
func (w *world) demonstrations(r Result) []*demonstration {
	var out []*demonstration
	for _, e := range r.Effects {
		if e.Zone == Stated {
			continue
		}
		actor, card, zone, by := r.A, r.B, e.Zone, false
		switch e.Deed {
		case Guards, Bars, Tips, Pays, Cheapens, Stops:
			actor, card, zone, by = r.B, r.A, other(e.Zone), true
			if e.Deed == Stops { // the act does not succeed
				e.Deed = Guards
			}
		case Counts:
			if e.Act != Builds {
				actor, card, zone, by = r.B, r.A, other(e.Zone), true
			}
		case Requires:
			out = append(out, &demonstration{act: &act{how: e.Act, card: r.A}, effect: e})
			continue
		}
		for _, a := range w.actsOf(actor) {
			if a.how != e.Act || a.refusal != nil {
				continue
			}
			for _, set := range w.companies(a, by) {
				out = append(out, &demonstration{act: a, card: card, zone: zone, effect: e, beside: set, other: by})
			}
		}
	}
	if len(r.Effects) == 0 {
		for _, a := range w.actsOf(r.A) {
			for _, set := range w.companies(a, false) {
				for _, z := range [3]Zone{InPlay, InHand, OwnPlay} {
					out = append(out, &demonstration{act: a, card: r.B, zone: z, beside: set})
				}
			}
		}
	}
	return out
}

// companies lists what may stand beside the card: nothing, or one of the act's own targets, which come first if the
// card is to keep them safe.
func (w *world) companies(a *act, guarding bool) [][]target {
	var out [][]target
	for _, t := range a.targets {
		out = append(out, []target{t})
	}
	if guarding && !a.aimless {
		return append(out, nil)
	}
	return append([][]target{nil}, out...)
}

// write plays the demonstration and writes it down; it reports whether it shows the effect.
func (d *demonstration) write(w *world) bool {
	p := d.act.base.clone()
	if d.effect.Deed == Requires {
		return d.lacking(w)
	}
	k := w.cat.Card(d.card)
	if k.Is(catalog.SpellBook, w.edition) && (d.zone == InPlay || d.zone == OwnPlay) {
		w.put(&p, "ari", d.zone)
	}
	for _, t := range d.beside {
		if t.card == d.card && t.zone == d.zone || !w.put(&p, t.card, t.zone) {
			return false
		}
	}
	if !w.put(&p, d.card, d.zone) {
		return false
	}
	t, err := w.set(p)
	if err != nil {
		return false
	}
	d.header, d.start = p.header("interaction"), p.lines()
	c := last(t, d.card)
	target := engine.NoCard
	if len(d.beside) > 0 {
		target = last(t, d.beside[0].card)
	}
	begin := w.begin(t, d.act)
	tr := w.explore(t, begin, c, target)
	if len(tr.leaves) == 0 {
		return slices.Contains([]Deed{Bars, Tips, ""}, d.effect.Deed) && d.refusedMove(w, t, begin)
	}
	before := look(t.Table, t.start, c)
	for _, l := range tr.leaves {
		if d.shown(t, l, before, target) {
			return d.tell(w, t, l, c, target)
		}
	}
	return false
}

// shown reports whether a leaf shows the effect.
func (d *demonstration) shown(t *table, l leaf, before view, target engine.CardNo) bool {
	e := d.effect
	if len(e.Rolls) > 0 && l.face != 0 && slices.Contains(e.Rolls, l.face) == (e.Deed == Guards) {
		return false
	}
	switch e.Deed {
	case "":
		return !l.own && struck(before, l.watched) == ""
	case Guards:
		if target == engine.NoCard {
			return true
		}
		return struck(look(t.Table, t.start, target), l.other) == ""
	case Counts, Pays, Cheapens, Enables:
		return true
	}
	return !l.own && slices.ContainsFunc(changed(before, l.watched), func(x Effect) bool {
		if e.Deed == Adds || e.Deed == Lessens { // by how much depends on what is assumed
			return slices.Contains(pointKinds[:], string(x.Deed)) && (x.N > 0) == (e.Deed == Adds)
		}
		return x.Deed == e.Deed && x.N == e.N
	})
}

// refusedMove writes the act as a move that is refused.
func (d *demonstration) refusedMove(w *world, t *table, begin []engine.Move) bool {
	if len(begin) == 0 {
		return false
	}
	_, _, err := engine.Apply(t.Table, t.start, begin[0])
	var ref *engine.Refusal
	if !errors.As(err, &ref) {
		return false
	}
	line := ""
	switch d.act.how {
	case Plays:
		line = "north plays " + d.act.card
	case Uses:
		line = "north uses " + d.act.card
	case Builds:
		at, _ := w.place(w.cat.Card(d.act.card), 0)
		line = "north builds " + d.act.card + " " + at
	default:
		return false
	}
	cites := ""
	if len(ref.Cites) > 0 {
		cites = " " + strings.Join(printed(ref.Cites), ", ")
	}
	d.play = []string{"refused" + cites + ": " + line}
	return true
}

// lacking writes the refusal of a card that has nothing of what it needs.
func (d *demonstration) lacking(w *world) bool {
	k := w.cat.Card(d.act.card)
	p := position{edition: w.edition, game: w.game, full: d.act.how == Builds}
	w.assumeCost(&p, k)
	p.citadel = magic(k, w.edition)
	p.sides[engine.North].hand = []string{k.ID}
	t, err := w.set(p)
	if err != nil {
		return false
	}
	d.header, d.start = p.header("interaction"), p.lines()
	return d.refusedMove(w, t, w.begin(t, d.act))
}
