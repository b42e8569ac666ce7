package web

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// coverage answers GET /LANG/coverage: what is in, proven, open and unknown.
func (s *Server) coverage(req *site.Request) (site.Answer, error) {
	v := coverageView{s, req.Frame, s.svc.Proofs(req.Context())}
	return site.Answer{View: v.page(s.svc.Coverage(req.Context()))}, nil
}

// coverageView presents the coverage to one reader.
type coverageView struct {
	*Server
	f      templates.Frame
	proofs *proof.Report
}

func (v coverageView) page(c service.Coverage) templates.CoveragePage {
	p := templates.CoveragePage{
		Figures: []templates.Figure{
			{Label: templates.TextFigureArticles, N: c.Articles.Total - len(c.Articles.Missing), Total: c.Articles.Total},
			{Label: templates.TextFigureRulings, N: c.Rulings.Proven, Total: c.Rulings.Mechanical},
			{Label: templates.TextFigureClauses, N: c.Clauses.Proven, Total: c.Clauses.Total},
			{Label: templates.TextFigurePairs, N: c.Pairs.Proven, Total: c.Pairs.Total},
			{Label: templates.TextFigureCards, N: c.Cards.Played, Total: c.Cards.Total},
		},
		Chapters: v.chapters(),
		Pairs:    v.pairs(c.Pairs.Open),
	}
	for _, g := range c.Games {
		p.Games = append(p.Games, templates.CoverageGame{
			Name: templates.GameName(v.f, g.Game), N: g.Proven, Total: g.Total, Open: v.articles(g.Open),
		})
	}
	for _, g := range c.Boards {
		p.Games = append(p.Games, templates.CoverageGame{
			Name: v.f.Say(scenario.GameTitle(g.Game)), N: g.Proven, Total: g.Total, Open: v.articles(g.Open),
		})
	}
	for _, u := range c.Clauses.Unplayable {
		p.Unplayable = append(p.Unplayable, templates.CoverageReason{What: v.clause(u.ID), Why: v.plain(u.Why)})
	}
	p.Unplayable = append(p.Unplayable, v.reasons(c.Pairs.Unplayable)...)
	for _, g := range c.Games {
		p.Unplayable = append(p.Unplayable, v.gameReasons(g)...)
	}
	for _, id := range c.Cards.EffectUnknown {
		p.NoEffect = append(p.NoEffect, v.card(id))
	}
	for _, set := range c.Sets {
		p.Sets = append(p.Sets, v.set(set))
	}
	p.NoSet = v.gaps(c.NoSet)
	return p
}

// chapters lists the mechanical articles by chapter in the order of the Encyclopædia.
func (v coverageView) chapters() []templates.CoverageChapter {
	var out []templates.CoverageChapter
	for _, m := range v.svc.Library.Mechanics {
		r := v.svc.Library.Ruling(m.ID)
		if r == nil || !m.Mechanical() {
			continue
		}
		chapter := r.Chapter()
		if len(out) == 0 || out[len(out)-1].ID != chapter {
			out = append(out, templates.CoverageChapter{ID: chapter, Name: templates.ChapterName(v.f, chapter)})
		}
		c := &out[len(out)-1]
		a := v.article(r)
		c.Articles = append(c.Articles, a)
		for _, clause := range a.Clauses {
			c.Total++
			switch clause.State {
			case templates.ClauseProven:
				c.N++
			case templates.ClauseOpen:
				c.AnyMissed = true
			}
		}
	}
	return out
}

func (v coverageView) article(r *rulings.Ruling) templates.CoverageArticle {
	a := templates.CoverageArticle{
		Link: templates.Link{Text: r.ID, Href: v.f.Thing(r.Kind, r.ID)}, Title: r.Title(v.f.Lang),
	}
	proofs := v.proofs.Of(r.ID).Clauses
	for i, c := range v.svc.Library.Clauses(r.ID) {
		line := templates.CoverageClause{
			ClauseProof: templates.ClauseProof{Anchor: c.Anchor, State: templates.ClauseOpen},
			Text:        c.Text[v.f.Lang], Href: v.clause(c.ID).Href,
		}
		switch {
		case proofs[i].Proven():
			line.State = templates.ClauseProven
		case !proofs[i].Unplayable.Empty():
			line.State = templates.ClauseUnplayable
		default:
			line.Write = table.EditorLink(v.f, skeleton(c.ID))
		}
		a.Clauses = append(a.Clauses, line)
	}
	return a
}

