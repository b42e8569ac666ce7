package interact

import (
	"slices"

	"catanica/catalog"
)

// missing says what no source states.
func (s teller) missing() string {
	switch {
	case s.r.Unfound():
		return s.say(catalog.Text{DE: "in den durchgespielten Stellungen {wirkt|wirken A} {A} nicht auf {den B}",
			EN: "in the positions played, {A} {has|have A} no effect on {B}"}, 0)
	case len(s.r.Missing) == 0:
		return s.say(catalog.Text{
			DE: "was {A} mit {dem B} {macht|machen A}, hängt von einer Frage ab, die keine Quelle entscheidet",
			EN: "what {A} {does|do A} to {B} depends on a question that no source decides",
		}, 0)
	}
	facts := list(s.facts(), catalog.Text{DE: "und", EN: "and"}.In(s.lang))
	return s.say(catalog.Text{DE: "was {A} mit {dem B} {macht|machen A}, sagt keine Quelle; es fehlt: ",
		EN: "no source says what {A} {does|do A} to {B}; missing: "}, 0) + facts
}

// facts puts the missing facts into words, each once.
func (s teller) facts() []string {
	var out []string
	for _, f := range s.r.Missing {
		if text := Fact(s.cat, f).In(s.lang); !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return out
}
