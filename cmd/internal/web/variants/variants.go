package variants

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"

	"github.com/a-h/templ"
)

// fewCards is the largest number of different cards that the table of stacks lists for one stack.
const fewCards = 8

// Page answers GET /LANG/variants: the ways to play, and the set-up of the one that is asked for (game, edition, set).
func (s *Section) Page(req *site.Request) (site.Answer, error) {
	f := req.Frame
	ask, err := s.setupAsked(req)
	if err != nil {
		return site.Answer{}, err
	}
	page := templates.VariantsPage{Form: s.setupForm(f, ask)}
	if ask.Variant != "" {
		plan, err := s.planView(f, ask)
		if err != nil {
			return site.Answer{}, err
		}
		page.Plan = &plan
		if req.Get("part") == "list" {
			return site.Answer{Part: templates.SetupResult(f, plan)}, nil
		}
	}
	notes := s.Show.Footnotes(f, "")
	for _, d := range s.Variants {
		page.Variants = append(page.Variants, s.variantView(f, notes, d))
	}
	page.Sources = notes.List
	return site.Answer{View: page}, nil
}

// Packing answers GET /LANG/variants/list: the same set-up as a list for printing.
func (s *Section) Packing(req *site.Request) (site.Answer, error) {
	ask, err := s.setupAsked(req)
	if err != nil {
		return site.Answer{}, err
	}
	if ask.Variant == "" {
		return site.Answer{Redirect: req.Frame.To("/variants")}, nil
	}
	plan, err := s.planView(req.Frame, ask)
	if err != nil {
		return site.Answer{}, err
	}
	return site.Answer{View: templates.PackingPage{Plan: plan}}, nil
}

// setupAsked reads the set-up that is asked for. Without a variant, none is.
func (s *Section) setupAsked(req *site.Request) (setup.Request, error) {
	ask := setup.Request{Variant: req.Get("game"), Edition: req.Frame.Edition}
	if ask.Variant != "" && s.Variants.Find(ask.Variant) == nil {
		return ask, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoVariant, Near: s.allVariants(req.Frame)}
	}
	for _, name := range req.Query["set"] {
		set := s.Catalog.FindSet(name)
		if set == nil {
			return ask, site.Fault{
				Kind: site.ErrNotFound, Detail: templates.TextNoSet, Near: s.Show.NearSets(req.Frame, name),
			}
		}
		if !slices.Contains(ask.Sets, set.ID) {
			ask.Sets = append(ask.Sets, set.ID)
		}
	}
	return ask, nil
}

func (s *Section) allVariants(f templates.Frame) []templates.Link {
	var out []templates.Link
	for _, d := range s.Variants {
		out = append(out, templates.Link{Text: f.Say(d.Name), Href: present.SetupHref(f, d, url.Values{})})
	}
	return out
}

// setupForm offers the variants, editions and sets. The basic game is always included.
func (s *Section) setupForm(f templates.Frame, ask setup.Request) templates.SetupForm {
	form := templates.SetupForm{Editions: present.EditionChoices(f, f.Edition)}
	chosen := ask.Variant
	if chosen == "" {
		chosen = setup.ExtendedOne
	}
	for _, d := range s.Variants {
		form.Games = append(form.Games, templates.Choice{Value: d.ID, Name: f.Say(d.Name), Selected: d.ID == chosen})
	}
	for _, kind := range []catalog.SetKind{catalog.ThemeSet, catalog.HistorySet, catalog.YearSet} {
		for _, set := range s.Catalog.Sets {
			if set.Kind == kind {
				form.Sets = append(form.Sets, templates.SetChoice{
					ID: set.ID, Name: set.Name.In(f.Lang), Sign: set.SignIn(f.Lang), Chosen: slices.Contains(ask.Sets, set.ID),
				})
			}
		}
	}
	return form
}

// planView works out and presents a set-up.
func (s *Section) planView(f templates.Frame, ask setup.Request) (templates.PlanView, error) {
	plan, err := s.Variants.Compute(s.Catalog, ask)
	if err != nil {
		return templates.PlanView{}, err
	}
	query := "?" + url.Values{"game": {ask.Variant}, "set": ask.Sets}.Encode()
	out := templates.PlanView{
		Name: f.Say(s.Variants.Find(plan.Variant).Name), Edition: f.EditionName(plan.Edition),
		FaceDown: templates.CountText(f, plan.FaceDown),
		List:     f.To("/variants/list" + query), Back: f.To("/variants" + query), Notes: s.noteLines(f, plan.Notes),
		Refused: s.noteLines(f, plan.Refused),
	}
	out.Begin, out.Opening = s.Begin(f, plan), s.Opening(f, plan)
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
		line := templates.GoalLine{
			Kind: g.Kind, Points: g.Points.String(), Text: f.Say(g.Text), Articles: s.articles(f, g.Articles),
		}
		out.Goals = append(out.Goals, line)
	}
	for _, r := range plan.Rules {
		out.Rules = append(out.Rules, templates.RuleLine{
			Topic: templates.TopicName(f, r.Topic), Text: s.Show.Inline(f, f.Say(r.Text)), Unknown: r.Unknown,
			Articles: s.articles(f, r.Articles),
		})
	}
	return out, nil
}

