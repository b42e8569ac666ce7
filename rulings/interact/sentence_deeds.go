package interact

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
)

// told puts deeds into words. The text of a hit ends so that a clause about the die can follow.
var told = map[Deed]catalog.Text{
	ToHand: {DE: "{A} {kann|können A} {den B} auf die Hand zurückschicken",
		EN: "{A} can send {B} back to the opponent's hand"},
	Stolen: {DE: "{A} {kann|können A} {den B} dem Mitspieler wegnehmen", EN: "{A} can take {B} from the opponent"},
	TakenOver: {DE: "{A} {kann|können A} {den B} ins eigene Fürstentum holen",
		EN: "{A} can bring {B} over to the player's own principality"},
	Discarded:  {DE: "{A} {kann|können A} {den B} auf die Ablage bringen", EN: "{A} can put {B} on the discard pile"},
	UnderStack: {DE: "{A} {kann|können A} {den B} unter einen Stapel bringen", EN: "{A} can put {B} under a draw stack"},
	OutOfGame:  {DE: "{A} {kann|können A} {den B} ganz aus dem Spiel nehmen", EN: "{A} can remove {B} from the game"},
	Fetched:    {DE: "{A} {kann|können A} {den B} auf die Hand holen", EN: "{A} can bring {B} into the hand"},
	Blocked:    {DE: "{A} {kann|können A} {den B} außer Kraft setzen", EN: "{A} can disable {B}"},
	Cheapens: {DE: "{A} {macht|machen A} {den B} um {n} {Rohstoff|Rohstoffe} billiger",
		EN: "{A} {makes|make A} {B} cheaper by {n} {resource|resources}"},
	Adds:    {DE: "{A} {stärkt|stärken A} {den B}", EN: "{A} {strengthens|strengthen A} {B}"},
	Lessens: {DE: "{A} {schwächt|schwächen A} {den B}", EN: "{A} {weakens|weaken A} {B}"},
	Stops:   {DE: "{A} {verhindert|verhindern A} {den B}", EN: "{A} {prevents|prevent A} {B}"},
	Moved:   {DE: "{A} {kann|können A} {den B} an einen anderen Platz bringen", EN: "{A} can move {B} to another place"},
	Yield:   {DE: "mit {dem A} {bringt|bringen B} {B} {n} mehr", EN: "with {A}, {B} {yields|yield B} {n} more"},
	Strikes: {DE: "{A} {trifft|treffen A} {den B}", EN: "{A} {hits|hit A} {B}"},
	Odds:    {DE: "{A} {ändert|ändern A} die Aussichten {des B}", EN: "{A} {changes|change A} the odds of {B}"},
	Stock:   {DE: "{A} {kann|können A} Rohstoffe von {dem B} nehmen", EN: "{A} can take resources from {B}"},
	Power: {
		DE: "{A} {verändert|verändern A} die Zauberkraft {des B}",
		EN: "{A} {changes|change A} the magic power of {B}",
	},
	Stars: {DE: "{A} {verändert|verändern A} die Sterne auf {dem B}", EN: "{A} {changes|change A} the stars on {B}"},
	Stored: {
		DE: "{A} {verändert|verändern A}, was auf {dem B} gespeichert ist",
		EN: "{A} {changes|change A} what is stored on {B}",
	},
}

// points puts numbers of points into words.
var points = map[Deed]catalog.Plural{
	Strength: {One: catalog.Text{DE: "%d Stärkepunkt", EN: "%d strength point"},
		Many: catalog.Text{DE: "%d Stärkepunkte", EN: "%d strength points"}},
	Tourney: {One: catalog.Text{DE: "%d Turnierpunkt", EN: "%d tournament point"},
		Many: catalog.Text{DE: "%d Turnierpunkte", EN: "%d tournament points"}},
	Commerce: {One: catalog.Text{DE: "%d Handelspunkt", EN: "%d commerce point"},
		Many: catalog.Text{DE: "%d Handelspunkte", EN: "%d commerce points"}},
}

