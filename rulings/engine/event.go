package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// Event is something that happened. Cites are the articles that caused it.
type Event struct {
	Type  string // see docs/engine.md for the list
	Who   Player
	Card  CardNo
	On    CardNo
	From  string // where a card came from
	To    string // where it went
	N     int
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

// phaseArticles are the articles that say what may be done in each phase.
var phaseArticles = [...]string{BeforeRoll: "103.C.b", EventPhase: "103.E.a", YieldPhase: "103.F.a",
	MainPhase: "103.G.c", EndPhase: "103.H.a", GameOver: ""}

// says gives an event a sentence of its own instead of the one of its type. A trial keeps none.
func (g *ledger) says(e *Event, de, en string) {
	if g.trial == nil {
		e.Text = catalog.Text{DE: de, EN: en}
	}
}

// citePhase cites the article of the phase in which the move was made for events that have no article of their own. A
// roll by itself cites none.
func (g *ledger) citePhase(p Phase) {
	for i := range g.events {
		if e := &g.events[i]; len(e.Cites) == 0 && e.Type != "rolled" {
			e.Cites = citing([]string{phaseArticles[p]})
		}
	}
}

func first(cites []string) string {
	if len(cites) == 0 {
		return ""
	}
	return cites[0]
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
