package rulings

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
)

// TestBoardNumbers holds the numbers in the almanac's entries against content/boards, by which the referee plays.
func TestBoardNumbers(t *testing.T) {
	cat, _ := catalog.Load(content.FS)
	lib, _ := Load(content.FS, cat)
	g := cat.Board("almanac")
	if g == nil {
		t.Fatal("content/boards has no almanac")
	}
	small, large := g.Size(4), g.Size(6)

	rows := map[string]map[string][]string{ // by entry and word: the row's other cells, "" for any
		"almanach.baukosten":     {},
		"almanach.hafenstandort": {},
		"almanach.material":      {},
		"almanach.56.material":   {},
		"almanach.rohstoffe":     {},
	}
	for name, cost := range g.Costs {
		rows["almanach.baukosten"][name] = []string{bag(cost.Is)}
	}
	for kind, n := range small.Harbors.Is {
		rows["almanach.hafenstandort"][kind] = []string{fmt.Sprint(n), fmt.Sprint(large.Harbors.Is[kind])}
	}
	for terrain, n := range small.Terrain.Is {
		m := large.Terrain.Is[terrain]
		rows["almanach.material"][terrain] = []string{fmt.Sprint(n)}
		rows["almanach.56.material"][terrain] = []string{fmt.Sprint(m - n), fmt.Sprint(m)}
	}
	for piece, n := range map[string]int{
		"road": g.Pieces.Roads, "settlement": g.Pieces.Settlements, "city": g.Pieces.Cities,
	} {
		rows["almanach.material"][piece] = []string{fmt.Sprint(4 * n), fmt.Sprint(n)}
		rows["almanach.56.material"][piece] = []string{fmt.Sprint(2 * n), fmt.Sprint(n)}
	}
	for _, r := range []string{"lumber", "brick", "wool", "grain", "ore"} {
		rows["almanach.rohstoffe"][r] = []string{"", "", fmt.Sprint(small.Supply.Is)}
	}
	for id, want := range rows {
		for lang, prose := range lib.Ruling(id).Prose {
			got := tableRows(prose)
			for word, cells := range want {
				row := got[boardWords[word].In(lang)]
				for i, cell := range cells {
					if i >= len(row) || cell != "" && !sameCell(row[i], cell, lang) {
						t.Errorf("%s, %s, row %q: got %q, content/boards has %q", id, lang, word, row, cells)
						break
					}
				}
			}
		}
	}

	chips := strings.Trim(strings.ReplaceAll(fmt.Sprint(small.Chips.Is), " ", ", "), "[]")
	goal := fmt.Sprint(g.Goal.Is)
	phrases := map[string]catalog.Text{
		"almanach.zahlenchips":             {DE: chips, EN: chips},
		"almanach.aufbau-variabler":        {DE: chips, EN: chips},
		"almanach.spielende":               {DE: goal + " Siegpunkte", EN: goal + " victory points"},
		"almanach.laengste-handelsstrasse": answerText(t, cat, "almanac-road-length"),
	}
	for id, want := range phrases {
		for lang, prose := range lib.Ruling(id).Prose {
			if text := proseText(prose); !strings.Contains(text, want.In(lang)) {
				t.Errorf("%s, %s: %q of content/boards is missing", id, lang, want.In(lang))
			}
		}
	}

}

// TestBoardSources checks that the entries that show numbers from outside the almanac say so and list the source.
func TestBoardSources(t *testing.T) {
	cat, _ := catalog.Load(content.FS)
	lib, _ := Load(content.FS, cat)
	g := cat.Board("almanac")
	small, large := g.Size(4), g.Size(6)
	mark := catalog.Text{DE: "on außerhalb des Almanachs", EN: "outside the almanac"}
	for id, sources := range map[string]catalog.Sources{
		"almanach.baukosten": slices.Concat(g.Costs["road"].Source, g.Costs["settlement"].Source,
			g.Costs["city"].Source, g.Costs["development"].Source),
		"almanach.entwicklungskarten":      g.Costs["development"].Source,
		"almanach.zahlenchips":             small.Chips.Source,
		"almanach.aufbau-variabler":        small.Chips.Source,
		"almanach.hafenstandort":           slices.Concat(small.Harbors.Source, large.Harbors.Source),
		"almanach.laengste-handelsstrasse": cat.Reading("almanac-road-length").Source,
	} {
		r := lib.Ruling(id)
		for _, source := range sources {
			if outside, _ := cat.Witnesses(catalog.Sources{source}); outside > 0 && !slices.Contains(r.Source, source) {
				t.Errorf("%s does not list the source %s of its numbers", id, source)
			}
		}
		for lang, prose := range r.Prose {
			if !strings.Contains(proseText(prose), mark.In(lang)) {
				t.Errorf("%s, %s: no word that the numbers are from outside", id, lang)
			}
		}
	}
}

