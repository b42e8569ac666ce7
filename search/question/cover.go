package question

import (
	"slices"

	"catanica/catalog"
)

// attached maps the cards that lie on another one to the state that they cause there.
var attached = map[string]State{
	"hexe":        {"bewitched", []string{"hexe"}},
	"pfandleiher": {"pawned", []string{"pfandleiher"}},
	"kirchenbann": {"banned", []string{"kirchenbann"}},
	"dogma":       {"under-dogma", []string{"dogma"}},
}

// participles maps the verbs whose participles are states to those: "my Church is bewitched".
var participles = map[string]State{"bewitch": attached["hexe"], "pawn": attached["pfandleiher"],
	"ban": attached["kirchenbann"]}

// cover is a state of the mention with this index, which may be -1 if it is not certain.
type cover struct {
	state State
	on    int
}

// covers replaces phrases such as "with a Witch on it", "trotz der Hexe darauf" and "unter einem Dogma" by one item.
func covers(words []word, items []item) []item {
	var out []item
	for i := 0; i < len(items); i++ {
		n, e := coverAt(words, items[i:])
		if n == 0 {
			out = append(out, items[i])
			continue
		}
		out = append(out, item{items[i].from, items[i+n-1].to, []entry{e}})
		i += n - 1
	}
	return out
}

// coverAt returns the number of leading items that say what lies on a card, and what they say.
func coverAt(words []word, items []item) (int, entry) {
	under := items[0].prep("under")
	if !under && !items[0].prep("with", "despite") {
		return 0, entry{}
	}
	i := 1
	for i < len(items) && items[i].is(classArt, classSide) {
		i++
	}
	if i >= len(items) {
		return 0, entry{}
	}
	card := slices.IndexFunc(items[i].meanings, func(e entry) bool {
		_, lies := attached[e.id]
		return e.class == className && lies
	})
	if card < 0 {
		return 0, entry{}
	}
	s := attached[items[i].meanings[card].id]
	e := entry{class: classUnder, id: s.ID, actors: s.Actors}
	text := func(n int) string {
		if i+n < len(items) {
			return words[items[i+n].from].text
		}
		return ""
	}
	switch {
	case text(1) == "on" && (text(2) == "it" || text(2) == "top"):
		return i + 3, e
	case slices.Contains([]string{"drauf", "darauf", "obendrauf"}, text(1)):
		return i + 2, e
	case under:
		return i + 1, e
	}
	return 0, entry{}
}

// prep reports whether the item may be a preposition with one of the names.
func (i item) prep(ids ...string) bool {
	return slices.ContainsFunc(i.meanings, func(e entry) bool {
		return e.class == classPrep && slices.Contains(ids, e.id)
	})
}

// cover gives each state to the only building of the question, or else to the one that it follows.
func (p *parser) cover() {
	for _, c := range p.covered {
		var buildings []int
		for i, m := range p.q.Mentions {
			if k := p.cat.Card(m.Card); k != nil && k.Is(catalog.Building, catalog.DefaultEdition) {
				buildings = append(buildings, i)
			}
		}
		switch {
		case len(buildings) == 1:
			c.on = buildings[0]
		case !slices.Contains(buildings, c.on):
			p.q.Complex = true
			continue
		}
		m := &p.q.Mentions[c.on]
		m.States = append(slices.Clone(m.States), c.state)
	}
}
