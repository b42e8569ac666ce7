package facts

import (
	"regexp"
	"slices"

	"catanica/catalog"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// powers maps the terms for a majority to the points that decide it.
var powers = map[string]string{"glossar.rittermacht": "strength", "glossar.ritterstein": "strength",
	"glossar.handelsmacht": "commerce", "glossar.muehlenstein": "commerce", "glossar.handelsvorteil": "commerce"}

// countsFor answers whether a card, or the cards of a type, count for a majority: "does Johanna count for knight
// power", "zählt eine Handelsflotte für die Windmühle". Those with points of its kind do.
func countsFor(x *Asked) *Answer {
	if x.Verb() != "count" || len(x.Mentions) != 2 || x.Own || x.Not || x.Theirs() || !x.Unqualified() ||
		len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Asks)+len(x.Topics)+len(x.Against) > 0 ||
		x.Modal == "must" || x.Player != "" {
		return nil
	}
	what, whole := x.Mentions[0], x.Mentions[1]
	kind := powers[whole.Term]
	if kind == "" || what.Role != question.Core || what.Number != "" ||
		!slices.Contains([]question.Role{question.For, question.To, question.In, question.With}, whole.Role) {
		return nil
	}
	q, _ := quantityOf(kind)
	out := &Answer{Cites: x.holding(whole.Term)}
	if k := x.Cat.Card(what.Card); k != nil {
		of := q.of(k, x.EditionID)
		out.Cards, out.Cites = []string{k.ID}, append(out.Cites, x.Cites(of.source)...)
		switch {
		case of.is == catalog.Unknown && (kind != "strength" || !k.Is(catalog.Knight, x.EditionID)):
			return nil
		case of.is == catalog.Unknown:
			return x.unknown(k, "die "+q.word.Many.DE+" %s", "the "+q.word.Many.EN+" of %s")
		case of.n == 0 && !of.counted && x.lendsPoints(k):
			return nil
		case of.counted:
			return nil // how many they are is counted during play
		case of.n == 0:
			out.Verdict = No
			out.Sentence = x.With(No, prose.Sentence(x.Say("%s %s keine %s", "%s %s no %s", x.The(k), x.HasOrHad(k),
				q.word.Many)))
		default:
			out.Verdict = Yes
			out.Sentence = x.With(Yes, prose.Sentence(x.Say("%s %s %s", "%s %s %s", x.The(k), x.HasOrHad(k), q.number(of.n))))
		}
		return out
	}
	ref := what.Group()
	with, without := 0, 0
	for _, k := range x.Members(ref) {
		switch of := q.of(k, x.EditionID); {
		case of.is == catalog.Unknown || of.counted:
			return nil
		case of.n > 0:
			with++
		default:
			without++
		}
	}
	group := x.Plural(ref)
	if group == "" || with == 0 || without > 0 {
		return nil
	}
	out.Verdict = Yes
	out.Sentence = x.With(Yes, prose.Sentence(x.Say("%s haben %s", "%s have %s", group, q.word.Many)))
	return out
}

// weakened answers how many points a building has while it is bewitched or pawned: none.
func weakened(x *Asked) *Answer {
	m := Only(x.Mentions)
	if m == nil || len(m.States) != 1 || len(m.States[0].Actors) != 1 || m.Side == "own" || m.Number != "" ||
		x.Not || x.Own ||
		!x.Has("how-many", "what", "how-much") || len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Against) > 0 ||
		len(x.Topics) != 1 || x.Modal == "must" || x.Player == "them" ||
		!slices.Contains([]question.Role{question.Core, question.Of, question.By}, m.Role) {
		return nil
	}
	if v := x.Verb(); len(x.Verbs) > 0 && !slices.Contains([]string{"give", "have", "count", "do"}, v) {
		return nil
	}
	k, by := x.Cat.Card(m.Card), m.States[0].Actors[0]
	term := x.Lib.Ruling(Disablers[by])
	kind := x.pointsAsked()
	if k == nil || term == nil || !k.Is(catalog.Building, x.EditionID) || kind != "victory" && kind != "commerce" ||
		!term.Editions.Holds(x.EditionID) {
		return nil
	}
	q, _ := quantityOf(kind)
	of := q.of(k, x.EditionID)
	out := &Answer{Verdict: Fact, Cards: []string{k.ID, by}, Cites: append(x.holding(term.ID), x.Cites(of.source)...)}
	state := catalog.Text{DE: "Verhext", EN: "While bewitched,"}
	if by == "pfandleiher" {
		state = catalog.Text{DE: "Verpfändet", EN: "While pawned,"}
	}
	usually := ""
	if of.is == catalog.Known && of.n > 0 && !of.counted {
		usually = x.Say("Sonst: %s", "Otherwise: %s", q.number(of.n))
	}
	out.Sentence = prose.Sentence(x.Say("%[1]s %[3]s %[2]s keine %[4]s", "%[1]s %[2]s %[3]s no %[4]s", state, x.The(k),
		x.VerbOf(k, "bringt", "bringen", "is worth", "are worth"), q.word.Many), usually)
	return out
}

