package catalog

import (
	"reflect"
	"slices"
)

// Closed lists of values.
var (
	landscapeKinds = []string{"forest", "hills", "mountains", "fields", "pasture", "river"}
	besideKinds    = append(slices.Clone(landscapeKinds), "any")
	spellKinds     = []string{"attack", "neutral", "protection"}
	nameGivers     = []string{"published", "ours"}
	needMoments    = []string{"build", "play", "hold"}
	needPlaces     = []string{"", "own", "opponent", "table"}
)

// checker checks a catalogue for consistency: ids, references, provenance, values from closed lists.
type checker struct {
	*Catalog
	docs map[string]Document // by file
	ps   *Problems
}

func (ck *checker) check() {
	ck.checkEditions()
	ck.checkClasses()
	ck.checkReadings()
	ck.checkBoards()
	ck.checkChanges()
	ck.checkBoxes()
	ck.checkReasons()
	once := map[string]string{}
	for i, s := range ck.Catalog.Sources {
		ck.once(once, s.ID, ck.in(sourcesFile).at(i, "id"))
		ck.both(s.Title, ck.in(sourcesFile).at(i, "title"))
		ck.bothOrNone(s.Dated, ck.in(sourcesFile).at(i, "dated"))
		oneOf(SourceKinds)(s.Kind, ck.in(sourcesFile).at(i, "kind"))
	}
	once = map[string]string{}
	for _, s := range ck.Sets {
		if ck.docs[s.File].Broken() {
			continue
		}
		ck.once(once, s.ID, ck.in(s.File).at("id"))
		ck.checkSet(s, ck.in(s.File))
	}
	once = map[string]string{}
	for _, k := range ck.Cards {
		if ck.docs[k.File].Broken() {
			continue
		}
		ck.once(once, k.ID, ck.in(k.File).at("id"))
		ck.checkCard(k, ck.in(k.File))
	}
}

// place is the position of a value in a file, for reporting problems.
type place struct {
	ck   *checker
	file string
	path []any
}

func (ck *checker) in(file string) place { return place{ck: ck, file: file} }

// at returns a place below p. Steps are keys and, in lists, indices.
func (p place) at(steps ...any) place {
	return place{p.ck, p.file, slices.Concat(p.path, steps)}
}

// problem reports a problem at p.
func (p place) problem(format string, args ...any) {
	p.ck.ps.Add(p.file, p.ck.docs[p.file].Line(p.path...), format, args...)
}

// key returns the name of the value: the last key of its path.
func (p place) key() string {
	for _, step := range slices.Backward(p.path) {
		if key, ok := step.(string); ok {
			return key
		}
	}
	return p.file
}

// once reports an id that is missing or already in seen.
func (ck *checker) once(seen map[string]string, id string, p place) {
	if id == "" {
		p.problem("id is missing: name it")
		return
	}
	if first, twice := seen[id]; twice {
		p.problem("id %q is already used in %s: give this one another id or take it out", id, first)
		return
	}
	seen[id] = p.file
}

// both reports a text that is missing in one or both languages.
func (ck *checker) both(t Text, p place) {
	switch {
	case t.Empty():
		p.problem("%s is missing: say it in both languages, {de: …, en: …}", p.key())
	case t.DE == "":
		p.problem("%s is in English only: add the German text, de: …", p.key())
	case t.EN == "":
		p.problem("%s is in German only: add the English text, en: …", p.key())
	}
}

// bothOrNone reports a text that is missing in only one language.
func (ck *checker) bothOrNone(t Text, p place) {
	if !t.Empty() {
		ck.both(t, p)
	}
}

// sources reports a missing source, and sources that are not in sources.yaml.
func (ck *checker) sources(src Sources, p place) {
	ck.CheckSources(src, func(format string, args []any, at ...any) { p.at(at...).problem(format, args...) })
}

// knownSources reports sources that are not in sources.yaml. p is the place of the list.
func (ck *checker) knownSources(src Sources, p place) {
	ck.checkKnown(src, func(format string, args []any, at ...any) { p.at(at...).problem(format, args...) })
}

// checkFact checks each value of a fact: good checks the value itself, and a known value needs a source. plain says
// that values may be written without a source.
func checkFact[T any](ck *checker, f Fact[T], plain bool, p place, good func(v T, p place)) {
	for i, d := range f.Values {
		at := p.at(i)
		if d.Certainty == Known {
			good(d.Is, at)
		}
		if d.Certainty == Known && !plain && len(d.Source) == 0 {
			at.problem("%s: a stated value needs its source: write {is: …, source: SOURCE#PLACE}", p.key())
		}
		if d.Reason == "" { // otherwise checkReasons reports it once for all cards
			ck.knownSources(d.Source, at.at("source"))
			ck.bothOrNone(d.Why, at.at("why"))
		}
		if !zero(d.Likely) {
			good(d.Likely, at.at("likely"))
		}
		if !d.Why.Empty() && len(d.Source) == 0 {
			at.problem("%s: an inferred value needs what it follows from: add source: SOURCE#PLACE", p.key())
		}
		checkBounds(d, at)
	}
}

// checkBounds reports bounds of a known value and bounds without reasoning.
func checkBounds[T any](d Dated[T], at place) {
	switch bounded := !zero(d.AtLeast) || !zero(d.AtMost); {
	case bounded && d.Certainty != Unknown:
		at.problem("%s: bounds go with is: unknown", at.key())
	case !zero(d.Likely) && d.Why.Empty():
		at.problem("%s: what is likely needs its reasoning: add why: {de: …, en: …}", at.key())
	case bounded && d.Why.Empty() && len(d.Source) == 0:
		at.problem("%s: bounds need their source or, if they are inferred, also why: {de: …, en: …}", at.key())
	}
}

// zero reports whether v is the zero value of its type.
func zero(v any) bool { return v == nil || reflect.ValueOf(v).IsZero() }

// oneOf returns a check for checkFact: the value must be in list.
func oneOf[T ~string](list []T) func(T, place) {
	return func(v T, p place) {
		if !slices.Contains(list, v) {
			p.problem("%s %q: take one of %v", p.key(), v, list)
		}
	}
}

// each returns a check for checkFact: good must hold for each element of the value.
func each[T any](good func(T, place)) func([]T, place) {
	return func(list []T, p place) {
		for _, v := range list {
			good(v, p)
		}
	}
}

func anything[T any](T, place) {}
