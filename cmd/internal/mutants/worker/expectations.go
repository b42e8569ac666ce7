package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// expectations suggests lines behind a step of a scenario that goes another way with the mutant unnoticed.
func (w *worker) expectations(n int) []Suggestion {
	var out []Suggestion
	tried := 0
	for _, p := range w.plays[n] {
		if len(p.file.Editions) > 1 {
			continue
		}
		_ = activate(0, unlimited)
		base := scenario.Replay(context.Background(), p.file, w.books, scenario.Options{})
		_ = activate(n, slack+30*p.steps)
		other := replay(p.file, w.books)
		_ = activate(0, unlimited)
		if other == nil || len(other.Steps) != len(base.Steps) {
			continue
		}
		for i, st := range base.Steps {
			if st.Hash == other.Steps[i].Hash && types(st) == types(other.Steps[i]) {
				continue
			}
			for _, e := range w.differing(n, base.Table, other.Table, st.State, other.Steps[i].State, nil) {
				if w.noticed(n, p.file, st.Line, []string{e}, false) {
					out = append(out, Suggestion{N: n, Scenario: p.file.ID, After: st.Line, Lines: []string{e}, Kind: "expect"})
					break
				}
			}
			for _, e := range missing(happenings(st), happenings(other.Steps[i])) {
				if len(out) == 0 && w.noticed(n, p.file, st.Line, []string{e}, false) {
					out = append(out, Suggestion{N: n, Scenario: p.file.ID, After: st.Line, Lines: []string{e}, Kind: "expect"})
				}
			}
			if len(out) > 0 {
				break
			}
		}
		if tried++; tried == mostScenarios || len(out) > 0 {
			break
		}
	}
	return out
}

func replay(f *scenario.File, books scenario.Books) (res *scenario.Result) {
	defer func() { _ = recover() }()
	return scenario.Replay(context.Background(), f, books, scenario.Options{})
}

func types(st scenario.StepResult) string {
	var b strings.Builder
	for _, e := range st.Events {
		fmt.Fprint(&b, e.Type, e.Who, e.N, e.Cites, readings(e), " ")
	}
	return b.String()
}

func readings(e scenario.EventResult) []string {
	var out []string
	for _, r := range e.Readings {
		out = append(out, r.ID)
	}
	return out
}

// missing returns expectations about the events of a move that hold with those of here and not with those of there.
func missing(here, there []string) []string {
	var out []string
	for _, e := range here {
		if !slices.Contains(there, e) {
			out = append(out, "expect "+e)
		}
	}
	for _, e := range there {
		if !slices.Contains(here, e) {
			out = append(out, "expect no "+e)
		}
	}
	return out
}

// happenings says what a move caused and cited, from the vague to the exact.
func happenings(st scenario.StepResult) []string {
	var out []string
	for _, e := range st.Events {
		if e.Type != "refused" && e.Type != "undecided" {
			out = append(out, fmt.Sprintf("happened %s by %s", e.Type, e.Who), "happened "+e.Type)
		}
	}
	for _, e := range st.Events {
		for _, c := range e.Cites {
			out = append(out, "cited "+c)
		}
		for _, r := range readings(e) {
			out = append(out, "reading "+r)
		}
	}
	for _, e := range st.Events {
		if e.Type != "refused" && e.Type != "undecided" {
			out = append(out, fmt.Sprintf("happened %s %d by %s", e.Type, e.N, e.Who))
		}
	}
	return out
}

// differing returns expectations that hold in s and not in other, where the mutant is at work. It returns none if other
// is too broken to look at.
func (w *worker) differing(n int, t, mutated *engine.Table, s, other *engine.State, events []engine.Event) []string {
	here, ok := soundly(func() []string { return expectable(t, s, other, events) })
	if !ok {
		return nil
	}
	_ = activate(n, 3_000_000)
	defer func() { _ = activate(0, unlimited) }()
	there, ok := soundly(func() []string { return expectable(mutated, other, s, nil) })
	if !ok {
		return nil
	}
	return slices.DeleteFunc(here, func(e string) bool { return slices.Contains(there, e) })
}

// soundly returns what f returns; ok is false if f panics.
func soundly(f func() []string) (out []string, ok bool) {
	defer func() { ok = recover() == nil }()
	return f(), true
}

