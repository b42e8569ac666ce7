package index

import (
	"archive/zip"
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/index/scorch"
	"github.com/blevesearch/bleve/v2/mapping"
)

// builtFS holds the packed index, if `make build` has made one. The folder always exists.
//
//go:embed built
var builtFS embed.FS

// packed is the name of the packed index.
const packed = "built/index.zip"

// Names of the files in a packed index.
const (
	versionFile = "version"
	indexFolder = "index"
)

// vocabularyFile returns the name of the file with the vocabulary of a language, one word a line.
func vocabularyFile(lang catalog.Lang) string { return "vocabulary." + string(lang) }

// Stored is an index on disk.
type Stored struct {
	folder    string
	temporary bool // remove the folder once the index is open
}

// ErrStale says that the embedded index is missing or was built from other documents.
var ErrStale = errors.New("index: there is no built index of these documents")

// Prebuilt unpacks the embedded index if it has the given version. It reuses what an earlier run of the program has
// unpacked to the user's cache; without a cache it unpacks to a temporary folder. The error is ErrStale if there is no
// index of that version, and any other if it cannot be unpacked.
func Prebuilt(version string) (*Stored, error) {
	data, err := builtFS.ReadFile(packed)
	if err != nil {
		return nil, ErrStale
	}
	return unpackVersion(data, version, cacheFolder())
}

// cacheFolder returns the folder in which unpacked indexes are kept, or "".
func cacheFolder() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "catanica")
}

// unpackVersion unpacks a packed index below the cache folder, or to a temporary folder if that is "" or not writable.
func unpackVersion(data []byte, version, cache string) (*Stored, error) {
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	built, err := fs.ReadFile(r, versionFile)
	if err != nil || string(built) != version {
		return nil, ErrStale
	}
	if cache != "" {
		folder := filepath.Join(cache, "index-"+version)
		if complete(r, folder) {
			return &Stored{folder: folder}, nil
		}
		if unpackTo(r, cache, folder) == nil {
			return &Stored{folder: folder}, nil
		}
	}
	folder, err := os.MkdirTemp("", "catanica-index-")
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	if err := unpack(r, folder); err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	return &Stored{folder, true}, nil
}

// complete reports whether a folder holds all files of a packed index with their sizes.
func complete(r *zip.Reader, folder string) bool {
	for _, f := range r.File {
		info, err := os.Stat(filepath.Join(folder, filepath.FromSlash(f.Name)))
		if err != nil || info.Size() != int64(f.UncompressedSize64) {
			return false
		}
	}
	return true
}

// unpackTo unpacks beside the folder and renames the result, so that other processes see all of it or nothing.
func unpackTo(r *zip.Reader, parent, folder string) error {
	if err := os.MkdirAll(parent, 0o755); err != nil {
		return err
	}
	part, err := os.MkdirTemp(parent, "unpacking-")
	if err != nil {
		return err
	}
	if err = unpack(r, part); err == nil {
		_ = os.RemoveAll(folder) // a damaged one; one that another process has just made is as good as ours
		if err = os.Rename(part, folder); err == nil {
			return nil
		}
	}
	_ = os.RemoveAll(part)
	if complete(r, folder) {
		return nil
	}
	return err
}

// unpack writes the files of a packed index to a folder. They are never written again.
func unpack(r *zip.Reader, folder string) error {
	for _, f := range r.File {
		if !filepath.IsLocal(f.Name) || strings.HasSuffix(f.Name, "/") {
			return fmt.Errorf("index: unexpected file %q", f.Name)
		}
		to := filepath.Join(folder, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return fmt.Errorf("index: %w", err)
		}
		if err := unpackFile(f, to); err != nil {
			return fmt.Errorf("index: %s: %w", f.Name, err)
		}
	}
	return nil
}

func unpackFile(f *zip.File, to string) error {
	in, err := f.Open()
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}

// Vocabulary returns the vocabulary with which a language was analyzed.
func (s *Stored) Vocabulary(lang catalog.Lang) (map[string]bool, error) {
	text, err := os.ReadFile(filepath.Join(s.folder, vocabularyFile(lang)))
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	words := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	out := make(map[string]bool, len(words))
	for _, w := range words {
		out[w] = true
	}
	return out, nil
}

// readOnly is bleve's configuration of an index that several processes may open at once and none may change.
func readOnly() map[string]any {
	return map[string]any{"read_only": true, "bolt_timeout": "1s", "fieldTFRCacheThreshold": recycledReaders}
}

// recycledReaders is the number of term readers that bleve keeps for reuse, by field. A query opens several hundred.
const recycledReaders = 4

// Open opens the index read-only. The components of its analysis must be defined (Mapping).
func (s *Stored) Open() (bleve.Index, error) {
	ix, err := bleve.OpenUsing(filepath.Join(s.folder, indexFolder), readOnly())
	if s.temporary { // open files stay readable; where they cannot be removed, the system's clean-up does
		defer os.RemoveAll(s.folder)
	}
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	return ix, nil
}

// InMemory builds an index of the documents in memory.
func InMemory(m *mapping.IndexMappingImpl, docs []Document) (bleve.Index, error) {
	ix, err := bleve.NewUsing("", m, scorch.Name, scorch.Name, map[string]any{"fieldTFRCacheThreshold": recycledReaders})
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	batch := ix.NewBatch()
	for i := range docs {
		if err := batch.Index(docs[i].Key, docs[i].data()); err != nil {
			return nil, fmt.Errorf("index: %s: %w", docs[i].Key, err)
		}
	}
	if err := ix.Batch(batch); err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	return ix, nil
}

// Input is what an index is built from.
type Input struct {
	Documents []Document
	Mapping   *mapping.IndexMappingImpl
	Lexicons  map[catalog.Lang]*analysis.Lexicon
	Version   string
}