// amounts puts other amounts into words.
var amounts = map[string]catalog.Plural{
	"stock": {One: catalog.Text{DE: "%d Rohstoff", EN: "%d resource"},
		Many: catalog.Text{DE: "%d Rohstoffe", EN: "%d resources"}},
	"hand":  {One: catalog.Text{DE: "%d Karte", EN: "%d card"}, Many: catalog.Text{DE: "%d Karten", EN: "%d cards"}},
	"stars": {One: catalog.Text{DE: "%d Stern", EN: "%d star"}, Many: catalog.Text{DE: "%d Sterne", EN: "%d stars"}},
	"limit": {One: catalog.Text{DE: "%d Handkarte", EN: "%d card in the hand limit"},
		Many: catalog.Text{DE: "%d Handkarten", EN: "%d cards in the hand limit"}},
	"points": {One: catalog.Text{DE: "%d Siegpunkt", EN: "%d victory point"},
		Many: catalog.Text{DE: "%d Siegpunkte", EN: "%d victory points"}},
	"strength": points[Strength], "tournament": points[Tourney], "commerce": points[Commerce],
}

// deed states one effect.
func (s teller) deed(e Effect) string {
	n := max(e.N, -e.N)
	switch e.Deed {
	case Strength, Tourney, Commerce:
		e.What = string(e.Deed)
		if e.N > 0 {
			more := s.more(e)
			return s.say(catalog.Text{DE: "{A} {bringt|bringen A} {dem B} " + more.DE,
				EN: "{A} {gives|give A} {B} " + more.EN}, n)
		}
		amount := s.amount(e)
		return s.say(catalog.Text{DE: "{A} {nimmt|nehmen A} {dem B} " + amount.DE,
			EN: "{A} {takes|take A} " + amount.EN + " from {B}"}, n)
	case Guards, Bars:
		return s.guarded(e)
	case Shelters:
		return s.sheltered(e)
	case Enables:
		verb := map[Act]catalog.Text{Builds: {DE: "gebaut", EN: "built"}, Uses: {DE: "eingesetzt", EN: "used"}}[e.Act]
		return s.say(catalog.Text{DE: "{A} {kann|können A} bewirken, dass {B} " + verb.DE + " werden {darf|dürfen B}",
			EN: "{A} can make it possible for {B} to be " + verb.EN}, 0)
	case Completes:
		x := s.cat.Card(e.For[0])
		return s.say(catalog.Text{
			DE: "{A} und {B} schützen zusammen ganz vor " + x.WithDefinite(catalog.DE, catalog.Dative),
			EN: "{A} and {B} together protect completely against " + x.WithDefinite(catalog.EN, catalog.Nominative)}, 0)
	case Affects:
		return s.affected()
	case Tips:
		return s.tipped(e)
	case Requires:
		return s.required(e)
	case Counts, Pays:
		return s.counted(e)
	}
	if t, ok := s.special(e); ok {
		return s.say(t, n)
	}
	if e.Zone == Stated || !s.stands(e) {
		if t, ok := statedTold[e.Deed]; ok {
			return s.say(t, n)
		}
	}
	if e.Zone == OwnPlay || e.Zone == OwnHand {
		if t, ok := ownTold[e.Deed]; ok {
			return s.say(t, n)
		}
	}
	if t, ok := handTold[e.Deed]; ok && e.Zone == InHand {
		return s.say(t, n)
	}
	if e.Deed == Stolen && e.Zone == InPlay {
		return s.say(catalog.Text{
			DE: "mit {dem A} kann man {den B} aus dem Fürstentum des Mitspielers auf die eigene Hand nehmen",
			EN: "with {A}, you can take {B} from the opponent's principality into your own hand",
		}, n)
	}
	if e.Deed == Stolen && e.Zone == TheirPile {
		return s.say(catalog.Text{
			DE: "mit {dem A} kann man {den B} von der Ablage des Mitspielers auf die eigene Hand nehmen",
			EN: "with {A}, you can take {B} from the opponent's discard pile into your own hand",
		}, n)
	}
	if e.Deed == Fetched {
		from := map[Zone]catalog.Text{InDiscard: {DE: "von der Ablage ", EN: " from the discard pile"},
			TheirPile: {DE: "von der Ablage des Mitspielers ", EN: " from the opponent's discard pile"},
			InStack:   {DE: "aus einem Stapel ", EN: " from a draw stack"}}[e.Zone]
		return s.say(catalog.Text{DE: "{A} {kann|können A} {den B} " + from.DE + "auf die Hand holen",
			EN: "{A} can bring {B}" + from.EN + " into the hand"}, n)
	}
	return s.say(told[e.Deed], n)
}

