package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/lists"
)

// targetsOf answers what a card acts on: "which cards can the Spy hit", "welche Karten holt der Palast zurück".
func (x *asked) targetsOf(k *catalog.Card, kind catalog.RelationKind) *Answer {
	if actors := x.Verbs[0].Actors; len(actors) > 0 && !slices.Contains(actors, k.ID) || kind == catalog.Doubles ||
		!x.partOfGame(k) {
		return nil
	}
	var names, notes []string
	out := &Answer{Verdict: Fact, Cards: []string{k.ID}}
	for _, st := range k.Statements(x.edition) {
		limited := x.limited(st.Note)
		if st.Kind != catalog.EdgeKind(kind) || kind == catalog.Hits && limited == "" {
			continue
		}
		if limited == Depends || strings.Contains(strings.ToLower(st.Note.EN), "no source") {
			return nil // it is not one list, or nobody knows what it does
		}
		against, ok := x.againstNames(st.Against)
		if !ok {
			return nil
		}
		for _, ref := range st.Refs {
			name := x.refName(ref)
			switch {
			case name == "":
				return nil
			case x.cat.Card(ref) != nil && slices.ContainsFunc(st.Refs, func(group string) bool {
				return group != ref && x.cat.Card(ref).Match(group, x.edition)
			}): // one of a group that is named
			default:
				names = append(names, name+against)
			}
		}
		if note := dot(st.Note.In(x.lang)); note != "" {
			notes = append(notes, note)
		}
		out.Cites = append(out.Cites, x.cites(st.Source)...)
	}
	if names = lists.Distinct(names); len(names) == 0 || len(names) > maxList {
		return nil
	}
	excluded, ok := x.untouched(k, kind)
	if !ok {
		return nil
	}
	out.Sentence = x.remarked(Capital(x.the(k))+" "+x.can(k)+" "+x.Verbs[0].Name.In(x.lang)+": "+x.and(names),
		lists.Distinct(notes)...)
	if len(excluded) > 0 {
		out.Sentence = sentence(out.Sentence, x.say("Ausgenommen: ", "Except: ")+x.and(x.titles(excluded)))
	}
	return out
}

// againstNames says behind what a card protects from what it does. ok is false if it cannot be said in a few words.
func (x speaker) againstNames(refs []string) (names string, ok bool) {
	var list []string
	for _, ref := range refs {
		name := x.refName(ref)
		if face, isFace := strings.CutPrefix(ref, "die:"); isFace {
			name = Capital(faceNames[face].In(x.lang))
		}
		if name == "" {
			return "", false
		}
		list = append(list, name)
	}
	if len(list) == 0 {
		return "", true
	}
	return x.say(" (vor: %s)", " (from: %s)", x.and(list)), len(list) < wholeHand
}

// refName names what a reference means, in the plural if it is a group; "" if there is no name for it.
func (x speaker) refName(ref string) string {
	if k := x.cat.Card(ref); k != nil {
		return k.ShortTitle(x.lang)
	}
	if ref == "landscape:any" {
		return catalog.LandscapeTy.Plural().In(x.lang)
	}
	if group, _, _ := strings.Cut(ref, ":"); group != "type" && group != "class" {
		return ""
	}
	return x.plural(ref)
}

// untouched returns the cards of the groups on which a card acts that are immune to it or exempt. ok is false if they
// are too many to be named. How far a protection reaches says its note.
func (x world) untouched(k *catalog.Card, kind catalog.RelationKind) (cards []*catalog.Card, ok bool) {
	if kind == catalog.Protects {
		return nil, true
	}
	for _, o := range x.cat.Cards {
		if o == k || x.there(o) == No || !slices.ContainsFunc(k.Statements(x.edition), func(st catalog.Statement) bool {
			return st.Kind == catalog.EdgeKind(kind) && o.MatchAny(st.Refs, x.edition)
		}) {
			continue
		}
		immune := kind == catalog.Hits && len(x.edges(o, k, catalog.EdgeImmune)) > 0
		if immune || k.Exempts(o, x.edition) {
			cards = append(cards, o)
		}
	}
	return cards, len(cards) <= maxList
}
