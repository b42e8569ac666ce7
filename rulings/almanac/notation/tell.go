package notation

import (
	"maps"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/script"
)

// sentences put events into words; script.Tell fills them in.
var sentences = map[string]catalog.Text{
	"founded":      {DE: "{who} gründet eine Siedlung auf {at}.", EN: "{who} places a settlement on {at}."},
	"first-yields": {DE: "{who} erhält die ersten Erträge: {get}.", EN: "{who} gets the first resources: {get}."},
	"turn":         {DE: "{who} ist am Zug.", EN: "It is {who}'s turn."},
	"rolled":       {DE: "{who} würfelt eine {n}.", EN: "{who} rolls a {n}."},
	"seven":        {DE: "Eine 7: Niemand erhält Erträge.", EN: "A 7: nobody gets any resources."},
	"blocked": {
		DE: "Der Räuber steht auf {at}: Das Feld bringt nichts.",
		EN: "The robber is on {at}: the hex produces nothing."},
	"no-yield": {DE: "Die {n} bringt niemandem etwas.", EN: "The {n} gives nothing to anyone."},
	"short": {
		DE: "Der Vorrat reicht nicht: Es gibt nur noch {n} {kind}.",
		EN: "The supply is too small: there is only {n} {kind} left."},
	"yielded":        {DE: "{who} erhält {get}.", EN: "{who} gets {get}."},
	"discarded":      {DE: "{who} legt {n} Karten ab: {get}.", EN: "{who} discards {n} cards: {get}."},
	"robber":         {DE: "{who} stellt den Räuber auf {at}.", EN: "{who} moves the robber to {at}."},
	"robbed":         {DE: "{who} raubt {other} 1 {kind}.", EN: "{who} robs {other} of 1 {kind}."},
	"nothing-robbed": {DE: "{who} kann {other} nichts rauben.", EN: "{who} finds nothing to rob from {other}."},
	"traded":         {DE: "{who} bekommt {get} von {other}.", EN: "{who} gets {get} from {other}."},
	"exchanged":      {DE: "{who} nimmt {get} aus dem Vorrat.", EN: "{who} takes {get} from the supply."},
	"paid":           {DE: "{who} zahlt {get}.", EN: "{who} pays {get}."},
	"road":           {DE: "{who} baut eine Straße auf {at}.", EN: "{who} builds a road on {at}."},
	"settlement":     {DE: "{who} baut eine Siedlung auf {at}.", EN: "{who} builds a settlement on {at}."},
	"city": {
		DE: "{who} baut die Siedlung auf {at} zur Stadt aus.",
		EN: "{who} upgrades the settlement on {at} to a city."},
	"bought": {DE: "{who} kauft eine Entwicklungskarte: {card}.", EN: "{who} buys a development card: {card}."},
	"played": {DE: "{who} spielt {card}.", EN: "{who} plays {card}."},
	"army": {
		DE: "{who} hat mit {n} Rittern die Größte Rittermacht.",
		EN: "{who} has the Largest Army with {n} knights."},
	"invented": {DE: "{who} nimmt {get} aus dem Vorrat.", EN: "{who} takes {get} from the supply."},
	"monopoly": {DE: "{other} gibt {who} {n} {kind}.", EN: "{other} gives {who} {n} {kind}."},
	"interrupted": {
		DE: "{other} unterbricht die Straße von {who}; längster Teil: {n}.",
		EN: "{other} interrupts {who}'s road; its longest part: {n}."},
	"longest": {
		DE: "{who} hat mit {n} Straßen die Längste Handelsstraße.",
		EN: "{who} has the Longest Road with {n} roads."},
	"longest-aside": {
		DE: "{who} verliert die Längste Handelsstraße; die Karte wird weggelegt.",
		EN: "{who} loses the Longest Road; the card is put aside."},
	"longest-kept":  {DE: "{who} behält die Längste Handelsstraße.", EN: "{who} keeps the Longest Road."},
	"trading-ended": {DE: "{who} beendet den Handel.", EN: "{who} ends the trade phase."},
	"turn-ended":    {DE: "{who} beendet den Zug.", EN: "{who} ends the turn."},
	"may-build":     {DE: "{who} darf außer der Reihe bauen.", EN: "{who} may build out of turn."},
	"revealed":      {DE: "{who} deckt Siegpunktkarten auf: {n}.", EN: "{who} reveals victory point cards: {n}."},
	"must-wait": {
		DE: "{who} hat {n} Siegpunkte, gewinnt aber erst im eigenen Zug.",
		EN: "{who} has {n} victory points, but wins only in a turn of their own."},
	"won": {DE: "{who} gewinnt mit {n} Siegpunkten.", EN: "{who} wins with {n} victory points."},
}

// EventTypes lists what can have happened, for `expect happened`.
func EventTypes() []string { return slices.Sorted(maps.Keys(sentences)) }

// tell puts an event into words.
func (p *Position) tell(e almanac.Event) script.Event {
	name := p.nameAt(e)
	at := catalog.Both(func(lang catalog.Lang) string { return point(name, lang) })
	return script.Tell(e, sentences[e.Type], at)
}

// nameAt names the place of an event.
func (p *Position) nameAt(e almanac.Event) string {
	switch e.Type {
	case "road":
		return p.Table.Island.Paths[e.Place].Name
	case "robber", "blocked":
		return p.Table.Island.Hexes[e.Place].Name
	case "founded", "settlement", "city", "interrupted", "first-yields":
		return p.Table.Island.Intersections[e.Place].Name
	}
	return ""
}

// point writes the name of a place with the compass points of the language: C3-NE, C3-NO.
func point(name string, lang catalog.Lang) string {
	hex, at, ok := strings.Cut(name, "-")
	if lang == catalog.DE && ok {
		return hex + "-" + strings.ReplaceAll(at, "E", "O")
	}
	return name
}
