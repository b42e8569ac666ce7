package table

import (
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/templates"
)

// foundWords translates findings that the scenario package does not word itself.
var foundWords = map[string]catalog.Text{
	"nothing": {DE: "nichts", EN: "nothing"},
	"north":   {DE: "Nord", EN: "North"}, "south": {DE: "Süd", EN: "South"},
	"?": {DE: "eine verdeckte Karte", EN: "a face-down card"},
}

// Found says what an expectation found; ids and the engine's words are put into words of the language.
func (r *Renderer) Found(f templates.Frame, have catalog.Text) string {
	if have.DE != have.EN {
		return f.Say(have)
	}
	got := have.EN
	if t, ok := foundWords[got]; ok {
		return f.Say(t)
	}
	if name := templates.PhaseName(f, got); name != "" {
		return name
	}
	if n, open := strings.CutSuffix(got, " (and points that no source states)"); open {
		return n + " (" + f.Say(templates.TextOpenPoints) + ")"
	}
	parts := strings.Split(got, ", ")
	for i, part := range parts {
		parts[i] = r.foundPart(f, part)
	}
	return strings.Join(parts, ", ")
}

func (r *Renderer) foundPart(f templates.Frame, part string) string {
	if k := r.Catalog.Card(part); k != nil {
		return k.Title(f.Lang)
	}
	if t, ok := foundWords[part]; ok {
		return f.Say(t)
	}
	count, kind, ok := strings.Cut(part, " ")
	if n, err := strconv.Atoi(count); ok && err == nil {
		if _, known := engine.ParseKind(kind); known {
			return templates.ResourceWords(f, catalog.Resource(kind), n)
		}
	}
	return part
}
