package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/facts"
	"catanica/search/prose"
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
	}); !x.Plain() {
		return nil
	}
	target := facts.Only(x.Objects)
	if x.Sense() == question.Removes && len(x.Actors) == 0 && !x.Passive && target != nil && target.Side != "theirs" &&
		x.Player != "them" {
		return nil // one may be rid of an own card in other ways
	}
	if target == nil || !x.otherSide(target, v == "pawn") || v == "take" && len(x.Actors) == 0 && target.Side != "theirs" {
		return nil // to get a card is not to take it from somebody
	}
	verb := x.Verbs[0]
	if len(x.Actors) > 0 {
		a := x.Card(x.Actors)
		if a == nil || x.Actors[0].Role == question.With && x.accompanies(a, verb) {
			return nil
		}
		return x.act([]*catalog.Card{a}, verb, target)
	}
	if !x.Passive && x.Modal == "" && (!x.ByPlayer && len(x.Mentions) > 1 || x.Player == "them") ||
		v == "disable" && (x.Modal == "" || target.Card != "" && x.PlayedOrDrawn(x.Cat.Card(target.Card))) {
		return nil
	}
	var actors []*catalog.Card
	for _, id := range verb.Actors {
		if k := x.Cat.Card(id); x.Cat.Exists(k, x.EditionID) && x.There(k) != No {
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
	k := x.Cat.Card(verb.Actors[0])
	if !x.Cat.Exists(k, x.EditionID) || len(k.Sets) == 0 {
		return nil
	}
	return x.NotPart(k)
}

// accompanies reports whether a player who does something *with* a card only has it: a card that is none to be played,
// and does not do what the verb says.
func (x *asked) accompanies(k *catalog.Card, verb question.Verb) bool {
	return !k.Is(catalog.Action, x.EditionID) && !k.Is(catalog.SpellBook, x.EditionID) &&
		!slices.Contains(verb.Actors, k.ID)
}

// takesFromHand reports whether the acting card takes cards from a hand; so does the Spy, of whom a question may speak
// without naming him.
func (x *asked) takesFromHand() bool {
	k := x.Card(x.Actors)
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
	if b, ref := x.Cat.Card(target.Card), target.Group(); b != nil {
		out, on = x.actOn(actors, verb, b), []*catalog.Card{b}
	} else if ref != "" && len(actors) == 1 {
		out, on = x.actOnGroup(actors[0], verb, ref), x.Members(ref)
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
	var found, refused facts.Truth
	for _, a := range actors {
		t := x.Hits(a, b)
		switch {
		case t.Verdict == "" || t.Doubt:
			return nil
		case t.Verdict == No:
			refused.Sources, refused.Notes = append(refused.Sources, t.Sources...), append(refused.Notes, t.Notes...)
			refused.Immune = refused.Immune || t.Immune
		case len(verb.Actors) > 0 && !slices.Contains(verb.Actors, a.ID):
			if len(actors) == 1 {
				return x.doesElse(a, verb, b) // it hits the card, but does not do what the verb says
			}
			return nil
		default:
			can = append(can, a)
			found.Notes, found.Sources = append(found.Notes, t.Notes...), append(found.Sources, t.Sources...)
			if found.Verdict == "" || t.Verdict == Depends {
				found.Verdict = t.Verdict
			}
		}
	}
	if len(can) == 0 {
		return x.cannot(actors, verb, x.Obj(b), b, refused)
	}
	if x.All {
		return nil // what it can do to each it cannot do to all
	}
	names := make([]string, len(can))
	for i, k := range can {
		names[i] = x.The(k)
	}
	modal := x.Can(can[0])
	if len(can) > 1 {
		modal = x.Say("können", "can")
	}
	out := &Answer{Verdict: found.Verdict, Cites: x.Cites(found.Sources...), Pair: [2]string{can[0].ID, b.ID},
		Claim: interact.Hits}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Remarked(x.Say("%s %s %s", "%s %s %s", x.And(names), modal,
		x.deed(found, x.Obj(b), verb)), found.Remarks(x.Speaker)...), x.protection(can[0], b)))
	out.Cards = facts.IDs(append(can, b))
	return out
}

