package interact

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// Players plays single cases. It may be used by several callers at a time.
type Players struct {
	cat   *catalog.Catalog
	books scenario.Books
	links func() *links
}

// NewPlayers returns players for the catalogue and its compiled books.
func NewPlayers(cat *catalog.Catalog, lib *rulings.Library, books scenario.Books) *Players {
	return &Players{cat, books, sync.OnceValue(func() *links { return newLinks(cat, lib) })}
}

// Between plays a case anew. The matrix holds the same result for callers in a hurry.
func (p *Players) Between(c Case) (Result, bool) {
	a, b := p.cat.Card(c.A), p.cat.Card(c.B)
	if a == nil || b == nil || !p.cat.Exists(a, c.Edition) || !p.cat.Exists(b, c.Edition) {
		return Result{Case: c, Outcome: None}, false
	}
	return newWorld(p.cat, p.books, p.links(), c.Edition, c.Game).between(a, b), true
}

// Scenario writes the smallest scenario that shows a result: a position from which nothing can be left out, the moves,
// and what to expect. ok is false if there is nothing to show.
func (p *Players) Scenario(r Result) (source string, ok bool) {
	r, _ = r.Back()
	w := newWorld(p.cat, p.books, nil, r.Edition, r.Game)
	a, b := p.cat.Card(r.A), p.cat.Card(r.B)
	if a == nil || b == nil {
		return "", false
	}
	var second *demonstration
	for _, d := range w.demonstrations(r) {
		if !d.write(w) || !d.holds(w) {
			continue
		}
		moves := strings.Join(d.play, " ")
		if r.Outcome == Refused && len(r.Cites) > 0 && !slices.ContainsFunc(r.Cites, func(id string) bool {
			return strings.Contains(moves, id)
		}) { // refused for another reason
			if second == nil {
				second = d
			}
			continue
		}
		d.shrink(w)
		return d.source(w, r), true
	}
	if second == nil {
		return "", false
	}
	second.shrink(w)
	return second.source(w, r), true
}

// demonstration is a scenario in the making.
type demonstration struct {
	act    *act
	card   string // the card that the act meets
	zone   Zone
	effect Effect
	beside []target
	other  bool // the effect is on the act, not on the card

	header, start, play []string
}

// demonstrations lists what may show the result, the likeliest first.
func (w *world) demonstrations(r Result) []*demonstration {
	var out []*demonstration
	for _, e := range r.Effects {
		if e.Zone == Stated {
			continue
		}
		actor, card, zone, by := r.A, r.B, e.Zone, false
		switch e.Deed {
		case Guards, Bars, Pays, Cheapens:
			actor, card, zone, by = r.B, r.A, other(e.Zone), true
		case Counts:
			if e.Act != Builds {
				actor, card, zone, by = r.B, r.A, other(e.Zone), true
			}
		case Requires:
			out = append(out, &demonstration{act: &act{how: e.Act, card: r.A}, effect: e})
			continue
		}
		for _, a := range w.actsOf(actor) {
			if a.how != e.Act || a.refusal != nil {
				continue
			}
			for _, set := range w.companies(a, by) {
				out = append(out, &demonstration{act: a, card: card, zone: zone, effect: e, beside: set, other: by})
			}
		}
	}
	if len(r.Effects) == 0 {
		for _, a := range w.actsOf(r.A) {
			for _, set := range w.companies(a, false) {
				for _, z := range [3]Zone{InPlay, InHand, OwnPlay} {
					out = append(out, &demonstration{act: a, card: r.B, zone: z, beside: set})
				}
			}
		}
	}
	return out
}

// companies lists what may stand beside the card: nothing, or one of the act's own targets, which come first if the card
// is to keep them safe.
func (w *world) companies(a *act, guarding bool) [][]target {
	var out [][]target
	for _, t := range a.targets {
		out = append(out, []target{t})
	}
	if guarding && !a.aimless {
		return append(out, nil)
	}
	return append([][]target{nil}, out...)
}

// write plays the demonstration and writes it down; it reports whether it shows the effect.
func (d *demonstration) write(w *world) bool {
	p := d.act.base.clone()
	if d.effect.Deed == Requires {
		return d.lacking(w)
	}
	k := w.cat.Card(d.card)
	if k.Is(catalog.SpellBook, w.edition) && (d.zone == InPlay || d.zone == OwnPlay) {
		w.put(&p, "ari", d.zone)
	}
	for _, t := range d.beside {
		if t.card == d.card && t.zone == d.zone || !w.put(&p, t.card, t.zone) {
			return false
		}
	}
	if !w.put(&p, d.card, d.zone) {
		return false
	}
	t, err := w.set(p)
	if err != nil {
		return false
	}
	d.header, d.start = p.header("interaction"), p.lines()
	c := last(t, d.card)
	target := engine.NoCard
	if len(d.beside) > 0 {
		target = last(t, d.beside[0].card)
	}
	begin := w.begin(t, d.act)
	tr := w.explore(t, begin, c, target)
	if len(tr.leaves) == 0 {
		return d.effect.Deed == Bars && d.refusedMove(w, t, begin) || d.effect.Deed == "" && d.refusedMove(w, t, begin)
	}
	before := look(t.Table, t.start, c)
	for _, l := range tr.leaves {
		if d.shown(t, l, before, target) {
			return d.tell(w, t, l, c, target)
		}
	}
	return false
}

