package catalog

import (
	"path"
	"slices"
)

func (ck *checker) checkEditions() {
	p := ck.in(editionsFile)
	if ck.docs[editionsFile].Broken() {
		return
	}
	var ids []EditionID
	for i, e := range ck.Editions {
		ids = append(ids, e.ID)
		ck.both(e.Name, p.at(i, "name"))
		ck.bothOrNone(e.Text, p.at(i, "text"))
		ck.checkGames(e.Games, p.at(i, "games"))
		ck.sources(e.Source, p.at(i))
	}
	if !slices.Equal(ids, editionOrder) {
		p.problem("editions %v: write exactly %v, in this order", ids, editionOrder)
	}
}

func (ck *checker) checkGames(games []Game, p place) {
	for i, g := range games {
		if !slices.Contains(Games, g) {
			p.at(i).problem("unknown game %q: take one of %v", g, Games)
		}
	}
}

func (ck *checker) checkClasses() {
	once := map[string]string{}
	for i, c := range ck.Classes {
		p := ck.in(classesFile).at(i)
		ck.once(once, c.ID, p.at("id"))
		ck.both(c.Name, p.at("name"))
		ck.bothOrNone(c.Text, p.at("text"))
		if c.Within != "" && ck.Class(c.Within) == nil {
			p.at("within").problem("unknown class %q", c.Within)
		}
		checkFact(ck, c.Where, false, p.at("where"), ck.both)
		checkFact(ck, c.Hit, false, p.at("hit_by"), ck.both)
		checkFact(ck, c.Cost, false, p.at("cost"), goodCost)
		ck.sources(c.Source, p)
	}
}

// checkChanges compares the list of changes with the cards: a field that is listed as changed must have changed there.
func (ck *checker) checkChanges() {
	once := map[string]string{}
	for i, ch := range ck.Changes {
		p := ck.in(changesFile).at(i)
		ck.once(once, ch.ID, p.at("id"))
		if ch.From == "" {
			p.problem("from is missing: name the edition that brought the change")
		} else if i > 0 && Later(ck.Changes[i-1].From, ch.From) {
			p.at("from").problem("from %q after %q: put the changes in the order of the editions", ch.From,
				ck.Changes[i-1].From)
		}
		ck.checkGames(ch.Games, p.at("games"))
		ck.both(ch.Topic, p.at("topic"))
		ck.both(ch.Was, p.at("was"))
		ck.both(ch.Is, p.at("is"))
		ck.sources(ch.Source, p)
		if !slices.Contains(changeFields, ch.Field) {
			p.at("field").problem("field %q: take one of %v", ch.Field, changeFields[1:])
		}
		if ch.Field != "" && len(ch.Cards) == 0 {
			p.problem("field %q without cards: name them, or take field out", ch.Field)
		}
		for j, id := range ch.Cards {
			ck.checkChanged(ch, id, p.at("cards", j))
		}
	}
}

// checkChanged reports a problem unless the named field of card id changed with the edition.
func (ck *checker) checkChanged(ch Change, id string, p place) {
	k := ck.cards[id]
	if k == nil {
		p.problem("%q is no card: correct the id", id)
		return
	}
	before := slices.Index(editionOrder, ch.From) - 1
	if ch.Field == "" || ch.Field == "sets" || before < 0 {
		return
	}
	if fields := k.ChangedFields(editionOrder[before], ch.From); !slices.Contains(fields, ch.Field) {
		p.problem("the %s of %s does not change with %s: date it in its card file, or correct this line", ch.Field, id,
			ch.From)
	}
}

func (ck *checker) checkBoxes() {
	in := ck.in(boxesFile)
	once := map[string]string{}
	for i, m := range ck.Boxes.Marks {
		p := in.at("marks", i)
		ck.once(once, m.ID, p.at("id"))
		if !slices.Contains(MarksOn, m.On) {
			p.at("on").problem("on %q: take one of %v", m.On, MarksOn)
		}
		ck.both(m.Text, p.at("text"))
		ck.sources(m.Source, p)
	}
	marks := once
	once = map[string]string{}
	for i, b := range ck.Boxes.Boxes {
		p := in.at("boxes", i)
		ck.once(once, b.ID, p.at("id"))
		ck.both(b.Name, p.at("name"))
		if !slices.Contains(MarksOn, b.Part) {
			p.at("part").problem("part %q: take one of %v", b.Part, MarksOn)
		}
		if b.Edition == "" {
			p.problem("edition is missing: name the rules that are printed in it")
		}
		for j, id := range b.Sets {
			if ck.sets[id] == nil {
				p.at("sets", j).problem("unknown set %q: take one of content/sets", id)
			}
		}
		for j, id := range b.Has {
			if _, known := marks[id]; !known {
				p.at("has", j).problem("unknown mark %q: add it to marks, or correct the id", id)
			}
		}
		ck.bothOrNone(b.When, p.at("when"))
		ck.bothOrNone(b.Text, p.at("text"))
		ck.sources(b.Source, p)
	}
}

