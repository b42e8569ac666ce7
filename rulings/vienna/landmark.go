package vienna

// reward begins the reward of a landmark that has just been built.
//
// wien.bauen.wahrzeichen: a free road, resource cards or a development card, as the landmark's card shows.
func (g *game) reward(p Player, at int) {
	switch r := g.Board.Places[at].Reward; r.Kind {
	case RewardRoad:
		if g.roadFits(p) {
			g.Free = 1
		}
	case RewardDevelopment:
		if g.Left > 0 {
			g.After, g.Phase, g.Last = g.Phase, Rewarding, int16(at)
		}
	case RewardCards:
		g.receive(p, r.Get)
		if r.Any > 0 && g.Supply.Total() >= int(r.Any) {
			g.After, g.Phase, g.Last = g.Phase, Rewarding, int16(at)
		}
	}
}

// receive gives a player the cards of a reward, as far as the supply has them.
func (g *game) receive(p Player, get Bag) {
	for k := range get {
		get[k] = min(get[k], g.Supply[k])
	}
	if get.Total() == 0 {
		return
	}
	g.draw(p, get)
	e := happened("rewarded", p)
	e.Get = get
	g.Tell(e, rLandmarks)
}

// takeReward takes what the builder of a landmark may choose, or the card that comes off the stack.
func (g *game) takeReward(m Move) error {
	if g.Phase != Rewarding {
		return g.Wrong("", "Es ist kein Wahrzeichen gebaut worden, das etwas bringt.",
			"No landmark that brings anything has just been built.")
	}
	r := g.Board.Places[g.Last].Reward
	if r.Kind == RewardDevelopment {
		if err := g.offStack(m.Card); err != nil {
			return err
		}
		g.fromStack(m.Who, m.Card)
		e := happened("card-rewarded", m.Who)
		e.Card = m.Card
		if g.Readings.Taken == "bought" {
			g.Bought[m.Card]++
		}
		g.TellRead(e, readTaken, rLandmarks, rDevelopment)
		g.back()
		return nil
	}
	switch {
	case m.Get.Total() != int(r.Any):
		return g.Wrong("resources", "Das Wahrzeichen bringt %d Karten; nenne sie.",
			"The landmark brings %d cards: name them.", int(r.Any))
	case !g.Supply.Covers(m.Get):
		return g.Wrong("resources", "So viele Karten hat der Vorrat nicht.", "The supply does not have that many cards.")
	}
	g.receive(m.Who, m.Get)
	g.back()
	return nil
}
