package deck

import (
	"strings"

	"catanica/catalog"
)

// once records that a header key was read, and reports a repeated one.
func (p *parser) once(key string, at span) {
	if first, twice := p.seen[key]; twice {
		p.problem(at, nil, "%s steht schon in Zeile %d: streiche eine der beiden",
			"%s is already on line %d: delete one of the two", key, first)
		return
	}
	p.seen[key] = p.line
}

func (p *parser) name(v span) {
	p.once(vocabularyOf(p.lang).name, v)
	name := []rune(strings.Join(strings.Fields(p.str(v)), " "))
	if len(name) > maxName {
		p.problem(v, nil, "der Name hat %d Zeichen, höchstens %d sind erlaubt: kürze ihn",
			"the name has %d characters, the limit is %d: shorten it", len(name), maxName)
		name = name[:maxName]
	}
	p.list.Name = string(name)
}

func (p *parser) format(v span) {
	p.once(vocabularyOf(p.lang).format, v)
	f, ok := ParseFormat(p.str(v))
	if !ok {
		near := NearFormats(p.str(v))
		p.problem(v, near, "unbekanntes Format %s: %s", "unknown format %s: %s", p.q(v),
			didYouMean(p.lang, near, catalog.Text{DE: "möglich sind " + formatIDs(), EN: "use " + formatIDs()}))
		p.list.unread.format = true
		return
	}
	p.list.Format = f
}

func formatIDs() string {
	var out []string
	for _, f := range Formats() {
		out = append(out, string(f))
	}
	return strings.Join(out, ", ")
}

func (p *parser) edition(v span) {
	p.once(vocabularyOf(p.lang).edition, v)
	id, ok := ParseEdition(p.str(v), p.cat)
	if !ok {
		all := editionNames()
		near := nearestOf(p.str(v), all)
		p.problem(v, near, "unbekannte Ausgabe %s: %s", "unknown edition %s: %s", p.q(v),
			didYouMean(p.lang, near, catalog.Text{DE: "möglich sind " + strings.Join(all, ", "), EN: "use " +
				strings.Join(all, ", ")}))
		p.list.unread.edition = true
		return
	}
	p.list.Edition = id
}

func editionNames() []string {
	var out []string
	for _, id := range catalog.EditionIDs() {
		out = append(out, string(id))
	}
	return out
}

func (p *parser) host(v span) {
	p.once(vocabularyOf(p.lang).host, v)
	yes, ok := yesNo(p.str(v))
	if !ok {
		p.problem(v, nil, "Gastgeber %s: schreibe ja oder nein", "host %s: write yes or no", p.q(v))
		p.list.unread.host = true
		return
	}
	p.list.Host = yes
}

func (p *parser) sets(v span) {
	p.once(vocabularyOf(p.lang).sets, v)
	p.list.Sets = append(p.list.Sets, p.setRefs(v, &p.list.unread.sets)...)
}

func (p *parser) announce(v span) {
	p.once(vocabularyOf(p.lang).announce, v)
	p.list.Announce = append(p.list.Announce, p.setRefs(v, &p.list.unread.announce)...)
}

func (p *parser) setRefs(v span, lost *bool) []SetRef {
	var out []SetRef
	for _, item := range p.items(v) {
		ref := SetRef{Pos: p.pos(item), Text: oneLine(p.str(item)), Set: p.cat.FindSet(p.str(item))}
		if ref.Set == nil {
			p.unknownSet(item)
			*lost = true
		} else {
			ref.Text = p.setName(ref.Set)
		}
		out = append(out, ref)
	}
	return out
}

// setName returns the sign of the set if it can be parsed back to the set, and otherwise its id.
func (p *parser) setName(s *catalog.Set) string {
	if p.cat.FindSet(s.Sign) == s && plainName(s.Sign) {
		return s.Sign
	}
	return s.ID
}

func (p *parser) unknownSet(at span) {
	near := p.nearSets(p.str(at), 3)
	p.problem(at, near, "unbekanntes Set %s: %s", "unknown set %s: %s", p.q(at),
		didYouMean(p.lang, near, catalog.Text{DE: "nimm sein Kurzzeichen, etwa K&W",
			EN: "use its sign, such as K&W"}))
}