func (ck *checker) checkReadings() {
	once := map[string]string{}
	for i, r := range ck.Readings {
		p := ck.in(readingsFile).at(i)
		ck.once(once, r.ID, p.at("id"))
		ck.both(r.Question, p.at("question"))
		ck.both(r.Reasoning, p.at("reasoning"))
		var answers []string
		for j, a := range r.Answers {
			answers = append(answers, a.ID)
			ck.both(a.Text, p.at("answers", j, "text"))
			ck.knownSources(a.Source, p.at("answers", j, "source"))
		}
		if len(r.Default.Values) == 0 {
			p.problem("reading %q has no default: name the answer that Catanica follows", r.ID)
		}
		ck.checkDefault(r.Default, answers, p.at("default"))
		for j, d := range r.ByGame {
			for _, g := range d.Games {
				if !slices.Contains(Games, g) {
					p.at("by_game", j).problem("game %q: take one of %v", g, Games)
				}
			}
			ck.checkDefault(d.Default, answers, p.at("by_game", j, "default"))
		}
		ck.knownSources(r.Source, p.at("source"))
	}
}

// checkDefault checks the answers to a reading that Catanica follows.
func (ck *checker) checkDefault(f Fact[string], answers []string, p place) {
	for j, d := range f.Values {
		at := p.at(j)
		if !slices.Contains(answers, d.Is) {
			at.problem("default %q: take one of the answers %v", d.Is, answers)
		}
		ck.sources(d.Source, at)
	}
}

func (ck *checker) checkSet(s *Set, p place) {
	if s.ID != "" && s.ID+".yaml" != path.Base(s.File) {
		p.at("id").problem("id %q: call the file %s.yaml, or correct the id", s.ID, s.ID)
	}
	if s.Sign == "" {
		p.problem("sign is missing: name the short sign on the cards, or the set's name again")
	}
	ck.both(s.Name.Text, p.at("name"))
	if setRank(s) < 0 {
		p.at("kind").problem("kind %q: take one of %v", s.Kind, []SetKind{BaseSet, ThemeSet, YearSet, HistorySet})
	}
	if s.From == "" {
		p.problem("from is missing: name the edition in which the set came out")
	}
	ck.bothOrNone(s.Text, p.at("text"))
	ck.bothOrNone(s.Notes, p.at("notes"))
	for i, ev := range s.History {
		at := p.at("history", i)
		if i > 0 && ev.Year < s.History[i-1].Year {
			at.problem("history: %d after %d: put the oldest first", ev.Year, s.History[i-1].Year)
		}
		ck.both(ev.Text, at.at("text"))
		ck.sources(ev.Source, at)
	}
	checkFact(ck, s.Brings, false, p.at("brings"), ck.both)
	checkFact(ck, s.Strategy, false, p.at("strategy"), ck.both)
	ck.sources(s.Source, p)
	ck.owns(&ck.setNames, s.ID, s.Name.Text, s.Aliases, p)
	ck.checkCopies(s, p.at("printed"))
}

// checkCopies compares the number of cards listed for a set with the number printed.
func (ck *checker) checkCopies(s *Set, p place) {
	checkFact(ck, s.Printed, false, p, anything)
	known, counted := ck.CopiesKnown(s.ID)
	printed, certainty := s.Printed.Latest()
	if certainty == Known && (known > printed || s.Complete && known != printed) {
		p.problem("the cards of %s add up to %d, the set has %d: correct the copies of its cards", s.Sign, known,
			printed)
	}
	if s.Complete && !counted {
		p.problem("%s is said to be complete, but a card's copies are unknown: state them, or take complete: true out",
			s.Sign)
	}
}

// owns reports names and aliases that already belong to another thing of the same kind.
func (ck *checker) owns(names *Names, id string, name Text, aliases Words, p place) {
	check := func(called string, at place) {
		if owner, ok := names.exact[Fold(called)]; ok && owner != id {
			at.problem("the name %q belongs to %s already: take another", called, owner)
		}
	}
	for _, lang := range Langs {
		check(name.In(lang), p.at("name", string(lang)))
		for i, a := range aliases.In(lang) {
			check(a, p.at("aliases", string(lang), i))
		}
	}
}
