package web

import (
	"cmp"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/templates"
)

// maxDeckLink is how long an address with decks may be; longer ones get lost on their way through chats.
const maxDeckLink = 8 << 10

// decks answers GET /LANG/decks: the lists that the link holds, judged.
func (s *Server) decks(v *visit) (answer, error) {
	var texts []string
	for _, key := range []string{"d", "d2"} {
		link := v.get(key)
		if link == "" {
			continue
		}
		text, err := deck.Decode(link)
		if err != nil {
			return answer{}, fault{kind: errBadRequest, detail: templates.TextBadDeckLink}
		}
		texts = append(texts, text)
	}
	page := s.decksPage(v, texts)
	page.Unsaid = v.get("add")
	return answer{view: page}, nil
}

// deckForm answers POST /LANG/decks. It goes to the address that holds the lists, so that the result can be
// passed on; the script asks for the verdict alone.
func (s *Server) deckForm(v *visit) (answer, error) {
	if err := v.req.ParseForm(); err != nil {
		return answer{}, formFault(err)
	}
	texts := []string{newlines(v.req.PostFormValue("deck")), newlines(v.req.PostFormValue("deck2"))}
	unsaid := ""
	if name := strings.TrimSpace(v.req.PostFormValue("add")); name != "" {
		if k := s.svc.Catalog.FindCard(name); k != nil {
			texts[0] = addCard(texts[0], k, s.svc.Catalog, v.frame)
		} else {
			unsaid = name
		}
	}
	texts = slices.DeleteFunc(texts, func(t string) bool { return strings.TrimSpace(t) == "" })
	page := s.decksPage(v, texts)
	page.Unsaid = unsaid
	switch {
	case v.req.PostFormValue("part") == "verdict":
		return answer{part: templates.DeckResult(v.frame, page)}, nil
	case page.TooLong || unsaid != "" || page.Link == "":
		return answer{view: page}, nil
	}
	return answer{redirect: page.Link}, nil
}

// formFault tells a form that is too large from one that is broken.
func formFault(err error) error {
	if status, _ := statusOf(err); status == http.StatusRequestEntityTooLarge {
		return err
	}
	return fault{kind: errBadRequest}
}

// newlines is a text with the line ends that lists are read with; browsers send two characters for each.
func newlines(s string) string { return strings.ReplaceAll(s, "\r\n", "\n") }

func (s *Server) decksPage(v *visit, texts []string) templates.DecksPage {
	page := templates.DecksPage{Texts: texts, Cards: s.cardNames(v.frame)}
	if len(texts) == 0 {
		page.Texts = []string{templates.Skeleton(v.frame)}
		return page
	}
	page.Link = deckLink(v.frame, texts)
	page.TooLong = len(page.Link) > maxDeckLink
	verdict := s.judge(v.frame, texts)
	page.Verdict = &verdict
	return page
}

// deckLink is the address that holds the lists.
func deckLink(f templates.Frame, texts []string) string {
	q := url.Values{}
	for i, key := range []string{"d", "d2"} {
		if i < len(texts) {
			q.Set(key, deck.Encode(texts[i]))
		}
	}
	return "/" + string(f.Lang) + "/decks?" + q.Encode()
}

// judge holds the lists against the deck law.
func (s *Server) judge(f templates.Frame, texts []string) templates.DeckVerdict {
	var lists []*deck.List
	for _, text := range texts {
		list, _ := deck.Parse(text, s.svc.Catalog, f.Lang) // its problems stand in the report
		lists = append(lists, list)
	}
	report := deck.Validate(s.svc.Catalog, deck.Options{Lang: f.Lang}, lists...)
	out := templates.DeckVerdict{Is: report.Verdict, Format: report.Format, Edition: report.Edition, EventStack: report.EventStack}
	out.Match = s.findings(f, append(slices.Clone(report.Violations), report.Warnings...), 0)
	for i, summary := range report.Lists {
		player := templates.DeckPlayer{
			Summary: summary, Faults: s.findings(f, report.Violations, summary.Player), Warnings: s.findings(f, report.Warnings, summary.Player),
			Cards: s.deckLines(f, lists[i].Deck), Events: s.deckLines(f, lists[i].Events),
		}
		for _, p := range report.Problems {
			if p.Player == summary.Player {
				player.Problems = append(player.Problems, templates.DeckProblem{Line: p.Line, Message: p.Message})
			}
		}
		out.Players = append(out.Players, player)
	}
	return out
}

// findings are those of one player, or with 0 those of the match.
func (s *Server) findings(f templates.Frame, all []deck.Finding, player int) []templates.DeckFinding {
	var out []templates.DeckFinding
	for _, d := range all {
		if d.Player != player {
			continue
		}
		line := templates.DeckFinding{Line: d.Line, Message: d.Message, Fix: d.Fix, Open: d.Verdict != deck.Illegal}
		if r := s.svc.Library.Ruling(d.Rule); r != nil {
			line.Rule = &templates.Link{Text: cmp.Or(strings.TrimSpace(articleLabel(r)), r.Title(f.Lang)), Href: f.Thing(r.Kind, r.ID)}
		}
		out = append(out, line)
	}
	return out
}

func (s *Server) deckLines(f templates.Frame, entries []deck.Entry) []templates.DeckLine {
	var out []templates.DeckLine
	for _, e := range entries {
		line := templates.DeckLine{N: e.Count, Name: e.Text}
		if e.Card != nil {
			entry := s.cardEntry(f, e.Card)
			line.Name, line.Href, line.Class, line.Face = entry.Title, entry.Href, entry.Class, faceHref(f, e.Card, s.editionFor(f, e.Card))
		}
		out = append(out, line)
	}
	return out
}

// cardNames are the names that the reader can pick from.
func (s *Server) cardNames(f templates.Frame) []string {
	var out []string
	for _, k := range s.svc.Catalog.Cards {
		out = append(out, k.Title(f.Lang))
	}
	return byName(out, func(name string) string { return name })
}

// addCard writes one more copy of a card into the text of a list: on its line where it has one, else at the end
// of its section. Everything else in the text stays as it is.
func addCard(text string, k *catalog.Card, cat *catalog.Catalog, f templates.Frame) string {
	list, _ := deck.Parse(text, cat, f.Lang)
	entries, heading := list.Deck, "[Deck]"
	if k.Is(catalog.EventType, catalog.DefaultEdition) {
		entries, heading = list.Events, f.Say(templates.TextEventsHeading)
	}
	lines := strings.Split(text, "\n")
	for _, e := range entries {
		if e.Card == k && e.Pos.Line <= len(lines) {
			lines[e.Pos.Line-1] = deck.Entry{Count: e.Count + 1, Card: k, Set: e.Set, Text: e.Text}.String()
			return strings.Join(lines, "\n")
		}
	}
	line := "1 " + k.Title(f.Lang)
	if len(entries) > 0 {
		return strings.Join(slices.Insert(lines, entries[len(entries)-1].Pos.Line, line), "\n")
	}
	for i, l := range lines {
		if catalog.Fold(l) == catalog.Fold(heading) {
			return strings.Join(slices.Insert(lines, i+1, line), "\n")
		}
	}
	return strings.TrimRight(text, "\n") + "\n\n" + heading + "\n" + line + "\n"
}
