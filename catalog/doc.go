// Package catalog knows every card, set, class and edition of the two-player Catan card game: what the
// sources state of them, since when, and where it stands.
//
// It reads the YAML files of content (docs/content.md) into a Catalog that never changes afterwards.
// Facts carry their certainty: Known, None or Unknown. Nothing here is guessed.
//
// The package is free of the web, of search and of the file system: it takes an fs.FS.
package catalog
