package find

import (
	"context"
	"embed"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/compose"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/search"
	"catanica/search/filter"
	"catanica/search/query"
	"catanica/templates"
)

// helpFS holds the help on searching, one Markdown file for each language.
//
//go:embed help/*.md
var helpFS embed.FS

// Help answers GET /LANG/search/help: the grammar of the search. Every example is a search that finds something.
func (s *Section) Help(req *site.Request) (site.Answer, error) {
	text, err := helpFS.ReadFile("help/search." + string(req.Frame.Lang) + ".md")
	if err != nil {
		return site.Answer{}, err
	}
	page := templates.SearchHelpPage{Text: s.Show.HTML(req.Frame, string(text))}
	groups := map[string]int{}
	for _, name := range []string{"things", "numbers", "relations", "texts"} {
		groups[name] = len(page.Groups)
		page.Groups = append(page.Groups, templates.HelpGroup{ID: name})
	}
	for _, k := range query.Keys() {
		line, err := s.helpKey(req.Context(), req.Frame, &k)
		if err != nil {
			return site.Answer{}, err
		}
		g := &page.Groups[groups[helpGroup(&k)]]
		g.Keys = append(g.Keys, line)
	}
	for _, e := range templates.HelpExamples(req.Frame) {
		if e.Link, e.N, err = s.exampleLink(req.Context(), req.Frame, e.Text); err != nil {
			return site.Answer{}, err
		}
		page.Joined = append(page.Joined, e)
	}
	return site.Answer{View: page}, nil
}

// exampleLink returns an example as a link, and how many hits it has.
func (s *Section) exampleLink(ctx context.Context, f templates.Frame, text string) (templates.Link, int, error) {
	found, err := s.Index.Find(ctx, search.Query{
		Text: text, Lang: f.Lang, Edition: f.Edition, Proven: s.Proven(ctx), Kinds: present.ShownKinds, Limit: 1,
	})
	return templates.Link{Text: text, Href: f.SearchFor(text)}, found.Total, err
}

func (s *Section) helpKey(ctx context.Context, f templates.Frame, k *query.Key) (templates.HelpKey, error) {
	own := compose.KeyIn(k.Name, f.Lang)
	line := templates.HelpKey{Name: own, About: k.About.In(f.Lang)}
	for _, name := range append([]string{k.Name, k.German}, k.Aliases...) {
		if name != own {
			line.Also = append(line.Also, name)
		}
	}
	var err error
	line.Example, line.N, err = s.exampleLink(ctx, f, s.example(k, f.Lang))
	return line, err
}

// example returns a filter with the key that finds something, in the given language.
func (s *Section) example(k *query.Key, lang catalog.Lang) string {
	value := strings.Trim(k.Example, `"`)
	groups, card := filter.Groups(s.Catalog, value), s.Catalog.FindCard(value)
	switch {
	case k.Form == query.SortKey:
		return compose.Written("kind", compose.WordIn("card", lang), lang) + " " + compose.KeyIn(k.Name,
			lang) + ":" + compose.OrderIn(value, lang)
	case k.Form == query.Text && lang == catalog.EN && templates.EnglishExample[k.Name] != "":
		value = templates.EnglishExample[k.Name]
	case k.Form != query.Name && k.Form != query.YesNo, k.Name == "set", k.Name == "id", k.Name == "source":
	case k.Name == "game" && value == "tournament":
		value = map[catalog.Lang]string{catalog.DE: "turnier", catalog.EN: value}[lang]
	case len(groups) > 0 && k.Name != "is":
		value = s.Groups.TypeOrClass(groups[0], lang) // the English word "action" names several classes
	case card != nil:
		value = strings.ToLower(card.Title(lang))
	default:
		value = compose.WordIn(value, lang)
	}
	if k.Form == query.Number {
		return compose.KeyIn(k.Name, lang) + ">=" + value
	}
	return compose.Written(k.Name, value, lang)
}

// helpGroup returns the part of the table to which a key belongs.
func helpGroup(k *query.Key) string {
	for _, w := range catalog.RelationWords() {
		if w.Word == k.Name {
			return "relations"
		}
	}
	switch {
	case k.Form == query.Number:
		return "numbers"
	case k.Form == query.Text, k.Form == query.Date, k.Form == query.SortKey, k.Name == "id", k.Name == "source":
		return "texts"
	}
	return "things"
}
