package notation

import (
	"catanica/rulings/script"
	"catanica/rulings/vienna"
)

// mapLines maps the first word of a line that describes the map to the function that reads the rest.
var mapLines = map[string]func(*setup){
	"board":    (*setup).board,
	"free":     func(u *setup) { u.list(func() { u.place(vienna.Free) }) },
	"location": func(u *setup) { u.list(func() { u.place(vienna.Location) }) },
	"landmark": (*setup).landmark,
	"reward":   func(u *setup) { at := u.at(); u.r.Expect(":"); u.reward(at) },
	"route":    func(u *setup) { u.list(u.route) },
	"field":    (*setup).field,
}

// board lays one of the maps of content/boards.
func (u *setup) board() {
	t, _ := u.r.Next()
	var ids []string
	for _, m := range u.t.Maps {
		if ids = append(ids, m.ID); m.ID != t.Text {
			continue
		}
		robber, err := u.t.Board.Lay(m)
		if err != nil {
			u.r.Fail(t, "Dieser Plan passt nicht: %s.", "This map does not fit: %s.", err.Error())
			return
		}
		if u.s.Robber < 0 {
			u.s.Robber = int8(robber)
		}
		return
	}
	u.r.Want(t, ids...)
}

// list reads a list of things, each with a function.
func (u *setup) list(each func()) {
	for u.r.Accept(":"); ; {
		if each(); u.r.Wrong != nil || !u.r.Accept(",") {
			return
		}
	}
}

// name reads a new name of a place or field. Words of the language are no names.
func (u *setup) name() (script.Token, bool) {
	t, word := u.r.Next()
	if t.Text == "" || words.Has(word) || t.Text[0] >= '0' && t.Text[0] <= '9' || len(t.Text) > 40 {
		u.r.Fail(t, "%s kann hier kein Name sein.", "%s cannot be a name here.", script.Quoted(t.Text))
		return t, false
	}
	return t, true
}

// spot reads where something is drawn, if the line says so.
func (u *setup) spot() (at vienna.Spot) {
	if u.r.IsNumber() {
		at.X = u.r.Number(0, 99)
		at.Y = u.r.Number(0, 99)
	}
	return at
}

// place reads a new place: its name, and where it is drawn. It returns its number, or -1.
func (u *setup) place(kind vienna.Kind) int {
	t, ok := u.name()
	spot := u.spot()
	if !ok {
		return -1
	}
	if err := u.t.Board.AddPlace(vienna.Place{Name: t.Text, Kind: kind, At: spot}); err != nil {
		u.r.Fail(t, "Diesen Platz kann es nicht geben: %s.", "There cannot be this place: %s.", err.Error())
		return -1
	}
	return len(u.t.Board.Places) - 1
}

// landmark reads `landmark prater 3 4: road`. Without a reward the reward is unknown.
func (u *setup) landmark() {
	if at := u.place(vienna.Landmark); at >= 0 && u.r.Accept(":") {
		u.reward(at)
	}
}

// reward reads the reward of a landmark.
func (u *setup) reward(at int) {
	if u.r.Wrong != nil {
		return
	}
	place := &u.t.Board.Places[at]
	if place.Kind != vienna.Landmark {
		u.r.Fail(u.r.Peek(), "%s ist kein Wahrzeichen.", "%s is no landmark.", script.Quoted(place.Name))
		return
	}
	switch {
	case u.r.Accept("?"):
		place.Reward = vienna.Reward{}
	case u.r.Accept("road"):
		place.Reward = vienna.Reward{Kind: vienna.RewardRoad}
	case u.r.Accept("development"):
		place.Reward = vienna.Reward{Kind: vienna.RewardDevelopment}
	default:
		place.Reward = vienna.Reward{Kind: vienna.RewardCards}
		u.list(func() {
			n := u.r.Number(1, 9)
			t, word := u.r.Next()
			if k, ok := vienna.ParseResource(word); ok {
				place.Reward.Get[k] += uint8(n)
			} else if place.Reward.Any += uint8(n); word != "any" {
				u.r.Want(t, append(vienna.Resources[:], "any")...)
			}
		})
	}
}

// route reads two places and what a road between them exchanges.
func (u *setup) route() {
	t := u.r.Peek()
	from, to := u.at(), u.at()
	trade, ok := vienna.ParseTrade(keyword(u.r.Peek().Text))
	if ok {
		u.r.Next()
	}
	if u.r.Wrong != nil {
		return
	}
	if err := u.t.Board.AddRoute(from, to, trade); err != nil {
		u.r.Fail(t, "Diesen Weg kann es nicht geben: %s.", "There cannot be this route: %s.", err.Error())
	}
}

// field reads `field f1 2 2: vineyard 5 at speising, k2`.
func (u *setup) field() {
	name, ok := u.name()
	f := vienna.Field{Name: name.Text, Terrain: vienna.UnknownTerrain, At: u.spot()}
	u.r.Expect(":")
	t, word := u.r.Next()
	if terrain, known := vienna.ParseTerrain(word); known {
		f.Terrain = terrain
		if u.r.IsNumber() {
			t := u.r.Peek()
			n := u.r.Number(2, 12)
			if f.Chip = uint8(n); !vienna.ValidChip(n) {
				u.r.Fail(t, "Diese Zahl gibt es nicht.", "There is no such number.")
			}
		}
	} else if word != "?" {
		u.r.Want(t, append(vienna.Terrains[:], "?")...)
	}
	u.r.Expect("at")
	u.list(func() { f.Around = append(f.Around, u.at()) })
	if u.r.Wrong != nil || !ok {
		return
	}
	if err := u.t.Board.AddField(f); err != nil {
		u.r.Fail(name, "Diese Landschaft kann es nicht geben: %s.", "There cannot be this field: %s.", err.Error())
	}
}
