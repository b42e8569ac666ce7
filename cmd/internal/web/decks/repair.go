package decks

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/templates"
)

// Limits on the repairs that are offered: of one finding, and of a whole report, because each is tried first.
const (
	maxRepairs = 3
	maxTries   = 60
)

// repairer finds changes that mend a list. It tries each one: only what makes the finding disappear or smaller is
// offered.
type repairer struct {
	section *Section
	frame   templates.Frame
	texts   []string
	tries   int
}

// repairs returns links to the lists with one change each.
func (r *repairer) repairs(was deck.Finding) []templates.Link {
	if was.Player == 0 || was.Player > len(r.texts) {
		return nil
	}
	var out []templates.Link
	for _, id := range was.Cards {
		k := r.section.Catalog.Card(id)
		if k == nil {
			continue
		}
		name := k.Title(r.frame.Lang)
		for _, in := range k.Sets {
			if set := r.section.Catalog.Set(in.Set); set != nil && set.Kind != catalog.YearSet {
				r.try(&out, was, templates.AddSet(r.frame, set.Name.In(r.frame.Lang)), func(d *draft) { d.declare(set) })
			}
		}
		r.try(&out, was, "+1 "+name, func(d *draft) { d.add(k, homeOf(k), 1) })
		many := max(1, was.Got-was.Limit)
		r.try(&out, was, "−"+strconv.Itoa(many)+" "+name, func(d *draft) {
			for range many {
				d.remove(k, homeOf(k))
				d.trimHand(k)
			}
		})
	}
	return out
}

// try offers a change if it helps against the finding.
func (r *repairer) try(out *[]templates.Link, was deck.Finding, name string, change func(d *draft)) {
	if len(*out) >= maxRepairs || r.tries >= maxTries {
		return
	}
	r.tries++
	d := r.section.draft(r.frame, r.texts[was.Player-1])
	before := len(d.parsed().Deck)
	change(d)
	if d.text == r.texts[was.Player-1] || before > 0 && len(d.parsed().Deck) == 0 {
		return
	}
	report := deck.Validate(r.section.Catalog, deck.Options{Lang: r.frame.Lang}, d.parsed())
	for _, now := range report.Violations {
		if now.Code == was.Code && slices.Equal(now.Cards, was.Cards) && over(now) >= over(was) {
			return
		}
	}
	*out = append(*out, templates.Link{Text: name, Href: r.link(was.Player, d.text)})
}

// over returns by how much a finding misses its limit.
func over(d deck.Finding) int { return max(d.Got-d.Limit, d.Limit-d.Got) }

// link returns the address of the lists with that of one player replaced.
func (r *repairer) link(player int, text string) string {
	texts := slices.Clone(r.texts)
	texts[player-1] = text
	return deckLink(r.frame, texts) + "#verdict"
}

// corrections returns links to the lists with an unreadable name replaced by one that is similar.
func (r *repairer) corrections(player, line int, near []string) []templates.Link {
	if player < 1 || player > len(r.texts) {
		return nil
	}
	text := r.texts[player-1]
	lines := strings.Split(text, "\n")
	wrong := misread(r.section.draft(r.frame, text).parsed(), line)
	if wrong == "" || line > len(lines) {
		return nil
	}
	var out []templates.Link
	for _, name := range near[:min(len(near), maxRepairs)] {
		fixed := slices.Clone(lines)
		fixed[line-1] = strings.Replace(fixed[line-1], wrong, name, 1)
		if fixed[line-1] != lines[line-1] {
			out = append(out, templates.Link{Text: name, Href: r.link(player, strings.Join(fixed, "\n"))})
		}
	}
	return out
}

// misread returns the name in a line that is no card and no set, or "".
func misread(list *deck.List, line int) string {
	for _, e := range slices.Concat(list.Deck, list.Events, list.Hand) {
		if e.Pos.Line == line && e.Card == nil {
			return e.Text
		}
	}
	for _, s := range slices.Concat(list.Sets, list.House.Sets) {
		if s.Pos.Line == line && s.Set == nil {
			return s.Text
		}
	}
	return ""
}

// declare writes a set into the head of the list, unless it is there.
func (d *draft) declare(set *catalog.Set) {
	list := d.parsed()
	if holdsSet(list.Sets, set) {
		return
	}
	ids := []string{set.ID}
	for _, r := range list.Sets {
		if r.Set != nil {
			ids = append(ids, r.Set.ID)
		}
	}
	d.editSets(list.Sets, ids, func(value string) { d.set(deck.WithHeader(d.text, d.frame.Lang, deck.SetsKey, value)) })
}
