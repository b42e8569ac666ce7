package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/question"
)

// RelationVerbs are the verbs for what relations say.
var RelationVerbs = map[string]catalog.RelationKind{"strengthen": catalog.Strengthens, "weaken": catalog.Weakens,
	"cheapen": catalog.Cheapens, "double": catalog.Doubles, "fetch": catalog.Fetches, "stop": catalog.Stops,
	"protect": catalog.Protects}

// relationTrait reads which cards do something to a group or a landscape, or which of a group do it to a card: "which
// cards can burn buildings", "what doubles ore", "which events hit the Library".
func relationTrait(x *Asked, c cardsAsked) *trait {
	kind, ok := RelationVerbs[x.Verb()]
	if question.IsDeed(x.Verb()) {
		kind, ok = catalog.Hits, true
	}
	if !ok || !c.only(ofObject, ofTopics, ofFrom) || c.from != nil && kind != catalog.Protects {
		return nil
	}
	if c.object != nil && kind != catalog.Stops {
		if t := x.targetTrait(c, kind); t != nil {
			return t
		}
	}
	target, name := x.targetOf(c, kind)
	if target == "" || !x.actorAsked(c) {
		return nil
	}
	var from *catalog.Card
	if c.from != nil {
		if from = x.Cat.Card(c.from.Card); from == nil {
			return nil
		}
		name += x.Say(" vor %s", " from %s", x.Dat(from))
	}
	verb := x.Verbs[0]
	edge := func(k *catalog.Card) *catalog.Edge {
		if len(verb.Actors) > 0 && !slices.Contains(verb.Actors, k.ID) {
			return nil
		}
		if e := x.ActsOn(k, target, catalog.EdgeKind(kind), from); e != nil || from == nil {
			return e
		}
		if stops := x.Edges(k, from, catalog.EdgeKind(catalog.Stops)); len(stops) > 0 {
			return &stops[0] // what stops it protects everything from it
		}
		return nil
	}
	t := &trait{name: x.doing(verb, kind, name),
		has:    func(k *catalog.Card) Verdict { return yesIf(edge(k) != nil) },
		source: func(k *catalog.Card) catalog.Sources { return edge(k).Source },
		note:   func(k *catalog.Card) string { return edge(k).Note.In(x.Language) },
		label:  func(k *catalog.Card) string { return x.limitedTo(edge(k), target) }}
	if len(verb.Actors) == 0 && from == nil && !strings.Contains(target, ":") {
		// For what only some cards do the grammar has no key, and of a group it finds what is said of the whole group.
		t.filter = catalog.WordOf(catalog.EdgeKind(kind), false) + ":" + target
	}
	return t
}

const (
	// wholeHand is the number of references of a statement from which it means any card in a hand or a stack.
	wholeHand = 4
	// fewMembers is the number of cards up to which what a card does to them is nothing that it does to their group.
	fewMembers = 2
)

// ActsOn returns the most specific edge by which a card acts on what a reference means, against a card if from is not
// nil. It returns nil if there is none, or if of a group the card acts on few members or on a whole hand only.
func (x World) ActsOn(k *catalog.Card, target string, kind catalog.EdgeKind, from *catalog.Card) *catalog.Edge {
	var best *catalog.Edge
	members, group := 0, false
	for _, e := range x.Cat.EdgesFrom(k, x.EditionID, kind) {
		if e.Via == "any" || e.Hand || e.Group() && e.Breadth >= wholeHand || !e.To.Match(target, x.EditionID) ||
			x.Fails(e, e.To) == Yes || from != nil && !slices.Contains(e.Against, from) {
			continue
		}
		members, group = members+1, group || e.Group()
		if best == nil || e.Breadth < best.Breadth {
			best = &e
		}
	}
	if strings.Contains(target, ":") && !group && members <= fewMembers && kind != catalog.EdgeKind(catalog.Cheapens) {
		return nil
	}
	return best
}

// limitedTo says that a card acts on less than the group asked about, or on one's own cards only, or multiplies by
// three.
func (x Speaker) limitedTo(e *catalog.Edge, target string) string {
	group := strings.HasPrefix(target, "type:")
	switch {
	case !e.To.Match(target, x.EditionID): // it stops what acts on the group
	case strings.Contains(e.Note.EN, "of your own;"):
		return x.Say(" (nur eigene)", " (your own only)")
	case group && !e.Group() && e.Kind == catalog.EdgeKind(catalog.Cheapens):
		var names []string
		for _, o := range x.Cat.EdgesFrom(e.From, x.EditionID, e.Kind) {
			if !o.Group() && o.To.Match(target, x.EditionID) {
				names = append(names, o.To.ShortTitle(x.Language))
			}
		}
		return x.Say(" (nur %s)", " (%s only)", x.And(names))
	case e.By == 3:
		return x.Say(" (verdreifacht)", " (triples it)")
	case e.Group() && group && e.Via != target && x.Plural(e.Via) != "" &&
		!x.wider(e.Via, target):
		return x.Say(" (nur %s)", " (%s only)", x.Plural(e.Via))
	}
	return ""
}

