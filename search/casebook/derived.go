package casebook

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// derived is a question with an answer that follows from a card's facts: its needs, points, class and hand limit. Such
// questions are compared like labelled phrasings, so that players may put them in their own words.
type derived struct {
	texts    catalog.Words
	verdict  rulings.Verdict
	sentence catalog.Text // gives the reason
	cites    []string
	cards    []string
}

// deriver collects the derived questions of a card under the default edition.
type deriver struct {
	cat *catalog.Catalog
	lib *rulings.Library
	k   *catalog.Card
	out []derived
}

// derivedOf returns the derived questions of a card.
func (b *Book) derivedOf(k *catalog.Card) []derived {
	if k.ID == "" || !b.cat.Exists(k, catalog.DefaultEdition) {
		return nil
	}
	d := &deriver{cat: b.cat, lib: b.lib, k: k}
	d.needs()
	d.teardown()
	d.handLimit()
	d.disabled()
	d.timing()
	d.unique()
	d.firstUse()
	d.muster()
	d.bankTrades()
	return d.out
}

// add adds questions with one answer. In their texts B stands for the card with its article, A for the other card: as
// the subject, or as the object after a lower-case letter (b, a), or in the dative (β, α) or genitive (γ). Before the
// letter may stand what the German name has before it: {mein A}, {der verhext γ}.
func (d *deriver) add(v rulings.Verdict, other *catalog.Card, reason catalog.Text, cites []string, de, en []string) {
	names := func(lang catalog.Lang) *strings.Replacer {
		b, a := d.k, other
		if a == nil {
			a = b
		}
		pairs := []string{
			"{B}", b.AsSubject(lang), "{b}", b.WithDefinite(lang, catalog.Accusative),
			"{β}", b.WithDefinite(lang, catalog.Dative), "{|B}", b.ShortTitle(lang),
			"{A}", a.AsSubject(lang), "{a}", a.WithDefinite(lang, catalog.Accusative),
			"{α}", a.WithDefinite(lang, catalog.Dative), "{|A}", a.ShortTitle(lang),
			"{mein A}", a.Described("mein", "", catalog.Nominative), "{ihn b}", b.GermanPronoun(catalog.Accusative)}
		for _, state := range []string{"verhext", "verpfändet"} {
			pairs = append(pairs, "{der "+state+" B}", b.Described("der", state, catalog.Nominative),
				"{der "+state+" β}", b.Described("der", state, catalog.Dative),
				"{der "+state+" γ}", b.Described("der", state, catalog.Genitive),
				"{ein "+state+" β}", b.Described("ein", state, catalog.Dative))
		}
		return strings.NewReplacer(pairs...)
	}
	q := derived{verdict: v, cards: []string{d.k.ID}}
	if other != nil {
		q.cards = append(q.cards, other.ID)
	}
	for _, t := range de {
		q.texts.DE = append(q.texts.DE, names(catalog.DE).Replace(t))
	}
	for _, t := range en {
		q.texts.EN = append(q.texts.EN, names(catalog.EN).Replace(t))
	}
	q.sentence = catalog.Text{DE: catalog.Capital(names(catalog.DE).Replace(reason.DE)),
		EN: names(catalog.EN).Replace(reason.EN)}
	for _, id := range cites {
		if r := d.lib.Ruling(id); r != nil && r.Editions.Holds(catalog.DefaultEdition) {
			q.cites = append(q.cites, id)
		}
	}
	d.out = append(d.out, q)
}

// needs derives what happens to the card when a card that it needs is gone (Ruling 103.R.a): what is built stays, but
// an action card cannot be played.
func (d *deriver) needs() {
	for _, n := range d.k.Needs {
		if !n.Holds(catalog.DefaultEdition) || n.Inferred() || n.Where == "opponent" || len(n.None) > 0 ||
			len(n.Any) > 1 || n.Count > 1 || !n.Text.Empty() {
			continue
		}
		for _, id := range slices.Concat(n.All, n.Any) {
			other := d.cat.Card(id)
			switch {
			case other == nil || other.IsCentral(catalog.DefaultEdition):
			case n.For == "play" && n.Where != "table":
				d.unplayable(other)
			case n.For == "build" && !d.joins(id):
				d.outlasts(other)
			}
		}
	}
}

