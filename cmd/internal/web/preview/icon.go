package preview

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"math"

	"golang.org/x/image/vector"
)

// Icon draws the sign of the site (static/icon.svg) as a square PNG of the given size in pixels. A maskable icon fills
// the square and keeps the sign within the middle four fifths, because systems cut it into shapes of their own.
func Icon(size int, maskable bool) ([]byte, error) {
	c := &canvas{image.NewRGBA(image.Rect(0, 0, size, size))}
	blue, _ := colours("blue")
	scale, shift := float32(size)/32, float32(0)
	if maskable {
		draw.Draw(c.RGBA, c.Bounds(), image.NewUniform(blue), image.Point{}, draw.Src)
		scale *= 0.8
		shift = (float32(size) - 32*scale) / 2
	}
	at := func(x, y float32) (float32, float32) { return x*scale + shift, y*scale + shift }
	path := func(paint image.Image, steps ...[]float32) {
		r := vector.NewRasterizer(size, size)
		for i, p := range steps {
			x, y := at(p[0], p[1])
			switch {
			case i == 0:
				r.MoveTo(x, y)
			case len(p) == 2:
				r.LineTo(x, y)
			default:
				x2, y2 := at(p[2], p[3])
				x3, y3 := at(p[4], p[5])
				r.CubeTo(x, y, x2, y2, x3, y3)
			}
		}
		r.ClosePath()
		r.Draw(c.RGBA, c.Bounds(), paint, image.Point{})
	}
	path(image.NewUniform(blue), []float32{16, 1}, []float32{29, 8.5}, []float32{29, 23.5}, []float32{16, 31},
		[]float32{3, 23.5}, []float32{3, 8.5})
	// The letter C: an outer arc of radius 8 around (16, 16), an inner one of 4.7, open on the right.
	path(image.NewUniform(paper), letterC()...)
	var b bytes.Buffer
	if err := png.Encode(&b, c.RGBA); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// letterC returns the outline of the letter on the sign: each step is a point, or the two control points and the end of
// a curve.
func letterC() [][]float32 {
	outer, inner := arc(8, 38.7, 321.3), arc(4.7, 320.3, 39.7)
	steps := append([][]float32{outer[0]}, outer[1:]...)
	return append(append(steps, inner[0]), inner[1:]...)
}

// arc returns an arc around the middle of the sign, from one angle to another in degrees clockwise from the right: its
// first point, then curves of at most a quarter circle.
func arc(radius, from, to float64) [][]float32 {
	point := func(angle float64) (x, y float64) {
		sin, cos := math.Sincos(angle * math.Pi / 180)
		return 16 + radius*cos, 16 + radius*sin
	}
	x, y := point(from)
	out := [][]float32{{float32(x), float32(y)}}
	n := math.Ceil(math.Abs(to-from) / 90)
	step := (to - from) / n
	k := 4.0 / 3 * math.Tan(step*math.Pi/720) // the length of a control line, as a share of the radius
	for i := range int(n) {
		a := from + step*float64(i)
		x0, y0 := point(a)
		x3, y3 := point(a + step)
		out = append(out, []float32{
			float32(x0 - k*(y0-16)), float32(y0 + k*(x0-16)), float32(x3 + k*(y3-16)), float32(y3 - k*(x3-16)),
			float32(x3), float32(y3),
		})
	}
	return out
}
