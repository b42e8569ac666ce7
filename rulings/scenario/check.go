package scenario

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// Read parses a scenario and checks it in all its editions. It plays nothing.
func Read(name, src string, books Books) (*File, Errors) {
	f, errs := Parse(name, src)
	errs = append(errs, Prepare(f, books, Options{}).Mistakes()...)
	errs.sort()
	return f, errs
}

// Prepared is a scenario that is ready to play: in each of its editions the words of every line have been looked up and
// the start position has been set up.
type Prepared struct {
	file     *File
	editions []prepared // the leading edition comes first
	games    []prepared // the games besides the leading one
	board    *preparedBoard
	catalog  *catalog.Catalog
}

// prepared is a scenario in one edition.
type prepared struct {
	file  *File
	table *engine.Table // nil if there is no such edition
	start *engine.State
	named []Pos // where the text names each card of start
	errs  Errors
	// strict is set if the scenario is played by the rules and readings for which it was written
	strict bool
}

// Prepare looks up what the words of a scenario mean: cards, readings, places, and the words of every line of the start
// and the play. It reads the lines of the play against the start position without playing them, so that a line may name
// a card that an earlier move would bring.
func Prepare(f *File, books Books, o Options) *Prepared {
	if f.board != nil {
		b := prepareBoard(f, books, o)
		return &Prepared{file: f, editions: []prepared{{file: f, errs: b.errs}}, board: b,
			catalog: books[catalog.DefaultEdition].Catalog}
	}
	p := &Prepared{file: f, editions: []prepared{prepareEdition(f.leading(), books, o)}}
	for _, e := range f.Others() {
		p.editions = append(p.editions, prepareEdition(f.Under(e), books, o))
	}
	for _, g := range f.OtherGames() {
		p.games = append(p.games, prepareEdition(f.InGame(g), books, o))
	}
	return p
}

func prepareEdition(f *File, books Books, o Options) prepared {
	t, s, named, errs := prepare(f, books, o)
	if t != nil {
		errs = append(errs, dryRead(f, t, s)...)
	}
	return prepared{file: f, table: t, start: s, named: named, errs: errs, strict: len(o.Off)+len(o.Readings) == 0}
}

// leading returns the scenario in its leading edition.
func (f *File) leading() *File {
	if len(f.Editions) > 1 {
		return f.Under(f.Edition)
	}
	return f
}

// Mistakes returns the mistakes of all editions in the order of their places; parsing may have found others.
func (p *Prepared) Mistakes() Errors {
	errs := slices.Clone(p.editions[0].errs)
	for _, other := range slices.Concat(p.editions[1:], p.games) {
		for _, err := range other.errs {
			if !slices.ContainsFunc(errs, err.same) {
				errs = append(errs, err)
			}
		}
	}
	errs.sort()
	return errs
}

// Start returns the start position of the leading edition, or nil if there is none.
func (p *Prepared) Start() *engine.State { return p.editions[0].start }

// Table returns the table of the leading edition, or nil if there is no such edition.
func (p *Prepared) Table() *engine.Table { return p.editions[0].table }

// prepare sets the table and the start position. The places are those where the text names the cards.
func prepare(f *File, books Books, o Options) (*engine.Table, *engine.State, []Pos, Errors) {
	book := books[f.Edition]
	if book == nil {
		return nil, nil, nil, Errors{{File: f.Path, Pos: Pos{1, 1},
			Msg: text("Eine Ausgabe %s gibt es nicht.", "There is no edition %s.", quoted(f.Edition))}}
	}
	opts := engine.Options{Game: f.Game, Goal: f.Goal, Readings: f.answers(o.Readings), Off: o.Off}
	opts.Variant, opts.Rows = f.Variant, f.Rows
	errs := append(f.checkReadings(book.Catalog), f.checkVariant(book.Catalog)...)
	for _, a := range f.Assume {
		card := book.Catalog.FindCard(a.Card.Text)
		if card == nil {
			errs = append(errs, &Error{Pos: a.Card.Pos, Msg: noSuchCard(book.Catalog, a.Card.Text)})
			continue
		}
		into := ""
		if a.Into.Text != "" {
			other := book.Catalog.FindCard(a.Into.Text)
			if other == nil {
				errs = append(errs, &Error{Pos: a.Into.Pos, Msg: noSuchCard(book.Catalog, a.Into.Text)})
				continue
			}
			into = other.ID
		}
		opts.Assume = append(opts.Assume, engine.Assumption{Card: card.ID, Kind: a.Kind, Cost: a.Cost, N: a.N,
			Into: into})
	}
	u := &setup{file: f, table: engine.NewTable(book, opts), book: book}
	u.build()
	if u.s.Phase == engine.Opening {
		opts.Sets = f.setIDs(book.Catalog)
		u.table = engine.NewTable(book, opts)
		opts.Open = engine.OpenCards(book, opts)
		u.table = engine.NewTable(book, opts)
	} else if opts.Open = u.openCards(); len(opts.Open) > 0 {
		u.table = engine.NewTable(book, opts)
	}
	errs = append(errs, u.errs...)
	s := u.s
	if len(errs) == 0 {
		settled, err := engine.Settle(u.table, u.s)
		if err != nil {
			errs = append(errs, &Error{Pos: f.startPos(), Msg: messageOf(err), Cites: citesOf(err)})
		}
		s = settled
	}
	for _, e := range errs {
		e.File = f.Path
	}
	return u.table, s, u.pos, errs
}

// startPos is where the position begins: errors about the position as a whole point there.
func (f *File) startPos() Pos {
	if len(f.Start) > 0 {
		return f.Start[0].Pos
	}
	return Pos{1, 1}
}

// checkReadings reports questions and answers that do not exist.
func (f *File) checkReadings(cat *catalog.Catalog) Errors {
	var errs Errors
	for _, rd := range f.readings {
		q := cat.Reading(rd.question.Text)
		if q == nil {
			var all []string
			for _, r := range cat.Readings {
				all = append(all, r.ID)
			}
			errs = append(errs, &Error{Pos: rd.question.Pos,
				Msg: text("Eine Lesart %s gibt es nicht%s: siehe content/readings.yaml.",
					"There is no reading %s%s: see content/readings.yaml.",
					quoted(rd.question.Text), suggest(rd.question.Text, all))})
			continue
		}
		var answers []string
		for _, a := range q.Answers {
			answers = append(answers, a.ID)
		}
		if !slices.Contains(answers, rd.answer.Text) {
			errs = append(errs, &Error{Pos: rd.answer.Pos,
				Msg: text("%s%s passt hier nicht; erwartet wird %s.", "Found %s%s, expected %s.",
					quoted(rd.answer.Text), suggest(rd.answer.Text, answers), choice(answers))})
		}
	}
	return errs
}

// dryRead reads every line of the play without playing it.
func dryRead(f *File, t *engine.Table, start *engine.State) Errors {
	var errs Errors
	s := start.Clone()
	for _, step := range f.allSteps() {
		v := &mover{table: t, s: s, r: step.reader(t.Book.Catalog), dry: true}
		if step.Odds {
			if err := dryOdds(step, v); err != nil {
				v.r.failText(err.Pos, err.Msg)
			}
		} else if step.Expect {
			newQuestion(v, nil).ask()
			v.r.done()
		} else {
			v.move()
		}
		if err := v.r.err; err != nil {
			err.File = f.Path
			errs = append(errs, err)
		}
	}
	return errs
}
