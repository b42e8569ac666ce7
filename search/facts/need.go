package facts

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// Conditions returns the needs of a card that hold under the edition.
func (x World) Conditions(k *catalog.Card) []catalog.Need {
	var out []catalog.Need
	for _, n := range k.Needs {
		if n.Holds(x.EditionID) {
			out = append(out, n)
		}
	}
	return out
}

// NeedText says one condition in words.
func (x Speaker) NeedText(n catalog.Need) string {
	if n.Inferred() {
		why := x.Lib.Plain(x.Language, n.Why.In(x.Language))
		return x.statedText(n) + ". " + prose.Sentence(x.Say("Erschlossen: ", "Inferred: ")+why)
	}
	return x.statedText(n)
}

// refNames names what a condition refers to: the cards as card does, and types with the number that is needed or with
// an article. ok is false if one of them has no name.
func (x Speaker) refNames(n catalog.Need, refs []string, card func(*catalog.Card) string) (names []string, ok bool) {
	for _, ref := range refs {
		t, isType := strings.CutPrefix(ref, "type:")
		switch k := x.Cat.Card(ref); {
		case k != nil:
			names = append(names, card(k))
		case isType && n.Count > 1:
			names = append(names, fmt.Sprint(n.Count, " ", catalog.CardType(t).Plural().In(x.Language)))
		case isType:
			names = append(names, x.article(catalog.CardType(t)))
		}
	}
	return names, len(names) == len(refs)
}

// needPhrase says one condition in words as part of a sentence: *the Church*, *2 wizards*.
func (x Speaker) needPhrase(n catalog.Need) string {
	refs, conj := n.All, x.And
	if len(refs) == 0 {
		refs, conj = n.Any, x.Or
	}
	what, text := "", ""
	if names, ok := x.refNames(n, refs, x.The); ok {
		what = conj(names)
	}
	if !n.Text.Empty() {
		text = " (" + x.inside(n.Text.In(x.Language)) + ")"
	}
	if what == "" || n.Inferred() || len(n.All) > 0 && len(n.Any) > 0 || len(n.None) > 0 || n.Count > 1 &&
		!strings.HasPrefix(refs[0], "type:") || n.Where != "" && n.Where != "own" {
		return x.NeedText(n)
	}
	return what + text
}

// statedText says one condition as a part of a sentence, without its reasoning: *a Town Hall or a Church (in the same
// city)*.
func (x Speaker) statedText(n catalog.Need) string {
	text := x.inside(n.Text.In(x.Language))
	name := func(refs []string, de, en string) string {
		names, _ := x.refNames(n, refs, x.some)
		return x.list(names, de, en)
	}
	what := name(n.All, "und", "and")
	if any := name(n.Any, "oder", "or"); any != "" {
		what = strings.TrimSpace(what + " " + any)
	}
	if none := name(n.None, "oder", "or"); none != "" {
		none = strings.TrimPrefix(strings.TrimPrefix(none, "a "), "an ")
		what = x.Say("k%s", "no %s", none)
	}
	if what == "" {
		return text
	}
	if n.Count > 1 && !strings.HasPrefix(what, fmt.Sprint(n.Count)) {
		what = x.Say("%d-mal %s", "%d × %s", n.Count, what)
	}
	switch n.Where {
	case "opponent":
		what += x.Say(" beim Mitspieler", " in your opponent’s principality")
	case "table":
		what += x.Say(" in einem der Fürstentümer", " in one of the principalities")
	}
	if text != "" {
		text = " (" + text + ")"
	}
	return what + text
}

