package preview

import (
	"image"
	"image/color"
	"math"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// canvas is a picture with the few shapes that previews need.
type canvas struct{ *image.RGBA }

// weight chooses one of the two fonts.
type weight int

const (
	regular weight = iota
	bold
)

// fonts parses the Go fonts once.
var fonts = sync.OnceValue(func() [2]*opentype.Font {
	var out [2]*opentype.Font
	for i, data := range [][]byte{goregular.TTF, gobold.TTF} {
		f, err := opentype.Parse(data)
		if err != nil {
			panic(err) // the fonts are part of the program
		}
		out[i] = f
	}
	return out
})

// face returns a font at a size in pixels. A face must not be shared between goroutines, and is cheap to make.
func face(w weight, size float64) font.Face {
	f, err := opentype.NewFace(fonts()[w], &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingFull})
	if err != nil {
		panic(err) // never for a positive size
	}
	return f
}

// signs replaces the signs of the site that the Go fonts lack.
var signs = strings.NewReplacer("✓", "√", "✗", "×", "▸", "►", "\u202f", "\u00a0")

// Missing returns the characters of a text that the fonts cannot draw.
func Missing(s string) (out []rune) {
	var b sfnt.Buffer
	for _, r := range signs.Replace(s) {
		for _, f := range fonts() {
			if i, err := f.GlyphIndex(&b, r); err != nil || i == 0 {
				out = append(out, r)
				break
			}
		}
	}
	return out
}

// measure returns the width of a text in pixels.
func measure(s string, w weight, size float64) int {
	return font.MeasureString(face(w, size), signs.Replace(s)).Ceil()
}

// text draws a line with its baseline at y.
func (c *canvas) text(s string, w weight, size float64, x, y int, col color.Color) {
	d := font.Drawer{Dst: c.RGBA, Src: image.NewUniform(col), Face: face(w, size), Dot: fixed.P(x, y)}
	d.DrawString(signs.Replace(s))
}

// paragraph draws wrapped text in at most so many lines, the last one with an ellipsis if more would follow. It returns
// the baseline of the line after it.
func (c *canvas) paragraph(s string, w weight, size float64, x, y, width, lines int, col color.Color) int {
	height := int(size * 1.3)
	for _, l := range wrap(s, w, size, width, lines) {
		c.text(l, w, size, x, y, col)
		y += height
	}
	return y
}

// wrap breaks a text into at most so many lines of at most so many pixels.
func wrap(s string, w weight, size float64, width, lines int) []string {
	f := face(w, size)
	fits := func(s string) bool { return font.MeasureString(f, s).Ceil() <= width }
	var out []string
	current := ""
	words := strings.Fields(s)
	for i, word := range words {
		next := strings.TrimSpace(current + " " + word)
		if current == "" || fits(next) {
			current = next
			continue
		}
		if len(out)+1 >= lines {
			return append(out, fit(current+" "+strings.Join(words[i:], " "), w, size, width))[:max(0, lines)]
		}
		out, current = append(out, fit(current, w, size, width)), word
	}
	if current != "" && len(out) < lines {
		out = append(out, fit(current, w, size, width))
	}
	return out
}

// fit cuts a text to a width, with an ellipsis.
func fit(s string, w weight, size float64, width int) string {
	f := face(w, size)
	if font.MeasureString(f, s).Ceil() <= width {
		return s
	}
	letters := []rune(s)
	low, high := 0, len(letters)
	for low < high {
		mid := (low + high + 1) / 2
		if font.MeasureString(f, strings.TrimSpace(string(letters[:mid]))+"…").Ceil() <= width {
			low = mid
		} else {
			high = mid - 1
		}
	}
	return strings.TrimSpace(string(letters[:low])) + "…"
}

// rect fills a rectangle.
func (c *canvas) rect(x, y, w, h int, col color.Color) { c.round(x, y, w, h, 0, col) }

// round fills a rectangle with round corners.
func (c *canvas) round(x, y, w, h, radius int, col color.Color) {
	r := vector.NewRasterizer(w, h)
	rad, fw, fh := float32(radius), float32(w), float32(h)
	const k = 0.5523 // of the radius, for the control points of a quarter circle
	r.MoveTo(rad, 0)
	r.LineTo(fw-rad, 0)
	r.CubeTo(fw-rad+rad*k, 0, fw, rad-rad*k, fw, rad)
	r.LineTo(fw, fh-rad)
	r.CubeTo(fw, fh-rad+rad*k, fw-rad+rad*k, fh, fw-rad, fh)
	r.LineTo(rad, fh)
	r.CubeTo(rad-rad*k, fh, 0, fh-rad+rad*k, 0, fh-rad)
	r.LineTo(0, rad)
	r.CubeTo(0, rad-rad*k, rad-rad*k, 0, rad, 0)
	r.ClosePath()
	r.Draw(c.RGBA, image.Rect(x, y, x+w, y+h), image.NewUniform(col), image.Point{})
}

// hexagon fills a hexagon around a point.
func (c *canvas) hexagon(x, y, radius int, col color.Color) {
	size := 2 * radius
	r := vector.NewRasterizer(size, size)
	for i := range 6 {
		angle := math.Pi / 3 * (float64(i) + 0.5)
		px, py := float32(float64(radius)*(1+math.Cos(angle))), float32(float64(radius)*(1+math.Sin(angle)))
		if i == 0 {
			r.MoveTo(px, py)
		} else {
			r.LineTo(px, py)
		}
	}
	r.ClosePath()
	r.Draw(c.RGBA, image.Rect(x-radius, y-radius, x+radius, y+radius), image.NewUniform(col), image.Point{})
}
