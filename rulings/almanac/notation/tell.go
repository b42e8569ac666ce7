package notation

import (
	"maps"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/script"
)

// sentences put events into words. {who} and {other} are players, {get} resource cards, {n} a number, {place} the name
// of a place, {hex} that of a hex, {path} that of a path, {kind} a resource, {card} a development card.
var sentences = map[string]catalog.Text{
	"founded":        {DE: "{who} gründet eine Siedlung auf {place}.", EN: "{who} places a settlement on {place}."},
	"first-yields":   {DE: "{who} erhält die ersten Erträge: {get}.", EN: "{who} gets the first resources: {get}."},
	"turn":           {DE: "{who} ist am Zug.", EN: "It is {who}'s turn."},
	"rolled":         {DE: "{who} würfelt eine {n}.", EN: "{who} rolls a {n}."},
	"seven":          {DE: "Eine 7: Niemand erhält Erträge.", EN: "A 7: nobody gets any resources."},
	"blocked":        {DE: "Der Räuber steht auf {hex}: Das Feld bringt nichts.", EN: "The robber is on {hex}: the hex produces nothing."},
	"no-yield":       {DE: "Die {n} bringt niemandem etwas.", EN: "The {n} gives nothing to anyone."},
	"short":          {DE: "Der Vorrat reicht nicht: Es gibt nur noch {n} {kind}.", EN: "The supply is too small: there is only {n} {kind} left."},
	"yielded":        {DE: "{who} erhält {get}.", EN: "{who} gets {get}."},
	"discarded":      {DE: "{who} legt {n} Karten ab: {get}.", EN: "{who} discards {n} cards: {get}."},
	"robber":         {DE: "{who} stellt den Räuber auf {hex}.", EN: "{who} moves the robber to {hex}."},
	"robbed":         {DE: "{who} raubt {other} 1 {kind}.", EN: "{who} robs {other} of 1 {kind}."},
	"nothing-robbed": {DE: "{who} kann {other} nichts rauben.", EN: "{who} finds nothing to rob from {other}."},
	"traded":         {DE: "{who} bekommt {get} von {other}.", EN: "{who} gets {get} from {other}."},
	"exchanged":      {DE: "{who} nimmt {get} aus dem Vorrat.", EN: "{who} takes {get} from the supply."},
	"paid":           {DE: "{who} zahlt {get}.", EN: "{who} pays {get}."},
	"road":           {DE: "{who} baut eine Straße auf {path}.", EN: "{who} builds a road on {path}."},
	"settlement":     {DE: "{who} baut eine Siedlung auf {place}.", EN: "{who} builds a settlement on {place}."},
	"city":           {DE: "{who} baut die Siedlung auf {place} zur Stadt aus.", EN: "{who} upgrades the settlement on {place} to a city."},
	"bought":         {DE: "{who} kauft eine Entwicklungskarte: {card}.", EN: "{who} buys a development card: {card}."},
	"played":         {DE: "{who} spielt {card}.", EN: "{who} plays {card}."},
	"army":           {DE: "{who} hat mit {n} Rittern die Größte Rittermacht.", EN: "{who} has the Largest Army with {n} knights."},
	"invented":       {DE: "{who} nimmt {get} aus dem Vorrat.", EN: "{who} takes {get} from the supply."},
	"monopoly":       {DE: "{other} gibt {who} {n} {kind}.", EN: "{other} gives {who} {n} {kind}."},
	"interrupted":    {DE: "{other} unterbricht die Straße von {who}; längster Teil: {n}.", EN: "{other} interrupts {who}'s road; its longest part: {n}."},
	"longest":        {DE: "{who} hat mit {n} Straßen die Längste Handelsstraße.", EN: "{who} has the Longest Road with {n} roads."},
	"longest-aside":  {DE: "{who} verliert die Längste Handelsstraße; die Karte wird weggelegt.", EN: "{who} loses the Longest Road; the card is put aside."},
	"longest-kept":   {DE: "{who} behält die Längste Handelsstraße.", EN: "{who} keeps the Longest Road."},
	"trading-ended":  {DE: "{who} beendet den Handel.", EN: "{who} ends the trade phase."},
	"turn-ended":     {DE: "{who} beendet den Zug.", EN: "{who} ends the turn."},
	"may-build":      {DE: "{who} darf außer der Reihe bauen.", EN: "{who} may build out of turn."},
	"revealed":       {DE: "{who} deckt Siegpunktkarten auf: {n}.", EN: "{who} reveals victory point cards: {n}."},
	"must-wait":      {DE: "{who} hat {n} Siegpunkte, gewinnt aber erst im eigenen Zug.", EN: "{who} has {n} victory points, but wins only in a turn of their own."},
	"won":            {DE: "{who} gewinnt mit {n} Siegpunkten.", EN: "{who} wins with {n} victory points."},
}

// EventTypes lists what can have happened, for `expect happened`.
func EventTypes() []string { return slices.Sorted(maps.Keys(sentences)) }

// tell puts an event into words.
func (p *Position) tell(e almanac.Event) script.Event {
	out := script.Event{Type: e.Type, Who: e.Who.String(), N: e.N, Cites: e.Cites, Reads: e.Reads,
		Text: p.fill(sentences[e.Type], e)}
	if e.Get.Total() > 0 {
		out.Get = e.Get.In(catalog.EN)
	}
	switch e.Type {
	case "road":
		out.To = p.Table.Island.Paths[e.Place].Name
	case "robber", "blocked":
		out.To = p.Table.Island.Hexes[e.Place].Name
	case "founded", "settlement", "city", "interrupted", "first-yields":
		out.To = p.Table.Island.Intersections[e.Place].Name
	}
	return out
}

func (p *Position) fill(said catalog.Text, e almanac.Event) catalog.Text {
	in := func(s string, lang catalog.Lang) string {
		words := []string{"{who}", e.Who.In(lang), "{other}", e.Other.In(lang), "{get}", e.Get.In(lang), "{n}",
			catalog.Textf("%d", "%d", e.N).In(lang), "{kind}", kindIn(e.Kind, lang), "{card}", e.Card.In(lang)}
		switch {
		case e.Place < 0:
		case strings.Contains(s, "{hex}"):
			words = append(words, "{hex}", p.Table.Island.Hexes[e.Place].Name)
		case strings.Contains(s, "{path}"):
			words = append(words, "{path}", point(p.Table.Island.Paths[e.Place].Name, lang))
		case strings.Contains(s, "{place}"):
			words = append(words, "{place}", point(p.Table.Island.Intersections[e.Place].Name, lang))
		}
		return strings.NewReplacer(words...).Replace(s)
	}
	return catalog.Text{DE: in(said.DE, catalog.DE), EN: in(said.EN, catalog.EN)}
}

func kindIn(r almanac.Resource, lang catalog.Lang) string {
	if r >= almanac.NoResource {
		return ""
	}
	return r.In(lang)
}

// point writes the name of a place with the compass points of the language: C3-NE, C3-NO.
func point(name string, lang catalog.Lang) string {
	hex, at, ok := strings.Cut(name, "-")
	if lang == catalog.DE && ok {
		return hex + "-" + strings.ReplaceAll(at, "E", "O")
	}
	return name
}
