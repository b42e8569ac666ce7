package interact

import (
	"fmt"
	"strconv"
	"strings"

	"catanica/catalog"
)

// say fills a sentence: {A} and {B} are the cards as subjects, {den A}, {dem B} and {des B} in the other cases of
// German, {its A} its or their, {n} a number, {s|p} the form for the number n, {is|are A} the form for a plural name.
func (s teller) say(text catalog.Text, n int) string {
	out := text.In(s.lang)
	for mark, k := range map[string]*catalog.Card{"A": s.a, "B": s.b} {
		for form, c := range map[string]catalog.Case{"": catalog.Nominative, "den ": catalog.Accusative,
			"dem ": catalog.Dative, "des ": catalog.Genitive} {
			out = strings.ReplaceAll(out, "{"+form+mark+"}", k.WithDefinite(s.lang, c))
		}
		out = choose(out, " "+mark, k.IsPlural(s.lang))
	}
	out = strings.ReplaceAll(out, "{its A}", s.its())
	out = strings.ReplaceAll(out, "bei dem ", "beim ")
	out = strings.ReplaceAll(out, "{n}", strconv.Itoa(max(n, -n)))
	return choose(out, "", n != 1 && n != -1)
}

// choose replaces each {one|many SUFFIX} by the form that second selects.
func choose(text, suffix string, second bool) string {
	for {
		i := strings.Index(text, "|")
		if i < 0 {
			return text
		}
		from, to := strings.LastIndex(text[:i], "{"), i+strings.Index(text[i:], "}")
		if from < 0 || to < i {
			return text
		}
		inner := text[from+1 : to]
		if suffix != "" && !strings.HasSuffix(inner, suffix) {
			// belongs to the other card or to the number: protect it from this pass
			rest := choose(text[to+1:], suffix, second)
			return text[:to+1] + rest
		}
		one, many, _ := strings.Cut(strings.TrimSuffix(inner, suffix), "|")
		if second {
			one = many
		}
		text = text[:from] + one + text[to+1:]
	}
}

// faces writes the faces of a die: "1–5", "1 or 2", "3, 5 or 6".
func faces(rolls []int8, or string) string {
	if n := len(rolls); n > 2 && rolls[n-1]-rolls[0] == int8(n-1) {
		return fmt.Sprintf("%d–%d", rolls[0], rolls[n-1])
	}
	var out []string
	for _, r := range rolls {
		out = append(out, strconv.Itoa(int(r)))
	}
	return list(out, or)
}

// list joins words with commas and a conjunction.
func list(words []string, and string) string {
	if n := len(words); n > 1 {
		return strings.Join(words[:n-1], ", ") + " " + and + " " + words[n-1]
	}
	return strings.Join(words, "")
}