// joins reports whether the card lies on another one and leaves with it.
func (d *deriver) joins(id string) bool {
	return slices.ContainsFunc(d.k.Play.Works, func(w catalog.Word) bool {
		is := func(v catalog.Value) bool { return v.Str == id }
		return w.Name == "joins" && slices.ContainsFunc(w.Arg.Get("on").List, is)
	})
}

func (d *deriver) outlasts(other *catalog.Card) {
	d.add(rulings.No, other, catalog.Text{
		DE: "Eine Bedingung muss nur beim Bau erfüllt sein. Fehlt {A} später, bleibt {B} liegen und wirkt weiter.",
		EN: "a condition must be met only when you build. If {A} is gone later, {B} stays and keeps working."},
		[]string{"103.R.a"},
		[]string{"{mein A} ist weg, muss {B} dann auch weg", "muss ich {b} entfernen, wenn {A} entfernt wird",
			"muss ich {b} abreißen, wenn {A} abgefackelt wurde", "verliere ich {b}, wenn {A} abbrennt",
			"geht {B} mit verloren, wenn ich {a} verliere", "wird {B} wirkungslos, wenn {A} nicht mehr ausliegt",
			"brauche ich {a} noch, nachdem {B} gebaut ist"},
		[]string{"my {|A} is gone, must i remove {B}", "my {|A} is gone, do i lose {B}",
			"do i have to remove {B} if {A} is removed", "must i tear down {B} after {A} burned down",
			"do i lose {B} if {A} burns down", "does {B} stop working without {A}",
			"do i still need {A} once {B} is built"})
	d.add(rulings.Yes, other, catalog.Text{
		DE: "{B} bleibt liegen und wirkt weiter, denn eine Bedingung muss nur beim Bau erfüllt sein.",
		EN: "{B} stays and keeps working, because a condition must be met only when you build."},
		[]string{"103.R.a"},
		[]string{"bleibt {B} liegen, wenn {A} weg ist", "bleibt {B} stehen, wenn {A} abgefackelt wird",
			"darf ich {b} behalten, wenn {A} abgerissen wurde", "wirkt {B} noch, wenn {A} weg ist",
			"zählt {B} noch, wenn {A} weg ist"},
		[]string{"does {B} stay if {A} is gone", "may i keep {B} after {A} burned down",
			"does {B} stay in play when {A} is removed", "does {B} still work if {A} is gone",
			"does {B} still count if {A} is gone"})
}

func (d *deriver) unplayable(other *catalog.Card) {
	if !d.k.Is(catalog.Action, catalog.DefaultEdition) {
		return
	}
	d.add(rulings.No, other, catalog.Text{
		DE: "{b} darfst du nur spielen, solange {A} in deinem Fürstentum ausliegt.",
		EN: "you may play {B} only while {A} is in your principality."},
		[]string{"kuw.erweitert.verlauf", "103.R.a"},
		[]string{"darf ich {b} spielen, wenn {A} weg ist", "{mein A} ist weg, darf ich {b} trotzdem noch ausspielen",
			"darf ich {b} noch spielen, nachdem {A} abgefackelt wurde", "darf ich {b} spielen, wenn {A} abgerissen ist",
			"darf ich {b} ohne {a} spielen"},
		[]string{"may i play {B} if {A} is gone", "my {|A} is gone, may i still play {B}",
			"can i play {B} after {A} burned down", "can i play {B} if {A} was torn down", "may i play {B} without {A}"})
}

