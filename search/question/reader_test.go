package question

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/content"
)

var load = sync.OnceValue(func() *Reader {
	cat, _ := catalog.Load(content.FS)
	r, err := NewReader(cat, []Name{{ID: "glossar.siegpunkt", Names: catalog.Words{DE: []string{"Siegpunkt"}}}})
	if err != nil {
		panic(err)
	}
	return r
})

// summary writes down what was read: words of the question first, then who does what to whom.
func summary(q Question, cat *catalog.Catalog) string {
	var out []string
	add := func(name string, list ...string) {
		if len(list) > 0 && list[0] != "" {
			out = append(out, name+"="+strings.Join(list, ","))
		}
	}
	list := func(name string, mentions []Mention) {
		var names []string
		for _, m := range mentions {
			n := m.Card + m.Set + m.Face
			if n == "" {
				n = string(m.Type) + m.Class + m.Term
			}
			for _, s := range m.States {
				n = s.ID + " " + n
			}
			names = append(names, strings.TrimSpace(m.Side+" "+n))
		}
		add(name, names...)
	}
	add("ask", q.Asks...)
	for _, v := range q.Verbs {
		add("verb", v.ID)
	}
	for _, s := range q.States {
		add("state", s.ID)
	}
	add("topic", q.Topics...)
	add("place", q.Places...)
	add("number", q.Numbers...)
	add("player", q.Player)
	add("edition", string(q.Edition))
	add("game", string(q.Game))
	f := q.Frame(cat)
	list("actor", f.Actors)
	list("object", f.Objects)
	list("against", f.Against)
	list("rest", f.Rest)
	for name, is := range map[string]bool{"not": q.Not, "it": q.It, "own": q.Own, "complex": q.Complex} {
		if is {
			add("is", name)
		}
	}
	add("unread", q.Unread...)
	for _, g := range q.Guesses {
		add("guess", g.Card)
	}
	return strings.Join(out, " ")
}

func TestRead(t *testing.T) {
	for text, want := range map[string]string{
		"can i burn the town hall":                            "verb=burn player=me object=rathaus",
		"Kann der Feuerteufel das Rathaus abfackeln?":         "verb=burn actor=feuerteufel object=rathaus",
		"fackelt der Feuerteufel das Rathaus ab":              "verb=burn actor=feuerteufel object=rathaus",
		"Kann das Rathaus vom Feuerteufel abgebrannt werden?": "verb=burn actor=feuerteufel object=rathaus",
		"Can the Town Hall be burnt down by the Arsonist?":    "verb=burn actor=feuerteufel object=rathaus",
		"Kann den Pippin der Schwarze Ritter erschlagen?":     "verb=slay actor=schwarzer-ritter object=pippin-der-kurze",
		"darf ich das Sägewerk in eine Siedlung bauen":        "verb=build player=me object=saegewerk rest=siedlung",
		"Kann ich mit dem Schwarzen Ritter Karl den Starken besiegen?": "verb=slay player=me actor=schwarzer-ritter " +
			"object=karl-der-starke",
		"verhexte Feuerwache abfackeln":                       "verb=burn object=bewitched feuerwache",
		"Feuerwache verhext":                                  "object=bewitched feuerwache",
		"does the Church protect knights from the Civil War?": "verb=protect actor=kirche object=knight against=buergerkrieg",
		"schützt Feuerwache das Rathaus vorm Brandstifter": "verb=protect actor=feuerwache object=rathaus " +
			"against=feuerteufel",
		"is the town hall safe from the witch":    "state=safe actor=rathaus against=hexe",
		"hexe feuerwache":                         "actor=hexe object=feuerwache",
		"kann ich die Kirche hexen":               "verb=bewitch player=me object=kirche",
		"was kostet die Hexe":                     "ask=how-much actor=hexe",
		"wie viele Siegpunkte bringt das Rathaus": "ask=how-many verb=give topic=victory actor=rathaus",
		"May I have two Smithies?":                "verb=have number=2 player=me object=schmiede",
		"darf der Spion 2003 im Grundspiel Gebäude stehlen": "verb=steal edition=2003 game=basic actor=spion " +
			"object=building",
		"in the old rules, could the Spy take buildings?":   "verb=take edition=1998 actor=spion object=building",
		"der spion nimmt mir die schmiede von der hand weg": "verb=take place=hand actor=spion object=schmiede",
		"can I burn my own Town Hall":                       "verb=burn player=me object=own rathaus is=own",
		"treasure fleet 2:1":                                "number=2:1 object=schatzflotte",
		"tauscht die Erzflotte 2:1: ja?":                    "verb=trade number=2:1",
		"can i burn the Town Hall of my opponent":           "verb=burn player=me object=theirs rathaus",
		"can i burn the Town Hall of the other player":      "verb=burn player=me object=theirs rathaus",
		"kann ich das Rathaus meiner Gegnerin abfackeln":    "verb=burn player=me object=theirs rathaus",
		"kann ich das Rathaus von dem Gegner abfackeln":     "verb=burn player=me object=theirs rathaus",
		"can the Arsonist burn it":                          "verb=burn actor=feuerteufel is=it",
		"kann der Spion keine Gebäude stehlen":              "verb=steal actor=spion object=building is=not",
		"Ist die Kirche sicher, wenn die Hexe brennt?":      "is=complex",
		"can the arsonst burn the Library":                  "verb=burn object=bibliothek unread=arsonst guess=feuerteufel",
		"kann der feuerteuffel brennen":                     "verb=burn unread=feuerteuffel guess=feuerteufel",
		"can the zorgblat burn":                             "verb=burn unread=zorgblat",
		"Großer Hafen als Hafen":                            "object=grosser-hafen rest=hafen",
		"":                                                  "",
		"?!":                                                "",
	} {
		q := load().Read(text, catalog.DE)
		if got := summary(q, load().cat); !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("%s\n got %s\nwant %s", text, got, want)
		}
	}
}

