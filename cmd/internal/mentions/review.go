package main

import (
	_ "embed"
	"fmt"
	"io"
	"slices"

	"go.yaml.in/yaml/v3"
)

//go:embed reviewed.yaml
var reviewedYAML []byte

// review records that a passage has been read for the unknown facts of the cards that it names.
type review struct {
	At   string `yaml:"at"`   // source and place
	Hash string `yaml:"hash"` // of the passage as it was read
	// Nothing lists the cards of which the passage states no fact that is unknown, Entered those of which it states one
	// that is now in the card's file.
	Nothing []string `yaml:"nothing,flow,omitempty"`
	Entered []string `yaml:"entered,flow,omitempty"`
}

// reviews are the reviewed passages by place.
type reviews map[string]review

func readReviews() (reviews, error) {
	var list []review
	if err := yaml.Unmarshal(reviewedYAML, &list); err != nil {
		return nil, fmt.Errorf("reviewed.yaml: %w", err)
	}
	out := reviews{}
	for _, r := range list {
		if _, twice := out[r.At]; twice {
			return nil, fmt.Errorf("reviewed.yaml: %s is listed twice", r.At)
		}
		out[r.At] = r
	}
	return out, nil
}

// has reports whether the passage has been read for the card since it last changed.
func (rs reviews) has(h hit) bool {
	r, ok := rs[h.At]
	return ok && r.Hash == h.Hash && (slices.Contains(r.Nothing, h.Card.ID) || slices.Contains(r.Entered, h.Card.ID))
}

// writeEntries prints the passages to be read as entries that say nothing about any of their cards.
func writeEntries(w io.Writer, hits []hit) error {
	var out []review
	for _, h := range hits {
		if h.Read {
			continue
		}
		i := slices.IndexFunc(out, func(r review) bool { return r.At == h.At })
		if i < 0 {
			i, out = len(out), append(out, review{At: h.At, Hash: h.Hash})
		}
		out[i].Nothing = append(out[i].Nothing, h.Card.ID)
	}
	slices.SortStableFunc(out, func(a, b review) int { return compareAt(a.At, b.At) })
	for _, r := range out {
		var n yaml.Node
		if err := n.Encode([]review{r}); err != nil {
			return err
		}
		n.Content[0].Style = yaml.FlowStyle
		line, err := yaml.Marshal(&n)
		if err != nil {
			return err
		}
		if _, err := w.Write(line); err != nil {
			return err
		}
	}
	return nil
}
