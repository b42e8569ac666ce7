//go:build !js

package index

import (
	"archive/zip"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/index/scorch"
	"github.com/blevesearch/bleve/v2/mapping"
)

// Input is what an index is built from.
type Input struct {
	Documents []Document
	Mapping   *mapping.IndexMappingImpl
	Lexicons  map[catalog.Lang]*analysis.Lexicon
	Version   string

	// Precedents holds the questions of the documents, packed, as Stored.Precedents returns them.
	Precedents []byte
}

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

// Write builds an index and packs it into a file.
func Write(file string, in Input) error {
	folder, err := os.MkdirTemp("", "catanica-build-")
	if err != nil {
		return fmt.Errorf("index: %w", err)
	}
	defer os.RemoveAll(folder)
	if err := build(folder, in, 1); err != nil {
		return err
	}
	if err := errors.Join(canonical(folder), writeManifest(folder)); err != nil {
		return err
	}
	return pack(file, folder)
}

// Keep builds an index in the cache folder, where Find finds it.
func Keep(cache string, in Input) (*Stored, error) {
	return keep(cache, in.Version, func(folder string) error { return build(folder, in, batchSize) })
}

// InMemory builds an index in memory.
func InMemory(in Input) (bleve.Index, error) {
	config := map[string]any{"fieldTFRCacheThreshold": recycledReaders}
	ix, err := bleve.NewUsing("", in.Mapping, scorch.Name, scorch.Name, config)
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	batch := ix.NewBatch()
	for i := range in.Documents {
		if err := batch.Index(in.Documents[i].Key, in.Documents[i].data()); err != nil {
			return nil, fmt.Errorf("index: %s: %w", in.Documents[i].Key, err)
		}
	}
	if err := ix.Batch(batch); err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	return ix, nil
}

// batchSize is the number of documents that are analyzed before they become a segment, which bounds the memory. The
// segments are merged into one. The builder takes the documents of a batch in random order, so a packed index, of which
// the same documents make the same bytes, has batches of one document. That takes three times as long.
const batchSize = 256

// mergeAtOnce is the number of segments that are merged into one at the same time.
const mergeAtOnce = 100

// build builds an index with bleve's builder in a folder, with its version, its vocabulary, its counts and a manifest
// of its files.
func build(folder string, in Input, batch int) error {
	b, err := bleve.NewBuilder(filepath.Join(folder, indexFolder), ordered{in.Mapping}, map[string]any{
		"batchSize": batch, "mergeMax": mergeAtOnce, "buildPathPrefix": folder,
	})
	if err != nil {
		return fmt.Errorf("index: %w", err)
	}
	for i := range in.Documents {
		if err := b.Index(in.Documents[i].Key, in.Documents[i].data()); err != nil {
			return errors.Join(fmt.Errorf("index: %s: %w", in.Documents[i].Key, err), finish(b))
		}
	}
	if err := finish(b); err != nil {
		return fmt.Errorf("index: %w", err)
	}
	files := map[string]string{versionFile: in.Version, precedentsFile: string(in.Precedents)}
	for lang, l := range in.Lexicons {
		files[vocabularyFile(lang)] = strings.Join(slices.Sorted(maps.Keys(l.Vocabulary())), "\n") + "\n"
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			return fmt.Errorf("index: %w", err)
		}
	}
	if err := writeCounts(folder); err != nil {
		return err
	}
	return writeManifest(folder)
}

// finish closes a builder. bleve's panics if the disk was too full for its first segment.
func finish(b bleve.Builder) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the builder cannot be closed: %v", p)
		}
	}()
	return b.Close()
}

// writeManifest lists the files of a folder with their sizes.
func writeManifest(folder string) error {
	var manifest strings.Builder
	err := fs.WalkDir(os.DirFS(folder), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || name == manifestFile {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(&manifest, "%d %s\n", info.Size(), name)
		return err
	})
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, manifestFile), []byte(manifest.String()), 0o644)
	}
	if err != nil {
		return fmt.Errorf("index: %w", err)
	}
	return nil
}

// pack packs a folder into a file, which it replaces only when it is complete. The files have no times, so that the
// same index makes the same bytes.
func pack(file, folder string) error {
	part := file + ".part"
	out, err := os.Create(part)
	if err != nil {
		return fmt.Errorf("index: %w", err)
	}
	w := zip.NewWriter(out)
	if err = errors.Join(addFiles(w, os.DirFS(folder)), w.Close(), out.Close()); err != nil {
		return errors.Join(fmt.Errorf("index: %w", err), os.Remove(part))
	}
	return os.Rename(part, file)
}

// addFiles adds all files to an archive, in the order of their names.
func addFiles(w *zip.Writer, from fs.FS) error {
	return fs.WalkDir(from, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(from, name)
		if err != nil {
			return err
		}
		out, err := w.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
		if err != nil {
			return err
		}
		_, err = out.Write(data)
		return err
	})
}
