package facts

import (
	"cmp"
	"regexp"
	"slices"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// wasBuilt and hasBuilt match the German and English words for having built.
const (
	wasBuilt = `(?:gebaut|gesetzt|errichtet|gelegt|hingestellt)\b`
	hasBuilt = `(?:built|put|placed|laid)\b`
)

// builtBy matches the clauses that say who built a thing, by player and language.
var builtBy = map[string]map[catalog.Lang]*regexp.Regexp{
	"me": {
		catalog.DE: regexp.MustCompile(`(?i), d(?:ie|as|en|er) ich\b[^,?]*\b` + wasBuilt),
		catalog.EN: regexp.MustCompile(`(?i)\bI(?:['’]ve| have)? (?:\w+ )?` + hasBuilt),
	},
	"them": {
		catalog.DE: regexp.MustCompile(`(?i), d(?:ie|as|en|er) (?:m(?:ein|ir|eine) |der |die |uns )*` +
			`(?:gegner(?:in)?|mitspieler(?:in)?|er|sie)\b[^,?]*\b` + wasBuilt),
		catalog.EN: regexp.MustCompile(`(?i)\b(?:opponent|he|she|they)(?:['’]s|['’]ve| has| have)? (?:\w+ )?` + hasBuilt),
	},
}

// tearsDown answers whether a player may tear down a building, by who built it: whoever did may, wherever it stands,
// and nobody else (Rulings 120.A.a, 126.A.c). The question must say who built it, or whose it is.
func tearsDown(x *Asked) *Answer {
	if x.EditionID != catalog.DefaultEdition || x.Game == catalog.Basic || x.Modal != "may" || len(x.Mentions) == 0 ||
		len(x.Verbs) == 0 || x.Verbs[0].ID != "tear-down" ||
		slices.ContainsFunc(x.Verbs, func(v question.Verb) bool { return v.ID != "tear-down" && v.ID != "build" }) ||
		x.All || len(x.Places)+len(x.States)+len(x.Topics)+len(x.Numbers)+len(x.Asks) > 0 ||
		slices.ContainsFunc(x.Mentions, func(m question.Mention) bool { return len(m.States) > 0 || m.Joined != "" }) {
		return nil
	}
	target := x.Mentions[0]
	k := x.Cat.Card(target.Card)
	if target.Role != question.Core || target.All || target.Number != "" ||
		k == nil && target.Type != catalog.Building || k != nil && (x.Central(k.ID) || x.PlayedOrDrawn(k)) {
		return nil
	}
	for _, m := range x.Mentions[1:] { // where it stands
		if m.Role != question.In && m.Role != question.On || m.Term != "glossar.fuerstentum" && !x.Central(m.Card) {
			return nil
		}
	}
	actor := cmp.Or(x.Player, "me")
	builder := map[string]string{"mine": "me", "theirs": "them", "own": actor}[target.Side]
	for player, by := range builtBy {
		if !by[x.Lang].MatchString(x.Text) {
			continue
		}
		if builder != "" && builder != player {
			return nil
		}
		builder = player
	}
	if builder == "" || len(x.Verbs) > 1 && target.Side != "" {
		return nil
	}
	out := &Answer{Cites: []string{"120.A.a", "126.A.c"}, Verdict: No}
	says := x.Say("abreißen darf man nur, was man selbst gebaut hat",
		"you may tear down only what you have built yourself")
	if actor == builder {
		out.Verdict = Yes
		says = x.Say("was man selbst gebaut hat, darf man abreißen, auch im Fürstentum des Mitspielers, "+
			"ausgenommen Zentralkarten",
			"you may tear down what you have built yourself, even in your opponent's principality, except central cards")
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(says))
	return out
}
