package notation

import (
	"catanica/rulings/script"
	"catanica/rulings/vienna"
)

// place reads the name of a place of the map.
func place(b *vienna.Board, r *script.Reader) int {
	t, _ := r.Next()
	n, ok := b.Place(t.Text)
	if !ok {
		r.Fail(t, "%s ist kein Platz auf dem Plan.", "%s is no place on the map.", script.Quoted(t.Text))
	}
	return n
}

// road reads a route by its two ends: `from k1 to prater`, or `k1 prater`.
func road(b *vienna.Board, r *script.Reader) int {
	r.Accept("at")
	r.Accept("from")
	t := r.Peek()
	from := place(b, r)
	r.Accept("to")
	to := place(b, r)
	if r.Wrong != nil {
		return 0
	}
	n := b.Between(from, to)
	if n < 0 {
		r.Fail(t, "Von %s nach %s führt kein Weg.", "There is no route from %s to %s.", script.Quoted(b.Places[from].Name),
			script.Quoted(b.Places[to].Name))
		return 0
	}
	return n
}

func field(b *vienna.Board, r *script.Reader) int {
	t, _ := r.Next()
	n, ok := b.Field(t.Text)
	if !ok {
		r.Fail(t, "%s ist keine Landschaft auf dem Plan.", "%s is no field on the map.", script.Quoted(t.Text))
	}
	return n
}

func player(t *vienna.Table, r *script.Reader) vienna.Player { return r.Player(t.Players) }

// bag reads resource cards.
func bag(r *script.Reader) vienna.Bag {
	b, _ := r.Counts(vienna.Resources)
	return b
}

func resource(r *script.Reader) vienna.Resource { return vienna.Resource(r.Kind(vienna.Resources)) }
func card(r *script.Reader) vienna.Card         { return vienna.Card(r.Kind(vienna.Cards)) }

// special reads which of the two special cards is meant. toll is false for the Strongest Militia.
func special(r *script.Reader) (toll bool) {
	if r.Accept("longest") {
		if !r.Accept("toll-road") {
			r.Expect("toll")
			r.Expect("road")
		}
		return true
	}
	r.Expect("strongest")
	r.Expect("militia")
	return false
}
