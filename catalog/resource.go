package catalog

// Name returns what the resource is called in running text, without its amount. Most are mass nouns, with one form
// for every amount.
func (r Resource) Name() Plural { return resourceNames[r] }

var resourceNames = map[Resource]Plural{
	Lumber: massNoun("Holz", "lumber"),
	Brick:  massNoun("Lehm", "brick"),
	Ore:    massNoun("Erz", "ore"),
	Grain:  massNoun("Getreide", "grain"),
	Wool:   massNoun("Wolle", "wool"),
	Gold:   massNoun("Gold", "gold"),
	Power:  massNoun("Zauberkraft", "magic power"),
	Stone:  massNoun("Stein", "stone"),
	Grapes: massNoun("Weintrauben", "grapes"),
	Any: {
		One:  Text{DE: "beliebiger Rohstoff", EN: "resource of choice"},
		Many: Text{DE: "beliebige Rohstoffe", EN: "resources of choice"},
	},
	Star: {One: Text{DE: "Stern", EN: "star"}, Many: Text{DE: "Sterne", EN: "stars"}},
}

// massNoun returns a word without a plural.
func massNoun(de, en string) Plural {
	return Plural{One: Text{DE: de, EN: en}, Many: Text{DE: de, EN: en}}
}
