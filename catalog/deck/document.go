package deck

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/url"
	"strings"

	"catanica/catalog"
)

// Document is the JSON form of a list: what was understood of it, with ids. docs/decks.md describes it. Parse accepts
// it too.
type Document struct {
	Name      string            `json:"name"`
	Format    Format            `json:"format"`
	Edition   catalog.EditionID `json:"edition"`
	Host      bool              `json:"host"`
	Sets      []string          `json:"sets"`     // ids
	Announce  []string          `json:"announce"` // ids
	Allow     []string          `json:"allow"`
	Character string            `json:"character,omitempty"`
	House     *HouseDocument    `json:"house,omitempty"` // nil if there are no house rules
	Deck      []Copies          `json:"deck"`
	Events    []Copies          `json:"events"`
	Hand      []Copies          `json:"hand"`
	Link      string            `json:"link,omitempty"` // a link to the list; ignored when parsing
}

// HouseDocument is the JSON form of a list's house rules.
type HouseDocument struct {
	VictoryPoints int      `json:"victory_points,omitempty"`
	AllowedSets   []string `json:"allowed_sets,omitempty"` // ids
	YearCards     Choice   `json:"year_cards,omitempty"`
}

// Copies is a line of cards in a Document. Card is "" if the name is unknown.
type Copies struct {
	Count int    `json:"count"`
	Card  string `json:"card"`
	Name  string `json:"name"`
	Set   string `json:"set,omitempty"`
}

// Document returns the JSON form of the list. Format and edition are those by which it is judged.
func (l *List) Document() Document {
	out := Document{Name: l.Name, Format: l.Format, Edition: l.Edition, Host: l.Host, Sets: setIDs(l.Sets),
		Announce: setIDs(l.Announce), Allow: []string{},
		Character: l.Character, Deck: copiesOf(l.Deck), Events: copiesOf(l.Events), Hand: copiesOf(l.Hand)}
	if out.Format == "" {
		out.Format = Tournament
	}
	if out.Edition == "" {
		out.Edition = out.Format.Edition()
	}
	for _, p := range l.Allow {
		out.Allow = append(out.Allow, p.Text)
	}
	if h := l.House; h.Points > 0 || h.Limited || h.YearCards != Unsaid {
		out.House = &HouseDocument{VictoryPoints: h.Points, YearCards: h.YearCards}
		if h.Limited {
			out.House.AllowedSets = setIDs(h.Sets)
		}
	}
	return out
}

func setIDs(refs []SetRef) []string {
	out := []string{}
	for _, r := range refs {
		if r.Set != nil {
			out = append(out, r.Set.ID)
		}
	}
	return out
}

func copiesOf(entries []Entry) []Copies {
	out := []Copies{}
	for _, e := range entries {
		line := Copies{Count: e.Count, Name: e.Text}
		if e.Card != nil {
			line.Card = e.Card.ID
		}
		if e.Set != nil {
			line.Set = e.Set.ID
		}
		out = append(out, line)
	}
	return out
}

// text returns the document in the text format.
func (d Document) text() string {
	var b strings.Builder
	header := func(key, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%s: %s\n", key, plain(value))
		}
	}
	w := vocabularyOf(catalog.EN)
	header(w.name, d.Name)
	header(w.format, string(d.Format))
	header(w.edition, string(d.Edition))
	if d.Host {
		header(w.host, w.yes)
	}
	header(w.sets, strings.Join(d.Sets, ", "))
	header(w.announce, strings.Join(d.Announce, ", "))
	header(w.allow, strings.Join(d.Allow, ", "))
	header(w.character, d.Character)
	if h := d.House; h != nil {
		if h.VictoryPoints != 0 {
			header(w.points, fmt.Sprint(h.VictoryPoints))
		}
		header(w.allowed, strings.Join(h.AllowedSets, ", "))
		header(w.years, string(h.YearCards))
	}
	section := func(title string, lines []Copies) {
		fmt.Fprintf(&b, "\n[%s]\n", title)
		for _, c := range lines {
			name := c.Name
			if c.Card != "" {
				name = c.Card
			}
			if c.Set != "" {
				name += "@" + c.Set
			}
			fmt.Fprintf(&b, "%d %s\n", c.Count, plain(name))
		}
	}
	section(w.deck, d.Deck)
	section(w.events, d.Events)
	if len(d.Hand) > 0 {
		section(w.hand, d.Hand)
	}
	return b.String()
}

// plain returns s on one line and without comment signs.
func plain(s string) string { return oneLine(strings.ReplaceAll(s, "#", " ")) }

// wrappedError is returned by Unwrap for JSON or a link that contains no list.
type wrappedError struct {
	pos     Pos
	message catalog.Text
}

func (e wrappedError) Error() string { return e.message.EN }

// Unwrap extracts the list from what players paste instead of one: the URL of a deck (…/decks?d=…), or the JSON of
// list.json. Any other text is returned unchanged.
func Unwrap(text string) (string, error) {
	if len(text) > MaxBytes {
		return text, nil // Parse reports it
	}
	if packed, is := linked(text); is {
		unpacked, err := Decode(packed)
		if err != nil {
			return text, wrappedError{Pos{1, 1},
				say("Dieser Link enthält keine Deckliste: kopiere ihn noch einmal ganz",
					"this link contains no deck list: copy the whole link again")}
		}
		text = unpacked
	}
	if !strings.HasPrefix(strings.TrimSpace(strings.TrimPrefix(text, "\ufeff")), "{") {
		return text, nil
	}
	return fromJSON(strings.TrimPrefix(text, "\ufeff"))
}

// linked returns the packed list in the URL of a deck, and whether text is such a URL.
func linked(text string) (packed string, is bool) {
	text = strings.TrimSpace(text)
	if strings.ContainsAny(text, " \t\n") || !strings.Contains(text, "d=") {
		return "", false
	}
	u, err := url.Parse(text)
	if err != nil || !strings.Contains(u.Path, "/decks") {
		return "", false
	}
	packed = u.Query().Get("d")
	return packed, packed != ""
}

// fromJSON converts a Document to the text format. Unknown fields are mistakes.
func fromJSON(text string) (string, error) {
	dec := json.NewDecoder(bytes.NewReader([]byte(text)))
	dec.DisallowUnknownFields()
	var d Document
	err := dec.Decode(&d)
	if err == nil {
		if _, more := dec.Token(); !errors.Is(more, io.EOF) {
			err = errors.New("something follows the object")
		}
	}
	if err == nil {
		return d.text(), nil
	}
	at := dec.InputOffset()
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset
	case errors.As(err, &kind):
		at = kind.Offset
	}
	return text, wrappedError{posAt(text, at),
		say("das ist kein JSON einer Deckliste (%s): nimm eines, wie es list.json schreibt",
			"this is not a deck list in JSON (%s): use the format of list.json",
			shortened(strings.TrimPrefix(err.Error(), "json: ")))}
}

func shortened(s string) string {
	const most = 120
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}

// posAt returns the position of a byte offset in text.
func posAt(text string, offset int64) Pos {
	before := strings.ToValidUTF8(text[:min(max(0, int(offset)-1), len(text))], "\ufffd")
	line := strings.Count(before, "\n")
	return Pos{Line: line + 1, Column: len([]rune(before[strings.LastIndexByte(before, '\n')+1:])) + 1}
}
