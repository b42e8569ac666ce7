package facts

import (
	"regexp"
	"slices"

	"catanica/catalog"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// generalChanges is the article that lists since when the general rules hold.
const generalChanges = "101.D.b"

// toreDown answers whether a player could tear down own cards under former rules: never in 1996, from 1997 on in the
// tournament game, from 1998 on in the extended game, and in the basic game not before 2005 (Ruling 101.D.b). By a
// misprint of 1997 the card could go back to the hand.
func toreDown(x *Asked) *Answer {
	if x.EditionID.AtLeast(catalog.DefaultEdition) || x.Verb() != "tear-down" || x.Not || x.Limited || x.All ||
		x.Modal == "must" ||
		x.Player == "them" || x.Complex || x.It || x.Given != nil || len(x.Unread)+len(x.Asks)+len(x.States)+
		len(x.Topics)+len(x.Numbers) > 0 ||
		slices.ContainsFunc(x.Places, func(p string) bool { return p != "hand" && p != "table" }) ||
		slices.ContainsFunc(x.Mentions, func(m question.Mention) bool { return !x.ownToTearDown(m) }) {
		return nil
	}
	hand := slices.Contains(x.Places, "hand")
	first := x.EditionID == catalog.Ed1997
	out := &Answer{Cites: []string{generalChanges}}
	var says string
	switch basic := x.Game == catalog.Basic; {
	case x.EditionID == catalog.Ed1996 || basic:
		out.Verdict = No
		says = x.Say("im Grundspiel durfte man vor 2005 nichts abreißen",
			"in the basic game nothing could be torn down before 2005")
		if x.EditionID == catalog.Ed1996 {
			says = x.Say("1996 gab es nur das Grundspiel, und dort durfte man nichts abreißen",
				"in 1996 there was only the basic game, and nothing could be torn down in it")
		}
	case hand && first:
		out.Verdict = Depends
		says = x.Say("in der ersten Auflage des Turnier-Sets stand durch einen Druckfehler, man dürfe die Karte auch "+
			"auf die Hand nehmen; noch 1997 wurde das berichtigt, und sie kommt auf den Ablagestapel",
			"by a misprint the first printing of the Tournament Set let you take the card back into your hand; "+
				"this was corrected in the same year, and the card goes to the discard pile")
	case hand:
		out.Verdict = No
		says = x.Say("was man abreißt, kommt auf den Ablagestapel", "what you tear down goes to the discard pile")
	case x.Game == "":
		out.Verdict = Depends
		says = x.Say("im Erweiterten Grundspiel und im Turnierspiel durfte man Eigenes abreißen, im Grundspiel nicht",
			"in the extended game and the tournament game you could tear down cards of your own, in the basic game "+
				"you could not")
		if first {
			says = x.Say("im Turnierspiel durfte man Eigenes abreißen, im Grundspiel nicht",
				"in the tournament game you could tear down cards of your own, in the basic game you could not")
		}
	case first && x.Game == catalog.Extended:
		return nil // there was none
	default:
		out.Verdict = Yes
		says = x.Say("Eigenes durfte man abreißen", "you could tear down cards of your own")
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(says))
	return out
}

// ownToTearDown reports whether a mention is a card, or a kind of cards, that is torn down in general.
func (x World) ownToTearDown(m question.Mention) bool {
	if m.Role != question.Core && !(m.Role == question.In && m.Term == "glossar.fuerstentum") || m.Side == "theirs" ||
		len(m.States) > 0 || m.Number != "" || m.Joined != "" {
		return false
	}
	k := x.Cat.Card(m.Card)
	switch {
	case m.Term == "glossar.fuerstentum", m.Term == "glossar.ausbau":
		return true
	case k != nil:
		return x.Cat.Exists(k, x.EditionID) && !x.Central(k.ID) && !k.Is(catalog.Foreign, x.EditionID) &&
			(k.Is(catalog.Building, x.EditionID) || k.Is(catalog.Unit, x.EditionID))
	}
	return m.Type == catalog.Building || m.Type == catalog.Unit || m.Type == catalog.Knight || m.Type == catalog.Fleet
}

// tornSince answers since when cards may be torn down.
func tornSince(x *Asked) *Answer {
	if x.Verb() != "tear-down" || !x.Has("since", "from-when") || x.Not || x.Player == "them" ||
		len(x.Unread)+len(x.Places)+len(x.States)+len(x.Topics)+len(x.Numbers) > 0 || x.Edition != "" ||
		x.Limited || x.Complex ||
		slices.ContainsFunc(x.Mentions, func(m question.Mention) bool { return m.Card != "" || !x.ownToTearDown(m) }) {
		return nil
	}
	return &Answer{Verdict: Fact, Cites: []string{generalChanges}, Sentence: prose.Sentence(x.Say(
		"Abreißen darf man seit 1997 im Turnierspiel, seit den Themen-Sets von 1998 im Erweiterten Grundspiel "+
			"und seit 2005 auch im Grundspiel",
		"Cards may be torn down since 1997 in the tournament game, since the theme sets of 1998 in the extended game, "+
			"and since 2005 in the basic game as well"))}
}

// extraCard matches the words that say that a building lets its player hold more cards.
var extraCard = regexp.MustCompile(`(?i)\b(?:extra|additional|more|another|hand|hand\w*limit|handkarten?|` +
	`zusätzlich\w*|mehr|weitere\w*)\b`)

// forThem matches words for the other player.
var forThem = regexp.MustCompile(`(?i)opponent|gegner|mitspieler|gegenspieler|\btheir\b|\bother player`)

// byOne matches the words that say that a limit changes by one, which are no number elsewhere.
var byOne = regexp.MustCompile(`(?i)\b(?:by (?:one|1)|one (?:extra|more|additional)|` +
	`um (?:eins|1|eine(?: karte| handkarte)?))\b`)

// extra answers whether a building lets its player hold more cards, or so many more: "did the University give an extra
// card in 1998", "does the Theater raise the hand limit by one".
func extra(x *Asked) *Answer {
	y := *x
	y.Places, y.Numbers = lists.Without(x.Places, []string{"hand"}), lists.Without(x.Numbers, []string{"more", "1"})
	k, ok := y.statedOf("give", "have", "raise")
	if !ok || forThem.MatchString(x.Text) || !x.About("card", "hand-limit") && !slices.Contains(x.Places, "hand") ||
		!extraCard.MatchString(x.Text) ||
		slices.ContainsFunc(x.Topics, func(t string) bool { return t != "card" && t != "hand-limit" }) || x.Not {
		return nil
	}
	n := x.raises(k)
	if !raisesLimit(k) || !k.Is(catalog.Building, x.EditionID) {
		return nil
	}
	by, said := y.wholeNumber()
	if !said && byOne.MatchString(x.Text) {
		by, said = 1, true
	}
	if n > 1 && !said && (slices.Contains(x.Numbers, "1") || !x.HasWord("cards", "karten", "handkarten")) {
		return nil // it is more than the one card that the question may mean
	}
	out := &Answer{Verdict: yesIf(n > 0 && (!said || n == by)), Cards: []string{k.ID}, Cites: []string{"103.H.a"}}
	with := catalog.Text{DE: x.Dat(k), EN: x.The(k)}
	says := x.Say("mit %s darf man am Ende des Zuges %d Karten halten statt %d",
		"with %s you may hold %d cards at the end of your turn instead of %d", with, startLimit+n, startLimit)
	if n == 0 {
		says = x.Say("mit %s darf man am Ende des Zuges nicht mehr Karten halten als sonst",
			"with %s you may not hold more cards at the end of your turn than without", with)
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(says))
	return out
}

// toWin matches a question about the points that a player needs to win.
var toWin = regexp.MustCompile(`(?i)\b(?:wie ?viele?n? (?:sieg)?punkten?\b.*\b(?:sieg|gewinn\w*|gewann|gewonnen|` +
	`siegen)|how many (?:victory )?points\b.*\b(?:win|won|victory))\b`)

// wonWith answers with how many points a player won under former rules: 12 in the basic game, 13 in the others.
func wonWith(x *Asked) *Answer {
	if !x.former() || !toWin.MatchString(x.Text) || x.Not || x.Complex || x.Limited ||
		len(x.States)+len(x.Numbers) > 0 ||
		slices.ContainsFunc(x.Unread, func(w string) bool {
			return !question.HasWord(w, "sieg", "win", "victory", "siegen")
		}) ||
		slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
			return m.Term != "glossar.siegpunkt" && m.Term != "glossar.grundspiel" && m.Term != "glossar.turnierspiel"
		}) {
		return nil
	}
	basic, others := x.Say("im Grundspiel 12", "12 in the basic game"),
		x.Say("im Erweiterten Grundspiel und im Turnierspiel 13", "13 in the extended game and the tournament game")
	cites := []string{"glossar.grundspiel", "glossar.turnierspiel"}
	var says string
	switch {
	case x.EditionID == catalog.Ed1996 && (x.Game == "" || x.Game == catalog.Basic), x.Game == catalog.Basic:
		says, cites = basic, cites[:1]
	case x.EditionID == catalog.Ed1996, x.EditionID == catalog.Ed1997 && x.Game == catalog.Extended:
		return nil // there was none
	case x.EditionID == catalog.Ed1997 && x.Game == "":
		says = x.Say("%s, im Turnierspiel 13", "%s, 13 in the tournament game", basic)
	case x.Game == "":
		says = x.Say("%s, %s", "%s, %s", basic, others)
	default:
		says, cites = x.Say("im %s 13", "13 in the %s", gameNames[x.Game]), cites[1:]
	}
	return &Answer{Verdict: Fact, Cites: cites, Sentence: prose.Sentence(x.Say("Siegpunkte zum Sieg: %s",
		"Victory points to win: %s", says))}
}
