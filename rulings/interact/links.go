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

// maxSingle is the largest number of cards of an article that is about each pair of them as a whole. A longer one is
// about those that it names in the same line.
const maxSingle = 6

// maxTied is the largest number of cards that a paragraph, or an item of a list, may name to say something of two of
// them. What names more of them lists examples of a kind.
const maxTied = 4

// links knows where the texts connect two cards: the articles about both, and the card files that mention the other
// card. It is immutable and safe for concurrent use.
type links struct {
	// articles are those about two cards, by the pair in alphabetical order, those about the fewest cards first; joint are
	// those of them that name the two together
	articles, joint map[[2]string][]*rulings.Ruling
	// ties are those that say something of the two, not of a whole list of cards
	ties map[[2]string][]*rulings.Ruling
	open func(a, b string) *rulings.OpenQuestion // what a does to b
	byID map[string]*rulings.Ruling
	// mentions are, by card, the cards that its effect, notes or effect words name, and in which editions
	mentions map[string]map[string]map[catalog.EditionID]bool
}

// newLinks collects the links of all cards. Without a library only card files count.
func newLinks(cat *catalog.Catalog, lib *rulings.Library) *links {
	l := &links{articles: map[[2]string][]*rulings.Ruling{}, joint: map[[2]string][]*rulings.Ruling{},
		ties: map[[2]string][]*rulings.Ruling{},
		byID: map[string]*rulings.Ruling{}, open: func(_, _ string) *rulings.OpenQuestion { return nil },
		mentions: map[string]map[string]map[catalog.EditionID]bool{}}
	names := map[string]*regexp.Regexp{}
	for _, k := range cat.Cards {
		names[k.ID] = mention(k.ShortTitle(catalog.DE))
	}
	if lib != nil {
		l.open = lib.QuestionOfPair
		for _, r := range lib.Rulings {
			l.byID[r.ID] = r
			together := sharedLines(r, names)
			for i, a := range r.Cards {
				for _, b := range r.Cards[i+1:] {
					l.articles[pairOf(a, b)] = append(l.articles[pairOf(a, b)], r)
					n := together[pairOf(a, b)]
					if len(r.Cards) <= maxSingle || n > 0 {
						l.joint[pairOf(a, b)] = append(l.joint[pairOf(a, b)], r)
					}
					if len(r.Cards) == 2 || n > 0 && n <= maxTied && !strings.HasPrefix(r.ID, "glossar.") {
						l.ties[pairOf(a, b)] = append(l.ties[pairOf(a, b)], r)
					}
				}
			}
		}
	}
	for _, lists := range [3]map[[2]string][]*rulings.Ruling{l.articles, l.joint, l.ties} {
		for _, list := range lists {
			slices.SortStableFunc(list, func(x, y *rulings.Ruling) int { return cmp.Compare(len(x.Cards), len(y.Cards)) })
		}
	}
	for _, k := range cat.Cards {
		named := map[string]map[catalog.EditionID]bool{}
		for _, e := range catalog.EditionIDs() {
			text := k.Notes.DE
			if effect, known := k.Effect.At(e); known == catalog.Known {
				text += "\n" + effect.DE
			}
			text = until(text, e)
			words := slices.Concat(k.Play.Played, k.Play.Reacts, k.Play.Works, k.Play.Built, k.Play.Happens)
			for _, other := range cat.Cards {
				if other == k || !names[other.ID].MatchString(text) &&
					!slices.ContainsFunc(words, func(w catalog.Word) bool { return refers(w.Arg, other.ID) }) {
					continue
				}
				if named[other.ID] == nil {
					named[other.ID] = map[catalog.EditionID]bool{}
				}
				named[other.ID][e] = true
			}
		}
		l.mentions[k.ID] = named
	}
	return l
}

// sharedLines returns the pairs of the article's cards that one line of its text names together: a paragraph, or an
// item of a list. With each pair goes the number of cards in the line that names the fewest.
func sharedLines(r *rulings.Ruling, names map[string]*regexp.Regexp) map[[2]string]int {
	out := map[[2]string]int{}
	prose := r.In(catalog.DE)
	lines := []string{prose.Question, prose.Short}
	for _, s := range prose.Sections {
		lines = append(lines, strings.Split(s.Markdown, "\n")...)
	}
	for _, line := range lines {
		var here []string
		for _, id := range r.Cards {
			if strings.Contains(line, "[["+id+"]]") || names[id] != nil && names[id].MatchString(line) {
				here = append(here, id)
			}
		}
		for i, a := range here {
			for _, b := range here[i+1:] {
				if n := out[pairOf(a, b)]; n == 0 || len(here) < n {
					out[pairOf(a, b)] = len(here)
				}
			}
		}
	}
	return out
}

