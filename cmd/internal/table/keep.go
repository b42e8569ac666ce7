package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/rulings/table"
	"catanica/templates"
)

// Two players keep the score of their own game. The table knows what is in play, and nothing of resources, hands and
// stacks: what they enter are edits of the position (table.Edit, `keep …`), never moves. Points, tokens, limits and
// thresholds are the engine's. What a press led to is in the address (Address.News), and so is a question
// (Address.May).

// keepAct carries out what was pressed: roll N, rolled N, built -, played -, may -, road n left, settle n left,
// count n 4, end, or an edit. A dash is the player of the field keep-who.
func (r *Renderer) keepAct(f templates.Frame, o *Opened, op string, get func(string) string,
	roll func(int) int) *Opened {
	words := strings.Fields(op)
	if len(words) > 1 && words[1] == "-" && len(get("keep-who")) > 0 {
		words[1] = get("keep-who")[:1]
	}
	var news []string
	edit := strings.Join(words, " ")
	switch words[0] {
	case "roll", "rolled":
		line := strings.Fields(diceLine("x", words[0] == "roll", get, roll)) // x rolls FACE N [reveals CARD]
		note := []string{"roll", sideLetter(o, words), line[2], line[3]}
		if k := r.Catalog.FindCard(strings.Join(line[min(5, len(line)):], " ")); k != nil {
			note = append(note, k.ID)
		}
		news, edit = append(news, strings.Join(note, ".")), "phase main"
	case "built", "played", "may":
		k := r.Catalog.FindCard(strings.TrimSpace(get("card@built")))
		if k == nil && get("card@built") == "" {
			o.say(f.Say(templates.TextWhichCard))
			return o
		}
		if k != nil {
			news = append(news, words[0]+"."+words[1]+"."+k.ID)
		}
		if words[0] == "may" && k != nil {
			next := r.at(f, o, o.Text, o.At)
			next.May = words[1] + " " + k.ID
			return next
		}
		if words[0] == "may" {
			edit = "suppose " + words[1] + " " + get("card@built") // says that there is no such card
		}
	case "end":
		news = append(news, "ended."+sideLetter(o, nil))
	}
	text, fault := table.Edit(o.Text, o.File.Edition, r.Books, "keep "+edit, get)
	if fault != nil {
		o.say(f.Say(fault.Text), fault.Cites...)
		return o
	}
	next := r.at(f, o, text, "")
	next.News = strings.Join(append(news, moved(o.Game, next.Game)...), ",")
	return next
}

// sideLetter returns the player of an operation, or the active one.
func sideLetter(o *Opened, words []string) string {
	if len(words) > 1 {
		return words[1]
	}
	if s := o.Game.Start().State; s != nil {
		return letter(s.Active)
	}
	return letter(engine.North)
}

func playerOf(side string) engine.Player {
	if side == letter(engine.South) {
		return engine.South
	}
	return engine.North
}

// keptTokens are the tokens by the kind of points that brings them.
var keptTokens = []struct {
	kind, word string
	name       catalog.Text
	article    string
}{
	{"strength", "knight", templates.TextKnightToken, "103.M.a"},
	{"commerce", "mill", templates.TextMillToken, "103.L.a"},
}

// moved notes what is different after a press: who holds a token, how many cards a hand may have, whether attacks may
// be played.
func moved(before, after *table.Game) []string {
	was, now := before.Start().State, after.Start().State
	if was == nil || now == nil {
		return nil
	}
	var out []string
	for _, token := range keptTokens {
		a, _ := engine.Token(before.Table(), was, token.kind)
		b, sure := engine.Token(after.Table(), now, token.kind)
		if a != b && sure {
			out = append(out, token.word+"."+tokenHolder(b))
		}
	}
	if now.Gate && !was.Gate {
		out = append(out, "gate")
	}
	for p := engine.North; p <= engine.South; p++ {
		if n := engine.HandLimit(after.Table(), now, p); n != engine.HandLimit(before.Table(), was, p) {
			out = append(out, fmt.Sprintf("limit.%s.%d", letter(p), n))
		}
	}
	return out
}

// mostNews limits the notes that an address may hold: a press leads to fewer.
const mostNews = 8

func tokenHolder(p engine.Player) string {
	if p == engine.Chance {
		return "-"
	}
	return letter(p)
}

