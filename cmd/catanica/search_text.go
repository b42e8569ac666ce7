package main

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"catanica/rulings"
	"catanica/search"
	"catanica/search/answer"
	"catanica/search/casebook"
)

// hitIndent indents the lines below the title of a hit.
const hitIndent = 2

// searchText formats a result for a terminal: what the query may have meant, the answer, and for each hit the title
// with the id at the right edge, the short answer, the address of its page, and the game unless it is the card game.
func searchText(r search.Result) string {
	p := newPage(r.Lang)
	if strings.TrimSpace(r.Query) == "" {
		hint := p.say(
			"Gib einen Kartennamen ein, eine Artikelnummer wie 112.S.g oder die Frage so, wie du sie stellen würdest.",
			"Type a card name, an article number such as 112.S.g, or a question in your own words.")
		return wrap(hint, pageWidth, 0) + "\n"
	}
	for _, text := range r.Mean() {
		p.WriteString(wrap(fmt.Sprintf(p.say("Meintest du: %s", "Did you mean: %s"), text), pageWidth, 0) + "\n\n")
	}
	if len(r.Neighbors) > 0 { // an answer beside them is general: it has no verdict
		p.neighbors(r.Neighbors)
	}
	if r.Answer != nil {
		p.readAs(r)
		p.answer(r.Answer)
	}
	if len(r.Named) > 0 {
		p.named(r.Named)
	}
	if len(r.Hits) == 0 {
		nothing := p.say("Nichts gefunden. Andere Wörter helfen oft: der Name der Karte oder was mit ihr geschieht.",
			"No results. Try other words, such as the name of the card or what happens to it.")
		p.WriteString(wrap(nothing, pageWidth, 0) + "\n")
		return p.String()
	}
	for _, h := range r.Hits {
		p.hit(h)
	}
	if more := r.Total - len(r.Hits); more > 0 {
		form := p.say("%d von %d Treffern; mehr mit -n\n", "%d of %d results; use -n for more\n")
		fmt.Fprintf(&p, form, len(r.Hits), r.Total)
	}
	return p.String()
}

// readAs prints above the answer how a question with misspelled words was read, and how to search for them as typed.
func (p *page) readAs(r search.Result) {
	if r.Answer.ReadAs == "" {
		return
	}
	p.WriteString(wrap(p.say("Gelesen als: ", "Read as: ")+r.Answer.ReadAs, pageWidth, 0) + "\n")
	for _, c := range r.Corrected {
		literally := p.say(`Wörtlich suchen: "%s"`, `To search literally: "%s"`)
		p.WriteString(wrap(fmt.Sprintf(literally, c.Typed), pageWidth, 0) + "\n")
	}
	p.WriteString("\n")
}

// answer prints what the product knows for sure of the question: the sentence, and below it what it rests on.
func (p *page) answer(a *answer.Answer) {
	indent := strings.Repeat(" ", hitIndent)
	p.WriteString("» " + wrap(a.Sentence, pageWidth-hitIndent, hitIndent) + "\n")
	notes := a.Cites
	if a.ByReferee {
		played := append([]string{p.say("Vom Schiedsrichter ausgespielt", "Played by the referee")}, a.Cites...)
		p.WriteString(indent + wrap(strings.Join(played, " · "), pageWidth-hitIndent, hitIndent) + "\n")
		notes = nil
	}
	if a.Edition != "" {
		notes = append([]string{p.say("Regelstand", "Edition") + " " + string(a.Edition)}, notes...)
	}
	if len(notes) > 0 {
		p.WriteString(indent + wrap(strings.Join(notes, " · "), pageWidth-hitIndent, hitIndent) + "\n")
	}
	for _, says := range a.NoNames {
		p.WriteString(indent + wrap(says, pageWidth-hitIndent, hitIndent) + "\n")
	}
	if a.Precedent != "" {
		of := fmt.Sprintf(p.say("entschieden für: „%s“", "decided for: “%s”"), a.Precedent)
		p.WriteString(indent + wrap(of, pageWidth-hitIndent, hitIndent) + "\n")
	}
	for _, path := range []string{a.Scenario, a.List, a.Open} {
		if path != "" {
			p.WriteString(indent + path + "\n")
		}
	}
	p.WriteString("\n")
}

// neighbors prints decided questions that resemble the one asked, each with its verdict and what decides it.
func (p *page) neighbors(list []casebook.Neighbor) {
	indent := strings.Repeat(" ", hitIndent)
	p.WriteString(p.say("Ähnliche Fragen:", "Similar questions:") + "\n")
	for _, n := range list {
		by := n.ID
		if n.Open != nil {
			by = n.URL
		}
		line := fmt.Sprintf(p.say("„%s“ %s. %s", "“%s” %s. %s"), n.Question, n.Word(p.lang), n.Says)
		line = strings.TrimSpace(line) + " · " + by
		p.WriteString(indent + wrap(line, pageWidth-hitIndent, hitIndent) + "\n")
	}
	p.WriteString("\n")
}

// named prints the cards that the question names, each with its facts in one line.
func (p *page) named(list []answer.Named) {
	indent := strings.Repeat(" ", hitIndent)
	p.WriteString(p.say("Karten in der Frage:", "Cards in the question:") + "\n")
	for _, n := range list {
		p.WriteString(indent + wrap(n.Name+": "+n.Facts, pageWidth-hitIndent, hitIndent) + "\n")
		if n.Effect != "" {
			p.WriteString(indent + "  " + wrap(n.Effect, pageWidth-hitIndent-2, hitIndent+2) + "\n")
		}
	}
	p.WriteString("\n")
}

func (p *page) hit(h search.Hit) {
	indent := strings.Repeat(" ", hitIndent)
	title := wrap(h.Title, pageWidth-2-utf8.RuneCountInString(h.ID), 0)
	first, rest, wrapped := strings.Cut(title, "\n")
	p.WriteString(padRight(first, pageWidth-utf8.RuneCountInString(h.ID)) + h.ID + "\n")
	if wrapped {
		p.WriteString(rest + "\n")
	}
	if h.Answer != "" {
		p.WriteString(indent + wrap(h.Answer, pageWidth-hitIndent, hitIndent) + "\n")
	}
	p.WriteString(indent + h.URL)
	if h.Game != rulings.GameCard {
		p.WriteString(" · " + p.say(h.Game.Name().DE, h.Game.Name().EN))
	}
	p.WriteString("\n\n")
}
