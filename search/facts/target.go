package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/lists"
	"catanica/search/prose"
)

// targetsOf answers what a card acts on: "which cards can the Spy hit", "welche Karten holt der Palast zurück".
func (x *Asked) targetsOf(k *catalog.Card, kind catalog.RelationKind) *Answer {
	if actors := x.Verbs[0].Actors; len(actors) > 0 && !slices.Contains(actors, k.ID) || kind == catalog.Doubles ||
		!x.partOfGame(k) {
		return nil
	}
	var names, notes []string
	out := &Answer{Verdict: Fact, Cards: []string{k.ID}}
	for _, st := range k.Statements(x.EditionID) {
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
			case x.Cat.Card(ref) != nil && slices.ContainsFunc(st.Refs, func(group string) bool {
				return group != ref && x.Cat.Card(ref).Match(group, x.EditionID)
			}): // one of a group that is named
			default:
				names = append(names, name+against)
			}
		}
		if note := prose.Dot(st.Note.In(x.Language)); note != "" {
			notes = append(notes, note)
		}
		out.Cites = append(out.Cites, x.Cites(st.Source)...)
	}
	if names = lists.Distinct(names); len(names) == 0 || len(names) > maxList {
		return nil
	}
	excluded, ok := x.untouched(k, kind)
	if !ok {
		return nil
	}
	out.Sentence = x.Remarked(catalog.Capital(x.The(k))+" "+x.Can(k)+" "+x.Verbs[0].Name.In(x.Language)+": "+x.And(names),
		lists.Distinct(notes)...)
	if len(excluded) > 0 {
		out.Sentence = prose.Sentence(out.Sentence, x.Say("Ausgenommen: ", "Except: ")+x.And(x.Titles(excluded)))
	}
	return out
}

// againstNames says behind what a card protects from what it does. ok is false if it cannot be said in a few words.
func (x Speaker) againstNames(refs []string) (names string, ok bool) {
	var list []string
	for _, ref := range refs {
		name := x.refName(ref)
		if face, isFace := strings.CutPrefix(ref, "die:"); isFace {
			name = catalog.Capital(faceNames[face].In(x.Language))
		}
		if name == "" {
			return "", false
		}
		list = append(list, name)
	}
	if len(list) == 0 {
		return "", true
	}
	return x.Say(" (vor: %s)", " (from: %s)", x.And(list)), len(list) < wholeHand
}

// refName names what a reference means, in the plural if it is a group; "" if there is no name for it.
func (x Speaker) refName(ref string) string {
	if k := x.Cat.Card(ref); k != nil {
		return k.ShortTitle(x.Language)
	}
	if ref == "landscape:any" {
		return catalog.LandscapeTy.Plural().In(x.Language)
	}
	if group, _, _ := strings.Cut(ref, ":"); group != "type" && group != "class" {
		return ""
	}
	return x.Plural(ref)
}

// untouched returns the cards of the groups on which a card acts that are immune to it or exempt. ok is false if they
// are too many to be named. How far a protection reaches says its note.
func (x World) untouched(k *catalog.Card, kind catalog.RelationKind) (cards []*catalog.Card, ok bool) {
	if kind == catalog.Protects {
		return nil, true
	}
	for _, o := range x.Cat.Cards {
		if o == k || x.There(o) == No || !slices.ContainsFunc(k.Statements(x.EditionID), func(st catalog.Statement) bool {
			return st.Kind == catalog.EdgeKind(kind) && o.MatchAny(st.Refs, x.EditionID)
		}) {
			continue
		}
		immune := kind == catalog.Hits && len(x.Edges(o, k, catalog.EdgeImmune)) > 0
		if immune || k.Exempts(o, x.EditionID) {
			cards = append(cards, o)
		}
	}
	return cards, len(cards) <= maxList
}