func (s *Section) setLink(f templates.Frame, id string) templates.Link {
	link := templates.Link{Text: id, Href: f.Thing(catalog.KindSet, id)}
	if set := s.Catalog.Set(id); set != nil {
		link.Text = set.Name.In(f.Lang)
	}
	return link
}

// articles returns links to articles, given by id.
func (s *Section) articles(f templates.Frame, ids []string) []templates.Link {
	var out []templates.Link
	for _, id := range ids {
		link := templates.Link{Text: id}
		if r := s.Library.Ruling(id); r != nil {
			link.Href = f.Thing(r.Kind, r.ID)
			if r.Kind != catalog.KindRuling {
				link.Text = r.Title(f.Lang)
			}
		}
		out = append(out, link)
	}
	return out
}

func (s *Section) noteLine(f templates.Frame, n setup.Note) templates.NoteLine {
	return templates.NoteLine{Is: n.Is, Text: f.Say(n.Text), Articles: s.articles(f, n.Articles)}
}

func (s *Section) noteLines(f templates.Frame, list []setup.Note) []templates.NoteLine {
	var out []templates.NoteLine
	for _, n := range list {
		out = append(out, s.noteLine(f, n))
	}
	return out
}

func (s *Section) stackLine(f templates.Frame, st setup.Stack) templates.StackLine {
	line := templates.StackLine{
		Name: f.Say(st.Name), Each: st.For == setup.Each, Cards: templates.CountText(f, st.Cards),
		Known:    st.Cards.Known(),
		Articles: s.articles(f, st.Articles),
	}
	for _, n := range st.Notes {
		n.Articles = slices.DeleteFunc(slices.Clone(n.Articles),
			func(id string) bool { return slices.Contains(st.Articles, id) })
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
		line.Contents = present.ByName(line.Contents,
			func(l templates.PackLine) string { return l.Sets + " " + l.Card.Text })
	}
	return line
}

// sign returns a set's sign. The basic game goes by its name, because its sign is not well known.
func (s *Section) sign(f templates.Frame, id string) string {
	set := s.Catalog.Set(id)
	switch {
	case set == nil:
		return id
	case s.isBase(id):
		return set.Name.In(f.Lang)
	}
	return set.SignIn(f.Lang)
}

func (s *Section) isBase(id string) bool {
	set := s.Catalog.Set(id)
	return set != nil && set.Kind == catalog.BaseSet
}

// packLine presents a card in a stack. If the stack mixes several sets, the card's sets are named, unless it is in the
// basic game only.
func (s *Section) packLine(f templates.Frame, l setup.Line, mixed bool) templates.PackLine {
	line := templates.PackLine{Copies: templates.CopiesText(l.Cards), Text: f.Say(l.Text)}
	if k := s.Catalog.Card(l.Card); k != nil {
		line.Card = s.Show.CardLink(f, k)
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

// variantView presents a variant.
func (s *Section) variantView(f templates.Frame, notes *present.Footnotes, d *setup.Variant) templates.VariantView {
	view := templates.VariantView{
		ID: d.ID, Name: f.Say(d.Name), Span: f.SpanName(catalog.Span{From: d.From, Until: d.Until}),
		Text: s.Show.Inline(f, f.Say(d.Text)), Notes: notes.Add(d.Source),
		Articles: s.articles(f, d.Articles), Calculate: present.SetupHref(f, d, url.Values{}),
	}
	sheet := present.FactSheet{Frame: f, Edition: f.Edition, First: d.From, Notes: notes}
	prose := func(t catalog.Text) templ.Component { return templ.Raw(s.Show.Inline(f, f.Say(t))) }
	view.Official = present.Values(sheet, d.Official, "",
		func(yes bool) templ.Component { return templates.OfficialMark(f, yes) })[0]
	view.Good, view.Bad = present.Values(sheet, d.Good, "", prose)[0], present.Values(sheet, d.Bad, "", prose)[0]
	passages := func(list []setup.Passage) (out []templates.PassageLine) {
		for _, p := range list {
			out = append(out, templates.PassageLine{HTML: s.Show.Inline(f, f.Say(p.Text)), Notes: notes.Add(p.Source)})
		}
		return out
	}
	view.Plays = s.Show.Inline(f, f.Say(d.Plays))
	view.Steps, view.Silent = passages(d.Steps), passages(d.Silent)
	return view
}

// SetupLinks returns links from an article to the set-up of the variants that it is about.
func (s *Section) SetupLinks(f templates.Frame, article string) []templates.Link {
	var out []templates.Link
	for _, d := range s.Variants.Of(article) {
		query := url.Values{}
		if book, _, _ := strings.Cut(article, "."); s.Catalog.Set(book) != nil {
			query.Set("set", book) // a section of that set's own booklet
		}
		out = append(out, templates.Link{Text: f.Say(d.Name), Href: present.SetupHref(f, d, query)})
	}
	return out
}
