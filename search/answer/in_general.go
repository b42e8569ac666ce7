package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/facts"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// inGeneral says of a question about one or two cards that nothing answers what its words are about: a building that
// lies idle, what a card brings back, a name that exists once, what drives a card off, a place, a price. Such a
// sentence is true whatever else the question says, and gives no verdict.
func (x *asked) inGeneral() *Answer {
	if x.Question.Edition != "" || len(x.Unread) >= maxUnreadMeeting || !x.Exist() {
		return nil
	}
	for _, way := range []func() *Answer{x.ofIdle, x.ofFetching, x.ofName, x.ofDriven, x.ofPlace, x.ofPrice} {
		if out := way(); out != nil {
			out.Verdict, out.Sentence = Fact, x.Generally(facts.Uncapital(out.Sentence))
			x.Finish(out)
			return out
		}
	}
	return nil
}

// ofIdle says what a Witch, a Pawnbroker or a Dogma does to the building on which it lies: "a Witch sits on my Smithy,
// do my knights still get the extra point".
func (x *asked) ofIdle() *Answer {
	m, by := x.idleBuilding()
	if m == nil || len(x.Cards()) > 4 || gist.Open(&x.Question) ||
		x.HasState("safe", "immune", "fireproof", "burnable") {
		return nil
	}
	k := x.Cat.Card(m.Card)
	for _, id := range x.Cards() {
		a := x.Cat.Card(id)
		if id != by && len(x.Edges(a, k, catalog.EdgeKind(catalog.Hits)))+len(x.Edges(k, a, catalog.EdgeImmune)) > 0 {
			return nil // it still burns, or does not
		}
	}
	if !x.Cat.Exists(x.Cat.Card(by), x.EditionID) || x.isImmune(k) &&
		(!x.HasVerb("protect", "cover") && !x.HasWord("schutz", "protection") || x.HasWord("sich", "selbst", "itself")) {
		return nil // immunity stays, and is what such a question is mostly about
	}
	out := &Answer{Cards: lists.Distinct(append([]string{m.Card, by}, x.Cards()...))}
	if term := x.Lib.Ruling(facts.Disablers[by]); term != nil {
		_, short, ok := term.At(x.EditionID, x.Language)
		out.Sentence, out.Cites = prose.Sentence(x.Lib.Plain(x.Language, short)), []string{term.ID}
		if ok {
			return out
		}
	}
	lies := x.Cat.Card(by)
	text, is := lies.Effect.At(x.EditionID)
	if is != catalog.Known {
		return nil
	}
	out.Sentence, out.Cites = x.Say("%s: ", "%s: ", x.The(lies))+x.Lib.Plain(x.Language, text.In(x.Language)), nil
	return out
}

// isImmune reports whether a building is immune to a card other than those that would lie on it.
func (x *asked) isImmune(k *catalog.Card) bool {
	return slices.ContainsFunc(x.Cat.Cards, func(c *catalog.Card) bool {
		return !slices.Contains(lying, c.ID) && len(x.Edges(k, c, catalog.EdgeImmune)) > 0
	})
}

// laidBefore returns the only building of a question that says in a clause of its own that something lies idle:
// "Plague, and I have pawned my Aqueduct. Do I lose anything".
func (x *asked) laidBefore() (m *question.Mention, by string) {
	if len(x.States) != 1 || len(x.States[0].Actors) != 1 || !slices.Contains(lying, x.States[0].Actors[0]) ||
		!x.Complex {
		return nil, ""
	}
	for i := range x.Mentions {
		if o := &x.Mentions[i]; o.Card != "" && isBuilding(x, o) {
			if m != nil {
				return nil, ""
			}
			m = o
		}
	}
	return m, x.States[0].Actors[0]
}

// lying are the cards that lie on a building and take its functions away.
var lying = []string{"hexe", "pfandleiher", "dogma"}

