package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the turn at a glance.
var (
	textQuick      = catalog.Text{DE: "Zugübersicht", EN: "Turn at a glance"}
	textQuickAbout = catalog.Text{
		DE: "Wer wann was tut, Schritt für Schritt, für den Spieltisch: gedruckt eine Seite A4.",
		EN: "Who does what and when, step by step. Prints on one A4 page to keep at the table.",
	}
	textQuickLink   = catalog.Text{DE: "Der ganze Zug auf einen Blick", EN: "The whole turn at a glance"}
	textQuickLegend = catalog.Text{
		DE: "Steht kein Zeichen dabei, handelt, wer am Zug ist; die Nummer hinter einem Schritt ist der Artikel, " +
			"der ihn begründet.",
		EN: "Unless marked otherwise, the active player acts. The number after each step is the article that " +
			"explains it.",
	}
	TextNoTurn = catalog.Text{
		DE: "Die Tabelle mit dem Ablauf des Zuges fehlt in diesem Stand des Programms.",
		EN: "This build does not include the turn table.",
	}
	textPassiveTitle = catalog.Text{DE: "Der passive Spieler", EN: "The passive player"}
)

// QuickPage is the course of a turn on one sheet.
type QuickPage struct {
	About   string // HTML
	Phases  []QuickPhase
	Sources []Source
}

// QuickPhase is a phase of the turn.
type QuickPhase struct {
	ID, Name string
	N        int
	Article  Link
	Groups   []QuickGroup
	Passive  []QuickStep
}

// QuickGroup holds the steps for a face of the event die; "" means any face.
type QuickGroup struct {
	Face  string
	Steps []QuickStep
}

// QuickStep is a step, or something that the passive player may do.
type QuickStep struct {
	N       int // 0: at any time in the phase
	Who     rulings.Actor
	Text    string // HTML
	Games   string // "" for all
	Article Link
	Notes   []int // sources besides the article
}

// Head implements View.
func (p QuickPage) Head(f Frame) Head {
	return Head{Title: f.Say(textQuick), Description: f.Say(textQuickAbout), Section: "rules"}
}

// who returns the mark of the player who acts; "" for the active player.
func (s QuickStep) who(f Frame) string {
	if s.Who == rulings.ActorActive || s.Who == "" {
		return ""
	}
	return ActorName(f, s.Who)
}

// number returns the step's number, or a dash if its place in the order is free.
func (s QuickStep) number() string {
	if s.N == 0 {
		return "–"
	}
	return number(s.N) + "."
}

// QuickName returns the text of a link to the quick sheet.
func QuickName(f Frame) string { return f.Say(textQuickLink) }
