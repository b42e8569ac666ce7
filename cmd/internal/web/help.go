package web

import "embed"

// helpFS holds the help texts of the pages, one Markdown file a language.
//
//go:embed help/*.md
var helpFS embed.FS
