package web

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/service"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/query"
	"catanica/templates"
)

// call is a request to the API, with its bounds checked.
type call struct {
	req  *http.Request
	lang catalog.Lang
}

// apiHandler decides what a call gets: a value to be written as JSON.
type apiHandler func(c call) (any, error)

// calls is the table of the API. openapi.json describes each of them; a test holds the two together.
func (s *Server) calls() map[string]apiHandler {
	return map[string]apiHandler{
		"GET /api/v1/search":         s.apiSearch,
		"GET /api/v1/suggest":        s.apiSuggest,
		"GET /api/v1/cards":          s.apiCards,
		"GET /api/v1/cards/{id}":     s.apiCard,
		"GET /api/v1/rulings":        s.apiRulings,
		"GET /api/v1/rulings/{id}":   s.apiRuling,
		"GET /api/v1/sets":           s.apiSets,
		"GET /api/v1/sets/{id}":      s.apiSet,
		"GET /api/v1/classes":        s.apiClasses,
		"GET /api/v1/classes/{id}":   s.apiClass,
		"GET /api/v1/changes":        s.apiChanges,
		"GET /api/v1/boxes":          s.apiBoxes,
		"GET /api/v1/tables":         s.apiTables,
		"GET /api/v1/questions":      s.apiQuestions,
		"GET /api/v1/coverage":       s.apiCoverage,
		"GET /api/v1/setup":          s.apiSetup,
		"GET /api/v1/scenarios":      s.apiScenarios,
		"GET /api/v1/scenarios/{id}": s.apiScenario,
		"POST /api/v1/validate":      s.apiValidate,
		"POST /api/v1/simulate":      s.apiSimulate,
	}
}

// Most hits and suggestions that one call gets.
const (
	mostAPIHits     = 100
	mostSuggestions = 20
	maxIndexOffset  = 1000
)

// api turns an API handler into what the standard library serves. Anyone may read the answers.
func (s *Server) api(h apiHandler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		c := call{req: r, lang: catalog.DE}
		if name := r.URL.Query().Get("lang"); name != "" {
			lang, ok := catalog.ParseLang(name)
			if !ok {
				s.failAPI(w, r, fault{kind: errBadRequest, detail: apiText("lang: take de or en")})
				return
			}
			c.lang = lang
		}
		out, err := h(c)
		if err != nil {
			s.failAPI(w, r, err)
			return
		}
		s.writeJSON(w, r, http.StatusOK, out)
	}
}

// apiText is a message for programmers; the API speaks English.
func apiText(s string) catalog.Text { return catalog.Text{DE: s, EN: s} }

// apiError is what the API says of an error.
type apiError struct {
	Error struct {
		Code    string   `json:"code"`
		Message string   `json:"message"`
		Near    []string `json:"near,omitempty"`
	} `json:"error"`
}

func (s *Server) failAPI(w http.ResponseWriter, r *http.Request, err error) {
	var out apiError
	status, code := statusOf(err)
	out.Error.Code, out.Error.Message = code, http.StatusText(status)
	var f fault
	if errors.As(err, &f) {
		if f.detail.EN != "" {
			out.Error.Message = f.detail.EN
		}
		for _, l := range f.near {
			out.Error.Near = append(out.Error.Near, l.Text)
		}
	} else if status == http.StatusInternalServerError {
		s.log.Error("call failed", "route", r.Pattern, "err", err)
	}
	s.writeJSON(w, r, status, out)
}

func (s *Server) writeJSON(w http.ResponseWriter, r *http.Request, status int, v any) {
	body, err := json.Marshal(v)
	if err != nil {
		s.log.Error("answer cannot be written", "route", r.Pattern, "err", err)
		http.Error(w, `{"error":{"code":"internal","message":"Internal Server Error"}}`, http.StatusInternalServerError)
		return
	}
	if status == http.StatusOK && r.Method != http.MethodPost {
		w.Header().Set("Cache-Control", "public, max-age=60")
	}
	writeBody(w, r, status, "application/json; charset=utf-8", append(body, '\n'))
}

