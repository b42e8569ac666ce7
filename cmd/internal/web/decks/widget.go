package decks

import (
	"cmp"

	"catanica/catalog/deck"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// widgetFindings is the number of findings that a widget shows.
const widgetFindings = 4

// Widget presents the verdict on the lists that a link holds, for other sites.
func (s *Section) Widget(req *site.Request) (templates.Widget, error) {
	texts, err := deckTexts(req)
	if err != nil {
		return templates.Widget{}, err
	}
	if len(texts) == 0 {
		return templates.Widget{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadDeckLink}
	}
	f := req.Frame
	var lists []*deck.List
	for _, text := range texts {
		list, _ := deck.Parse(text, s.Catalog, f.Lang)
		lists = append(lists, list)
	}
	report := deck.Validate(s.Catalog, deck.Options{Lang: f.Lang, Article: s.Library.Says}, lists...)
	if e := report.Edition; e != "" {
		f.Edition = e
	}
	w := templates.Widget{
		Eyebrow: templates.DeckEyebrow(f, f.Say(report.Format.Title())), Href: deckLink(req.Frame, texts),
		Title: cmp.Or(report.Lists[0].Name, templates.DeckMeaning(f, report.Verdict)),
	}
	w.Verdict, w.Colour = templates.DeckMark(f, report.Verdict)
	if w.Title != templates.DeckMeaning(f, report.Verdict) {
		w.Text = templates.DeckMeaning(f, report.Verdict)
	}
	for _, p := range report.Problems {
		w.Items = append(w.Items, p.Message)
	}
	for _, d := range report.Violations {
		item := d.Message
		if d.Rule != "" {
			item += " [" + d.Rule + "]"
		}
		w.Items = append(w.Items, item)
	}
	w.Items = w.Items[:min(len(w.Items), widgetFindings)]
	for _, l := range report.Lists {
		w.Facts = append(w.Facts, templates.DeckCounts(f, l.Deck, l.Events)...)
	}
	if grounds := templates.DeckGrounds(f, len(report.Grounds)); grounds != "" {
		w.Facts = append(w.Facts, grounds)
	}
	return w, nil
}
