package books

import (
	"catanica/catalog"
	"catanica/cmd/internal/web/api"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/rulings/stamp"
	"catanica/templates"
)

// tablesOutput has the tables of the rules.
type tablesOutput struct {
	Tables []*rulings.Table `json:"tables" nullable:"false"`
	Total  int              `json:"total"`
}

// tablesCall answers GET /tables.
func (s *Section) tablesCall(c api.Call, in *api.Page) (tablesOutput, error) {
	return tablesOutput{api.Cut(c, *in, s.Library.Tables), len(s.Library.Tables)}, nil
}

// rulingLine is an article in a list.
type rulingLine struct {
	ID      string          `json:"id"`
	Kind    catalog.Kind    `json:"kind"`
	Game    rulings.Game    `json:"game"`
	Title   catalog.Text    `json:"title"`
	Verdict rulings.Verdict `json:"verdict"`
	Short   catalog.Text    `json:"short"`
	Changed string          `json:"changed"`
	Was     string          `json:"was"`
}

func (s *Section) lineOf(r *rulings.Ruling) rulingLine {
	lib := s.Library
	return rulingLine{
		ID: r.ID, Kind: r.Kind, Game: r.Game(), Verdict: r.Verdict, Changed: r.Changed, Was: wasOf(r),
		Title: catalog.Both(r.Title),
		Short: catalog.Text{
			DE: lib.Plain(catalog.DE, r.In(catalog.DE).Short), EN: lib.Plain(catalog.EN, r.In(catalog.EN).Short),
		},
	}
}

// wasOf returns the stamp of an article's answer under the default edition.
func wasOf(r *rulings.Ruling) string { return stamp.Ruling(r, catalog.DefaultEdition).String() }

// article is an article with the stamp of its answer.
type article struct {
	*rulings.Ruling
	Was string `json:"was"`
}

// gameParam is a game in a parameter.
type gameParam rulings.Game

// Schema implements huma.SchemaProvider.
func (gameParam) Schema(api.Registry) *api.Schema { return api.OneOf(rulings.Games) }

type articlesInput struct {
	Game gameParam `query:"game"`
	api.Page
}

// lines returns the articles of a kind, or all if it is empty, on one page of the list. total counts all pages.
func (s *Section) lines(c api.Call, in *articlesInput, kind catalog.Kind) (page []rulingLine, total int) {
	var fits []*rulings.Ruling
	for _, r := range s.Library.Rulings {
		if (kind == "" || r.Kind == kind) && (in.Game == "" || r.Game() == rulings.Game(in.Game)) {
			fits = append(fits, r)
		}
	}
	page = []rulingLine{}
	for _, r := range api.Cut(c, in.Page, fits) {
		page = append(page, s.lineOf(r))
	}
	return page, len(fits)
}

// rulingsOutput lists articles of all kinds.
type rulingsOutput struct {
	Rulings []rulingLine `json:"rulings" nullable:"false"`
	Total   int          `json:"total"`
}

// rulingsCall answers GET /rulings.
func (s *Section) rulingsCall(c api.Call, in *articlesInput) (rulingsOutput, error) {
	list, total := s.lines(c, in, "")
	return rulingsOutput{list, total}, nil
}

// termsOutput lists the glossary.
type termsOutput struct {
	Terms []rulingLine `json:"terms" nullable:"false"`
	Total int          `json:"total"`
}

// termsCall answers GET /terms.
func (s *Section) termsCall(c api.Call, in *articlesInput) (termsOutput, error) {
	list, total := s.lines(c, in, catalog.KindTerm)
	return termsOutput{list, total}, nil
}

// rulesOutput lists the sections of the rulebooks.
type rulesOutput struct {
	Rules []rulingLine `json:"rules" nullable:"false"`
	Total int          `json:"total"`
}

// rulesCall answers GET /rules.
func (s *Section) rulesCall(c api.Call, in *articlesInput) (rulesOutput, error) {
	list, total := s.lines(c, in, catalog.KindRule)
	return rulesOutput{list, total}, nil
}

type entryInput struct {
	ID string `path:"id"`
}

// articleOrCard is an article or, for a citation of a card, the card.
type articleOrCard = api.Either[article, catalog.Card]

// rulingCall answers GET /rulings/ID: an article or, for a citation such as card:feuerteufel, the card.
func (s *Section) rulingCall(c api.Call, in *entryInput) (articleOrCard, error) {
	if r := s.Library.Find(in.ID); r != nil {
		return articleOrCard{A: &article{r, wasOf(r)}}, nil
	}
	if card, ok := catalog.CitedCard(in.ID); ok && s.Catalog.Card(card) != nil {
		return articleOrCard{B: s.Catalog.Card(card)}, nil
	}
	return articleOrCard{}, s.noArticle(c, in.ID)
}

// entryOf returns a handler of GET /terms/ID or /rules/ID: the article, if it is of the kind.
func (s *Section) entryOf(kind catalog.Kind) func(api.Call, *entryInput) (article, error) {
	return func(c api.Call, in *entryInput) (article, error) {
		if r := s.Library.Find(in.ID); r != nil && r.Kind == kind {
			return article{r, wasOf(r)}, nil
		}
		return article{}, s.noArticle(c, in.ID)
	}
}

// noArticle returns the fault of a call for an article that is not there: announced by the source, or unknown.
func (s *Section) noArticle(c api.Call, id string) error {
	detail := catalog.Text{DE: "Es gibt keinen Artikel mit dieser Kennung", EN: "no article with this id"}
	if m, ok := s.Names.Awaited(id); ok {
		detail = templates.TextAwaited(m.ID)
	} else if gap, ok := s.Library.Gap(id); ok {
		detail = templates.TextGap(gap.ID, gap.Title)
	}
	return site.Fault{Kind: site.ErrNotFound, Detail: detail, Near: s.nearRulings(c.Frame, id)}
}

// questionKindParam and questionStateParam are filters of questions.
type (
	questionKindParam  rulings.QuestionKind
	questionStateParam rulings.Outcome
)

// Schema implements huma.SchemaProvider.
func (questionKindParam) Schema(api.Registry) *api.Schema { return api.OneOf(rulings.QuestionKinds) }

// Schema implements huma.SchemaProvider.
func (questionStateParam) Schema(api.Registry) *api.Schema { return api.OneOf(rulings.Outcomes) }

type questionsInput struct {
	Kind  questionKindParam  `query:"kind"`
	State questionStateParam `query:"state"`
	Card  string             `query:"card"`
	api.Page
}

// questionsOutput lists contradictions and silences of the sources.
type questionsOutput struct {
	Questions []*rulings.OpenQuestion `json:"questions" nullable:"false"`
	Total     int                     `json:"total"`
}

// questionsCall answers GET /questions, with the filters of the page.
func (s *Section) questionsCall(c api.Call, in *questionsInput) (questionsOutput, error) {
	given := map[string]string{"kind": string(in.Kind), "state": string(in.State), "card": in.Card}
	want, err := s.questionFilter(c.Frame, func(key string) string { return given[key] })
	if err != nil {
		return questionsOutput{}, err
	}
	var fits []*rulings.OpenQuestion
	for _, q := range s.Library.Questions {
		if want.fits(q) {
			fits = append(fits, q)
		}
	}
	return questionsOutput{api.Cut(c, in.Page, fits), len(fits)}, nil
}