// teardown derives that one's own expansions may be torn down (Ruling 101.D.b), for nothing, onto the discard pile.
func (d *deriver) teardown() {
	e := catalog.DefaultEdition
	isOwn := d.k.Is(catalog.Building, e) || d.k.Is(catalog.Unit, e) || d.k.Is(catalog.SpellBook, e)
	if !isOwn || d.k.Is(catalog.Foreign, e) || d.k.IsCentral(e) || d.k.Is(catalog.City, e) {
		return
	}
	sources := []string{"126.A.c", "kuw.erweitert.verlauf", "glossar.abreissen"}
	d.add(rulings.Yes, nil, catalog.Text{
		DE: "{b} darfst du wie alle deine Ausbauten abreißen. Das kostet nichts; die Karte kommt auf den Ablagestapel.",
		EN: "you may tear down {B} like any of your expansions. It costs nothing; the card goes to the discard pile."},
		sources,
		[]string{"darf ich {b} abreißen", "kann ich {b} wieder entfernen",
			"darf ich {b} selbst abreißen, um platz zu schaffen",
			"kommt {B} nach dem abreißen auf den ablagestapel", "ist das abreißen von {β} kostenlos"},
		[]string{"may i tear down {B}", "can i demolish {B}", "can i remove {B} to make room",
			"does {B} go to the discard pile if i tear it down", "is tearing down {B} free"})
	d.add(rulings.No, nil, catalog.Text{
		DE: "Reißt du {b} ab, kostet das nichts, und die Karte kommt auf den Ablagestapel, nicht auf die Hand.",
		EN: "tearing down {B} costs nothing, and the card goes to the discard pile, not to your hand."},
		sources,
		[]string{"nehme ich {b} nach dem abreißen auf die hand",
			"darf ich {b} wieder auf die hand nehmen, wenn ich {ihn b} abreiße", "kostet das abreißen von {β} etwas"},
		[]string{"do i take {B} back to my hand when i tear it down", "does tearing down {B} cost anything"})
}

// handLimit derives whether the card raises the hand limit (Ruling 103.H.a), and that it does not while it is bewitched
// or pawned (Ruling 103.P.a).
func (d *deriver) handLimit() {
	raised := d.k.HandLimit(catalog.DefaultEdition)
	if raised == 0 {
		return
	}
	n := [][2]string{{}, {"eine karte", "one more card"}, {"zwei karten", "two more cards"}}[min(2, raised)]
	d.add(rulings.Yes, nil, catalog.Text{
		DE: "Mit {β} darfst du am Ende deines Zuges " + n[0] + " mehr halten.",
		EN: "with {B} you may hold " + n[1] + " at the end of your turn."}, []string{"103.H.a"},
		[]string{"erhöht {B} das handkartenlimit", "darf ich mit {β} mehr karten halten",
			"darf ich mit {β} " + n[0] + " mehr halten", "zählt {B} für das handkartenlimit"},
		[]string{"does {B} raise the hand limit", "may i hold more cards with {B}", "may i hold " + n[1] + " with {B}",
			"does {B} count for the hand limit"})
	d.add(rulings.No, nil, catalog.Text{
		DE: "Verhext oder verpfändet verliert {B} alle Funktionen, auch die zusätzlichen Handkarten.",
		EN: "while bewitched or pawned, {B} loses all functions, including the additional cards in hand."},
		[]string{"103.P.a", "glossar.verhext", "glossar.verpfaendet"},
		[]string{"darf ich mit {ein verhext β} mehr karten halten", "darf ich mit {ein verpfändet β} mehr karten halten",
			"darf ich mit {der verpfändet β} noch " + n[0] + " mehr halten", "erhöht {der verhext B} das handkartenlimit",
			"gilt das handkartenlimit von {β} noch, wenn {B} verhext ist"},
		[]string{"may i hold more cards with a bewitched {|B}", "may i hold more cards with a pawned {|B}",
			"may i hold " + n[1] + " with a pawned {|B}", "does a bewitched {|B} raise the hand limit",
			"does the bewitched {|B} count for the hand limit"})
}

