package site

import (
	"encoding/json"
	"errors"
	"net/http"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// Problem is the JSON of an error, as RFC 9457 describes it. Title and Detail are in the language of the request;
// Error has what API v1 sent before and is always in English.
type Problem struct {
	Type   string         `json:"type"` // the address of a page about this kind of problem
	Title  string         `json:"title"`
	Status int            `json:"status"`
	Detail string         `json:"detail"`
	Errors []ProblemError `json:"errors,omitempty"` // one for each wrong parameter or field
	Error  ProblemCode    `json:"error"`
}

// ProblemError is a wrong parameter, or a wrong field of the body.
type ProblemError struct {
	Location string `json:"location"` // query.n, path.id or body.deck
	Message  string `json:"message"`
	Value    any    `json:"value,omitempty"` // what was sent
}

// ProblemCode is the error in the form that API v1 had before it followed RFC 9457.
type ProblemCode struct {
	Code    string   `json:"code"`
	Message string   `json:"message"`
	Near    []string `json:"near,omitempty"` // names that the caller may have meant
}

// problemPath is the path of the pages about the kinds of problems.
const problemPath = "/api/problems/"

// Problem returns err as a problem for the caller of r. Internal errors are logged and not shown.
func (s *Site) Problem(r *http.Request, err error) Problem {
	status, code := StatusOf(err)
	lang, _ := LangOf(r)
	out := Problem{
		Type: s.OriginOf(r) + problemPath + strings.ReplaceAll(code, "_", "-"), Status: status,
		Title: templates.ProblemTitle(code).In(lang),
	}
	out.Error.Code, out.Error.Message = code, http.StatusText(status)
	var f Fault
	if errors.As(err, &f) {
		out.Errors = f.Wrong
		if !f.Detail.Empty() {
			out.Detail, out.Error.Message = f.Detail.In(lang), f.Detail.EN
		}
		for _, l := range f.Near {
			out.Error.Near = append(out.Error.Near, l.Text)
		}
	} else if status == http.StatusInternalServerError {
		s.Log.Error("call failed", "route", r.Pattern, "err", err)
	}
	if out.Detail == "" {
		out.Detail = templates.ProblemDetail(code).In(lang)
	}
	return out
}

// LangOf returns the language that the parameter lang= of a call names; without one it is German. ok is false if the
// language is unknown.
func LangOf(r *http.Request) (lang catalog.Lang, ok bool) {
	name := r.URL.Query().Get("lang")
	if name == "" {
		return catalog.DE, true
	}
	if lang, ok = catalog.ParseLang(name); !ok {
		lang = catalog.DE
	}
	return lang, ok
}

// FailAPI writes err as a problem.
func (s *Site) FailAPI(w http.ResponseWriter, r *http.Request, err error) {
	w.Header().Set("Access-Control-Allow-Origin", "*")
	p := s.Problem(r, err)
	body, err := json.Marshal(p)
	if err != nil { // only a value that was sent can fail; then without it
		p.Errors = nil
		body, _ = json.Marshal(p)
	}
	WriteBody(w, r, p.Status, "application/problem+json", append(body, '\n'))
}
