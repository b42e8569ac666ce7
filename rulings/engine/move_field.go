package engine

// MoveField is a field of a Move that a player may name or leave out.
type MoveField int8

// The fields that a move may name.
const (
	FieldCard MoveField = iota
	FieldOn
	FieldBy
	FieldPowers
	FieldAt
	FieldTo
	FieldN
	FieldUnder
	FieldFace
	FieldDiscard
	FieldOwn
	FieldTheirs
	FieldStars
	FieldGive
	FieldGet
	FieldSave
	FieldLands
	FieldReveals
	FieldPays
	FieldFills
	FieldMined
	moveFields
)

// lever sets one field of moves to other values.
type lever struct {
	named   func(m *Move) bool
	without func(m *Move)
	// impossible sets the field to the i-th value that no move could mean; ok is false if there is none.
	impossible func(s *State, m *Move, i int) (ok bool)
}

// leverOf returns the lever of a field of comparable type: none is its value if it is not named.
func leverOf[T comparable](at func(*Move) *T, none T, others ...T) lever {
	return lever{
		named:   func(m *Move) bool { return *at(m) != none },
		without: func(m *Move) { *at(m) = none },
		impossible: func(_ *State, m *Move, i int) bool {
			if i >= len(others) {
				return false
			}
			*at(m) = others[i]
			return true
		},
	}
}

// cardLever returns the lever of a card. Its impossible values are the stray card that dependsOn adds, which comes
// last, and a card in play that does not look like the named one.
func cardLever(at func(*Move) *CardNo) lever {
	l := leverOf(at, NoCard)
	l.impossible = func(s *State, m *Move, i int) bool {
		named := s.Cards[*at(m)].Def
		switch i {
		case 0:
			*at(m) = CardNo(len(s.Cards) - 1)
			return true
		case 1:
			for c, k := range s.Cards {
				if k.Laid && k.Def != named {
					*at(m) = CardNo(c)
					return true
				}
			}
		}
		return false
	}
	return l
}

// landLever returns the lever of a set of landscapes. Its impossible value is all the others.
func landLever(at func(*Move) *LandSet, whose func(Player) Player) lever {
	l := leverOf(at, 0)
	l.impossible = func(s *State, m *Move, i int) bool {
		rest := LandSet(1)<<len(s.Sides[whose(m.Who)].Lands) - 1
		*at(m) = rest &^ *at(m)
		return i == 0
	}
	return l
}

// countsLever returns the lever of numbers on landscapes. Its impossible value is all the other landscapes.
func countsLever(at func(*Move) *LandCounts) lever {
	l := leverOf(at, 0)
	l.impossible = func(s *State, m *Move, i int) bool {
		var rest LandCounts
		for i := range min(mostLandCounts, len(s.Sides[max(m.Who, North)].Lands)) {
			if at(m).Of(i) == 0 {
				rest = rest.With(i, 3)
			}
		}
		*at(m) = rest
		return i == 0
	}
	return l
}

// powersLever returns the lever of amounts of magic power. Its impossible value lets every other wizard pay three.
func powersLever(at func(*Move) *PowerCounts) lever {
	l := leverOf(at, 0)
	l.impossible = func(_ *State, m *Move, i int) bool {
		var rest PowerCounts
		for i := range mostLandCounts {
			if at(m).Of(i) == 0 {
				rest = rest.With(i, 3)
			}
		}
		*at(m) = rest
		return i == 0
	}
	return l
}

// minedLever returns the lever of amounts of mined gold. Its impossible value lets every other expansion pay three.
func minedLever(at func(*Move) *MinedCounts) lever {
	l := leverOf(at, 0)
	l.impossible = func(_ *State, m *Move, i int) bool {
		*at(m) = MinedCounts(1<<(2*mostLandCounts)-1) &^ *at(m)
		return i == 0
	}
	return l
}

