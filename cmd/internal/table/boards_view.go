package table

import (
	"net/url"
	"slices"

	"catanica/rulings/scenario"
	"catanica/rulings/script"
	"catanica/templates"
)

// seatWanted reports whether a board game's table can be seen from the seat; the referee sees everything.
func (o *Opened) seatWanted(view string) bool {
	at, ok := o.Game.Start().Board.(script.Viewed)
	return view == "" || view == "referee" || !ok || slices.Contains(at.Seats(), view)
}

// seen returns a position as the table's viewer sees it.
func (o *Opened) seen(at script.Position) script.Position {
	if p, ok := at.(script.Viewed); ok && o.fromSeat() {
		return p.From(o.View)
	}
	return at
}

// fromSeat reports whether a board game is seen from a seat.
func (o *Opened) fromSeat() bool { return o.File.IsBoard() && o.View != "" && o.View != "referee" }

// seatViews lists the seats from which a position can be seen.
func (o *Opened) seatViews(f templates.Frame, at script.Position) []templates.KindFilter {
	p, ok := at.(script.Viewed)
	if !ok {
		return nil
	}
	link := func(name, view string) templates.KindFilter {
		href := o.With(f, func(q url.Values) {
			if q.Del("view"); view != "" {
				q.Set("view", view)
			}
		})
		if o.ID != "" {
			href = f.With("view", view)
		}
		return templates.KindFilter{Name: name, Href: href + "#stage", Current: o.View == view}
	}
	out := []templates.KindFilter{link(f.Say(templates.TextReferee), "")}
	for _, who := range p.Seats() {
		out = append(out, link(scenario.PlayerWord(who, f.Lang), who))
	}
	return out
}

// draw draws a position as the viewer sees it. Of other players everybody sees how many cards they have.
func (o *Opened) draw(f templates.Frame, now, before script.Position) *templates.Island {
	if !o.fromSeat() {
		return drawing(f, now, before)
	}
	if before != nil {
		before = o.seen(before)
	}
	out, all := drawing(f, o.seen(now), before), drawing(f, now, nil)
	if out == nil || all == nil {
		return nil
	}
	for i := range out.Players {
		p, known := &out.Players[i], all.Players[i]
		if p.Colour == o.View {
			continue
		}
		for _, g := range known.Hand {
			p.Unseen += g.Max
		}
		p.More, p.CardsUnseen = known.More, known.CardCount
	}
	return out
}

// offered lists the moves of a position that the viewer may know: of other players none, as they would show hidden
// cards. What others hold does not limit what is asked of them, and a card that chance decides stays open.
func (o *Opened) offered(now script.Position) []script.Move {
	moves := script.Moves(now)
	if !o.fromSeat() {
		return moves
	}
	if who, _, _, _ := now.Asked(0); who != o.View {
		return nil
	}
	for i := range moves {
		m := &moves[i]
		if m.Dice == 0 && m.Chances() > 0 {
			m.Sealed = true
		}
		for k, a := range m.Asks {
			if m.Group == "trade" && !a.Gives {
				m.Asks[k].Kinds = nil
				for _, kind := range o.File.BoardGame().Resources() {
					m.Asks[k].Kinds = append(m.Asks[k].Kinds, script.Good{Kind: kind, Max: mostAsked})
				}
			}
		}
	}
	return moves
}

// mostAsked is the number of cards of a kind that can be asked of a player whose hand is hidden.
const mostAsked = 9
