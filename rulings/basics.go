package rulings

import (
	"io/fs"
	"slices"
	"strings"

	"catanica/catalog"
)

// basicsFile holds the facts that beginners ask for, and how they ask.
const basicsFile = "basics.yaml"

// Basics holds the facts that beginners ask for: how a turn goes, how many cards a hand may have, who wins.
type Basics struct {
	Filler catalog.Words `yaml:"filler" json:"filler"` // words that change nothing in a question
	Modals catalog.Words `yaml:"modals" json:"modals"` // words that change nothing but in questions of yes or no
	Finite catalog.Words `yaml:"finite" json:"finite"` // words with which a question of yes or no begins
	Groups []WordGroup   `yaml:"groups" json:"groups"`
	Facts  []*Basic      `yaml:"facts" json:"facts"`
}

// WordGroup is a group of words and phrases that ask for the same thing.
type WordGroup struct {
	ID    string        `yaml:"id" json:"id"`
	Asked catalog.Words `yaml:"asked" json:"asked"`
	// Turns: a situation with one of these words may change the answer to the question behind it.
	Turns bool `yaml:"turns" json:"turns,omitempty"`
}

// Basic is a fact that beginners ask for. A question asks for it if it has a word of each group of one of the ways, and
// otherwise only words of that way, of the groups that it may have, and of the filler.
type Basic struct {
	ID   string   `yaml:"id" json:"id"`
	Ways []string `yaml:"ways" json:"ways"` // ids of groups, separated by spaces; one of several between bars
	May  []string `yaml:"may" json:"may,omitempty"`
	// Verdict makes it answer questions of yes or no, and only those.
	Verdict Verdict       `yaml:"verdict" json:"verdict,omitempty"`
	Open    string        `yaml:"open" json:"open,omitempty"` // id of the open question, if no source states it
	Says    []BasicAnswer `yaml:"says" json:"says"`
}

// BasicAnswer is what holds for a fact in some editions and games.
type BasicAnswer struct {
	From  catalog.EditionID `yaml:"from" json:"from,omitempty"` // the last edition is Until, inclusive
	Until catalog.EditionID `yaml:"until" json:"until,omitempty"`
	// Games limits it to questions that name one of them. A question that names none gets an answer without games.
	Games   []catalog.Game  `yaml:"games" json:"games,omitempty"`
	Text    catalog.Text    `yaml:"text" json:"text"`       // a sentence or two of Markdown
	Article string          `yaml:"article" json:"article"` // that states it, or "" if only a card's page does
	See     []string        `yaml:"see" json:"see,omitempty"`
	Source  catalog.Sources `yaml:"source" json:"source"`
}

// At returns what holds in the edition and in the game that a question names; "" if it names none. It returns nil if
// nothing does.
func (b *Basic) At(e catalog.EditionID, g catalog.Game) *BasicAnswer {
	var general *BasicAnswer
	for i := range b.Says {
		s := &b.Says[i]
		switch {
		case !(catalog.Span{From: s.From, Until: s.Until}).Holds(e):
		case len(s.Games) == 0 && general == nil:
			general = s
		case slices.Contains(s.Games, g):
			return s
		}
	}
	return general
}

// Groups returns the ids of the groups of a way. Of each list a question must have one.
func (b *Basic) Groups(way int) [][]string {
	var out [][]string
	for _, field := range strings.Fields(b.Ways[way]) {
		out = append(out, strings.Split(field, "|"))
	}
	return out
}

// loadBasics reads the file. A tree without one has no basics.
func (l *Library) loadBasics(fsys fs.FS, ps *catalog.Problems) catalog.Document {
	if _, err := fs.Stat(fsys, basicsFile); err != nil {
		return catalog.Document{File: basicsFile}
	}
	return catalog.LoadDocument(fsys, basicsFile, &l.Basics, ps)
}

// checkBasics checks that groups and facts have ids of their own, that each group has words in both languages and is
// used or turns an answer, and each fact by itself.
func (ck *checker) checkBasics(doc catalog.Document) {
	groups, used := map[string]bool{}, map[string]bool{}
	for i, g := range ck.Basics.Groups {
		at := partChecker{checker: *ck, doc: doc, at: []any{"groups", i}}
		if groups[g.ID] || g.ID == "" {
			at.add("group %q: give each group an id of its own", g.ID)
		}
		groups[g.ID] = true
		for _, lang := range catalog.Langs {
			if len(g.Asked.In(lang)) == 0 {
				at.add("group %q has no words in %s: add them", g.ID, lang)
			}
		}
	}
	ids := map[string]bool{}
	for i, b := range ck.Basics.Facts {
		at := partChecker{checker: *ck, doc: doc, at: []any{"facts", i}}
		if ids[b.ID] || b.ID == "" {
			at.add("fact %q: give each fact an id of its own", b.ID)
		}
		ids[b.ID] = true
		at.basic(b, groups, used)
	}
	for i, g := range ck.Basics.Groups {
		if !used[g.ID] && !g.Turns {
			ck.ps.Add(doc.File, doc.Line("groups", i), "group %q: no fact uses it, take it out", g.ID)
		}
	}
}

// basic checks a fact: its groups, its verdict, and what it says and cites. It marks in used the groups that it names.
func (pc partChecker) basic(b *Basic, groups, used map[string]bool) {
	names := slices.Clone(b.May)
	for i := range b.Ways {
		names = append(names, slices.Concat(b.Groups(i)...)...)
	}
	for _, g := range names {
		if !groups[g] {
			pc.add("fact %q: there is no group %q: correct the id", b.ID, g)
		}
		used[g] = true
	}
	if b.Verdict != "" && !slices.Contains(verdicts, b.Verdict) {
		pc.add("fact %q: verdict %q: take one of %v", b.ID, b.Verdict, verdicts)
	}
	if b.Open != "" && !slices.ContainsFunc(pc.Questions, func(q *OpenQuestion) bool { return q.ID == b.Open }) {
		pc.add("fact %q: questions.yaml has no %q: correct the id", b.ID, b.Open)
	}
	if len(b.Ways) == 0 || len(b.Says) == 0 {
		pc.add("fact %q: say how it is asked (ways) and what holds (says)", b.ID)
	}
	for i, s := range b.Says {
		at := pc.in("says", i)
		at.in("text").paragraph(s.Text)
		at.span(catalog.Span{From: s.From, Until: s.Until})
		for _, id := range s.See {
			at.article(id)
		}
		if s.Article != "" {
			at.article(s.Article)
		}
		at.sources(s.Source)
	}
}