// pointsAsked returns the kind of points of the only topic of a question. Points without a kind are victory points.
func (x *Asked) pointsAsked() string {
	if kind := x.Topics[0]; kind != "points" {
		return kind
	}
	return "victory"
}

// banned answers whether a card has points under a Church Ban, which lies on a stack and not on a card in play.
func banned(x *Asked) *Answer {
	m := Only(x.Mentions)
	if m == nil || len(m.States) != 1 || m.States[0].ID != "banned" || x.Not || x.Own || m.Role != question.Core ||
		len(x.Asks)+len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Against) > 0 || len(x.Topics) != 1 ||
		!slices.Contains([]string{"give", "have", "count"}, x.Verb()) || x.Modal != "" || !x.Exist() {
		return nil
	}
	k, ban := x.Cat.Card(m.Card), x.Cat.Card("kirchenbann")
	if k == nil || ban == nil || k.Is(catalog.Action, x.EditionID) || !x.Cat.Exists(ban, x.EditionID) {
		return nil
	}
	kind := x.pointsAsked()
	q, ok := quantityOf(kind)
	if !ok || PointWords[kind].One.EN == "" {
		return nil
	}
	of := q.of(k, x.EditionID)
	if of.is != catalog.Known || of.counted || of.n == 0 {
		return nil
	}
	return &Answer{Verdict: Yes, Cards: []string{k.ID, ban.ID}, Cites: x.Cites(append(x.SourcesOf(ban), of.source)...),
		Sentence: x.With(Yes, prose.Sentence(x.Say("%s liegt auf einem Stapel und nicht auf Karten im Spiel; %s %s %s",
			"%s lies on a stack and not on cards in play; %s %s %s", x.The(ban), x.The(k),
			x.VerbOf(k, "bringt", "bringen", "is worth", "are worth"), q.number(of.n))))}
}

// inOneTurn matches the words that say that two cards are played in the same turn.
var inOneTurn = regexp.MustCompile(`(?i)\b(?:in|im|per|pro|während|during) (?:one|a|the same|my|einem|einer|meinem|` +
	`derselben|demselben|der gleichen|gleichen|selben)? ?(?:single )?(?:turn|zug|runde|round)\b|` +
	`\b(?:per|pro) (?:turn|zug)\b`)

