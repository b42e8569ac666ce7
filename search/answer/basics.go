package answer

import (
	"cmp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/facts"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// basics holds the words of basics.yaml in a language.
type basics struct {
	first map[string][]groupPhrase // phrases by their first stem, the longest first
	ways  map[*rulings.Basic][]way
	turns map[string]bool // the groups that turn the answer to the question behind a situation
}

// way is a way of asking for a fact: lists of groups, of each of which a question must have one.
type way [][]string

// groupPhrase is a phrase of a group of words.
type groupPhrase struct {
	group string // filler or modal for those that change nothing
	stems []string
	exact string // in lower case, if the phrase is a single word of which no other form counts; "" if forms do
}

const (
	// filler is the group of the words that change nothing.
	filler = ""
	// modal is that of the words that change nothing unless a question is one of yes or no.
	modal = "(modal)"
)

// newBasics reads the words of the basics in a language.
func newBasics(b rulings.Basics, r *gist.Reader, lang catalog.Lang) *basics {
	out := &basics{map[string][]groupPhrase{}, map[*rulings.Basic][]way{}, map[string]bool{}}
	add := func(group string, phrases []string) {
		for _, text := range phrases {
			p := groupPhrase{group: group}
			if word, ok := strings.CutPrefix(text, "="); ok {
				p.exact = word
			}
			for _, w := range r.Split(text, lang) {
				p.stems = append(p.stems, w.Stem)
			}
			if len(p.stems) > 0 {
				out.first[p.stems[0]] = append(out.first[p.stems[0]], p)
			}
		}
	}
	add(filler, b.Filler.In(lang))
	add(modal, b.Modals.In(lang))
	for _, g := range b.Groups {
		add(g.ID, g.Asked.In(lang))
		out.turns[g.ID] = g.Turns
	}
	for _, f := range b.Facts {
		for i := range f.Ways {
			out.ways[f] = append(out.ways[f], f.Groups(i))
		}
	}
	for _, list := range out.first {
		slices.SortStableFunc(list, func(p, q groupPhrase) int { return cmp.Compare(len(q.stems), len(p.stems)) })
	}
	return out
}

// Basic answers a question that beginners ask ("turn order", "how many cards in hand") with the fact that it asks for.
// It returns nil unless every word of the question belongs to one of the ways of asking for that fact. If a word of the
// question was corrected, its text as it was typed is read instead.
func (a *Answerer) Basic(q question.Question, typed string, lang catalog.Lang, e catalog.EditionID) *Answer {
	return a.basic(q, typed, lang, e, (*asked).basic)
}

// BasicInSituation answers the question behind a situation with the fact that it asks for: "I have four Strength points
// and my opponent has three. Who gets the knight token?" It returns nil unless every word of the question belongs to
// one of the ways of asking for the fact, and no word of the situation is unknown or turns the answer.
func (a *Answerer) BasicInSituation(
	q question.Question, typed string, lang catalog.Lang, e catalog.EditionID,
) *Answer {
	return a.basic(q, typed, lang, e, (*asked).basicInSituation)
}

// basic answers a question with the fact that it asks for in one of the languages.
func (a *Answerer) basic(q question.Question, typed string, lang catalog.Lang, e catalog.EditionID,
	find func(*asked, catalog.Lang) *rulings.Basic) *Answer {
	if len(q.Corrected) > 0 {
		q = a.book.ReadAsTyped(typed, lang)
	}
	if a.isName(&q) || ofUnknownTime(&q) || len(q.Turns) > 0 {
		return nil // the name of a card asks for the card
	}
	x := a.ask(q, lang, e)
	var found *rulings.Basic
	for _, l := range []catalog.Lang{q.Lang, q.Lang.Other()} { // "hand limit" is typed on German pages, too
		if found = find(x, l); found != nil {
			break
		}
	}
	if found == nil {
		return nil
	}
	says := found.At(x.EditionID, q.Game)
	fact := prose.Sentence(a.lib.Plain(lang, says.Text.In(lang)))
	out := &Answer{Verdict: Fact, Basic: true, Sentence: fact, Cites: slices.Clone(says.See)}
	if says.Article != "" {
		out.Cites = slices.Insert(out.Cites, 0, says.Article)
	}
	switch o := a.openQuestion(found.Open); {
	case found.Verdict != "":
		out.Verdict = Verdict(found.Verdict)
		out.Sentence = x.With(out.Verdict, fact)
	case o != nil && o.Outcome() != rulings.OutcomeSource:
		out.Verdict, out.Question = Undecided, o
		out.Sentence = x.With(Undecided, prose.Sentence(x.Say("Keine Quelle sagt es, also entscheiden wir",
			"No source says, so the decision is ours"), fact))
	}
	cites := out.Cites
	x.Finish(out)
	out.Cites = cites[:min(len(cites), facts.MaxCites)] // the article that states it stays first
	if out.Cites == nil {
		out.Cites = []string{}
	}
	return out
}

// isName reports whether a text is nothing but the name of a card.
func (a *Answerer) isName(q *question.Question) bool {
	m := facts.Only(q.Mentions)
	return m != nil && m.Card != "" && !m.Ambiguous() && strings.EqualFold(m.Text, strings.TrimSpace(q.Text))
}

// openQuestion returns the open question with the id, or nil.
func (a *Answerer) openQuestion(id string) *rulings.OpenQuestion {
	for _, o := range a.lib.Questions {
		if o.ID == id {
			return o
		}
	}
	return nil
}

// basic returns the fact that the question asks for in a language.
func (x *asked) basic(lang catalog.Lang) *rulings.Basic {
	return x.bestBasic(x.basicWords(lang), nil, lang)
}

// basicInSituation returns the fact that the last part of the question asks for, if the part before says nothing that
// could change the answer.
func (x *asked) basicInSituation(lang catalog.Lang) *rulings.Basic {
	situation, words := splitSituation(x.basicWords(lang), lang)
	if len(situation) == 0 || !gist.Open(&x.Question) {
		return nil
	}
	return x.bestBasic(words, situation, lang)
}

// basicWords returns the words of the question without the years that name an edition.
func (x *asked) basicWords(lang catalog.Lang) []gist.Word {
	return x.by.gists.Split(cmp.Or(x.Undated, x.Text), lang)
}

// splitSituation returns the situation of a question and the question itself: its last sentence, or what follows a
// pause and begins with the first question word.
func splitSituation(words []gist.Word, lang catalog.Lang) (situation, asked []gist.Word) {
	at := 0
	for i, w := range words {
		if w.Begins {
			at = i
		}
	}
	for i, w := range words[at:] {
		if gist.IsQuestionWord(w.Text, lang) {
			if w.Pause {
				at += i
			}
			break
		}
	}
	return words[:at], words[at:]
}

// bestBasic returns the fact that words ask for: the one with a way of asking that has more groups than any other, and
// that the situation leaves as it is. It returns nil if there is none, or two.
func (x *asked) bestBasic(words, situation []gist.Word, lang catalog.Lang) *rulings.Basic {
	if len(words) == 0 {
		return nil
	}
	b := x.by.basics[lang]()
	found := b.find(words)
	if lang == catalog.EN {
		x.readWhen(words, found)
	}
	wantsVerdict := len(situation) == 0 && x.wantsBasicVerdict(words, lang)
	var best *rulings.Basic
	most, next := 0, 0
	for _, f := range x.Lib.Basics.Facts {
		if wantsVerdict != (f.Verdict != "") || f.At(x.EditionID, x.Game) == nil {
			continue
		}
		n, may := 0, f.May
		if !wantsVerdict {
			may = append(slices.Clone(may), modal)
		}
		for _, w := range b.ways[f] {
			if len(w) > n && found.cover(w, may) && b.leaves(situation, w, may) {
				n = len(w)
			}
		}
		switch {
		case n > most:
			best, most, next = f, n, most
		case n > next:
			next = n
		}
	}
	if most == next {
		return nil
	}
	return best
}

// leaves reports whether a situation leaves the answer to a question as it is: each of its words is a number, an
// everyday word or one of a group, and no group turns the answer but those with which the question is asked.
func (b *basics) leaves(situation []gist.Word, w way, may []string) bool {
	for i := 0; i < len(situation); {
		n := 0
		if situation[i].Plain || situation[i].Counts {
			n = 1
		}
		for _, p := range b.first[situation[i].Stem] { // the longest first
			if !p.begins(situation[i:]) {
				continue
			}
			if len(p.stems) < n {
				break
			}
			n = len(p.stems)
			if b.turns[p.group] && !slices.Contains(may, p.group) && !slices.Contains(slices.Concat(w...), p.group) {
				return false
			}
		}
		if n == 0 {
			return false
		}
		i += n
	}
	return true
}

// readWhen lets the English *when* that only begins a clause change nothing: "What happens when …?" It does if the
// question has another question word and no verb follows, as it does in "When may I …?".
func (x *asked) readWhen(words []gist.Word, f found) {
	isOpen := func(w gist.Word) bool { return gist.IsQuestionWord(w.Text, catalog.EN) && w.Text != "when" }
	if !slices.ContainsFunc(words, isOpen) {
		return
	}
	finite := slices.Concat(x.Lib.Basics.Finite.EN, x.Lib.Basics.Modals.EN)
	for i, w := range words {
		if w.Text == "when" && !(i+1 < len(words) && slices.Contains(finite, words[i+1].Text)) {
			f[i] = append(f[i], groupPhrase{group: filler, stems: []string{w.Stem}})
		}
	}
}

// wantsBasicVerdict reports whether a question is one of yes or no. One that has no question word is if it has a modal
// verb, or if a clause begins with a verb, or with any word and a pronoun: "werten wir …". An infinitive only names a
// subject: "Handeln mit der Bank".
func (x *asked) wantsBasicVerdict(words []gist.Word, lang catalog.Lang) bool {
	switch {
	case gist.Open(&x.Question) || gist.Alternatives(x.Text):
		return false
	case x.Modal != "":
		return true
	}
	finite := x.Lib.Basics.Finite.In(lang)
	for i, w := range words {
		if i > 0 && !w.Pause {
			continue
		}
		if slices.Contains(finite, w.Text) && !(lang == catalog.EN && i+1 == len(words)) ||
			lang == catalog.DE && i+1 < len(words) && slices.Contains(germanSubjects, words[i+1].Text) {
			return true
		}
	}
	first := words[0].Text
	if lang == catalog.DE && strings.HasSuffix(first, "n") && x.Player == "" && !strings.HasSuffix(x.Text, "?") {
		return false
	}
	return gist.BeginsWithVerb(&x.Question)
}

// germanSubjects are the pronouns that stand right behind a German verb with which a question begins.
var germanSubjects = []string{"ich", "man", "du", "wir", "ihr", "er", "es"}

// found holds for each word of a question the phrases of groups that begin with it, the longest first.
type found [][]groupPhrase

// find returns the phrases of groups in a question.
func (b *basics) find(words []gist.Word) found {
	out := make(found, len(words))
	for i, w := range words {
		for _, p := range b.first[w.Stem] {
			if p.begins(words[i:]) {
				out[i] = append(out[i], p)
			}
		}
	}
	return out
}

// cover reports whether all words belong to the groups of a way, to others that it may have, or to the filler, and one
// group of each list of the way is among them. At each word the longest phrase counts.
func (f found) cover(w way, may []string) bool {
	has := make([]bool, len(w))
	for i := 0; i < len(f); {
		n := 0
		for _, p := range f[i] {
			if len(p.stems) < n {
				break
			}
			known := p.group == filler || slices.Contains(may, p.group)
			for j, list := range w {
				if slices.Contains(list, p.group) {
					known, has[j] = true, true
				}
			}
			if known {
				n = len(p.stems)
			}
		}
		if n == 0 {
			return false
		}
		i += n
	}
	return !slices.Contains(has, false)
}

// begins reports whether words begin with the phrase.
func (p groupPhrase) begins(words []gist.Word) bool {
	if len(words) < len(p.stems) || p.exact != "" && words[0].Text != p.exact {
		return false
	}
	for i, s := range p.stems {
		if words[i].Stem != s {
			return false
		}
	}
	return true
}