// TestReadingKeepsItems: reading items leaves them as they are, so that a second reading of the same items begins where
// the first one began.
func TestReadingKeepsItems(t *testing.T) {
	r := load()
	for _, text := range []string{
		"Versetzt der Pfandleiher die Kirche, darf ich dann den Spion versetzen?",
		"kann der Schwarze Ritter den Ritter hexen, wenn die Hexe brennt",
		"may I play the Spy to spy, or trade with the Trader",
	} {
		for _, lang := range catalog.Langs {
			words := split(text)
			items := covers(words, r.lexicons[lang]().items(words, nil))
			var before [][]entry
			for _, it := range items {
				before = append(before, slices.Clone(it.meanings))
			}
			r.readItems(text, lang, words, items, nil)
			for i, it := range items {
				if !reflect.DeepEqual(it.meanings, before[i]) {
					t.Errorf("%s: the meanings of item %d are %v, want %v", text, i, it.meanings, before[i])
				}
			}
		}
	}
}

// TestNamesAreRead: every name of every card is read as that card, in its own language and without the other words of
// the vocabulary getting in the way.
func TestNamesAreRead(t *testing.T) {
	r := load()
	for _, k := range r.cat.Cards {
		for _, lang := range catalog.Langs {
			frame := map[catalog.Lang]string{catalog.DE: "was kostet %s", catalog.EN: "what does the %s cost"}[lang]
			q := r.ReadIn(fmt.Sprintf(frame, k.Name.In(lang)), lang)
			if cards := q.Cards(); len(cards) != 1 || cards[0] != k.ID || len(q.Unread) > 0 {
				t.Errorf("%s: read %v, unread %q, want %s", q.Text, cards, q.Unread, k.ID)
			}
		}
	}
}

// TestInflectedNames: a German name is read in every case.
func TestInflectedNames(t *testing.T) {
	r := load()
	for _, k := range r.cat.Cards {
		for c := catalog.Nominative; c <= catalog.Genitive; c++ {
			q := r.ReadIn("was ist mit "+k.WithDefinite(catalog.DE, c), catalog.DE)
			if cards := q.Cards(); len(cards) != 1 || cards[0] != k.ID {
				t.Errorf("%s: read %v, want %s", q.Text, cards, k.ID)
			}
		}
	}
}

