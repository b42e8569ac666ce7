package engine

import "catanica/rulings/canonical"

// HashVersion identifies the canonical form. It changes whenever the canonical bytes of a position change.
const HashVersion = "catanica-state-4"

// Hash returns a digest of the position's canonical bytes, which include the table's edition and game. The same
// position has the same hash in every build and on every machine, because cards are identified by their ids and not by
// numbers of this build.
func Hash(t *Table, s *State) string {
	w := canon{canonical.New(64 + 48*len(s.Cards))}
	w.Str(HashVersion)
	w.Str(string(t.Book.Edition))
	w.Str(string(t.Game))
	w.state(t, s)
	w.variant(t)
	return w.Sum()
}

// state writes a position.
func (w *canon) state(t *Table, s *State) {
	w.Ints(int(s.Turn), int(s.Active), int(s.Phase), int(s.Set.Event), int(s.Set.Yield), int(s.Dice.Event),
		int(s.Dice.Yield),
		canonical.Truth(s.Gate), canonical.Truth(s.Raised), int(s.End), int(s.Winner), t.Goal)
	w.Ints(len(s.Cards))
	for _, c := range s.Cards {
		w.Str(t.Book.ID(c.Def))
		w.Ints(int(c.Owner), int(c.By), int(c.Side), canonical.Truth(c.Laid), int(c.Used), int(c.Earlier), int(c.Drawn),
			int(c.Since), int(c.Power), int(c.Fresh), int(c.Stars), int(c.Stored), int(c.Order))
		w.spot(c.At)
		w.link(c)
	}
	w.Ints(int(s.Clock), len(s.Marks))
	for _, m := range s.Marks {
		w.Ints(int(m.Card), int(m.By), int(m.Order))
	}
	for i := range s.Sides {
		w.side(&s.Sides[i])
	}
	w.pile(s.Events)
	w.pile(s.Display)
	w.cards(s.Removed)
	w.Ints(int(s.Held[0]), int(s.Held[1]), canonical.Truth(s.Landscapes.Stated), canonical.Truth(s.Landscapes.Mixed))
	w.lands(s.Landscapes.Top)
	w.Ints(len(s.Frames))
	for _, f := range s.Frames {
		w.frame(t, f)
	}
	for i, c := range s.Cards {
		if c.Shown {
			w.Ints(i)
		}
	}
	w.passing(t, s)
}

// variant writes the variant, if the game has one, and its open cards.
func (w *canon) variant(t *Table) {
	if t.Variant == "" && len(t.open) == 0 {
		return
	}
	w.Str(t.Variant)
	w.Ints(t.rows.North, t.rows.South, t.rows.Neutral, len(t.open))
	for _, def := range t.open {
		w.Str(t.Book.ID(def))
	}
}

// passing writes state that exists only during part of a turn, each item with its name. Most positions have none of it,
// so their bytes do not change when such an item is added.
func (w *canon) passing(t *Table, s *State) {
	if s.OneForOne != 0 {
		w.Str("one-for-one")
		w.Ints(int(s.OneForOne))
	}
	if s.Acted != [2]int8{} {
		w.Str("acted")
		w.Ints(int(s.Acted[North]), int(s.Acted[South]))
	}
	if s.Unlisted != [2][4]int8{} {
		w.Str("unlisted")
		for p := range s.Unlisted {
			for _, n := range s.Unlisted[p] {
				w.Ints(int(n))
			}
		}
	}
	if len(s.Box) > 0 {
		w.Str("box")
		w.cards(s.Box)
	}
	if s.Phase == Opening {
		w.Str("sets")
		w.Ints(len(t.sets))
		for _, set := range t.sets {
			w.Str(set)
		}
	}
	if s.Before != nil {
		w.Str("before")
		w.state(t, s.Before)
	}
}

// canon writes the parts of a position.
type canon struct{ canonical.Writer }

// link writes the fields that few cards set, each with its name, so that the bytes of all other cards do not change
// when such a field is added.
func (w *canon) link(c Card) {
	if c.Named != 0 {
		w.Str("named")
		w.Ints(int(c.Named))
	}
	if c.Target != 0 {
		w.Str("target")
		w.Ints(int(c.Target))
	}
}

func (w *canon) spot(s Spot) { w.Ints(int(s.Kind), int(s.Col), int(s.Row), int(s.Card)) }

func (w *canon) cards(cs []CardNo) {
	w.Ints(len(cs))
	for _, c := range cs {
		w.Ints(int(c))
	}
}

func (w *canon) pile(p Pile) {
	w.cards(p.Top)
	w.cards(p.Bottom)
	w.Ints(canonical.Truth(p.Open), canonical.Truth(p.Mixed))
}

func (w *canon) lands(ls []Landscape) {
	w.Ints(len(ls))
	for _, l := range ls {
		w.Ints(int(l.Kind), int(l.Number), int(l.Stock), int(l.Col), int(l.Row))
	}
}

// frame writes a frame. The numbers of procedures, effect words and cards differ between builds. Procedure and step are
// therefore written by name, the effect word by its position in the card's file, and a card of the book in the record
// by its id.
func (w *canon) frame(t *Table, f Frame) {
	p := &t.Book.procs[f.Proc]
	w.Str(string(p.Name))
	w.Ints(int(f.By), int(f.Card))
	if f.Node < 0 {
		w.Ints(int(f.Node))
	} else {
		w.Str(t.Book.nodes[f.Node].path)
	}
	w.Str(p.Steps[f.Step].Name)
	for _, d := range p.Keeps.fields {
		n := d.number(&f)
		w.Str(d.name)
		if d.def {
			w.Str(t.Book.ID(MaybeDef(n).Def()))
			continue
		}
		w.Ints(n)
	}
}

func (w *canon) side(s *Side) {
	w.Ints(len(s.Places), len(s.Roads), len(s.Stacks))
	for _, p := range s.Places {
		w.Ints(int(p.Col), int(p.Name), int(p.Kind))
	}
	for _, r := range s.Roads {
		w.Ints(int(r))
	}
	w.lands(s.Lands)
	w.cards(s.Laid)
	w.pile(s.Hand)
	for _, st := range s.Stacks {
		w.pile(st)
	}
	w.pile(s.Discard)
}
