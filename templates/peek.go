package templates

import "catanica/catalog"

// Text of the preview of a linked page.
var (
	// Previews of linked pages.
	textReadOn = catalog.Text{DE: "Weiterlesen", EN: "Read on"}
)
