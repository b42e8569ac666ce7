package service

import (
	"cmp"
	"context"
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/answer"
	"catanica/search/casebook"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/query"
	"catanica/search/question"
)

// Answerer returns the answerer of questions. The first call builds it.
func (s *Service) Answerer() (*answer.Answerer, error) {
	s.answerOnce.Do(func() { s.answerer, s.answerErr = answer.New(s.Catalog, s.Library, s.pairs) })
	return s.answerer, s.answerErr
}

// prepare builds what answers questions in a language, while the first search opens the index.
func (s *Service) prepare(lang catalog.Lang) {
	if a, err := s.Answerer(); err == nil {
		a.Prepare(lang)
	}
}

// pairs returns what the engine plays of two cards.
func (s *Service) pairs() (answer.Pairs, error) {
	i, err := s.Interactions()
	if err != nil {
		return nil, err
	}
	return i.Referee, nil
}

// consulted is the number of hits, the best ones, whose articles and cards may answer a question.
const consulted = 10

// Search finds documents and answers the question that the query asks. An article's verdict stays with its hit only if
// the article answers exactly that question.
func (s *Service) Search(ctx context.Context, q search.Query) (search.Result, error) {
	s.prepareOnce.Do(func() { go s.prepare(q.Lang) })
	index, err := s.Index()
	if err != nil {
		return search.Result{}, err
	}
	a, err := s.Answerer()
	if err != nil {
		return search.Result{}, err
	}
	var asked question.Question
	typed := q.Text
	q.Text = s.unquoted(q.Text)
	parsed, mistakes := query.Parse(q.Text)
	if parsed.Plain && len(mistakes) == 0 && (q.Game == "" || q.Game == rulings.GameCard) {
		asked = a.Read(q.Text, q.Lang)
		if asked.Edition != "" && len(asked.Mentions) > 0 {
			q.Edition, q.Text = asked.Edition, asked.Undated // a year is not a word to look for
		} else if asked.NoYear != "" && len(asked.Mentions) > 0 {
			q.Text = asked.Undated
		}
	}
	wanted := q.Limit
	if asked.Text != "" && q.Offset == 0 && wanted > 0 {
		q.Limit = max(wanted, consulted) // the answer does not depend on how many hits are shown
	}
	found, err := index.Find(ctx, q)
	if err != nil {
		return found, err
	}
	if q.Text != typed {
		found.Query, found.DidYouMean = typed, ""
	}
	disputed := false
	if asked.Text != "" {
		if asked.Edition != "" {
			found.Edition = asked.Edition
		}
		found.Asks, found.Corrected = asked.Guesses, asked.Corrected
		if len(found.Corrected) > 0 {
			found.DidYouMean = asked.Text // it knows the names; the index corrects one word at a time
		}
		if a.Book().Doubtful(asked) {
			if len(asked.Guesses) > 0 {
				found.DidYouMean = "" // the names are nearer
			}
			asked = question.Question{} // the hits are for the words, but nothing is an answer
		}
	}
	if asked.Text != "" {
		if found.Answer = a.Basic(asked, typed, found.Lang, found.Edition); found.Answer == nil {
			found.Answer = a.Answer(asked, found.Lang, found.Edition)
		}
		if sure := found.Answer; sure != nil && sure.Played != nil && sure.Played.Playable() {
			sure.Scenario = PlayPath(*sure.Played, found.Lang)
		}
		if sure := found.Answer; sure != nil && sure.Query() != "" {
			sure.List = SearchPath(found.Lang, sure.Query())
		}
		disputed = s.condition(&found, a, asked)
		if err := s.lead(ctx, index, q, asked, &found); err != nil {
			return found, err
		}
	}
	final := found.Answer != nil && found.Answer.Final
	for i := range found.Hits {
		s.settle(&found.Hits[i], a, asked, found.Lang, found.Edition, q.Offset+i < consulted && !final)
	}
	basic := found.Answer != nil && found.Answer.Basic
	switch {
	case final:
	case basic && q.Offset == 0:
		if err := s.leadBasic(ctx, index, q, &found); err != nil {
			return found, err
		}
	case basic:
		s.hideVerdicts(&found)
	case q.Offset == 0:
		if s.agree(&found, a, asked) {
			s.compare(&found, a, asked, disputed)
		}
		s.unsettled(&found, a, asked)
		s.neighbors(&found, a, asked)
	}
	if sure := found.Answer; sure != nil {
		sure.ByReferee = sure.Scenario != "" && sure.IsPlayed()
		for _, id := range sure.Cards {
			if k := s.Catalog.Card(id); k != nil && k.LacksName(found.Lang) {
				sure.NoNames = append(sure.NoNames, k.NoName(found.Lang))
			}
		}
		if len(found.Corrected) > 0 {
			sure.ReadAs = asked.Text
		} else if len(asked.Unread) == 0 {
			found.DidYouMean = "" // every word was understood as it stands
		}
	}
	if q.Limit != wanted {
		found.Hits = found.Hits[:min(wanted, len(found.Hits))]
	}
	return found, nil
}

