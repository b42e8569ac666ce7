package document

import (
	"slices"
	"testing"
	"testing/fstest"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/index"
)

// tiny returns a content tree of one card, one set, one class and one article.
func tiny() fstest.MapFS {
	return fstest.MapFS{
		"editions.yaml": file("[]"), "sources.yaml": file("[]"), "readings.yaml": file("[]"), "mechanics.yaml": file("[]"),
		"gaps.yaml": file("[]"), "changes.yaml": file("[]"), "boxes.yaml": file("{}"),
		"classes.yaml": file("- {id: action-attack, name: {de: Aktion Angriff, en: Attack action}, " +
			"text: {de: Schadet. Und mehr., en: Harms.}}"),
		"sets/zud.yaml": file("{id: zud, sign: Z&D, name: {de: Zauberer & Drachen, en: Wizards & Dragons, en_by: ours}, " +
			"kind: theme, from: \"1998\", text: {de: Magie., en: Magic.}}"),
		"cards/zud/hexe.yaml": file(`{id: hexe, name: {de: Hexe, en: Witch, en_by: published}, 
  aliases: {de: [Zauberweib]}, asked: {de: [gebäude lahmlegen]},
  sets: [{set: zud, copies: 2}], class: action-attack, cost: {power: 1},
  points: {victory: 2, strength: none, tournament: unknown, commerce: unknown},
  effect: {is: {de: "Legt lahm, siehe [[112.M.b]].", en: Disables.}},
  printings: [{id: hexe@1998}]}`),
		"rulings/112.M.b.md": file("---\nid: 112.M.b\nkind: ruling\nprinted: [112:M.b]\nverdict: no\ncards: [hexe]\n---\n" +
			"# Deutsch: Hexe im Feuer\n## Frage\nWohin mit der [[hexe]]?\n## Kurz\nAuf die Ablage.\n" +
			"## Begründung\nWeil **sie** stirbt.\n## So wird gefragt\n- brennt die hexe mit\n" +
			"# English: Witch in the fire\n## Short\nDiscard her.\n"),
		"terms/x.md": file("---\nid: 102.B.Ritter\nkind: term\nverdict: none\n---\n" +
			"# Deutsch: Ritter\n## Kurz\nEine Einheit.\n## Auch genannt\n- Haudegen\n"),
		"rules/x.md": file("---\nid: kuw.deck\nkind: rule\nverdict: none\n---\n" +
			"# Deutsch: Deck\n## Kurz\n33 Karten.\n"),
	}
}

func file(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }

func TestOf(t *testing.T) {
	cat, _ := catalog.Load(tiny())
	lib, _ := rulings.Load(tiny(), cat)
	docs := map[string]Document{}
	for _, d := range Of(cat, lib) {
		docs[d.Key()] = d
	}
	card := docs["card/hexe"]
	named := slices.Contains(card.Names, "Zauberweib") && slices.Contains(card.Names, "hexe@1998")
	if card.Answer.DE != "Legt lahm, siehe 112.M.b." || !named {
		t.Errorf("card: %+v", card)
	}
	want := "Kartenklasse: Aktion Angriff\nSet: Zauberer & Drachen (Z&D)\nKosten: 1 Zauberkraft\nSiegpunkte: 2\n" +
		"Legt lahm, siehe 112.M.b."
	if card.Body.DE != want {
		t.Errorf("card: got %q, want %q", card.Body.DE, want)
	}
	ruling := docs["ruling/112.M.b"]
	if ruling.Answer != (catalog.Text{DE: "Nein. Auf die Ablage.", EN: "No. Discard her."}) ||
		ruling.Question.DE != "Wohin mit der Hexe?" ||
		!slices.Equal(ruling.Texts(index.Body, catalog.DE), []string{"Weil sie stirbt."}) ||
		!slices.Equal(ruling.Asked.DE, []string{"brennt die hexe mit"}) || !slices.Equal(ruling.Names, []string{"112:M.b"}) {
		t.Errorf("ruling: %+v", ruling)
	}
	if set := docs["set/zud"]; set.Answer.DE != "Magie." || !slices.Contains(set.Names, "Z&D") {
		t.Errorf("set: %+v", set)
	}
	if class := docs["class/action-attack"]; class.Answer.DE != "Schadet." {
		t.Errorf("class: %+v", class)
	}
	if term := docs["term/102.B.Ritter"]; !slices.Equal(term.Also.DE, []string{"Haudegen"}) {
		t.Errorf("term: %+v", term)
	}
	if len(docs) != 6 {
		t.Errorf("got %d documents, want 6", len(docs))
	}
}
