package casebook

import (
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/gist"
)

// neighborsOf returns the neighbors of a question among the articles and the texts of the cards.
func neighborsOf(t *testing.T, lang catalog.Lang, text string, from ...string) []Neighbor {
	t.Helper()
	b := load()
	var found []*rulings.Ruling
	for _, id := range from {
		r := b.lib.Ruling(id)
		if r == nil {
			r = b.CardText(id)
		}
		if r == nil {
			t.Fatalf("there is no %s", id)
		}
		found = append(found, r)
	}
	return b.ask(text, lang, found...).Neighbors()
}

// TestNeighbors: the decided questions that resemble one are found, the nearest first, and none for a mere name or for
// a question that wants more than yes or no.
func TestNeighbors(t *testing.T) {
	for _, c := range []struct {
		name, lang, text string
		from             []string
		want             string // what the first one says; "" if there is none
		verdict          rulings.Verdict
	}{
		{"in other words", "en", "do i have to show my hand when the spy looks at it twice", []string{"112.S.d", "112.S.f"},
			"hand", rulings.Yes},
		{"beside a fact about two cards", "de", "flaggschiff + schmiede = 1 stärke mehr?", []string{"116.D.b"},
			"schmiede", rulings.No},
		{"keywords", "de", "verhextes kloster abfackeln", []string{"112.G.a"}, "verhext", rulings.Yes},
		{"a name only", "de", "spion", []string{"112.S.d", "spion"}, "", ""},
		{"a question for more than yes or no", "en", "how much of my hand does the spy see", []string{"112.S.d"}, "", ""},
		{"alternatives", "en", "does the spy see one card or the whole hand", []string{"112.S.d"}, "hand", rulings.Yes},
		{"other cards", "en", "must i show my whole hand to the arsonist", []string{"112.S.d"}, "", ""},
		{"nothing alike", "en", "does the spy like olives and anchovies on his pizza every sunday",
			[]string{"112.S.d"}, "", ""},
	} {
		got := neighborsOf(t, catalog.Lang(c.lang), c.text, c.from...)
		switch {
		case c.want == "" && len(got) > 0:
			t.Errorf("%s: %q has neighbors %+v", c.name, c.text, got)
		case c.want != "" && (len(got) == 0 || !strings.Contains(got[0].Question, c.want) || got[0].Verdict != c.verdict):
			t.Errorf("%s: %q has neighbors %+v; want one about %s with %s first", c.name, c.text, got, c.want, c.verdict)
		}
		for i, n := range got {
			if !slices.Contains(c.from, n.ID) || n.Kind == catalog.KindCard != (load().cat.Card(n.ID) != nil) {
				t.Errorf("%s: neighbor %+v is not of %v", c.name, n, c.from)
			}
			if slices.ContainsFunc(got[:i], func(o Neighbor) bool { return o.Question == n.Question }) || i >= maxNeighbors {
				t.Errorf("%s: neighbor %+v is one too many", c.name, n)
			}
		}
	}
}

// TestNeighborIsItself: a labelled phrasing, asked as it is, is its own nearest neighbor, with its own verdict and its
// own reason.
func TestNeighborIsItself(t *testing.T) {
	b, n, reasons := load(), 0, 0
	for i, r := range b.lib.Rulings {
		if i%7 != 0 || !today(r, catalog.DefaultEdition) {
			continue
		}
		for j, p := range b.article(r).in[catalog.DE].precedents() {
			q := b.Read(p.question.Text, catalog.DE)
			if j%5 != 0 || q.Edition != "" || q.Game != "" || gist.Open(&q) || gist.Alternatives(q.Text) ||
				len(b.gists.Read(&q, catalog.DE).Terms) < 2 ||
				q.Text != p.question.Text {
				continue
			}
			n++
			list := b.Inquire(q, catalog.DE, "", []*rulings.Ruling{r}).Neighbors()
			if !slices.ContainsFunc(list, func(o Neighbor) bool { return o.Verdict == p.verdict }) {
				t.Errorf("%s: %q → %s has neighbors %+v", r.ID, q.Text, p.verdict, list)
			}
			if p.line == nil || p.line.Reason == "" {
				continue
			}
			reasons++
			why := b.lib.Plain(catalog.DE, p.line.Reason)
			if same := func(o Neighbor) bool { return o.Question == p.question.Text }; slices.ContainsFunc(list, same) &&
				!strings.Contains(list[slices.IndexFunc(list, same)].Says, strings.TrimSuffix(why, ".")) {
				t.Errorf("%s: %q → %s does not say %q: %+v", r.ID, q.Text, p.verdict, why, list)
			}
		}
	}
	if n < 100 || reasons < 20 {
		t.Errorf("only %d phrasings asked, %d of them with a reason", n, reasons)
	}
}

