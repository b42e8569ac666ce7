package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"catanica/cmd/internal/bulk"
)

// runExport writes everything as JSON Lines into a directory, with a JSON Schema for each file.
func runExport(_ context.Context, e env, args []string) (int, error) {
	fs := e.flags("export")
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
	for _, f := range bulk.Files(svc) {
		if err := writeExport(names[0], f); err != nil {
			return exitUnread, err
		}
		fmt.Fprintf(e.out, "%s: %d\n", f.Name+".jsonl", f.Rows())
	}
	return exitOK, nil
}

// writeExport writes NAME.jsonl and NAME.schema.json.
func writeExport(dir string, f bulk.File) error {
	lines, err := f.Lines()
	if err != nil {
		return err
	}
	schema, err := f.Schema()
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, f.Name+".jsonl"), lines, 0o644); err != nil {
		return fmt.Errorf("cannot write the export: %w", err)
	}
	if err := os.WriteFile(filepath.Join(dir, f.Name+".schema.json"), schema, 0o644); err != nil {
		return fmt.Errorf("cannot write the schema of %s: %w", f.Name, err)
	}
	return nil
}
