package mcp

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/answer"
)

// SearchIn holds the arguments of search.
type SearchIn struct {
	Query   string  `json:"query" jsonschema:"what to search for, at most 200 characters"`
	Kinds   []Kind  `json:"kinds,omitempty" jsonschema:"only entries of these kinds"`
	Edition Edition `json:"edition,omitempty" jsonschema:"edition whose rules and facts apply; default 2005"`
	Limit   int     `json:"limit,omitempty" jsonschema:"number of hits, 1 to 50; default 10"`
	Offset  int     `json:"offset,omitempty" jsonschema:"number of hits to skip, at most 1000"`
	Lang    Lang    `json:"lang,omitempty" jsonschema:"language of the answer; the query may be in either; default en"`
}

// SearchOut is the output of search.
type SearchOut struct {
	Query   string  `json:"query"`
	Total   int     `json:"total" jsonschema:"number of all hits"`
	Edition string  `json:"edition"`
	Answer  *Answer `json:"answer" jsonschema:"the answer, if the query is a question that the rules answer"`
	Hits    []Hit   `json:"hits"`
	// Neighbors are decided questions that resemble the one asked.
	Neighbors []Neighbor `json:"neighbors,omitempty" jsonschema:"decided questions that resemble the one asked, if it has no verdict; each verdict is its own"`
	// Named are the cards that the question names.
	Named    []Named  `json:"named,omitempty" jsonschema:"the cards that the question names, if it has no verdict"`
	Mistakes []string `json:"mistakes,omitempty" jsonschema:"what is wrong with the filters of the query, and how to correct it"`
}

// Neighbor is a decided question that resembles the one asked.
type Neighbor struct {
	Question string `json:"question"`
	Verdict  string `json:"verdict" jsonschema:"yes, no or depends; of an open question undecided, or fact if a source settles it"`
	Says     string `json:"says,omitempty" jsonschema:"why the verdict is so; what applies to an open question, on which sources are silent or disagree"`
	Cite     Cite   `json:"cite" jsonschema:"the entry that decides it, or the open question"`

	open bool // the sources leave it open or answer it in two ways
}

// neighborsText lists decided questions with their verdicts, and open ones with what applies.
func (r *reader) neighborsText(list []Neighbor) string {
	text := ""
	for _, n := range list {
		if n.open {
			text += fmt.Sprintf(r.say("Offene Frage: „%s“ %s (%s)\n", "Open question: “%s” %s (%s)\n"), n.Question, n.Says,
				n.Cite.URL)
			continue
		}
		says := strings.TrimSpace(rulings.Verdict(n.Verdict).Word(r.lang) + ". " + n.Says)
		text += fmt.Sprintf(r.say("Schon entschieden: „%s“ %s (%s)\n", "Already decided: “%s” %s (%s)\n"), n.Question, says,
			n.Cite.ID)
	}
	return text
}

// Named is a card that the question names.
type Named struct {
	Name   string `json:"name"`
	Facts  string `json:"facts" jsonschema:"class, types, points, cost and conditions, and whether it is unique"`
	Effect string `json:"effect,omitempty" jsonschema:"what it does; missing if no source says"`
	Cite   Cite   `json:"cite" jsonschema:"the text of the card"`
}

// namedText lists cards with their facts and what they do.
func (r *reader) namedText(list []Named) string {
	text := ""
	for _, n := range list {
		form := r.say("Karte in der Frage: %s: %s (%s)\n", "Card in the question: %s: %s (%s)\n")
		text += fmt.Sprintf(form, n.Name, n.Facts, n.Cite.ID)
		if n.Effect != "" {
			text += "  " + n.Effect + "\n"
		}
	}
	return text
}

// Hit is an entry that a search found.
type Hit struct {
	Cite
	Snippet string `json:"snippet,omitempty" jsonschema:"the passage that matches best"`
}

// Answer is what the rules say to exactly the question asked.
type Answer struct {
	Verdict  string   `json:"verdict" jsonschema:"yes, no, depends, undecided (a fact that no source states) or fact"`
	Sentence string   `json:"sentence"`
	Edition  string   `json:"edition"`
	Game     string   `json:"game,omitempty" jsonschema:"the game in which it holds: basic, extended or tournament"`
	Cites    []Cite   `json:"cites" jsonschema:"the entries that decide it, the most specific first"`
	Cards    []string `json:"cards" jsonschema:"ids of the cards that it is about, the acting one first"`
	Scenario string   `json:"scenario,omitempty" jsonschema:"link to a position that shows it"`
	List     string   `json:"list,omitempty" jsonschema:"link to a search that finds all the cards which it lists"`
	Open     string   `json:"open,omitempty" jsonschema:"link to the open question: the sources are silent or disagree"`
	// Precedent is the question that an article answers so.
	Precedent string `json:"precedent,omitempty" jsonschema:"the question decided, which the one asked resembles: check that it asks the same"`
}