// special words deeds that are told in another way for some cards: guests that leave by themselves, cards that their
// holder picks out, and landscapes.
func (s teller) special(e Effect) (catalog.Text, bool) {
	if by, above := guestOf(s.b); e.Deed == Discarded && by != "" {
		more := counted(points[Deed(by)], above)
		return catalog.Text{
			DE: "{A} {kann|können A} {den B} vertreiben, nämlich durch mehr als " + more.DE +
				" des Spielers, in dessen Fürstentum diese Karte liegt",
			EN: "{A} can drive {B} off, by lifting the player in whose principality that card lies above " + more.EN,
		}, true
	}
	if e.Holder && e.Deed == UnderStack {
		return catalog.Text{
			DE: "durch {den A} kann {B} von der Hand unter einen Stapel kommen, " +
				"wenn der Spieler selbst diese Karte dafür auswählt",
			EN: "by {A}, {B} can go from the hand to the bottom of a draw stack, if its own player picks that card",
		}, true
	}
	if _, known := s.b.Landscape.At(s.r.Edition); known != catalog.Known {
		return catalog.Text{}, false
	}
	switch e.Deed {
	case TakenOver:
		return catalog.Text{DE: "mit {dem A} kann man {den B} des Mitspielers gegen eine eigene Landschaft tauschen",
			EN: "with {A}, you can swap {B} of the opponent for a landscape of your own"}, true
	case Fetched:
		return catalog.Text{DE: "{A} {kann|können A} {den B} aus dem Landschaftsstapel ins Fürstentum bringen",
			EN: "{A} can bring {B} from the landscape stack into the principality"}, true
	}
	return catalog.Text{}, false
}

// tipped says that the points of A may decide whether B can be built or played, with the condition of B.
func (s teller) tipped(e Effect) string {
	verb := map[Act]catalog.Text{Builds: {DE: "gebaut", EN: "built"}, Plays: {DE: "gespielt", EN: "played"},
		Uses: {DE: "eingesetzt", EN: "used"}}[e.Act]
	out := s.say(catalog.Text{
		DE: "{A} {kann|können A} den Ausschlag geben, ob {B} " + verb.DE + " werden {darf|dürfen B}",
		EN: "{A} can decide whether {B} may be " + verb.EN}, 0)
	for _, n := range s.b.Needs {
		if text := n.Text.In(s.lang); n.Holds(s.r.Edition) && text != "" && len(n.Any)+len(n.All)+len(n.None) == 0 {
			return out + catalog.Text{DE: ". Bedingung: ", EN: ". The condition: "}.In(s.lang) + strings.TrimSuffix(text, ".")
		}
	}
	return out
}