// levers are the levers of all fields.
var levers = func() [moveFields]lever {
	tooMany := Bag{99, 99, 99, 99, 99, 99}
	nowhere := Spot{Kind: OnSite, Col: 59, Row: 2}
	self := func(p Player) Player { return p }
	return [moveFields]lever{
		FieldCard:    cardLever(func(m *Move) *CardNo { return &m.Card }),
		FieldOn:      cardLever(func(m *Move) *CardNo { return &m.On }),
		FieldBy:      cardLever(func(m *Move) *CardNo { return &m.By }),
		FieldPowers:  powersLever(func(m *Move) *PowerCounts { return &m.Powers }),
		FieldAt:      leverOf(func(m *Move) *Spot { return &m.At }, Spot{}, nowhere),
		FieldTo:      leverOf(func(m *Move) *Spot { return &m.To }, Spot{}, nowhere),
		FieldN:       leverOf(func(m *Move) *int8 { return &m.N }, 0, 99),
		FieldUnder:   leverOf(func(m *Move) *int8 { return &m.Under }, 0, 99),
		FieldFace:    leverOf(func(m *Move) *Face { return &m.Face }, NoFace, Brigands, GoodYear),
		FieldDiscard: leverOf(func(m *Move) *bool { return &m.Discard }, false),
		FieldOwn:     landLever(func(m *Move) *LandSet { return &m.Own }, self),
		FieldTheirs:  landLever(func(m *Move) *LandSet { return &m.Theirs }, Player.Other),
		FieldStars:   leverOf(func(m *Move) *int8 { return &m.Stars }, 0, 99),
		FieldGive:    leverOf(func(m *Move) *Bag { return &m.Give }, Bag{}, tooMany),
		FieldGet:     leverOf(func(m *Move) *Bag { return &m.Get }, Bag{}, tooMany),
		FieldSave:    leverOf(func(m *Move) *Bag { return &m.Save }, Bag{}, tooMany),
		FieldLands: leverOf(func(m *Move) *[2]Landscape { return &m.Lands }, [2]Landscape{},
			[2]Landscape{{Kind: Gold, Number: 99, Row: 1}, {Kind: Gold, Number: 99, Row: -1}}),
		FieldReveals: leverOf(func(m *Move) *MaybeDef { return &m.Reveals }, 0, 1, 2),
		FieldPays:    countsLever(func(m *Move) *LandCounts { return &m.Pays }),
		FieldFills:   countsLever(func(m *Move) *LandCounts { return &m.Fills }),
		FieldMined:   minedLever(func(m *Move) *MinedCounts { return &m.Mined }),
	}
}()

// Names reports whether m names the field.
func (m Move) Names(f MoveField) bool { return levers[f].named(&m) }

// Without returns m with the field left out.
func (m Move) Without(f MoveField) Move {
	levers[f].without(&m)
	return m
}

// Idle reports whether m, which is possible in s, names the field and nothing depends on it: without it, and with
// values that no move could mean, the same follows.
func Idle(t *Table, s *State, m Move, f MoveField) bool {
	if !m.Names(f) {
		return false
	}
	s = s.Clone()
	s.Cards = append(s.Cards, Card{}) // in no pile and not in play
	hash, ok := leadsTo(t, s, m)
	if !ok {
		return false
	}
	other := m.Without(f)
	for i := 0; ; i++ {
		if h, possible := leadsTo(t, s, other); !possible || h != hash {
			return false
		}
		if other = m; !levers[f].impossible(s, &other, i) {
			return true
		}
	}
}

// leadsTo returns the hash of the position to which m leads; ok is false if it is not possible.
func leadsTo(t *Table, s *State, m Move) (hash string, ok bool) {
	next, _, err := Apply(t, s, m)
	if err != nil {
		return "", false
	}
	return Hash(t, next), true
}

// Trim returns m, which is possible in s, without the fields on which nothing depends.
func Trim(t *Table, s *State, m Move) Move {
	for f := range moveFields {
		if Idle(t, s, m, f) {
			m = m.Without(f)
		}
	}
	return m
}
