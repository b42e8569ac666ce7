package find

import (
	"context"
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"
	"catanica/cmd/internal/web/compose"
	"catanica/cmd/internal/web/present"
	"catanica/rulings"
	"catanica/search/query"
)

// completion is a way to complete the text that is being typed.
type completion struct {
	Query string `json:"query"` // the whole text, completed
	Text  string `json:"text"`  // the completed word: set:zud
	About string `json:"about"` // what the word means
}

// Limits on the completions offered at once. Keys are limited further, because most words are not keys.
const (
	mostCompletions = 6
	mostKeys        = 2
)

// completions completes the end of a text: a word to keys, or a key with the beginning of a value to values.
func (s *Section) completions(ctx context.Context, text string, lang catalog.Lang) []completion {
	before, chunk := lastChunk(text)
	out := []completion{}
	i := strings.IndexAny(chunk, ":=")
	if i < 0 {
		for _, k := range keysBeginning(chunk, lang) {
			out = append(out, completion{before + k + ":", k + ":", keyAbout(k, lang)})
		}
		return out
	}
	key, known := query.Lookup(chunk[:i])
	if !known {
		return out
	}
	head, typed := chunk[:i+1], strings.TrimLeft(chunk[i+1:], `"„“`)
	for _, v := range s.valuesOf(ctx, key, typed, lang) {
		written := head + compose.InQuotes(v.word)
		if len(out) < mostCompletions && written != chunk {
			out = append(out, completion{before + written + " ", written, v.about})
		}
	}
	return out
}

// lastChunk splits a text before the part that is being typed. That part begins after the last space or parenthesis
// outside quotes, and after a minus sign.
func lastChunk(text string) (before, chunk string) {
	from, open := 0, false
	for i, r := range text {
		switch {
		case strings.ContainsRune(`"„“”`, r):
			open = !open
		case !open && (unicode.IsSpace(r) || r == '('):
			from = i + len(string(r))
		}
	}
	if strings.HasPrefix(text[from:], "-") {
		from++
	}
	return text[:from], text[from:]
}

// keysBeginning returns the keys that begin with a word, by their names in the reader's language.
func keysBeginning(word string, lang catalog.Lang) []string {
	var out []string
	folded := catalog.Fold(word)
	if len(folded) < 2 {
		return nil
	}
	for _, k := range query.Keys() {
		own := compose.KeyIn(k.Name, lang)
		for _, name := range append([]string{own, k.Name, k.German}, k.Aliases...) {
			if strings.HasPrefix(catalog.Fold(name), folded) && len(name) > 2 {
				out = append(out, own)
				break
			}
		}
	}
	slices.SortStableFunc(out,
		func(a, b string) int { // keys that begin with the word come before those with such an alias
			return begins(b, folded) - begins(a, folded)
		})
	return out[:min(len(out), mostKeys)]
}

func begins(name, folded string) int {
	if strings.HasPrefix(catalog.Fold(name), folded) {
		return 1
	}
	return 0
}

func keyAbout(name string, lang catalog.Lang) string {
	k, _ := query.Lookup(name)
	return k.About.In(lang)
}

// offered is a possible value of a filter.
type offered struct{ word, about string }

// valuesOf returns the values of a key that begin with the typed text or have a word in their description that does.
func (s *Section) valuesOf(ctx context.Context, k *query.Key, typed string, lang catalog.Lang) []offered {
	all := s.allValues(k, lang)
	if slices.Contains(append(compose.RelationKeys(), "card"), k.Name) {
		all = append(all, s.cardsBeginning(ctx, typed, lang)...)
	}
	folded := catalog.Fold(typed)
	return slices.DeleteFunc(all, func(v offered) bool {
		words := append(strings.FieldsFunc(v.about, func(r rune) bool {
			return !unicode.IsLetter(r) &&
				!unicode.IsDigit(r)
		}), v.word, v.about)
		return !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(catalog.Fold(w), folded) })
	})
}

// allValues lists the values of a key; there are none for numbers, texts and dates.
func (s *Section) allValues(k *query.Key, lang catalog.Lang) []offered {
	var out []offered
	add := func(word, about string) { out = append(out, offered{word, about}) }
	switch k.Name {
	case "kind":
		for _, kind := range present.ShownKinds {
			add(compose.WordIn(string(kind), lang), "")
		}
	case "set":
		for _, set := range s.Catalog.Sets {
			add(set.ID, set.Name.In(lang))
		}
	case "edition", "first":
		for _, e := range s.Catalog.Editions {
			add(string(e.ID), e.Name.In(lang))
		}
	case "game":
		for _, g := range rulings.Games {
			add(strings.ToLower(compose.WordIn(string(g), lang)), g.Name().In(lang))
		}
		for _, g := range catalog.Games {
			add(compose.WordIn(string(g), lang), "")
		}
	case "proven":
		add(compose.WordIn("yes", lang), "")
		add(compose.WordIn("no", lang), "")
	case "verdict":
		for _, v := range []rulings.Verdict{rulings.Yes, rulings.No, rulings.Depends} {
			add(compose.WordIn(string(v), lang), "")
		}
	case "sort":
		for _, names := range query.Sorts {
			add(compose.OrderIn(names[0], lang), "")
			add(compose.OrderIn("-"+names[0], lang), "")
		}
	case "is":
		for _, p := range catalog.Properties {
			add(compose.WordIn(string(p), lang), "")
		}
		add(compose.WordIn("ours", lang), "")
		add(compose.WordIn("changed", lang), "")
		return append(out, s.groupsOffered(lang)...)
	}
	if k.Name == "class" || slices.Contains(compose.RelationKeys(), k.Name) {
		out = append(out, s.groupsOffered(lang)...)
	}
	return out
}

// groupsOffered returns the words for classes and types in alphabetical order.
func (s *Section) groupsOffered(lang catalog.Lang) []offered {
	var out []offered
	for _, g := range s.Groups[lang] {
		out = append(out, offered{g.Word, ""})
	}
	slices.SortFunc(out, func(a, b offered) int { return strings.Compare(a.word, b.word) })
	return out
}

// cardsBeginning returns the cards whose names begin with the typed text.
func (s *Section) cardsBeginning(ctx context.Context, typed string, lang catalog.Lang) []offered {
	var out []offered
	for _, found := range s.Index.Suggest(ctx, typed, lang, mostSuggestions) {
		if found.Kind == catalog.KindCard {
			about := found.Title
			if about == found.Text {
				about = ""
			}
			out = append(out, offered{found.Text, about})
		}
	}
	return out
}