// atEvent says what A means for event B, where the event names A or asks how many cards its player may hold. ok is
// false where it does neither.
func (s teller) atEvent(e Effect) (text string, ok bool) {
	if text, ok := s.mustered(); ok {
		return text, true
	}
	names := slices.ContainsFunc(s.b.Play.Happens, func(x catalog.Word) bool { return s.named(x.Arg) })
	switch {
	case e.What == "stock" && names && e.N > 0:
		return s.say(catalog.Text{DE: "bei {dem B} {bringt|bringen A} {A} Rohstoffe",
			EN: "in {B}, {A} {brings|bring A} resources"}, 0), true
	case e.What == "stock" && names:
		return s.say(catalog.Text{DE: "bei {dem B} {kostet|kosten A} {A} Rohstoffe",
			EN: "in {B}, {A} {costs|cost A} resources"}, 0), true
	case e.What == "stars" && e.N < 0 && s.a.Is(catalog.Counter, s.r.Edition):
		return s.say(catalog.Text{DE: "bei {dem B} {kann|können A} {A} Sterne einbüßen",
			EN: "in {B}, {A} may lose stars"}, 0), true
	case e.What == "hand" && e.N > 0 && slices.ContainsFunc(s.a.Play.Works, func(x catalog.Word) bool {
		return x.Name == "hand-limit"
	}):
		return s.say(catalog.Text{
			DE: "{A} {erhöht|erhöhen A} die Zahl der erlaubten Handkarten, auf die bei {dem B} aufgefüllt wird",
			EN: "{A} {raises|raise A} the hand limit, up to which cards are drawn in {B}"}, 0), true
	}
	return "", false
}

// named reports whether an argument of an effect word refers to A, by its name or by its type.
func (s teller) named(v catalog.Value) bool {
	return v.Str != "" && v.Str != "any" && s.a.Match(v.Str, s.r.Edition) ||
		slices.ContainsFunc(slices.Concat(v.List, v.Vals), s.named)
}

// mustered says that A counts for event B, which sets the units of each player against other cards.
func (s teller) mustered() (string, bool) {
	for _, x := range s.b.Play.Happens {
		if x.Name != "muster" {
			continue
		}
		if s.a.Is(catalog.Unit, s.r.Edition) {
			return s.say(catalog.Text{DE: "{A} {zählt|zählen A} bei {dem B} als Einheit auf der eigenen Seite",
				EN: "in {B}, {A} {counts|count A} as a unit on {its A} own player's side"}, 0), true
		}
		for _, ref := range x.Arg.Get("against").List {
			if s.a.Match(ref.Str, s.r.Edition) {
				return s.say(catalog.Text{DE: "{A} {zählt|zählen A} bei {dem B} für die Gegenseite",
					EN: "in {B}, {A} {counts|count A} for the other side, against {its A} own player"}, 0), true
			}
		}
	}
	return "", false
}

// statedTold are deeds whose amount the card file leaves open.
var statedTold = map[Deed]catalog.Text{
	Cheapens: {DE: "{A} {macht|machen A} {den B} billiger", EN: "{A} {makes|make A} {B} cheaper"},
	Yield:    {DE: "{A} {erhöht|erhöhen A} den Ertrag {des B}", EN: "{A} {raises|raise A} the yield of {B}"},
}

// handTold are deeds on cards in the opponent's hand.
var handTold = map[Deed]catalog.Text{
	Stolen: {DE: "{A} {kann|können A} {den B} von der Hand des Mitspielers nehmen",
		EN: "{A} can take {B} from the opponent's hand"},
	Discarded: {DE: "{A} {kann|können A} {den B} von der Hand des Mitspielers auf die Ablage bringen",
		EN: "{A} can move {B} from the opponent's hand to the discard pile"},
	UnderStack: {DE: "{A} {kann|können A} {den B} von der Hand des Mitspielers unter einen Stapel bringen",
		EN: "{A} can move {B} from the opponent's hand to the bottom of a draw stack"},
}

