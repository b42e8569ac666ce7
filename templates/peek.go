package templates

import "catanica/catalog"

// Text of the preview of a linked page.
var (
	// A look at what a link leads to.
	textReadOn = catalog.Text{DE: "Weiterlesen", EN: "Read on"}
)
