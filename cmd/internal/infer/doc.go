// Command infer recomputes what the catalogue infers about cards although no source states it, from the order of the
// Encyclopædia's sections (places.yaml) and from what other cards and articles imply. It prints each inference with its
// reasons and says where the catalogue disagrees. `make infer` runs it; the test compares it with the content.
package main
