package service

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"sync"

	"catanica/catalog"
	"catanica/catalog/packed"
	"catanica/rulings"
	"catanica/rulings/scenario"
	"catanica/search"
	"catanica/search/document"
)

// builtFS holds the packed content, if `make build` has made it. The folder always exists.
//
//go:embed built
var builtFS embed.FS

// packedFile is the name of the packed content.
const packedFile = "built/content.packed"

// contents is what is packed of the content: the catalogue and the articles, without the lines of files, and what the
// search needs besides.
type contents struct {
	Catalog catalog.Catalog
	Library rulings.Parts
	Indexed indexed
}

// indexed tells which search index these contents have.
type indexed struct {
	Version   string
	Scenarios []document.Document // the documents of the scenarios
}

// Open reads the content like Load. If the program embeds packed content with the digest, Open reads that instead of
// parsing the YAML and Markdown files; the catalogue then has no Texts, and its words for the engine have no lines. The
// scenarios, puzzles, variants and example decks are then read when they are first asked for; Pack has seen that they
// have no problems. The digest is that of the packed content made together with the program: "" without one.
func Open(fsys fs.FS, digest string) (*Service, catalog.Problems) {
	data, _ := builtFS.ReadFile(packedFile)
	in, ok := unpack(data, digest)
	if !ok {
		return Load(fsys)
	}
	s := &Service{Catalog: catalog.Assemble(in.Catalog), indexed: in.Indexed}
	s.Library = rulings.Assemble(in.Library, s.Catalog)
	s.books = sync.OnceValue(func() scenario.Books {
		books, _ := scenario.CompileBooks(s.Catalog)
		return books
	})
	s.more = sync.OnceValue(func() more {
		var m more
		var none catalog.Problems
		m.loadScenarios(fsys, s.Books(), parseScenario, &none)
		m.loadOthers(fsys, s.Catalog, s.Library, &none)
		return m
	})
	return s, nil
}

// digestLen is the length of the digest with which packed content begins.
const digestLen = 32

// Pack returns the packed form of the content from which s was loaded without problems, after its digest.
func Pack(s *Service) ([]byte, error) {
	version, err := search.Version(s.Documents(), s.Catalog)
	if err != nil {
		return nil, err
	}
	in := contents{*s.Catalog, s.Library.Parts(), indexed{version, s.scenarioDocuments()}}
	data, err := packed.Write(in)
	sum := sha256.Sum256(data)
	return append([]byte(hex.EncodeToString(sum[:])[:digestLen]), data...), err
}

// unpack reads packed content that has the digest.
func unpack(data []byte, digest string) (contents, bool) {
	rest, ok := bytes.CutPrefix(data, []byte(digest))
	if !ok || len(digest) != digestLen {
		return contents{}, false
	}
	in, err := packed.Read[contents](rest)
	return in, err == nil
}
