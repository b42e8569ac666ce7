package deck

import "catanica/catalog"

// Example describes a legal starter deck, read from content/decks/ID.yaml. The list itself is in ID.txt beside it.
type Example struct {
	Order int             `yaml:"order" jsonschema:"required,minimum=1"` // its position among the examples, from 1
	Title catalog.Text    `yaml:"title" jsonschema:"required"`
	Style catalog.Text    `yaml:"style" jsonschema:"required"` // such as trade or knights
	Plan  catalog.Text    `yaml:"plan" jsonschema:"required"`  // how to play it
	From  catalog.Sources `yaml:"source" jsonschema:"required"`
}

// Complete reports whether all fields are filled in.
func (x Example) Complete() bool {
	for _, t := range []catalog.Text{x.Title, x.Style, x.Plan} {
		if t.DE == "" || t.EN == "" {
			return false
		}
	}
	return x.Order > 0 && len(x.From) > 0
}
