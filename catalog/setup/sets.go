package setup

import (
	"fmt"
	"slices"

	"catanica/catalog"
)

// Sets that rules refer to by name.
const (
	tournamentSet = "turnier-set" // of 1997
	t2002         = "t2002"
	wizards       = "zud"
	artisans      = "kuw"
)

// sixSets lists the theme sets on which 106.A.b is based.
var sixSets = []string{"ruh", "wuf", "huw", "pui", "zud", "buh"}

// selectSets selects the basic game and those of the sets that can be used. The others are listed as left out, with the
// reason.
func (b *builder) selectSets(v *Variant, ids []string) error {
	i := slices.IndexFunc(b.cat.Sets, func(s *catalog.Set) bool { return s.Kind == catalog.BaseSet })
	if i < 0 {
		return fmt.Errorf("%w: a basic game", ErrNoSet)
	}
	b.base = contributionOf(b.cat, b.cat.Sets[i], b.e)
	b.plan.Sets = append(b.plan.Sets, b.base.set.ID)
	if v.ID == Beginners && !slices.Contains(ids, tournamentSet) {
		ids = append(slices.Clone(ids), tournamentSet) // it cannot be played with another set
	}
	for _, id := range ids {
		if b.cat.Set(id) == nil {
			return fmt.Errorf("%w: %q", ErrNoSet, id)
		}
	}
	for _, set := range b.cat.Sets {
		if set == b.base.set || !slices.Contains(ids, set.ID) {
			continue
		}
		if why, out := b.leftOut(v, set); out {
			b.plan.LeftOut = append(b.plan.LeftOut, SetOut{set.ID, why})
			continue
		}
		b.more = append(b.more, contributionOf(b.cat, set, b.e))
		b.plan.Sets = append(b.plan.Sets, set.ID)
	}
	return nil
}

// leftOut reports whether a set is left out, and why.
func (b *builder) leftOut(v *Variant, set *catalog.Set) (why Note, out bool) {
	switch {
	case !v.Holds(b.e):
		return Note{}, false // checkPossible refuses the variant itself
	case !b.e.AtLeast(set.From):
		return Note{Stated, catalog.Textf("Im Regelstand %s noch nicht erschienen.",
			"Not yet published in edition %s.",
			yearOf(b.e)), appeared(set)}, true
	case v.ID == BasicGame:
		return Note{Stated, catalog.Textf("Das Grundspiel kommt mit der einen Schachtel aus.",
			"The basic game needs only its own box."), []string{"101.B.a"}}, true
	case set.Kind == catalog.YearSet:
		return Note{Stated, catalog.Textf("Jahreskarten sind Einzelstücke und nur nach Absprache dabei; einen Stapel "+
			"bilden "+
			"sie nicht.",
			"Year cards are single cards, used only by agreement; they do not form a stack."),
			[]string{"141.J.a", "141.J.c"}}, true
	case set.ID == tournamentSet && (b.e != catalog.Ed1997):
		return Note{Stated, catalog.Textf("Seit 1998 überholt. Mit 4 weiteren Karten wird es zu R&H und W&F; wähle "+
			"dann diese "+
			"beiden.",
			"Superseded in 1998. With 4 more cards it becomes R&H and W&F; if you have those cards, choose these "+
				"two sets."),
			[]string{"101.B.c", "141.C.a"}}, true
	case set.ID == t2002 && b.e.AtLeast(catalog.Ed2003):
		return Note{Stated, catalog.Textf("Seit 2003 nicht mehr im offiziellen Spiel.",
			"Not part of the official game since 2003."), []string{"141.K.b"}}, true
	case set.ID == t2002 && v.ID != Decks:
		return Note{Unknown, catalog.Textf("Die Karten waren für ein Turnier gemacht; keine Quelle sagt, wie man sie "+
			"sonst "+
			"aufbaut.",
			"The cards were made for a tournament; no source says how to set them up in other games."),
			[]string{"101.B.d", "141.K.b"}}, true
	}
	return Note{}, false
}

// appeared returns the article that says when a set came out.
func appeared(set *catalog.Set) []string {
	id := map[catalog.EditionID]string{
		catalog.Ed1996: "101.B.a", catalog.Ed1997: "101.B.b", catalog.Ed1998: "101.B.c", catalog.EdCDROM: "101.B.d",
		catalog.Ed2003: "101.B.f",
		catalog.Ed2005: "kuw.spielarten",
	}[set.From]
	if set.Kind == catalog.YearSet {
		id = "101.B.e"
	}
	return []string{id}
}

// yearOf returns the short name of an edition.
func yearOf(e catalog.EditionID) string {
	if e == catalog.EdCDROM {
		return "CD-ROM"
	}
	return string(e)
}

// checkPossible reports whether the variant can be set up. If it does not exist under the edition, or a set is missing,
// it adds the reason to the plan.
func (b *builder) checkPossible(v *Variant) bool {
	refuse := func(is Standing, articles []string, text catalog.Text) bool {
		b.plan.Refused = append(b.plan.Refused, Note{is, text, articles})
		return false
	}
	switch {
	case v.From != "" && !b.e.AtLeast(v.From) && v.From == catalog.Ed2004:
		return refuse(Unknown, v.Articles,
			catalog.Textf("Beschrieben ist die Variante erst 2004; wie man sie früher spielte, sagt keine Quelle. "+
				"Wähle 2004 "+
				"oder 2005.",
				"The variant was first described in 2004, and no source says how it was played before. Choose 2004 "+
					"or 2005."))
	case v.From != "" && !b.e.AtLeast(v.From):
		return refuse(Stated, v.Articles, catalog.Textf("Im Regelstand %s gab es das noch nicht; es kam mit %s.",
			"This did not exist in edition %s; it was introduced in edition %s.", yearOf(b.e), yearOf(v.From)))
	case !v.Holds(b.e):
		return refuse(Stated, v.Articles,
			catalog.Textf("Das gehört zum Regelstand %s; danach geriet es in Vergessenheit.",
				"This belongs to edition %s and was forgotten afterwards.", yearOf(v.Until)))
	case v.ID == Decks && len(b.more) == 0 && b.e == catalog.Ed1997:
		return refuse(Stated, []string{"101.D.c"},
			catalog.Textf("Jeder Spieler braucht außer dem Grundspiel ein eigenes Turnier-Set: Kreuze es an.",
				"Each player needs their own Tournament Set besides the basic game: tick it."))
	case v.ID == Decks && len(b.more) == 0:
		return refuse(Stated, []string{b.booklet("turnier.voraussetzung")},
			catalog.Textf("Jeder Spieler braucht außer dem Grundspiel ein eigenes Themen-Set: Kreuze eines an.",
				"Each player needs their own theme set besides the basic game: tick one."))
	case v.ID != BasicGame && len(b.more) == 0:
		return refuse(Stated, []string{b.booklet("erweitert.aufstellung")},
			catalog.Textf("Dazu gehört mindestens ein Themen-Set: Kreuze eines an.",
				"You need at least one theme set: tick one."))
	}
	return true
}
