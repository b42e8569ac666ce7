// Package preview draws the pictures that a link unfurls to in chats and forums: PNG, 1200 × 630 pixels, drawn from a
// widget's data with the Go fonts. It reads no file and no clock, so that equal widgets give equal pictures.
package preview

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"strings"

	"catanica/templates"
)

// The size of every picture in pixels, which most sites expect.
const (
	Width  = 1200
	Height = 630
)

const margin = 64

// palette holds the colours of the light theme: strong for text and bars, weak for surfaces.
var palette = map[string][2]color.RGBA{
	"yellow": {rgb(0x6f5200), rgb(0xfbefc0)}, "blue": {rgb(0x1d4f91), rgb(0xdde9fa)},
	"green": {rgb(0x1c6331), rgb(0xdcf0e0)}, "red": {rgb(0x9c2318), rgb(0xfbe2de)},
	"brown": {rgb(0x6f4419), rgb(0xf2e5d6)}, "violet": {rgb(0x65298b), rgb(0xeee1f7)},
	"grey": {rgb(0x4c5157), rgb(0xe8e9ea)},
}

var (
	paper = rgb(0xfaf7f0)
	ink   = rgb(0x1d1f21)
	muted = rgb(0x595d63)
	line  = rgb(0xd9d4c8)
	gold  = rgb(0xdfae00)
)

func rgb(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}

// colours returns the strong and the weak colour with a name.
func colours(name string) (strong, weak color.RGBA) {
	c, ok := palette[name]
	if !ok {
		c = palette["grey"]
	}
	return c[0], c[1]
}

// PNG draws a widget.
func PNG(w templates.Widget) ([]byte, error) {
	c := &canvas{image.NewRGBA(image.Rect(0, 0, Width, Height))}
	draw.Draw(c.RGBA, c.Bounds(), image.NewUniform(paper), image.Point{}, draw.Src)
	strong, _ := colours(w.Colour)
	c.rect(0, 0, 20, Height, strong)
	c.brand()
	switch {
	case w.Card != nil:
		c.card(w)
	case w.Board != nil:
		c.board(w)
	default:
		c.article(w)
	}
	c.foot(w)
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := encoder.Encode(&b, c.RGBA); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// brand draws the name of the site at the top right, with its hexagon.
func (c *canvas) brand() {
	c.hexagon(Width-margin-14, 74, 22, gold)
	name := "Catanica"
	c.text(name, bold, 34, Width-margin-50-measure(name, bold, 34), 86, ink)
}

// eyebrow draws the line above the title.
func (c *canvas) eyebrow(w templates.Widget, x int) {
	c.text(fit(w.Eyebrow, regular, 30, Width-margin-260-x), regular, 30, x, 86, muted)
}

// article draws title, verdict, text and items.
func (c *canvas) article(w templates.Widget) {
	c.eyebrow(w, margin)
	y := c.paragraph(w.Title, bold, 54, margin, 170, Width-2*margin, 3, ink)
	strong, weak := colours(w.Colour)
	if w.Verdict != "" {
		width := measure(w.Verdict, bold, 36)
		c.round(margin, y-6, width+48, 60, 14, weak)
		c.text(w.Verdict, bold, 36, margin+24, y+37, strong)
		y += 82
	}
	y = c.paragraph(w.Text, regular, 36, margin, y+30, Width-2*margin, rows(y+30, 48), ink)
	for _, item := range w.Items {
		if rows(y, 44) < 1 {
			break
		}
		c.round(margin+4, y-24, 12, 12, 6, strong)
		y = c.paragraph(item, regular, 32, margin+34, y, Width-2*margin-34, min(2, rows(y, 44)), ink) + 8
	}
}

// bottom is where the text ends and the foot begins.
const bottom = Height - 96

// rows returns how many lines fit from the baseline y on.
func rows(y, height int) int { return max(0, (bottom-y)/height+1) }

// foot draws what the statement rests on.
func (c *canvas) foot(w templates.Widget) {
	c.rect(margin, Height-86, Width-2*margin, 2, line)
	c.text(fit(strings.Join(w.Facts, " · "), regular, 28, Width-2*margin), regular, 28, margin, Height-36, muted)
}
