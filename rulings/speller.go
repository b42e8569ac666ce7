package rulings

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// speller finds misspellings in the prose of one language. It caches words and is not safe for concurrent use.
type speller struct {
	right  []phrase         // terms and names
	wrong  []phrase         // forbidden spellings
	exact  map[string][]int // lower-case first word → indices in wrong
	parts  []int            // indices in wrong of phrases whose first word has a wildcard
	names  map[string][]int // lower-case first word → indices in right
	known  map[string]bool  // lower-case words of terms and names
	near   nearNames
	seen   map[string]found // cache of lookUp
	tokens []token          // buffer for check
}

// phrase is a sequence of one or more words.
type phrase struct {
	words  []string
	hyphen []bool // whether a hyphen must precede the word
	exact  bool   // case-sensitive
	free   bool   // for names: anything may separate the words
	term   string // the right spelling
	wrong  *Wrong
}

// found is the result of looking up a single word.
type found struct {
	wrong []int  // indices in wrong of phrases that it may begin
	near  string // the name that it misspells, or ""
}

// misspelling is a misspelled passage with its correction.
type misspelling struct {
	Line  int // line in the text, from 0
	Text  string
	Write string
	Why   string
	wrong *Wrong // nil for a misspelled name
}

func newSpeller(lang catalog.Lang, words []Word, names []string) *speller {
	s := &speller{
		exact: map[string][]int{}, names: map[string][]int{}, known: map[string]bool{}, seen: map[string]found{},
		near: nearNames{fold: map[string]string{}, low: map[string]string{}, cut: map[string][]string{}},
	}
	for i := range words {
		w := &words[i]
		if term := w.In(lang); term != "" {
			s.name(term)
		}
		for j := range w.Not {
			n := &w.Not[j]
			write := n.Write
			if write == "" {
				write = w.In(lang)
			}
			for _, spelling := range n.In(lang) {
				s.forbid(phraseOf(spelling), write, n)
			}
		}
	}
	for _, name := range names {
		s.name(name)
	}
	return s
}

// name registers a term or name as right wherever it occurs.
func (s *speller) name(name string) {
	p := phraseOf(name)
	if len(p.words) == 0 {
		return
	}
	p.free = true
	first := strings.ToLower(p.words[0])
	s.names[first] = append(s.names[first], len(s.right))
	s.right = append(s.right, p)
	for _, w := range p.words {
		s.known[strings.ToLower(w)] = true
	}
	if len(p.words) == 1 {
		s.near.add(name)
	}
}

func (s *speller) forbid(p phrase, write string, n *Wrong) {
	if len(p.words) == 0 {
		return
	}
	p.term, p.wrong = write, n
	at := len(s.wrong)
	s.wrong = append(s.wrong, p)
	if first := p.words[0]; strings.Contains(first, "*") {
		s.parts = append(s.parts, at)
	} else {
		first = strings.ToLower(first)
		s.exact[first] = append(s.exact[first], at)
	}
}

// phraseOf parses a name, or a spelling of the word list.
func phraseOf(spelling string) phrase {
	p := phrase{exact: strings.ToLower(spelling) != spelling}
	for _, field := range strings.Fields(spelling) {
		for j, w := range strings.FieldsFunc(field, func(r rune) bool { return r != '*' && !letterOrDigit(r) }) {
			p.words, p.hyphen = append(p.words, w), append(p.hyphen, j > 0 && strings.Contains(field, "-"))
		}
	}
	return p
}

// matches reports whether a word of a text matches a word of a phrase.
func matches(pattern, word string, exact bool) bool {
	if !exact {
		word = strings.ToLower(word)
	}
	rest, before := strings.CutPrefix(pattern, "*")
	rest, after := strings.CutSuffix(rest, "*")
	switch {
	case before && after:
		return strings.Contains(word, rest)
	case before:
		return strings.HasSuffix(word, rest)
	case after:
		return strings.HasPrefix(word, rest)
	}
	return word == pattern || !exact && word == strings.ToLower(pattern)
}

// check returns the misspellings in a Markdown passage. Of links only the label counts, and code is skipped.
func (s *speller) check(markdown string) []misspelling {
	var out []misspelling
	s.tokens = wordsOf(s.tokens[:0], shownText(markdown))
	tokens := s.tokens
	for i := 0; i < len(tokens); i++ {
		best, name := -1, 0
		word := tokens[i].text
		for _, at := range s.names[strings.ToLower(word)] {
			if p := s.right[at]; p.at(tokens[i:], false) {
				name = max(name, len(p.words))
			}
		}
		about := s.lookUp(word)
		for _, at := range about.wrong {
			if p := s.wrong[at]; len(p.words) > name && p.at(tokens[i:], p.exact) &&
				(best < 0 || len(p.words) > len(s.wrong[best].words)) {
				best = at
			}
		}
		switch {
		case best >= 0:
			p := s.wrong[best]
			out = append(out, misspelling{tokens[i].line, tokens[i].until(tokens[i+len(p.words)-1]), p.term,
				p.wrong.Why, p.wrong})
			i += len(p.words) - 1
		case name > 0:
			i += name - 1
		case about.near != "":
			out = append(out, misspelling{Line: tokens[i].line, Text: word, Write: about.near,
				Why: "that is how the name is spelled"})
		}
	}
	return out
}

// at reports whether tokens begin with the phrase.
func (p phrase) at(tokens []token, exact bool) bool {
	if len(tokens) < len(p.words) {
		return false
	}
	for i, w := range p.words {
		t := tokens[i]
		if i > 0 && !p.free && (t.gap == otherGap || p.hyphen[i] && t.gap != '-') || !matches(w, t.text, exact) &&
			(exact || !strings.EqualFold(w, t.text)) {
			return false
		}
	}
	return true
}

// lookUp looks up a word and caches the result.
func (s *speller) lookUp(word string) found {
	f, ok := s.seen[word]
	if ok {
		return f
	}
	f.wrong = slices.Clone(s.exact[strings.ToLower(word)])
	for _, at := range s.parts {
		if p := s.wrong[at]; matches(p.words[0], word, p.exact) {
			f.wrong = append(f.wrong, at)
		}
	}
	if !s.known[strings.ToLower(word)] {
		f.near = s.near.find(word)
	}
	s.seen[word] = f
	return f
}
