package books

import (
	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/templates"
)

// turnTable is the id of the table from which the quick sheet is made.
const turnTable = "turn"

// Quick answers GET /LANG/quick: the order of a turn under the reader's edition on one page.
func (s *Section) Quick(req *site.Request) (site.Answer, error) {
	t := s.Library.Table(turnTable)
	if t == nil {
		return site.Answer{}, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoTurn}
	}
	f := req.Frame
	notes := s.Show.Footnotes(f, "")
	page := templates.QuickPage{About: s.Show.Inline(f, f.Say(t.About))}
	for i, p := range t.Turn {
		ph := templates.QuickPhase{ID: p.Phase, Name: f.Say(p.Name), N: i + 1, Article: *s.articleLink(f, p.Article)}
		for _, face := range facesOf(p) {
			g := templates.QuickGroup{Face: templates.DieFace(f, face)}
			for _, st := range p.Steps {
				if st.Face == face && st.Holds(f.Edition) {
					g.Steps = append(g.Steps, s.quickStep(f, notes, st.TableRow, st.N, st.Who))
				}
			}
			if len(g.Steps) > 0 {
				ph.Groups = append(ph.Groups, g)
			}
		}
		for _, r := range p.Passive {
			if r.Holds(f.Edition) {
				ph.Passive = append(ph.Passive, s.quickStep(f, notes, r, 0, ""))
			}
		}
		page.Phases = append(page.Phases, ph)
	}
	page.Sources = notes.List
	return site.Answer{View: page}, nil
}

// quickStep presents a step with its article. The article itself is not repeated among the sources.
func (s *Section) quickStep(f templates.Frame, notes *present.Footnotes, r rulings.TableRow, n int,
	who rulings.Actor) templates.QuickStep {
	var more catalog.Sources
	for _, src := range r.Source {
		if src != "003#"+r.Article {
			more = append(more, src)
		}
	}
	return templates.QuickStep{
		N: n, Who: who, Text: s.Show.Inline(f, f.Say(r.Text)), Games: gamesOf(f, r.Games),
		Article: *s.articleLink(f, r.Article), Notes: notes.Add(more),
	}
}

// quickLink links an article to the quick sheet if both belong to the same chapter.
func (s *Section) quickLink(f templates.Frame, r *rulings.Ruling) *templates.Link {
	t := s.Library.Table(turnTable)
	if t == nil || len(t.Articles) == 0 {
		return nil
	}
	if from := s.Library.Ruling(t.Articles[0]); from == nil || from.Chapter() != r.Chapter() {
		return nil
	}
	return &templates.Link{Text: templates.QuickName(f), Href: f.To("/quick")}
}