// disabled derives what is left of a building's points under a Witch or a Pawnbroker (Ruling 103.P.a).
func (d *deriver) disabled() {
	e := catalog.DefaultEdition
	if !d.k.Is(catalog.Building, e) || d.k.IsCentral(e) {
		return
	}
	worth, strong := false, false
	for _, p := range d.k.Points.Kinds() {
		at := p.Fact.DatedAt(e)
		counts := at.Certainty == catalog.Known && (at.Is.N > 0 || at.Is.Count != "")
		worth, strong = worth || counts, strong || counts && p.Kind == "strength"
	}
	if !worth {
		return
	}
	de := []string{"zählen die punkte {der verhext γ}", "zählt der siegpunkt {der verhext γ}",
		"zählt der siegpunkt von {β} noch, wenn eine hexe darauf liegt", "bringt {der verhext B} noch punkte",
		"zählt {der verpfändet B} noch als siegpunkt", "zählen die handelspunkte {der verhext γ}"}
	en := []string{"do the points of a bewitched {|B} count", "does the victory point of a bewitched {|B} count",
		"does {B} still give its victory point while a witch is on it", "does a pawned {|B} still give points",
		"does the pawned {|B} still count as a victory point", "do the commerce points of a bewitched {|B} count"}
	if strong {
		de = append(de, "hat {der verhext B} noch ihren stärkepunkt", "zählt der stärkepunkt {der verpfändet γ}",
			"zählt der stärkepunkt von {β} noch, wenn eine hexe darauf liegt")
		en = append(en, "does the bewitched {|B} keep its strength point", "does the strength point of a pawned {|B} count",
			"does the strength point of {B} still count while a witch is on it")
	}
	d.add(rulings.No, nil, catalog.Text{
		DE: "Verhext oder verpfändet verliert {B} alle Funktionen und Punkte.",
		EN: "while bewitched or pawned, {B} loses all functions and points."},
		[]string{"103.P.a", "glossar.verhext", "glossar.verpfaendet"}, de, en)
}

// timing derives from its class when an action card may be played (Ruling 101.D.b).
func (d *deriver) timing() {
	if !d.k.Is(catalog.Action, catalog.DefaultEdition) {
		return
	}
	first := [][]string{
		{"darf ich {b} im ersten zug spielen", "darf ich {b} gleich zu beginn spielen", "darf ich {b} von anfang an spielen",
			"darf ich {b} spielen, bevor wir zusammen sieben siegpunkte haben", "darf ich {b} vor sieben siegpunkten spielen"},
		{"may i play {B} on the first turn", "may i play {B} from the start", "may i play {B} right at the beginning",
			"may i play {B} before we have seven victory points together", "can i play {B} before seven points"},
	}
	switch d.k.ClassAt(catalog.DefaultEdition) {
	case "action-attack", "action-neutral":
		d.add(rulings.No, nil, catalog.Text{
			DE: "{b} darfst du erst spielen, sobald beide Spieler zusammen einmal 7 Siegpunkte hatten; " +
				"nur Schutzkarten sind von Anfang an erlaubt.",
			EN: "you may play {B} only once both players have had 7 victory points together; only protection cards may be " +
				"played from the start."},
			[]string{"101.D.b", "kuw.erweitert.verlauf"}, first[0], first[1])
	case "action-protection":
		d.add(rulings.Yes, nil, catalog.Text{
			DE: "{b} darfst du von Anfang an spielen, denn für Schutzkarten gilt die Grenze von 7 Siegpunkten nicht.",
			EN: "you may play {B} from the start, because the limit of 7 victory points does not apply to protection cards."},
			[]string{"101.D.b", "kuw.erweitert.verlauf"}, first[0], first[1])
	}
}

// unique derives whether both players may have the card (Ruling 118.C.a).
func (d *deriver) unique() {
	e := catalog.DefaultEdition
	is, certainty := d.k.Unique.At(e)
	if certainty != catalog.Known || d.k.IsCentral(e) {
		return
	}
	texts := [][]string{
		{"dürfen beide spieler {b} haben", "darf ich {b} bauen, wenn der gegner {b} schon ausliegen hat",
			"dürfen wir beide {b} ausliegen haben", "mein gegner hat {b}, darf ich {b} auch bauen",
			"gegner hat {b} liegen, darf ich mein exemplar auslegen", "darf es {b} zweimal geben"},
		{"may both players have {B}", "may i build {B} if my opponent already has {B} in play",
			"may both of us have {B} in play", "my opponent has {B}, may i build {B} too",
			"{B} is already on my opponent's side, may i lay my own copy", "may there be two of {B}"},
	}
	if is {
		d.add(rulings.No, nil, catalog.Text{
			DE: "{B} ist einmalig: In beiden Fürstentümern zusammen darf nur eine Karte dieses Namens ausliegen.",
			EN: "{B} is unique: only one card of this name may be in play in both principalities together."},
			[]string{"102.B.Einheit", "glossar.einmaligkeit", "kuw.turnier.sonstiges"}, texts[0], texts[1])
		return
	}
	d.add(rulings.Yes, nil, catalog.Text{
		DE: "{B} ist nicht einmalig, beide Spieler dürfen die Karte ausliegen haben.",
		EN: "{B} is not unique, so both players may have it in play."},
		[]string{"102.B.Einheit", "glossar.einmaligkeit"}, texts[0], texts[1])
}

