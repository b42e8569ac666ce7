package query

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"catanica/catalog"
)

// Limits of a query. Exceeding one is a mistake.
const (
	maxDepth   = 16 // of nested groups
	maxFilters = 24
)

// Parse parses a text. A query with mistakes is plain: it has words but no filters.
func Parse(text string) (Query, []*Error) {
	plain := Query{Text: text, Plain: true, Words: text}
	p := &parser{q: Query{Text: text}, tokens: lex(text)}
	p.joinSpaced()
	if !p.hasGrammar() {
		return plain, nil
	}
	p.q.Root = p.sequence(0)
	p.q.Words = p.q.rankingWords()
	if len(p.errs) > 0 {
		if strings.TrimSpace(p.q.Words) != "" {
			plain.Words = p.q.Words
		}
		return plain, p.errs
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

// joinSpaced joins a key, a comparison after a space and a value into one filter: cost <= 3.
func (p *parser) joinSpaced() {
	var out []token
	for i := 0; i < len(p.tokens); i++ {
		t := p.tokens[i]
		if t.kind == wordToken && i+1 < len(p.tokens) && p.tokens[i+1].kind == wordToken {
			_, known := Lookup(t.text)
			if key, op, value, ok := cutFilter(t.text + p.tokens[i+1].text); known && ok && key == t.text && op != Is {
				end := p.tokens[i+1].at.To
				if i++; value == "" && i+1 < len(p.tokens) && p.tokens[i+1].kind == wordToken {
					i++
					value, end = p.tokens[i].text, p.tokens[i].at.To
				}
				out = append(out, token{kind: filterToken, key: key, op: op, text: value, at: Span{t.at.From, end}})
				continue
			}
		}
		out = append(out, t)
	}
	p.tokens = out
}

// hasGrammar reports whether the text has a token that plain text does not have. The word or and parentheses alone are
// not enough: people write them.
func (p *parser) hasGrammar() bool {
	depth := 0
	for _, t := range p.tokens {
		switch t.kind {
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

// sequence parses adjacent parts, at the top and in groups: rows of parts, separated by "or".
func (p *parser) sequence(depth int) And {
	var rows []Node
	row := And{}
	for p.at < len(p.tokens) {
		t := p.tokens[p.at]
		switch {
		case t.kind == closeToken && depth > 0:
			return p.join(rows, row)
		case t.kind == closeToken:
			p.fail(t.at, text("Diese Klammer schließt nichts", "This parenthesis closes nothing"),
				text("lass sie weg, oder öffne sie davor", "leave it out, or open one before it"))
			p.at++
		case t.kind == orToken:
			p.at++
			if len(row) == 0 || p.at == len(p.tokens) || p.tokens[p.at].kind == closeToken || p.tokens[p.at].kind == orToken {
				p.fail(t.at, text("„"+t.text+"“ steht nicht zwischen zwei Suchausdrücken",
					"“"+t.text+"” needs something on both sides"),
					text("schreib auf beiden Seiten etwas hin", "add it, or leave the word out"))
				continue
			}
			rows, row = append(rows, row), And{}
		case t.kind == andToken:
			p.at++
		default:
			if n := p.part(depth); n != nil {
				row = append(row, n)
			}
		}
	}
	return p.join(rows, row)
}

// join combines rows into one node.
func (p *parser) join(rows []Node, last And) And {
	if len(rows) == 0 {
		return last
	}
	return And{Or(append(rows, last))}
}

// part parses a single part.
func (p *parser) part(depth int) Node {
	t := p.tokens[p.at]
	p.at++
	switch t.kind {
	case notToken:
		excludable := []tokenKind{wordToken, phraseToken, filterToken, openToken}
		if p.at == len(p.tokens) || !slices.Contains(excludable, p.tokens[p.at].kind) {
			p.fail(t.at,
				text("Nach „"+t.text+"“ fehlt, was nicht gemeint ist", "After “"+t.text+"” something to exclude is missing"),
				text("schreib es ohne Leerzeichen dahinter", "write it without a space"))
			return nil
		}
		if n := p.part(depth); n != nil {
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
		p.fail(t.at, text("Zu viele Klammern ineinander", "Too many nested parentheses"),
			text("löse einige auf", "remove some of them"))
		p.at = len(p.tokens)
		return nil
	}
	n := p.sequence(depth + 1)
	if p.at == len(p.tokens) {
		if len(p.errs) == 0 {
			p.fail(t.at, text("Diese Klammer wird nicht geschlossen", "This parenthesis is not closed"),
				text("setze ) dahinter", "add ) after it"))
		}
		return nil
	}
	p.at++
	return n
}

func (p *parser) phrase(t token) Node {
	if t.open {
		p.fail(t.at, text("Dieses Anführungszeichen wird nicht geschlossen", "This quotation mark is not closed"),
			text(`setze " ans Ende`, `add " at the end`))
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
			What: text("„"+t.key+"“ ist kein Schlüssel", "“"+t.key+"” is not a key"),
			Fix:  text("meinst du „"+near+"“?", "did you mean “"+near+"”?")}
		e.Corrected = p.q.Text[:t.at.From] + near + p.q.Text[t.at.From+len(t.key):]
		p.errs = append(p.errs, e)
		return nil
	}
	if p.filters++; p.filters > maxFilters {
		p.fail(t.at, text("Zu viele Filter", "Too many filters"), text("lass einige weg", "leave some out"))
		p.at = len(p.tokens)
		return nil
	}
	f := Filter{Key: key, Op: t.op, Value: strings.TrimSpace(t.text), Quoted: t.quote, At: t.at}
	switch {
	case t.open:
		p.fail(t.at, text("Dieses Anführungszeichen wird nicht geschlossen", "This quotation mark is not closed"),
			text(`setze " ans Ende`, `add " at the end`))
		return nil
	case f.Value == "":
		p.fail(t.at, text("Hinter „"+t.key+string(t.op)+"“ steht nichts", "There is no value after “"+t.key+string(t.op)+"”"),
			text("zum Beispiel "+key.German+":"+key.Example, "for example "+key.Name+":"+key.Example))
		return nil
	}
	if !p.value(&f) {
		return nil
	}
	if key.Form == SortKey {
		p.q.SortFilters = append(p.q.SortFilters, f)
		return nil
	}
	return f
}

// value parses the value according to the form of its key, and reports whether it has that form.
func (p *parser) value(f *Filter) bool {
	compares := f.Op == Less || f.Op == AtMost || f.Op == More || f.Op == AtLeast
	if compares && f.Key.Form != Number && f.Key.Form != Date && f.Key.Name != "edition" && f.Key.Name != "first" {
		p.fail(f.At, text("„"+f.Key.German+"“ kennt kein größer oder kleiner", "“"+f.Key.Name+"” has no greater or less"),
			text("nimm einen Doppelpunkt", "use a colon"))
		return false
	}
	switch f.Key.Form {
	case Number:
		r, ok := readRange(f.Value, f.Op)
		if !ok {
			p.fail(f.At, text("„"+f.Value+"“ ist keine Zahl", "“"+f.Value+"” is not a number"),
				text("nimm 3, 2..4, unbekannt, keine oder jede", "use 3, 2..4, unknown, none or any"))
		}
		f.Range = r
		return ok
	case YesNo:
		if _, ok := readYes(f.Value); !ok {
			p.fail(f.At, text("„"+f.Value+"“ ist weder ja noch nein", "“"+f.Value+"” is neither yes nor no"),
				text("nimm ja oder nein", "use yes or no"))
			return false
		}
	case Date:
		if strings.Trim(f.Value, "0123456789-") != "" {
			p.fail(f.At, text("„"+f.Value+"“ ist kein Datum", "“"+f.Value+"” is not a date"),
				text("schreib es wie 2026-11-21 oder 2026-11", "write it as 2026-11-21 or 2026-11"))
			return false
		}
	case SortKey:
		for _, word := range strings.Split(f.Value, ",") {
			name, down := strings.CutPrefix(word, "-")
			by, ok := sortNamed(name)
			if !ok {
				p.fail(f.At, text("Nach „"+name+"“ lässt sich nicht ordnen", "“"+name+"” is not a sort key"), f.Key.About)
				return false
			}
			p.q.Sort = append(p.q.Sort, Sort{by, down})
		}
	}
	return true
}

// Yes reports whether a filter of the form YesNo requires yes.
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

// readRange parses 3, 2..4, 2-4, 3.., ..4 or a word, and applies the operator to it.
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

// cutRange splits a range at its separator.
func cutRange(value string) (from, to string, ok bool) {
	for _, sign := range []string{"..", "…", "–", "-"} {
		if from, to, ok = strings.Cut(value, sign); ok {
			return from, to, true
		}
	}
	return "", "", false
}
