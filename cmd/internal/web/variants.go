package web

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/templates"

	"github.com/a-h/templ"
)

// fewCards is how many different cards a stack may have to be listed in the table of stacks.
const fewCards = 8

// variants answers GET /LANG/variants: the ways to play, and the set-up of the one that is asked for (game, edition, set).
func (s *Server) variants(v *visit) (answer, error) {
	f := v.frame
	ask, err := s.setupAsked(v)
	if err != nil {
		return answer{}, err
	}
	page := templates.VariantsPage{Form: s.setupForm(f, ask)}
	if ask.Variant != "" {
		plan, err := s.planView(f, ask)
		if err != nil {
			return answer{}, err
		}
		page.Plan = &plan
		if v.get("part") == "list" {
			return answer{part: templates.SetupResult(f, plan)}, nil
		}
	}
	notes := s.footnotes(f, "")
	for _, d := range s.svc.Variants {
		page.Variants = append(page.Variants, s.variantView(f, notes, d))
	}
	page.Sources = notes.list
	return answer{view: page}, nil
}

// packing answers GET /LANG/variants/list: the same set-up as a list for paper.
func (s *Server) packing(v *visit) (answer, error) {
	ask, err := s.setupAsked(v)
	if err != nil {
		return answer{}, err
	}
	if ask.Variant == "" {
		return answer{redirect: v.frame.To("/variants")}, nil
	}
	plan, err := s.planView(v.frame, ask)
	if err != nil {
		return answer{}, err
	}
	return answer{view: templates.PackingPage{Plan: plan}}, nil
}

// setupAsked reads what a visit asks to be set up; no variant means that nothing is asked yet.
func (s *Server) setupAsked(v *visit) (setup.Request, error) {
	ask := setup.Request{Variant: v.get("game"), Edition: v.frame.Edition}
	if ask.Variant != "" && s.svc.Variants.Find(ask.Variant) == nil {
		return ask, fault{kind: errNotFound, detail: templates.TextNoVariant, near: s.allVariants(v.frame)}
	}
	for _, name := range v.query["set"] {
		set := s.svc.Catalog.FindSet(name)
		if set == nil {
			return ask, fault{kind: errNotFound, detail: templates.TextNoSet, near: s.nearSets(v.frame, name)}
		}
		if !slices.Contains(ask.Sets, set.ID) {
			ask.Sets = append(ask.Sets, set.ID)
		}
	}
	return ask, nil
}

func (s *Server) allVariants(f templates.Frame) []templates.Link {
	var out []templates.Link
	for _, d := range s.svc.Variants {
		out = append(out, templates.Link{Text: f.Say(d.Name), Href: setupHref(f, d, url.Values{})})
	}
	return out
}

// setupForm offers the variants, editions and sets; the basic game goes without saying.
func (s *Server) setupForm(f templates.Frame, ask setup.Request) templates.SetupForm {
	form := templates.SetupForm{Editions: editionChoices(f, f.Edition)}
	chosen := ask.Variant
	if chosen == "" {
		chosen = setup.ExtendedOne
	}
	for _, d := range s.svc.Variants {
		form.Games = append(form.Games, templates.Choice{Value: d.ID, Name: f.Say(d.Name), Selected: d.ID == chosen})
	}
	for _, kind := range []catalog.SetKind{catalog.ThemeSet, catalog.HistorySet, catalog.YearSet} {
		for _, set := range s.svc.Catalog.Sets {
			if set.Kind == kind {
				form.Sets = append(form.Sets, templates.SetChoice{ID: set.ID, Name: set.Name.In(f.Lang), Sign: set.Sign, Chosen: slices.Contains(ask.Sets, set.ID)})
			}
		}
	}
	return form
}

