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
		EN: "Who does what and when, step by step, for the table: one page of A4 when printed.",
	}
	textQuickLink   = catalog.Text{DE: "Der ganze Zug auf einen Blick", EN: "The whole turn at a glance"}
	textQuickLegend = catalog.Text{
		DE: "Ohne Zeichen handelt, wer am Zug ist; die Nummer hinter einem Schritt ist der Artikel, der ihn begründet.",
		EN: "Without a mark the player acts whose turn it is; the number behind a step is the article that gives " +
			"its reason.",
	}
	TextNoTurn = catalog.Text{
		DE: "Die Tabelle des Zuges fehlt in diesem Stand.",
		EN: "The table of the turn is missing in this build.",
	}
	textPassiveTitle = catalog.Text{DE: "Der passive Spieler", EN: "The passive player"}
)

// QuickPage is the order of a turn on one sheet for the table.
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

// QuickGroup is steps that belong to a face of the event die; "" for all of them.
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

// who is the mark of whoever acts; the active player needs none.
func (s QuickStep) who(f Frame) string {
	if s.Who == rulings.ActorActive || s.Who == "" {
		return ""
	}
	return ActorName(f, s.Who)
}

// number is what stands before the step: its place in the order, or a dash.
func (s QuickStep) number() string {
	if s.N == 0 {
		return "–"
	}
	return number(s.N) + "."
}

// QuickName is what a link to the quick sheet is called.
func QuickName(f Frame) string { return f.Say(textQuickLink) }
