package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/facts"
	"catanica/search/question"
)

// Trials plays cards with another card in play, or with one that is bewitched, pawned or mirrored.
type Trials interface {
	Try(interact.Goal, interact.Result, interact.Held) (interact.Trial, bool)
}

// condition is what a question says to be the case besides what it asks: which card lies there, and in which state.
type condition struct {
	card   *catalog.Card
	side   string // of the acting player: mine, theirs or "" if the question does not say
	under  string // the card that lies on it
	mirror bool
	alone  bool // there is no other card of its kind
}

// conditionOf reads the condition in a mention. It reports false if the mention says anything else.
func (x *asked) conditionOf(m question.Mention) (condition, bool) {
	c := condition{card: x.Cat.Card(m.Card), side: m.Side}
	if x.Player == "them" { // he acts
		c.side = map[string]string{"mine": "theirs", "theirs": "mine"}[m.Side]
	}
	if c.card == nil || m.Side == "own" || m.Number != "" || m.All || m.Joined != "" || len(m.States) > 1 ||
		!x.Cat.Exists(c.card, x.EditionID) {
		return c, false
	}
	for _, s := range m.States {
		switch {
		case s.ID == "mirrored" && len(s.Actors) == 1:
			c.mirror = true
		case len(s.Actors) == 1 && stateNames[s.Actors[0]].EN != "" && x.Cat.Exists(x.Cat.Card(s.Actors[0]), x.EditionID):
			c.under = s.Actors[0]
		default:
			return c, false
		}
	}
	return c, true
}

// stateNames name the states of a building on which another card lies, by that card.
var stateNames = map[string]catalog.Text{
	"hexe":        {DE: "verhext", EN: "bewitched"},
	"pfandleiher": {DE: "verpfändet", EN: "pawned"},
	"dogma":       {DE: "unter einem Dogma", EN: "under a Dogma"},
}

// pronouns are the German personal pronouns.
var pronouns = map[catalog.Gender]string{catalog.Masculine: "er", catalog.Feminine: "sie", catalog.Neuter: "es"}

// clause says the condition. A card that the sentence has named before is not named again.
func (x *asked) clause(c condition, named ...*catalog.Card) string {
	subject, it := x.The(c.card), slices.Contains(named, c.card)
	switch {
	case it && c.under == "dogma":
		return x.Say("wenn ein Dogma darauf liegt", "while a Dogma lies on it")
	case it && c.card.IsPlural(x.Language):
		subject = x.Say("sie", "they")
	case it:
		subject = x.Say(pronouns[c.card.GermanGender()], "it")
	}
	where := map[string]catalog.Text{
		"mine":   {DE: " im eigenen Fürstentum", EN: " in the same principality"},
		"theirs": {DE: " im gegnerischen Fürstentum", EN: " in the opponent’s principality"},
	}[c.side]
	switch {
	case c.mirror:
		return x.Say("wenn nur der Geheimbund %s spiegelt", "with only a Secret Society that mirrors %s", x.Obj(c.card))
	case c.under == "dogma":
		return x.Say("wenn ein Dogma auf %s liegt", "while a Dogma lies on %s", x.Say(x.Dat(c.card), x.The(c.card)))
	case c.under != "":
		return x.Say("wenn %s %s %s", "while %[1]s %[3]s %[2]s", subject, stateNames[c.under],
			x.VerbOf(c.card, "ist", "sind", "is", "are"))
	}
	return x.Say("wenn %[1]s%[3]s %[2]s", "while %[1]s %[2]s in play%[3]s", subject,
		x.VerbOf(c.card, "ausliegt", "ausliegen", "is", "are"), where)
}

// holds returns what to put into the position: in both principalities if the question does not say whose the card is,
// and beside the target as well as far from it.
func (c condition) holds(places bool) []interact.Held {
	var out []interact.Held
	for _, theirs := range []bool{false, true} {
		if c.side == "mine" && theirs || c.side == "theirs" && !theirs {
			continue
		}
		h := interact.Held{Card: c.card.ID, Theirs: theirs, Under: c.under, Mirror: c.mirror}
		out = append(out, h)
		if places && c.under == "" && !c.mirror {
			h.Far = true
			out = append(out, h)
		}
	}
	return out
}

