package site

import (
	"context"
	"errors"
	"net/http"

	"catanica/catalog"
	"catanica/templates"
)

// The kinds of faults. Any other error counts as internal.
var (
	ErrNotFound   = errors.New("not found")
	ErrBadRequest = errors.New("bad request")
	ErrMethod     = errors.New("method not allowed")
	ErrTooLarge   = errors.New("too large")
	ErrTooMany    = errors.New("too many requests")
	ErrOverloaded = errors.New("overloaded")
)

// statuses maps errors to HTTP statuses and to the codes of the API.
var statuses = []struct {
	kind   error
	status int
	code   string
}{
	{ErrNotFound, http.StatusNotFound, "not_found"},
	{ErrBadRequest, http.StatusBadRequest, "bad_request"},
	{ErrMethod, http.StatusMethodNotAllowed, "method_not_allowed"},
	{ErrTooLarge, http.StatusRequestEntityTooLarge, "too_large"},
	{ErrTooMany, http.StatusTooManyRequests, "too_many_requests"},
	{ErrOverloaded, http.StatusServiceUnavailable, "overloaded"},
	{context.Canceled, http.StatusServiceUnavailable, "gone"}, // the reader has left
}

// Fault is an error that the reader can do something about.
type Fault struct {
	Kind   error            // one of the kinds above
	Detail catalog.Text     // a sentence for the reader; empty for the usual one of the kind
	Near   []templates.Link // what the reader may have meant
	Wrong  []ProblemError   // for callers of the API: every wrong parameter or field
}

// Error implements error.
func (f Fault) Error() string {
	if f.Detail.EN == "" {
		return f.Kind.Error()
	}
	return f.Kind.Error() + ": " + f.Detail.EN
}

// Unwrap returns the kind of the fault.
func (f Fault) Unwrap() error { return f.Kind }

// StatusOf returns the HTTP status of an error and its code in the API.
func StatusOf(err error) (status int, code string) {
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		err = ErrTooLarge
	}
	for _, s := range statuses {
		if errors.Is(err, s.kind) {
			return s.status, s.code
		}
	}
	return http.StatusInternalServerError, codeInternal
}

// codeInternal is the code of every error that has no row in statuses.
const codeInternal = "internal"

// Codes lists the codes of the API's errors.
func Codes() []string {
	out := []string{codeInternal}
	for _, s := range statuses {
		out = append(out, s.code)
	}
	return out
}

// StatusOfCode returns the HTTP status of a code.
func StatusOfCode(code string) int {
	for _, s := range statuses {
		if s.code == code {
			return s.status
		}
	}
	return http.StatusInternalServerError
}

// Fail writes the error page for err. Internal errors are logged, with the route but without anything about the reader.
func (s *Site) Fail(w http.ResponseWriter, r *http.Request, lang catalog.Lang, err error) {
	status, _ := StatusOf(err)
	if status == http.StatusInternalServerError {
		s.Log.ErrorContext(r.Context(), "page failed", "route", r.Pattern, "err", err)
	}
	page := templates.ErrorPage{Status: status}
	var f Fault
	if errors.As(err, &f) {
		page.Detail, page.Near = f.Detail, f.Near
	}
	frame := s.Frame(r, lang)
	frame.Problem = true
	if rerr := Render(w, r, status, frame.Lang, templates.Document(frame, page)); rerr != nil {
		s.Log.ErrorContext(r.Context(), "error page failed", "route", r.Pattern, "err", rerr)
		http.Error(w, http.StatusText(status), status)
	}
}
