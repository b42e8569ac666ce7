package answer

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/casebook"
)

// TestMeeting: questions about two cards that are not read completely get what the two do to each other, without a
// verdict; others get nothing.
func TestMeeting(t *testing.T) {
	a := load()
	for _, c := range []struct {
		text string
		lang catalog.Lang
		want string // part of the sentence; "" for no answer
	}{
		{"Hab den Bischof, er perlt den Feuerteufel ab?", catalog.DE,
			"Zu diesen beiden Karten allgemein: Der Bischof schützt Gebäude vor dem Feuerteufel"},
		{"does the arsonist tickle the library", catalog.EN, "About these two cards in general: the Arsonist can"},
		{"are libraries taxed in the riots", catalog.EN, "have no effect on each other"},
		{"wachstum stadt schnäppchen", catalog.DE, "Wachstum"},
		{"was bringt die Bibliothek dem Epos", catalog.DE, "mehr Sterne"},
		{"does the witch tickle the counting house", catalog.EN, "Condition: 2 wizards"},
		{"nervt Courage den Stein der Weisen", catalog.DE, "Courage darf nicht gespielt werden"},
		{"kitzelt die Hexe das Rathaus", catalog.DE, "Bedingung: 2 Zauberer"},
		{"does Hor snuggle with the Border Conflict", catalog.EN, "Hor protects against the Border Conflict"},
		{"Garnison: Erz beim Überfall", catalog.DE, ""}, // the card, or the club on the die
		{"Er nennt beim Überfall meinen Triumphbogen. Muss ich ihn zurücknehmen?", catalog.DE,
			"Der Überfall kann den Triumphbogen"},
		{"does the bordello tickle Sven", catalog.EN, ""},                        // who has no strength
		{"does the arsonist tickle me", catalog.EN, ""},                          // one card
		{"arsonist, spy and library in a row", catalog.EN, ""},                   // three
		{"may a bewitched library tickle the arsonist", catalog.EN, ""},          // a state
		{"does the arsonist tickle two libraries", catalog.EN, ""},               // a number
		{"the arsonist fizzles the brawny gooey harbor masters", catalog.EN, ""}, // names of which much is unknown
		{"library without an arsonist", catalog.EN, ""},                          // without it
		{"does the arsonist tickle the city", catalog.EN, ""},                    // a place
		{"does my arsonist tickle my own library", catalog.EN, ""},               // one's own
		{"does my opponent's bishop tickle my arsonist", catalog.EN, ""},         // the other player's help
		{"who is stronger, Karl or Gotz", catalog.EN, ""},                        // alternatives
		{"what helps besides the bishop against the arsonist", catalog.EN, ""},   // another one
		{"Kostet das Badhaus gleich viel wie die Kirche?", catalog.DE, ""},       // costs, and nothing between them
		{"was passiert mit der Gilde der Handelsherren, wenn das Handelskontor weg ist", catalog.DE, ""},
		{"was macht das Flaggschiff gegen die Kaperflotte?", catalog.DE, ""},
		{"protects the Watchtower snugly from the Arsonist", catalog.EN, ""}, // what the Arsonist does
		{"could the Civil War once tickle the Privateers", catalog.EN, ""},   // former rules
		{"schützt die Große Mauer mollig vor dem Schwarzen Ritter", catalog.DE, ""},
		{"Brauche ich selbst eine Stadt, um ein Bordell zu bauen?", catalog.DE, ""}, // the opponent's city
		{"does the band of merchants tickle the counting house", catalog.EN, ""},    // a part of another name
		{"A Witch sits on my Smithy. Do my knights tickle it?", catalog.EN, "In general: a bewitched building loses"},
		{"Er hat ne Hexe auf mein Gericht gelegt. Zählt jetzt wieder die Sieben?", catalog.DE, "Allgemein: Ein verhextes"},
		{"Mein Baukran ist verpfändet. Wird der Koloss trotzdem billiger?", catalog.DE, "es wirkt nicht"},
		{"Dogma auf die Kirche: ist Karl dann im Bürgerkrieg wieder dran?", catalog.DE, "verliert seine Funktionen"},
		{"He has a Dogma on my Church. Can I still build a Metropolis?", catalog.EN, "loses its functions"},
		{"I bribed his Götz. Can he build Götz again?", catalog.EN, "Gotz Ironfist is unique"},
		{"All his buildings sit in the city with the Fire Brigade. Can I still torch one?", catalog.EN, ""}, // a place
		{"Seuche und ich hab die Wasserversorgung verpfändet. Verlier ich Rohstoffe?", catalog.DE, "wirkt nicht"},
		{"Does Karl win the knights' tournament over Falk?", catalog.EN, ""},
		{"Wird Lothar auch neu ausgewürfelt wenn der Gegner dran ist?", catalog.DE, ""},
		{"Darf ich im Turnier einen vierten Spion aus nem zweiten Grundspiel reinnehmen?", catalog.DE, ""},
		{"Bath House bewitched and the Plague comes. Am I hit?", catalog.EN, "a bewitched building loses"},
		{"Schnapsbrennerei neben Gebirge?", catalog.DE, ""},
		{"My Fire Brigade is bewitched. Is it safe from the Arsonist?", catalog.EN, ""}, // a property
		{"Er hat schon Karl draußen. Meiner darf trotzdem rein, oder?", catalog.DE, "Karl der Starke ist einmalig"},
		{"He has Karl out already. May I bribe him?", catalog.EN, ""},
		{"Three stars on Public Feeling: can my Spy come back?", catalog.EN, "brings back only"},
		{"Bei ihm liegt Otto (3) und Siegfried (1). Darf die Raubritterburg hin?", catalog.DE, "mehr als 3"},
		{"Ich hab nur zwei Gold. Kann ich seinen Falk bestechen?", catalog.DE, "Die Bestechung kostet 3 Gold"},
		{"Only got one wizard. Can I play the Witch on his Counting House?", catalog.EN, "condition of the Witch: 2 wizards"},
		{"Er hat 5 Stärke. Darf ich ihm die Raubritterburg hinstellen?", catalog.DE, "höchstens drei Stärkepunkte"},
		{"My opponent has no knights. May I bribe?", catalog.EN, "condition of Bribery: a knight"},
		{"His Counting House is out. Is that enough for my Distillery?", catalog.EN,
			"only if its player has the Counting House"},
		{"With one citadel may I build the philosopher's stone?", catalog.EN, "2 × a Citadel; 2 wizards"},
		{"Is one citadel enough for the philosopher's stone?", catalog.EN, "2 × a Citadel; 2 wizards"},
		{"Darf ich Johanna bauen, wenn mein Gegner eine Zitadelle hat?", catalog.DE, "Voraussetzung für Johanna"},
		{"Verliert eine verhexte Bibliothek ihren Siegpunkt?", catalog.DE, "verliert alle Funktionen und Punkte"},
		{"Does a pawned fire brigade protect my library in the same city?", catalog.EN, "does not work until"},
		{"can I stick an aqueduct next to a plain settlement", catalog.EN, "cannot be built at the Settlement"},
		// leave to do something despite a card
		{"Could I play the spy with the philosopher's stone in play in 1998?", catalog.EN, ""},
		{"Could Richard be converted with the stone in 1999?", catalog.EN, ""},
		{"Darf ich trotz Stein der Weisen den Bischof spielen?", catalog.DE, ""},
		{"philosopher's stone + time leap allowed?", catalog.EN, ""},
		{"May I get the alchemist with Guido?", catalog.EN, ""},
		{"Is it impossible to get the alchemist with Guido?", catalog.EN, ""},
		{"Muss ich mit einer Gesandtschaft die Karte vom Spion zeigen?", catalog.DE, ""},
		{"Darf der Geheimbund eine Feuerwache spiegeln?", catalog.DE, ""},
		{"Schützt der Stein der Weisen vor einer schon liegenden Hexe?", catalog.DE, ""},
		// a property, which a Witch does not take
		{"Verliert eine verhexte Feuerwache ihre Immunität?", catalog.DE, ""},
		{"Is my fire brigade defenseless when bewitched?", catalog.EN, ""},
		{"Does the fire brigade fail to protect itself when bewitched?", catalog.EN, ""},
		// another card's conditions
		{"Mein Gegner hat nur Johanna, darf ich Imelda spielen?", catalog.DE, ""},
		{"May I burn my own bordello in his city?", catalog.EN, ""},
		{"With a bordello in my city may I build a knight?", catalog.EN, ""},
		// the mill is no Grain Mill
		{"Does Flavo give resources on the mill event?", catalog.EN, ""},
		{"Bringt die Kaperflotte bei der Mühle Gold?", catalog.DE, ""},
		// not what the one does to the other
		{"may I have Otto and Karl", catalog.EN, ""},
		{"does the arsonist tickle the library before we have many points", catalog.EN, ""}, // a condition
		{"can i tickle the herb woman twice against a black knight", catalog.EN, ""},        // how often
		{"may i tickle the bishop against my own arsonist", catalog.EN, ""},                 // one's own attack
		{"can the diplomat burn the library", catalog.EN, ""},                               // not what it does
		{"can the house of the patron fetch the epic", catalog.EN, ""},                      // not what it does
	} {
		out := a.Meeting(a.Read(c.text, c.lang), c.lang, "")
		switch {
		case out == nil && c.want != "":
			t.Errorf("%s: no answer, want %q", c.text, c.want)
		case out == nil:
		case out.Verdict != Fact:
			t.Errorf("%s: verdict %s", c.text, out.Verdict)
		case c.want == "" || !strings.Contains(out.Sentence, c.want):
			t.Errorf("%s: got %q, want %q", c.text, out.Sentence, c.want)
		}
	}
}