// ownTold are deeds on cards of the acting player himself.
var ownTold = map[Deed]catalog.Text{
	Stolen: {DE: "durch {den A} kann der Mitspieler {den B} auf seine Hand bekommen",
		EN: "by {A}, the opponent may get {B} into the hand"},
	ToHand: {DE: "{A} {schickt|schicken A} {den B} des eigenen Spielers auf die Hand zurück",
		EN: "{A} {sends|send A} {B} of its own player back to the hand"},
	Blocked: {
		DE: "{A} {setzt|setzen A} {den B} im eigenen Fürstentum außer Kraft",
		EN: "{A} {disables|disable A} {B} in its player's own principality",
	},
}

// affected says that A affects B, and how, in the words of the card file.
func (s teller) affected() string {
	return s.say(catalog.Text{DE: "{A} {beeinflusst|beeinflussen A} {den B}", EN: "{A} {affects|affect A} {B}"}, 0) +
		s.noted(catalog.Affects)
}

// placeNames holds the central cards of which a player has several, with the indefinite article.
var placeNames = map[string]catalog.Text{
	"stadt":     {DE: "eine Stadt", EN: "a city"},
	"siedlung":  {DE: "eine Siedlung", EN: "a settlement"},
	"strasse":   {DE: "eine Straße", EN: "a road"},
	"zitadelle": {DE: "eine Zitadelle", EN: "a citadel"},
	"metropole": {DE: "eine Metropole", EN: "a metropolis"},
}

// required says what A needs.
func (s teller) required(e Effect) string {
	verb := map[Act]catalog.Text{Plays: {DE: "gespielt", EN: "played"}, Builds: {DE: "gebaut", EN: "built"}}[e.Act]
	if e.Loose && len(e.For) == 0 && e.N > 1 {
		return s.say(catalog.Text{
			DE: "{A} {darf|dürfen A} nur mit {n} passenden eigenen Karten " + verb.DE + " werden; " +
				"{B} {zählt|zählen B} als eine davon",
			EN: "{A} can be " + verb.EN + " only if " + s.its() + " player has {n} suitable cards; " +
				"{B} {counts|count B} as one of them",
		}, e.N)
	}
	if e.Loose && len(e.For) == 0 {
		return s.say(catalog.Text{DE: "{A} {darf|dürfen A} nur mit einer passenden eigenen Karte " + verb.DE +
			" werden; {B} {genügt|genügen B}",
			EN: "{A} can be " + verb.EN + " only if " + s.its() + " player has a suitable card; {B} will do"}, 0)
	}
	whose := catalog.Text{DE: "man", EN: s.its() + " player has"}
	has := "hat"
	if e.Zone == InPlay {
		whose = catalog.Text{DE: "der Mitspieler", EN: "the opponent has"}
	}
	if place, ok := placeNames[s.b.ID]; ok && len(e.For) == 0 {
		return s.say(catalog.Text{
			DE: "{A} {darf|dürfen A} nur " + verb.DE + " werden, wenn " + whose.DE + " " + place.DE + " " + has,
			EN: "{A} can be " + verb.EN + " only if " + whose.EN + " " + place.EN,
		}, 0)
	}
	if s.b.Is(catalog.Citadel, s.r.Edition) && placeNames[s.b.ID].EN == "" || len(e.For) == 0 {
		return s.say(catalog.Text{DE: "{A} {darf|dürfen A} nur " + verb.DE + " werden, wenn " + whose.DE + " {den B} " + has,
			EN: "{A} can be " + verb.EN + " only if " + whose.EN + " {B}"}, 0)
	}
	var names []string
	for _, id := range append([]string{s.b.ID}, e.For...) {
		if place, ok := placeNames[id]; ok {
			names = append(names, place.In(s.lang))
		} else {
			names = append(names, s.cat.Card(id).WithDefinite(s.lang, catalog.Accusative))
		}
	}
	or := list(names, catalog.Text{DE: "oder", EN: "or"}.In(s.lang))
	if e.N > 1 || e.Zone == InPlay || len(names) > 2 {
		several := map[bool]catalog.Text{
			true:  {DE: strconv.Itoa(e.N) + " dieser Karten", EN: strconv.Itoa(e.N) + " of these cards"},
			false: {DE: "eine dieser Karten", EN: "one of these cards"}}[e.N > 1]
		return s.say(catalog.Text{
			DE: "{A} {darf|dürfen A} nur " + verb.DE + " werden, wenn " + whose.DE + " " + several.DE + " " + has + ": " + or,
			EN: "{A} can be " + verb.EN + " only if " + whose.EN + " " + several.EN + ": " + or}, 0)
	}
	return s.say(catalog.Text{DE: "{A} {braucht|brauchen A} " + or, EN: "{A} {needs|need A} " + or}, 0)
}

