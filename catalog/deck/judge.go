package deck

import (
	"cmp"

	"catanica/catalog"
)

// judge applies the rules to one list under one format and edition. Its parts work out what many rules need: cardPool
// which sets count and how many copies they hold, audit which cards the list has too often, and conditions what the
// cards of the deck need in order to be used.
type judge struct {
	*audit
	conditions conditions

	player int // 1 or 2, in the order of the lists
	format Format
	info   formatInfo // describes format

	rules []Rule // the whole table
	alone bool   // the list is not part of a match
	ruled bool   // no gate rule failed, so the rules of the format apply
}

func newJudge(cat *catalog.Catalog, opt Options, l *List, player int) *judge {
	format := cmp.Or(opt.Format, l.Format, Tournament)
	info := infoOf(format)
	pool := &cardPool{cat: cat, list: l, edition: cmp.Or(opt.Edition, l.Edition, info.edition)}
	return &judge{audit: newAudit(pool), conditions: conditions{pool}, player: player, format: format, info: info}
}

// inFormat reports whether s contains the list's format.
func (j *judge) inFormat(s formatSet) bool { return j.info.in&s != 0 }

// copiesIn returns how many copies of a card the entries hold, and the line of the first.
func copiesIn(entries []Entry, id string) (n, line int) {
	for _, e := range entries {
		if e.Card != nil && e.Card.ID == id {
			if n == 0 {
				line = e.Pos.Line
			}
			n += e.Count
		}
	}
	return n, line
}
