package table_test

import (
	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/rulings/scenario/scenariotest"
	"catanica/templates"
)

// newRenderer returns a renderer of the embedded content without articles.
func newRenderer() *table.Renderer {
	return &table.Renderer{Catalog: scenariotest.Catalog(), Books: scenariotest.Books(), Sources: noSources{}}
}

// noSources implements table.Sources without any text.
type noSources struct{}

func (noSources) Article(templates.Frame, string) (templates.Entry, bool) {
	return templates.Entry{}, false
}
func (noSources) Effect(templates.Frame, *catalog.Card) string { return "" }
func (noSources) ReadingHref(templates.Frame, string) string   { return "" }
func (noSources) Scenario(string) bool                         { return false }
func (noSources) Proof(string) string                          { return "" }

// tournament returns a scenario in which North is to play, with further lines of the position and the play.
func tournament(edition, lines string) string {
	return "id: table\nedition: " + edition + `
game: tournament

start
  turn 9
  active north
  phase main
  gate open
  north axis: settlement A, road, settlement B
  south axis: city A, road, settlement B
` + lines
}