// leadBasic puts the article that states the fact of a basic question first, and shows no other verdict than that of
// the answer.
func (s *Service) leadBasic(ctx context.Context, index *search.Index, q search.Query, found *search.Result) error {
	sure := found.Answer
	if sure.Question != nil {
		sure.Open = openPath(found.Lang, sure.Question)
	}
	if slices.ContainsFunc(found.Hits, func(h search.Hit) bool {
		return h.Verdict != nil && string(*h.Verdict) != string(sure.Verdict)
	}) {
		s.hideVerdicts(found)
	}
	if len(sure.Cites) == 0 || len(q.Kinds) > 0 {
		return nil
	}
	isSource := func(h search.Hit) bool { return h.ID == sure.Cites[0] && isArticle(h.Kind) }
	if i := slices.IndexFunc(found.Hits, isSource); i >= 0 {
		toFront(found.Hits, i)
		return nil
	}
	limit := max(q.Limit, len(found.Hits))
	q.Text, q.Limit, q.Facets = sure.Cites[0], 1, false
	source, err := index.Find(ctx, q)
	if err != nil || len(source.Hits) == 0 || !isSource(source.Hits[0]) {
		return err
	}
	found.Hits = append(source.Hits, found.Hits...)
	found.Hits = found.Hits[:min(len(found.Hits), limit)]
	found.Total = max(found.Total, len(found.Hits))
	return nil
}

// toFront puts the i-th hit first.
func toFront(hits []search.Hit, i int) {
	h := hits[i]
	copy(hits[1:i+1], hits[:i])
	hits[0] = h
}

// openPath returns the path of an open question, on the page that lists them.
func openPath(lang catalog.Lang, q *rulings.OpenQuestion) string {
	return "/" + string(lang) + "/questions#" + q.ID
}

// SearchPath returns the path of the page with the results of a query.
func SearchPath(lang catalog.Lang, query string) string {
	return "/" + string(lang) + "/search?q=" + url.QueryEscape(query)
}

