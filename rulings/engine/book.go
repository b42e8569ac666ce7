package engine

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
)

// Book is the catalogue compiled for one edition: each card's facts, and its effects as nodes. It never changes, so any
// number of tables may share it.
type Book struct {
	Catalog     *catalog.Catalog
	Edition     catalog.EditionID
	defs        []*def
	nodes       []node
	words       map[string]*Word
	procs       []Procedure // everything that can be carried out
	procNo      map[procName]procNo
	begins      [len(verbNames)]*action    // what a player may begin, by verb; nil for verbs that begin nothing
	crest       [2][kinds]Landscape        // the starting landscapes: the white-and-red crest's, the black-and-red one's
	inPhase     [len(phaseNames)][]*action // the same by phase, in the order of Legal
	said        map[string]catalog.Text    // the sentence for each type of event
	byID        map[string]int16
	one         int16                              // node: take one resource (103.E.e)
	sun         int16                              // node: gain one resource (103.E.c)
	prize       int16                              // node: gain one resource (103.E.d)
	central     map[catalog.CardType]int16         // road, settlement, city, citadel, metropolis
	centralType map[string]catalog.CardType        // the same by card id
	since       map[catalog.EditionID]bool         // the edition and those before it
	readings    map[catalog.Game]map[string]string // how open questions are played unless the table says otherwise
}

// def is a card under one edition.
type def struct {
	id                                      string
	card                                    *catalog.Card
	types                                   []catalog.CardType
	typeSet                                 wordSet // quickly says which types it surely is not
	class                                   string
	kind                                    string // of a spell book: attack, neutral, protection
	kindIs                                  catalog.Certainty
	cost                                    Cost
	costIs                                  catalog.Certainty
	price                                   Cost // of using its function
	priceIs                                 catalog.Certainty
	victory, strength, tournament, commerce points
	unique                                  bool
	beside                                  []string
	needs                                   []need // of the edition
	immune                                  []catalog.Immunity
	played, reacts, works, built, happens   []int16 // nodes
	gain, loss                              *Cost   // assumed: what an effect gives or takes
	number                                  int     // assumed: how many its effect is about, 0 for unknown
	becomes                                 string  // assumed: the action card that it equals when it is used
	plays                                   bool    // see Plays
	functions                               wordSet // the words of works
	answered                                bool    // a card answers it (`to` of reacts)
}

// need is a condition of a card, with the articles that impose it.
type need struct {
	catalog.Need
	cites    []string
	switches []string // the articles and clauses that impose it: see switches
}

type points struct {
	catalog.Points
	is          catalog.Certainty
	source      catalog.Sources
	least, most int // the bounds of unknown points; 0 is no bound
}

// wordSet is a bit set of words or types. Several words may share a bit, so it can only prove that a word is absent.
type wordSet uint64

// setOf returns the set that holds only the word; for the empty word it is empty.
func setOf(name string) wordSet {
	n := len(name)
	if n == 0 {
		return 0
	}
	return 1 << ((name[0]*7 + name[n/2]*11 + name[n-1]*3 + byte(n)) & 63)
}

// points are the card's strength, commerce or tournament points.
func (d *def) points(kind string) *points {
	switch kind {
	case "strength":
		return &d.strength
	case "commerce":
		return &d.commerce
	}
	return &d.tournament
}

// node is an effect word of a card with its argument. kids are the words nested in it.
type node struct {
	word  *Word
	proc  procNo // what it begins, if it is carried out
	arg   catalog.Value
	cites []string
	// the articles and clauses that give it to the card: see switches
	switches []string
	won      []int16 // of a test: what follows success
	lost     []int16 // of a test: what follows failure
	do       []int16 // of `each`: what each player carries out
	no       int16   // its own number
	path     string  // its place in the card's file: card, list, place in the list
	line     int
}

// card returns the id of the card to which the word belongs, or "" if it belongs to none.
func (n *node) card() string {
	card, _, _ := strings.Cut(n.path, ".")
	return card
}