// wider reports whether all cards of a group are in another one.
func (x World) wider(ref, of string) bool {
	return !slices.ContainsFunc(x.Members(of), func(k *catalog.Card) bool { return !k.Match(ref, x.EditionID) })
}

// handDeedTrait reads which cards steal from a hand.
func handDeedTrait(x *Asked, c cardsAsked) *trait {
	if x.Verb() != "steal" || !c.only(ofTopics, ofHand) ||
		len(c.topics) > 0 && !slices.Equal(c.topics, []string{"hand-limit"}) {
		return nil
	}
	verb := x.Verbs[0]
	return &trait{name: x.Say(", die Handkarten stehlen können", " that can steal cards from the hand"),
		has: func(k *catalog.Card) Verdict {
			return yesIf(slices.Contains(verb.Actors, k.ID) && slices.ContainsFunc(k.Statements(x.EditionID),
				func(st catalog.Statement) bool {
					return st.Kind == catalog.EdgeKind(catalog.Hits) && strings.Contains(st.Note.EN, "in hand")
				}))
		}, source: x.effectSource}
}

// targetOf returns the reference of what the cards act upon, with its name in the accusative, or in the genitive if
// they double its yield; "" if it is none that the type knows.
func (x Speaker) targetOf(c cardsAsked, kind catalog.RelationKind) (ref, name string) {
	if c.object == nil {
		if len(c.topics) == 1 && kind == catalog.Doubles {
			return x.LandOf(c.topics[0])
		}
		return "", ""
	}
	if len(c.topics) > 0 {
		return "", ""
	}
	if c.object.Term == "glossar.gold" && kind == catalog.Doubles {
		return x.LandOf("gold")
	}
	if k := x.Cat.Card(c.object.Card); k != nil && c.object.Type == "" { // roads are a card and a type
		if c.group == "" && c.set == nil && !k.Is(catalog.LandscapeTy, x.EditionID) {
			return "", "" // doersOf
		}
		if kind == catalog.Doubles {
			return k.ID, k.WithDefinite(x.Language, catalog.Genitive)
		}
		return k.ID, x.Obj(k)
	}
	object := *c.object
	object.Card = ""
	if ref = object.Group(); x.Plural(ref) == "" {
		return "", ""
	}
	name = x.Plural(ref)
	if kind == catalog.Doubles && x.Language == catalog.DE {
		name = "von " + name
	}
	return ref, name
}

// LandOf returns the landscape that yields a resource, with its name in the genitive.
func (x Speaker) LandOf(resource string) (id, name string) {
	land, ok := map[string]string{"lumber": "wald", "brick": "huegelland", "ore": "gebirge", "grain": "ackerland",
		"wool": "weideland", "gold": "goldfluss"}[resource]
	k := x.Cat.Card(land)
	if !ok || k == nil {
		return "", ""
	}
	return land, k.WithDefinite(x.Language, catalog.Genitive)
}

// actorAsked reports whether the question asks for what acts, and not for what it acts upon: "what can burn buildings",
// but not "what can knights burn".
func (x *Asked) actorAsked(c cardsAsked) bool {
	return c.object == nil || x.directionOf(c.object) == forActors
}

// targetTrait reads which cards of a group a card acts on: "which fleets can the Privateers hit".
func (x *Asked) targetTrait(c cardsAsked, kind catalog.RelationKind) *trait {
	verb, k := x.Verbs[0], x.Cat.Card(c.object.Card)
	if k == nil || c.group == "" && c.set == nil || kind == catalog.Doubles || kind == catalog.Protects || !x.Known(k) ||
		len(c.topics) > 0 || c.from != nil || len(verb.Actors) > 0 && !slices.Contains(verb.Actors, k.ID) ||
		x.directionOf(c.object) != forTarget {
		return nil
	}
	acts := func(o *catalog.Card) bool {
		_, ok := x.does(k, o, catalog.EdgeKind(kind))
		return ok
	}
	return &trait{name: x.Say(", die %[1]s %[3]s %[2]s", " that %[1]s %[2]s %[3]s", x.The(k), x.Can(k),
		verb.Name),
		has:    func(o *catalog.Card) Verdict { return yesIf(acts(o)) },
		source: func(o *catalog.Card) catalog.Sources { return x.Edges(k, o, catalog.EdgeKind(kind))[0].Source }}
}

// doing says what cards do to something, after their group: "that can burn buildings".
func (x Speaker) doing(verb question.Verb, kind catalog.RelationKind, what string) string {
	switch kind {
	case catalog.Doubles:
		return x.Say(", die den Ertrag %s verdoppeln", " that double the yield of %s", what)
	case catalog.Cheapens:
		return x.Say(", die %s billiger machen", " that make %s cheaper", what)
	}
	return x.Say(", die %s können", " that can %s", Order(x.Language, what, verb.Name.In(x.Language)))
}
