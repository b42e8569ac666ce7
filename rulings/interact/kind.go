package interact

import (
	"fmt"

	"catanica/catalog"
)

// kindsOf names results in a few words, as headings of lists.
var kindsOf = map[Deed]catalog.Text{
	ToHand:     {DE: "schickt auf die Hand zurück", EN: "sends back to the hand"},
	Stolen:     {DE: "nimmt weg", EN: "takes away"},
	TakenOver:  {DE: "holt ins eigene Fürstentum", EN: "brings over to its player's side"},
	Discarded:  {DE: "bringt auf die Ablage", EN: "puts on the discard pile"},
	UnderStack: {DE: "bringt unter einen Stapel", EN: "puts under a draw stack"},
	OutOfGame:  {DE: "nimmt aus dem Spiel", EN: "removes from the game"},
	Blocked:    {DE: "setzt außer Kraft", EN: "disables"},
	Fetched:    {DE: "holt auf die Hand", EN: "brings into the hand"},
	Bars:       {DE: "verhindert", EN: "prevents"},
	Shelters:   {DE: "schützt", EN: "keeps safe"},
	Completes:  {DE: "ergänzt den Schutz", EN: "completes the protection"},
	Strikes:    {DE: "trifft", EN: "hits"},
	Odds:       {DE: "verändert die Aussichten", EN: "changes the odds"},
	Enables:    {DE: "macht möglich", EN: "makes possible"},
	Guards:     {DE: "schützt vor", EN: "protects against"},
	Requires:   {DE: "braucht", EN: "needs"},
	Strength:   {DE: "verändert die Stärke", EN: "changes the strength"},
	Tourney:    {DE: "verändert die Turnierpunkte", EN: "changes the tournament points"},
	Commerce:   {DE: "verändert die Handelspunkte", EN: "changes the commerce points"},
	Power:      {DE: "verändert die Zauberkraft", EN: "changes the magic power"},
	Stars:      {DE: "verändert die Sterne", EN: "changes the stars"},
	Stored:     {DE: "verändert den Vorrat", EN: "changes what is stored"},
	Stock:      {DE: "kostet Rohstoffe", EN: "costs resources"},
	Yield:      {DE: "erhöht den Ertrag", EN: "raises the yield"},
	Cheapens:   {DE: "macht billiger", EN: "makes cheaper"},
	Pays:       {DE: "bringt oder kostet dabei etwas", EN: "brings or costs something then"},
	Adds:       {DE: "stärkt", EN: "strengthens"},
	Lessens:    {DE: "schwächt", EN: "weakens"},
	Stops:      {DE: "verhindert", EN: "prevents"},
	Counts:     {DE: "zählt dafür", EN: "counts for it"},
	Affects:    {DE: "beeinflusst", EN: "affects"},
	Tips:       {DE: "kann den Ausschlag geben", EN: "can tip the balance"},
	Moved:      {DE: "bringt an einen anderen Platz", EN: "moves"},
}

// Kind names what the result says in a few words, with the faces of the die.
func (r Result) Kind() catalog.Text {
	switch {
	case r.Outcome == None:
		return catalog.Text{DE: "keine Wirkung", EN: "no effect"}
	case r.Outcome == Refused:
		return catalog.Text{DE: "kann nichts anhaben", EN: "cannot affect"}
	case r.Unfound():
		return catalog.Text{DE: "keine Wirkung gefunden", EN: "no effect found"}
	case r.Outcome == Undecided:
		return catalog.Text{DE: "ungeklärt", EN: "undecided"}
	case len(r.Effects) == 0:
		return catalog.Text{}
	}
	e := r.Effects[0]
	if e.Back {
		if e.Deed == Requires {
			return metKinds[Requires]
		}
		return catalog.Text{DE: "wirkt zusammen mit", EN: "works together with"}
	}
	return e.onRolls(kindsOf[e.Deed])
}

// onRolls adds the faces of the die to the words for an effect.
func (e Effect) onRolls(t catalog.Text) catalog.Text {
	if len(e.Rolls) == 0 {
		return t
	}
	only := catalog.Text{DE: "bei", EN: "on"}
	if e.Deed == Guards {
		only = catalog.Text{DE: "außer bei", EN: "except on"}
	}
	return catalog.Text{DE: fmt.Sprintf("%s (%s %s)", t.DE, only.DE, faces(e.Rolls, "oder")),
		EN: fmt.Sprintf("%s (%s %s)", t.EN, only.EN, faces(e.Rolls, "or"))}
}
