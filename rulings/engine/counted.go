package engine

import "catanica/catalog"

// Counts in messages show the number with its noun in the singular or plural, such as "1 star" or "2 stars".
type (
	countResources int
	countStars     int
	countCards     int
	countSites     int
	countPoints    int // victory points
	countCommerce  int // commerce points
	countWizards   int
	needsAny       int // introduces the cards of a condition that requires some of them
	needsAll       int // introduces the cards of a condition that requires all of them
)

func (n countResources) In(l catalog.Lang) string { return resourceCount.In(l, int(n)) }
func (n countStars) In(l catalog.Lang) string     { return starCount.In(l, int(n)) }
func (n countCards) In(l catalog.Lang) string     { return cardCount.In(l, int(n)) }
func (n countSites) In(l catalog.Lang) string     { return siteCount.In(l, int(n)) }
func (n countPoints) In(l catalog.Lang) string    { return pointCount.In(l, int(n)) }
func (n countCommerce) In(l catalog.Lang) string  { return commerceCount.In(l, int(n)) }
func (n countWizards) In(l catalog.Lang) string   { return wizardCount.In(l, int(n)) }
func (n needsAny) In(l catalog.Lang) string       { return someNeeded.In(l, int(n)) }
func (n needsAll) In(l catalog.Lang) string       { return allNeeded.In(l, int(n)) }

var (
	resourceCount = catalog.Plural{
		None: catalog.Text{DE: "nichts", EN: "nothing"},
		One:  catalog.Text{DE: "1 Rohstoff", EN: "1 resource"},
		Many: catalog.Text{DE: "%d Rohstoffe", EN: "%d resources"},
	}
	starCount = catalog.Plural{
		One:  catalog.Text{DE: "1 Stern", EN: "1 star"},
		Many: catalog.Text{DE: "%d Sterne", EN: "%d stars"},
	}
	cardCount = catalog.Plural{
		One:  catalog.Text{DE: "1 Karte", EN: "1 card"},
		Many: catalog.Text{DE: "%d Karten", EN: "%d cards"},
	}
	siteCount = catalog.Plural{
		One:  catalog.Text{DE: "1 Bauplatz", EN: "1 building site"},
		Many: catalog.Text{DE: "%d Bauplätze", EN: "%d building sites"},
	}
	pointCount = catalog.Plural{
		One:  catalog.Text{DE: "1 Siegpunkt", EN: "1 victory point"},
		Many: catalog.Text{DE: "%d Siegpunkte", EN: "%d victory points"},
	}
	commerceCount = catalog.Plural{
		One:  catalog.Text{DE: "1 Handelspunkt", EN: "1 commerce point"},
		Many: catalog.Text{DE: "%d Handelspunkte", EN: "%d commerce points"},
	}
	wizardCount = catalog.Plural{
		One:  catalog.Text{DE: "1 Zauberer", EN: "1 wizard"},
		Many: catalog.Text{DE: "%d Zauberer", EN: "%d wizards"},
	}
)

// playerTitles are the names of the players, and of chance, in messages.
var playerTitles = map[Player]catalog.Text{
	North: {DE: "Nord", EN: "North"}, South: {DE: "Süd", EN: "South"}, Chance: {DE: "der Zufall", EN: "Chance"},
}

var (
	someNeeded = catalog.Plural{
		One:  catalog.Text{DE: "mindestens eins davon:", EN: "at least one of these:"},
		Many: catalog.Text{DE: "mindestens %d davon:", EN: "at least %d of these:"},
	}
	allNeeded = catalog.Plural{
		One:  catalog.Text{DE: "alles davon:", EN: "all of these:"},
		Many: catalog.Text{DE: "jeweils mindestens %d:", EN: "at least %d of each of these:"},
	}
)
