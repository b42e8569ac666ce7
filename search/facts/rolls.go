package facts

import (
	"regexp"
	"slices"
	"strconv"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// rolls answers at which rolls a card protects from another: "does the Great Wall stop the Spy on a 2".
func rolls(x *Asked) *Answer {
	v := x.Verb()
	if v != "stop" && v != "protect" || len(x.Numbers) != 1 || len(x.Asks)+len(x.States)+len(x.Topics)+len(x.Places) > 0 ||
		x.Own || x.Passive || !x.Unqualified() || len(x.Rest) > 0 || x.Held != "" {
		return nil
	}
	n, err := strconv.Atoi(x.Numbers[0])
	counts := func(m question.Mention) bool { return m.Number != "" }
	if err != nil || n < 1 || n > 6 || slices.ContainsFunc(x.Mentions, counts) {
		return nil
	}
	a, b := x.Card(x.Actors), x.Card(x.Objects)
	if b == nil && len(x.Objects) == 0 {
		b = x.Card(x.Against)
	}
	if a == nil || b == nil {
		return nil
	}
	var faces []int
	out := &Answer{Verdict: No, Cards: []string{a.ID, b.ID}}
	for _, e := range x.Cat.EdgesFrom(a, x.EditionID) {
		if e.Kind != catalog.EdgeKind(catalog.Protects) || !slices.Contains(e.Against, b) {
			continue
		}
		at := facesIn(e.Note.EN)
		if at == nil || faces != nil && !slices.Equal(at, faces) {
			return nil
		}
		faces, out.Cites = at, append(out.Cites, x.Cites(e.Source)...)
	}
	if faces == nil {
		return nil
	}
	if slices.Contains(faces, n) {
		out.Verdict = Yes
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("%s wirkt gegen %s bei einer gewürfelten %s",
		"%s works against %s on a roll of %s", x.The(a), x.Obj(b), x.span(faces))))
	return out
}

// rollNote finds the faces of the die in the note of a relation: "on a roll of 3 to 6", "fails on 3 to 6".
var rollNote = regexp.MustCompile(`(?:roll of|fails? on) ([1-6]) (to|or|and) ([1-6])`)

// facesIn returns the faces of the die that a note names, or nil.
func facesIn(note string) []int {
	m := rollNote.FindStringSubmatch(note)
	if m == nil {
		return nil
	}
	first, _ := strconv.Atoi(m[1])
	last, _ := strconv.Atoi(m[3])
	if m[2] != "to" {
		return []int{first, last}
	}
	var out []int
	for n := first; n <= last; n++ {
		out = append(out, n)
	}
	return out
}

// span names faces of the die: "3 to 6", "1 or 2", "6".
func (x Speaker) span(faces []int) string {
	first, last := strconv.Itoa(faces[0]), strconv.Itoa(faces[len(faces)-1])
	switch len(faces) {
	case 1:
		return first
	case 2:
		return first + x.Say(" oder ", " or ") + last
	}
	return first + x.Say(" bis ", " to ") + last
}
