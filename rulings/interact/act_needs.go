package interact

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// enter adds the acting card itself to the position.
func (w *world) enter(p *position, k *catalog.Card, how Act) {
	if magic(k, w.edition) {
		p.citadel = true
	}
	w.assumeCost(p, k)
	switch how {
	case Plays, Builds:
		p.full = how == Builds
		p.sides[engine.North].hand = append(p.sides[engine.North].hand, k.ID)
	case Uses:
		w.put(p, k.ID, OwnPlay)
	case Drawn:
		p.events = append(p.events, k.ID)
	}
}

// assumeCost states what a card costs if no source does: an interaction does not depend on it.
func (w *world) assumeCost(p *position, k *catalog.Card) {
	if _, c := k.Cost.At(w.edition); c == catalog.Unknown && k.ClassAt(w.edition) != "central" &&
		!k.Is(catalog.EventType, w.edition) {
		price := "1 lumber"
		if k.Is(catalog.Magic, w.edition) && k.Is(catalog.Action, w.edition) || k.Is(catalog.SpellBook, w.edition) {
			price = "1 power"
		}
		if !k.Is(catalog.Action, w.edition) || price == "1 power" {
			p.suppose("cost " + k.ID + " = " + price)
		}
	}
}

// require adds what the card needs to be built or played.
func (w *world) require(p *position, k *catalog.Card, how Act, depth int) {
	if depth > 3 || how == Drawn {
		return
	}
	for _, n := range k.Needs {
		if n.Inferred() || !n.Holds(w.edition) || how == Builds && n.For == "play" || how == Plays && n.For == "build" {
			continue
		}
		zone := OwnPlay
		if n.Where == "opponent" || n.Where == "table" {
			if !slices.ContainsFunc(n.Any, func(ref string) bool { return ref == "ari" }) {
				continue // a target
			}
			zone = InPlay
		}
		for range max(1, n.Count) {
			w.supply(p, n.Any, zone, depth)
		}
		for _, ref := range n.All {
			w.supply(p, []string{ref}, zone, depth)
		}
	}
}

// plain are cards of each type, for conditions.
var plain = map[string][]string{
	"type:knight": {"karl-der-starke", "otto-der-berserker"}, "type:fleet": {"gold-handelsflotte"},
	"type:trade-fleet": {"gold-handelsflotte"}, "type:wizard": {"ari", "tali"}, "type:dragon": {"samsor", "ismai"},
	"type:building": {"bibliothek"}, "type:spell-book": {"wahrsagung"},
}

// spare lays another plain card of the same type in place of each copy of a card that lies already. A card with a
// proper name can be in play only once (Ruling 101.D.b), and the position is about the copy that comes.
func (w *world) spare(p *position, id string) {
	for _, cards := range plain {
		i := slices.IndexFunc(cards, func(c string) bool { return c != id })
		if i < 0 || !slices.Contains(cards, id) {
			continue
		}
		for who := range p.sides {
			l := slices.IndexFunc(p.sides[who].laid, func(l laid) bool { return l.card == id })
			if l < 0 {
				continue
			}
			p.sides[who].laid = slices.Delete(p.sides[who].laid, l, l+1)
			w.lay(p, w.cat.Card(cards[i]), engine.Player(who))
		}
	}
}

// supply puts the first card that one of the references allows.
func (w *world) supply(p *position, refs []string, zone Zone, depth int) {
	for _, ref := range refs {
		cards := []string{ref}
		if strings.Contains(ref, ":") {
			cards = plain[ref]
		}
		for _, id := range cards {
			k := w.cat.Card(id)
			if k == nil || !w.cat.Exists(k, w.edition) {
				continue
			}
			switch {
			case id == "zitadelle":
				p.citadel = true
				return
			case k.ClassAt(w.edition) == "central" && !k.Is(catalog.Counter, w.edition):
				return
			case slices.ContainsFunc(p.sides[sideOf(zone)].laid, func(l laid) bool { return l.card == id }):
				continue
			}
			w.require(p, k, Builds, depth+1)
			if w.put(p, id, zone) {
				p.suppose(w.unstated(k)...)
				return
			}
		}
	}
}
