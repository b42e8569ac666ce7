package service

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/answer"
)

// TestVerdictsOfHits: the verdict of an article is shown only with a question that the article answers, and then its
// short answer begins with it.
func TestVerdictsOfHits(t *testing.T) {
	s, _ := Load(content.FS)
	for _, c := range []struct {
		text, id, verdict string
		edition           catalog.EditionID
	}{
		{"Ist die Feuerwache selbst vor dem Feuerteufel sicher?", "123.AH.a", "yes", "2005"},
		{"can i pawn my philosopher's stone", "125.B.b", "yes", "2005"},
		{"darf ich eine zitadelle wieder abreißen", "128.G.b", "no", "2005"},
		{"can the arsonist burn down the fire brigade itself", "123.AH.a", "no", "2005"}, // its yes is about being safe
		{"can i burn the town hall", "105.C.b", "", "2005"},
		{"feuerwache feuerteufel", "123.AH.a", "", "2005"},
		{"ist die Feuerwache selbst vor dem Feuerteufel sicher nach altem Regelwerk", "123.AH.a", "", "1998"},
	} {
		found, err := s.Search(context.Background(), search.Query{Text: c.text, Lang: catalog.DE, Limit: 50})
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(found.Hits, func(h search.Hit) bool { return h.ID == c.id })
		if i < 0 {
			t.Errorf("%s: %s is not found", c.text, c.id)
			continue
		}
		h, got := found.Hits[i], ""
		if h.Verdict != nil {
			got = string(*h.Verdict)
		}
		if got != c.verdict || found.Edition != c.edition && found.Edition != "" {
			t.Errorf("%s: %s has verdict %q in %s, want %q in %s", c.text, c.id, got, found.Edition, c.verdict, c.edition)
		}
		if word := rulings.Verdict(c.verdict).Word(catalog.DE); word != "" && !strings.HasPrefix(h.Answer, word+". ") {
			t.Errorf("%s: the answer begins %q", c.text, h.Answer)
		}
		for _, v := range []rulings.Verdict{rulings.Yes, rulings.No, rulings.Depends} {
			if c.verdict == "" && strings.HasPrefix(h.Answer, v.Word(catalog.DE)+". ") {
				t.Errorf("%s: the answer begins with a verdict: %q", c.text, h.Answer)
			}
		}
	}
}

// TestDependingArticle: an answer for the edition asked stands although the article about it depends on the edition.
func TestDependingArticle(t *testing.T) {
	s, _ := Load(content.FS)
	for text, want := range map[string]answer.Verdict{
		"kann der spion gebäude stehlen":                      answer.No,
		"konnte der spion 2003 im grundspiel gebäude stehlen": answer.Yes,
	} {
		found, err := s.Search(context.Background(), search.Query{Text: text, Lang: catalog.DE})
		if err != nil || found.Answer == nil || found.Answer.Verdict != want ||
			found.Hits[0].Verdict != nil && answer.Verdict(*found.Hits[0].Verdict) != want {
			t.Errorf("%s: got %+v, verdict of the first hit %v, %v; want %s", text, found.Answer,
				found.Hits[0].Verdict, err, want)
		}
	}
}

// TestAnswerFromArticle: an article that covers the question gives the answer if no type of question does.
func TestAnswerFromArticle(t *testing.T) {
	s, _ := Load(content.FS)
	found, err := s.Search(context.Background(), search.Query{
		Text: "am i completely safe from the Spy with the Great Wall and the Watchtower", Lang: catalog.EN,
	})
	if err != nil || found.Answer == nil || found.Answer.Verdict != "yes" || found.Answer.Cites[0] != "121.F.a" {
		t.Errorf("got %+v, %v", found.Answer, err)
	}
}

