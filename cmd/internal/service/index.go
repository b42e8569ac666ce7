package service

import (
	"context"
	"strings"

	"catanica/catalog"
	"catanica/rulings/scenario"
	"catanica/search"
	"catanica/search/document"
)

// Index returns the search index of all documents. The first call opens or builds it, so that commands that do not
// search do not pay for it.
func (s *Service) Index() (*search.Index, error) {
	s.indexOnce.Do(func() {
		s.index, s.indexErr = search.NewKept(s.Documents(), s.Catalog, s.indexed.Version)
	})
	return s.index, s.indexErr
}

// Documents returns all documents of the search.
func (s *Service) Documents() []document.Document {
	return append(document.Of(s.Catalog, s.Library), s.scenarioDocuments()...)
}

// scenarioDocuments returns the documents of the scenarios. They are packed, so that no search reads the scenarios.
func (s *Service) scenarioDocuments() []document.Document {
	if s.indexed.Scenarios != nil {
		return s.indexed.Scenarios
	}
	var docs []document.Document
	for _, f := range s.Scenarios() {
		docs = append(docs, scenarioDocument(f))
	}
	return docs
}

// Proven returns a function for search.Query.Proven. Its first call plays the scenarios.
func (s *Service) Proven(ctx context.Context) func(id string) (mechanical, proven bool) {
	return func(id string) (mechanical, proven bool) {
		m, _ := s.Library.Mechanic(id)
		return m.Mechanical(), m.Mechanical() && s.Proofs(ctx).Of(id).Proven
	}
}

// scenarioDocument returns the document of a scenario: its title, its note and the articles that it proves.
func scenarioDocument(f *scenario.File) document.Document {
	d := document.Document{
		ID: f.ID, Kind: catalog.KindScenario, Title: f.Title, Answer: f.Note, From: f.Editions[0], Until: f.Edition,
	}
	for _, ref := range f.Proves {
		d.Names = append(d.Names, ref.ID)
	}
	if proves := strings.Join(d.Names, ", "); proves != "" {
		d.Body = catalog.Text{DE: "Beweist " + proves, EN: "Proves " + proves}
	}
	return d
}
