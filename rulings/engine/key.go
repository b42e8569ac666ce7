package engine

import mathbits "math/bits"

// Keyer digests positions of one table for tables in memory, such as a search's record of positions reached. Unlike
// Hash, a key is cheap, differs between builds, and is the same for positions that no rule tells apart:
//
//   - copies of a card are interchangeable: a key depends on what lies where, not on the numbers of the cards, unless a
//     procedure in progress may refer to them;
//   - the cards in a principality and the cards out of the game have no order;
//   - the clock counts only where an order of influences follows from it (Ruling 117.A.a).
//
// TestKey checks in positions of every edition and game that positions with equal keys have the same continuations.
// Keys have 64 bits: among a million different positions the chance that any two share one is 3 in 100 million. A Keyer
// serves one caller at a time.
type Keyer struct {
	t       *Table
	ordered []bool // by Def: an influence on strength whose order counts
	words   []uint64
}

// NewKeyer returns a Keyer for positions of the table.
func NewKeyer(t *Table) *Keyer {
	k := &Keyer{t: t, ordered: make([]bool, len(t.defs))}
	influences := setOf("weakens") | setOf("caps") | setOf("knights-gain") | setOf("gains-each")
	for i := range t.defs {
		k.ordered[i] = t.defs[i].functions&influences != 0
	}
	return k
}

// Key returns the key of a position.
func (k *Keyer) Key(s *State) uint64 {
	numbered := len(s.Frames) > 0
	h := digest(0)
	h.add(uint64(uint16(s.Turn)) | uint64(uint8(s.Active))<<16 | uint64(uint8(s.Phase))<<24 |
		uint64(uint8(s.End))<<32 | uint64(uint8(s.Winner))<<40 | uint64(uint8(s.OneForOne))<<48)
	h.add(uint64(uint8(s.Set.Event)) | uint64(uint8(s.Set.Yield))<<8 | uint64(uint8(s.Dice.Event))<<16 |
		uint64(uint8(s.Dice.Yield))<<24 | bit(s.Gate)<<32 | bit(s.Raised)<<33 | bit(s.Landscapes.Stated)<<34 |
		bit(s.Landscapes.Mixed)<<35 | uint64(uint8(s.Acted[0]))<<40 | uint64(uint8(s.Acted[1]))<<48)
	h.add(uint64(uint8(s.Held[0])) | uint64(uint8(s.Held[1]))<<8 | uint64(len(s.Frames))<<16 | uint64(len(s.Marks))<<32)
	for p := range s.Unlisted {
		u := &s.Unlisted[p]
		h.add(uint64(uint8(u[0])) | uint64(uint8(u[1]))<<8 | uint64(uint8(u[2]))<<16 | uint64(uint8(u[3]))<<24)
	}
	k.digestCards(s, numbered)
	for _, m := range s.Marks {
		h.add(k.words[m.Card] ^ uint64(uint8(m.By))<<1)
		h.add(uint64(k.rank(s, m.Order)))
	}
	for i := range s.Sides {
		k.side(&h, &s.Sides[i])
	}
	k.pile(&h, &s.Events)
	k.pile(&h, &s.Display)
	k.set(&h, s.Removed)
	k.set(&h, s.Box)
	h.lands(s.Landscapes.Top)
	for i := range s.Frames {
		h.frame(&s.Frames[i])
	}
	if s.Before != nil {
		inner := Keyer{t: k.t, ordered: k.ordered}
		h.add(inner.Key(s.Before))
	}
	return uint64(h)
}

// digestCards digests each card: what it is, whose it is, and what lies on it. With numbered, two copies of a card
// differ.
func (k *Keyer) digestCards(s *State, numbered bool) {
	k.words = k.words[:0]
	for i := range s.Cards {
		k.words = append(k.words, k.card(s, CardNo(i), 0))
		if numbered {
			k.words[i] ^= uint64(i+1) * 0x9e3779b97f4a7c15
		}
	}
}

// maxOn bounds how far references from card to card are followed.
const maxOn = 4

