package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// The tables of the encyclopedia and the quick sheet.
var (
	textQuick         = catalog.Text{DE: "Zugübersicht", EN: "Turn at a glance"}
	textQuickAbout    = catalog.Text{DE: "Wer wann was tut, Schritt für Schritt, für den Spieltisch: gedruckt eine Seite A4.", EN: "Who does what and when, step by step, for the table: one page of A4 when printed."}
	textQuickLink     = catalog.Text{DE: "Der ganze Zug auf einen Blick", EN: "The whole turn at a glance"}
	textQuickLegend   = catalog.Text{DE: "Ohne Zeichen handelt, wer am Zug ist; die Nummer hinter einem Schritt ist der Artikel, der ihn begründet.", EN: "Without a mark the player acts whose turn it is; the number behind a step is the article that gives its reason."}
	TextNoTurn        = catalog.Text{DE: "Die Tabelle des Zuges fehlt in diesem Stand.", EN: "The table of the turn is missing in this build."}
	textPassiveTitle  = catalog.Text{DE: "Der passive Spieler", EN: "The passive player"}
	textWho           = catalog.Text{DE: "wer", EN: "who"}
	textOften         = catalog.Text{DE: "wie oft", EN: "how often"}
	textWhereby       = catalog.Text{DE: "wofür und wann", EN: "for what and when"}
	textBuilding      = catalog.Text{DE: "Gebäude", EN: "Building"}
	textMoreCardsEach = catalog.Text{DE: "mehr Karten", EN: "more cards"}
	textAtMost        = catalog.Text{DE: "höchstens", EN: "at most"}
	textEvidence      = catalog.Text{DE: "Beleg", EN: "Evidence"}
	textWhat          = catalog.Text{DE: "was", EN: "what"}
	textEachCopy      = catalog.Text{DE: "je Exemplar", EN: "for each copy"}
	textLargestHand   = catalog.Text{DE: "Alles zusammen: höchstens", EN: "All together: at most"}
	textHandCards     = catalog.Text{DE: "Handkarten", EN: "cards in hand"}
	textNotThen       = catalog.Text{DE: "gilt in deinem Regelstand nicht", EN: "does not hold under your rules"}
)

var actorNames = map[rulings.Actor]catalog.Text{
	rulings.ActorActive:  {DE: "am Zug", EN: "active"},
	rulings.ActorPassive: {DE: "passiv", EN: "passive"},
	rulings.ActorBoth:    {DE: "beide", EN: "both"},
	rulings.ActorEither:  {DE: "wer will", EN: "either"},
	rulings.ActorHolder:  {DE: "wer es hat", EN: "holder"},
}

var oftenNames = map[rulings.Often]catalog.Text{
	rulings.OftenUnlimited: {DE: "beliebig oft", EN: "any number of times"},
	rulings.OftenTurn:      {DE: "einmal im Zug", EN: "once a turn"},
	rulings.OftenRoll:      {DE: "einmal, rund ums Würfeln", EN: "once, around the roll"},
	rulings.OftenNamed:     {DE: "nach der Ansage beliebig oft", EN: "any number of times once named"},
	rulings.OftenEver:      {DE: "ein einziges Mal", EN: "once and for all"},
}
