package facts

import (
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// The words for how often something is done.
var (
	moreThanOnce = regexp.MustCompile(`(?i)\b(?:twice|zweimal|(?:several|three|many|multiple) times|mehrmals|mehrfach|` +
		`more than once|öfter als einmal|mehr als einmal|repeatedly|beliebig oft|` +
		`as often as (?:i|you) (?:like|want)|unlimited(?: times)?)\b`)
	// manyTimes never asks how many copies there are, as *twice* may.
	manyTimes = regexp.MustCompile(`(?i)\b(?:(?:several|many|multiple) times|mehrmals|more than once|` +
		`öfter als einmal|mehr als einmal|repeatedly|beliebig oft)\b`)
	justOnce = regexp.MustCompile(`(?i)\b(?:only once|nur einmal|once|einmal)\b`)
	howOften = regexp.MustCompile(`(?i)\b(?:how often|how many times|wie oft|wie viele male)\b`)
	oftenly  = []string{"how", "often", "many", "times", "several", "three", "multiple", "repeatedly", "unlimited",
		"twice", "mehrmals", "mehrfach", "zweimal", "öfter", "beliebig", "oft", "einmal", "wie", "als", "mehr", "as",
		"like", "want", "more", "than", "once", "only", "nur", "per", "pro", "turn", "zug"}
)

// usedOften answers how often per turn the function of a card may be used, if its text says once per turn, or as often
// as its player likes (Ruling 103.P.c): "may I use the Scriptorium twice", "wie oft darf ich die Brauerei benutzen".
func usedOften(x *Asked) *Answer {
	text := x.Text
	asksHow, more := howOften.MatchString(text), moreThanOnce.MatchString(text)
	once := !asksHow && !more && justOnce.MatchString(text)
	var k *catalog.Card
	for _, m := range x.Mentions {
		switch {
		case m.Term == "glossar.zug" || m.Term == "glossar.runde":
		case k == nil && m.Card != "" && m.Role == question.Core && len(m.States) == 0 && !m.Ambiguous() &&
			m.Side != "theirs" && (m.Number == "" || !slices.Contains(strings.Fields(strings.ToLower(text)), m.Number)):
			k = x.Cat.Card(m.Card)
		default:
			return nil
		}
	}
	asked := x.Verb() == "play" && x.HasWord(usingWords...) && (asksHow || x.Modal == "may") ||
		len(x.Verbs) == 0 && (manyTimes.MatchString(text) || more && inOneTurn.MatchString(text)) // zaubermühle mehrmals?
	if k == nil || !asksHow && !more && !once || !asked || x.Not ||
		x.Given != nil || x.Complex || x.It || x.Own || x.Player == "them" || len(x.States)+len(x.Topics) > 0 ||
		x.EditionID != catalog.DefaultEdition ||
		k.Is(catalog.Action, x.EditionID) || k.Is(catalog.EventType, x.EditionID) ||
		slices.ContainsFunc(x.Places, func(p string) bool { return p != "my-turn" }) ||
		slices.ContainsFunc(x.Unread, func(w string) bool { return !slices.Contains(oftenly, strings.ToLower(w)) }) {
		return nil
	}
	limited, unlimited := x.uses(k)
	if limited == unlimited {
		return nil
	}
	out := &Answer{Cards: []string{k.ID}, Cites: x.Cites(k.Effect.DatedAt(x.EditionID).Source)}
	if slices.Contains(out.Cites, "103.P.c") {
		out.Cites = []string{"103.P.c"}
	}
	says := x.Say("%s %s einmal je Zug", "%s %s once per turn", x.The(k), x.VerbOf(k, "wirkt", "wirken", "works", "work"))
	switch {
	case unlimited:
		out.Verdict, says = yesIf(!x.HasWord("only", "nur")), x.Say("%s darf man im Zug beliebig oft nutzen",
			"%s may be used as often as you like", x.Obj(k))
	case once:
		out.Verdict = Yes
	default:
		out.Verdict, says = No, x.Say("%s %s nur einmal je Zug", "%s %s only once per turn", x.The(k),
			x.VerbOf(k, "wirkt", "wirken", "works", "work"))
	}
	if asksHow {
		out.Verdict, out.Sentence = Fact, prose.Sentence(catalog.Capital(says))
		return out
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(says))
	return out
}

// uses reports whether the only function of a card works once per turn, or as often as its player likes. It is neither
// if the card's text does not say.
func (x World) uses(k *catalog.Card) (limited, unlimited bool) {
	effect, is := k.Effect.At(x.EditionID)
	if is != catalog.Known {
		return false, false
	}
	return perTurn.MatchString(effect.EN), slices.ContainsFunc(k.Play.Works,
		func(w catalog.Word) bool { return w.Arg.Get("often").Str == "unlimited" })
}

// usingWords are the words for using a function.
var usingWords = []string{"use", "using", "used", "activate", "benutzen", "benutze", "nutzen", "nutze", "verwenden",
	"einsetzen", "anwenden", "aktivieren"}

// perTurn matches the words of a card's text that limit its only function to once per turn.
var perTurn = regexp.MustCompile(`^Once (?:per turn|on your turn)\b`)
