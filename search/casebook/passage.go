package casebook

import (
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
	text   string
	terms  []string
	headed bool // the heading of its list item stands before it, because it names not itself what it is about
}

// Bearing is how far the words of an article bear on the question that it decides.
type Bearing int

// The bearings, the closest first.
const (
	// Reason: the words are given as the reason of the verdict.
	Reason Bearing = iota
	// Answers: the words speak of what is asked.
	Answers
	// Beside: the words speak of something that is asked, and may not be the reason.
	Beside
	// Apart: the words speak of something else, so that they must not follow the verdict.
	Apart
)

const (
	// maxPassage is the length in bytes of the longest sentence that stands for a short answer.
	maxPassage = 240
	// minShared is the least share of the question's terms that such a sentence has.
	minShared = 0.5
	// minSharedNote is minShared for the notes of a card, which speak of many things.
	minSharedNote = 0.75
	// minAnswers and minBeside are the least shares of a question's terms, of which cards, terms and numbers count twice,
	// that words which answer it have, and words that are not about something else. The words of an article that has the
	// same verdict need less: minOwnAnswers.
	minAnswers    = 0.5
	minBeside     = 0.42
	minOwnAnswers = 0.35
	// referring is subtracted from the score of a sentence that refers to the one before.
	referring = 0.5
)

var (
	listMark = regexp.MustCompile(`^(?:[-*>]|\d+\.)\s+`)
	anchor   = regexp.MustCompile(`\s*\{#[^}]*\}`)
	// heading matches what stands before a list item in bold type: what it is about.
	heading = regexp.MustCompile(`^\*\*(?:[a-z]\)\s+)?([^*:]+)(?:\.|:)\*\*\s+`)
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
			head := ""
			if m := heading.FindStringSubmatch(line); m != nil {
				head, line = b.lib.Plain(lang, m[1]), line[len(m[0]):]
			}
			about := b.terms(head, lang)
			for rest := b.lib.Plain(lang, line); rest != ""; {
				end := analysis.SentenceEnd(rest)
				text := strings.TrimSpace(rest[:end])
				rest = rest[end:]
				terms, headed := b.terms(text, lang), false
				if head != "" && !lists.Subset(about, terms) {
					text, headed = head+": "+text, true
					terms = b.terms(text, lang)
				} else if head != "" {
					text = catalog.Capital(text)
				}
				if len(text) <= maxPassage && strings.HasSuffix(text, ".") && text == catalog.Capital(text) &&
					!unsure[lang].MatchString(text) {
					out = append(out, passage{text, terms, headed})
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

// explanation is the words in which an article gives a question its verdict.
type explanation struct {
	text    string
	bearing Bearing
	headed  bool // see passage
}

// explain returns the words in which an article gives a question its verdict: the reason of a labelled phrasing that
// asks the same, or else the short answer. If a card, a term or a number of the question is neither in that nor in the
// title, or if the short answer speaks of something else, the sentence of the reasoning that has it follows, or takes
// its place if the short answer names none. If there is no such sentence in an article about a whole set, the text of
// the card does so. precedent is the decided question, if it is known: what bears on it bears on the question.
func (i *Inquiry) explain(art *article, v rulings.Verdict, precedent string) explanation {
	b := i.book
	if reason := art.reason(i, v); reason != "" {
		return explanation{prose.Sentence(b.lib.Plain(i.Lang, reason)), Reason, false}
	}
	_, short, _ := art.At(i.Edition, i.Lang)
	bearing, share := i.bearing(art, v, precedent)
	out := explanation{text: prose.Sentence(b.lib.Plain(i.Lang, short)), bearing: bearing}
	if i.Question.Lang != i.Lang || !today(art.Ruling, i.Edition) {
		return out
	}
	asked := i.gist().Terms
	named := slices.DeleteFunc(slices.Clone(asked), func(t string) bool { return !gist.IsNamed(t) })
	title, missing := b.terms(art.In(i.Lang).Title, i.Lang), lists.Without(named, b.terms(out.text, i.Lang))
	needed := lists.Without(missing, title)
	if out.bearing > Answers && len(needed) == 0 {
		needed = lists.Without(named, title)
	}
	if len(needed) == 0 {
		return out
	}
	found := art.passage(lists.Without(asked, title), needed, i.Lang)
	if found != nil && out.bearing > Answers {
		about := found.terms
		if !found.headed { // a list item turns to something else than the title
			about = append(slices.Clone(about), title...)
		}
		if shareOf(asked, about) < minAnswers {
			found = nil
		}
	}
	if found == nil || v == rulings.No && !prose.Denies(found.text, i.Lang) { // it may say the opposite
		if len(missing) == len(named) && AboutMany(art.Ruling) {
			if text := i.cardSays(named); text != "" {
				return explanation{text: text, bearing: Answers}
			}
		}
		if out.bearing == Answers && share < minAnswers && slices.ContainsFunc(needed, gist.IsThing) {
			out.bearing = Beside // it names something else
		}
		return out
	}
	leans := !found.headed && refers[i.Lang].MatchString(found.text)
	if out.bearing == Apart && !leans || len(missing) == len(named) || CardOf(art.Ruling) != "" { // a card's text is long
		return explanation{found.text, Answers, found.headed}
	}
	out.text, out.bearing = prose.Sentence(out.text, found.text), Answers
	return out
}

// bearing returns how far the short answer of an article bears on the question, or on the precedent that is like it,
// and the share of the terms of either that it has.
// The text of a card is shown as what it is; what a verdict depends on must be said, and what applied formerly is not
// compared.
func (i *Inquiry) bearing(art *article, v rulings.Verdict, precedent string) (Bearing, float64) {
	if v == rulings.Depends || CardOf(art.Ruling) != "" || !today(art.Ruling, i.Edition) {
		return Answers, 1
	}
	b, lang := i.book, i.Question.Lang
	own, short, _ := art.At(i.Edition, lang)
	terms := b.terms(b.lib.Plain(lang, short), lang)
	share := shareOf(i.gist().Terms, terms)
	if precedent != "" {
		share = max(share, shareOf(b.terms(precedent, lang), terms))
	}
	switch {
	case share >= minAnswers || own == v && share >= minOwnAnswers:
		return Answers, share
	case share >= minBeside || own == v:
		return Beside, share
	}
	return Apart, share
}

// shareOf returns the share of the terms of a question that a text has. Cards, terms and numbers count twice, and verbs
// count by their stems only.
func shareOf(asked, has []string) float64 {
	shared, all := 0, 0
	for _, t := range asked {
		weight := 1
		switch {
		case gist.IsVerb(t):
			continue
		case gist.IsNamed(t):
			weight = 2
		}
		all += weight
		if slices.Contains(has, t) {
			shared += weight
		}
	}
	if all == 0 {
		return 1 // nothing to compare
	}
	return float64(shared) / float64(all)
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
// asked, and more of these than any other sentence. It returns nil if there is none.
func (art *article) passage(asked, needed []string, lang catalog.Lang) *passage {
	least := minShared
	if CardOf(art.Ruling) != "" {
		least = minSharedNote
	}
	var best *passage
	most := float64(len(asked)+len(needed)) * least // what is needed counts twice
	all := art.in[lang].passages()
	for i := range all {
		p := &all[i]
		if !lists.Subset(needed, p.terms) {
			continue
		}
		score := float64(len(asked) + len(needed) - len(lists.Without(asked, p.terms)))
		if !p.headed && refers[lang].MatchString(p.text) {
			score -= referring
		}
		if score >= most && (score > most || best == nil) {
			best, most = p, score
		}
	}
	return best
}