// condition links an answer that the engine played under a condition to its position. If the nearest precedent has
// another verdict than such an answer, or than one to a question that was read only loosely, one of them is misread:
// there is no answer, and condition reports that they are at odds, because the precedent gives none either.
func (s *Service) condition(found *search.Result, a *answer.Answerer, q question.Question) (disputed bool) {
	sure := found.Answer
	if sure == nil || sure.Tried == nil && !sure.Loose {
		return false
	}
	near, ok := s.inquire(found, a, q).Nearest()
	if ok && string(near.Verdict) != string(sure.Verdict) {
		found.Answer = nil
		return true
	}
	if sure.Tried != nil {
		sure.Scenario = TrialPath(*sure.Tried, found.Lang)
	}
	return false
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

// compare answers a question that nothing answers yet with the verdict of the precedent that it resembles, and puts the
// article of the precedent first. A disputed verdict is none.
func (s *Service) compare(found *search.Result, a *answer.Answerer, q question.Question, disputed bool) {
	if found.Answer != nil || q.Text == "" || a.FactsOnly(q) || a.Undecidable(q) ||
		slices.ContainsFunc(found.Hits, func(h search.Hit) bool { return h.Verdict != nil }) {
		return
	}
	i := s.inquire(found, a, q)
	var near casebook.Near
	ok := false
	if !disputed {
		near, ok = i.Nearest()
		ok = ok && !(near.Verdict == rulings.Yes && a.HitsNothing(q, i.Edition))
	}
	if !ok {
		if found.Answer = a.Formerly(i); found.Answer != nil {
			return
		}
		if found.Answer = a.Told(i); found.Answer == nil && !gist.AsksNumber(&q) {
			s.meeting(found, a, q, i.Edition)
		}
		return
	}
	r, v := near.Article, near.Verdict
	found.Answer = a.OfNear(i, near)
	card := casebook.CardOf(r)
	at := slices.IndexFunc(found.Hits, func(h search.Hit) bool {
		return h.ID == r.ID && isArticle(h.Kind) || h.ID == card && h.Kind == catalog.KindCard
	})
	if at < 0 {
		return // the card is named, but was not found among the first
	}
	h := &found.Hits[at]
	if near.GivesReason() {
		_, reason, _ := strings.Cut(found.Answer.Sentence, ": ")
		h.Answer = prose.Capital(reason)
	}
	h.Verdict, h.Answer = &v, v.Answer(found.Lang, h.Answer)
	toFront(found.Hits, at)
}

// unsettled answers a question that the sources leave open, or on which they disagree.
func (s *Service) unsettled(found *search.Result, a *answer.Answerer, q question.Question) {
	if q.Text == "" || a.FactsOnly(q) || a.Undecidable(q) {
		return
	}
	instead := found.Answer
	if instead != nil && instead.Verdict == answer.Fact && gist.YesOrNo(&q) {
		instead = nil // it does not answer a question of yes or no
	}
	open := a.Unsettled(s.inquire(found, a, q), instead)
	if open == nil {
		return
	}
	s.hideVerdicts(found)
	found.Answer = open
	open.Open = openPath(found.Lang, open.Question)
}

// neighbors adds to a question for which there is no verdict the decided ones that resemble it and the cards that it
// names.
func (s *Service) neighbors(found *search.Result, a *answer.Answerer, q question.Question) {
	sure := found.Answer
	if q.Text == "" || sure != nil && (sure.Verdict != answer.Fact || !gist.YesOrNo(&q)) {
		return
	}
	found.Neighbors = s.inquire(found, a, q).Neighbors()
	for i := range found.Neighbors {
		n := &found.Neighbors[i]
		n.URL = catalog.Path(found.Lang, n.Kind, n.ID)
	}
	found.Named = a.Named(q, found.Lang, cmp.Or(q.Edition, found.Edition))
	for i := range found.Named {
		found.Named[i].URL = catalog.Path(found.Lang, catalog.KindCard, found.Named[i].ID)
	}
}

// meeting answers a question about two cards that nothing else answers with what they do to each other in general.
func (s *Service) meeting(found *search.Result, a *answer.Answerer, q question.Question, e catalog.EditionID) {
	if found.Answer = a.Meeting(q, found.Lang, e); found.Answer != nil && found.Answer.Played.Playable() {
		found.Answer.Scenario = PlayPath(*found.Answer.Played, found.Lang)
	}
}

// inquire returns the question as it is looked up among what is consulted.
func (s *Service) inquire(found *search.Result, a *answer.Answerer, q question.Question) *casebook.Inquiry {
	return a.Book().Inquire(q, found.Lang, found.Edition, s.precedents(found, a, q))
}

// precedents returns the articles among the hits that are consulted, the texts of the cards among them, and those of
// the cards that the question names.
func (s *Service) precedents(found *search.Result, a *answer.Answerer, q question.Question) []*rulings.Ruling {
	var articles []*rulings.Ruling
	named := q.Cards()
	for _, h := range found.Hits[:min(consulted, len(found.Hits))] {
		if r := s.Library.Ruling(h.ID); r != nil && isArticle(h.Kind) {
			articles = append(articles, r)
		} else if h.Kind == catalog.KindCard {
			if text := a.Book().CardText(h.ID); text != nil {
				articles = append(articles, text)
				named = slices.DeleteFunc(named, func(id string) bool { return id == h.ID })
			}
		}
	}
	for _, id := range named {
		if text := a.Book().CardText(id); text != nil {
			articles = append(articles, text)
		}
	}
	return articles
}

// isArticle reports whether hits of the kind are articles.
func isArticle(k catalog.Kind) bool {
	return k == catalog.KindRuling || k == catalog.KindTerm || k == catalog.KindRule
}

// lead puts the card that the answer found by its deed before the hits: "can I burn the Town Hall" does not name the
// Arsonist. The only card of a list comes first, too. An article that the answer cites stays first.
func (s *Service) lead(ctx context.Context, index *search.Index, q search.Query, asked question.Question,
	found *search.Result) error {
	if found.Answer == nil || found.Answer.Verdict == answer.Fact && !found.Answer.ListsOne() ||
		len(found.Answer.Cards) == 0 || q.Offset > 0 ||
		slices.Contains(asked.Cards(), found.Answer.Cards[0]) || len(q.Kinds) > 0 &&
		!slices.Contains(q.Kinds, catalog.KindCard) {
		return nil
	}
	id, limit := found.Answer.Cards[0], max(q.Limit, len(found.Hits))
	if len(found.Hits) > 0 && slices.Contains(found.Answer.Cites, found.Hits[0].ID) {
		return nil
	}
	q.Text, q.Kinds, q.Limit, q.Facets = s.Catalog.Card(id).Name.DE, []catalog.Kind{catalog.KindCard}, 1, false
	actor, err := index.Find(ctx, q)
	if err != nil || len(actor.Hits) == 0 || actor.Hits[0].ID != id {
		return err
	}
	isActor := func(h search.Hit) bool { return h.Kind == catalog.KindCard && h.ID == id }
	if !slices.ContainsFunc(found.Hits, isActor) {
		found.Total++
	}
	found.Hits = append(actor.Hits, slices.DeleteFunc(found.Hits, isActor)...)
	found.Hits = found.Hits[:min(len(found.Hits), limit)]
	return nil
}

// agree makes the answer and the verdicts of the articles agree. If no type of question gave an answer, the articles
// that cover the question give it. An article that says "it depends" gives way to an answer for the edition and the
// game asked. Where verdicts differ otherwise, none is shown, and ok is false: something was misread.
func (s *Service) agree(found *search.Result, a *answer.Answerer, q question.Question) (ok bool) {
	verdicts := map[rulings.Verdict]*rulings.Ruling{}
	for _, h := range found.Hits {
		if h.Verdict != nil && verdicts[*h.Verdict] == nil {
			verdicts[*h.Verdict] = s.Library.Ruling(h.ID)
		}
	}
	sure := found.Answer != nil && found.Answer.Verdict != answer.Fact
	switch {
	case len(verdicts) == 0:
	case !sure && len(verdicts) == 1:
		for v, r := range verdicts {
			found.Answer = a.Of(s.inquire(found, a, q), r, v)
		}
	case !sure:
		s.hideVerdicts(found)
		return false
	case len(verdicts) == 1 && verdicts[rulings.Verdict(found.Answer.Verdict)] != nil:
	case len(verdicts) == 1 && verdicts[rulings.Depends] != nil:
		s.hideVerdicts(found)
	default:
		found.Answer = nil
		s.hideVerdicts(found)
		return false
	}
	return true
}

// hideVerdicts removes the verdicts of all hits.
func (s *Service) hideVerdicts(found *search.Result) {
	for i := range found.Hits {
		h := &found.Hits[i]
		if h.Verdict == nil {
			continue
		}
		h.Verdict = nil
		if r := s.Library.Ruling(h.ID); r != nil {
			_, short, _ := r.At(cmp.Or(found.Edition, catalog.DefaultEdition), found.Lang)
			h.Answer = s.Library.Plain(found.Lang, short)
		}
	}
}

// settle gives a hit the short answer of its article under edition e, with the verdict only if the hit may answer and
// the article answers exactly the question.
func (s *Service) settle(h *search.Hit, a *answer.Answerer, q question.Question, lang catalog.Lang,
	e catalog.EditionID, answers bool) {
	r := s.Library.Ruling(h.ID)
	if r == nil || !isArticle(h.Kind) {
		return
	}
	e = cmp.Or(e, catalog.DefaultEdition)
	_, short, _ := r.At(e, lang)
	h.Answer = s.Library.Plain(lang, short)
	i := a.Book().Inquire(q, lang, e, nil)
	if covered, ok := i.Covers(r); ok && answers {
		h.Verdict = &covered
		h.Answer = covered.Answer(lang, i.Short(r, covered))
		return
	}
	if word := r.Verdict.Word(lang); word != "" {
		h.Snippet = strings.TrimPrefix(h.Snippet, word+". ")
		h.SnippetHTML = withoutWord(h.SnippetHTML, word)
	}
}

// withoutWord cuts a verdict's word from the beginning of a fragment, marked or not.
func withoutWord(html, word string) string {
	for _, begin := range []string{word + ". ", "<mark>" + word + "</mark>. "} {
		if rest, ok := strings.CutPrefix(html, begin); ok {
			return rest
		}
	}
	return html
}
