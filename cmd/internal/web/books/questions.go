package books

import (
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/templates"
)

// questionFilter narrows the list of questions.
type questionFilter struct {
	kind  rulings.QuestionKind
	state rulings.Outcome
	card  *catalog.Card
}

// questionFilter reads the filters of a request. A filter that it cannot read is a fault whose detail lists what can be
// chosen.
func (s *Section) questionFilter(f templates.Frame, get func(string) string) (questionFilter, error) {
	w := questionFilter{kind: rulings.QuestionKind(get("kind")), state: rulings.Outcome(get("state"))}
	if w.kind != "" && !slices.Contains(rulings.QuestionKinds, w.kind) {
		return w, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadQuestion}
	}
	if w.state != "" && !slices.Contains(rulings.Outcomes, w.state) {
		return w, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadOutcome}
	}
	if name := get("card"); name != "" {
		if w.card, _ = s.Names.FindCard(name); w.card == nil {
			return w, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoCard, Near: s.Show.NearCards(f, name)}
		}
	}
	return w, nil
}

func (w questionFilter) fits(q *rulings.OpenQuestion) bool {
	return (w.kind == "" || q.Kind == w.kind) && (w.state == "" || q.Outcome() == w.state) &&
		(w.card == nil || slices.Contains(q.Cards, w.card.ID))
}

// Questions answers GET /LANG/questions: contradictions and silences, all or those that fit the filters.
func (s *Section) Questions(req *site.Request) (site.Answer, error) {
	f := req.Frame
	want, err := s.questionFilter(f, req.Get)
	if err != nil {
		return site.Answer{}, err
	}
	notes := s.Show.Footnotes(f, "")
	page := templates.QuestionsPage{
		Kind:    templates.Choices(f, rulings.QuestionKinds, want.kind, templates.QuestionKindName),
		State:   templates.Choices(f, rulings.Outcomes, want.state, templates.OutcomeName),
		Card:    s.questionCards(f, want.card),
		Filters: want != questionFilter{}, Total: len(s.Library.Questions),
	}
	for _, kind := range rulings.QuestionKinds {
		g := templates.QuestionGroup{Kind: kind}
		for _, q := range s.Library.Questions {
			if q.Kind == kind && want.fits(q) {
				g.Questions = append(g.Questions, s.questionView(f, notes, q))
			}
		}
		if page.N += len(g.Questions); len(g.Questions) > 0 {
			page.Groups = append(page.Groups, g)
		}
	}
	page.Sources = notes.List
	return site.Answer{View: page}, nil
}

func (s *Section) questionView(f templates.Frame, notes *present.Footnotes,
	q *rulings.OpenQuestion) templates.QuestionView {
	view := templates.QuestionView{
		ID: q.ID, Kind: q.Kind, Topic: f.Say(q.Topic), Question: s.Show.Inline(f, f.Say(q.Question)),
		Plain: s.Show.Plain(f, f.Say(q.Question)),
		Today: s.Show.Inline(f, f.Say(q.Today)), Outcome: q.Outcome(), Cards: s.Show.Things(f, q.Cards),
		Answers: s.readingAnswers(f, q),
	}
	for _, p := range q.Positions {
		pv := templates.PositionView{
			When: f.SpanName(p.Editions), Says: s.Show.Inline(f, f.Say(p.Says)), Notes: notes.Add(p.Source),
		}
		if pv.When == "" {
			pv.When = templates.UndatedName(f)
		}
		view.Positions = append(view.Positions, pv)
	}
	for _, id := range q.Rulings {
		if r := s.Library.Ruling(id); r != nil {
			entry := s.Show.RulingEntry(f, r)
			view.Rulings = append(view.Rulings, templates.Link{Text: templates.EntryName(entry), Href: entry.Href})
		}
	}
	view.Notes = notes.Add(q.Source)
	return view
}

// readingAnswers returns the answers that a scenario may state if the engine depends on a reading.
func (s *Section) readingAnswers(f templates.Frame, q *rulings.OpenQuestion) []templates.ReadingAnswer {
	r := s.Catalog.Reading(q.Reading)
	if r == nil {
		return nil
	}
	var out []templates.ReadingAnswer
	now := r.In(catalog.Tournament, f.Edition) // the game of a scenario that names none
	for _, a := range r.Answers {
		out = append(out, templates.ReadingAnswer{
			Line: "reading: " + r.ID + " = " + a.ID, Text: f.Say(a.Text), Now: a.ID == now,
		})
	}
	return out
}

// questionCards offers the cards that questions name, and always the chosen one.
func (s *Section) questionCards(f templates.Frame, chosen *catalog.Card) []templates.Choice {
	var cards []*catalog.Card
	for _, k := range s.Catalog.Cards {
		if k == chosen || slices.ContainsFunc(s.Library.Questions,
			func(q *rulings.OpenQuestion) bool { return slices.Contains(q.Cards, k.ID) }) {
			cards = append(cards, k)
		}
	}
	var out []templates.Choice
	for _, k := range present.ByName(cards, func(k *catalog.Card) string { return k.Title(f.Lang) }) {
		out = append(out, templates.Choice{Value: k.ID, Name: k.Title(f.Lang), Selected: k == chosen})
	}
	return out
}