// TestOpenNeighbors: the open question that a question resembles is the first neighbor, in place of a decided one that
// asks the same; one that is less alike than a decided one stands behind it. A question that names an edition resembles
// only what was open then.
func TestOpenNeighbors(t *testing.T) {
	for _, c := range []struct {
		name, lang, text string
		from             []string
		first            string // the id of the first neighbor
	}{
		{"whatever one begins with", "en", "which reaction to the black knight comes before the roll, bishop or herb woman?",
			[]string{"schwarzer-ritter"}, "bishop-before-die"},
		{"a case of it", "de", "Ari zahlt das Duell der Zauberer selbst. Ist er dann im Kampf schwächer?",
			[]string{"127.A.a"}, "duel-spent-power"},
		{"beside decided ones", "de", "beide haben über 13 punkte, er ist dran, aber ich habe mehr: verliere ich?",
			[]string{"kuw.erweitert.spielende"}, "both-reach-goal"},
		{"no card", "en", "strength is equal now, will I lose the knight token?", nil, "token-tie"},
		{"in place of the label", "de", "Darf ich das Zauberveto trotz Stein der Weisen noch nutzen?",
			[]string{"126.I.a"}, "veto-after-stone"},
		{"another question", "en", "can a bewitched church burn down", []string{"112.G.a"}, "112.G.a"},
		{"an edition", "en", "2003: may the fighting wizard spend power on the duel itself", []string{"127.A.a"}, ""},
	} {
		got := neighborsOf(t, catalog.Lang(c.lang), c.text, c.from...)
		switch {
		case c.first == "" && slices.ContainsFunc(got, func(n Neighbor) bool { return n.Open != nil }):
			t.Errorf("%s: %q has neighbors %+v, want no open question", c.name, c.text, got)
		case c.first != "" && (len(got) == 0 || got[0].ID != c.first):
			t.Errorf("%s: %q has neighbors %+v, want %s first", c.name, c.text, got, c.first)
		}
	}
}

// TestDependsFirst: a similar question that depends stands before a case of it, unless the question asks for that case.
func TestDependsFirst(t *testing.T) {
	for _, c := range []struct {
		lang, text string
		from       []string
		want       rulings.Verdict // of the first neighbor
	}{
		{"de", "Hält ein Wachturm den Spion ganz auf?", []string{"wachturm", "112.S.f", "spion"}, rulings.Depends},
		{"de", "meine wasserversorgung ist abgebrannt, darf ich wachstum noch bringen?", []string{"wachstum"}, rulings.No},
		{"en", "does the spy get the wheel of time from a hand?", []string{"112.S.h", "112.S.g"}, rulings.No},
		{"de", "Gegner hat ein Zeitrad auf der Hand: kriegt mein Spion das?", []string{"112.S.h", "112.S.g"}, rulings.No},
		{"en", "may wisdom of the ancestors get my treasure fleet back?", []string{"103.K.c", "wissen-der-ahnen"},
			rulings.No},
	} {
		got := neighborsOf(t, catalog.Lang(c.lang), c.text, c.from...)
		if len(got) == 0 || got[0].Verdict != c.want {
			t.Errorf("%q has neighbors %+v, want %s first", c.text, got, c.want)
		}
	}
}

// TestNeighborsOfChoices: of a question with alternatives, a decided question about one of them is a neighbor.
func TestNeighborsOfChoices(t *testing.T) {
	for _, c := range []struct{ lang, text, from, want string }{
		{"en", "my building burned down, does it go to my hand or the discard pile?", "feuerteufel", "hand"},
		{"en", "does the Church protect knights or fleets", "kirche", "knight"},
	} {
		got := neighborsOf(t, catalog.Lang(c.lang), c.text, c.from)
		if !slices.ContainsFunc(got, func(n Neighbor) bool { return n.Open == nil && strings.Contains(n.Question, c.want) }) {
			t.Errorf("%q has neighbors %+v, want one about %s", c.text, got, c.want)
		}
	}
}
