package decks

import (
	"maps"
	"net/url"
	"slices"
	"strings"

	"catanica/catalog/deck"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// maxDeckLink is how long an address with decks may be; longer ones get lost on their way through chats.
const maxDeckLink = 8 << 10

// finderKeys are the values of the query that search for cards inside the builder.
var finderKeys = []string{"q", "class", "set", "type", "cost"}

// Builder answers GET /LANG/decks: the lists that the link holds, judged; with mode=compare beside each other, with seed
// three hands drawn from the first.
func (s *Section) Builder(req *site.Request) (site.Answer, error) {
	texts, err := deckTexts(req)
	if err != nil {
		return site.Answer{}, err
	}
	page, err := s.decksPage(req, texts)
	if err != nil {
		return site.Answer{}, err
	}
	page.Unsaid = req.Get("add")
	return site.Answer{View: page}, nil
}

// deckTexts are the lists that a visit's link holds: none, one or two.
func deckTexts(req *site.Request) ([]string, error) {
	var texts []string
	for _, key := range []string{"d", "d2"} {
		link := req.Get(key)
		if link == "" {
			continue
		}
		text, err := deck.Decode(link)
		if err != nil {
			return nil, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadDeckLink}
		}
		texts = append(texts, text)
	}
	return texts, nil
}

// Form answers POST /LANG/decks: it carries out what was pressed and goes to the address that holds the lists, so
// that the result can be passed on and the browser's back button undoes. The script asks for a part alone.
func (s *Section) Form(req *site.Request) (site.Answer, error) {
	form, err := req.Form()
	if err != nil {
		return site.Answer{}, err
	}
	texts := []string{site.Newlines(form.Get("deck")), site.Newlines(form.Get("deck2"))}
	pasted := false
	for i, text := range texts {
		texts[i] = s.pasted(req.Frame, text)
		pasted = pasted || texts[i] != text
	}
	texts, unsaid := s.editMatch(req.Frame, texts, form)
	texts = slices.DeleteFunc(texts, func(t string) bool { return strings.TrimSpace(t) == "" })
	req.Query = maps.Clone(req.Query)
	for _, key := range append(slices.Clone(finderKeys), "seed", "mode") {
		req.Query.Set(key, form.Get(key))
	}
	if form.Has("draw") {
		req.Query.Set("seed", newSeed())
	}
	if len(req.Get("q")) > site.MaxQuery {
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextQueryTooLong}
	}
	page, err := s.decksPage(req, texts)
	if err != nil {
		return site.Answer{}, err
	}
	page.Unsaid, page.Pasted = unsaid, pasted
	if page.Seal, err = s.sealForm(req.Frame, page.Texts[0], form); err != nil {
		return site.Answer{}, err
	}
	switch {
	case form.Get("part") == "verdict":
		return site.Answer{Part: templates.DeckResult(req.Frame, page)}, nil
	case form.Get("part") == "builder":
		return site.Answer{Part: templates.DeckParts(req.Frame, page)}, nil
	case page.TooLong || unsaid != "" || page.Seal != nil:
		return site.Answer{View: page}, nil
	}
	return site.Answer{Redirect: deckState(req, page) + jump(form)}, nil
}

// deckState is the address of the builder as it stands: the lists and what is searched for.
func deckState(req *site.Request, page templates.DecksPage) string {
	address, q := page.Link, url.Values{}
	if address == "" {
		address = req.Frame.To("/decks")
	}
	for _, key := range finderKeys {
		if value := req.Get(key); value != "" {
			q.Set(key, value)
		}
	}
	return withQuery(address, q)
}

// withQuery adds values to an address.
func withQuery(address string, q url.Values) string {
	switch {
	case len(q) == 0:
		return address
	case strings.Contains(address, "?"):
		return address + "&" + q.Encode()
	}
	return address + "?" + q.Encode()
}

// jump is the place on the page where the reader was.
func jump(form url.Values) string {
	switch {
	case form.Has("plus"), form.Has("minus"), form.Has("find"):
		return "#finder"
	case form.Has("plus2"), form.Has("minus2"):
		return "#finder"
	case form.Has("more"), form.Has("less"), form.Has("hold"), form.Has("drop"):
		return "#cards-1"
	case form.Has("more2"), form.Has("less2"), form.Has("hold2"), form.Has("drop2"):
		return "#cards-2"
	case form.Has("share"):
		return "#share"
	case form.Has("draw"), form.Has("keep"):
		return "#hands"
	}
	return ""
}

