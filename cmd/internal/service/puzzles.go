package service

import (
	"cmp"
	"io/fs"
	"path"
	"slices"

	"catanica/catalog"
	"catanica/rulings/puzzle"
)

// loadPuzzles reads the puzzles, the shortest first. Whether each has one solution is checked by a test.
func loadPuzzles(fsys fs.FS, ps *catalog.Problems) []*puzzle.Puzzle {
	var out []*puzzle.Puzzle
	files, err := fs.Glob(fsys, "puzzles/*.scn")
	if err != nil {
		ps.Add("puzzles", 0, "cannot be read: %v", err)
	}
	for _, name := range files {
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			ps.Add(name, 0, "cannot be read: %v", err)
			continue
		}
		p, errs := puzzle.Read(name, string(data))
		for _, e := range errs {
			ps.Add(e.File, e.Pos.Line, "%d: %s", e.Pos.Col, e.Msg.EN)
		}
		if p == nil {
			continue
		}
		if p.ID+".scn" != path.Base(name) {
			ps.Add(name, 1, "id %q: the file must be called %s.scn", p.ID, p.ID)
		}
		for _, text := range []catalog.Text{p.File.Title, p.File.Note} {
			if text.DE == "" || text.EN == "" {
				ps.Add(name, 1, "a puzzle needs `title` and `note` in both languages")
			}
		}
		out = append(out, p)
	}
	slices.SortStableFunc(out, func(a, b *puzzle.Puzzle) int {
		return cmp.Or(cmp.Compare(a.Weight(), b.Weight()), cmp.Compare(a.ID, b.ID))
	})
	return out
}
