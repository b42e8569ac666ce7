package scenario

import (
	"catanica/catalog"
	"catanica/rulings/engine"
)

// ofCards is the table of expectations about a card in play.
var ofCards = map[string]func(*question, engine.CardNo) answer{
	"blocked": func(q *question, c engine.CardNo) answer { return q.works(c, false) },
	"works":   func(q *question, c engine.CardNo) answer { return q.works(c, true) },
	"power":   func(q *question, c engine.CardNo) answer { return q.count(int(q.s.Cards[c].Power)) },
	"star":    func(q *question, c engine.CardNo) answer { return q.count(int(q.s.Cards[c].Stars)) },
	"stored":  func(q *question, c engine.CardNo) answer { return q.count(int(q.s.Cards[c].Stored)) },
	"strength": func(q *question, c engine.CardNo) answer {
		n, sure := engine.Worth(q.v.table, q.s, c, "strength")
		q.unsure(!sure, "strength of "+q.v.table.Book.ID(q.s.Cards[c].Def))
		return q.count(n)
	},
	"tournament": func(q *question, c engine.CardNo) answer {
		n, sure := engine.Worth(q.v.table, q.s, c, "tournament")
		q.unsure(!sure, "tournament points of "+q.v.table.Book.ID(q.s.Cards[c].Def))
		return q.count(n)
	},
}

// ofCard reads an expectation about a card in play.
func (q *question) ofCard() answer {
	c := q.v.mustLie(engine.North)
	t := q.r.next()
	read, ok := ofCards[t.word()]
	if !ok {
		q.r.want(t, "blocked", "works", "power", "strength", "tournament", "stars", "stored")
		return answer{}
	}
	if c == engine.NoCard { // in a dry question the card may come into play later; the number is still read
		if q.r.isNumber() {
			q.r.number(0, 99)
		}
		return answer{}
	}
	return q.ofEach(c, read)
}

// ofEach answers the question about card c. If the name also means other cards, for which the answer is another one,
// the line has to say which card it is about.
func (q *question) ofEach(c engine.CardNo, read func(*question, engine.CardNo) answer) answer {
	from := q.r.i
	a := read(q, c)
	for _, like := range q.v.like {
		for _, x := range like.cards[1:] {
			end := q.r.i
			if q.r.i = from; q.r.err == nil && read(q, x).ok != a.ok && like.cards[0] == c {
				q.r.err = q.v.whichCard(like, like.cards)
			}
			q.r.i = end
		}
	}
	return a
}

func (q *question) works(c engine.CardNo, want bool) answer {
	return yes(want, engine.Works(q.v.table, q.s, c), catalog.Text{DE: "die Karte wirkt", EN: "the card works"},
		catalog.Text{DE: "die Karte ist blockiert", EN: "the card is blocked"})
}
