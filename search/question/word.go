package question

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
)

// maxWords limits the words of a question that are read. Longer texts are not questions that a sentence answers.
const maxWords = 40

// word is a word of a text in lower case with its byte range.
type word struct {
	text       string
	start, end int
	clauseEnd  bool // punctuation or the end of the text follows
	// A full stop, question mark or exclamation mark follows.
	sentenceEnd bool
	announces   bool // a colon or a dash follows
}

// key returns the form under which the word is looked up: without umlauts, accents and punctuation.
func (w word) key() string { return catalog.LooseFold(w.text) }

// split returns the first words of a text, at most maxWords. An apostrophe or a full stop between letters or digits
// belongs to the word, and so does the colon of a ratio (2:1); a hyphen separates two words.
func split(text string) []word {
	var out []word
	start := -1
	end := func(at int) {
		if start >= 0 && len(out) < maxWords {
			out = append(out, word{text: strings.ToLower(text[start:at]), start: start, end: at})
		}
		start = -1
	}
	for i, r := range text {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.M, r):
			if start < 0 {
				start = i
			}
		case start >= 0 && (r == '\'' || r == '’') && letterAt(text, i+utf8.RuneLen(r)):
		case r == ':' && digitAt(text, i-1) && digitAt(text, i+1):
		default:
			end(i)
			dash := r == '–' || r == '—' || r == '-' && strings.HasPrefix(text[i+1:], " ") && i > 0 && text[i-1] == ' '
			if (dash || strings.ContainsRune(",;:.!?", r)) && len(out) > 0 {
				w := &out[len(out)-1]
				w.clauseEnd, w.sentenceEnd = true, w.sentenceEnd || strings.ContainsRune(".;!?", r)
				w.announces = w.announces || dash || r == ':'
			}
		}
	}
	end(len(text))
	if len(out) > 0 {
		out[len(out)-1].clauseEnd = true
	}
	return out
}

// expand writes out what English contracts of to have: "I've" and "he's got" become "i have" and "he has", and so does
// "I have got".
func expand(words []word) []word {
	var out []word
	for i, w := range words {
		next := ""
		if i+1 < len(words) && !w.clauseEnd {
			next = words[i+1].text
		}
		last := len(out) - 1
		if w.text == "got" && last >= 0 && !out[last].clauseEnd && (out[last].text == "have" || out[last].text == "has") {
			out[last].clauseEnd, out[last].sentenceEnd = w.clauseEnd, w.sentenceEnd
			out[last].announces = w.announces
			continue
		}
		at := strings.IndexAny(w.text, "'’")
		if at <= 0 {
			out = append(out, w)
			continue
		}
		has := map[string]string{"'ve": "have", "’ve": "have", "'s": "has", "’s": "has"}[w.text[at:]]
		if has == "" || has == "has" && (next != "got" || !slices.Contains(contracting, w.text[:at])) {
			out = append(out, w)
			continue
		}
		out = append(out, word{text: w.text[:at], start: w.start, end: w.start + at})
		w.text, w.start = has, w.start+at
		out = append(out, w)
	}
	return out
}

// contracting are the words after which 's got stands for has.
var contracting = []string{"he", "she", "it", "who", "opponent", "there"}

// keysOf returns the keys of words.
func keysOf(words []word) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = w.key()
	}
	return out
}

// isNumber reports whether a word consists of digits.
func (w word) isNumber() bool {
	return !strings.ContainsFunc(w.text, func(r rune) bool { return !unicode.IsDigit(r) })
}

// isRatio reports whether a word is the rate of an exchange: 2:1.
func (w word) isRatio() bool { return strings.Contains(w.text, ":") }

// digitAt reports whether a text has a digit at a byte.
func digitAt(text string, i int) bool {
	return i >= 0 && i < len(text) && '0' <= text[i] && text[i] <= '9'
}

func letterAt(text string, i int) bool {
	r, _ := utf8.DecodeRuneInString(text[min(i, len(text)):])
	return unicode.IsLetter(r)
}

// stem strips the endings of declension from a folded word, as long as three letters remain. Names and words of the
// vocabulary are compared by stem after they were compared as written, so it may strip too much but not too little.
func stem(key string, lang catalog.Lang) string {
	if articles[key] {
		return "d"
	}
	if lang == catalog.EN {
		return englishStem(key)
	}
	for {
		next := key
		for _, ending := range []string{"en", "em", "er", "es", "e", "n", "s"} {
			if rest, ok := strings.CutSuffix(key, ending); ok && utf8.RuneCountInString(rest) >= 3 {
				next = rest
				break
			}
		}
		if next == key {
			return key
		}
		key = next
	}
}

// articles are the German definite articles, which names inflect: Karl dem Starken.
var articles = map[string]bool{"der": true, "die": true, "das": true, "dem": true, "den": true, "des": true}

// englishStem strips the plural from a folded word.
func englishStem(key string) string {
	switch {
	case len(key) > 4 && strings.HasSuffix(key, "ies"):
		return key[:len(key)-3] + "y"
	case len(key) > 4 && (strings.HasSuffix(key, "ches") || strings.HasSuffix(key, "shes") ||
		strings.HasSuffix(key, "sses")):
		return key[:len(key)-2]
	case len(key) > 3 && strings.HasSuffix(key, "s") && !strings.HasSuffix(key, "ss"):
		return key[:len(key)-1]
	}
	return key
}
