package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"

	"catanica/catalog"
	"catanica/content"
)

func main() {
	asJSON := flag.Bool("json", false, "write the inferences as JSON Lines")
	flag.Parse()
	if err := run(*asJSON); err != nil {
		fmt.Fprintln(os.Stderr, "infer:", err)
		os.Exit(1)
	}
}

// run prints all inferences and fails if the catalogue disagrees with one.
func run(asJSON bool) error {
	cat, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		return err
	}
	all, err := infer(cat)
	if err != nil {
		return err
	}
	wrong := 0
	for _, i := range all {
		if asJSON {
			line, err := json.Marshal(i.line())
			if err != nil {
				return err
			}
			fmt.Println(string(line))
			continue
		}
		fmt.Printf("%s: %s: %s\n    %s\n", i.Card.ID, i.Field, i.says(), i.Why.EN)
		if bad := i.disagrees(); bad != "" {
			wrong++
			fmt.Println("    but its file says", bad)
		}
	}
	if wrong > 0 {
		return fmt.Errorf("%d of %d inferences are not what the cards' files say", wrong, len(all))
	}
	return nil
}
