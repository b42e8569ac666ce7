// Package static holds what the browser loads beside a page: style sheet, script and symbols.
package static

import "embed"

// FS is the files as they were when the program was built.
//
//go:embed *.css *.js *.svg
var FS embed.FS
