package interact

import "catanica/rulings/engine"

// struck returns the deed by which a card lost its place or its functions, or "".
func struck(before, after view) Deed {
	if before.where == nowhere || after.where == nowhere && before.where != nowhere {
		return ""
	}
	switch {
	case after.where == removed:
		return OutOfGame
	case before.where == inPlay && after.where == inPlay:
		switch {
		case before.by != after.by || before.holder != after.holder:
			return TakenOver
		case before.works && !after.works:
			return Blocked
		}
	case before.where == inPlay && after.where == inHand && after.holder != before.by:
		return Stolen // not its builder's hand
	case before.where == inPlay && after.where == inHand, before.where == inPlay && after.where == inDisplay:
		return ToHand
	case before.where == inHand && after.where == inHand && before.holder != after.holder:
		return Stolen
	case before.where != inHand && after.where == inHand && before.holder == engine.South && after.holder == engine.North:
		return Stolen
	case before.where != inHand && after.where == inHand:
		return Fetched
	case before.where != inDiscard && after.where == inDiscard:
		return Discarded
	case before.where != inStack && after.where == inStack:
		return UnderStack
	case (before.where == inStack || before.where == inDiscard) && after.where == inPlay:
		return Fetched
	}
	return ""
}

// changed returns every deed on a card between two views.
func changed(before, after view) []Effect {
	var out []Effect
	if d := struck(before, after); d != "" {
		return append(out, Effect{Deed: d})
	}
	if before.where != after.where {
		return out
	}
	add := func(d Deed, n int8) {
		if n != 0 {
			out = append(out, Effect{Deed: d, N: int(n)})
		}
	}
	if before.where == inPlay {
		for i, d := range [3]Deed{Strength, Tourney, Commerce} {
			add(d, after.points[i]-before.points[i])
		}
		add(Power, after.power-before.power)
		add(Stars, after.stars-before.stars)
		add(Stored, after.stored-before.stored)
		if before.spot != after.spot {
			out = append(out, Effect{Deed: Moved})
		}
	} else if before.where == inEvents && before.top != after.top {
		out = append(out, Effect{Deed: Moved})
	}
	return out
}
