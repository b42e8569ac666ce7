package service

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/search"
)

// relationQuestions are the plainest ways to ask about a relation of card %[1]s to a group or card %[2]s: for a card
// with a singular and with a plural name.
var relationQuestions = map[catalog.EdgeKind]map[catalog.Lang][2]string{
	catalog.EdgeKind(catalog.Cheapens): {
		catalog.DE: {"macht %s %s billiger", "machen %s %s billiger"},
		catalog.EN: {"does %s make %s cheaper", "do %s make %s cheaper"}},
	catalog.EdgeKind(catalog.Strengthens): {
		catalog.DE: {"stärkt %s %s", "stärken %s %s"},
		catalog.EN: {"does %s strengthen %s", "do %s strengthen %s"}},
	catalog.EdgeKind(catalog.Weakens): {
		catalog.DE: {"schwächt %s %s", "schwächen %s %s"},
		catalog.EN: {"does %s weaken %s", "do %s weaken %s"}},
	catalog.EdgeKind(catalog.Doubles): {
		catalog.DE: {"verdoppelt %s den Ertrag von %s", "verdoppeln %s den Ertrag von %s"},
		catalog.EN: {"does %s double the yield of %s", "do %s double the yield of %s"}},
	catalog.EdgeKind(catalog.Stops): {
		catalog.DE: {"verhindert %s %s", "verhindern %s %s"},
		catalog.EN: {"does %s stop %s", "do %s stop %s"}},
	catalog.EdgeKind(catalog.Hits): {
		catalog.DE: {"trifft %s %s", "treffen %s %s"},
		catalog.EN: {"does %s hit %s", "do %s hit %s"}},
	catalog.EdgeKind(catalog.Protects): {
		catalog.DE: {"schützt %s %s", "schützen %s %s"},
		catalog.EN: {"does %s protect %s", "do %s protect %s"}},
	catalog.EdgeKind(catalog.Fetches): {
		catalog.DE: {"kann ich mit %s %s holen", "kann ich mit %s %s holen"},
		catalog.EN: {"can i get %[2]s with %[1]s", "can i get %[2]s with %[1]s"}},
	catalog.EdgeNeeds: {
		catalog.DE: {"braucht %s %s", "brauchen %s %s"},
		catalog.EN: {"does %s need %s", "do %s need %s"}},
}

// TestPlainRelations puts every relation of a card file as the plainest question, with the whole name of the card and
// with the definite article, and expects no answer that denies it.
func TestPlainRelations(t *testing.T) {
	s, asked, answered := loaded(), 0, 0
	for _, k := range s.Catalog.Cards {
		for _, st := range k.Statements(catalog.DefaultEdition) {
			forms, ok := relationQuestions[st.Kind]
			if !ok || !s.Catalog.Exists(k, catalog.DefaultEdition) || st.Kind == catalog.EdgeNeeds && len(st.Refs) > 1 {
				continue
			}
			for _, ref := range st.Refs {
				for lang, form := range forms {
					object := groupName(s.Catalog, ref, lang)
					if object == "" {
						continue
					}
					of := form[0]
					if k.IsPlural(lang) {
						of = form[1]
					}
					grammarCase := catalog.Nominative
					if strings.HasPrefix(of, "kann ich mit") {
						grammarCase = catalog.Dative
					}
					q := fmt.Sprintf(of, k.WithDefinite(lang, grammarCase), object)
					found, err := s.Search(context.Background(), search.Query{Text: q, Lang: lang})
					if err != nil {
						t.Fatal(err)
					}
					asked++
					switch shown(found) {
					case "no":
						t.Errorf("%s: %s states %s %s (%s)", q, k.ID, st.Kind, ref, says(found))
					case "yes", "depends":
						answered++
					}
				}
			}
		}
	}
	t.Logf("%d questions, %d answered", asked, answered)
}