// pasted is the list in what was pasted: the text of a link, or of JSON in the words of the reader's language. What
// cannot be read stays as it is, and the verdict says why.
func (s *Section) pasted(f templates.Frame, text string) string {
	inner, err := deck.Unwrap(text)
	if err != nil || inner == text {
		return text
	}
	if list, problems := deck.Parse(inner, s.Catalog, f.Lang); len(problems) == 0 && strings.HasPrefix(strings.TrimSpace(text), "{") {
		return list.String()
	}
	return inner
}

// decksPage gathers what the builder shows of the lists.
func (s *Section) decksPage(req *site.Request, texts []string) (templates.DecksPage, error) {
	f := req.Frame
	page := templates.DecksPage{Texts: texts, Cards: s.cardNames(f), Examples: s.examples(f, texts)}
	lists := s.parseDecks(f, texts)
	finder, err := s.finder(req, lists)
	if err != nil {
		return page, err
	}
	page.Finder = finder
	first := &deck.List{}
	if len(lists) > 0 {
		first = lists[0]
	} else if skeleton := s.parseDecks(f, []string{templates.Skeleton(f)}); len(skeleton) > 0 {
		first = skeleton[0]
	}
	page.HeadOf = s.deckHead(f, first)
	if len(texts) == 0 {
		page.Texts = []string{templates.Skeleton(f)}
		return page, nil
	}
	also := url.Values{}
	for _, key := range []string{"seed", "mode"} {
		if value := req.Get(key); value != "" {
			also.Set(key, value)
		}
	}
	page.Link = withQuery(deckLink(f, texts), also)
	page.TooLong = len(page.Link) > maxDeckLink
	verdict := s.judge(f, lists)
	page.Verdict = &verdict
	if !page.TooLong {
		page.Tools = deckTools(f, texts)
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

// parseDecks reads the lists; their problems stand in them.
func (s *Section) parseDecks(f templates.Frame, texts []string) []*deck.List {
	lists := make([]*deck.List, len(texts))
	for i, text := range texts {
		lists[i], _ = deck.Parse(text, s.Catalog, f.Lang)
	}
	return lists
}

// deckLink is the address that holds the lists.
func deckLink(f templates.Frame, texts []string) string {
	return f.To("/decks?" + deckQuery(texts).Encode())
}

// deckQuery holds the lists as they travel in an address.
func deckQuery(texts []string) url.Values {
	q := url.Values{}
	for i, key := range []string{"d", "d2"} {
		if i < len(texts) {
			q.Set(key, deck.Encode(texts[i]))
		}
	}
	return q
}

// examples are the decks to begin with; when there is one list already, each can be compared with it.
func (s *Section) examples(f templates.Frame, texts []string) []templates.DeckExample {
	var out []templates.DeckExample
	for _, x := range s.Examples {
		line := templates.DeckExample{Title: f.Say(x.Title), Style: f.Say(x.Style), Plan: f.Say(x.Plan), Href: deckLink(f, []string{x.Text})}
		if len(texts) == 1 && texts[0] != x.Text {
			line.Compare = deckLink(f, []string{texts[0], x.Text}) + "&mode=compare#compare"
		}
		for _, ref := range x.List.Sets {
			if ref.Set != nil {
				line.Signs = append(line.Signs, ref.Set.Sign)
			}
		}
		for _, e := range x.List.Hand {
			if e.Card != nil {
				line.Faces = append(line.Faces, present.FaceHref(f, e.Card, s.Show.EditionFor(f, e.Card)))
			}
		}
		out = append(out, line)
	}
	return out
}

// cardNames are the names that the reader can pick from.
func (s *Section) cardNames(f templates.Frame) []string {
	var out []string
	for _, k := range s.Catalog.Cards {
		out = append(out, k.Title(f.Lang))
	}
	return present.ByName(out, func(name string) string { return name })
}
