package interact

import (
	"errors"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// effects returns what the act does to card c, which the tree watched, with the faces of the die on which it does and
// the articles by which the engine hits it.
func (w *world) effects(a *act, z Zone, t *table, c engine.CardNo, tr *tree) []Effect {
	var out []Effect
	before := w.watch(t, c)
	var on []vector
	for _, l := range tr.leaves {
		if l.own {
			continue
		}
		for _, e := range changed(before, l.watched) {
			switch {
			case before.counting && (e.Deed == Commerce || e.Deed == Stored):
				continue // it counts resources, which every payment changes
			case before.counting && a.how == Trades && e.Deed == Strength:
				continue // so does every trade
			case before.where == inStack && !l.chosen:
				continue // it was drawn because it lay on top
			case before.guest != "" && e.Deed == Discarded && !l.change[before.holder].rises(before.guest):
				continue // its host was too strong before
			}
			e.Holder = before.where == inHand && w.byHolder(t, l, c, before.holder)
			if i := slices.Index(pointKinds[:], string(e.Deed)); i >= 0 && before.assumed[i] { // by how much depends on it
				e.Deed, e.N = map[bool]Deed{true: Adds, false: Lessens}[e.N > 0], 0
			}
			i := slices.IndexFunc(out, func(x Effect) bool { return x.Deed == e.Deed && x.N == e.N })
			if i >= 0 && !e.Holder {
				out[i].Holder = false // somebody else may choose it as well
			}
			if i < 0 {
				i = len(out)
				if e.Deed.outcome() == Hits {
					e.Cites = deciding(t, l.path, c)
				}
				out, on = append(out, e), append(on, vector{})
			}
			on[i][l.face] = true
		}
	}
	for i := range out {
		out[i].Rolls, out[i].Act, out[i].Zone = on[i].faces(), a.how, z
	}
	order(out)
	return out
}

// refusedAt returns the articles by which the act, at a decision about cards, is kept from card c, and whether c was
// asked for at all.
func (w *world) refusedAt(t *table, c engine.CardNo, tr *tree) (cites []string, asked bool) {
	tried := 0
	for _, l := range tr.leaves {
		if asked || tried > 3 {
			break
		}
		tried++
		s := t.start
		for i, m := range l.path {
			if i > 0 && m.Verb == engine.Choose && m.Card != engine.NoCard && m.Card != c {
				if d, _ := engine.Open(t.Table, s); d.Kind == engine.AskCard {
					try := m
					try.Card = c
					_, _, err := engine.Apply(t.Table, s, try)
					var ref *engine.Refusal
					if errors.As(err, &ref) {
						return printed(ref.Cites), true
					}
					asked = true
				}
			}
			next, _, err := engine.Apply(t.Table, s, m)
			if err != nil {
				break
			}
			s = next
		}
	}
	return nil, asked
}

// deciding returns the articles of the last event of a line that is about card c.
func deciding(t *table, line []engine.Move, c engine.CardNo) []string {
	var out []string
	t.replay(line, func(_ *engine.State, _ engine.Move, events []engine.Event) bool {
		for _, ev := range events {
			if ids := printed(ev.Cites); (ev.Card == c || ev.On == c) && len(ids) > 0 {
				out = ids
			}
		}
		return true
	})
	return out
}

// printed returns the articles and sections among what a refusal cites, without the cards (`card:ID`).
func printed(cites []string) []string {
	return slices.DeleteFunc(slices.Clone(cites), func(id string) bool { return strings.Contains(id, ":") })
}

// watch returns the view of a card before an act, with what the catalogue says about its points.
func (w *world) watch(t *table, c engine.CardNo) view {
	k := w.cat.Card(t.Book.ID(t.start.Cards[c].Def))
	v := look(t.Table, t.start, c)
	v.counting = counting(k, w.edition)
	v.guest, _ = guestOf(k)
	for _, kind := range k.Points.Kinds() {
		if i := slices.Index(pointKinds[:], kind.Kind); i >= 0 {
			_, known := kind.Fact.At(w.edition)
			v.assumed[i] = known == catalog.Unknown
		}
	}
	return v
}

// guestOf returns the points of its host by which a guest is driven off, and above how many.
func guestOf(k *catalog.Card) (by string, above int) {
	for _, x := range k.Play.Works {
		if x.Name == "driven-off" {
			return x.Arg.Get("by").Str, x.Arg.Get("above").Int()
		}
	}
	return "", 0
}

// byHolder reports whether the player who holds card c chose it, as opposed to the other one or to chance.
func (w *world) byHolder(t *table, l leaf, c engine.CardNo, holder engine.Player) bool {
	chose := false
	t.replay(l.path, func(s *engine.State, m engine.Move, _ []engine.Event) bool {
		if m.Verb == engine.Choose && m.Card == c {
			d, open := engine.Open(t.Table, s)
			chose = open && d.Who == holder
		}
		return true
	})
	return chose
}

// counting reports whether the points of a card follow the resources of its player.
func counting(k *catalog.Card, e catalog.EditionID) bool {
	return slices.ContainsFunc(k.Points.Kinds(), func(p catalog.PointKind) bool {
		n, _ := p.Fact.At(e)
		return n.Count == "gold" || n.Count == "grain-beside"
	})
}
