package rulings

import (
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
)

// questionID matches the ids of questions. They have at least two words, so that as anchors they are unique on their
// page.
var questionID = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)+$`)

func (ck *checker) checkQuestions(doc catalog.Document) {
	seen := map[string]bool{}
	for i, q := range ck.Questions {
		at := partChecker{checker: *ck, doc: doc, at: []any{i}}
		switch {
		case !questionID.MatchString(q.ID):
			at.in("id").add("id %q: take two or more lower-case words, joined by -", q.ID)
		case seen[q.ID]:
			at.in("id").add("id %q appears twice: links lead to it, give each question its own", q.ID)
		}
		seen[q.ID] = true
		at.question(q)
	}
	for _, r := range ck.Catalog.Readings {
		if ck.QuestionOfReading(r.ID) == nil {
			ck.ps.Add(doc.File, 0,
				"the reading %q has no question: add one with reading: %s, every decision is on that page", r.ID,
				r.ID)
		}
	}
}

func (pc partChecker) question(q *OpenQuestion) {
	if !slices.Contains(QuestionKinds, q.Kind) {
		pc.in("kind").add("kind %q: take one of %v", q.Kind, QuestionKinds)
	}
	pc.in("topic").both(q.Topic)
	pc.in("question").paragraph(q.Question)
	pc.in("today").paragraph(q.Today)
	for _, lang := range catalog.Langs {
		if len(q.Asked.In(lang)) == 0 {
			pc.in("asked").add("asked: %s is missing: say how players ask this question, else no search finds it", lang)
		}
	}
	if q.Kind == Contradiction && len(q.Positions) < 2 {
		pc.in("positions").add("positions: a contradiction has at least 2, with their editions: write them, or make " +
			"it a silence")
	}
	for i, p := range q.Positions {
		pc.in("positions", i).position(q, p)
	}
	if q.Ours && q.Open {
		pc.in("open").add("ours and open: Catanica decides it or leaves it open, take one of them")
	}
	if q.Reading != "" {
		pc.in("reading").reading(q)
	}
	for i, id := range q.Cards {
		if pc.Catalog.Card(id) == nil {
			pc.in("cards", i).add("cards: %q is no card: correct the id", id)
		}
	}
	for i, entry := range q.Decides {
		a, b, ok := Pair(entry)
		if !ok || !slices.Contains(q.Cards, a) || !slices.Contains(q.Cards, b) {
			pc.in("decides", i).add("decides: %q is no pair: write CARD > CARD, both of them under cards", entry)
		}
	}
	for i, id := range q.Rulings {
		pc.in("rulings", i).article(id)
	}
	pc.sources(q.Source)
}

func (pc partChecker) position(q *OpenQuestion, p Position) {
	pc.in("says").paragraph(p.Says)
	if q.Kind == Contradiction && p.Editions == (catalog.Span{}) {
		pc.add(`editions are missing: say in which it stands, {from: …, until: …}`)
	}
	pc.in("editions").span(p.Editions)
	pc.sources(p.Source)
}

// paragraph checks that a text exists in both languages and is a single paragraph. "12. So it is", for example, is a
// list.
func (pc partChecker) paragraph(t catalog.Text) {
	pc.both(t)
	for _, markdown := range []string{t.DE, t.EN} {
		if blocks := shapeOf(markdown).Blocks; markdown != "" && !slices.Equal(blocks, []string{"paragraph"}) {
			pc.add("%v: %q is shown as %s: make it one paragraph that begins with a word", pc.at[len(pc.at)-1],
				markdown, strings.Join(blocks, ", "))
		}
	}
}

// reading compares a question with the reading that it names.
func (pc partChecker) reading(q *OpenQuestion) {
	r := pc.Catalog.Reading(q.Reading)
	switch {
	case r == nil:
		pc.add("there is no reading %q in readings.yaml: correct the id", q.Reading)
	case pc.QuestionOfReading(q.Reading) != q:
		pc.add("reading %q: another question names it already, let one of them do so", q.Reading)
	case q.Open:
		pc.add("reading %q decides it: take open out", q.Reading)
	case r.Ours != q.Ours:
		pc.add("ours is %t here and %t in readings.yaml: say the same", q.Ours, r.Ours)
	}
}
