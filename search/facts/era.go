package facts

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/gist"
	"catanica/search/prose"
)

// NoEdition answers a question that names a year without rules: there were none yet, or the newest ones are older.
func (x *Asked) NoEdition() *Answer {
	if x.NoYear == "" || len(x.Mentions)+len(x.Verbs)+len(x.Topics) == 0 && x.Modal == "" {
		return nil
	}
	var eras []string
	for _, id := range catalog.EditionIDs() {
		eras = append(eras, x.Era(id))
	}
	out := x.final(&Answer{Verdict: Fact, Sentence: prose.Sentence(
		x.Say("Regeln aus dem Jahr %s gibt es nicht", "there are no rules of %s", x.NoYear),
		x.Say("Das Kartenspiel erschien 1996, und Regeln gibt es von %s",
			"The card game came out in 1996, and there are rules of %s", x.And(eras)))})
	out.Edition = "" // it is about none
	return out
}

// Era names an edition after *the rules of*: a year, or the PC version.
func (x Speaker) Era(e catalog.EditionID) string { return interact.Era(e).In(x.Language) }

// NotYet answers a question about cards that had not come out under the edition asked: it says since when they exist.
func (x *Asked) NotYet() *Answer {
	var late []*catalog.Card
	for _, k := range x.involved() {
		if first := x.firstAppearance(k); first.edition != "" && !x.EditionID.AtLeast(first.edition) {
			late = append(late, k)
		}
	}
	if len(late) == 0 {
		return nil
	}
	out := &Answer{Verdict: Fact, Cards: IDs(late)}
	if len(late) == 1 && len(x.Cards()) == 1 && x.Verb() == "exist" && !x.Not &&
		!x.Limited && len(x.Unread)+len(x.Places)+len(x.Topics)+len(x.Numbers) == 0 && gist.YesOrNo(&x.Question) {
		out.Verdict = No
	}
	texts := []string{x.With(out.Verdict, interact.Lacking(x.Cat, interact.NotYet, late, x.EditionID, x.Language))}
	for _, k := range late {
		texts = append(texts, x.existence(k))
		for _, in := range k.Sets {
			for _, s := range in.Source {
				if _, place, _ := strings.Cut(s, "#"); x.Lib.Ruling(place) != nil {
					out.Cites = append(out.Cites, place)
				}
			}
		}
	}
	out.Sentence = prose.Sentence(texts...)
	return x.final(out)
}

// involved returns the cards that the question names for sure, and those that cause the states which it names: a
// bewitched building needs a Witch.
func (x *Asked) involved() []*catalog.Card {
	var out []*catalog.Card
	add := func(id string) {
		if k := x.Cat.Card(id); k != nil && !slices.Contains(out, k) {
			out = append(out, k)
		}
	}
	mentions := slices.Clone(x.Mentions)
	if x.Given != nil {
		mentions = append(mentions, *x.Given)
	}
	for _, m := range mentions {
		if !m.Ambiguous() && !endsFace(m.Text) {
			add(m.Card)
		}
		for _, s := range m.States {
			if len(s.Actors) == 1 && Disablers[s.Actors[0]] != "" {
				add(s.Actors[0])
			}
		}
	}
	return out
}

// endsFace reports whether a text may be short for a face of the event die: a raid may be the brigand raid.
func endsFace(text string) bool {
	for _, name := range faceNames {
		for _, lang := range catalog.Langs {
			if strings.HasSuffix(strings.ToLower(name.In(lang)), strings.ToLower(text)) {
				return true
			}
		}
	}
	return false
}

// appearance is when a card came out in a set.
type appearance struct {
	edition catalog.EditionID
	year    int // in which it came to the shops, or to those who could get it
	set     *catalog.Set
}

// appearances returns when a card came out in each of its sets, the first one first.
func (x World) appearances(k *catalog.Card) []appearance {
	var out []appearance
	for _, in := range k.Sets {
		set := x.Cat.Set(in.Set)
		if set == nil || set.From == "" {
			continue
		}
		a := appearance{edition: set.From, set: set}
		switch {
		case set.Kind == catalog.YearSet: // its cards came out one by one
			i := slices.IndexFunc(set.History, func(e catalog.Event) bool {
				return strings.Contains(e.Text.DE, "[["+k.ID+"]]") || strings.Contains(e.Text.DE, "[["+k.ID+"|")
			})
			if i >= 0 {
				a.year = set.History[i].Year
				a.edition = editionIn(a.year)
			}
		case len(set.History) > 0:
			a.year = set.History[0].Year
		}
		if a.year > 0 {
			out = append(out, a)
		}
	}
	slices.SortStableFunc(out, func(a, b appearance) int { return cmp.Compare(a.year, b.year) })
	return out
}

// editionIn returns the edition that was the newest one in a year.
func editionIn(year int) catalog.EditionID {
	found := catalog.EditionID("")
	for _, id := range catalog.EditionIDs() {
		if id == catalog.EdCDROM && year >= 2000 || id != catalog.EdCDROM && string(id) <= fmt.Sprint(year) {
			found = id
		}
	}
	return found
}

// firstAppearance returns when a card came out; its edition is "" if no source says so.
func (x World) firstAppearance(k *catalog.Card) appearance {
	if all := x.appearances(k); len(all) > 0 {
		return all[0]
	}
	return appearance{}
}

// existence says since when a card exists, and in which sets it came out; "" if no source says so.
func (x Speaker) existence(k *catalog.Card) string {
	var where []string
	for _, a := range x.appearances(k) {
		text := fmt.Sprintf("%s %d", a.set.Name.In(x.Language), a.year)
		if printed := string(a.edition); a.edition != catalog.EdCDROM && printed < fmt.Sprint(a.year) {
			text = x.Say("%s %s (im Handel seit %d)", "%s %s (in shops since %d)", a.set.Name, printed, a.year)
		}
		where = append(where, text)
	}
	if len(where) == 0 {
		return ""
	}
	first := x.firstAppearance(k)
	since := fmt.Sprint(first.year)
	if first.edition != catalog.EdCDROM {
		since = string(min(first.edition, catalog.EditionID(since)))
	}
	exists := x.VerbOf(k, "gibt es seit", "gibt es seit", "has existed since", "have existed since")
	name := catalog.Text{DE: x.Obj(k), EN: x.The(k)}.In(x.Language)
	return fmt.Sprintf("%s %s %s: %s", catalog.Capital(name), exists, since, strings.Join(where, ", "))
}

// final marks an answer as one beside which nothing else may be said.
func (x *Asked) final(out *Answer) *Answer {
	out.Sentence, out.Final = catalog.Capital(out.Sentence), true
	if out.Cards == nil {
		out.Cards = []string{}
	}
	x.Finish(out)
	return out
}