// expectable returns expectations that hold in a position and may not hold in another.
func expectable(t *engine.Table, s, other *engine.State, events []engine.Event) []string {
	var out []string
	add := func(format string, args ...any) { out = append(out, fmt.Sprintf("expect "+format, args...)) }
	name := func(d int16) string {
		if d == engine.UnknownDef {
			return "hidden"
		}
		return t.Book.Catalog.FindCard(t.Book.ID(d)).Name.DE
	}
	d, open := engine.Open(t, s)
	if open {
		add("%s decides", d.Who)
	} else {
		add("nothing open")
	}
	for _, p := range []engine.Player{engine.North, engine.South} {
		a, b := engine.Stock(s, p), engine.Stock(other, p)
		for _, k := range allKinds {
			if a[k] != b[k] {
				add("%s stores %d %s", p, a[k], k)
			}
		}
		n, unknown := engine.Points(t, s, p)
		if unknown == 0 {
			add("%s points %d", p, n)
		}
		for _, kind := range []string{"strength", "commerce", "tournament"} {
			if n, sure := engine.Sum(t, s, p, kind); sure {
				add("%s %s %d", p, kind, n)
			}
		}
		add("%s limit %d", p, engine.HandLimit(t, s, p))
		add("%s stars %d", p, engine.Stars(t, s, p))
	}
	for token, kind := range map[string]string{"knight": "strength", "mill": "commerce"} {
		if p, sure := engine.Token(t, s, kind); sure {
			who := p.String()
			if p == engine.Chance {
				who = "nobody"
			}
			add("%s holds %s", who, token)
		}
	}
	if s.Winner == engine.Chance {
		add("nobody wins")
	} else {
		add("%s wins", s.Winner)
	}
	add("phase %s", s.Phase)
	add("%s active", s.Active)
	for c := range s.Cards {
		k := s.Cards[c]
		if k.Def == engine.UnknownDef {
			continue
		}
		if !k.Laid {
			if c < len(other.Cards) && other.Cards[c].Laid {
				add("%s lacks %s", other.Cards[c].Side, name(k.Def))
			}
			continue
		}
		add("%s has %s", k.Side, name(k.Def))
		state := "blocked"
		if engine.Works(t, s, engine.CardNo(c)) {
			state = "works"
		}
		add("%s %s", name(k.Def), state)
		if c < len(other.Cards) {
			o := other.Cards[c]
			if k.Power != o.Power {
				add("%s power %d", name(k.Def), k.Power)
			}
			if k.Stored != o.Stored {
				add("%s stored %d", name(k.Def), k.Stored)
			}
			if k.Stars != o.Stars {
				add("%s stars %d", name(k.Def), k.Stars)
			}
		}
		for _, kind := range []string{"strength", "tournament"} {
			if n, sure := engine.Worth(t, s, engine.CardNo(c), kind); sure && n > 0 {
				add("%s %s %d", name(k.Def), kind, n)
			}
		}
	}
	for _, p := range []engine.Player{engine.North, engine.South} {
		pile := func(words string, a, b engine.Pile) {
			if len(a.Top) > 0 && s.Cards[a.Top[0]].Def != engine.UnknownDef {
				add("%s %s top %s", p, words, name(s.Cards[a.Top[0]].Def))
				if last := a.Top[len(a.Top)-1]; !a.Open && s.Cards[last].Def != engine.UnknownDef {
					add("%s %s bottom %s", p, words, name(s.Cards[last].Def))
				}
			}
			if !a.Open {
				add("%s %s %d", p, words, len(a.Top))
			}
			for _, c := range a.Top {
				if s.Cards[c].Def != engine.UnknownDef && !slices.Contains(b.Top, c) {
					add("%s %s has %s", p, words, name(s.Cards[c].Def))
				}
			}
		}
		pile("hand", s.Sides[p].Hand, other.Sides[p].Hand)
		pile("discard", s.Sides[p].Discard, other.Sides[p].Discard)
		for i := range s.Sides[p].Stacks {
			if i < len(other.Sides[p].Stacks) {
				pile(fmt.Sprintf("stack %d", i+1), s.Sides[p].Stacks[i], other.Sides[p].Stacks[i])
			}
		}
		for _, l := range s.Sides[p].Lands {
			if l.Number > 0 {
				add("%s has %s %d holds %d", p, l.Kind.Landscape(), l.Number, l.Stock)
			}
		}
		for c := range s.Cards {
			k := s.Cards[c]
			if k.Def == engine.UnknownDef || k.Laid {
				continue
			}
			for _, q := range []engine.Player{engine.North, engine.South} {
				if slices.Contains(engine.View(t, s, p).Sides[q].Hand.Top, engine.CardNo(c)) && p != q {
					seen := engine.View(t, s, p).Cards[c].Def != engine.UnknownDef
					if was := engine.View(t, other, p); seen && c < len(was.Cards) && was.Cards[c].Def == engine.UnknownDef {
						add("%s sees %s", p, name(k.Def))
					}
				}
			}
		}
	}
	for _, e := range events {
		add("happened %s by %s", e.Type, e.Who)
	}
	for _, e := range events {
		for _, c := range e.Cites {
			add("cited %s", c)
		}
	}
	return out
}