func (s *server) search(ctx context.Context, in SearchIn) (SearchOut, string, error) {
	r := s.reader(ctx, in.Lang, in.Edition)
	found, err := r.find(in)
	if err != nil {
		return SearchOut{}, "", err
	}
	out := r.found(found)
	var b strings.Builder
	for _, m := range out.Mistakes {
		fmt.Fprintln(&b, m)
	}
	b.WriteString(r.neighborsText(out.Neighbors))
	if out.Answer != nil {
		fmt.Fprintf(&b, "%s\n\n", r.answerText(out.Answer))
	}
	b.WriteString(r.namedText(out.Named))
	fmt.Fprintf(&b, r.say("%d Treffer, davon %d hier:\n", "%d hits, %d of them here:\n"), out.Total, len(out.Hits))
	for _, h := range out.Hits {
		b.WriteString(r.citesText([]Cite{h.Cite}))
	}
	return out, b.String(), nil
}

// find runs a search within limits.
func (r *reader) find(in SearchIn) (search.Result, error) {
	text := strings.TrimSpace(in.Query)
	switch {
	case text == "":
		return search.Result{}, fmt.Errorf("query is empty: write a question, a name or a filter such as class:city")
	case utf8.RuneCountInString(text) > maxQuestion:
		return search.Result{}, fmt.Errorf("query has %d characters: write at most %d",
			utf8.RuneCountInString(text), maxQuestion)
	case in.Limit < 0 || in.Limit > maxHits:
		return search.Result{}, fmt.Errorf("limit %d: use 1 to %d, and offset for more", in.Limit, maxHits)
	case in.Offset < 0 || in.Offset > maxOffset:
		return search.Result{}, fmt.Errorf("offset %d: use 0 to %d", in.Offset, maxOffset)
	}
	q := search.Query{Text: text, Lang: r.lang, Limit: in.Limit, Offset: in.Offset, Edition: r.edition,
		Proven: r.svc.Proven(r.ctx)}
	if q.Limit == 0 {
		q.Limit = 10
	}
	for _, k := range in.Kinds {
		q.Kinds = append(q.Kinds, catalog.Kind(k))
	}
	return r.svc.Search(r.ctx, q)
}

// found describes the result of a search.
func (r *reader) found(res search.Result) SearchOut {
	if res.Edition != "" {
		r.edition = res.Edition // the query names it
	}
	out := SearchOut{Query: res.Query, Total: res.Total, Edition: string(r.edition), Hits: []Hit{},
		Answer: r.answered(res.Answer)}
	for _, m := range res.Mistakes {
		text := m.In(r.lang)
		if m.Corrected != "" {
			text += " → " + m.Corrected
		}
		out.Mistakes = append(out.Mistakes, text)
	}
	for _, h := range res.Hits {
		out.Hits = append(out.Hits, r.hit(h))
	}
	for _, n := range res.Neighbors {
		by := Cite{ID: n.ID, Kind: string(n.Kind), Title: n.Question, URL: r.link(r.ctx, n.URL)}
		if n.Open == nil {
			by = r.hit(search.Hit{ID: n.ID, Kind: n.Kind, URL: n.URL}).Cite
		} else {
			n.Says = n.Word(r.lang) + ". " + n.Says
		}
		out.Neighbors = append(out.Neighbors,
			Neighbor{Question: n.Question, Verdict: string(n.Verdict), Says: n.Says, Cite: by, open: n.Open != nil})
	}
	for _, n := range res.Named {
		if k := r.svc.Catalog.Card(n.ID); k != nil {
			out.Named = append(out.Named, Named{Name: n.Name, Facts: n.Facts, Effect: n.Effect, Cite: r.cardCite(k)})
		}
	}
	return out
}