// TestNearestAnswers: a question that is put in other words than any phrasing is answered by the nearest one, whose
// article becomes the first hit; what does not ask for a verdict gets none.
func TestNearestAnswers(t *testing.T) {
	for text, want := range map[string]struct{ id, verdict string }{
		"so may I tear down that old spell book?":         {"126.A.c", "yes"},
		"why may I tear down that old spell book of mine": {"126.A.c", "fact"},
	} {
		found, err := loaded().Search(context.Background(), search.Query{Text: text, Lang: catalog.EN})
		if err != nil {
			t.Fatal(err)
		}
		if got := shown(found); got != want.verdict || want.id != "" && found.Hits[0].ID != want.id {
			t.Errorf("%s: got %q from %s, want %q from %s", text, got, found.Hits[0].ID, want.verdict, want.id)
		}
	}
}

// TestDisputed: where the nearest precedent has another verdict than what one card does to the other, neither answers:
// likeness does not see which of the two acts, or when.
func TestDisputed(t *testing.T) {
	for text, lang := range map[string]catalog.Lang{
		"wirkt der Stein der Weisen auf den Spion": catalog.DE, // may I play the Spy despite the Philosopher's Stone
	} {
		found, err := loaded().Search(context.Background(), search.Query{Text: text, Lang: lang})
		if err != nil {
			t.Fatal(err)
		}
		if got := shown(found); got == "yes" || got == "no" {
			t.Errorf("%s: got %q: %+v", text, got, found.Answer)
		}
	}
}

// TestNamedCards: the text of a card that a question names answers it, though the card is not among the first hits.
func TestNamedCards(t *testing.T) {
	for text, c := range map[string]struct {
		lang catalog.Lang
		card string
	}{
		"Brauche ich zwei Zauberer, um die Hexe zu spielen?":          {catalog.DE, "hexe"},
		"Darf ich mit dem Zauberveto eine harmlose Karawane stoppen?": {catalog.DE, "karawane"},
	} {
		found, err := loaded().Search(context.Background(), search.Query{Text: text, Lang: c.lang})
		if err != nil || found.Answer == nil || found.Answer.Verdict != answer.Yes {
			t.Errorf("%s: got %+v, %v, want yes", text, found.Answer, err)
		}
		if slices.ContainsFunc(found.Hits, func(h search.Hit) bool { return h.ID == c.card }) {
			t.Errorf("%s: %s is among the hits: choose another question", text, c.card)
		}
	}
}

// TestQuotedNames: quotation marks around the name of a card, in a question, are no request for a phrase.
func TestQuotedNames(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{`Kann ich mit der Statue "Geliebter Fürst" Ismai bekommen?`,
			`Kann ich mit der Statue Geliebter Fürst Ismai bekommen?`},
		{`Kann ich mit der Statue „Geliebter Fürst“ Ismai bekommen?`,
			`Kann ich mit der Statue Geliebter Fürst Ismai bekommen?`},
		{`Statue "Geliebter Fürst"`, `Statue "Geliebter Fürst"`},
		{`Was heißt "unter einen Stapel" genau?`, `Was heißt "unter einen Stapel" genau?`},
		{`Darf ich die Statue "bauen?`, `Darf ich die Statue "bauen?`},
		{`Darf  ich die Statue bauen?`, `Darf  ich die Statue bauen?`},
	} {
		if got := loaded().unquoted(x.text); got != x.want {
			t.Errorf("%s: got %s, want %s", x.text, got, x.want)
		}
	}
}

// TestConditions: an answer that the engine played under a condition opens the position that it played, and none is
// given where the nearest precedent says otherwise.
func TestConditions(t *testing.T) {
	s, _ := Load(content.FS)
	for text, want := range map[string]struct {
		verdict answer.Verdict
		path    string
	}{
		"Is the Triumphal Arch fireproof with a Witch on it?": {answer.Yes,
			"feuerteufel/triumphbogen/play?edition=2005&game=tournament&held=strike:their.triumphbogen.hexe"},
		"May I build a Metropolis if my Secret Society mirrors his Church?": {answer.Yes,
			"metropole/kirche/play?edition=2005&game=tournament&held=enter:own.kirche.mirrored"},
		"does a bewitched Smithy strengthen Otto": {answer.No,
			"schmiede/otto-der-berserker/play?edition=2005&game=tournament&held=work:own.schmiede.hexe"},
	} {
		found, err := s.Search(context.Background(), search.Query{Text: text, Lang: catalog.EN})
		if err != nil || found.Answer == nil || found.Answer.Verdict != want.verdict || found.Answer.Scenario !=
			"/en/interactions/"+want.path {
			t.Errorf("%s: got %+v, %v; want %v", text, found.Answer, err, want)
		}
	}
}

