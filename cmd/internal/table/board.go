package table

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// view presents a position as one viewer sees it, with what has changed since the position before.
type view struct {
	r        *Renderer
	f        templates.Frame
	t        *engine.Table
	now      *engine.State // with all secrets
	seen     *engine.State // as the viewer sees it
	before   *engine.State // nil at the start
	beforeOn *engine.Table // the table of before
	says     templates.Change
	viewer   engine.Player // Chance is the referee, who sees everything
	out      templates.Board
	flat     bool                        // North is not turned towards South
	static   bool                        // nothing can be touched
	can      map[string][]templates.Move // by what they are about
	faults   map[engine.CardNo][]templates.ReplayEvent
	edits    *editor // nil unless the position is being set up
}

func newView(r *Renderer, f templates.Frame, t *engine.Table, now, before *engine.State,
	viewer engine.Player) *view {
	b := &view{r: r, f: f, t: t, now: now, seen: now, before: before, viewer: viewer, beforeOn: t,
		says: templates.Changed}
	if viewer != engine.Chance {
		b.seen = engine.View(t, now, viewer)
	}
	return b
}

func (b *view) board() templates.Board {
	b.facts()
	for _, p := range []engine.Player{engine.North, engine.South} {
		b.out.Sides[p] = b.side(p)
	}
	if b.t.Common() {
		b.out.Common = b.piles(engine.North)
	}
	if p := b.seen.Display; p.Len() > 0 || b.before != nil && b.before.Display.Len() > 0 {
		b.out.Common = append(b.out.Common, b.pile(b.f.Say(templates.TextDisplay), p,
			b.was(func(s *engine.State) engine.Pile { return s.Display })))
	}
	b.out.Events = b.pile(b.f.Say(templates.TextEventStack), b.seen.Events,
		b.was(func(s *engine.State) engine.Pile { return s.Events }))
	b.out.Flat, b.out.Static = b.flat, b.static
	if !b.flat {
		turn(&b.out.Sides[engine.North])
	}
	return b.out
}

// mark returns the mark of something that has changed, and records that the board shows one.
func (b *view) mark(changed bool) templates.Change {
	if !changed {
		return templates.Unchanged
	}
	b.out.Changed = b.says
	return b.says
}

// was returns a pile of the position before, or nil at the start.
func (b *view) was(of func(*engine.State) engine.Pile) *engine.Pile {
	if b.before == nil {
		return nil
	}
	p := of(b.before)
	return &p
}

// fact adds a public fact. It compares the text of both positions to detect a change.
func (b *view) fact(label catalog.Text, text func(*engine.State) string) {
	now := text(b.now)
	if now == "" {
		return
	}
	changed := b.before != nil && text(b.before) != now
	b.out.Facts = append(b.out.Facts, templates.BoardFact{Label: b.f.Say(label), Text: now, Changed: b.mark(changed)})
}

func (b *view) facts() {
	b.fact(templates.TextTurn, func(s *engine.State) string {
		if s.Turn == 0 {
			return scenario.PlayerName(s.Active, b.f.Lang)
		}
		return strconv.Itoa(int(s.Turn)) + ", " + scenario.PlayerName(s.Active, b.f.Lang)
	})
	b.fact(templates.TextPhase, func(s *engine.State) string { return templates.PhaseName(b.f, s.Phase.String()) })
	b.fact(templates.TextDice, func(s *engine.State) string {
		var parts []string
		if s.Dice.Event != engine.NoFace {
			parts = append(parts, templates.FaceName(b.f, s.Dice.Event.String()))
		}
		if s.Dice.Yield > 0 {
			parts = append(parts, strconv.Itoa(int(s.Dice.Yield)))
		}
		return strings.Join(parts, ", ")
	})
	b.fact(templates.TextAttacks, func(s *engine.State) string {
		if s.Gate {
			return b.f.Say(templates.TextAttacksFree)
		}
		return ""
	})
	b.fact(templates.TextWinner, func(s *engine.State) string {
		if s.Winner == engine.Chance {
			return ""
		}
		return scenario.PlayerName(s.Winner, b.f.Lang)
	})
	if b.viewer == engine.Chance { // hands are secret
		b.fact(templates.TextGoesBack, func(s *engine.State) string { return scenario.ReturnsText(b.t, s, b.f.Lang) })
	}
	b.fact(templates.TextRemoved, func(s *engine.State) string {
		var names []string
		for _, c := range s.Removed {
			names = append(names, b.name(s, c))
		}
		return strings.Join(names, ", ")
	})
}

// name returns a card's name in a position. A card that has not been named is hidden.
func (b *view) name(s *engine.State, c engine.CardNo) string {
	if k := b.catalogCard(s, c); k != nil {
		return k.Title(b.f.Lang)
	}
	return b.f.Say(templates.TextHiddenOne)
}

func (b *view) catalogCard(s *engine.State, c engine.CardNo) *catalog.Card {
	if s.Cards[c].Def == engine.UnknownDef {
		return nil
	}
	return b.t.Book.Catalog.Card(b.t.Book.ID(s.Cards[c].Def))
}