// idleBuilding returns the building that a question says to be bewitched, pawned or under a Dogma, and the card that
// lies on it. It returns nil if there is none, or if the question asks for the laying itself or what else may happen to
// the building, of which the properties stay.
func (x *asked) idleBuilding() (m *question.Mention, by string) {
	if slices.ContainsFunc(x.Verbs, func(v question.Verb) bool { // by a card that is not named
		return question.IsDeed(v.ID) && len(v.Actors) > 0 || v.ID == "tear-down" || v.ID == "undo"
	}) {
		return nil, ""
	}
	if m, by := x.laidBefore(); m != nil {
		return m, by
	}
	first, told := x.Text, false // a sentence that says what the case is
	for _, end := range []string{". ", ": ", "; "} {
		if before, _, ok := strings.Cut(first, end); ok && !strings.Contains(before, "?") {
			first, told = before, true
		}
	}
	lies := ""
	for i := range x.Mentions {
		o := &x.Mentions[i]
		if slices.Contains(lying, o.Card) && o.Role == question.Core {
			lies = o.Card
		}
		if o.Card == "" || !isBuilding(x, o) {
			continue
		}
		if len(o.States) == 1 && len(o.States[0].Actors) == 1 &&
			slices.Contains(lying, o.States[0].Actors[0]) {
			return o, o.States[0].Actors[0]
		}
		if lies != "" && told && o.Role == question.On && strings.Contains(first, o.Text) {
			return o, lies
		}
	}
	return nil, ""
}

// backWords are the words with which a player asks for a card back.
var backWords = []string{"back", "zurück", "wieder", "wiederholen", "wiederhaben", "holen", "retrieve", "fetch"}

// ofFetching says whether a card brings another one back, or what it brings back instead: "three stars on Public
// Feeling: can I get my Spy back".
func (x *asked) ofFetching() *Answer {
	cards := x.Cards()
	if len(cards) != 2 || !x.HasVerb("fetch") && !x.HasWord(backWords...) || gist.Open(&x.Question) ||
		slices.ContainsFunc(x.Verbs, func(v question.Verb) bool {
			return !slices.Contains([]string{"fetch", "have", "take", "play", "do"}, v.ID)
		}) {
		return nil
	}
	for i := range cards {
		a, b := x.Cat.Card(cards[i]), x.Cat.Card(cards[1-i])
		var note, names []string
		out := &Answer{Cards: []string{a.ID, b.ID}, Pair: [2]string{a.ID, b.ID}}
		for _, r := range a.Relations {
			if r.Kind != catalog.Fetches || !r.Holds(x.EditionID) {
				continue
			}
			if b.MatchAny(r.What, x.EditionID) {
				return nil // the types say how
			}
			for _, ref := range r.What {
				names = append(names, x.Plural(ref))
			}
			note, out.Cites = append(note, r.Note.In(x.Language)), append(out.Cites, x.Cites(r.Source)...)
		}
		if len(names) == 0 || slices.Contains(names, "") {
			continue
		}
		out.Sentence = prose.Sentence(x.Say("%s %s nur %s zurück, nicht aber %s", "%s %s back only %s, and not %s", x.The(a),
			x.VerbOf(a, "holt", "holen", "brings", "bring"), x.And(names), x.Obj(b)), strings.Join(note, " "))
		return out
	}
	return nil
}

// presenceWords say that a card lies there already, or that there may be another one of its name.
var presenceWords = []string{"schon", "bereits", "draußen", "liegt", "liegen", "auch", "zweiten", "zweite", "zweimal",
	"beide", "nochmal", "already", "out", "both", "too", "second", "another", "twice", "also", "still", "again", "while"}

