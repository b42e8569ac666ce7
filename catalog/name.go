package catalog

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"
)

// Fold returns the letters and digits of a name in lower case, with umlauts written out (ä as ae), ß as ss and accents
// removed. Names that differ only in these respects, in spaces or in punctuation have the same fold. Names with ä and
// with a stay distinct. Package search folds words in its own way, because there Munze has to find Münze.
func Fold(s string) string {
	if isFolded(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range strings.ToLower(s) {
		switch r {
		case 'ä', 'æ':
			b.WriteString("ae")
		case 'ö', 'œ':
			b.WriteString("oe")
		case 'ü':
			b.WriteString("ue")
		case 'ß':
			b.WriteString("ss")
		case 'é', 'è', 'ê':
			b.WriteByte('e')
		case 'á', 'à', 'â':
			b.WriteByte('a')
		case 'ó', 'ò', 'ô':
			b.WriteByte('o')
		default:
			if unicode.IsLetter(r) || unicode.IsDigit(r) {
				b.WriteRune(r)
			}
		}
	}
	return b.String()
}

// isFolded reports whether a name has only letters from a to z and digits, so that folding changes nothing.
func isFolded(s string) bool {
	for i := range len(s) {
		if c := s[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// LooseFold does what Fold does, and also ignores the e of an umlaut, so that "Mazen" finds "Mäzen".
func LooseFold(s string) string {
	s = Fold(s)
	first := umlautE(s)
	if first < 0 {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for at := first; at >= 0; at = umlautE(s) {
		b.WriteString(s[:at])
		s = s[at+1:]
	}
	b.WriteString(s)
	return b.String()
}

// umlautE returns the index of the first e behind an a, o or u, or -1.
func umlautE(s string) int {
	for i := 1; i < len(s); i++ {
		if s[i] == 'e' && (s[i-1] == 'a' || s[i-1] == 'o' || s[i-1] == 'u') {
			return i
		}
	}
	return -1
}

// Names finds ids by the names that people use: first by Fold, then by LooseFold, and with Nearest by similarity. The
// zero Names is empty.
type Names struct {
	exact map[string]string // folded name → id
	loose map[string]string
	all   []named
}

type named struct{ folded, id, name string }

// Add registers names for id. If a name is already taken, its first owner keeps it.
func (n *Names) Add(id string, names ...string) {
	if n.exact == nil {
		n.exact, n.loose = map[string]string{}, map[string]string{}
	}
	for _, name := range names {
		f := Fold(name)
		if f == "" {
			continue
		}
		if _, taken := n.exact[f]; !taken {
			n.exact[f] = id
			n.all = append(n.all, named{f, id, name})
		}
		l := LooseFold(name)
		if _, taken := n.loose[l]; !taken {
			n.loose[l] = id
		}
	}
}

// Find returns the id registered for name. ok is false if there is none.
func (n *Names) Find(name string) (id string, ok bool) {
	if id, ok = n.exact[Fold(name)]; ok {
		return id, true
	}
	id, ok = n.loose[LooseFold(name)]
	return id, ok
}

// Nearest returns up to max registered names that are similar to name, most similar first and at most one for each id.
// Names that differ in more than about a third of their letters are left out.
func (n *Names) Nearest(name string, max int) []string {
	f := Fold(name)
	if f == "" || len(f) > 100 {
		return nil
	}
	type near struct {
		named
		d int
	}
	var found []near
	letters := utf8.RuneCountInString(f)
	for _, c := range n.all {
		most := 1 + min(len(f), len(c.folded))/3
		if min(len(f), len(c.folded)) <= 3 {
			most = 1
		}
		if len(f) >= 4 && strings.HasPrefix(c.folded, f) {
			found = append(found, near{c, 1})
			continue
		}
		if apart := letters - utf8.RuneCountInString(c.folded); apart > most || -apart > most {
			continue // the distance is at least the difference in length; skipping most names here is much cheaper
		}
		if swapped(f, c.folded) {
			return []string{c.name} // no other name is as likely
		}
		if d := levenshtein.ComputeDistance(f, c.folded); d <= most {
			found = append(found, near{c, d})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int {
		return cmp.Or(cmp.Compare(a.d, b.d), cmp.Compare(a.folded, b.folded))
	})
	var out []string
	seen := map[string]bool{}
	for _, c := range found {
		if !seen[c.id] && len(out) < max {
			seen[c.id] = true
			out = append(out, c.name)
		}
	}
	return out
}

// swapped reports whether a and b differ only in two adjacent bytes that changed places, the most common typing error.
func swapped(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	return i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
}
