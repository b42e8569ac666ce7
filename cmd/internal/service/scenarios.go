package service

import (
	"context"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/rulings/scenario"
)

// scenarioReader reads a scenario and returns its mistakes.
type scenarioReader func(name, src string, books scenario.Books) (*scenario.File, scenario.Errors)

// parseScenario is the scenarioReader for starting quickly. It looks up no words and sets up no position: that is done
// when the scenario is played, and by Check.
func parseScenario(name, src string, _ scenario.Books) (*scenario.File, scenario.Errors) {
	return scenario.Parse(name, src)
}

// loadScenarios reads all .scn files below scenarios. It does not play them.
func (m *more) loadScenarios(fsys fs.FS, books scenario.Books, read scenarioReader, ps *catalog.Problems) {
	ids := map[string]bool{}
	err := fs.WalkDir(fsys, "scenarios", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(p) != ".scn" {
			return err
		}
		data, err := fs.ReadFile(fsys, p)
		if err != nil {
			return err
		}
		f, errs := read(p, string(data), books)
		for _, e := range errs {
			ps.Add(e.File, e.Pos.Line, "%d: %s", e.Pos.Col, e.Msg.EN)
		}
		if f.ID+".scn" != path.Base(p) {
			ps.Add(p, 1, "id %q: the file must be called %s.scn", f.ID, f.ID)
		}
		for _, id := range append([]string{f.ID}, f.Formerly...) {
			if ids[id] {
				ps.Add(p, 1, "id %q is used twice", id)
			}
			ids[id] = true
		}
		m.scenarios = append(m.scenarios, f)
		return nil
	})
	if err != nil {
		ps.Add("scenarios", 0, "cannot be read: %v", err)
	}
	slices.SortFunc(m.scenarios, func(a, b *scenario.File) int { return strings.Compare(a.ID, b.ID) })
}

// checkScenarios checks the titles of scenarios and the articles that they reference.
func checkScenarios(files []*scenario.File, lib *rulings.Library, ps *catalog.Problems) {
	for _, f := range files {
		if f.Title.DE == "" || f.Title.EN == "" {
			ps.Add(f.Path, 1, "the title is needed in both languages: `title de:` and `title en:`")
		}
		for _, ref := range f.Clauses {
			if article := rulings.ArticleOf(ref.ID); article != ref.ID && !lib.IsClause(ref.ID) {
				ps.Add(f.Path, ref.Pos.Line, "%d: the article %s has no clause %q: take one of its anchors", ref.Pos.Col,
					article, ref.ID[len(article)+1:])
			}
		}
		refs := slices.Clone(f.Proves)
		for _, step := range f.Steps {
			refs = append(refs, step.Refs...)
		}
		for _, ref := range refs {
			_, reviewed := lib.Mechanic(ref.ID)
			if !reviewed && lib.Ruling(ref.ID) == nil {
				near := ""
				if names := lib.Nearest(ref.ID, 1); len(names) > 0 {
					near = fmt.Sprintf(" (did you mean %q?)", names[0])
				}
				ps.Add(f.Path, ref.Pos.Line, "%d: there is no article %q%s", ref.Pos.Col, ref.ID, near)
			}
		}
	}
}

// Scenario returns the embedded scenario that has this id now or had it formerly, or nil.
func (s *Service) Scenario(id string) *scenario.File {
	files := s.Scenarios()
	i := slices.IndexFunc(files, func(f *scenario.File) bool { return f.ID == id })
	if i < 0 {
		i = slices.IndexFunc(files, func(f *scenario.File) bool { return slices.Contains(f.Formerly, id) })
	}
	if i < 0 {
		return nil
	}
	return files[i]
}

// Proofs plays all embedded scenarios on the first call and returns the report.
func (s *Service) Proofs(ctx context.Context) *proof.Report {
	s.proveOnce.Do(func() {
		s.proofs = proof.Prove(context.WithoutCancel(ctx), s.Library, s.Books(), s.Scenarios())
		s.proved.Store(true)
	})
	return s.proofs
}

// Proved reports whether the embedded scenarios have been played, so that Proofs returns at once.
func (s *Service) Proved() bool { return s.proved.Load() }
