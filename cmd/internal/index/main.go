// Command index builds the search index of the embedded content, for the program to embed:
//
//	go run ./cmd/internal/index search/index/built/index.zip
//
// It does nothing if the file holds the index of this content already.
package main

import (
	"fmt"
	"os"

	"catanica/cmd/internal/service"
	"catanica/content"
	"catanica/search"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: index FILE")
		os.Exit(2)
	}
	svc, _ := service.Load(content.FS) // `catanica check` reports problems of the content
	written, err := search.WriteIndex(os.Args[1], svc.Documents(), svc.Catalog)
	if err != nil {
		fmt.Fprintln(os.Stderr, "index:", err)
		os.Exit(1)
	}
	if written {
		fmt.Println("search index built")
	}
}
