package service

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"

	"catanica/catalog"
	"catanica/catalog/packed"
	"catanica/rulings"
	"catanica/search"
)

// builtFS holds the packed content, if `make build` has made it. The folder always exists.
//
//go:embed built
var builtFS embed.FS

// packedFile is the name of the packed content.
const packedFile = "built/content.packed"

// contents is what is packed of the content: the catalogue and the articles, without the lines of files.
type contents struct {
	Catalog catalog.Catalog
	Library rulings.Parts
	Indexed indexed
}

// indexed tells which search index these contents have together with certain scenarios.
type indexed struct {
	Version   string
	Scenarios string // hashOf their documents
}

// Open reads the content like Load. If the program embeds packed content with the digest, Open reads that instead of
// parsing the YAML and Markdown files; the catalogue then has no Texts, and its words for the engine have no lines. The
// digest is that of the packed content made together with the program: "" without one.
func Open(fsys fs.FS, digest string) (*Service, catalog.Problems) {
	data, _ := builtFS.ReadFile(packedFile)
	in, ok := unpack(data, digest)
	if !ok {
		return Load(fsys)
	}
	cat := catalog.Assemble(in.Catalog)
	articles := func() (*rulings.Library, catalog.Problems) { return rulings.Assemble(in.Library, cat), nil }
	s, problems := loadWith(fsys, cat, nil, articles, parseScenario)
	s.indexed = in.Indexed
	return s, problems
}

// digestLen is the length of the digest with which packed content begins.
const digestLen = 32

// Pack returns the packed form of the content from which s was loaded without problems, after its digest.
func Pack(s *Service) ([]byte, error) {
	in := contents{Catalog: *s.Catalog, Library: s.Library.Parts()}
	in.Indexed.Scenarios = hashOf(s.scenarioDocuments())
	var err error
	if in.Indexed.Version, err = search.Version(s.Documents(), s.Catalog); err != nil {
		return nil, err
	}
	data, err := packed.Write(in)
	sum := sha256.Sum256(data)
	return append([]byte(hex.EncodeToString(sum[:])[:digestLen]), data...), err
}

// hashOf returns a hash of the documents of scenarios.
func hashOf(docs []search.Document) string {
	sum := sha256.New()
	for _, d := range docs {
		fmt.Fprintf(sum, "%q %q %q %q %q %s %s\n", d.ID, d.Title, d.Answer, d.Body, d.Names, d.From, d.Until)
	}
	return hex.EncodeToString(sum.Sum(nil)[:16])
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
