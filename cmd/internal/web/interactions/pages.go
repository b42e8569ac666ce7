package interactions

import (
	"cmp"
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/rulings/interact"
	"catanica/templates"
)

// Index answers GET /LANG/interactions: two fields for two cards, and every card with how much it does and suffers.
// With a= and b= it leads to the page of that card or pair; names that no card has are asked about, beside the cards
// that have the first of them as a part. q= is the first name, as the search box of other pages calls it.
func (s *Section) Index(req *site.Request) (site.Answer, error) {
	f := req.Frame
	with, err := s.With()
	if err != nil {
		return site.Answer{}, err
	}
	w, err := s.world(with, f.Edition, req.Get("game"))
	if err != nil {
		return site.Answer{}, err
	}
	page := templates.InteractionsPage{
		Games: s.games(f, with, w),
		Query: req.Get("q"),
		A:     req.Get("a"),
		B:     req.Get("b"),
	}
	if page.A != "" || page.B != "" {
		if page.A == "" {
			page.A, page.B = page.B, ""
		}
		var path string
		if path, page.Missing = s.named(f, w, page.A, page.B); path != "" {
			return site.Answer{Redirect: path}, nil
		}
	}
	find := catalog.Fold(page.Query)
	switch {
	case page.A == "" && page.B == "":
		page.A = page.Query
	case find == "" && len(page.Missing) > 0 && s.partOfName(f, page.Missing[0].Name):
		find = catalog.Fold(page.Missing[0].Name)
		page.Query = page.Missing[0].Name
	}
	page.All = pathOf(f, w)
	for _, k := range present.ByName(s.Catalog.Cards, func(k *catalog.Card) string { return k.Title(f.Lang) }) {
		page.Names = append(page.Names, k.Title(f.Lang))
		if find != "" && !strings.Contains(catalog.Fold(k.Title(f.Lang)), find) {
			continue
		}
		does, suffers := with.Matrix.Of(k.ID, w)
		line := templates.InteractionLine{Card: templates.Link{Text: k.Title(f.Lang), Href: pathOf(f, w, k.ID)},
			Face:  present.FaceHref(f, k, s.Show.EditionFor(f, k)),
			Class: s.Show.ClassMark(f, k.ClassAt(f.Edition)), Does: decided(does), Suffers: decided(suffers)}
		page.Cards = append(page.Cards, line)
	}
	if len(page.Cards) == 0 {
		_, page.Missing = s.named(f, w, page.Query)
		if len(page.Missing) == 0 { // another name of a card
			path, _ := s.named(f, w, page.Query)
			return site.Answer{Redirect: path}, nil
		}
	}
	return site.Answer{View: page}, nil
}

// partOfName reports whether a card has the text as a part of its name.
func (s *Section) partOfName(f templates.Frame, text string) bool {
	return slices.ContainsFunc(s.Catalog.Cards, func(k *catalog.Card) bool {
		return strings.Contains(catalog.Fold(k.Title(f.Lang)), catalog.Fold(text))
	})
}

func decided(list []interact.Result) int {
	n := 0
	for _, r := range list {
		if r.Outcome != interact.Undecided && r.Outcome != interact.Refused {
			n++
		}
	}
	return n
}

// named returns the path of the page about the cards with these names. Empty names are left out. If no card has one of
// them, there is no path, and missing lists what they may mean.
func (s *Section) named(
	f templates.Frame, w interact.World, names ...string,
) (path string, missing []templates.MissingCard) {
	names = slices.DeleteFunc(names, func(name string) bool { return name == "" })
	ids := make([]string, len(names))
	for i, name := range names {
		if k, _ := s.Names.FindCard(name); k != nil {
			ids[i] = k.ID
		}
	}
	for i, name := range names {
		if ids[i] != "" {
			continue
		}
		m := templates.MissingCard{Name: name}
		for _, near := range s.Catalog.NearestCards(name, present.Near) {
			k, with := s.Catalog.FindCard(near), slices.Clone(ids)
			with[i] = k.ID
			href := pathOf(f, w, slices.DeleteFunc(with, func(id string) bool { return id == "" })...)
			m.Near = append(m.Near, templates.Link{Text: k.Title(f.Lang), Href: href})
		}
		missing = append(missing, m)
	}
	if missing != nil {
		return "", missing
	}
	return pathOf(f, w, ids...), nil
}

// pathOf returns the address of a page about cards in the same edition and game.
func pathOf(f templates.Frame, w interact.World, ids ...string) string {
	address := f.To(strings.TrimSuffix("/interactions/"+strings.Join(ids, "/"), "/"))
	if w.Game == catalog.Tournament || w.Game == "" {
		return address
	}
	return templates.WithQuery(address, url.Values{"game": {string(w.Game)}})
}