// TestNeighbors: a question without a verdict has decided ones beside it with the pages that decide them; one that has
// a verdict, a question for a fact and the second page of hits have none.
func TestNeighbors(t *testing.T) {
	s := loaded()
	for _, c := range []struct {
		text   string
		offset int
		want   bool
	}{
		{"do I have to show my hand when the spy looks at it twice", 0, true},
		{"do I have to show my hand when the spy looks at it twice", 10, false},
		{"flagship plus smithy, one more strength point?", 0, true},
		{"can the Arsonist burn the Town Hall", 0, false},
		{"what does the Arsonist cost", 0, false},
		{"which knights have 3 strength points", 0, false},
		{"spy set:grundspiel", 0, false},
	} {
		found, err := s.Search(context.Background(), search.Query{Text: c.text, Lang: catalog.EN, Offset: c.offset})
		if err != nil || len(found.Neighbors) > 0 != c.want {
			t.Errorf("%s: got %+v, %v", c.text, found.Neighbors, err)
		}
		if found.Answer != nil && found.Answer.Verdict != answer.Fact && len(found.Neighbors) > 0 {
			t.Errorf("%s: has neighbors beside the answer %q", c.text, found.Answer.Sentence)
		}
		for _, n := range found.Neighbors {
			if n.Verdict.Word(catalog.EN) == "" || !strings.HasPrefix(n.URL, "/en/") || !strings.HasSuffix(n.URL, n.ID) {
				t.Errorf("%s: neighbor %+v", c.text, n)
			}
		}
	}
}

// TestCardsBeside: a question without a verdict has the cards that it names beside it; one with a verdict has none.
func TestCardsBeside(t *testing.T) {
	s := loaded()
	for text, want := range map[string]string{
		"flagship plus smithy, one more strength point?": "/en/cards/flaggschiff /en/cards/schmiede",
		"can the Arsonist burn the Town Hall":            "",
		"what does the Arsonist cost":                    "",
	} {
		found, err := s.Search(context.Background(), search.Query{Text: text, Lang: catalog.EN})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, n := range found.Named {
			got = append(got, n.URL)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: got %v, want %s", text, got, want)
		}
	}
}

// TestEffectsBeside: what a named card does stands beside the question, under the edition asked.
func TestEffectsBeside(t *testing.T) {
	s := loaded()
	for _, c := range []struct {
		text, card, effect string
	}{
		{"Conflict is drawn, I've got Otto on the table. Do I lose two cards?", "konflikt", "greatest knight power"},
		{"Conflict is drawn, I've got Otto on the table. Do I lose two cards?", "otto-der-berserker", "no special"},
		{"a star against the Conflict, does that work?", "volksstimmung", "star"},
	} {
		found, err := s.Search(context.Background(), search.Query{Text: c.text, Lang: catalog.EN, Limit: 10})
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(found.Named, func(n answer.Named) bool { return n.ID == c.card })
		if i < 0 {
			t.Errorf("%s: %s is not named", c.text, c.card)
		} else if got := found.Named[i].Effect; !strings.Contains(got, c.effect) {
			t.Errorf("%s: %s does %q, want %q", c.text, c.card, got, c.effect)
		}
	}
}

// TestCorrected: names are corrected as the reader of questions does, and the other words as the index does.
func TestCorrected(t *testing.T) {
	for _, c := range []struct{ query, names, words, want string }{
		{"can the spi steel bildings", "can the spi steel buildings", "can the spy steel buildings",
			"can the spy steel buildings"},
		{"can the arsonst burn", "can the Arsonist burn", "can the arson burn", "can the Arsonist burn"},
		{"burn the tawnhall", "burn the Town Hall", "burn the town", "burn the Town Hall"}, // other words
		{"burn the tawnhall", "burn the Town Hall", "", "burn the Town Hall"},
	} {
		if got := corrected(c.query, c.names, c.words); got != c.want {
			t.Errorf("%s: got %q, want %q", c.query, got, c.want)
		}
	}
}

