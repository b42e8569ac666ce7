package cards

import (
	"catanica/catalog"
	"catanica/cmd/internal/web/api"
)

// Operations registers the calls of the section.
func (s *Section) Operations(a *api.API) {
	api.Values(a, catalog.EditionIDs())
	api.Values(a, catalog.CardTypes)
	api.Values(a, catalog.RelationKinds)
	api.Values(a, catalog.MarksOn)
	describeFields(a)
	api.Register(a, api.Operation{
		Path: "/cards", ID: "listCards", Topic: api.Cards,
		Summary: catalog.Text{DE: "Alle Karten", EN: "All cards"},
		About: catalog.Text{
			DE: "Listet alle Karten mit ihren Angaben in jedem Regelstand.",
			EN: "Lists all cards with their facts in every edition.",
		},
		Examples: firstOf("Die erste Karte", "The first card"),
	}, s.cardsCall)
	api.Register(a, api.Operation{
		Path: "/cards/{id}", ID: "getCard", Topic: api.Cards,
		Summary: catalog.Text{DE: "Eine Karte", EN: "One card"},
		About: catalog.Text{
			DE: "Liefert eine Karte mit ihren Beziehungen zu anderen Karten.",
			EN: "Returns a card with its relations to other cards.",
		},
		Docs: api.Docs{
			"id":      {DE: "Kennung, Name oder anderer Name", EN: "Id, name or alias"},
			"edition": {DE: "Der Regelstand von `related`, sonst 2005", EN: "The edition of `related`; 2005 by default"},
		},
		Examples: []api.Example{{About: catalog.Text{DE: "Die Feuerwache", EN: "The Fire Brigade"}, Path: "feuerwache"}},
	}, s.cardCall)
	api.Register(a, api.Operation{
		Path: "/sets", ID: "listSets", Topic: api.Cards,
		Summary: catalog.Text{DE: "Alle Sets", EN: "All sets"},
		About: catalog.Text{
			DE: "Listet das Grundspiel und alle Themen-Sets.", EN: "Lists the basic game and all theme sets.",
		},
		Examples: firstOf("Das erste Set", "The first set"),
	}, s.setsCall)
	api.Register(a, api.Operation{
		Path: "/sets/{id}", ID: "getSet", Topic: api.Cards,
		Summary:  catalog.Text{DE: "Ein Set", EN: "One set"},
		About:    catalog.Text{DE: "Liefert ein Set mit seinen Karten.", EN: "Returns a set with its cards."},
		Docs:     api.Docs{"id": {DE: "Kennung, Kürzel oder Name", EN: "Id, sign or name"}},
		Examples: []api.Example{{About: catalog.Text{DE: "Künstler & Wohltäter", EN: "Artists & Benefactors"}, Path: "kuw"}},
	}, s.setCall)
	api.Register(a, api.Operation{
		Path: "/classes", ID: "listClasses", Topic: api.Cards,
		Summary:  catalog.Text{DE: "Alle Klassen", EN: "All classes"},
		About:    catalog.Text{DE: "Listet die Klassen, in die Karten eingeteilt sind.", EN: "Lists the classes of cards."},
		Examples: firstOf("Die erste Klasse", "The first class"),
	}, s.classesCall)
	api.Register(a, api.Operation{
		Path: "/classes/{id}", ID: "getClass", Topic: api.Cards,
		Summary:  catalog.Text{DE: "Eine Klasse", EN: "One class"},
		About:    catalog.Text{DE: "Liefert eine Klasse von Karten.", EN: "Returns a class of cards."},
		Docs:     api.Docs{"id": {DE: "Kennung", EN: "Id"}},
		Examples: []api.Example{{About: catalog.Text{DE: "Angriffskarten", EN: "Attack cards"}, Path: "action-attack"}},
	}, s.classCall)
	api.Register(a, api.Operation{
		Path: "/editions", ID: "listEditions", Topic: api.Cards,
		Summary: catalog.Text{DE: "Alle Regelstände", EN: "All editions"},
		About: catalog.Text{
			DE: "Listet die Regelstände, den ältesten zuerst, mit dem, was sie eingeführt haben.",
			EN: "Lists the editions of the rules, the oldest first, with what they introduced.",
		},
		Examples: firstOf("Der älteste", "The oldest"),
	}, s.editionsCall)
	api.Register(a, api.Operation{
		Path: "/changes", ID: "listChanges", Topic: api.Cards,
		Summary: catalog.Text{DE: "Änderungen zwischen zwei Regelständen", EN: "What changed between two editions"},
		About:   catalog.Text{DE: "Listet die Änderungen, die älteste zuerst.", EN: "Lists the changes, the oldest first."},
		Docs: api.Docs{
			"from": {DE: "Der ältere Regelstand, sonst 1996", EN: "The older edition; 1996 by default"},
			"to":   {DE: "Der neuere Regelstand, sonst 2005", EN: "The newer edition; 2005 by default"},
		},
		Examples: firstOf("Die erste Änderung", "The first change"),
	}, s.changesCall)
	api.Register(a, api.Operation{
		Path: "/boxes", ID: "listBoxes", Topic: api.Cards,
		Summary: catalog.Text{DE: "Ausgaben und ihre Kennzeichen", EN: "Printings and their marks"},
		About: catalog.Text{
			DE: "Listet die gedruckten Ausgaben von Schachteln, Heften und Karten " +
				"und die Kennzeichen, an denen man sie erkennt.",
			EN: "Lists the printings of boxes, booklets and cards, and the marks that tell them apart.",
		},
		Docs: api.Docs{"mark": {
			DE: "Nur Ausgaben, die alle diese Kennzeichen tragen; darf wiederholt werden",
			EN: "Only printings that have all of these marks; may be repeated",
		}},
		Examples: firstOf("Die erste Ausgabe", "The first printing"),
	}, s.boxesCall)
}

// firstOf returns the example of a list: its first entry.
func firstOf(de, en string) []api.Example {
	return []api.Example{{About: catalog.Text{DE: de, EN: en}, Query: catalog.Text{DE: "limit=1", EN: "limit=1"}}}
}

// describeFields describes the fields of answers.
func describeFields(a *api.API) {
	api.Describe[cardAnswer](a, api.Docs{
		"related": {
			DE: "Die anderen Karten nach Beziehung, in beiden Richtungen", EN: "The other cards by relation, in both directions",
		},
	})
	api.Describe[catalog.Card](a, api.Docs{
		"source": {DE: "Belege, jeweils QUELLE#STELLE", EN: "The sources, each as SOURCE#PLACE"},
		"asked":  {DE: "Wie Leute die Karte sonst nennen", EN: "What people call the card when they ask about it"},
	})
	api.Describe[catalog.Name](a, api.Docs{
		"de_by": {DE: "published, oder ours für unsere Übersetzung", EN: "published, or ours if it is our translation"},
		"en_by": {DE: "dasselbe für den englischen Namen", EN: "the same for the English name"},
	})
}
