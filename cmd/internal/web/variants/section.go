// Package variants describes the ways to play and works out their set-up.
package variants

import (
	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/cmd/internal/web/present"
	"catanica/rulings"
	"catanica/templates"
)

// Section answers the pages and the call about variants. All fields are required.
type Section struct {
	Catalog  *catalog.Catalog
	Library  *rulings.Library
	Variants setup.Variants
	Show     *present.Presenter
	// Begin returns the address of the editor with a scenario that begins a game from a set-up, or "" if there is none.
	Begin func(f templates.Frame, plan setup.Plan) string
	// Opening does the same for a scenario that begins with the opening.
	Opening func(f templates.Frame, plan setup.Plan) string
}