// games returns the choice of the games of the reader's edition.
func (s *Section) games(f templates.Frame, with *service.Interactions, chosen interact.World) []templates.Choice {
	var out []templates.Choice
	for _, w := range with.Worlds(f.Edition, "") {
		out = append(out, templates.Choice{Value: string(w.Game), Name: templates.GameName(f, w.Game), Selected: w == chosen})
	}
	return out
}

// Card answers GET /LANG/interactions/A: what a card does to others and what they do to it.
func (s *Section) Card(req *site.Request) (site.Answer, error) {
	k, err := s.card(req, req.Path("a"))
	if err != nil {
		return site.Answer{}, err
	}
	if k.ID != req.Path("a") {
		return site.Answer{Redirect: req.Frame.To("/interactions/" + k.ID)}, nil
	}
	with, w, err := s.asked(req)
	if err != nil {
		return site.Answer{}, err
	}
	page := templates.CardInteractionsPage{
		Card: s.Show.CardLink(req.Frame, k), Face: present.FaceHref(req.Frame, k, s.Show.EditionFor(req.Frame, k)),
		Games: s.games(req.Frame, with, w), Here: pathOf(req.Frame, interact.World{}, k.ID),
		Groups: s.groups(req.Frame, with, k, w),
	}
	return site.Answer{View: page}, nil
}

// Groups returns what a card does and suffers in the reader's edition, for its own page.
func (s *Section) Groups(f templates.Frame, k *catalog.Card) templates.InteractionGroups {
	with, err := s.With()
	if err != nil {
		return templates.InteractionGroups{}
	}
	worlds := with.Worlds(f.Edition, "")
	if len(worlds) == 0 {
		return templates.InteractionGroups{}
	}
	return s.groups(f, with, k, worlds[0])
}

// groups lists what a card does and suffers, results of one kind together.
func (s *Section) groups(f templates.Frame, with *service.Interactions, k *catalog.Card,
	w interact.World) templates.InteractionGroups {
	does, suffers := with.Matrix.Of(k.ID, w)
	// What the other card does is listed once, from its side.
	isBack := func(r interact.Result) bool { return len(r.Effects) > 0 && r.Effects[0].Back }
	does, suffers = slices.DeleteFunc(does, isBack), slices.DeleteFunc(suffers, isBack)
	return templates.InteractionGroups{
		All:  pathOf(f, w, k.ID),
		Does: s.group(f, w, does, interact.Result.Kind, func(r interact.Result) string { return r.B }),
		By:   s.group(f, w, suffers, interact.Result.MetKind, func(r interact.Result) string { return r.A }),
	}
}

// group lists results under what kind says of each, with the card that the other function returns.
func (s *Section) group(f templates.Frame, w interact.World, list []interact.Result,
	kind func(interact.Result) catalog.Text, other func(interact.Result) string) []templates.InteractionGroup {
	var out []templates.InteractionGroup
	for _, r := range list {
		label := f.Say(kind(r))
		i := slices.IndexFunc(out, func(g templates.InteractionGroup) bool { return g.Label == label })
		if i < 0 {
			i = len(out)
			out = append(out, templates.InteractionGroup{Label: label, Outcome: string(r.Outcome), Rank: r.Rank()})
		}
		out[i].Cards = append(out[i].Cards, templates.Link{
			Text: s.Catalog.Card(other(r)).Title(f.Lang),
			Href: pathOf(f, w, r.A, r.B),
		})
	}
	slices.SortStableFunc(out, func(a, b templates.InteractionGroup) int { return cmp.Compare(a.Rank, b.Rank) })
	byName := func(a, b templates.Link) int { return cmp.Compare(catalog.Fold(a.Text), catalog.Fold(b.Text)) }
	for _, g := range out {
		slices.SortFunc(g.Cards, byName)
	}
	return out
}

// pair returns the two cards of a path, or where to go instead.
func (s *Section) pair(req *site.Request) (a, b *catalog.Card, redirect string, err error) {
	if a, err = s.card(req, req.Path("a")); err != nil {
		return nil, nil, "", err
	}
	if b, err = s.card(req, req.Path("b")); err != nil {
		return nil, nil, "", err
	}
	if a.ID != req.Path("a") || b.ID != req.Path("b") {
		redirect = req.Frame.To("/interactions/" + a.ID + "/" + b.ID)
	}
	return a, b, redirect, nil
}