// FuzzRead: any text is read without a panic, and what is cited of it occurs in it.
func FuzzRead(f *testing.F) {
	for _, s := range []string{"can i burn the town hall", "Kann der Feuerteufel das Rathaus abfackeln?", "ab",
		"nach 2003",
		"\x00\xff ä’s ’", "Statue „Geliebter Fürst“ auf 2 Türme!", strings.Repeat("feuer ", 300)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, lang := range catalog.Langs {
			q := load().Read(text, lang)
			q.Frame(load().cat)
			if n := len(q.Mentions) + len(q.Verbs) + len(q.Unread); n > maxWords {
				t.Errorf("%d parts of at most %d words", n, maxWords)
			}
			for _, w := range q.Unread {
				if !strings.Contains(q.Text, w) {
					t.Errorf("unread %q is not in the text", w)
				}
			}
		}
	})
}

// TestPlayer: the player who acts is the one of the question proper, also if a clause beside it names the other.
func TestPlayer(t *testing.T) {
	for text, want := range map[string]string{
		"Darf ich den Tjost spielen, obwohl der Gegner keinen Ritter hat?": "me",
		"Gegner hat keinen Ritter, darf ich Tjost spielen?":                "me",
		"Bekomme ich Gold, wenn der Gegner eine Karawane spielt?":          "me",
		"Kann mein Gegner die Kirche bauen, wenn ich eine habe?":           "them",
	} {
		if q := load().ReadIn(text, catalog.DE); q.Player != want {
			t.Errorf("%s: %s acts, want %s", text, q.Player, want)
		}
	}
	for text, want := range map[string]string{
		"may I burn a building in the city where he has a Fire Brigade": "me",
		"his Arsonist failed, do I roll again if he asks":               "me",
		"does he lose it if I build a Church":                           "them",
	} {
		if q := load().ReadIn(text, catalog.EN); q.Player != want {
			t.Errorf("%s: %s acts, want %s", text, q.Player, want)
		}
	}
}

// TestContractions: what English contracts of to have is read as if it were written out.
func TestContractions(t *testing.T) {
	r := load()
	for _, c := range [][2]string{
		{"I've got one Church", "I have one Church"}, {"I’ve one Church", "I have one Church"},
		{"he's got a Church", "he has a Church"}, {"I have got a Church", "I have a Church"},
	} {
		short, long := r.ReadIn(c[0], catalog.EN), r.ReadIn(c[1], catalog.EN)
		short.Text, short.Undated = long.Text, long.Undated
		if !reflect.DeepEqual(short, long) {
			t.Errorf("%s: got %+v, want %+v", c[0], short, long)
		}
	}
	if q := r.ReadIn("what's the Church's cost", catalog.EN); slices.ContainsFunc(q.Verbs, func(v Verb) bool {
		return v.ID == "have"
	}) {
		t.Errorf("a genitive is read as to have: %+v", q)
	}
}

// TestDoers: a question means the only card that does what its verb says, or that brings about a state; but no card
// that it names, and none of several.
func TestDoers(t *testing.T) {
	r := load()
	for text, want := range map[string][]string{
		"may I pawn the Church":                            {"pfandleiher"},
		"does a bewitched Church protect from the Plague":  {"hexe"},
		"can the Pawnbroker pawn the Church":               nil,
		"may I hit the Church":                             nil,
		"does a bewitched Church protect me from my Witch": nil,
	} {
		q := r.ReadIn(text, catalog.EN)
		if got := q.Doers(); !slices.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", text, got, want)
		}
	}
}

// TestForeignNames: players of either language know the names of the other, but short ones are words of their own: the
// German *Bad* is no bad card in English.
func TestForeignNames(t *testing.T) {
	r := load()
	for _, c := range []struct {
		text string
		lang catalog.Lang
		card string // "" if it names none
	}{
		{"I drew bad landscapes", catalog.EN, ""},
		{"is my Badhaus safe", catalog.EN, "badhaus"},
		{"schützt mein Bad", catalog.DE, "badhaus"},
		{"schützt mein Bath House", catalog.DE, "badhaus"},
	} {
		q := r.ReadIn(c.text, c.lang)
		if got := strings.Join(q.Cards(), " "); got != c.card {
			t.Errorf("%q names %q, want %q", c.text, got, c.card)
		}
	}
}
