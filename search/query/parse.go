package query

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"catanica/catalog"
)

// Bounds of a query: more of either is a mistake.
const (
	maxDepth   = 16 // groups in groups
	maxFilters = 24
)

// Parse reads a text. Where there are mistakes the query is plain: its words, and none of its filters.
func Parse(text string) (Query, []*Error) {
	p := &parser{q: Query{Text: text}, tokens: lex(text)}
	p.joinSpaced()
	if !p.grammatical() {
		return p.plain(), nil
	}
	p.q.Root = p.all(0)
	if len(p.errs) > 0 {
		q := p.plain()
		if words := p.q.Words(); strings.TrimSpace(words) != "" {
			q.words = words
		}
		return q, p.errs
	}
	return p.q, nil
}

type parser struct {
	q       Query
	tokens  []token
	at      int
	filters int
	errs    []*Error
}

func (p *parser) plain() Query { return Query{Text: p.q.Text, Plain: true} }

// joinSpaced makes one filter of a key, a comparison behind a space and its value: cost <= 3.
func (p *parser) joinSpaced() {
	var out []token
	for i := 0; i < len(p.tokens); i++ {
		t := p.tokens[i]
		if t.is == wordToken && i+1 < len(p.tokens) && p.tokens[i+1].is == wordToken {
			_, known := Lookup(t.text)
			if key, op, value, ok := cutFilter(t.text + p.tokens[i+1].text); known && ok && key == t.text && op != Is {
				end := p.tokens[i+1].at.To
				if i++; value == "" && i+1 < len(p.tokens) && p.tokens[i+1].is == wordToken {
					i++
					value, end = p.tokens[i].text, p.tokens[i].at.To
				}
				out = append(out, token{is: filterToken, key: key, op: op, text: value, at: Span{t.at.From, end}})
				continue
			}
		}
		out = append(out, t)
	}
	p.tokens = out
}