// try plays a goal under the condition in every game in which the question is asked, in every place that the condition
// leaves open. ok is false unless all of them agree, and nothing about the cards is undecided. A place in which the
// card cannot lie is passed over, but not all of them.
func (x *asked) try(g interact.Goal, a, b string, list []interact.Held) (interact.Trial, bool) {
	if x.Pairs == nil {
		return interact.Trial{}, false
	}
	pairs, err := x.Pairs()
	trials, can := pairs.(Trials)
	if err != nil || !can {
		return interact.Trial{}, false
	}
	var found interact.Trial
	some := false
	for _, game := range x.Games() {
		if !x.allIn(pairs, game, a, b, list[0].Card, list[0].Under) {
			continue
		}
		r := interact.Result{Case: interact.Case{A: a, B: b, Edition: x.EditionID, Game: game}}
		if b != "" {
			r, _ = pairs.Between(r.Case)
		}
		if x.undecided(pairs, game, a, b, list) || !x.mayLie(pairs, game, list[0]) {
			return found, false
		}
		here := false
		for _, h := range list {
			t, ok := trials.Try(g, r, h)
			switch {
			case !ok && h.Far:
				continue // it lies at no city
			case !ok:
				return found, false
			case some && (t.With.Possible != found.With.Possible || !slices.Equal(t.With.Rolls, found.With.Rolls)):
				return found, false
			case !some:
				found = t
			}
			some, here = true, true
		}
		if !here {
			return found, false
		}
	}
	return found, some
}

// allIn reports whether all of the cards are in a game of the edition; "" is no card.
func (x *asked) allIn(pairs Pairs, g catalog.Game, cards ...string) bool {
	return !slices.ContainsFunc(cards, func(id string) bool {
		_, ok := pairs.Between(interact.Case{A: id, B: id, Edition: x.EditionID, Game: g})
		return id != "" && !ok
	})
}

// mayLie reports whether the engine lays the card that disables another one on it.
func (x *asked) mayLie(pairs Pairs, g catalog.Game, h interact.Held) bool {
	r, ok := pairs.Between(interact.Case{A: h.Under, B: h.Card, Edition: x.EditionID, Game: g})
	return h.Under == "" || ok && slices.ContainsFunc(r.Effects, func(e interact.Effect) bool {
		return e.Deed == interact.Blocked && !e.Back
	})
}

// undecided reports whether the engine cannot say what two of the cards do to each other, or does not know one of them
// in this game.
func (x *asked) undecided(pairs Pairs, g catalog.Game, a, b string, list []interact.Held) bool {
	cards := []string{a}
	for _, id := range []string{b, list[0].Card, list[0].Under} {
		if id != "" && !slices.Contains(cards, id) {
			cards = append(cards, id)
		}
	}
	for _, from := range cards {
		for _, to := range cards {
			r, ok := pairs.Between(interact.Case{A: from, B: to, Edition: x.EditionID, Game: g})
			if from == to || from == b && (to == a || b != list[0].Card) { // it is acted upon
				continue
			}
			layer := list[0].Under != "" && (from == list[0].Under || to == list[0].Under) // it plays what lies on it
			held := list[0].Card
			stated := !layer && (from == held || to == held) && slices.ContainsFunc(r.Effects, func(e interact.Effect) bool {
				return e.Zone == interact.Stated // no position shows what it does
			})
			if len(r.Readings) > 0 && to == held && b != held && r.Outcome == interact.Undecided {
				continue // what happens to the card of the condition itself is open
			}
			if !ok || stated || r.Outcome == interact.Undecided && (len(r.Missing) > 0 || !layer) {
				return true
			}
		}
	}
	return false
}

// tried completes an answer that a trial shows.
func (x *asked) tried(out *Answer, t interact.Trial, c condition) *Answer {
	out.Tried, out.Pair, out.Claim = &t, [2]string{}, ""
	if !slices.Contains(out.Cards, c.card.ID) {
		out.Cards = append(out.Cards, c.card.ID)
	}
	var cites []string
	for _, id := range slices.Concat(t.With.Cites, out.Cites, []string{facts.Disablers[c.under]}) {
		if r := x.Lib.Ruling(id); r != nil && r.Editions.Holds(x.EditionID) {
			cites = append(cites, id)
		}
	}
	if c.mirror && x.Lib.Ruling("123.AI.a") != nil {
		cites = append(cites, "123.AI.a")
	}
	if out.Cites = cites; len(cites) == 0 {
		out.Cites = x.Cites(x.SourcesOf(c.card)...)
	}
	return out
}