// plainQuestions are plain questions about a card %s, with the answer that the facts of its file give.
var plainQuestions = []struct {
	de, en string
	gives  func(k *catalog.Card, e catalog.EditionID) string // yes or no, or "" if the facts do not say
}{
	{"darf ich %s spielen", "may i play %s", actionOnly},
	{"kann ich %s ausspielen", "can i use %s", actionOnly},
	{"darf ich %s bauen", "may i build %s", builtOnly},
	{"bleibt %s liegen", "does %s stay in play", builtOnly},
	{"wirkt %s sofort", "does %s work at once", builtOnly},
	{"kann ich %s verlieren", "can i lose %s", builtOnly},
	{"darf ich %s abreißen", "may i tear down %s", builtOnly},
	{"zählt %s", "does %s count", builtOnly},
	{"darf mein Gegner %s spielen", "may my opponent play %s", actionOnly},
	{"kostet %s Rohstoffe", "does %s cost resources", builtOnly},
	{"darf ich %s auf der Hand behalten", "may i keep %s in my hand", actionOnly},
	{"darf ich %s im Zug meines Gegners bauen", "may i build %s on my opponent's turn", notBuilt},
	{"darf ich %s vor dem Würfeln bauen", "may i build %s before the roll", notBuilt},
	{"darf ich %s kostenlos bauen", "may i build %s for free", notBuilt}, // none is free by itself
	{"nehme ich %s beim Abreißen auf die Hand", "do i get %s back to my hand when i tear it down", notBuilt},
	{"darf ich %s im Zug meines Gegners spielen", "may i play %s on my opponent's turn",
		func(k *catalog.Card, e catalog.EditionID) string {
			if class := k.ClassAt(e); class == "action-attack" || class == "action-neutral" {
				return "no"
			}
			return ""
		}},
	{"hat %s eine Wirkung", "does %s have an effect", always},
	{"bringt %s etwas", "does %s do anything", always},
	{"gibt es %s", "does %s exist", always},
	{"ist %s eine Aktionskarte", "is %s an action card", is(catalog.Action)},
	{"ist %s ein Gebäude", "is %s a building", is(catalog.Building)},
	{"ist %s eine Einheit", "is %s a unit", is(catalog.Unit)},
	{"ist %s ein Ritter", "is %s a knight", is(catalog.Knight)},
	{"ist %s eine Flotte", "is %s a fleet", is(catalog.Fleet)},
	{"bringt %s Siegpunkte", "does %s give victory points",
		points(func(f catalog.PointFacts) catalog.Fact[catalog.Points] { return f.Victory })},
	{"hat %s Stärkepunkte", "does %s have strength points",
		points(func(f catalog.PointFacts) catalog.Fact[catalog.Points] { return f.Strength })},
	{"hat %s Turnierpunkte", "does %s have tournament points",
		points(func(f catalog.PointFacts) catalog.Fact[catalog.Points] { return f.Tournament })},
	{"hat %s Handelspunkte", "does %s have commerce points",
		points(func(f catalog.PointFacts) catalog.Fact[catalog.Points] { return f.Commerce })},
	{"kann mein Gegner %s auch bauen", "can my opponent build %s too", func(k *catalog.Card, e catalog.EditionID) string {
		unique, certainty := k.Unique.At(e)
		if certainty != catalog.Known || k.Is(catalog.Action, e) || k.Is(catalog.EventType, e) {
			return ""
		}
		return yesIf(!unique)
	}},
}

func always(*catalog.Card, catalog.EditionID) string { return "yes" }

