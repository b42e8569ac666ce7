package answer

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/gist"
	"catanica/search/lists"
)

// passage is a sentence of an article's reasoning, without Markdown.
type passage struct {
	text string
	gist gist.Gist
}

const (
	// maxPassage is the length in bytes of the longest sentence that stands for a short answer.
	maxPassage = 240
	// minShared is the least share of the question's terms that such a sentence has.
	minShared = 0.5
	// minSharedNote is minShared for the notes of a card, which speak of many things.
	minSharedNote = 0.75
	// manyCards is the number of cards from which an article is about a whole set.
	manyCards = 10
	// referring is what a sentence that refers to the one before loses.
	referring = 0.5
)

var (
	listMark = regexp.MustCompile(`^(?:[-*>]|\d+\.)\s+`)
	anchor   = regexp.MustCompile(`\s*\{#[^}]*\}`)
	// unsure matches what only seems or would be so, and what speaks of the article itself.
	unsure = map[catalog.Lang]*regexp.Regexp{
		catalog.DE: regexp.MustCompile(`(?i)\b(?:w(?:ä|ü)re\w*|würde\w*|könnte\w*|müsste\w*|dürfte\w*|hätte\w*|liefe|käme\w*|gäbe|` +
			`klingt|scheint|scheinbar|vielleicht|eigentlich|gedanke|frage|beispiel|wörtlich|buchstäblich|erraten|klärt|` +
			`keine quelle|ausdrücklich|bleibt offen)\b|^siehe `),
		catalog.EN: regexp.MustCompile(`(?i)\b(?:would|could|might|seems?|sounds?|looks? like|perhaps|question|example|literally|` +
			`guess|idea|compares?|reflect|strictly speaking|covers what|no source|in so many words|remains open|` +
			`specifically)\b|^see `),
	}
	// refers matches the beginnings of sentences that refer to the one before.
	refers = map[catalog.Lang]*regexp.Regexp{
		catalog.DE: regexp.MustCompile(`^(?i:er|sie|es|das|dies\w*|dabei|da\w{3,7}|dann|deshalb|also|auch|doch|aber|denn|so|` +
			`sonst|jedoch|beides?|dort|hier|ihr\w*|sein\w*|jen\w+|derselbe|dieselbe|dasselbe|umgekehrt|ebenso|genauso)\b`),
		catalog.EN: regexp.MustCompile(`^(?i:it|they|this|these|that|those|then|so|therefore|also|but|however|otherwise|both|` +
			`here|there|its|their|the same|likewise|conversely|in this case|in that case|even so|he|she)\b`),
	}
)

// passagesOf returns a function that splits the reasoning of an article into sentences when it is first called.
func (a *Answerer) passagesOf(r *rulings.Ruling, lang catalog.Lang) func() []passage {
	return sync.OnceValue(func() []passage {
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
				for rest := a.lib.Plain(lang, line); rest != ""; {
					end := analysis.SentenceEnd(rest)
					text := strings.TrimSpace(rest[:end])
					rest = rest[end:]
					if len(text) <= maxPassage && strings.HasSuffix(text, ".") && text == Capital(text) &&
						!unsure[lang].MatchString(text) {
						q := a.reader.ReadIn(text, lang)
						out = append(out, passage{text, a.gists.Read(&q, lang)})
					}
				}
			}
		}
		return out
	})
}

// explain returns the words in which an article gives a question its verdict: the reason of a labelled phrasing that
// asks the same, or else the short answer. If a card, a term or a number of the question is neither in that nor in the
// title, the sentence of the reasoning that has it follows, or takes its place if the short answer names none. If there
// is no such sentence in an article about a whole set, the text of the card does so.
func (a *Answerer) explain(o put, r *rulings.Ruling, v rulings.Verdict, lang catalog.Lang, e catalog.EditionID) string {
	if reason := a.reason(o, r, v, lang); reason != "" {
		return sentence(a.lib.Plain(lang, reason))
	}
	_, short, _ := r.At(e, lang)
	short = sentence(a.lib.Plain(lang, short))
	if o.question.Lang != lang || !today(r, e) {
		return short
	}
	terms := func(text string) []string {
		q := a.reader.ReadIn(text, lang)
		return a.gists.Read(&q, lang).Terms
	}
	asked := a.gists.Read(&o.question, lang).Terms
	named := slices.DeleteFunc(slices.Clone(asked), func(t string) bool { return !gist.IsNamed(t) })
	title, missing := terms(r.In(lang).Title), lists.Without(named, terms(short))
	needed := lists.Without(missing, title)
	if len(needed) == 0 {
		return short
	}
	found := a.passage(lists.Without(asked, title), needed, r, lang)
	switch {
	case found == "" && len(missing) == len(named) && len(r.Cards) >= manyCards:
		return cmp.Or(a.cardSays(o.question.Cards(), named, lang, e), short)
	case found == "":
		return short
	case len(missing) == len(named) || CardOf(r) != "": // a card's text is long
		return found
	}
	return sentence(short, found)
}

// cardSays returns the text of the first of the cards whose text speaks of all the other named terms. It returns "" if
// there is none.
func (a *Answerer) cardSays(cards, named []string, lang catalog.Lang, e catalog.EditionID) string {
	for _, id := range cards {
		text := a.CardText(id)
		if text == nil {
			continue
		}
		_, short, ok := text.At(e, lang)
		short = a.lib.Plain(lang, short)
		q := a.reader.ReadIn(a.cat.Card(id).Name.In(lang)+": "+short, lang)
		if ok && short != "" && lists.Subset(named, a.gists.Read(&q, lang).Terms) {
			return sentence(short)
		}
	}
	return ""
}

// passage returns the sentence of an article's reasoning that has all the needed terms and at least half of those
// asked, and more of these than any other sentence. It returns "" if there is none.
func (a *Answerer) passage(asked, needed []string, r *rulings.Ruling, lang catalog.Lang) string {
	least := minShared
	if CardOf(r) != "" {
		least = minSharedNote
	}
	best, most := "", float64(len(asked)+len(needed))*least // what is needed counts twice
	for _, p := range a.passages[lang][r.ID]() {
		if !lists.Subset(needed, p.gist.Terms) {
			continue
		}
		score := float64(len(asked) + len(needed) - len(lists.Without(asked, p.gist.Terms)))
		if refers[lang].MatchString(p.text) {
			score -= referring
		}
		if score >= most && (score > most || best == "") {
			best, most = p.text, score
		}
	}
	return best
}
