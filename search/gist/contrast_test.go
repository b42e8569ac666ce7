package gist

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestContrasts compares questions with precedents in much the same words: a verdict does not follow where they differ
// in something that may turn it around.
func TestContrasts(t *testing.T) {
	reader, gists := load(t)
	for _, c := range []struct {
		name          string
		lang          catalog.Lang
		verdict       rulings.Verdict // of the precedent
		asked, before string          // the question, and the precedent
		want          bool
	}{
		{"a denial of what is only supposed", "en", "no", "is flavo unique, though he is no knight",
			"is it true that flavo is not unique because he is no knight", true},
		{"both deny what they ask", "en", "no", "is flavo not unique because he is no knight",
			"is it true that flavo is not unique because he is no knight", false},
		{"an order that the question does not say", "en", "no", "may a wizard cast and recharge in the same turn",
			"may a wizard recharge and then cast in the same turn", true},
		{"the same order", "de", "no", "darf er erst aufladen und dann zaubern", "darf er aufladen und dann zaubern", false},
		{"the other order", "de", "no", "darf er erst zaubern und dann aufladen", "darf er aufladen und dann zaubern", true},
		{"a sentence before the question", "en", "yes", "he burned my library with the arsonist. does it go to my hand",
			"can the arsonist burn the library", true},
		{"a sentence that belongs to the question", "en", "yes", "i have the arsonist. can he burn the library",
			"can the arsonist burn the library", false},
		{"faces", "de", "yes", "bekomme ich bei der sonne gold", "bekomme ich bei der windmühle gold", true},
		{"faces, in other words", "de", "yes",
			"kriege ich gold bei der sonne", "bekomme ich bei der sonne gold", false},
		{"resources", "en", "yes", "does it bring wool at once", "does it bring grain at once", true},
		{"a name is no resource", "en", "yes",
			"may i trade grain with the wool fleet", "may i trade wool with the wool fleet", true},
		{"how a building is lost", "de", "yes", "nehme ich den markt beim abreißen auf die hand",
			"nehme ich den abgefackelten markt auf die hand", true},
		{"piles", "de", "no",
			"darf ich karten aus dem ausbaustapel nehmen", "darf ich karten aus der ablage nehmen", true},
		{"missing things", "de", "no", "geht eine zitadelle ohne zauberer", "geht zaubern ohne zitadelle", true},
		{"sides of a word", "en", "yes",
			"may i give two different ones for two alike", "may i give two alike for two different ones", true},
		{"which comes first", "en", "yes",
			"may i cast first and then charge", "may i charge first and then cast", true},
		{"numbers", "de", "yes", "bekomme ich 3 sterne", "bekomme ich 2 sterne", true},
		{"numbers in order", "en", "yes",
			"does a knight with 0 points drop to 1", "does a knight with 1 point drop to 0", true},
		{"a number more", "de", "yes", "darf ich 2 karten holen", "darf ich karten holen", true},
		{"a number more may be forbidden all the same", "de", "no",
			"darf ich 2 karten holen", "darf ich karten holen", false},
		{"bounds", "de", "yes", "darf ich mehr als zwei rohstoffe nehmen", "darf ich zwei rohstoffe nehmen", true},
		{"whose turn", "en", "yes", "may i pay it back on my opponent's turn", "may i pay it back", true},
		{"whose pile", "de", "yes",
			"darf ich eine karte unter den stapel des gegners legen", "darf ich eine karte unter einen stapel legen", true},
		{"what is needed", "en", "yes",
			"do i need a large harbor beside the harbor", "do i need a harbor beside the large harbor", true},
		{"what is built", "en", "yes", "i have a citadel, may i build johanna",
			"i have johanna, may i build a citadel", true},
		{"what is there already", "en", "no", "citadel already built, johanna still ok?",
			"johanna already built, citadel still ok?", true},
		{"a kind instead of another thing", "en", "yes", "can the spy steal the whole hand",
			"can the spy steal trade fleets from the hand", true},
		{"a kind less", "en", "yes", "can the spy steal from the hand",
			"can the spy steal trade fleets from the hand", false},
		{"one of them, and two", "de", "yes", "darf ich mit zwei zaubern zwei ereignisse entfernen",
			"darf ich mit einem zauber zwei ereignisse entfernen", true},
		{"what needs the other", "de", "yes", "braucht die wasserversorgung ein hospital",
			"brauche ich für das hospital eine wasserversorgung", true},
		{"what does so to the other", "en", "yes", "does a fleet make the shipyard cheaper",
			"does the shipyard make fleets cheaper", true},
		{"what turns into what", "en", "yes", "does the mint turn wool into gold",
			"does the mint turn gold into wool", true},
		{"must instead of may", "en", "yes",
			"must the challenged wizard pay for it", "may the challenged wizard pay for it", true},
		{"must as may, if not even that", "en", "no",
			"must the challenged wizard pay for it", "may the challenged wizard pay for it", false},
		{"right after", "de", "yes", "darf ich sven direkt nach der bestechung aktivieren",
			"darf ich sven in der runde nach der bestechung aktivieren", true},
		{"at once, though not at once allowed", "en", "yes",
			"can he cast spells immediately", "can he cast spells", true},
		{"as many", "de", "yes", "reichen gleich viele punkte", "reichen mehr punkte", true},
		{"won and lost", "de", "yes", "kostet mich ein gewonnener überfall das gold",
			"kostet mich ein verlorener überfall das gold", true},
		{"used and placed", "en", "no", "may i still use the residence", "may i still place the residence", true},
		{"had and have", "de", "no", "mein gegner hatte konrad, darf ich ihn bauen",
			"mein gegner hat konrad, darf ich ihn bauen", true},
		{"in the hand", "en", "yes", "can the witch hit a church in the hand", "can the witch hit a church", true},
		{"who wins", "en", "yes", "do i win with five units", "do the barbarians win with five units", true},
		{"after what", "de", "yes", "kann ein zauberer nach dem aufladen noch zaubern",
			"kann ein zauberer nach dem zaubern noch aufladen", true},
		{"then", "en", "yes", "can a wizard be fed and then cast", "can a wizard cast and then be fed", true},
		{"more of something than", "de", "yes", "siegen sie wenn ich mehr einheiten als klöster habe",
			"siegen sie wenn ich einheiten und klöster habe", true},
		{"at times", "en", "no", "can choosing a card be free", "is choosing a card free", true},
		{"how many of what", "de", "yes", "bringen zwei burgen zwei gold", "bringt eine burg zwei gold", true},
		{"how many of what, in other words", "de", "yes", "bringt die burg zwei gold", "bringt eine burg zwei gold", false},
		{"a number of points", "de", "yes", "bringt der koloss zwei punkte", "bringt der koloss zwei siegpunkte", false},
		{"a number before a compound", "en", "yes", "may four metropolis sites have units",
			"does a metropolis have four sites for units", false},
		{"what becomes what", "en", "yes", "does the kitchen turn wool into power",
			"does the kitchen turn power into gold", true},
		{"what becomes what, from which", "de", "yes", "macht das hospital aus einem rohstoff einen stern",
			"verwandelt das hospital einen stern in einen rohstoff", true},
		{"what for what", "de", "yes", "bekomme ich für zwei rohstoffe einen stern",
			"bekomme ich zwei rohstoffe für einen stern", true},
		{"where to and where from", "de", "yes", "darf ich gold auf den kolonialstützpunkt legen",
			"darf ich gold vom kolonialstützpunkt nehmen", true},
		{"where from and where it lies", "de", "yes", "darf ich mit gold vom kolonialstützpunkt bezahlen",
			"darf ich mit gold auf dem kolonialstützpunkt bezahlen", false},
		{"immune to and safe from", "en", "yes", "is the fleet immune to the civil war",
			"is the fleet safe from the civil war", false},
		{"several of what", "en", "yes", "do two toll stations give two gold",
			"does the toll station give two gold on the sun", true},
		{"several more", "en", "yes", "is the theater worth two extra cards", "is the theater worth two more cards", false},
		{"all of what", "de", "yes", "verdoppelt das sägewerk den ertrag bei jedem wald",
			"verdoppelt das sägewerk den ertrag bei einem wald", true},
		{"not all of what", "de", "yes", "verdoppelt das sägewerk den ertrag bei einem wald",
			"verdoppelt das sägewerk den ertrag bei jedem wald", false},
		{"on whose pile", "de", "yes", "kommt meine flotte auf die ablage meines mitspielers",
			"kommt die flotte auf den ablagestapel", true},
		{"on whose pile, in other words", "de", "yes", "kommt die flotte auf die ablage dessen, dem sie gehört",
			"kommt die flotte auf die ablage", true},
		{"the opponent's, and not from him", "de", "yes", "reicht die kirche vom gegner für die metropole",
			"reicht die gegnerische kirche für die metropole", false},
		{"first and then", "de", "yes", "darf ein zauberer erst kraft tanken und anschließend zaubern",
			"darf ein zauberer erst zaubern und dann aufgeladen werden", true},
		{"first and afterwards", "en", "yes", "may i recharge a wizard first and cast with him afterwards",
			"may a wizard be recharged after casting", true},
		{"behind a clause", "de", "yes", "darf ein zauberer zaubern, nachdem ich ihn aufgeladen habe",
			"darf ein zauberer nach dem zaubern noch aufgeladen werden", true},
		{"the same order", "de", "yes", "darf ich richard aktivieren, nachdem ich ihn bestochen habe",
			"darf ich richard nach der bestechung aktivieren", false},
		{"the same order, with first and then", "en", "yes", "may a wizard cast first and then be recharged",
			"may a wizard be recharged after casting", false},
		{"only who", "en", "no", "may i play the black knight if only my opponent has a knight",
			"only i have a knight, may i play the black knight", true},
		{"only the same", "de", "no", "darf ich ihn spielen wenn nur der gegner einen ritter hat",
			"darf ich ihn spielen wenn nur mein gegner einen ritter hat", false},
		{"only what", "de", "yes", "verliere ich nur wolle", "verliere ich nur erz und wolle", true},
		{"only what, in another order", "de", "yes",
			"verliere ich nur wolle und erz", "verliere ich nur erz und wolle", false},
		{"only what he does", "en", "yes", "may i play the spy if he only holds buildings",
			"may i play the spy if he holds only buildings", false},
		{"what protects from what", "en", "yes", "does the plague protect against the aqueduct",
			"does an aqueduct protect all my cities from the plague", true},
		{"what protects what", "en", "yes", "does the arsonist protect the fire brigade",
			"does the fire brigade protect itself from the arsonist", true},
		{"what is immune to what", "en", "yes", "does the arsonist protect the fire brigade",
			"is the fire brigade immune to the arsonist", true},
		{"whose points are doubled", "de", "yes", "verdoppelt der markt den großen hafen",
			"verdoppelt der große hafen die handelspunkte vom markt", true},
		{"what makes what cheaper", "de", "yes", "macht ein ritter die burg billiger",
			"macht die burg ritter einen rohstoff billiger", true},
		{"what brings gold where", "de", "yes", "bringt der buchdruck gold auf den kolonialstützpunkt",
			"darf gold vom buchdruck auf den kolonialstützpunkt", false},
		{"what came first", "en", "yes", "are johanna and a citadel allowed together if the citadel came first",
			"are johanna and a citadel allowed together if johanna came first", true},
		{"what is there already, and the other built", "en", "no", "johanna is out and now i want a citadel. may i build it",
			"i already have a citadel, may i still build johanna", true},
		{"the same case", "en", "no", "if i have a citadel, may i build johanna",
			"i already have a citadel, may i still build johanna", false},
		{"what is only supposed", "en", "yes", "is the robber baron's castle removed by trade points",
			"do i get my commerce points back when the robber baron's castle is removed", true},
		{"what is done meanwhile", "en", "no", "may i search the discard pile while playing guido",
			"may i rearrange the discard pile while searching with guido", true},
		{"what is supposed, said briefly", "de", "yes", "darf ich eine verhexte kirche abreißen",
			"darf ich die kirche abreißen wenn sie verhext ist", false},
		{"something on it", "de", "no", "darf ich mit dem feuerteufel etwas auf einer straße abfackeln",
			"darf ich mit dem feuerteufel eine straße abfackeln", true},
		{"what stands around it", "en", "no", "can the other buildings around a fire brigade be burned down",
			"can a fire brigade be burned down", true},
		{"what stands where", "de", "no", "darf ich in einer stadt einen ritter abreißen",
			"darf ich in der stadt einen ritter abreißen", false},
		{"whose thing, and when", "en", "yes", "may my opponent use my palace on their sun",
			"may my opponent use their palace on my sun", true},
		{"whose turn, in other words", "en", "yes", "used in my own turn already, may i use it again in his turn",
			"used on my turn, may i use it again on my opponent's turn", false},
		{"advice", "en", "no", "may i start with wizards", "should i start with wizards", true},
		{"out of what, in one word", "de", "yes", "macht die zauberküche aus rohstoffen zauberkraft",
			"ich habe zauberkraft, kann ich mit der zauberküche rohstoffe daraus machen", true},
		{"into what, without an article", "de", "yes", "macht die zauberküche aus rohstoffen zauberkraft",
			"kann die zauberküche zauberkraft in rohstoffe verwandeln", true},
		{"into it, or it", "de", "yes", "tauscht die münzgießerei rohstoffe 1:1 in gold",
			"tauscht die münzgießerei gold 1:1", true},
		{"a fleet is no trade", "en", "yes", "keeps the cathedral trade fleets safe in a civil war",
			"does the cathedral protect trade fleets from the civil war", false},
		{"said of a thing", "de", "no", "darf ein zauberer, den ich aufgeladen habe, im zug des gegners zaubern",
			"darf ich einen zauberer im zug des gegners aufladen", true},
		{"whose card", "en", "yes", "do i get three stars for the epic and his library",
			"do i get three stars for the epic with a library", true},
		{"whose card", "de", "yes", "bekomme ich für das epos drei sterne durch seine bibliothek",
			"bekomme ich mit einer bibliothek drei sterne für das epos", true},
		{"whose card, on which something lies", "en", "yes", "can i put a witch on his pawned building",
			"can i put a witch on a pawned building", false},
		{"what belongs to a card", "en", "yes", "does the treasure fleet bring its resources",
			"does the treasure fleet bring resources", false},
		{"the playing, not the effect", "en", "yes", "does countermagic stop the spy from being played",
			"can countermagic stop the spy", true},
		{"the playing, not the effect", "de", "yes", "verhindert das zauberveto dass der spion gespielt wird",
			"kann das zauberveto den spion stoppen", true},
		{"played to stop it", "en", "yes", "may i play countermagic to stop the spy", "can countermagic stop the spy", false},
		{"for whom", "de", "no", "zählen meine straßen für die barbaren",
			"zählen meine straßen beim barbarenüberfall für mich", true},
		{"for whom", "en", "yes", "do my roads count for me", "do roads count for the barbarians", true},
		{"for another side", "de", "yes", "zählen flotten für die barbaren",
			"zählen flotten beim barbarenüberfall mit", true},
		{"for my side", "de", "yes", "zählen flotten beim barbarenüberfall für mich",
			"zählen flotten beim barbarenüberfall mit", false},
		{"for the same ones", "en", "yes", "do my roads count for the barbarians",
			"do roads count for the barbarians", false},
		{"always", "de", "yes", "bringt baroc immer erz", "bringt baroc erz", true},
		{"always so, then also now", "de", "yes", "bringt baroc erz", "bringt baroc immer erz", false},
		{"after the game", "en", "no", "must i return the stolen card at the end of the game",
			"must i give back a card stolen with the spy", true},
		{"after the game, too", "de", "yes", "muss ich die gestohlene karte nach dem spiel zurückgeben",
			"muss ich gestohlene karten am ende des spiels zurückgeben", false},
		{"what is hit, not what lies there", "en", "no", "can courage hit the philosopher's stone",
			"may i play courage while a philosopher's stone is in play", true},
		{"what is hit, not what hinders", "de", "yes", "kann die dreifelderwirtschaft den stein der weisen treffen",
			"dreifelderwirtschaft trotz stein der weisen erlaubt", true},
		{"what lies there", "de", "no", "darf ich den spion trotz stein der weisen spielen",
			"spion trotz stein der weisen", false},
		{"a verb that is not read", "en", "yes", "can the arsonist copy the library",
			"can the arsonist torch the library", true},
		{"to have so many", "en", "yes", "can i have five citadels", "are there five citadels", true},
		{"what is made of what", "de", "yes", "macht die materialisation aus einer stadt eine siedlung",
			"macht die materialisation aus einer siedlung eine stadt", true},
		{"what is done already", "en", "yes", "can my witch go on a building he has already pawned",
			"witch on a pawned building legal?", false},
		{"together", "en", "no", "do the library and the abbey raise it by one",
			"do the library and the abbey together raise it by one", true},
		{"a sum, and each of them", "de", "yes", "bringen bibliothek und kloster zusammen 1 karte mehr",
			"bringen bibliothek und kloster 1 karte mehr", true},
		{"a sum of several", "de", "yes", "bringen zwei zollstationen zusammen vier gold",
			"bringen zwei zollstationen vier gold", false},
		{"the price of so many", "de", "no", "kostet das aussuchen von zwei karten zwei rohstoffe",
			"kostet das aussuchen zwei rohstoffe", true},
		{"who leads", "en", "no", "may i play courage if my opponent leads and has no stars",
			"may i play courage if i lead and the opponent has no stars", true},
		{"who leads, in a clause before the question", "de", "no",
			"mein gegner liegt vorn und hat keine sterne, darf ich courage spielen",
			"ich liege vorn und er hat keine sterne, darf ich courage spielen", true},
		{"who holds them, as far as somebody knows", "en", "yes", "i know he holds buildings. may i play the spy",
			"may i play the spy if my opponent holds buildings", false},
		{"whom somebody attacks", "en", "yes", "if i attack my opponent with a spy, do i roll",
			"if i attack with a spy, do i roll", false},
		{"whose citadel", "en", "no", "can i build johanna if my opponent has a citadel",
			"citadel already built, johanna still ok?", true},
		{"whose citadel, if he builds", "en", "no", "can my opponent build johanna if i have a citadel",
			"citadel already built, johanna still ok?", true},
		{"one's own citadel", "en", "no", "can i build johanna if i have a citadel",
			"citadel already built, johanna still ok?", false},
		{"whose card it is", "en", "no", "do i choose the knight for my opponent's imelda",
			"may i choose the knight with imelda", true},
		{"whose pile, if he acts", "en", "yes", "may my opponent take cards from my discard pile with the palace",
			"can the palace take any card from the discard pile", true},
		{"so many copies", "de", "no", "erhöhen zwei bibliotheken das handkartenlimit um zwei",
			"erhöht die bibliothek das handkartenlimit um zwei", true},
		{"what it counts as", "de", "yes", "darf ich eine verhinderte karte noch einmal spielen",
			"gilt eine verhinderte karte als gespielt", true},
	} {
		q, p := reader.ReadIn(c.asked, c.lang), reader.ReadIn(c.before, c.lang)
		before := gists.Read(&p, c.lang)
		if got := gists.Read(&q, c.lang).Contrasts(before, c.verdict); got != c.want {
			t.Errorf("%s: %q and %q contrast: %v", c.name, c.asked, c.before, got)
		}
	}
}

