package catalog

import (
	"path"
	"regexp"
	"slices"
	"strings"
)

var cardID = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

func (ck *checker) checkCard(k *Card, p place) {
	ck.checkCardNames(k, p)
	ck.sources(k.Source, p)
	ck.checkInSets(k, p)
	ck.checkFacts(k, p)
	ck.checkGrounds(k, p)
	for i, n := range k.Needs {
		ck.checkNeed(n, p.at("needs", i))
	}
	for i, im := range k.Immune {
		at := p.at("immune", i)
		if ck.cards[im.To] == nil {
			at.problem("immune to %q, which is no card: correct the id", im.To)
		}
		ck.sources(im.Source, at)
	}
	for i, r := range k.Relations {
		ck.checkRelation(r, p.at("relations", i))
	}
	ck.checkPrintings(k, p)
	ck.bothOrNone(k.Notes, p.at("notes"))
	ck.knownSources(k.Play.Source, p.at("play", "source"))
}

func (ck *checker) checkCardNames(k *Card, p place) {
	if k.ID != "" && !cardID.MatchString(k.ID) {
		p.at("id").problem("id %q: take lower-case ASCII words joined by -", k.ID)
	}
	if k.ID != "" && k.ID+".yaml" != path.Base(k.File) {
		p.at("id").problem("id %q: call the file %s.yaml, or correct the id", k.ID, k.ID)
	}
	ck.both(k.Name.Text, p.at("name"))
	if !slices.Contains(nameGivers, k.Name.ENBy) {
		p.at("name", "en_by").problem("en_by %q: take published or ours", k.Name.ENBy)
	}
	if k.Name.ENBy == "published" && len(k.NameSource.EN) == 0 {
		p.at("name_source").problem("a published English name needs name_source.en: name it, or say en_by: ours")
	}
	if outside, stated := ck.Witnesses(k.NameSource.EN); k.Name.ENBy == "published" && len(k.NameSource.EN) > 0 &&
		outside == 0 && !stated {
		p.at("name_source", "en").problem("our own lists publish no English name: name who does, or say en_by: ours")
	}
	ck.checkGrammar(k, p.at("grammar"))
	ck.checkMotif(k, p.at("motif"))
	ck.knownSources(k.NameSource.DE, p.at("name_source", "de"))
	ck.knownSources(k.NameSource.EN, p.at("name_source", "en"))
	ck.owns(&ck.names, k.ID, k.Name.Text, k.Aliases, p)
}

// checkMotif reports a motif that another card has too: readers recognise a card by it.
func (ck *checker) checkMotif(k *Card, p place) {
	if len(k.Motif) > 2 {
		p.problem("%d drawings: take one, and at most a charge beside it", len(k.Motif))
	}
	for _, other := range ck.Cards {
		if other.ID < k.ID && len(k.Motif) > 0 && slices.Equal(other.Motif, k.Motif) {
			p.problem("%s has the motif %v too: choose another, or add a charge", other.ID, k.Motif)
		}
	}
}

func (ck *checker) checkGrammar(k *Card, p place) {
	g := k.Grammar
	if g.Gender != "" && !slices.Contains(Genders, g.Gender) {
		p.at("gender").problem("gender %q: take one of %v, or plural: [de] if the German name is a plural", g.Gender,
			Genders)
	}
	for i, lang := range g.Plural {
		if !slices.Contains(Langs, lang) {
			p.at("plural", i).problem("plural %q: take languages of %v", lang, Langs)
		}
	}
	if g.Weak != "" && !slices.ContainsFunc(strings.Fields(k.Title(DE)), k.isWeak) {
		p.at("weak").problem("weak %q: no word of the name begins it: write the noun with its ending", g.Weak)
	}
	ck.bothOrNone(g.Short, p.at("short"))
}

func (ck *checker) checkInSets(k *Card, p place) {
	for i, in := range k.Sets {
		at := p.at("sets", i)
		if ck.sets[in.Set] == nil {
			at.problem("unknown set %q: take one of content/sets", in.Set)
		}
		if in.Copies.Known && in.Copies.N < 1 {
			at.problem("copies %d: take at least 1, or unknown", in.Copies.N)
		}
		ck.sources(in.Source, at)
		ck.bothOrNone(in.Why, at.at("why"))
	}
	ck.bothOrNone(k.SetsUnknown, p.at("sets_unknown"))
}