// TestViennaNumbers holds the numbers in Vienna's entries against content/boards.
func TestViennaNumbers(t *testing.T) {
	cat, _ := catalog.Load(content.FS)
	lib, _ := Load(content.FS, cat)
	g := cat.Board("vienna")
	rows := map[string]catalog.Text{"road": boardWords["road"], "settlement": boardWords["settlement"],
		"development": boardWords["development"], "landmark": {DE: "Wahrzeichen", EN: "landmark"}}
	columns := []catalog.Resource{catalog.Lumber, catalog.Brick, catalog.Stone, catalog.Grain, catalog.Grapes}
	for lang, prose := range lib.Ruling("wien.bauen.kosten").Prose {
		got := tableRows(prose)
		for name, row := range rows {
			for i, r := range columns {
				want := strings.Replace(fmt.Sprint(g.Costs[name].Is[r]), "0", "–", 1)
				if cells := got[row.In(lang)]; i >= len(cells) || cells[i] != want {
					t.Errorf("%s, row %s: %q, content/boards has %v", lang, name, cells, g.Costs[name].Is)
					break
				}
			}
		}
	}
	for id, numbers := range map[string][]int{
		"wien.sieg":         {g.Goal.Is, g.Size(3).Goal.Is},
		"wien.drei-spieler": {g.Size(3).Goal.Is, g.Pieces.Settlements},
		"wien.aufbau":       {g.Pieces.Settlements, g.Pieces.Roads},
		"wien.material":     {5 * g.Size(4).Supply.Is, g.Size(4).Supply.Is, g.Size(4).Stack.Is, 4 * g.Pieces.Roads},
	} {
		for lang, prose := range lib.Ruling(id).Prose {
			stated := strings.FieldsFunc(proseText(prose), func(r rune) bool { return r < '0' || r > '9' })
			for _, n := range numbers {
				if !slices.Contains(stated, fmt.Sprint(n)) {
					t.Errorf("%s, %s: %d of content/boards is missing", id, lang, n)
				}
			}
		}
	}
}

// TestBoardReadings checks that each entry of a board game with an open question links to it.
func TestBoardReadings(t *testing.T) {
	cat, _ := catalog.Load(content.FS)
	lib, _ := Load(content.FS, cat)
	seen := map[string]int{}
	for _, r := range cat.Readings {
		game, _, _ := strings.Cut(r.ID, "-")
		if cat.Board(game) == nil {
			continue
		}
		seen[game]++
		for _, entry := range r.Rulings {
			if !slices.ContainsFunc(lib.QuestionsOn(entry), func(q *OpenQuestion) bool { return q.Reading == r.ID }) {
				t.Errorf("%s does not link to the question of the reading %s", entry, r.ID)
			}
		}
	}
	if len(seen) != len(cat.Boards) {
		t.Errorf("readings of %v, not of all board games", seen)
	}
}

// boardWords names in the entries' tables what content/boards counts.
var boardWords = map[string]catalog.Text{
	"road":        {DE: "Straße", EN: "road"},
	"settlement":  {DE: "Siedlung", EN: "settlement"},
	"city":        {DE: "Stadt", EN: "city"},
	"development": {DE: "Entwicklungskarte", EN: "development card"},
	"any":         {DE: "einfacher Hafen", EN: "generic harbor"},
	"lumber":      {DE: "Holz", EN: "lumber"},
	"brick":       {DE: "Lehm", EN: "brick"},
	"wool":        {DE: "Wolle", EN: "wool"},
	"grain":       {DE: "Getreide", EN: "grain"},
	"ore":         {DE: "Erz", EN: "ore"},
	"forest":      {DE: "Wald", EN: "forest"},
	"pasture":     {DE: "Weideland", EN: "pasture"},
	"fields":      {DE: "Ackerland", EN: "fields"},
	"hills":       {DE: "Hügelland", EN: "hills"},
	"mountains":   {DE: "Gebirge", EN: "mountains"},
	"desert":      {DE: "Wüste", EN: "desert"},
}

// bag writes a price in a fixed order.
func bag(cost catalog.Goods) string {
	var parts []string
	for r, n := range cost {
		parts = append(parts, fmt.Sprintf("%d %s", n, r))
	}
	slices.Sort(parts)
	return strings.Join(parts, ", ")
}

// sameCell reports whether a table's cell matches content/boards: a number, or a price in any order.
func sameCell(cell, want string, lang catalog.Lang) bool {
	parts := strings.Split(cell, ", ")
	for i, part := range parts {
		if n, name, ok := strings.Cut(part, " "); ok {
			for word, text := range boardWords {
				if text.In(lang) == name {
					parts[i] = n + " " + word
				}
			}
		}
	}
	slices.Sort(parts)
	return strings.Join(parts, ", ") == want
}

// tableRows returns the rows of all tables of a text, by their first cells.
func tableRows(p *Prose) map[string][]string {
	rows := map[string][]string{}
	for line := range strings.Lines(proseText(p)) {
		line = strings.TrimSpace(line)
		if cells := strings.Split(strings.Trim(line, "|"), "|"); strings.HasPrefix(line, "|") && len(cells) > 1 {
			for i := range cells {
				cells[i] = strings.TrimSpace(cells[i])
			}
			rows[cells[0]] = cells[1:]
		}
	}
	return rows
}

// proseText returns the short answer and the sections.
func proseText(p *Prose) string {
	text := p.Short
	for _, s := range p.Sections {
		text += "\n" + s.Markdown
	}
	return text
}

// answerText returns the default answer of a reading without its full stop.
func answerText(t *testing.T, cat *catalog.Catalog, id string) catalog.Text {
	t.Helper()
	r := cat.Reading(id)
	is := r.In("", catalog.DefaultEdition)
	for _, a := range r.Answers {
		if a.ID == is {
			return catalog.Text{DE: strings.Trim(a.Text.DE, "."), EN: strings.Trim(a.Text.EN, ".")}
		}
	}
	t.Fatalf("%s has no answer %q", id, is)
	return catalog.Text{}
}