// some returns a card's name with the indefinite article, in the nominative.
func (x Speaker) some(k *catalog.Card) string {
	switch {
	case k.Grammar.Proper || k.Grammar.Bare && x.Language == catalog.EN || k.IsPlural(x.Language) ||
		x.Language == catalog.DE && k.GermanGender() == "":
		return x.The(k)
	case x.Language == catalog.DE && k.GermanGender() == catalog.Feminine:
		return "eine " + k.Inflected(catalog.Nominative, catalog.Indefinite)
	case x.Language == catalog.DE:
		return "ein " + k.Inflected(catalog.Nominative, catalog.Indefinite)
	}
	name := strings.TrimPrefix(k.ShortTitle(catalog.EN), "The ")
	if strings.ContainsRune("AEIO", rune(name[0])) {
		return "an " + name
	}
	return "a " + name
}

// needs answers what a card needs: "what does the Cannon need".
func needs(x *Asked) *Answer {
	wants := x.Verb() == "need" && x.Has("what", "which") || len(x.Verbs) == 0 && x.About("needs")
	k := x.Card(append(slices.Clone(x.Actors), x.Objects...))
	if k == nil {
		k = x.Card(x.In(question.For))
	}
	if !wants || k == nil || len(x.Mentions) != 1 || !x.Unqualified() || len(x.Places)+len(x.Numbers)+len(x.States) > 0 {
		return nil
	}
	if x.Has("which") && x.Player == "" && x.directionOf(&x.Mentions[0]) != forTarget ||
		x.Has("what") && x.Lang == catalog.EN && needsFor.MatchString(x.Text) {
		return nil // which cards need it: neededBy, needTrait
	}
	if x.Has("what") && x.Lang == catalog.EN && x.Modal == "" && x.Player == "" && !strings.Contains(
		strings.ToLower(x.Text), "does") {
		return nil // what needs a Harbor
	}
	list := x.Conditions(k)
	if len(list) == 0 {
		return nil
	}
	out := &Answer{Verdict: Fact}
	var parts []string
	for _, n := range list {
		parts, out.Cites = append(parts, x.NeedText(n)), append(out.Cites, x.Cites(n.Source)...)
	}
	out.Sentence = prose.Sentence(x.Say("Voraussetzung für %s: %s", "Condition of %s: %s", x.Obj(k),
		strings.Join(parts, "; ")))
	return out
}

// neededBy answers which cards need a card: "which cards need a Harbor".
func neededBy(x *Asked) *Answer {
	if x.Verb() != "need" || !x.Has("which", "what", "who") || len(x.Mentions) != 1 || !x.Unqualified() ||
		x.Player != "" || len(x.Places)+len(x.Numbers)+len(x.States) > 0 {
		return nil
	}
	k := x.Cat.Card(x.Mentions[0].Card)
	if k == nil || x.Has("what") && !x.subjectIsWhat() || !x.partOfGame(k) ||
		k.Is(catalog.City, x.EditionID) || k.Is(catalog.Citadel, x.EditionID) || // what is built there needs it, too
		x.directionOf(&x.Mentions[0]) == forTarget {
		return nil
	}
	out := &Answer{Verdict: Fact}
	var found []*catalog.Card
	var undated []string
	for _, e := range x.Cat.EdgesTo(k, x.EditionID) {
		anyOf := e.Group() && len(x.Members(e.Via)) > 1 // a building, and not the settlement
		if e.Kind != catalog.EdgeNeeds || anyOf || slices.Contains(found, e.From) {
			continue
		}
		switch x.There(e.From) {
		case Yes:
			found, out.Cites = append(found, e.From), append(out.Cites, x.Cites(e.Source)...)
		case Undecided:
			undated = append(undated, e.From.ID)
		}
	}
	if len(found) > maxList || len(found) == 0 && (x.Game != catalog.Basic || len(undated) > 0) {
		return nil
	}
	out.Cards = append(IDs(found), k.ID)
	if len(found) == 0 {
		out.Sentence = prose.Sentence(x.Say("%s braucht man im Grundspiel für keine Karte",
			"No card in the basic game needs %s", catalog.Text{DE: catalog.Capital(x.Obj(k)), EN: x.Obj(k)}))
		return out
	}
	out.Sentence = prose.Sentence(x.Say("%s braucht man%s für: %s", "%s needed%s for: %s",
		catalog.Text{DE: catalog.Capital(x.Obj(k)), EN: catalog.Capital(x.The(k)) + x.VerbOf(k, "", "", " is", " are")},
		x.inBasic(), x.And(x.Titles(found))), x.leftOpen(len(lists.Distinct(undated)), dateUnstated))
	return out
}