// keeper presents a table at which two players keep the score.
func (r *Renderer) keeper(f templates.Frame, o *Opened) *templates.Keep {
	t, s := o.Game.Table(), o.Game.Start().State
	if t == nil || s == nil {
		return nil
	}
	out := &templates.Keep{Active: s.Active.String(), Rolled: s.Phase != engine.BeforeRoll, Turn: int(s.Turn),
		Goal: t.Goal}
	for p := engine.North; p <= engine.South; p++ {
		out.Sides[p] = r.keptSide(f, t, s, p)
	}
	for _, pl := range s.Sides[s.Active].Places {
		if pl.Kind == engine.SettlementPlace {
			out.Cities = append(out.Cities, templates.EditButton{
				Do:   fmt.Sprintf("keep kind %s.%c city", letter(s.Active), pl.Name),
				Name: templates.PlaceName(f, "city") + " " + string(pl.Name)})
		}
		out.Places = append(out.Places, string(pl.Name))
	}
	if each, waits := engine.Threshold(t, s); waits {
		out.Gate, out.GateCite = templates.GateText(f, each), r.citeLinks(f, []string{"101.D.b"})
	}
	if o.News != "" {
		notes := strings.Split(o.News, ",")
		for _, note := range notes[:min(len(notes), mostNews)] {
			out.News = append(out.News, r.news(f, o, t, s, strings.Split(note, "."))...)
		}
	}
	out.Warnings = r.keptWarnings(f, t, s)
	if side, card, ok := strings.Cut(o.May, " "); ok {
		if k := r.Catalog.Card(card); k != nil {
			out.May = r.may(f, o, playerOf(side), k)
		}
	}
	return out
}

func (r *Renderer) keptSide(f templates.Frame, t *engine.Table, s *engine.State, p engine.Player) templates.KeepSide {
	out := templates.KeepSide{ID: p.String(), Ref: letter(p), Name: scenario.PlayerName(p, f.Lang), Hand: -1}
	sure, open := engine.Points(t, s, p)
	out.Points = count(sure, open == 0)
	for _, kind := range []string{"strength", "commerce", "tournament"} {
		n, sure := engine.Sum(t, s, p, kind)
		out.Counts = append(out.Counts, templates.KeepCount{Kind: kind, Text: count(n, sure),
			Name: templates.PointsText(f, kind, catalog.Points{N: n})})
	}
	for _, token := range keptTokens {
		switch holder, sure := engine.Token(t, s, token.kind); {
		case sure && holder == p:
			out.Tokens = append(out.Tokens, f.Say(token.name))
		case !sure:
			out.Tokens = append(out.Tokens, f.Say(token.name)+": ?")
		}
	}
	limit, err := engine.HandLimitStated(t, s, p)
	out.Limit = count(limit, err == nil)
	if hand := s.Sides[p].Hand; !hand.Open {
		out.Hand = hand.Len()
	}
	return out
}

func count(n int, sure bool) string {
	if sure {
		return strconv.Itoa(n)
	}
	return strconv.Itoa(n) + " + ?"
}

// keptWarnings names what the players have to see whatever they press: that somebody has won or might have, cards whose
// points nobody states, and more cards in a hand than the limit.
func (r *Renderer) keptWarnings(f templates.Frame, t *engine.Table, s *engine.State) []templates.KeepNote {
	var out []templates.KeepNote
	switch winner, cites, sure := engine.Leader(t, s); {
	case sure && winner != engine.Chance && s.Phase == engine.BeforeRoll:
		out = append(out, templates.KeepNote{Sign: "depends", Cites: r.citeLinks(f, cites),
			Text: templates.TextWinsAfterRoll.In(f.Lang, scenario.PlayerName(winner, f.Lang), t.Goal)})
	case sure && winner != engine.Chance:
		out = append(out, templates.KeepNote{Sign: "yes", Cites: r.citeLinks(f, cites),
			Text: templates.TextHasWon.In(f.Lang, scenario.PlayerName(winner, f.Lang), t.Goal)})
	case !sure:
		out = append(out, templates.KeepNote{Sign: "depends", Text: f.Say(templates.TextMayHaveWon)})
	}
	var unstated []string
	for _, kind := range []string{"victory", "strength", "commerce"} {
		for _, id := range engine.UnstatedPoints(t, s, kind) {
			if k := r.Catalog.Card(id); k != nil && !slices.Contains(unstated, k.Title(f.Lang)) {
				unstated = append(unstated, k.Title(f.Lang))
			}
		}
	}
	if len(unstated) > 0 {
		out = append(out, templates.KeepNote{Sign: "depends",
			Text: templates.TextUnstatedOf.In(f.Lang, strings.Join(unstated, ", "))})
	}
	for p := engine.North; p <= engine.South; p++ {
		hand, limit := s.Sides[p].Hand, engine.HandLimit(t, s, p)
		if !hand.Open && hand.Len() > limit {
			out = append(out, templates.KeepNote{Sign: "no", Cites: r.citeLinks(f, []string{"103.H.a"}),
				Text: templates.TextTooManyCards.In(f.Lang, scenario.PlayerName(p, f.Lang), hand.Len(), limit)})
		}
	}
	return out
}
