package answer

import (
	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/casebook"
	"catanica/search/facts"
	"catanica/search/prose"
)

// reasoned says a verdict with what a decided question says. A bewitched building has lost its functions, whatever its
// card says; words of an article that may give no reason for the verdict must not look like one ("No. The rules on
// this: …"), and where they are about something else, the title of the article stands for them. It returns "" if
// nothing is said: a verdict without a word says nothing.
func (x *asked) reasoned(n casebook.Near, d casebook.Decision) string {
	v := Verdict(d.Verdict)
	switch text := x.lostFunctions(n); {
	case d.Text == "":
		return ""
	case d.Bearing == casebook.Reason:
		return x.With(v, d.Text)
	case text != "":
		return x.With(v, text)
	case casebook.CardOf(n.Article) != "" || v.Word(x.Language) == "":
	case d.Bearing == casebook.Apart:
		return v.Word(x.Language) + ". " + x.Say("Das klärt der Artikel „%s“.", "The article “%s” settles it.",
			n.Article.In(x.Language).Title)
	case x.opposes(n, d):
		return x.besides(v, d)
	case d.Headed:
		return v.Word(x.Language) + ". " + d.Text
	}
	return x.because(v, d.Text, n.Article)
}

// besides says a verdict with words that may give no reason for it.
func (x *asked) besides(v Verdict, d casebook.Decision) string {
	return v.Word(x.Language) + ". " + x.Say("Im Regelwerk dazu: ", "The rules on this: ") + catalog.Capital(d.Text)
}

// OfHit returns the short answer that stands below a hit: the words of an article that covers a question, behind the
// verdict if they are about what was asked.
func (a *Answerer) OfHit(i *casebook.Inquiry, r *rulings.Ruling, v rulings.Verdict) string {
	x, n := a.ask(i.Question, i.Lang, i.Edition), casebook.Near{Article: r, Verdict: v}
	d := i.Decide(n)
	if d.Text != "" && d.Bearing != casebook.Reason && casebook.CardOf(r) == "" && v.Word(i.Lang) != "" &&
		(d.Bearing == casebook.Apart || x.opposes(n, d)) {
		return x.besides(Verdict(v), d)
	}
	return v.Answer(i.Lang, catalog.Capital(d.Text))
}

// opposes reports whether the words of an article may give no reason for a verdict, or one for its opposite: they deny
// nothing where the verdict does, restrict what neither the verdict nor the question restricts, or are what the article
// says to a question with the other verdict.
func (x *asked) opposes(n casebook.Near, d casebook.Decision) bool {
	own := n.Article.Verdict
	switch {
	case d.Bearing == casebook.Beside:
		return true
	case d.Verdict == rulings.No:
		return !prose.Denies(d.Text, x.Language)
	case d.Verdict == rulings.Yes:
		return own == rulings.No || own != rulings.Yes && prose.Restricts(d.Text, x.Language) &&
			!prose.Restricts(x.Text, x.Language)
	}
	return false
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
