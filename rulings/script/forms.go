package script

import (
	"strconv"

	"catanica/catalog"
	"catanica/rulings/bag"
	"catanica/rulings/seat"
)

// SelectPlayers offers the numbers of players from 3 to most.
func SelectPlayers(players, most int) Select {
	out := Select{Key: "players", Head: true, Label: catalog.Text{DE: "Spieler", EN: "Players"}}
	for n := 3; n <= most; n++ {
		out.Options = append(out.Options,
			Option{Value: strconv.Itoa(n), Name: catalog.Textf("%d", "%d", n), On: n == players})
	}
	return out
}

// SelectActive offers the players of a table as the active one.
func SelectActive(active seat.Player, players int) Select {
	out := Select{Key: "active", Label: catalog.Text{DE: "Am Zug", EN: "To move"}}
	for who := range seat.Player(players) {
		out.Options = append(out.Options, Option{Value: who.String(), Name: catalog.Both(who.In), On: who == active})
	}
	return out
}

// SelectTurn asks for the number of the turn.
func SelectTurn(turn int16) Select {
	return Select{Key: "turn", Label: catalog.Text{DE: "Zug", EN: "Turn"}, N: int(turn), Max: 99}
}

// Seat describes the cards of a player, for the player's form.
type Seat[R bag.Resource, C Kind] struct {
	Who       seat.Player
	Hand      bag.Bag[R]
	Hidden    bool // the hand may hold more
	Resources [5]string
	Each      int      // resource cards of each kind
	Cards     [5]uint8 // development cards, including those bought in this turn
	Bought    [5]uint8 // of the active player
	Active    bool
	Names     [5]string // of the development cards
	Most      int       // development cards of a kind
}

// Form returns the form of a seat with the fields for its cards.
func (s Seat[R, C]) Form() Form {
	out := Form{ID: s.Who.String(), Name: catalog.Both(s.Who.In)}
	add := func(f Field) { out.Fields = append(out.Fields, f) }
	for k, name := range s.Resources {
		add(Field{Name: name, Label: catalog.Both(R(k).In), Kind: name, N: int(s.Hand[k]), Max: s.Each})
	}
	add(Field{Name: "more", On: s.Hidden,
		Label: catalog.Text{DE: "die Hand kann mehr enthalten", EN: "the hand may hold more"}})
	for k, name := range s.Names {
		n := int(s.Cards[k])
		if s.Active {
			n -= int(s.Bought[k])
		}
		add(Field{Name: name, Label: catalog.Both(C(k).In), N: n, Max: s.Most})
	}
	if s.Active {
		for k, name := range s.Names {
			add(Field{Name: "bought-" + name, N: int(s.Bought[k]), Max: s.Most,
				Label: catalog.Textf("eben gekauft: %s", "just bought: %s", C(k))})
		}
	}
	return out
}
