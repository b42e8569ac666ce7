package scenario

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// question is an expectation being evaluated. A dry question only reads the words and names.
type question struct {
	v    *mover
	r    *reader
	s    *engine.State
	last []engine.Event // of the last move
	// open is an unstated fact on which the answer depends.
	open string
}

func newQuestion(v *mover, last []engine.Event) *question {
	return &question{v: v, r: v.r, s: v.s, last: last}
}

// answer says whether an expectation holds, and what was found.
type answer struct {
	ok  bool
	got catalog.Text
}

func found(ok bool, de, en string, args ...any) answer { return answer{ok, text(de, en, args...)} }

// yes answers a question that has two possible findings.
func yes(want, have bool, ifTrue, ifFalse catalog.Text) answer {
	if have {
		return answer{have == want, ifTrue}
	}
	return answer{have == want, ifFalse}
}

// asked is the table of expectations that begin with a keyword of their own.
var asked = map[string]func(*question) answer{
	"nobody":   (*question).nobody,
	"nothing":  (*question).nothing,
	"none":     (*question).nothing, // nichts offen
	"display":  func(q *question) answer { return q.pile(q.s.Display) },
	"events":   func(q *question) answer { return q.pile(q.s.Events) },
	"phase":    (*question).phase,
	"turn":     func(q *question) answer { return q.turn(int(q.s.Turn)) },
	"round":    func(q *question) answer { return q.turn(int(q.s.Turn+1) / 2) },
	"cited":    func(q *question) answer { return q.cited(true) },
	"happened": func(q *question) answer { return q.happened(true) },
	"reading":  func(q *question) answer { return q.reading(true) },
	"no":       (*question).no,
}

// ask reads the line and answers it.
func (q *question) ask() answer {
	t := q.r.peek()
	if read, ok := asked[t.word()]; ok {
		q.r.next()
		return read(q)
	}
	if p, ok := playerOf(t); ok {
		q.r.next()
		return q.ofPlayer(p)
	}
	if q.r.knownName() == 0 && !slices.ContainsFunc(q.r.toks,
		func(t token) bool { return slices.Contains(stateWords, t.word()) }) {
		words := append([]string{"north", "south"}, slices.Sorted(maps.Keys(asked))...)
		q.r.fail(t.pos, "%s%s passt hier nicht; erwartet wird ein Spieler, eine Karte oder eines der Wörter %s.",
			"Found %s%s, expected a player, a card or one of the words %s.",
			quoted(t.text), suggest(t.text, words), choice(slices.DeleteFunc(words, func(w string) bool {
				return w == "none"
			})))
		return answer{}
	}
	return q.ofCard()
}

func (q *question) nobody() answer {
	if q.r.accept("holds") {
		kind := q.token()
		holder, sure := engine.Token(q.v.table, q.s, kind)
		q.unsure(!sure, kind+" points")
		return found(holder == engine.Chance, "%s hat den Stein", "%s has the token", holderName(holder))
	}
	q.r.expect("wins")
	return found(q.s.Winner == engine.Chance, "%s hat gewonnen", "%s has won", holderName(q.s.Winner))
}

// holderName returns the name of a player, or "nobody".
func holderName(p engine.Player) catalog.Text {
	if p == engine.Chance {
		return catalog.Text{DE: "niemand", EN: "nobody"}
	}
	return called(p)
}

func (q *question) nothing() answer {
	q.r.expect("open")
	_, open := engine.Open(q.v.table, q.s)
	return yes(false, open, catalog.Text{DE: "eine Entscheidung ist offen", EN: "a decision is open"},
		catalog.Text{DE: "nichts ist offen", EN: "nothing is open"})
}

func (q *question) phase() answer {
	ph := q.r.phase("before", "event", "yield", "main", "end", "over", "opening")
	return found(ph == q.s.Phase, "%s", "%s", q.s.Phase)
}

// turn compares the number of the turn, or of the round, with the one that the line names.
func (q *question) turn(n int) answer {
	q.unsure(q.s.Turn == 0, "turn number")
	return found(q.r.number(1, 99) == n, "%d", "%d", n)
}

func (q *question) cited(want bool) answer {
	id := q.r.next().text
	if q.r.peek().text == ":" { // the text of a card: card:feuerteufel
		q.r.next()
		id = catalog.CiteCard(q.v.table.Book.ID(q.r.def(q.v.table.Book, q.r.name())))
	}
	var all []string
	for _, e := range q.last {
		all = append(all, e.Cites...)
	}
	return found(slices.Contains(all, id) == want, "%s", "%s", listed(all))
}

// reading reads `reading ID`: the last move depends on the answer to the open question.
func (q *question) reading(want bool) answer {
	t := q.r.peek()
	id := q.r.next().text
	if q.r.err == nil && q.v.table.Book.Catalog.Reading(id) == nil {
		q.r.fail(t.pos, "Eine Lesart „%s“ gibt es nicht.", "There is no reading `%s`.", id)
	}
	var all []string
	for _, e := range q.last {
		for _, read := range e.Reads {
			if !slices.Contains(all, read) {
				all = append(all, read)
			}
		}
	}
	return found(slices.Contains(all, id) == want, "%s", "%s", listed(all))
}

// no reads `no cited ARTICLE`, `no happened EVENT` or `no reading ID`.
func (q *question) no() answer {
	switch {
	case q.r.accept("cited"):
		return q.cited(false)
	case q.r.accept("happened"):
		return q.happened(false)
	}
	q.r.expect("reading")
	return q.reading(false)
}

// listed joins words, or says that there is nothing to list.
func listed(words []string) catalog.Text {
	if len(words) == 0 {
		return catalog.Text{DE: "nichts", EN: "nothing"}
	}
	s := strings.Join(words, ", ")
	return catalog.Text{DE: s, EN: s}
}

// happened looks for an event of the last move: `happened vetoed by south`, `happened counted 9 by north`.
func (q *question) happened(want bool) answer {
	t := q.r.next()
	if _, known := q.v.table.Book.Sentence(t.text); !known {
		q.r.fail(t.pos, "Ein Ereignis namens %s gibt es nicht%s.", "There is no event called %s%s.", quoted(t.text),
			suggest(t.text, slices.Sorted(maps.Keys(engine.Sentences()))))
	}
	n, anyNumber := 0, true
	if _, err := strconv.Atoi(q.r.peek().text); err == nil {
		n, anyNumber = q.r.number(0, 99), false
	}
	by, anybody := engine.Chance, true
	if q.r.accept("by") {
		by, anybody = q.r.player(), false
	}
	var all []string
	ok := false
	for _, e := range q.last {
		one := fmt.Sprintf("%s (%s)", e.Type, e.Who)
		if e.N != 0 {
			one = fmt.Sprintf("%s %d (%s)", e.Type, e.N, e.Who)
		}
		all = append(all, one)
		ok = ok || e.Type == t.text && (anyNumber || e.N == n) && (anybody || e.Who == by)
	}
	return found(ok == want, "%s", "%s", listed(all))
}

// token reads the name of one of the two tokens.
func (q *question) token() string {
	t := q.r.next()
	switch t.word() {
	case "knight":
		return "strength"
	case "mill":
		return "commerce"
	}
	q.r.want(t, "knight", "mill")
	return "strength"
}

// unsure notes that the answer depends on a fact that nobody states.
func (q *question) unsure(open bool, fact string) {
	if open && q.open == "" {
		q.open = fact
	}
}

// count compares a number with the one that the line names.
func (q *question) count(have int) answer {
	return found(q.r.number(0, 99) == have, "%s", "%s", strconv.Itoa(have))
}
