package find

import (
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/rulings"
	"catanica/search/answer"
	"catanica/search/casebook"
	"catanica/templates"
)

// answer presents the answer to the question asked, or nil if there is none.
func (s *Section) answer(f templates.Frame, a *answer.Answer) *templates.SureAnswer {
	if a == nil {
		return nil
	}
	out := &templates.SureAnswer{
		Verdict: rulings.Verdict(a.Verdict), Sentence: withoutVerdict(a.Sentence, a.Verdict.Word(f.Lang)), Play: a.Scenario,
		Referee: a.ByReferee, NoNames: a.NoNames, List: a.List, Precedent: a.Precedent,
	}
	if a.Edition != "" {
		out.Edition = f.EditionName(a.Edition)
	}
	if a.Question != nil {
		link := present.QuestionLink(f, a.Question)
		out.Open = &link
	}
	if a.Game != "" {
		out.Game = templates.GameName(f, a.Game)
	}
	if a.Verdict == answer.Fact {
		out.Verdict = rulings.VerdictNone
	}
	for _, id := range a.Cites {
		if r := s.Library.Ruling(id); r != nil {
			out.Cites = append(out.Cites, articleLink(f, r))
		}
	}
	for _, id := range a.Cards {
		if k := s.Catalog.Card(id); k != nil && (a.List == "" || len(a.Cards) <= maxListed) {
			out.Cards = append(out.Cards, s.Show.CardLink(f, k))
		}
	}
	return out
}

// articleLink returns the link to an article: rulings by their ids, terms and rules by their titles.
func articleLink(f templates.Frame, r *rulings.Ruling) templates.Link {
	name := r.ID
	if r.Kind != catalog.KindRuling {
		name = r.Title(f.Lang)
	}
	return templates.Link{Text: name, Href: f.Thing(r.Kind, r.ID)}
}

// neighbors presents the decided questions that resemble the one asked.
func (s *Section) neighbors(f templates.Frame, list []casebook.Neighbor) []templates.Neighbor {
	out := make([]templates.Neighbor, 0, len(list))
	for _, n := range list {
		shown := templates.Neighbor{Question: n.Question, Lang: n.Lang, Verdict: n.Verdict, Says: n.Says}
		if n.Open != nil {
			shown.By, shown.Standing = present.QuestionLink(f, n.Open), n.Word(f.Lang)
		} else if k := s.Catalog.Card(n.ID); k != nil && n.Kind == catalog.KindCard {
			shown.By = s.Show.CardLink(f, k)
		} else {
			shown.By = articleLink(f, s.Library.Ruling(n.ID))
		}
		out = append(out, shown)
	}
	return out
}

// namedCards presents the cards that a question names.
func (s *Section) namedCards(f templates.Frame, list []answer.Named) []templates.NamedCard {
	out := make([]templates.NamedCard, len(list))
	for i, n := range list {
		k := s.Catalog.Card(n.ID)
		out[i] = templates.NamedCard{Face: present.FaceHref(f, k, s.Show.EditionFor(f, k)), Name: n.Name, Facts: n.Facts,
			Effect: n.Effect, Href: f.Thing(catalog.KindCard, n.ID)}
	}
	return out
}

// maxListed is the number of cards of a list up to which each has a link beside that to the whole list.
const maxListed = 6

// withoutVerdict returns the sentence without the verdict's word, which the page shows in bold before it.
func withoutVerdict(sentence, word string) string {
	if rest, ok := strings.CutPrefix(sentence, word); ok && word != "" {
		return catalog.Capital(strings.TrimLeft(rest, ":,. "))
	}
	return sentence
}
