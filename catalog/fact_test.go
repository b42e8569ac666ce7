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
