package templates

import (
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"

	"github.com/a-h/templ"
)

// DecksPage is the deck builder: one list, or the two of a match, with the verdict of the deck law.
type DecksPage struct {
	Texts      []string // of the lists, one or two
	Cards      []string // names to complete
	Examples   []DeckExample
	Finder     DeckFinder
	HeadOf     DeckHead // of the first list
	Verdict    *DeckVerdict
	Tools      *DeckTools   // nil when the lists are too long for a link
	Compare    *DeckCompare // nil unless asked for
	Hands      []SampleHand // nil unless drawn
	Seal       *DeckSeal    // nil unless sealed or checked
	Seed, Mode string       // the address's parameters for hands and comparison
	Pasted     bool         // the text was unwrapped from JSON or a link and must replace what was pasted
	Unsaid     string       // an unknown card that the reader tried to add; "" if none
	TooLong    bool         // too long for a link
	Link       string       // the address that holds the lists
}

// DeckVerdict is the verdict on one list or on a match.
type DeckVerdict struct {
	Is         deck.Verdict
	Format     deck.Format
	Edition    catalog.EditionID
	EventStack int
	Faults     int           // broken rules, missing facts and unreadable lines
	Match      []DeckFinding // findings on both lists together
	Share      *DeckShare    // nil except in the small card tournament
	Stamp      Stamp
	Players    []DeckPlayer
}

// DeckPlayer is one list as it was read, with its findings.
type DeckPlayer struct {
	Summary  deck.Summary
	Faults   []DeckFinding
	Warnings []DeckFinding
	Problems []DeckProblem
	Advice   []DeckFinding
	Cards    []DeckLine
	Events   []DeckLine
	Hand     []DeckLine
	After    []DeckFinding
	Charts   []DeckChart
	Grounds  []DeckGround // that decide no fault
}

// DeckFinding is a broken rule or a piece of advice, with the rule behind it and a fix.
type DeckFinding struct {
	Line    int // 0 if it concerns no single line
	Message string
	Fix     string
	Rule    *Link
	Says    string // HTML: the rule in a sentence
	Cards   []Link // that it is about
	Open    bool   // undecided, not illegal
	Repairs []Link // the lists with one change each that helps
	Grounds []DeckGround
}

// DeckGround is a fact that a verdict rests on although no rule text states it.
type DeckGround struct {
	Message string
	Why     string // HTML: the reasoning behind an inferred fact; "" for others
}

// DeckProblem is a line of a list that could not be read.
type DeckProblem struct {
	Line    int
	Message string
	Repairs []Link // the lists with a similar name in its place
}

// DeckLine is a card of a list as it was read.
type DeckLine struct {
	N     int
	ID    string // of the card; "" if it is unknown
	Name  string
	Href  string
	Face  string // address of the card face
	Class *ClassMark
	Hand  int      // copies in the starting hand
	Signs []string // on the sheet: the sets that the copies come from
}

// Head implements View.
func (p DecksPage) Head(f Frame) Head {
	h := Head{
		Title: f.Say(textDecks), Description: f.Say(textBuilderAbout), Section: "decks", NoIndex: p.Verdict != nil,
	}
	if p.Verdict != nil && !p.TooLong {
		h.Share, h.Stamp = "decks", p.Verdict.Stamp
		h.Description = f.Say(deckVerdicts[p.Verdict.Is]) + " " + f.Say(deckMeanings[p.Verdict.Is])
		if name := p.Verdict.Players[0].Summary.Name; name != "" {
			h.Title = name
		}
	}
	return h
}

// text returns the n-th list, counted from 0.
func (p DecksPage) text(n int) string {
	if n < len(p.Texts) {
		return p.Texts[n]
	}
	return ""
}

// sign returns the verdict's symbol, so that colour is never the only cue.
func (v DeckVerdict) sign() string { return deckSigns[v.Is] }

// tone returns the CSS class of a verdict's colour, which articles share.
func tone(v deck.Verdict) string {
	switch v {
	case deck.Legal:
		return "v-yes"
	case deck.Illegal:
		return "v-no"
	}
	return "v-depends"
}

var deckSigns = map[deck.Verdict]string{
	deck.Legal: "yes", deck.Illegal: "no", deck.Undecided: "depends", deck.Unreadable: "class-unclear",
}

// listName returns the heading of a list.
func listName(f Frame, s deck.Summary, several bool) string {
	name := f.Say(textList)
	if several {
		name += " " + number(s.Player)
	}
	if s.Name != "" {
		name += " – " + s.Name
	}
	return name
}

// tally returns the sizes of a list in words.
func tally(f Frame, s deck.Summary) string {
	out := f.Count(textCardCount, s.Deck) + ", " + f.Count(textDeckEvents, s.Events)
	if s.Hand > 0 {
		out += ", " + f.Number(s.Hand) + " " + f.Say(textDeckHand)
	}
	return out
}

// Skeleton returns an empty list to start from.
func Skeleton(f Frame) string {
	return catalog.Text{
		DE: "Name: \nSets: Grundspiel, Z&D\nGastgeber: nein\n\n[Deck]\n\n[Ereignisse]\n",
		EN: "Name: \nSets: Basic game, Z&D\nHost: no\n\n[Deck]\n\n[Events]\n",
	}.In(f.Lang)
}

// codedHTML returns a message as HTML, with the text between backticks marked as code.
func codedHTML(message string) string {
	var b strings.Builder
	for i, part := range strings.Split(message, "`") {
		if i%2 == 1 {
			part = "<code>" + templ.EscapeString(part) + "</code>"
		} else {
			part = templ.EscapeString(part)
		}
		b.WriteString(part)
	}
	return b.String()
}

func deckTotal(list []DeckLine) int {
	n := 0
	for _, l := range list {
		n += l.N
	}
	return n
}

// FormatName returns a format's name with a capital first letter, for headings.
func FormatName(f Frame, format deck.Format) string {
	return catalog.Capital(f.Say(format.Title()))
}

// briefCounts returns the first list's sizes on one line: "2 zu klären · Deck 31/33 · Ereignisse 5/6".
func (p DecksPage) briefCounts(f Frame) string {
	var parts []string
	if p.Verdict.Faults > 0 {
		parts = append(parts, f.Number(p.Verdict.Faults)+" "+f.Say(textFindings))
	}
	if len(p.Verdict.Players) == 1 {
		for i, c := range p.Verdict.Players[0].counts() {
			if i > 0 && c.full() {
				continue // a phone has room for what matters
			}
			parts = append(parts, f.Say(c.name)+" "+f.Number(c.n)+"/"+c.limit(f))
		}
	}
	return strings.Join(parts, " · ")
}

// brief returns the verdict on one line.
func (p DecksPage) brief(f Frame) string {
	return strings.TrimSpace(f.Say(deckVerdicts[p.Verdict.Is]) + " " + p.briefCounts(f))
}
