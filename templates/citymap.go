package templates

import (
	"strings"

	"catanica/catalog"
)

// CityRoute is a route from A to B. Trade is the sign of what a road there exchanges, shown at At; "" for none.
type CityRoute struct {
	A, B, At Spot
	Trade    string
}

// CitySite is a place where routes meet. Kind is free, location or landmark.
type CitySite struct {
	At                Spot
	Kind, Name, Title string
	Label             Spot   // where the name is written
	Anchor            string // how the name lies at Label: start, middle or end
	Built             bool   // its landmark stands
	Colour            string // of the player who has the card of the landmark; "" for nobody
	New               bool   // the step has built the landmark
}

// rate returns the first word of the route's sign, good the rest: what it exchanges.
func (r CityRoute) rate() string {
	rate, _, _ := strings.Cut(r.Trade, " ")
	return rate
}

func (r CityRoute) good() string {
	_, good, _ := strings.Cut(r.Trade, " ")
	return good
}

// IsMap reports whether the drawing is a map of routes instead of an island.
func (i *Island) IsMap() bool { return i != nil && len(i.Sites) > 0 }

// title names the drawing.
func (i Island) title() catalog.Text {
	if i.IsMap() {
		return textCityMap
	}
	return textIsland
}

// NameAt returns where the name of a hex is written: above its chip, or beside it if a map needs the space for the
// names of places.
func (h IslandHex) NameAt(i *Island) Spot {
	switch {
	case i.IsMap() && len(h.Name) > 3:
		return h.At.below(-16)
	case i.IsMap():
		return Spot{h.At.X - 22, h.At.Y + 4}
	}
	return h.At.below(-22)
}

// radius returns the radius of the place's circle: free intersections are small.
func (s CitySite) radius() string {
	if s.Kind == "free" {
		return "3.5"
	}
	return "7"
}

// tower returns the outline of a landmark that stands.
func (s CitySite) tower() string {
	return "M" + s.At.x() + " " + s.At.below(-17).y() + " l7 10 v14 h-14 v-14 Z"
}

// class returns the classes of the place.
func (s CitySite) class() string {
	out := "site k-" + s.Kind
	if s.Colour != "" {
		out += " c-" + s.Colour
	}
	return out
}

var textCityMap = catalog.Text{DE: "Der Plan", EN: "The map"}

// corner returns the top left corner of the square that stands for an empty landmark space.
func (s CitySite) corner() Spot { return Spot{s.At.X - 7, s.At.Y - 7} }
