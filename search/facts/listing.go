package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/prose"
)

// trait is something that cards have in common.
type trait struct {
	has    func(*catalog.Card) Verdict // Depends if it turns out in play, Undecided if no source says so
	source func(*catalog.Card) catalog.Sources
	note   func(*catalog.Card) string // said if only one card has it; may be nil
	label  func(*catalog.Card) string // said behind its name; may be nil
	also   string                     // said behind the list
	filter string                     // of the search grammar
	name   string                     // after the group: "with 3 strength points", ", die Gebäude verbrennen können"
	closed bool                       // that no card has it is a fact, too
}

// maxNamed limits the cards that a list names. Longer ones say how many there are.
const maxNamed = 24

// listed answers with the cards of the group that have a trait.
func (x Speaker) listed(c cardsAsked, t *trait) *Answer {
	var found, perhaps []*catalog.Card
	var sources []catalog.Sources
	unknown, undated, unclassed := 0, 0, x.unclassed(c, t)
	for _, k := range x.those(c, Undecided) {
		if t.has(k) != No {
			undated++
		}
	}
	for _, k := range x.candidates(c) {
		switch t.has(k) {
		case Yes:
			found, sources = append(found, k), append(sources, t.source(k))
		case Depends:
			perhaps, sources = append(perhaps, k), append(sources, t.source(k))
		case Undecided:
			unknown++
		}
	}
	class := x.classOfGroup(c)
	if len(found) == 0 && (!t.closed || class != nil && x.EditionID != catalog.DefaultEdition) || class != nil &&
		!(catalog.Span{From: class.From, Until: class.Until}).Holds(x.EditionID) {
		return nil // which cards it had then, or whether there was the class, is unknown
	}
	for _, list := range [][]*catalog.Card{found, perhaps} {
		slices.SortStableFunc(list, func(a, b *catalog.Card) int {
			return strings.Compare(catalog.Fold(a.ShortTitle(x.Language)), catalog.Fold(b.ShortTitle(x.Language)))
		})
	}
	out := &Answer{Verdict: Fact, Cites: x.Cites(sources...), Cards: []string{}, list: true, query: x.filter(c, t)}
	if len(found) <= maxNamed {
		out.Cards = append(append(out.Cards, IDs(found)...), IDs(perhaps)...)
	}
	more := unknown+undated+unclassed > 0 || c.set != nil && !c.set.Complete
	out.Sentence = prose.Sentence(catalog.Capital(x.groupName(c) + t.name + ": " + x.names(c, out.query, t, found, more)))
	if len(found) == 1 && t.note != nil {
		out.Sentence = x.Remarked(out.Sentence, t.note(found[0]))
	}
	out.Sentence = prose.Sentence(out.Sentence, t.also)
	if len(perhaps) > 0 {
		out.Sentence = prose.Sentence(out.Sentence,
			x.Say("Bei diesen zählt man während des Spiels: %s", "These are counted during play: %s", x.And(x.Titles(perhaps))))
	}
	if c.set != nil && !(c.counted && t.name == "" && c.group == "") {
		out.Sentence = prose.Sentence(out.Sentence, x.incomplete(c.set))
	}
	out.Sentence = prose.Sentence(out.Sentence, x.leftOpen(unknown, factUnstated), x.leftOpen(unclassed, classUnstated),
		x.leftOpen(undated, dateUnstated))
	return out
}

// IsList reports whether an answer lists the cards that have something in common.
func (a *Answer) IsList() bool { return a.list }

// Query returns the query that finds the cards which an answer lists, or "" if the search grammar cannot say what they
// have in common.
func (a *Answer) Query() string { return a.query }

// groupName returns what the question asks for, in the plural: "knights", "cards in the set …".
func (x Speaker) groupName(c cardsAsked) string {
	name := x.Say("Karten", "cards")
	if c.group != "" {
		name = x.Plural(c.group)
	}
	if c.set != nil {
		name += x.Say(" im Set „%s“", " in the set “%s”", c.set.Name)
	}
	return name
}

// names names the cards of a list, or says how many there are. A list that is too long is behind a link with the query.
func (x Speaker) names(c cardsAsked, query string, t *trait, found []*catalog.Card, perhapsMore bool) string {
	titles := x.Titles(found)
	for i, k := range found {
		if t.label != nil {
			titles[i] += t.label(k)
		}
	}
	n := x.Say("%d verschiedene", "%d different ones", len(found))
	list := x.And(titles)
	switch {
	case len(found) == 0 && perhapsMore:
		return x.Say("keine bekannt", "none known")
	case len(found) == 0:
		return x.Say("keine", "none")
	case c.counted && t.name == "" && c.set != nil:
		return x.contents(c, found, list)
	case len(found) > maxNamed && query != "" && !c.counted:
		return n + x.Say(", siehe Liste", ", see the list")
	case len(found) > maxNamed:
		return n
	case c.counted:
		return n + " (" + list + ")"
	}
	return list
}

// filter returns the query that lists the cards of a group with a trait, or "" if the search grammar cannot say it. For
// a former edition it cannot: the search also finds the cards that no source dates.
func (x Speaker) filter(c cardsAsked, t *trait) string {
	class := x.classOfGroup(c)
	if x.EditionID != catalog.DefaultEdition || t.filter == "" && t.name != "" ||
		class != nil && slices.ContainsFunc(x.Cat.Classes, func(o catalog.Class) bool {
			return o.Within == class.ID
		}) {
		return "" // the grammar has no key for it
	}
	terms := []string{x.Say("art:karte", "kind:card")}
	if _, id, ok := strings.Cut(c.group, ":"); ok {
		terms = append(terms, x.Say("klasse:", "class:")+id)
	}
	if c.set != nil {
		terms = append(terms, "set:"+c.set.ID)
	}
	if t.filter != "" {
		terms = append(terms, t.filter)
	}
	return strings.Join(terms, " ")
}
