package document

import "catanica/rulings"

// Ruling holds what the ranking needs of the article of a document: the browser does without the rest.
type Ruling struct {
	See     []string
	Verdict rulings.Verdict
}
