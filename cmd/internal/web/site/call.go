package site

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// CallHandler answers a call of the API with a value that is written as JSON.
type CallHandler func(c Call) (any, error)

// Call is a request to the API. Its Frame makes links in the language of the call.
type Call struct {
	HTTP  *http.Request
	Lang  catalog.Lang
	Frame templates.Frame

	catalog *catalog.Catalog
}

// API turns a handler into an http.HandlerFunc. Scripts of any origin may read the answers.
func (s *Site) API(h CallHandler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		c := Call{HTTP: r, Lang: catalog.DE, catalog: s.Catalog}
		if name := r.URL.Query().Get("lang"); name != "" {
			lang, ok := catalog.ParseLang(name)
			if !ok {
				s.FailAPI(w, r, BadCall("lang: use de or en"))
				return
			}
			c.Lang = lang
		}
		c.Frame = s.Frame(r, c.Lang)
		out, err := h(c)
		if err != nil {
			s.FailAPI(w, r, err)
			return
		}
		s.writeJSON(w, r, http.StatusOK, out)
	}
}

// APIText returns a message of the API, which uses English for readers of every language.
func APIText(s string) catalog.Text { return catalog.Text{DE: s, EN: s} }

// BadCall returns the fault of a call with a wrong parameter or body.
func BadCall(message string) Fault { return Fault{Kind: ErrBadRequest, Detail: APIText(message)} }

// NoSuch returns the fault of a call for a thing that does not exist.
func NoSuch(message string, near ...templates.Link) Fault {
	return Fault{Kind: ErrNotFound, Detail: APIText(message), Near: near}
}

// apiError is the JSON of an error.
type apiError struct {
	Error struct {
		Code    string   `json:"code"`
		Message string   `json:"message"`
		Near    []string `json:"near,omitempty"`
	} `json:"error"`
}

// FailAPI writes err as JSON. Internal errors are logged.
func (s *Site) FailAPI(w http.ResponseWriter, r *http.Request, err error) {
	var out apiError
	status, code := StatusOf(err)
	out.Error.Code, out.Error.Message = code, http.StatusText(status)
	var f Fault
	if errors.As(err, &f) {
		if f.Detail.EN != "" {
			out.Error.Message = f.Detail.EN
		}
		for _, l := range f.Near {
			out.Error.Near = append(out.Error.Near, l.Text)
		}
	} else if status == http.StatusInternalServerError {
		s.Log.Error("call failed", "route", r.Pattern, "err", err)
	}
	s.writeJSON(w, r, status, out)
}

func (s *Site) writeJSON(w http.ResponseWriter, r *http.Request, status int, v any) {
	body, err := json.Marshal(v)
	if err != nil {
		s.Log.Error("answer cannot be encoded", "route", r.Pattern, "err", err)
		http.Error(w, `{"error":{"code":"internal","message":"Internal Server Error"}}`, http.StatusInternalServerError)
		return
	}
	if status == http.StatusOK && r.Method != http.MethodPost {
		w.Header().Set("Cache-Control", "public, max-age=60")
	}
	WriteBody(w, r, status, "application/json; charset=utf-8", append(body, '\n'))
}

// Context returns the context of the HTTP request.
func (c Call) Context() context.Context { return c.HTTP.Context() }

// Path returns a wildcard of the route, such as an id.
func (c Call) Path(key string) string { return c.HTTP.PathValue(key) }

// Query returns the query parameters.
func (c Call) Query() url.Values { return c.HTTP.URL.Query() }

// Get returns a query parameter.
func (c Call) Get(key string) string { return c.Query().Get(key) }

// Number reads a parameter from 0 to most; otherwise is its default.
func (c Call) Number(key string, otherwise, most int) (int, error) {
	text := c.Get(key)
	if text == "" {
		return otherwise, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > most {
		return 0, BadCall(key + ": use a number from 0 to " + strconv.Itoa(most))
	}
	return n, nil
}

// Question reads the parameter q=, the text to search for.
func (c Call) Question() (string, error) {
	q := strings.TrimSpace(c.Get("q"))
	if utf8.RuneCountInString(q) > MaxQuery {
		return "", BadCall("q: at most 200 characters")
	}
	return q, nil
}

// Game reads the parameter game=; "" means all games.
func (c Call) Game() (rulings.Game, error) {
	name := c.Get("game")
	g, ok := rulings.ParseGame(name)
	if name != "" && !ok {
		return "", BadCall("game: use card, board, vienna or starship")
	}
	return g, nil
}

// Edition reads an edition from the parameter key; otherwise is its default.
func (c Call) Edition(key string, otherwise catalog.EditionID) (catalog.EditionID, error) {
	name := c.Get(key)
	if name == "" {
		return otherwise, nil
	}
	if e := c.catalog.Edition(name); e != nil {
		return e.ID, nil
	}
	return "", Fault{Kind: ErrBadRequest, Detail: templates.TextNoEdition}
}

// Text returns the body if it is plain text; ok is false for any other media type.
func (c Call) Text() (text string, ok bool, err error) {
	if !strings.HasPrefix(c.HTTP.Header.Get("Content-Type"), "text/plain") {
		return "", false, nil
	}
	body, err := io.ReadAll(c.HTTP.Body)
	return string(body), true, err
}

// Decode reads the JSON body into v, which must have a field for every key.
func (c Call) Decode(v any) error {
	dec := json.NewDecoder(c.HTTP.Body)
	dec.DisallowUnknownFields()
	err := dec.Decode(v)
	if err == nil {
		return nil
	}
	if status, _ := StatusOf(err); status == http.StatusRequestEntityTooLarge {
		return err
	}
	return BadCall("body: " + err.Error())
}
