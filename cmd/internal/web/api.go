package web

import (
	_ "embed"
	"net/http"

	"catanica/cmd/internal/web/site"
)

// openAPI describes the API for programs that call it.
//
//go:embed openapi.json
var openAPI []byte

// describe answers GET /api/openapi.json.
func (s *Server) describe(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Access-Control-Allow-Origin", "*")
	w.Header().Set("Cache-Control", "public, max-age=3600")
	site.WriteBody(w, r, http.StatusOK, "application/json; charset=utf-8", openAPI)
}

// coverageJSON answers GET /api/v1/coverage.
func (s *Server) coverageJSON(c site.Call) (any, error) { return s.svc.Coverage(c.Context()), nil }
