package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/lists"
	"catanica/search/question"
)

// acts answers whether a card can do something to a card or to a group of cards: "can the Spy take buildings". If the
// question names no acting card, the cards that do what the verb says are tried: "can I burn the Town Hall".
func acts(x *asked) *Answer {
	v := x.Verb()
	if !question.IsDeed(v) || len(x.Against) > 0 {
		return nil
	}
	if x.Places = slices.DeleteFunc(slices.Clone(x.Places), func(p string) bool {
		return p == "hand" && (v == "steal" || v == "take") && x.takesFromHand()
	}); !x.plain() {
		return nil
	}
	target := one(x.Objects)
	if x.Sense() == question.Removes && len(x.Actors) == 0 && !x.Passive && target != nil && target.Side != "theirs" &&
		x.Player != "them" {
		return nil // one may be rid of an own card in other ways
	}
	if target == nil || !x.otherSide(target, v == "pawn") || v == "take" && len(x.Actors) == 0 && target.Side != "theirs" {
		return nil // to get a card is not to take it from somebody
	}
	verb := x.Verbs[0]
	if len(x.Actors) > 0 {
		a := x.card(x.Actors)
		if a == nil || x.Actors[0].Role == question.With && x.accompanies(a, verb) {
			return nil
		}
		return x.act([]*catalog.Card{a}, verb, target)
	}
	if !x.Passive && x.Modal == "" && (!x.ByPlayer && len(x.Mentions) > 1 || x.Player == "them") ||
		v == "disable" && (x.Modal == "" || target.Card != "" && x.playedOrDrawn(x.cat.Card(target.Card))) {
		return nil
	}
	var actors []*catalog.Card
	for _, id := range verb.Actors {
		if k := x.cat.Card(id); x.cat.Exists(k, x.edition) && x.there(k) != No {
			actors = append(actors, k)
		}
	}
	if len(actors) == 0 {
		return x.noneDoes(verb)
	}
	out := x.act(actors, verb, target)
	if out != nil && out.Verdict == No && v == "destroy" && target.Side != "theirs" && x.Player != "them" {
		return nil // removing it may mean to tear down one's own
	}
	return out
}

// noneDoes says that the only card which does what a verb says is not part of the basic game. It returns nil for any
// other reason why no card does it.
func (x *asked) noneDoes(verb question.Verb) *Answer {
	if len(verb.Actors) != 1 || x.Game != catalog.Basic || x.Modal != "may" {
		return nil
	}
	k := x.cat.Card(verb.Actors[0])
	if !x.cat.Exists(k, x.edition) || len(k.Sets) == 0 {
		return nil
	}
	return x.notPart(k)
}

// accompanies reports whether a player who does something *with* a card only has it: a card that is none to be played,
// and does not do what the verb says.
func (x world) accompanies(k *catalog.Card, verb question.Verb) bool {
	return !k.Is(catalog.Action, x.edition) && !k.Is(catalog.SpellBook, x.edition) && !slices.Contains(verb.Actors, k.ID)
}

// takesFromHand reports whether the acting card takes cards from a hand; so does the Spy, of whom a question may speak
// without naming him.
func (x *asked) takesFromHand() bool {
	k := x.card(x.Actors)
	return k == nil || k.ID == "spion"
}

// otherSide reports whether the player acts on the other player's card, as attacks do; or on an own card if own is set.
func (x *asked) otherSide(target *question.Mention, own bool) bool {
	if own {
		return !(target.Side == "theirs" && x.Player != "them" || target.Side == "mine" && x.Player == "them")
	}
	return !(target.Side == "mine" && x.Player == "me" || target.Side == "theirs" && x.Player == "them")
}

