package answer

import (
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/interact"
	"catanica/search/casebook"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/question"
)

// Verdict is an answer in a word.
type Verdict string

// The verdicts.
const (
	Yes       Verdict = "yes"
	No        Verdict = "no"
	Depends   Verdict = "depends"
	Undecided Verdict = "undecided" // no source states the fact that decides it
	Fact      Verdict = "fact"      // the question is not one of yes or no
)

// Answer is what the product knows for sure of exactly the question asked.
type Answer struct {
	Verdict  Verdict           `json:"verdict"`
	Sentence string            `json:"sentence"` // in the reader's language, with the verdict's word
	Cites    []string          `json:"cites"`    // ids of articles, the most specific first
	Cards    []string          `json:"cards"`    // ids of the cards that it is about, the acting one first
	Edition  catalog.EditionID `json:"edition"`
	Game     catalog.Game      `json:"game"`
	Scenario string            `json:"scenario,omitempty"` // path of a position that shows it
	// List is the path of the search that finds the cards which the answer lists, if the search grammar can say what they
	// have in common.
	List string `json:"list,omitempty"`
	// Precedent is the question that an article answers so, if the question only resembles it.
	Precedent string `json:"precedent,omitempty"`
	// ReadAs is the question as it was read, if a word of it is misspelled.
	ReadAs string `json:"read_as,omitempty"`
	// ByReferee means that the engine has played what the answer says, in a position that Scenario shows.
	ByReferee bool `json:"by_referee,omitempty"`
	// Open is the path of the open question that the answer is about: the sources are silent on it, or disagree.
	Open string `json:"open,omitempty"`
	// Basis says of a fact what it rests on: "stated", "outside" or "inferred".
	Basis catalog.Basis `json:"basis,omitempty"`
	// NoNames says of cards that no source gives their names in the reader's language.
	NoNames []string `json:"-"`
	// Question is the open question of Open; nil if there is none.
	Question *rulings.OpenQuestion `json:"-"`
	// Pair is the acting card and the card acted upon, if the answer is about such a pair, and Played what the engine
	// plays of it; nil if it plays nothing.
	Pair   [2]string        `json:"-"`
	Played *interact.Result `json:"-"`
	// Tried is what the engine plays with the card, or the state, that the question says to be in play; nil if it plays
	// nothing of the kind.
	Tried *interact.Trial `json:"-"`

	// Final means that no article, precedent or open question may say anything else: the question cannot be answered
	// otherwise, because a card or an edition that it names does not exist.
	Final bool `json:"-"`

	// Loose means that the question was read no further than which two cards it names and what kind of thing it asks.
	Loose bool `json:"-"`
	// Basic means that it is a fact of basics.yaml, whose first article is the one that states it.
	Basic bool `json:"-"`

	list    bool             // it lists the cards that have something in common
	query   string           // see Query
	claim   interact.Outcome // what the answer says of the pair, or denies; "" if it says nothing that is played
	inverse bool             // the verdict is no if the claim holds
}

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
	if out := x.noEdition(); out != nil {
		return out
	}
	if ofUnknownTime(&q) || gist.Advice(&q) {
		return nil
	}
	if out := x.notYet(); out != nil {
		return out
	}
	if x.missing() != nil && x.exist() {
		return x.first(exists, sets, notInGame)
	}
	out := x.typed()
	if (out == nil || out.Verdict == Fact && gist.Permits(&q)) && x.exist() {
		if sure := x.first(between); sure != nil {
			out = sure
		}
	}
	if out != nil && out.Verdict == No && gist.IsMatch(x.cat, &x.Question, x.edition) {
		return nil
	}
	return out
}

// exist reports whether all cards of the question had come out.
func (x *asked) exist() bool {
	return !slices.ContainsFunc(x.Cards(), func(id string) bool { return !x.cat.Exists(x.cat.Card(id), x.edition) })
}