// Compile returns the Book of an edition. The problems are mistakes in the cards' `play:`; a card with a mistake has no
// effects in the Book. The words are those of the Vocabulary and more.
func Compile(cat *catalog.Catalog, e catalog.EditionID, more ...Word) (*Book, catalog.Problems) {
	b := &Book{Catalog: cat, Edition: e, byID: map[string]int16{}, central: map[catalog.CardType]int16{},
		centralType: map[string]catalog.CardType{},
		since:       map[catalog.EditionID]bool{}, readings: map[catalog.Game]map[string]string{}}
	b.learn(slices.Concat(Vocabulary(), more))
	for _, other := range catalog.EditionIDs() {
		b.since[other] = e.AtLeast(other)
	}
	for _, game := range catalog.Games {
		b.readings[game] = map[string]string{}
		for i := range cat.Readings {
			b.readings[game][cat.Readings[i].ID] = cat.Readings[i].In(game, e)
		}
	}
	var ps catalog.Problems
	for _, c := range cat.Cards {
		b.byID[c.ID] = int16(len(b.defs))
		d := b.compileCard(c, &ps)
		b.defs = append(b.defs, &d)
	}
	b.noteAnswers()
	b.crest = crestLands(cat, e)
	b.one = b.own("take", "103.E.e")
	b.sun, b.prize = b.own("gain", "103.E.c"), b.own("gain", "103.E.d")
	for i, d := range b.defs {
		if d.class != "central" {
			continue
		}
		for _, t := range []catalog.CardType{catalog.Road, catalog.Settlement, catalog.City, catalog.Citadel,
			catalog.Metropolis} {
			if d.is(t) {
				b.central[t], b.centralType[d.id] = int16(i), t
			}
		}
	}
	return b, ps
}

// noteAnswers marks the cards that another card answers.
func (b *Book) noteAnswers() {
	for i := range b.defs {
		for _, no := range b.defs[i].reacts {
			for _, id := range b.nodes[no].arg.Get("to").Strs() {
				if def, ok := b.byID[id]; ok {
					b.defs[def].answered = true
				}
			}
		}
	}
}

// learn registers the words with their procedures and sentences.
func (b *Book) learn(words []Word) {
	b.words, b.procNo, b.said = map[string]*Word{}, map[procName]procNo{}, map[string]catalog.Text{}
	carry := func(ps []Procedure) {
		for _, p := range ps {
			b.procNo[p.Name] = procNo(len(b.procs))
			b.procs = append(b.procs, p)
		}
	}
	tell := func(all []Sentence) {
		for _, s := range all {
			b.said[s.Event] = s.Text
		}
	}
	for _, a := range actions() {
		b.begins[a.verb] = &a
		for _, p := range a.phases {
			b.inPhase[p] = append(b.inPhase[p], &a)
		}
	}
	carry(ownProcedures())
	tell(sentences())
	for i := range words {
		w := &words[i]
		b.words[w.Name] = w
		carry(w.Procedures)
		tell(w.Tells)
	}
}

// Sentence returns the sentence for events of the type; ok is false if there is no such type.
func (b *Book) Sentence(event string) (text catalog.Text, ok bool) {
	text, ok = b.said[event]
	return text, ok
}

// Sentences returns the sentence for each event type of the Vocabulary.
func Sentences() map[string]catalog.Text {
	var b Book
	b.learn(Vocabulary())
	return b.said
}

