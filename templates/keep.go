package templates

import (
	"fmt"

	"catanica/catalog"
)

// Keep is a table at which two players keep the score of their own game.
type Keep struct {
	Active   string // the player whose turn it is
	Rolled   bool   // in this turn
	Turn     int    // 0 if the position does not say
	Goal     int    // victory points that win
	Sides    [2]KeepSide
	Gate     string // what attacks wait for; "" if they may be played
	GateCite []CiteLink
	Cities   []EditButton // settlements of the active player that may become cities
	Places   []string     // letters of the active player's places
	News     []KeepNote   // what the last press led to
	Warnings []KeepNote   // what is so in any case
	May      *KeepMay     // an answer
}

// mostWays limits the moves that an answer lists.
const mostWays = 4

// keptGames are the games whose score can be kept.
var keptGames = []catalog.Game{catalog.Basic, catalog.Extended, catalog.Tournament}

// KeepSide is a player's score.
type KeepSide struct {
	ID, Ref, Name string
	Points        string // "7", "7 + ?"
	Counts        []KeepCount
	Tokens        []string
	Limit         string // cards that the hand may have
	Hand          int    // cards in it; -1 if nobody counts them
}

// KeepCount is a number of points.
type KeepCount struct{ Kind, Text, Name string }

// KeepNote is something that the players have to see: a text with its articles, or an article.
type KeepNote struct {
	Sign  string // symbol: yes, no, depends; go has none
	Text  string
	Cites []CiteLink
	Entry *Entry
}

// KeepMay answers whether a player may build or play a card.
type KeepMay struct {
	Verdict         string // yes, maybe (if it can be paid for), no, unknown
	Who, Card, Href string
	Price           Price
	Ways            []ReplayEvent // moves that are allowed
	Why             []ReplayEvent // refusals
	Open            []ReplayEvent // what has to be known
	Search          string        // the address that searches for the card
	Later           *KeepMay      // the same after the roll, if the dice have not been rolled
}

// tone returns the class that colours the verdict.
func (m KeepMay) tone() string {
	return map[string]string{"yes": "v-yes", "maybe": "v-yes", "no": "v-no"}[m.Verdict]
}

// sign returns the verdict's symbol.
func (m KeepMay) sign() string {
	return map[string]string{"yes": "yes", "maybe": "yes", "no": "no", "unknown": "depends"}[m.Verdict]
}

func (m KeepMay) says(f Frame) string { return keepVerdicts[m.Verdict].In(f.Lang, m.Who) }

// fewer returns the number of cards in hand less one.
func (s KeepSide) fewer() string { return number(max(0, s.Hand-1)) }

// more returns the number of cards in hand and one more; the first count begins with three.
func (s KeepSide) more() string {
	if s.Hand < 0 {
		return number(3)
	}
	return number(s.Hand + 1)
}

// hand returns the number of cards in hand, or a question mark.
func (s KeepSide) hand() string {
	if s.Hand < 0 {
		return "?"
	}
	return number(s.Hand)
}

// Phrase is a text with gaps.
type Phrase catalog.Text

// In returns the text in a language with its gaps filled.
func (p Phrase) In(lang catalog.Lang, args ...any) string {
	return fmt.Sprintf(catalog.Text(p).In(lang), args...)
}

// GateText says what attacks wait for: each player's points, or those of both together if each is 0.
func GateText(f Frame, each int) string {
	if each == 0 {
		return f.Say(textGateTogether)
	}
	return textGateEach.In(f.Lang, each)
}

