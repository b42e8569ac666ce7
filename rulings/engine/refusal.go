package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
)

// Refusal is a move that a rule forbids. The state stays as it was.
type Refusal struct {
	Cites []string // the articles that forbid it, the most specific first
	Why   catalog.Text
	Reads []string // open questions on whose answer it hangs (content/readings.yaml)
}

func (r *Refusal) Error() string {
	return r.Why.EN + " [" + strings.Join(r.Cites, ", ") + "]"
}

// Undecided is a move that hangs on something that the position does not state or no source tells. The
// state stays as it was; State says what to add.
type Undecided struct {
	Fact  string // the unknown thing, such as "cost of schreibstube"
	State catalog.Text
}

func (u *Undecided) Error() string { return u.Fact + ": " + u.State.EN }

// Wrong is a move that makes no sense in this position: no such card there, nothing to answer, a number out
// of range. It is a mistake of whoever wrote the move, not a decision of the rules.
type Wrong struct {
	Why catalog.Text
	// Names is what the move leaves open and has to name: dice, place, resources, card, landscapes. Empty when
	// the move makes no sense at all.
	Names string
}

func (w *Wrong) Error() string { return w.Why.EN }

// say makes a message in both languages. Arguments that are themselves texts show their own language.
func say(de, en string, args ...any) catalog.Text {
	switch len(args) {
	case 0:
		return catalog.Text{DE: de, EN: en}
	case 1:
		switch a := args[0].(type) {
		case catalog.Text:
			return catalog.Text{DE: fill(de, "%s", a.DE), EN: fill(en, "%s", a.EN)}
		case int:
			n := strconv.Itoa(a)
			return catalog.Text{DE: fill(de, "%d", n), EN: fill(en, "%d", n)}
		}
	}
	return catalog.Text{DE: fmt.Sprintf(de, inLang(catalog.DE, args)...), EN: fmt.Sprintf(en, inLang(catalog.EN, args)...)}
}

// fill puts the one word in that most messages have: a card's name, or a number.
func fill(message, verb, word string) string { return strings.Replace(message, verb, word, 1) }

func inLang(lang catalog.Lang, args []any) []any {
	out := slices.Clone(args)
	for i, a := range out {
		if t, ok := a.(catalog.Text); ok {
			out[i] = t.In(lang)
		}
	}
	return out
}

func refuse(cite string, de, en string) *Refusal {
	r := &struct {
		Refusal
		room [3]string // most refusals cite no more articles
	}{Refusal: Refusal{Why: catalog.Text{DE: de, EN: en}}}
	r.Cites = r.room[:0]
	for c := range strings.FieldsSeq(cite) {
		r.Cites = append(r.Cites, c)
	}
	return &r.Refusal
}

func wrong(de, en string, args ...any) *Wrong { return &Wrong{Why: say(de, en, args...)} }

// unnamed is said of a move that would be fine if it named something that it leaves open.
func unnamed(what, de, en string, args ...any) *Wrong { return &Wrong{say(de, en, args...), what} }
