package facts

import (
	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/interact"
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

	// Claim is what the answer says of the pair, or denies; "" if it says nothing that is played. If Inverse is true, the
	// verdict is no if the claim holds.
	Claim   interact.Outcome `json:"-"`
	Inverse bool             `json:"-"`

	list  bool   // it lists the cards that have something in common
	query string // see Query
}
