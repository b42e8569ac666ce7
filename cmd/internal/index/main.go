// Command index builds what the program embeds of its content to start quickly: the search index, and the content
// packed:
//
//	go run ./cmd/internal/index search/index/built/index.zip cmd/internal/service/built/content.packed
//
// It leaves a file as it is that holds the same already.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"catanica/cmd/internal/service"
	"catanica/content"
	"catanica/search"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: index INDEX CONTENT")
		os.Exit(2)
	}
	svc, problems := service.Load(content.FS) // `catanica check` reports the problems of the content
	indexed, err := search.WriteIndex(os.Args[1], svc.Documents(), svc.Catalog)
	var packed bool
	switch {
	case err != nil:
	case len(problems) > 0: // packed content of an earlier state must not be embedded
		if err = os.Remove(os.Args[2]); errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
	default:
		packed, err = writePacked(os.Args[2], svc)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "index:", err)
		os.Exit(1)
	}
	if indexed {
		fmt.Println("search index built")
	}
	if packed {
		fmt.Println("content packed")
	}
}

// writePacked packs the content into a file, unless the file holds the same already.
func writePacked(file string, svc *service.Service) (written bool, err error) {
	data, err := service.Pack(svc)
	if err != nil {
		return false, err
	}
	if old, err := os.ReadFile(file); err == nil && bytes.Equal(old, data) {
		return false, nil
	}
	if err := os.WriteFile(file+".part", data, 0o644); err != nil {
		return false, err
	}
	return true, os.Rename(file+".part", file)
}
