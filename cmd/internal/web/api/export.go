package api

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/cmd/internal/bulk"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/site"

	"github.com/danielgtaylor/huma/v2"
)

// exportIndex lists the files of the full export.
type exportIndex struct {
	Content string       `json:"content"`
	Format  int          `json:"format"`
	Files   []exportFile `json:"files" nullable:"false"`
}

// exportFile is one file of the full export.
type exportFile struct {
	Name   string `json:"name"`
	Rows   int    `json:"rows"`
	Bytes  int    `json:"bytes"`
	SHA256 string `json:"sha256"`
	URL    string `json:"url"`
	Schema string `json:"schema"`
}

// exported holds the files and their schemas by name, compressed with gzip: they are large, and rarely asked for.
type exported struct {
	index  exportIndex
	zipped map[string][]byte
}

func newExported(svc *service.Service, v service.Version) (*exported, error) {
	out := &exported{index: exportIndex{Content: v.Content, Format: v.Formats.Export}, zipped: map[string][]byte{}}
	for _, f := range bulk.Files(svc) {
		lines, err := f.Lines()
		if err != nil {
			return nil, err
		}
		schema, err := f.Schema()
		if err != nil {
			return nil, err
		}
		name, schemaName := f.Name+".jsonl", f.Name+".schema.json"
		out.zipped[name], out.zipped[schemaName] = site.Gzip(lines, site.QuickGzip), site.Gzip(schema, site.QuickGzip)
		out.index.Files = append(out.index.Files, exportFile{
			Name: name, Rows: f.Rows(), Bytes: len(lines), SHA256: bulk.Sum(lines), URL: Root + "/export/" + name,
			Schema: Root + "/export/" + schemaName,
		})
	}
	return out, nil
}

type exportInput struct {
	File string `path:"file"`
}

// file is an answer that is not JSON of the API.
type file struct {
	ContentType string `header:"Content-Type"`
	Body        []byte
}

// Export registers the calls of the full export. Its files are the bytes that `catanica export` writes.
func (a *API) Export(svc *service.Service) {
	files := sync.OnceValues(func() (*exported, error) { return newExported(svc, a.version) })
	Describe[exportIndex](a, Docs{
		"content": {DE: "Hash des Inhalts", EN: "Hash of the content"},
		"format":  {DE: "Version der Dateien", EN: "Version of the files"},
	})
	Describe[exportFile](a, Docs{
		"rows":   {DE: "Zahl der Einträge, je einer in einer Zeile", EN: "Number of entries, one a line"},
		"sha256": {DE: "SHA-256 der Datei, hexadezimal", EN: "SHA-256 of the file, in hexadecimal"},
		"schema": {DE: "Adresse des JSON-Schemas eines Eintrags", EN: "Path of the JSON Schema of an entry"},
	})
	Register(a, Operation{
		Path: "/export", ID: "listExport", Topic: Content,
		Summary: catalog.Text{DE: "Dateien des Gesamtexports", EN: "Files of the full export"},
		About: catalog.Text{
			DE: "Listet die Dateien, die den ganzen Inhalt als JSON Lines enthalten, mit Prüfsumme und Schema.",
			EN: "Lists the files that have the whole content as JSON Lines, with checksums and schemas.",
		},
		Examples: []Example{{About: catalog.Text{DE: "Alle Dateien", EN: "All files"}}},
	}, func(Call, *struct{}) (exportIndex, error) {
		all, err := files()
		if err != nil {
			return exportIndex{}, err
		}
		return all.index, nil
	})
	a.registerFile(Operation{
		Path: "/export/{file}", ID: "getExport", Topic: Content, Large: true,
		Summary: catalog.Text{DE: "Eine Datei des Gesamtexports", EN: "One file of the full export"},
		About: catalog.Text{
			DE: "Liefert NAME.jsonl, einen Eintrag je Zeile, oder NAME.schema.json. " +
				"Es sind die Bytes, die catanica export schreibt.",
			EN: "Returns NAME.jsonl, one entry a line, or NAME.schema.json. These are the bytes that catanica export writes.",
		},
		Docs:     Docs{"file": {DE: "Name der Datei, etwa cards.jsonl", EN: "Name of the file, such as cards.jsonl"}},
		Examples: []Example{{About: catalog.Text{DE: "Die Klassen", EN: "The classes"}, Path: "classes.jsonl"}},
	}, func(name string) ([]byte, error) {
		all, err := files()
		if err != nil {
			return nil, err
		}
		zipped, ok := all.zipped[name]
		if !ok {
			return nil, NoSuch("Diese Datei gibt es nicht: siehe /api/v1/export", "no such file: see /api/v1/export")
		}
		z, err := gzip.NewReader(bytes.NewReader(zipped))
		if err != nil {
			return nil, err
		}
		return io.ReadAll(z)
	})
}

// fileTypes holds the media types of files by the ends of their names.
var fileTypes = map[string]string{".jsonl": "application/jsonl", ".schema.json": "application/schema+json"}

// registerFile registers an operation that answers with files as they are.
func (a *API) registerFile(op Operation, read func(name string) ([]byte, error)) {
	op.Method = http.MethodGet
	spec := op.spec()
	spec.Responses["200"].Content = map[string]*huma.MediaType{}
	for _, kind := range fileTypes {
		spec.Responses["200"].Content[kind] = &huma.MediaType{Schema: &huma.Schema{}}
	}
	spec.Responses["200"].Content["application/jsonl"].Schema.Type = huma.TypeString
	spec.Responses["200"].Content["application/schema+json"].Schema.Type = huma.TypeObject
	a.add(op, spec, func(spec huma.Operation) {
		huma.Register(a.huma, spec, withProblems(a, func(_ Call, in *exportInput) (*file, error) {
			body, err := read(in.File)
			if err != nil {
				return nil, err
			}
			for end, kind := range fileTypes {
				if strings.HasSuffix(in.File, end) {
					return &file{kind, body}, nil
				}
			}
			return &file{"application/octet-stream", body}, nil
		}))
	})
}
