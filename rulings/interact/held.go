package interact

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// Held is a card that lies in play while another card acts, with its state.
type Held struct {
	Card   string
	Theirs bool   // in the principality of the acting player's opponent
	Under  string // the card that lies on it and takes its functions, such as a Witch
	Mirror bool   // in its place lies a Secret Society that mirrors the other player's copy
	Far    bool   // not at the same settlement or city as the card that is acted upon
}

// mirror is the card that takes over what a building of the opponent does.
const mirror = "geheimbund"

// String writes h as ParseHeld reads it: "own.kirche", "their.rathaus.pfandleiher", "own.kirche.mirrored".
func (h Held) String() string {
	parts := []string{"own", h.Card}
	if h.Theirs {
		parts[0] = "their"
	}
	switch {
	case h.Mirror:
		parts = append(parts, "mirrored")
	case h.Far:
		parts = append(parts, "far")
	case h.Under != "":
		parts = append(parts, h.Under)
	}
	return strings.Join(parts, ".")
}

// ParseHeld reads what String writes. It reports false if the text is malformed or names no card of the catalogue.
func ParseHeld(cat *catalog.Catalog, text string) (Held, bool) {
	parts := strings.Split(text, ".")
	if len(parts) < 2 || len(parts) > 3 || parts[0] != "own" && parts[0] != "their" || cat.Card(parts[1]) == nil {
		return Held{}, false
	}
	h := Held{Card: parts[1], Theirs: parts[0] == "their"}
	if len(parts) == 3 {
		switch {
		case parts[2] == "mirrored":
			h.Mirror = true
		case parts[2] == "far":
			h.Far = true
		case cat.Card(parts[2]) != nil:
			h.Under = parts[2]
		default:
			return Held{}, false
		}
	}
	return h, true
}

// zone returns where the card lies, as the acting player names it.
func (h Held) zone() Zone {
	if h.Theirs {
		return InPlay
	}
	return OwnPlay
}

// hold puts h into the position. A card of that name that its player has there already is the one that is meant.
func (w *world) hold(p *position, h Held) bool {
	k := w.cat.Card(h.Card)
	if k == nil || !w.fits(k, h.zone()) || k.Is(catalog.Foreign, w.edition) {
		return false
	}
	if h.Mirror {
		return w.reflect(p, k, h.zone())
	}
	p.suppose(w.unstated(k)...)
	side := &p.sides[sideOf(h.zone())]
	if !slices.ContainsFunc(side.laid, func(l laid) bool { return l.card == h.Card }) {
		if h.Far && !w.apart(p, k, h.zone()) || !h.Far && !w.put(p, h.Card, h.zone()) {
			return false
		}
	}
	if h.Under == "" {
		return true
	}
	layer, owner := w.cat.Card(h.Under), sideOf(h.zone())
	if layer == nil || !w.cat.Exists(layer, w.edition) {
		return false
	}
	if h.Under != "pfandleiher" { // a player pawns buildings of their own
		owner = owner.Other()
	}
	side.laid = append(side.laid, laid{"on " + h.Card, h.Under, owner.String()})
	return true
}

// apart puts a building at the second city of its player, where the cards of the first one are not.
func (w *world) apart(p *position, k *catalog.Card, z Zone) bool {
	if where, ok := w.place(k, 0); !ok || where != "at A" {
		return false
	}
	w.assumeCost(p, k)
	side := &p.sides[sideOf(z)]
	side.laid = append(side.laid, laid{"at C above 1", k.ID, ""})
	return true
}

// reflect puts a Secret Society into the zone and the card that it mirrors into the other player's principality.
func (w *world) reflect(p *position, k *catalog.Card, z Zone) bool {
	society := w.cat.Card(mirror)
	if society == nil || !k.Is(catalog.Building, w.edition) || !w.put(p, k.ID, other(z)) || !w.put(p, mirror, z) {
		return false
	}
	p.suppose(w.unstated(k)...)
	p.suppose(w.unstated(society)...)
	side := &p.sides[sideOf(z)]
	side.laid[len(side.laid)-1].note = "mirrors " + k.ID
	return true
}

// lying counts the cards that lie on card c.
func lying(s *engine.State, c engine.CardNo) (n int) {
	for i := range s.Cards {
		k := &s.Cards[i]
		if k.Laid && k.At.Kind == engine.OnCard && k.At.Card == c {
			n++
		}
	}
	return n
}
