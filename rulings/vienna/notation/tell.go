package notation

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/vienna"
)

// sentences put events into words. {who} and {other} are players, {get} resource cards, {n} a number, {place}, {field}
// and {route} names of the map, {kind} a resource, {card} a development card.
var sentences = map[string]catalog.Text{
	"founded":       {DE: "{who} gründet eine Siedlung in {place}.", EN: "{who} places a settlement at {place}."},
	"first-yields":  {DE: "{who} erhält die ersten Rohstoffe: {get}.", EN: "{who} gets the first resources: {get}."},
	"turn":          {DE: "{who} ist am Zug.", EN: "It is {who}'s turn."},
	"rolled":        {DE: "{who} würfelt eine {n}.", EN: "{who} rolls a {n}."},
	"seven":         {DE: "Eine 7: Niemand erhält Erträge.", EN: "A 7: nobody gets any resources."},
	"blocked":       {DE: "Der Räuber steht auf {field}: Die Landschaft bringt nichts.", EN: "The robber is on {field}: the landscape produces nothing."},
	"no-yield":      {DE: "Die {n} bringt niemandem etwas.", EN: "The {n} gives nothing to anyone."},
	"short":         {DE: "Der Vorrat reicht nicht: {n} {kind}.", EN: "The supply is too small: {n} {kind}."},
	"yielded":       {DE: "{who} erhält {get}.", EN: "{who} gets {get}."},
	"discarded":     {DE: "{who} legt {n} Karten ab: {get}.", EN: "{who} discards {n} cards: {get}."},
	"robber":        {DE: "{who} stellt den Räuber auf {field}.", EN: "{who} moves the robber to {field}."},
	"robbed":        {DE: "{who} zieht von {other} 1 {kind}.", EN: "{who} draws 1 {kind} from {other}."},
	"traded":        {DE: "{who} bekommt {get} von {other}.", EN: "{who} gets {get} from {other}."},
	"exchanged":     {DE: "{who} nimmt {get} aus dem Vorrat.", EN: "{who} takes {get} from the supply."},
	"paid":          {DE: "{who} zahlt {get}.", EN: "{who} pays {get}."},
	"road":          {DE: "{who} baut eine Straße auf dem Weg {route}.", EN: "{who} builds a road on the path {route}."},
	"trade-route":   {DE: "{who} hat jetzt den Handelsweg {route}.", EN: "{who} now has the trade path {route}."},
	"settlement":    {DE: "{who} baut eine Siedlung in {place}.", EN: "{who} builds a settlement at {place}."},
	"landmark":      {DE: "{who} errichtet das Wahrzeichen {place}.", EN: "{who} builds the landmark {place}."},
	"rewarded":      {DE: "{who} erhält als Belohnung {get}.", EN: "{who} gets {get} as a reward."},
	"card-rewarded": {DE: "{who} nimmt als Belohnung eine Entwicklungskarte: {card}.", EN: "{who} takes a development card as a reward: {card}."},
	"bought":        {DE: "{who} kauft eine Entwicklungskarte: {card}.", EN: "{who} buys a development card: {card}."},
	"played":        {DE: "{who} spielt {card}.", EN: "{who} plays {card}."},
	"court":         {DE: "{who} nimmt {get} aus dem Vorrat.", EN: "{who} takes {get} from the supply."},
	"staple":        {DE: "{other} gibt {who} {n} {kind}.", EN: "{other} gives {who} {n} {kind}."},
	"guard":         {DE: "{who} hat mit {n} Karten die Stärkste Bürgerwehr.", EN: "{who} has the Strongest Militia with {n} cards."},
	"interrupted":   {DE: "{other} trennt den Straßenzug von {who}; längster Teil: {n}.", EN: "{other} splits {who}'s chain of roads; its longest part: {n}."},
	"toll":          {DE: "{who} hat mit {n} Straßen die Längste Mautstrecke.", EN: "{who} has the Longest Toll Road with {n} roads."},
	"toll-kept":     {DE: "{who} behält die Längste Mautstrecke.", EN: "{who} keeps the Longest Toll Road."},
	"toll-aside":    {DE: "{who} verliert die Längste Mautstrecke; die Karte wird weggelegt.", EN: "{who} loses the Longest Toll Road; the card is put aside."},
	"turn-ended":    {DE: "{who} beendet den Zug.", EN: "{who} ends the turn."},
	"revealed":      {DE: "{who} deckt Siegpunktkarten auf: {n}.", EN: "{who} reveals victory point cards: {n}."},
	"won":           {DE: "{who} gewinnt mit {n} Siegpunkten.", EN: "{who} wins with {n} victory points."},
}

// EventTypes lists what can have happened, for `expect happened`.
func EventTypes() []string { return slices.Sorted(maps.Keys(sentences)) }

// tell puts an event into words.
func tell(b *vienna.Board, e vienna.Event) script.Event {
	out := script.Event{Type: e.Type, Who: e.Who.String(), N: e.N, Cites: e.Cites, Reads: e.Reads}
	if e.Get.Total() > 0 {
		out.Get = e.Get.In(catalog.EN)
	}
	said := sentences[e.Type]
	place, field, route := "", "", ""
	switch {
	case e.Place < 0:
	case strings.Contains(said.EN, "{field}"):
		field = b.Fields[e.Place].Name
	case strings.Contains(said.EN, "{route}"):
		route = b.RouteName(e.Place)
	default:
		place = b.Places[e.Place].Name
	}
	out.To = place + field + route
	in := func(s string, lang catalog.Lang) string {
		return strings.NewReplacer("{who}", e.Who.In(lang), "{other}", e.Other.In(lang), "{get}", e.Get.In(lang),
			"{n}", fmt.Sprint(e.N), "{kind}", kindIn(e.Kind, lang), "{card}", e.Card.In(lang), "{place}", place,
			"{field}", field, "{route}", route).Replace(s)
	}
	out.Text = catalog.Text{DE: in(said.DE, catalog.DE), EN: in(said.EN, catalog.EN)}
	return out
}

func kindIn(r vienna.Resource, lang catalog.Lang) string {
	if r >= vienna.NoResource {
		return ""
	}
	return r.In(lang)
}