// exact lists the verbs that mean nothing but what their cards do.
var exact = []string{"burn", "steal", "bewitch", "pawn"}

// doesElse says that card a cannot do to card b what an exact verb says, but what it does instead. It returns nil if a
// has no verb of its own, or brings b to its player, which one may call to steal.
func (x *asked) doesElse(a *catalog.Card, verb question.Verb, b *catalog.Card) *Answer {
	own := x.ownVerb(a)
	t := x.Hits(a, b)
	if !slices.Contains(exact, verb.ID) || own.ID == "hit" || own.ID == verb.ID || verb.Sense != question.Plain ||
		t.Verdict != Yes || verb.ID == "steal" && x.shown(a, b, verbDeeds["steal"]) != nil {
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
	says := x.Say("%[1]s %[2]s %[3]s nicht %[4]s, wohl aber %[5]s",
		"%[1]s cannot %[4]s %[3]s, but %[2]s %[5]s %[6]s",
		x.The(a), x.Can(a), x.Obj(b), verb.Name, own.Name, them)
	return &Answer{Verdict: No, Cards: facts.IDs([]*catalog.Card{a, b}), Pair: [2]string{a.ID, b.ID},
		Cites: x.Cites(t.Sources...), Sentence: x.With(No, prose.Sentence(says))}
}

// cannot says that none of the actors can do it.
func (x *asked) cannot(actors []*catalog.Card, verb question.Verb, what string, b *catalog.Card,
	t facts.Truth) *Answer {
	a := actors[0]
	out := &Answer{Verdict: No, Cites: x.Cites(t.Sources...), Cards: facts.IDs(actors), Claim: interact.Hits}
	why, remarks := "", []string(nil)
	switch {
	case b != nil && t.Immune:
		why = x.Say("%s ist gegen %s immun", "%s is immune to %s", catalog.Capital(x.The(b)), x.Obj(a))
		if b.IsPlural(x.Language) {
			why = x.Say("%s sind gegen %s immun", "%s are immune to %s", catalog.Capital(x.The(b)), x.Obj(a))
		}
	case facts.OnlyBasic(t):
		why = x.Say("Das geht nur im Grundspiel, und nur von der Hand",
			"That is possible only in the basic game, and only from the hand")
	case len(t.Notes) > 0:
		remarks = t.Remarks(x.Speaker)
	default:
		why = x.reach(a, len(actors) == 1)
	}
	if b != nil {
		out.Pair, out.Cards = [2]string{a.ID, b.ID}, append(out.Cards, b.ID)
	}
	names := make([]string, len(actors))
	for i, k := range actors {
		names[i] = x.The(k)
	}
	verbs := facts.Order(x.Language, what, x.Say("nicht ", "")+verb.Name.In(x.Language))
	modal := x.Say(x.Can(a), "cannot")
	if len(actors) > 1 {
		return &Answer{Verdict: No, Cites: out.Cites, Cards: out.Cards, Sentence: x.With(No,
			prose.Sentence(x.Say("Das kann keine dieser Karten: %s", "none of these cards can do that: %s", x.And(names))))}
	}
	says := x.Say("%s %s %s", "%s %s %s", names[0], modal, verbs)
	out.Sentence = x.With(No, prose.Sentence(x.Remarked(says, remarks...), why))
	return out
}

// deed returns an object and a verb in the order of the language, with the game if the deed is possible in one only, or
// a hint at the condition, which follows.
func (x *asked) deed(t facts.Truth, object string, verb question.Verb) string {
	infinitive := verb.Name.In(x.Language)
	switch {
	case t.Verdict != Depends:
		return facts.Order(x.Language, object, infinitive)
	case facts.OnlyBasic(t):
		return x.Say("im Grundspiel %[1]s %[2]s, aber nur von der Hand; in den anderen Spielarten nicht",
			"%[2]s %[1]s in the basic game, but only from the hand, and not in the other games", object, infinitive)
	}
	return x.Say("%[1]s nur unter einer Bedingung %[2]s", "%[2]s %[1]s only under a condition", object, infinitive)
}

// reach says what a card can hit instead. A card that is the subject of the sentence before is not named again.
func (x *asked) reach(a *catalog.Card, named bool) string {
	var names []string
	for _, st := range a.Statements(x.EditionID) {
		if st.Kind != catalog.EdgeKind(catalog.Hits) {
			continue
		}
		for _, ref := range st.Refs {
			if slices.ContainsFunc(x.Objects, func(m question.Mention) bool { return m.Card == "" && m.Group() == ref }) {
				continue // what it does not hit in the game or from where the question asks
			}
			name := x.Plural(ref)
			if k := x.Cat.Card(ref); k != nil {
				name = x.Obj(k)
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
	subject := x.The(a)
	if named {
		subject = x.Pronoun(a)
	}
	return x.Say("%s %s nur %s", "%s %s only %s", catalog.Capital(subject),
		x.VerbOf(a, "trifft", "treffen", "affects", "affect"), x.And(names))
}

// protection names what protects card b from card a, or stops a, unless there is too much of it.
func (x *asked) protection(a, b *catalog.Card) string {
	sure, doubtful := x.protectors(a, b)
	if len(sure) == 0 || len(sure) > interact.MaxGuards {
		return ""
	}
	says := x.Say("Davor schützen kann: %s", "Possible protection: %s", x.Or(x.Titles(sure)))
	if len(doubtful) > 0 {
		says += x.Say("; vielleicht auch: %s", "; perhaps also: %s", x.Or(x.Titles(doubtful)))
	}
	return says
}

// protectors returns what protects card b from card a, or stops a; doubtful is what does so to an extent that no source
// states.
func (x *asked) protectors(a, b *catalog.Card) (sure, doubtful []*catalog.Card) {
	for _, e := range x.Cat.Guards(b, a, x.EditionID) {
		switch k := e.From; {
		case k == x.idle || x.There(k) != Yes || slices.Contains(sure, k) || slices.Contains(doubtful, k):
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
	var found, refused facts.Truth
	for _, b := range x.Members(ref) {
		if b == a {
			continue
		}
		t := x.Hits(a, b)
		switch {
		case t.Doubt && t.Verdict != No:
			continue // it never comes to that
		case t.Verdict == "" || t.Doubt:
			return nil
		case t.Verdict == No:
			cannot = append(cannot, b)
			refused.Sources, refused.Notes = append(refused.Sources, t.Sources...), append(refused.Notes, t.Notes...)
		default:
			can = append(can, b)
			found.Notes, found.Sources = append(found.Notes, t.Notes...), append(found.Sources, t.Sources...)
			if found.Verdict == "" || t.Verdict == Depends {
				found.Verdict = t.Verdict
			}
		}
	}
	group := x.Plural(ref)
	if group == "" || len(can)+len(cannot) == 0 {
		return nil
	}
	if len(can) == 0 {
		refused.Notes = nil
		return x.cannot([]*catalog.Card{a}, verb, group, nil, refused)
	}
	if x.All || len(verb.Actors) > 0 && !slices.Contains(verb.Actors, a.ID) {
		return nil
	}
	statement := x.Say("%s %s %s", "%s %s %s", x.The(a), x.Can(a), x.deed(found, group, verb))
	out := &Answer{Verdict: found.Verdict, Cites: x.Cites(found.Sources...), Cards: []string{a.ID}}
	except := ""
	switch whole := x.Cat.RelatesToGroup(a, catalog.EdgeKind(catalog.Hits), []string{ref}, x.EditionID); {
	case len(cannot) == 0:
	case len(cannot) > 6 || !whole:
		return nil
	default:
		except = x.Say("Ausgenommen: %s", "Exceptions: %s", x.And(x.Titles(cannot)))
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Remarked(statement, found.Remarks(x.Speaker)...), except))
	return out
}
