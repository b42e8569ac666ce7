package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/search/facts"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// disabled answers what is left of a building's points under a Witch or a Pawnbroker: "do the points of a bewitched
// Church count", "does the Witch stop commerce points".
func disabled(x *asked) *Answer {
	if len(x.Topics) != 1 || !slices.Contains([]string{"points", "victory", "commerce"}, x.Topics[0]) || len(x.Asks)+
		len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Against) > 0 || x.Own {
		return nil
	}
	v := x.Verb()
	var by string
	var out Answer
	switch m := facts.Only(x.Mentions); {
	case m != nil && len(m.States) == 1 && len(m.States[0].Actors) == 1 && isBuilding(x, m) &&
		slices.Contains([]string{"count", "give", "have"}, v):
		by, out.Verdict = m.States[0].Actors[0], No
	case m != nil && len(m.States) == 0 && slices.Contains([]string{"stop", "disable", "take", "destroy"}, v) &&
		!x.Passive:
		by, out.Verdict = m.Card, Yes
	}
	term := x.Lib.Ruling(facts.Disablers[by])
	if term == nil || !x.Cat.Exists(x.Cat.Card(by), x.EditionID) {
		return nil
	}
	_, short, ok := term.At(x.EditionID, x.Language)
	if !ok {
		return nil
	}
	out.Cites, out.Cards = []string{term.ID}, lists.Distinct(append([]string{by}, x.Cards()...))
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Lib.Plain(x.Language, short)))
	return &out
}

// isBuilding reports whether a mention is a building or the group of buildings.
func isBuilding(x *asked, m *question.Mention) bool {
	if k := x.Cat.Card(m.Card); k != nil {
		return k.Is(catalog.Building, x.EditionID)
	}
	return m.Type == catalog.Building
}

// actsOnDisabled answers what acts does of a building that is bewitched or pawned. Its properties stay, so what is
// immune remains immune (Ruling 112.G.e), and the Arsonist burns it like any other (Ruling 112.G.a). Before 2004 both
// were disputed.
func actsOnDisabled(x *asked) *Answer {
	if len(x.Mentions) > 2 {
		return nil
	}
	y := *x
	y.Question.Mentions, y.Frame = slices.Clone(x.Mentions), x.Frame
	n := 0
	for i := range y.Question.Mentions {
		m := &y.Question.Mentions[i]
		for _, s := range m.States {
			if len(s.Actors) != 1 || facts.Disablers[s.Actors[0]] == "" {
				return nil
			}
			n++
		}
		m.States = nil
	}
	if n != 1 {
		return nil
	}
	y.Frame = y.Question.Frame(x.Cat)
	out := acts(&y)
	switch {
	case out == nil || out.Pair[0] == "":
		return nil
	case !x.EditionID.AtLeast(catalog.Ed2004):
		return x.onceDisputed(out)
	case out.Verdict == No && len(x.Edges(x.Cat.Card(out.Pair[1]), x.Cat.Card(out.Pair[0]), catalog.EdgeImmune)) > 0:
		out.Cites = append(out.Cites, "112.G.e", "103.P.a")
	case out.Verdict == Yes && out.Cards[0] == "feuerteufel":
		out.Cites = append(out.Cites, "112.G.a")
	default:
		return nil
	}
	return out
}

// onceDisputed says of a building that is immune to the card which acts on it that nothing was decided before 2004
// of whether it remains so under a Witch or a Pawnbroker (Ruling 112.G.e). Of anything else it says nothing.
func (x *asked) onceDisputed(out *Answer) *Answer {
	b := x.Cat.Card(out.Pair[1])
	if out.Verdict != No || out.Pair[0] != "feuerteufel" || b == nil ||
		len(x.Edges(b, x.Cat.Card(out.Pair[0]), catalog.EdgeImmune)) == 0 {
		return nil
	}
	de, en := "ob %s verhext oder verpfändet abbrennen kann, sagt keine Quelle aus dieser Zeit",
		"no source of that time says whether %s can burn down when bewitched or pawned"
	if x.EditionID == catalog.Ed2003 {
		de, en = "ob %s verhext oder verpfändet abbrennen kann, war damals umstritten",
			"it was disputed then whether %s can burn down when bewitched or pawned"
	}
	says := x.Say(de+"; erst 2004 wurde entschieden, dass nicht",
		en+"; it was decided only in 2004 that it cannot", x.The(b))
	return &Answer{Verdict: Undecided, Cards: out.Cards, Cites: []string{"101.D.d"},
		Sentence: x.With(Undecided, prose.Sentence(says))}
}

// left answers what is left of a building under a Witch or a Pawnbroker: "what is left of the Church when bewitched".
func left(x *asked) *Answer {
	m := facts.Only(x.Mentions)
	if x.Verb() != "stay" || !x.Has("what", "how-much", "how-many") || m == nil || m.Card == "" || len(m.States) != 1 ||
		len(m.States[0].Actors) != 1 || !isBuilding(x, m) || len(x.Places)+len(x.Numbers)+len(x.States) > 0 || x.Own {
		return nil
	}
	k, term := x.Cat.Card(m.Card), x.Lib.Ruling(facts.Disablers[m.States[0].Actors[0]])
	if term == nil || !term.Editions.Holds(x.EditionID) {
		return nil
	}
	var lost []string
	for _, p := range k.Points.Kinds() {
		if at := p.Fact.DatedAt(x.EditionID); at.Certainty == catalog.Known && at.Is.Count == "" && at.Is.N > 0 {
			lost = append(lost, x.Count(at.Is.N, facts.PointWords[p.Kind]))
		}
	}
	also := ""
	if len(lost) > 0 {
		also = x.Say(", auch %s", ", among them %s", x.And(lost))
	}
	keeps := x.Possessive(k) + x.Say(" Baukosten", " cost")
	if immune := x.immuneTo(k); len(immune) > 0 {
		keeps += x.Say(" und die Immunität gegen %s", " and the immunity to %s", x.And(immune))
	}
	loses := [4]string{"verliert", "verlieren", "loses", "lose"}
	holds := [4]string{"behält", "behalten", "keeps", "keep"}
	return &Answer{Verdict: Fact, Cites: []string{term.ID, "103.P.a"}, Sentence: prose.Sentence(catalog.Capital(x.Say(
		"%[1]s %[2]s alle Funktionen und Punkte%[4]s; von den Eigenschaften %[3]s %[6]s nur %[5]s",
		"%[1]s %[2]s all functions and points%[4]s; of the properties, %[6]s %[3]s only %[5]s", x.The(k),
		x.VerbOf(k, loses[0], loses[1], loses[2], loses[3]), x.VerbOf(k, holds[0], holds[1], holds[2], holds[3]),
		also, keeps, x.Pronoun(k))))}
}

// immuneTo returns the names of the cards to which a card is immune, in the accusative.
func (x *asked) immuneTo(k *catalog.Card) []string {
	var names []string
	for _, st := range k.Statements(x.EditionID) {
		for _, ref := range st.Refs {
			if a := x.Cat.Card(ref); st.Kind == catalog.EdgeImmune && a != nil {
				names = append(names, x.Obj(a))
			}
		}
	}
	return names
}
