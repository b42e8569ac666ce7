package find

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/answer"
	"catanica/templates"
)

// answer presents the answer to the question asked, or nil if there is none.
func (s *Section) answer(f templates.Frame, a *answer.Answer) *templates.SureAnswer {
	if a == nil {
		return nil
	}
	out := &templates.SureAnswer{
		Verdict: rulings.Verdict(a.Verdict), Sentence: withoutVerdict(a.Sentence, a.Verdict), Play: a.Scenario,
		List: a.List, Precedent: a.Precedent,
		Edition: f.EditionName(a.Edition),
	}
	if a.Game != "" {
		out.Game = templates.GameName(f, a.Game)
	}
	if a.Verdict == answer.Fact {
		out.Verdict = rulings.VerdictNone
	}
	for _, id := range a.Cites {
		if r := s.Library.Ruling(id); r != nil {
			name := r.ID
			if r.Kind != catalog.KindRuling {
				name = r.Title(f.Lang)
			}
			out.Cites = append(out.Cites, templates.Link{Text: name, Href: f.Thing(r.Kind, r.ID)})
		}
	}
	for _, id := range a.Cards {
		if k := s.Catalog.Card(id); k != nil && (a.List == "" || len(a.Cards) <= maxListed) {
			out.Cards = append(out.Cards, s.Show.CardLink(f, k))
		}
	}
	return out
}

// maxListed is the number of cards of a list up to which each has a link beside that to the whole list.
const maxListed = 6

// withoutVerdict returns the sentence without the verdict's word, which the page shows in bold before it.
func withoutVerdict(sentence string, v answer.Verdict) string {
	if _, rest, ok := strings.Cut(sentence, ": "); ok && v != answer.Fact {
		return answer.Capital(rest)
	}
	return sentence
}
