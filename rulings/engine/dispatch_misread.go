package engine

// misreadAnybodyActs reads 103.I.f wrongly: a player who may react may also act.
func misreadAnybodyActs() error { return nil }
