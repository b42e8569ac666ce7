package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// bg never ends: what a table plays is bounded by the length of its text.
var bg = context.Background()

// maxMoves limits the moves that a page offers. Any other move can be written.
const maxMoves = 120

// groups are the groups of moves in the order in which they are shown.
var groups = []string{"answer", "dice", "play", "build", "trade", "use", "end"}

var groupOf = map[engine.Verb]string{
	engine.Roll: "dice", engine.Die: "dice", engine.Play: "play", engine.Build: "build", engine.Trade: "trade",
	engine.Offer: "trade", engine.Use: "use", engine.Redeem: "use", engine.Feed: "use", engine.Demolish: "use",
	engine.EndMain: "end", engine.EndTurn: "end", engine.Draw: "end", engine.Search: "end", engine.Exchange: "end",
	engine.PutBack: "end", engine.Choose: "answer", engine.Pass: "answer",
}

// moves presents the legal moves of the player to decide, in groups. A viewer does not see the opponent's, because that
// would show hidden cards.
func (r *Renderer) moves(f templates.Frame, t *engine.Table, s *engine.State,
	viewer engine.Player) []templates.MoveGroup {
	d, open := engine.Open(t, s)
	who := s.Active
	if open {
		who = d.Who
	}
	if viewer != engine.Chance && who == viewer.Other() {
		return nil
	}
	byKind := map[string]*templates.MoveGroup{}
	group := func(kind string) *templates.MoveGroup {
		if byKind[kind] == nil {
			byKind[kind] = &templates.MoveGroup{Kind: kind}
		}
		return byKind[kind]
	}
	seen, n := map[string]bool{}, 0
	for _, m := range engine.Legal(t, s) {
		g := group(groupOf[m.Verb])
		if r.form(g, d, m) {
			continue
		}
		if n++; n > maxMoves {
			g.More++
			continue
		}
		move := templates.Move{Said: scenario.Sentence(t, s, m, f.Lang), Refs: refs(s, m)}
		line, ok := scenario.MoveLine(t, s, m, catalog.EN)
		if !ok {
			lines := scenario.MoveLines(t, s, m, catalog.EN)
			if len(lines) == 0 {
				continue
			}
			line = lines[0]
			_, _, err := engine.Apply(t, s, m)
			var unknown *engine.Undecided
			var wrong *engine.Wrong
			switch {
			case errors.As(err, &unknown):
				move.Note = f.Say(unknown.State)
			case errors.As(err, &wrong):
				move.Note, move.Open = f.Say(wrong.Why), true
			}
		}
		if move.Line = line; move.Said == "" {
			move.Said = scenario.TranslateLine(r.Catalog, line, f.Lang)
		}
		if !seen[line] {
			seen[line] = true
			g.Moves = append(g.Moves, move)
		}
	}
	var out []templates.MoveGroup
	for _, kind := range groups {
		if g := byKind[kind]; g != nil {
			out = append(out, *g)
		}
	}
	return out
}

// footnotes returns the notes that several moves share, and leaves their numbers at these moves instead.
func footnotes(groups []templates.MoveGroup) []string {
	count := map[string]int{}
	for _, g := range groups {
		for _, m := range g.Moves {
			count[m.Note]++
		}
	}
	var out []string
	for _, g := range groups {
		for i := range g.Moves {
			m := &g.Moves[i]
			if m.Note == "" || m.Open || count[m.Note] < 2 {
				continue
			}
			n := slices.Index(out, m.Note)
			if n < 0 {
				n, out = len(out), append(out, m.Note)
			}
			m.Foot, m.Note = n+1, ""
		}
	}
	return out
}

