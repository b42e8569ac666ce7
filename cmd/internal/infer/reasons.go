package main

import (
	"catanica/catalog"
)

// The reasons behind inferences, as card pages print them. Those of many cards are in content/reasons.yaml.
var (
	whyMetropolis = catalog.Text{
		DE: "106.A.b rechnet mit allen Sets vor, wie viele Siegpunkte ein Fürstentum höchstens erreicht. Eine Stadt " +
			"zählt dabei immer 2; für eine Metropole kommt nichts dazu.",
		EN: "106.A.b adds up the most victory points that a principality can have with all sets. A city always counts 2 " +
			"there; a metropolis adds nothing.",
	}
	whyCapped = catalog.Text{
		DE: "%s lässt solche Karten des Mitspielers nur %d Stärkepunkte zählen. Also haben sie selbst mehr.",
		EN: "Because of %s, your opponent's cards of this type count only %d strength points. So they have more by " +
			"themselves.",
	}
	whyCheaper = catalog.Text{
		DE: "Der %s macht ihren Bau billiger (%s), und das tut er nur bei Gebäuden, die mindestens %d Rohstoffe kosten.",
		EN: "The %s makes it cheaper (%s), and it does so only for buildings that cost at least %d resources.",
	}
	whyPower = catalog.Text{
		DE: "Zum Bau braucht man Zauberer mit zusammen 6 Zauberkraft (125.B.a). Ob noch Rohstoffe dazukommen, sagt keine " +
			"Quelle.",
		EN: "Building it takes wizards with 6 magic power between them (125.B.a). No source says whether it costs " +
			"resources as well.",
	}
)

// The reasons for a class or a cost that follow from one rule.
var (
	whyCitySite = catalog.Text{
		DE: "106.A.b rechnet mit allen Sets vor, wie viele Siegpunkte ein Fürstentum höchstens erreicht, und zählt nur " +
			"Gebäude auf Stadtausbauplätzen und den Stein der Weisen. Dieses Gebäude bringt einen Siegpunkt, also ist es ein " +
			"Stadtausbau.",
		EN: "106.A.b adds up the most victory points that a principality can have with all sets, and counts only " +
			"buildings on city sites and the Philosopher's Stone. This building is worth a victory point, so it is a city " +
			"expansion.",
	}
	whyDearer = catalog.Text{
		DE: "Seit der Reform kostet die Karte 1 Wolle mehr als zuvor, also mindestens diese eine.",
		EN: "Since the reform the card has cost 1 wool more than before, so at least that one.",
	}
)

// The reasons for a class.
var (
	whyAttack = catalog.Text{
		DE: "Die Karte nimmt oder zerstört etwas, das eindeutig dem Mitspieler gehört. Nach 113.F.a macht das eine Aktion " +
			"zum Angriff.",
		EN: "The card takes or destroys something that clearly belongs to the opponent. According to 113.F.a, that makes " +
			"an action an attack.",
	}
	whyAttackPlace = catalog.Text{
		DE: " Dazu passt, dass im Kapitel über Angriffe an der Stelle ihres Namens ein Abschnitt frei ist (%s).",
		EN: " This agrees with the chapter on attacks, which has a section to spare where its name sorts (%s).",
	}
	whyOnlyPlace = catalog.Text{
		DE: "Die Encyclopædia ordnet die Karten jeder Klasse nach dem Alphabet. An der Stelle dieses Namens ist unter den " +
			"Aktionskarten nur im Kapitel %s noch ein Abschnitt frei (%s); in den beiden anderen gehören dort alle zu " +
			"anderen Karten.",
		EN: "The Encyclopædia sorts the cards of each class by name. Among the chapters on action cards, only %s has a " +
			"section to spare where this name belongs (%s); in the other two, all sections there belong to other cards.",
	}
	whyFullest = catalog.Text{
		DE: "Die Encyclopædia ordnet die Karten jeder Klasse nach dem Alphabet. Verteilt man die Karten ohne bekannte " +
			"Klasse auf die freien Abschnitte, bleiben nur dann so wenige wie möglich leer, wenn diese im Kapitel %s steht " +
			"(%s). Bewiesen ist das nicht: Ein Abschnitt könnte auch einer Karte gelten, die wir nicht kennen.",
		EN: "The Encyclopædia sorts the cards of each class by name. If the cards without a known class are spread over " +
			"the sections to spare, as few as possible stay empty only with this one in chapter %s (%s). That is no proof: " +
			"a section may also be about a card that we do not know.",
	}
)

// why returns the reasons for the placing.
func (p Placing) why() catalog.Text {
	switch p.How {
	case Definition:
		why := whyAttack
		if p.First != "" {
			at := catalog.Textf(whyAttackPlace.DE, whyAttackPlace.EN, p.sections())
			why = catalog.Text{DE: why.DE + at.DE, EN: why.EN + at.EN}
		}
		return why
	case OnlyPlace:
		return catalog.Textf(whyOnlyPlace.DE, whyOnlyPlace.EN, p.Chapter, p.sections())
	}
	return catalog.Textf(whyFullest.DE, whyFullest.EN, p.Chapter, p.sections())
}

// sections returns the sections of which the card's own is one: "113.N to 113.T".
func (p Placing) sections() catalog.Text {
	first, last := p.Chapter+"."+p.First, p.Chapter+"."+p.Last
	if first == last {
		return catalog.Text{DE: first, EN: first}
	}
	return catalog.Text{DE: first + " bis " + last, EN: first + " to " + last}
}

// source returns where the premises of the placing come from.
func (p Placing) source() catalog.Sources {
	if p.How == Definition {
		return catalog.Sources{"003#113.F.a", "003#Register"}
	}
	return catalog.Sources{"003#Register"}
}