// until returns a text without the sentences that name a year after the edition.
func until(text string, e catalog.EditionID) string {
	now := string(e)
	if e == catalog.EdCDROM {
		now = "2002"
	}
	later := func(sentence string) bool {
		return slices.ContainsFunc(year.FindAllString(sentence, -1), func(y string) bool { return y > now })
	}
	return strings.Join(slices.DeleteFunc(strings.SplitAfter(text, ". "), later), "")
}

var year = regexp.MustCompile(`\b(?:19|20)\d\d\b`)

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
	return holding(l.articles[pairOf(a, b)], e, g)
}

// between returns those articles about both cards that name the two together.
func (l *links) between(a, b string, e catalog.EditionID, g catalog.Game) []*rulings.Ruling {
	return holding(l.joint[pairOf(a, b)], e, g)
}

func holding(list []*rulings.Ruling, e catalog.EditionID, g catalog.Game) []*rulings.Ruling {
	var out []*rulings.Ruling
	for _, r := range list {
		if len(r.Cards) <= maxAbout && r.Editions.Holds(e) && (len(r.Games) == 0 || slices.Contains(r.Games, g)) {
			out = append(out, r)
		}
	}
	return out
}

// cite puts the articles about both cards before those that the engine cited. Of those, the ones about the two cards
// come first, the acting card's own before the other's; articles about other cards, such as one whose example a rule
// happens to come from, are left out unless nothing else is there.
func (r *Result) cite(w *world) {
	if r.Outcome == None || r.Outcome == Undecided {
		about := w.links.between(r.A, r.B, r.Edition, r.Game)
		if len(about) == 0 {
			about = w.links.about(r.A, r.B, r.Edition, r.Game)
		}
		r.Cites = union(r.upTo3(about), r.Cites...)
		return
	}
	out := r.upTo3(w.links.between(r.A, r.B, r.Edition, r.Game))
	own, general, others := w.links.ranked(r, r.Cites)
	out = union(out, own...)
	needs := r.Outcome == Needs || len(r.Effects) > 0 && r.Effects[0].Deed == Requires
	if len(out) == 0 && !(needs && len(others) > 0) {
		out = union(out, w.ground(r)...)
	}
	out = union(out, general...)
	if len(out) == 0 || needs || r.Outcome == Refused && len(own) == 0 {
		out = union(out, others...) // by the rule that they only illustrate
	}
	r.Cites = out
}

// upTo3 returns at most three of the articles about both cards of a pair.
func (r *Result) upTo3(list []*rulings.Ruling) []string {
	var out []string
	if r.A != r.B {
		for _, x := range list[:min(3, len(list))] {
			out = append(out, x.ID)
		}
	}
	return out
}

// ranked sorts articles into those about one of the two cards, the acting card's first; those about no card in
// particular; and those about other cards.
func (l *links) ranked(r *Result, ids []string) (own, general, others []string) {
	acting, met := r.A, r.B
	if r.byOther() {
		acting, met = met, acting
	}
	var second []string
	for _, id := range ids {
		x := l.byID[id]
		switch {
		case x == nil || len(x.Cards) == 0:
			general = append(general, id)
		case slices.Contains(x.Cards, acting):
			own = append(own, id)
		case slices.Contains(x.Cards, met):
			second = append(second, id)
		default:
			others = append(others, id)
		}
	}
	return union(own, second...), general, others
}

// byOther reports whether it is card B that acts: A only keeps it off, or changes what it brings.
func (r *Result) byOther() bool {
	if len(r.Effects) == 0 {
		return false
	}
	e := r.Effects[0]
	act := slices.Contains([]Deed{Guards, Bars, Stops, Counts, Pays, Odds, Tips}, e.Deed) && !e.together()
	return act != e.Back
}

// union returns the list with the further ids that it does not have yet.
func union(list []string, more ...string) []string {
	for _, id := range more {
		if !slices.Contains(list, id) {
			list = append(list, id)
		}
	}
	return list
}

// ground returns the articles that decide a result for which the engine cites none: those that the card files cite for
// a statement about the two cards and for the effect of the acting card, or else those on its class and on acting as
// such.
func (w *world) ground(r *Result) []string {
	a, b := w.cat.Card(r.A), w.cat.Card(r.B)
	if r.Outcome == Refused && cancels(a) { // there is nothing to undo
		return w.links.held(a.Effect.DatedAt(w.edition).Source, w.edition)
	}
	if r.byOther() {
		a, b = b, a
	}
	var src catalog.Sources
	for _, pair := range [2][2]*catalog.Card{{a, b}, {b, a}} {
		for _, edge := range w.cat.EdgesBetween(pair[0], pair[1], w.edition) {
			src = append(src, edge.Source...)
		}
	}
	if r.Outcome == Refused && len(src) == 0 { // what it hits at all, and that is not this card
		for _, st := range a.Statements(w.edition) {
			if st.Kind == catalog.EdgeKind(catalog.Hits) {
				src = append(src, st.Source...)
			}
		}
	}
	if len(r.Effects) > 0 && slices.Contains([]Deed{Tips, Bars, Requires, Enables}, r.Effects[0].Deed) {
		for _, n := range a.Needs {
			if n.Holds(w.edition) {
				src = append(src, n.Source...)
			}
		}
	}
	src = append(src, a.Effect.DatedAt(w.edition).Source...)
	own, general, _ := w.links.ranked(r, w.links.all(src, w.edition))
	if ids := union(own, general...); len(ids) > 0 {
		return ids[:min(3, len(ids))]
	}
	if ids := w.links.held(a.Class.DatedAt(w.edition).Source, w.edition); len(ids) > 0 || len(r.Effects) == 0 {
		return ids
	}
	return w.links.held(catalog.Sources{"003#" + deedArticle[r.Effects[0].Act]}, w.edition)
}

