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
		EN: "Schematic of the island for 3–4 players: 19 blank land hexes in upright columns of 3, 4, 5, 4 and 3, " +
			"surrounded by 18 sea hexes, every other one with a harbor.",
	}
	textBoardAlt56 = catalog.Text{
		DE: "Schema der Insel für 5–6 Spieler: 30 leere Landfelder in waagerechten Reihen zu 3, 4, 5, 6, 5, 4 und " +
			"3, umgeben von 22 Meerfeldern, von denen jedes zweite einen Hafen hat.",
		EN: "Schematic of the island for 5–6 players: 30 blank land hexes in level rows of 3, 4, 5, 6, 5, 4 and 3, " +
			"surrounded by 22 sea hexes, every other one with a harbor.",
	}
	textBoardAbout = catalog.Text{
		DE: "Die Landfelder sind leer, denn was wo liegt, bestimmt das Mischen. Nur ein Beispiel ist, auf welchem " +
			"Meerfeld die Reihe der Häfen anfängt und welche beiden Kreuzungen ein Hafen dort hat.",
		EN: "The land hexes are blank, for shuffling decides what lies where. Only an example is on which sea hex " +
			"the row of harbors begins and which two intersections a harbor has there.",
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
		EN: "The island for 3–4 players with a line from the token 5 on a corner hex anticlockwise over the 12 " +
			"outer and the 6 inner hexes to the middle.",
	}
	textSpiralAlt56 = catalog.Text{
		DE: "Die Insel für 5–6 Spieler mit einer Linie vom Chip 2 auf einem Eckfeld gegen den Uhrzeigersinn in " +
			"einer Spirale über alle 30 Felder nach innen.",
		EN: "The island for 5–6 players with a line from the token 2 on a corner hex anticlockwise in a spiral over " +
			"all 30 hexes to the inside.",
	}
	textSpiralAbout = catalog.Text{
		DE: "Die Ecke ist ein Beispiel. Belegt ist nur der erste Chip, die 5; was danach kommt, zeigte ein " +
			"verlorenes Bild und ist unbekannt. Die Wüste geht leer aus, wo immer sie liegt: Der nächste Chip rückt " +
			"ein Feld weiter.",
		EN: "The corner is an example. Only the first token is on record, the 5; what comes next was shown in a " +
			"lost picture and is unknown. The desert gets none, wherever it lies: the next token moves one hex on.",
	}
	textSpiralAb56 = catalog.Text{
		DE: "Die Ecke ist ein Beispiel. Belegt ist nur der erste Chip, die 2; was danach kommt, zeigte ein " +
			"verlorenes Bild und ist unbekannt. Beide Wüsten gehen leer aus, wo immer sie liegen: Der nächste Chip " +
			"rückt ein Feld weiter.",
		EN: "The corner is an example. Only the first token is on record, the 2; what comes next was shown in a " +
			"lost picture and is unknown. Both deserts get none, wherever they lie: the next token moves one hex on.",
	}
	textKeyChip  = catalog.Text{DE: "der erste Zahlenchip", EN: "the first number token"}
	textKeyPlace = catalog.Text{
		DE: "Platz in der Reihenfolge, keine Chipzahl",
		EN: "place in the order, not a token's number",
	}
	textHarboursAlt = catalog.Text{
		DE: "Zwei Meerfelder mit Hafen über je einem Landfeld: links ein einfacher Hafen 3:1, rechts ein " +
			"Spezialhafen 2:1 für Holz. Jeder hat 2 Kreuzungen am Land.",
		EN: "Two sea hexes with a harbor, each above a land hex: on the left a plain harbor 3:1, on the right a " +
			"special harbor 2:1 for lumber. Each has 2 intersections at the land.",
	}
	textHarbours = catalog.Text{
		DE: "Eine Siedlung oder Stadt auf einer der markierten Kreuzungen genügt. Den Spezialhafen gibt es für jede " +
			"Rohstoffsorte; Holz ist ein Beispiel.",
		EN: "A settlement or city on one of the marked intersections is enough. There is a special harbor for each " +
			"kind of resource; lumber is an example.",
	}
	textHarbour3    = catalog.Text{DE: "3 gleiche → 1", EN: "3 equal → 1"}
	textHarbour2    = catalog.Text{DE: "2 Holz → 1", EN: "2 lumber → 1"}
	textKeySpot     = catalog.Text{DE: "Kreuzung, die zum Hafen gehört", EN: "intersection that belongs to the harbor"}
	textDistanceAlt = catalog.Text{
		DE: "Eine Kreuzung mit Siedlung; ihre 3 Nachbarkreuzungen sind gesperrt, die 6 Kreuzungen dahinter nicht.",
		EN: "An intersection with a settlement; its 3 neighbouring intersections are barred, the 6 intersections " +
			"behind them are not.",
	}
	textDistance = catalog.Text{
		DE: "Gerechnet wird in Wegen: Zwischen zwei Siedlungen liegen immer mindestens zwei.",
		EN: "Paths are what counts: between two settlements there are always at least two.",
	}
	textKeyHome   = catalog.Text{DE: "eine Siedlung, gleich wessen", EN: "a settlement, whoever owns it"}
	textKeyNear   = catalog.Text{DE: "hier darf niemand siedeln", EN: "nobody may settle here"}
	textKeyFar    = catalog.Text{DE: "diese Siedlung stört hier nicht", EN: "this settlement is no obstacle here"}
	textCrossings = catalog.Text{
		DE: "Darf die gestrichelte Straße gebaut werden? Die Zeichen sind von uns; der Plan selbst war nur im Bild " +
			"zu sehen.",
		EN: "May the dashed road be built? The signs are ours; the board itself could be seen in a picture only.",
	}
	textCrossFree  = catalog.Text{DE: "Freie Kreuzung", EN: "Free intersection"}
	textCrossOwn   = catalog.Text{DE: "Ortsfeld mit deiner Siedlung", EN: "Place field with your settlement"}
	textCrossOther = catalog.Text{DE: "Ortsfeld mit fremder Siedlung", EN: "Place field with someone else’s settlement"}
	textCrossEmpty = catalog.Text{DE: "Ortsfeld, leer", EN: "Place field, empty"}
	textCrossBuilt = catalog.Text{
		DE: "Wahrzeichenfeld, das Wahrzeichen steht",
		EN: "Landmark field, the landmark stands",
	}
	textCrossUnbuilt = catalog.Text{DE: "Wahrzeichenfeld, leer", EN: "Landmark field, empty"}
	textCrossOpen    = catalog.Text{DE: "weiterbauen erlaubt", EN: "may go on"}
	textCrossShut    = catalog.Text{DE: "hier ist Schluss", EN: "stops here"}
)

// drawingNames holds the headings of the drawings.
var drawingNames = map[rulings.Drawing]catalog.Text{
	rulings.DrawHexBoard:   {DE: "Die Insel für 3–4 Spieler", EN: "The island for 3–4 players"},
	rulings.DrawHexBoard56: {DE: "Die Insel für 5–6 Spieler", EN: "The island for 5–6 players"},
	rulings.DrawChipSpiral: {DE: "Der Weg der Zahlenchips", EN: "The path of the number tokens"},
	rulings.DrawChipSpiral56: {
		DE: "Der Weg der Zahlenchips zu fünft und sechst",
		EN: "The path of the number tokens with five and six",
	},
	rulings.DrawHarbours:        {DE: "Die beiden Arten von Häfen", EN: "The two kinds of harbors"},
	rulings.DrawDistanceRule:    {DE: "Die Abstandsregel", EN: "The distance rule"},
	rulings.DrawViennaCrossings: {DE: "Kreuzungen und Weiterbau", EN: "Intersections and going on"},
}