// number reads a number of the query between 0 and most; absent is otherwise.
func (c call) number(key string, otherwise, most int) (int, error) {
	text := c.req.URL.Query().Get(key)
	if text == "" {
		return otherwise, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > most {
		return 0, fault{kind: errBadRequest, detail: apiText(key + ": take a number from 0 to " + strconv.Itoa(most))}
	}
	return n, nil
}

// question is the text to look for.
func (c call) question() (string, error) {
	q := strings.TrimSpace(c.req.URL.Query().Get("q"))
	if len([]rune(q)) > maxQuery {
		return "", fault{kind: errBadRequest, detail: apiText("q: at most 200 characters")}
	}
	return q, nil
}

// game reads game=; absent is "".
func (c call) game() (rulings.Game, error) {
	name := c.req.URL.Query().Get("game")
	g, ok := rulings.ParseGame(name)
	if name != "" && !ok {
		return "", fault{kind: errBadRequest, detail: apiText("game: take card, board, vienna or starship")}
	}
	return g, nil
}

// searchAnswer is the contract's JSON of a search.
type searchAnswer struct {
	Query  string       `json:"query"`
	Lang   catalog.Lang `json:"lang"`
	TookUS int64        `json:"took_us"`
	Total  int          `json:"total"`
	Hits   []search.Hit `json:"hits"`

	Mistakes []apiMistake `json:"mistakes,omitempty"`
}

// apiMistake is a mistake in the grammar of a query.
type apiMistake struct {
	Message string `json:"message"`
	From    int    `json:"from"` // in characters of the query
	To      int    `json:"to"`
	Mend    string `json:"mend,omitempty"`
}

// apiMistakes are the mistakes of a query in the language of the call.
func apiMistakes(list []*query.Error, lang catalog.Lang) []apiMistake {
	var out []apiMistake
	for _, e := range list {
		out = append(out, apiMistake{e.In(lang), utf8.RuneCountInString(e.Text[:e.At.From]), utf8.RuneCountInString(e.Text[:e.At.To]), e.Corrected})
	}
	return out
}

func (s *Server) apiSearch(c call) (any, error) {
	text, err := c.question()
	if err != nil {
		return nil, err
	}
	q := search.Query{Text: text, Lang: c.lang, Proven: s.svc.Proven(c.req.Context())}
	if q.Limit, err = c.number("n", 10, mostAPIHits); err != nil {
		return nil, err
	}
	if q.Offset, err = c.number("offset", 0, maxIndexOffset); err != nil {
		return nil, err
	}
	for _, name := range strings.FieldsFunc(c.req.URL.Query().Get("kind"), func(r rune) bool { return r == ',' }) {
		kind := catalog.Kind(name)
		if !slices.Contains(catalog.Kinds, kind) {
			return nil, fault{kind: errBadRequest, detail: apiText("kind: take ruling, card, set, class, rule, term or scenario")}
		}
		q.Kinds = append(q.Kinds, kind)
	}
	if q.Game, err = c.game(); err != nil {
		return nil, err
	}
	if q.Edition, err = s.editionOf(c); err != nil {
		return nil, err
	}
	found, err := s.index.Find(c.req.Context(), q)
	if err != nil {
		return nil, err
	}
	return searchAnswer{Query: found.Query, Lang: found.Lang, TookUS: found.Took.Microseconds(), Total: found.Total, Hits: found.Hits, Mistakes: apiMistakes(found.Mistakes, c.lang)}, nil
}

func (s *Server) apiSuggest(c call) (any, error) {
	text, err := c.question()
	if err != nil {
		return nil, err
	}
	n, err := c.number("n", 8, mostSuggestions)
	if err != nil {
		return nil, err
	}
	list := s.index.Suggest(c.req.Context(), text, c.lang, n)
	if list == nil {
		list = []search.Suggestion{}
	}
	return map[string]any{"query": text, "lang": c.lang, "suggestions": list, "completions": s.completions(c.req.Context(), strings.TrimLeft(c.req.URL.Query().Get("q"), " "), c.lang)}, nil
}

func (s *Server) apiCards(call) (any, error) {
	return map[string]any{"cards": s.svc.Catalog.Cards}, nil
}

func (s *Server) apiCard(c call) (any, error) {
	id := c.req.PathValue("id")
	if k, _ := s.svc.FindCard(id); k != nil {
		e, err := s.editionOf(c)
		if err != nil {
			return nil, err
		}
		return cardAnswer{k, s.svc.Related(k, e)}, nil
	}
	return nil, fault{kind: errNotFound, detail: apiText("no card of this name"), near: s.nearCards(s.frame(c.req, c.lang), id)}
}

// cardAnswer is a card with what stands between it and others.
type cardAnswer struct {
	*catalog.Card
	Related []service.Related `json:"related"`
}

// editionOf reads edition=; the default is today's.
func (s *Server) editionOf(c call) (catalog.EditionID, error) {
	return s.editionNamed(c, "edition", catalog.DefaultEdition)
}

func (s *Server) editionNamed(c call, key string, otherwise catalog.EditionID) (catalog.EditionID, error) {
	name := c.req.URL.Query().Get(key)
	if name == "" {
		return otherwise, nil
	}
	if e := s.svc.Catalog.Edition(name); e != nil {
		return e.ID, nil
	}
	return "", fault{kind: errBadRequest, detail: templates.TextNoEdition}
}

// apiChanges are the changes of the rules that came after from=, up to and with to=; without them all.
func (s *Server) apiChanges(c call) (any, error) {
	from, err := s.editionNamed(c, "from", catalog.Ed1996)
	if err != nil {
		return nil, err
	}
	to, err := s.editionNamed(c, "to", catalog.DefaultEdition)
	if err != nil {
		return nil, err
	}
	if catalog.Later(from, to) {
		return nil, fault{kind: errBadRequest, detail: templates.TextWrongOrder}
	}
	changes := s.svc.Catalog.ChangesBetween(from, to)
	if changes == nil {
		changes = []catalog.Change{}
	}
	return map[string]any{"changes": changes}, nil
}

// apiBoxes are the printings and the marks to tell them apart; with mark= only the printings that bear all of them.
func (s *Server) apiBoxes(c call) (any, error) {
	all := s.svc.Catalog.Boxes
	fits := all.With(c.req.URL.Query()["mark"])
	if fits == nil {
		fits = []catalog.Box{}
	}
	return catalog.Boxes{Marks: all.Marks, Boxes: fits}, nil
}

// apiTables are the tables of the encyclopedia.
func (s *Server) apiTables(call) (any, error) {
	tables := s.svc.Library.Tables
	if tables == nil {
		tables = []*rulings.Table{}
	}
	return map[string]any{"tables": tables}, nil
}

// rulingLine is an article in the list of articles.
type rulingLine struct {
	ID      string          `json:"id"`
	Kind    catalog.Kind    `json:"kind"`
	Game    rulings.Game    `json:"game"`
	Title   catalog.Text    `json:"title"`
	Verdict rulings.Verdict `json:"verdict"`
	Short   catalog.Text    `json:"short"`
	Changed string          `json:"changed"`
}

func (s *Server) apiRulings(call) (any, error) {
	lib := s.svc.Library
	out := make([]rulingLine, 0, len(lib.Rulings))
	for _, r := range lib.Rulings {
		out = append(out, rulingLine{
			ID: r.ID, Kind: r.Kind, Game: r.Game(), Verdict: r.Verdict, Changed: r.Changed,
			Title: catalog.Text{DE: r.Title(catalog.DE), EN: r.Title(catalog.EN)},
			Short: catalog.Text{DE: lib.Plain(catalog.DE, r.In(catalog.DE).Short), EN: lib.Plain(catalog.EN, r.In(catalog.EN).Short)},
		})
	}
	return map[string]any{"rulings": out}, nil
}

func (s *Server) apiRuling(c call) (any, error) {
	id := c.req.PathValue("id")
	if r := s.svc.Library.Find(id); r != nil {
		return r, nil
	}
	detail := apiText("no article of this id")
	if m, ok := s.svc.Awaited(id); ok {
		detail = templates.TextAwaited(m.ID)
	} else if gap, ok := s.svc.Library.Gap(id); ok {
		detail = templates.TextGap(gap.ID, gap.Title)
	}
	return nil, fault{kind: errNotFound, detail: detail, near: s.nearRulings(s.frame(c.req, c.lang), id)}
}

func (s *Server) apiSets(call) (any, error) {
	return map[string]any{"sets": s.svc.Catalog.Sets}, nil
}

func (s *Server) apiSet(c call) (any, error) {
	id := c.req.PathValue("id")
	if set := s.svc.Catalog.FindSet(id); set != nil {
		return set, nil
	}
	return nil, fault{kind: errNotFound, detail: apiText("no set of this name"), near: s.nearSets(s.frame(c.req, c.lang), id)}
}

func (s *Server) apiClasses(call) (any, error) {
	return map[string]any{"classes": s.svc.Catalog.Classes}, nil
}

func (s *Server) apiClass(c call) (any, error) {
	if class := s.svc.Catalog.Class(c.req.PathValue("id")); class != nil {
		return class, nil
	}
	return nil, fault{kind: errNotFound, detail: apiText("no class of this id: see /api/v1/classes")}
}

func (s *Server) apiCoverage(c call) (any, error) { return s.svc.Coverage(c.req.Context()), nil }

// validation is what POST /api/v1/validate takes.
type validation struct {
	Deck    string `json:"deck"`
	Deck2   string `json:"deck2"`
	Format  string `json:"format"`
	Edition string `json:"edition"`
	Lang    string `json:"lang"`
}

func (s *Server) apiValidate(c call) (any, error) {
	in, err := readValidation(c.req)
	if err != nil {
		return nil, err
	}
	opt := deck.Options{Lang: c.lang, Article: s.svc.Library.Says}
	if in.Lang != "" {
		lang, ok := catalog.ParseLang(in.Lang)
		if !ok {
			return nil, fault{kind: errBadRequest, detail: apiText("lang: take de or en")}
		}
		opt.Lang = lang
	}
	var ok bool
	if opt.Format, ok = deck.ParseFormat(in.Format); in.Format != "" && !ok {
		return nil, fault{kind: errBadRequest, detail: apiText(fmt.Sprintf("format: take one of %v", deck.Formats()))}
	}
	if opt.Edition, ok = deck.ParseEdition(in.Edition, s.svc.Catalog); in.Edition != "" && !ok {
		return nil, fault{kind: errBadRequest, detail: templates.TextNoEdition}
	}
	var lists []*deck.List
	for _, text := range []string{in.Deck, in.Deck2} {
		if strings.TrimSpace(text) != "" {
			list, _ := deck.Parse(newlines(text), s.svc.Catalog, opt.Lang) // its problems stand in the report
			lists = append(lists, list)
		}
	}
	if len(lists) == 0 {
		return nil, fault{kind: errBadRequest, detail: apiText("deck: send the text of a list")}
	}
	return deck.Validate(s.svc.Catalog, opt, lists...), nil
}

// readValidation takes JSON, or the bare text of one list.
func readValidation(r *http.Request) (validation, error) {
	var in validation
	if strings.HasPrefix(r.Header.Get("Content-Type"), "text/plain") {
		var b strings.Builder
		if _, err := io.Copy(&b, r.Body); err != nil {
			return in, err
		}
		in.Deck = b.String()
		return in, nil
	}
	dec := json.NewDecoder(r.Body)
	dec.DisallowUnknownFields()
	if err := dec.Decode(&in); err != nil {
		if status, _ := statusOf(err); status == http.StatusRequestEntityTooLarge {
			return in, err
		}
		return in, fault{kind: errBadRequest, detail: apiText("body: " + err.Error())}
	}
	return in, nil
}
