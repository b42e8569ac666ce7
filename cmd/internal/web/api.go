package web

import (
	"net/http"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/api"
)

// newAPI returns the API with the operations of all sections.
func (s *Server) newAPI() *api.API {
	a := api.New(api.Config{Site: s.site, Version: s.version})
	s.find.Operations(a)
	s.cards.Operations(a)
	s.interactions.Operations(a)
	s.books.Operations(a)
	s.decks.Operations(a)
	s.variants.Operations(a)
	s.table.Operations(a)
	s.operations(a)
	a.Export(s.svc)
	return a
}

// none is the input of calls without parameters.
type none struct{}

// operations registers the calls about the whole site.
func (s *Server) operations(a *api.API) {
	api.Register(a, api.Operation{
		Path: "/version", ID: "getVersion", Topic: api.Content,
		Summary: catalog.Text{DE: "Version von Programm und Inhalt", EN: "Version of program and content"},
		About: catalog.Text{
			DE: "Liefert die Version, den Hash des Inhalts und die Versionen der Formate, in denen andere Daten speichern.",
			EN: "Returns the version, the hash of the content and the versions of the formats that others store.",
		},
		Examples: []api.Example{{About: catalog.Text{DE: "Die Version", EN: "The version"}}},
	}, func(api.Call, *none) (service.Version, error) { return s.version, nil })
	api.Register(a, api.Operation{
		Path: "/coverage", ID: "getCoverage", Topic: api.Content, Large: true,
		Summary: catalog.Text{DE: "Was erfasst und bewiesen ist", EN: "What is included and proven"},
		About: catalog.Text{
			DE: "Zählt Artikel, Karten und Sets, die erfasst sind, und Regeln, die ein Szenario beweist.",
			EN: "Counts the articles, cards and sets that are included, and the rulings that a scenario proves.",
		},
		Examples: []api.Example{{About: catalog.Text{DE: "Die Abdeckung", EN: "The coverage"}}},
	}, func(c api.Call, _ *none) (service.Coverage, error) { return s.svc.Coverage(c.Context()), nil })
	api.Describe[service.Version](a, api.Docs{
		"content": {DE: "Hash des Inhalts", EN: "Hash of the content"},
		"commit":  {DE: "Commit des Programms", EN: "Commit of the program"},
		"date":    {DE: "Wann der Commit entstand", EN: "When the commit was made"},
	})
	api.Describe[service.Formats](a, api.Docs{
		"deck_link":     {DE: "Parameter d des Deckbaus", EN: "The parameter d of the deck builder"},
		"scenario_link": {DE: "Parameter s des Tischs", EN: "The parameter s of the scenario editor"},
		"export":        {DE: "Dateien des Gesamtexports", EN: "The files of the full export"},
		"state_hash":    {DE: "Form, aus der state_hash entsteht", EN: "The canonical form behind state_hash"},
	})
}

// describe answers GET /api/openapi.json.
func (s *Server) describe(w http.ResponseWriter, r *http.Request) { s.api.ServeSpec(w, r) }

// toReference answers GET /api/ with the reference in the reader's language.
func (s *Server) toReference(w http.ResponseWriter, r *http.Request) { redirect(w, r, "/api") }

// toProblem answers GET /api/problems/NAME, the type of a problem, with its page in the reader's language.
func (s *Server) toProblem(w http.ResponseWriter, r *http.Request) {
	redirect(w, r, r.URL.EscapedPath())
}

// redirect sends the reader to a path below their language.
func redirect(w http.ResponseWriter, r *http.Request, path string) {
	w.Header().Set("Vary", "Accept-Language")
	http.Redirect(w, r, "/"+string(langOf(r))+path, http.StatusFound)
}
