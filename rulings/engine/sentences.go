package engine

import "catanica/catalog"

// sentences returns the sentences for events that belong to no single word.
func sentences() []Sentence {
	return []Sentence{
		{"succeeded", catalog.Text{
			DE: "Der Versuch mit {dem card} gelingt.",
			EN: "{The card} succeeds."}},
		{"failed", catalog.Text{DE: "Der Versuch mit {dem card} misslingt.", EN: "{The card} fails."}},
		{"over-limit", catalog.Text{
			DE: "{who} hat jetzt {n} {Karte|Karten} zu viel auf der Hand, legt aber erst am Ende des Zuges ab.",
			EN: "{who} now holds {n} {card|cards} too many, but need not put {it|them} back until the end of the turn."}},
		{"reduces-now", catalog.Text{
			DE: "{who} hat jetzt {n} {Karte|Karten} zu viel auf der Hand und legt sofort ab.",
			EN: "{who} now holds {n} {card|cards} too many and must put {it|them} back at once."}},
		{"repelled", catalog.Text{
			DE: "{who} schlägt die Barbaren zurück.",
			EN: "{who} repels the barbarians."}},
		{"overrun", catalog.Text{
			DE: "Die Barbaren überrennen die Einheiten von {who}.",
			EN: "The barbarians overrun {who}'s units."}},
		{"spared", catalog.Text{
			DE: "{who} wird durch {den card} verschont{for stars}.",
			EN: "Thanks to {card}, {who} is spared{for stars}."}},
		{"stays", catalog.Text{
			DE: "{Der card} bleibt liegen: Die Bedingung gilt nur beim Bauen.",
			EN: "{The card} stays in play: its condition applies only when it is built."}},
		{"played", catalog.Text{DE: "{who} spielt {den card}.", EN: "{who} plays {card}."}},
		{"paid", catalog.Text{DE: "{who} zahlt {price}.", EN: "{who} pays {price}."}},
		{"power-spent", catalog.Text{
			DE: "{Der card} gibt {n} Zauberkraft ab.",
			EN: "{The card} spends {n} magic power."}},
		{"no-room", catalog.Text{
			DE: "{who} hat keinen Platz für {get}{through}: Das verfällt.",
			EN: "{who} has no room for {get}{through}, which is lost."}},
		{"gained", catalog.Text{DE: "{who} erhält {get}{through}.", EN: "{who} receives {get}{through}."}},
		{"vetoed", catalog.Text{
			DE: "{who} verhindert {den on} mit {dem card}.",
			EN: "{who} cancels {on} with {card}."}},
		{"put-under", catalog.Text{
			DE: "{who} schiebt {den card} unter Stapel {n}.",
			EN: "{who} puts {card} under stack {n}."}},
		{"discarded", catalog.Text{DE: "{Der card} kommt auf {pile}.", EN: "{The card} goes to {pile}."}},
		{"rolled", catalog.Text{DE: "Der Würfel zeigt {n}.", EN: "The die shows {n}."}},
		{"protected", catalog.Text{
			DE: "{Der card} schützt{ on}.",
			EN: "{The card} protects{ on}."}},
		{"returned", catalog.Text{
			DE: "{who} nimmt {den card} auf die Hand.",
			EN: "{who} takes {card} into their hand."}},
		{"begins", catalog.Text{DE: "{who} beginnt.", EN: "{who} begins."}},
		{"set-out", catalog.Text{DE: "{who} legt das Fürstentum aus.", EN: "{who} lays out the principality."}},
		{"laid-out", catalog.Text{DE: "{who} legt {den card} aus.", EN: "{who} lays out {card}."}},
		{"announced", catalog.Text{
			DE: "{who} sagt Zauberer & Drachen an und legt die Zitadellen in die Mitte.",
			EN: "{who} announces Wizards & Dragons and puts the citadels in the middle."}},
		{"added-event", catalog.Text{
			DE: "{who} legt ein Ereignis verdeckt in den Ereignisstapel, das {n}. von vier.",
			EN: "{who} secretly adds an event to the event stack: {n} of four."}},
		{"added-to-deck", catalog.Text{
			DE: "{who} nimmt eine Karte ins Deck: jetzt {n} {Karte|Karten}.",
			EN: "{who} puts a card in the deck, which now has {n} {card|cards}."}},
		{"kept", catalog.Text{
			DE: "{who} behält {n} {Karte|Karten} seines Decks auf der Hand.",
			EN: "{who} keeps {n} {card|cards} of the deck as a hand."}},
		{"dealt-stack", catalog.Text{
			DE: "Stapel {n} ist fertig.",
			EN: "Stack {n} is complete."}},
		{"took-stack", catalog.Text{
			DE: "{who} durchsucht Stapel {n}.",
			EN: "{who} looks through stack {n}."}},
		{"returned-stack", catalog.Text{
			DE: "{who} legt Stapel {n} verdeckt zurück.",
			EN: "{who} returns stack {n} face down."}},
		{"opened", catalog.Text{
			DE: "Die Partie beginnt: {who} würfelt zuerst.",
			EN: "The game begins: {who} rolls first."}},
		{"nothing", catalog.Text{DE: "{nothing}", EN: "{nothing}"}},
		{"missed", catalog.Text{
			DE: "{Der card} hat kein erlaubtes Ziel.",
			EN: "{The card} has no legal target."}},
		{"took", catalog.Text{DE: "{who} nimmt {get}.", EN: "{who} takes {get}."}},
		{"gave", catalog.Text{
			DE: "{who} gibt {other} {get}.",
			EN: "{who} gives {other} {get}."}},
		{"exchanged", catalog.Text{DE: "{who} tauscht und erhält {get}.", EN: "{who} exchanges and receives {get}."}},
		{"looked", catalog.Text{
			DE: "{who} sieht sich die ganze Hand von {other} an.",
			EN: "{who} looks at {other}'s whole hand."}},
		{"built", catalog.Text{DE: "{who} baut {den card}.", EN: "{who} builds {card}."}},
		{"built-road", catalog.Text{DE: "{who} baut eine Straße.", EN: "{who} builds a road."}},
		{"built-place", catalog.Text{DE: "{who} baut {to}.", EN: "{who} builds {to}."}},
		{"demolished", catalog.Text{DE: "{who} reißt {den card} ab.", EN: "{who} tears down {card}."}},
		{"fed", catalog.Text{
			DE: "{Der card} erhält {n} Zauberkraft.",
			EN: "{The card} receives {n} magic power."}},
		{"stars", catalog.Text{
			DE: "{who} erhält {n} {Stern|Sterne}.",
			EN: "{who} receives {n} {star|stars}."}},
		{"fetched", catalog.Text{
			DE: "{who} holt {den card} aus der Ablage.",
			EN: "{who} takes {card} from the discard pile."}},
		{"dice", catalog.Text{
			DE: "Der Ereigniswürfel zeigt {to}, der Ertragswürfel {n}.",
			EN: "The event die shows {to}, the production die {n}."}},
		{"used", catalog.Text{DE: "{who} nutzt {den card}.", EN: "{who} uses {card}."}},
		{"knight-token", catalog.Text{
			DE: "{who} hat jetzt die größte Rittermacht{score}.",
			EN: "{who} now has the greatest knight power{score}."}},
		{"knight-token-lost", catalog.Text{
			DE: "{who} hat nicht mehr die größte Rittermacht{score}.",
			EN: "{who} no longer has the greatest knight power{score}."}},
		{"mill-token", catalog.Text{
			DE: "{who} hat jetzt die größte Handelsmacht{score}.",
			EN: "{who} now has the greatest trade power{score}."}},
		{"mill-token-lost", catalog.Text{
			DE: "{who} hat nicht mehr die größte Handelsmacht{score}.",
			EN: "{who} no longer has the greatest trade power{score}."}},
		{"truce", catalog.Text{
			DE: "In den ersten beiden Runden gibt es keinen Räuberüberfall.",
			EN: "There is no brigand raid in the first two rounds."}},
		{"counted", catalog.Text{
			DE: "{who} hat {n} {Rohstoff, der zählt|Rohstoffe, die zählen}; bis zu {than} sind{through} erlaubt.",
			EN: "{who} has {n} {resource|resources} that {counts|count}; the brigands let {than} pass{through}."}},
		{"uncounted", catalog.Text{
			DE: "Wegen {des card} zählen die Räuber {get} von {who} nicht mit.",
			EN: "Because of {card}, the brigands do not count {who}'s {get}."}},
		{"lost", catalog.Text{DE: "{who} verliert {get}.", EN: "{who} loses {get}."}},
		{"yielded", catalog.Text{DE: "{who} erntet {get}.", EN: "{who}'s landscapes produce {get}."}},
		{"tournament", catalog.Text{
			DE: "{who} gewinnt das Turnier mit {n} {Turnierpunkt|Turnierpunkten} gegen {than}.",
			EN: "{who} wins the tournament with {n} tournament {point|points} against {than}."}},
		{"trade-advantage", catalog.Text{
			DE: "{who} hat den Handelsvorteil{score}.", EN: "{who} has the trade advantage{score}."}},
		{"event", catalog.Text{DE: "Das Ereignis {name} tritt ein.", EN: "The {name} event takes place."}},
		{"fell", catalog.Text{
			DE: "{Der card} wird zerstört{loses}.",
			EN: "{The card} is destroyed{loses}."}},
		{"main-ended", catalog.Text{
			DE: "{who} beendet die Hauptphase und darf {n} {Handkarte|Handkarten} behalten.",
			EN: "{who} ends the main phase; the hand limit is {n} {card|cards}."}},
		{"drew", catalog.Text{DE: "{who} zieht {den card} von Stapel {n}.", EN: "{who} draws {card} from stack {n}."}},
		{"searched", catalog.Text{
			DE: "{who} sucht sich {den card} aus Stapel {n} aus.",
			EN: "{who} chooses {card} from stack {n}."}},
		{"exchanged-card", catalog.Text{
			DE: "{who} legt {den on} unter Stapel {n} und nimmt {den card}.",
			EN: "{who} puts {on} under stack {n} and takes {card}."}},
		{"exchanged-card-freely", catalog.Text{
			DE: "{who} legt {den on} unter Stapel {from} und nimmt {den card} von Stapel {n}.",
			EN: "{who} puts {on} under stack {from} and takes {card} from stack {n}."}},
		{"turn-ended", catalog.Text{DE: "{who} beendet den Zug.", EN: "{who} ends the turn."}},
		{"traded", catalog.Text{
			DE: "{who} tauscht mit der Bank und erhält {get}.",
			EN: "{who} trades with the bank and receives {get}."}},
		{"tie", catalog.Text{
			DE: "Es steht unentschieden; es wird noch einmal gewürfelt.",
			EN: "It is a tie; the roll is repeated."}},
		{"driven-off", catalog.Text{
			DE: "{who} hat {n} Punkte, mehr als {than}, und wird {den card} los.",
			EN: "{who} has {n} points, more than {than}, and gets rid of {card}."}},
		{"landscape", catalog.Text{
			DE: "{who} legt eine Landschaft aus: {to}{number}.",
			EN: "{who} places a landscape: {to}{number}."}},
		{"offered", catalog.Text{
			DE: "{who} bietet {other} einen Tausch an und möchte dafür {get}.",
			EN: "{who} offers {other} a trade and asks for {get} in return."}},
		{"dealt", catalog.Text{
			DE: "{other} nimmt den Tausch an, und {who} erhält {get}.",
			EN: "{other} accepts the trade, and {who} receives {get}."}},
		{"declined", catalog.Text{DE: "{who} lehnt den Tausch ab.", EN: "{who} declines the trade."}},
		{"won", catalog.Text{
			DE: "{who} gewinnt mit {n} {Siegpunkt|Siegpunkten}.",
			EN: "{who} wins with {n} victory {point|points}."}},
		{"rearranged", catalog.Text{DE: "{who} ordnet {den card} um.", EN: "{who} rearranges {card}."}},
		{"stars-spent", catalog.Text{
			DE: "{who} gibt {n} {Stern|Sterne} ab.",
			EN: "{who} gives up {n} {star|stars}."}},
		{"rolled-points", catalog.Text{
			DE: "{Der card} ist jetzt {n} {Turnierpunkt|Turnierpunkte} wert.",
			EN: "{The card} is now worth {n} tournament {point|points}."}},
		{"goes-back", catalog.Text{
			DE: "Nach dem Spiel geht {der card} ({from}) von {who} an {to} zurück.",
			EN: "After the game, {the card} ({from}) goes back from {who} to {to}."}},
		{"covered", catalog.Text{
			DE: "{Der card} wird wieder umgedreht und liegt verdeckt.",
			EN: "{The card} is turned face down again."}},
		{"laid-open", catalog.Text{
			DE: "{Der card} kommt wieder offen in die Auslage.",
			EN: "{The card} goes back to the display face up."}},
	}
}