// act says what the actors can do to the target by the verb.
func (x *asked) act(actors []*catalog.Card, verb question.Verb, target *question.Mention) *Answer {
	var out *Answer
	var on []*catalog.Card
	if target.Card != "" && slices.ContainsFunc(actors, closesStacks) {
		return nil // the card is not hit, but may lie in the stack that is
	}
	if b, ref := x.cat.Card(target.Card), target.Group(); b != nil {
		out, on = x.actOn(actors, verb, b), []*catalog.Card{b}
	} else if ref != "" && len(actors) == 1 {
		out, on = x.actOnGroup(actors[0], verb, ref), x.members(ref)
	}
	if out == nil || slices.ContainsFunc(actors, func(a *catalog.Card) bool {
		return out.Verdict == No && x.otherwise(a, verb, on...) || out.Verdict != No && x.less(a, verb, target, on)
	}) {
		return nil
	}
	return out
}

// closesStacks reports whether a card acts on a stack, whatever lies in it (Ruling 112.P.a).
func closesStacks(a *catalog.Card) bool {
	return slices.ContainsFunc(a.Play.Played, func(w catalog.Word) bool { return w.Name == "ban" })
}

// actOn says which of the actors can do it to card b.
func (x *asked) actOn(actors []*catalog.Card, verb question.Verb, b *catalog.Card) *Answer {
	var can []*catalog.Card
	var found, refused truth
	for _, a := range actors {
		t := x.hits(a, b)
		switch {
		case t.verdict == "" || t.doubt:
			return nil
		case t.verdict == No:
			refused.sources, refused.notes = append(refused.sources, t.sources...), append(refused.notes, t.notes...)
			refused.immune = refused.immune || t.immune
		case len(verb.Actors) > 0 && !slices.Contains(verb.Actors, a.ID):
			if len(actors) == 1 {
				return x.doesElse(a, verb, b) // it hits the card, but does not do what the verb says
			}
			return nil
		default:
			can = append(can, a)
			found.notes, found.sources = append(found.notes, t.notes...), append(found.sources, t.sources...)
			if found.verdict == "" || t.verdict == Depends {
				found.verdict = t.verdict
			}
		}
	}
	if len(can) == 0 {
		return x.cannot(actors, verb, x.obj(b), b, refused)
	}
	if x.All {
		return nil // what it can do to each it cannot do to all
	}
	names := make([]string, len(can))
	for i, k := range can {
		names[i] = x.the(k)
	}
	modal := x.can(can[0])
	if len(can) > 1 {
		modal = x.say("können", "can")
	}
	out := &Answer{Verdict: found.verdict, Cites: x.cites(found.sources...), Pair: [2]string{can[0].ID, b.ID},
		claim: interact.Hits}
	out.Sentence = x.with(out.Verdict, sentence(x.remarked(x.say("%s %s %s", "%s %s %s", x.and(names), modal,
		x.deed(found, x.obj(b), verb)), found.remarks(x.speaker)...), x.protection(can[0], b)))
	out.Cards = ids(append(can, b))
	return out
}

// exact lists the verbs that mean nothing but what their cards do.
var exact = []string{"burn", "steal", "bewitch", "pawn"}

// doesElse says that card a cannot do to card b what an exact verb says, but what it does instead. It returns nil if a
// has no verb of its own, or brings b to its player, which one may call to steal.
func (x *asked) doesElse(a *catalog.Card, verb question.Verb, b *catalog.Card) *Answer {
	own := x.ownVerb(a)
	t := x.hits(a, b)
	if !slices.Contains(exact, verb.ID) || own.ID == "hit" || own.ID == verb.ID || verb.Sense != question.Plain ||
		t.verdict != Yes || verb.ID == "steal" && x.shown(a, b, verbDeeds["steal"]) != nil {
		return nil
	}
	them := catalog.Text{EN: "it"}
	switch {
	case b.Grammar.Proper && b.GermanGender() == catalog.Masculine:
		them.EN = "him"
	case b.Grammar.Proper && b.GermanGender() == catalog.Feminine:
		them.EN = "her"
	case b.IsPlural(catalog.EN):
		them.EN = "them"
	}
	says := x.say("%[1]s %[2]s %[3]s nicht %[4]s, wohl aber %[5]s",
		"%[1]s cannot %[4]s %[3]s, but %[2]s %[5]s %[6]s",
		x.the(a), x.can(a), x.obj(b), verb.Name, own.Name, them)
	return &Answer{Verdict: No, Cards: ids([]*catalog.Card{a, b}), Pair: [2]string{a.ID, b.ID},
		Cites: x.cites(t.sources...), Sentence: x.with(No, sentence(says))}
}

