package web

import (
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/content"
)

// site is the whole site on the content that is in the repository; it is built once.
var site = sync.OnceValues(func() (*Server, error) {
	svc, _ := service.Load(content.FS) // its mistakes are the concern of `catanica check`
	return New(Config{Service: svc})
})

func testSite(t *testing.T) *Server {
	t.Helper()
	s, err := site()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// get asks the site for an address.
func get(t *testing.T, h http.Handler, address string) *httptest.ResponseRecorder {
	t.Helper()
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, address, nil))
	return w
}

// visitTo is a visit to an address, as handlers get it.
func visitTo(t *testing.T, s *Server, address string) *visit {
	t.Helper()
	lang, _ := catalog.ParseLang(address[1:3])
	v, err := s.visit(httptest.NewRequestWithContext(t.Context(), http.MethodGet, address, nil), lang)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
