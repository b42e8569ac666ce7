package scenario

import (
	"maps"
	"slices"
	"strings"

	"catanica/catalog"
)

// entry is a line of the header, `key: value`. The value is kept as text and as tokens.
type entry struct {
	key   string
	value string
	line  Line
	r     *reader // at the value
}

// keys is the table of header keys. A key that is not in `often` may appear only once.
var keys = map[string]func(*parser, entry){
	"id": func(p *parser, e entry) { p.file.ID = e.value },
	"formerly": func(p *parser, e entry) {
		p.file.Formerly = strings.FieldsFunc(e.value, func(r rune) bool { return r == ',' || r == ' ' })
	},
	"title de":   func(p *parser, e entry) { p.file.Title.DE = e.value },
	"title en":   func(p *parser, e entry) { p.file.Title.EN = e.value },
	"note de":    func(p *parser, e entry) { p.file.Note.DE = e.value },
	"note en":    func(p *parser, e entry) { p.file.Note.EN = e.value },
	"pending de": func(p *parser, e entry) { p.file.Pending.DE = e.value },
	"pending en": func(p *parser, e entry) { p.file.Pending.EN = e.value },
	"proves":     (*parser).proves,
	"edition":    (*parser).editions,
	"game":       (*parser).game,
	"variant":    (*parser).variant,
	"sets":       (*parser).sets,
	"rows":       (*parser).rows,
	"open":       (*parser).openList,
	"goal":       func(p *parser, e entry) { p.file.Goal = e.r.number(1, 99) },
	"assume":     (*parser).assume,
	"reading":    (*parser).reading,
}

var often = []string{"proves", "assume", "reading"}

func (p *parser) header(l Line) {
	key, value, ok := strings.Cut(l.Text, ":")
	colon := slices.IndexFunc(l.tokens, func(t token) bool { return t.text == ":" })
	if !ok || colon < 0 {
		p.fail(l.Pos, text("Vor „start“ dürfen nur Zeilen der Form „Schlüssel: Wert“ stehen.",
			"Before `start` there can be only lines of the form `key: value`."))
		return
	}
	words := strings.Fields(key)
	for i, w := range words {
		words[i] = keyword(w)
	}
	e := entry{key: strings.Join(words, " "), value: strings.TrimSpace(value), line: l, r: l.reader(nil)}
	e.r.i = colon + 1
	read, known := keys[e.key]
	if p.file.board != nil && slices.Contains(cardKeys, e.key) {
		known = false
	}
	if !known && e.value != "" && p.boardKey(e, strings.TrimSpace(key)) {
		return
	}
	if !known {
		all := slices.Sorted(maps.Keys(keys))
		p.fail(l.Pos, text("Einen Schlüssel %s gibt es nicht%s; erwartet wird %s.",
			"There is no key %s%s; expected %s.", quoted(strings.TrimSpace(key)), suggest(e.key, all), choice(all)))
		return
	}
	if e.value == "" {
		p.fail(e.r.end, text("Nach %s fehlt der Wert.", "The value after %s is missing.",
			quoted(strings.TrimSpace(key))))
		return
	}
	if before, twice := p.said[e.key]; twice && !slices.Contains(often, e.key) {
		p.fail(l.Pos, text("Das steht schon in Zeile %d.", "Line %d already says that.", before.Line))
		return
	}
	p.said[e.key] = l.Pos
	read(p, e)
	p.note(e.r.err)
}

// proves reads `proves: 112.P.a/palast, 103.E.c`: articles, and clauses of articles.
func (p *parser) proves(e entry) {
	for !e.r.atEnd() {
		t := e.r.next()
		if t.text == "," {
			continue
		}
		article, _, _ := strings.Cut(t.text, "/")
		p.file.Clauses = append(p.file.Clauses, Ref{t.text, t.pos})
		if !slices.ContainsFunc(p.file.Proves, func(r Ref) bool { return r.ID == article }) {
			p.file.Proves = append(p.file.Proves, Ref{article, t.pos})
		}
	}
}

