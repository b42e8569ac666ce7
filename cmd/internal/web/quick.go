package web

import (
	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// turnTable is the table of which the quick sheet is made.
const turnTable = "turn"

// quick answers GET /LANG/quick: the order of a turn under the reader's edition, on one sheet.
func (s *Server) quick(v *visit) (answer, error) {
	t := s.svc.Library.Table(turnTable)
	if t == nil {
		return answer{}, fault{kind: errNotFound, detail: templates.TextNoTurn}
	}
	f := v.frame
	notes := s.footnotes(f, "")
	page := templates.QuickPage{About: s.inline(f, f.Say(t.About))}
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
	page.Sources = notes.list
	return answer{view: page}, nil
}

// quickStep is a step with its article; of its sources the article itself needs no number.
func (s *Server) quickStep(f templates.Frame, notes *footnotes, r rulings.TableRow, n int, who rulings.Actor) templates.QuickStep {
	var more catalog.Sources
	for _, src := range r.Source {
		if src != "003#"+r.Article {
			more = append(more, src)
		}
	}
	return templates.QuickStep{
		N: n, Who: who, Text: s.inline(f, f.Say(r.Text)), Games: gamesOf(f, r.Games), Article: *s.articleLink(f, r.Article), Notes: notes.add(more),
	}
}

// quickLink leads from an article to the quick sheet, where the two are of one chapter.
func (s *Server) quickLink(f templates.Frame, r *rulings.Ruling) *templates.Link {
	t := s.svc.Library.Table(turnTable)
	if t == nil || len(t.Articles) == 0 {
		return nil
	}
	if from := s.svc.Library.Ruling(t.Articles[0]); from == nil || from.Chapter() != r.Chapter() {
		return nil
	}
	return &templates.Link{Text: templates.QuickName(f), Href: f.To("/quick")}
}
