package scenario

import (
	"context"
	"slices"
	"strings"

	"catanica/catalog"
)

// Settle adds to an undecided result the lines that would settle it: those that the scenario has to gain, or to have
// instead of its own, for the step to become clear. It tries them, so following the advice helps; what no line of the
// language can state, such as an effect that no source describes, keeps an empty Settle.
func (r *Result) Settle(ctx context.Context, f *File, books Books) {
	if f.board != nil {
		return // its messages say what to state
	}
	for _, res := range append([]*Result{r}, r.Editions...) {
		under := f.Under(catalog.EditionID(res.Edition))
		if res.Status == Undecided {
			res.Settling = under.settle(ctx, books, res.Unknown, res.Line)
		}
		for i := range res.Steps {
			for j := range res.Steps[i].Events {
				if e := &res.Steps[i].Events[j]; e.Type == "undecided" {
					e.Settle = under.settle(ctx, books, e.fact, res.Steps[i].Line)
				}
			}
		}
	}
}

// advice is a set of lines that might settle a fact.
type advice []advised

// advised is one line: a header line, or a line of the position that replaces those that begin with the same words.
type advised struct {
	header bool
	begins string // words after which the line is known, such as `north hand`
	rest   string
	site   string          // where on the building sites that the line begins with
	names  []*catalog.Card // named in rest by their German titles
	adds   bool            // stands beside the lines that begin with the same words
}

// in returns the line in lang.
func (a advised) in(lang catalog.Lang) string {
	line := a.begins + a.rest
	if a.site != "" {
		line = strings.TrimSuffix(a.begins, ":") + " " + a.site + ":" + a.rest
	}
	if lang == catalog.EN {
		for _, c := range a.names {
			line = strings.Replace(line, c.Title(catalog.DE), c.Title(catalog.EN), 1)
		}
		return line
	}
	mark := strings.IndexAny(line, ":=") // keywords stand before the mark; after it, only those of landscapes
	out := []string{}
	for _, w := range strings.Fields(line) {
		bare := strings.TrimRight(w, ":,")
		if de, ok := settleGerman[bare]; ok && (mark < 0 || !a.header || strings.Index(line, w) <= mark) {
			w = de + w[len(bare):]
		}
		out = append(out, w)
	}
	return strings.Join(out, " ")
}

// settleGerman holds the German words for keywords of the header and the position. writtenGerman has those of moves.
var settleGerman = map[string]string{
	"assume": "Annahme", "cost": "Kosten", "price": "Preis", "gain": "Gewinn", "loss": "Verlust", "number": "Zahl",
	"victory": "Siegpunkte", "strength": "Stärke", "tournament": "Turnier", "commerce": "Handel", "becomes": "wird",
	"north": "Nord", "south": "Süd", "hand": "Hand", "none": "nichts", "discard": "Ablage", "stack": "Stapel",
	"events": "Ereignisse", "landscapes": "Landschaften", "axis": "Achse", "land": "Land", "holds": "fasst",
	"turn": "Zug", "gate": "Schwelle",
	"open": "offen", "at": "an", "left": "links", "right": "rechts", "of": "von", "above": "über", "below": "unter",
	"settlement": "Siedlung", "road": "Straße",
	"forest": "Wald", "hills": "Hügelland", "mountains": "Gebirge", "fields": "Ackerland", "pasture": "Weideland",
	"river": "Goldfluss",
}

// in returns the lines in lang.
func (a advice) in(lang catalog.Lang) string {
	lines := make([]string, len(a))
	for i, l := range a {
		lines[i] = l.in(lang)
	}
	return strings.Join(lines, "\n")
}

// mostTries bounds the advice that is tried for one step.
const mostTries = 40

// settle returns the first advice that settles the fact on which the step at the line depends, in both languages.
func (f *File) settle(ctx context.Context, books Books, fact string, line int) catalog.Text {
	for i, names := range f.advices(books, fact) {
		if i == mostTries || ctx.Err() != nil {
			break
		}
		de, en := names.in(catalog.DE), names.in(catalog.EN)
		if f.settledBy(ctx, books, names, en, fact, line) && f.settledBy(ctx, books, names, de, fact, line) {
			return catalog.Text{DE: de, EN: en}
		}
	}
	return catalog.Text{}
}

// settledBy reports whether the step at the line no longer depends on the fact once the scenario has the lines, and
// everything before it still plays.
func (f *File) settledBy(ctx context.Context, books Books, a advice, lines, fact string, line int) bool {
	src, shift := f.with(a, strings.Split(lines, "\n"), line)
	g, mistakes := Parse(f.Path, src)
	if len(mistakes) > 0 {
		return false
	}
	res := Replay(ctx, g.Under(f.Edition), books, Options{})
	at := line + shift
	spoiled := res.Status == Unreadable || res.Status == Mistaken && strings.HasPrefix(fact, "hand ")
	if res.Trouble != nil && res.Line < at || spoiled && res.Line <= at || res.Unknown == fact {
		return false // the lines spoil the position or what comes before, or do not help
	}
	for _, st := range res.Steps {
		for _, e := range st.Events {
			if st.Line == at && e.Type == "undecided" && e.fact == fact {
				return false
			}
		}
	}
	return true
}

// with returns the scenario's text with the advised lines, and by how many lines the one at the given number has moved.
// An axis comes first in the position, because places are named after it, landscapes come behind the axes, everything
// else last.
func (f *File) with(a advice, lines []string, at int) (src string, shift int) {
	var out []string
	put := make([]bool, len(a))
	add := func(fits func(advised) bool) {
		for j, l := range a {
			if !put[j] && fits(l) {
				put[j] = true
				out = append(out, map[bool]string{false: "  "}[l.header]+lines[j])
			}
		}
	}
	all := strings.Split(strings.TrimSuffix(f.Source, "\n"), "\n")
	lastAxis := -1
	for i, line := range all {
		if toks := scan(line, i+1); len(toks) > 1 && toks[1].word() == "axis" {
			lastAxis = i
		}
	}
	header := true
	for i, line := range all {
		toks := scan(line, i+1)
		opens := len(toks) == 1 && slices.Contains([]string{"start", "play"}, toks[0].word())
		if opens && toks[0].word() == "start" {
			add(func(l advised) bool { return l.header })
		} else if opens {
			add(func(advised) bool { return true })
		}
		if !replaced(a, toks, header) {
			out = append(out, line)
		}
		if opens {
			header = false
			add(func(l advised) bool { return strings.Contains(l.begins, " axis:") })
		}
		if i == lastAxis {
			add(func(l advised) bool { return strings.Contains(l.begins, " land:") })
		}
		if i+1 == at {
			shift = len(out) - at
		}
	}
	return strings.Join(out, "\n") + "\n", shift
}

// replaced reports whether an advised line stands instead of one that begins with these tokens.
func replaced(a advice, toks []token, header bool) bool {
	if header {
		return false
	}
	if len(toks) > 1 && toks[0].word() == "edition" {
		return false
	}
	for _, l := range a {
		words := strings.Fields(strings.TrimSuffix(l.begins, ":"))
		if l.header || l.adds || len(toks) <= len(words) {
			continue
		}
		same := func(w string, t token) bool { return strings.ToLower(w) == t.word() }
		if slices.EqualFunc(words, toks[:len(words)], same) {
			return true
		}
		if words[len(words)-1] == "land" && toks[0].word() == words[0] && toks[1].word() == "stores" {
			return true
		}
	}
	return false
}
