//go:build !js

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
	"slices"
	"strings"

	"catanica/catalog"

	"github.com/blevesearch/bleve/v2"
)

// builtFS holds the packed index, if `make build` has made one. The folder always exists.
//
//go:embed built
var builtFS embed.FS

// packed is the name of the packed index.
const packed = "built/index.zip"

// Names of the files in the folder of an index.
const (
	versionFile  = "version"
	manifestFile = "manifest" // a line for every other file: size and name
	indexFolder  = "index"

	precedentsFile = "precedents"
)

// vocabularyFile returns the name of the file with the vocabulary of a language, one word a line.
func vocabularyFile(lang catalog.Lang) string { return "vocabulary." + string(lang) }

// Stored is an index on disk.
type Stored struct {
	folder    string
	temporary bool // remove the folder once the index is open
}

// ErrStale says that there is no stored index of these documents.
var ErrStale = errors.New("index: there is no built index of these documents")

// Find returns the index of the given version that an earlier run of the program has left in the user's cache, or else
// unpacks the embedded one to the cache, or to a temporary folder if nothing can be written there. The error is
// ErrStale if there is no index of that version, such as of an unknown one (""), and any other if it cannot be
// unpacked.
func Find(version string) (*Stored, error) {
	if version == "" {
		return nil, ErrStale
	}
	data, _ := builtFS.ReadFile(packed)
	return find(data, version, CacheFolder())
}

// CacheFolder returns the folder in which indexes are kept, or "".
func CacheFolder() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "catanica")
}

// cached returns the folder of a version below the cache folder.
func cached(cache, version string) string { return filepath.Join(cache, "index-"+version) }

// find returns the index in the cache folder, or else unpacks data, which may be empty.
func find(data []byte, version, cache string) (*Stored, error) {
	if cache != "" && complete(cached(cache, version), version) {
		return &Stored{folder: cached(cache, version)}, nil
	}
	if len(data) == 0 {
		return nil, ErrStale
	}
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	if built, err := fs.ReadFile(r, versionFile); err != nil || string(built) != version {
		return nil, ErrStale
	}
	fill := func(folder string) error { return unpack(r, folder) }
	if s, err := keep(cache, version, fill); err == nil {
		return s, nil
	}
	folder, err := os.MkdirTemp("", "catanica-index-")
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	if err := fill(folder); err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	return &Stored{folder, true}, nil
}

// complete reports whether a folder holds all files of an index of the given version with their sizes.
func complete(folder, version string) bool {
	built, err := os.ReadFile(filepath.Join(folder, versionFile))
	if err != nil || string(built) != version {
		return false
	}
	manifest, err := os.ReadFile(filepath.Join(folder, manifestFile))
	for line := range strings.Lines(string(manifest)) {
		size, name, ok := strings.Cut(strings.TrimSpace(line), " ")
		info, statErr := os.Stat(filepath.Join(folder, filepath.FromSlash(name)))
		if !ok || statErr != nil || fmt.Sprint(info.Size()) != size {
			return false
		}
	}
	return err == nil && len(manifest) > 0
}

// keep fills a folder beside its place in the cache and renames it, so that other processes see all of it or nothing.
// Old versions give way to it.
func keep(cache, version string, fill func(folder string) error) (*Stored, error) {
	if cache == "" {
		return nil, errors.New("index: there is no cache")
	}
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return nil, err
	}
	part, err := os.MkdirTemp(cache, "part-")
	if err != nil {
		return nil, err
	}
	folder := cached(cache, version)
	if err = fill(part); err == nil {
		_ = os.RemoveAll(folder) // a damaged one; one that another process has just made is as good as ours
		if err = os.Rename(part, folder); err == nil {
			prune(cache, folder)
			return &Stored{folder: folder}, nil
		}
	}
	_ = os.RemoveAll(part)
	if complete(folder, version) {
		return &Stored{folder: folder}, nil
	}
	return nil, err
}

// keptVersions is the number of versions that the cache holds: other builds of the program may be in use.
const keptVersions = 4

// prune removes the oldest indexes from the cache, and what interrupted runs have left there.
func prune(cache, newest string) {
	var kept []fs.FileInfo
	for _, pattern := range []string{"index-*", "part-*"} {
		found, _ := filepath.Glob(filepath.Join(cache, pattern))
		for _, folder := range found {
			if info, err := os.Stat(folder); err == nil {
				kept = append(kept, info)
			}
		}
	}
	slices.SortFunc(kept, func(a, b fs.FileInfo) int { return b.ModTime().Compare(a.ModTime()) })
	for _, old := range kept[min(keptVersions, len(kept)):] {
		if folder := filepath.Join(cache, old.Name()); folder != newest {
			_ = os.RemoveAll(folder)
		}
	}
}

// unpack writes the files of a packed index to a folder. They are never written again.
func unpack(r *zip.Reader, folder string) error {
	for _, f := range r.File {
		if strings.HasSuffix(f.Name, "/") {
			continue
		}
		if !filepath.IsLocal(f.Name) {
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

// Precedents returns what Input.Precedents was.
func (s *Stored) Precedents() ([]byte, error) {
	data, err := os.ReadFile(filepath.Join(s.folder, precedentsFile))
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	return data, nil
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