// subjectIsWhat reports whether "what" is the subject of an English question: "what needs a Harbor".
func (x *Asked) subjectIsWhat() bool {
	return x.Lang == catalog.EN && x.Modal == "" && !strings.Contains(strings.ToLower(x.Text), "does")
}

// requires answers whether a card needs another: "does the Hospital need an Aqueduct", "do I need a city for the
// Bordello". A card that the conditions do not name is answered only if all of them name cards.
func requires(x *Asked) *Answer {
	if !x.needVerb() || len(x.Asks) > 0 || len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Topics) > 0 ||
		x.Own || x.Theirs() || !x.Unqualified() || len(x.Against) > 0 {
		return nil
	}
	var k *catalog.Card
	var other *question.Mention
	switch {
	case len(x.Actors) == 1 && len(x.Rest) == 0:
		k, other = x.Card(x.Actors), Only(x.Objects)
	case x.ByPlayer && len(x.Rest) == 1 && x.Rest[0].Role == question.For:
		k, other = x.Card(x.Rest), Only(x.Objects)
	case x.ByPlayer && len(x.Rest) == 0 && len(x.Verbs) == 2 && len(x.Objects) == 2: // to build it
		k, other = x.Cat.Card(x.Objects[1].Card), &x.Objects[0]
	}
	if k == nil || other == nil {
		return nil
	}
	ref := other.Group()
	if other.Card != "" {
		ref = other.Card
	}
	b := x.Cat.Card(other.Card)
	for _, n := range x.Conditions(k) {
		all, any := slices.Contains(n.All, ref), slices.Contains(n.Any, ref)
		member := b != nil && !all && !any && b.MatchAny(slices.Concat(n.Any, n.All), x.EditionID) // one of a kind
		if b != nil && b.Is(catalog.City, x.EditionID) && slices.Contains(n.Any, "type:city") {
			any, member = true, false
		}
		if !all && !any && !member {
			continue
		}
		if member && !x.Central(b.ID) && n.Where != "opponent" {
			return x.oneWillDo(k, b, n)
		}
		out := &Answer{Verdict: Yes, Cites: x.Cites(n.Source), Cards: []string{k.ID}}
		if b != nil {
			out.Cards, out.Pair, out.Claim = append(out.Cards, b.ID), [2]string{k.ID, b.ID}, interact.Needs
		}
		if any && len(n.Any) > 1 || member && len(n.Any)+len(n.All) > 1 {
			out.Verdict = Depends
		}
		if n.Where == "opponent" { // the question does not say whose
			out.Verdict, out.Claim, out.Pair = Depends, "", [2]string{}
			if x.HasWord("selbst", "selber", "myself", "yourself") {
				out.Verdict = No
			}
			own := x.Say("Eine eigene Karte braucht man dafür nicht", "One of your own is not needed")
			out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("Voraussetzung für %s: %s", "condition of %s: %s", x.Obj(k),
				x.statedText(n)), own))
			return out
		}
		is := x.Say("ist", "is")
		if n.Count > 1 {
			is = x.Say("sind", "is")
		}
		out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("Voraussetzung für %s %s %s", "the condition of %s %s %s",
			x.Obj(k), is, x.needPhrase(n))))
		return out
	}
	if out := x.neededOnce(k, b); out != nil {
		return out
	}
	return x.neededInstead(k, b)
}