// planView works out a set-up and puts it in the reader's words.
func (s *Server) planView(f templates.Frame, ask setup.Request) (templates.PlanView, error) {
	plan, err := s.svc.Variants.Compute(s.svc.Catalog, ask)
	if err != nil {
		return templates.PlanView{}, err
	}
	query := "?" + url.Values{"game": {ask.Variant}, "set": ask.Sets}.Encode()
	out := templates.PlanView{
		Name: f.Say(s.svc.Variants.Find(plan.Variant).Name), Edition: f.EditionName(plan.Edition), FaceDown: templates.CountText(f, plan.FaceDown),
		List: f.To("/variants/list" + query), Back: f.To("/variants" + query), Notes: s.noteLines(f, plan.Notes), Refused: s.noteLines(f, plan.Refused),
	}
	out.Begin = s.begin(f, plan)
	for _, id := range plan.Sets {
		out.Sets = append(out.Sets, s.setLink(f, id))
	}
	for _, o := range plan.LeftOut {
		out.LeftOut = append(out.LeftOut, templates.SetOutLine{Set: s.setLink(f, o.Set), Why: s.noteLine(f, o.Why)})
	}
	for _, st := range plan.Stacks {
		out.Stacks = append(out.Stacks, s.stackLine(f, st))
	}
	for _, g := range plan.Goals {
		line := templates.GoalLine{Kind: g.Kind, Points: g.Points.String(), Text: f.Say(g.Text), Articles: s.articles(f, g.Articles)}
		out.Goals = append(out.Goals, line)
	}
	for _, r := range plan.Rules {
		out.Rules = append(out.Rules, templates.RuleLine{
			Topic: templates.TopicName(f, r.Topic), Text: s.inline(f, f.Say(r.Text)), Unknown: r.Unknown, Articles: s.articles(f, r.Articles),
		})
	}
	return out, nil
}

func (s *Server) setLink(f templates.Frame, id string) templates.Link {
	link := templates.Link{Text: id, Href: f.Thing(catalog.KindSet, id)}
	if set := s.svc.Catalog.Set(id); set != nil {
		link.Text = set.Name.In(f.Lang)
	}
	return link
}

// articles are links to articles by their ids.
func (s *Server) articles(f templates.Frame, ids []string) []templates.Link {
	var out []templates.Link
	for _, id := range ids {
		link := templates.Link{Text: id}
		if r := s.svc.Library.Ruling(id); r != nil {
			link.Href = f.Thing(r.Kind, r.ID)
			if r.Kind != catalog.KindRuling {
				link.Text = r.Title(f.Lang)
			}
		}
		out = append(out, link)
	}
	return out
}

func (s *Server) noteLine(f templates.Frame, n setup.Note) templates.NoteLine {
	return templates.NoteLine{Is: n.Is, Text: f.Say(n.Text), Articles: s.articles(f, n.Articles)}
}

func (s *Server) noteLines(f templates.Frame, list []setup.Note) []templates.NoteLine {
	var out []templates.NoteLine
	for _, n := range list {
		out = append(out, s.noteLine(f, n))
	}
	return out
}

func (s *Server) stackLine(f templates.Frame, st setup.Stack) templates.StackLine {
	line := templates.StackLine{
		Name: f.Say(st.Name), Each: st.For == setup.Each, Cards: templates.CountText(f, st.Cards), Known: st.Cards.Known(),
		Articles: s.articles(f, st.Articles),
	}
	for _, n := range st.Notes {
		n.Articles = slices.DeleteFunc(slices.Clone(n.Articles), func(id string) bool { return slices.Contains(st.Articles, id) })
		line.Notes = append(line.Notes, s.noteLine(f, n))
	}
	if st.Piles != setup.Exactly(0) {
		line.Piles = templates.CountText(f, st.Piles)
	}
	if len(st.Sizes) > 1 {
		sizes := make([]string, len(st.Sizes))
		for i, n := range st.Sizes {
			sizes[i] = strconv.Itoa(n)
		}
		line.Sizes = strings.Join(sizes, " + ")
	}
	if len(st.From) > 1 {
		shares := make([]string, len(st.From))
		for i, share := range st.From {
			shares[i] = s.sign(f, share.Set) + ": " + templates.CountText(f, share.Cards)
		}
		line.From = strings.Join(shares, " · ")
	}
	for _, l := range st.Contents {
		line.Contents = append(line.Contents, s.packLine(f, l, len(st.From) != 1))
	}
	if len(line.Contents) <= fewCards {
		line.Few = line.Contents
	} else {
		line.Contents = byName(line.Contents, func(l templates.PackLine) string { return l.Sets + " " + l.Card.Text })
	}
	return line
}

