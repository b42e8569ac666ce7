// Package static holds what the browser loads beside a page: style sheets, scripts, symbols, icons and typefaces.
package static

import (
	"embed"
	"io/fs"
)

// FS is the files as they were when the program was built.
//
//go:embed *.css *.js *.svg *.png *.woff2
var FS embed.FS

//go:embed built
var built embed.FS

// Built returns the WebAssembly programs for the browser, if `make build` has made them, each as NAME.wasm.br and
// NAME.wasm.gz; exec.js, and a digest of their sources. The folder always exists.
func Built() fs.FS {
	sub, err := fs.Sub(built, "built")
	if err != nil {
		return built // cannot happen: the folder is embedded
	}
	return sub
}