// cannot says that none of the actors can do it.
func (x speaker) cannot(actors []*catalog.Card, verb question.Verb, what string, b *catalog.Card, t truth) *Answer {
	a := actors[0]
	out := &Answer{Verdict: No, Cites: x.cites(t.sources...), Cards: ids(actors), claim: interact.Hits}
	why, remarks := "", []string(nil)
	switch {
	case b != nil && t.immune:
		why = x.say("%s ist gegen %s immun", "%s is immune to %s", Capital(x.the(b)), x.obj(a))
		if b.IsPlural(x.lang) {
			why = x.say("%s sind gegen %s immun", "%s are immune to %s", Capital(x.the(b)), x.obj(a))
		}
	case onlyBasic(t):
		why = x.say("Das geht nur im Grundspiel, und nur von der Hand",
			"That is possible only in the basic game, and only from the hand")
	case len(t.notes) > 0:
		remarks = t.remarks(x)
	default:
		why = x.reach(a, len(actors) == 1)
	}
	if b != nil {
		out.Pair, out.Cards = [2]string{a.ID, b.ID}, append(out.Cards, b.ID)
	}
	names := make([]string, len(actors))
	for i, k := range actors {
		names[i] = x.the(k)
	}
	verbs := order(x.lang, what, x.say("nicht ", "")+verb.Name.In(x.lang))
	modal := x.say(x.can(a), "cannot")
	if len(actors) > 1 {
		return &Answer{Verdict: No, Cites: out.Cites, Cards: out.Cards, Sentence: x.with(No,
			sentence(x.say("Das kann keine dieser Karten: %s", "none of these cards can do that: %s", x.and(names))))}
	}
	says := x.say("%s %s %s", "%s %s %s", names[0], modal, verbs)
	out.Sentence = x.with(No, sentence(x.remarked(says, remarks...), why))
	return out
}

// order puts an object and an infinitive in the order of the language.
func order(lang catalog.Lang, object, infinitive string) string {
	if lang == catalog.EN {
		return infinitive + " " + object
	}
	return object + " " + infinitive
}

// deed returns an object and a verb in the order of the language, with the game if the deed is possible in one only, or
// a hint at the condition, which follows.
func (x speaker) deed(t truth, object string, verb question.Verb) string {
	infinitive := verb.Name.In(x.lang)
	switch {
	case t.verdict != Depends:
		return order(x.lang, object, infinitive)
	case onlyBasic(t):
		return x.say("im Grundspiel %[1]s %[2]s, aber nur von der Hand; in den anderen Spielarten nicht",
			"%[2]s %[1]s in the basic game, but only from the hand, and not in the other games", object, infinitive)
	}
	return x.say("%[1]s nur unter einer Bedingung %[2]s", "%[2]s %[1]s only under a condition", object, infinitive)
}

// onlyBasic reports whether all notes of a truth are those of a deed that is possible in the basic game only.
func onlyBasic(t truth) bool {
	return len(t.notes) > 0 && !slices.ContainsFunc(t.notes, func(n catalog.Text) bool {
		return !strings.Contains(n.EN, "In hand, and only in the basic game")
	})
}

