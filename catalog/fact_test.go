package catalog

import (
	"testing"

	"go.yaml.in/yaml/v3"
)

func TestFactAt(t *testing.T) {
	const dated = `[{from: "1998", is: 3, source: 001#1}, {from: "2003", is: unknown}, {from: "2004", is: none}]`
	for name, c := range map[string]struct {
		yaml string
		at   EditionID
		want int
		is   Certainty
	}{
		"a plain value holds always":        {"5", Ed1996, 5, Known},
		"a value with its source":           {"{is: 5, source: 001#1}", Ed2005, 5, Known},
		"unknown":                           {"unknown", Ed2005, 0, Unknown},
		"none":                              {"{is: none, source: 001#1}", Ed2005, 0, None},
		"before the first edition":          {dated, Ed1997, 0, Unknown},
		"from its edition on":               {dated, Ed1998, 3, Known},
		"until the next":                    {dated, EdCDROM, 3, Known},
		"unknown since":                     {dated, Ed2003, 0, Unknown},
		"none since":                        {dated, Ed2004, 0, None},
		"the last holds on":                 {dated, Ed2005, 0, None},
		"a first value without an edition":  {`[{is: 1}, {from: "2003", is: 2}]`, Ed1996, 1, Known},
		"it ends where the next one begins": {`[{is: 1}, {from: "2003", is: 2}]`, Ed2003, 2, Known},
	} {
		var f Fact[int]
		if err := yaml.Unmarshal([]byte(c.yaml), &f); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if got, is := f.At(c.at); got != c.want || is != c.is {
			t.Errorf("%s: at %s got %d %s, want %d %s", name, c.at, got, is, c.want, c.is)
		}
	}
	if _, is := (Fact[int]{}).Latest(); is != Unknown {
		t.Errorf("the zero fact is %s", is)
	}
}

func TestFactAtKeepsTheSource(t *testing.T) {
	var f Fact[Cost]
	if err := yaml.Unmarshal([]byte(`[{from: "1998", is: {ore: 1, gold: 2, power: 3}, source: 001#1}, {from: `+
		`"2003", is: {ore: 2}, source: [003#2, 003#3]}]`),
		&f); err != nil {
		t.Fatal(err)
	}
	if d := f.DatedAt(Ed1998); d.Is.Total() != 3 || len(d.Source) != 1 || d.Source[0] != "001#1" {
		t.Errorf("1998: got %+v", d)
	}
	if d := f.DatedAt(Ed2005); d.Is[Ore] != 2 || len(d.Source) != 2 {
		t.Errorf("2005: got %+v", d)
	}
}

func TestSpan(t *testing.T) {
	for name, c := range map[string]struct {
		span Span
		at   EditionID
		want bool
	}{
		"always":              {Span{}, Ed1996, true},
		"before":              {Span{From: Ed1998}, Ed1997, false},
		"its first edition":   {Span{From: Ed1998}, Ed1998, true},
		"its last edition":    {Span{Until: EdCDROM}, EdCDROM, true},
		"after":               {Span{Until: EdCDROM}, Ed2003, false},
		"only one edition":    {Span{Ed2003, Ed2003}, Ed2003, true},
		"a year in the words": {Span{Ed1998, Ed2003}, EdCDROM, true},
	} {
		if got := c.span.Holds(c.at); got != c.want {
			t.Errorf("%s: got %v", name, got)
		}
	}
}

// FuzzFact checks that any input decodes to values or to a mistake with a line.
func FuzzFact(f *testing.F) {
	for _, s := range []string{"3", "unknown", "none", "{is: 3, source: a#b}",
		`[{from: "1998", is: 3}, {from: "2003", is: none}]`, "[{is: }]", "{is: {is: 3}}", "- is: 1\n- 2", "*a",
		"&a [*a]"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, out := range []any{new(Fact[int]), new(Fact[Points]), new(Fact[Cost]), new(Fact[[]CardType]),
			new(Fact[Text]), new(Play), new(Copies)} {
			var ps Problems
			ReadDocument("f.yaml", []byte(s), 0, out, &ps)
			for _, p := range ps {
				if p.Line < 1 || p.Msg == "" {
					t.Errorf("%q: %+v", s, p)
				}
			}
		}
		var fact Fact[int]
		if err := yaml.Unmarshal([]byte(s), &fact); err != nil {
			return
		}
		for _, e := range EditionIDs() {
			if n, is := fact.At(e); is != Known && n != 0 {
				t.Errorf("%q at %s: %d, but %s", s, e, n, is)
			}
		}
	})
}

