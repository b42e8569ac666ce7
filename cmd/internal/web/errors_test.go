package web

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/site"
)

func TestStatusOf(t *testing.T) {
	for _, c := range []struct {
		err  error
		want int
	}{
		{site.Fault{Kind: site.ErrNotFound}, http.StatusNotFound},
		{fmt.Errorf("wrapped: %w", site.Fault{Kind: site.ErrBadRequest}), http.StatusBadRequest},
		{&http.MaxBytesError{Limit: 1}, http.StatusRequestEntityTooLarge},
		{context.Canceled, http.StatusServiceUnavailable},
		{errors.New("anything else"), http.StatusInternalServerError},
	} {
		if got, _ := site.StatusOf(c.err); got != c.want {
			t.Errorf("%v: %d, want %d", c.err, got, c.want)
		}
	}
}

// TestPanic checks that a panic becomes a page in the reader's language that does not show the reason.
func TestPanic(t *testing.T) {
	s := testSite(t)
	h := secure(s.recovered(s.site.Page(catalog.EN, func(*site.Request) (site.Answer, error) { panic("secret") })))
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/en/cards", nil))
	body := textOf(w.Body.String())
	if w.Code != http.StatusInternalServerError || !strings.Contains(body, "Something went wrong") ||
		strings.Contains(body, "secret") {
		t.Errorf("%d: %s", w.Code, body)
	}
}

func TestAccepted(t *testing.T) {
	for header, want := range map[string]catalog.Lang{
		"de": catalog.DE, "en-US,en;q=0.9": catalog.EN, "fr;q=0.9, de-AT;q=0.8": catalog.DE,
		"de;q=0.1,en;q=0.2": catalog.EN,
		"":                  "", "fr": "", "de;q=0": "", "de;q=x": "", ",;=,": "",
	} {
		if got, ok := accepted(header); got != want || ok != (want != "") {
			t.Errorf("%q: %q", header, got)
		}
	}
}

// TestCaching checks that a page which the browser has is not sent again, and that static files may be kept forever
// under the address that pages use.
func TestCaching(t *testing.T) {
	s := testSite(t)
	h := s.Handler()
	tag := get(t, h, "/de/cards/spion").Header().Get("ETag")
	r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/de/cards/spion", nil)
	r.Header.Set("If-None-Match", tag)
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	if tag == "" || w.Code != http.StatusNotModified || w.Body.Len() > 0 {
		t.Errorf("tag %q: %d, %d bytes", tag, w.Code, w.Body.Len())
	}
	css := get(t, h, s.assets.addresses["site.css"])
	if css.Code != http.StatusOK || !strings.Contains(css.Header().Get("Cache-Control"), "immutable") ||
		!strings.HasPrefix(css.Header().Get("Content-Type"), "text/css") {
		t.Errorf("style sheet: %d %v", css.Code, css.Header())
	}
}

func TestReady(t *testing.T) {
	broken := *testSite(t)
	broken.faults = 3
	w := get(t, http.HandlerFunc(broken.readyz), "/readyz")
	if w.Code != http.StatusServiceUnavailable || !strings.Contains(w.Body.String(), "3 mistakes") {
		t.Errorf("%d: %s", w.Code, w.Body)
	}
	broken.faults = 0
	cold := &Server{svc: &service.Service{}}
	for path, want := range map[string]int{"/readyz": http.StatusOK, "/readyz?warm": http.StatusServiceUnavailable} {
		if w := get(t, http.HandlerFunc(cold.readyz), path); w.Code != want {
			t.Errorf("before the proofs, %s: %d, want %d", path, w.Code, want)
		}
	}
	broken.svc.Proofs(t.Context())
	if w := get(t, http.HandlerFunc(broken.readyz), "/readyz?warm"); w.Code != http.StatusOK {
		t.Errorf("after the proofs, /readyz?warm: %d", w.Code)
	}
	if w := get(t, http.HandlerFunc(broken.readyz), "/readyz"); w.Code != http.StatusOK {
		t.Errorf("%d", w.Code)
	}
}
