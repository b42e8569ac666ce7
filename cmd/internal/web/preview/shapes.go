package preview

import (
	"image/color"

	"catanica/templates"
)

// The measures of a drawn card.
const (
	cardWide = 320
	cardHigh = 410
)

// card draws a card from its data on the left, and what it does beside it.
func (c *canvas) card(w templates.Widget) {
	strong, weak := colours(w.Card.Colour)
	x, y := margin, 110
	c.round(x-3, y-3, cardWide+6, cardHigh+6, 24, strong)
	c.round(x, y, cardWide, cardHigh, 21, weak)
	c.paragraph(w.Card.Name, bold, 36, x+24, y+58, cardWide-48, 3, ink)
	c.rect(x, y+190, cardWide, 52, strong)
	c.text(fit(w.Card.Class, bold, 28, cardWide-48), bold, 28, x+24, y+226, weak)
	c.paragraph(w.Card.Type, regular, 26, x+24, y+284, cardWide-48, 2, ink)
	at := x + 24
	for _, m := range w.Card.Cost {
		c.round(at, y+cardHigh-76, 44, 44, 22, hex(m.Colour))
		c.text(m.Text, bold, 28, at+22-measure(m.Text, bold, 28)/2, y+cardHigh-44, paper)
		at += 52
	}
	if len(w.Card.Cost) == 0 && w.Card.NoCost != "" {
		c.text(fit(w.Card.NoCost, regular, 26, cardWide-48), regular, 26, x+24, y+cardHigh-44, ink)
	}
	left := margin + cardWide + 48
	c.eyebrow(w, margin)
	y = c.paragraph(w.Title, bold, 50, left, 172, Width-margin-left, 2, ink)
	c.paragraph(w.Text, regular, 34, left, y+14, Width-margin-left, rows(y+14, 44), ink)
}

// hex reads a colour such as #1c6331; anything else is grey.
func hex(s string) color.RGBA {
	if len(s) != 7 || s[0] != '#' {
		return muted
	}
	var n uint32
	for _, r := range s[1:] {
		switch {
		case r >= '0' && r <= '9':
			n = n<<4 | uint32(r-'0')
		case r >= 'a' && r <= 'f':
			n = n<<4 | uint32(r-'a'+10)
		default:
			return muted
		}
	}
	return rgb(n)
}

// The measures of a drawn position.
const (
	sideHigh = 168
	siteHigh = 34
)

// board draws the verdict and the two principalities, each with the cards on its places.
func (c *canvas) board(w templates.Widget) {
	c.eyebrow(w, margin)
	room := Width - 2*margin
	if w.Verdict != "" {
		strong, weak := colours(w.Colour)
		width := measure(w.Verdict, bold, 26)
		room -= width + 60
		c.round(Width-margin-width-40, 110, width+40, 46, 12, weak)
		c.text(w.Verdict, bold, 26, Width-margin-width-20, 142, strong)
	}
	c.text(fit(w.Title, bold, 40, room), bold, 40, margin, 146, ink)
	for i, side := range w.Board.Sides {
		c.side(side, 178+i*(sideHigh+14))
	}
}

// side draws one principality as a row of places.
func (c *canvas) side(s templates.BoardSide, y int) {
	c.round(margin, y, Width-2*margin, sideHigh, 14, rgb(0xf2efe8))
	name := s.Name
	if s.Active {
		name += " ▸"
	}
	c.text(fit(name, bold, 28, 150), bold, 28, margin+18, y+42, ink)
	c.paragraph(s.Points.Name, regular, 22, margin+18, y+76, 150, 3, muted)
	var places []templates.BoardColumn
	for _, col := range s.Columns {
		if col.Kind != "road" && col.Kind != "gap" {
			places = append(places, col)
		}
	}
	if len(places) == 0 {
		return
	}
	x, wide := margin+180, (Width-2*margin-196)/max(3, len(places))
	for _, p := range places {
		c.place(p, x, y+14, wide-12)
		x += wide
	}
}

// place draws a settlement or a city with its cards.
func (c *canvas) place(p templates.BoardColumn, x, y, wide int) {
	c.round(x, y, wide, 36, 8, rgb(0x4c5157))
	c.text(fit(p.Name, bold, 22, wide-16), bold, 22, x+8, y+26, paper)
	y += 42
	rest := 0
	for _, slot := range append(append([]templates.BoardSlot{}, p.Above...), p.Below...) {
		if slot.Card == nil {
			continue
		}
		if rest == 3 {
			break
		}
		strong, weak := colours(slot.Card.Class.Colour)
		c.round(x, y, wide, siteHigh, 8, weak)
		name := slot.Card.Name
		for _, on := range slot.Card.On {
			name += " + " + on.Name
		}
		c.text(fit(name, regular, 20, wide-16), regular, 20, x+8, y+24, strong)
		y += siteHigh + 4
		rest++
	}
}
