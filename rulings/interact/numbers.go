package interact

import (
	"regexp"
	"slices"
	"strconv"

	"catanica/catalog"
)

// stands reports whether the number of an effect comes from one of the two cards: from their points or from what they
// do. A number that comes from the position in which they were tried, or from what an event finds there, says nothing
// about the cards.
func (s teller) stands(e Effect) bool {
	if e.Act == Drawn || e.Act == Rolls || e.What == "stars" {
		return false
	}
	n := max(e.N, -e.N)
	for _, k := range []*catalog.Card{s.a, s.b} {
		for _, kind := range k.Points.Kinds() {
			if p, _ := kind.Fact.At(s.r.Edition); kind.Kind == e.What && p.Count != "" {
				return false // its points follow what the position holds
			}
		}
	}
	return slices.ContainsFunc([]*catalog.Card{s.a, s.b}, func(k *catalog.Card) bool {
		return slices.Contains(numbers(k, s.r.Edition), n)
	})
}

// numbers returns the numbers that a card's file gives for its points and for what it does.
func numbers(k *catalog.Card, e catalog.EditionID) []int {
	var out []int
	for _, kind := range k.Points.Kinds() {
		if p, known := kind.Fact.At(e); known == catalog.Known {
			out = append(out, p.N)
		}
	}
	for _, word := range slices.Concat(k.Play.Played, k.Play.Reacts, k.Play.Works, k.Play.Built, k.Play.Happens) {
		out = append(out, numbersIn(word.Arg)...)
	}
	if effect, known := k.Effect.At(e); known == catalog.Known {
		for _, word := range number.FindAllString(effect.EN, -1) {
			n, err := strconv.Atoi(word)
			if err != nil {
				n = spelled[word]
			}
			out = append(out, n)
		}
	}
	return out
}

// numbersIn returns the number of a value and the numbers of the values in it.
func numbersIn(v catalog.Value) []int {
	out := []int{v.Int()}
	for _, x := range slices.Concat(v.List, v.Vals) {
		out = append(out, numbersIn(x)...)
	}
	return out
}

// number matches a number in an English text, in digits or spelled out.
var number = regexp.MustCompile(`\b(?:\d+|one|two|three|four|five|six)\b`)

// spelled maps the numbers that number matches as words to their values.
var spelled = map[string]int{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
