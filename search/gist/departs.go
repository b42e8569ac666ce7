package gist

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/lists"
)

// bearings are what a question says of who acts, of which things, and in words of which nobody knows that they change
// nothing.
type bearings struct {
	doers   []string // the players who do something in it: me, them; sorted
	other   bool     // it speaks of another thing than one that it names or supposes
	telling []string // its terms that are neither names nor known to change nothing
}

// Departs reports whether a question says anything that a precedent does not say, or leaves something out, apart from
// words that are known to change nothing. The precedent may be worth reading then, but its verdict is not the
// question's: "can the Arsonist burn the Archdiocese" and "is it *impossible* for the Arsonist to burn it".
//
// Contrasts names what turns an answer; Departs names what does not, so that a word of which nobody has thought takes
// no verdict from a precedent.
func (g Gist) Departs(o Gist) bool {
	return len(g.doers) > 0 && len(o.doers) > 0 && !slices.Equal(g.doers, o.doers) ||
		g.other != o.other || g.saysOwn() != o.saysOwn() ||
		len(g.absent) > 0 && len(o.absent) > 0 && !lists.Same(g.absent, o.absent) ||
		slices.ContainsFunc(lists.Without(o.Terms, g.Terms), IsThing) ||
		len(lists.Without(g.Count, o.Count)) > 0 ||
		!slices.Equal(g.telling, o.telling)
}

// saysOwn reports whether a question says of something that it is somebody's *own*.
func (g Gist) saysOwn() bool { return slices.Contains(g.Opposites, "own") }

// bearingsOf reads the bearings of a question. term returns the term that a word stands for, or "".
func (s *speech) bearingsOf(words []spoken, term func(spoken) string) bearings {
	var b bearings
	var said []string
	for _, w := range words {
		if who := subjects[w.text]; who != "" && !ofPlayer(said) { // my opponent, but not the Church of my opponent
			b.doers = append(b.doers, who)
		}
		said = append(said, w.text)
		b.other = b.other || slices.Contains(others, w.text)
		t := term(w)
		if t != "" && w.concept == "" && w.number == "" && !s.harmless[t] {
			b.telling = append(b.telling, t)
		}
	}
	for _, list := range []*[]string{&b.doers, &b.telling} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return b
}

// others are the words for another thing.
var others = []string{"andere", "anderem", "anderen", "anderer", "anderes", "another", "other", "others"}

// harmless are the words that may stand in one of two questions without changing what it asks: a question that says
// *take* and one that says *grab* are alike, and so are *lies* and *stands there*. Words that are not listed, and name
// nothing, may turn an answer around.
var harmless = map[catalog.Lang]string{
	catalog.DE: `angreifer anrechnen ausliegen ausliegende ausrechnen ausrücken auszahlen bedeuten bekommen belegen
		benutzen bestimmen bitte bringen dazu einfach einsatz einsetzen einzige erhalten erreichen fall führen
		gehen harmlose gelten genügen grade günstig günstiger heilen helfen hergeben hinterherschicken holen
		jemand karte kommen komplett kopieren kriegen lassen legen liegen lohnen losgehen losreiten machen
		meinen miteinander mitgenommen mitkämpfen mitnutzen mitrechnen mitzählen möglich möglichkeit nachahmen
		nehmen normal nutzen obenauf partie passen rausnehmen rechnen rein reinlegen richtig rücken schicken
		sehen sein setzen sparen spielbar sprechen stecken stehen stellen stimmen teilnehmen treffen tun
		verbilligen verdienen verteilen verwandlung vorhanden wegräumen wert wirken wissen wollen würfeln ziel
		zielen zurückholen`,
	catalog.EN: `able activate along answer become blow bring card carry challenge chance charge cheap cheaper come count
		danger defence defense earn everybody fetch fight fill fit fix follow get give go grab hand harmless
		help hit hold imitate kick know lay leave legal let load look make march need nix okay own past play
		please possible power proper reach really same secure send set shelter shove sit stand stick stop take
		target thing though thru time top try use volunteer want work worth`,
}

// harmlessIn returns the terms of the harmless words of a language.
func (s *speech) harmlessIn(lang catalog.Lang) map[string]bool {
	out := map[string]bool{}
	for word := range strings.FieldsSeq(harmless[lang]) {
		for _, w := range s.words(word) {
			out[w.stem] = true
		}
	}
	return out
}