// shown reports whether a leaf shows the effect.
func (d *demonstration) shown(t *table, l leaf, before view, target engine.CardNo) bool {
	e := d.effect
	if len(e.Rolls) > 0 && l.face != 0 && slices.Contains(e.Rolls, l.face) == (e.Deed == Guards) {
		return false
	}
	switch e.Deed {
	case "":
		return !l.own && struck(before, l.watched) == ""
	case Guards:
		if target == engine.NoCard {
			return true
		}
		return struck(look(t.Table, t.start, target), l.other) == ""
	case Counts, Pays, Cheapens, Enables:
		return true
	}
	return !l.own && slices.ContainsFunc(changed(before, l.watched), func(x Effect) bool { return x.Deed == e.Deed && x.N == e.N })
}

// tell writes the moves of a leaf and what is to be expected at its end.
func (d *demonstration) tell(w *world, t *table, l leaf, c, target engine.CardNo) bool {
	s := t.start
	for i, m := range l.path {
		if i > 0 && d.effect.Deed == "" && m.Verb == engine.Choose && m.Card != c {
			if q, _ := engine.Open(t.Table, s); q.Kind == engine.AskCard && s.Cards[c].Laid {
				try := m
				try.Card = c
				var ref *engine.Refusal
				if _, _, err := engine.Apply(t.Table, s, try); errors.As(err, &ref) && len(ref.Cites) > 0 {
					d.play = append(d.play, fmt.Sprintf("refused %s: %s chooses %s of %s", strings.Join(printed(ref.Cites), ", "), m.Who, d.card, s.Cards[c].By))
				}
			}
		}
		line, ok := scenario.MoveLine(t.Table, s, m, catalog.EN)
		if !ok {
			return false
		}
		next, _, err := engine.Apply(t.Table, s, m)
		if err != nil {
			return false
		}
		d.play, s = append(d.play, line), next
	}
	if target != engine.NoCard && (d.effect.Deed == Guards) {
		c = target
	}
	d.play = append(d.play, "expect "+expectation(w, t, s, c, d.effect))
	if n, player := d.measure(); n != "" {
		sum, _ := engine.Sum(t.Table, s, player, n)
		d.play = append(d.play, fmt.Sprintf("expect %s %s %d", player, n, sum))
	}
	return true
}

// measure returns the sum that shows what two cards bring together, and whose it is.
func (d *demonstration) measure() (kind string, who engine.Player) {
	if d.effect.Deed == Counts && slices.Contains(pointKinds[:], d.effect.What) {
		return d.effect.What, engine.North
	}
	return "", engine.North
}

// expectation writes where card c is at the end.
func expectation(w *world, t *table, s *engine.State, c engine.CardNo, e Effect) string {
	id, v := t.Book.ID(s.Cards[c].Def), look(t.Table, s, c)
	pileOf := func(word string) string {
		who := v.holder
		return fmt.Sprintf("%s %s has %s", who, word, id)
	}
	switch v.where {
	case inPlay:
		switch e.Deed {
		case Commerce:
			n, _ := engine.Sum(t.Table, s, v.by, "commerce")
			return fmt.Sprintf("%s commerce %d", v.by, n)
		case Blocked:
			return fmt.Sprintf("%s of %s blocked", id, v.by)
		case Strength, Tourney:
			i := slices.Index(pointKinds[:], string(e.Deed))
			return fmt.Sprintf("%s of %s %s %d", id, v.by, pointKinds[i], v.points[i])
		case Power:
			return fmt.Sprintf("%s of %s power %d", id, v.by, v.power)
		}
		return fmt.Sprintf("%s has %s", v.holder, id)
	case inHand:
		return pileOf("hand")
	case inDiscard:
		return pileOf("discard")
	}
	return fmt.Sprintf("%s hand lacks %s", engine.South, id)
}

