package templates

import (
	"strconv"
	"strings"

	"catanica/catalog"
)

// NeedLine is a condition of a card, ready to be shown.
type NeedLine struct {
	For    string // build, play, hold
	Where  string // own, opponent, table
	Joint  string // any, all, none
	Count  int
	Things []Link
	Text   string // HTML; set if the condition exists in words only
}

// lead returns the beginning of the line: "Zum Ausspielen:".
func (n NeedLine) lead(f Frame) string {
	lead := f.Say(needMoments[n.For])
	if n.Joint == "none" {
		lead += " " + f.Say(textNeedNot)
	}
	if n.Count > 1 {
		lead += " " + f.Number(n.Count) + " ×"
	}
	return lead
}

// where says whose cards count; "" if Text says it.
func (n NeedLine) where(f Frame) string {
	if n.Text != "" {
		return ""
	}
	if n.Where == "" {
		return f.Say(needPlaces["own"])
	}
	return f.Say(needPlaces[n.Where])
}

// joint returns the conjunction between the things: "und", "oder".
func (n NeedLine) joint(f Frame) string {
	if n.Joint == "all" {
		return f.Say(textAnd)
	}
	return f.Say(textOr)
}

// PointName returns the plural name of a kind of points: "Siegpunkte".
func PointName(f Frame, kind string) string { return f.Say(pointNames[kind].Many) }

// PointsText returns a number of points in words, or what is counted instead.
func PointsText(f Frame, kind string, p catalog.Points) string {
	if p.Count != "" {
		return f.Say(countWords[p.Count])
	}
	return f.Number(p.N) + " " + f.Count(pointNames[kind], p.N)
}

// NewPointMark returns the compact form of a number of points.
func NewPointMark(f Frame, kind string, p catalog.Points) PointMark {
	m := PointMark{Kind: kind, Text: f.Number(p.N), Name: PointsText(f, kind, p)}
	if p.Count != "" {
		m.Text, m.Name = "×", PointName(f, kind)+": "+m.Name
	}
	return m
}

// UnknownPoints returns the mark of points that no source states.
func UnknownPoints(f Frame, kind string) PointMark {
	return PointMark{Kind: kind, Text: "?", Name: PointName(f, kind) + ": " + f.Say(textUnknownShort)}
}

// Copies returns a number of copies, such as "2 ×", or "" if it is unknown.
func Copies(c catalog.Copies) string {
	if !c.Known {
		return ""
	}
	return strconv.Itoa(c.N) + " ×"
}

func typeWords(f Frame, ts []catalog.CardType) string {
	names := make([]string, len(ts))
	for i, t := range ts {
		names[i] = TypeName(f, t)
	}
	return strings.Join(names, ", ")
}

func landscapeWords(f Frame, ls []string) string {
	names := make([]string, len(ls))
	for i, l := range ls {
		names[i] = LandscapeName(f, l)
	}
	return strings.Join(names, ", ")
}

func yesNo(f Frame, yes bool) string {
	if yes {
		return f.Say(textUniqueYes)
	}
	return f.Say(TextNo)
}

// TypesText lists the card types in words.
func TypesText(f Frame, ts []catalog.CardType) string { return typeWords(f, ts) }
