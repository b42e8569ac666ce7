package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/rulings"
)

// runExport writes everything as JSON Lines into a directory, with a JSON Schema for each file.
func runExport(_ context.Context, e env, args []string) (int, error) {
	fs := e.flags("export", "DIR")
	names, err := e.words(fs, args)
	if err != nil {
		return exitUnread, err
	}
	if len(names) != 1 {
		return exitUnread, errors.New("export needs the directory to write to: catanica export DIR")
	}
	svc, problems := e.load()
	e.warn(problems, "")
	if err := os.MkdirAll(names[0], 0o755); err != nil {
		return exitUnread, fmt.Errorf("cannot create the directory: %w: choose a writable one", err)
	}
	for _, x := range exports(svc) {
		if err := x.write(names[0]); err != nil {
			return exitUnread, err
		}
		fmt.Fprintf(e.out, "%s: %d\n", x.name+".jsonl", len(x.rows))
	}
	return exitOK, nil
}

// export is one file of the export: its rows and their type.
type export struct {
	name string
	row  reflect.Type
	rows []any
}

// exports lists the files. A new kind of entry is one line.
func exports(svc *service.Service) []export {
	return []export{
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

func rowsOf[T any](name string, things []T) export {
	x := export{name: name, row: reflect.TypeFor[T]()}
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
	for _, f := range svc.Scenarios {
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

// write writes NAME.jsonl and NAME.schema.json.
func (x export) write(dir string) error {
	f, err := os.Create(filepath.Join(dir, x.name+".jsonl"))
	if err != nil {
		return fmt.Errorf("cannot write the export: %w", err)
	}
	w := bufio.NewWriter(f)
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	for _, row := range x.rows {
		err = errors.Join(err, enc.Encode(row))
	}
	if err := errors.Join(err, w.Flush(), f.Close()); err != nil {
		return fmt.Errorf("cannot write %s: %w", x.name, err)
	}
	return x.writeSchema(dir)
}

func (x export) writeSchema(dir string) error {
	s := schemaOf(x.row)
	s["$schema"] = "https://json-schema.org/draft/2020-12/schema"
	s["title"] = x.name
	data, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return fmt.Errorf("cannot describe %s: %w", x.name, err)
	}
	if err := os.WriteFile(filepath.Join(dir, x.name+".schema.json"), append(data, '\n'), 0o644); err != nil {
		return fmt.Errorf("cannot write the schema of %s: %w", x.name, err)
	}
	return nil
}
