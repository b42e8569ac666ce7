package interact

import (
	"context"
	"slices"
	"strings"

	"catanica/rulings/scenario"
)

// holds reports whether the scenario runs and holds.
func (d *demonstration) holds(w *world) bool { return w.runs(d.text(d.header, d.start)) }

func (w *world) runs(text string) bool {
	f, errs := scenario.Parse("interaction", text)
	return len(errs) == 0 && scenario.Replay(context.Background(), f, w.books, scenario.Options{}).OK
}

// shrink leaves out every line of the start and the header without which the scenario still holds, and shortens the
// axis. It keeps the hands: whoever opens the scenario can play from them only if they are known.
func (d *demonstration) shrink(w *world) {
	for i := len(d.start) - 1; i >= 0; i-- {
		if d.about(d.start[i]) {
			continue
		}
		less := slices.Delete(slices.Clone(d.start), i, i+1)
		if !strings.Contains(d.start[i], " hand: ") && w.runs(d.text(d.header, less)) {
			d.start = less
			continue
		}
		d.shorten(w, i, ", ")
	}
	for i := len(d.header) - 1; i > 2; i-- {
		if less := slices.Delete(slices.Clone(d.header), i, i+1); w.runs(d.text(less, d.start)) {
			d.header = less
		}
	}
}

// about reports whether a line puts one of the cards in place that the scenario is about.
func (d *demonstration) about(line string) bool {
	if strings.Contains(line, ": "+d.card) {
		return true
	}
	if slices.ContainsFunc(d.held, func(id string) bool { return strings.Contains(line, ": "+id) }) {
		return true
	}
	return slices.ContainsFunc(d.beside, func(t target) bool { return strings.Contains(line, ": "+t.card) })
}

// shorten drops entries from the end of a line that lists several.
func (d *demonstration) shorten(w *world, i int, sep string) {
	head, list, ok := strings.Cut(d.start[i], ": ")
	if !ok {
		return
	}
	parts := strings.Split(list, sep)
	for j := len(parts) - 1; j >= 0 && len(parts) > 1; j-- {
		less := slices.Delete(slices.Clone(parts), j, j+1)
		was := d.start[i]
		if d.start[i] = head + ": " + strings.Join(less, sep); w.runs(d.text(d.header, d.start)) {
			parts = less
		} else {
			d.start[i] = was
		}
	}
}