// sign is a set's short sign; the basic game has none that everybody understands and goes by its name.
func (s *Server) sign(f templates.Frame, id string) string {
	set := s.svc.Catalog.Set(id)
	switch {
	case set == nil:
		return id
	case s.isBase(id):
		return set.Name.In(f.Lang)
	}
	return set.Sign
}

func (s *Server) isBase(id string) bool {
	set := s.svc.Catalog.Set(id)
	return set != nil && set.Kind == catalog.BaseSet
}

// packLine is a card in a stack; mixed says that the stack holds cards of several sets. Cards of the basic game alone go
// without saying.
func (s *Server) packLine(f templates.Frame, l setup.Line, mixed bool) templates.PackLine {
	line := templates.PackLine{Copies: templates.CopiesText(l.Cards), Text: f.Say(l.Text)}
	if k := s.svc.Catalog.Card(l.Card); k != nil {
		line.Card = s.cardLink(f, k)
	}
	if base := len(l.Sets) == 1 && s.isBase(l.Sets[0]); mixed && !base {
		signs := make([]string, len(l.Sets))
		for i, id := range l.Sets {
			signs[i] = s.sign(f, id)
		}
		line.Sets = strings.Join(signs, ", ")
	}
	return line
}

// variantView describes a variant.
func (s *Server) variantView(f templates.Frame, notes *footnotes, d *setup.Variant) templates.VariantView {
	view := templates.VariantView{
		ID: d.ID, Name: f.Say(d.Name), Span: f.SpanName(catalog.Span{From: d.From, Until: d.Until}), Text: s.inline(f, f.Say(d.Text)), Notes: notes.add(d.Source),
		Articles: s.articles(f, d.Articles), Calculate: setupHref(f, d, url.Values{}),
	}
	sheet := factSheet{frame: f, edition: f.Edition, first: d.From, notes: notes}
	prose := func(t catalog.Text) templ.Component { return templ.Raw(s.inline(f, f.Say(t))) }
	view.Official = values(sheet, d.Official, "", func(yes bool) templ.Component { return templates.OfficialMark(f, yes) })[0]
	view.Good, view.Bad = values(sheet, d.Good, "", prose)[0], values(sheet, d.Bad, "", prose)[0]
	passages := func(list []setup.Passage) (out []templates.PassageLine) {
		for _, p := range list {
			out = append(out, templates.PassageLine{HTML: s.inline(f, f.Say(p.Text)), Notes: notes.add(p.Source)})
		}
		return out
	}
	view.Plays = s.inline(f, f.Say(d.Plays))
	view.Steps, view.Silent = passages(d.Steps), passages(d.Silent)
	return view
}

// setupLinks lead from an article to the variants that it is about.
func (s *Server) setupLinks(f templates.Frame, article string) []templates.Link {
	var out []templates.Link
	for _, d := range s.svc.Variants.Of(article) {
		query := url.Values{}
		if book, _, _ := strings.Cut(article, "."); s.svc.Catalog.Set(book) != nil {
			query.Set("set", book) // a section of that set's own booklet
		}
		out = append(out, templates.Link{Text: f.Say(d.Name), Href: setupHref(f, d, query)})
	}
	return out
}

// setupHref is where the set-up of a variant is worked out: under the reader's rules, or under those with which it came
// if it does not exist in them.
func setupHref(f templates.Frame, d *setup.Variant, query url.Values) string {
	query.Set("game", d.ID)
	if !d.Holds(f.Edition) {
		f.Edition = d.From
	}
	return f.To("/variants?" + query.Encode())
}