// refusedMove writes the act as a move that is refused.
func (d *demonstration) refusedMove(w *world, t *table, begin []engine.Move) bool {
	if len(begin) == 0 {
		return false
	}
	_, _, err := engine.Apply(t.Table, t.start, begin[0])
	var ref *engine.Refusal
	if !errors.As(err, &ref) {
		return false
	}
	line := ""
	switch d.act.how {
	case Plays:
		line = "north plays " + d.act.card
	case Uses:
		line = "north uses " + d.act.card
	case Builds:
		at, _ := w.place(w.cat.Card(d.act.card), 0)
		line = "north builds " + d.act.card + " " + at
	default:
		return false
	}
	cites := ""
	if len(ref.Cites) > 0 {
		cites = " " + strings.Join(printed(ref.Cites), ", ")
	}
	d.play = []string{"refused" + cites + ": " + line}
	return true
}

// lacking writes the refusal of a card that has nothing of what it needs.
func (d *demonstration) lacking(w *world) bool {
	k := w.cat.Card(d.act.card)
	p := position{edition: w.edition, game: w.game, full: d.act.how == Builds}
	w.assumeCost(&p, k)
	p.citadel = magic(k, w.edition)
	p.sides[engine.North].hand = []string{k.ID}
	t, err := w.set(p)
	if err != nil {
		return false
	}
	d.header, d.start = p.header("interaction"), p.lines()
	return d.refusedMove(w, t, w.begin(t, d.act))
}

// text joins the parts.
func (d *demonstration) text(header, start []string) string {
	return strings.Join(header, "\n") + "\n\nstart\n  " + strings.Join(start, "\n  ") + "\n\nplay\n  " +
		strings.Join(d.play, "\n  ") + "\n"
}

// holds reports whether the scenario runs and holds.
func (d *demonstration) holds(w *world) bool { return w.runs(d.text(d.header, d.start)) }

func (w *world) runs(text string) bool {
	f, errs := scenario.Parse("interaction", text)
	return len(errs) == 0 && scenario.Replay(context.Background(), f, w.books, scenario.Options{}).OK
}

// shrink leaves out every line of the start and the header without which the scenario still holds, and shortens the
// axis.
func (d *demonstration) shrink(w *world) {
	for i := len(d.start) - 1; i >= 0; i-- {
		if d.about(d.start[i]) {
			continue
		}
		if less := slices.Delete(slices.Clone(d.start), i, i+1); w.runs(d.text(d.header, less)) {
			d.start = less
			continue
		}
		d.shorten(w, i, ", ")
	}
	for i := len(d.header) - 1; i > 2; i-- {
		if less := slices.Delete(slices.Clone(d.header), i, i+1); w.runs(d.text(less, d.start)) {
			d.header = less
		}
	}
}

// about reports whether a line puts one of the cards in place that the scenario is about.
func (d *demonstration) about(line string) bool {
	if strings.Contains(line, ": "+d.card) {
		return true
	}
	return slices.ContainsFunc(d.beside, func(t target) bool { return strings.Contains(line, ": "+t.card) })
}

// shorten drops entries from the end of a line that lists several.
func (d *demonstration) shorten(w *world, i int, sep string) {
	head, list, ok := strings.Cut(d.start[i], ": ")
	if !ok {
		return
	}
	parts := strings.Split(list, sep)
	for j := len(parts) - 1; j >= 0 && len(parts) > 1; j-- {
		less := slices.Delete(slices.Clone(parts), j, j+1)
		was := d.start[i]
		if d.start[i] = head + ": " + strings.Join(less, sep); w.runs(d.text(d.header, d.start)) {
			parts = less
		} else {
			d.start[i] = was
		}
	}
}

// source returns the finished scenario, with titles and readable names.
func (d *demonstration) source(w *world, r Result) string {
	a, b := w.cat.Card(r.A), w.cat.Card(r.B)
	header := []string{"id: interaction", "title de: " + strings.TrimSuffix(r.Sentence(w.cat, catalog.DE), "."),
		"title en: " + strings.TrimSuffix(r.Sentence(w.cat, catalog.EN), ".")}
	if a == nil || b == nil {
		return ""
	}
	d.named(w, a, b)
	return d.text(append(header, d.header[1:]...), d.start)
}

// named writes cards by their English names instead of their ids, where the scenario then still says the same.
func (d *demonstration) named(w *world, cards ...*catalog.Card) {
	for _, t := range d.beside {
		cards = append(cards, w.cat.Card(t.card))
	}
	for _, id := range d.act.supplied {
		cards = append(cards, w.cat.Card(id))
	}
	for _, k := range cards {
		start, play := slices.Clone(d.start), slices.Clone(d.play)
		for _, lines := range [2][]string{d.start, d.play} {
			for i := range lines {
				lines[i] = strings.ReplaceAll(lines[i], k.ID, k.Title(catalog.EN))
			}
		}
		if strings.Contains(k.Title(catalog.EN), ",") || !w.runs(d.text(d.header, d.start)) {
			d.start, d.play = start, play
		}
	}
}