// TestRivals: no word has two meanings among the rivals, so that what a text says never depends on their order.
func TestRivals(t *testing.T) {
	of := map[string]string{}
	for family, meanings := range rivals {
		for meaning, words := range meanings {
			for _, w := range strings.Fields(words) {
				if before := of[w]; before != "" {
					t.Errorf("%q means %s and %s", w, before, family+":"+meaning)
				}
				of[w] = family + ":" + meaning
				if stem, star := strings.CutSuffix(w, "*"); star && len(stem) < minPrefix {
					t.Errorf("%q is too short for a star: %d letters at least", w, minPrefix)
				}
			}
		}
	}
}

// TestOpposedPlayer: who wins must be the same, also where two questions have the same words.
func TestOpposedPlayer(t *testing.T) {
	reader, _ := load(t)
	for _, c := range []struct {
		asked, before string
		want          bool
	}{
		{"do i win a tie against the barbarians", "do the barbarians win a tie", true},
		{"do i win a tie against the barbarians", "do i win a tie", false},
	} {
		q, p := reader.ReadIn(c.asked, catalog.EN), reader.ReadIn(c.before, catalog.EN)
		if got := Opposed(&q, &p, rulings.Yes); got != c.want {
			t.Errorf("%q and %q are opposed: %v", c.asked, c.before, got)
		}
	}
}
