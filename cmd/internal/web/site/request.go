package site

import (
	"context"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// Limits on what a request may carry.
const (
	MaxQuery = 200      // characters of a search query
	MaxURL   = 16 << 10 // bytes of an address with its query, which may hold a deck
	MaxBody  = 64 << 10 // bytes of a form or a JSON body
)

// Request is one reader's request for a page, with its language and edition resolved.
type Request struct {
	HTTP  *http.Request
	Frame templates.Frame
	Query url.Values
}

// kept lists the query parameters that the links of a page carry on.
var kept = []string{
	"q", "kind", "set", "class", "type", "edition", "n", "d", "d2", "s", "article", "status", "step", "view", "cost",
	"points", "since", "prop", "rel", "of", "sort", "from", "to", "game", "mark", "as", "names", "card", "state", "mode",
	"seed", "goal", "dice", "hidden", "opponent", "turns", "g", "at", "edit", "flip", "list", "zoom", "beside", "tool",
	templates.StampKey,
}

// lists names the parameters that may be repeated. Of any other, the first value counts.
var lists = []string{"set", "mark"}

// maxValues limits the different values of a repeated parameter: there are fewer sets, and fewer cards on the list to
// tick off.
const maxValues = 100

// maxValue limits a parameter in bytes, except for those that hold a deck or a scenario.
const maxValue = 4 * MaxQuery

// long names the parameters without a limit of their own: the address as a whole has one.
var long = []string{"d", "d2", "s", "g", "at", "beside", "goal", "f-was", "q"}

// bounded returns the query without what no page needs: repeated and overlong values. A page repeats its parameters in
// each of its links, so that a long query would make a page many times its size.
func bounded(q url.Values) url.Values {
	for key, values := range q {
		if !slices.Contains(lists, key) {
			values = values[:1]
		}
		var out []string
		for _, v := range values {
			tooLong := len(v) > maxValue && !slices.Contains(long, key)
			if !tooLong && len(out) < maxValues && !slices.Contains(out, v) {
				out = append(out, v)
			}
		}
		if q[key] = out; len(out) == 0 {
			delete(q, key)
		}
	}
	return q
}

// Request reads an HTTP request. It fails if the request exceeds a limit or names an unknown edition; the Request that
// it returns with the error has a usable Frame.
func (s *Site) Request(r *http.Request, lang catalog.Lang) (*Request, error) {
	req := &Request{HTTP: r, Query: bounded(r.URL.Query())}
	req.Frame = s.Frame(r, lang)
	if len(r.URL.RequestURI()) > MaxURL {
		return req, Fault{Kind: ErrTooLarge}
	}
	if !utf8.ValidString(req.Get("q")) || utf8.RuneCountInString(req.Get("q")) > MaxQuery {
		return req, Fault{Kind: ErrBadRequest, Detail: templates.TextQueryTooLong}
	}
	if name := req.Get("edition"); name != "" {
		e := s.Catalog.Edition(name)
		if e == nil {
			return req, Fault{Kind: ErrBadRequest, Detail: templates.TextNoEdition}
		}
		req.Frame.Edition = e.ID
	}
	return req, nil
}

// Get returns a query parameter without surrounding white space.
func (req *Request) Get(key string) string { return strings.TrimSpace(req.Query.Get(key)) }

// Path returns a wildcard of the route, such as the id of a card.
func (req *Request) Path(key string) string { return req.HTTP.PathValue(key) }

// Context returns the context of the HTTP request.
func (req *Request) Context() context.Context { return req.HTTP.Context() }

// Game reads the parameter game=; "" means all games.
func (req *Request) Game() (rulings.Game, error) {
	name := req.Get("game")
	g, ok := rulings.ParseGame(name)
	if name != "" && !ok {
		return "", Fault{Kind: ErrBadRequest, Detail: templates.TextNoSuchGame}
	}
	return g, nil
}

// Form returns the form that the request posts.
func (req *Request) Form() (url.Values, error) {
	if err := req.HTTP.ParseForm(); err != nil {
		if status, _ := StatusOf(err); status == http.StatusRequestEntityTooLarge {
			return nil, err
		}
		return nil, Fault{Kind: ErrBadRequest}
	}
	return req.HTTP.PostForm, nil
}

// Newlines replaces the line ends that browsers send in forms by single line feeds.
func Newlines(s string) string { return strings.ReplaceAll(s, "\r\n", "\n") }
