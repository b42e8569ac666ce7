package web

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"regexp"

	"catanica/cmd/internal/web/site"
)

// assets holds the static files. Their addresses contain a digest of the content, so that browsers may keep them
// forever.
type assets struct {
	addresses map[string]string // by name
	files     map[string]file
}

type file struct {
	body   []byte
	kind   string
	digest string
}

func loadAssets(fsys fs.FS) (assets, error) {
	a := assets{addresses: map[string]string{}, files: map[string]file{}}
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		body, err := fs.ReadFile(fsys, name)
		if err != nil {
			return err
		}
		a.add(name, compact(name, body))
		return nil
	})
	if err != nil {
		return a, err
	}
	for name, f := range a.files {
		if path.Ext(name) == ".css" {
			a.add(name, a.linked(f.body))
		}
	}
	return a, nil
}

// add stores a file under the address that its content gives it.
func (a assets) add(name string, body []byte) {
	sum := sha256.Sum256(body)
	digest := hex.EncodeToString(sum[:6])
	a.files[name] = file{body: body, kind: contentType(name), digest: digest}
	a.addresses[name] = "/static/" + name + "?v=" + digest
}

// linkInStyle matches the address of a file in a style sheet.
var linkInStyle = regexp.MustCompile(`url\("([a-z0-9-]+\.[a-z0-9]+)"\)`)

// linked replaces the names of files in a style sheet by their addresses.
func (a assets) linked(css []byte) []byte {
	return linkInStyle.ReplaceAllFunc(css, func(link []byte) []byte {
		name := linkInStyle.FindSubmatch(link)[1]
		if address, ok := a.addresses[string(name)]; ok {
			return []byte(`url("` + address + `")`)
		}
		return link
	})
}

func contentType(name string) string {
	switch path.Ext(name) {
	case ".wasm":
		return "application/wasm"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".woff2":
		return "font/woff2"
	}
	return mime.TypeByExtension(path.Ext(name))
}

// serve answers GET /static/NAME.
func (a assets) serve(w http.ResponseWriter, r *http.Request) {
	f, ok := a.files[r.PathValue("name")]
	if !ok {
		http.NotFound(w, r)
		return
	}
	keep := "public, max-age=300"
	if r.URL.Query().Get("v") == f.digest {
		keep = "public, max-age=31536000, immutable"
	}
	w.Header().Set("Cache-Control", keep)
	site.WriteBody(w, r, http.StatusOK, f.kind, f.body)
}