// TestDropContrary: the passage of a hit that shows another verdict than its article does not begin with the article's.
func TestDropContrary(t *testing.T) {
	c := consultation{s: loaded()}
	c.found.Lang = catalog.EN
	yes, no := rulings.Yes, rulings.No
	for _, x := range []struct {
		verdict       *rulings.Verdict
		snippet, want string
	}{
		{&no, "Yes. Several cards may block one building.", ""},
		{&yes, "Yes. Several cards may block one building.", "Yes. Several cards may block one building."},
		{&no, "Nothing forbids it.", "Nothing forbids it."},
		{nil, "Yes. Several cards may block one building.", "Yes. Several cards may block one building."},
	} {
		h := search.Hit{ID: "112.M.a", Verdict: x.verdict, Snippet: x.snippet} // its own answer is yes
		if c.dropContrary(&h); h.Snippet != x.want {
			t.Errorf("%q: got %q, want %q", x.snippet, h.Snippet, x.want)
		}
	}
	const text = "hat ein neuer zauberbund schon zauberkraft"
	found, err := loaded().Search(context.Background(), search.Query{Text: text, Lang: catalog.DE, Limit: 10})
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(found.Hits, func(h search.Hit) bool { return h.ID == "127.B.a" })
	if i < 0 || found.Hits[i].Verdict == nil || *found.Hits[i].Verdict != rulings.No {
		t.Fatalf("%s: 127.B.a does not show a no", text)
	}
	if got := found.Hits[i].Snippet; strings.HasPrefix(got, "Ja.") {
		t.Errorf("%s: the passage is %q", text, got)
	}
}

// TestMisread: an answer to a question with a misspelled word says how the question was read. If several words are
// misspelled, or an unknown word stands where a name would, there is no answer and no similar question, only what may
// be meant.
func TestMisread(t *testing.T) {
	s := loaded()
	for _, c := range []struct {
		text, lang string
		answered   bool
		readAs     string
		mean       string // what may be meant, "" if nothing
	}{
		{"can i burn the town hall", "en", true, "", ""},
		{"can i burn the tawnhall", "en", true, "can i burn the Town Hall", "can i burn the Town Hall"},
		{"kann ich das Ratthaus verbrennen", "de", true,
			"kann ich das Rathaus verbrennen", "kann ich das Rathaus verbrennen"},
		{"can the arsonst burn the tawn hall", "en", false, "", "can the Arsonist burn the Town Hall"},
		{"can the arsonist burn the libary", "en", false, "", "can the arsonist burn the Library"},
		{"arsnist toun hal", "en", false, "", "Arsonist Town Hall"},
		{"can the florbnix burn the library", "en", false, "", ""},
		{"cost<=", "de", false, "", ""},
	} {
		found, err := s.Search(context.Background(), search.Query{Text: c.text, Lang: catalog.Lang(c.lang)})
		if err != nil {
			t.Fatal(err)
		}
		readAs, mean := "", found.DidYouMean
		if found.Answer != nil {
			readAs = found.Answer.ReadAs
		}
		if mean == "" && len(found.Asks) > 0 {
			mean = found.Asks[0].Text
		}
		if answered := found.Answer != nil; answered != c.answered || readAs != c.readAs || mean != c.mean {
			t.Errorf("%s: answered %v, read as %q, may mean %q; want %+v", c.text, answered, readAs, mean, c)
		}
		if !c.answered && len(found.Neighbors) > 0 {
			t.Errorf("%s: has neighbors %v", c.text, found.Neighbors)
		}
		for _, h := range found.Hits {
			if !c.answered && h.Verdict != nil {
				t.Errorf("%s: the hit %s has a verdict", c.text, h.ID)
			}
		}
	}
}

