package decks

import (
	"encoding/json"
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/site"
	"catanica/templates"

	"rsc.io/qr"
)

// deckTools returns the links that take a deck away from the page: those of the first list, and the sheet of each.
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

// oneDeck returns the first list of a link; it is a fault if there is none.
func (s *Section) oneDeck(req *site.Request) (text string, list *deck.List, err error) {
	texts, err := deckTexts(req)
	if err != nil {
		return "", nil, err
	}
	if len(texts) == 0 {
		return "", nil, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadDeckLink}
	}
	return texts[0], s.draft(req.Frame, texts[0]).parsed(), nil
}

// ListText answers GET /LANG/decks/list.txt: the list as it was written.
func (s *Section) ListText(req *site.Request) (site.Answer, error) {
	text, list, err := s.oneDeck(req)
	if err != nil {
		return site.Answer{}, err
	}
	return site.Answer{File: &site.Download{Name: deckFile(list, ".txt"), Text: text}}, nil
}

// ListJSON answers GET /LANG/decks/list.json: the list as it was understood.
func (s *Section) ListJSON(req *site.Request) (site.Answer, error) {
	_, list, err := s.oneDeck(req)
	if err != nil {
		return site.Answer{}, err
	}
	doc := list.Document()
	doc.Link = req.Frame.Origin + deckLink(req.Frame, []string{list.String()})
	data, err := json.MarshalIndent(doc, "", "  ")
	if err != nil {
		return site.Answer{}, fmt.Errorf("the deck as JSON: %w", err)
	}
	return site.Answer{
		File: &site.Download{Name: deckFile(list, ".json"), Text: string(data) + "\n", Kind: "application/json"},
	}, nil
}

// deckFile returns the file name of a download: the letters and digits of the deck's name.
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

// Sheet answers GET /LANG/decks/sheet: the list on one page of paper, for the organiser.
func (s *Section) Sheet(req *site.Request) (site.Answer, error) {
	if req.Get("d") == "" {
		return site.Answer{Redirect: req.Frame.To("/decks")}, nil
	}
	text, list, err := s.oneDeck(req)
	if err != nil {
		return site.Answer{}, err
	}
	report := deck.Validate(s.Catalog, deck.Options{Lang: req.Frame.Lang}, list)
	law := deck.LawOf(s.Catalog, deck.Options{}, list)
	page := templates.DeckSheet{
		Name: list.Name, Points: report.Lists[0].VictoryPoints, Character: list.CharacterName(),
		YearCards: list.House.YearCards,
		Format:    report.Format, Edition: report.Edition, Host: list.Host, Verdict: report.Verdict,
		Deck: s.deckLines(req.Frame, list, list.Deck), Events: s.deckLines(req.Frame, list, list.Events),
		Hand: s.deckLines(req.Frame, list, list.Hand),
		Back: deckLink(req.Frame, []string{text}),
		QR:   req.Frame.To("/decks/qr.svg?" + deckQuery([]string{text}).Encode()),
	}
	for _, ref := range list.Sets {
		page.Sets = append(page.Sets, setWords(req.Frame, ref))
	}
	for _, ref := range list.House.Sets {
		page.AllowedSets = append(page.AllowedSets, setWords(req.Frame, ref))
	}
	for i, e := range list.Events {
		for _, set := range law.Lenders(e) { // the sign says to whom they are returned
			page.Events[i].Signs = append(page.Events[i].Signs, set.SignIn(req.Frame.Lang))
		}
	}
	for _, ref := range list.Announce {
		page.Announce = append(page.Announce, setWords(req.Frame, ref))
	}
	for _, p := range list.Allow {
		page.Allow = append(page.Allow, p.Text)
	}
	return site.Answer{View: page}, nil
}

func setWords(f templates.Frame, ref deck.SetRef) string {
	if ref.Set == nil {
		return ref.Text
	}
	return ref.Set.Name.In(f.Lang)
}

// QR answers GET /LANG/decks/qr.svg: the link to the list as a code that phones read.
func (s *Section) QR(req *site.Request) (site.Answer, error) {
	text, _, err := s.oneDeck(req)
	if err != nil {
		return site.Answer{}, err
	}
	image, err := qrImage(req.Frame.Origin+deckLink(req.Frame, []string{text}), req.Frame.Say(templates.TextQRAlt))
	if err != nil {
		return site.Answer{}, site.Fault{Kind: site.ErrTooLarge}
	}
	return site.Answer{Image: image}, nil
}

// quietZone is the white margin around a QR code in modules, as ISO/IEC 18004 requires.
const quietZone = 4

// qrImage draws a QR code as one path with a bar for each run of dark modules. It is black on white in dark mode too,
// because scanners expect that. It fails if the text is too long for a QR code.
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
	return fmt.Appendf(nil,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" `+
			`shape-rendering="crispEdges"><title>%s</title><rect width="%d" height="%d" fill="#fff"/><path d="%s"/></svg>`,
		side, side, 4*side, 4*side, templates.Escape(alt), side, side, path.String()), nil
}
