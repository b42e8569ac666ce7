package scenario

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// tell puts an event into words.
func (p *player) tell(e engine.Event) EventResult {
	r := EventResult{Type: e.Type, Who: e.Who.String(), N: e.N, From: e.From, To: e.To, Cites: e.Cites, Card: p.cardID(e.Card), On: p.cardID(e.On)}
	if e.Get.Total() > 0 {
		r.Get = bagText(e.Get).EN
	}
	said, ok := telling[e.Type]
	if !ok {
		said = catalog.Text{DE: e.Type, EN: e.Type}
	}
	r.Text = catalog.Text{DE: p.fill(said.DE, catalog.DE, e), EN: p.fill(said.EN, catalog.EN, e)}
	return r
}

func (p *player) cardID(c engine.CardNo) string {
	if c == engine.NoCard {
		return ""
	}
	return p.table.Book.ID(p.s.Cards[c].Def)
}

// fill puts the event's players, cards and numbers into a sentence.
func (p *player) fill(s string, lang catalog.Lang, e engine.Event) string {
	return strings.NewReplacer("{who}", PlayerName(e.Who, lang), "{card}", p.cardName(e.Card, lang), "{on}", p.cardName(e.On, lang),
		"{through}", p.through(e.Card, lang), "{pile}", p.pileName(e.Who, lang), "{n}", fmt.Sprint(e.N), "{get}", bagText(e.Get).In(lang), "{from}", p.inWords(e.From, lang), "{to}", p.inWords(e.To, lang)).Replace(s)
}

// inWords puts a face of the event die, a place (`city A`) or the id of a card into the language's words.
func (p *player) inWords(s string, lang catalog.Lang) string {
	first, rest, _ := strings.Cut(s, " ")
	if t, ok := words[first]; ok {
		return strings.TrimSpace(t.In(lang) + " " + rest)
	}
	if card := p.table.Book.Catalog.Card(s); card != nil {
		return card.Title(lang)
	}
	return s
}

// words are the engine's names for faces and places.
var words = map[string]catalog.Text{
	"brigands": {DE: "die Keule", EN: "the club"}, "sun": {DE: "die Sonne", EN: "the sun"}, "tournament": {DE: "das Turnier", EN: "the tournament"},
	"mill": {DE: "die Mühle", EN: "the mill"}, "?": {DE: "das Fragezeichen", EN: "the question mark"},
	"settlement": {DE: "Siedlung", EN: "settlement"}, "city": {DE: "Stadt", EN: "city"}, "citadel": {DE: "Zitadelle", EN: "citadel"},
	"north": {DE: "Nord", EN: "North"}, "south": {DE: "Süd", EN: "South"},
}

// through names the card that brings something, in brackets; nothing when no card does.
func (p *player) through(c engine.CardNo, lang catalog.Lang) string {
	if c == engine.NoCard {
		return ""
	}
	return " (" + p.cardName(c, lang) + ")"
}

// pileName is the discard pile of a player; outside the tournament game there is only one.
func (p *player) pileName(who engine.Player, lang catalog.Lang) string {
	if p.table.Game != catalog.Tournament {
		return map[catalog.Lang]string{catalog.DE: "die gemeinsame Ablage", catalog.EN: "the common discard pile"}[lang]
	}
	name := PlayerName(who, lang)
	return map[catalog.Lang]string{catalog.DE: "die Ablage von " + name, catalog.EN: name + "'s discard pile"}[lang]
}

func (p *player) cardName(c engine.CardNo, lang catalog.Lang) string {
	if c == engine.NoCard {
		return ""
	}
	if card := p.table.Book.Catalog.Card(p.cardID(c)); card != nil {
		return card.Title(lang)
	}
	return map[catalog.Lang]string{catalog.DE: "eine verdeckte Karte", catalog.EN: "a hidden card"}[lang]
}

// PlayerName is how a player is called on pages and in traces.
func PlayerName(p engine.Player, lang catalog.Lang) string {
	names := map[engine.Player]catalog.Text{
		engine.North: {DE: "Nord", EN: "North"}, engine.South: {DE: "Süd", EN: "South"}, engine.Chance: {DE: "Zufall", EN: "Chance"},
	}
	return names[p].In(lang)
}

// ResourceName is a resource in lang.
func ResourceName(k engine.Kind, lang catalog.Lang) string {
	names := [...]catalog.Text{{DE: "Holz", EN: "lumber"}, {DE: "Lehm", EN: "brick"}, {DE: "Erz", EN: "ore"}, {DE: "Getreide", EN: "grain"}, {DE: "Wolle", EN: "wool"}, {DE: "Gold", EN: "gold"}}
	return names[k].In(lang)
}

func bagText(b engine.Bag) catalog.Text {
	var de, en []string
	for k, n := range b {
		if n > 0 {
			de = append(de, fmt.Sprintf("%d %s", n, ResourceName(engine.Kind(k), catalog.DE)))
			en = append(en, fmt.Sprintf("%d %s", n, ResourceName(engine.Kind(k), catalog.EN)))
		}
	}
	if len(de) == 0 {
		return catalog.Text{DE: "nichts", EN: "nothing"}
	}
	return catalog.Text{DE: strings.Join(de, ", "), EN: strings.Join(en, ", ")}
}

