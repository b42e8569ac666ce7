package vienna

import (
	"fmt"
	"strconv"
	"strings"

	"catanica/catalog"
)

// Lay adds a map of content/boards to the board and returns the field on which its robber stands.
func (b *Board) Lay(m catalog.Map) (robber int, err error) {
	b.Map = m.ID
	for _, p := range m.Places {
		place := Place{Name: p.ID, Title: p.Name, At: Spot{p.At[0], p.At[1]}}
		kind, ok := parseKind(p.Kind)
		if place.Kind = kind; !ok {
			return 0, fmt.Errorf("map %s: %s is no kind of place", m.ID, p.Kind)
		}
		if place.Reward, ok = ParseReward(p.Reward); !ok {
			return 0, fmt.Errorf("map %s: %s is no reward", m.ID, p.Reward)
		}
		if err := b.AddPlace(place); err != nil {
			return 0, fmt.Errorf("map %s: %w", m.ID, err)
		}
	}
	for _, r := range m.Routes {
		words := append(strings.Fields(r), "none")
		if len(words) < 3 {
			return 0, fmt.Errorf("map %s: route %q does not name two places", m.ID, r)
		}
		from, known := b.Place(words[0])
		to, too := b.Place(words[1])
		trade, ok := ParseTrade(words[2])
		if !known || !too || !ok && words[2] != "none" {
			return 0, fmt.Errorf("map %s: route %q", m.ID, r)
		}
		if err := b.AddRoute(from, to, trade); err != nil {
			return 0, fmt.Errorf("map %s: %w", m.ID, err)
		}
	}
	for _, f := range m.Fields {
		name, number, _ := strings.Cut(f.Terrain, " ")
		terrain, ok := ParseTerrain(name)
		chip, err := strconv.Atoi("0" + number)
		if !ok || err != nil || !ValidChip(chip) {
			return 0, fmt.Errorf("map %s: %q is not a terrain with its number", m.ID, f.Terrain)
		}
		field := Field{Name: f.ID, Terrain: terrain, Chip: uint8(chip), At: Spot{f.At[0], f.At[1]}}
		for _, name := range f.Around {
			at, ok := b.Place(name)
			if !ok {
				return 0, fmt.Errorf("map %s: field %s: there is no place %s", m.ID, f.ID, name)
			}
			field.Around = append(field.Around, at)
		}
		if err := b.AddField(field); err != nil {
			return 0, fmt.Errorf("map %s: %w", m.ID, err)
		}
	}
	robber, ok := b.Field(m.Robber)
	if !ok {
		return 0, fmt.Errorf("map %s: there is no field %q for the robber", m.ID, m.Robber)
	}
	return robber, nil
}

func parseKind(name string) (Kind, bool) {
	for k, is := range Kinds {
		if is == name {
			return Kind(k), true
		}
	}
	return Free, false
}

// ParseTrade returns what a route exchanges: a resource, or any. Without either it is NoTrade.
func ParseTrade(name string) (Trade, bool) {
	if name == "any" {
		return AnyTrade, true
	}
	if r, ok := ParseResource(name); ok {
		return Trade(r), true
	}
	return NoTrade, false
}

// ParseReward reads `road`, `development`, or cards such as `1 stone, 2 any`. Without words the reward is unknown.
func ParseReward(words string) (Reward, bool) {
	switch words {
	case "", "?":
		return Reward{}, true
	case "road":
		return Reward{Kind: RewardRoad}, true
	case "development":
		return Reward{Kind: RewardDevelopment}, true
	}
	out := Reward{Kind: RewardCards}
	for part := range strings.SplitSeq(words, ",") {
		number, name, _ := strings.Cut(strings.TrimSpace(part), " ")
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > 9 {
			return Reward{}, false
		}
		if name == "any" {
			out.Any += uint8(n)
			continue
		}
		r, ok := ParseResource(name)
		if !ok {
			return Reward{}, false
		}
		out.Get[r] += uint8(n)
	}
	return out, true
}

func (r Reward) String() string {
	switch r.Kind {
	case RewardUnknown:
		return "?"
	case RewardRoad:
		return "road"
	case RewardDevelopment:
		return "development"
	}
	var parts []string
	for k, n := range r.Get {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, Resources[k]))
		}
	}
	if r.Any > 0 {
		parts = append(parts, fmt.Sprintf("%d any", r.Any))
	}
	return strings.Join(parts, ", ")
}
