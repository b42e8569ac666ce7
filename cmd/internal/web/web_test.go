package web

import (
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"catanica/cmd/internal/service"
	"catanica/content"
)

// served is the whole site with the content of the repository. It is built once.
var served = sync.OnceValues(func() (*Server, error) {
	svc, _ := service.Load(content.FS) // `catanica check` reports its mistakes
	return New(Config{Service: svc, Version: service.Version{
		Version: "test", Date: "2026-11-22T10:00:00Z", Formats: service.CurrentFormats(),
	}})
})

func testSite(t *testing.T) *Server {
	t.Helper()
	s, err := served()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// get sends a GET request to a handler.
func get(t *testing.T, h http.Handler, address string) *httptest.ResponseRecorder {
	t.Helper()
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, address, nil))
	return w
}
