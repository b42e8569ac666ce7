package catalog

// BoardGame is what the rules module of a board game needs besides its rules: material, prices, and islands ready to
// play on. What the sources do not state has an outside source, or a reading (content/readings.yaml).
type BoardGame struct {
	ID     string  `yaml:"id" json:"id"`
	Title  Text    `yaml:"title" json:"title"`
	Source Sources `yaml:"source" json:"source"`
	// Goal is the number of victory points that wins.
	Goal Sourced[int] `yaml:"goal" json:"goal"`
	// Costs are the prices of a road, a settlement, a city and a development card, under these names.
	Costs  map[string]Sourced[Cost] `yaml:"costs" json:"costs"`
	Pieces Pieces                   `yaml:"pieces" json:"pieces"`
	Sizes  []BoardSize              `yaml:"sizes" json:"sizes"`
	// Layouts are islands that are ready to play on.
	Layouts []Layout `yaml:"layouts" json:"layouts"`

	File string `yaml:"-" json:"-"`
}

// Sourced is a value with its provenance. Why is the reasoning, if the value only follows from its sources.
type Sourced[T any] struct {
	Is     T       `yaml:"is" json:"is"`
	Source Sources `yaml:"source" json:"source"`
	Why    Text    `yaml:"why" json:"why,omitzero"`
}

// Pieces are the playing pieces of each player.
type Pieces struct {
	Roads       int     `yaml:"roads" json:"roads"`
	Settlements int     `yaml:"settlements" json:"settlements"`
	Cities      int     `yaml:"cities" json:"cities"`
	Source      Sources `yaml:"source" json:"source"`
}

// BoardSize is the material for some numbers of players.
type BoardSize struct {
	Players []int        `yaml:"players" json:"players"`
	Rows    Sourced[Row] `yaml:"rows" json:"rows"` // the number of hexes in each row
	// Terrain counts the hexes by their kind.
	Terrain Sourced[map[string]int] `yaml:"terrain" json:"terrain"`
	// Chips are the number chips in the order in which they are laid out.
	Chips Sourced[Row] `yaml:"chips" json:"chips"`
	// Harbors counts the harbors by what they exchange: a resource, or any.
	Harbors Sourced[map[string]int] `yaml:"harbors" json:"harbors"`
	// Supply is the number of resource cards of each kind.
	Supply Sourced[int] `yaml:"supply" json:"supply"`
	// Development counts the development cards by their kind.
	Development Sourced[map[string]int] `yaml:"development" json:"development"`
}

// Row is a list of numbers.
type Row []int

// Layout is an island with terrain, chips, harbors and the robber's place.
type Layout struct {
	ID    string `yaml:"id" json:"id"`
	Title Text   `yaml:"title" json:"title"`
	Ours  bool   `yaml:"ours" json:"ours"` // it is Catanica's own, not one of the rules
	// Rows lists the hexes of each row, from the left: a terrain and its chip, such as forest 5.
	Rows [][]string `yaml:"rows" json:"rows"`
	// Harbors lists a path of the coast and what its harbor exchanges: A1-NW any.
	Harbors []string `yaml:"harbors" json:"harbors"`
	Robber  string   `yaml:"robber" json:"robber"`
}

// Size returns the material for a number of players, or nil if the game has none.
func (g *BoardGame) Size(players int) *BoardSize {
	for i, s := range g.Sizes {
		for _, n := range s.Players {
			if n == players {
				return &g.Sizes[i]
			}
		}
	}
	return nil
}

// Board returns the board game with the id, or nil.
func (c *Catalog) Board(id string) *BoardGame {
	for _, g := range c.Boards {
		if g.ID == id {
			return g
		}
	}
	return nil
}

// checkBoards checks the provenance of the facts of the board games; their rules modules check the rest.
func (ck *checker) checkBoards() {
	for _, g := range ck.Boards {
		p := ck.in(g.File)
		ck.both(g.Title, p.at("title"))
		ck.sources(g.Source, p)
		ck.sources(g.Goal.Source, p.at("goal"))
		ck.sources(g.Pieces.Source, p.at("pieces"))
		for name, cost := range g.Costs {
			ck.sources(cost.Source, p.at("costs", name))
			ck.bothOrNone(cost.Why, p.at("costs", name, "why"))
		}
		for i, s := range g.Sizes {
			for name, src := range map[string]Sources{"rows": s.Rows.Source, "terrain": s.Terrain.Source,
				"chips": s.Chips.Source, "harbors": s.Harbors.Source, "supply": s.Supply.Source,
				"development": s.Development.Source} {
				ck.sources(src, p.at("sizes", i, name))
			}
		}
		for i, l := range g.Layouts {
			ck.both(l.Title, p.at("layouts", i, "title"))
		}
	}
}
