package web

import (
	"encoding/json"
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/templates"

	"rsc.io/qr"
)

// deckTools are the addresses under which a deck leaves the page; they are of the first list, the sheet of each.
func deckTools(f templates.Frame, texts []string) *templates.DeckTools {
	own := "?" + deckQuery(texts[:1]).Encode()
	tools := templates.DeckTools{
		Text: f.To("/decks/list.txt" + own), JSON: f.To("/decks/list.json" + own), QR: f.To("/decks/qr.svg" + own),
	}
	for _, text := range texts {
		tools.Sheets = append(tools.Sheets, f.To("/decks/sheet?"+deckQuery([]string{text}).Encode()))
	}
	if len(texts) > 1 {
		tools.Compare = f.To("/decks?"+deckQuery(texts).Encode()) + "&mode=compare#compare"
	}
	return &tools
}

// oneDeck is the list that a link holds; without one the builder is where to go.
func (s *Server) oneDeck(v *visit) (text string, list *deck.List, err error) {
	texts, err := v.deckTexts()
	if err != nil {
		return "", nil, err
	}
	if len(texts) == 0 {
		return "", nil, fault{kind: errBadRequest, detail: templates.TextBadDeckLink}
	}
	return texts[0], s.parseDecks(v.frame, texts[:1])[0], nil
}

// deckText answers GET /LANG/decks/list.txt: the list as it was written.
func (s *Server) deckText(v *visit) (answer, error) {
	text, list, err := s.oneDeck(v)
	if err != nil {
		return answer{}, err
	}
	return answer{file: &download{name: deckFile(list, ".txt"), text: text}}, nil
}

// deckJSON answers GET /LANG/decks/list.json: the list as it was understood.
func (s *Server) deckJSON(v *visit) (answer, error) {
	_, list, err := s.oneDeck(v)
	if err != nil {
		return answer{}, err
	}
	doc := list.Document()
	doc.Link = v.frame.Origin + deckLink(v.frame, []string{list.String()})
	data, err := json.MarshalIndent(doc, "", "  ")
	if err != nil {
		return answer{}, fmt.Errorf("the deck as JSON: %w", err)
	}
	return answer{file: &download{name: deckFile(list, ".json"), text: string(data) + "\n", kind: "application/json"}}, nil
}

// deckFile is a name for a download: letters and digits of the deck's name alone.
func deckFile(list *deck.List, ending string) string {
	var words []string
	for _, word := range strings.Fields(list.Name) {
		word = strings.Map(func(r rune) rune {
			if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' {
				return r
			}
			return -1
		}, catalog.Fold(word))
		if word != "" {
			words = append(words, word)
		}
	}
	name := strings.Join(words, "-")
	if name = strings.Trim(name[:min(len(name), 60)], "-"); name == "" {
		name = "deck"
	}
	return name + ending
}

// deckSheet answers GET /LANG/decks/sheet: the list on a page of paper, to be handed to the organiser.
func (s *Server) deckSheet(v *visit) (answer, error) {
	if v.get("d") == "" {
		return answer{redirect: v.frame.To("/decks")}, nil
	}
	text, list, err := s.oneDeck(v)
	if err != nil {
		return answer{}, err
	}
	report := deck.Validate(s.svc.Catalog, deck.Options{Lang: v.frame.Lang}, list)
	law := deck.LawOf(s.svc.Catalog, deck.Options{}, list)
	page := templates.DeckSheet{
		Name: list.Name, Points: report.Lists[0].VictoryPoints, Character: list.CharacterName(), YearCards: list.House.YearCards, Format: report.Format, Edition: report.Edition, Host: list.Host, Verdict: report.Verdict,
		Deck: s.deckLines(v.frame, list, list.Deck), Events: s.deckLines(v.frame, list, list.Events), Hand: s.deckLines(v.frame, list, list.Hand),
		Back: deckLink(v.frame, []string{text}), QR: v.frame.To("/decks/qr.svg?" + deckQuery([]string{text}).Encode()),
	}
	for _, ref := range list.Sets {
		page.Sets = append(page.Sets, setWords(v.frame, ref))
	}
	for _, ref := range list.House.Sets {
		page.AllowedSets = append(page.AllowedSets, setWords(v.frame, ref))
	}
	for i, e := range list.Events {
		for _, set := range law.Lenders(e) { // they go back to their owner by the sign
			page.Events[i].Signs = append(page.Events[i].Signs, set.Sign)
		}
	}
	for _, ref := range list.Announce {
		page.Announce = append(page.Announce, setWords(v.frame, ref))
	}
	for _, p := range list.Allow {
		page.Allow = append(page.Allow, p.Text)
	}
	return answer{view: page}, nil
}

func setWords(f templates.Frame, ref deck.SetRef) string {
	if ref.Set == nil {
		return ref.Text
	}
	return ref.Set.Name.In(f.Lang)
}

// deckQR answers GET /LANG/decks/qr.svg: the link to the list as a code that phones read.
func (s *Server) deckQR(v *visit) (answer, error) {
	text, _, err := s.oneDeck(v)
	if err != nil {
		return answer{}, err
	}
	image, err := qrImage(v.frame.Origin+deckLink(v.frame, []string{text}), v.frame.Say(templates.TextQRAlt))
	if err != nil {
		return answer{}, fault{kind: errTooLarge}
	}
	return answer{image: image}, nil
}

// quietZone is the white margin around a QR code, in modules; ISO/IEC 18004 wants four.
const quietZone = 4

// qrImage draws a QR code: one path, each run of dark modules a bar. It is black on white by day and by night, as
// readers want it. A text that no code can hold is an error.
func qrImage(text, alt string) ([]byte, error) {
	code, err := qr.Encode(text, qr.L)
	if err != nil {
		return nil, fmt.Errorf("QR code: %w", err)
	}
	var path strings.Builder
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for x < code.Size && code.Black(x, y) {
				x++
			}
			if x > from {
				fmt.Fprintf(&path, "M%d %dh%dv1h-%dz", from+quietZone, y+quietZone, x-from, x-from)
			}
		}
	}
	side := code.Size + 2*quietZone
	return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" shape-rendering="crispEdges"><title>%s</title><rect width="%d" height="%d" fill="#fff"/><path d="%s"/></svg>`,
		side, side, 4*side, 4*side, templates.Escape(alt), side, side, path.String()), nil
}
