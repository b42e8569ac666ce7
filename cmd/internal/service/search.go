package service

import (
	"context"
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/answer"
	"catanica/search/casebook"
	"catanica/search/query"
	"catanica/search/question"
)

// Search finds documents and answers the question that the query asks. An article's verdict stays with its hit only if
// the article answers exactly that question.
func (s *Service) Search(ctx context.Context, q search.Query) (search.Result, error) {
	s.prepare(q)
	index, err := s.Index()
	if err != nil {
		return search.Result{}, err
	}
	a, err := s.Answerer()
	if err != nil {
		return search.Result{}, err
	}
	c := consultation{s: s, a: a, index: index, query: q, typed: q.Text}
	c.read()
	if err := c.find(ctx); err != nil {
		return c.found, err
	}
	if c.inquiry != nil {
		if err := c.answer(ctx); err != nil {
			return c.found, err
		}
	}
	c.settle()
	if err := c.decide(ctx); err != nil {
		return c.found, err
	}
	c.finish(q.Limit)
	return c.found, nil
}

// consulted is the number of hits, the best ones, whose articles and cards may answer a question.
const consulted = 10

// consultation is a search for a question, with what is consulted to answer it.
type consultation struct {
	s     *Service
	a     *answer.Answerer
	index *search.Index
	query search.Query
	typed string            // the query as it was typed
	asked question.Question // without a text if the query is no question
	found search.Result

	// inquiry is the question as it is looked up among the decided ones. It is nil if the query is no question, or if it
	// is doubtful what it asks: then the hits match its words, but nothing answers it.
	inquiry *casebook.Inquiry
	// disputed means that an answer and the nearest precedent are at odds, so that neither is given.
	disputed bool
	// general means that the answer is only what holds of the cards in general.
	general bool
}

// read reads the query as a question, and removes from it what is not to be looked up as a word.
func (c *consultation) read() {
	q := &c.query
	q.Text = c.s.unquoted(q.Text)
	parsed, mistakes := query.Parse(q.Text)
	if !parsed.Plain || len(mistakes) > 0 || q.Game != "" && q.Game != rulings.GameCard {
		return
	}
	c.asked = c.a.Read(q.Text, q.Lang)
	if asked := &c.asked; len(asked.Mentions) > 0 {
		switch {
		case asked.Edition != "":
			q.Edition, q.Text = asked.Edition, asked.Undated // a year is not a word to look for
		case asked.NoYear != "":
			q.Text = asked.Undated
		}
	}
	if c.asked.Text != "" && q.Offset == 0 && q.Limit > 0 {
		q.Limit = max(q.Limit, consulted) // the answer does not depend on how many hits are shown
	}
}

// find finds the hits, and prepares to look the question up among what they decide.
func (c *consultation) find(ctx context.Context) (err error) {
	if c.found, err = c.index.Find(ctx, c.query); err != nil {
		return err
	}
	if c.query.Text != c.typed {
		c.found.Query, c.found.DidYouMean = c.typed, ""
	}
	if c.asked.Text == "" {
		return nil
	}
	if c.asked.Edition != "" {
		c.found.Edition = c.asked.Edition
	}
	c.found.Asks, c.found.Corrected = c.asked.Guesses, c.asked.Corrected
	if len(c.found.Corrected) > 0 {
		c.found.DidYouMean = corrected(c.query.Text, c.asked.Text, c.found.DidYouMean)
	}
	if !c.a.Book().Doubtful(c.asked) {
		c.inquiry = c.a.Book().Inquire(c.asked, c.found.Lang, c.found.Edition, c.articles())
	} else if len(c.asked.Guesses) > 0 {
		c.found.DidYouMean = "" // the names are nearer
	}
	return nil
}

// corrected returns a query with the names corrected by the reader of questions, who knows all their words, and its
// other words by the index.
func corrected(query, names, words string) string {
	typed, first, second := strings.Fields(query), strings.Fields(names), strings.Fields(words)
	if len(first) != len(typed) || len(second) != len(typed) {
		return names
	}
	for i, w := range typed {
		if first[i] == w {
			first[i] = second[i]
		}
	}
	return strings.Join(first, " ")
}

const (
	// asksTheSame is the likeness of a known question that says nearly what the one asked says.
	asksTheSame = 0.85
	// foremost is the number of hits that are consulted before the documents that answer such a question.
	foremost = 3
)

// articles returns the articles among the hits that are consulted and among the documents with questions that resemble
// the one asked, the texts of the cards among them, and those of the cards that the question names or means.
func (c *consultation) articles() []*rulings.Ruling {
	var out []*rulings.Ruling
	add := func(kind catalog.Kind, id string) {
		var r *rulings.Ruling
		if isArticle(kind) {
			r = c.s.Library.Ruling(id)
		} else if kind == catalog.KindCard {
			r = c.a.Book().CardText(id)
		}
		if r != nil && !slices.Contains(out, r) {
			out = append(out, r)
		}
	}
	for i, h := range c.found.Hits[:min(consulted, len(c.found.Hits))] {
		if i == foremost {
			for _, d := range c.found.Resembling {
				if d.Likeness >= asksTheSame {
					add(d.Kind, d.ID)
				}
			}
		}
		add(h.Kind, h.ID)
	}
	for _, d := range c.found.Resembling {
		add(d.Kind, d.ID)
	}
	for _, id := range append(c.asked.Cards(), c.asked.Doers()...) {
		add(catalog.KindCard, id)
	}
	return out
}