// severalInTurn answers whether two copies of an action card may be played in one turn: their number is not limited
// (Ruling 103.G.c).
func severalInTurn(x *Asked) *Answer {
	other := func(w string) bool { return !question.HasWord(w, "per", "pro", "selben", "gleichen") }
	if slices.ContainsFunc(x.Unread, other) ||
		x.Complex || x.It || x.Limited || x.Verb() != "play" || x.Modal != "may" ||
		x.Not || x.Own || x.Player == "them" ||
		len(x.Asks)+len(x.Places)+len(x.States)+len(x.Topics) > 0 ||
		len(lists.Without(x.Numbers, []string{"same"})) != 1 ||
		!inOneTurn.MatchString(x.Text) || x.Given != nil {
		return nil
	}
	var k *catalog.Card
	for _, m := range x.Mentions {
		switch {
		case m.Term == "glossar.zug" || m.Term == "glossar.runde":
		case k == nil && m.Card != "" && (m.Number == "2" || m.Number == "3") && m.Role == question.Core &&
			len(m.States) == 0:
			k = x.Cat.Card(m.Card)
			if n := int(m.Number[0] - '0'); n > x.copiesOf(k) && x.copiesKnown(k) && x.Game != catalog.Tournament {
				return nil
			}
		default:
			return nil
		}
	}
	cites := x.holding("103.G.c")
	if k == nil || !k.Is(catalog.Action, x.EditionID) || len(cites) == 0 ||
		x.effectSpeaksOf(k, "einmal", "pro Zug", "je Zug", "nur ein", "im selben Zug") ||
		!slices.Contains([]string{"action-attack", "action-neutral"}, k.ClassAt(x.EditionID)) {
		return nil
	}
	if once := x.holding("126.I.c"); atItsMoment(k) {
		if len(once) == 0 {
			return nil
		}
		return &Answer{Verdict: No, Cards: []string{k.ID}, Cites: once, Sentence: x.With(No, prose.Sentence(x.Say(
			"%[1]s %[2]s nur zu einem bestimmten Zeitpunkt spielbar, und dann nur einmal",
			"%[1]s can be played only at one point of the turn, and then only once", x.The(k),
			x.VerbOf(k, "ist", "sind", "is", "are"))))}
	}
	return &Answer{Verdict: Yes, Cards: []string{k.ID}, Cites: cites, Sentence: x.With(Yes, prose.Sentence(x.Say(
		"die Zahl der Aktionskarten in deiner Hauptphase ist nicht begrenzt",
		"the number of action cards in your main phase is not limited")))}
}

// atItsMoment reports whether an action card is played at one moment of a turn only, such as before the roll (Ruling
// 126.I.c).
func atItsMoment(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Play.Played, func(w catalog.Word) bool { return w.Name == "set-die" })
}

// bothPlayers matches a question about what both players have.
var bothPlayers = regexp.MustCompile(`(?i)\b(?:both (?:of us|players)|each player|beide spieler|jeder spieler|` +
	`jeder von uns|wir beide|(?:dürfen|können|haben) beide)\b`)

// bothHave answers whether both players may have a card in play: not if it is unique.
func bothHave(x *Asked) *Answer {
	m := Only(x.Mentions)
	unread := slices.DeleteFunc(slices.Clone(x.Unread), func(w string) bool {
		return question.HasWord(w, "both", "beide", "each", "jeder")
	})
	if m == nil || !bothPlayers.MatchString(x.Text) || len(unread) > 0 || x.Modal != "may" || x.Not || x.Own ||
		x.Complex || x.It || x.Limited || x.Given != nil || m.Role != question.Core || m.Number != "" ||
		!x.Unqualified() || m.Ambiguous() ||
		len(x.Asks)+len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Topics) > 0 ||
		x.Verb() != "have" && x.Verb() != "build" {
		return nil
	}
	k := x.Cat.Card(m.Card)
	if k == nil || k.Is(catalog.Action, x.EditionID) || k.Is(catalog.EventType, x.EditionID) {
		return nil
	}
	d := k.Unique.DatedAt(x.EditionID)
	if d.Certainty == catalog.Known && d.Is {
		return &Answer{Verdict: No, Cites: append(x.Cites(d.Source), x.holding("glossar.einmaligkeit")...),
			Sentence: x.With(No, prose.Sentence(x.Say(
				"%s %s einmalig; in beiden Fürstentümern zusammen darf nur eine Karte dieses Namens ausliegen",
				"%s %s unique; only one card of this name may be in play in both principalities together", x.The(k),
				x.VerbOf(k, "ist", "sind", "is", "are"))))}
	}
	if d.Certainty != catalog.Known && !x.repeatable(k) || !x.copiesKnown(k) || x.copiesOf(k) < 2 && x.Game !=
		catalog.Tournament {
		return nil
	}
	return &Answer{Verdict: Yes, Cites: x.holding("glossar.einmaligkeit"), Sentence: x.With(Yes, x.notUnique(k))}
}
