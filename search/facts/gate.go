package facts

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// atPoints answers whether action cards may be played at a number of victory points, or from the start of the game:
// "may I play the Spy if we have 6 points together", "are protection cards playable from turn one". Attacks and neutral
// actions wait until both players together have had seven points; protection cards never wait (Ruling 101.D.b a).
func atPoints(x *Asked) *Answer {
	m := Only(x.Mentions)
	if m != nil && m.Card == "" && len(x.Places) == 0 && x.former() && x.HasWord(straightAway...) {
		// Could you play action cards straight away
		x.Limited, x.Places = false, append(slices.Clone(x.Places), "start")
	}
	start := slices.Equal(x.Places, []string{"start"})
	if m == nil || m.Role != question.Core || m.Number != "" || m.Side == "own" || len(m.States) > 0 || !x.onlyPoints() ||
		start == (len(x.Topics) > 0) || len(x.Places) > 0 && !start {
		return nil
	}
	sum := startPoints
	if !start {
		var ok bool
		if sum, ok = x.pointsTogether(); !ok {
			return nil
		}
	}
	k, class := x.Cat.Card(m.Card), m.Class
	switch {
	case k != nil:
		class = k.ClassAt(x.EditionID)
	case m.Type == catalog.Action && class == "":
		class = "action"
	}
	if start && slices.Contains([]string{"action", "magic-action"}, class) && x.EditionID != catalog.Ed1996 {
		return x.formerGate(k, class)
	}
	open, ok := x.gateOpen(class, sum)
	c := x.Cat.Class(class)
	if !ok || c == nil || !(catalog.Span{From: c.From, Until: c.Until}).Holds(x.EditionID) {
		return nil
	}
	d := c.Where.DatedAt(x.EditionID)
	if d.Certainty != catalog.Known {
		return nil
	}
	out := &Answer{Verdict: No, Cites: append([]string{"101.D.b"}, x.Cites(d.Source)...)}
	if open {
		out.Verdict = Yes
	}
	text := c.Name.In(x.Language) + ": " + d.Is.In(x.Language)
	if k != nil {
		text = c.Name.In(x.Language) + ": " + x.withoutOthers(d.Is.In(x.Language), k)
		out.Cards = []string{k.ID}
		text = x.Say("%s %s zur Klasse %s", "%s %s to the class %s", x.The(k),
			x.VerbOf(k, "gehört", "gehören", "belongs", "belong"), text)
		for _, n := range x.Conditions(k) { // the points are not all that the card needs
			if !demandsCard(n) {
				continue
			}
			if text = strings.TrimSuffix(text, ".") + "; " + x.ConditionIs(k, n); open {
				out.Verdict = Depends
			}
		}
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(text))
	return out
}

// demandsCard reports whether a condition demands a card that the player must have, and not only a time or a state.
func demandsCard(n catalog.Need) bool {
	return len(n.Any)+len(n.All) > 0 && n.Text.Empty() && (n.Where == "" || n.Where == "own")
}

// straightAway are the words that ask of action cards in general whether they may be played from the start.
var straightAway = []string{"sofort", "gleich", "immediately", "straight", "right"}

// formerGate answers whether an action card, or any, could be played from the start between 1997 and the reform: in the
// basic game it could, and in the other games only the Scout.
func (x Speaker) formerGate(k *catalog.Card, class string) *Answer {
	c := x.Cat.Class(class)
	if c == nil || !(catalog.Span{From: c.From, Until: c.Until}).Holds(x.EditionID) {
		return nil
	}
	d := c.Where.DatedAt(x.EditionID)
	out := &Answer{Verdict: Depends, Cites: append([]string{"101.D.b"}, x.Cites(d.Source)...)}
	if k != nil {
		out.Cards = []string{k.ID}
	}
	scout := k != nil && k.ID == "kundschafter"
	switch {
	case d.Certainty != catalog.Known || x.EditionID == catalog.Ed1997 && x.game == catalog.Extended:
		return nil
	case scout:
		out.Verdict = Yes
	case x.game == catalog.Extended || x.game == catalog.Tournament:
		out.Verdict = No
	case x.EditionID == catalog.EdCDROM:
		return nil // booklets of the basic game differ
	case x.game == catalog.Basic:
		out.Verdict = Yes
	}
	text := d.Is.In(x.Language)
	if k != nil && out.Verdict == Yes && len(x.Conditions(k)) > 0 { // the points are not all that it needs
		for _, n := range x.Conditions(k) {
			text = prose.Sentence(text, x.Say("Bedingung: ", "Condition: ")+x.NeedText(n))
			if demandsCard(n) {
				out.Verdict = Depends
			}
		}
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(text))
	return out
}