// neededInstead says that card k does not need card b, but b needs k: "does the Library need the University".
func (x *Asked) neededInstead(k, b *catalog.Card) *Answer {
	if b == nil || k == b || len(x.Verbs) > 1 {
		return nil
	}
	for _, n := range x.Conditions(b) {
		if !slices.Contains(slices.Concat(n.Any, n.All), k.ID) || n.Inferred() {
			continue
		}
		return &Answer{Verdict: No, Cites: x.Cites(n.Source), Cards: []string{k.ID, b.ID}, Pair: [2]string{k.ID, b.ID},
			Claim: interact.Needs,
			Sentence: x.With(No, prose.Sentence(x.Say("umgekehrt ist %[2]s Voraussetzung für %[1]s",
				"the other way round, the condition of %[1]s is %[2]s", x.Obj(b), x.needPhrase(n))))}
	}
	return nil
}

// oneWillDo answers whether card k needs card b, if b is only one of the cards of a kind that k needs.
func (x *Asked) oneWillDo(k, b *catalog.Card, n catalog.Need) *Answer {
	out := &Answer{Verdict: Depends, Cites: x.Cites(n.Source), Cards: []string{k.ID, b.ID}}
	all := []string{x.statedText(n) + x.Say(" (nicht gerade %s)", " (not %s in particular)", x.Obj(b))}
	for _, other := range x.Conditions(k) {
		if other.For == n.For && !slices.Equal(other.Any, n.Any) {
			all, out.Cites = append(all, x.NeedText(other)), append(out.Cites, x.Cites(other.Source)...)
		}
	}
	out.Sentence = x.With(Depends, prose.Sentence(x.Say("Voraussetzung für %s: %s", "condition of %s: %s", x.Obj(k),
		strings.Join(all, "; "))))
	return out
}

// needVerb reports whether the question asks for a need, also for one of building or playing: "do I need a Counting
// House to build the Dye Works".
func (x *Asked) needVerb() bool {
	return slices.ContainsFunc(x.Verbs, func(v question.Verb) bool { return v.ID == "need" }) &&
		!slices.ContainsFunc(x.Verbs, func(v question.Verb) bool {
			return !slices.Contains([]string{"need", "build", "play"}, v.ID)
		})
}

// neededOnce says that card k does not need card b under the edition, if it does under another one.
func (x *Asked) neededOnce(k, b *catalog.Card) *Answer {
	if b == nil {
		return nil
	}
	for _, n := range k.Needs {
		if n.Holds(x.EditionID) || !slices.Contains(slices.Concat(n.Any, n.All), b.ID) {
			continue
		}
		was := [4]string{"ist", "sind", "is", "are"}
		if x.former() {
			was = [4]string{"war", "waren", "was", "were"}
		}
		span := x.Say("nach anderen Regelständen schon", "it does under other editions")
		if e := x.Cat.Edition(string(n.From)); e != nil && n.Until == "" {
			since := string(e.ID)
			if e.ID == catalog.EdCDROM {
				since = e.Name.In(x.Language)
			}
			span = x.Say("erst seit %s", "only since %s", since)
		}
		return &Answer{Verdict: No, Cites: x.Cites(n.Source), Cards: []string{k.ID, b.ID}, Pair: [2]string{k.ID, b.ID},
			Claim: interact.Needs,
			Sentence: x.With(No, prose.Sentence(x.Say(
				"%s %s nicht Voraussetzung für %s (%s)", "%s %s no condition of %s (%s)",
				x.The(b), x.VerbOf(b, was[0], was[1], was[2], was[3]), x.Obj(k), span)))}
	}
	return nil
}

// ConditionIs says a condition of a card.
func (x Speaker) ConditionIs(k *catalog.Card, n catalog.Need) string {
	is := catalog.Text{DE: "ist", EN: "is"}
	if n.Count > 1 {
		is.DE = "sind"
	}
	return x.Say("Voraussetzung für %s %s %s", "the condition of %s %s %s", x.Obj(k), is, x.NeedText(n))
}
