package catalog

var typeNames = map[CardType]Text{
	Building:    {DE: "Gebäude", EN: "building"},
	Unit:        {DE: "Einheit", EN: "unit"},
	Knight:      {DE: "Ritter", EN: "knight"},
	Fleet:       {DE: "Flotte", EN: "fleet"},
	TradeFleet:  {DE: "Handelsflotte", EN: "trade fleet"},
	Dragon:      {DE: "Drache", EN: "dragon"},
	Cannon:      {DE: "Kanone", EN: "cannon"},
	Wizard:      {DE: "Zauberer", EN: "wizard"},
	SpellBook:   {DE: "Zauberbuch", EN: "spell book"},
	WorkOfArt:   {DE: "Kunstwerk", EN: "work of art"},
	Doubler:     {DE: "Ertragsverdoppler", EN: "yield doubler"},
	Foreign:     {DE: "Fremdkarte", EN: "foreign card"},
	Magic:       {DE: "magisch", EN: "magic"},
	Action:      {DE: "Aktionskarte", EN: "action card"},
	EventType:   {DE: "Ereigniskarte", EN: "event card"},
	LandscapeTy: {DE: "Landschaft", EN: "landscape"},
	Settlement:  {DE: "Siedlung", EN: "settlement"},
	City:        {DE: "Stadt", EN: "city"},
	Road:        {DE: "Straße", EN: "road"},
	Citadel:     {DE: "Zitadelle", EN: "citadel"},
	Metropolis:  {DE: "Metropole", EN: "metropolis"},
	Counter:     {DE: "Zählkarte", EN: "counting card"},
}

// Name returns the name of the type in the game's own terms.
func (t CardType) Name() Text { return typeNames[t] }
