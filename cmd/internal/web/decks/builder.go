package decks

import (
	"cmp"
	"maps"
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// Builder answers GET /LANG/decks: the lists that the link holds, judged. With mode=compare it compares them, with
// seed=N it draws three hands from the first.
func (s *Section) Builder(req *site.Request) (site.Answer, error) {
	texts, err := deckTexts(req)
	if err != nil {
		return site.Answer{}, err
	}
	var lists []*draft
	for _, text := range texts {
		lists = append(lists, s.draft(req.Frame, text))
	}
	page, err := s.page(req, lists)
	if err != nil {
		return site.Answer{}, err
	}
	page.Unsaid = req.Get("add")
	return site.Answer{View: page}, nil
}

// Form answers POST /LANG/decks: it carries out what was pressed and redirects to the address that holds the lists. The
// result can be passed on, and the browser's back button undoes. The script asks for a part of the page instead.
func (s *Section) Form(req *site.Request) (site.Answer, error) {
	form, err := req.Form()
	if err != nil {
		return site.Answer{}, err
	}
	var lists []*draft
	pasted := false
	for _, field := range []string{"deck", "deck2"} {
		text := site.Newlines(form.Get(field))
		list := s.draft(req.Frame, s.unwrap(req.Frame, text))
		pasted = pasted || list.text != text
		lists = append(lists, list)
	}
	unknown := editMatch(lists, form)
	lists = slices.DeleteFunc(lists, (*draft).blank)
	if err := searchIn(req, form); err != nil {
		return site.Answer{}, err
	}
	page, err := s.page(req, lists)
	if err != nil {
		return site.Answer{}, err
	}
	page.Unsaid, page.Pasted = unknown, pasted
	if page.Seal, err = sealForm(s.first(req.Frame, lists), form); err != nil {
		return site.Answer{}, err
	}
	switch {
	case form.Get("part") == "verdict":
		return site.Answer{Part: templates.DeckResult(req.Frame, page)}, nil
	case form.Get("part") == "builder":
		return site.Answer{Part: templates.DeckParts(req.Frame, page)}, nil
	case page.TooLong || unknown != "" || page.Seal != nil:
		return site.Answer{View: page}, nil
	}
	return site.Answer{Redirect: stateLink(req, page) + fragment(form)}, nil
}

// searchIn takes the card search and the drawn hands from a form, as if they were in the address.
func searchIn(req *site.Request, form url.Values) error {
	req.Query = maps.Clone(req.Query)
	for _, key := range append(slices.Clone(finderKeys), "seed", "mode") {
		req.Query.Set(key, form.Get(key))
	}
	if form.Has("draw") {
		req.Query.Set("seed", newSeed())
	}
	if len(req.Get("q")) > site.MaxQuery {
		return site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextQueryTooLong}
	}
	return nil
}

// unwrap returns the list in pasted text: that of a link, or that of JSON in the reader's language. Text that holds
// neither stays as it is, and the verdict explains it.
func (s *Section) unwrap(f templates.Frame, text string) string {
	inner, err := deck.Unwrap(text)
	if err != nil || inner == text {
		return text
	}
	if !strings.HasPrefix(strings.TrimSpace(text), "{") {
		return inner
	}
	if list, problems := deck.Parse(inner, s.Catalog, f.Lang); len(problems) == 0 {
		return list.String()
	}
	return inner
}

// first returns the first list, or an empty one to begin with.
func (s *Section) first(f templates.Frame, lists []*draft) *draft {
	if len(lists) > 0 {
		return lists[0]
	}
	return s.draft(f, templates.Skeleton(f))
}

// page gathers what the builder shows of the lists.
func (s *Section) page(req *site.Request, drafts []*draft) (templates.DecksPage, error) {
	f := req.Frame
	var texts []string
	var lists []*deck.List
	for _, d := range drafts {
		texts, lists = append(texts, d.text), append(lists, d.parsed())
	}
	page := templates.DecksPage{Texts: texts, Cards: s.cardNames(f), Examples: s.examples(f, texts)}
	var err error
	if page.Finder, err = s.finder(req, lists); err != nil {
		return page, err
	}
	first := s.first(f, drafts)
	page.HeadOf = s.deckHead(f, first.parsed())
	if len(lists) == 0 {
		page.Texts = []string{first.text}
		return page, nil
	}
	also := url.Values{}
	for _, key := range []string{"seed", "mode"} {
		if value := req.Get(key); value != "" {
			also.Set(key, value)
		}
	}
	page.Link = templates.WithQuery(deckLink(f, texts), also)
	page.TooLong = len(page.Link) > maxDeckLink
	verdict := s.judge(f, lists, texts)
	page.Verdict = &verdict
	if !page.TooLong {
		page.Tools = deckTools(f, texts)
		if len(lists) > 1 {
			page.Tools.Table = s.Table(f, verdict.Edition, lists[0], lists[1])
		}
	}
	if len(lists) > 1 && req.Get("mode") == "compare" {
		compared := s.compareDecks(f, lists[0], lists[1])
		page.Compare = &compared
	}
	if page.Hands, err = s.sampleHands(req, lists[0]); err != nil {
		return page, err
	}
	page.Seed, page.Mode = req.Get("seed"), req.Get("mode")
	return page, nil
}

// examples returns the decks to begin with. If there is exactly one list, each example can be compared with it.
func (s *Section) examples(f templates.Frame, texts []string) []templates.DeckExample {
	var out []templates.DeckExample
	for _, x := range s.Examples {
		text := x.TextIn(f.Lang)
		line := templates.DeckExample{
			Title: f.Say(x.Title), Style: f.Say(x.Style), Plan: f.Say(x.Plan), Href: deckLink(f, []string{text}),
		}
		if len(texts) == 1 && texts[0] != text {
			line.Compare = deckLink(f, []string{texts[0], text}) + "&mode=compare#compare"
		}
		for _, ref := range x.List.Sets {
			if ref.Set != nil {
				line.Signs = append(line.Signs, ref.Set.SignIn(f.Lang))
			}
		}
		for _, k := range s.typical(x) {
			line.Faces = append(line.Faces, present.FaceHref(f, k, s.Show.EditionFor(f, k)))
		}
		out = append(out, line)
	}
	return out
}

// maxTypical is the number of faces that show an example deck.
const maxTypical = 4

// typical returns the cards that set an example deck apart from the others: those in the fewest examples, and of these
// the ones with the most copies.
func (s *Section) typical(of service.Example) []*catalog.Card {
	shared := func(k *catalog.Card) int {
		n := 0
		for _, x := range s.Examples {
			if slices.ContainsFunc(x.List.Deck, func(e deck.Entry) bool { return e.Card == k }) {
				n++
			}
		}
		return n
	}
	var entries []deck.Entry
	for _, e := range of.List.Deck {
		if e.Card != nil {
			entries = append(entries, e)
		}
	}
	slices.SortStableFunc(entries, func(a, b deck.Entry) int {
		return cmp.Or(cmp.Compare(shared(a.Card), shared(b.Card)), cmp.Compare(b.Count, a.Count))
	})
	var out []*catalog.Card
	for _, e := range entries[:min(len(entries), maxTypical)] {
		out = append(out, e.Card)
	}
	return out
}

// cardNames returns the names of all cards, for the reader to pick from.
func (s *Section) cardNames(f templates.Frame) []string {
	var out []string
	for _, k := range s.Catalog.Cards {
		out = append(out, k.Title(f.Lang))
	}
	return present.ByName(out, func(name string) string { return name })
}
