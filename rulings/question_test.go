package rulings_test

import (
	"slices"
	"testing"

	"golang.org/x/tools/txtar"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
	"catanica/rulings"
)

// questions holds a contradiction that the sources settle and a silence that we settle.
const questions = `
-- questions.yaml --
- id: witch-leaves
  kind: contradiction
  topic: {de: Hexe, en: Witch}
  question: {de: "Wann geht die [[hexe]]?", en: "When does the [[hexe]] leave?"}
  asked: {de: [wann geht die hexe], en: [when does the witch leave]}
  positions:
    - {says: {de: "Jedes Fragezeichen vertreibt sie.", en: "Any question mark drives her out."},
       editions: {until: "2003"}, source: 001#27}
    - {says: {de: "Nur das eigene.", en: "Only one's own."}, editions: {from: "2004"}, source: 003#103.E.f}
  today: {de: "Das eigene.", en: "One's own."}
  cards: [hexe]
  rulings: [112.G.e]
  source: 003#112.G.e
- id: before-die
  kind: silence
  topic: {de: Wurf, en: Roll}
  question: {de: "Vorher?", en: "Before?"}
  asked: {de: [vor dem wurf], en: [before the roll]}
  today: {de: "Ja.", en: "Yes."}
  reading: before-die
  ours: true
  rulings: [112.G.e]
  source: ours
- id: witch-strength
  kind: silence
  topic: {de: Stärke, en: Strength}
  question: {de: "Wie stark ist sie?", en: "How strong is she?"}
  asked: {de: [wie stark ist sie], en: [how strong is she]}
  today: {de: "Das bleibt offen.", en: "That stays open."}
  open: true
  source: ours
`

func TestQuestions(t *testing.T) {
	fsys := catalogtest.Base(txtar.Parse([]byte(questions)))
	cat, _ := catalog.Load(fsys)
	lib, ps := rulings.Check(fsys, cat)
	if err := ps.Err(); err != nil {
		t.Fatal(err)
	}
	for about, want := range map[string][]string{
		"hexe": {"witch-leaves"}, "112.G.e": {"witch-leaves", "before-die"}, "feuerwache": nil,
	} {
		var got []string
		for _, q := range lib.QuestionsOn(about) {
			got = append(got, q.ID)
		}
		if !slices.Equal(got, want) {
			t.Errorf("questions on %s: %v, want %v", about, got, want)
		}
	}
	for i, want := range []rulings.Outcome{rulings.OutcomeSource, rulings.OutcomeOurs, rulings.OutcomeOpen} {
		if q := lib.Questions[i]; q.Outcome() != want {
			t.Errorf("%s: %s, want %s", q.ID, q.Outcome(), want)
		}
	}
	if q := lib.QuestionOfReading("before-die"); q == nil || q.ID != "before-die" {
		t.Errorf("the question of reading before-die is %v", q)
	}
	if lib.QuestionOfReading("") != nil || lib.QuestionOfReading("at-noon") != nil {
		t.Error("a question for a reading that nobody has")
	}
}

// TestNoQuestions checks that a tree without questions.yaml has no mistakes.
func TestNoQuestions(t *testing.T) {
	fsys := catalogtest.Base()
	cat, _ := catalog.Load(fsys)
	lib, ps := rulings.Check(fsys, cat)
	if err := ps.Err(); err != nil || lib.Questions != nil {
		t.Errorf("got %v and %v", lib.Questions, err)
	}
}