func yesIf(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

// actionOnly says that action cards may be played, and nothing of others.
func actionOnly(k *catalog.Card, e catalog.EditionID) string {
	if k.Is(catalog.Action, e) {
		return "yes"
	}
	return ""
}

// builtOnly says that buildings and units may be built, and nothing of others.
func builtOnly(k *catalog.Card, e catalog.EditionID) string {
	if k.Is(catalog.Building, e) || k.Is(catalog.Unit, e) {
		return "yes"
	}
	return ""
}

// notBuilt says that buildings and units may not be built so.
func notBuilt(k *catalog.Card, e catalog.EditionID) string {
	if builtOnly(k, e) == "yes" {
		return "no"
	}
	return ""
}

func is(t catalog.CardType) func(*catalog.Card, catalog.EditionID) string {
	return func(k *catalog.Card, e catalog.EditionID) string { return yesIf(k.Is(t, e)) }
}

// points says whether a card has points of a kind.
func points(of func(catalog.PointFacts) catalog.Fact[catalog.Points]) func(*catalog.Card, catalog.EditionID) string {
	return func(k *catalog.Card, e catalog.EditionID) string {
		n, certainty := of(k.Points).At(e)
		if certainty != catalog.Known {
			return ""
		}
		return yesIf(n.N > 0 || n.Count != "")
	}
}

// TestPlainFacts puts the plain questions about every card and expects no verdict that its facts deny.
func TestPlainFacts(t *testing.T) {
	type plainQuestion struct {
		text string
		lang catalog.Lang
		want string
	}
	var all []plainQuestion
	s, e, answered := loaded(), catalog.DefaultEdition, 0
	for _, k := range s.Catalog.Cards {
		if !s.Catalog.Exists(k, e) {
			continue
		}
		for _, plain := range plainQuestions {
			want := plain.gives(k, e)
			if want == "" {
				continue
			}
			for _, lang := range catalog.Langs {
				text := fmt.Sprintf(catalog.Text{DE: plain.de, EN: plain.en}.In(lang), k.Name.In(lang))
				all = append(all, plainQuestion{text, lang, want})
			}
		}
	}
	some := sample.Of(t, 3000, all)
	for _, q := range some {
		found, err := s.Search(context.Background(), search.Query{Text: q.text, Lang: q.lang})
		if err != nil {
			t.Fatal(err)
		}
		got := shown(found)
		if got == q.want {
			answered++
		}
		if (got == "yes" || got == "no") && got != q.want {
			t.Errorf("%s: %s, and the facts say %s: %s", q.text, got, q.want, says(found))
		}
	}
	t.Logf("%d of %d questions, %d answered", len(some), len(all), answered)
}

// TestPlainGroups puts plain questions about types of cards to which the answer is never no.
func TestPlainGroups(t *testing.T) {
	s := loaded()
	for _, of := range []catalog.CardType{
		catalog.Building, catalog.Unit, catalog.Knight, catalog.Fleet, catalog.TradeFleet, catalog.Dragon, catalog.Cannon,
		catalog.Wizard, catalog.SpellBook, catalog.WorkOfArt, catalog.Doubler, catalog.Foreign,
		catalog.Settlement, catalog.City, catalog.Road, catalog.Citadel, catalog.Metropolis,
	} {
		for _, form := range []catalog.Text{
			{DE: "darf ich %s bauen", EN: "may i build %s"}, {DE: "darf ich mehrere %s haben", EN: "may i have several %s"},
			{DE: "darf mein gegner %s haben", EN: "may my opponent have %s"}, {DE: "zählen %s", EN: "do %s count"},
			{DE: "haben %s eine wirkung", EN: "do %s have an effect"}, {DE: "kosten %s etwas", EN: "do %s cost anything"},
			{DE: "gibt es %s im turnierspiel", EN: "are there %s in the tournament game"},
		} {
			for _, lang := range catalog.Langs {
				q := fmt.Sprintf(form.In(lang), of.Plural().In(lang))
				found, err := s.Search(context.Background(), search.Query{Text: q, Lang: lang})
				if err != nil {
					t.Fatal(err)
				}
				if of != catalog.WorkOfArt && shown(found) == "no" { // which are played, and not built
					t.Errorf("%s: no: %s", q, says(found))
				}
			}
		}
	}
}

// says returns the sentence that a reader sees first.
func says(found search.Result) string {
	if found.Answer != nil {
		return found.Answer.Sentence
	}
	return found.Hits[0].Answer
}

// groupName returns the name of what a reference refers to as the object of a question, or "" for sets of landscapes
// and the like.
func groupName(cat *catalog.Catalog, ref string, lang catalog.Lang) string {
	if k := cat.Card(ref); k != nil {
		return k.WithDefinite(lang, catalog.Accusative)
	}
	if id, ok := strings.CutPrefix(ref, "type:"); ok {
		return catalog.CardType(id).Plural().In(lang)
	}
	return ""
}
