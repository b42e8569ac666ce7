package answer

import (
	"catanica/rulings"
	"catanica/search/casebook"
	"catanica/search/facts"
	"catanica/search/prose"
)

// reasoned says a verdict with what a decided question says. A bewitched building has lost its functions, whatever its
// card says; and words of an article that give no reason for the verdict must not look like one: "No. The rules on
// this: …". It returns "" if nothing is said: a verdict without a word says nothing.
func (x *asked) reasoned(n casebook.Near, d casebook.Decision) string {
	v := Verdict(d.Verdict)
	switch text := x.lostFunctions(n); {
	case d.Text == "":
		return ""
	case d.Reasoned:
		return x.With(v, d.Text)
	case text != "":
		return x.With(v, text)
	case casebook.CardOf(n.Article) == "" && (d.Verdict == rulings.No && !prose.Denies(d.Text, x.Language) ||
		d.Verdict == rulings.Yes && n.Article.Verdict == rulings.No):
		return v.Word(x.Language) + ". " + x.Say("Im Regelwerk dazu: ", "The rules on this: ") + prose.Capital(d.Text)
	}
	return x.because(v, d.Text, n.Article)
}

// lostFunctions says what a Witch or a Pawnbroker takes from the building whose card says no to the question; "" if
// none lies on it.
func (x *asked) lostFunctions(n casebook.Near) string {
	card := casebook.CardOf(n.Article)
	if card == "" || n.Verdict != rulings.No {
		return ""
	}
	for _, m := range x.Mentions {
		if m.Card != card || len(m.States) != 1 || len(m.States[0].Actors) != 1 {
			continue
		}
		if term := x.Lib.Ruling(facts.Disablers[m.States[0].Actors[0]]); term != nil {
			if _, short, ok := term.At(x.EditionID, x.Language); ok {
				return prose.Sentence(x.Lib.Plain(x.Language, short))
			}
		}
	}
	return ""
}
