package web

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// questionFilter is which questions somebody wants to see.
type questionFilter struct {
	kind  rulings.QuestionKind
	state rulings.Outcome
	card  *catalog.Card
}

// questionFilter reads the filters of a query; what it does not understand it refuses, and says what it takes.
func (s *Server) questionFilter(f templates.Frame, get func(string) string) (questionFilter, error) {
	w := questionFilter{kind: rulings.QuestionKind(get("kind")), state: rulings.Outcome(get("state"))}
	if w.kind != "" && !slices.Contains(rulings.QuestionKinds, w.kind) {
		return w, fault{kind: errBadRequest, detail: templates.TextBadQuestion}
	}
	if w.state != "" && !slices.Contains(rulings.Outcomes, w.state) {
		return w, fault{kind: errBadRequest, detail: templates.TextBadOutcome}
	}
	if name := get("card"); name != "" {
		if w.card, _ = s.svc.FindCard(name); w.card == nil {
			return w, fault{kind: errNotFound, detail: templates.TextNoCard, near: s.nearCards(f, name)}
		}
	}
	return w, nil
}

func (w questionFilter) fits(q *rulings.OpenQuestion) bool {
	return (w.kind == "" || q.Kind == w.kind) && (w.state == "" || q.Outcome() == w.state) &&
		(w.card == nil || slices.Contains(q.Cards, w.card.ID))
}

// questions answers GET /LANG/questions: contradictions and silences, all or those that the reader wants.
func (s *Server) questions(v *visit) (answer, error) {
	f := v.frame
	want, err := s.questionFilter(f, v.get)
	if err != nil {
		return answer{}, err
	}
	notes := s.footnotes(f, "")
	page := templates.QuestionsPage{
		Kind: questionKindChoices(f, want.kind), State: outcomeChoices(f, want.state), Card: s.questionCards(f, want.card),
		Filters: want != questionFilter{}, Total: len(s.svc.Library.Questions),
	}
	for _, kind := range rulings.QuestionKinds {
		g := templates.QuestionGroup{Kind: kind}
		for _, q := range s.svc.Library.Questions {
			if q.Kind == kind && want.fits(q) {
				g.Questions = append(g.Questions, s.questionView(f, notes, q))
			}
		}
		if page.N += len(g.Questions); len(g.Questions) > 0 {
			page.Groups = append(page.Groups, g)
		}
	}
	page.Sources = notes.list
	return answer{view: page}, nil
}

func (s *Server) questionView(f templates.Frame, notes *footnotes, q *rulings.OpenQuestion) templates.QuestionView {
	view := templates.QuestionView{
		ID: q.ID, Kind: q.Kind, Topic: f.Say(q.Topic), Question: s.inline(f, f.Say(q.Question)),
		Today: s.inline(f, f.Say(q.Today)), Outcome: q.Outcome(), Cards: s.things(f, q.Cards), Answers: s.readingAnswers(f, q),
	}
	for _, p := range q.Positions {
		pv := templates.PositionView{When: f.SpanName(p.Editions), Says: s.inline(f, f.Say(p.Says)), Notes: notes.add(p.Source)}
		if pv.When == "" {
			pv.When = templates.UndatedName(f)
		}
		view.Positions = append(view.Positions, pv)
	}
	for _, id := range q.Rulings {
		if r := s.svc.Library.Ruling(id); r != nil {
			entry := s.rulingEntry(f, r)
			view.Rulings = append(view.Rulings, templates.Link{Text: templates.EntryName(entry), Href: entry.Href})
		}
	}
	view.Notes = notes.add(q.Source)
	return view
}

// readingAnswers are the answers that a scenario may state where the engine plays by a reading.
func (s *Server) readingAnswers(f templates.Frame, q *rulings.OpenQuestion) []templates.ReadingAnswer {
	r := s.svc.Catalog.Reading(q.Reading)
	if r == nil {
		return nil
	}
	var out []templates.ReadingAnswer
	now, _ := r.Default.At(f.Edition)
	for _, a := range r.Answers {
		out = append(out, templates.ReadingAnswer{Line: "reading: " + r.ID + " = " + a.ID, Text: f.Say(a.Text), Now: a.ID == now})
	}
	return out
}

// questionLinks lead to the questions that name a card or an article.
func (s *Server) questionLinks(f templates.Frame, id string) []templates.Link {
	var out []templates.Link
	for _, q := range s.svc.Library.QuestionsOn(id) {
		out = append(out, templates.Link{Text: templates.QuestionKindName(f, q.Kind) + ": " + f.Say(q.Topic), Href: f.To("/questions#" + q.ID)})
	}
	return out
}

// readingHref is where a reading stands.
func (s *Server) readingHref(f templates.Frame, reading string) string {
	if q := s.svc.Library.QuestionOfReading(reading); q != nil {
		return f.To("/questions#" + q.ID)
	}
	return f.To("/questions")
}

func questionKindChoices(f templates.Frame, chosen rulings.QuestionKind) []templates.Choice {
	var out []templates.Choice
	for _, k := range rulings.QuestionKinds {
		out = append(out, templates.Choice{Value: string(k), Name: templates.QuestionKindName(f, k), Selected: k == chosen})
	}
	return out
}

func outcomeChoices(f templates.Frame, chosen rulings.Outcome) []templates.Choice {
	var out []templates.Choice
	for _, o := range rulings.Outcomes {
		out = append(out, templates.Choice{Value: string(o), Name: templates.OutcomeName(f, o), Selected: o == chosen})
	}
	return out
}

// questionCards offers the cards that questions name, and the chosen one in any case.
func (s *Server) questionCards(f templates.Frame, chosen *catalog.Card) []templates.Choice {
	var cards []*catalog.Card
	for _, k := range s.svc.Catalog.Cards {
		if k == chosen || slices.ContainsFunc(s.svc.Library.Questions, func(q *rulings.OpenQuestion) bool { return slices.Contains(q.Cards, k.ID) }) {
			cards = append(cards, k)
		}
	}
	var out []templates.Choice
	for _, k := range byName(cards, func(k *catalog.Card) string { return k.Title(f.Lang) }) {
		out = append(out, templates.Choice{Value: k.ID, Name: k.Title(f.Lang), Selected: k == chosen})
	}
	return out
}

// apiQuestions answers GET /api/v1/questions, with the filters of the page.
func (s *Server) apiQuestions(c call) (any, error) {
	want, err := s.questionFilter(s.frame(c.req, c.lang), c.req.URL.Query().Get)
	if err != nil {
		return nil, err
	}
	out := []*rulings.OpenQuestion{}
	for _, q := range s.svc.Library.Questions {
		if want.fits(q) {
			out = append(out, q)
		}
	}
	return map[string]any{"questions": out}, nil
}
