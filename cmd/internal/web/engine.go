package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"path"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/table/bundle"
	"catanica/static"
)

// workerScript is the name of the script that runs the table's program.
const workerScript = "table-worker.js"

// workerPolicy lets a worker run WebAssembly and fetch our files. No page gets this permission.
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

// The programs for the browser: the table of the card game, the table of all games, and that of the service worker.
const (
	cardProgram    = "table.wasm"
	boardProgram   = "boards.wasm"
	offlineProgram = "offline.wasm"
)

// engine serves what the table needs in the browser, all below an address that contains a digest of everything, so that
// a page never mixes the parts of two builds: worker.js, exec.js (Go's loader), the programs, and the content as de.bin
// and en.bin.
type engine struct {
	digest string // "" if the program was built without the table's
	files  map[string]func() (engineFile, error)
}

// engineFile is a file in every form in which it is sent.
type engineFile struct {
	kind            string
	plain, gzip, br form // plain is empty if there are only compressed forms
	policy          string
}

// form is one form of a file: its bytes, or the embedded file that has them. Embedded files are read when they are
// sent, because reading one copies all of it to the heap.
type form struct {
	bytes    []byte
	embedded string
	size     int
}

// embeddedForm returns the form that a file in static/built has.
func embeddedForm(name string) (form, error) {
	info, err := fs.Stat(static.Built(), name)
	if err != nil {
		return form{}, err
	}
	return form{embedded: name, size: int(info.Size())}, nil
}

// reader returns the bytes of the form.
func (f form) reader() (io.Reader, error) {
	if f.embedded == "" {
		return bytes.NewReader(f.bytes), nil
	}
	return static.Built().Open(f.embedded)
}

// newEngine returns the files of this build. Those with content are made when they are first asked for.
func newEngine(v service.Version, svc *service.Service, sources table.Sources) (*engine, error) {
	built := static.Built()
	e := &engine{files: map[string]func() (engineFile, error){}}
	digest, err := fs.ReadFile(built, "digest")
	if err != nil {
		return e, nil // `make build` has not made it
	}
	worker, err := static.FS.ReadFile(workerScript)
	if err != nil {
		return nil, fmt.Errorf("table's worker: %w", err)
	}
	loader, err := fs.ReadFile(built, "exec.js")
	if err != nil {
		return nil, fmt.Errorf("table's loader: %w", err)
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %s %s %x", digest, v.Content, v.Commit, sha256.Sum256(worker)))
	e.digest = hex.EncodeToString(sum[:8])
	e.add("worker.js", "text/javascript; charset=utf-8", workerPolicy, func() ([]byte, error) { return worker, nil })
	e.add("exec.js", "text/javascript; charset=utf-8", "", func() ([]byte, error) { return loader, nil })
	for _, name := range []string{cardProgram, boardProgram, offlineProgram} {
		wasm, err := program(name)
		if errors.Is(err, fs.ErrNotExist) && name != cardProgram {
			continue // an earlier `make wasm` has filled the folder: then the server answers
		}
		if err != nil {
			return nil, fmt.Errorf("program for the browser: %w", err)
		}
		e.files[name] = func() (engineFile, error) { return wasm, nil }
	}
	for _, lang := range catalog.Langs {
		e.add(string(lang)+".bin", "application/octet-stream", "", func() ([]byte, error) {
			ids := make([]string, len(svc.Library.Rulings))
			for i, r := range svc.Library.Rulings {
				ids[i] = r.ID
			}
			scenarios := make([]string, len(svc.Scenarios()))
			for i, f := range svc.Scenarios() {
				scenarios[i] = f.ID
			}
			return bundle.Write(svc.Catalog, ids, scenarios, sources, lang)
		})
	}
	return e, nil
}

// program returns an embedded WebAssembly program.
func program(name string) (engineFile, error) {
	f := engineFile{kind: "application/wasm"}
	var err error
	if f.gzip, err = embeddedForm(name + ".gz"); err == nil {
		f.br, err = embeddedForm(name + ".br")
	}
	return f, err
}

// add adds a file that is made and compressed once.
func (e *engine) add(name, kind, policy string, body func() ([]byte, error)) {
	e.files[name] = sync.OnceValues(func() (engineFile, error) {
		plain, err := body()
		if err != nil {
			return engineFile{}, fmt.Errorf("%s: %w", name, err)
		}
		f := engineFile{kind: kind, plain: form{bytes: plain, size: len(plain)}, policy: policy}
		var b bytes.Buffer
		z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
		if err != nil {
			return f, err
		}
		if _, err = z.Write(plain); err == nil {
			err = z.Close()
		}
		f.gzip = form{bytes: b.Bytes(), size: b.Len()}
		return f, err
	})
}

// address returns the address of the worker's script, or "" if this build has no program for the browser.
func (e *engine) address() string {
	if e.digest == "" {
		return ""
	}
	return path.Join("/static/table", e.digest, "worker.js")
}

// serveEngine answers GET /static/table/DIGEST/NAME. The files of another build do not exist.
func (s *Server) serveEngine(w http.ResponseWriter, r *http.Request) {
	file, ok := s.engine.files[r.PathValue("name")]
	if !ok || r.PathValue("digest") != s.engine.digest {
		http.NotFound(w, r)
		return
	}
	f, err := file()
	if err != nil {
		s.site.Log.Error("table in the browser", "err", err)
		http.Error(w, http.StatusText(http.StatusInternalServerError), http.StatusInternalServerError)
		return
	}
	h := w.Header()
	if f.policy != "" {
		h.Set("Content-Security-Policy", f.policy)
	}
	h.Set("Content-Type", f.kind)
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	h.Set("Vary", "Accept-Encoding")
	accepts := func(coding string) bool {
		for c := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
			name, weight, _ := strings.Cut(c, ";")
			if strings.TrimSpace(name) == coding && strings.TrimSpace(weight) != "q=0" {
				return true
			}
		}
		return false
	}
	var body io.Reader
	switch {
	case f.br.size > 0 && accepts("br"):
		h.Set("Content-Encoding", "br")
		body, err = f.br.reader()
	case accepts("gzip"):
		h.Set("Content-Encoding", "gzip")
		body, err = f.gzip.reader()
	case f.plain.size == 0:
		if body, err = f.gzip.reader(); err == nil {
			body, err = gzip.NewReader(body)
		}
	default:
		body, err = f.plain.reader()
	}
	if err != nil {
		http.Error(w, http.StatusText(http.StatusInternalServerError), http.StatusInternalServerError)
		return
	}
	if r.Method != http.MethodHead {
		_, _ = io.Copy(w, body) // fails when the reader has left
	}
}
