package rulings

import (
	"strings"

	"catanica/catalog"
)

// gapsFile lists what the source announces but does not contain.
const gapsFile = "gaps.yaml"

// Gap is a chapter or section that the source's own index or table of contents names but that our edition of the source
// does not contain. Nothing is invented in its place.
type Gap struct {
	ID     string          `yaml:"id" json:"id"` // such as 104 or 112.B
	Title  catalog.Text    `yaml:"title" json:"title"`
	See    []string        `yaml:"see" json:"see"` // references to cards, sets and articles that mention the subject
	Source catalog.Sources `yaml:"source" json:"source"`
}

// Gap returns the gap that an id falls into, in any spelling: 112.B, 112B and 112.B.a are in gap 112.B, and 104.C is in
// gap 104.
func (l *Library) Gap(id string) (Gap, bool) {
	folded := catalog.Fold(id)
	for _, g := range l.Gaps {
		rest, ok := strings.CutPrefix(folded, catalog.Fold(g.ID))
		if letters := strings.TrimLeft(rest, "abcdefghijklmnopqrstuvwxyz"); ok && letters == "" &&
			len(rest) <= g.deepest() {
			return g, true
		}
	}
	return Gap{}, false
}

// deepest returns how many letters may follow the gap's id: three for a chapter, one for a section.
func (g Gap) deepest() int {
	if strings.Contains(g.ID, ".") {
		return 1
	}
	return 3
}

func (ck *checker) checkGaps(doc catalog.Document) {
	seen := map[string]bool{}
	for i, g := range ck.Gaps {
		line := doc.Line(i)
		switch {
		case g.ID == "" || seen[g.ID]:
			ck.ps.Add(gapsFile, line, "id %q is missing or stands here twice: name each gap once", g.ID)
		case ck.byID[g.ID] != nil:
			ck.ps.Add(gapsFile, line, "%s is an article that is in: take the gap out", g.ID)
		}
		seen[g.ID] = true
		if g.Title.DE == "" || g.Title.EN == "" {
			ck.ps.Add(gapsFile, line, "title is missing in a language: write {de: …, en: …}")
		}
		if len(g.Source) == 0 {
			ck.ps.Add(gapsFile, line, "source is missing: name it as SOURCE#PLACE")
		}
		for _, ref := range g.See {
			if !ck.leads(ref) {
				ck.ps.Add(gapsFile, doc.Line(i, "see"),
					"see: %q leads nowhere: take the id of a card or article, or set:ID", ref)
			}
		}
	}
}

// leads reports whether a reference leads to a card, an article or a set.
func (ck *checker) leads(ref string) bool {
	if id, ok := strings.CutPrefix(ref, "set:"); ok {
		return ck.Catalog.Set(id) != nil
	}
	return ck.Catalog.Card(ref) != nil || ck.byID[ref] != nil
}
