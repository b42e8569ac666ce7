package table

import (
	"strconv"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/rulings/table"
	"catanica/templates"
)

// faceArticles are the terms that say what the faces of the event die mean.
var faceArticles = map[string]string{
	"brigands": "glossar.raeuberueberfall", "sun": "glossar.erfolgreiches-jahr", "tournament": "glossar.ritterturnier",
	"mill": "glossar.handelsvorteil", "?": "glossar.fragezeichen",
}

// handArticle says what happens to the hand at the end of a turn.
const handArticle = "103.H.a"

// news presents what a press led to, from one note of Address.News: the kind of the note, and what it is about. A note
// that does not fit the position says nothing.
//
//	roll.n.mill.4.CARD  North has rolled this; the card was turned up
//	built.n.CARD        played.n.CARD
//	ended.n             North's turn is over
//	knight.n            North holds the token now; - is nobody
//	limit.n.4           North may hold so many cards now
//	gate                attacks may be played now
func (r *Renderer) news(f templates.Frame, o *Opened, t *engine.Table, s *engine.State,
	note []string) []templates.KeepNote {
	note = append(note, "", "", "", "")
	p := playerOf(note[1])
	name := scenario.PlayerName(p, f.Lang)
	switch note[0] {
	case "roll":
		return r.rolled(f, o, p, note[2], note[3], note[4])
	case "built", "played":
		return r.entered(f, o, s, p, note[0], note[2])
	case "ended":
		return []templates.KeepNote{{Sign: "go", Text: templates.TextHandReminder.In(f.Lang, name, engine.HandLimit(t, s, p)),
			Cites: r.citeLinks(f, []string{handArticle})}}
	case "gate":
		if s.Gate {
			return []templates.KeepNote{{Sign: "yes", Text: f.Say(templates.TextGateOpen),
				Cites: r.citeLinks(f, []string{"101.D.b"})}}
		}
	case "limit":
		if n := engine.HandLimit(t, s, p); strconv.Itoa(n) == note[2] {
			return []templates.KeepNote{{Sign: "go", Text: templates.TextNewLimit.In(f.Lang, name, n),
				Cites: r.citeLinks(f, []string{handArticle})}}
		}
	}
	for _, token := range keptTokens {
		holder, sure := engine.Token(t, s, token.kind)
		if note[0] != token.word || !sure || tokenHolder(holder) != note[1] {
			continue
		}
		text := templates.TextTokenMoves.In(f.Lang, f.Say(token.name), name)
		if holder == engine.Chance {
			text = templates.TextTokenNobody.In(f.Lang, f.Say(token.name))
		}
		return []templates.KeepNote{{Sign: "go", Text: text, Cites: r.citeLinks(f, []string{token.article})}}
	}
	return nil
}

// entered presents a card that has come into play, or been played: what it does and, if a rule forbids it, why.
func (r *Renderer) entered(f templates.Frame, o *Opened, s *engine.State, p engine.Player,
	how, id string) []templates.KeepNote {
	k := r.Catalog.Card(id)
	if k == nil {
		return nil
	}
	link := []templates.CiteLink{{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID) + "#effect"}}
	out := []templates.KeepNote{{Sign: "go", Text: r.cardEffect(f, k), Cites: link}}
	if out[0].Text == "" {
		out = nil
	}
	switch {
	case s.Phase == engine.BeforeRoll && how == "built":
		out = append(out, templates.KeepNote{Sign: "no", Text: f.Say(templates.TextNotRolled),
			Cites: r.citeLinks(f, []string{"103.B.b"})})
	case how == "played":
		if a := r.may(f, o, p, k); a.Verdict == "no" {
			for _, why := range a.Why {
				out = append(out, templates.KeepNote{Sign: "no", Text: why.Text, Cites: why.Cites})
			}
		}
	}
	return out
}

// samples is the number of layouts of the landscapes with which a roll is tried: see table.Edit, `keep yield`.
const samples = 3

// rolled presents the outcome of a roll for unknown landscapes: the events that happen in every layout, what has to be
// known for the rest, and the article about the face.
func (r *Renderer) rolled(f templates.Frame, o *Opened, p engine.Player, face, n, card string) []templates.KeepNote {
	line := p.String() + " rolls " + face + " " + n
	if k := r.Catalog.Card(card); k != nil {
		line += " reveals " + k.Title(catalog.DE)
	}
	var sure []templates.KeepNote // in all ways so far
	var open string
	for i := range samples {
		_, played := r.tried(f, o, line, "set phase before", "set active "+p.String(), "keep yield "+strconv.Itoa(i))
		if played.Move == nil || played.Trouble != nil {
			if played.Trouble != nil {
				open = f.Say(played.Trouble.Msg)
			}
			continue
		}
		var now []templates.KeepNote
		for _, e := range played.Move.Events {
			now = append(now, templates.KeepNote{Sign: "go", Text: f.Say(e.Text), Cites: r.citeLinks(f, e.Cites)})
		}
		if i == 0 {
			sure = now
			continue
		}
		sure = common(sure, now)
	}
	if article, ok := r.Sources.Article(f, faceArticles[face]); ok {
		sure = append(sure, templates.KeepNote{Entry: &article})
	}
	if open != "" {
		sure = append(sure, templates.KeepNote{Sign: "depends", Text: open})
	}
	return sure
}

// common returns the notes of both lists, in the order of the first.
func common(a, b []templates.KeepNote) []templates.KeepNote {
	var out []templates.KeepNote
	for _, x := range a {
		for _, y := range b {
			if x.Text == y.Text {
				out = append(out, x)
				break
			}
		}
	}
	return out
}

// tried plays a line on a copy of the position with some edits.
func (r *Renderer) tried(f templates.Frame, o *Opened, line string, edits ...string) (*Opened, scenario.Played) {
	text := o.Text
	for _, op := range edits {
		changed, fault := table.Edit(text, o.File.Edition, r.Books, op, func(string) string { return "" })
		if fault == nil {
			text = changed
		}
	}
	a := Address{Text: text}
	c, err := r.Read(f, a)
	if err != nil || len(c.Errs) > 0 {
		return nil, scenario.Played{}
	}
	_, played := c.Game.Try(bg, 0, line)
	return c, played
}
