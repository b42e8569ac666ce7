package query

// Node is a part of a query: And, Or, Not, Word, Phrase or Filter.
type Node interface{ node() }

// And wants all of its parts; words that stand in it at the top of a query only rank what is found.
type And []Node

// Or wants at least one of its parts.
type Or []Node

// Not wants what the part does not find.
type Not struct{ Of Node }

// Word is a plain word, with its place in the text.
type Word struct {
	Text string
	At   Span
}

// Phrase is words in quotes: they must stand together.
type Phrase struct {
	Text string // without the quotes
	At   Span   // with them
}

// Filter is a key, an operator and a value: cost<=3.
type Filter struct {
	Key   *Key
	Op    Op
	Value string // as typed, without quotes
	Quote bool   // it stood in quotes
	Range Range  // of a number
	At    Span
}

func (And) node()    {}
func (Or) node()     {}
func (Not) node()    {}
func (Word) node()   {}
func (Phrase) node() {}
func (Filter) node() {}

// Span is a stretch of the text in bytes.
type Span struct{ From, To int }

// Op compares a key with a value.
type Op string

// The operators. Is is the colon or the equals sign.
const (
	Is      Op = ":"
	IsNot   Op = "!="
	Less    Op = "<"
	AtMost  Op = "<="
	More    Op = ">"
	AtLeast Op = ">="
)

// Range is what a number may be, both ends included, or one of the words for what is no number.
type Range struct {
	Low, High int
	Word      string // unknown, none, any; "" for a range
}

// Has reports whether n lies in the range.
func (r Range) Has(n int) bool { return r.Word == "" && r.Low <= n && n <= r.High }

// Sort is an order of what is found.
type Sort struct {
	By   string // one of Sorts
	Down bool   // the greatest first
}

// Query is a text that has been read.
type Query struct {
	Text  string // as typed
	Plain bool   // it has no sign of the grammar: all of it is words to rank by
	Root  And
	Sort  []Sort
	Sorts []Filter // the filters that say so, as they stand

	words string // of a plain query with mistakes: what could be read as words
}

// Words is the text with everything blanked that is no word to rank by, so that offsets stay: what filters, quotes with a key,
// operators and excluded words say is left out. The text of a plain query is left as it is, or, where it has mistakes, as far as
// there are words in it.
func (q *Query) Words() string {
	if q.words != "" {
		return q.words
	}
	if q.Plain {
		return q.Text
	}
	out := make([]byte, len(q.Text))
	for i := range out {
		out[i] = ' '
	}
	q.eachWord(q.Root, func(at Span) { copy(out[at.From:at.To], q.Text[at.From:at.To]) })
	return string(out)
}

func (q *Query) eachWord(n Node, do func(at Span)) {
	switch n := n.(type) {
	case And:
		for _, part := range n {
			q.eachWord(part, do)
		}
	case Or:
		for _, part := range n {
			q.eachWord(part, do)
		}
	case Word:
		do(n.At)
	case Phrase:
		do(Span{n.At.From + 1, max(n.At.From+1, n.At.To-1)})
	}
}

// Filters are all filters of the query, whether wanted or excluded.
func (q *Query) Filters() []Filter {
	var out []Filter
	var walk func(Node)
	walk = func(n Node) {
		switch n := n.(type) {
		case And:
			for _, part := range n {
				walk(part)
			}
		case Or:
			for _, part := range n {
				walk(part)
			}
		case Not:
			walk(n.Of)
		case Filter:
			out = append(out, n)
		}
	}
	walk(q.Root)
	return out
}

// OnlyQuotes reports whether words in quotes are all that the query has of the grammar: people quote names in questions.
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
