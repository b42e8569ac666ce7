package answer

import (
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/casebook"
	"catanica/search/facts"
	"catanica/search/gist"
	"catanica/search/question"
)

// The answers of package facts, which says what cards are, are the same as those of this package.
type (
	// Answer is what the product knows for sure of exactly the question asked.
	Answer = facts.Answer
	// Verdict is an answer in a word.
	Verdict = facts.Verdict
	// Pairs says what one card does to another, as the engine plays it.
	Pairs = facts.Pairs
)

// The verdicts; see package facts.
const (
	Yes       = facts.Yes
	No        = facts.No
	Depends   = facts.Depends
	Undecided = facts.Undecided
	Fact      = facts.Fact
)

// Answerer answers questions. It never changes after New; any number of goroutines may use it.
type Answerer struct {
	cat    *catalog.Catalog
	lib    *rulings.Library
	reader *question.Reader
	gists  *gist.Reader
	pairs  func() (Pairs, error) // may be nil
	book   *casebook.Book
	basics map[catalog.Lang]func() *basics
}

// New returns an answerer for the catalogue and the library. Answers about two cards are compared with what the engine
// plays, which pairs returns when it is needed; without pairs they are not.
func New(cat *catalog.Catalog, lib *rulings.Library, pairs func() (Pairs, error)) (*Answerer, error) {
	reader, err := question.NewReader(cat, gist.TermNames(lib))
	if err != nil {
		return nil, err
	}
	gists, err := gist.NewReader(cat, lib, reader)
	if err != nil {
		return nil, err
	}
	a := &Answerer{cat: cat, lib: lib, reader: reader, gists: gists, pairs: pairs,
		book: casebook.New(cat, lib, reader, gists, pairs), basics: map[catalog.Lang]func() *basics{}}
	for _, lang := range catalog.Langs {
		a.basics[lang] = sync.OnceValue(func() *basics { return newBasics(lib.Basics, gists, lang) })
	}
	return a, nil
}

// Prepare builds what the first question in a language would build: its vocabulary and what the engine plays.
func (a *Answerer) Prepare(lang catalog.Lang) {
	a.gists.Prepare(lang)
	if a.pairs != nil {
		_, _ = a.pairs() // the question that needs it reports the error
	}
}

// Read reads a question that a reader of lang asks; see casebook.Book.Read.
func (a *Answerer) Read(text string, lang catalog.Lang) question.Question {
	return a.book.Read(text, lang)
}

// Book returns the decided questions with which the answerer's questions are compared.
func (a *Answerer) Book() *casebook.Book { return a.book }

// Answer answers a question for a reader of lang under edition e, unless the question names another edition. It returns
// nil if no type of question covers it, and whenever a word of the question was not understood.
func (a *Answerer) Answer(q question.Question, lang catalog.Lang, e catalog.EditionID) *Answer {
	x := a.ask(q, lang, e)
	if out := x.NoEdition(); out != nil {
		return out
	}
	if ofUnknownTime(&q) || gist.Advice(&q) || turned(&q) {
		return nil
	}
	if out := x.NotYet(); out != nil {
		return out
	}
	if x.Missing() != nil && x.Exist() {
		return x.first(each(facts.OfSets))
	}
	out := x.typed()
	if (out == nil || out.Verdict == Fact && gist.Permits(&q)) && x.Exist() {
		if sure := x.first(between); sure != nil {
			out = sure
		}
	}
	if out != nil && (out.Verdict == Yes || out.Verdict == No) && tells(&q) {
		return nil
	}
	if out != nil && out.Verdict == No && (gist.IsMatch(x.Cat, &x.Question, x.EditionID) || x.duringRaid()) {
		return nil
	}
	return out
}

// tells reports whether a text only says what somebody has done, and asks nothing: "my opponent has laid a Dogma on my
// Church".
func tells(q *question.Question) bool {
	return q.Perfect && q.Player != "" && q.Modal == "" && !gist.BeginsWithVerb(q) &&
		!strings.ContainsAny(q.Text, gist.Pauses) && !gist.Permits(q)
}

// typed returns the answer of the type of question that accounts for every word.
func (x *asked) typed() *Answer {
	q := x.Question
	if out := x.anyClauses(); out != nil {
		return out
	}
	if q.Not && len(q.Unread) == 0 {
		if out := x.first(each(facts.Spared)); out != nil {
			return out
		}
		return x.answerPermitted()
	}
	if !q.Understood() || q.Limited || len(q.Mentions) == 0 && len(q.Topics) == 0 && x.Verb() != "tear-down" {
		return nil
	}
	x.keepsSafe()
	if k := x.Card(x.Actors); x.Verb() == "undo" && k != nil && !k.Is(catalog.Building, x.EditionID) {
		x.Verbs = []question.Verb{{ID: "stop", Name: x.Verbs[0].Name}} // a building prevents, but lifts nothing
	}
	if !x.Exist() {
		return nil
	}
	if q.Given != nil {
		return x.first(barred, given, conditional)
	}
	return x.first(each(facts.OfCards), buildsWithout, each(facts.OfKinds), immunity, disabled, protects, protectsThird,
		stops, lends, influences, each(facts.OfCounts), counts, left, fetches, drivesOff, actsOnSeveral, acts,
		actsOnDisabled, pair, engine, conditional)
}

// anyClauses returns the answer of the types that read all clauses of a question together, whatever their order. They
// look for themselves whether they understand every word.
func (x *asked) anyClauses() *Answer {
	if !x.Exist() {
		return nil
	}
	return x.first(areOfKind, starsFetch, each(facts.AllClauses))
}

// first returns the answer of the first type of question that recognizes the question. It is nil if none does, or if
// the engine contradicts the answer.
func (x *asked) first(types ...func(*asked) *Answer) *Answer {
	for _, try := range types {
		y := *x // a type may change its copy
		if out := try(&y); out != nil {
			if !x.Played(out) || y.overstated(out) {
				return nil
			}
			x.Finish(out)
			return out
		}
	}
	return nil
}

// each returns the type of question that tries others, which package facts answers.
func each(types facts.Types) func(*asked) *Answer {
	return func(x *asked) *Answer { return types.Answer(&x.Asked) }
}
