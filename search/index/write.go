package index

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/blevesearch/bleve/v2"
)

// PackedVersion returns the version of the packed index in a file, or "" if there is none.
func PackedVersion(file string) string {
	r, err := zip.OpenReader(file)
	if err != nil {
		return ""
	}
	defer r.Close()
	version, err := fs.ReadFile(r, versionFile)
	if err != nil {
		return ""
	}
	return string(version)
}

// Write builds an index with bleve's builder and packs it into a file.
func Write(file string, in Input) error {
	folder, err := os.MkdirTemp("", "catanica-build-")
	if err != nil {
		return fmt.Errorf("index: %w", err)
	}
	defer os.RemoveAll(folder)
	if err := build(filepath.Join(folder, indexFolder), in); err != nil {
		return fmt.Errorf("index: %w", err)
	}
	files := map[string]string{versionFile: in.Version}
	for lang, l := range in.Lexicons {
		files[vocabularyFile(lang)] = strings.Join(slices.Sorted(maps.Keys(l.Vocabulary())), "\n") + "\n"
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			return fmt.Errorf("index: %w", err)
		}
	}
	return pack(file, folder)
}

// build builds the index in a folder, in a single segment.
func build(folder string, in Input) error {
	b, err := bleve.NewBuilder(folder, in.Mapping, map[string]any{"batchSize": len(in.Documents) + 1})
	if err != nil {
		return err
	}
	for i := range in.Documents {
		if err := b.Index(in.Documents[i].Key, in.Documents[i].data()); err != nil {
			return errors.Join(fmt.Errorf("%s: %w", in.Documents[i].Key, err), b.Close())
		}
	}
	return b.Close()
}

// pack packs a folder into a file, which it replaces only when it is complete.
func pack(file, folder string) error {
	part := file + ".part"
	out, err := os.Create(part)
	if err != nil {
		return fmt.Errorf("index: %w", err)
	}
	w := zip.NewWriter(out)
	err = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		to, err := w.Create(filepath.ToSlash(name))
		if err != nil {
			return err
		}
		from, err := os.Open(path)
		if err != nil {
			return err
		}
		defer from.Close()
		_, err = io.Copy(to, from)
		return err
	})
	if err = errors.Join(err, w.Close(), out.Close()); err != nil {
		return errors.Join(fmt.Errorf("index: %w", err), os.Remove(part))
	}
	return os.Rename(part, file)
}