// TestByReferee: only an answer that the engine has played says so.
func TestByReferee(t *testing.T) {
	s := loaded()
	for text, want := range map[string]bool{
		"can i burn the town hall":                                          true,
		"can the spy steal a bewitched church":                              false,
		"can the Arsonist burn the Fire Brigade":                            true, // it is refused
		"what does the Arsonist cost":                                       false,
		"which knights have 3 strength points":                              false,
		"is the citadel a city":                                             false,
		"is the Town Hall safe from the Arsonist":                           true,
		"can the Arsonist burn the Church if the Fire Brigade is bewitched": true,
	} {
		found, err := s.Search(context.Background(), search.Query{Text: text, Lang: catalog.EN})
		if err != nil {
			t.Fatal(err)
		}
		got := found.Answer != nil && found.Answer.ByReferee
		if got != want || got && found.Answer.Scenario == "" {
			t.Errorf("%s: by the referee %v, want %v: %+v", text, got, want, found.Answer)
		}
	}
}

// TestAnswerWhateverTheLimit: the answer to a question does not depend on how many hits are asked for.
func TestAnswerWhateverTheLimit(t *testing.T) {
	s := loaded()
	for _, c := range judgedLines(t, "table.tsv", 4) {
		var first *search.Result
		for _, limit := range []int{0, 1, 3, 10, 40} {
			found, err := s.Search(context.Background(), search.Query{Text: c[1], Lang: catalog.Lang(c[0]), Limit: limit})
			if err != nil {
				t.Fatal(err)
			}
			if limit > 0 && len(found.Hits) > limit {
				t.Errorf("%s: %d hits, want %d", c[1], len(found.Hits), limit)
			}
			if first == nil {
				first = &found
			}
			if !reflect.DeepEqual(first.Answer, found.Answer) || !reflect.DeepEqual(first.Neighbors, found.Neighbors) ||
				!reflect.DeepEqual(first.Hits[0].Verdict, found.Hits[0].Verdict) {
				t.Errorf("%s: with %d hits the answer is %+v, %+v; with 10 %+v, %+v", c[1], limit, found.Answer,
					found.Neighbors, first.Answer, first.Neighbors)
			}
		}
	}
}

// TestLeadingArticles: the card that an answer found by its deed comes first, and the articles about that card next.
func TestLeadingArticles(t *testing.T) {
	s, _ := Load(content.FS)
	for _, c := range []struct {
		text string
		lang catalog.Lang
	}{{"can i burn the town hall", catalog.EN}, {"darf ich das rathaus abfackeln", catalog.DE}} {
		found, err := s.Search(context.Background(), search.Query{Text: c.text, Lang: c.lang, Limit: 10})
		if err != nil || len(found.Hits) != 10 {
			t.Fatal(c.text, err, len(found.Hits))
		}
		var ids []string
		for _, h := range found.Hits {
			ids = append(ids, h.ID)
		}
		if ids[0] != "feuerteufel" || !slices.Contains(ids[:4], "112.G.a") || !slices.Contains(ids[:4], "112.G.d") {
			t.Errorf("%s: %v", c.text, ids)
		}
		slices.Sort(ids)
		if len(slices.Compact(ids)) != 10 {
			t.Errorf("%s: a hit is shown twice: %v", c.text, ids)
		}
	}
}

// TestCardHitIsNoAnswer: the hit whose card decides a question has the verdict, but its text does not begin with it,
// unless the card's label gives a reason: the text does not speak of the question alone.
func TestCardHitIsNoAnswer(t *testing.T) {
	s, _ := Load(content.FS)
	for _, c := range []struct {
		text, card, begins string
		verdict            bool // whether the text of the hit begins with the verdict
	}{
		{"is the trade fair worth two victory points", "handelsmesse", "Yes. The effect of the Trade Fair: ", false},
		{"does my public feeling begin with a single star", "volksstimmung", "Yes: It shows 1 star ", true},
	} {
		found, err := s.Search(context.Background(), search.Query{Text: c.text, Lang: catalog.EN, Limit: 3})
		if err != nil || found.Answer == nil || !strings.HasPrefix(found.Answer.Sentence, c.begins) {
			t.Errorf("%s: %v, %+v", c.text, err, found.Answer)
			continue
		}
		if h := found.Hits[0]; h.ID != c.card || h.Verdict == nil || strings.HasPrefix(h.Answer, "Yes") != c.verdict {
			t.Errorf("%s: %+v", c.text, h)
		}
	}
}
