package engine

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
)

// HashVersion identifies the canonical form. It changes whenever the canonical bytes of a position change.
const HashVersion = "catanica-state-4"

// Hash returns a digest of the position's canonical bytes, which include the table's edition and game. The same
// position has the same hash in every build and on every machine, because cards are identified by their ids and not by
// numbers of this build.
func Hash(t *Table, s *State) string {
	w := canon{bytes: make([]byte, 0, 64+48*len(s.Cards))}
	w.str(HashVersion)
	w.str(string(t.Book.Edition))
	w.str(string(t.Game))
	w.state(t, s)
	w.variant(t)
	sum := sha256.Sum256(w.bytes)
	return hex.EncodeToString(sum[:16])
}

// state writes a position.
func (w *canon) state(t *Table, s *State) {
	w.ints(int(s.Turn), int(s.Active), int(s.Phase), int(s.Set.Event), int(s.Set.Yield), int(s.Dice.Event),
		int(s.Dice.Yield),
		truth(s.Gate), truth(s.Raised), int(s.End), int(s.Winner), t.Goal)
	w.ints(len(s.Cards))
	for _, c := range s.Cards {
		w.str(t.Book.ID(c.Def))
		w.ints(int(c.Owner), int(c.By), int(c.Side), truth(c.Laid), int(c.Used), int(c.Earlier), int(c.Drawn),
			int(c.Since), int(c.Power), int(c.Fresh), int(c.Stars), int(c.Stored), int(c.Order))
		w.spot(c.At)
		w.link(c)
	}
	w.ints(int(s.Clock), len(s.Marks))
	for _, m := range s.Marks {
		w.ints(int(m.Card), int(m.By), int(m.Order))
	}
	for i := range s.Sides {
		w.side(&s.Sides[i])
	}
	w.pile(s.Events)
	w.pile(s.Display)
	w.cards(s.Removed)
	w.ints(int(s.Held[0]), int(s.Held[1]), truth(s.Landscapes.Stated), truth(s.Landscapes.Mixed))
	w.lands(s.Landscapes.Top)
	w.ints(len(s.Frames))
	for _, f := range s.Frames {
		w.frame(t, f)
	}
	for i, c := range s.Cards {
		if c.Shown {
			w.ints(i)
		}
	}
	w.passing(t, s)
}

// variant writes the variant, if the game has one, and its open cards.
func (w *canon) variant(t *Table) {
	if t.Variant == "" && len(t.open) == 0 {
		return
	}
	w.str(t.Variant)
	w.ints(t.rows.North, t.rows.South, t.rows.Neutral, len(t.open))
	for _, def := range t.open {
		w.str(t.Book.ID(def))
	}
}

// passing writes state that exists only during part of a turn, each item with its name. Most positions have none of it,
// so their bytes do not change when such an item is added.
func (w *canon) passing(t *Table, s *State) {
	if s.OneForOne != 0 {
		w.str("one-for-one")
		w.ints(int(s.OneForOne))
	}
	if s.Acted != [2]int8{} {
		w.str("acted")
		w.ints(int(s.Acted[North]), int(s.Acted[South]))
	}
	if len(s.Box) > 0 {
		w.str("box")
		w.cards(s.Box)
	}
	if s.Phase == Opening {
		w.str("sets")
		w.ints(len(t.sets))
		for _, set := range t.sets {
			w.str(set)
		}
	}
	if s.Before != nil {
		w.str("before")
		w.state(t, s.Before)
	}
}

// canon writes values in the canonical form: numbers as varints, strings with their length.
type canon struct{ bytes []byte }

func (w *canon) ints(ns ...int) {
	for _, n := range ns {
		if -64 <= n && n < 64 { // one byte; most numbers are small
			w.bytes = append(w.bytes, byte(n<<1^n>>63))
			continue
		}
		w.bytes = binary.AppendVarint(w.bytes, int64(n))
	}
}

func (w *canon) str(s string) {
	w.ints(len(s))
	w.bytes = append(w.bytes, s...)
}

// link writes the fields that few cards set, each with its name, so that the bytes of all other cards do not change
// when such a field is added.
func (w *canon) link(c Card) {
	if c.Named != 0 {
		w.str("named")
		w.ints(int(c.Named))
	}
	if c.Target != 0 {
		w.str("target")
		w.ints(int(c.Target))
	}
}

func (w *canon) spot(s Spot) { w.ints(int(s.Kind), int(s.Col), int(s.Row), int(s.Card)) }

func (w *canon) cards(cs []CardNo) {
	w.ints(len(cs))
	for _, c := range cs {
		w.ints(int(c))
	}
}

func (w *canon) pile(p Pile) {
	w.cards(p.Top)
	w.cards(p.Bottom)
	w.ints(truth(p.Open), truth(p.Mixed))
}

func (w *canon) lands(ls []Landscape) {
	w.ints(len(ls))
	for _, l := range ls {
		w.ints(int(l.Kind), int(l.Number), int(l.Stock), int(l.Col), int(l.Row))
	}
}

// frame writes a frame. The numbers of procedures, effect words and cards differ between builds. Procedure and step are
// therefore written by name, the effect word by its position in the card's file, and a card of the book in the record
// by its id.
func (w *canon) frame(t *Table, f Frame) {
	p := &t.Book.procs[f.Proc]
	w.str(string(p.Name))
	w.ints(int(f.By), int(f.Card))
	if f.Node < 0 {
		w.ints(int(f.Node))
	} else {
		w.str(t.Book.nodes[f.Node].path)
	}
	w.str(p.Steps[f.Step].Name)
	for _, d := range p.Keeps.fields {
		n := d.number(&f)
		w.str(d.name)
		if d.def {
			w.str(t.Book.ID(MaybeDef(n).Def()))
			continue
		}
		w.ints(n)
	}
}

func (w *canon) side(s *Side) {
	w.ints(len(s.Places), len(s.Roads), len(s.Stacks))
	for _, p := range s.Places {
		w.ints(int(p.Col), int(p.Name), int(p.Kind))
	}
	for _, r := range s.Roads {
		w.ints(int(r))
	}
	w.lands(s.Lands)
	w.cards(s.Laid)
	w.pile(s.Hand)
	for _, st := range s.Stacks {
		w.pile(st)
	}
	w.pile(s.Discard)
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
