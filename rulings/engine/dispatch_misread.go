package engine

// misreadAnybodyActs reads 103.I.f wrongly: a player who may react may also act.
func misreadAnybodyActs() error { return nil }

// misreadAnyPhase reads 103.B.b wrongly: the order of things in a turn is up to the player.
const misreadAnyPhase = true

// misreadGate reads 101.D.b wrongly: the threshold for action cards is that of the other time.
func misreadGate(together bool) (each int, ok bool) {
	if together {
		return 3, true
	}
	return 0, true
}
