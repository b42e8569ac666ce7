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

// Built returns the table's WebAssembly program, if `make build` has made it: table.wasm.br, table.wasm.gz, exec.js and
// a digest of its sources. The folder always exists.
func Built() fs.FS {
	sub, err := fs.Sub(built, "built")
	if err != nil {
		return built // cannot happen: the folder is embedded
	}
	return sub
}
