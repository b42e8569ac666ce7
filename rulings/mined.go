package rulings

// minedFile is made by `make mine`.
const minedFile = "mined.yaml"

// mined says how often articles decide something in random play.
type mined struct {
	Games    int            `yaml:"games"`
	Articles []minedArticle `yaml:"articles"`
}

// minedArticle is an article with the number of games in which it decided something.
type minedArticle struct {
	ID    string `yaml:"id"`
	Games int    `yaml:"games"`
}

// Mined is how often an article decides something in random play.
type Mined struct {
	Games int // in which it decided something
	Of    int // games played
}

// Mined returns how often the article decides something in random play. ok is false for articles that the miner does
// not look at: those that the engine cannot play.
func (l *Library) Mined(id string) (found Mined, ok bool) {
	for _, a := range l.mined.Articles {
		if a.ID == id {
			return Mined{Games: a.Games, Of: l.mined.Games}, true
		}
	}
	return Mined{}, false
}
