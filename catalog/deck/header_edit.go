package deck

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// WithHeader sets a header line of the list in text and leaves all other lines unchanged. It replaces the first line
// with the key, or inserts one after the last header line. An empty value deletes the line.
func WithHeader(text string, lang catalog.Lang, key Key, value string) string {
	lines, names := strings.Split(text, "\n"), keyNames()
	at, end := -1, 0
	for i, line := range lines {
		written, comment, _ := strings.Cut(line, "#")
		if strings.HasPrefix(strings.TrimSpace(written), "[") {
			break
		}
		name, _, isHead := strings.Cut(written, ":")
		known, ok := names[catalog.Fold(name)]
		if !isHead || !ok {
			continue
		}
		end = i + 1
		if known == key && at < 0 {
			at = i
			if comment != "" && value != "" {
				lines[i] = strings.TrimSpace(name) + ": " + value + " #" + comment
			} else {
				lines[i] = strings.TrimSpace(name) + ": " + value
			}
		}
	}
	switch {
	case at >= 0 && value == "":
		lines = slices.Delete(lines, at, at+1)
	case at < 0 && value != "":
		lines = slices.Insert(lines, end, key.in(lang)+": "+value)
	}
	return strings.Join(lines, "\n")
}