// Texts of the score keeper.
var (
	textKeeper      = catalog.Text{DE: "Punkte mitzählen", EN: "Keep score"}
	textKeeperAbout = catalog.Text{
		DE: "Für eure Partie am Tisch: Tragt nur ein, was gewürfelt, gebaut und gespielt wird. Punkte, Steine, " +
			"Handkartenlimit und Schwellen rechnet der Schiedsrichter, und er erinnert an das, was man vergisst. " +
			"Rohstoffe und Handkarten bleiben bei euch.",
		EN: "For your game at the table: enter only what is rolled, built and played. The referee works out points, " +
			"tokens, hand limits and thresholds, and reminds you of what is easily forgotten. " +
			"Resources and hands stay with you.",
	}
	textKeepWhich    = catalog.Text{DE: "Was spielt ihr?", EN: "What are you playing?"}
	textKeepScore2   = catalog.Text{DE: "Punktestand", EN: "Score"}
	textKeepOf       = catalog.Text{DE: "von", EN: "of"}
	textKeepLimit    = catalog.Text{DE: "Handkartenlimit", EN: "Hand limit"}
	textKeepHand     = catalog.Text{DE: "Handkarten", EN: "Cards in hand"}
	textKeepFewer    = catalog.Text{DE: "eine weniger", EN: "one fewer"}
	textKeepMore     = catalog.Text{DE: "eine mehr", EN: "one more"}
	textKeepTurn     = catalog.Text{DE: "Zug %d: %s", EN: "Turn %d: %s"}
	textKeepRoll     = catalog.Text{DE: "Gewürfelt", EN: "Rolled"}
	textKeepRollUs   = catalog.Text{DE: "Für uns würfeln", EN: "Roll for us"}
	textKeepRolled   = catalog.Text{DE: "Das ist gefallen", EN: "Enter this roll"}
	textKeepCard     = catalog.Text{DE: "Karte", EN: "Card"}
	textKeepBuilt    = catalog.Text{DE: "Gebaut", EN: "Built"}
	textKeepPlayed   = catalog.Text{DE: "Ausgespielt", EN: "Played"}
	textKeepMay      = catalog.Text{DE: "Darf ich?", EN: "May I?"}
	textKeepWhere    = catalog.Text{DE: "Wo", EN: "Where"}
	textKeepAnywhere = catalog.Text{DE: "wo Platz ist", EN: "any free site"}
	textKeepAxis     = catalog.Text{DE: "Straßen, Siedlungen, Städte", EN: "Roads, settlements, cities"}
	textKeepRoadL    = catalog.Text{DE: "← Straße", EN: "← Road"}
	textKeepRoadR    = catalog.Text{DE: "Straße →", EN: "Road →"}
	textKeepSettleL  = catalog.Text{DE: "← Siedlung", EN: "← Settlement"}
	textKeepSettleR  = catalog.Text{DE: "Siedlung →", EN: "Settlement →"}
	textKeepEnd      = catalog.Text{DE: "Zug beenden", EN: "End the turn"}
	textKeepGame     = catalog.Text{DE: "Spiel, Ausgabe, Stellung berichtigen", EN: "Game, edition and corrections"}
	textKeepNews     = catalog.Text{DE: "Jetzt nicht vergessen", EN: "Remember"}
	textKeepUndo     = catalog.Text{DE: "Zurück", EN: "Undo"}
	textKeepAsTable  = catalog.Text{DE: "Als Tisch zum Ausspielen öffnen", EN: "Open this position as a table"}
	textKeepMore2    = catalog.Text{
		DE: "Auch auf dem Brett könnt ihr Plätze und Karten antippen: " +
			"hinlegen, wegnehmen, umlegen. Der Stand steckt im Link.",
		EN: "You can also touch sites and cards on the board to place, remove or move them. The score is kept in the link.",
	}
	textKeepLater   = catalog.Text{DE: "Nach dem Würfeln:", EN: "After the roll:"}
	textKeepSearch  = catalog.Text{DE: "In den Regeln nachschlagen", EN: "Look it up in the rules"}
	textKeepIfPay   = catalog.Text{DE: "Kosten:", EN: "Cost:"}
	textKeepPremise = catalog.Text{
		DE: "Vorausgesetzt, die Karte ist auf der Hand.",
		EN: "This assumes that the card is in hand.",
	}
	textGateTogether = catalog.Text{
		DE: "Angriffe und neutrale Aktionen: erst, wenn beide zusammen 7 Siegpunkte haben.",
		EN: "Attack cards and neutral cards: only once both players together have 7 victory points.",
	}
	textGateEach = Phrase{
		DE: "Aktionskarten: erst, wenn beide je %d Siegpunkte haben.",
		EN: "Action cards: only once both players have %d victory points each.",
	}
	keepVerdicts = map[string]Phrase{
		"yes":     {DE: "Ja, das darf %s:", EN: "Yes, %s may:"},
		"maybe":   {DE: "Ja, das darf %s, wenn die Rohstoffe reichen:", EN: "Yes, %s may, given enough resources:"},
		"no":      {DE: "Nein, das darf %s nicht:", EN: "No, %s may not:"},
		"unknown": {DE: "Ob %s das darf, hängt von etwas ab:", EN: "It is undecided whether %s may:"},
	}
	// TextWhichCard and its neighbours are said to the players.
	TextWhichCard = catalog.Text{
		DE: "Welche Karte? Schreib ihren Namen ins Feld.",
		EN: "Which card? Type its name in the field.",
	}
	TextNotRolled = catalog.Text{
		DE: "In diesem Zug ist noch nicht gewürfelt.",
		EN: "The dice have not been rolled this turn.",
	}
	TextMayHaveWon = catalog.Text{
		DE: "Ob jemand gewonnen hat, hängt von Siegpunkten ab, die keine Quelle nennt.",
		EN: "Whether anyone has won depends on victory points that no source gives.",
	}
	TextGateOpen = catalog.Text{
		DE: "Ab jetzt dürfen Angriffe und neutrale Aktionen gespielt werden.",
		EN: "Attack cards and neutral cards may be played from now on.",
	}
	TextTokenMoves   = Phrase{DE: "Der %s geht an %s.", EN: "The %s goes to %s."}
	TextTokenNobody  = Phrase{DE: "Den %s hat jetzt niemand.", EN: "Nobody holds the %s now."}
	TextNewLimit     = Phrase{DE: "%s hat jetzt ein Handkartenlimit von %d.", EN: "%s now has a hand limit of %d cards."}
	TextHandReminder = Phrase{
		DE: "%s zieht nach oder legt ab, bis es %d Handkarten sind.",
		EN: "%s draws up or discards down to %d cards.",
	}
	TextTooManyCards = Phrase{
		DE: "%s hat %d Karten auf der Hand; am Ende des Zuges sind es höchstens %d.",
		EN: "%s holds %d cards; the limit at the end of the turn is %d.",
	}
	TextUnstatedOf = Phrase{DE: "Diese Punkte nennt keine Quelle: %s.", EN: "No source gives the points of: %s."}
	TextHasWon     = Phrase{
		DE: "%s hat gewonnen: %d Siegpunkte sind erreicht.",
		EN: "%s has reached %d victory points and wins.",
	}
	TextWinsAfterRoll = Phrase{
		DE: "%s hat die %d Siegpunkte und gewinnt, sobald die Hauptphase beginnt.",
		EN: "%s has %d victory points and wins as soon as the main phase begins.",
	}
)

// asked returns the card of the question, for the field in which it was asked.
func (k Keep) asked() string {
	if k.May == nil {
		return ""
	}
	return k.May.Card
}

// turn names the turn and its player.
func (k Keep) turn(f Frame) string {
	if k.Turn == 0 {
		return playerName(f, k.Active)
	}
	return Phrase(textKeepTurn).In(f.Lang, k.Turn, playerName(f, k.Active))
}

// activeRef names the active player as edits do.
func (k Keep) activeRef() string { return k.Active[:1] }

// axis lists what the active player may build on the axis.
func (k Keep) axis(f Frame) []EditButton {
	ref := k.activeRef()
	out := []EditButton{
		{Do: "keep road " + ref + " left", Name: f.Say(textKeepRoadL)},
		{Do: "keep road " + ref + " right", Name: f.Say(textKeepRoadR)},
		{Do: "keep settle " + ref + " left", Name: f.Say(textKeepSettleL)},
		{Do: "keep settle " + ref + " right", Name: f.Say(textKeepSettleR)},
	}
	return append(out, k.Cities...)
}

// textAbout joins what something is with whom it is about: "Punktestand: Nord".
func textAbout(what, whom string) string { return what + ": " + whom }
