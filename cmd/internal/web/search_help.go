package web

import (
	"context"
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/search"
	"catanica/search/query"
	"catanica/templates"
)

// searchHelp answers GET /LANG/search/help: what can be typed into the search, every example a search that finds something.
func (s *Server) searchHelp(v *visit) (answer, error) {
	text, err := helpFS.ReadFile("help/search." + string(v.frame.Lang) + ".md")
	if err != nil {
		return answer{}, err
	}
	page := templates.SearchHelpPage{Text: s.html(v.frame, string(text))}
	groups := map[string]int{}
	for _, name := range []string{"things", "numbers", "relations", "texts"} {
		groups[name] = len(page.Groups)
		page.Groups = append(page.Groups, templates.HelpGroup{ID: name})
	}
	for _, k := range query.Keys() {
		line, err := s.helpKey(v.ctx(), v.frame, &k)
		if err != nil {
			return answer{}, err
		}
		g := &page.Groups[groups[helpGroup(&k)]]
		g.Keys = append(g.Keys, line)
	}
	for _, e := range templates.HelpExamples(v.frame) {
		if e.Link, e.N, err = s.living(v.ctx(), v.frame, e.Text); err != nil {
			return answer{}, err
		}
		page.Joined = append(page.Joined, e)
	}
	return answer{view: page}, nil
}

// living is an example as a link that searches, and how much it finds.
func (s *Server) living(ctx context.Context, f templates.Frame, text string) (templates.Link, int, error) {
	found, err := s.index.Find(ctx, search.Query{Text: text, Lang: f.Lang, Edition: f.Edition, Proven: s.svc.Proven(ctx), Kinds: shown, Limit: 1})
	return templates.Link{Text: text, Href: f.To("/search?q=" + url.QueryEscape(text))}, found.Total, err
}

func (s *Server) helpKey(ctx context.Context, f templates.Frame, k *query.Key) (templates.HelpKey, error) {
	own := keyIn(k.Name, f.Lang)
	line := templates.HelpKey{Name: own, About: k.About.In(f.Lang)}
	for _, name := range append([]string{k.Name, k.German}, k.Aliases...) {
		if name != own {
			line.Also = append(line.Also, name)
		}
	}
	var err error
	line.Example, line.N, err = s.living(ctx, f, s.example(k, f.Lang))
	return line, err
}

// example is a filter with the key that finds something, in the words of the language.
func (s *Server) example(k *query.Key, lang catalog.Lang) string {
	value := strings.Trim(k.Example, `"`)
	groups, card := s.index.Groups(value), s.svc.Catalog.FindCard(value)
	switch {
	case k.Form == query.SortKey:
		return written("kind", wordIn("card", lang), lang) + " " + keyIn(k.Name, lang) + ":" + orderIn(value, lang)
	case k.Form == query.Text && lang == catalog.EN && templates.EnglishExample[k.Name] != "":
		value = templates.EnglishExample[k.Name]
	case k.Form != query.Name && k.Form != query.YesNo, k.Name == "set", k.Name == "id", k.Name == "source":
	case k.Name == "game" && value == "tournament":
		value = map[catalog.Lang]string{catalog.DE: "turnier", catalog.EN: value}[lang]
	case len(groups) > 0 && k.Name != "is":
		value = s.typeOrClass(groups[0], lang) // action is more than one class, by its English name
	case card != nil:
		value = strings.ToLower(card.Title(lang))
	default:
		value = wordIn(value, lang)
	}
	if k.Form == query.Number {
		return keyIn(k.Name, lang) + ">=" + value
	}
	return written(k.Name, value, lang)
}

// helpGroup is the part of the table that a key stands in.
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
