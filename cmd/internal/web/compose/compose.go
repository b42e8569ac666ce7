package compose

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/search/query"
)

// Setting is a filter to be put into a query. It replaces the filter that the query has under one of its keys.
type Setting struct {
	Keys []string // English names; at most one of them, such as one of all relations, is in the query
	Text string   // the filter as written; "" removes it
}

// Rewrite puts filters into a query: in place of those with the same key at its top level, else at the end.
func Rewrite(text string, settings ...Setting) string {
	q, _ := query.Parse(text)
	type edit struct {
		at   query.Span
		text string
	}
	var edits []edit
	var added []string
	for _, s := range settings {
		if at, ok := current(&q, s.Keys); ok {
			edits = append(edits, edit{at, s.Text})
		} else if s.Text != "" {
			added = append(added, s.Text)
		}
	}
	slices.SortFunc(edits,
		func(a, b edit) int { return b.at.From - a.at.From }) // last first, so that offsets stay valid
	for _, e := range edits {
		text = text[:e.at.From] + e.text + text[e.at.To:]
		if e.text == "" {
			text = strings.TrimSpace(text[:e.at.From]) + " " + strings.TrimSpace(text[e.at.From:])
		}
	}
	return strings.TrimSpace(AddFilters(strings.TrimSpace(text), strings.Join(added, " ")))
}

// current returns the span of the first top-level filter or sort order with one of the keys, and whether there is one.
func current(q *query.Query, keys []string) (query.Span, bool) {
	for _, f := range TopFilters(q) {
		if slices.Contains(keys, f.Key.Name) && f.Op != query.IsNot {
			return f.At, true
		}
	}
	return query.Span{}, false
}

// TopFilters returns the filters that apply to a whole query, outside of groups and alternatives, and its sort orders.
func TopFilters(q *query.Query) []query.Filter {
	var out []query.Filter
	for _, n := range q.Root {
		if f, ok := n.(query.Filter); ok {
			out = append(out, f)
		}
	}
	return append(out, q.SortFilters...)
}

// AddFilters adds filters to a text so that they apply to all of it.
func AddFilters(text, filters string) string {
	switch {
	case filters == "":
		return text
	case text == "":
		return filters
	}
	q, mistakes := query.Parse(text)
	ways := []string{text + " " + filters, filters + " " + text}
	if q.Plain {
		ways = append(ways, plainWords(text)+" "+filters)
	} else {
		ways = append(ways, "("+text+") "+filters)
	}
	for _, way := range ways {
		if len(mistakes) == 0 && holds(way, &q, filters) || len(mistakes) > 0 && sameMistakes(way, mistakes) {
			return way
		}
	}
	return ways[0]
}

// sameMistakes reports whether a text has the given mistakes, which stay for the reader to mend, and no others.
func sameMistakes(text string, want []*query.Error) bool {
	_, got := query.Parse(text)
	return slices.EqualFunc(got, want, func(a, b *query.Error) bool { return a.What == b.What })
}

// holds reports whether the filters apply to all of the text and leave the meaning of q unchanged.
func holds(text string, q *query.Query, filters string) bool {
	all, mistakes := query.Parse(text)
	added, _ := query.Parse(filters)
	if len(mistakes) > 0 || len(TopFilters(&all)) != len(TopFilters(q))+len(TopFilters(&added)) {
		return false
	}
	return !q.Plain || !hasAlternatives(&all) // plain words stay plain words
}

// hasAlternatives reports whether the top level contains anything but words and filters.
func hasAlternatives(q *query.Query) bool {
	return slices.ContainsFunc(q.Root, func(n query.Node) bool {
		switch n.(type) {
		case query.Word, query.Filter:
			return false
		}
		return true
	})
}

// plainWords removes everything from a text of plain words that the grammar would interpret beside a filter.
func plainWords(text string) string {
	text = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`()"„“”«»|:=<>`, r) {
			return ' '
		}
		return r
	}, text)
	words := slices.DeleteFunc(strings.Fields(text), func(w string) bool {
		return slices.Contains([]string{"or", "oder", "and", "und", "not", "nicht"}, strings.ToLower(w)) &&
			(w == "or" || w == "oder" || w == strings.ToUpper(w))
	})
	for i, w := range words {
		words[i] = strings.TrimLeft(w, "-")
	}
	return strings.Join(words, " ")
}

// KeyIn returns the name of a key in a language.
func KeyIn(name string, lang catalog.Lang) string {
	k, ok := query.Lookup(name)
	if !ok {
		return name
	}
	if lang == catalog.DE {
		return k.German
	}
	return k.Name
}

// Written writes a filter, given by its key's English name: key, colon, value.
func Written(key, value string, lang catalog.Lang) string {
	if value == "" {
		return ""
	}
	return KeyIn(key, lang) + ":" + InQuotes(value)
}

// InQuotes quotes a value if it would not be one word without quotes.
func InQuotes(value string) string {
	value = strings.TrimSpace(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`"„“”«»`, r) {
			return -1
		}
		return r
	}, value))
	if strings.ContainsAny(value, " \t()") {
		return `"` + value + `"`
	}
	return value
}

// Ranged writes a filter for a range of numbers. Either bound may be "".
func Ranged(key, from, to string, lang catalog.Lang) string {
	name := KeyIn(key, lang)
	switch {
	case from == "" && to == "":
		return ""
	case to == "":
		return name + ">=" + from
	case from == "":
		return name + "<=" + to
	case from == to:
		return name + ":" + from
	}
	return name + ":" + from + ".." + to
}

// Bounds returns the bounds of a range as Ranged takes them, with "" for an open one. ok is false if r is not a range.
func Bounds(r query.Range) (from, to string, ok bool) {
	if r.Word != "" {
		return "", "", false
	}
	if r.Low > 0 {
		from = strconv.Itoa(r.Low)
	}
	if r.High < math.MaxInt {
		to = strconv.Itoa(r.High)
	}
	return from, to, true
}

// RelationKeys lists the keys for relations between cards.
func RelationKeys() []string {
	var out []string
	for _, w := range catalog.RelationWords() {
		out = append(out, w.Word)
	}
	return out
}

// germanWords translates the values of filters and sort orders where the grammar's own word is English.
var germanWords = map[string]string{
	"ruling": "entscheid", "card": "karte", "term": "begriff", "rule": "regel", "class": "klasse",
	"scenario": "szenario",
	"yes":      "ja", "no": "nein", "depends": "kommtdraufan", "none": "keine", "unknown": "unbekannt", "any": "jede",
	"cost": "kosten", "vp": "siegpunkte", "strength": "stärke", "tournament": "turnier", "commerce": "handelspunkte",
	"copies": "anzahl",
	"id":     "nummer", "edition": "regelstand", "kind": "art", "relevance": "relevanz",
	"unique": "einmalig", "open": "offen", "several": "mehrfach", "printings": "fassungen", "ours": "unsere",
	"changed": "geändert",
	"basic":   "grundspiel", "extended": "erweitert", "board": "brettspiel", "vienna": "wien",
}

// WordIn translates a value of the grammar.
func WordIn(word string, lang catalog.Lang) string {
	if german, ok := germanWords[word]; ok && lang == catalog.DE {
		return german
	}
	return word
}

// OrderIn translates a sort order: -cost becomes -kosten.
func OrderIn(order string, lang catalog.Lang) string {
	word, down := strings.CutPrefix(order, "-")
	if word == "tournament" && lang == catalog.DE {
		word = "turnierpunkte"
	}
	if word = WordIn(word, lang); down {
		return "-" + word
	}
	return word
}
