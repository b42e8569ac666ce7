package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the start page.
var (
	textHomeTitle = catalog.Text{DE: "Was willst du wissen?", EN: "What do you want to know?"}
	textHomeAbout = catalog.Text{
		DE: "Regelfragen, Karten und Decks zum alten Catan-Kartenspiel für zwei: kurz beantwortet, mit Begründung " +
			"und Quelle.",
		EN: "Rules questions, cards and decks for the classic two-player Catan card game: a short answer, the " +
			"reasoning and the source.",
	}
	textTry         = catalog.Text{DE: "Zum Beispiel:", EN: "For example:"}
	textExamples    = catalog.Text{DE: "Aus den Regelfragen", EN: "From the rulings"}
	textAbilities   = catalog.Text{DE: "Was du hier findest", EN: "What you find here"}
	textAbleRulings = catalog.Text{
		DE: "Die Antwort zuerst, dann das Warum – für jeden Regelstand von 1996 bis 2005.",
		EN: "The answer first, then the why – for every state of the rules from 1996 to 2005.",
	}
	textAbleCards = catalog.Text{
		DE: "Jede Karte mit Klasse, Kosten, Punkten und Wirkung; was niemand belegt, heißt unbekannt.",
		EN: "Every card with class, cost, points and effect; what nobody documents is called unknown.",
	}
	textAbleRules = catalog.Text{
		DE: "Regelhefte und Begriffe in eigenen Worten, alles miteinander verlinkt.",
		EN: "Rulebooks and terms in our own words, all linked with one another.",
	}
	textAbleDecks = catalog.Text{
		DE: "Füge deine Deckliste ein und sieh sofort, ob sie erlaubt ist – und was sie heilt.",
		EN: "Paste your deck list and see at once whether it is legal – and what would mend it.",
	}
	textInside   = catalog.Text{DE: "Im Bestand:", EN: "On file:"}
	textFanTitle = catalog.Text{DE: "Von Fans, nicht vom Verlag", EN: "By fans, not by the publisher"}
	textFanLong  = catalog.Text{
		DE: "Catanica ist ein inoffizielles Projekt. Es ersetzt keine Spielregel; es hilft, wenn ihr am Tisch nicht " +
			"weiterkommt.",
		EN: "Catanica is an unofficial project. It replaces no rulebook; it helps when you are stuck at the table.",
	}
	textAboutMore = catalog.Text{DE: "Mehr über Catanica und seine Quellen", EN: "More about Catanica and its sources"}

	textOtherGames    = catalog.Text{DE: "Auch zu anderen Spielen:", EN: "On other games too:"}
	textAbleScenarios = catalog.Text{
		DE: "Strittige Stellungen Zug für Zug nachgespielt – und ein Schiedsrichter für deine eigenen.",
		EN: "Disputed positions played out move by move – and a referee for your own.",
	}
)

// Asks returns example queries in players' words.
func Asks(f Frame) []string {
	if f.Lang == catalog.EN {
		return []string{"spy steal a building", "Witch", "112.G.e", "how many cards may I hold"}
	}
	return []string{"spion gebäude klauen", "Hexe", "112.G.e", "wie viele handkarten"}
}

// otherGames links to the rules of the other games.
func otherGames(f Frame) []Link {
	var out []Link
	for _, g := range rulings.Games[1:] {
		out = append(out, Link{f.Say(g.Name()), f.To("/rules?game=" + string(g))})
	}
	return out
}
