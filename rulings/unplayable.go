package rulings

import (
	"slices"
	"strings"

	"catanica/catalog"
)

const unplayableFile = "unplayable.yaml"

// Unproven is an entry of unplayable.yaml: what no scenario can prove, and why. It names a clause, or an article and
// cards that the article names without deciding anything about them that could be played.
type Unproven struct {
	Clause  string       `yaml:"clause" json:"clause,omitempty"`
	Article string       `yaml:"article" json:"article,omitempty"`
	Cards   []string     `yaml:"cards" json:"cards,omitempty"`
	Why     catalog.Text `yaml:"why" json:"why"`
}

// Unplayable returns why no scenario can play a clause; it is empty for a clause that can be played.
func (l *Library) Unplayable(clause string) catalog.Text {
	i := slices.IndexFunc(l.unproven, func(u Unproven) bool { return u.Clause != "" && u.Clause == clause })
	if i < 0 {
		return catalog.Text{}
	}
	return l.unproven[i].Why
}

// UnplayablePair returns why no scenario can show what an article says of a card; it is empty if one can.
func (l *Library) UnplayablePair(article, card string) catalog.Text {
	i := slices.IndexFunc(l.unproven, func(u Unproven) bool {
		return u.Article != "" && u.Article == article && slices.Contains(u.Cards, card)
	})
	if i < 0 {
		return catalog.Text{}
	}
	return l.unproven[i].Why
}

// checkUnplayable checks that unplayable.yaml names clauses of mechanical articles, and cards that articles name.
func (ck *checker) checkUnplayable(doc catalog.Document) {
	seen := map[string]bool{}
	for i, u := range ck.unproven {
		add := func(format string, args ...any) { ck.ps.Add(doc.File, doc.Line(i), format, args...) }
		if (u.Clause == "") == (u.Article == "") || (u.Article == "") != (len(u.Cards) == 0) {
			add("name either a clause, or an article and its cards")
			continue
		}
		if u.Why.DE == "" || u.Why.EN == "" {
			add("the reason is missing in a language: write why: {de: …, en: …}")
		}
		ids := []string{u.Clause}
		if u.Clause != "" && !ck.IsClause(u.Clause) {
			add("there is no clause %q: take ARTICLE/ANCHOR of a mechanical article", u.Clause)
		}
		if u.Article != "" {
			ids = nil
			r := ck.Ruling(u.Article)
			for _, card := range u.Cards {
				if r == nil || !slices.Contains(r.Cards, card) {
					add("%s does not name the card %q in its front matter", u.Article, card)
				}
				ids = append(ids, strings.Join([]string{u.Article, card}, " × "))
			}
		}
		for _, id := range ids {
			if seen[id] {
				add("%s appears twice: keep one of them", id)
			}
			seen[id] = true
		}
	}
}
