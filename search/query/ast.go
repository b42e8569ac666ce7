package query

import "strings"

// Node is a part of a query: And, Or, Not, Word, Phrase or Filter.
type Node interface{ node() }

// And requires all of its parts. Words directly in the And at the top of a query are not required: they only rank.
type And []Node

// Or requires at least one of its parts.
type Or []Node

// Not excludes what its part finds.
type Not struct{ Of Node }

// Word is a plain word and its place in the text.
type Word struct {
	Text string
	At   Span
}

// Phrase is a sequence of words in quotes. They must occur together.
type Phrase struct {
	Text string // without the quotes
	At   Span   // including the quotes
}

// Filter is a key, an operator and a value: cost<=3.
type Filter struct {
	Key    *Key
	Op     Op
	Value  string // as typed, without quotes
	Quoted bool
	Range  Range // of a number
	At     Span
}

func (And) node()    {}
func (Or) node()     {}
func (Not) node()    {}
func (Word) node()   {}
func (Phrase) node() {}
func (Filter) node() {}

// Span is a range of bytes in the text.
type Span struct{ From, To int }

// Op is the operator that compares a key with a value.
type Op string

// The operators. Is is written as a colon or an equals sign.
const (
	Is      Op = ":"
	IsNot   Op = "!="
	Less    Op = "<"
	AtMost  Op = "<="
	More    Op = ">"
	AtLeast Op = ">="
)

// Range is the range of a number, both ends included, or one of the words for something that is not a number.
type Range struct {
	Low, High int
	Word      string // unknown or none; "" for a range
}

// Has reports whether n is in the range.
func (r Range) Has(n int) bool { return r.Word == "" && r.Low <= n && n <= r.High }

// Sort is a sort order.
type Sort struct {
	By   string // the first name of one of Sorts
	Down bool   // descending
}

// Query is a parsed query.
type Query struct {
	Text        string // as typed
	Plain       bool   // the text has no grammar: all of it is words to rank by
	Root        And
	Sort        []Sort
	SortFilters []Filter // the filters that set Sort

	// Words is Text with everything but the words to rank by replaced with spaces, so that offsets stay valid. Filters,
	// quotes, operators and excluded words are blank. A query with mistakes has the words outside of them, or its whole
	// text if there are none.
	Words string
}

// DropFilters makes the query plain, because the value of one of its filters is a mistake. Filters still returns them.
func (q *Query) DropFilters() {
	if strings.TrimSpace(q.Words) == "" {
		q.Words = q.Text
	}
	q.Plain, q.Sort = true, nil
}

// rankingWords returns Text with everything but the words to rank by replaced with spaces.
func (q *Query) rankingWords() string {
	out := []byte(strings.Repeat(" ", len(q.Text)))
	var visit func(n Node)
	visit = func(n Node) {
		switch n := n.(type) {
		case And:
			for _, part := range n {
				visit(part)
			}
		case Or:
			for _, part := range n {
				visit(part)
			}
		case Word:
			copy(out[n.At.From:], q.Text[n.At.From:n.At.To])
		case Phrase:
			at := n.At.From + quoteSize(q.Text[n.At.From:])
			copy(out[at:], n.Text)
		}
	}
	visit(q.Root)
	return string(out)
}

// Filters returns all filters of the query, required and excluded.
func (q *Query) Filters() []Filter {
	var out []Filter
	var visit func(Node)
	visit = func(n Node) {
		switch n := n.(type) {
		case And:
			for _, part := range n {
				visit(part)
			}
		case Or:
			for _, part := range n {
				visit(part)
			}
		case Not:
			visit(n.Of)
		case Filter:
			out = append(out, n)
		}
	}
	visit(q.Root)
	return out
}

// OnlyQuotes reports whether quoted phrases are the only grammar in the query: people quote names in questions.
func (q *Query) OnlyQuotes() bool {
	quoted := false
	for _, n := range q.Root {
		switch n.(type) {
		case Phrase:
			quoted = true
		case Word:
		default:
			return false
		}
	}
	return quoted && !q.Plain && len(q.Sort) == 0
}
