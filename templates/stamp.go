package templates

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/stamp"
)

// StampKey is the parameter of a link that carries the stamp of the answer at the time when the link was made.
const StampKey = stamp.Key

// Stamp identifies the answer that a page gives.
type Stamp = stamp.Stamp

// stampWords returns the words of the verdicts that an answer of a kind may have.
func stampWords(kind stamp.Kind) map[string]catalog.Text {
	words := map[string]catalog.Text{stamp.None: {}}
	switch kind {
	case stamp.OfRuling:
		for _, v := range []rulings.Verdict{rulings.Yes, rulings.No, rulings.Depends} {
			words[string(v)] = catalog.Both(v.Word)
		}
	case stamp.OfDeck:
		for v, word := range deckVerdicts {
			words[string(v)] = catalog.Text{DE: strings.TrimSuffix(word.DE, "."), EN: strings.TrimSuffix(word.EN, ".")}
		}
	case stamp.OfScenario:
		for v, word := range scenarioStatuses {
			words[string(v)] = word
		}
	}
	return words
}

// Texts of links with a stamp.
var (
	textStampLink  = catalog.Text{DE: "Link zu dieser Antwort", EN: "Link to this answer"}
	textStampAbout = catalog.Text{
		DE: "Ändert sich die Antwort später, weist der Link darauf hin.",
		EN: "If the answer changes later, the link will say so.",
	}
	textAnswerChanged = catalog.Text{
		DE: "Diese Antwort hat sich geändert, seit der Link entstand: damals „%s“, heute „%s“.",
		EN: "This answer has changed since this link was made: then “%s”, now “%s”.",
	}
	textAnswerReworded = catalog.Text{
		DE: "Wortlaut oder Gründe dieser Antwort haben sich geändert, seit der Link entstand. Es bleibt bei „%s“.",
		EN: "The wording or the reasons of this answer have changed since this link was made. It is still “%s”.",
	}
	textAnswerRewritten = catalog.Text{
		DE: "Diese Antwort hat sich geändert, seit der Link entstand.",
		EN: "This answer has changed since this link was made.",
	}
	textStampUnknown = catalog.Text{
		DE: "Dieser Link nennt einen früheren Stand, den diese Seite nicht lesen kann. Sie zeigt die heutige Antwort.",
		EN: "This link names an earlier state that this page cannot read. It shows today’s answer.",
	}
)

// since says what has become of the answer since the link was made, by the link's stamp. It returns "" if the link has
// none, if the answer is the same, or if the page has no answer.
func (f Frame) since(now Stamp) (sentence string, changed bool) {
	was := f.Query.Get(StampKey)
	if was == "" || now.Digest == "" || was == now.String() {
		return "", false
	}
	_, verdict, ok := stamp.Parse(was)
	words := stampWords(now.Kind)
	then, known := words[verdict]
	today := words[now.Verdict]
	switch {
	case !ok || !known:
		return f.Say(textStampUnknown), false
	case verdict == stamp.None || now.Verdict == stamp.None:
		return f.Say(textAnswerRewritten), true
	case verdict == now.Verdict:
		return fmt.Sprintf(f.Say(textAnswerReworded), f.Say(today)), true
	}
	return fmt.Sprintf(f.Say(textAnswerChanged), f.Say(then), f.Say(today)), true
}

// stampedHere returns the address of this page's answer with its stamp.
func (f Frame) stampedHere(s Stamp) string {
	q := f.query(append([]string{"game"}, sharedKeys...)...)
	return s.Link(WithQuery("/"+string(f.Lang)+f.Path, q))
}