func (b *Book) compileCard(c *catalog.Card, ps *catalog.Problems) def {
	e := b.Edition
	d := def{id: c.ID, card: c, class: c.ClassAt(e), plays: Plays(c), immune: c.Immune}
	for _, n := range c.Needs {
		if n.Holds(e) && !n.Inferred() {
			cites := articles(n.Source)
			d.needs = append(d.needs, need{n, cites, switches(c.ID, cites)})
		}
	}
	d.types, _ = c.Types.At(e)
	for _, t := range d.types {
		d.typeSet |= setOf(string(t))
	}
	d.kind, d.kindIs = c.Kind.At(e)
	cost, is := c.Cost.At(e)
	d.cost, d.costIs = newCost(cost), is
	d.priceIs = catalog.Unknown
	d.victory, d.strength = pointsAt(c.Points.Victory, e), pointsAt(c.Points.Strength, e)
	d.tournament, d.commerce = pointsAt(c.Points.Tournament, e), pointsAt(c.Points.Commerce, e)
	d.unique, _ = c.Unique.At(e)
	d.beside, _ = c.Beside.At(e)
	if strings.HasPrefix(d.class, "action") || d.unclear() || d.class == "magic-action" || d.is(catalog.EventType) {
		d.victory.is, d.strength.is, d.tournament.is, d.commerce.is = catalog.None, catalog.None, catalog.None,
			catalog.None
	}
	k := compiler{book: b, card: c, ps: ps}
	d.played = k.words(c.Play.Played, carriedOut, "played")
	d.reacts = k.words(c.Play.Reacts, OnAnswer, "reacts")
	d.works = k.words(c.Play.Works, InForce, "works")
	for _, i := range d.works {
		d.functions |= setOf(b.nodes[i].word.Name)
	}
	d.built = k.words(c.Play.Built, carriedOut, "built")
	d.happens = k.words(c.Play.Happens, carriedOut, "happens")
	return d
}

// own adds a node that belongs to no card, such as the effect of a face of the event die.
func (b *Book) own(word, cite string) int16 {
	no := int16(len(b.nodes))
	b.nodes = append(b.nodes, node{word: b.words[word], proc: b.firstProc(b.words[word]),
		arg:   catalog.Value{Keys: []string{"n"}, Vals: []catalog.Value{{Str: "1"}}},
		cites: []string{cite}, switches: []string{cite}, no: no, path: cite})
	return no
}

// firstProc returns the procedure with which the word begins, or 0.
func (b *Book) firstProc(w *Word) procNo {
	if len(w.Procedures) == 0 {
		return 0
	}
	return b.procNo[w.Procedures[0].Name]
}

func pointsAt(f catalog.Fact[catalog.Points], e catalog.EditionID) points {
	v := f.DatedAt(e)
	return points{v.Is, v.Certainty, v.Source, v.AtLeast.N, v.AtMost.N}
}

// compiler compiles the effect words of one card into nodes.
type compiler struct {
	book *Book
	card *catalog.Card
	ps   *catalog.Problems
}

func (k *compiler) words(ws []catalog.Word, in Moments, place string) []int16 {
	var out []int16
	for i, w := range ws {
		place := place + "." + strconv.Itoa(i)
		spec, ok := k.book.words[w.Name]
		if !ok || spec.In&in == 0 {
			k.ps.Add(k.card.File, w.Line, "play: unknown effect word %q here: see the table in docs/engine.md", w.Name)
			continue
		}
		if bad := spec.badArgs(w.Arg); bad != "" {
			k.ps.Add(k.card.File, w.Line, "play: %s: %s", w.Name, bad)
			continue
		}
		if !k.states(spec.Acts) {
			k.ps.Add(k.card.File, w.Line,
				"play: %s %s other cards, but relations: does not say so: add {kind: %s, what: […], source: …}", w.Name,
				spec.Acts, spec.Acts)
		}
		if !(catalog.Span{From: catalog.EditionID(w.Arg.Get("from").Str),
			Until: catalog.EditionID(w.Arg.Get("until").Str)}).Holds(k.book.Edition) {
			continue
		}
		n := node{word: spec, proc: k.book.firstProc(spec), arg: w.Arg, line: w.Line}
		cites, silent := w.Arg.Get("cites").Strs(), w.Arg.Get("switches").Strs()
		if len(cites)+len(silent) == 0 {
			cites = articles(k.card.Play.Source)
		}
		n.cites = articlesOf(cites)
		n.switches = switches(k.card.ID, slices.Concat(cites, silent))
		// the card's own text comes last, behind the articles that decide how it is read
		n.cites = slices.Clip(append(slices.Clip(n.cites), catalog.CiteCard(k.card.ID)))
		n.won = k.words(w.Arg.Get("won").Words(), carriedOut, place+".won")
		n.lost = k.words(w.Arg.Get("lost").Words(), carriedOut, place+".lost")
		n.do = k.words(w.Arg.Get("do").Words(), carriedOut, place+".do")
		n.no, n.path = int16(len(k.book.nodes)), k.card.ID+"."+place
		out = append(out, n.no)
		k.book.nodes = append(k.book.nodes, n)
	}
	return out
}

