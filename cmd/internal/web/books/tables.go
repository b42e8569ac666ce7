package books

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/rulings"
	"catanica/templates"
)

// tables returns the tables on the page of an article.
func (s *Section) tables(f templates.Frame, article string, notes *present.Footnotes) []templates.TableView {
	var out []templates.TableView
	for _, t := range s.Library.TablesOf(article) {
		b := tableBuilder{s: s, f: f, self: article, notes: notes}
		out = append(out, b.view(t))
	}
	return out
}

// tableBuilder presents a table.
type tableBuilder struct {
	s     *Section
	f     templates.Frame
	self  string // the article on whose page the table is
	notes *present.Footnotes
}

func (b tableBuilder) view(t *rulings.Table) templates.TableView {
	v := templates.TableView{
		ID: t.ID, Name: b.f.Say(t.Name), About: b.s.Show.Inline(b.f, b.f.Say(t.About)), Notes: b.notes.Add(t.Source),
	}
	v.Columns = templates.ColumnNames(b.f, t)
	if len(t.Turn) > 0 {
		v.Groups = b.turn(t.Turn)
	}
	plain := templates.TableGroup{}
	for _, u := range t.Uses {
		row := b.row(u.TableRow, templates.OftenName(b.f, u.Often))
		row.Cells, row.Text = append(row.Cells, row.Text), ""
		plain.Rows = append(plain.Rows, row)
	}
	if t.Hand != nil {
		plain.Rows = b.raises(t.Hand)
		if n, is := t.Hand.Largest.At(b.f.Edition); is == catalog.Known {
			v.Foot = templates.LargestHand(b.f, n)
		}
	}
	if len(t.Lines) > 0 {
		v.Columns = []string{templates.LineName(b.f)}
		for _, c := range t.Columns {
			v.Columns = append(v.Columns, b.f.Say(c.Name))
		}
		plain.Rows = b.lines(t)
	}
	if len(plain.Rows) > 0 {
		v.Groups = append(v.Groups, plain)
	}
	v.Columns = append(v.Columns, templates.EvidenceName(b.f))
	return v
}

// row presents what all rows have: cards, text, the editions in which it holds, and its article.
func (b tableBuilder) row(r rulings.TableRow, cells ...string) templates.TableRowView {
	v := templates.TableRowView{
		Cards: b.s.Show.Things(b.f, r.Cards), Text: b.s.Show.Inline(b.f, b.f.Say(r.Text)), Cells: cells,
		When: b.when(r), Now: r.Holds(b.f.Edition), Notes: b.notes.Add(r.Source),
	}
	if r.Article != b.self {
		v.Article = b.s.articleLink(b.f, r.Article)
	}
	return v
}

// when returns the editions and games in which a row holds.
func (b tableBuilder) when(r rulings.TableRow) string {
	var parts []string
	if span := b.f.SpanName(r.Span); span != "" {
		parts = append(parts, span)
	}
	if games := gamesOf(b.f, r.Games); games != "" {
		parts = append(parts, games)
	}
	return strings.Join(parts, ", ")
}

// gamesOf names the games in which something holds, or returns "" for all of them.
func gamesOf(f templates.Frame, games []catalog.Game) string {
	var names []string
	for _, g := range games {
		names = append(names, templates.GameName(f, g))
	}
	if len(games) == len(catalog.Games) {
		return ""
	}
	return strings.Join(names, ", ")
}

// turn groups the steps by phase, and within a phase by the face of the event die. The opponent comes last.
func (b tableBuilder) turn(phases []rulings.TurnPhase) []templates.TableGroup {
	var out []templates.TableGroup
	for i, p := range phases {
		name := strconv.Itoa(i+1) + ". " + b.f.Say(p.Name)
		group := func(of string) *templates.TableGroup {
			g := templates.TableGroup{Name: name, Href: b.s.articleLink(b.f, p.Article).Href}
			if of != "" {
				g.Name += ": " + of
			}
			out = append(out, g)
			return &out[len(out)-1]
		}
		for _, face := range facesOf(p) {
			g := group(templates.DieFace(b.f, face))
			for _, st := range p.Steps {
				if st.Face == face {
					g.Rows = append(g.Rows, b.step(st.TableRow, st.N, templates.ActorName(b.f, st.Who)))
				}
			}
		}
		if len(p.Passive) > 0 {
			g := group(templates.PassiveTitle(b.f))
			for _, r := range p.Passive {
				g.Rows = append(g.Rows, b.step(r, 0, templates.ActorName(b.f, rulings.ActorPassive)))
			}
		}
	}
	return out
}

// step presents a row of the turn; its text links to the cards.
func (b tableBuilder) step(r rulings.TableRow, n int, who string) templates.TableRowView {
	row := b.row(r, who)
	row.N, row.Cards = n, nil
	return row
}

// facesOf returns the faces of the event die to which a phase's steps belong, in order of appearance; "" is all faces.
func facesOf(p rulings.TurnPhase) []string {
	var out []string
	for _, st := range p.Steps {
		if !slices.Contains(out, st.Face) {
			out = append(out, st.Face)
		}
	}
	return out
}

func (b tableBuilder) raises(h *rulings.Hand) []templates.TableRowView {
	var out []templates.TableRowView
	for _, r := range h.Raises {
		out = append(out, b.row(r.TableRow, templates.RaiseText(b.f, r), templates.MostText(b.f, r)))
	}
	return out
}

func (b tableBuilder) lines(t *rulings.Table) []templates.TableRowView {
	var out []templates.TableRowView
	for _, l := range t.Lines {
		var cells []string
		for _, c := range t.Columns {
			cells = append(cells, b.s.Show.Inline(b.f, b.f.Say(l.Cells[c.ID])))
		}
		out = append(out, b.row(l.TableRow, cells...))
	}
	return out
}

// articleLink links to an article, given by id. A decision is called by its id, a section of a set's rulebook by the
// set's sign, and anything else by its title.
func (s *Section) articleLink(f templates.Frame, id string) *templates.Link {
	r := s.Library.Ruling(id)
	if r == nil {
		return &templates.Link{Text: id}
	}
	link := &templates.Link{Text: r.ID, Href: f.Thing(r.Kind, r.ID)}
	if set := s.Catalog.Set(r.Chapter()); set != nil {
		link.Text = set.SignIn(f.Lang)
	} else if r.Kind != catalog.KindRuling {
		link.Text = r.Title(f.Lang)
	}
	return link
}