// telling is the sentence for each type of event.
var telling = map[string]catalog.Text{
	"played":                {DE: "{who} spielt {card}.", EN: "{who} plays {card}."},
	"paid":                  {DE: "{who} zahlt {get}.", EN: "{who} pays {get}."},
	"power-spent":           {DE: "{card} gibt {n} Zauberkraft.", EN: "{card} gives {n} magic power."},
	"gained":                {DE: "{who} erhält {get}{through}.", EN: "{who} receives {get}{through}."},
	"vetoed":                {DE: "{who} verhindert {on} mit {card}.", EN: "{who} stops {on} with {card}."},
	"put-under":             {DE: "{who} schiebt {card} unter Stapel {n}.", EN: "{who} puts {card} under stack {n}."},
	"discarded":             {DE: "Die Karte {card} kommt auf {pile}.", EN: "The card {card} goes to {pile}."},
	"rolled":                {DE: "Der Würfel zeigt {n}.", EN: "The die shows {n}."},
	"succeeded":             {DE: "Der Versuch mit {card} gelingt.", EN: "The attempt with {card} succeeds."},
	"failed":                {DE: "Der Versuch mit {card} misslingt.", EN: "The attempt with {card} fails."},
	"protected":             {DE: "{card} schützt.", EN: "{card} protects."},
	"returned":              {DE: "{who} nimmt {card} zurück auf die Hand.", EN: "{who} takes {card} back to the hand."},
	"no-loot":               {DE: "{who} findet nichts, was sich mit der Karte {card} nehmen ließe.", EN: "{who} finds nothing that could be taken with {card}."},
	"nothing":               {DE: "Nichts geschieht.", EN: "Nothing happens."},
	"missed":                {DE: "{card}: Es gibt nichts, was getroffen werden darf.", EN: "{card}: there is nothing that may be hit."},
	"over-limit":            {DE: "{who} hält jetzt mehr Karten als erlaubt ({n} zu viel) und legt erst am Ende des Zuges ab.", EN: "{who} now holds more cards than allowed ({n} too many) and puts them back only at the end of the turn."},
	"reduces-now":           {DE: "{who} hält jetzt mehr Karten als erlaubt ({n} zu viel) und legt sofort ab.", EN: "{who} now holds more cards than allowed ({n} too many) and puts them back at once."},
	"rests":                 {DE: "{card} von {who} ist blockiert und bringt nichts.", EN: "{who}'s {card} is blocked and brings nothing."},
	"took":                  {DE: "{who} nimmt {get}.", EN: "{who} takes {get}."},
	"gave":                  {DE: "{who} gibt {get} zurück.", EN: "{who} gives {get} back."},
	"exchanged":             {DE: "{who} tauscht und erhält {get}.", EN: "{who} exchanges and receives {get}."},
	"looked":                {DE: "{who} sieht alle Handkarten des Mitspielers.", EN: "{who} sees the opponent's whole hand."},
	"stole":                 {DE: "{who} nimmt die Karte {card} aus der Hand des Mitspielers.", EN: "{who} takes {card} from the opponent's hand."},
	"laid-on":               {DE: "{card} liegt jetzt auf {on}.", EN: "{card} now lies on {on}."},
	"lifted":                {DE: "{card} verlässt {on} und kommt auf {pile}.", EN: "{card} leaves {on} and goes to {pile}."},
	"pawned":                {DE: "{on} ist verpfändet; dafür gibt es {get}.", EN: "{on} is pawned for {get}."},
	"redeemed":              {DE: "{on} ist ausgelöst.", EN: "{on} is redeemed."},
	"built":                 {DE: "{who} baut {card}.", EN: "{who} builds {card}."},
	"built-road":            {DE: "{who} baut eine Straße.", EN: "{who} builds a road."},
	"built-place":           {DE: "{who} baut: {to}.", EN: "{who} builds: {to}."},
	"demolished":            {DE: "{who} reißt {card} ab.", EN: "{who} tears {card} down."},
	"fed":                   {DE: "{card} erhält {n} Zauberkraft.", EN: "{card} receives {n} magic power."},
	"stars":                 {DE: "{who} erhält {n} Sterne.", EN: "{who} receives {n} stars."},
	"fetched":               {DE: "{who} holt {card} aus der Ablage.", EN: "{who} fetches {card} from the discard pile."},
	"dice":                  {DE: "Die Würfel zeigen {to} und {n}.", EN: "The dice show {to} and {n}."},
	"used":                  {DE: "{who} nutzt {card}.", EN: "{who} uses {card}."},
	"turned":                {DE: "{who} setzt {from} als {to} ein.", EN: "{who} uses {from} as {to}."},
	"stays":                 {DE: "{card} bleibt liegen: Die Bedingung gilt nur beim Bauen.", EN: "{card} stays: its condition counts only when it is built."},
	"knight-token":          {DE: "{who} hat jetzt die größte Rittermacht.", EN: "{who} now has the greatest knight power."},
	"knight-token-lost":     {DE: "{who} hat nicht mehr die größte Rittermacht.", EN: "{who} no longer has the greatest knight power."},
	"mill-token":            {DE: "{who} hat jetzt die größte Handelsmacht.", EN: "{who} now has the greatest trade power."},
	"mill-token-lost":       {DE: "{who} hat nicht mehr die größte Handelsmacht.", EN: "{who} no longer has the greatest trade power."},
	"truce":                 {DE: "In den ersten beiden Runden kommen keine Räuber.", EN: "No brigands come in the first two rounds."},
	"lost":                  {DE: "{who} verliert {get}.", EN: "{who} loses {get}."},
	"yielded":               {DE: "{who} erntet {get}.", EN: "{who} harvests {get}."},
	"tournament":            {DE: "{who} gewinnt das Turnier mit {n} Punkten.", EN: "{who} wins the tournament with {n} points."},
	"trade-advantage":       {DE: "{who} hat den Handelsvorteil.", EN: "{who} has the trade advantage."},
	"event":                 {DE: "Das Ereignis ist {card}.", EN: "The event is {card}."},
	"fell":                  {DE: "{card} fällt; {who} verliert {get}.", EN: "{card} falls; {who} loses {get}."},
	"die-set":               {DE: "{who} setzt den Würfel.", EN: "{who} sets the die."},
	"main-ended":            {DE: "{who} beendet die Hauptphase; erlaubt sind {n} Handkarten.", EN: "{who} ends the main phase; {n} cards are allowed."},
	"drew":                  {DE: "{who} zieht {card} von Stapel {n}.", EN: "{who} draws {card} from stack {n}."},
	"searched":              {DE: "{who} sucht {card} aus Stapel {n} aus.", EN: "{who} chooses {card} from stack {n}."},
	"exchanged-card":        {DE: "{who} legt {on} unter Stapel {n} und nimmt {card}.", EN: "{who} puts {on} under stack {n} and takes {card}."},
	"exchanged-card-freely": {DE: "{who} legt {on} unter Stapel {from} und nimmt {card} von Stapel {n}.", EN: "{who} puts {on} under stack {from} and takes {card} from stack {n}."},
	"turn-ended":            {DE: "{who} beendet den Zug.", EN: "{who} ends the turn."},
	"traded":                {DE: "{who} tauscht mit der Bank und erhält {get}.", EN: "{who} trades with the bank and receives {get}."},
	"tie":                   {DE: "Unentschieden: noch einmal.", EN: "A tie: once more."},
	"spared":                {DE: "{who} bleibt durch {card} verschont.", EN: "{who} is spared by {card}."},
	"shuffled":              {DE: "Die Ereigniskarten werden neu gemischt.", EN: "The event cards are shuffled anew."},
	"no-yield":              {DE: "Der Ertragswürfel bringt diesmal nichts.", EN: "The production die brings nothing this time."},
	"driven-off":            {DE: "{who} wird {card} los.", EN: "{who} gets rid of {card}."},
	"landscape":             {DE: "{who} legt eine Landschaft aus: {to}, Zahl {n}.", EN: "{who} lays out a landscape: {to}, number {n}."},
	"wandered":              {DE: "{card} geht an {who}, für {get}.", EN: "{card} goes to {who}, for {get}."},
	"not-wandered":          {DE: "{card} bleibt bei {who}.", EN: "{card} stays with {who}."},
	"won":                   {DE: "{who} gewinnt mit {n} Siegpunkten.", EN: "{who} wins with {n} victory points."},
	"swapped":               {DE: "{who} tauscht eine Landschaft mit dem Mitspieler.", EN: "{who} swaps a landscape with the opponent."},
	"banned":                {DE: "{who} bannt einen Stapel des Mitspielers.", EN: "{who} bars one of the opponent's stacks."},
	"bribed":                {DE: "{who} holt {on} auf die eigene Seite.", EN: "{who} brings {on} over to the own side."},
	"sunk":                  {DE: "{card} wird versenkt und kommt auf die Ablage von {who}.", EN: "{card} is sunk and goes to {who}'s discard pile."},
	"doubled":               {DE: "{on} ist jetzt doppelt so stark.", EN: "{on} is twice as strong now."},
	"faded":                 {DE: "Die Wirkung auf {on} lässt nach.", EN: "The effect on {on} wears off."},
	"stored":                {DE: "{card} speichert einen Handelspunkt für {get}.", EN: "{card} stores a commerce point for {get}."},
	"stars-spent":           {DE: "{who} gibt {n} Sterne ab.", EN: "{who} gives up {n} stars."},
	"repelled":              {DE: "{who} schlägt mit {n} Einheiten die Barbaren zurück.", EN: "{who} repels the barbarians with {n} units."},
	"overrun":               {DE: "Die Barbaren überrennen die {n} Einheiten von {who}.", EN: "The barbarians overrun {who}'s {n} units."},
	"named":                 {DE: "{who} benennt {card}.", EN: "{who} names {card}."},
}
