package api

import "catanica/catalog"

// Topic groups operations. It is their tag in the OpenAPI description.
type Topic string

// The topics.
const (
	Search    Topic = "search"
	Cards     Topic = "cards"
	Rulings   Topic = "rulings"
	Decks     Topic = "decks"
	Scenarios Topic = "scenarios"
	Content   Topic = "content"
)

// topics holds the topics in the order of the reference page.
var topics = []struct {
	Topic
	name, about catalog.Text
}{
	{Search, catalog.Text{DE: "Suche und Antworten", EN: "Search and answers"}, catalog.Text{
		DE: "Suchen, Fragen beantworten, Eingaben vervollständigen.",
		EN: "Search, answer questions, complete what is being typed.",
	}},
	{Cards, catalog.Text{DE: "Karten", EN: "Cards"}, catalog.Text{
		DE: "Karten, Sets, Klassen, Ausgaben und was Karten miteinander machen.",
		EN: "Cards, sets, classes, printings, and what cards do to each other.",
	}},
	{Rulings, catalog.Text{DE: "Regeln", EN: "Rulings and rules"}, catalog.Text{
		DE: "Artikel der Enzyklopädie, Glossar, Regelhefte, Tabellen und offene Fragen.",
		EN: "Articles of the Encyclopædia, the glossary, rulebooks, tables and open questions.",
	}},
	{Decks, catalog.Text{DE: "Decks und Aufbau", EN: "Decks and set-up"}, catalog.Text{
		DE: "Decklisten prüfen und den Aufbau einer Spielvariante berechnen.",
		EN: "Check deck lists and work out the set-up of a variant.",
	}},
	{Scenarios, catalog.Text{DE: "Szenarien und Schiedsrichter", EN: "Scenarios and referee"}, catalog.Text{
		DE: "Szenarien lesen und spielen, Züge ausprobieren, erlaubte Züge auflisten, Wege zu einem Ziel suchen.",
		EN: "Read and play scenarios, try moves, list legal moves, search for a way to a goal.",
	}},
	{Content, catalog.Text{DE: "Stand und Gesamtexport", EN: "Version and full export"}, catalog.Text{
		DE: "Version, Abdeckung der Quellen und alle Inhalte als JSON Lines.",
		EN: "The version, the coverage of the sources and the whole content as JSON Lines.",
	}},
}