// deedArticle are the articles on acting as such: building, playing a card, drawing an event, a bank trade.
var deedArticle = map[Act]string{Plays: "102.B.Ausspielen", Builds: "103.G.c", Uses: "103.G.c", Drawn: "103.E.f",
	Trades: "102.B.Banktausch"}

// held returns the articles among sources that hold in an edition, at most three.
func (l *links) held(src catalog.Sources, e catalog.EditionID) []string {
	out := l.all(src, e)
	return out[:min(3, len(out))]
}

// all returns the articles among sources that hold in an edition.
func (l *links) all(src catalog.Sources, e catalog.EditionID) []string {
	var out []string
	for _, s := range src {
		_, id, _ := strings.Cut(s, "#")
		if r := l.byID[id]; r != nil && r.Editions.Holds(e) {
			out = union(out, id)
		}
	}
	return out
}

// leave makes the result undecided if a question on which the sources are silent leaves open what A does to B.
func (r *Result) leave(w *world) {
	q := w.links.open(r.A, r.B)
	if q == nil {
		return
	}
	*r = Result{Case: r.Case, Outcome: Undecided, Readings: []string{q.ID}}
	for _, id := range q.Rulings {
		if x := w.links.byID[id]; x != nil && x.Editions.Holds(w.edition) {
			r.Cites = append(r.Cites, id)
		}
	}
}

// aimed reports whether a player plays or uses the card, as opposed to a card that works by itself.
func (w *world) aimed(id string) bool {
	return slices.ContainsFunc(w.actsOf(id), func(a *act) bool { return a.how == Plays || a.how == Uses })
}

// exempting returns the statements of card a's file that it has no effect on card b.
func (w *world) exempting(a, b string) []catalog.Edge {
	return slices.DeleteFunc(w.cat.EdgesBetween(w.cat.Card(a), w.cat.Card(b), w.edition), func(e catalog.Edge) bool {
		return e.Kind != catalog.EdgeKind(catalog.Exempts)
	})
}

// wholly reports whether the engine plays everything that the card does: its effect is known, no word of it is left
// out, and no act of it lacks a fact.
func (w *world) wholly(id string) bool {
	k := w.cat.Card(id)
	if effect := k.Effect.DatedAt(w.edition); unplayable(k) || effect.Certainty == catalog.Unknown || w.untyped(k) {
		return false
	}
	return !slices.ContainsFunc(w.actsOf(id), func(a *act) bool { return len(a.missing) > 0 })
}

// doubt makes a result without an effect undecided if a text connects the two cards. An article about these two alone
// whose verdict is no confirms the result. If everything that either card does has been played, a text counts only if
// it says something of the two, and not if it merely lists both as examples.
func (r *Result) doubt(w *world) {
	if r.Outcome != None || r.A == r.B {
		return
	}
	if edges := w.exempting(r.A, r.B); len(edges) > 0 {
		r.Cites = append(r.Cites, w.articles(edges[0].Source)...)
		return
	}
	list := w.links.between(r.A, r.B, r.Edition, r.Game)
	if slices.ContainsFunc(list, func(x *rulings.Ruling) bool {
		return x.Verdict == rulings.No && len(x.Cards) == 2 // it is about nothing but these two
	}) {
		if w.aimed(r.A) {
			r.Outcome = Refused
		}
		return
	}
	if w.wholly(r.A) && w.wholly(r.B) { // nothing that either does was left out
		list = holding(w.links.ties[pairOf(r.A, r.B)], r.Edition, r.Game)
	}
	for _, x := range list {
		if x.Verdict != rulings.No {
			r.See = append(r.See, x.ID)
		}
	}
	if len(r.See) > 3 {
		r.See = r.See[:3]
	}
	if w.links.mentions[r.A][r.B][r.Edition] {
		r.See = append(r.See, "card:"+r.A)
	}
	if w.links.mentions[r.B][r.A][r.Edition] {
		r.See = append(r.See, "card:"+r.B)
	}
	if len(r.See) > 0 {
		r.Outcome = Undecided
	}
}
