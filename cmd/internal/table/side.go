package table

import (
	"slices"
	"strconv"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// columns presents a principality from left to right: settlements, cities and roads, with what is above and below them.
func (b *view) columns(p engine.Player) []templates.BoardColumn {
	side := b.now.Sides[p]
	low, high, any := engine.Col(0), engine.Col(0), false
	reach := func(c engine.Col) {
		if !any {
			low, high, any = c, c, true
		}
		low, high = min(low, c), max(high, c)
	}
	for _, pl := range side.Places {
		reach(pl.Col)
	}
	for _, r := range side.Roads {
		reach(r)
	}
	for _, l := range side.Lands {
		if l.Row != 0 {
			reach(l.Col)
		}
	}
	for _, c := range side.Laid {
		if k := b.now.Cards[c]; k.At.Kind == engine.AtLandscape || k.At.Kind == engine.OnRoad ||
			k.At.Kind == engine.OnSite {
			reach(k.At.Col)
		}
	}
	var out []templates.BoardColumn
	for c := low; any && c <= high; c++ {
		if i := slices.IndexFunc(side.Places, func(pl engine.Place) bool { return pl.Col == c }); i >= 0 {
			out = append(out, b.placeColumn(p, side.Places[i]))
		} else {
			out = append(out, b.roadColumn(p, c))
		}
	}
	return out
}

// at returns the cards in a column that are on spots of one kind.
func (b *view) at(p engine.Player, col engine.Col, kind engine.SpotKind) []engine.CardNo {
	var out []engine.CardNo
	for _, c := range b.now.Sides[p].Laid {
		if at := b.now.Cards[c].At; at.Kind == kind && at.Col == col {
			out = append(out, c)
		}
	}
	return out
}

// placeColumn presents a settlement or city with its building sites, free ones included. A card whose site the position
// does not state takes the first free one.
func (b *view) placeColumn(p engine.Player, pl engine.Place) templates.BoardColumn {
	n := 2
	if pl.Kind == engine.SettlementPlace {
		n = 1
	}
	sites := map[int8]engine.CardNo{}
	rows := []int8{1, -1, 2, -2}[:2*n]
	var rest []engine.CardNo
	for _, c := range b.at(p, pl.Col, engine.OnSite) {
		row := b.now.Cards[c].At.Row
		if _, taken := sites[row]; row == 0 || taken {
			rest = append(rest, c)
			continue
		}
		sites[row] = c
	}
	b.out.Unplaced = b.out.Unplaced || len(rest) > 0
	for _, row := range append(rows, 3, -3, 4, -4) { // more than fits, which happens only in an impossible position
		if _, taken := sites[row]; !taken && len(rest) > 0 {
			sites[row], rest = rest[0], rest[1:]
		}
	}
	out := templates.BoardColumn{
		Kind: pl.Kind.String(), Name: templates.PlaceName(b.f, pl.Kind.String()) + " " + string(pl.Name),
	}
	if !b.static {
		out.Ref = spotRef(p, engine.Spot{Kind: engine.OnSite, Col: pl.Col})
		out.Moves = b.can[out.Ref]
	}
	if b.edits != nil {
		out.Edits = b.edits.place(p, pl)
	}
	out.Changed = b.placeChanged(p, pl)
	for row := int8(4); row >= 1; row-- {
		out.Above = b.site(out.Above, sites, row, n, p, pl)
	}
	for row := int8(-1); row >= -4; row-- {
		out.Below = b.site(out.Below, sites, row, n, p, pl)
	}
	return out
}

// site adds the building site of a row with its card, or an empty one if the place has a site there.
func (b *view) site(list []templates.BoardSlot, sites map[int8]engine.CardNo, row int8,
	n int, p engine.Player, pl engine.Place) []templates.BoardSlot {
	if c, ok := sites[row]; ok {
		card := b.laid(c)
		card.Where = b.siteName(pl, row)
		return append(list, templates.BoardSlot{Card: &card})
	}
	if max(row, -row) <= int8(n) {
		slot := templates.BoardSlot{Name: b.siteName(pl, row)}
		if b.static {
			return append(list, slot)
		}
		slot.Ref = spotRef(p, engine.Spot{Kind: engine.OnSite, Col: pl.Col, Row: row})
		slot.Moves = b.can[slot.Ref]
		if rest := b.can[spotRef(p, engine.Spot{Kind: engine.OnSite, Col: pl.Col})]; len(slot.Moves) == 0 {
			slot.Moves = builds(rest)
		}
		if b.edits != nil {
			slot.Edits, slot.Drop = b.edits.site(p, pl, row), "place "+siteRef(p, pl, row)
		}
		return append(list, slot)
	}
	return list
}

// builds returns the moves that name a card to be built anywhere at a place.
func builds(moves []templates.Move) []templates.Move {
	return slices.DeleteFunc(slices.Clone(moves), func(m templates.Move) bool { return len(m.Refs) < 2 })
}

// siteName names a building site as its player sees it: A oben 1. Row 0 is a site that the position does not state.
func (b *view) siteName(pl engine.Place, row int8) string {
	side := b.f.Say(templates.TextSiteAbove)
	if row < 0 {
		side = b.f.Say(templates.TextSiteBelow)
	}
	return string(pl.Name) + " " + side + " " + strconv.Itoa(int(max(row, -row)))
}

func (b *view) placeChanged(p engine.Player, pl engine.Place) templates.Change {
	return b.mark(b.before != nil && !slices.Contains(b.before.Sides[p].Places, pl))
}

// roadColumn presents the gap between two places: a road if there is one, landscapes, and the cards beyond them.
func (b *view) roadColumn(p engine.Player, col engine.Col) templates.BoardColumn {
	side := b.now.Sides[p]
	out := templates.BoardColumn{Kind: "gap"}
	if slices.Contains(side.Roads, col) {
		out.Kind, out.Name = "road", b.f.Say(templates.TextRoad)
		out.Changed = b.mark(b.before != nil && !slices.Contains(b.before.Sides[p].Roads, col))
	}
	if !b.static {
		out.Ref = spotRef(p, engine.Spot{Kind: engine.OnRoad, Col: col})
		out.Moves = b.can[out.Ref]
	}
	if len(out.Moves) > 0 && out.Kind == "gap" {
		out.Kind, out.Name = "free-road", b.f.Say(templates.TextFreeRoad)
	}
	for _, c := range b.at(p, col, engine.OnRoad) {
		out.Cards = append(out.Cards, b.laid(c))
	}
	var above, below []templates.BoardSlot // from the road outwards
	for i, l := range side.Lands {
		if l.Row == 0 || l.Col != col {
			continue
		}
		land := b.land(p, i)
		if l.Row > 0 {
			above = append(above, templates.BoardSlot{Land: &land})
		} else {
			below = append(below, templates.BoardSlot{Land: &land})
		}
	}
	for _, c := range b.at(p, col, engine.AtLandscape) {
		card := b.laid(c)
		if b.now.Cards[c].At.Row > 0 {
			above = append(above, templates.BoardSlot{Card: &card})
		} else {
			below = append(below, templates.BoardSlot{Card: &card})
		}
	}
	slices.Reverse(above)
	out.Above, out.Below = above, below
	return out
}

// land presents the i-th landscape of a player.
func (b *view) land(p engine.Player, i int) templates.BoardLand {
	l := b.now.Sides[p].Lands[i]
	out := templates.BoardLand{
		Resource: l.Kind.String(), Landscape: l.Kind.Landscape(), Name: templates.LandscapeName(b.f, l.Kind.Landscape()),
		Where: b.landWhere(p, l), Number: int(l.Number), Stock: int(l.Stock),
	}
	if !b.static {
		out.Ref = letter(p) + ".land." + strconv.Itoa(i)
	}
	if b.edits != nil {
		out.Edits = b.edits.land(p, i)
	}
	if b.before != nil {
		was := b.before.Sides[p].Lands
		out.Changed = b.mark(i >= len(was) || was[i].Stock != l.Stock || was[i].Kind != l.Kind)
	}
	return out
}

// landWhere says where a landscape is: between which places, above or below; "" if the position does not state it.
func (b *view) landWhere(p engine.Player, l engine.Landscape) string {
	if l.Row == 0 {
		return ""
	}
	name := ""
	for _, pl := range b.now.Sides[p].Places {
		if pl.Col == l.Col-1 || pl.Col == l.Col+1 {
			name += string(pl.Name)
		}
	}
	side := b.f.Say(templates.TextSiteAbove)
	if l.Row < 0 {
		side = b.f.Say(templates.TextSiteBelow)
	}
	return name + " " + side
}

// laid presents a card in play, with the cards on it.
func (b *view) laid(c engine.CardNo) templates.BoardCard {
	k := b.now.Cards[c]
	out := b.card(c)
	tag := func(icon, text string) { out.Tags = append(out.Tags, templates.BoardTag{Icon: icon, Text: text}) }
	for _, on := range b.now.Sides[k.Side].Laid {
		if at := b.now.Cards[on].At; at.Kind == engine.OnCard && at.Card == c {
			out.On = append(out.On, b.laid(on))
		}
	}
	if len(out.On) > 0 && !engine.Works(b.t, b.now, c) {
		tag("no", b.f.Say(templates.TextBlocked))
	}
	if k.By != k.Side || k.At.Kind == engine.OnCard {
		tag("", b.f.Say(templates.TextLaidBy)+" "+scenario.PlayerName(k.By, b.f.Lang))
	}
	if k.Owner != k.By {
		tag("", b.f.Say(templates.TextOwnedBy)+" "+scenario.PlayerName(k.Owner, b.f.Lang))
	}
	if k.Power > 0 || k.Fresh > 0 {
		tag("power", powerWords(b.f, k))
	}
	if k.Stars > 0 {
		tag("star", b.f.Number(int(k.Stars)))
	}
	if k.Stored > 0 {
		tag("", b.f.Number(int(k.Stored))+" "+b.f.Say(templates.TextStored))
	}
	if k.Used > 0 {
		tag("", b.f.Say(templates.TextUsed))
	}
	out.Changed = b.cardChanged(c)
	return out
}

func powerWords(f templates.Frame, k engine.Card) string {
	out := strconv.Itoa(int(k.Power))
	if k.Fresh > 0 {
		out += " + " + strconv.Itoa(int(k.Fresh)) + " " + f.Say(templates.TextFreshPower)
	}
	return out
}

// cardChanged reports whether a card in play is new or has changed.
func (b *view) cardChanged(c engine.CardNo) templates.Change {
	if b.before == nil {
		return templates.Unchanged
	}
	if int(c) >= len(b.before.Cards) {
		return b.mark(true)
	}
	was, is := b.before.Cards[c], b.now.Cards[c]
	blocked := was.Laid && engine.Works(b.beforeOn, b.before, c) != engine.Works(b.t, b.now, c)
	return b.mark(blocked || was.Laid != is.Laid || was.At != is.At || was.By != is.By || was.Power != is.Power ||
		was.Fresh != is.Fresh ||
		was.Stars != is.Stars || was.Stored != is.Stored || was.Used != is.Used)
}

// points adds a player's points and tokens.
func (b *view) points(p engine.Player, out *templates.BoardSide) {
	words := func(t *engine.Table, s *engine.State) (string, int, bool) {
		sure, open := engine.Points(t, s, p)
		if open > 0 {
			return strconv.Itoa(sure) + " + ?", sure, true
		}
		return strconv.Itoa(sure), sure, false
	}
	text, n, open := words(b.t, b.now)
	out.Points = templates.BoardCount{
		Kind: "victory", Text: text, Name: templates.PointsText(b.f, "victory", catalog.Points{N: n}),
	}
	if open {
		out.Points.Name += ", " + b.f.Say(templates.TextOpenPoints)
	}
	if b.before != nil {
		was, _, _ := words(b.beforeOn, b.before)
		out.Points.Changed = b.mark(was != text)
	}
	for _, kind := range []string{"strength", "commerce", "tournament"} {
		n, sure := engine.Sum(b.t, b.now, p, kind)
		if n == 0 && sure {
			continue
		}
		c := templates.BoardCount{
			Kind: kind, Text: strconv.Itoa(n), Name: templates.PointsText(b.f, kind, catalog.Points{N: n}),
		}
		if !sure {
			c.Text, c.Name = c.Text+" + ?", c.Name+", "+b.f.Say(templates.TextOpenPoints)
		}
		if b.before != nil {
			was, _ := engine.Sum(b.beforeOn, b.before, p, kind)
			c.Changed = b.mark(was != n)
		}
		out.Counts = append(out.Counts, c)
	}
	if stars := engine.Stars(b.t, b.now, p); stars > 0 {
		out.Counts = append(out.Counts, templates.BoardCount{
			Kind: "star", Text: strconv.Itoa(stars), Name: templates.ResourceWords(b.f, catalog.Star, stars),
		})
	}
	out.Tokens = b.tokens(p)
}

// tokens returns the tokens that a player holds for certain (103.L.a, 103.M.a).
func (b *view) tokens(p engine.Player) []string {
	var out []string
	for _, token := range []struct {
		kind string
		name catalog.Text
	}{{"strength", templates.TextKnightToken}, {"commerce", templates.TextMillToken}} {
		if holder, sure := engine.Token(b.t, b.now, token.kind); sure && holder == p {
			out = append(out, b.f.Say(token.name))
		}
	}
	return out
}
