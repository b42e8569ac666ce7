package service

import (
	"context"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/proof"
	"catanica/rulings/scenario"
)

// loadScenarios reads every .scn file below scenarios, checks its names and references, and compiles the
// cards for the engine. Scenarios that wait for the engine (pending) are checked like all others, but not played.
func (s *Service) loadScenarios(fsys fs.FS, ps *catalog.Problems) {
	books, problems := scenario.CompileBooks(s.Catalog)
	s.Books = books
	*ps = append(*ps, problems...)
	err := fs.WalkDir(fsys, "scenarios", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(p) != ".scn" {
			return err
		}
		data, err := fs.ReadFile(fsys, p)
		if err != nil {
			return err
		}
		f, errs := scenario.Read(p, string(data), books)
		for _, e := range errs {
			ps.Add(e.File, e.Pos.Line, "%d: %s", e.Pos.Col, e.Msg.EN)
		}
		s.checkScenario(f, p, ps)
		s.Scenarios = append(s.Scenarios, f)
		return nil
	})
	if err != nil {
		ps.Add("scenarios", 0, "cannot be read: %v", err)
	}
	slices.SortFunc(s.Scenarios, func(a, b *scenario.File) int { return strings.Compare(a.ID, b.ID) })
}

func (s *Service) checkScenario(f *scenario.File, file string, ps *catalog.Problems) {
	if f.ID+".scn" != path.Base(file) {
		ps.Add(file, 1, "id %q: the file must be called %s.scn", f.ID, f.ID)
	}
	if f.Title.DE == "" || f.Title.EN == "" {
		ps.Add(file, 1, "the title is needed in both languages: `title de:` and `title en:`")
	}
	refs := slices.Clone(f.Proves)
	for _, step := range f.Steps {
		refs = append(refs, step.Refs...)
	}
	for _, ref := range refs {
		_, reviewed := s.Library.Mechanic(ref.ID)
		if !reviewed && s.Library.Ruling(ref.ID) == nil {
			near := ""
			if names := s.Library.Nearest(ref.ID, 1); len(names) > 0 {
				near = fmt.Sprintf(" (did you mean %q?)", names[0])
			}
			ps.Add(file, ref.Pos.Line, "%d: there is no article %q%s", ref.Pos.Col, ref.ID, near)
		}
	}
	for _, id := range append([]string{f.ID}, f.Formerly...) {
		if slices.ContainsFunc(s.Scenarios, func(o *scenario.File) bool { return o.ID == id || slices.Contains(o.Formerly, id) }) {
			ps.Add(file, 1, "id %q stands twice", id)
		}
	}
}

// Scenario returns the embedded scenario with this id, or that stood under it before, or nil.
func (s *Service) Scenario(id string) *scenario.File {
	i := slices.IndexFunc(s.Scenarios, func(f *scenario.File) bool { return f.ID == id })
	if i < 0 {
		i = slices.IndexFunc(s.Scenarios, func(f *scenario.File) bool { return slices.Contains(f.Formerly, id) })
	}
	if i < 0 {
		return nil
	}
	return s.Scenarios[i]
}

// Proofs plays all scenarios of this build, once.
func (s *Service) Proofs(ctx context.Context) *proof.Report {
	s.proveOnce.Do(func() { s.proofs = proof.Prove(context.WithoutCancel(ctx), s.Library, s.Books, s.Scenarios) })
	return s.proofs
}
