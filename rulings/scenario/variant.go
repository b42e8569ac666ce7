package scenario

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// variant describes what a variant of content/variants changes in a scenario.
type variant struct {
	game   catalog.Game
	stacks int                // number of draw stacks; 0 if the scenario has to state it
	only   *catalog.EditionID // the only edition in which it exists; nil for all since from
	from   catalog.EditionID
}

var year1997 = catalog.Ed1997

// variants is the table of the header's `variant:`.
var variants = map[string]variant{
	"basic": {game: catalog.Basic, stacks: 5, from: catalog.Ed1996},
	// 5 and 3 (Ruling 101.D.c)
	engine.Beginners:       {game: catalog.Tournament, stacks: 8, from: catalog.Ed1997, only: &year1997},
	"extended":             {game: catalog.Extended, stacks: 6, from: catalog.Ed1998},
	"rows":                 {game: catalog.Extended, from: catalog.Ed2004}, // 4, and 2 for each set (106.C.a)
	"bears":                {game: catalog.Extended, from: catalog.Ed2004}, // as many as the players like (106.D.a)
	engine.SmallTournament: {game: catalog.Extended, from: catalog.Ed2004}, // by its rows (106.B.a)
	"tournament":           {game: catalog.Tournament, stacks: 4, from: catalog.Ed1997},
}

// variantWords are the ids in the order of content/variants.
var variantWords = []string{"basic", engine.Beginners, "extended", "rows", "bears", engine.SmallTournament,
	"tournament"}

func (p *parser) variant(e entry) {
	t := e.r.next()
	v, ok := variants[lower(t.text)]
	if !ok {
		e.r.want(t, variantWords...)
		return
	}
	p.bothGames(e)
	p.file.Variant, p.file.variantAt = lower(t.text), t.pos
	p.file.Game = v.game
	e.r.done()
}

// bothGames reports that the game is named twice: a variant implies its game.
func (p *parser) bothGames(e entry) {
	_, game := p.said["game"]
	_, variant := p.said["variant"]
	if game && variant {
		p.fail(e.line.Pos, text("`game:` und `variant:` schließen sich aus: Die Variante sagt schon, welches Spiel "+
			"es ist.", "`game:` and `variant:` exclude each other: the variant already says which game it is."))
	}
}

// sets reads `sets: zud, kuw`, the theme sets in use.
func (p *parser) sets(e entry) {
	for {
		t := e.r.next()
		p.file.Sets = append(p.file.Sets, wordName(t))
		if !e.r.accept(",") {
			break
		}
	}
	e.r.done()
}

// rows reads `rows: 3, 3, 4`, the numbers of draw stacks in North's row, South's and the neutral one.
func (p *parser) rows(e entry) {
	ns := [3]int{}
	for i := range ns {
		if i > 0 {
			e.r.expect(",")
		}
		ns[i] = e.r.number(1, 9)
	}
	p.file.Rows, p.file.rowsAt = engine.Rows{North: ns[0], South: ns[1], Neutral: ns[2]}, e.line.Pos
	e.r.done()
}

// opens reads `open: Kirche, Rathaus`, the cards that lie open in this game, even if none is left in the display.
func (p *parser) openList(e entry) {
	for {
		p.file.Open = append(p.file.Open, e.r.name())
		if !e.r.accept(",") {
			break
		}
	}
	e.r.done()
}

// checkVariant reports a variant that does not exist in the edition, and missing lines that it needs.
func (f *File) checkVariant(cat *catalog.Catalog) Errors {
	var errs Errors
	bad := func(at Pos, de, en string, args ...any) {
		errs = append(errs, &Error{Pos: at, Msg: text(de, en, args...)})
	}
	for _, name := range f.Sets {
		if cat.FindSet(name.Text) == nil {
			bad(name.Pos, "Ein Set %s gibt es nicht.", "There is no set %s.", quoted(name.Text))
		}
	}
	for _, name := range f.Open {
		if cat.FindCard(name.Text) == nil {
			errs = append(errs, &Error{Pos: name.Pos, Msg: noSuchCard(cat, name.Text)})
		}
	}
	small := f.Variant == engine.SmallTournament
	if small != (f.Rows != engine.Rows{}) {
		at := f.rowsAt
		if small {
			at = f.variantAt
		}
		bad(at, "Die Zeile „rows:“ gehört zum kleinen Kartenspiel-Turnier (`variant: small-tournament`), und dort "+
			"braucht es sie.",
			"The line `rows:` belongs to the small card tournament (`variant: small-tournament`), which needs it.")
	}
	v, ok := variants[f.Variant]
	switch {
	case !ok:
	case v.only != nil && f.Edition != *v.only, !f.Edition.AtLeast(v.from):
		bad(f.variantAt, "Diese Variante gibt es in der Ausgabe %s nicht.",
			"This variant does not exist in the edition %s.", string(f.Edition))
	case f.Variant == "rows" && len(f.Sets) == 0:
		bad(f.variantAt, "Bei den Reihenvarianten fehlt noch, welche Sets dabei sind: Schreib etwa `sets: zud, kuw`.",
			"The row variants need the sets that are used: write `sets: zud, kuw`, for example.")
	case f.Variant == "bears" && !slices.ContainsFunc(f.Start,
		func(l Line) bool { return l.tokens[0].word() == "stacks" }):
		bad(f.variantAt, "Bei den Bärenvarianten steht die Zahl der Stapel nicht fest: Schreib `stacks N` in die "+
			"Stellung.", "The bear variants do not fix the number of stacks: write `stacks N` into the position.")
	}
	return errs
}

// draws returns the default number of draw stacks (kuw.turnier.deck, kuw.erweitert.aufstellung, 101.D.c d; for variants
// 101.D.c c, 106.B.a, 106.C.a).
func (f *File) draws() int {
	v := variants[f.Variant]
	switch {
	case f.Rows.Stacks() > 0:
		return f.Rows.Stacks()
	case f.Variant == "rows":
		return 4 + 2*len(f.Sets)
	case v.stacks > 0:
		return v.stacks
	}
	return defaultStacks(f.Game)
}

// openCards returns the cards that lie open: those that the header names and those in the display at the start, except
// citadels, which are central cards.
func (u *setup) openCards() []string {
	var ids []string
	add := func(c *catalog.Card) {
		if c != nil && !slices.Contains(ids, c.ID) && !c.Is(catalog.Citadel, u.file.Edition) {
			ids = append(ids, c.ID)
		}
	}
	for _, name := range u.file.Open {
		add(u.book.Catalog.FindCard(name.Text))
	}
	for _, c := range u.s.Display.Top {
		add(u.book.Catalog.Card(u.book.ID(u.s.Cards[c].Def)))
	}
	slices.Sort(ids)
	return ids
}
