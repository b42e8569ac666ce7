package catalog

// typeNames holds the names of the types in the singular and the plural. Types that questions never count have no
// plural.
var typeNames = map[CardType]struct{ one, many Text }{
	Building:    {Text{DE: "Gebäude", EN: "building"}, Text{DE: "Gebäude", EN: "buildings"}},
	Unit:        {Text{DE: "Einheit", EN: "unit"}, Text{DE: "Einheiten", EN: "units"}},
	Knight:      {Text{DE: "Ritter", EN: "knight"}, Text{DE: "Ritter", EN: "knights"}},
	Fleet:       {Text{DE: "Flotte", EN: "fleet"}, Text{DE: "Flotten", EN: "fleets"}},
	TradeFleet:  {Text{DE: "Handelsflotte", EN: "trade fleet"}, Text{DE: "Handelsflotten", EN: "trade fleets"}},
	Dragon:      {Text{DE: "Drache", EN: "dragon"}, Text{DE: "Drachen", EN: "dragons"}},
	Cannon:      {Text{DE: "Kanone", EN: "cannon"}, Text{DE: "Kanonen", EN: "cannons"}},
	Wizard:      {Text{DE: "Zauberer", EN: "wizard"}, Text{DE: "Zauberer", EN: "wizards"}},
	SpellBook:   {Text{DE: "Zauberbuch", EN: "spell book"}, Text{DE: "Zauberbücher", EN: "spell books"}},
	WorkOfArt:   {Text{DE: "Kunstwerk", EN: "work of art"}, Text{DE: "Kunstwerke", EN: "works of art"}},
	Doubler:     {Text{DE: "Ertragsverdoppler", EN: "yield doubler"}, Text{DE: "Ertragsverdoppler", EN: "yield doublers"}},
	Foreign:     {Text{DE: "Fremdkarte", EN: "foreign card"}, Text{DE: "Fremdkarten", EN: "foreign cards"}},
	Magic:       {one: Text{DE: "magisch", EN: "magic"}},
	Action:      {Text{DE: "Aktionskarte", EN: "action card"}, Text{DE: "Aktionskarten", EN: "action cards"}},
	EventType:   {Text{DE: "Ereigniskarte", EN: "event card"}, Text{DE: "Ereigniskarten", EN: "event cards"}},
	LandscapeTy: {Text{DE: "Landschaft", EN: "landscape"}, Text{DE: "Landschaften", EN: "landscapes"}},
	Settlement:  {Text{DE: "Siedlung", EN: "settlement"}, Text{DE: "Siedlungen", EN: "settlements"}},
	City:        {Text{DE: "Stadt", EN: "city"}, Text{DE: "Städte", EN: "cities"}},
	Road:        {Text{DE: "Straße", EN: "road"}, Text{DE: "Straßen", EN: "roads"}},
	Citadel:     {Text{DE: "Zitadelle", EN: "citadel"}, Text{DE: "Zitadellen", EN: "citadels"}},
	Metropolis:  {Text{DE: "Metropole", EN: "metropolis"}, Text{DE: "Metropolen", EN: "metropolises"}},
	Counter:     {one: Text{DE: "Zählkarte", EN: "counting card"}},
}

// Name returns the name of the type in the game's own terms.
func (t CardType) Name() Text { return typeNames[t].one }

// Plural returns the name of the type in the plural. It is empty for types that have none.
func (t CardType) Plural() Text { return typeNames[t].many }
