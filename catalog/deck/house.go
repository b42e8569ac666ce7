package deck

import (
	"fmt"
	"slices"
	"strconv"

	"catanica/catalog"
)

// HouseRule is cited by findings that rest on the organiser's own rule instead of an article.
const HouseRule = "house rule"

// Choice is a yes or no that may be left open.
type Choice string

// The choices. Unsaid leaves it to the rules.
const (
	Unsaid Choice = ""
	Yes    Choice = "yes"
	No     Choice = "no"
)

// House holds the house rules of an organiser. They are part of the list's text and therefore of its link. The lists of
// a match must agree on them.
type House struct {
	Points    int      // victory points needed to win; 0 leaves it to the rules
	Sets      []SetRef // allowed sets; the basic game is always allowed
	Limited   bool     // whether there is a line of allowed sets
	YearCards Choice   // Yes: allowed without agreement; No: forbidden even with `Allow:`
}

// maxPoints is the largest number of victory points in a house rule.
const maxPoints = 99

func (h House) write(w vocabulary, header func(key, value string)) {
	if h.Points > 0 {
		header(w.points, strconv.Itoa(h.Points))
	}
	header(w.allowed, joinSets(h.Sets))
	switch h.YearCards {
	case Yes:
		header(w.years, w.yes)
	case No:
		header(w.years, w.no)
	}
}

// same reports whether h and o are the same house rules.
func (h House) same(o House) bool {
	return h.Points == o.Points && h.Limited == o.Limited && h.YearCards == o.YearCards &&
		slices.Equal(h.setIDs(), o.setIDs())
}

// setIDs returns the allowed sets without the basic game, sorted.
func (h House) setIDs() []string {
	var out []string
	for _, r := range h.Sets {
		if r.Set != nil && r.Set.Kind != catalog.BaseSet {
			out = append(out, r.Set.ID)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// points parses `Victory points: 15`.
func (p *parser) points(v span) {
	p.once(vocabularyOf(p.lang).points, v)
	n, err := strconv.Atoi(p.str(v))
	if err != nil || n < 1 || n > maxPoints {
		p.problem(v, nil, "Siegpunkte %s: schreibe eine Zahl von 1 bis %d",
			"victory points %s: write a number from 1 to %d", p.q(v), maxPoints)
		p.list.unread.points = true
		return
	}
	p.list.House.Points = n
}

// allowedSets parses `Allowed sets: K&W, R&H`.
func (p *parser) allowedSets(v span) {
	p.once(vocabularyOf(p.lang).allowed, v)
	refs := p.setRefs(v, &p.list.unread.allowed)
	if len(refs) == 0 {
		p.problem(v, nil, "keine erlaubten Sets: nenne sie mit ihren Kurzzeichen, oder streiche die Zeile",
			"no allowed sets: list their signs, or delete the line")
		p.list.unread.allowed = true
		return
	}
	p.list.House.Sets, p.list.House.Limited = append(p.list.House.Sets, refs...), true
}

// yearCards parses `Year cards: no`.
func (p *parser) yearCards(v span) {
	p.once(vocabularyOf(p.lang).years, v)
	yes, ok := yesNo(p.str(v))
	switch {
	case !ok:
		p.problem(v, nil, "Jahreskarten %s: schreibe ja oder nein", "year cards %s: write yes or no", p.q(v))
		p.list.unread.years = true
	case yes:
		p.list.House.YearCards = Yes
	default:
		p.list.House.YearCards = No
	}
}

// houseSet applies the house rule that only cards of the allowed sets may be used.
func houseSet(j *judge) []finding {
	return j.shortFindings(codeHouseSet, func(s shortage) finding {
		return finding{
			message: say("Nach der Hausregel dieser Liste darf %s nicht mitspielen: Die Karte liegt in keinem der "+
				"erlaubten Sets%s.", "This list's house rule excludes %s: the card is not in any of the allowed "+
				"sets%s.", s.card, j.allowedCopies(s)),
			fix: say("Nimm %d heraus, oder nenne das Set hinter `Erlaubte Sets:`, wenn der Veranstalter es erlaubt.",
				"Remove %d, or add the set to `Allowed sets:` if the organizer allows it.", s.got-s.limit)}
	})
}

// allowedCopies returns how many copies are allowed, or the empty text if none are.
func (j *judge) allowedCopies(s shortage) catalog.Text {
	if s.limit == 0 {
		return catalog.Text{}
	}
	return say(" öfter als %s", " more than %s", times(s.limit))
}

// houseYear applies the house rule that no year cards may be used.
func houseYear(j *judge) []finding {
	return j.shortFindings(codeHouseYear, func(s shortage) finding {
		return finding{
			message: say("%s ist eine Jahreskarte, und die Hausregel dieser Liste lässt keine zu.",
				"%s is a year card, and this list's house rule excludes year cards.", s.card),
			fix: say("Nimm sie heraus, oder streiche `Jahreskarten: nein`, wenn der Veranstalter es erlaubt.",
				"Remove it, or delete `Year cards: no` if the organizer allows it.")}
	})
}

// housePoints reports a house rule that sets a number of victory points other than that of the rules.
func housePoints(j *judge) []finding {
	got, want := j.list.House.Points, j.info.goal
	if got == 0 || got == want {
		return nil
	}
	usual := say("die Regeln sagen %d", "the rules say %d", want)
	if want == 0 {
		usual = say("die Regeln sagen nichts dazu", "the rules do not say")
	}
	return []finding{{got: got, limit: want,
		message: say("Gespielt wird, bis jemand %d Siegpunkte hat; %s.", "The game is played to %d victory points; %s.", got,
			usual),
		fix: say("Das gilt nur, wenn beide Listen es nennen.", "This applies only if both lists say so.")}}
}

// matchHouse reports different house rules, because both lists of a match must have the same ones.
func matchHouse(m *match) []finding {
	a, b := m.judges[0].list, m.judges[1].list
	return m.contradiction(a.House.same(b.House), func(u unread) bool { return u.points || u.allowed || u.years },
		say("Die Listen nennen verschiedene Hausregeln: %s gegen %s.",
			"The lists name different house rules: %s and %s.", a.House.describe(), b.House.describe()),
		say("Schreibt beide dieselben Zeilen `Siegpunkte:`, `Erlaubte Sets:` und `Jahreskarten:`.",
			"Write the same `Victory points:`, `Allowed sets:` and `Year cards:` lines in both lists."))
}

// describe returns the house rules in words. They are not secret.
func (h House) describe() catalog.Text {
	var out catalog.Text
	add := func(t catalog.Text) {
		if !out.Empty() {
			t = say("%s, %s", "%s, %s", out, t)
		}
		out = t
	}
	if h.Points > 0 {
		add(say("%d Siegpunkte", "%d victory points", h.Points))
	}
	if h.Limited {
		var sets []string
		for _, r := range h.Sets {
			sets = append(sets, r.Text)
		}
		add(say("erlaubte Sets %s", "allowed sets %s", fmt.Sprint(sets)))
	}
	switch h.YearCards {
	case Yes:
		add(say("mit Jahreskarten", "with year cards"))
	case No:
		add(say("ohne Jahreskarten", "without year cards"))
	}
	if out.Empty() {
		return say("keine", "none")
	}
	return out
}
