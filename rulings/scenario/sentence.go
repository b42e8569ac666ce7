package scenario

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// Sentence says in lang what a move does that can be made in s: Nord spielt den Feuerteufel. A move that leaves
// something open is said without it. It returns "" for a move that no sentence describes.
func Sentence(t *engine.Table, s *engine.State, m engine.Move, lang catalog.Lang) string {
	w := &sentence{writer: writer{table: t, s: s, lang: lang}, p: &player{table: t, s: s}}
	said := w.of(m)
	if said == "" {
		return ""
	}
	return catalog.Capital(said) + "."
}

// sentence puts moves into words.
type sentence struct {
	writer
	p *player
}

func (w *sentence) in(de, en string, args ...any) string { return text(de, en, args...).In(w.lang) }

func (w *sentence) card(c engine.CardNo) string { return w.p.inCase(c, w.lang, catalog.Accusative) }

// def names a card of the book as the object of a verb.
func (w *sentence) def(d engine.MaybeDef) string { return w.p.object(w.table.Book.ID(d.Def()), w.lang) }

func (w *sentence) bagIn(b engine.Bag, stars int8) string {
	return inSentence(w.lang, amounts(b, int(stars), w.lang))
}

// of returns the sentence of a move without its full stop.
func (w *sentence) of(m engine.Move) string {
	who := PlayerName(m.Who, w.lang)
	switch m.Verb {
	case engine.Die:
		return w.in("der Würfel zeigt %d", "the die shows %d", m.N)
	case engine.Roll:
		return w.roll(who, m)
	case engine.Play:
		return w.in("%s spielt %s", "%s plays %s", who, w.card(m.Card)) + w.paid(m)
	case engine.Build:
		return w.in("%s baut %s", "%s builds %s", who, w.building(m)) + w.paid(m)
	case engine.Use:
		return w.in("%s nutzt %s", "%s uses %s", who, w.onBoard(m.Card)) + w.details(m)
	case engine.Trade:
		return w.in("%s tauscht bei der Bank%s", "%s trades with the bank%s", who, w.deal(m))
	case engine.Offer:
		return w.in("%s bietet einen Tausch an%s", "%s offers a trade%s", who, w.deal(m))
	case engine.Demolish:
		if m.Card == engine.NoCard {
			return w.in("%s reißt %s ab", "%s demolishes %s", who, strings.Join(w.demolished(m)[:1], ""))
		}
		return w.in("%s reißt %s ab", "%s demolishes %s", who, w.onBoard(m.Card))
	case engine.Redeem:
		return w.in("%s löst %s aus", "%s redeems %s", who, w.onBoard(m.Card)) + w.paid(m)
	case engine.Feed:
		return w.in("%s beköstigt %s", "%s feeds %s", who, w.onBoard(m.Card))
	case engine.EndMain:
		return w.in("%s beendet die Hauptphase", "%s ends the main phase", who)
	case engine.EndTurn:
		return w.in("%s beendet den Zug", "%s ends the turn", who)
	case engine.Draw:
		return w.in("%s zieht die oberste Karte von Stapel %d", "%s draws the top card of stack %d", who, m.N)
	case engine.Search:
		if m.Card == engine.NoCard && !m.Reveals.IsDef() {
			return w.in("%s sucht eine Karte in Stapel %d", "%s searches stack %d for a card", who, m.N)
		}
		return w.in("%s sucht %s in Stapel %d", "%s searches for %s in stack %d", who, w.fetched(m), m.N)
	case engine.PutBack:
		return w.in("%s schiebt %s unter Stapel %d", "%s puts %s under stack %d", who, w.card(m.Card), m.N)
	case engine.Exchange:
		if m.On == engine.NoCard {
			return w.in("%s wechselt eine Karte aus", "%s exchanges a card", who)
		}
		said := w.in("%s wechselt %s aus, Stapel %d", "%s exchanges %s, stack %d", who, w.card(m.On), m.N)
		if m.Card != engine.NoCard || m.Reveals.IsDef() {
			said = w.in("%s wechselt %s gegen %s aus, Stapel %d", "%s exchanges %s for %s, stack %d", who, w.card(m.On),
				w.fetched(m), m.N)
		}
		return said + w.paid(m)
	case engine.Pass:
		if m.Who == engine.Chance {
			return w.in("alle übrigen Karten bleiben verdeckt", "all other cards stay face down")
		}
		return w.in("%s verzichtet", "%s declines", who)
	case engine.Choose:
		return w.choice(who, m)
	}
	return ""
}

func (w *sentence) fetched(m engine.Move) string {
	if m.Card != engine.NoCard {
		return w.card(m.Card)
	}
	return w.def(m.Reveals)
}

func (w *sentence) roll(who string, m engine.Move) string {
	switch {
	case m.Face == engine.NoFace:
		return w.in("%s würfelt", "%s rolls the dice", who)
	case m.N == 0:
		return w.in("%s würfelt: %s", "%s rolls: %s", who, w.p.inWords(m.Face.String(), w.lang))
	}
	return w.in("%s würfelt: %s und die %d", "%s rolls: %s and a %d", who, w.p.inWords(m.Face.String(), w.lang), m.N)
}

