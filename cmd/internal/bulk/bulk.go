// Package bulk lays out the whole content as JSON Lines, one file for each kind of entry, with a JSON Schema for each
// file. `catanica export` writes these bytes, and the API serves the same.
package bulk

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"reflect"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/rulings"
)

// File is one file of the export: its entries and their type.
type File struct {
	Name string // such as cards; the file is NAME.jsonl, its schema NAME.schema.json
	row  reflect.Type
	rows []any
}

// Files lists the files. A new kind of entry is one line.
func Files(svc *service.Service) []File {
	return []File{
		rowsOf("cards", svc.Catalog.Cards),
		rowsOf("sets", svc.Catalog.Sets),
		rowsOf("classes", svc.Catalog.Classes),
		rowsOf("changes", svc.Catalog.Changes),
		rowsOf("boxes", svc.Catalog.Boxes.Boxes),
		rowsOf("marks", svc.Catalog.Boxes.Marks),
		rowsOf("rulings", articles(svc.Library, catalog.KindRuling)),
		rowsOf("terms", articles(svc.Library, catalog.KindTerm)),
		rowsOf("rules", articles(svc.Library, catalog.KindRule)),
		rowsOf("tables", svc.Library.Tables),
		rowsOf("questions", svc.Library.Questions),
		rowsOf("scenarios", scenarios(svc)),
	}
}

func rowsOf[T any](name string, things []T) File {
	x := File{Name: name, row: reflect.TypeFor[T]()}
	for _, t := range things {
		x.rows = append(x.rows, t)
	}
	return x
}

func articles(lib *rulings.Library, kind catalog.Kind) []*rulings.Ruling {
	var out []*rulings.Ruling
	for _, r := range lib.Rulings {
		if r.Kind == kind {
			out = append(out, r)
		}
	}
	return out
}

// scenarioRow is the exported form of a scenario: what it is about, and its text.
type scenarioRow struct {
	ID       string              `json:"id"`
	Title    catalog.Text        `json:"title"`
	Note     catalog.Text        `json:"note,omitzero"`
	Pending  catalog.Text        `json:"pending,omitzero"` // why it cannot run yet
	Edition  catalog.EditionID   `json:"edition,omitempty"`
	Editions []catalog.EditionID `json:"editions"` // all that it names, oldest first; Edition is the main one
	Game     catalog.Game        `json:"game,omitempty"`
	Proves   []string            `json:"proves"` // ids of articles
	Text     string              `json:"text"`   // the scenario file
}

func scenarios(svc *service.Service) []scenarioRow {
	var out []scenarioRow
	for _, f := range svc.Scenarios() {
		row := scenarioRow{
			ID: f.ID, Title: f.Title, Note: f.Note, Pending: f.Pending,
			Edition: f.Edition, Editions: f.Editions, Game: f.Game, Proves: []string{}, Text: f.Source,
		}
		for _, ref := range f.Proves {
			row.Proves = append(row.Proves, ref.ID)
		}
		out = append(out, row)
	}
	return out
}

// Rows returns the number of entries.
func (x File) Rows() int { return len(x.rows) }

// Lines returns the file: each entry as one line of JSON.
func (x File) Lines() ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	for _, row := range x.rows {
		if err := enc.Encode(row); err != nil {
			return nil, fmt.Errorf("cannot encode %s: %w", x.Name, err)
		}
	}
	return b.Bytes(), nil
}

// Schema returns the JSON Schema of one entry, indented.
func (x File) Schema() ([]byte, error) {
	s := schemaOf(x.row)
	s["$schema"] = "https://json-schema.org/draft/2020-12/schema"
	s["title"] = x.Name
	data, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("cannot describe %s: %w", x.Name, err)
	}
	return append(data, '\n'), nil
}

// Sum returns the SHA-256 of data in hexadecimal.
func Sum(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
