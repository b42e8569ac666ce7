package compose

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/search/query"
)

// Setting is a filter to be put into a query: what stands there now under one of its keys gives way to it.
type Setting struct {
	Keys []string // by their English names; of several, such as all relations, one stands in the query at most
	Text string   // the filter as it is to stand; "" takes it out
}

// Rewrite puts filters into a query: in place of those of the same key at its top, else behind everything.
func Rewrite(text string, settings ...Setting) string {
	q, _ := query.Parse(text)
	type edit struct {
		at   query.Span
		text string
	}
	var edits []edit
	var added []string
	for _, s := range settings {
		if at, ok := standing(&q, s.Keys); ok {
			edits = append(edits, edit{at, s.Text})
		} else if s.Text != "" {
			added = append(added, s.Text)
		}
	}
	slices.SortFunc(edits, func(a, b edit) int { return b.at.From - a.at.From }) // from behind, so that offsets stay
	for _, e := range edits {
		text = text[:e.at.From] + e.text + text[e.at.To:]
		if e.text == "" {
			text = strings.TrimSpace(text[:e.at.From]) + " " + strings.TrimSpace(text[e.at.From:])
		}
	}
	return strings.TrimSpace(AddFilters(strings.TrimSpace(text), strings.Join(added, " ")))
}

// standing is where the first filter with one of the keys stands at the top of a query, or the order it asks for.
func standing(q *query.Query, keys []string) (query.Span, bool) {
	for _, f := range TopFilters(q) {
		if slices.Contains(keys, f.Key.Name) && f.Op != query.IsNot {
			return f.At, true
		}
	}
	return query.Span{}, false
}

// TopFilters are the filters that hold for all of a query, in no group and no alternative, and the orders it asks for.
func TopFilters(q *query.Query) []query.Filter {
	var out []query.Filter
	for _, n := range q.Root {
		if f, ok := n.(query.Filter); ok {
			out = append(out, f)
		}
	}
	return append(out, q.SortFilters...)
}

// AddFilters sets filters beside a text so that they hold for all of it.
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
	if len(mistakes) == 0 {
		for _, way := range ways {
			if holds(way, &q, filters) {
				return way
			}
		}
	}
	return ways[0]
}

// holds reports whether the filters hold for all of the text and leave what q is as it is.
func holds(text string, q *query.Query, filters string) bool {
	all, mistakes := query.Parse(text)
	added, _ := query.Parse(filters)
	if len(mistakes) > 0 || len(TopFilters(&all)) != len(TopFilters(q))+len(TopFilters(&added)) {
		return false
	}
	return !q.Plain || !hasAlternatives(&all) // what was plain words stays so
}

// hasAlternatives reports whether something at the top is no word and no filter.
func hasAlternatives(q *query.Query) bool {
	return slices.ContainsFunc(q.Root, func(n query.Node) bool {
		switch n.(type) {
		case query.Word, query.Filter:
			return false
		}
		return true
	})
}

// plainWords is a text of plain words without what would be a sign of the grammar beside a filter.
func plainWords(text string) string {
	text = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`()"„“”«»|:=<>`, r) {
			return ' '
		}
		return r
	}, text)
	words := slices.DeleteFunc(strings.Fields(text), func(w string) bool {
		return slices.Contains([]string{"or", "oder", "and", "und", "not", "nicht"}, strings.ToLower(w)) && (w == "or" || w == "oder" || w == strings.ToUpper(w))
	})
	for i, w := range words {
		words[i] = strings.TrimLeft(w, "-")
	}
	return strings.Join(words, " ")
}

// KeyIn is what the key is called in lang.
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

// Written is a filter by its key's English name: key, colon, value.
func Written(key, value string, lang catalog.Lang) string {
	if value == "" {
		return ""
	}
	return KeyIn(key, lang) + ":" + InQuotes(value)
}

// InQuotes sets a value in quotes where it could not stand without.
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

// Ranged is a filter for a number from and to; either may be "".
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

// Bounds are the ends of a range as ranged takes them, "" for an open one; ok is false for what is no range.
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

// RelationKeys are the keys of relations between cards.
func RelationKeys() []string {
	var out []string
	for _, w := range catalog.RelationWords() {
		out = append(out, w.Word)
	}
	return out
}

// germanWords are what the values of filters and orders are called in German, where the grammar's own word is English.
var germanWords = map[string]string{
	"ruling": "entscheid", "card": "karte", "term": "begriff", "rule": "regel", "class": "klasse", "scenario": "szenario",
	"yes": "ja", "no": "nein", "depends": "kommtdraufan", "none": "keine", "unknown": "unbekannt", "any": "jede",
	"cost": "kosten", "vp": "siegpunkte", "strength": "stärke", "tournament": "turnier", "commerce": "handelspunkte", "copies": "anzahl",
	"id": "nummer", "edition": "regelstand", "kind": "art", "relevance": "relevanz",
	"unique": "einmalig", "open": "offen", "several": "mehrfach", "printings": "fassungen", "ours": "unsere", "changed": "geändert",
	"basic": "grundspiel", "extended": "erweitert", "board": "brettspiel", "vienna": "wien",
}

// WordIn is a value of the grammar in lang.
func WordIn(word string, lang catalog.Lang) string {
	if german, ok := germanWords[word]; ok && lang == catalog.DE {
		return german
	}
	return word
}

// OrderIn is an order in lang: -cost is -kosten.
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
