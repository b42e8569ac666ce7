package casebook

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

const (
	// minTold is the least likeness of a phrasing to a question that its article answers in a sentence without a verdict.
	minTold = 0.6
	// minToldNumber is minTold for a question that asks for a number, which a sentence with other numbers easily
	// resembles.
	minToldNumber = 0.8
	// minToldTerms is the fewest terms that such a question must have: fewer fit many articles.
	minToldTerms = 3
	// toldArticles is the number of articles found first that are compared for such an answer.
	toldArticles = 3
)

// askedText is what an article is asked.
type askedText struct {
	gist.Gist
	list bool   // for things or their number: see wantsList
	kind string // see askedKind
}

// askedKind returns what a question asks for: a time, a person, a number, a place, a reason or a way; "" for anything
// else, such as what happens or what something is.
func askedKind(q *question.Question) string {
	if q.Has("what", "which", "what-for", "whether") { // "what happens when"
		return ""
	}
	for _, k := range []struct{ kind, ask string }{
		{"since", "since"}, {"time", "from-when"}, {"time", "when"}, {"person", "who"}, {"often", "how-often"},
		{"number", "how-many"}, {"number", "how-much"}, {"place", "where"}, {"reason", "why"}, {"way", "how"},
	} {
		if q.Has(k.ask) {
			return k.kind
		}
	}
	return ""
}

// wantsList reports whether a question asks which things there are or how many. A rule about such things is no answer.
func wantsList(q *question.Question) bool { return q.Has("which", "how-many") }

// askedOf reads what an article is asked, labelled or not.
func (b *Book) askedOf(r *rulings.Ruling, lang catalog.Lang) []askedText {
	var out []askedText
	p := r.In(lang)
	for _, text := range append([]string{p.Title}, p.Asked...) {
		q := b.reader.ReadIn(b.lib.Plain(lang, text), lang)
		out = append(out, askedText{b.gists.Read(&q, lang), wantsList(&q), askedKind(&q)})
	}
	return out
}

// Told answers a question that is not one of yes or no ("tie in knight power", "event die or production first") with
// the short answer of the article that is asked nearly the same, if it is among those that a search found first and no
// other one comes as near. The article is nil if there is none, and for questions of yes or no, which need a verdict.
func (i *Inquiry) Told() (*rulings.Ruling, string) {
	q := &i.Question
	if q.Not || i.mostTerms() < minToldTerms || gist.YesOrNo(q) && !gist.Alternatives(q.Text) {
		return nil, ""
	}
	g := askedText{i.gist(), wantsList(q), askedKind(q)}
	if len(g.Terms) < minToldTerms {
		return nil, ""
	}
	var best *rulings.Ruling
	most, next := 0.0, 0.0
	n := 0
	for _, r := range i.found {
		if CardOf(r) != "" {
			continue
		}
		if n++; n > toldArticles {
			break
		}
		if _, _, holds := r.At(i.Edition, i.Lang); !holds || !inGame(r, q.Game) {
			continue
		}
		switch near := i.book.article(r).told(g, q.Lang); {
		case near > most:
			best, most, next = r, near, most
		case near > next:
			next = near
		}
	}
	if best == nil || most < minTold || next == most {
		return nil, ""
	}
	_, short, ok := best.At(i.Edition, i.Lang)
	text := i.book.lib.Plain(i.Lang, short)
	if !ok || text == "" || i.othersOnly(text) ||
		gist.AsksNumber(q) && (most < minToldNumber || !strings.ContainsAny(text, "0123456789")) {
		return nil, ""
	}
	return best, catalog.Capital(prose.Sentence(text))
}

// othersOnly reports whether a short answer names cards, and none of those that the question names: it speaks of
// another case of the article.
func (i *Inquiry) othersOnly(short string) bool {
	q := i.book.reader.ReadIn(short, i.Lang)
	named, said := i.gist().Cards, slices.DeleteFunc(q.Cards(), func(id string) bool {
		return i.book.cat.Card(id).IsCentral(catalog.DefaultEdition)
	})
	return len(named) > 0 && len(said) > 0 && !lists.Overlap(named, said)
}

// told returns the greatest likeness to a question of what the article is asked, among texts that name the same
// cards, places and numbers and have the same opposites; both or neither name the opponent. If the question asks for
// a list, so must the text, with the same verb; if it asks how long something has been so, so must the text. A term
// only says what something is: it answers no question for a time, a person or how often, and one for a number, a
// place, a reason or a way only if it is asked for that, too.
func (art *article) told(g askedText, lang catalog.Lang) float64 {
	most := 0.0
	isTerm := art.Kind == catalog.KindTerm
	if isTerm && slices.Contains([]string{"since", "time", "person", "often"}, g.kind) {
		return 0
	}
	exact := g.kind == "since" || g.kind != "" && isTerm
	words := art.in[lang].vocabulary()
	for _, p := range art.in[lang].asked() {
		if g.list && (!p.list || len(g.Verbs()) > 0 && !lists.Overlap(g.Verbs(), p.Verbs())) ||
			exact && p.kind != g.kind {
			continue
		}
		if slices.Equal(g.Cards, p.Cards) && slices.Equal(g.Sites, p.Sites) && slices.Equal(g.Count, p.Count) &&
			slices.Equal(g.Sets, p.Sets) && slices.Equal(g.Opposites, p.Opposites) && !g.OtherSide(p.Gist) {
			most = max(most, g.Likeness(p.Gist, words))
		}
	}
	return most
}