// skeleton returns the beginning of a scenario that is to prove a clause.
func skeleton(clause string) string {
	id := strings.ToLower(strings.NewReplacer("/", "-", " ", "-").Replace(clause))
	return "id: " + id + "\ntitle de: …\ntitle en: …\nproves: " + clause + "\nedition: " + string(catalog.DefaultEdition) +
		"\n\nstart\n  turn 9\n  active north\n  gate open\n  north axis: city A, road, settlement B\n" +
		"  south axis: city A, road, settlement B\n\nplay\n  expect north active\n"
}

// clause returns a link to a clause on the page of its article. A decision goes by its id, anything else by its title.
func (v coverageView) clause(id string) templates.Link {
	article, anchor, several := strings.Cut(id, "/")
	link := templates.Link{Text: article}
	if r := v.svc.Library.Ruling(article); r != nil {
		link.Href = v.f.Thing(r.Kind, r.ID)
		if r.Kind != catalog.KindRuling {
			link.Text = r.Title(v.f.Lang)
		}
	}
	if several {
		link.Href += "#" + anchor
	}
	return link
}

func (v coverageView) articles(ids []string) []templates.Link {
	var out []templates.Link
	for _, id := range ids {
		out = append(out, v.clause(id))
	}
	return out
}

func (v coverageView) card(id string) templates.Link {
	return v.show.CardLink(v.f, v.svc.Catalog.Card(id))
}

// pairs groups pairs by article.
func (v coverageView) pairs(list []service.Pair) []templates.CoveragePairs {
	var out []templates.CoveragePairs
	for _, p := range list {
		article := v.clause(p.Article)
		if n := len(out); n == 0 || out[n-1].Article != article {
			out = append(out, templates.CoveragePairs{Article: article})
		}
		out[len(out)-1].Cards = append(out[len(out)-1].Cards, v.card(p.Card))
	}
	return out
}

// reasons groups unplayable pairs by article and reason.
func (v coverageView) reasons(list []service.Pair) []templates.CoverageReason {
	var out []templates.CoverageReason
	for _, p := range list {
		why, article := v.plain(p.Why), v.clause(p.Article)
		i := slices.IndexFunc(out, func(r templates.CoverageReason) bool { return r.What == article && r.Why == why })
		if i < 0 {
			i = len(out)
			out = append(out, templates.CoverageReason{What: article, Why: why})
		}
		out[i].More = append(out[i].More, v.card(p.Card))
	}
	return out
}

// gameReasons groups the articles that cannot come up in a game, by reason.
func (v coverageView) gameReasons(g service.GameCoverage) []templates.CoverageReason {
	var out []templates.CoverageReason
	for _, u := range g.Unplayable {
		why := v.plain(u.Why)
		i := slices.IndexFunc(out, func(r templates.CoverageReason) bool { return r.Why == why })
		if i < 0 {
			i = len(out)
			game := templates.Link{Href: "#games", Text: templates.GameName(v.f, g.Game)}
			out = append(out, templates.CoverageReason{What: game, Why: why})
		}
		out[i].More = append(out[i].More, v.clause(u.ID))
	}
	return out
}

func (v coverageView) plain(t catalog.Text) string { return v.show.Plain(v.f, v.f.Say(t)) }

func (v coverageView) set(c service.SetCoverage) templates.CoverageSet {
	set := v.svc.Catalog.Set(c.ID)
	out := templates.CoverageSet{
		Set:   templates.Link{Text: set.Name.In(v.f.Lang), Href: v.f.Thing(catalog.KindSet, c.ID)},
		Known: c.Known, Printed: "?",
	}
	if c.Printed != nil {
		out.Printed = strconv.Itoa(*c.Printed)
	}
	out.Cards = v.gaps(c.Unknown)
	return out
}

// gaps presents cards with what is unknown about them.
func (v coverageView) gaps(list []service.CardGap) []templates.CoverageCard {
	var out []templates.CoverageCard
	for _, gap := range list {
		out = append(out, templates.CoverageCard{Card: v.card(gap.Card), Gaps: templates.NewGaps(v.f, gap.Settles)})
	}
	return out
}
