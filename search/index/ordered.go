//go:build !js

package index

import (
	"slices"
	"strings"

	"github.com/blevesearch/bleve/v2/document"
	"github.com/blevesearch/bleve/v2/mapping"
)

// ordered maps documents with their fields in the order of their names. bleve's own mapping takes them in the random
// order of a map, so that two indexes of the same documents would differ in their bytes.
type ordered struct{ *mapping.IndexMappingImpl }

// MapDocument implements mapping.IndexMapping.
func (m ordered) MapDocument(doc *document.Document, data any) error {
	err := m.IndexMappingImpl.MapDocument(doc, data)
	slices.SortStableFunc(doc.Fields, func(a, b document.Field) int { return strings.Compare(a.Name(), b.Name()) })
	return err
}