// reach says what a card can hit instead. A card that is the subject of the sentence before is not named again.
func (x speaker) reach(a *catalog.Card, named bool) string {
	var names []string
	for _, st := range a.Statements(x.edition) {
		if st.Kind != catalog.EdgeKind(catalog.Hits) {
			continue
		}
		for _, ref := range st.Refs {
			name := x.plural(ref)
			if k := x.cat.Card(ref); k != nil {
				name = x.obj(k)
			}
			if name == "" {
				return ""
			}
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	if len(names) == 0 || len(names) > 5 {
		return ""
	}
	subject := x.the(a)
	if named {
		subject = x.it(a)
	}
	return x.say("%s %s nur %s", "%s %s only %s", Capital(subject), x.verb(a, "trifft", "treffen", "affects", "affect"),
		x.and(names))
}

// protection names what protects card b from card a, or stops a, unless there is too much of it.
func (x *asked) protection(a, b *catalog.Card) string {
	sure, doubtful := x.protectors(a, b)
	if len(sure) == 0 || len(sure) > interact.MaxGuards {
		return ""
	}
	says := x.say("Davor schützen kann: %s", "Possible protection: %s", x.or(x.titles(sure)))
	if len(doubtful) > 0 {
		says += x.say("; vielleicht auch: %s", "; perhaps also: %s", x.or(x.titles(doubtful)))
	}
	return says
}

// protectors returns what protects card b from card a, or stops a; doubtful is what does so to an extent that no source
// states.
func (x *asked) protectors(a, b *catalog.Card) (sure, doubtful []*catalog.Card) {
	for _, e := range x.cat.Guards(b, a, x.edition) {
		switch k := e.From; {
		case k == x.idle || x.there(k) != Yes || slices.Contains(sure, k) || slices.Contains(doubtful, k):
		case k.Unplayed():
			doubtful = append(doubtful, k)
		default:
			sure = append(sure, k)
		}
	}
	return sure, doubtful
}

// actOnGroup says whether card a can do it to every card of a group.
func (x *asked) actOnGroup(a *catalog.Card, verb question.Verb, ref string) *Answer {
	var can, cannot []*catalog.Card
	var found, refused truth
	for _, b := range x.members(ref) {
		if b == a {
			continue
		}
		t := x.hits(a, b)
		switch {
		case t.doubt && t.verdict != No:
			continue // it never comes to that
		case t.verdict == "" || t.doubt:
			return nil
		case t.verdict == No:
			cannot = append(cannot, b)
			refused.sources, refused.notes = append(refused.sources, t.sources...), append(refused.notes, t.notes...)
		default:
			can = append(can, b)
			found.notes, found.sources = append(found.notes, t.notes...), append(found.sources, t.sources...)
			if found.verdict == "" || t.verdict == Depends {
				found.verdict = t.verdict
			}
		}
	}
	group := x.plural(ref)
	if group == "" || len(can)+len(cannot) == 0 {
		return nil
	}
	if len(can) == 0 {
		refused.notes = nil
		return x.cannot([]*catalog.Card{a}, verb, group, nil, refused)
	}
	if x.All || len(verb.Actors) > 0 && !slices.Contains(verb.Actors, a.ID) {
		return nil
	}
	statement := x.say("%s %s %s", "%s %s %s", x.the(a), x.can(a), x.deed(found, group, verb))
	out := &Answer{Verdict: found.verdict, Cites: x.cites(found.sources...), Cards: []string{a.ID}}
	except := ""
	switch whole := x.cat.RelatesToGroup(a, catalog.EdgeKind(catalog.Hits), []string{ref}, x.edition); {
	case len(cannot) == 0:
	case len(cannot) > 6 || !whole:
		return nil
	default:
		except = x.say("Ausgenommen: %s", "Exceptions: %s", x.and(x.titles(cannot)))
	}
	out.Sentence = x.with(out.Verdict, sentence(x.remarked(statement, found.remarks(x.speaker)...), except))
	return out
}

// ids returns the ids of cards.
func ids(cards []*catalog.Card) []string {
	out := make([]string, len(cards))
	for i, k := range cards {
		out[i] = k.ID
	}
	return lists.Distinct(out)
}