// TestDisputed: what two cards do to each other in general is not said beside a decided question on just these two that
// says the contrary.
func TestDisputed(t *testing.T) {
	a := load()
	shown := []casebook.Neighbor{{Lang: catalog.EN, Verdict: rulings.Yes,
		Question: "must my opponent show a card fetched with wisdom of the ancestors because of my embassy"}}
	embassy := a.Meeting(a.Read("does Wisdom of the Ancestors tickle the Embassy", catalog.EN), catalog.EN, "")
	if embassy == nil || !strings.Contains(embassy.Sentence, "shown anyway") {
		t.Fatalf("got %+v, want why it has no effect", embassy)
	}
	burns := a.Meeting(a.Read("does the arsonist tickle the library", catalog.EN), catalog.EN, "")
	for _, c := range []struct {
		out  *Answer
		near []casebook.Neighbor
		want bool
	}{
		{embassy, shown, true},
		{embassy, []casebook.Neighbor{{Question: shown[0].Question, Lang: catalog.EN, Verdict: rulings.No}}, false},
		{embassy, []casebook.Neighbor{{Question: "must my opponent show a card because of my embassy", Lang: catalog.EN,
			Verdict: rulings.Yes}}, false},
		{burns, []casebook.Neighbor{{Question: "can the arsonist burn my guarded library", Lang: catalog.EN,
			Verdict: rulings.No}}, false},
		{nil, shown, false},
	} {
		if got := a.Disputed(c.out, c.near); got != c.want {
			t.Errorf("%+v beside %+v: got %v", c.out, c.near, got)
		}
	}
}