// startPoints are the victory points that both players together have at the start: two settlements each.
const startPoints = 4

// gateOpen reports whether action cards of a class may be played when both players together have a sum of points and
// never had more. ok is false if the edition has another threshold, or one in some of its games only that matters.
func (x World) gateOpen(class string, sum int) (open, ok bool) {
	switch {
	case x.EditionID == "1996" && class == "action":
		return true, true
	case !x.EditionID.AtLeast("2003") || class == "action":
		return false, false
	case class == "action-protection":
		return true, true
	case class != "action-attack" && class != "action-neutral":
		return false, false
	case sum >= 7:
		return true, true
	}
	return false, x.EditionID.AtLeast("2005") || x.game == catalog.Extended || x.game == catalog.Tournament
}

// onlyPoints reports whether the question has nothing besides its cards, points and the playing.
func (x *Asked) onlyPoints() bool {
	if len(x.Unread)+len(x.Asks)+len(x.States) > 0 || x.It || x.Not || x.Own || x.Held != "" || x.Modal == "must" ||
		x.Modal == "will" || gist.Open(&x.Question) || gist.Alternatives(x.Text) || x.Modal != "may" && !x.Be && !x.Passive {
		return false
	}
	plays := false
	for _, v := range x.Verbs {
		plays = plays || v.ID == "play"
		if v.ID != "play" && v.ID != "have" {
			return false
		}
	}
	return plays && !x.bounded() &&
		!slices.ContainsFunc(x.Topics, func(t string) bool { return t != "points" && t != "victory" })
}

// words returns the words of the question in lower case.
func (x *Asked) words() []string { return question.WordsOf(x.Text) }

// pointsTogether returns the points that the question says both players together have: "7 points between us", "4 and 3
// points", "3 points each". A single number that it says of nobody is none.
func (x *Asked) pointsTogether() (sum int, ok bool) {
	words := x.words()
	has := func(list ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return slices.Contains(list, w) })
	}
	var numbers []int
	for _, text := range x.Numbers {
		n, err := strconv.Atoi(text)
		switch {
		case text == "1" && has("once"): // the conjunction
		case err != nil:
			return 0, false
		default:
			numbers = append(numbers, n)
		}
	}
	together := has("together", "zusammen", "insgesamt", "combined", "total", "between", "zwischen")
	each := has("each", "je", "jeweils")
	switch {
	case len(numbers) == 1 && together && !each:
		return numbers[0], true
	case len(numbers) == 1 && each && !together:
		return 2 * numbers[0], true
	case len(numbers) == 2 && !each && !together:
		return numbers[0] + numbers[1], true
	}
	return 0, false
}

// bounded reports whether a word makes of a number a bound, which the types that compute with it do not read.
func (x *Asked) bounded() bool {
	words := x.words()
	for i, w := range words {
		if slices.Contains(bounds, w) {
			return true
		}
		if slices.Contains(limits, w) && i+1 < len(words) && (gist.Numeral(words[i+1]) != "" || words[i+1][0] <= '9') {
			return true
		}
	}
	return x.Limited && !slices.Contains(words, "erst")
}

// bounds make of any number a bound, and limits of the number that follows them.
var (
	bounds = []string{"mindestens", "höchstens", "weniger", "mehr", "fast", "least", "most", "less", "fewer", "more",
		"almost", "nearly", "beinahe", "knapp", "exceed", "before", "bevor", "ehe", "vorher", "unless", "until", "without",
		"ohne", "außer", "except", "only", "nur", "immer", "always"}
	limits = []string{"unter", "über", "bis", "under", "below", "over", "above", "until", "to"}
)
