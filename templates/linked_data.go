package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// linkedData is a node of JSON-LD in the vocabulary of schema.org. It describes what a page shows, and nothing else.
type linkedData map[string]any

// linkedPage wraps the nodes of a page; nil for none.
func linkedPage(nodes []linkedData) any {
	if len(nodes) == 0 {
		return nil
	}
	return linkedData{"@context": "https://schema.org", "@graph": nodes}
}

// siteData describes the site and its search.
func siteData(f Frame) linkedData {
	home := f.Canonical(f.Lang)
	return linkedData{
		"@type": "WebSite", "@id": home + "#site", "name": "Catanica", "url": home, "inLanguage": string(f.Lang),
		"description": f.Say(textClaim),
		"potentialAction": linkedData{
			"@type":       "SearchAction",
			"target":      linkedData{"@type": "EntryPoint", "urlTemplate": home + "search?q={search_term_string}"},
			"query-input": "required name=search_term_string",
		},
	}
}

// crumbData describes the path to a page; nil without crumbs.
func crumbData(f Frame, crumbs []Link, title string) []linkedData {
	if len(crumbs) == 0 {
		return nil
	}
	var items []linkedData
	for _, c := range append(crumbs[:len(crumbs):len(crumbs)], Link{Text: title, Href: "/" + string(f.Lang) + f.Path}) {
		items = append(items, linkedData{
			"@type": "ListItem", "position": len(items) + 1, "name": c.Text, "item": f.Origin + c.Href,
		})
	}
	return []linkedData{{"@type": "BreadcrumbList", "itemListElement": items}}
}

// data describes an article: a question with the site's answer, or a term of the glossary.
func (p RulingPage) data(f Frame) []linkedData {
	out := crumbData(f, p.Crumbs, p.Title)
	page := f.Canonical(f.Lang)
	switch {
	case p.Question != "" && p.Now.Verdict != rulings.VerdictNone:
		out = append(out, linkedData{
			"@type": "FAQPage", "url": page, "inLanguage": string(f.Lang), "dateModified": p.Changed,
			"mainEntity": []linkedData{{
				"@type": "Question", "name": stripTags(p.Question), "url": page,
				"acceptedAnswer": linkedData{"@type": "Answer", "text": p.plainAnswer(f), "url": page},
			}},
		})
	case p.Kind == catalog.KindTerm:
		out = append(out, linkedData{
			"@type": "DefinedTerm", "name": p.Title, "description": p.plainAnswer(f), "url": page, "inLanguage": string(f.Lang),
			"termCode": p.ID,
			"inDefinedTermSet": linkedData{
				"@type": "DefinedTermSet", "name": f.Say(TextGlossary), "url": f.Origin + "/" + string(f.Lang) + "/rules/glossary",
			},
		})
	}
	return out
}
