package rulings

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
)

// realLibrary returns the library of the project's content.
func realLibrary(t *testing.T) *Library {
	t.Helper()
	cat, problems := catalog.Load(content.FS)
	lib, more := Load(content.FS, cat)
	if err := append(problems, more...).Err(); err != nil {
		t.Fatal(err)
	}
	return lib
}

func TestInflectedLinks(t *testing.T) {
	lib := realLibrary(t)
	for _, tc := range []struct {
		lang     catalog.Lang
		in, want string
	}{
		// After a determiner.
		{catalog.DE, "Der [[schwarzer-ritter]] kommt.", "Der Schwarze Ritter kommt."},
		{catalog.DE, "Ein [[schwarzer-ritter]] kommt.", "Ein Schwarzer Ritter kommt."},
		{catalog.DE, "Du spielst den [[schwarzer-ritter]].", "Du spielst den Schwarzen Ritter."},
		{catalog.DE, "mit deinem **[[schwarzer-ritter]]**", "mit deinem Schwarzen Ritter"},
		{catalog.DE, "die Wirkung des [[schwarzer-ritter]]", "die Wirkung des Schwarzen Ritters"},
		{catalog.DE, "das [[befestigtes-lager]]", "das Befestigte Lager"},
		{catalog.DE, "kein [[befestigtes-lager]]", "kein Befestigtes Lager"},
		{catalog.DE, "neben einem [[befestigtes-lager]]", "neben einem Befestigten Lager"},
		{catalog.DE, "einer [[heilige-staette]]", "einer Heiligen Stätte"},
		{catalog.DE, "jede [[heilige-staette]]", "jede Heilige Stätte"},
		{catalog.DE, "die [[goldene-zeiten]]", "die Goldenen Zeiten"},
		{catalog.DE, "den [[bettelmoenche]]", "den Bettelmönchen"},
		{catalog.DE, "beim [[alchimist]]", "beim Alchimisten"},
		{catalog.DE, "Der [[alchimist]]", "Der Alchimist"},
		{catalog.DE, "des [[medicus]]", "des Medicus"},
		{catalog.DE, "des [[haus-des-maezens]]", "des Hauses des Mäzens"},
		{catalog.DE, "des [[markt]]", "des Marktes"},
		{catalog.DE, "der zweite [[schwarzer-ritter]]", "der zweite Schwarze Ritter"},
		{catalog.DE, "einem\n2. [[schwarzer-ritter]]", "einem\n2. Schwarzer Ritter"}, // a list item begins
		{catalog.DE, "vom [[der-koloss-von-catan]]", "vom Koloss von Catan"},
		// After a preposition, or in a list of links.
		{catalog.DE, "mit [[schwarzer-ritter]]", "mit Schwarzem Ritter"},
		{catalog.DE, "gegen [[feuerteufel]], [[schwarzer-ritter]] oder [[karl-der-starke]]",
			"gegen Feuerteufel, Schwarzen Ritter oder Karl den Starken"},
		{catalog.DE, "gegen [[feuerteufel]], [[karl-der-starke]] hilft", "gegen Feuerteufel, Karl der Starke hilft"},
		{catalog.DE, "mit [[alchimist]]", "mit Alchimist"},
		{catalog.DE, "bei [[handelsherr-gunther]]", "bei Handelsherrn Gunther"},
		{catalog.DE, "durch [[der-koloss-von-catan]]", "durch den Koloss von Catan"},
		{catalog.DE, "von [[sigismund-der-seeheld]]", "von Sigismund dem Seehelden"},
		{catalog.DE, "von [[johanna]]", "von Johanna der Kriegerin"},
		{catalog.DE, "| mit [[diplomat]] | [[schwarzer-ritter]] |", "| mit Diplomat | Schwarzer Ritter |"},
		{catalog.DE, "Gegen den\n[[schwarzer-ritter]]", "Gegen den\nSchwarzen Ritter"},
		{catalog.DE, "Das hilft mit.\n\n[[schwarzer-ritter]]", "Das hilft mit.\n\nSchwarzer Ritter"},
		// Nothing governs it.
		{catalog.DE, "wie [[schwarzer-ritter]]", "wie Schwarzer Ritter"},
		{catalog.DE, "- [[schwarzer-ritter]]: nie", "- Schwarzer Ritter: nie"},
		{catalog.DE, "Die Karte [[schwarzer-ritter]]", "Die Karte Schwarzer Ritter"},
		{catalog.DE, "den [[schwarzer-ritter|schwarzen Kerl]]", "den schwarzen Kerl"},
		// Appositions.
		{catalog.DE, "Für [[guido]] gar nicht", "Für Guido gar nicht"},
		{catalog.DE, "- [[guido]]\n- b", "- Guido, der große Diplomat\n- b"},
		{catalog.DE, "- **[[guido]]:** b", "- Guido, der große Diplomat: b"},
		{catalog.DE, "| [[guido]] | 1 |", "| Guido, der große Diplomat | 1 |"},
		{catalog.DE, "wie [[ismai]] und [[samsor]].", "wie Ismai und Samsor."},
		{catalog.EN, "[[guido]] is a card.", "Guido is a card."},
		{catalog.EN, "This is [[guido]].", "This is Guido, the Great Diplomat."},
		{catalog.EN, "for [[anton-der-bankier]] and others", "for Anton the Banker and others"},
		// English articles in names.
		{catalog.EN, "Build the [[der-koloss-von-catan]].", "Build the Colossus of Catan."},
		{catalog.EN, "It is [[der-koloss-von-catan]].", "It is The Colossus of Catan."},
	} {
		if got := lib.Plain(tc.lang, tc.in); got != tc.want {
			t.Errorf("%q: got %q, want %q", tc.in, got, tc.want)
		}
		html := regexp.MustCompile(`</?[^>]*>`).ReplaceAllString(lib.HTML(tc.lang, tc.in), "")
		if want := strings.TrimLeft(tc.want, "- "); !strings.ContainsAny(tc.in, "|\n") && !strings.Contains(html, want) {
			t.Errorf("%q: got HTML %q, want %q", tc.in, html, want)
		}
	}
}