// hit describes an entry that was found, as an article or a card if it is one.
func (r *reader) hit(h search.Hit) Hit {
	out := Hit{Snippet: h.Snippet}
	if a := r.svc.Library.Ruling(h.ID); a != nil && a.Kind == h.Kind {
		out.Cite = r.articleCite(a, a.ID)
	} else if k := r.svc.Catalog.Card(h.ID); k != nil && h.Kind == catalog.KindCard {
		out.Cite = r.cardCite(k)
		out.ID = k.ID
	} else {
		out.Cite = Cite{ID: h.ID, Kind: string(h.Kind), Title: h.Title, Says: h.Answer, Edition: string(r.edition),
			InForce: true, Provenance: []Provenance{}, URL: r.link(r.ctx, h.URL)}
	}
	if f := r.svc.Scenario(h.ID); f != nil && h.Kind == catalog.KindScenario {
		res := r.svc.Proofs(r.ctx).Results[f.ID]
		out.Mechanical, out.Proven = true, res != nil && res.OK
	}
	return out
}

// answered describes an answer; nil stays nil.
func (r *reader) answered(a *answer.Answer) *Answer {
	if a == nil {
		return nil
	}
	at := *r
	if a.Edition != "" {
		at.edition = a.Edition
	}
	return &Answer{
		Verdict: string(a.Verdict), Sentence: a.Sentence, Edition: string(at.edition), Game: string(a.Game),
		Cites: at.cites(a.Cites...), Cards: append([]string{}, a.Cards...), Scenario: r.link(r.ctx, a.Scenario),
		List: r.link(r.ctx, a.List), Open: r.link(r.ctx, a.Open), Precedent: a.Precedent,
	}
}

// answerText states an answer and what decides it.
func (r *reader) answerText(a *Answer) string {
	text := a.Sentence + "\n" + r.citesText(a.Cites)
	if a.Scenario != "" {
		text += r.say("Stellung dazu: ", "A position that shows it: ") + a.Scenario + "\n"
	}
	if a.Precedent != "" {
		text += r.say("Entschieden für die Frage: ", "Decided for the question: ") + a.Precedent + "\n"
	}
	if a.Open != "" {
		text += r.say("Offene Frage: ", "Open question: ") + a.Open + "\n"
	}
	if a.List != "" {
		text += r.say("Alle als Liste: ", "The list: ") + a.List + "\n"
	}
	return strings.TrimSpace(text)
}

// AnswerIn holds the arguments of answer.
type AnswerIn struct {
	Question string  `json:"question" jsonschema:"one question about the rules or the cards, at most 200 characters"`
	Edition  Edition `json:"edition,omitempty" jsonschema:"edition of the rules; default 2005"`
	Lang     Lang    `json:"lang,omitempty" jsonschema:"language of the answer; default en"`
}

// AnswerOut is the output of answer.
type AnswerOut struct {
	Question string  `json:"question"`
	Answered bool    `json:"answered" jsonschema:"true if the rules answer exactly this question"`
	Answer   *Answer `json:"answer"`
	Nearest  []Hit   `json:"nearest" jsonschema:"without an answer: the articles nearest to the question; they may be about something else"`
	// Neighbors are decided questions that resemble the one asked.
	Neighbors []Neighbor `json:"neighbors,omitempty" jsonschema:"decided questions that resemble the one asked, if it has no verdict; each verdict is its own"`
	// Named are the cards that the question names.
	Named []Named `json:"named,omitempty" jsonschema:"the cards that the question names, if it has no verdict"`
}

// nearestArticles is the number of articles that are returned where nothing answers the question.
const nearestArticles = 5

func (s *server) answer(ctx context.Context, in AnswerIn) (AnswerOut, string, error) {
	r := s.reader(ctx, in.Lang, in.Edition)
	res, err := r.find(SearchIn{Query: in.Question, Limit: 2 * nearestArticles})
	if err != nil {
		return AnswerOut{}, "", fmt.Errorf("question: %w", err)
	}
	found := r.found(res)
	out := AnswerOut{Question: in.Question, Answered: found.Answer != nil, Answer: found.Answer, Nearest: []Hit{},
		Neighbors: found.Neighbors, Named: found.Named}
	neighbors, named := r.neighborsText(out.Neighbors), r.namedText(out.Named)
	if out.Answered {
		return out, strings.TrimSpace(neighbors + r.answerText(out.Answer) + "\n" + named), nil
	}
	for _, h := range found.Hits {
		if slices.Contains([]catalog.Kind{catalog.KindRuling, catalog.KindTerm, catalog.KindRule, catalog.KindCard},
			catalog.Kind(h.Kind)) && len(out.Nearest) < nearestArticles {
			out.Nearest = append(out.Nearest, h)
		}
	}
	text := r.say("Nichts beantwortet genau diese Frage. Am nächsten kommen:\n",
		"Nothing answers exactly this question. The nearest entries are:\n")
	text = neighbors + named + text
	for _, h := range out.Nearest {
		text += r.citesText([]Cite{h.Cite})
	}
	return out, text, nil
}
