package facts

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// whichRolls matches a question about the numbers on which something works, and ifRolled one about what a number does.
var (
	whichRolls = map[catalog.Lang]*regexp.Regexp{
		catalog.DE: regexp.MustCompile(`(?i)\b(?:bei|auf|mit|gegen) (?:welche[rnm]?|was für (?:einer?|einem)?) ` +
			`(?:gewürfelten )?(?:würfen|wurf|würfe|zahl|zahlen|augenzahl|augenzahlen|würfelzahl|würfelzahlen|` +
			`würfelwurf|würfelergebnis|würfelergebnissen)\b`),
		catalog.EN: regexp.MustCompile(`(?i)\b(?:(?:at|on|with|for|by) (?:which|what) |which |what )` +
			`(?:die |dice |rolled )?(?:rolls?|numbers?|results?)\b`),
	}
	ifRolled = map[catalog.Lang]*regexp.Regexp{
		catalog.DE: regexp.MustCompile(`(?i)^was (?:ist|passiert|geschieht|gilt)\b.*\b(?:wenn|bei)\b.*` +
			`\b(?:würf\w*|gewürfelt\w*|(?:einer?|ner|ne) [1-6])\b`),
		catalog.EN: regexp.MustCompile(`(?i)^what (?:happens )?(?:if|when|on)\b.*` +
			`\b(?:rolls?|rolled|on an?|a) (?:an? )?[1-6]\b`),
	}
)

// rollWords lists words of such questions that the vocabulary lacks.
var rollWords = []string{"würfen", "wurf", "würfe", "zahl", "zahlen", "augenzahl", "augenzahlen", "würfelzahl",
	"würfelzahlen", "würfle", "würfele", "würfelwurf", "würfelergebnis", "würfelergebnissen", "numbers", "results",
	"result", "die", "dice"}

// onRolls answers on which numbers a test roll succeeds and fails, on which a card makes another one fail, and what
// happens on a number: "on which roll does the Black Knight succeed", "at which rolls does the Watchtower protect",
// "what if the Arsonist rolls a 6".
func onRolls(x *Asked) *Answer {
	m := Only(x.Mentions)
	which := whichRolls[x.Lang].MatchString(x.Text)
	var attacker *catalog.Card
	if len(x.Mentions) == 2 && which {
		m, attacker = x.guardAndAttack()
	}
	if m == nil || m.Card == "" || len(m.States) > 0 || m.Side == "own" || m.Number != "" || x.Not || x.Given != nil ||
		len(x.States)+len(x.Places)+len(x.Topics) > 0 || x.Limited || !which && !ifRolled[x.Lang].MatchString(x.Text) ||
		slices.ContainsFunc(x.Unread, func(w string) bool { return !slices.Contains(rollWords, strings.ToLower(w)) }) ||
		slices.ContainsFunc(x.Verbs, func(v question.Verb) bool {
			return !slices.Contains([]string{"roll", "succeed", "fail", "protect", "stop", "hit", "happen", "play",
				"burn", "slay"}, v.ID)
		}) {
		return nil
	}
	k := x.Cat.Card(m.Card)
	if which {
		if len(x.Numbers) > 0 {
			return nil
		}
		if x.HasVerb("protect", "stop") {
			return x.guardsOn(k, attacker)
		}
		return x.testOf(k)
	}
	n, ok := x.wholeNumber()
	if !ok || n < 1 || n > 6 || testFails(k) == nil {
		return nil
	}
	return x.testOn(k, n)
}