// switches returns what switches off a function or a condition of a card that cites the articles and clauses: these,
// and the clauses that are named after the card.
func switches(card string, cites []string) []string {
	out := slices.Clone(cites)
	for _, id := range cites {
		if articleOf(id) == id {
			out = append(out, id+"/"+card)
		}
	}
	return out
}

// articlesOf returns the articles of clauses, each once.
func articlesOf(ids []string) []string {
	var out []string
	for _, id := range ids {
		if a := articleOf(id); !slices.Contains(out, a) {
			out = append(out, a)
		}
	}
	return out
}

// states reports whether the card's file states a relation of the kind.
func (k *compiler) states(kind catalog.RelationKind) bool {
	return kind == "" || slices.ContainsFunc(k.card.Relations, func(r catalog.Relation) bool { return r.Kind == kind })
}

// articles returns the article ids among the sources of a fact: for "003#112.G.e" it returns 112.G.e; "000#…" is a
// source and not an article.
func articles(src catalog.Sources) []string {
	var out []string
	for _, s := range src {
		if source, place, ok := strings.Cut(s, "#"); ok && source == "003" && isArticle(place) {
			out = append(out, place)
		}
	}
	return out
}

// isArticle reports whether s is an article id such as 112.G.e, as opposed to another location in a source.
func isArticle(s string) bool {
	parts := strings.SplitN(s, ".", 3)
	return len(parts) == 3 && len(parts[0]) == 3 && !strings.Contains(s, " ")
}

func (d *def) is(t catalog.CardType) bool {
	return d.typeSet&setOf(string(t)) != 0 && slices.Contains(d.types, t)
}

// growsOnGrain reports whether d is a peasant army, whose strength is the grain beside it (Ruling 118.B.a).
func (d *def) growsOnGrain() bool { return d.is(catalog.Unit) && d.strength.Count == "grain-beside" }

func (d *def) attack() bool { return d.class == "action-attack" || d.kind == "attack" }

// action reports whether d is played rather than built: its class says so or, where no source gives the class, its
// type.
func (d *def) action() bool { return strings.Contains(d.class, "action") || d.unclear() }

// unclear reports whether d is an action whose class no source gives for this edition.
func (d *def) unclear() bool { return d.class == "unclear" && d.is(catalog.Action) }

// unclearPlace reports whether no source says where d may lie.
func (d *def) unclearPlace() bool { return d.class == "unclear" }

// unclearSpell reports whether d is a spell book for which no source says whether it is an attack.
func (d *def) unclearSpell() bool { return d.is(catalog.SpellBook) && d.kindIs == catalog.Unknown }

// Def returns the number of the card with this id; ok is false if there is none.
func (b *Book) Def(id string) (n int16, ok bool) {
	n, ok = b.byID[id]
	return n, ok
}

// ID returns the card id of a def, or "?" for UnknownDef.
func (b *Book) ID(n int16) string {
	if n == UnknownDef {
		return "?"
	}
	return b.defs[n].id
}

// Plays reports whether the engine implements the card's effect. A card whose words only mark when its unknown effect
// would matter is not implemented.
func Plays(c *catalog.Card) bool {
	p := c.Play
	known := slices.ContainsFunc(p.Works, func(w catalog.Word) bool { return w.Name != "unplayed" })
	return known || len(p.Played)+len(p.Reacts)+len(p.Built)+len(p.Happens) > 0 || !p.Explains.Empty()
}
