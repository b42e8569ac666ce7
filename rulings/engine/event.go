package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// Event is something that happened. Cites are what made it so: articles, sections of rulebooks, texts of cards. There
// is always at least one.
type Event struct {
	Type  string // see docs/engine.md for the list
	Who   Player
	Card  CardNo
	On    CardNo
	From  string // where a card came from
	To    string // where it went
	N     int
	Than  int // the number against which N was held: the foes, the brigands' limit, the opponent's points
	Get   Bag
	Cites []string
	Reads []string     // open questions on whose answer it hangs (content/readings.yaml)
	Text  catalog.Text // says it more exactly than the sentence of its type; usually empty
}

// emit records an event. The caller sets its fields through the returned pointer before the next emit.
func (g *ledger) emit(typ string, who Player, cites ...string) *Event {
	g.events = append(g.events, Event{Type: typ, Who: who, Card: NoCard, On: NoCard})
	if g.trial == nil {
		e := &g.events[len(g.events)-1]
		e.Cites, e.Reads = citing(cites), g.reads
	}
	g.reads = nil
	return &g.events[len(g.events)-1]
}

// emitCiting does what emit does, with the articles in one string, separated by spaces.
func (g *ledger) emitCiting(typ string, who Player, cites string) *Event {
	if g.trial != nil {
		return g.emit(typ, who)
	}
	return g.emit(typ, who, strings.Fields(cites)...)
}

// says gives an event a sentence of its own instead of the one of its type. A trial keeps none.
func (g *ledger) says(e *Event, de, en string) {
	if g.trial == nil {
		e.Text = catalog.Text{DE: de, EN: en}
	}
}

// textOf returns the citation of the text of card c, or "" for no card.
func (g *ledger) textOf(c CardNo) string {
	if g.trial != nil || c == NoCard || g.s.Cards[c].Def == UnknownDef {
		return ""
	}
	return catalog.CiteCard(g.def(c).id)
}

// citing drops empty and repeated entries, so that optional cites need no branches.
func citing(cites []string) []string {
	out := make([]string, 0, len(cites))
	for _, c := range cites {
		if c != "" && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}
