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
		EN: "Rules questions, cards and decks for the classic two-player Catan card game: short answers with the " +
			"reasoning and the source.",
	}
	textTry         = catalog.Text{DE: "Zum Beispiel:", EN: "For example:"}
	textExamples    = catalog.Text{DE: "Aus den Regelfragen", EN: "Sample rulings"}
	textAbilities   = catalog.Text{DE: "Was du hier findest", EN: "What you will find here"}
	textAbleRulings = catalog.Text{
		DE: "Die Antwort zuerst, dann das Warum – für jeden Regelstand von 1996 bis 2005.",
		EN: "The answer first, then the reason – for every edition from 1996 to 2005.",
	}
	textAbleCards = catalog.Text{
		DE: "Jede Karte mit Klasse, Kosten, Punkten und Wirkung; was keine Quelle belegt, heißt „unbekannt“.",
		EN: "Every card with its class, cost, points and effect; what no source documents is marked as unknown.",
	}
	textAbleRules = catalog.Text{
		DE: "Regelhefte und Begriffe in eigenen Worten, alles miteinander verlinkt.",
		EN: "Rulebooks and terms in our own words, all cross-linked.",
	}
	textAbleDecks = catalog.Text{
		DE: "Füge deine Deckliste ein und sieh sofort, ob sie erlaubt ist – und was ihr fehlt.",
		EN: "Paste your deck list and see at once whether it is legal – and how to fix it if not.",
	}
	textInside   = catalog.Text{DE: "Im Bestand:", EN: "In the collection:"}
	textFanTitle = catalog.Text{DE: "Von Fans, nicht vom Verlag", EN: "Made by fans, not by the publisher"}
	textFanLong  = catalog.Text{
		DE: "Catanica ist ein inoffizielles Projekt. Es ersetzt keine Spielregel; es hilft, wenn ihr am Tisch nicht " +
			"weiterkommt.",
		EN: "Catanica is an unofficial project. It is no substitute for the rulebook; it helps when you get stuck " +
			"during a game.",
	}
	textAboutMore = catalog.Text{DE: "Mehr über Catanica und seine Quellen", EN: "More about Catanica and its sources"}

	textOtherGames    = catalog.Text{DE: "Auch zu anderen Spielen:", EN: "Other games covered:"}
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