// firstUse derives that what is built works at once (Ruling 103.P.b), but for the cards that the article names and
// those that raise the hand limit, which counts only at the end of the turn.
func (d *deriver) firstUse() {
	e := catalog.DefaultEdition
	r := d.lib.Ruling("103.P.b")
	if r == nil || !d.k.Is(catalog.Building, e) || d.k.IsCentral(e) || slices.Contains(r.Cards, d.k.ID) ||
		d.k.HandLimit(e) > 0 || !d.k.EffectKnown(e) {
		return
	}
	d.add(rulings.Yes, nil, catalog.Text{
		DE: "{B} wirkt wie fast alle Ausbauten sofort nach dem Bauen.",
		EN: "like almost all expansions, {B} works as soon as you have built it."}, []string{"103.P.b"},
		[]string{"wirkt {B} sofort nach dem bauen", "darf ich {b} in dem zug nutzen, in dem ich die karte baue",
			"kann ich {b} gleich nach dem bauen benutzen", "gilt {B} schon im selben zug"},
		[]string{"does {B} work at once after i build it", "may i use {B} in the turn in which i build it",
			"can i use {B} right after building it", "does {B} count in the same turn already"})
	d.add(rulings.No, nil, catalog.Text{
		DE: "{B} wirkt wie fast alle Ausbauten sofort nach dem Bauen.",
		EN: "like almost all expansions, {B} works as soon as you have built it."}, []string{"103.P.b"},
		[]string{"wirkt {B} erst im nächsten zug", "muss ich nach dem bau von {β} eine runde warten"},
		[]string{"does {B} work only from the next turn on", "must i wait a round after building {B}"})
}

// muster derives which units count against the barbarians (102.B.Einheit): every unit in their invasion, only knights
// and fleets in the campaign against them; wizards are no units.
func (d *deriver) muster() {
	e := catalog.DefaultEdition
	invasion, campaign := d.cat.Card("barbarenueberfall"), d.cat.Card("barbarenfeldzug")
	unit, wizard := d.k.Is(catalog.Unit, e), d.k.Is(catalog.Wizard, e)
	if invasion == nil || campaign == nil || !unit && !wizard {
		return
	}
	counts := [][]string{
		{"zählt {B} beim {|A} mit", "zählt {B} beim {|A}", "zählt {B} für den {|A}", "rechne ich {b} beim {|A} mit"},
		{"does {B} count in {A}", "does {B} count for {A}", "do i count {B} in {A}"},
	}
	cites := []string{"102.B.Einheit"}
	if unit {
		d.add(rulings.Yes, invasion, catalog.Text{
			DE: "{B} ist eine Einheit, und beim Barbarenüberfall zählt jede Einheit.",
			EN: "{B} is a unit, and every unit counts in the barbarian invasion."}, cites, counts[0], counts[1])
	} else {
		d.add(rulings.No, invasion, catalog.Text{
			DE: "Zauberer sind keine Einheiten, {B} zählt also nicht.",
			EN: "wizards are not units, so {B} does not count."}, cites, counts[0], counts[1])
	}
	switch {
	case d.k.Is(catalog.Knight, e) || d.k.Is(catalog.Fleet, e) || d.k.Is(catalog.TradeFleet, e):
		d.add(rulings.Yes, campaign, catalog.Text{
			DE: "Beim Barbarenfeldzug zählen Ritter und Flotten aller Art, also auch {B}.",
			EN: "knights and fleets of every kind count for the campaign, so {B} does."}, cites, counts[0], counts[1])
	default:
		d.add(rulings.No, campaign, catalog.Text{
			DE: "Beim Barbarenfeldzug zählen nur Ritter und Flotten, nicht {B}.",
			EN: "only knights and fleets count for the campaign, not {B}."}, cites, counts[0], counts[1])
	}
}
