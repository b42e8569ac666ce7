package templates

import "catanica/catalog"

// Texts of the seal.
var (
	textSeal      = catalog.Text{DE: "Versiegeln", EN: "Seal"}
	textSealAbout = catalog.Text{
		DE: "Ein Siegel legt dich auf Deck und Ereignisse fest, ohne sie zu zeigen. Aufbewahrt wird hier nichts: " +
			"Notiere dir das Geheimnis.",
		EN: "A seal commits you to your deck and events without revealing them. We store nothing, so write the " +
			"secret down.",
	}
	textSealMake       = catalog.Text{DE: "Diese Liste versiegeln", EN: "Seal this list"}
	textSealCheck      = catalog.Text{DE: "Ein Siegel prüfen", EN: "Check a seal"}
	textSealCheckAbout = catalog.Text{
		DE: "Nach der Partie: Füge oben die gezeigte Liste ein, dazu Siegel und Geheimnis.",
		EN: "After the game, paste the revealed list above and enter its seal and secret.",
	}
	textSealCheckGo    = catalog.Text{DE: "Siegel prüfen", EN: "Check seal"}
	textSealCommitment = catalog.Text{DE: "Siegel", EN: "Seal"}
	textSealNonce      = catalog.Text{DE: "Geheimnis", EN: "Secret"}
)

// DeckSeal is the outcome of sealing a list or of checking a seal.
type DeckSeal struct {
	Checked           bool // a seal was checked, not made
	State             SealState
	Commitment, Nonce string
}

// SealState is the outcome of sealing or checking.
type SealState string

// The states of a seal.
const (
	SealMade       SealState = "made"
	SealFits       SealState = "fits"
	SealBroken     SealState = "broken"
	SealUnreadable SealState = "unreadable" // the list is not fully readable
	SealNoHex      SealState = "no-hex"     // commitment or nonce is not hexadecimal
)

// sealWords describes the outcomes.
var sealWords = map[SealState]catalog.Text{
	SealMade: {
		DE: "Versiegelt. Gib deinem Mitspieler oder der Turnierleitung jetzt das Siegel; das Geheimnis " +
			"behältst du bis nach der Partie.",
		EN: "Sealed. Give the seal to your opponent or the organizer now; keep the secret to yourself until the " +
			"game is over.",
	},
	SealFits: {DE: "Das Siegel passt zu dieser Liste.", EN: "The seal matches this list."},
	SealBroken: {
		DE: "Das Siegel passt nicht: Liste, Siegel oder Geheimnis weicht vom Original ab.",
		EN: "The seal does not match: the list, the seal or the secret is different.",
	},
	SealUnreadable: {
		DE: "Die Liste ist nicht ganz lesbar und lässt sich so nicht versiegeln; berichtige erst, was nicht " +
			"verstanden wurde.",
		EN: "Parts of the list cannot be read, so it cannot be sealed yet. Fix those parts first.",
	},
	SealNoHex: {
		DE: "Das Siegel hat 64 Ziffern von 0 bis f, das Geheimnis 32.",
		EN: "The seal has 64 hexadecimal digits (0 to f), the secret 32.",
	},
}

// sealTones holds the colours of the outcomes, as CSS classes of verdicts.
var sealTones = map[SealState]string{
	SealMade: "v-yes", SealFits: "v-yes", SealBroken: "v-no", SealUnreadable: "v-depends", SealNoHex: "v-depends",
}

// sealSigns holds the symbols of the outcomes.
var sealSigns = map[SealState]string{
	SealMade: "yes", SealFits: "yes", SealBroken: "no", SealUnreadable: "depends", SealNoHex: "depends",
}
