package casebook

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/prose"
)

// passage is a sentence of an article's reasoning, without Markdown.
type passage struct {
	text  string
	terms []string
}

const (
	// maxPassage is the length in bytes of the longest sentence that stands for a short answer.
	maxPassage = 240
	// minShared is the least share of the question's terms that such a sentence has.
	minShared = 0.5
	// minSharedNote is minShared for the notes of a card, which speak of many things.
	minSharedNote = 0.75
	// manyCards is the least number of cards of an article about a whole set.
	manyCards = 10
	// referring is subtracted from the score of a sentence that refers to the one before.
	referring = 0.5
)

var (
	listMark = regexp.MustCompile(`^(?:[-*>]|\d+\.)\s+`)
	anchor   = regexp.MustCompile(`\s*\{#[^}]*\}`)
	// unsure matches words for what only seems or would be so, and for the article itself.
	unsure = map[catalog.Lang]*regexp.Regexp{
		catalog.DE: regexp.MustCompile(`(?i)\b(?:w(?:ä|ü)re\w*|würde\w*|könnte\w*|müsste\w*|dürfte\w*|hätte\w*|` +
			`liefe|käme\w*|gäbe|klingt|scheint|scheinbar|vielleicht|eigentlich|gedanke|frage|beispiel|` +
			`wörtlich|buchstäblich|erraten|klärt|keine quelle|ausdrücklich|bleibt offen)\b|^siehe `),
		catalog.EN: regexp.MustCompile(`(?i)\b(?:would|could|might|seems?|sounds?|looks? like|perhaps|question|` +
			`example|literally|guess|idea|compares?|reflect|strictly speaking|covers what|no source|` +
			`in so many words|remains open|specifically)\b|^see `),
	}
	// refers matches the beginnings of sentences that refer to the one before.
	refers = map[catalog.Lang]*regexp.Regexp{
		catalog.DE: regexp.MustCompile(`^(?i:er|sie|es|das|dies\w*|dabei|da\w{3,7}|dann|deshalb|also|auch|doch|` +
			`aber|denn|so|sonst|jedoch|beides?|dort|hier|ihr\w*|sein\w*|jen\w+|` +
			`derselbe|dieselbe|dasselbe|umgekehrt|ebenso|genauso)\b`),
		catalog.EN: regexp.MustCompile(`^(?i:it|they|this|these|that|those|then|so|therefore|also|but|however|` +
			`otherwise|both|here|there|its|their|the same|likewise|conversely|` +
			`in this case|in that case|even so|he|she)\b`),
	}
)

// passagesOf splits the reasoning of an article into sentences.
func (b *Book) passagesOf(r *rulings.Ruling, lang catalog.Lang) []passage {
	var out []passage
	for _, s := range r.In(lang).Sections {
		if s.Kind != rulings.Reasoning {
			continue
		}
		for line := range strings.Lines(s.Markdown) {
			line = anchor.ReplaceAllString(listMark.ReplaceAllString(strings.TrimSpace(line), ""), "")
			if line == "" || strings.ContainsAny(line[:1], "|#<") {
				continue
			}
			for rest := b.lib.Plain(lang, line); rest != ""; {
				end := analysis.SentenceEnd(rest)
				text := strings.TrimSpace(rest[:end])
				rest = rest[end:]
				if len(text) <= maxPassage && strings.HasSuffix(text, ".") && text == prose.Capital(text) &&
					!unsure[lang].MatchString(text) {
					out = append(out, passage{text, b.terms(text, lang)})
				}
			}
		}
	}
	return out
}

// terms returns the terms of a text in a language.
func (b *Book) terms(text string, lang catalog.Lang) []string {
	q := b.reader.ReadIn(text, lang)
	return b.gists.Read(&q, lang).Terms
}

// explain returns the words in which an article gives a question its verdict: the reason of a labelled phrasing that
// asks the same, or else the short answer. If a card, a term or a number of the question is neither in that nor in the
// title, the sentence of the reasoning that has it follows, or takes its place if the short answer names none. If there
// is no such sentence in an article about a whole set, the text of the card does so. reasoned means that it is a reason
// of the verdict.
func (i *Inquiry) explain(art *article, v rulings.Verdict) (text string, reasoned bool) {
	b := i.book
	if reason := art.reason(i, v); reason != "" {
		return prose.Sentence(b.lib.Plain(i.Lang, reason)), true
	}
	_, short, _ := art.At(i.Edition, i.Lang)
	short = prose.Sentence(b.lib.Plain(i.Lang, short))
	if i.Question.Lang != i.Lang || !today(art.Ruling, i.Edition) {
		return short, false
	}
	asked := i.gist().Terms
	named := slices.DeleteFunc(slices.Clone(asked), func(t string) bool { return !gist.IsNamed(t) })
	title, missing := b.terms(art.In(i.Lang).Title, i.Lang), lists.Without(named, b.terms(short, i.Lang))
	needed := lists.Without(missing, title)
	if len(needed) == 0 {
		return short, false
	}
	found := art.passage(lists.Without(asked, title), needed, i.Lang)
	if v == rulings.No && !prose.Denies(found, i.Lang) {
		found = "" // it may say the opposite
	}
	switch {
	case found == "" && len(missing) == len(named) && len(art.Cards) >= manyCards:
		return cmp.Or(i.cardSays(named), short), false
	case found == "":
		return short, false
	case len(missing) == len(named) || CardOf(art.Ruling) != "": // a card's text is long
		return found, false
	}
	return prose.Sentence(short, found), false
}

// cardSays returns the text of the first card of the question whose text speaks of all the other named terms. It
// returns "" if there is none.
func (i *Inquiry) cardSays(named []string) string {
	b := i.book
	for _, id := range i.Question.Cards() {
		text := b.CardText(id)
		if text == nil {
			continue
		}
		_, short, ok := text.At(i.Edition, i.Lang)
		short = b.lib.Plain(i.Lang, short)
		if ok && short != "" && lists.Subset(named, b.terms(b.cat.Card(id).Name.In(i.Lang)+": "+short, i.Lang)) {
			return prose.Sentence(short)
		}
	}
	return ""
}

// passage returns the sentence of an article's reasoning that has all the needed terms and at least half of those
// asked, and more of these than any other sentence. It returns "" if there is none.
func (art *article) passage(asked, needed []string, lang catalog.Lang) string {
	least := minShared
	if CardOf(art.Ruling) != "" {
		least = minSharedNote
	}
	best, most := "", float64(len(asked)+len(needed))*least // what is needed counts twice
	for _, p := range art.in[lang].passages() {
		if !lists.Subset(needed, p.terms) {
			continue
		}
		score := float64(len(asked) + len(needed) - len(lists.Without(asked, p.terms)))
		if refers[lang].MatchString(p.text) {
			score -= referring
		}
		if score >= most && (score > most || best == "") {
			best, most = p.text, score
		}
	}
	return best
}