func (ck *checker) checkFacts(k *Card, p place) {
	if len(k.Class.Values) == 0 {
		p.problem("class is missing: name it, or unclear")
	}
	checkFact(ck, k.Class, false, p.at("class"), func(id string, at place) {
		if ck.Class(id) == nil {
			at.problem("unknown class %q: take one of content/classes.yaml", id)
		}
	})
	checkFact(ck, k.Types, true, p.at("types"), each(oneOf(CardTypes)))
	checkFact(ck, k.Copies, false, p.at("copies"), anything)
	checkFact(ck, k.Kind, false, p.at("kind"), oneOf(spellKinds))
	checkFact(ck, k.Landscape, false, p.at("landscape"), oneOf(landscapeKinds))
	checkFact(ck, k.StartNumbers, false, p.at("start_numbers"), func(n []int, at place) {
		if len(n) != 2 || n[0] == n[1] || min(n[0], n[1]) < 1 || max(n[0], n[1]) > 6 {
			at.problem("start_numbers %v: write two different numbers from 1 to 6, the white-and-red crest's first", n)
		}
	})
	checkFact(ck, k.Cost, false, p.at("cost"), goodCost)
	for key, f := range map[string]Fact[Points]{
		"victory": k.Points.Victory, "strength": k.Points.Strength, "tournament": k.Points.Tournament,
		"commerce": k.Points.Commerce,
	} {
		checkFact(ck, f, true, p.at("points", key), anything)
	}
	checkFact(ck, k.Beside, false, p.at("beside"), each(oneOf(besideKinds)))
	checkFact(ck, k.Unique, false, p.at("unique"), anything)
	checkFact(ck, k.Targets, false, p.at("targets"), each(func(id string, at place) {
		if ck.cards[id] == nil {
			at.problem("target building %q is no card: correct the id", id)
		}
	}))
	checkFact(ck, k.Tournament, false, p.at("tournament_only"), anything)
	checkFact(ck, k.Effect, false, p.at("effect"), ck.both)
}

// goodCost reports what cannot be a cost.
func goodCost(c Cost, at place) {
	for r, n := range c {
		if !slices.Contains(CostResources, r) || n < 1 {
			at.problem("cost %s: %d: take a positive number of %v", r, n, CostResources)
		}
	}
}

func (ck *checker) checkNeed(n Need, p place) {
	if !slices.Contains(needMoments, n.For) {
		p.problem("needs: for %q: take one of %v", n.For, needMoments)
	}
	if !slices.Contains(needPlaces, n.Where) {
		p.at("where").problem("needs: where %q: take own, opponent or table", n.Where)
	}
	if len(n.Any)+len(n.All)+len(n.None) == 0 && n.Text.Empty() {
		p.problem("needs: nothing is needed: name any, all, none or text")
	}
	ck.bothOrNone(n.Text, p.at("text"))
	ck.bothOrNone(n.Why, p.at("why"))
	for _, ref := range slices.Concat(n.Any, n.All, n.None) {
		if !ck.matches(ref) {
			p.problem("needs: %q is nothing: take a card id, type:T, class:C or landscape:L", ref)
		}
	}
	ck.sources(n.Source, p)
}

// matches reports whether ref is a valid reference: a card id, type:T, class:C or landscape:L.
func (ck *checker) matches(ref string) bool {
	kind, id, ok := strings.Cut(ref, ":")
	if !ok {
		return ck.cards[ref] != nil
	}
	switch kind {
	case "type":
		return slices.Contains(CardTypes, CardType(id))
	case "class":
		return ck.Class(id) != nil
	case "landscape":
		return slices.Contains(besideKinds, id)
	}
	return false
}

func (ck *checker) checkRelation(r Relation, p place) {
	if !slices.Contains(RelationKinds, r.Kind) {
		p.at("kind").problem("relation %q: take one of %v", r.Kind, RelationKinds)
	}
	if len(r.What) == 0 {
		p.problem("relation without what: name the cards that it acts on")
	}
	for i, ref := range slices.Concat(r.What, r.Against) {
		if face, ok := strings.CutPrefix(ref, "die:"); ok && i >= len(r.What) && slices.Contains(DieFaces, face) {
			continue
		}
		if ref != "any" && !ck.matches(ref) {
			p.problem("relation: %q is nothing: take a card id, type:T, class:C, landscape:L or any; against may be "+
				"die:FACE too", ref)
		}
	}
	if (r.Kind == Protects) != (len(r.Against) > 0) {
		p.problem("relation %s: against goes with protects, and protects needs it", r.Kind)
	}
	if r.By != 0 && (r.Kind != Doubles || r.By < 2) {
		p.at("by").problem("by %d: only for doubles, 2 or more", r.By)
	}
	kinds := []string{"strength", "tournament", "commerce"}
	if r.Points != "" && (r.Kind != Weakens || !slices.Contains(kinds, r.Points)) {
		p.at("points").problem("points %q: only for weakens, and strength, tournament or commerce", r.Points)
	}
	if r.Kind == Affects && r.Note == (Text{}) {
		p.problem("relation affects without a note: say in which way")
	}
	ck.bothOrNone(r.Note, p.at("note"))
	ck.sources(r.Source, p)
}

func (ck *checker) checkPrintings(k *Card, p place) {
	for i, x := range k.Printings {
		at := p.at("printings", i)
		if base, sign, _ := strings.Cut(x.ID, "@"); base != k.ID || sign == "" {
			at.problem("printing %q: call it %s@ with the set's sign or the year", x.ID, k.ID)
		}
		if x.Set != "" && ck.sets[x.Set] == nil {
			at.problem("unknown set %q: take one of content/sets", x.Set)
		}
		if x.From == "" {
			at.problem("from is missing: name the edition of this printing")
		}
		ck.both(x.Effect, at.at("effect"))
		ck.sources(x.Source, at)
	}
}
