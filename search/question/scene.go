package question

import "slices"

// scene returns the card that a clause is about, if the clause says what a player has or what was done to a card: "my
// opponent has a Church", "I pawned my Church", "a Witch is on my Church", "my Secret Society mirrors his Church".
// given is true if the clause only says that the card is in play; its state is none then.
func (q *Question) scene() (m Mention, given, ok bool) {
	if q.Own || len(q.States) > 0 || len(q.Places) > 0 && !slices.Equal(q.Places, []string{"table"}) ||
		len(q.Verbs) > 1 || slices.ContainsFunc(q.Mentions, func(m Mention) bool {
		return m.Card == "" || len(m.ambiguous) > 0 || len(m.States) > 0 || m.Number != "" || m.All || m.Joined != ""
	}) {
		return m, false, false
	}
	v := q.Verb()
	s, does := participles[v]
	switch {
	case len(q.Mentions) == 1 && q.Mentions[0].Role == Core && (v == "have" || v == "build" && q.Perfect && !q.Passive):
		m = q.Mentions[0]
		ok = m.setSide(map[string]string{"me": "mine", "them": "theirs"}[q.Player])
		return m, true, ok
	case does && q.Player != "" && !q.Passive:
		return q.done(s)
	case v == "mirror" && len(q.Mentions) == 2 && q.Player != "them" && !q.Passive:
		return q.mirrored()
	case len(q.Mentions) == 2 && (v == "build" || v == "" && q.Be) && q.Player == "" && !q.Passive:
		on, layer := q.Mentions[0], q.Mentions[1]
		if on.Role == Core {
			on, layer = layer, on
		}
		s, lies := attached[layer.Card]
		on.States = []State{s}
		ok = lies && on.Role == On && layer.Role == Core
		on.Role = Core
		return on, false, ok
	}
	return m, false, false
}

// setSide says whose the mention is. It reports false if the question says otherwise, or if nobody is named.
func (m *Mention) setSide(side string) bool {
	ok := side != "" && (m.Side == "" || m.Side == side)
	m.Side = side
	return ok
}

// done returns the card to which a player did what causes a state: one of the player's own that was pawned, or else one
// of the other player.
func (q *Question) done(s State) (m Mention, given, ok bool) {
	for _, o := range q.Mentions {
		switch {
		case o.Role == Core && m.Card == "":
			m = o
		case (o.Role == With || o.Role == By) && slices.Contains(s.Actors, o.Card):
		default:
			return m, false, false
		}
	}
	if m.Card == "" {
		return m, false, false
	}
	mine := (q.Player == "me") == (s.ID == "pawned")
	ok = m.setSide(map[bool]string{true: "mine", false: "theirs"}[mine])
	m.States = []State{s}
	return m, false, ok
}

// society is the card that mirrors others.
const society = "geheimbund"

// mirrored returns the card that the player's Secret Society mirrors.
func (q *Question) mirrored() (m Mention, given, ok bool) {
	m, by := q.Mentions[0], q.Mentions[1]
	if m.Card == society {
		m, by = by, m
	}
	if by.Card != society || by.Side == "theirs" || m.Side == "mine" || m.Card == society {
		return m, false, false
	}
	if by.Role == Core && m.Role != Core || by.Role != Core && by.Role != With && by.Role != By {
		return m, false, false
	}
	m.Role, m.Side, m.States = Core, "mine", []State{{"mirrored", []string{society}}}
	return m, false, true
}
