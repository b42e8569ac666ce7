package rulings

import (
	"slices"

	"catanica/catalog"
)

const unplayableFile = "unplayable.yaml"

// Unproven is an entry of unplayable.yaml: what no scenario can prove, and why. It names a clause, or articles and
// games in which nothing that they decide can come up, or an article and cards that the article names without deciding
// anything about them that could be played.
type Unproven struct {
	Clause   string         `yaml:"clause" json:"clause,omitempty"`
	Article  string         `yaml:"article" json:"article,omitempty"`
	Cards    []string       `yaml:"cards" json:"cards,omitempty"`
	Articles []string       `yaml:"articles" json:"articles,omitempty"`
	Games    []catalog.Game `yaml:"games" json:"games,omitempty"`
	Why      catalog.Text   `yaml:"why" json:"why"`
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

// UnplayableIn returns why no scenario of a game can prove an article; it is empty if one can.
func (l *Library) UnplayableIn(game catalog.Game, article string) catalog.Text {
	i := slices.IndexFunc(l.unproven, func(u Unproven) bool {
		return slices.Contains(u.Games, game) && slices.Contains(u.Articles, article)
	})
	if i < 0 {
		return catalog.Text{}
	}
	return l.unproven[i].Why
}

// checkUnplayable checks that unplayable.yaml names clauses of mechanical articles, cards that articles name, and games
// in which articles apply.
func (ck *checker) checkUnplayable(doc catalog.Document) {
	seen := map[string]bool{}
	for i, u := range ck.unproven {
		add := func(format string, args ...any) { ck.ps.Add(doc.File, doc.Line(i), format, args...) }
		if !u.wellFormed() {
			add("name either a clause, or an article and its cards, or articles and games")
			continue
		}
		if u.Why.DE == "" || u.Why.EN == "" {
			add("the reason is missing in a language: write why: {de: …, en: …}")
		}
		for _, id := range ck.unprovenIDs(u, add) {
			if seen[id] {
				add("%s appears twice: keep one of them", id)
			}
			seen[id] = true
		}
	}
}

// wellFormed reports whether an entry names exactly one of the three things that it can be about.
func (u Unproven) wellFormed() bool {
	ofCards := u.Article != "" && len(u.Cards) > 0
	ofGames := len(u.Articles) > 0 && len(u.Games) > 0
	kinds := 0
	for _, named := range []bool{u.Clause != "", ofCards, ofGames} {
		if named {
			kinds++
		}
	}
	return kinds == 1 && (u.Article != "") == (len(u.Cards) > 0) && (len(u.Articles) > 0) == (len(u.Games) > 0)
}

// unprovenIDs returns what an entry names, one id for each clause or pair, and adds what does not exist.
func (ck *checker) unprovenIDs(u Unproven, add func(format string, args ...any)) []string {
	var ids []string
	if u.Clause != "" {
		ids = append(ids, u.Clause)
		if !ck.IsClause(u.Clause) {
			add("there is no clause %q: take ARTICLE/ANCHOR of a mechanical article", u.Clause)
		}
	}
	for _, card := range u.Cards {
		if r := ck.Ruling(u.Article); r == nil || !slices.Contains(r.Cards, card) {
			add("%s does not name the card %q in its front matter", u.Article, card)
		}
		ids = append(ids, u.Article+" × "+card)
	}
	for _, article := range u.Articles {
		for _, game := range u.Games {
			if r := ck.Ruling(article); r == nil || !slices.Contains(r.Games, game) {
				add("%s does not apply in the game %q", article, game)
			}
			ids = append(ids, article+" × "+string(game))
		}
	}
	return ids
}