func TestInflectionMistakes(t *testing.T) {
	lib := realLibrary(t)
	for _, tc := range []struct {
		lang     catalog.Lang
		in, want string // want is part of the message, "" for none
	}{
		{catalog.DE, "die [[magisches-auge]]", "does not agree with [[magisches-auge]] (n)"},
		{catalog.DE, "alle [[hafen]]", "does not agree"},
		{catalog.DE, "alle [[hafen|Häfen]]", ""},
		{catalog.DE, "2 [[hafen]]", "a number before [[hafen]] needs the plural"},
		{catalog.DE, "2 Karten [[hafen]]", ""},
		{catalog.DE, "2002 [[johanna]]", ""},
		{catalog.DE, "der [[karl-der-starke]]", "a name without an article"},
		{catalog.DE, "auf [[karl-der-starke]]", "the case of [[karl-der-starke]] after “auf” is open"},
		{catalog.DE, "auf [[feuerteufel]]", ""},
		{catalog.DE, "aus [[set:t2002]]", "only names of cards are inflected"},
		{catalog.EN, "a [[kaperflotte]]", "is a plural (Privateers)"},
		{catalog.EN, "a [[kaperflotte]] card", ""},
		{catalog.EN, "The [[kaperflotte]] is", "write are, were, have or do"},
		{catalog.EN, "The [[hafen]] are", "write is, was or has"},
		{catalog.EN, "[[markt]] and [[hafen]] are", ""},
		{catalog.EN, "a [[erz-handelsflotte]]", "write an Ore Fleet"},
		{catalog.EN, "an [[erz-handelsflotte]]", ""},
		{catalog.EN, "An [[hafen]]", "write a Harbor"},
		{catalog.EN, "2 [[hafen]]", "needs the plural"},
	} {
		var ps catalog.Problems
		(&checker{Library: lib, ps: &ps}).checkNames(tc.lang, "f.md", 1, tc.in)
		switch got := ps.Err(); {
		case tc.want == "" && got != nil:
			t.Errorf("%q: got %v", tc.in, got)
		case tc.want != "" && (got == nil || !strings.Contains(got.Error(), tc.want)):
			t.Errorf("%q: got %v, want %q", tc.in, got, tc.want)
		}
	}
}

