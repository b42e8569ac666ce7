//go:build !js

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "offline: this program runs in browsers only: build it with make wasm")
	os.Exit(2)
}
