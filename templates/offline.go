package templates

import "catanica/catalog"

// LightColour is the ground of all pages in the light theme, which systems show around an installed app.
const LightColour = "#faf7f0"

// OfflinePage lets readers keep the site on their device.
type OfflinePage struct {
	List string // address of the list of what is kept
}

// Head implements View.
func (p OfflinePage) Head(f Frame) Head {
	return Head{Title: f.Say(textOffline), Description: f.Say(textOfflineLead), Section: "offline", Offline: true}
}

// OfflineMissingPage stands in for pages that are not kept.
type OfflineMissingPage struct{}

// Head implements View.
func (p OfflineMissingPage) Head(f Frame) Head {
	return Head{Title: f.Say(textOfflineMissing), Section: "offline", NoIndex: true}
}

// OfflineScenariosPage lists all scenarios by title.
type OfflineScenariosPage struct{ Scenarios []OfflineScenario }

// OfflineScenario is an embedded scenario with the text of its table.
type OfflineScenario struct{ ID, Title, Source string }

// Head implements View.
func (p OfflineScenariosPage) Head(f Frame) Head {
	return Head{Title: f.Say(TextScenarios), Section: "scenarios", NoIndex: true}
}

// OfflineClaim describes the app in its manifest.
func OfflineClaim(lang catalog.Lang) string { return textClaim.In(lang) }

// AppShortcuts returns what systems offer beside the icon of the installed app.
func AppShortcuts(lang catalog.Lang) []Link {
	home := "/" + string(lang)
	return []Link{
		{Text: textSearch.In(lang), Href: home + "/search"}, {Text: textNewTable.In(lang), Href: home + "/scenarios/new"},
		{Text: textDecks.In(lang), Href: home + "/decks"},
	}
}

// OfflineTexts returns the sentences that the service worker puts on pages.
func OfflineTexts(lang catalog.Lang) map[string]string {
	return map[string]string{
		"offline": textOfflineNote.In(lang), "edition": textOfflineEdition.In(lang), "filter": textOfflineFilter.In(lang),
	}
}