// game reads `game: basic, extended`. The richest of several games leads.
func (p *parser) game(e entry) {
	p.bothGames(e)
	if g := boardGame(lower(e.r.peek().text)); g != nil {
		e.r.next()
		p.file.board, p.file.Game = g, catalog.Game(g.ID())
		e.r.done()
		return
	}
	p.file.Elsewhere = slices.Contains(otherGames, lower(e.r.peek().text))
	var games []catalog.Game
	for {
		t := e.r.next()
		g := catalog.Game(t.word())
		switch {
		case !slices.Contains(catalog.Games, g):
			e.r.want(t, "basic", "extended", "tournament")
			return
		case slices.Contains(games, g):
			e.r.fail(t.pos, "Dieses Spiel ist schon genannt.", "This game has already been named.")
		}
		games = append(games, g)
		if !e.r.accept(",") {
			break
		}
	}
	if e.r.done(); e.r.err == nil {
		slices.SortFunc(games, func(a, b catalog.Game) int {
			return slices.Index(catalog.Games, a) - slices.Index(catalog.Games, b)
		})
		p.file.Games, p.file.Game = games, games[len(games)-1]
	}
}

// reading reads `reading: QUESTION = ANSWER`.
func (p *parser) reading(e entry) {
	var rd reads
	rd.question = wordName(e.r.next())
	e.r.expect("=")
	rd.answer = wordName(e.r.next())
	if e.r.done() != nil {
		return
	}
	if _, twice := p.file.Reads[rd.question.Text]; twice {
		p.fail(rd.question.Pos, text("Diese Frage ist schon beantwortet.", "This question has already been answered."))
		return
	}
	p.file.Reads[rd.question.Text] = rd.answer.Text
	p.file.readings = append(p.file.readings, rd)
}

func wordName(t token) Name { return Name{Text: t.text, Pos: t.pos} }

// assumable maps the facts that a scenario can take as given to the words that their amounts allow besides resources.
var (
	assumable = []string{"cost", "price", "gain", "loss", "victory", "strength", "tournament", "commerce", "number",
		"becomes"}
	inAmounts = map[string][]string{"cost": {"any", "power", "star"}, "price": {"any", "power", "star"},
		"gain": {"any"}, "loss": {"any"}}
)

// assume reads `assume: cost CARD = 1 ore`, `assume: victory CARD = 1` or `assume: becomes CARD = CARD`.
func (p *parser) assume(e entry) {
	t := e.r.next()
	a := Assumption{Kind: t.word(), Text: e.value}
	if !slices.Contains(assumable, a.Kind) {
		e.r.want(t, assumable...)
		return
	}
	a.Card = assumedCard(e.r)
	e.r.expect("=")
	if p.file.board != nil && a.Kind == "cost" {
		a.Cost = p.boardPrice(e.r)
	} else if more, ok := inAmounts[a.Kind]; ok {
		a.Cost = catalog.Cost{}
		for _, x := range e.r.amounts(more...) {
			a.Cost[catalog.Resource(x.kind)] = min(99, a.Cost[catalog.Resource(x.kind)]+x.n)
		}
	} else if a.Kind == "becomes" {
		a.Into = assumedCard(e.r)
	} else {
		a.N = e.r.number(0, 99)
	}
	if e.r.done() == nil {
		p.file.Assume = append(p.file.Assume, a)
	}
}

// assumedCard reads the card's name, which reaches up to the `=`.
func assumedCard(r *reader) Name {
	from := r.i
	for !r.atEnd() && r.peek().text != "=" {
		r.next()
	}
	if from == r.i {
		r.fail(r.peek().pos, "Hier fehlt der Name einer Karte.", "The name of a card is missing here.")
		return Name{}
	}
	return Name{Text: joined(r.toks[from:r.i]), Pos: r.toks[from].pos}
}