// TestAllLinks reads every text of the content as readers see it, and looks at the word before each card's name: a
// German article with the name in one of its forms, an English one of the right sound. It knows nothing of how the
// form was chosen: the forms come from the declension that the catalogue's golden file holds.
func TestAllLinks(t *testing.T) {
	cat, _ := catalog.Load(content.FS)
	r := load(content.FS, cat)
	ck := checker{Library: r.lib, ps: &r.ps}
	var links, articles int
	check := func(lang catalog.Lang, file, markdown string) {
		for _, m := range regexp.MustCompile(`\[\[([^\[\]|]+)\]\]`).FindAllStringSubmatchIndex(markdown, -1) {
			c := cat.Card(markdown[m[2]:m[3]])
			if c == nil {
				continue
			}
			links++
			name := r.lib.label(lang, c.ID, markdown[:m[0]], markdown[m[1]:])
			before := regexp.MustCompile(`(?:^|[\s(*„])(\p{L}+)\s+\**$`).FindStringSubmatch(markdown[:m[0]])
			if before == nil || compound.MatchString(markdown[m[1]:]) { // a Privateers card
				continue
			}
			word := strings.ToLower(before[1])
			right, known := phrases(c, lang, word)
			if !known {
				continue
			}
			articles++
			if !right[word+" "+name] {
				t.Errorf("%s: %s: %q is wrong", file, lang, before[1]+" "+name)
			}
		}
	}
	for _, lang := range catalog.Langs {
		for _, d := range r.drafts {
			for _, s := range d.parts[lang] {
				check(lang, d.File, s.Markdown)
			}
		}
		texts := ck.allTexts(content.FS, r.drafts, append(r.tables, r.mechanics, r.gaps, r.questions)...)
		for _, s := range texts {
			check(lang, s.File, s.Text.In(lang))
		}
	}
	t.Logf("%d links to cards without a label, %d of them behind an article", links, articles)
	if links < 2000 || articles < 500 {
		t.Errorf("only %d links, %d articles", links, articles)
	}
}

// phrases returns every right combination of a determiner and the card's name. known is false if word is not among the
// determiners that the test knows.
func phrases(c *catalog.Card, lang catalog.Lang, word string) (right map[string]bool, known bool) {
	right = map[string]bool{}
	if lang == catalog.EN {
		name := c.ShortTitle(catalog.EN)
		right[catalog.WithArticle(name)] = !c.IsPlural(catalog.EN)
		right["the "+strings.TrimPrefix(name, "The ")] = true
		return right, word == "a" || word == "an" || word == "the"
	}
	// By gender, for the nominative, accusative, dative and genitive.
	definite := map[catalog.Gender]string{"m": "der den dem des", "f": "die die der der", "n": "das das dem des",
		"plural": "die die den der"}
	indefinite := map[catalog.Gender]string{"m": "ein einen einem eines", "f": "eine eine einer einer",
		"n": "ein ein einem eines", "plural": "- - - -"}
	fused := map[string]string{"zum": "dem", "vom": "dem", "beim": "dem", "im": "dem", "am": "dem",
		"zur": "der", "ins": "das"}
	if full := fused[word]; full != "" {
		inner, _ := phrases(c, lang, full)
		for phrase := range inner {
			if name, ok := strings.CutPrefix(phrase, full+" "); ok {
				right[word+" "+name] = true
			}
		}
		return right, true
	}
	for k := catalog.Nominative; k <= catalog.Genitive && !c.Grammar.Proper; k++ {
		right[strings.Fields(definite[c.GermanGender()])[k]+" "+c.Inflected(k, catalog.Definite)] = true
		for _, stem := range []string{"", "k", "m", "d", "s"} {
			right[stem+strings.Fields(indefinite[c.GermanGender()])[k]+" "+c.Inflected(k, catalog.Indefinite)] = true
		}
	}
	return right, regexp.MustCompile(`^(?:d(?:er|ie|as|es|em|en)|[kmds]?ein(?:e[nmrs]?)?)$`).MatchString(word)
}

func ExampleLibrary_Plain() {
	cat, _ := catalog.Load(content.FS)
	lib, _ := Load(content.FS, cat)
	fmt.Println(lib.Plain(catalog.DE, "Gegen einen [[schwarzer-ritter]] hilft die [[kraeuterhexe]]."))
	// Output: Gegen einen Schwarzen Ritter hilft die Kräuterhexe.
}