func TestBasis(t *testing.T) {
	c := &Catalog{Sources: []Source{{ID: "003", Kind: RuleText}, {ID: "fan", Kind: OutsideSource},
		{ID: "shop", Kind: OutsideSource}, {ID: "ours", Kind: OwnSource}}}
	for name, want := range map[string]struct {
		yaml      string
		basis     Basis
		witnesses int
		bounded   bool
	}{
		"a rule text states it":                     {"{is: 5, source: 003#1}", Stated, 0, false},
		"a rule text outweighs others":              {"{is: 5, source: [fan#1, 003#1]}", Stated, 0, false},
		"one place outside":                         {"{is: 5, source: fan#1}", Outside, 1, false},
		"two places of one witness":                 {"{is: 5, source: [fan#1, fan#2]}", Outside, 1, false},
		"two witnesses":                             {"{is: none, source: [fan#1, shop#2]}", Outside, 2, false},
		"inferred, whatever it follows from":        {"{is: 5, why: {de: So, en: So}, source: fan#1}", Inferred, 0, false},
		"an inferred absence":                       {"{is: none, why: {de: So, en: So}, source: 003#1}", Inferred, 0, false},
		"a bound of what is unknown":                {"{is: unknown, at_least: 3, why: {de: So, en: So}}", Inferred, 0, true},
		"a bound that a text states":                {"{is: unknown, at_most: 3, source: fan#1}", Outside, 1, true},
		"unknown, and nothing is to be said of it":  {"unknown", "", 0, false},
		"a source that says it is unknown is none":  {"{is: unknown, source: 003#1}", "", 0, false},
		"a plain value leans on the card's sources": {"5", "", 0, false},
		"a decision of the project is no witness":   {"{is: 5, source: ours#1}", "", 0, false},
	} {
		var f Fact[int]
		if err := yaml.Unmarshal([]byte(want.yaml), &f); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		f.settle(c)
		if d := f.Values[0]; d.Basis != want.basis || d.Witnesses != want.witnesses || d.Bounded() != want.bounded {
			t.Errorf("%s: basis %q, %d witnesses, bounded %v; want %+v", name, d.Basis, d.Witnesses, d.Bounded(), want)
		}
	}
}

func TestBoundText(t *testing.T) {
	three := Dated[Points]{AtLeast: Points{N: 3}}
	oneOrTwo := Dated[Cost]{AtLeast: Cost{Any: 1}, AtMost: Cost{Any: 2}}
	two := Dated[Cost]{AtLeast: Cost{Any: 2}, AtMost: Cost{Any: 2}}
	for want, text := range map[string]string{
		"at least 3 / mindestens 3": three.BoundText(EN) + " / " + three.BoundText(DE),
		"at most 1":                 (Dated[Points]{AtMost: Points{N: 1}}).BoundText(EN),
		"at least 5 resources":      (Dated[Cost]{AtLeast: Cost{Any: 5}}).BoundText(EN),
		"mindestens 1 Rohstoff, höchstens 2 Rohstoffe": oneOrTwo.BoundText(DE),
		"exactly 2 resources":                          two.BoundText(EN),
		"mindestens 6 Zauberkraft":                     (Dated[Cost]{AtLeast: Cost{Power: 6}}).BoundText(DE),
		"":                                             (Dated[string]{AtLeast: "city"}).BoundText(EN),
	} {
		if text != want {
			t.Errorf("got %q, want %q", text, want)
		}
	}
}
