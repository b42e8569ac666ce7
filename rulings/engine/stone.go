package engine

import "catanica/catalog"

// The Philosopher's Stone bars the attacks of both players (Rulings 101.D.d, 125.B.e). What it barred until 2003 is in
// word_bars_attacks.go.

// stone returns the working function that bars attacks, or nil.
func (g *progress) stone() *node {
	for _, p := range [2]Player{North, South} {
		if c, n := g.function(p, "bars-attacks"); c != NoCard {
			return n
		}
	}
	return nil
}

// barred refuses an attack while a stone is in play, by either player (Ruling 125.B.e).
func (g *progress) barred(p Player, d *def) error {
	n := g.stone()
	if n != nil && n.arg.Get("what").Str == "harm" {
		return g.harmBarred(d, n)
	}
	attack := d.attack() || d.unclear() || d.unclearSpell() && g.t.since("2003")
	if g.misread("113.F.a") {
		attack = g.misreadEventsAttack(d, attack)
	}
	if n == nil || !attack {
		return nil
	}
	if d.unclear() || d.unclearSpell() {
		return g.unstated("class of "+d.id,
			"Ob der Stein der Weisen diese Karte verhindert, hängt von ihrer Klasse ab, die keine Quelle nennt.",
			"Whether the Philosopher's Stone stops this card depends on its class, which no source states.")
	}
	if g.misread("125.B.e") {
		return g.misreadOwnStone(p, d, n)
	}
	return g.barredBy(d, n)
}

// barredBy refuses an attack. Whether the stone bars attack spells as well is an open question (reading
// veto-after-stone, Ruling 126.I.a).
func (g *progress) barredBy(d *def, stone *node) error {
	if !d.is(catalog.SpellBook) {
		return g.refuseBy(stone.cites, "Der Stein der Weisen lässt keine Angriffe mehr zu.",
			"The Philosopher's Stone rules out any further attacks.")
	}
	spells := g.reading("veto-after-stone") == "barred"
	if g.misread("126.I.a") {
		spells = misreadOpposite(spells)
	}
	if spells {
		return g.refuseBy(append([]string{"126.I.a"}, stone.cites...),
			"Der Stein der Weisen lässt keine Angriffssprüche mehr zu.",
			"The Philosopher's Stone rules out any further attack spells.")
	}
	return nil
}
