package engine

import "catanica/catalog"

// sentences are the sentences for what no single word brings about.
func sentences() []Sentence {
	return []Sentence{
		{"succeeded", catalog.Text{
			DE: "Der Versuch mit der Karte {card} gelingt.",
			EN: "The attempt with {card} succeeds."}},
		{"failed", catalog.Text{DE: "Der Versuch mit der Karte {card} misslingt.", EN: "The attempt with {card} fails."}},
		{"over-limit", catalog.Text{
			DE: "{who} hält jetzt mehr Karten als erlaubt ({n} zu viel) und legt erst am Ende des Zuges ab.",
			EN: "{who} now holds more cards than allowed ({n} too many) and puts them back only at the end of the turn."}},
		{"reduces-now", catalog.Text{
			DE: "{who} hält jetzt mehr Karten als erlaubt ({n} zu viel) und legt sofort ab.",
			EN: "{who} now holds more cards than allowed ({n} too many) and puts them back at once."}},
		{"repelled", catalog.Text{
			DE: "{who} schlägt mit {n} Einheiten die Barbaren zurück.",
			EN: "{who} repels the barbarians with {n} units."}},
		{"overrun", catalog.Text{
			DE: "Die Barbaren überrennen die {n} Einheiten von {who}.",
			EN: "The barbarians overrun {who}'s {n} units."}},
		{"spared", catalog.Text{DE: "{who} bleibt durch {the card} verschont.", EN: "{who} is spared by {card}."}},
		{"stays", catalog.Text{
			DE: "{card} bleibt liegen: Die Bedingung gilt nur beim Bauen.",
			EN: "{card} stays: its condition counts only when it is built."}},
		{"played", catalog.Text{DE: "{who} spielt {the card}.", EN: "{who} plays {card}."}},
		{"paid", catalog.Text{DE: "{who} zahlt {get}.", EN: "{who} pays {get}."}},
		{"power-spent", catalog.Text{DE: "{card} gibt {n} Zauberkraft.", EN: "{card} gives {n} magic power."}},
		{"gained", catalog.Text{DE: "{who} erhält {get}{through}.", EN: "{who} receives {get}{through}."}},
		{"vetoed", catalog.Text{DE: "{who} verhindert {the on} mit {card}.", EN: "{who} stops {on} with {card}."}},
		{"put-under", catalog.Text{
			DE: "{who} schiebt {the card} unter Stapel {n}.",
			EN: "{who} puts {card} under stack {n}."}},
		{"discarded", catalog.Text{DE: "Die Karte {card} kommt auf {pile}.", EN: "The card {card} goes to {pile}."}},
		{"rolled", catalog.Text{DE: "Der Würfel zeigt {n}.", EN: "The die shows {n}."}},
		{"protected", catalog.Text{DE: "{card} schützt.", EN: "{card} protects."}},
		{"returned", catalog.Text{
			DE: "{who} nimmt {the card} zurück auf die Hand.",
			EN: "{who} takes {card} back to the hand."}},
		{"nothing", catalog.Text{DE: "Nichts geschieht.", EN: "Nothing happens."}},
		{"missed", catalog.Text{
			DE: "{card}: Es gibt nichts, was getroffen werden darf.",
			EN: "{card}: there is nothing that may be hit."}},
		{"took", catalog.Text{DE: "{who} nimmt {get}.", EN: "{who} takes {get}."}},
		{"gave", catalog.Text{DE: "{who} gibt {get} zurück.", EN: "{who} gives {get} back."}},
		{"exchanged", catalog.Text{DE: "{who} tauscht und erhält {get}.", EN: "{who} exchanges and receives {get}."}},
		{"looked", catalog.Text{
			DE: "{who} sieht alle Handkarten des Mitspielers.",
			EN: "{who} sees the opponent's whole hand."}},
		{"built", catalog.Text{DE: "{who} baut: {card}.", EN: "{who} builds {card}."}},
		{"built-road", catalog.Text{DE: "{who} baut eine Straße.", EN: "{who} builds a road."}},
		{"built-place", catalog.Text{DE: "{who} baut: {to}.", EN: "{who} builds: {to}."}},
		{"demolished", catalog.Text{DE: "{who} reißt {the card} ab.", EN: "{who} tears {card} down."}},
		{"fed", catalog.Text{DE: "{card} erhält {n} Zauberkraft.", EN: "{card} receives {n} magic power."}},
		{"stars", catalog.Text{DE: "{who} erhält {n} {stars}.", EN: "{who} receives {n} {stars}."}},
		{"fetched", catalog.Text{
			DE: "{who} holt {the card} aus der Ablage.",
			EN: "{who} fetches {card} from the discard pile."}},
		{"dice", catalog.Text{DE: "Die Würfel zeigen {to} und {n}.", EN: "The dice show {to} and {n}."}},
		{"used", catalog.Text{DE: "{who} nutzt {the card}.", EN: "{who} uses {card}."}},
		{"knight-token", catalog.Text{
			DE: "{who} hat jetzt die größte Rittermacht.",
			EN: "{who} now has the greatest knight power."}},
		{"knight-token-lost", catalog.Text{
			DE: "{who} hat nicht mehr die größte Rittermacht.",
			EN: "{who} no longer has the greatest knight power."}},
		{"mill-token", catalog.Text{
			DE: "{who} hat jetzt die größte Handelsmacht.",
			EN: "{who} now has the greatest trade power."}},
		{"mill-token-lost", catalog.Text{
			DE: "{who} hat nicht mehr die größte Handelsmacht.",
			EN: "{who} no longer has the greatest trade power."}},
		{"truce", catalog.Text{
			DE: "In den ersten beiden Runden kommen keine Räuber.",
			EN: "No brigands come in the first two rounds."}},
		{"lost", catalog.Text{DE: "{who} verliert {get}.", EN: "{who} loses {get}."}},
		{"yielded", catalog.Text{DE: "{who} erntet {get}.", EN: "{who} harvests {get}."}},
		{"tournament", catalog.Text{
			DE: "{who} gewinnt das Turnier mit {n} Punkten.",
			EN: "{who} wins the tournament with {n} points."}},
		{"trade-advantage", catalog.Text{DE: "{who} hat den Handelsvorteil.", EN: "{who} has the trade advantage."}},
		{"event", catalog.Text{DE: "Das Ereignis ist {card}.", EN: "The event is {card}."}},
		{"fell", catalog.Text{DE: "{card} fällt; {who} verliert {get}.", EN: "{card} falls; {who} loses {get}."}},
		{"main-ended", catalog.Text{
			DE: "{who} beendet die Hauptphase; erlaubt sind {n} Handkarten.",
			EN: "{who} ends the main phase; {n} cards are allowed."}},
		{"drew", catalog.Text{DE: "{who} zieht {the card} von Stapel {n}.", EN: "{who} draws {card} from stack {n}."}},
		{"searched", catalog.Text{
			DE: "{who} sucht {the card} aus Stapel {n} aus.",
			EN: "{who} chooses {card} from stack {n}."}},
		{"exchanged-card", catalog.Text{
			DE: "{who} legt {the on} unter Stapel {n} und nimmt {the card}.",
			EN: "{who} puts {on} under stack {n} and takes {card}."}},
		{"exchanged-card-freely", catalog.Text{
			DE: "{who} legt {the on} unter Stapel {from} und nimmt {the card} von Stapel {n}.",
			EN: "{who} puts {on} under stack {from} and takes {card} from stack {n}."}},
		{"turn-ended", catalog.Text{DE: "{who} beendet den Zug.", EN: "{who} ends the turn."}},
		{"traded", catalog.Text{
			DE: "{who} tauscht mit der Bank und erhält {get}.",
			EN: "{who} trades with the bank and receives {get}."}},
		{"tie", catalog.Text{DE: "Unentschieden: noch einmal.", EN: "A tie: once more."}},
		{"driven-off", catalog.Text{DE: "{who} wird {the card} los.", EN: "{who} gets rid of {card}."}},
		{"landscape", catalog.Text{
			DE: "{who} legt eine Landschaft aus: {to}, Zahl {n}.",
			EN: "{who} lays out a landscape: {to}, number {n}."}},
		{"offered", catalog.Text{
			DE: "{who} bietet dem Mitspieler einen Tausch an und möchte {get}.",
			EN: "{who} offers the opponent a trade and wants {get}."}},
		{"dealt", catalog.Text{
			DE: "Der Tausch gilt: {who} erhält {get}.",
			EN: "The trade is made: {who} receives {get}."}},
		{"declined", catalog.Text{DE: "{who} lehnt den Tausch ab.", EN: "{who} declines the trade."}},
		{"won", catalog.Text{DE: "{who} gewinnt mit {n} Siegpunkten.", EN: "{who} wins with {n} victory points."}},
		{"rearranged", catalog.Text{DE: "{who} ordnet {the card} um.", EN: "{who} rearranges {card}."}},
		{"stars-spent", catalog.Text{DE: "{who} gibt {n} {stars} ab.", EN: "{who} gives up {n} {stars}."}},
		{"rolled-points", catalog.Text{
			DE: "{card} hat jetzt {n} Turnierpunkte.",
			EN: "{card} now has {n} tournament points."}},
		{"goes-back", catalog.Text{
			DE: "Nach dem Spiel geht {the card} ({from}) von {who} zurück an {to}.",
			EN: "After the game {card} ({from}) goes from {who} back to {to}."}},
		{"covered", catalog.Text{DE: "{card} liegt wieder verdeckt.", EN: "{card} lies face down again."}},
		{"laid-open", catalog.Text{
			DE: "{card} liegt wieder offen in der Auslage.",
			EN: "{card} lies open in the display again."}},
	}
}