// typed returns the answer of the type of question that accounts for every word.
func (x *asked) typed() *Answer {
	q := x.Question
	if out := x.anyClauses(); out != nil {
		return out
	}
	if q.Not && len(q.Unread) == 0 {
		if out := x.first(spared); out != nil {
			return out
		}
		return x.answerPermitted()
	}
	if !q.Understood() || q.Limited || len(q.Mentions) == 0 && len(q.Topics) == 0 && x.Verb() != "tear-down" {
		return nil
	}
	x.keepsSafe()
	if k := x.card(x.Actors); x.Verb() == "undo" && k != nil && !k.Is(catalog.Building, x.edition) {
		x.Verbs = []question.Verb{{ID: "stop", Name: x.Verbs[0].Name}} // a building prevents, but lifts nothing
	}
	if !x.exist() {
		return nil
	}
	if q.Given != nil {
		return x.first(barred, given, conditional)
	}
	return x.first(handLimit, toreDown, tornSince, rolls, cost, points, pointsOfCitadel, weakened, yields, copies, sets,
		since, class, effect, needs, neededBy, guardsOf, guardsAgainst, exists, onTheirTurn, beforeDice, worth, banned,
		extra, costs, forFree, sheltersOf, doersOf, requires, buildsWithout, whether, groupIs, unique, from, site, upon, atLandscape,
		tearsDown, immunity, disabled, protects, protectsThird, stops, lends, despite, influences, countsFor, counts,
		left, fetches, drivesOff, actsOnSeveral, acts, actsOnDisabled, pair, engine, conditional)
}

// anyClauses returns the answer of the types that read all clauses of a question together, whatever their order. They
// look for themselves whether they understand every word.
func (x *asked) anyClauses() *Answer {
	if !x.exist() {
		return nil
	}
	return x.first(areOfKind, tooFew, rival, starsFetch, powerless, testRoll, wonWith, faceMeans, onRolls, atPoints, suffices,
		afterwards, attacksFrom, which, compares, bothHave, severalInTurn, usedOften)
}

// first returns the answer of the first type of question that recognizes the question. It is nil if none does, or if
// the engine contradicts the answer.
func (x *asked) first(types ...func(*asked) *Answer) *Answer {
	for _, try := range types {
		y := *x // a type may change its copy
		if out := try(&y); out != nil {
			if !x.played(out) || y.overstated(out) {
				return nil
			}
			out.finish(x)
			return out
		}
	}
	return nil
}

// finish fills in what every answer has.
func (out *Answer) finish(x *asked) {
	out.Edition, out.Game = x.edition, x.Game
	if out.Cards == nil {
		out.Cards = x.Cards()
	}
	if out.Cards == nil {
		out.Cards = []string{}
	}
	out.Cites = lists.Distinct(out.Cites)
	cards := slices.Clone(out.Cards)
	for _, m := range x.Mentions {
		for _, s := range m.States { // a bewitched Fire Brigade is also a question about the Witch
			cards = append(cards, s.Actors...)
		}
	}
	slices.SortStableFunc(out.Cites, func(a, b string) int { return x.specific(b, cards) - x.specific(a, cards) })
	out.Cites = out.Cites[:min(len(out.Cites), maxCites)]
	if out.Cites == nil {
		out.Cites = []string{}
	}
}

// maxCites limits the articles that an answer cites.
const maxCites = 4

// specific returns how specific an article is to the cards: how many of them it names, unless it names many others.
func (x world) specific(id string, cards []string) int {
	r, n := x.lib.Ruling(id), 0
	if r == nil {
		return 0
	}
	for _, c := range cards {
		if slices.Contains(r.Cards, c) {
			n += 10
		}
	}
	return n - len(r.Cards)
}

// cites returns the articles among sources: "003#112.G.b" names the article 112.G.b.
func (x speaker) cites(sources ...catalog.Sources) []string {
	var out []string
	for _, list := range sources {
		for _, s := range list {
			_, place, _ := strings.Cut(s, "#")
			r := x.lib.Ruling(place)
			if r == nil || slices.Contains(out, r.ID) {
				continue
			}
			if _, _, ok := r.At(x.edition, x.lang); ok {
				out = append(out, r.ID)
			}
		}
	}
	return out
}

// plain reports whether the question has nothing but its verb, its mentions and the listed extras: no places, numbers,
// facts, states or question words that the type would pass over.
func (x *asked) plain() bool {
	return len(x.Places)+len(x.Numbers)+len(x.States) == 0 && !x.Own && len(x.Asks) == 0 &&
		len(x.Topics) == 0 && len(x.Rest) == 0 && x.unqualified()
}

// unqualified reports whether no mention has an attribute such as *bewitched*.
func (x *asked) unqualified() bool {
	return !slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		return len(m.States) > 0 || m.Side == "own" || m.Joined != ""
	})
}

// one returns the only mention of a list, or nil.
func one(list []question.Mention) *question.Mention {
	if len(list) != 1 {
		return nil
	}
	return &list[0]
}

// card returns the card that the only mention of a list names, or nil.
func (x world) card(list []question.Mention) *catalog.Card {
	if m := one(list); m != nil && m.Card != "" {
		return x.cat.Card(m.Card)
	}
	return nil
}

// known reports whether the sources state what a card does.
func (x world) known(k *catalog.Card) bool { return k.EffectKnown(x.edition) }
