package main

import (
	"context"
	"fmt"

	"catanica/cmd/internal/service"
	"catanica/content"
)

// runCheck lints the content. It prints every mistake with FILE:LINE and exits 1 if there is one.
func runCheck(_ context.Context, e env, args []string) (int, error) {
	fs := e.flags("check")
	if err := e.noWords(fs, args); err != nil {
		return exitUnread, err
	}
	_, problems := service.Check(content.FS)
	for _, p := range problems {
		fmt.Fprintf(e.out, "content/%s\n", p.Error())
	}
	if len(problems) > 0 {
		fmt.Fprintf(e.err, "catanica: the content has %d mistakes: mend the lines above\n", len(problems))
		return exitNo, nil
	}
	fmt.Fprintln(e.out, "content: no mistakes")
	return exitOK, nil
}
