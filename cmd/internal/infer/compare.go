package main

import (
	"fmt"
	"strconv"

	"catanica/catalog"
)

// line is an inference as JSON.
type line struct {
	Card     string           `json:"card"`
	Field    string           `json:"field"`
	Says     string           `json:"says"`
	Resource catalog.Resource `json:"resource,omitempty"`
	Why      catalog.Text     `json:"why"`
	Source   catalog.Sources  `json:"source"`
}

func (i Inference) line() line {
	return line{i.Card.ID, i.Field, i.says(), i.Resource, i.Why, i.Source}
}

// says returns the inference in words: "is city", "none", "at least 3".
func (i Inference) says() string {
	switch {
	case i.Is != "":
		return "is " + i.Is
	case i.Likely != "":
		return "likely " + i.Likely
	case i.None:
		return "none"
	case i.AtMost > 0:
		return "at most " + strconv.Itoa(i.AtMost)
	}
	return "at least " + strconv.Itoa(i.AtLeast)
}

// disagrees returns what the card's file says instead, or "" if it agrees.
func (i Inference) disagrees() string {
	var got Inference
	var basis catalog.Basis
	switch i.Field {
	case "class":
		d := i.Card.Class.DatedAt(catalog.DefaultEdition)
		got.Is, got.Likely, got.Why, basis = d.Is, d.Likely, d.Why, d.Basis
		if got.Likely != "" {
			got.Is = ""
		}
	case "cost":
		d := i.Card.Cost.DatedAt(catalog.DefaultEdition)
		got.AtLeast, got.Why, basis = d.AtLeast[i.Resource], d.Why, d.Basis
	default:
		d := i.points().DatedAt(catalog.DefaultEdition)
		got.None, got.Why, basis = d.Certainty == catalog.None, d.Why, d.Basis
		got.AtLeast, got.AtMost = d.AtLeast.N, d.AtMost.N
	}
	switch {
	case basis != catalog.Inferred:
		return fmt.Sprintf("it rests on %q", basis)
	case got.says() != i.says():
		return got.says()
	case got.Why != i.Why:
		return fmt.Sprintf("another reason: %q", got.Why.EN)
	}
	return ""
}

// points returns the points that the inference is about.
func (i Inference) points() catalog.Fact[catalog.Points] {
	if i.Field == "points.strength" {
		return i.Card.Points.Strength
	}
	return i.Card.Points.Victory
}