// side presents everything that belongs to a player.
func (b *view) side(p engine.Player) templates.BoardSide {
	out := templates.BoardSide{
		ID: p.String(), Name: scenario.PlayerName(p, b.f.Lang), Active: b.now.Active == p,
		Limit:   engine.HandLimit(b.t, b.now, p),
		Columns: b.columns(p),
	}
	b.points(p, &out)
	for i, l := range b.now.Sides[p].Lands {
		if l.Row == 0 {
			out.Lands = append(out.Lands, b.land(p, i))
		}
	}
	for _, c := range b.now.Sides[p].Laid {
		if k := b.now.Cards[c]; k.At.Kind == engine.OnTable || k.At.Kind == engine.Nowhere {
			out.Out = append(out.Out, b.laid(c))
		}
	}
	label := b.f.Say(templates.TextHand) + " (" + b.f.Say(templates.TextLimit) + " " + strconv.Itoa(out.Limit) + ")"
	out.Hand = b.pile(label, b.seen.Sides[p].Hand, b.was(func(s *engine.State) engine.Pile { return s.Sides[p].Hand }))
	if out.Hand.Hand = true; b.edits != nil {
		out.Hand.Drop = "pile " + letter(p) + ".hand"
	}
	if !b.t.Common() {
		out.Piles = b.piles(p)
	}
	return out
}

// piles presents the discard pile and the draw stacks of p. Stacks with no known cards share one line.
func (b *view) piles(p engine.Player) []templates.BoardPile {
	side := b.seen.Sides[p]
	out := []templates.BoardPile{
		b.pile(b.f.Say(templates.TextDiscard), side.Discard,
			b.was(func(s *engine.State) engine.Pile { return s.Sides[p].Discard })),
	}
	plain := !slices.ContainsFunc(side.Stacks, func(st engine.Pile) bool { return st.Len() > 0 || !st.Open })
	if plain {
		return append(out, templates.BoardPile{Label: b.f.Count(templates.TextStacks, len(side.Stacks)), More: true})
	}
	for i, st := range side.Stacks {
		out = append(out, b.pile(b.f.Say(templates.TextStack)+" "+strconv.Itoa(i+1), st,
			b.was(func(s *engine.State) engine.Pile { return s.Sides[p].Stacks[i] })))
	}
	return out
}

// pile presents a hand, stack or discard pile. was is the same pile in the position before, nil at the start.
func (b *view) pile(label string, p engine.Pile, was *engine.Pile) templates.BoardPile {
	out := templates.BoardPile{Label: label, More: p.Open}
	for _, c := range slices.Concat(p.Top, p.Bottom) {
		if b.seen.Cards[c].Def == engine.UnknownDef {
			out.Hidden++
			continue
		}
		card := b.card(c)
		card.Changed = b.mark(was != nil && !slices.Contains(slices.Concat(was.Top, was.Bottom), c))
		if b.now.Cards[c].Shown {
			card.Tags = append(card.Tags, templates.BoardTag{Text: b.f.Say(templates.TextLiesOpen)})
		}
		if k := b.now.Cards[c]; b.handOf(c) != engine.Chance && k.Owner != b.handOf(c) {
			card.Tags = append(card.Tags, templates.BoardTag{
				Text: b.f.Say(templates.TextOwnedBy) + " " + scenario.PlayerName(k.Owner, b.f.Lang),
			})
		}
		out.Cards = append(out.Cards, card)
	}
	marked := slices.ContainsFunc(out.Cards, func(k templates.BoardCard) bool { return k.Changed != templates.Unchanged })
	if was != nil && !marked {
		out.Changed = b.mark(was.Len() != p.Len())
	}
	return out
}

// handOf returns the player who has a card in hand, or Chance.
func (b *view) handOf(c engine.CardNo) engine.Player {
	for _, p := range []engine.Player{engine.North, engine.South} {
		if slices.Contains(b.now.Sides[p].Hand.Top, c) {
			return p
		}
	}
	return engine.Chance
}

// card presents a card by its name, class and link.
func (b *view) card(c engine.CardNo) templates.BoardCard {
	k := b.catalogCard(b.seen, c)
	if k == nil {
		return templates.BoardCard{
			Name: b.f.Say(templates.TextHiddenOne), Hidden: true,
			Class: templates.ClassMark{ID: "unclear", Colour: "grey"},
		}
	}
	e := b.t.Book.Edition
	out := templates.BoardCard{
		Name: k.Title(b.f.Lang), Href: b.f.Thing(catalog.KindCard, k.ID), Class: b.r.classMark(b.f, k.ClassAt(e)),
		Emblem: templates.Emblem(k, e),
	}
	if b.static {
		return out
	}
	out.Faults = b.faults[c]
	out.Ref, out.Effect, out.Moves = cardRef(c), b.r.cardEffect(b.f, k), b.can[cardRef(c)]
	if cost, ok := k.Cost.At(e); ok == catalog.Known {
		out.Price = templates.NewPrice(cost)
	}
	if b.edits != nil {
		out.Edits, out.Drag = b.edits.card(c), "move "+cardRef(c)
	}
	return out
}

// turn turns a principality by half a turn, so that it faces the other one.
func turn(s *templates.BoardSide) {
	slices.Reverse(s.Columns)
	for i := range s.Columns {
		c := &s.Columns[i]
		slices.Reverse(c.Above)
		slices.Reverse(c.Below)
		c.Above, c.Below = c.Below, c.Above
	}
}
