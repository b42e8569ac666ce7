package table

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// decision presents the open decision with its legal answers, or returns nil if none is open.
func (b *view) decision() *templates.BoardDecision {
	d, open := engine.Open(b.t, b.now)
	if !open {
		return nil
	}
	out := &templates.BoardDecision{Who: scenario.PlayerName(d.Who, b.f.Lang), Text: b.f.Say(d.Text)}
	if d.Who != engine.Chance && b.viewer == d.Who.Other() {
		out.Secret = true
		return out
	}
	for _, m := range engine.Legal(b.t, b.now) {
		if text := b.answerWords(d, m); text != "" && !slices.Contains(out.Answers, text) {
			out.Answers = append(out.Answers, text)
		}
	}
	out.Rest = b.choiceWords(d)
	return out
}

// answerWords returns a legal answer in words: a card, a stack, a number.
func (b *view) answerWords(d engine.Decision, m engine.Move) string {
	switch {
	case m.Verb == engine.Pass:
		return b.f.Say(templates.TextForgo)
	case m.Card != engine.NoCard:
		return b.cardWords(m.Card)
	case m.Face != engine.NoFace:
		return templates.FaceName(b.f, m.Face.String())
	case m.N > 0 && d.Kind == engine.AskStack:
		return b.f.Say(templates.TextStack) + " " + strconv.Itoa(int(m.N))
	case m.N > 0:
		return strconv.Itoa(int(m.N))
	case m.Get.Total() > 0:
		return b.bagWords(m.Get)
	case b.now.Phase == engine.Opening:
		if lines := scenario.MoveLines(b.t, b.now, m, b.f.Lang); len(lines) > 0 {
			return lines[0]
		}
	}
	return ""
}

// cardWords names a card, and its place if another card of that name is in play.
func (b *view) cardWords(c engine.CardNo) string {
	name := b.name(b.now, c)
	k := b.now.Cards[c]
	for _, p := range []engine.Player{engine.North, engine.South} {
		for _, other := range b.now.Sides[p].Laid {
			if k.Laid && other != c && b.now.Cards[other].Def == k.Def {
				return name + " (" + scenario.PlayerName(k.Side, b.f.Lang) + b.placeWords(k) + ")"
			}
		}
	}
	return name
}

func (b *view) placeWords(k engine.Card) string {
	for _, pl := range b.now.Sides[k.Side].Places {
		if k.At.Kind == engine.OnSite && pl.Col == k.At.Col {
			return ", " + string(pl.Name)
		}
	}
	return ""
}

func (b *view) bagWords(bag engine.Bag) string {
	var parts []string
	for k, n := range bag {
		if n > 0 {
			parts = append(parts, templates.ResourceWords(b.f, catalog.Resource(engine.Kind(k).String()), int(n)))
		}
	}
	return strings.Join(parts, ", ")
}

// choiceWords says how many resources an answer takes or gives.
func (b *view) choiceWords(d engine.Decision) string {
	var parts []string
	for _, c := range []struct {
		lead   catalog.Text
		choice engine.Choice
	}{{templates.TextToTake, d.Get}, {templates.TextToGive, d.Give}} {
		if c.choice.Max == 0 {
			continue
		}
		n := strconv.Itoa(c.choice.Max)
		if c.choice.Min < c.choice.Max {
			n = strconv.Itoa(c.choice.Min) + " " + b.f.Say(templates.TextTo) + " " + n
		}
		text := b.f.Say(c.lead) + " " + n + " " + b.f.Say(templates.TextResources)
		if kinds := b.kindWords(c.choice.Of); kinds != "" {
			text += " (" + kinds + ")"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

func (b *view) kindWords(of engine.Bag) string {
	var parts []string
	for k, n := range of {
		if n > 0 {
			parts = append(parts, scenario.ResourceName(engine.Kind(k), b.f.Lang))
		}
	}
	return strings.Join(parts, ", ")
}
