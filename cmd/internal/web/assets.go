package web

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"mime"
	"net/http"
	"path"

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
		sum := sha256.Sum256(body)
		digest := hex.EncodeToString(sum[:6])
		a.files[name] = file{body: body, kind: contentType(name), digest: digest}
		a.addresses[name] = "/static/" + name + "?v=" + digest
		return nil
	})
	return a, err
}

func contentType(name string) string {
	switch path.Ext(name) {
	case ".wasm":
		return "application/wasm"
	case ".js":
		return "text/javascript; charset=utf-8"
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