// grammatical reports whether the text has a sign that only the grammar has. Words like or and parentheses are none by
// themselves: people write them.
func (p *parser) grammatical() bool {
	depth := 0
	for _, t := range p.tokens {
		switch t.is {
		case filterToken:
			if _, known := Lookup(t.key); known || t.text != "" && !strings.HasPrefix(t.text, "/") && nearest(t.key) != "" {
				return true
			}
		case phraseToken:
			if !t.open && strings.ContainsFunc(t.text, isWordRune) {
				return true
			}
		case notToken:
			return true
		case orToken:
			if depth > 0 || t.text == "OR" || t.text == "ODER" {
				return true
			}
		case openToken:
			depth++
		case closeToken:
			depth--
		}
	}
	return false
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

func (p *parser) fail(at Span, what, fix catalog.Text) {
	p.errs = append(p.errs, &Error{Text: p.q.Text, At: at, What: what, Fix: fix})
}

// all reads parts side by side, at the top and in groups: alternatives of rows of parts.
func (p *parser) all(depth int) And {
	var rows []Node
	row := And{}
	for p.at < len(p.tokens) {
		t := p.tokens[p.at]
		switch {
		case t.is == closeToken && depth > 0:
			return p.rows(rows, row)
		case t.is == closeToken:
			p.fail(t.at, say("Diese Klammer schließt nichts", "This parenthesis closes nothing"), say("lass sie weg, oder öffne sie davor", "leave it out, or open one before it"))
			p.at++
		case t.is == orToken:
			p.at++
			if len(row) == 0 || p.at == len(p.tokens) || p.tokens[p.at].is == closeToken || p.tokens[p.at].is == orToken {
				p.fail(t.at, say("„"+t.text+"“ steht nicht zwischen zwei Dingen", "“"+t.text+"” does not stand between two things"), say("schreib auf beiden Seiten etwas hin", "write something on both sides"))
				continue
			}
			rows, row = append(rows, row), And{}
		case t.is == andToken:
			p.at++
		default:
			if n := p.one(depth); n != nil {
				row = append(row, n)
			}
		}
	}
	return p.rows(rows, row)
}

// rows joins alternatives.
func (p *parser) rows(rows []Node, last And) And {
	if len(rows) == 0 {
		return last
	}
	return And{Or(append(rows, last))}
}

// one reads a single part.
func (p *parser) one(depth int) Node {
	t := p.tokens[p.at]
	p.at++
	switch t.is {
	case notToken:
		if p.at == len(p.tokens) || !slices.Contains([]tokenKind{wordToken, phraseToken, filterToken, openToken}, p.tokens[p.at].is) {
			p.fail(t.at, say("Nach „"+t.text+"“ fehlt, was nicht gemeint ist", "After “"+t.text+"” something is missing that is not meant"), say("schreib es ohne Leerzeichen dahinter", "write it right behind"))
			return nil
		}
		if n := p.one(depth); n != nil {
			return Not{n}
		}
		return nil
	case openToken:
		return p.group(t, depth)
	case phraseToken:
		return p.phrase(t)
	case filterToken:
		return p.filter(t)
	}
	return Word{t.text, t.at}
}

func (p *parser) group(t token, depth int) Node {
	if depth == maxDepth {
		p.fail(t.at, say("Zu viele Klammern ineinander", "Too many parentheses in one another"), say("löse einige auf", "take some of them away"))
		p.at = len(p.tokens)
		return nil
	}
	n := p.all(depth + 1)
	if p.at == len(p.tokens) {
		if len(p.errs) == 0 {
			p.fail(t.at, say("Diese Klammer wird nicht geschlossen", "This parenthesis is not closed"), say("setze ) dahinter", "put ) behind it"))
		}
		return nil
	}
	p.at++
	return n
}

func (p *parser) phrase(t token) Node {
	if t.open {
		p.fail(t.at, say("Dieses Anführungszeichen wird nicht geschlossen", "This quotation mark is not closed"), say(`setze " ans Ende`, `put " at the end`))
		return nil
	}
	if !strings.ContainsFunc(t.text, isWordRune) {
		return Word{t.text, t.at} // "?" is a face of the event die
	}
	return Phrase{t.text, t.at}
}

func (p *parser) filter(t token) Node {
	key, known := Lookup(t.key)
	if !known {
		near := nearest(t.key)
		if near == "" {
			return Word{p.q.Text[t.at.From:t.at.To], t.at}
		}
		e := &Error{Text: p.q.Text, At: Span{t.at.From, t.at.From + len(t.key)},
			What: say("„"+t.key+"“ ist kein Schlüssel", "“"+t.key+"” is no key"), Fix: say("meinst du „"+near+"“?", "did you mean “"+near+"”?")}
		e.Mend = p.q.Text[:t.at.From] + near + p.q.Text[t.at.From+len(t.key):]
		p.errs = append(p.errs, e)
		return nil
	}
	if p.filters++; p.filters > maxFilters {
		p.fail(t.at, say("Zu viele Filter", "Too many filters"), say("lass einige weg", "leave some out"))
		p.at = len(p.tokens)
		return nil
	}
	f := Filter{Key: key, Op: t.op, Value: strings.TrimSpace(t.text), Quote: t.quote, At: t.at}
	switch {
	case t.open:
		p.fail(t.at, say("Dieses Anführungszeichen wird nicht geschlossen", "This quotation mark is not closed"), say(`setze " ans Ende`, `put " at the end`))
		return nil
	case f.Value == "":
		p.fail(t.at, say("Hinter „"+t.key+string(t.op)+"“ steht nichts", "Nothing stands behind “"+t.key+string(t.op)+"”"), say("zum Beispiel "+key.German+":"+key.Example, "for example "+key.Name+":"+key.Example))
		return nil
	}
	if !p.value(&f) {
		return nil
	}
	if key.Form == SortKey {
		p.q.Sorts = append(p.q.Sorts, f)
		return nil
	}
	return f
}

// value reads the value by the form of its key, and reports whether it has that form.
func (p *parser) value(f *Filter) bool {
	compares := f.Op == Less || f.Op == AtMost || f.Op == More || f.Op == AtLeast
	if compares && f.Key.Form != Number && f.Key.Form != Date && f.Key.Name != "edition" && f.Key.Name != "first" {
		p.fail(f.At, say("„"+f.Key.German+"“ kennt kein größer oder kleiner", "“"+f.Key.Name+"” knows no greater or less"), say("nimm einen Doppelpunkt", "take a colon"))
		return false
	}
	switch f.Key.Form {
	case Number:
		r, ok := readRange(f.Value, f.Op)
		if !ok {
			p.fail(f.At, say("„"+f.Value+"“ ist keine Zahl", "“"+f.Value+"” is no number"), say("nimm 3, 2..4, unbekannt, keine oder jede", "take 3, 2..4, unknown, none or any"))
		}
		f.Range = r
		return ok
	case YesNo:
		if _, ok := readYes(f.Value); !ok {
			p.fail(f.At, say("„"+f.Value+"“ ist weder ja noch nein", "“"+f.Value+"” is neither yes nor no"), say("nimm ja oder nein", "take yes or no"))
			return false
		}
	case Date:
		if strings.Trim(f.Value, "0123456789-") != "" {
			p.fail(f.At, say("„"+f.Value+"“ ist kein Datum", "“"+f.Value+"” is no date"), say("schreib es wie 2026-11-21 oder 2026-11", "write it like 2026-11-21 or 2026-11"))
			return false
		}
	case SortKey:
		for _, word := range strings.Split(f.Value, ",") {
			name, down := strings.CutPrefix(word, "-")
			by, ok := sortNamed(name)
			if !ok {
				p.fail(f.At, say("Nach „"+name+"“ lässt sich nicht ordnen", "“"+name+"” is nothing to sort by"), f.Key.About)
				return false
			}
			p.q.Sort = append(p.q.Sort, Sort{by, down})
		}
	}
	return true
}

// Yes reports whether the filter's value says yes.
func (f Filter) Yes() bool {
	yes, _ := readYes(f.Value)
	return yes != (f.Op == IsNot)
}

func readYes(value string) (yes, ok bool) {
	switch strings.ToLower(value) {
	case "yes", "ja", "true", "1", "y", "j":
		return true, true
	case "no", "nein", "false", "0", "n":
		return false, true
	}
	return false, false
}

// readRange reads 3, 2..4, 2-4, 3.., ..4 or a word, and what an operator makes of it.
func readRange(value string, op Op) (Range, bool) {
	switch strings.ToLower(value) {
	case "unknown", "unbekannt", "?":
		return Range{Word: "unknown"}, op == Is || op == IsNot
	case "none", "keine", "kein", "nichts":
		return Range{Word: "none"}, op == Is || op == IsNot
	case "any", "some", "jede", "irgendwelche", "*":
		return Range{Low: 1, High: math.MaxInt}, op == Is || op == IsNot
	}
	if from, to, ranged := cutRange(value); ranged {
		r := Range{0, math.MaxInt, ""}
		var err error
		if from != "" {
			if r.Low, err = strconv.Atoi(from); err != nil {
				return r, false
			}
		}
		if to != "" {
			if r.High, err = strconv.Atoi(to); err != nil {
				return r, false
			}
		}
		return r, (from != "" || to != "") && r.Low <= r.High && (op == Is || op == IsNot)
	}
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 {
		return Range{}, false
	}
	switch op {
	case Less:
		return Range{0, n - 1, ""}, true
	case AtMost:
		return Range{0, n, ""}, true
	case More:
		return Range{min(n, math.MaxInt-1) + 1, math.MaxInt, ""}, true
	case AtLeast:
		return Range{n, math.MaxInt, ""}, true
	}
	return Range{n, n, ""}, true
}

func cutRange(value string) (from, to string, ok bool) {
	for _, sign := range []string{"..", "…", "–", "-"} {
		if from, to, ok = strings.Cut(value, sign); ok {
			return from, to, true
		}
	}
	return "", "", false
}
