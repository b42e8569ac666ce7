package templates

// ChapterPage is all articles of a chapter in full, for reading in one go and for paper.
type ChapterPage struct {
	ID, Name string // 112, Actions: attack
	Crumbs   []Link
	Section  string // of the main navigation
	Articles []WholeArticle
	Sources  []SourceName
}

// SourceName says what the short id of a source stands for.
type SourceName struct{ ID, Name string }

// WholeArticle is an article on such a page.
type WholeArticle struct {
	RulingPage             // without what leads elsewhere
	Href       string      // its own page
	Above      []Link      // its tables that stand at an article above
	Refs       []SourceRef // the sources of all that it says
}

// SourceRef is a source by its short id.
type SourceRef struct {
	Source
	First bool // no article above names it: links to its number lead here
}

// Head implements View.
func (p ChapterPage) Head(f Frame) Head {
	return Head{Title: p.title(), Description: p.title() + ". " + f.Say(textWholeAbout), Section: p.Section}
}

func (p ChapterPage) title() string {
	if p.ID == "" {
		return p.Name
	}
	return p.ID + " " + p.Name
}

// count is how many articles there are, in words.
func (p ChapterPage) count(f Frame) string {
	if len(p.Articles) == 1 {
		return "1 " + f.Say(textWholeOne)
	}
	return number(len(p.Articles)) + " " + f.Say(textWholeCount)
}

// edition is the state of the rules that the articles are shown in; other games than the card game know none.
func (p ChapterPage) edition(f Frame) string {
	if f.Game != "" {
		return ""
	}
	return ", " + f.Say(textEdition) + " " + f.EditionName(f.Edition)
}
