package interact

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// Goal is what a Trial tries.
type Goal string

// The goals.
const (
	Strike Goal = "strike" // card A hits card B
	Enter  Goal = "enter"  // card A is played or built
	Work   Goal = "work"   // card A does to card B what it does while it is in play
)

// Trial is an act that is played twice: with and without a card that a question says to lie in play, or with and
// without the state of that card.
type Trial struct {
	Goal Goal
	Case // B is "" for Enter
	Held Held

	Without, With Reach

	show *demonstration // what With rests on
}

// Reach says whether an act gets where it aims.
type Reach struct {
	Possible bool
	Rolls    []int8   // faces of the die on which it does; none: no die decides
	Cites    []string // the articles that refuse it
	Reads    []string // open questions on whose answer it depends
}

// same reports whether two reaches are alike for a reader.
func (r Reach) same(o Reach) bool { return r.Possible == o.Possible && slices.Equal(r.Rolls, o.Rolls) }

// Changes reports whether what lies there makes a difference.
func (t Trial) Changes() bool { return !t.Without.same(t.With) }

// Try plays a trial. The result of the pair, which Strike and Work take from the matrix, says how card A acts on card
// B. ok is false if no position shows it, if a fact is missing or if the answer depends on an open question.
func (p *Players) Try(g Goal, r Result, h Held) (t Trial, ok bool) {
	w := newWorld(p.cat, p.books, nil, r.Edition, r.Game)
	t = Trial{Goal: g, Case: r.Case, Held: h}
	switch g {
	case Strike:
		ok = w.tryStrike(&t, r)
	case Enter:
		ok = w.tryEnter(&t)
	case Work:
		ok = w.tryWork(&t, r)
	}
	news := slices.ContainsFunc(t.With.Reads, func(id string) bool { return !slices.Contains(t.Without.Reads, id) })
	return t, ok && !news
}

// Key writes what tells the trial from others of the same cards, as ParseTrial reads it: "strike:their.rathaus.hexe".
func (t Trial) Key() string { return string(t.Goal) + ":" + t.Held.String() }

// ParseTrial plays the trial that a key names. The result of the pair is that of the matrix.
func (p *Players) ParseTrial(key string, r Result) (Trial, bool) {
	goal, text, _ := strings.Cut(key, ":")
	h, ok := ParseHeld(p.cat, text)
	switch g := Goal(goal); {
	case !ok || g != Strike && g != Enter && g != Work:
		return Trial{}, false
	case g == Enter:
		r = Result{Case: Case{A: r.A, Edition: r.Edition, Game: r.Game}}
		fallthrough
	default:
		return p.Try(g, r, h)
	}
}

// tryStrike plays the act by which card A hits card B, in each zone in play in which the pair's result has a hit, until
// one is possible without h.
func (w *world) tryStrike(t *Trial, r Result) bool {
	if r.Outcome == Refused {
		return w.trySafe(t)
	}
	for _, e := range r.Effects {
		if e.Deed.outcome() != Hits || e.Back || e.Zone != InPlay && e.Zone != OwnPlay {
			continue
		}
		on := t.Held.Card == t.B
		if on && t.Held.Theirs != (e.Zone == InPlay) {
			continue
		}
		for _, a := range w.actsOf(t.A) {
			if a.how != e.Act || a.refusal != nil {
				continue
			}
			without, _, ok := w.strike(a, t.B, e.Zone, e)
			if !ok || !without.Possible {
				continue
			}
			with, d, ok := w.strike(a, t.B, e.Zone, e, t.Held)
			t.Without, t.With, t.show = without, with, d
			return ok
		}
	}
	return false
}

// trySafe plays the act that a rule keeps from card B beside a card that it may strike.
func (w *world) trySafe(t *Trial) bool {
	for _, a := range w.actsOf(t.A) {
		i := slices.IndexFunc(a.targets, func(d target) bool {
			return d.zone == InPlay && d.card != t.B && d.card != t.Held.Card
		})
		if a.refusal != nil || i < 0 {
			continue
		}
		b := *a
		b.base = a.base.clone()
		if !w.put(&b.base, a.targets[i].card, InPlay) {
			continue
		}
		without, _, ok := w.strike(&b, t.B, InPlay, Effect{})
		if !ok || without.Possible || len(without.Cites) == 0 {
			continue
		}
		with, d, ok := w.strike(&b, t.B, InPlay, Effect{}, t.Held)
		t.Without, t.With, t.show = without, with, d
		return ok && (with.Possible || len(with.Cites) > 0)
	}
	return false
}

// strike plays an act on card b with the cards that are held, and reports on which rolls it hits although its player
// does what he can.
func (w *world) strike(a *act, b string, z Zone, e Effect, held ...Held) (Reach, *demonstration, bool) {
	p := a.base.clone()
	k := w.cat.Card(b)
	if k.Is(catalog.SpellBook, w.edition) {
		w.put(&p, "ari", z)
	}
	p.suppose(w.unstated(k)...)
	if !w.put(&p, b, z) {
		return Reach{}, nil, false
	}
	road := z == InPlay && k.ClassAt(w.edition) == "road" // it lies beside the second city
	for _, h := range held {
		if at, _ := w.place(w.cat.Card(h.Card), 0); road && h.Theirs && at == "at A" && h.Under == "" {
			h.Far = !h.Far
		}
		if !w.hold(&p, h) {
			return Reach{}, nil, false
		}
	}
	t, err := w.set(p)
	if err != nil {
		return Reach{}, nil, false
	}
	c := last(t, b)
	if z != InHand {
		c = w.laidBy(t, b, sideOf(z))
	}
	if c == engine.NoCard {
		return Reach{}, nil, false
	}
	begin := w.begin(t, a)
	w.covering = true
	tr := w.explore(t, begin, c, c)
	w.covering = false
	if tr.full || tr.cut || len(tr.missing) > 0 {
		return Reach{}, nil, false
	}
	out := Reach{Possible: tr.success.any(), Rolls: tr.success.faces()}
	d := &demonstration{act: a, card: b, zone: z, effect: e, held: named(held), header: p.header("interaction"),
		start: p.lines()}
	if !out.Possible {
		d.effect = Effect{}
	}
	return out, d, w.report(&out, d, t, tr, begin, c)
}
