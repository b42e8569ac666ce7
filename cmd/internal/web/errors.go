package web

import (
	"context"
	"errors"
	"net/http"

	"catanica/catalog"
	"catanica/templates"
)

// The kinds of faults that a reader can meet.
var (
	errNotFound   = errors.New("not found")
	errBadRequest = errors.New("bad request")
	errMethod     = errors.New("method not allowed")
	errTooLarge   = errors.New("too large")
)

// statuses is the table from faults to what HTTP calls them. Anything else is a fault of ours.
var statuses = []struct {
	kind   error
	status int
	code   string // in the API
}{
	{errNotFound, http.StatusNotFound, "not_found"},
	{errBadRequest, http.StatusBadRequest, "bad_request"},
	{errMethod, http.StatusMethodNotAllowed, "method_not_allowed"},
	{errTooLarge, http.StatusRequestEntityTooLarge, "too_large"},
	{context.Canceled, http.StatusServiceUnavailable, "gone"}, // nobody reads it
}

// fault is an error with what helps the reader on.
type fault struct {
	kind   error
	detail catalog.Text     // a sentence; empty for the usual one
	near   []templates.Link // what they may have meant
}

// Error implements error.
func (f fault) Error() string {
	if f.detail.EN == "" {
		return f.kind.Error()
	}
	return f.kind.Error() + ": " + f.detail.EN
}

// Unwrap gives the kind of the fault.
func (f fault) Unwrap() error { return f.kind }

// statusOf is the status and the code of an error.
func statusOf(err error) (status int, code string) {
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		err = errTooLarge
	}
	for _, s := range statuses {
		if errors.Is(err, s.kind) {
			return s.status, s.code
		}
	}
	return http.StatusInternalServerError, "internal"
}

// fail shows an error to the reader. Only faults of ours are logged, without anything about the reader.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, lang catalog.Lang, err error) {
	status, _ := statusOf(err)
	if status == http.StatusInternalServerError {
		s.log.Error("page failed", "route", r.Pattern, "err", err)
	}
	page := templates.ErrorPage{Status: status}
	var f fault
	if errors.As(err, &f) {
		page.Detail, page.Near = f.detail, f.near
	}
	frame := s.frame(r, lang)
	frame.Problem = true
	if rerr := render(w, r, status, templates.Document(frame, page)); rerr != nil {
		s.log.Error("error page failed", "route", r.Pattern, "err", rerr)
		http.Error(w, http.StatusText(status), status)
	}
}