// isArticle reports whether hits of the kind are articles.
func isArticle(k catalog.Kind) bool {
	return k == catalog.KindRuling || k == catalog.KindTerm || k == catalog.KindRule
}

// answer answers the question by its type.
func (c *consultation) answer(ctx context.Context) error {
	lang, e := c.found.Lang, c.found.Edition
	sure := c.a.Basic(c.asked, c.typed, lang, e)
	if sure == nil {
		sure = c.a.Answer(c.asked, lang, e)
	}
	if sure == nil {
		sure = c.a.BasicInSituation(c.asked, c.typed, lang, e)
	}
	if sure == nil {
		return nil
	}
	if sure.Played != nil && sure.Played.Playable() {
		sure.Scenario = PlayPath(*sure.Played, lang)
	}
	if sure.Query() != "" {
		sure.List = SearchPath(lang, sure.Query())
	}
	c.found.Answer = sure
	c.condition()
	return c.lead(ctx)
}

// decide answers the question by what is decided, if its type gives no answer, and makes all verdicts agree.
func (c *consultation) decide(ctx context.Context) error {
	sure := c.found.Answer
	switch {
	case c.isFinal():
	case sure != nil && sure.Basic && c.query.Offset == 0:
		return c.leadBasic(ctx)
	case sure != nil && sure.Basic:
		c.hideVerdicts()
	case c.query.Offset == 0:
		if ok := c.agree(); c.inquiry != nil {
			c.consult(ok)
		}
	}
	return nil
}

// isFinal reports whether nothing may contradict the answer.
func (c *consultation) isFinal() bool { return c.found.Answer != nil && c.found.Answer.Final }

// finish completes the answer with what follows from the whole result, and keeps only as many hits as are wanted.
func (c *consultation) finish(wanted int) {
	if sure := c.found.Answer; sure != nil {
		sure.ByReferee = sure.Scenario != "" && sure.IsPlayed()
		for _, id := range sure.Cards {
			if k := c.s.Catalog.Card(id); k != nil && k.LacksName(c.found.Lang) {
				sure.NoNames = append(sure.NoNames, k.NoName(c.found.Lang))
			}
		}
		if len(c.found.Corrected) > 0 {
			sure.ReadAs = c.asked.Text
		} else if len(c.asked.Unread) == 0 {
			c.found.DidYouMean = "" // every word was understood as it stands
		}
	}
	for i := range c.found.Hits {
		c.dropContrary(&c.found.Hits[i])
	}
	if c.query.Limit != wanted {
		c.found.Hits = c.found.Hits[:min(wanted, len(c.found.Hits))]
	}
}

// dropContrary leaves the passage of a hit empty if it begins with another verdict than the hit shows: the article's
// own question is another one then.
func (c *consultation) dropContrary(h *search.Hit) {
	r := c.s.Library.Ruling(h.ID)
	if h.Verdict == nil || r == nil || r.Verdict == *h.Verdict {
		return
	}
	if word := r.Verdict.Word(c.found.Lang); word != "" && strings.HasPrefix(h.Snippet, word+".") {
		h.Snippet = ""
	}
}

// openPath returns the path of an open question, on the page that lists them.
func openPath(lang catalog.Lang, q *rulings.OpenQuestion) string {
	return "/" + string(lang) + "/questions#" + q.ID
}

// SearchPath returns the path of the page with the results of a query.
func SearchPath(lang catalog.Lang, query string) string {
	return "/" + string(lang) + "/search?q=" + url.QueryEscape(query)
}

// unquoted returns a question without the quotation marks around the names of cards: the Statue "Beloved Prince" has
// some in its name, and players quote names. Any other text is returned as it is, because quotes require a phrase.
func (s *Service) unquoted(text string) string {
	parts := strings.Split(strings.NewReplacer("„", `"`, "“", `"`, "”", `"`, "«", `"`, "»", `"`).Replace(text), `"`)
	if !strings.HasSuffix(strings.TrimSpace(text), "?") || len(parts)%2 == 0 {
		return text // no question, or marks without a partner
	}
	for i := 1; i < len(parts); i += 2 {
		quoted := strings.ToLower(strings.TrimSpace(parts[i]))
		if quoted == "" || !slices.ContainsFunc(s.Catalog.Cards, func(k *catalog.Card) bool {
			return strings.Contains(strings.ToLower(k.Name.DE), quoted) || strings.Contains(strings.ToLower(k.Name.EN), quoted)
		}) {
			return text
		}
	}
	if len(parts) == 1 {
		return text
	}
	return strings.Join(strings.Fields(strings.Join(parts, " ")), " ")
}
