package catalog

// BoardGame holds the data of a board game, which its rules module needs besides the rules: material, prices, and
// islands ready to play on. What the sources do not state has an outside source, or a reading (content/readings.yaml).
type BoardGame struct {
	ID     string  `yaml:"id" json:"id"`
	Title  Text    `yaml:"title" json:"title"`
	Source Sources `yaml:"source" json:"source"`
	// Goal is the number of victory points that wins.
	Goal Sourced[int] `yaml:"goal" json:"goal"`
	// Costs are the prices of what players build and buy: road, settlement, city or landmark, development.
	Costs  map[string]Sourced[Goods] `yaml:"costs" json:"costs"`
	Pieces Pieces                    `yaml:"pieces" json:"pieces"`
	Sizes  []BoardSize               `yaml:"sizes" json:"sizes"`
	// Layouts are islands that are ready to play on, Maps boards that are no islands.
	Layouts []Layout `yaml:"layouts" json:"layouts,omitempty"`
	Maps    []Map    `yaml:"maps" json:"maps,omitempty"`

	File string `yaml:"-" json:"-"`
}

// Sourced is a value with its provenance. Why is the reasoning, if the value only follows from its sources.
type Sourced[T any] struct {
	Is     T       `yaml:"is" json:"is"`
	Source Sources `yaml:"source" json:"source"`
	Why    Text    `yaml:"why" json:"why,omitzero"`
}

// BoardResources lists the resources of the board games.
var BoardResources = []Resource{Lumber, Brick, Wool, Grain, Ore, Stone, Grapes}

// Goods is a price in a board game. Missing resources cost 0.
type Goods map[Resource]int

// Pieces are the playing pieces of each player.
type Pieces struct {
	Roads       int     `yaml:"roads" json:"roads"`
	Settlements int     `yaml:"settlements" json:"settlements"`
	Cities      int     `yaml:"cities" json:"cities,omitempty"`
	Source      Sources `yaml:"source" json:"source"`
}

// BoardSize is the material for some numbers of players.
type BoardSize struct {
	Players []int `yaml:"players" json:"players"`
	// Goal is the number of victory points that wins, if it is not that of BoardGame.
	Goal Sourced[int] `yaml:"goal" json:"goal,omitzero"`
	Rows Sourced[Row] `yaml:"rows" json:"rows,omitzero"` // the number of hexes in each row
	// Terrain counts the hexes by their kind.
	Terrain Sourced[map[string]int] `yaml:"terrain" json:"terrain,omitzero"`
	// Chips are the number chips in the order in which they are laid out.
	Chips Sourced[Row] `yaml:"chips" json:"chips,omitzero"`
	// Harbors counts the harbors by what they exchange: a resource, or any.
	Harbors Sourced[map[string]int] `yaml:"harbors" json:"harbors,omitzero"`
	// Supply is the number of resource cards of each kind.
	Supply Sourced[int] `yaml:"supply" json:"supply"`
	// Development counts the development cards by their kind.
	Development Sourced[map[string]int] `yaml:"development" json:"development,omitzero"`
	// Stack is the number of development cards, if no source says how many there are of each kind.
	Stack Sourced[int] `yaml:"stack" json:"stack,omitzero"`
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
	Harbors []string `yaml:"harbors" json:"harbors,omitzero"`
	Robber  string   `yaml:"robber" json:"robber"`
}

// Map is a board whose places are joined by routes as the map says, and not by the geometry of hexes.
type Map struct {
	ID     string     `yaml:"id" json:"id"`
	Title  Text       `yaml:"title" json:"title"`
	Ours   bool       `yaml:"ours" json:"ours"` // it is Catanica's own, not the one in the box
	Places []MapPlace `yaml:"places" json:"places"`
	// Routes names the two places at the ends of each route, and what a road on it exchanges: k1 prater lumber.
	Routes []string   `yaml:"routes" json:"routes"`
	Fields []MapField `yaml:"fields" json:"fields"`
	Robber string     `yaml:"robber" json:"robber"` // the field on which it begins
}

// MapPlace is a place where routes meet.
type MapPlace struct {
	ID     string `yaml:"id" json:"id"`
	Name   Text   `yaml:"name" json:"name,omitzero"`      // what readers see; if it is missing, the id
	Kind   string `yaml:"kind" json:"kind"`               // free, location or landmark
	Reward string `yaml:"reward" json:"reward,omitempty"` // of a landmark: road, development, or cards: 1 stone, 2 any
	At     [2]int `yaml:"at" json:"at"`                   // where it is drawn
}

// MapField is a field of land.
type MapField struct {
	ID      string   `yaml:"id" json:"id"`
	Terrain string   `yaml:"terrain" json:"terrain"` // with its number, if it has one: vineyard 5
	Around  []string `yaml:"around" json:"around"`   // the places next to it
	At      [2]int   `yaml:"at" json:"at"`
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
			for name, fact := range map[string]struct {
				stated bool
				source Sources
			}{"goal": {s.Goal.Is > 0, s.Goal.Source}, "rows": {s.Rows.Is != nil, s.Rows.Source},
				"terrain": {s.Terrain.Is != nil, s.Terrain.Source}, "chips": {s.Chips.Is != nil, s.Chips.Source},
				"harbors": {s.Harbors.Is != nil, s.Harbors.Source}, "supply": {true, s.Supply.Source},
				"development": {s.Development.Is != nil, s.Development.Source}, "stack": {s.Stack.Is > 0, s.Stack.Source}} {
				if fact.stated {
					ck.sources(fact.source, p.at("sizes", i, name))
				}
			}
			ck.bothOrNone(s.Supply.Why, p.at("sizes", i, "supply", "why"))
		}
		for i, m := range g.Maps {
			ck.both(m.Title, p.at("maps", i, "title"))
			for k, place := range m.Places {
				ck.bothOrNone(place.Name, p.at("maps", i, "places", k, "name"))
			}
		}
		for i, l := range g.Layouts {
			ck.both(l.Title, p.at("layouts", i, "title"))
		}
	}
}