// its returns the English pronoun that stands for A.
func (s teller) its() string {
	if s.a.IsPlural(catalog.EN) {
		return "their"
	}
	return "its"
}

// counted says what one card brings with the other.
func (s teller) counted(e Effect) string {
	n := max(e.N, -e.N)
	more := s.more(e)
	when := map[Act]catalog.Text{Plays: {DE: "wenn der Mitspieler {den B} spielt", EN: "when the opponent plays {B}"},
		Uses:   {DE: "wenn der Mitspieler {den B} einsetzt", EN: "when the opponent uses {B}"},
		Trades: {DE: "wenn der Mitspieler mit {dem B} tauscht", EN: "when the opponent trades with {B}"}}
	if text, ok := s.atEvent(e); ok && e.Act == Drawn {
		return text
	}
	switch given, paid := when[e.Act]; {
	case e.Act == Builds:
		return s.say(catalog.Text{DE: "{A} und {B} bringen zusammen " + more.DE + " als einzeln",
			EN: "{A} and {B} together bring " + more.EN + " than apart"}, n)
	case e.Deed == Pays && e.N > 0 && e.Zone == OwnPlay && paid:
		amount := s.amount(e)
		return s.say(catalog.Text{DE: "{A} {bringt|bringen A} " + amount.DE + ", " + given.DE,
			EN: "{A} {brings|bring A} " + amount.EN + " " + given.EN}, n)
	case e.Act == Drawn || e.Act == Rolls: // it may only take less
		return s.say(catalog.Text{DE: "mit {dem A} hat man nach {dem B} " + more.DE,
			EN: "with {A}, you have " + more.EN + " after {B}"}, n)
	}
	return s.say(catalog.Text{DE: "mit {dem A} {bringt|bringen B} {B} " + more.DE,
		EN: "with {A}, {B} {brings|bring B} " + more.EN}, n)
}

// more says how much more or less it is: "1 Rohstoff mehr", or, where the number comes from the position, "mehr
// Rohstoffe".
func (s teller) more(e Effect) catalog.Text {
	more := catalog.Text{DE: "mehr", EN: "more"}
	if e.N < 0 {
		more = catalog.Text{DE: "weniger", EN: "fewer"}
	}
	amount := s.amount(e)
	if !s.stands(e) {
		return catalog.Text{DE: more.DE + " " + amount.DE, EN: more.EN + " " + amount.EN}
	}
	return catalog.Text{DE: amount.DE + " " + more.DE, EN: amount.EN + " " + more.EN}
}

// amount says how much it is, without the number if that comes from the position.
func (s teller) amount(e Effect) catalog.Text {
	forms, n := amounts[e.What], max(e.N, -e.N)
	if s.stands(e) {
		return catalog.Text{DE: forms.In(catalog.DE, n), EN: forms.In(catalog.EN, n)}
	}
	return catalog.Text{DE: strings.TrimPrefix(forms.Many.DE, "%d "), EN: strings.TrimPrefix(forms.Many.EN, "%d ")}
}

// counted puts a number of things into words.
func counted(p catalog.Plural, n int) catalog.Text {
	return catalog.Text{DE: p.In(catalog.DE, n), EN: p.In(catalog.EN, n)}
}