// ofName says that a unit or a wizard with a name of its own exists once: "he has Tali out already, mine can still come
// in, right".
func (x *asked) ofName() *Answer {
	k := x.onlyCard()
	if x.Modal != "may" && !x.HasVerb("have", "build", "play", "belong", "exist") {
		return nil
	}
	builds := x.Complex && x.HasVerb("build") // what came before does not matter
	if k == nil || !x.HasWord(presenceWords...) || gist.Open(&x.Question) || !builds && slices.ContainsFunc(x.Verbs,
		func(v question.Verb) bool {
			return !slices.Contains([]string{"have", "build", "play", "belong", "exist", "do"}, v.ID)
		}) {
		return nil
	}
	if !x.HasWord("er", "he", "she", "gegner", "mitspieler", "opponent", "his", "her", "seinen", "sein", "seine", "ihm",
		"they", "their", "both", "beide") && len(x.Numbers) == 0 {
		return nil
	}
	d := k.Unique.DatedAt(x.EditionID)
	if d.Certainty != catalog.Known || !d.Is {
		return nil
	}
	return &Answer{Cards: []string{k.ID}, Cites: x.Cites(d.Source), Sentence: prose.Sentence(x.Say(
		"%s ist einmalig; in beiden Fürstentümern zusammen darf nur eine Karte dieses Namens ausliegen",
		"%s is unique; only one card of this name may be in play in both principalities together", x.The(k)))}
}

// onlyCard returns the card that a question names, besides landscapes and places; nil if there are none or several.
func (x *asked) onlyCard() (k *catalog.Card) {
	for _, id := range x.Cards() {
		c := x.Cat.Card(id)
		if x.Central(id) || c.Is(catalog.LandscapeTy, x.EditionID) {
			continue
		}
		if k != nil {
			return nil
		}
		k = c
	}
	return k
}

// ofPlace says where a card may lie, of which the question names a place: "Grain Mill in a Citadel, ok".
func (x *asked) ofPlace() *Answer {
	if len(x.Mentions) != 2 || len(x.Unread) > 0 || gist.Open(&x.Question) || x.Modal != "may" && len(x.Verbs) > 0 &&
		x.Verb() != "build" || len(x.States)+len(x.Topics)+len(x.Asks) > 0 {
		return nil
	}
	k, place := x.Cat.Card(x.Mentions[0].Card), x.Mentions[1]
	if x.Mentions[0].Role != question.Core {
		k, place = x.Cat.Card(place.Card), x.Mentions[0]
	}
	if k == nil || x.Central(k.ID) || !slices.Contains([]question.Role{question.On, question.In, question.Beside,
		question.To, question.Under, question.With}, place.Role) || !slices.Contains(facts.Places, place.Type) ||
		len(x.Verbs) > 0 && x.Verb() != "build" && x.Verb() != "play" || k.Is(catalog.Action, x.EditionID) {
		return nil
	}
	c := x.ClassOf(k)
	if c == nil {
		return nil
	}
	where := c.Where.DatedAt(x.EditionID)
	if where.Certainty != catalog.Known {
		return nil
	}
	return &Answer{Cards: []string{k.ID}, Cites: x.Cites(k.Class.DatedAt(x.EditionID).Source, where.Source),
		Sentence: x.Remarked(x.Say("%s %s zur Klasse „%s“", "%s %s in the class “%s”", x.The(k),
			x.VerbOf(k, "gehört", "gehören", "is", "are"), c.Name), where.Is.In(x.Language))}
}

// ofPrice says what a card costs, of which the question names a number of resources: "Bribery with two gold only".
func (x *asked) ofPrice() *Answer {
	n := len(x.Numbers)
	if n == 0 || gist.Open(&x.Question) || x.Modal == "must" || !x.Limited && x.Modal != "may" || x.Held != "" {
		return nil
	}
	k := x.onlyCard()
	if len(x.Verbs) == 1 && len(x.Verbs[0].Actors) == 1 { // to bribe is to play a Bribery
		k = x.Cat.Card(x.Verbs[0].Actors[0])
	}
	if k == nil || len(x.Verbs) > 0 && x.Verb() != "build" && x.Verb() != "play" && len(x.Verbs[0].Actors) != 1 {
		return nil
	}
	d := k.Cost.DatedAt(x.EditionID)
	if d.Certainty != catalog.Known || facts.PriceParts(d.Is) == 0 || !x.namesResourceOf(d.Is) {
		return nil
	}
	return &Answer{Cards: []string{k.ID}, Cites: x.Cites(d.Source), Sentence: prose.Sentence(x.Costing(k, d.Is))}
}

