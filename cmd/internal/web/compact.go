package web

import (
	"bytes"
	"path"
)

// compact returns a style sheet or a script without indentation and without the lines that hold nothing but a comment.
// That saves a reader a tenth of it, and the files stay readable in the repository. Other files stay as they are.
//
// In our scripts no template literal and in our style sheets no value goes over several lines: see TestCompact.
func compact(name string, body []byte) []byte {
	if ext := path.Ext(name); ext != ".css" && ext != ".js" {
		return body
	}
	var out bytes.Buffer
	inside := false // a comment that began on an earlier line
	for line := range bytes.Lines(body) {
		line = bytes.TrimSpace(line)
		opens := bytes.HasPrefix(line, []byte("/*"))
		if opens || inside {
			_, after, closes := bytes.Cut(line, []byte("*/"))
			if inside = !closes; inside {
				continue
			}
			line = bytes.TrimSpace(after)
		}
		if len(line) == 0 || path.Ext(name) == ".js" && bytes.HasPrefix(line, []byte("//")) {
			continue
		}
		out.Write(line)
		out.WriteByte('\n')
	}
	return out.Bytes()
}
