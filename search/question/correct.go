package question

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"
)

const (
	// minCorrected is the fewest letters of a misspelled word that is read as the only word close to it. In shorter ones
	// another word is as likely.
	minCorrected = 7
	// maxCorrected limits the words that are corrected together, as in a name of several words.
	maxCorrected = 3
	// maxUnread is the most unread words of a question that is worth correcting.
	maxUnread = 4
)

// Correct returns the text of a question in which unread words are replaced by the only phrase of the vocabulary that
// is within one edit: a letter more, less, different, or swapped with its neighbor. Numbers and words that known
// reports are left alone. There is nothing to correct if list is empty.
func (r *Reader) Correct(q *Question, known func(word string) bool) (text string, list []Correction) {
	text = q.Text
	if len(q.Unread) > maxUnread {
		return text, nil
	}
	left := *q
	for range q.Unread {
		fixed, c := r.correctOne(text, &left, known)
		if fixed == "" {
			break
		}
		text, list = fixed, append(list, c)
		left.Unread = slices.DeleteFunc(slices.Clone(left.Unread), func(u string) bool {
			return slices.ContainsFunc(split(c.Typed), func(w word) bool { return w.text == strings.ToLower(u) })
		})
	}
	return text, list
}

// correctOne replaces the first words of a text that can be corrected. It returns "" if there are none.
func (r *Reader) correctOne(text string, q *Question, known func(word string) bool) (string, Correction) {
	lex, words := r.lexicons[q.Lang](), split(text)
	for i := range words {
		for n := min(maxCorrected, len(words)-i); n > 0; n-- {
			if !unread(q, words[i:i+n]) || slices.ContainsFunc(words[i:i+n], word.isNumber) ||
				clauseWithin(words[i:i+n]) || n == 1 && known(words[i].text) ||
				r.IsFunctionWord(words[i].text, q.Lang) && allKnown(words[i:i+n], known) {
				continue // "the game" is not "the same"
			}
			phrase, named := lex.near(joined(words[i : i+n]))
			if n > 1 && len(split(phrase)) != n && allKnown(words[i:i+n], known) {
				continue // "Hand leer" is no Händler
			}
			if phrase != "" && (named || r.keeps(q, words[i:i+n], phrase)) {
				from, to := words[i].start, words[i+n-1].end
				return text[:from] + phrase + text[to:], Correction{text[from:to], phrase}
			}
		}
	}
	return "", Correction{}
}

// keeps reports whether a phrase still contains the words that were read: "how meny" may become "how many", but "play
// per" may not become "player".
func (r *Reader) keeps(q *Question, words []word, phrase string) bool {
	in := split(phrase)
	return len(words) == 1 || !slices.ContainsFunc(words, func(w word) bool {
		return !unread(q, []word{w}) && !slices.ContainsFunc(in, func(o word) bool { return o.text == w.text })
	})
}

// allKnown reports whether no word can be misspelled.
func allKnown(words []word, known func(word string) bool) bool {
	return !slices.ContainsFunc(words, func(w word) bool { return !known(w.text) })
}

// unread reports whether at least one of the words was not read.
func unread(q *Question, words []word) bool {
	for _, u := range q.Unread {
		for _, w := range words {
			if strings.ToLower(u) == w.text {
				return true
			}
		}
	}
	return false
}

// near returns the only phrase of the lexicon whose key is within one edit of the given one, or "".
// named reports that it is the name of a card.
func (x *lexicon) near(key string) (phrase string, named bool) {
	if utf8.RuneCountInString(key) < minCorrected || len(x.exact[key]) > 0 {
		return "", false
	}
	var found string
	var meaning entry
	for _, k := range slices.Concat(x.sized[len(key)-1], x.sized[len(key)], x.sized[len(key)+1]) {
		if !oneEdit(k, key) {
			continue
		}
		e := x.exact[k][0]
		if e.class == classVerb || e.class == classState || inflects(k, key) { // a form that the lexicon lacks
			continue
		}
		if found != "" && (e.class != meaning.class || e.id != meaning.id) {
			return "", false
		}
		if found == "" || k < found { // independent of the order of the map
			found, meaning = k, e
		}
	}
	if found == "" {
		return "", false
	}
	if name := x.nameOf(meaning); name != "" {
		return name, true
	}
	return cmp.Or(x.spelled[found], found), false
}

// inflects reports whether a word is another one with the ending of an adjective: *zusätzliche*.
func inflects(word, longer string) bool {
	rest, ok := strings.CutPrefix(longer, word)
	return ok && (rest == "e" || rest == "n")
}

// nameOf returns the first name of a card in the language of the lexicon, or "" for any other meaning.
func (x *lexicon) nameOf(e entry) string {
	if e.class != className || x.cat.Card(e.id) == nil {
		return ""
	}
	return x.cat.Card(e.id).Title(x.lang)
}

// oneEdit reports whether two different folded words are one edit apart.
func oneEdit(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	return i < len(a) && (a[i+1:] == b[i+1:] ||
		i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:])
}

// Strangers returns the unread words of a question that stand where a name would, unless known reports them: "can the
// florbnix burn the Library". Such a word is probably what the question is about.
func (r *Reader) Strangers(q *Question, known func(word string) bool) []string {
	var out []string
	words := split(q.Text)
	for i, w := range words {
		if unread(q, words[i:i+1]) && !w.isNumber() && utf8.RuneCountInString(w.text) >= minGuess && !known(w.text) &&
			r.lexicons[q.Lang]().nameLike(q, words, i) {
			out = append(out, q.Text[w.start:w.end])
		}
	}
	return out
}

// nameLike reports whether word i stands where a name would: after an article, a preposition, a verb and the like, or
// at the beginning before a verb or a preposition. Other unread words may stand before it. Before a thing it is taken
// for an attribute.
func (x *lexicon) nameLike(q *Question, words []word, i int) bool {
	if i+1 < len(words) && !words[i].clauseEnd && slices.ContainsFunc(x.exact[words[i+1].key()], entry.isThing) {
		return false
	}
	for ; i > 0; i-- {
		if before := words[i-1]; !unread(q, words[i-1:i]) {
			return !before.sentenceEnd && x.isAny(before, classArt, classSide, classPrep, classAll, classNumber,
				classModal, classAux, classVerb, classState, classAnd, classOr)
		}
	}
	for i < len(words)-1 && unread(q, words[i:i+1]) {
		i++
	}
	return x.isAny(words[i], classVerb, classModal, classAux, classPrep, classAnd, classOr)
}

// isAny reports whether a word may be of one of the classes.
func (x *lexicon) isAny(w word, classes ...class) bool {
	return slices.ContainsFunc(classes, func(c class) bool { return x.is(w.key(), c) })
}
