// Package catalog is the card catalogue: every card, set, class and edition of the two-player Catan card game, with
// what the sources state about each, from which edition on, and where.
//
// Load reads the YAML files of content (docs/content.md) into a Catalog, which is immutable afterwards. The main types
// are Card, Set, Class and Edition. A field that may change between editions is a Fact: a list of dated values, each
// Known, None or Unknown and with its Sources. Unknown values are never guessed. A mistake in the content is a Problem
// with a file and a line. Names finds things by what people call them, Text and Textf hold what is written in both
// languages.
//
// The package reads through an fs.FS. It must not depend on the network, on search or on the file system, and imports
// nothing else of this module.
package catalog
