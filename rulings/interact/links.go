package interact

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// maxAbout is the largest number of cards of an article that counts as being about each pair of them. Longer lists
// belong to overviews.
const maxAbout = 20

// links knows where the texts connect two cards: the articles about both, and the card files that mention the other
// card. It is immutable and safe for concurrent use.
type links struct {
	articles map[[2]string][]*rulings.Ruling // by pair in alphabetical order, those about the fewest cards first
	mentions map[string]map[string]bool      // by card, the cards that its effect, notes or effect words name
}

// newLinks collects the links of all cards. Without a library only card files count.
func newLinks(cat *catalog.Catalog, lib *rulings.Library) *links {
	l := &links{articles: map[[2]string][]*rulings.Ruling{}, mentions: map[string]map[string]bool{}}
	if lib != nil {
		for _, r := range lib.Rulings {
			for i, a := range r.Cards {
				for _, b := range r.Cards[i+1:] {
					l.articles[pairOf(a, b)] = append(l.articles[pairOf(a, b)], r)
				}
			}
		}
	}
	for _, list := range l.articles {
		slices.SortStableFunc(list, func(x, y *rulings.Ruling) int { return cmp.Compare(len(x.Cards), len(y.Cards)) })
	}
	names := map[string]*regexp.Regexp{}
	for _, k := range cat.Cards {
		names[k.ID] = mention(k.ShortTitle(catalog.DE))
	}
	for _, k := range cat.Cards {
		named := map[string]bool{}
		words := slices.Concat(k.Play.Played, k.Play.Reacts, k.Play.Works, k.Play.Built, k.Play.Happens)
		text := k.Notes.DE
		for _, e := range k.Effect.Values {
			text += "\n" + e.Is.DE
		}
		for _, other := range cat.Cards {
			if other != k && (names[other.ID].MatchString(text) ||
				slices.ContainsFunc(words, func(w catalog.Word) bool { return refers(w.Arg, other.ID) })) {
				named[other.ID] = true
			}
		}
		l.mentions[k.ID] = named
	}
	return l
}

// mention returns a pattern for a card's German name in any case.
func mention(name string) *regexp.Regexp {
	words := strings.Fields(name)
	for i, w := range words {
		words[i] = regexp.QuoteMeta(w) + `(?:e?[snrm]|e)?`
	}
	return regexp.MustCompile(`(?:^|[^\pL-])` + strings.Join(words, " ") + `(?:[^\pL-]|$)`)
}

// refers reports whether an argument of an effect word names the card.
func refers(v catalog.Value, id string) bool {
	in := func(list []catalog.Value) bool {
		return slices.ContainsFunc(list, func(x catalog.Value) bool { return refers(x, id) })
	}
	return v.Str == id || in(v.List) || in(v.Vals)
}

func pairOf(a, b string) [2]string {
	if a > b {
		a, b = b, a
	}
	return [2]string{a, b}
}

// about returns the articles about both cards that hold in the world, those about the fewest cards first.
func (l *links) about(a, b string, e catalog.EditionID, g catalog.Game) []*rulings.Ruling {
	var out []*rulings.Ruling
	for _, r := range l.articles[pairOf(a, b)] {
		if len(r.Cards) <= maxAbout && r.Editions.Holds(e) && (len(r.Games) == 0 || slices.Contains(r.Games, g)) {
			out = append(out, r)
		}
	}
	return out
}

// cite puts the articles about both cards before those that the engine cited.
func (r *Result) cite(w *world) {
	if r.A == r.B {
		return
	}
	var out []string
	for _, x := range w.links.about(r.A, r.B, r.Edition, r.Game) {
		if len(out) < 3 {
			out = append(out, x.ID)
		}
	}
	for _, id := range r.Cites {
		if !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	r.Cites = out
}

// doubt makes a result without an effect undecided where a text connects the two cards. An article about
// nothing but these two that answers with a no confirms it.
func (r *Result) doubt(w *world) {
	if r.Outcome != None || r.A == r.B {
		return
	}
	for _, x := range w.links.about(r.A, r.B, r.Edition, r.Game) {
		if x.Verdict == rulings.No && len(x.Cards) == 2 { // it is about nothing but these two
			r.See = nil
			return
		}
		if x.Verdict != rulings.No {
			r.See = append(r.See, x.ID)
		}
	}
	if len(r.See) > 3 {
		r.See = r.See[:3]
	}
	if w.links.mentions[r.A][r.B] {
		r.See = append(r.See, "card:"+r.A)
	}
	if w.links.mentions[r.B][r.A] {
		r.See = append(r.See, "card:"+r.B)
	}
	if len(r.See) > 0 {
		r.Outcome = Undecided
	}
}