// Pair answers GET /LANG/interactions/A/B: what card A does to card B, in every edition and game.
func (s *Section) Pair(req *site.Request) (site.Answer, error) {
	a, b, redirect, err := s.pair(req)
	if err != nil || redirect != "" {
		return site.Answer{Redirect: redirect}, err
	}
	f := req.Frame
	with, w, err := s.asked(req)
	if err != nil {
		return site.Answer{}, err
	}
	page := templates.PairPage{
		A: s.Show.CardLink(f, a), B: s.Show.CardLink(f, b),
		Faces: [2]string{present.FaceHref(f, a, s.Show.EditionFor(f, a)), present.FaceHref(f, b, s.Show.EditionFor(f, b))},
		Games: s.games(f, with, w),
		Here:  pathOf(f, interact.World{}, a.ID, b.ID),
		Does:  s.view(f, with, a, b, w), Editions: s.table(f, with, a, b, w),
	}
	for _, k := range []*catalog.Card{a, b} {
		if k.LacksName(f.Lang) && (k == a || a != b) {
			page.NoNames = append(page.NoNames, k.NoName(f.Lang))
		}
	}
	if r, ok := with.Matrix.Between(interact.Case{A: a.ID, B: b.ID, Edition: w.Edition, Game: w.Game}); ok {
		page.Stamp = with.Stamp(r)
	}
	if a != b {
		back := s.view(f, with, b, a, w)
		page.Back = &back
	}
	return site.Answer{View: page}, nil
}

// view presents one result.
func (s *Section) view(f templates.Frame, with *service.Interactions, a, b *catalog.Card,
	w interact.World) templates.PairView {
	r, ok := with.Matrix.Between(interact.Case{A: a.ID, B: b.ID, Edition: w.Edition, Game: w.Game})
	view := templates.PairView{Verdict: r.Verdict(), Outcome: string(r.Outcome), Href: pathOf(f, w, a.ID, b.ID),
		Title: a.Title(f.Lang) + " → " + b.Title(f.Lang)}
	if !ok {
		view.Absent, view.Sentence = true, with.Absence(r.Case, f.Lang)
		return view
	}
	view.Played = (len(r.Effects) == 0 || r.Effects[0].Zone != interact.Stated) &&
		(r.Outcome != interact.Undecided || r.Unfound())
	if r.Aside() { // the sentence is no yes or no
		view.Verdict = string(rulings.Depends)
	}
	view.Sentence = r.Answer(s.Catalog, f.Lang)
	view.Articles = s.links(f, with, r)
	for _, more := range r.Others() {
		view.More = append(view.More, more.Sentence(s.Catalog, f.Lang))
	}
	if r.Playable() {
		view.Play = service.PlayPath(r, f.Lang)
	}
	return view
}

// links returns links to the articles, open questions and cards on which a result rests.
func (s *Section) links(f templates.Frame, with *service.Interactions, r interact.Result) []templates.Link {
	var articles []string
	var out, cards []templates.Link
	for _, q := range with.Questions(r) {
		out = append(out, present.QuestionLink(f, q))
	}
	for _, id := range slices.Concat(r.Cites, r.See) {
		if card, ok := catalog.CitedCard(id); ok {
			cards = append(cards, s.Show.CardLink(f, s.Catalog.Card(card)))
		} else if !slices.Contains(articles, id) {
			articles = append(articles, id)
		}
	}
	return slices.Concat(out, s.Show.ArticleLinks(f, articles), cards)
}

// table presents the result in every edition and game.
func (s *Section) table(f templates.Frame, with *service.Interactions, a, b *catalog.Card,
	chosen interact.World) []templates.PairEdition {
	var out []templates.PairEdition
	for _, e := range catalog.EditionIDs() {
		line := templates.PairEdition{Name: f.EditionName(e)}
		at, met := f, false
		at.Edition = e
		for _, g := range catalog.Games {
			cell := templates.PairCell{}
			if r, ok := with.Matrix.Between(interact.Case{A: a.ID, B: b.ID, Edition: e, Game: g}); ok {
				met = true
				w := interact.World{Edition: e, Game: g}
				cell = templates.PairCell{
					Verdict: r.Verdict(), Text: f.Say(r.Kind()), Href: pathOf(at, w, a.ID, b.ID), Here: chosen == w,
				}
			}
			line.Games = append(line.Games, cell)
		}
		if met {
			out = append(out, line)
		}
	}
	return out
}

// Play answers GET /LANG/interactions/A/B/play: it opens the minimal scenario at the table.
func (s *Section) Play(req *site.Request) (site.Answer, error) {
	a, b, redirect, err := s.pair(req)
	if err != nil || redirect != "" {
		return site.Answer{Redirect: redirect}, err
	}
	with, w, err := s.asked(req)
	if err != nil {
		return site.Answer{}, err
	}
	r, ok := with.Matrix.Between(interact.Case{A: a.ID, B: b.ID, Edition: w.Edition, Game: w.Game})
	if key := req.Get("held"); ok && key != "" { // what an answer rests on
		if t, played := with.ParseTrial(key, r); played {
			if text, shown := with.Show(t); shown {
				return site.Answer{Redirect: s.Editor(req.Frame, text)}, nil
			}
		}
	}
	if ok {
		if text, shown := with.Scenario(r); shown {
			return site.Answer{Redirect: s.Editor(req.Frame, text)}, nil
		}
	}
	return site.Answer{Redirect: pathOf(req.Frame, w, a.ID, b.ID)}, nil
}
