package scenario

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// Asked describes what comes next in a position: a decision that somebody has to make, or a move of the active player.
type Asked struct {
	Who  string         `json:"who"`            // north, south or chance
	Text catalog.Text   `json:"text"`           // the question
	Card string         `json:"card,omitempty"` // the card that asks
	May  []catalog.Text `json:"may"`            // lines of the language that answer it
	More int            `json:"more,omitempty"` // further answers that May leaves out
	open bool           // it is a decision and not a free move
}

// AskedAt returns what the position s waits for, with at most so many answers, or nil once the game is over. Answers
// that have to name what nobody can list, such as resources, end in an ellipsis.
func AskedAt(t *engine.Table, s *engine.State, most int) *Asked {
	if s.Winner != engine.Chance {
		return nil
	}
	a := QuestionAt(t, s)
	seen := map[catalog.Text]bool{}
	for _, m := range engine.Legal(t, s) {
		if len(a.May) >= most { // only counted, by a line that need not be right
			if lines := MoveLines(t, s, m, catalog.EN); len(lines) > 0 && !seen[catalog.Text{EN: lines[0]}] {
				seen[catalog.Text{EN: lines[0]}] = true
				a.More++
			}
			continue
		}
		line := catalog.Text{DE: answerLine(t, s, m, catalog.DE), EN: answerLine(t, s, m, catalog.EN)}
		if line.Empty() || seen[line] {
			continue
		}
		seen[line] = true
		a.May = append(a.May, line)
	}
	return a
}

// QuestionAt returns what the position s waits for, without any answers, or nil once the game is over.
func QuestionAt(t *engine.Table, s *engine.State) *Asked {
	if s.Winner != engine.Chance {
		return nil
	}
	a := &Asked{Who: s.Active.String(), May: []catalog.Text{}}
	if d, ok := engine.Open(t, s); ok {
		p := &player{table: t, s: s}
		a.Who, a.Text, a.Card, a.open = d.Who.String(), d.Text, p.cardID(d.Card), true
	} else {
		a.Text = phaseQuestions[s.Phase]
	}
	return a
}

// phaseQuestions say what the active player may do when nothing has to be decided.
var phaseQuestions = map[engine.Phase]catalog.Text{
	engine.BeforeRoll: {
		DE: "Der Zug beginnt. Was geschieht vor dem Wurf?",
		EN: "The turn begins. What happens before the roll?"},
	engine.MainPhase: {DE: "Was tust du in der Hauptphase?", EN: "What do you do in the main phase?"},
	engine.EndPhase:  {DE: "Wie geht der Zug zu Ende?", EN: "How does the turn end?"},
}

// answerLine writes a legal move as a line of the play, with an ellipsis where it leaves something open.
func answerLine(t *engine.Table, s *engine.State, m engine.Move, lang catalog.Lang) string {
	if line, ok := MoveLine(t, s, m, lang); ok {
		return line
	}
	if m.Verb == engine.Choose { // the answer has to name everything
		w := writer{lang: lang}
		if m.Who == engine.Chance {
			return w.say("deal") + " …"
		}
		return w.say(m.Who.String(), "chooses") + " …"
	}
	lines := MoveLines(t, s, m, lang)
	if len(lines) == 0 {
		return ""
	}
	known, _, _ := strings.Cut(lines[0], "  ") // up to the first thing that it leaves open
	if m.Verb == engine.Roll && m.Face == engine.NoFace {
		known = (&writer{lang: lang}).say(m.Who.String(), "rolls")
	}
	return strings.TrimSpace(known) + " …"
}

// mostAnswers is the number of answers that a step of a trace shows.
const mostAnswers = 12

// Explain adds to each step of a result what the position before it waited for, and to an unfinished one what it waits
// for at its end.
func (r *Result) Explain() {
	for _, res := range append([]*Result{r}, r.Editions...) {
		res.explainBoard()
		before := res.Start
		if before == nil || res.Table == nil {
			continue
		}
		for i := range res.Steps {
			res.Steps[i].Asked = AskedAt(res.Table, before, mostAnswers)
			before = res.Steps[i].State
		}
		if res.Trouble != nil {
			res.Asked = AskedAt(res.Table, before, mostAnswers)
		}
	}
}

// In returns the question with its answers in lang: who is asked what, and the lines that answer it.
func (a *Asked) In(lang catalog.Lang) string {
	out := PlayerWord(a.Who, lang) + ": " + a.Text.In(lang)
	if may := a.answers(lang); may != "" {
		out += " " + may
	}
	return out
}

// answers lists the lines that answer the question in lang: `south plays Bischof` or `south passes`.
func (a *Asked) answers(lang catalog.Lang) string {
	lines := make([]string, len(a.May))
	for i, m := range a.May {
		lines[i] = m.In(lang)
	}
	out := choice(lines).In(lang)
	if a.More > 0 {
		out += text(" und %d weitere", " and %d more", a.More).In(lang)
	}
	return out
}

// PlayerWord returns the player of any game, or chance, in words.
func PlayerWord(name string, lang catalog.Lang) string {
	for _, g := range boardGames {
		if title, ok := g.Player(name); ok {
			return title.In(lang)
		}
	}
	return PlayerName(playerNamed(name), lang)
}

func playerNamed(name string) engine.Player {
	all := []engine.Player{engine.North, engine.South}
	if i := slices.IndexFunc(all, func(p engine.Player) bool { return p.String() == name }); i >= 0 {
		return all[i]
	}
	return engine.Chance
}

// fewAnswers is the number of answers that a hint names.
const fewAnswers = 4

// fitting returns what would have answered the open decision, as a sentence to follow an error, or "". It never names
// the line that was written.
func (p *player) fitting(written string) catalog.Text {
	a := AskedAt(p.table, p.s, fewAnswers+1)
	if a == nil || !a.open {
		return catalog.Text{}
	}
	a.May = slices.DeleteFunc(a.May, func(m catalog.Text) bool {
		return lower(m.DE) == lower(written) || lower(m.EN) == lower(written)
	})
	if len(a.May) > fewAnswers {
		a.May, a.More = a.May[:fewAnswers], a.More+1
	}
	if len(a.May) == 0 {
		return catalog.Text{}
	}
	who := playerNamed(a.Who)
	said := func(lang catalog.Lang) string {
		name := PlayerName(who, lang)
		card := ""
		if c := p.table.Book.Catalog.Card(a.Card); c != nil {
			card = c.WithDefinite(lang, catalog.Accusative)
		}
		switch {
		case lang == catalog.DE && card != "":
			return " " + name + " kann auf " + card + " antworten: " + a.answers(lang) + "."
		case lang == catalog.DE:
			return " Möglich ist: " + a.answers(lang) + "."
		case card != "":
			return " " + name + " may answer " + card + ": " + a.answers(lang) + "."
		}
		return " Possible: " + a.answers(lang) + "."
	}
	return catalog.Both(said)
}