// testOf says on which numbers the test roll of a card succeeds, alone and against the cards that make it harder.
func (x Speaker) testOf(k *catalog.Card) *Answer {
	fails := testFails(k)
	out := &Answer{Verdict: Fact, Cards: []string{k.ID}, Cites: x.Cites(x.SourcesOf(k)...)}
	var parts []string
	if fails != nil {
		parts = append(parts, x.Say("Die Würfelprobe für %s gelingt bei einer gewürfelten %s und scheitert bei %s",
			"The test roll for %s succeeds on %s and fails on %s", x.Obj(k), x.span(otherFaces(fails)), x.span(fails)))
	}
	for _, g := range x.Cat.Cards {
		worse, cites := guardFails(g, k)
		if worse == nil || x.There(g) != Yes {
			continue
		}
		if fails != nil {
			parts = append(parts, x.Say("Gegen %s: nur bei %s", "Against %s: only on %s",
				x.Obj(g), x.span(otherFaces(worse))))
		} else {
			parts = append(parts, x.Say("%[2]s scheitert gegen %[1]s bei einer gewürfelten %[3]s",
				"Against %s, %s fails on a roll of %s",
				x.Obj(g), catalog.Text{DE: catalog.Capital(x.The(k)), EN: x.The(k)}, x.span(worse)))
		}
		out.Cards, out.Cites = append(out.Cards, g.ID), append(out.Cites, x.holding(slices.Clone(cites)...)...)
	}
	if len(parts) == 0 {
		return nil
	}
	out.Sentence = prose.Sentence(parts...)
	return out
}

// testOn says what happens if the test roll of a card shows a number.
func (x Speaker) testOn(k *catalog.Card, n int) *Answer {
	effect, is := k.Effect.At(x.EditionID)
	if is != catalog.Known {
		return nil
	}
	says := x.Say("gelingt", "succeeds")
	if slices.Contains(testFails(k), n) {
		says = x.Say("scheitert", "fails")
	}
	return &Answer{Verdict: Fact, Cards: []string{k.ID}, Cites: x.Cites(append(x.SourcesOf(k), k.Effect.DatedAt(
		x.EditionID).Source)...), Sentence: prose.Sentence(x.Say("Bei einer %[3]s %[2]s die Würfelprobe für %[1]s",
		"On a %[3]s the test roll for %[1]s %[2]s", x.Obj(k), says, strconv.Itoa(n)),
		x.Lib.Plain(x.Language, effect.In(x.Language)))}
}

// guardAndAttack returns the mention of a card that makes a test roll harder, and the attack, if the question names
// both and nothing else.
func (x *Asked) guardAndAttack() (guard *question.Mention, attack *catalog.Card) {
	for i := range x.Mentions {
		m, o := &x.Mentions[i], &x.Mentions[1-i]
		k, a := x.Cat.Card(m.Card), x.Cat.Card(o.Card)
		if k == nil || a == nil || len(o.States) > 0 || o.Number != "" || o.Joined != "" {
			continue
		}
		if at, _ := guardFails(k, a); at != nil && x.HasVerb("protect", "stop") {
			return m, a
		}
	}
	return nil, nil
}

// guardsOn says on which numbers other cards, or only the attacker if it is given, fail because of a card.
func (x Speaker) guardsOn(k, attacker *catalog.Card) *Answer {
	out := &Answer{Verdict: Fact, Cards: []string{k.ID}, Cites: x.Cites(x.SourcesOf(k)...)}
	var names []string
	var fails []int
	for _, a := range x.Cat.Cards {
		at, cites := guardFails(k, a)
		if at == nil || x.There(a) != Yes || attacker != nil && a != attacker {
			continue
		}
		if fails != nil && !slices.Equal(fails, at) {
			return nil
		}
		fails, names = at, append(names, x.The(a))
		out.Cards, out.Cites = append(out.Cards, a.ID), append(out.Cites, x.holding(slices.Clone(cites)...)...)
	}
	if fails == nil {
		return nil
	}
	one := len(names) == 1
	says := catalog.Text{DE: "scheitern", EN: "fail"}
	if one && !x.Cat.Card(out.Cards[1]).IsPlural(x.Language) {
		says = catalog.Text{DE: "scheitert", EN: "fails"}
	}
	out.Sentence = catalog.Capital(prose.Sentence(x.Say("gegen %[1]s %[3]s %[2]s bei einer gewürfelten %[4]s",
		"against %[1]s, %[2]s %[3]s on a roll of %[4]s", x.Obj(k), x.And(names), says, x.span(fails))))
	return out
}

// otherFaces returns the faces of the die that are not among those given.
func otherFaces(faces []int) []int {
	var out []int
	for n := 1; n <= 6; n++ {
		if !slices.Contains(faces, n) {
			out = append(out, n)
		}
	}
	return out
}
