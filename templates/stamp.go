package templates

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"net/url"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/rulings"
)

// StampFormat is the version of the parameter was=. It changes when stamps of the same answer would differ.
const StampFormat = 1

// StampKey is the parameter of a link that carries the stamp of the answer at the time when the link was made.
const StampKey = "was"

// Stamp identifies an answer without its language, so that a link can say that the answer has changed since the link was
// made. The zero Stamp is that of a page without an answer.
type Stamp struct {
	Verdict string // a word of Words; "none" if the answer has no verdict
	Digest  string // of everything that the answer rests on
	Words   map[string]catalog.Text
}

// NewStamp returns the stamp of an answer with these parts, in a fixed order. words has the words of all verdicts that
// such an answer may have.
func NewStamp[V ~string](words map[V]catalog.Text, verdict V, parts ...string) Stamp {
	s := Stamp{Verdict: string(verdict), Words: map[string]catalog.Text{noVerdict: {}}}
	for v, word := range words {
		s.Words[string(v)] = word
	}
	if verdict == "" {
		s.Verdict = noVerdict
	}
	sum := sha256.New()
	fmt.Fprintf(sum, "%d\x00%s", StampFormat, s.Verdict)
	for _, p := range parts {
		fmt.Fprintf(sum, "\x00%d:%s", len(p), p)
	}
	s.Digest = fmt.Sprintf("%x", sum.Sum(nil))[:digestLength]
	return s
}

const (
	digestLength = 12 // hexadecimal digits
	maxVerdict   = 24 // bytes
	noVerdict    = "none"
)

// String returns the value of was=: FORMAT-DIGEST-VERDICT, or "" for the zero Stamp.
func (s Stamp) String() string {
	if s.Digest == "" {
		return ""
	}
	return strconv.Itoa(StampFormat) + "-" + s.Digest + "-" + s.Verdict
}

// ReadStamp returns the parts of a value of was=. ok is false if it has another form or another format.
func ReadStamp(value string) (digest, verdict string, ok bool) {
	format, rest, _ := strings.Cut(value, "-")
	digest, verdict, _ = strings.Cut(rest, "-")
	ok = format == strconv.Itoa(StampFormat) && len(digest) == digestLength && strings.Trim(digest, "0123456789abcdef") == "" &&
		verdict != "" && len(verdict) <= maxVerdict && strings.Trim(verdict, "abcdefghijklmnopqrstuvwxyz") == ""
	return digest, verdict, ok
}

// RulingStamp returns the stamp of an article's answer in one edition.
func RulingStamp(r *rulings.Ruling, e catalog.EditionID) Stamp {
	verdict, de, holds := r.At(e, catalog.DE)
	_, en, _ := r.At(e, catalog.EN)
	words := map[rulings.Verdict]catalog.Text{}
	for _, v := range []rulings.Verdict{rulings.Yes, rulings.No, rulings.Depends} {
		words[v] = catalog.Text{DE: v.Word(catalog.DE), EN: v.Word(catalog.EN)}
	}
	return NewStamp(words, verdict, de, en, strconv.FormatBool(holds))
}

// OutcomeStamp returns the stamp of what one card does to another: its verdict, its sentence and the articles behind it.
func OutcomeStamp(verdict, outcome string, sentence catalog.Text, cites []string) Stamp {
	words := map[string]catalog.Text{}
	for _, v := range []rulings.Verdict{rulings.Yes, rulings.No, rulings.Depends} {
		words[string(v)] = catalog.Text{DE: v.Word(catalog.DE), EN: v.Word(catalog.EN)}
	}
	if _, ok := words[verdict]; !ok {
		verdict = ""
	}
	return NewStamp(words, verdict, append([]string{outcome, sentence.DE, sentence.EN}, cites...)...)
}

// DeckStamp returns the stamp of a verdict on decks.
func DeckStamp(r deck.Report) Stamp {
	parts := []string{string(r.Format), string(r.Edition)}
	for _, v := range r.Violations {
		parts = append(parts, fmt.Sprint(v.Player, " ", v.Line, " ", v.Code, " ", v.Rule, " ", v.Cards))
	}
	for _, p := range r.Problems {
		parts = append(parts, fmt.Sprint(p.Player, " ", p.Line))
	}
	words := maps.Clone(deckVerdicts)
	for v, word := range words {
		words[v] = catalog.Text{DE: strings.TrimSuffix(word.DE, "."), EN: strings.TrimSuffix(word.EN, ".")}
	}
	return NewStamp(words, r.Verdict, parts...)
}

// ScenarioStamp returns the stamp of a scenario's result: how it ended, the hash of the last position, and whether each
// expectation holds.
func ScenarioStamp(status ScenarioStatus, end string, met []bool) Stamp {
	return NewStamp(scenarioStatuses, status, end, fmt.Sprint(met))
}

// Texts of links with a stamp.
var (
	textStampLink  = catalog.Text{DE: "Link zu dieser Antwort", EN: "Link to this answer"}
	textStampAbout = catalog.Text{
		DE: "Ändert sich die Antwort später, sagt es der Link.",
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
	_, verdict, ok := ReadStamp(was)
	then, known := now.Words[verdict]
	today := now.Words[now.Verdict]
	switch {
	case !ok || !known:
		return f.Say(textStampUnknown), false
	case verdict == noVerdict || now.Verdict == noVerdict:
		return f.Say(textAnswerRewritten), true
	case verdict == now.Verdict:
		return fmt.Sprintf(f.Say(textAnswerReworded), f.Say(today)), true
	}
	return fmt.Sprintf(f.Say(textAnswerChanged), f.Say(then), f.Say(today)), true
}

// stamped adds a stamp to the address of an answer.
func stamped(address string, s Stamp) string {
	if s.Digest == "" {
		return address
	}
	return WithQuery(address, url.Values{StampKey: {s.String()}})
}

// stampedHere returns the address of this page's answer with its stamp.
func (f Frame) stampedHere(s Stamp) string {
	q := f.query(append([]string{"game"}, sharedKeys...)...)
	return stamped(WithQuery("/"+string(f.Lang)+f.Path, q), s)
}
