package deck

import "catanica/catalog"

// Example is what content/decks/ID.yaml says of a legal deck to begin with; the list stands beside it in ID.txt.
type Example struct {
	Order int             `yaml:"order" jsonschema:"required,minimum=1"` // its place among the examples, from 1 on
	Title catalog.Text    `yaml:"title" jsonschema:"required"`
	Style catalog.Text    `yaml:"style" jsonschema:"required"` // in a word: trade, knights …
	Plan  catalog.Text    `yaml:"plan" jsonschema:"required"`  // how it is played
	From  catalog.Sources `yaml:"source" jsonschema:"required"`
}

// Complete reports whether nothing is missing.
func (x Example) Complete() bool {
	for _, t := range []catalog.Text{x.Title, x.Style, x.Plan} {
		if t.DE == "" || t.EN == "" {
			return false
		}
	}
	return x.Order > 0 && len(x.From) > 0
}