// odds says what each number of an open die leads to, and how likely that is. It returns nil if the numbers make no
// difference.
func (r *Renderer) odds(f templates.Frame, o *Opened) []templates.DieOdds {
	var out []templates.DieOdds
	for n := 1; n <= 6; n++ {
		_, played := o.Game.Try(bg, o.Node, fmt.Sprintf("die %d", n))
		if played.Move == nil {
			return nil
		}
		var said []string
		for _, e := range played.Move.Events {
			if e.Type != "rolled" { // says only what the die shows
				said = append(said, f.Say(e.Text))
			}
		}
		text := strings.Join(said, " ")
		i := slices.IndexFunc(out, func(o templates.DieOdds) bool { return o.Text == text })
		if i < 0 {
			i, out = len(out), append(out, templates.DieOdds{Text: text})
		}
		out[i].Numbers = append(out[i].Numbers, n)
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// form notes what a group asks for besides its moves: the dice, or resources. It reports whether the move needs nothing
// else.
func (r *Renderer) form(g *templates.MoveGroup, d engine.Decision, m engine.Move) bool {
	switch {
	case m.Verb == engine.Roll && m.Face == engine.NoFace:
		g.Roll = m.Who.String()
		return true
	case m.Verb == engine.Die:
		g.Die = true
		return false
	case m.Verb == engine.Offer && m.Give.Total()+m.Get.Total() == 0:
		g.Offer = m.Who.String()
		return true
	case m.Verb == engine.Trade && m.Give.Total()+m.Get.Total() == 0:
		g.Trade = m.Who.String()
		return true
	case m.Verb == engine.Choose && d.Kind == engine.AskResource && m.Get.Total()+m.Give.Total() == 0 &&
		m.Card == engine.NoCard && d.Get.Max+d.Give.Max > 0:
		g.Who, g.Take, g.Give = m.Who.String(), goods(d.Get), goods(d.Give)
		g.TakeN, g.GiveN = span(d.Get), span(d.Give)
		return true
	}
	return false
}

func span(c engine.Choice) string {
	if c.Min == c.Max {
		return fmt.Sprint(c.Max)
	}
	return fmt.Sprintf("%d–%d", c.Min, c.Max)
}

// goods lists the resources of a choice, with how many there may be of each.
func goods(c engine.Choice) []templates.Good {
	var out []templates.Good
	if c.Max == 0 {
		return nil
	}
	for k := engine.Lumber; k <= engine.Gold; k++ {
		n := c.Max
		if c.Of.Total() > 0 {
			n = min(n, int(c.Of[k]))
		}
		if n > 0 {
			out = append(out, templates.Good{Kind: k.String(), Max: n})
		}
	}
	return out
}

// refs names the things on the board that a move is about: cards by their numbers, sites by their places.
func refs(s *engine.State, m engine.Move) []string {
	var out []string
	for _, c := range []engine.CardNo{m.Card, m.On} {
		if c != engine.NoCard {
			out = append(out, cardRef(c))
		}
	}
	side := m.Side
	if side != engine.North && side != engine.South {
		side = m.Who
	}
	for _, at := range []engine.Spot{m.At, m.To} {
		if at.Kind == engine.OnSite || at.Kind == engine.OnRoad || at.Kind == engine.AtLandscape {
			out = append(out, spotRef(side, at))
		}
	}
	return out
}

func cardRef(c engine.CardNo) string { return fmt.Sprintf("c%d", c) }

// spotRef names a place of the board: n.s3.1 is the site above column 3 in North's principality.
func spotRef(p engine.Player, at engine.Spot) string {
	kind := map[engine.SpotKind]string{engine.OnSite: "s", engine.OnRoad: "r", engine.AtLandscape: "l"}[at.Kind]
	return fmt.Sprintf("%s.%s%d.%d", p.String()[:1], kind, at.Col, at.Row)
}

// movesAt collects moves by what they are about.
func movesAt(groups []templates.MoveGroup) map[string][]templates.Move {
	out := map[string][]templates.Move{}
	for _, g := range groups {
		for _, m := range g.Moves {
			for _, ref := range m.Refs {
				out[ref] = append(out[ref], m)
			}
		}
	}
	return out
}

// goodsLine writes resources that a form names as a line has them: "1 ore, 2 wool".
func goodsLine(get func(string) string, prefix string) string {
	var parts []string
	for k := engine.Lumber; k <= engine.Gold; k++ {
		if n := strings.TrimSpace(get(prefix + k.String())); n != "" && n != "0" {
			parts = append(parts, n+" "+k.String())
		}
	}
	return strings.Join(parts, ", ")
}
