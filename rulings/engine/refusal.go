package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/verdict"
)

// The answers to a move that cannot be played are the same in all games: see package verdict.
type (
	Refusal   = verdict.Refusal
	Undecided = verdict.Undecided
	Wrong     = verdict.Wrong
)

// breaks returns the error with the articles that a position breaks, separated by spaces.
func breaks(cites string, err error) error {
	if w, ok := err.(*Wrong); ok && w != &triedWrong {
		w.Cites = strings.Fields(cites)
	}
	return err
}

// say returns a message in both languages. Texts, counts, players and resources appear in the message's language. A
// message that begins with an argument begins with a capital letter.
func say(de, en string, args ...any) catalog.Text {
	switch len(args) {
	case 0:
		return catalog.Text{DE: de, EN: en}
	case 1:
		switch a := args[0].(type) {
		case catalog.Text:
			return catalog.Text{DE: begun(de, fill(de, "%s", a.DE)), EN: begun(en, fill(en, "%s", a.EN))}
		case int:
			n := strconv.Itoa(a)
			return catalog.Text{DE: fill(de, "%d", n), EN: fill(en, "%d", n)}
		}
	}
	return catalog.Text{DE: begun(de, fmt.Sprintf(de, inLang(catalog.DE, args)...)),
		EN: begun(en, fmt.Sprintf(en, inLang(catalog.EN, args)...))}
}

// begun returns the filled message with a capital letter first if the form begins with an argument.
func begun(form, message string) string {
	if strings.HasPrefix(form, "%s ") {
		return catalog.Capital(message)
	}
	return message
}

// fill inserts the one word that most messages have: a card's name, or a number.
func fill(message, verb, word string) string { return strings.Replace(message, verb, word, 1) }

// inLang returns the arguments with texts, counts, players and resources in words of the language.
func inLang(lang catalog.Lang, args []any) []any {
	out := slices.Clone(args)
	for i, a := range out {
		switch a := a.(type) {
		case interface{ In(catalog.Lang) string }:
			out[i] = a.In(lang)
		case Player:
			out[i] = playerTitles[a].In(lang)
		case Kind:
			out[i] = catalog.Resource(a.String()).Name().Many.In(lang)
		}
	}
	return out
}

// refuse returns a Refusal. cites are the articles, the most specific first, separated by spaces. While a move is only
// tried, the result is a shared Refusal without text (see trial); the same goes for refuseBy, unstated, wrong and
// unnamed.
func (g *law) refuse(cites string, de, en string) error {
	if g.trial != nil {
		return &triedRefusal
	}
	r := &struct {
		Refusal
		room [3]string // most refusals cite no more articles
	}{Refusal: Refusal{Why: catalog.Text{DE: de, EN: en}}}
	r.Cites = r.room[:0]
	for c := range strings.FieldsSeq(cites) {
		r.Cites = append(r.Cites, c)
	}
	return &r.Refusal
}

// refuseBy does what refuse does for a list of articles, in which empty and repeated ones are ignored, and for messages
// with arguments.
func (g *law) refuseBy(cites []string, de, en string, args ...any) error {
	if g.trial != nil {
		return &triedRefusal
	}
	return &Refusal{Cites: citing(cites), Why: say(de, en, args...)}
}

// unstated returns an Undecided error: the move depends on a fact that the position does not state, or that no source
// states.
func (g *law) unstated(fact, de, en string, args ...any) error {
	if g.trial != nil {
		return &triedUndecided
	}
	return &Undecided{Fact: fact, State: say(de, en, args...)}
}

// wrong returns a Wrong error: the move makes no sense in this position.
func (g *law) wrong(de, en string, args ...any) error {
	if g.trial != nil {
		return &triedWrong
	}
	return &Wrong{Why: say(de, en, args...)}
}

// unnamed returns a Wrong error: the move would be accepted if it named something that it leaves open. what is one of
// the values of Wrong.Names.
func (g *law) unnamed(what, de, en string, args ...any) error {
	if g.trial != nil {
		return &triedUnnamed
	}
	return &Wrong{Why: say(de, en, args...), Names: what}
}

// trial marks a game whose texts nobody reads: a move is only tried to see whether it is legal, or a Line plays it. Its
// refusals are shared values without text, and its events cite no articles.
type trial struct {
	asked   *Decision // the open decision, where it is known already
	options []Move    // room for the answers that a decision lists
}

// The refusals of a trial. They must not be changed. Apply returns the detailed error.
var (
	triedText      = catalog.Text{DE: "Dieser Zug ist so nicht möglich.", EN: "This move is not possible."}
	triedRefusal   = Refusal{Why: triedText}
	triedUndecided = Undecided{State: triedText}
	triedWrong     = Wrong{Why: triedText}
	triedUnnamed   = Wrong{Why: triedText, Names: "something"}
)