// nearCards suggests card names. A suggested id is shown as the name that it was derived from.
func (p *parser) nearCards(name string, most int) []string {
	if p.near++; p.near > maxNear {
		return nil
	}
	near := p.cat.NearestCards(name, most)
	for i, n := range near {
		c := p.cat.Card(n)
		if c == nil {
			continue
		}
		near[i] = c.Title(p.lang)
		for _, lang := range catalog.Langs {
			if catalog.Fold(c.Title(lang)) == catalog.Fold(n) {
				near[i] = c.Title(lang)
				break
			}
		}
	}
	return near
}

// nearSets suggests the signs or names of sets.
func (p *parser) nearSets(name string, most int) []string {
	if p.near++; p.near > maxNear {
		return nil
	}
	near := p.cat.NearestSets(name, most)
	for i, n := range near {
		if s := p.cat.Set(n); s != nil {
			near[i] = s.Sign
		}
	}
	return near
}

// items splits a value at commas and semicolons and drops empty items.
func (p *parser) items(v span) []span {
	var out []span
	from := v.from
	for i := v.from; i <= v.to; i++ {
		if i == v.to || p.text[i] == ',' || p.text[i] == ';' {
			item := p.trim(span{from, i})
			switch {
			case item.from >= item.to:
			case len(out) == maxItems:
				p.problem(item, nil, "mehr als %d Namen in einer Zeile: kürze sie",
					"more than %d names on one line: shorten it", maxItems)
				u := &p.list.unread
				u.sets, u.announce, u.allow = true, true, true
				return out
			default:
				out = append(out, item)
			}
			from = i + 1
		}
	}
	return out
}

// allow parses a list of permits: cards (guido@2003) and sets (T2002). Card names may contain commas, so the longest
// sequence of items that is a known name is taken.
func (p *parser) allow(v span) {
	p.once(vocabularyOf(p.lang).allow, v)
	items := p.items(v)
	for len(items) > 0 {
		n := p.permit(items)
		items = items[n:]
	}
}

// permit parses the permit at the beginning of items and returns how many items it took.
func (p *parser) permit(items []span) int {
	for n := min(len(items), 3); n > 0; n-- {
		whole := span{items[0].from, items[n-1].to}
		if pm, ok := p.findPermit(whole); ok {
			p.list.Allow = append(p.list.Allow, pm)
			return n
		}
	}
	item := items[0]
	name, _, _ := strings.Cut(p.str(item), "@")
	near := yearPrintings(p.cat, p.cat.FindCard(name))
	if len(near) == 0 {
		near = append(p.nearCards(name, 2), p.nearSets(name, 1)...)
	}
	p.problem(item, near, "unbekannte Karte oder unbekanntes Set %s: %s", "unknown card or set %s: %s", p.q(item),
		didYouMean(p.lang, near,
			catalog.Text{DE: "erlauben lässt sich eine Karte wie guido@2003 oder ein Set wie T2002",
				EN: "you can allow a card such as guido@2003 or a set such as T2002"}))
	p.list.Allow = append(p.list.Allow, Permit{Pos: p.pos(item), Text: oneLine(p.str(item))})
	p.list.unread.allow = true
	return 1
}

func (p *parser) findPermit(s span) (Permit, bool) {
	text := p.str(s)
	if set := p.cat.FindSet(text); set != nil {
		return Permit{Pos: p.pos(s), Set: set, Text: p.setName(set)}, true
	}
	name, printing, dated := strings.Cut(text, "@")
	card := p.cat.FindCard(name)
	if card == nil {
		return Permit{}, false
	}
	pm := Permit{Pos: p.pos(s), Card: card, Text: card.ID}
	if dated {
		id, ok := ParseEdition(printing, p.cat)
		switch set := p.cat.FindSet(printing); {
		case yearSet(p.cat, card, printing) != nil:
			pm.Text += "@" + catalog.Fold(printing)
		case ok && len(yearPrintings(p.cat, card)) > 0:
			return Permit{}, false // the card has no year card of that year
		case ok:
			pm.Text += "@" + string(id)
		case set != nil:
			pm.Text += "@" + set.ID
		default:
			return Permit{}, false
		}
	}
	return pm, true
}

// oneLine returns s with each run of white space replaced by one space, as in a canonical list.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// plainName reports whether a name contains no character with a meaning in lists.
func plainName(s string) bool {
	return s != "" && !strings.ContainsAny(s, "#:;,@()[]\r\n\t")
}
