package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the drawings.
var (
	textExampleOnly = catalog.Text{DE: "Beispiel", EN: "Example"}
	textBoardAlt    = catalog.Text{
		DE: "Schema der Insel für 3–4 Spieler: 19 leere Landfelder in senkrechten Reihen zu 3, 4, 5, 4 und 3, " +
			"umgeben von 18 Meerfeldern, von denen jedes zweite einen Hafen hat.",
		EN: "Diagram of the island for 3–4 players: 19 blank land hexes in vertical columns of 3, 4, 5, 4 and 3, " +
			"surrounded by 18 sea hexes, every other one with a harbor.",
	}
	textBoardAlt56 = catalog.Text{
		DE: "Schema der Insel für 5–6 Spieler: 30 leere Landfelder in waagerechten Reihen zu 3, 4, 5, 6, 5, 4 und " +
			"3, umgeben von 22 Meerfeldern, von denen jedes zweite einen Hafen hat.",
		EN: "Diagram of the island for 5–6 players: 30 blank land hexes in horizontal rows of 3, 4, 5, 6, 5, 4 and " +
			"3, surrounded by 22 sea hexes, every other one with a harbor.",
	}
	textBoardAbout = catalog.Text{
		DE: "Die Landfelder sind leer, denn was wo liegt, bestimmt das Mischen. Nur ein Beispiel ist, auf welchem " +
			"Meerfeld die Reihe der Häfen anfängt und welche beiden Kreuzungen ein Hafen dort hat.",
		EN: "The land hexes are blank because they are shuffled and placed randomly. The sea hex where the row of " +
			"harbors begins, and the two intersections of each harbor there, are only examples.",
	}
	textKeyLand    = catalog.Text{DE: "Landfeld", EN: "land hex"}
	textKeySea     = catalog.Text{DE: "Meerfeld ohne Hafen", EN: "sea hex without a harbor"}
	textKeyHarbour = catalog.Text{
		DE: "Meerfeld mit Hafen; die Punkte sind seine 2 Kreuzungen",
		EN: "sea hex with a harbor; the dots are its 2 intersections",
	}
	textSpiralAlt = catalog.Text{
		DE: "Die Insel für 3–4 Spieler mit einer Linie vom Chip 5 auf einem Eckfeld gegen den Uhrzeigersinn über " +
			"die 12 äußeren und die 6 inneren Felder bis in die Mitte.",
		EN: "The island for 3–4 players, with a line that starts at token 5 on a corner hex and runs counterclockwise " +
			"over the 12 outer and then the 6 inner hexes to the middle.",
	}
	textSpiralAlt56 = catalog.Text{
		DE: "Die Insel für 5–6 Spieler mit einer Linie vom Chip 2 auf einem Eckfeld gegen den Uhrzeigersinn in " +
			"einer Spirale über alle 30 Felder nach innen.",
		EN: "The island for 5–6 players, with a line that starts at token 2 on a corner hex and spirals " +
			"counterclockwise inwards over all 30 hexes.",
	}
	textSpiralAbout = catalog.Text{
		DE: "Die Ecke ist ein Beispiel. Belegt ist nur der erste Chip, die 5; was danach kommt, war nur auf einem " +
			"verlorenen Bild zu sehen und ist unbekannt. Die Wüste bekommt keinen Chip, wo immer sie liegt: Der " +
			"nächste Chip rückt " +
			"ein Feld weiter.",
		EN: "The corner is an example. Only the first token, the 5, is documented; the rest was shown in a picture " +
			"that is lost. The desert never gets a token: skip it and place the next token one hex further on.",
	}
	textSpiralAb56 = catalog.Text{
		DE: "Die Ecke ist ein Beispiel. Belegt ist nur der erste Chip, die 2; was danach kommt, war nur auf einem " +
			"verlorenen Bild zu sehen und ist unbekannt. Beide Wüsten bekommen keinen Chip, wo immer sie liegen: " +
			"Der nächste Chip " +
			"rückt ein Feld weiter.",
		EN: "The corner is an example. Only the first token, the 2, is documented; the rest was shown in a picture " +
			"that is lost. The two deserts never get a token: skip them and place the next token one hex further on.",
	}
	textKeyChip  = catalog.Text{DE: "der erste Zahlenchip", EN: "the first number token"}
	textKeyPlace = catalog.Text{
		DE: "Platz in der Reihenfolge, keine Chipzahl",
		EN: "position in the order, not the number on a token",
	}
	textHarboursAlt = catalog.Text{
		DE: "Zwei Meerfelder mit Hafen über je einem Landfeld: links ein einfacher Hafen 3:1, rechts ein " +
			"Spezialhafen 2:1 für Holz. Jeder hat 2 Kreuzungen am Land.",
		EN: "Two sea hexes with a harbor, each above a land hex: on the left a general 3:1 harbor, on the right a " +
			"special 2:1 harbor for lumber. Each has 2 intersections on the coast.",
	}
	textHarbours = catalog.Text{
		DE: "Eine Siedlung oder Stadt auf einer der markierten Kreuzungen genügt. Den Spezialhafen gibt es für jede " +
			"Rohstoffsorte; Holz ist ein Beispiel.",
		EN: "One settlement or city on either of the marked intersections is enough. There is a special harbor for " +
			"each resource; lumber is just an example.",
	}
	textHarbour3    = catalog.Text{DE: "3 gleiche → 1", EN: "3 of a kind → 1"}
	textHarbour2    = catalog.Text{DE: "2 Holz → 1", EN: "2 lumber → 1"}
	textKeySpot     = catalog.Text{DE: "Kreuzung, die zum Hafen gehört", EN: "intersection that belongs to the harbor"}
	textDistanceAlt = catalog.Text{
		DE: "Eine Kreuzung mit Siedlung; ihre 3 Nachbarkreuzungen sind gesperrt, die 6 Kreuzungen dahinter nicht.",
		EN: "An intersection with a settlement: its 3 neighboring intersections are blocked, the 6 beyond them are " +
			"not.",
	}
	textDistance = catalog.Text{
		DE: "Gerechnet wird in Wegen: Zwischen zwei Siedlungen liegen immer mindestens zwei.",
		EN: "Count the paths: there must always be at least two between two settlements.",
	}
	textKeyHome = catalog.Text{DE: "eine Siedlung, gleich, wem sie gehört", EN: "a settlement of any player"}
	textKeyNear = catalog.Text{DE: "hier darf niemand siedeln", EN: "nobody may settle here"}
	textKeyFar  = catalog.Text{DE: "diese Siedlung stört hier nicht", EN: "this settlement does not get in the " +
		"way here"}
	textCrossings = catalog.Text{
		DE: "Darf die gestrichelte Straße gebaut werden? Die Zeichen sind von uns; der Plan selbst war nur im Bild " +
			"zu sehen.",
		EN: "May you build the dashed road? The symbols are ours; the sources show the board only in a picture.",
	}
	textCrossFree  = catalog.Text{DE: "Freie Kreuzung", EN: "Free intersection"}
	textCrossOwn   = catalog.Text{DE: "Ortsfeld mit deiner Siedlung", EN: "Location space with your settlement"}
	textCrossOther = catalog.Text{DE: "Ortsfeld mit fremder Siedlung", EN: "Location space with another player’s " +
		"settlement"}
	textCrossEmpty = catalog.Text{DE: "Ortsfeld, leer", EN: "Empty location space"}
	textCrossBuilt = catalog.Text{
		DE: "Wahrzeichenfeld, das Wahrzeichen steht",
		EN: "Landmark space, landmark built",
	}
	textCrossUnbuilt = catalog.Text{DE: "Wahrzeichenfeld, leer", EN: "Empty landmark space"}
	textCrossOpen    = catalog.Text{DE: "weiterbauen erlaubt", EN: "you may build on"}
	textCrossShut    = catalog.Text{DE: "hier ist Schluss", EN: "you must stop here"}
)

// drawingNames holds the headings of the drawings.
var drawingNames = map[rulings.Drawing]catalog.Text{
	rulings.DrawHexBoard:   {DE: "Die Insel für 3–4 Spieler", EN: "The island for 3–4 players"},
	rulings.DrawHexBoard56: {DE: "Die Insel für 5–6 Spieler", EN: "The island for 5–6 players"},
	rulings.DrawChipSpiral: {DE: "Der Weg der Zahlenchips", EN: "The path of the number tokens"},
	rulings.DrawChipSpiral56: {
		DE: "Der Weg der Zahlenchips zu fünft und sechst",
		EN: "The path of the number tokens for 5–6 players",
	},
	rulings.DrawHarbours:        {DE: "Die beiden Arten von Häfen", EN: "The two kinds of harbors"},
	rulings.DrawDistanceRule:    {DE: "Die Abstandsregel", EN: "The distance rule"},
	rulings.DrawViennaCrossings: {DE: "Kreuzungen und Weiterbau", EN: "Intersections and building on"},
}
