package catalog

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"
)

// Fold reduces a name to what people agree on when they type it: lower case, ä or ae or a alike is left to
// the caller (Fold writes ä as ae and ß as ss), accents, spaces and punctuation gone.
func Fold(s string) string {
	var b strings.Builder
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

// looseFold also forgets umlauts that were typed without their e.
func looseFold(s string) string {
	return strings.NewReplacer("ae", "a", "oe", "o", "ue", "u").Replace(Fold(s))
}

// Names finds things by what people call them: exact, folded, then by nearness.
type Names struct {
	exact map[string]string // folded name → id
	loose map[string]string
	all   []named
}

type named struct{ folded, id, name string }

// Add lets id be found by name. The first owner of a name keeps it.
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
		l := looseFold(name)
		if _, taken := n.loose[l]; !taken {
			n.loose[l] = id
		}
	}
}

// Find returns the id of the thing called name.
func (n *Names) Find(name string) (id string, ok bool) {
	if id, ok = n.exact[Fold(name)]; ok {
		return id, true
	}
	id, ok = n.loose[looseFold(name)]
	return id, ok
}

// Nearest returns up to max names that look most like name, best first, each for another id. Names that
// differ in more than a third of their letters are not offered.
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
		if len(f) >= 4 && strings.HasPrefix(c.folded, f) {
			found = append(found, near{c, 1})
			continue
		}
		if apart := letters - utf8.RuneCountInString(c.folded); apart > most || -apart > most {
			continue // as many letters differ at least; most names end here, and counting is dear
		}
		if swapped(f, c.folded) {
			return []string{c.name} // nothing else comes as near
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

// swapped reports whether a is b with two neighbouring letters in the wrong order, the commonest slip of fingers.
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
