package search

// Facet counts the documents found by a property that a filter can select.
type Facet struct {
	Key    string       `json:"key"` // the filter's key: kind, set, class, edition, game, verdict, proven
	Values []FacetValue `json:"values"`
}

// FacetValue is a value of a facet, and how many of the documents found have it.
type FacetValue struct {
	Value string `json:"value"`
	Count int    `json:"count"`
}