func (w *sentence) paid(m engine.Move) string {
	if m.Give.Total() == 0 && m.Stars == 0 {
		return ""
	}
	return w.in(" und zahlt %s", " and pays %s", w.bagIn(m.Give, m.Stars))
}

func (w *sentence) deal(m engine.Move) string {
	if m.Give.Total()+m.Get.Total() == 0 {
		return ""
	}
	return w.in(": %s gegen %s", ": %s for %s", w.bagIn(m.Give, 0), w.bagIn(m.Get, 0))
}

// details says what the use of a card names besides it.
func (w *sentence) details(m engine.Move) string {
	out := ""
	if m.On != engine.NoCard {
		out += w.in(" auf %s", " on %s", w.onBoard(m.On))
	}
	if m.N > 0 {
		out += w.in(" (%d)", " (%d)", m.N)
	}
	if m.To.Kind != engine.Nowhere {
		out += w.in(" nach %s", " to %s", w.spot(m.Side, m.To))
	}
	if m.Get.Total() > 0 {
		out += w.in(" für %s", " for %s", w.bagIn(m.Get, 0))
	}
	return out + w.paid(m)
}

// onBoard names a card in play, with its place if another card of that name is in play.
func (w *sentence) onBoard(c engine.CardNo) string {
	name, k := w.card(c), w.s.Cards[c]
	for _, side := range w.s.Sides {
		for _, x := range side.Laid {
			if k.Laid && x != c && w.s.Cards[x].Def == k.Def {
				return name + " (" + PlayerName(k.Side, w.lang) + ", " + w.spot(k.Side, k.At) + ")"
			}
		}
	}
	return name
}

// spot names a place of p's principality: A oben, AB unten.
func (w *sentence) spot(p engine.Player, at engine.Spot) string {
	said := w.where(p, at)
	if w.lang == catalog.EN {
		return said
	}
	said = strings.ReplaceAll(strings.ReplaceAll(said, "über", "oben"), "unter", "unten")
	return said
}

// building names what is built, and where.
func (w *sentence) building(m engine.Move) string {
	if m.Card == engine.NoCard {
		words := strings.Join(w.built(m)[:1], "")
		kind, rest, _ := strings.Cut(words, " ")
		if w.lang == catalog.EN {
			return "a " + words
		}
		if kind == "Stadt" || kind == "Zitadelle" || kind == "Metropole" {
			return "eine " + words
		}
		return "eine " + kind + " " + rest
	}
	if m.At.Kind == engine.OnTable || m.At.Kind == engine.Nowhere {
		return w.card(m.Card)
	}
	side := m.Side
	if side < 0 {
		side = m.Who
	}
	return w.in("%s: %s", "%s: %s", w.card(m.Card), w.spot(side, m.At))
}

// choice says the answer to a question.
func (w *sentence) choice(who string, m engine.Move) string {
	switch {
	case m.Card != engine.NoCard && m.N > 0:
		return w.in("%s schiebt %s unter Stapel %d", "%s puts %s under stack %d", who, w.card(m.Card), m.N)
	case m.Card != engine.NoCard:
		if d, open := engine.Open(w.table, w.s); open && d.Kind == engine.AskReact {
			return w.in("%s antwortet mit %s", "%s answers with %s", who, w.p.inCase(m.Card, w.lang, catalog.Dative))
		}
		return w.in("%s wählt %s", "%s chooses %s", who, w.onBoard(m.Card)) + w.details(m)
	case m.Face != engine.NoFace:
		return w.in("%s wählt %s", "%s chooses %s", who, w.p.inWords(m.Face.String(), w.lang))
	case m.Get.Total()+m.Give.Total() == 0 && m.Stars > 0:
		return w.in("%s gibt %s", "%s gives %s", who, w.bagIn(m.Give, m.Stars))
	case m.Get.Total()+m.Give.Total() > 0:
		return w.in("%s nimmt %s", "%s takes %s", who, w.bagIn(m.Get, m.Stars)) + w.paid(engine.Move{Give: m.Give})
	}
	if d, open := engine.Open(w.table, w.s); open && d.Kind == engine.AskStack && m.N > 0 {
		return w.in("%s wählt Stapel %d", "%s chooses stack %d", who, m.N)
	}
	if m.N > 0 && m.Own == 0 {
		return w.in("%s wählt %d", "%s chooses %d", who, m.N)
	}
	if m.Reveals.IsDef() && m.Own == 0 {
		return w.in("%s wählt %s", "%s chooses %s", who, w.def(m.Reveals))
	}
	if m.To.Kind != engine.Nowhere {
		return w.in("%s wählt den Platz %s", "%s chooses the place %s", who, w.spot(m.Side, m.To))
	}
	if m.Discard {
		return w.in("%s wählt die Ablage", "%s chooses the discard pile", who)
	}
	switch things := w.thing(m); {
	case len(things) > 0:
		return w.in("%s wählt %s", "%s chooses %s", who, things[0])
	case m.Who == engine.Chance:
		return w.in("%s beginnt", "%s begins", PlayerName(m.Side, w.lang))
	}
	return w.in("%s ist einverstanden", "%s accepts", who)
}
