package main

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
)

// text is a source with the place of each of its characters.
type text struct {
	id     string
	folded string
	starts []int    // offsets at which places begin
	places []string // ids of articles and of headings or, before the first, numbers of lines
}

// heading matches the id of an article or a section at the beginning of a line, perhaps behind a page break. Some are
// misprinted with a colon, and some sections are named twice.
var heading = regexp.MustCompile(`^(?:<\|[^|]*\|>)?\s*(1\d\d[.:][A-Z]{1,2}(?:[.:][a-z])?)[.:]*(\s|$)`)

// register is the heading of the Encyclopædia's index, whose lines may begin with an id.
const register = "Alphabetisches Register"

// newText prepares a text for a search. Words that are broken at the end of a line become whole.
func newText(id, content string) text {
	t := text{id: id}
	var b strings.Builder
	inArticles, inRegister := false, false
	for n, line := range strings.Split(content, "\n") {
		m := heading.FindStringSubmatch(line)
		switch {
		case inRegister:
		case inArticles && strings.TrimSpace(line) == register:
			inRegister = true
			t.add(b.Len(), "Register")
		case m != nil:
			inArticles = true
			t.add(b.Len(), strings.ReplaceAll(m[1], ":", "."))
		case !inArticles:
			t.add(b.Len(), "line "+strconv.Itoa(n+1))
		}
		if whole, broken := strings.CutSuffix(strings.TrimRight(line, " \r"), "-"); broken {
			b.WriteString(fold(whole))
			continue
		}
		b.WriteString(fold(line) + " ")
	}
	t.folded = b.String()
	return t
}

func (t *text) add(at int, place string) {
	t.starts, t.places = append(t.starts, at), append(t.places, place)
}

// mentions returns the places that name one of the forms, each once, in the order of the text.
func (t text) mentions(forms *regexp.Regexp) []string {
	var out []string
	for _, at := range forms.FindAllStringIndex(t.folded, -1) {
		i, exact := slices.BinarySearch(t.starts, at[0])
		if !exact {
			i--
		}
		if i >= 0 && !slices.Contains(out, t.places[i]) {
			out = append(out, t.places[i])
		}
	}
	return out
}

// hash identifies the words of the place: eight hexadecimal digits.
func (t text) hash(place string) string {
	var words []string
	for i, p := range t.places {
		if p != place {
			continue
		}
		end := len(t.folded)
		if i+1 < len(t.starts) {
			end = t.starts[i+1]
		}
		words = append(words, strings.Fields(t.folded[t.starts[i]:end])...)
	}
	sum := sha256.Sum256([]byte(strings.Join(words, " ")))
	return hex.EncodeToString(sum[:4])
}

// compareAt orders passages by source and place, lines by number.
func compareAt(a, b string) int {
	number := func(at string) (string, int) {
		source, line, ok := strings.Cut(at, "#line ")
		n, err := strconv.Atoi(line)
		if !ok || err != nil {
			return at, 0
		}
		return source, n
	}
	sa, na := number(a)
	sb, nb := number(b)
	return cmp.Or(cmp.Compare(sa, sb), cmp.Compare(na, nb))
}

// spellings makes spellings alike that differ between the sources.
var spellings = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss",
	"-", "", "’", "'", "„", "", "“", "", "\"", "")

func fold(s string) string { return spellings.Replace(strings.ToLower(s)) }

// forms returns a pattern for the card's names and aliases. Every word may have an ending of up to three letters, and
// a weak ending such as -e may change.
func forms(k *catalog.Card) *regexp.Regexp {
	var alternatives []string
	for _, name := range append(k.Aliases.All(), k.Name.DE, k.Name.EN) {
		words := strings.Fields(fold(strings.TrimPrefix(name, "Der ")))
		for i, w := range words {
			if len(w) > 4 {
				w = strings.TrimSuffix(w, "e")
			}
			words[i] = regexp.QuoteMeta(w) + `[a-z]{0,3}`
		}
		if len(words) > 0 {
			alternatives = append(alternatives, strings.Join(words, `\s+`))
		}
	}
	return regexp.MustCompile(`\b(?:` + strings.Join(alternatives, "|") + `)\b`)
}

// noSource matches the German texts that say that the sources are silent.
var noSource = regexp.MustCompile(`\bkeiner? Quelle\b`)

// silences returns what the sources are said not to state about the card: its unknown facts and, as "texts", what its
// texts say that no source states.
func silences(k *catalog.Card) []string {
	out := k.Gaps(catalog.DefaultEdition)
	if data, err := json.Marshal(k); err == nil && noSource.Match(data) {
		out = append(out, "texts")
	}
	return out
}

// citedBy returns all sources in the card's file.
func citedBy(k *catalog.Card) map[string]bool {
	out := map[string]bool{}
	data, err := json.Marshal(k)
	if err != nil {
		return out
	}
	for _, m := range regexp.MustCompile(`"(\d{3}#[^"]*)"`).FindAllStringSubmatch(string(data), -1) {
		out[m[1]] = true
	}
	return out
}
