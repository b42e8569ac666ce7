// Command distill makes the scenarios that the miner has found small: make mine. It rewrites each file in place, and
// removes those that are no proofs: a scenario that does not hold, or does not notice its article.
package main

import (
	"context"
	"fmt"
	"os"

	"catanica/cmd/internal/service"
	"catanica/content"
	"catanica/rulings/proof"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: distill FILE.scn…")
		os.Exit(2)
	}
	if err := run(context.Background(), os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "distill:", err)
		os.Exit(1)
	}
}

// run distills the files and prints how many are left.
func run(ctx context.Context, files []string) error {
	svc, problems := service.Load(content.FS)
	if err := problems.Err(); err != nil {
		return err
	}
	left := 0
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		text, ok := proof.Distill(ctx, string(src), svc.Books())
		if !ok {
			if err := os.Remove(file); err != nil {
				return err
			}
			continue
		}
		left++
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%d of %d scenarios are proofs\n", left, len(files))
	return nil
}
