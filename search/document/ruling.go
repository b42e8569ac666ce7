//go:build !js

package document

import "catanica/rulings"

// Ruling is the article of a document.
type Ruling = rulings.Ruling
