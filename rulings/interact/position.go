package interact

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// position is a start position in the terms of the scenario language. Its text is the only way in which it reaches the
// engine, so that the scenario shown to readers is the one that was played.
type position struct {
	edition catalog.EditionID
	game    catalog.Game
	phase   string // "" for the main phase
	assume  []string
	citadel bool   // B and D are citadels
	theirs  bool   // those of the opponent are, if not all
	metro   bool   // C is a metropolis
	behind  bool   // the acting player has three victory points less
	full    bool   // the acting player's landscapes are full
	bare    bool   // they hold little
	twice   string // the kind of landscape that the opponent has twice; "" for forest
	events  []string
	sides   [2]side
	extra   []line // further lines, in order
}

// side is what a player has besides the axis and the landscapes that every position gives.
type side struct {
	laid    []laid
	hand    []string
	discard []string
	stack   []string // of draw stack 1
}

// laid is a card in play: `at A: Bibliothek (north)`.
type laid struct {
	where string // "at A", "out", "on stack 1", "on bibliothek"
	card  string
	note  string // what stands in brackets
}

// line is a line of the start that a zone or a supplement adds.
type line string

func (p position) clone() position {
	p.assume, p.events, p.extra = slices.Clone(p.assume), slices.Clone(p.events), slices.Clone(p.extra)
	for i := range p.sides {
		s := &p.sides[i]
		s.laid, s.hand = slices.Clone(s.laid), slices.Clone(s.hand)
		s.discard, s.stack = slices.Clone(s.discard), slices.Clone(s.stack)
	}
	return p
}

// suppose adds assumptions, such as "cost leuchtturm = 1 lumber", except on facts that are assumed already.
func (p *position) suppose(lines ...string) {
	for _, line := range lines {
		fact, _, _ := strings.Cut(line, "=")
		if !slices.ContainsFunc(p.assume, func(old string) bool { return strings.HasPrefix(old, fact) }) {
			p.assume = append(p.assume, line)
		}
	}
}

// kinds are the landscapes of every position, by their gap: two at each road.
var lands = [6]struct{ kind, at string }{
	{"forest", "AB above"}, {"hills", "AB below"}, {"mountains", "BC above"}, {"fields", "BC below"},
	{"pasture", "CD above"}, {"river", "CD below"},
}

// landAt returns where the landscape of a kind is.
func landAt(kind string) string {
	for _, l := range lands {
		if l.kind == kind {
			return l.at
		}
	}
	return lands[0].at
}

// lines writes the position as the lines of a start, one per fact, those of the axis first.
func (p position) lines() []string {
	var out []string
	add := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	add("turn 9")
	add("active north")
	if p.phase != "" {
		add("phase %s", p.phase)
	}
	add("gate open")
	b, c := "settlement", "city"
	if p.citadel {
		b = "citadel"
	}
	if p.metro {
		c = "metropolis"
	}
	for _, who := range [2]string{"north", "south"} {
		if who == "south" && p.theirs {
			b = "citadel"
		}
		e := "settlement E"
		if who == "south" && p.behind {
			e = "city E, road, city F"
		}
		add("%s axis: road, city A, road, %s B, road, %s C, road, %s D, road, %s", who, b, c, b, e)
	}
	for _, who := range [2]string{"north", "south"} {
		var ls []string
		for i, l := range lands {
			ls = append(ls, fmt.Sprintf("%s %d holds %d at %s", l.kind, i%5+1, p.stock(who, l.kind), l.at))
		}
		twice := "forest"
		if who == "south" && p.twice != "" {
			twice = p.twice
		}
		add("%s land: %s, %s 4 holds 0 at left of A above", who, strings.Join(ls, ", "), twice)
	}
	var mirrors []string // the cards that they mirror have to lie there
	for i := range p.sides {
		who, s := engine.Player(i), &p.sides[i]
		for _, l := range s.laid {
			switch line := fmt.Sprintf("%s %s: %s", who, l.where, l.card); {
			case strings.HasPrefix(l.note, "mirrors "):
				mirrors = append(mirrors, line+" ("+l.note+")")
			case l.note != "":
				add("%s (%s)", line, l.note)
			default:
				add("%s", line)
			}
		}
	}
	out = append(out, mirrors...)
	for i := range p.sides {
		who, s := engine.Player(i), &p.sides[i]
		add("%s hand: %s", who, pile(s.hand))
		if i == 0 || p.game == catalog.Tournament {
			add("%s discard: %s", who, pile(s.discard))
		}
		if len(s.stack) > 0 {
			add("%s stack 1: %s", who, pile(s.stack))
		}
	}
	add("events: %s", pile(append(slices.Clip(p.events), "jahreswechsel", "fortschritt", "ertragreiches-jahr")))
	for _, l := range p.extra {
		add("%s", l)
	}
	return out
}

// stock returns how many resources a landscape of a player holds. The opponent's are full, so that there is something
// to take. Those of the acting player are full if he builds, and have room for resources if he does not.
func (p position) stock(who, kind string) int {
	switch {
	case who == "south" && kind == "river":
		return 2 // room for gold that somebody has to pay
	case who == "south" || p.full || kind == "river" && !p.bare:
		return 3
	case p.bare:
		return 1
	}
	return 2
}

func pile(cards []string) string {
	if len(cards) == 0 {
		return "none"
	}
	return strings.Join(cards, ", ")
}

// header writes the lines above the start.
func (p position) header(id string) []string {
	out := []string{"id: " + id, "edition: " + string(p.edition), "game: " + string(p.game)}
	for _, a := range p.assume {
		out = append(out, "assume: "+a)
	}
	return append(out, "goal: 90")
}

// source writes the position as a scenario without moves.
func (p position) source() string {
	return strings.Join(p.header("interaction"), "\n") + "\nstart\n  " + strings.Join(p.lines(), "\n  ") +
		"\nplay\n"
}

// place returns where a card of this kind lies in its player's principality, and whether it is the opponent's. ok is
// false for cards that are never in play by themselves.
func (w *world) place(k *catalog.Card, n int) (where string, ok bool) {
	e := w.edition
	site := [...]string{"at A", "at A", "at C", "at C"}[min(n, 3)]
	class := k.ClassAt(e)
	switch {
	case k.Is(catalog.Action, e), k.Is(catalog.EventType, e), class == "central" && !k.Is(catalog.Counter, e):
		return "", false
	case k.Is(catalog.Counter, e):
		return "out", true
	case class == "road":
		return [...]string{"at CD", "at BC", "at AB", "at left of A"}[min(n, 3)], true
	case k.Is(catalog.SpellBook, e), class == "citadel":
		return [...]string{"at B", "at B", "at D", "at D"}[min(n, 3)], true
	}
	if beside, known := k.Beside.At(e); known == catalog.Known && len(beside) > 0 && beside[0] != "any" {
		return "at " + landAt(beside[0]), true
	}
	if class == "wizard" || class == "landscape" || len(k.Beside.Values) > 0 {
		return [...]string{"at CD above", "at BC below", "at AB above", "at AB below"}[min(n, 3)], true
	}
	return site, true
}

// magic reports whether the position needs citadels for the card.
func magic(k *catalog.Card, e catalog.EditionID) bool {
	return k.Is(catalog.Magic, e) || k.Is(catalog.Wizard, e) || k.Is(catalog.SpellBook, e) ||
		k.Is(catalog.Dragon, e) || k.ClassAt(e) == "citadel" || k.Is(catalog.Citadel, e) || k.ID == "zitadelle"
}
