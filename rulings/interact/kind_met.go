package interact

import "catanica/catalog"

// metKinds words the results of kindsOf from the side of the card that is met, as headings above the cards that act on
// it.
var metKinds = map[Deed]catalog.Text{
	ToHand:     {DE: "wird auf die Hand zurückgeschickt durch", EN: "is sent back to the hand by"},
	Stolen:     {DE: "wird weggenommen durch", EN: "is taken away by"},
	TakenOver:  {DE: "wird herübergeholt durch", EN: "is brought over by"},
	Discarded:  {DE: "kommt auf die Ablage durch", EN: "is put on the discard pile by"},
	UnderStack: {DE: "kommt unter einen Stapel durch", EN: "is put under a draw stack by"},
	OutOfGame:  {DE: "kommt aus dem Spiel durch", EN: "is removed from the game by"},
	Blocked:    {DE: "wird außer Kraft gesetzt durch", EN: "is disabled by"},
	Fetched:    {DE: "wird auf die Hand geholt durch", EN: "is brought into the hand by"},
	Bars:       {DE: "wird verhindert durch", EN: "is prevented by"},
	Shelters:   {DE: "wird geschützt durch", EN: "is kept safe by"},
	Completes:  {DE: "wird ergänzt durch", EN: "is completed by"},
	Strikes:    {DE: "wird getroffen durch", EN: "is hit by"},
	Odds:       {DE: "hat andere Aussichten durch", EN: "has other odds with"},
	Enables:    {DE: "wird möglich durch", EN: "is made possible by"},
	Guards:     {DE: "wird abgewehrt durch", EN: "is warded off by"},
	Requires:   {DE: "wird gebraucht von", EN: "is needed by"},
	Strength:   {DE: "hat eine andere Stärke durch", EN: "has another strength with"},
	Tourney:    {DE: "hat andere Turnierpunkte durch", EN: "has other tournament points with"},
	Commerce:   {DE: "hat andere Handelspunkte durch", EN: "has other commerce points with"},
	Power:      {DE: "hat eine andere Zauberkraft durch", EN: "has another magic power with"},
	Stars:      {DE: "hat andere Sterne durch", EN: "has other stars with"},
	Stored:     {DE: "hat einen anderen Vorrat durch", EN: "has another store with"},
	Stock:      {DE: "verliert Rohstoffe durch", EN: "loses resources by"},
	Yield:      {DE: "bringt mehr Ertrag durch", EN: "yields more with"},
	Cheapens:   {DE: "wird billiger durch", EN: "is made cheaper by"},
	Pays:       {DE: "bringt oder kostet etwas durch", EN: "brings or costs something with"},
	Adds:       {DE: "wird gestärkt durch", EN: "is strengthened by"},
	Lessens:    {DE: "wird geschwächt durch", EN: "is weakened by"},
	Stops:      {DE: "wird verhindert durch", EN: "is prevented by"},
	Counts:     {DE: "rechnet mit", EN: "counts"},
	Affects:    {DE: "wird beeinflusst durch", EN: "is affected by"},
	Tips:       {DE: "kann abhängen von", EN: "may depend on"},
	Moved:      {DE: "kommt an einen anderen Platz durch", EN: "is moved by"},
}

// MetKind says in a few words, with the faces of the die, what happens to the card that is met.
func (r Result) MetKind() catalog.Text {
	switch {
	case r.Outcome == Refused:
		return catalog.Text{DE: "ist sicher vor", EN: "cannot be affected by"}
	case r.Outcome == None || r.Outcome == Undecided || len(r.Effects) == 0:
		return r.Kind()
	}
	e := r.Effects[0]
	switch {
	case e.Back && e.Deed == Requires:
		return kindsOf[Requires]
	case e.Back:
		return r.Kind()
	}
	return e.onRolls(metKinds[e.Deed])
}