// namesResourceOf reports whether the question names a resource that a price has.
func (x *asked) namesResourceOf(c catalog.Cost) bool {
	for _, r := range catalog.CostResources {
		named := slices.Contains(x.Topics, string(r)) || slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
			return m.Term == "glossar."+string(r) || m.Term == "glossar.rohstoff"
		})
		if c[r] > 0 && named {
			return true
		}
	}
	return false
}

// ofConditions says the conditions of the card that a question asks to play or build, if it tells what the case is:
// "only got one wizard, can I play the Witch".
func (x *asked) ofConditions() *Answer {
	if x.Question.Edition != "" || x.Modal != "may" && !gist.Permits(&x.Question) && x.Verb() != "suffice" ||
		gist.Open(&x.Question) || !x.Exist() || len(x.Unread) >= maxUnreadMeeting || slices.ContainsFunc(x.Verbs,
		func(v question.Verb) bool {
			return !slices.Contains([]string{"have", "build", "play", "suffice", "exist", "do", "need"}, v.ID) &&
				len(v.Actors) != 1
		}) {
		return nil
	}
	var of *catalog.Card
	for _, m := range x.Mentions {
		k := x.Cat.Card(m.Card)
		if k == nil || x.Central(k.ID) || m.Ambiguous() || !x.bearsOnNeed(k) || of == k {
			continue
		}
		if of != nil {
			return nil
		}
		of = k
	}
	lacks := x.Not || len(x.In(question.Without)) > 0 || len(x.Numbers) > 0
	for _, v := range x.Verbs {
		if lacks && len(v.Actors) == 1 && of == nil && x.bearsOnNeed(x.Cat.Card(v.Actors[0])) {
			of = x.Cat.Card(v.Actors[0])
		}
	}
	if of == nil || x.asksForOther(of) {
		return nil
	}
	out := &Answer{Verdict: Fact, Cards: []string{of.ID}}
	out.Sentence, out.Cites = x.conditionsOf(of)
	out.Sentence = x.Generally(out.Sentence)
	x.Finish(out)
	return out
}

// asksForOther reports whether a question asks to play or build another card than one, or for the deed of another one.
func (x *asked) asksForOther(k *catalog.Card) bool {
	for _, v := range x.Verbs {
		if len(v.Actors) == 1 {
			return v.Actors[0] != k.ID
		}
	}
	return x.HasVerb("play", "build") && len(x.Objects) > 0 && !slices.ContainsFunc(x.Objects,
		func(m question.Mention) bool { return m.Card == k.ID })
}

// conditionsOf says the conditions of a card and cites their articles.
func (x *asked) conditionsOf(k *catalog.Card) (text string, cites []string) {
	var parts []string
	for _, n := range x.Conditions(k) {
		parts, cites = append(parts, x.NeedText(n)), append(cites, x.Cites(n.Source)...)
	}
	says := x.Say("Voraussetzung für %s: %s", "the condition of %s: %s", x.Obj(k), strings.Join(parts, "; "))
	return prose.Sentence(says), cites
}

// bearsOnNeed reports whether a question names, besides a card, what its conditions ask for, or says of the case what
// they may: a number, or what somebody has or has not.
func (x *asked) bearsOnNeed(k *catalog.Card) bool {
	if k == nil {
		return false
	}
	told := (x.Complex || x.Given != nil || len(x.In(question.Without)) > 0) && x.HasVerb("play", "build")
	for _, n := range x.Conditions(k) {
		if len(n.Any)+len(n.All) == 0 {
			if told {
				return true
			}
			continue
		}
		for _, m := range x.Mentions {
			if m.Card == k.ID {
				continue
			}
			all, any := x.asksFor(n, &m)
			if all || any || n.Count > 1 && m.Class != "" && slices.Contains(n.Any, "type:"+m.Class) {
				return true
			}
		}
	}
	return false
}
