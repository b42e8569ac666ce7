package facts

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/question"
)

// limit is how many of something the cards of a list have, compared with a number.
type limit string

// The bounds.
const (
	exactly   limit = "" // or any number, if the question names none
	moreThan  limit = ">"
	atLeast   limit = ">="
	fewerThan limit = "<"
	atMost    limit = "<="
	noneOf    limit = "none"
)

// boundPhrase matches the words of a bound.
type boundPhrase struct {
	bound  limit
	phrase *regexp.Regexp
}

// boundPhrases match the words that compare with a number.
var boundPhrases = []boundPhrase{
	{moreThan, regexp.MustCompile(`(?i)\b(?:mehr als|more than|over|über)\s+(\p{L}+|\d+)\b`)},
	{atLeast, regexp.MustCompile(`(?i)\b(?:mindestens|at least)\s+(\p{L}+|\d+)\b`)},
	{fewerThan, regexp.MustCompile(`(?i)\b(?:weniger als|fewer than|less than)\s+(\p{L}+|\d+)\b`)},
	{atMost, regexp.MustCompile(`(?i)\b(?:höchstens|maximal|at most)\s+(\p{L}+|\d+)\b`)},
}

// readBound reads the words that compare the amount of a list with a number, or say that there is none, and takes them
// from the question. It leaves any other question as it is.
func (x *Asked) readBound() limit {
	if stated := x.StatedAmounts(); len(stated) == 1 && stated[0].n < 0 && x.Not && x.negations() == 1 {
		x.Not, x.Numbers = false, []string{"0"}
		return noneOf
	}
	for _, b := range boundPhrases {
		m := b.phrase.FindStringSubmatch(x.Text)
		if m == nil {
			continue
		}
		n := x.numberOf(m[1])
		numbers := slices.DeleteFunc(slices.Clone(x.Numbers), func(s string) bool { return s == "more" })
		limited := x.Limited && (b.bound == moreThan || b.bound == fewerThan) // by another word
		if n == 0 || len(numbers) != 1 || x.Only || x.Extreme != "" || limited ||
			x.countWords([]string{"nur", "only", "immer", "always"}) > 0 {
			return exactly
		}
		x.Numbers, x.Limited, x.Compare = []string{strconv.Itoa(n)}, false, ""
		x.Unread = slices.DeleteFunc(slices.Clone(x.Unread), func(w string) bool {
			return slices.Contains([]string{"than", "weniger", "fewer", "less", "maximal", "over"}, strings.ToLower(w))
		})
		return b.bound
	}
	return exactly
}

// comparesNumber reports whether the question compares with a number.
func (x *Asked) comparesNumber() bool {
	return slices.ContainsFunc(boundPhrases, func(b boundPhrase) bool { return b.phrase.MatchString(x.Text) })
}

// negations returns how many words of the question deny something. A list may have one, before what its cards lack:
// "which knights cost no wool".
func (x *Asked) negations() (n int) {
	for _, w := range question.WordsOf(x.Text) {
		if w == "without" || gist.Negates(x.Lang, w) {
			n++
		}
	}
	return n
}

// countWords returns how many words of the question are among these.
func (x *Asked) countWords(words []string) (n int) {
	for _, w := range question.WordsOf(x.Text) {
		if slices.Contains(words, w) {
			n++
		}
	}
	return n
}

// holds reports whether an amount is within a bound of n.
func (b limit) holds(amount, n int) bool {
	switch b {
	case moreThan:
		return amount > n
	case atLeast:
		return amount >= n
	case fewerThan:
		return amount < n
	case atMost:
		return amount <= n
	case noneOf:
		return amount == 0
	}
	return amount == n
}

// amountIn says a number of a quantity within a bound: *more than 3 strength points*, *no wool*.
func (x Speaker) amountIn(b limit, q quantity, n int) string {
	number := q.number(n)
	switch b {
	case moreThan:
		return x.Say("mehr als %s", "more than %s", number)
	case atLeast:
		return x.Say("mindestens %s", "at least %s", number)
	case fewerThan:
		return x.Say("weniger als %s", "fewer than %s", number)
	case atMost:
		return x.Say("höchstens %s", "at most %s", number)
	case noneOf:
		no := "keine"
		if slices.Contains([]string{"Holz", "Lehm", "Erz", "Getreide", "Gold"}, q.word.Many.DE) {
			no = "kein"
		}
		return x.Say(no+" %s", "no %s", q.word.Many)
	}
	return number.In(x.Language)
}

// filterOf returns the terms of the search grammar for a bound; "" if the search would find others, too: it takes those
// for none whose amount is unknown.
func (x Speaker) filterOf(b limit, q quantity, n int) string {
	switch b {
	case exactly:
		return fmt.Sprintf("%s:%d", q.key.In(x.Language), n)
	case moreThan, atLeast:
		return fmt.Sprintf("%s%s%d", q.key.In(x.Language), b, n)
	}
	return ""
}

// strengthNoun reads the noun *Stärke* as what a card has, and not as the verb.
func (x *Asked) strengthNoun() {
	if x.Lang == catalog.DE && x.Extreme != "" && x.Verb() == "strengthen" && len(x.Topics) == 0 &&
		strings.Contains(x.Text, "Stärke") {
		x.Verbs, x.Topics = []question.Verb{}, []string{"strength"}
	}
}

// asksHowMany matches the end of a text before the things that are counted.
var asksHowMany = regexp.MustCompile(`(?i)\b(?:wie ?viele|how many|anzahl(?: der)?|number of)\s+$`)
