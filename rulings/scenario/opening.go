package scenario

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// beforeOpening are the start lines that a game which begins with its opening may have.
var beforeOpening = []string{"phase", "stacks", "events", "landscapes", "display"}

// ofPlayerBeforeOpening lists the lines about a player.
var ofPlayerBeforeOpening = []string{"axis", "land", "stack", "deck"}

// checkOpening reports lines about things that only the opening decides, and decks in positions without an opening.
func (u *setup) checkOpening() {
	opening := u.s.Phase == engine.Opening
	for _, l := range u.file.Start {
		w := l.tokens[0].word()
		allowed := slices.Contains(beforeOpening, w)
		if _, ok := playerOf(l.tokens[0]); ok && len(l.tokens) > 1 {
			w = l.tokens[1].word()
			allowed = slices.Contains(ofPlayerBeforeOpening, w)
		}
		switch {
		case opening && !allowed:
			u.errs = append(u.errs, &Error{Pos: l.Pos, Msg: text("Das ergibt erst die Eröffnung: Lass die Zeile weg.",
				"That comes about in the opening: leave this line out.")})
		case !opening && w == "deck":
			u.errs = append(u.errs, &Error{Pos: l.Pos, Msg: text("Ein Deck gibt es nur vor der Eröffnung (`phase opening`).",
				"There is a deck only before the opening (`phase opening`).")})
		}
	}
}

// deck reads the deck that a player has chosen for a tournament game.
func (u *setup) deck(r *reader, p engine.Player) {
	r.expect(":")
	u.s.Sides[p].Hand = u.pile(r, p)
	u.noneOpen(r, u.s.Sides[p].Hand)
}

// setIDs returns the ids of the sets that the header names.
func (f *File) setIDs(cat *catalog.Catalog) []string {
	var ids []string
	for _, name := range f.Sets {
		if s := cat.FindSet(name.Text); s != nil {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// begins reads `north begins`, by which the players agree on who goes first.
func (v *mover) begins(p engine.Player) engine.Move {
	m := engine.NewMove(engine.Chance, engine.Choose)
	m.Side = p
	return m
}

// lays reads `lays forest 4 at AB above`: a starting landscape and its place.
func (v *mover) lays(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Choose)
	l := v.r.land()
	at := l.at
	if l.at = nil; at == nil {
		v.r.expect("at")
		return m
	}
	m.Own = v.landSet(p, []land{l})
	spot, err := at.at(v.s, p)
	if err != nil && v.r.err == nil {
		v.r.failText(err.Pos, err.Msg)
	}
	m.To = spot
	return m
}

// deals reads `deal CARD` or `deal hidden`. In the opening the card is the next one of the stack that is being dealt;
// later it is the one that comes up from a stack whose top card is unknown.
func (v *mover) deals() engine.Move {
	if v.r.accept("hidden") {
		return engine.NewMove(engine.Chance, engine.Pass)
	}
	m := engine.NewMove(engine.Chance, engine.Choose)
	name := v.name()
	def := v.def(name)
	if v.s.Phase != engine.Opening {
		m.Reveals = engine.SomeDef(def)
		return m
	}
	if m.Card = v.among(name, v.options(def, 0)); m.Card == engine.NoCard {
		m.Card = v.pick(name, v.s.Box)
	}
	if m.Card == engine.NoCard && v.r.err == nil {
		v.missing(name, "%s ist nicht in der Schachtel.", "%s is not in the box.", quoted(name.Text))
	}
	return m
}

// asksCardInOpening reports whether the opening asks for a card, whose name may also be a keyword (Brigands).
func (v *mover) asksCardInOpening() bool {
	d, open := engine.Open(v.table, v.s)
	return open && v.s.Phase == engine.Opening && (d.Kind == engine.AskPick || d.Kind == engine.AskCard)
}

// choosesHidden reads `hidden` where the opening asks for a card of a draw stack: a card that nobody has named. It
// reports whether it has read anything.
func (v *mover) choosesHidden(m *engine.Move) bool {
	t := v.r.peek()
	may := v.asksCardInOpening() || v.dry && v.s.Phase == engine.Opening // the start position asks for nothing yet
	if !may || !v.r.accept("hidden") {
		return false
	}
	for _, st := range common(v.table, v.s, m.Who).Stacks {
		for _, c := range slices.Concat(st.Top, st.Bottom) {
			if v.s.Cards[c].Def != engine.UnknownDef {
				continue
			}
			m.Card = c
			if _, _, err := engine.Apply(v.table, v.s, *m); err == nil {
				return true
			}
		}
	}
	if m.Card = engine.NoCard; !v.dry {
		v.r.fail(t.pos, "In diesem Stapel liegt keine verdeckte Karte.", "There is no hidden card in this stack.")
	}
	return true
}

// choosesInOpening finds the card that an answer in the opening names: a copy out of the player's boxes, or a card of
// the draw stack that he is searching. It reports whether the opening asks for a card.
func (v *mover) choosesInOpening(name Name, def int16, m *engine.Move) bool {
	d, open := engine.Open(v.table, v.s)
	if v.s.Phase != engine.Opening || !open || v.r.err != nil {
		return false
	}
	switch d.Kind {
	case engine.AskPick:
		m.Reveals = engine.SomeDef(def)
	case engine.AskCard:
		if m.Card = v.among(name, v.options(def, 0)); m.Card != engine.NoCard {
			break
		}
		for _, st := range common(v.table, v.s, m.Who).Stacks {
			if m.Card == engine.NoCard {
				m.Card = v.pick(name, st.Top, st.Bottom)
			}
		}
		if m.Card == engine.NoCard {
			m.Reveals = engine.SomeDef(def)
		}
	default:
		return false
	}
	return true
}

// chosenInOpening returns the ways to write a choice that only the opening knows.
func (w *writer) chosenInOpening(m engine.Move, with func(string, []string) []string) []string {
	switch {
	case m.Who == engine.Chance && m.Card != engine.NoCard:
		return []string{w.say("deal") + " " + w.name(m.Card)}
	case m.Who == engine.Chance && m.Reveals.IsDef():
		return []string{w.say("deal") + " " + w.revealed(m)}
	case m.Who == engine.Chance:
		return []string{w.say(m.Side.String(), "begins")}
	case m.Own != 0:
		return with("lays", []string{w.landSet(m.Who, m.Own, 1) + " " + w.say("at") + " " + w.where(m.Who, m.To)})
	}
	return with("chooses", []string{w.revealed(m)})
}
