package scenario

import (
	"slices"

	"catanica/catalog"
)

// A scenario can name several editions: `edition: 1998, 2003`. It is then played by the rules of each, from the same
// start. Lines that hold in only some of them say so: `edition 1998: refused 101.D.b: north plays Spion`. The latest
// edition leads; the results of the others are reported beside it.

// editions reads the header line `edition: 1998, 2003`.
func (p *parser) editions(e entry) {
	ids := p.editionIDs(e.r)
	e.r.done()
	if e.r.err == nil && len(ids) > 0 {
		p.file.Editions, p.file.Edition = ids, ids[len(ids)-1]
	}
}

// editionIDs reads edition ids up to a colon or the end of the line and sorts them, oldest first.
func (p *parser) editionIDs(r *reader) []catalog.EditionID {
	all := catalog.EditionIDs()
	var ids []catalog.EditionID
	for {
		t := r.next()
		id := catalog.EditionID(lower(t.text))
		switch {
		case !id.Known():
			var names []string
			for _, known := range all {
				names = append(names, string(known))
			}
			r.want(t, names...)
			return nil
		case slices.Contains(ids, id):
			r.fail(t.pos, "Diese Ausgabe ist schon genannt.", "This edition has already been named.")
		}
		ids = append(ids, id)
		if !r.accept(",") {
			break
		}
	}
	slices.SortFunc(ids, func(a, b catalog.EditionID) int { return slices.Index(all, a) - slices.Index(all, b) })
	return ids
}

// only strips `edition 1998:` from the front of a line of the start or the play. ok is false if the prefix cannot be
// read.
func (p *parser) only(l Line) (Line, bool) {
	if l.tokens[0].word() != "edition" {
		return l, true
	}
	r := l.reader(nil)
	r.next()
	l.Only = p.editionIDs(r)
	r.expect(":")
	for _, id := range l.Only {
		if !slices.Contains(p.file.Editions, id) {
			r.fail(l.Pos, "Die Ausgabe %s fehlt oben bei `edition:`.",
				"The edition %s is missing from `edition:` in the header.", id)
		}
	}
	if r.err == nil && r.atEnd() {
		r.fail(r.end, "Hier fehlt, was in dieser Ausgabe gilt.", "What applies in this edition is missing here.")
	}
	if r.err != nil {
		p.note(r.err)
		return l, false
	}
	written := []rune(l.Text)
	l.tokens = l.tokens[r.i:]
	l.Text = string(written[l.tokens[0].pos.Col-l.Pos.Col:])
	return l, true
}

// Holds reports whether the line holds in the edition.
func (l Line) Holds(e catalog.EditionID) bool { return len(l.Only) == 0 || slices.Contains(l.Only, e) }

// Under returns the scenario as it is played by the rules of one of its editions.
func (f *File) Under(e catalog.EditionID) *File {
	u := *f
	u.Edition, u.Editions = e, []catalog.EditionID{e}
	u.Start = slices.DeleteFunc(slices.Clone(f.Start), func(l Line) bool { return !l.Holds(e) })
	u.Steps = slices.DeleteFunc(slices.Clone(f.Steps), func(s Step) bool { return !s.Holds(e) })
	u.Branches = slices.Clone(f.Branches)
	for i, b := range u.Branches {
		u.Branches[i].Steps = slices.DeleteFunc(slices.Clone(b.Steps), func(s Step) bool { return !s.Holds(e) })
	}
	return &u
}

// Others returns the editions that a scenario names besides the leading one.
func (f *File) Others() []catalog.EditionID {
	return slices.DeleteFunc(slices.Clone(f.Editions), func(e catalog.EditionID) bool { return e == f.Edition })
}

// InGame returns the scenario as it is played in one of its games, in the leading edition.
func (f *File) InGame(g catalog.Game) *File {
	u := *f.leading()
	u.Game, u.Games = g, []catalog.Game{g}
	return &u
}

// OtherGames returns the games that a scenario names besides the leading one.
func (f *File) OtherGames() []catalog.Game {
	return slices.DeleteFunc(slices.Clone(f.Games), func(g catalog.Game) bool { return g == f.Game })
}

// AllGames returns the games in which a scenario is played, the simplest first.
func (f *File) AllGames() []catalog.Game {
	if len(f.Games) > 0 {
		return f.Games
	}
	return []catalog.Game{f.Game}
}

// badness orders the statuses: of several editions, as of several scenarios, the worst counts.
var badness = map[Status]int{Holds: 0, Undecided: 1, Fails: 2, Mistaken: 3, Unreadable: 4}

// add adds the result of another edition. If that is worse, it decides the status of the whole.
func (r *Result) add(other *Result) {
	r.Editions = append(r.Editions, other)
	r.worst(other, text("In der Ausgabe %s: ", "In the edition %s: ", other.Edition))
}

// addGame adds the result in another game. If that is worse, it decides the status of the whole.
func (r *Result) addGame(other *Result) {
	r.Games = append(r.Games, other)
	r.worst(other, map[string]catalog.Text{
		string(catalog.Basic):      {DE: "Im Grundspiel: ", EN: "In the basic game: "},
		string(catalog.Extended):   {DE: "Im Erweiterten Grundspiel: ", EN: "In the extended game: "},
		string(catalog.Tournament): {DE: "Im Turnierspiel: ", EN: "In the tournament game: "},
	}[other.Game])
}

// worst takes over the trouble of another result, with words in front of it that say where, if that is worse.
func (r *Result) worst(other *Result, where catalog.Text) {
	if badness[other.Status] <= badness[r.Status] {
		return
	}
	worse := *other.Trouble
	worse.Msg = catalog.Text{DE: where.DE + other.Trouble.Msg.DE, EN: where.EN + other.Trouble.Msg.EN}
	r.Mistakes, r.Unknown = other.Mistakes, other.Unknown
	r.trouble(other.Status, &worse)
}

// Under returns the result in an edition, or that of the latest one if the scenario was not played in it.
func (r *Result) Under(e catalog.EditionID) *Result {
	for _, other := range r.Editions {
		if other.Edition == string(e) {
			return other
		}
	}
	return r
}
