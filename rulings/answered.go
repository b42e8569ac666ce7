package rulings

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// Answered is a phrasing with the verdict that it gets as put, under the edition and in the games in which the article
// has today's answer. The verdict may differ from the article's: "does it die too" and "does it survive" get opposite
// ones.
type Answered struct {
	Text    string  `json:"text"`
	Verdict Verdict `json:"verdict"`
	// Reason is a sentence that says why, if the short answer of the article does not.
	Reason string `json:"reason,omitempty"`
}

// arrow separates a phrasing from its verdict.
const arrow = "→"

// verdictWords maps the words that may follow the arrow to verdicts.
var verdictWords = map[catalog.Lang]map[string]Verdict{
	catalog.DE: {"ja": Yes, "nein": No, "kommt darauf an": Depends},
	catalog.EN: {"yes": Yes, "no": No, "depends": Depends},
}

// cutReason separates a verdict from its reason: `no: it belongs to nobody`.
func cutReason(label string) (verdict, reason string) {
	verdict, reason, _ = strings.Cut(label, ":")
	return strings.TrimSpace(verdict), strings.TrimSpace(reason)
}

// phrasings separates the items of a list of phrasings from their verdicts and reasons: `may I take it → no`.
func (p *proseParser) phrasings(items []string) (asked []string, answered []Answered) {
	for _, item := range items {
		text, word, labelled := strings.Cut(item, arrow)
		text = strings.TrimSpace(text)
		word, reason := cutReason(word)
		verdict := verdictWords[p.lang][word]
		switch {
		case !labelled && strings.Contains(item, "->"):
			p.ps.Add(p.file, p.lineOfItem(item), "%q: write the verdict after the sign %s", item, arrow)
		case labelled && text == "":
			p.ps.Add(p.file, p.lineOfItem(item), "no phrasing before %s: write how players ask", arrow)
			continue
		case labelled && verdict == "":
			p.ps.Add(p.file, p.lineOfItem(item), "verdict %q: after %s take one of %s", word, arrow,
				map[catalog.Lang]string{catalog.DE: "ja, nein, kommt darauf an", catalog.EN: "yes, no, depends"}[p.lang])
		case labelled && slices.Contains(asked, text):
			p.ps.Add(p.file, p.lineOfItem(item), "the phrasing %q appears twice: keep one of them", text)
			continue
		case labelled:
			answered = append(answered, Answered{text, verdict, reason})
		}
		asked = append(asked, text)
	}
	return asked, answered
}

// decided returns the items of a list of phrasings that all have a verdict.
func (p *proseParser) decided(items []string) []string {
	_, wrong := ParseAnswered(p.lang, items)
	for _, item := range wrong {
		p.ps.Add(p.file, p.lineOfItem(item), "%q: write `phrasing %s verdict`, or move it below ## %s", item, arrow,
			heading(p.lang, Asked))
	}
	return items
}

// Labelled returns all phrasings that the article answers in a language, those of Answered first.
func (r *Ruling) Labelled(lang catalog.Lang) []Answered {
	return append(slices.Clip(r.In(lang).Answered), r.Decided(lang)...)
}

// Decided returns the phrasings that the article answers in a language besides those of Answered. They are under "Yes
// or no" in its file, and only compared with questions.
func (r *Ruling) Decided(lang catalog.Lang) []Answered {
	p := r.In(lang)
	if p.YesOrNo == "" {
		return nil
	}
	lines, _ := ParseAnswered(lang, strings.Split(p.YesOrNo, "\n"))
	return lines
}

// ParseAnswered reads labelled phrasings such as `may I take it → no`. It returns those that it cannot read apart.
func ParseAnswered(lang catalog.Lang, items []string) (lines []Answered, wrong []string) {
	for _, item := range items {
		text, word, _ := strings.Cut(item, arrow)
		word, reason := cutReason(word)
		text, verdict := strings.TrimSpace(text), verdictWords[lang][word]
		if text == "" || verdict == "" {
			wrong = append(wrong, item)
			continue
		}
		lines = append(lines, Answered{text, verdict, reason})
	}
	return lines, wrong
}

// lineOfItem returns the line of an item of the list in the current section.
func (p *proseParser) lineOfItem(item string) int {
	return p.start + 1 + slices.IndexFunc(p.text, func(s string) bool {
		rest, ok := strings.CutPrefix(strings.TrimSpace(s), "- ")
		return ok && strings.TrimSpace(rest) == item
	})
}
