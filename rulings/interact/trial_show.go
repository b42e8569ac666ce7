package interact

import (
	"errors"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// Show writes the smallest scenario that shows the trial with the card in play. ok is false if none does.
func (p *Players) Show(t Trial) (source string, ok bool) {
	d := t.show
	if d == nil {
		return "", false
	}
	w := newWorld(p.cat, p.books, nil, t.Edition, t.Game)
	if !d.holds(w) {
		return "", false
	}
	d.shrink(w)
	cards := []*catalog.Card{w.cat.Card(d.act.card), w.cat.Card(d.card)}
	for _, id := range d.held {
		cards = append(cards, w.cat.Card(id))
	}
	d.named(w, cards...)
	return d.text(slices.Concat(d.header[:1], t.titles(p.cat), d.header[1:]), d.start), true
}

// titles writes the names of the cards of the trial as the titles of its scenario.
func (t Trial) titles(cat *catalog.Catalog) []string {
	var out []string
	for _, lang := range catalog.Langs {
		var names []string
		for _, id := range append([]string{t.A, t.B}, named([]Held{t.Held})...) {
			if k := cat.Card(id); k != nil && !slices.Contains(names, k.Title(lang)) {
				names = append(names, k.Title(lang))
			}
		}
		out = append(out, "title "+string(lang)+": "+strings.Join(names, ", "))
	}
	return out
}

// named returns the ids of the cards that are held and of those that lie on them.
func named(held []Held) (ids []string) {
	for _, h := range held {
		if ids = append(ids, h.Card); h.Under != "" {
			ids = append(ids, h.Under)
		}
		if h.Mirror {
			ids = append(ids, mirror)
		}
	}
	return ids
}

// report fills in the articles that refuse an act and the open questions on which it depends, and writes the moves of
// the demonstration.
func (w *world) report(out *Reach, d *demonstration, t *table, tr *tree, begin []engine.Move, c engine.CardNo) bool {
	for i := 0; i < len(tr.leaves) && i < 24; i++ {
		out.read(t, tr.leaves[i].path)
	}
	if len(tr.leaves) == 0 {
		var ref *engine.Refusal
		if !errors.As(tr.err, &ref) {
			return false
		}
		out.Cites, out.Reads = printed(ref.Cites), append(out.Reads, ref.Reads...)
		return d.refusedMove(w, t, begin)
	}
	if !out.Possible && c != engine.NoCard {
		out.Cites, _ = w.refusedAt(t, c, tr)
	}
	if c == engine.NoCard {
		_, ok := d.moves(t, tr.leaves[0].path, nil)
		return ok
	}
	i := slices.IndexFunc(tr.leaves, func(l leaf) bool {
		return !l.own && w.hit(t, l, c) == out.Possible && (l.face == 0 || len(out.Rolls) == 0 ||
			slices.Contains(out.Rolls, l.face) == out.Possible)
	})
	return i >= 0 && d.tell(w, t, tr.leaves[i], c, engine.NoCard)
}

// hit reports whether the watched card was struck in a leaf, or covered.
func (w *world) hit(t *table, l leaf, c engine.CardNo) bool {
	if struck(look(t.Table, t.start, c), l.watched) != "" {
		return true
	}
	s, ok := t.replay(l.path, nil)
	return ok && lying(s, c) > lying(t.start, c)
}

// read adds the open questions on whose answer the moves depend.
func (r *Reach) read(t *table, path []engine.Move) {
	t.replay(path, func(_ *engine.State, _ engine.Move, events []engine.Event) bool {
		for _, e := range events {
			for _, id := range e.Reads {
				if !slices.Contains(r.Reads, id) {
					r.Reads = append(r.Reads, id)
				}
			}
		}
		return true
	})
}

// laidBy returns the first card of a name that lies in a principality.
func (w *world) laidBy(t *table, id string, who engine.Player) engine.CardNo {
	def, _ := t.Book.Def(id)
	return engine.CardNo(slices.IndexFunc(t.start.Cards, func(k engine.Card) bool {
		return k.Def == def && k.Laid && k.Side == who
	}))
}
