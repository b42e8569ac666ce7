package notation

import (
	"maps"
	"slices"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/vienna"
)

// sentences put events into words; script.Tell fills them in.
var sentences = map[string]catalog.Text{
	"founded":      {DE: "{who} gründet eine Siedlung in {at}.", EN: "{who} places a settlement at {at}."},
	"first-yields": {DE: "{who} erhält die ersten Rohstoffe: {get}.", EN: "{who} gets the first resources: {get}."},
	"turn":         {DE: "{who} ist am Zug.", EN: "It is {who}'s turn."},
	"rolled":       {DE: "{who} würfelt eine {n}.", EN: "{who} rolls a {n}."},
	"seven":        {DE: "Eine 7: Niemand erhält Erträge.", EN: "A 7: nobody gets any resources."},
	"blocked": {
		DE: "Der Räuber steht auf {at}: Die Landschaft bringt nichts.",
		EN: "The robber is on {at}: the landscape produces nothing."},
	"no-yield":    {DE: "Die {n} bringt niemandem etwas.", EN: "The {n} gives nothing to anyone."},
	"short":       {DE: "Der Vorrat reicht nicht: {n} {kind}.", EN: "The supply is too small: {n} {kind}."},
	"yielded":     {DE: "{who} erhält {get}.", EN: "{who} gets {get}."},
	"discarded":   {DE: "{who} legt {n} Karten ab: {get}.", EN: "{who} discards {n} cards: {get}."},
	"robber":      {DE: "{who} stellt den Räuber auf {at}.", EN: "{who} moves the robber to {at}."},
	"robbed":      {DE: "{who} zieht von {other} 1 {kind}.", EN: "{who} draws 1 {kind} from {other}."},
	"traded":      {DE: "{who} bekommt {get} von {other}.", EN: "{who} gets {get} from {other}."},
	"exchanged":   {DE: "{who} nimmt {get} aus dem Vorrat.", EN: "{who} takes {get} from the supply."},
	"paid":        {DE: "{who} zahlt {get}.", EN: "{who} pays {get}."},
	"road":        {DE: "{who} baut eine Straße auf dem Weg {at}.", EN: "{who} builds a road on the path {at}."},
	"trade-route": {DE: "{who} hat jetzt den Handelsweg {at}.", EN: "{who} now has the trade path {at}."},
	"settlement":  {DE: "{who} baut eine Siedlung in {at}.", EN: "{who} builds a settlement at {at}."},
	"landmark":    {DE: "{who} errichtet das Wahrzeichen {at}.", EN: "{who} builds the landmark {at}."},
	"rewarded":    {DE: "{who} erhält als Belohnung {get}.", EN: "{who} gets {get} as a reward."},
	"card-rewarded": {
		DE: "{who} nimmt als Belohnung eine Entwicklungskarte: {card}.",
		EN: "{who} takes a development card as a reward: {card}."},
	"bought": {DE: "{who} kauft eine Entwicklungskarte: {card}.", EN: "{who} buys a development card: {card}."},
	"played": {DE: "{who} spielt {card}.", EN: "{who} plays {card}."},
	"court":  {DE: "{who} nimmt {get} aus dem Vorrat.", EN: "{who} takes {get} from the supply."},
	"staple": {DE: "{other} gibt {who} {n} {kind}.", EN: "{other} gives {who} {n} {kind}."},
	"guard": {
		DE: "{who} hat mit {n} Karten die Stärkste Bürgerwehr.",
		EN: "{who} has the Strongest Militia with {n} cards."},
	"interrupted": {
		DE: "{other} trennt den Straßenzug von {who}; längster Teil: {n}.",
		EN: "{other} splits {who}'s chain of roads; its longest part: {n}."},
	"toll": {
		DE: "{who} hat mit {n} Straßen die Längste Mautstrecke.",
		EN: "{who} has the Longest Toll Road with {n} roads."},
	"toll-kept": {DE: "{who} behält die Längste Mautstrecke.", EN: "{who} keeps the Longest Toll Road."},
	"toll-aside": {
		DE: "{who} verliert die Längste Mautstrecke; die Karte wird weggelegt.",
		EN: "{who} loses the Longest Toll Road; the card is put aside."},
	"turn-ended": {DE: "{who} beendet den Zug.", EN: "{who} ends the turn."},
	"revealed":   {DE: "{who} deckt Siegpunktkarten auf: {n}.", EN: "{who} reveals victory point cards: {n}."},
	"won":        {DE: "{who} gewinnt mit {n} Siegpunkten.", EN: "{who} wins with {n} victory points."},
}

// EventTypes lists what can have happened, for `expect happened`.
func EventTypes() []string { return slices.Sorted(maps.Keys(sentences)) }

// tell puts an event into words.
func tell(b *vienna.Board, e vienna.Event) script.Event {
	at := catalog.Both(func(lang catalog.Lang) string { return nameAt(b, e, lang) })
	return script.Tell(e, sentences[e.Type], at)
}

// nameAt names the place of an event.
func nameAt(b *vienna.Board, e vienna.Event, lang catalog.Lang) string {
	switch {
	case e.Place < 0:
		return ""
	case e.Type == "robber" || e.Type == "blocked":
		return b.Fields[e.Place].Name
	case e.Type == "road" || e.Type == "trade-route":
		return b.RouteIn(e.Place, lang)
	}
	return b.Places[e.Place].In(lang)
}