// card digests card c and, by its content, the card on which it lies.
func (k *Keyer) card(s *State, c CardNo, depth int) uint64 {
	x := &s.Cards[c]
	h := digest(0)
	h.add(uint64(uint16(x.Def)) | uint64(uint8(x.Owner))<<16 | uint64(uint8(x.By))<<24 | uint64(uint8(x.Side))<<32 |
		uint64(uint8(x.Used))<<40 | uint64(uint8(x.Drawn))<<48 | uint64(uint8(x.Earlier))<<56)
	h.add(uint64(uint16(x.Since)) | uint64(uint8(x.Power))<<16 | uint64(uint8(x.Fresh))<<24 |
		uint64(uint8(x.Stars))<<32 | uint64(uint8(x.Stored))<<40 | uint64(uint8(x.Named))<<48 | bit(x.Laid)<<56 |
		bit(x.Shown)<<57)
	h.add(uint64(uint8(x.At.Kind)) | uint64(uint8(x.At.Col))<<8 | uint64(uint8(x.At.Row))<<16)
	if x.Laid && (x.Target != 0 || x.Def >= 0 && k.ordered[x.Def]) {
		h.add(uint64(k.rank(s, x.Order)))
	}
	if x.At.Kind == OnCard {
		k.other(&h, s, x.At.Card, depth)
	}
	if x.Target != 0 {
		k.other(&h, s, x.Target.Card(), depth)
	}
	return uint64(h)
}

// other digests a card to which another refers.
func (k *Keyer) other(h *digest, s *State, c CardNo, depth int) {
	if depth < maxOn && c >= 0 && int(c) < len(s.Cards) {
		h.add(k.card(s, c, depth+1))
		return
	}
	h.add(uint64(uint16(c)))
}

// rank returns how many influences on strength are older than one that came at the given time. Unlike the time itself
// it does not count cards without an influence.
func (k *Keyer) rank(s *State, order int16) int {
	n := 0
	for i := range s.Cards {
		x := &s.Cards[i]
		if x.Laid && x.Order < order && (x.Target != 0 || x.Def >= 0 && k.ordered[x.Def]) {
			n++
		}
	}
	for _, m := range s.Marks {
		if m.Order < order {
			n++
		}
	}
	return n
}

func (k *Keyer) side(h *digest, s *Side) {
	h.add(uint64(len(s.Places)) | uint64(len(s.Roads))<<16 | uint64(len(s.Lands))<<32 | uint64(len(s.Stacks))<<48)
	for _, p := range s.Places {
		h.add(uint64(uint8(p.Col)) | uint64(p.Name)<<8 | uint64(uint8(p.Kind))<<16)
	}
	for _, r := range s.Roads {
		h.add(uint64(uint8(r)))
	}
	h.lands(s.Lands)
	k.set(h, s.Laid)
	k.pile(h, &s.Hand) // in order: an event may put a hand under a stack as it is
	for i := range s.Stacks {
		k.pile(h, &s.Stacks[i])
	}
	k.pile(h, &s.Discard)
}

// pile digests an ordered pile. A shuffled one has no order.
func (k *Keyer) pile(h *digest, p *Pile) {
	h.add(uint64(len(p.Top)) | bit(p.Open)<<32 | bit(p.Mixed)<<33)
	if p.Mixed {
		k.set(h, p.Top)
	} else {
		k.list(h, p.Top)
	}
	k.list(h, p.Bottom)
}

func (k *Keyer) list(h *digest, cards []CardNo) {
	h.add(uint64(len(cards)))
	for _, c := range cards {
		h.add(k.words[c])
	}
}

// set digests cards whose order does not count.
func (k *Keyer) set(h *digest, cards []CardNo) {
	sum := uint64(len(cards))
	for _, c := range cards {
		x := digest(0)
		x.add(k.words[c])
		sum += uint64(x)
	}
	h.add(sum)
}

// digest accumulates values. The order in which they are added counts.
type digest uint64

func (h *digest) add(x uint64) {
	hi, lo := mathbits.Mul64(uint64(*h)^x^0xa0761d6478bd642f, 0xe7037ed1a0b428db^mathbits.RotateLeft64(x, 32))
	*h = digest(hi ^ lo ^ mathbits.RotateLeft64(uint64(*h), 23))
}

func (h *digest) lands(lands []Landscape) {
	h.add(uint64(len(lands)))
	for _, l := range lands {
		h.add(uint64(uint8(l.Kind)) | uint64(uint8(l.Number))<<8 | uint64(uint8(l.Stock))<<16 |
			uint64(uint8(l.Col))<<24 | uint64(uint8(l.Row))<<32)
	}
}

func (h *digest) frame(f *Frame) {
	h.add(uint64(uint16(f.Proc)) | uint64(uint8(f.Step))<<16 | uint64(uint8(f.By))<<24 | uint64(uint16(f.Card))<<32 |
		uint64(uint16(f.Node))<<48)
	for i := 0; i < len(f.kept); i += 4 {
		var w uint64
		for j := i; j < min(i+4, len(f.kept)); j++ {
			w |= uint64(uint16(f.kept[j])) << (16 * (j - i))
		}
		h.add(w)
	}
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
